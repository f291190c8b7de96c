"""Finished games: replays are what the engine shows, secrets stay sealed, and a false seed is found out."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pioche import Game
from pioche.draw import svg
from pioche.draw.excerpt import excerpt
from pioche.i18n import LANGUAGES, words_in
from pioche.play.luck import commitment_of
from pioche.play.replay import first_moment, read_setup
from pioche.web.past.film import film_of, trouble_in
from pioche.web.past.graph import Scale
from tests.web.shelf import NAMES, RUNNING, SEATS, finished, shelf_app

Client = TestClient[Litestar]
each_game = pytest.mark.parametrize("name", SEATS)
each_look_back = pytest.mark.parametrize(
    "path", ["record", "replay", "replay?eyes=0", "picture", "picture?at=3&eyes=1"]
)
OTHER_SEED = "pioche:5"


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    false = finished("5211").record() | {"seed": OTHER_SEED}
    sly = false | {"commitment": commitment_of(OTHER_SEED)}
    with TestClient(shelf_app(false=false, sly=sly)) as client:
        yield client


def engine(name: str) -> list[Game]:
    """Every moment of the game as the engine has it."""
    record = finished(name).record()
    games = [first_moment(read_setup(record), record["luck"])]
    for seat, move in record["moves"]:
        games.append(games[-1].play(seat, move))
    return games


def steps(client: Client, name: str, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/api/tables/{name}/replay{query}").json()["steps"]
    return found


def is_scored(game: Game) -> bool:
    """5211-M1: whether a round was scored just now, and its cards cleared."""
    return any(event.rule in ("5211-K1", "5211-K2") for event in game.explain())


@each_game
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_replay_shows_what_the_engine_shows(client: Client, name: str, eyes: int | None) -> None:
    games = engine(name)
    told = steps(client, name, "" if eyes is None else f"?eyes={eyes}")
    assert len(told) == len(games)
    for step, game in zip(told, games, strict=True):
        if not is_scored(game):
            assert step["view"] == game.view(eyes)
        assert step["view"]["scores"] == game.view(eyes)["scores"]


def test_a_scored_round_of_5211_is_shown_as_it_lay(client: Client) -> None:
    record = finished("5211").record()
    scored = [
        (step, at)
        for at, (step, game) in enumerate(zip(steps(client, "5211"), engine("5211"), strict=True))
        if is_scored(game)
    ]
    assert len(scored) == 6
    for step, at in scored:
        laid = [card for cards in step["view"]["laid"] for card in cards]
        assert sorted(laid) == sorted(move for _, move in record["moves"][at - 16 : at])


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_told_in_the_reader_s_language_with_its_rules(client: Client, name: str, language: str) -> None:
    words = words_in(language)
    for step, game in zip(steps(client, name, f"?views=false&lang={language}"), engine(name), strict=True):
        told = [(line["text"], line["rule"]) for line in step["lines"]]
        assert told == [(words.tell(event, NAMES), event.rule) for event in game.explain()]
        assert step["view"] == {}


def test_a_sealed_card_is_named_to_its_owner_s_eyes_alone(client: Client) -> None:
    record = finished("5211").record()
    for eyes in (None, 2):
        for step in steps(client, "5211", "?views=false" + ("" if eyes is None else f"&eyes={eyes}"))[1:]:
            is_sealed = any(line["key"] == "g5211-laid" for line in step["lines"])
            named = step["move"] == record["moves"][step["number"] - 1][1]
            assert named is (not is_sealed or step["seat"] == eyes)


@each_look_back
def test_a_running_game_cannot_be_looked_back_at(client: Client, path: str) -> None:
    answer = client.get(f"/api/tables/{RUNNING}/{path}")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@each_look_back
def test_there_is_no_look_back_at_a_table_that_is_not_there(client: Client, path: str) -> None:
    answer = client.get(f"/api/tables/nowhere/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


@pytest.mark.parametrize(("table", "status"), [(RUNNING, 409), ("nowhere", 404)])
def test_the_page_says_so_in_words(client: Client, table: str, status: int) -> None:
    answer = client.get(f"/g/{table}?lang=de")
    assert answer.status_code == status
    assert '<html lang="de">' in answer.text


@pytest.mark.parametrize("query", ["eyes=3", "eyes=-1", "eyes=x", "at=-1", "at=x", "lang=xx"])
def test_a_look_back_through_eyes_that_are_not_there_is_refused(client: Client, query: str) -> None:
    kind = "replay" if query.startswith("lang") else "picture"
    assert client.get(f"/api/tables/kudos/{kind}?{query}").status_code == 400


@each_game
def test_the_record_is_the_game_s_own(client: Client, name: str) -> None:
    assert client.get(f"/api/tables/{name}/record").json() == finished(name).record()


@each_game
def test_a_picture_is_drawn_from_the_view(client: Client, name: str) -> None:
    game = engine(name)[7]
    whole = client.get(f"/api/tables/{name}/picture?at=7&eyes=1&whole=true")
    part = client.get(f"/api/tables/{name}/picture?at=7&eyes=1")
    assert whole.text == svg(game.view(1))
    assert part.text == excerpt(game.view(1), range(game.seats), name)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_result_moment_graph_and_proof(client: Client, name: str, language: str) -> None:
    text = client.get(f"/g/{name}?lang={language}&at=7&eyes=1").text
    record = finished(name).record()
    assert f'src="/api/tables/{name}/picture?at=7&amp;eyes=1"' in text
    assert text.count('class="winner"') == len(record["winners"])
    assert record["seed"] in text
    assert record["commitment"] in text
    assert words_in(language).say("past-dealt").split(":")[0].rstrip() in text
    assert '<option value="1" selected="">' in text


def test_another_language_keeps_the_move_and_the_eyes(client: Client) -> None:
    text = client.get("/g/kudos?at=7&eyes=1&lang=en").text
    assert 'href="/g/kudos?at=7&amp;eyes=1&amp;lang=fr"' in text


def test_names_are_shown_and_not_obeyed(client: Client) -> None:
    text = client.get("/g/5211").text
    assert "<b>Dirk" not in text
    assert "&lt;b&gt;Dirk&lt;/b&gt;" in text


def test_a_move_that_is_not_there_is_the_last_and_odd_eyes_are_a_spectator_s(client: Client) -> None:
    text = client.get("/g/kudos?at=99999&eyes=17").text
    assert f'picture?at={len(finished("kudos").moves)}"' in text


@pytest.mark.parametrize("table", ["false", "sly"])
def test_a_seed_that_does_not_give_these_cards_is_found_out(client: Client, table: str) -> None:
    text = client.get(f"/g/{table}?lang=en").text
    assert "Played again, the record breaks" in text
    assert words_in("en").say("past-dealt") not in text


def test_a_true_record_is_dealt_again_without_trouble() -> None:
    from pioche.play.records import to_line

    assert trouble_in(to_line(finished("kudos").record())) is None


@each_game
def test_the_scores_told_begin_with_the_deal_and_end_with_the_result(name: str) -> None:
    told = film_of(finished(name).record()).scores()
    moves = [move for move, _ in told]
    assert moves == sorted(set(moves))
    assert told[0] == (0, (0,) * SEATS[name])
    assert told[-1] == (len(finished(name).moves), finished(name).scores)


@pytest.mark.parametrize("scores", [[(0, (0, 0)), (3, (0, 0))], [(0, (0,)), (9, (-7,))], [(0, (0,)), (1, (1000,))]])
def test_the_graph_has_room_for_all_points(scores: list[tuple[int, tuple[int, ...]]]) -> None:
    scale = Scale(scores)
    for move, points in scores:
        assert all(0 <= scale.x(move) <= 720 and 0 <= scale.y(each) <= 300 for each in points)
    assert len(range(scale.least, scale.most + 1, scale.step)) <= 7
