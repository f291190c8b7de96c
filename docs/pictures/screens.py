"""Takes pictures of every screen in Chromium, in both themes and sizes (needs the project's root on PYTHONPATH)."""

import io
import sys
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import ARGS, chromium
from tests.browser.serving import Serving

HERE = Path(__file__).parent / "screens"
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
THEMES = ("light", "dark")
COLOURS = 128
# opens a table with bots and has it started; plays so many moves of its own, whatever comes first
OPEN = """async ({ opening, moves }) => {
  const token = () => decodeURIComponent(/csrftoken=([^;]*)/.exec(document.cookie)[1]);
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json', 'x-csrftoken': token() }, body: JSON.stringify(body),
  }).then((got) => got.json());
  await fetch('/api/games');
  const { table } = await post('/api/tables', opening);
  const act = (id, command) => post(`/api/tables/${table}/do`, { seat: 0, id, command });
  const whole = async () => {
    const told = await fetch(`/api/tables/${table}/events?seat=0`).then((got) => got.json());
    return told.find((each) => each.type === 'whole').table;
  };
  if (moves === null) return table;
  await act(1, { kind: 'start' });
  for (let played = 0, id = 2; played < moves; id += 1) {
    const now = await whole();
    if (now.stage === 'over') break;
    if (now.ask?.moves.length) {
      const { moves: may, number } = now.ask;
      await act(id, { kind: 'play', move: may[(id * 7) % may.length], ask: number });
      played += 1;
    } else await new Promise((done) => setTimeout(done, 20));
  }
  return table;
}"""


class Screen(NamedTuple):
    """A screen: its picture's name, the address with a table's name in it, that table, and how to get there from it."""

    name: str
    path: str
    opening: dict[str, Any] | None = None
    moves: int | None = None
    click: str = ""  # what is clicked once all is there, and then the keys that are pressed
    keys: tuple[str, ...] = ()
    fresh: bool = False  # seen by somebody else, who has no seat there


def bots(game: str, seats: int, level: str = "greedy") -> dict[str, Any]:
    """A table of Ana's with bots around."""
    return {"game": game, "name": "Ana", "seats": seats, "bots": {str(seat): level for seat in range(1, seats)}}


WHOLE_GAME = 5000
AROUND_ONE_DEVICE = {
    "game": "5211", "name": "Ana", "seats": 3, "shared": True, "names": ["Ana", "Bo"], "bots": {"2": "greedy"},
}  # fmt: skip
SCREENS = (
    Screen("lobby", "/"),
    Screen("opening", "/", click=".game-button"),
    Screen("gathering", "/t/{table}", {"game": "kobito", "name": "Ana", "seats": 4, "bots": {"3": "greedy"}}),
    Screen("table-5211", "/t/{table}", bots("5211", 4), 6),
    Screen("scoring-5211", "/t/{table}", bots("5211", 4), 3, keys=("1", "Enter")),
    Screen("result-kudos", "/t/{table}", bots("kudos", 4), WHOLE_GAME, click=".scoring .primary"),
    Screen("table-kobito", "/t/{table}", bots("kobito", 3), 14),
    Screen("table-kudos", "/t/{table}", bots("kudos", 4), 9),
    Screen("handing-on", "/t/{table}", AROUND_ONE_DEVICE, 2),
    Screen("late-friend", "/t/{table}?lang=en", bots("kobito", 3), 6, fresh=True),
    Screen("keys", "/t/{table}", bots("5211", 3), 2, keys=("?",)),
    Screen("no-table", "/t/aaaaaaaaaaaa"),
    Screen("rules", "/rules"),
    Screen("rules-5211", "/rules/5211#5211-M3"),
    Screen("rules-kobito", "/rules/kobito#KOB-G3"),
    Screen("rules-kudos", "/rules/kudos#KUD-X1"),
    Screen("finished-5211", "/g/{table}?at=32#replay", bots("5211", 4), WHOLE_GAME),
)


def take(context: BrowserContext, url: str, screen: Screen) -> bytes:
    """A picture of a screen."""
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    table = page.evaluate(OPEN, {"opening": screen.opening, "moves": screen.moves}) if screen.opening else ""
    if screen.fresh:
        context.clear_cookies()
    go(page, url + screen.path.format(table=table))
    if screen.click:
        page.locator(screen.click).first.click()
    for key in screen.keys:
        page.keyboard.press(key)
    if screen.click or screen.keys:
        page.wait_for_timeout(1200)
    picture = page.screenshot(animations="disabled")
    page.close()
    return picture


def go(page: Page, address: str) -> None:
    """Open an address and wait until all is there; a table listens for ever, so a moment has to do."""
    page.goto(address)
    page.wait_for_function("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(1200)


def small(picture: bytes) -> bytes:
    """The picture with few colours."""
    packed = io.BytesIO()
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def all_of(browser: Browser, url: str, wanted: list[str]) -> None:
    """Every screen that is wanted, or all."""
    for screen in SCREENS:
        for size, (width, height) in SIZES.items() if not wanted or screen.name in wanted else ():
            for theme in THEMES:
                scheme: Any = theme
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    locale="en",
                    reduced_motion="reduce",
                )
                picture = take(context, url, screen)
                (HERE / f"{screen.name}-{size}-{theme}.png").write_bytes(small(picture))
                context.close()


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    serving = Serving()
    serving.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        all_of(browser, serving.url, sys.argv[1:])
        browser.close()
    serving.stop()
