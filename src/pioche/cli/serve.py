"""`pioche serve`: tables in the browser, for friends by a link."""

import ipaddress
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from pioche.core.extras import need
from pioche.i18n.words import Words

EVERYWHERE = ("0.0.0.0", "::", "")


def serve(
    words: Words, host: str, port: int, data: Path | None, store: str, address: str, hosts: list[str], opens: bool
) -> None:
    """Serve until Ctrl-C, and say where."""
    need("litestar", "web")
    from pioche.store.data_folder import data_folder
    from pioche.web import serving
    from pioche.web.logs import set_up_logs

    place = serving.Place(
        host=host,
        port=port,
        data=data or data_folder(),
        store=store,
        address=address.rstrip("/"),
        hosts=tuple(hosts),
    )
    taken = serving.bound(place)
    set_up_logs(is_quiet=sys.stderr.isatty())
    here = f"http://{name_of(host)}:{taken.getsockname()[1]}"
    friends = place.address or friends_address(host, taken.getsockname()[1])

    def ready() -> None:
        greet(words, here, friends)
        if opens:
            webbrowser.open(here)

    with suppress(KeyboardInterrupt):
        serving.serve(place, taken, friends, ready)
    Console(highlight=False).print(words.say("table-bye"))


def greet(words: Words, here: str, friends: str) -> None:
    """Where the tables are, with a code for the phones of friends."""
    console = Console(highlight=False, soft_wrap=True)
    console.print(words.say("serve-ready", address=here), markup=False)
    if friends:
        console.print(words.say("serve-friends", address=friends), markup=False)
        if sys.stdout.isatty():
            need("segno", "web").make(friends).terminal(compact=True)
    else:
        console.print(words.say("serve-alone"), markup=False)
    console.print(words.say("serve-stop"), markup=False)


def name_of(host: str) -> str:
    """A host as it stands in an address."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def friends_address(host: str, port: int) -> str:
    """How others on the same network reach this machine, if they can."""
    name = own_address() if host in EVERYWHERE else host
    return "" if not name or is_loopback(name) else f"http://{name_of(name)}:{port}"


def is_loopback(host: str) -> bool:
    """Whether only this machine itself gets there."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str:
    """The address of the machine on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
            return str(way.getsockname()[0])
        except OSError:
            return ""
