"""What a first visit costs: `python -m benchmarks.first_paint` (needs Chromium).

Starts `pioche serve` as a user does, opens a table, and visits its page in browsers that have seen nothing yet: when
the first words or pictures are there, and how many bytes came over the wire. Also how soon the server is ready, and
what it holds at rest.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks.load import memory_of
from tests.browser.chromium import ARGS, chromium
from tests.browser.visits import DESKTOP, PHONE, open_table

PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def visit(browser: Browser, address: str, device: dict[str, Any]) -> tuple[float, int, int]:
    """A first visit: milliseconds to the first paint, bytes over the wire, requests."""
    context = browser.new_context(**device)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    painted = page.wait_for_function(PAINTED).json_value()
    context.close()
    return float(painted), sum(sizes), len(sizes)


def table_address(browser: Browser, server: str) -> str:
    """The address of a table somebody has just opened."""
    context = browser.new_context(base_url=server, **DESKTOP)
    page = context.new_page()
    open_table(page, "5211")
    page.wait_for_url(re.compile("/t/"))
    address = page.url
    context.close()
    return address


def measure(browser: Browser, server: str, runs: int) -> None:
    """Several first visits with each device."""
    address = table_address(browser, server)
    for name, device in (("desktop", DESKTOP), ("phone", PHONE)):
        visits = [visit(browser, address, device) for _ in range(runs)]
        painted = [paint for paint, _, _ in visits]
        _, size, requests = visits[-1]
        print(
            f"{name}: first paint {median(painted):.0f} ms (worst of {runs}: {max(painted):.0f} ms), "
            f"{size / 1000:.0f} KB over the wire in {requests} requests"
        )


def main() -> None:
    """Start the server and a browser, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        begin = perf_counter()
        command = [sys.executable, "-m", "pioche", "serve", "--port", "0", "--data", folder, "--lang", "en"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            print(f"pioche serve: ready after {perf_counter() - begin:.2f} s, at rest {memory_of(server.pid):.0f} MB")
            try:
                with sync_playwright() as playwright:
                    measure(playwright.chromium.launch(executable_path=chromium(), args=ARGS), address, runs)
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
