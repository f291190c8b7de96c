"""Every move of random positions, judged a second time by `naive`, which shares nothing with the rules."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import pioche
from pioche.games.kobito.legal import ACTIONS
from pioche.games.kobito.notation import read, write
from pioche.play.values import Game

from .builders import BOX, EDITION, cards_on, table
from .naive import allows, is_rainbow, read_view, texts

STRANGE_TABLES = 60
MOVES = {seat: [write(action, seat, EDITION) for action in range(ACTIONS)] for seat in range(6)}


def new_slots(before: Game, move: str) -> set[int]:
    """The slot whose gold a move won, by the move's own words: its rainbow was one short."""
    words = move.split()
    slots = [word for word in words if word[0] == "g"]
    if words[0] not in ("add", "move") or not slots:
        return set()
    slot = int(slots[0][1])
    return {slot} if before.view()["golds"][slot - 1]["needs"] == 1 else set()


def positions_of(game: Game, chance: random.Random, steps: int) -> Iterator[tuple[Game, set[int]]]:
    """Positions of a game played at random, each with the slots that the last move turned up."""
    fresh: set[int] = set()
    for _ in range(steps):
        if game.is_over:
            return
        yield game, fresh
        seat = game.to_act[0]
        moves = game.legal(seat)
        rare = [move for move in moves if move.startswith(("move", "swap", "paint"))]
        move = chance.choice(rare if rare and chance.random() < 0.7 else moves)
        fresh = new_slots(game, move)
        game = game.play(seat, move)


def random_rainbow(chance: random.Random, length: int) -> str:
    """A rainbow with a number and any Kobitos, some cards painted."""
    low = chance.randint(1, 12)
    cards = [str((low + step - 1) % 12 + 1) for step in range(length)]
    anchor = chance.randrange(length)
    for index in range(length):
        if index != anchor and chance.random() < 0.3:
            cards[index] = "K"
        elif chance.random() < 0.05:
            cards[index] += "+"
    return " ".join(cards)


def random_studio(chance: random.Random) -> list[str]:
    """Up to four rainbows of at least two cards, some places free."""
    lengths = [chance.choice([0, 0, 2, 2, 3, 3, 4, 11, 12]) for _ in range(4)]
    return [random_rainbow(chance, length) if length else "" for length in lengths]


def random_layout(chance: random.Random) -> Game:
    """A table such as no game may reach soon: full of Kobitos, circles and short golds."""
    cards = [*(str(number) for number in range(1, 13)), "K", "P"]
    few = chance.sample(cards, chance.choice([2, 14]))
    hands = {seat: " ".join(chance.choices(few, k=chance.randint(0, 5))) for seat in range(3)}
    lengths = {card: chance.choice([1, int(card[0]) - 1]) for card in ("4:3", "5:4", "6:6", "7:8")}
    golds = [f"{card} | {random_rainbow(chance, lengths[card])}" for card in chance.sample(list(lengths), 3)]
    deck = " ".join(chance.choices(cards[:12], k=40))
    studio, other = random_studio(chance), random_studio(chance)
    return table(hands[0], golds, studio, hands=hands, others={1: other}, deck=deck, seats=3).value()


def check_all_moves(game: Game, fresh: set[int]) -> None:
    seat = game.to_act[0]
    position = read_view(game.view(seat), fresh)
    legal = game.legal(seat)
    assert len(set(legal)) == len(legal)
    assert {move for move in MOVES[seat] if allows(position, move)} == set(legal)


@pytest.mark.parametrize("seed", range(10))
def test_the_legal_moves_of_random_games_are_those_the_contract_allows(seed: int) -> None:
    """KOB-T4, KOB-T5, KOB-A1, KOB-A2, KOB-A3, KOB-U1, KOB-G1, KOB-G2, KOB-J2, KOB-J3, KOB-P1."""
    chance = random.Random(seed)
    for game, fresh in positions_of(pioche.new("kobito", seats=2 + seed % 5, seed=seed), chance, 40):
        check_all_moves(game, fresh)


@pytest.mark.parametrize("seed", range(STRANGE_TABLES))
def test_the_legal_moves_of_strange_tables_are_those_the_contract_allows(seed: int) -> None:
    """KOB-T4, KOB-T5, KOB-A1, KOB-A2, KOB-A3, KOB-A5, KOB-U1, KOB-G1, KOB-G2, KOB-J2, KOB-J3, KOB-P1."""
    chance = random.Random(seed)
    for game, fresh in positions_of(random_layout(chance), chance, 8):
        check_all_moves(game, fresh)


def test_every_action_number_has_its_own_text_and_is_read_back() -> None:
    """KOB-T5."""
    for seat in (0, 3):
        assert len(set(MOVES[seat])) == ACTIONS
        assert [read(move, seat, EDITION) for move in MOVES[seat]] == list(range(ACTIONS))


def test_on_screen_the_studios_of_others_count_from_seat_one() -> None:
    """KOB-T5, KOB-J3."""
    moves = [write(action, 0, EDITION, 1) for action in range(ACTIONS)]
    assert "swap 7 p6s4" in moves
    assert not any("p0" in move or "p1" in move for move in moves)
    assert [read(move, 0, EDITION, 1) for move in moves] == list(range(ACTIONS))


@pytest.mark.parametrize("seed", range(5))
def test_all_rainbows_of_random_games_stay_rainbows(seed: int) -> None:
    """KOB-A2, KOB-A3, KOB-A5, KOB-G2, KOB-J2."""
    chance = random.Random(100 + seed)
    for game, _ in positions_of(pioche.new("kobito", seats=2 + seed, seed=seed), chance, 400):
        view = game.view()
        for gold in view["golds"]:
            assert is_rainbow(texts(gold["rainbow"]))
            assert len(gold["rainbow"]) < gold["length"]
        studio_rainbows = [texts(rainbow) for studio in view["studios"] for rainbow in studio if rainbow]
        assert all(is_rainbow(cards) or len(cards) == 1 for cards in studio_rainbows)
        assert sum(len(cards) == 1 for cards in studio_rainbows) == (view["lone"] is not None)
        assert max(map(len, studio_rainbows), default=0) <= 12


@pytest.mark.parametrize("seed", range(5))
def test_no_card_is_lost_in_random_games(seed: int) -> None:
    """KOB-S1, KOB-P3, KOB-G3."""
    chance = random.Random(200 + seed)
    for game, _ in positions_of(pioche.new("kobito", seats=2 + seed, seed=seed), chance, 400):
        assert cards_on(game._table) == BOX


@pytest.mark.parametrize("seed", range(5))
def test_all_gold_and_penalties_of_a_random_game_make_up_its_scores(seed: int) -> None:
    """KOB-E1, KOB-E2, KOB-E3."""
    chance = random.Random(300 + seed)
    game = pioche.new("kobito", seats=2 + seed, seed=seed)
    while not game.is_over:
        seat = game.to_act[0]
        game = game.play(seat, chance.choice(game.legal(seat)))
    view = game.view()
    won = [sum(gold for _, gold in cards) for cards in view["gold_cards"]]
    points = [gold - 3 * len(cards) for gold, cards in zip(won, view["penalties"], strict=True)]
    assert list(game.scores) == points
    assert game.winners == tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    assert sum(map(len, view["gold_cards"])) == 16


def test_the_random_positions_hold_what_is_rare() -> None:
    """KOB-G2, KOB-T4."""
    seen: Counter[str] = Counter()
    for seed in range(STRANGE_TABLES):
        chance = random.Random(seed)
        for game, fresh in positions_of(random_layout(chance), chance, 8):
            view = game.view(game.to_act[0])
            seen["a single card left"] += view["lone"] is not None
            seen["a single card left and a new gold"] += view["lone"] is not None and bool(fresh)
            seen["penalties"] += view["penalties_paid"] > 0
            seen.update({move.split()[0] for move in game.legal(game.to_act[0])})
    rare = ("a single card left", "a single card left and a new gold", "penalties")
    kinds = ("add", "start", "move", "swap", "paint", "drop", "end")
    assert min(seen[what] for what in (*rare, *kinds)) > 5
