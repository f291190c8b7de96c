"""A stand-in that others ask for, over the network: refused in words while it is early, then told to all."""

import pytest

from pioche.i18n.words import LANGUAGES, words_in
from pioche.tables import due
from pioche.tables.commands import ComeBack, Cover
from pioche.web.client import Listening, WasRefused
from pioche.web.wire import HappenedNow, Language
from tests.web.evening import moved, playing
from tests.web.hearing import heard
from tests.web.server import Running

pytestmark = pytest.mark.anyio


async def told(line: Listening, kind: str) -> HappenedNow:
    """The next thing of that kind."""
    while (message := await heard(line, HappenedNow)).kind != kind:
        pass
    return message


@pytest.mark.parametrize("language", LANGUAGES)
async def test_too_early_is_said_in_the_reader_s_language(server: Running, language: Language) -> None:
    async with playing(server, "5211", langs=(language, language)) as (ana, _):
        for seat, code in ((1, "too-early"), (0, "no-stand-in")):
            with pytest.raises(WasRefused) as refused:
                await ana.do(Cover(seat=seat))
            assert (refused.value.code, refused.value.text) == (code, words_in(language).say(code))


async def test_a_stand_in_is_told_with_who_asked_and_the_seat_is_taken_back(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(server, "5211", langs=("en", "nl")) as (ana, bo):
        for _ in range(2):
            await moved(ana)
            await told(ana, "moved")
        monkeypatch.setattr(due, "PATIENCE", 0.0)
        await ana.do(Cover(seat=1))
        assert [line.text for line in (await told(ana, "covered")).lines] == ["A bot stands in for Bo, as Ana asked."]
        message = await told(bo, "covered")
        assert [line.text for line in message.lines] == ["Een bot valt in voor Bo, op verzoek van Ana."]
        assert message.table.chairs[1].is_covered
        await bo.do(ComeBack())
        assert not (await told(ana, "came-back")).table.chairs[1].is_covered
