"""Tables whose log was written under other rules: said to be so, and nothing else is harmed."""

import msgspec
import pytest

from pioche.core.errors import OtherRules
from pioche.store.sql import read_entry, write_entry
from pioche.tables.commands import Rename
from pioche.tables.entries import AnyEntry, Moved, Started
from pioche.tables.ports import Kept, Viewer
from tests.tables.evenings import Evening, Seated

pytestmark = pytest.mark.anyio


async def found_again(seated: Seated) -> Seated:
    """The table in another house over the same log."""
    evening = Evening(seated.evening.log)
    return Seated(evening, await evening.house.table(seated.table.id), seated.tickets)


async def written(seated: Seated, *others: AnyEntry) -> None:
    """Entries that somebody else has written."""
    number = seated.table.state.number
    kept = [Kept(number + place, 1.0, entry) for place, entry in enumerate(others, start=1)]
    await seated.evening.log.append(seated.table.id, kept)


async def test_the_deal_keeps_the_version_of_the_rules() -> None:
    seated = await (await Evening().open("Ana", seats=2)).start()
    _, log = await seated.evening.log.read(seated.table.id)
    state = seated.table.state
    assert state.game is not None
    assert [kept.entry for kept in log if isinstance(kept.entry, Started)] == [Started(state.game.setup.rules.version)]


def test_a_deal_of_which_no_version_is_known_is_of_the_first() -> None:
    assert read_entry(b'{"kind": "started"}') == Started(1)
    assert msgspec.json.decode(write_entry(Started(3)))["rules_version"] == 3


async def test_a_table_that_was_dealt_under_other_rules_says_so() -> None:
    seated = await Evening().open("Ana", seats=2)
    await written(seated, Started(rules_version=2))
    with pytest.raises(OtherRules):
        await found_again(seated)


@pytest.mark.parametrize("move", ["K", "nonsense"])
async def test_a_table_with_a_move_that_is_refused_now_says_so(move: str) -> None:
    seated = await (await Evening().open("Ana", seats=2)).start()
    await written(seated, Moved(0, move))
    with pytest.raises(OtherRules) as told:
        await found_again(seated)
    assert told.value.details["name"] == seated.table.id


async def test_what_another_server_has_written_under_other_rules_is_no_fault_of_a_wish() -> None:
    seated = await (await Evening().open("Ana", seats=2)).start()
    number = seated.table.state.number
    await written(seated, Moved(0, "nonsense"))
    with pytest.raises(OtherRules):
        await seated.do(0, Rename("Anna"))
    assert seated.table.state.number == number
    assert seated.table.whole(Viewer(0)).chairs[0].name == "Ana"


async def test_other_tables_of_the_house_do_not_notice() -> None:
    evening = Evening()
    bad = await evening.open("Ana", seats=2)
    good = await evening.open("Bo", seats=2)
    await written(bad, Started(rules_version=2))
    other = Evening(evening.log)
    with pytest.raises(OtherRules):
        await other.house.table(bad.table.id)
    assert (await other.house.table(good.table.id)).state == good.table.state
    with pytest.raises(OtherRules):
        await other.house.table(bad.table.id)
