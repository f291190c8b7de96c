"""The rules as pages: complete, linked, and with examples that the engine has played."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pioche.core.contract import Event
from pioche.i18n import LANGUAGES, words_in
from pioche.web.examples import SCENES, examples
from pioche.web.examples.scene import Scene, play_all
from pioche.web.rules.chapters import MARKDOWN, blocks_of, chapters, html
from pioche.web.rules.inline import Marks
from pioche.web.rules.pages import rules_page
from tests.architecture.test_clauses import ALL, GAMES
from tests.web.shelf import shelf_app

each_page = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES]
)
EVERY_SCENE = [(game, scene) for game in GAMES for scene in SCENES[game]]
each_scene = pytest.mark.parametrize(("game", "scene"), EVERY_SCENE, ids=lambda part: getattr(part, "name", part))
# what the pages must show played out
SHOWN = {
    "5211-R1", "5211-K1", "5211-K2", "5211-M2", "5211-M3", "KOB-T1", "KOB-T4", "KOB-A1", "KOB-U1", "KOB-G1", "KOB-G3",
    "KOB-J1", "KOB-J3", "KOB-P1", "KUD-T3", "KUD-B1", "KUD-X1", "KUD-X2", "KUD-E2",
}  # fmt: skip


class Page(HTMLParser):
    """The ids, links and open elements of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        found = dict(attrs)
        self.ids += [value] if (value := found.get("id")) else []
        self.links += [value] if tag == "a" and (value := found.get("href")) else []


def written(language: str, game: str) -> str:
    return rules_page(language, game, "/page/")


@cache
def read(language: str, game: str) -> Page:
    return Page(written(language, game))


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(shelf_app()) as client:
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "clause"), ALL)
def test_every_clause_is_an_anchor_with_a_link_to_itself(language: str, game: str, clause: str) -> None:
    page = read(language, game)
    assert page.ids.count(clause) == 1
    assert f"#{clause}" in page.links


@each_page
def test_every_link_within_a_page_leads_somewhere(language: str, game: str) -> None:
    page = read(language, game)
    assert len(set(page.ids)) == len(page.ids)
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


@each_page
def test_a_page_runs_no_script_of_its_own_and_has_no_inline_style(language: str, game: str) -> None:
    page = read(language, game)
    assert not {"style", "onclick", "onload"} & page.attributes
    assert page.tags.count("script") == 1
    assert '<script src="/page/theme.js"></script>' in written(language, game)


@each_page
def test_every_ruling_is_marked_as_ours(language: str, game: str) -> None:
    label = words_in(language).say("reading-ruling")
    text = written(language, game)
    told = sum(clause.text.count(label) for chapter in chapters(language, game) for clause in chapter.clauses)
    assert told > 0
    assert text.count('<span class="ruling">') == told + 1


@each_page
def test_all_languages_have_the_same_chapters_clauses_and_examples(language: str, game: str) -> None:
    ids = [name for name in read(language, game).ids if name != "text"]
    assert ids == [name for name in read("en", game).ids if name != "text"]


def test_markup_in_a_rules_text_is_shown_and_not_obeyed() -> None:
    block = next(blocks_of(MARKDOWN.parse("A <script>alert(1)</script> *b*")))
    text = html(block, Marks({}, "Our ruling", "Option", "Table"))
    assert "&lt;script&gt;" in text
    assert "<em>b</em>" in text


def test_a_clause_that_is_named_is_a_link_and_a_card_is_not() -> None:
    block = next(blocks_of(MARKDOWN.parse("See M2 and 5211-K1, not `M2` nor G3.")))
    text = html(block, Marks({"M2": "5211-M2", "K1": "5211-K1"}, "Our ruling", "Option", "Table"))
    assert re.findall(r'href="#([^"]+)"', text) == ["5211-M2", "5211-K1"]


def test_french_signs_never_stand_at_the_beginning_of_a_line() -> None:
    assert not re.search(r"\w [:;?!»](?=\s)", re.sub(r"<[^>]*>", "", written("fr", "kobito")))


def test_the_key_clauses_are_shown_played_out() -> None:
    assert {scene.clause for _, scene in EVERY_SCENE} == SHOWN


@pytest.mark.parametrize("scene", [scene for _, scene in EVERY_SCENE], ids=lambda scene: scene.name)
def test_an_example_is_explained_by_the_engine_with_its_clause(scene: Scene) -> None:
    game = play_all(scene.opening(), scene.before)
    engine: list[Event] = []
    for seat, move in scene.moves:
        game = game.play(seat, move)
        engine += game.explain()
    example = scene.play()
    assert list(example.events) == engine[-len(example.events) :]
    assert scene.clause in {event.rule for event in example.events}


@each_scene
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_stands_in_its_clause_with_the_engine_s_words(language: str, game: str, scene: Scene) -> None:
    text = written(language, game)
    clause = text[text.index(f'id="{scene.clause}"') :].split('<section class="clause"')[0]
    figure = clause[clause.index(f'id="example-{scene.name}"') :].split("</figure>")[0]
    assert "<svg" in clause
    for example in examples(game)[scene.clause]:
        if example.name == scene.name:
            assert figure.count("<li>") == len(example.events)


def test_every_caption_belongs_to_an_example() -> None:
    text = "".join(written("en", game) for game in GAMES)
    assert text.count("<figcaption>") == len(EVERY_SCENE)


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("/rules/5211?lang=nl", {"accept-language": "fr"}, "nl"),
        ("/rules/5211", {"accept-language": "fr-BE,fr;q=0.9,en;q=0.8", "cookie": "lang=de"}, "de"),
        ("/rules/5211", {"accept-language": "pt-BR,en;q=0.5,nl;q=0.7"}, "nl"),
        ("/rules?lang=xx", {"accept-language": "es"}, "en"),
        ("/rules", {"accept-language": ";;q=x,,"}, "en"),
    ],
)
def test_a_page_speaks_the_reader_s_language(
    client: TestClient[Litestar], path: str, headers: dict[str, str], language: str
) -> None:
    client.cookies.clear()
    assert f'<html lang="{language}">' in client.get(path, headers=headers).text


def test_a_language_that_was_chosen_is_remembered(client: TestClient[Litestar]) -> None:
    assert "lang=fr" in client.get("/rules/kudos?lang=fr").headers["set-cookie"]
    client.cookies.clear()
    assert "set-cookie" not in client.get("/rules/kudos", headers={"accept-language": "fr"}).headers


def test_there_are_no_rules_of_other_games(client: TestClient[Litestar]) -> None:
    assert client.get("/rules/chess").status_code == 404
