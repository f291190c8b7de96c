"""The drawn tables: what stands on them, and that they fit a screen of 80 columns in every language."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from pioche.cli.table.boards import BOARDS
from pioche.cli.table.boards.g5211 import stands, would_score
from pioche.cli.table.marks import in_columns
from pioche.cli.table.session import Session
from pioche.cli.table.spoken.g5211 import lines as in_words
from pioche.i18n.words import LANGUAGES, words_in
from tests.cli.table.playing import HUMAN, finished, new_table, play_until

# 80 columns less the story, the borders and the scrollbar
ROOM = 43
LAST_SCORINGS = 12


def whole_game(session: Session) -> list[dict[str, Any]]:
    """Every view the first seat has in a game of bots."""
    session.bots[HUMAN] = session.bots[1]
    session._luck[HUMAN] = [0, 0, 1, 2, 3]
    views = [session.view()]
    while (seat := session.next_bot()) is not None:
        session.act(seat, session.think(seat))
        views.append(session.view())
    return views


@pytest.mark.parametrize("game", ["5211", "kudos"])
def test_every_line_fits_beside_the_story(game: str) -> None:
    session = new_table(game, 5)
    views = whole_game(session)
    for language in LANGUAGES:
        words = words_in(language)
        names = [words.seat(0), *(f"{words.say('bot-random')} {seat}" for seat in range(2, 6))]
        for view in views:
            drawing = BOARDS[game].table(view, names, words, roomy=False)
            long = [line.plain for line in drawing.split() if line.cell_len > ROOM and line.plain[0] != "!"]
            assert not long, language


def counts(now: str | None, **cards: int) -> dict[str, Any]:
    return {
        "counts": {letter: cards.get(letter, 0) for letter in "YGOBV"},
        "limit": 7,
        "if_scored_now": now,
        "sealed": [0, 1],
        "to_lay": [0, 0],
    }


def test_colours_that_tie_are_shown_as_out() -> None:
    """5211-M3."""
    view = counts("O", Y=5, G=5, O=3, B=2)
    assert [stands(view, letter) for letter in "YGOBV"] == ["tied", "tied", "scores", "", ""]


def test_a_colour_at_the_limit_is_shown_as_too_many() -> None:
    """5211-M2."""
    view = counts("Y", Y=4, G=7)
    assert stands(view, "G") == "over"
    assert stands(view, "Y") == "scores"


def test_where_the_kododo_cards_would_score_no_colour_does() -> None:
    """5211-K1."""
    view = counts("1", Y=4, G=4, O=3)
    assert [stands(view, letter) for letter in "YGOBV"] == [""] * 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_last_scoring_nothing_would_score_any_more(language: str) -> None:
    """5211-R4: what has scored is told instead, drawn and in words."""
    words, scored = words_in(language), set[str | None]()
    for seed in range(LAST_SCORINGS):
        view = finished("5211", seed).view(HUMAN)
        scored.add(view["if_scored_now"])
        names = [words.seat(seat) for seat in range(view["seats"])]
        told = BOARDS["5211"].table(view, names, words, roomy=False).plain
        spoken = "\n".join(line.plain for line in in_words(view, names, words))
        for text in (told, spoken):
            assert words.say("table-stands-scores") not in text
            assert would_score(view | {"to_lay": [1]}, words).plain not in text
            assert would_score(view, words).plain in text
            assert (words.say("table-stands-scored") in text) == (view["if_scored_now"] in view["counts"])
    assert {"1", "B"} < scored


def test_that_nothing_scored_is_told_once_it_has_come_to_that() -> None:
    """5211-M3."""
    words = words_in("en")
    assert would_score(counts(None), words).plain == words.say("table-would-score-nobody")
    assert would_score(counts(None) | {"sealed": [0, 0]}, words).plain == words.say("table-has-scored-nobody")


def drawn(session: Session) -> str:
    """The table as it is drawn."""
    board = BOARDS[session.game.name]
    return str(board.table(session.view(), session.names, session.words, roomy=True).plain)


def test_the_arrow_points_at_its_pile() -> None:
    session = play_until(new_table("kudos", edition="de"), lambda table: table.view()["phase"] == "play")
    assert drawn(session).count("▶ arrow") == 1


def test_where_the_arrow_is_still_to_be_chosen_it_points_nowhere() -> None:
    """KUD-S5."""
    session = new_table("kudos", edition="de", options={"first": 0})
    assert session.view()["phase"] == "choose-arrow"
    assert "▶ arrow" not in drawn(session)


def test_a_rainbow_shows_what_fits_at_its_ends() -> None:
    """KOB-A2: after 12 comes 1."""
    session = new_table("kobito")
    gold = session.view()["golds"][0]
    low = (gold["rainbow"][0]["number"] - 2) % 12 + 1
    assert f"{low}‹" in drawn(session)


def test_who_may_soon_be_out_of_cards_is_named() -> None:
    """KUD-E1."""
    session = play_until(new_table("kudos"), lambda table: 0 < min_left(table) <= 3)
    assert "Nearly out of cards" in drawn(session)


def min_left(session: Session) -> int:
    view = session.view()
    return min(int(draw) + len(row) for draw, row in zip(view["draw_piles"], view["rows"], strict=True))


def test_a_line_is_never_broken_before_a_french_colon() -> None:
    words = words_in("fr").say("g5211-nobody")
    before = words.index("\u00a0:")
    page = Console(width=before + 3, file=StringIO())
    page.print(in_columns([(Text("•"), Text(words))]))
    lines = page.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert len(lines) > 1
    assert not [line for line in lines if line.split()[0] == ":"]
    assert " ".join("".join(lines).split()) == f"• {words}".replace("\u00a0", " ")
