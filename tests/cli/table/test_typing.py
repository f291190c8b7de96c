"""What is typed on the screen: moves, their beginnings, commands, and what is not possible."""

import asyncio

from textual.pilot import Pilot

from pioche.cli.table.table_app import TableApp
from tests.cli.table.playing import asked, at_table, new_table, offered, play_until, see, settle, shown, type_in


def test_a_move_is_typed_in_small_letters_too() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("g", "4", "enter")
        assert app.session.view()["your_sealed"] == ["G4"]

    asyncio.run(at_table(new_table("5211"), test))


def test_the_beginning_of_just_one_move_is_enough() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "g")
        assert app.session.view()["your_sealed"] == ["G4"]

    asyncio.run(at_table(new_table("5211"), test))


def test_the_beginning_of_several_moves_is_asked_about() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "o")
        assert "Several moves begin with “o”" in asked(app)
        assert offered(app) == ["O3", "O6"]
        await pilot.press("down", "down", "enter")
        assert app.session.view()["your_sealed"] == ["O6"]

    asyncio.run(at_table(new_table("5211"), test))


def test_tab_completes_a_move() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("o", "tab")
        assert app.table.typing.value == "O3"

    asyncio.run(at_table(new_table("5211"), test))


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.session.game
        await type_in(app, pilot, "G5")
        assert "5211-R1" in asked(app)
        assert "not in your hand" in asked(app)
        assert app.session.game is before

    asyncio.run(at_table(new_table("5211"), test))


def test_after_a_refusal_the_rules_open_at_that_clause() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "add 9 g1 low")
        assert "KOB-A2" in asked(app)
        await pilot.press("f2")
        await see(app, pilot, "KOB-A2 No gaps")
        assert "KOB-A2 No gaps" in shown(app).splitlines()[2]

    session = play_until(new_table("kobito"), lambda table: "9" in table.view()["hand"] and not may_add_nine(table))
    asyncio.run(at_table(session, test, (100, 30)))


def may_add_nine(table) -> bool:  # type: ignore[no-untyped-def]
    return any(move.text == "add 9 g1 low" for move in table.moves())


def test_why_explains_a_move_without_making_it() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "why G5")
        assert "5211-R1" in asked(app)
        await type_in(app, pilot, "why G4")
        assert "“G4” is allowed now." in asked(app)
        assert app.session.view()["your_sealed"] == []

    asyncio.run(at_table(new_table("5211"), test))


def test_what_is_no_move_at_all_is_told_so() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "hello")
        assert "“hello” is not a move of this game" in asked(app)

    asyncio.run(at_table(new_table("kudos"), test))


def test_seats_count_from_one_in_what_is_typed_and_refused() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        assert offered(app) == ["give 2", "give 3", "give 4"]
        await type_in(app, pilot, "give 1")
        assert "“give 1” is not possible now" in asked(app)
        before = len(app.session.view()["discards"][3])
        await type_in(app, pilot, "give 4")
        assert len(app.session.view()["discards"][3]) > before

    session = play_until(new_table("kudos"), lambda table: table.view()["phase"] == "give-pile")
    asyncio.run(at_table(session, test))


def test_many_moves_are_grouped_and_opened_by_digits() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        groups = offered(app)
        assert "add …" in groups
        await pilot.press(str(groups.index("add …") + 1))
        inside = offered(app)
        assert len(inside) > 1
        assert all(line.startswith("add ") for line in inside)
        await pilot.press("escape")
        assert offered(app) == groups
        await pilot.press(str(groups.index("add …") + 1), "1")
        if offered(app) and offered(app)[0].startswith("add "):
            await pilot.press("1")
        await settle(app, pilot)
        assert app.session.view()["played"] > 0

    session = play_until(new_table("kobito", 2), lambda table: len(table.moves()) > 12 and not table.view()["played"])
    asyncio.run(at_table(session, test))


def test_commands_are_understood_in_the_readers_language() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "regles 5211-M3")
        await see(app, pilot, "5211-M3 La couleur majoritaire")

    asyncio.run(at_table(new_table("5211", language="fr"), test))
