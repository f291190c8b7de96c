"""Keys on the screen: help, rules, story, taking back, leaving; and what waits meanwhile."""

import asyncio

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from pioche.cli.table.table_app import TableApp
from tests.cli.table.playing import asked, at_table, finished, new_table, offered, see, settle, sit_down, type_in


def test_a_card_can_be_taken_back_until_the_reveal() -> None:
    """5211-R2."""

    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        hand = app.session.view()["hand"]
        await pilot.press("1", "1")
        await settle(app, pilot)
        assert offered(app) == ["reveal", "back"]
        await pilot.press("backspace")
        assert len(app.session.view()["hand"]) == 4
        await type_in(app, pilot, "back")
        assert app.session.view()["hand"] == hand
        await type_in(app, pilot, "back")
        assert "5211-R2" in asked(app)

    asyncio.run(at_table(new_table("5211"), test))


def test_nothing_is_revealed_before_the_person_says_so() -> None:
    """5211-R2: the bots have chosen, the person too, and may still think again."""

    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1")
        await settle(app, pilot)
        assert app.session.view()["laid"] == [[], [], [], []]
        assert app.session.view()["sealed"] == [2, 2, 2, 2]
        await pilot.press("enter")
        assert all(len(cards) == 2 for cards in app.session.view()["laid"])

    asyncio.run(at_table(new_table("5211"), test))


def test_another_card_typed_takes_the_place_of_the_held_one() -> None:
    """5211-R2."""

    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "G4")
        await type_in(app, pilot, "O3")
        await type_in(app, pilot, "V2")
        assert app.session.view()["your_sealed"] == ["G4", "V2"]

    asyncio.run(at_table(new_table("5211"), test))


@pytest.mark.parametrize("key", ["question_mark", "f1"])
def test_help_shows_the_keys_and_how_moves_are_typed(key: str) -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        await see(app, pilot, "complete what you type")
        await see(app, pilot, "How to type moves")
        await pilot.press("escape")
        assert not app.is_covered

    asyncio.run(at_table(new_table("5211"), test, (100, 40)))


def test_r_opens_the_rules() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r")
        await see(app, pilot, "In short")

    asyncio.run(at_table(new_table("kobito"), test, (100, 40)))


def test_where_cards_are_red_r_begins_a_move() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r")
        assert not app.is_covered
        assert "rules" in offered(app)

    asyncio.run(at_table(new_table("kudos"), test))


def test_the_whole_story_can_be_read() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f3")
        await see(app, pilot, "The story")
        await see(app, pilot, "KUD-S1")

    asyncio.run(at_table(new_table("kudos"), test, (100, 40)))


def test_q_asks_once_and_then_leaves() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await see(app, pilot, "The game is not over yet")
        await pilot.press("escape")
        assert app.is_running
        await pilot.press("q", "q")
        await pilot.pause()
        assert not app.is_running

    asyncio.run(at_table(new_table("kudos"), test))


@pytest.mark.parametrize("before", [[], ["f1"], ["g"]])
def test_ctrl_c_leaves_at_once(before: list[str]) -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*before, "ctrl+c")
        await pilot.pause()
        assert not app.is_running

    asyncio.run(at_table(new_table("5211"), test))


def test_a_scoring_is_read_before_the_next_round() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.is_covered:
            await settle(app, pilot)
            await pilot.press("enter" if app.session.may_reveal else "1")
            await pilot.pause()
        sealed = app.session.view()["sealed"]
        await see(app, pilot, "Round 1, step by step")
        await see(app, pilot, "5211-M4")
        await pilot.pause()
        assert app.session.view()["sealed"] == sealed == [0, 0, 0, 0]
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.session.view()["sealed"] != sealed

    asyncio.run(at_table(new_table("5211"), test))


def test_light_and_dark_change_places() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.theme
        await pilot.press("f4")
        assert app.theme != before

    asyncio.run(at_table(new_table("5211"), test))


def test_the_record_of_a_finished_game_is_saved(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("2")
        await see(app, pilot, "The name of the file")
        await pilot.press("enter")
        await see(app, pilot, "Saved: ")
        assert (tmp_path / "kobito-1.json").exists()

    monkeypatch.chdir(tmp_path)
    asyncio.run(at_table(sit_down(finished("kobito")), test))


def test_a_file_that_cannot_be_written_is_told_nicely(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "save")
        app.screen.query_one(Input).value = "nowhere/game.jso"
        await pilot.press("end", "n", "enter")
        await see(app, pilot, "The file “nowhere/game.json” cannot be used")
        await pilot.press("escape")
        assert not app.is_covered

    monkeypatch.chdir(tmp_path)
    asyncio.run(at_table(sit_down(finished("5211")), test))


def test_a_click_in_the_menu_makes_the_move() -> None:
    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        await pilot.click("#menu", offset=(4, 1))
        assert app.session.view()["your_sealed"] == ["O3"]

    asyncio.run(at_table(new_table("5211"), test))
