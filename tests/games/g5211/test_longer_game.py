import pytest

import pioche

from .builders import DECK, deck_of_rounds, from_decks, kept, last_round, late, play_out, play_round, told

NOBODY_SCORES = "Y2*4 B2 | G2*4 B3"
NOBODY_LAYS = "Y2*4 | G2*4"
# all yellow: seat 0 gets 6 points, seat 1 gets 4; nothing else scores
YELLOW_HANDS = "Y2*3 B2 V6 | Y4 O2 B3 V2 V5"
YELLOW_LAID = "Y2*3 B2 | Y4 O2 B3 V2"


def decks_without_points(count: int) -> list[list[str]]:
    """Decks for five seats, each of which always gets one colour, so that all colours tie in every round."""
    return [deck_of_rounds(ROUNDS_WITHOUT_POINTS, "Y1 | G1 | O1 | B1 | V1", "Y1*3 G1*3 O1*3 B1*3 V1*3")] * count


ROUNDS_WITHOUT_POINTS = [
    " | ".join(cards.replace("?", colour) for colour in "YGOBV")
    for cards in ("?2*4", "?2*2 ?3*2", "?3*3 ?4", "?4 ?5 ?6 ?1")
]


def play_decks(game: pioche.Game, count: int) -> pioche.Game:
    for _ in range(count):
        for laid in ROUNDS_WITHOUT_POINTS:
            game = play_round(game, laid)
    return game


def test_a_whole_deck_is_played_before_the_scores_are_noted() -> None:
    """5211-L1."""
    game = play_round(late(YELLOW_HANDS, scores="20 20", pile=8, variant="long"), YELLOW_LAID)
    assert (game.view()["deck"], game.view()["noted"], game.view()["last_round"]) == (1, [0, 0], True)


def test_after_the_round_from_the_hands_every_score_is_noted() -> None:
    """5211-L1."""
    game = last_round(YELLOW_HANDS, scores="20 21", variant="long")
    assert game.view()["noted"] == [26, 25]


def test_below_50_points_another_deck_is_shuffled_and_dealt() -> None:
    """5211-L1."""
    view = last_round(YELLOW_HANDS, scores="43 20", variant="long").view()
    assert (view["over"], view["deck"], view["round"], view["held"]) == (False, 2, 1, [5, 5])


@pytest.mark.parametrize(("seats", "pile"), [(2, 80), (3, 72), (4, 80), (5, 60)])
def test_cards_are_removed_and_dealt_again_as_for_a_new_game(seats: int, pile: int) -> None:
    """5211-L1."""
    hands = " | ".join(
        ["Y2 Y3 Y2 Y3 B2", "G2 G3 G2 G3 B3", "O2 O3 O2 O3 B2", "B2 B3 B4 B4 V2", "V2 V3 V2 V3 V4"][:seats]
    )
    game = last_round(hands, variant="long")
    assert (game.view()["deck"], game.view()["draw_pile"]) == (2, pile)


def test_all_hundred_cards_are_shuffled_again() -> None:
    """5211-L1."""
    game = play_out(pioche.new("5211", variant="long", seats=5, seed=1))
    decks = [entry[2] for entry in game.luck]
    assert [sorted(deck) == sorted(decks[0]) for deck in decks] == [True] * game.view()["deck"]
    assert (len(decks[0]), len(decks) > 1) == (DECK, True)


def test_the_second_deck_is_shuffled_anew() -> None:
    """5211-L1."""
    game = play_out(pioche.new("5211", variant="long", seats=5, seed=1))
    assert game.luck[0][2] != game.luck[1][2]


@pytest.mark.parametrize(("scores", "over"), [("43 20", False), ("44 20", True), ("45 20", True), ("20 46", True)])
def test_after_the_first_deck_50_points_end_the_game_and_49_do_not(scores: str, over: bool) -> None:
    """5211-L1."""
    assert last_round(YELLOW_HANDS, scores=scores, variant="long").is_over is over


def test_the_points_go_on_from_those_noted() -> None:
    """5211-L1."""
    assert last_round(YELLOW_HANDS, scores="20 21", variant="long").scores == (26, 25)


def test_another_deck_is_announced() -> None:
    """5211-L1."""
    game = last_round(YELLOW_HANDS, scores="20 21", variant="long")
    assert told(game)[-1] == ("g5211-new-deck", "5211-L1")
    assert game.explain()[-1].facts == {"target": 50, "best": 26}


def test_without_the_variant_the_game_ends_with_its_deck() -> None:
    """5211-L1."""
    game = last_round(YELLOW_HANDS, scores="20 21")
    assert (game.is_over, game.view()["target"]) == (True, None)


def test_the_fifth_card_does_not_stay_for_the_next_deck() -> None:
    """5211-L1."""
    game = from_decks(decks_without_points(2), seats=5, variant="long")
    after = play_decks(game, 1)
    assert after.view(0)["hand"] == ["Y1", "Y2", "Y2", "Y2", "Y2"]
    assert after.view(0)["hand"] == game.view(0)["hand"]


def test_the_noted_scores_lie_open() -> None:
    """5211-L1."""
    view = last_round(YELLOW_HANDS, scores="20 21", variant="long").view(0)
    assert (view["noted"], view["scores"]) == ([26, 25], [26, None])


@pytest.mark.parametrize("scores", ["44 20", "80 20"])
def test_the_game_never_stops_inside_the_first_deck(scores: str) -> None:
    """5211-L2."""
    game = play_round(late(YELLOW_HANDS, scores=scores, pile=40, variant="long"), YELLOW_LAID)
    assert (game.is_over, game.to_act) == (False, (0, 1))


def test_the_first_decks_last_round_is_played_whatever_the_points() -> None:
    """5211-L2."""
    game = play_round(late(YELLOW_HANDS, scores="60 20", pile=8, variant="long"), YELLOW_LAID)
    assert (game.is_over, game.view()["last_round"]) == (False, True)


@pytest.mark.parametrize("deck", [2, 3])
@pytest.mark.parametrize("pile", [80, 40, 8])
def test_from_the_second_deck_on_50_points_end_the_game_after_any_round(deck: int, pile: int) -> None:
    """5211-L2."""
    game = play_round(late(YELLOW_HANDS, scores="44 20", deck=deck, pile=pile, variant="long"), YELLOW_LAID)
    assert (game.is_over, game.scores, game.winners) == (True, (50, 24), (0,))


@pytest.mark.parametrize("pile", [80, 40, 8])
def test_in_the_second_deck_49_points_do_not_end_the_game(pile: int) -> None:
    """5211-L2."""
    game = play_round(late(YELLOW_HANDS, scores="43 20", deck=2, pile=pile, variant="long"), YELLOW_LAID)
    assert (game.is_over, game.view()["deck"]) == (False, 2)


def test_anyone_with_50_points_ends_the_game() -> None:
    """5211-L2."""
    game = play_round(late(YELLOW_HANDS, scores="20 46", deck=2, pile=40, variant="long"), YELLOW_LAID)
    assert (game.is_over, game.winners) == (True, (1,))


def test_the_game_is_not_over_before_the_end_of_the_round() -> None:
    """5211-L2."""
    game = play_round(late(YELLOW_HANDS, scores="44 20", deck=2, pile=40, variant="long"), "Y2*3 | Y4 O2 B3")
    assert game.is_over is False


def test_a_game_may_go_to_a_third_deck() -> None:
    """5211-L1, 5211-L2."""
    game = play_decks(from_decks(decks_without_points(3), seats=5, variant="long"), 2)
    assert (game.is_over, game.view()["deck"], game.view()["round"], game.scores) == (False, 3, 1, (0, 0, 0, 0, 0))


def test_the_round_from_the_hands_of_the_second_deck_may_bring_a_third() -> None:
    """5211-L1, 5211-L2."""
    view = last_round(YELLOW_HANDS, scores="43 20", deck=2, variant="long").view()
    assert (view["over"], view["deck"], view["noted"]) == (False, 3, [49, 24])


def test_the_round_from_the_hands_of_the_second_deck_may_end_the_game() -> None:
    """5211-L2."""
    game = last_round(YELLOW_HANDS, scores="44 20", deck=2, variant="long")
    assert (game.is_over, game.view()["deck"]) == (True, 2)


def test_the_end_in_a_later_deck_is_told_by_its_rule() -> None:
    """5211-L2, 5211-L3."""
    game = play_round(late(YELLOW_HANDS, scores="44 20", deck=2, pile=40, variant="long"), YELLOW_LAID)
    assert told(game)[-2:] == [("g5211-target", "5211-L2"), ("game-over", "5211-L3")]


def test_the_end_after_the_first_deck_is_told_by_its_rule() -> None:
    """5211-L1, 5211-L3."""
    game = last_round(YELLOW_HANDS, scores="44 20", variant="long")
    assert told(game)[-2:] == [("g5211-target", "5211-L1"), ("game-over", "5211-L3")]


def test_the_most_points_win_and_not_the_first_to_50() -> None:
    """5211-L3."""
    game = play_round(late(YELLOW_HANDS, scores="44 49", deck=2, pile=40, variant="long"), YELLOW_LAID)
    assert (game.scores, game.winners) == ((50, 53), (1,))


def test_who_had_50_first_inside_the_first_deck_may_still_lose() -> None:
    """5211-L3."""
    game = last_round(NOBODY_SCORES, scores="50 51", scored="30 20", variant="long")
    assert game.winners == (1,)


def test_a_tie_is_broken_by_the_cards_scored_in_all_decks() -> None:
    """5211-L3."""
    game = play_round(late(YELLOW_HANDS, scores="44 46", scored="20 23", deck=2, pile=40, variant="long"), YELLOW_LAID)
    assert (game.scores, kept(game), game.winners) == ((50, 50), [23, 24], (1,))


def test_the_cards_scored_are_kept_for_the_next_deck() -> None:
    """5211-L3."""
    game = last_round(YELLOW_HANDS, scores="20 20", scored="10 12", variant="long")
    assert (game.view()["deck"], kept(game)) == (2, [13, 13])


def test_if_points_and_cards_of_all_decks_tie_the_victory_is_shared() -> None:
    """5211-L3."""
    game = play_round(late(YELLOW_HANDS, scores="44 46", scored="21 23", deck=2, pile=40, variant="long"), YELLOW_LAID)
    assert game.winners == (0, 1)
