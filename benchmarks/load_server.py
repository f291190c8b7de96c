"""A server for the load: as `pioche serve`, but a whole crowd may come from one address."""

import sys
from pathlib import Path

from pioche.web import serving
from pioche.web.limits import Limits, Pace
from pioche.web.logs import set_up_logs

ANY = Pace(burst=10**6, a_minute=10**6)
CROWD = Limits(sockets_each=10**5, opening=ANY, opening_each=ANY, claiming=ANY, claiming_each=ANY, asking=ANY)


def main() -> None:
    """Serve on a free port, and print it once ready."""
    set_up_logs(is_quiet=True)
    place = serving.Place(port=0, data=Path(sys.argv[1]), limits=CROWD)
    taken = serving.bound(place)
    port = taken.getsockname()[1]
    serving.serve(place, taken, "", lambda: print(port, flush=True))


if __name__ == "__main__":
    main()
