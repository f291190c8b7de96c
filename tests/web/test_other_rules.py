"""A table of other rules over the network: a sentence and a code that tell programs it is no use to come again."""

import json

import pytest

from pioche.i18n.words import LANGUAGES, words_in
from pioche.play.luck import commitment_of, new_seed
from pioche.tables.entries import AnyEntry, Opened, Sat, Started
from pioche.tables.ports import Kept
from pioche.tables.tickets import new_table_id
from pioche.web.wire import Refused
from tests.tables.evenings import settings
from tests.web.hearing import heard
from tests.web.server import Running

pytestmark = pytest.mark.anyio


async def outdated(server: Running) -> str:
    """A table in the server's log whose cards were dealt under rules of another version."""
    table, seed = new_table_id(), new_seed(None)
    entries: list[AnyEntry] = [
        Opened(settings("5211"), commitment_of(seed)),
        Sat(0, "Ana", "ab" * 32),
        Started(rules_version=2),
    ]
    await server.log.open(table, seed, [Kept(number, 1.0, entry) for number, entry in enumerate(entries, start=1)])
    return table


async def test_requests_are_answered_in_words_and_without_a_fault_of_ours(server: Running) -> None:
    table, browser = await outdated(server), server.browser()
    for path in ("", "/events?wait=0", "/links", "/record", "/replay", "/picture"):
        answer = await browser.ask("GET", f"/api/tables/{table}{path}")
        assert (answer.status, json.loads(answer.body)["code"]) == (410, "other-rules")
    page = await browser.ask("GET", f"/g/{table}")
    assert page.status == 410
    assert words_in("en").say("other-rules") in page.body.decode()
    assert (await browser.ask("GET", "/health")).status == 200


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_socket_is_told_why_and_closed_for_good(server: Running, language: str) -> None:
    table, browser = await outdated(server), server.browser()
    browser.cookies["lang"] = language
    async with browser.listen(table) as line:
        refused = await heard(line, Refused)
        assert (refused.code, refused.text) == ("other-rules", words_in(language).say("other-rules"))
        assert [message async for message in line] == []
        assert line.code == 4410
