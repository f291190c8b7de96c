"""The sentences around a game: who left, and for whom the clock decided."""

import json

import pytest

from pioche.i18n import LANGUAGES, words_in
from pioche.i18n.words import Words
from pioche.tables.commands import Leave, PutBot, Remove
from pioche.tables.notices import Happened
from pioche.tables.ports import Viewer
from pioche.web.telling import Teller, names_of
from tests.tables.evenings import Evening, Seated

pytestmark = pytest.mark.anyio


def told(seated: Seated, since: int) -> list[Happened]:
    """What the host heard since."""
    found = seated.table.since(Viewer(0), since)
    assert found is not None
    return found


def lines(happened: Happened, words: Words) -> list[str]:
    """The keys of the sentences that are told."""
    return [line["key"] for line in json.loads(Teller().happened(happened, words.language)).get("lines", [])]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_left_is_named_and_not_the_bot_that_has_the_chair_now(language: str) -> None:
    seated, words = await Evening().open(["Ana"], seats=3), words_in(language)
    await seated.sit("Bo")
    await seated.start()
    number = seated.table.state.number
    await seated.do(1, Leave())
    left = told(seated, number)[0]
    bot = names_of(left.whole.chairs, words)[1]
    assert bot != "Bo"
    assert words.say("happened-left-to-bot", seat="Bo", bot=bot) in Teller().happened(left, language)


async def test_before_the_deal_a_freed_chair_is_told_by_the_name_of_who_sat_there() -> None:
    seated, words = await Evening().open(["Ana"], seats=3), words_in("nl")
    await seated.sit("Bo")
    await seated.do(0, PutBot(2, "random"))
    names = [place.name for place in seated.table.state.places]
    number = seated.table.state.number
    for seat in (1, 2):
        await seated.do(0, Remove(seat))
    for name, happened in zip(names[1:], told(seated, number), strict=True):
        assert words.say("happened-left", seat=name) in Teller().happened(happened, "nl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "moves"), [("5211", 2), ("kudos", 1)])
async def test_that_time_was_up_is_told_once_for_all_that_was_owed(game: str, moves: int, language: str) -> None:
    seated, words = await Evening().open(["Ana"], game=game, seats=3, pace="brisk"), words_in(language)
    await seated.sit("Bo")
    await seated.sit("Cy")
    for seat in range(3):
        await seated.table.watch(Viewer(seat))
    await seated.start()
    number = seated.table.state.number
    await seated.evening.pass_by(46)
    decided = [each for each in told(seated, number) if each.by == "clock"]
    first = next(each.about for each in decided)
    assert first is not None
    theirs = [each for each in decided if each.about == first]
    sentence = words.say("happened-out-of-time", seat=names_of(decided[0].whole.chairs, words)[first])
    assert len(theirs) >= moves
    assert [sentence in Teller().happened(each, language) for each in theirs[:moves]] == [*[False] * (moves - 1), True]


async def test_a_move_somebody_made_is_not_told_as_the_clocks() -> None:
    seated, words = await Evening().open(["Ana"], seats=2, pace="brisk"), words_in("en")
    await seated.sit("Bo")
    await seated.start()
    number = seated.table.state.number
    await seated.move(0)
    await seated.move(0)
    assert [lines(happened, words) for happened in told(seated, number)] == [[], []]
