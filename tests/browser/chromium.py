"""Chromium for the tests: Debian's, installed where it is missing and may be (python -m tests.browser.chromium)."""

import os
import shutil
import subprocess
import sys

ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PACKAGES = ["chromium", "fonts-dejavu-core"]


def chromium() -> str | None:
    """Where it is, if it is there."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def install() -> bool:
    """Whether it is there, after an attempt to install it."""
    if chromium() is None and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", *PACKAGES]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return chromium() is not None


if __name__ == "__main__":
    if not install():
        print(
            "SKIPPED: all tests in a real browser (tests/browser). There is no Chromium here, and it may not be"
            " installed; as root `apt-get install chromium fonts-dejavu-core` helps.",
            file=sys.stderr,
        )
        sys.exit(1)
