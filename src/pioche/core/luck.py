"""All luck comes from here: a small fixed generator, the same to the bit wherever it runs.

`luck` is a list of five numbers, each below 2**32. `luck[0]` is 0 while the fixed generator (sfc32, by
Chris Doty-Humphrey) gives the words, its state in the other four. When it is above 0 it points into a tape of words
that somebody laid behind it: live games lay words there that nobody can guess.

Plain integer arithmetic on 32 bits only, so that the compiled rules give the same words.
"""

WORD = 0xFFFFFFFF
WORDS = 5


def seed_luck(luck: list[int], seed: int) -> None:
    """Start the fixed generator: one seed below 2**63, one sequence, for ever."""
    luck[0] = 0
    luck[1], luck[2], luck[3], luck[4] = seeded(seed)


def seeded(seed: int) -> tuple[int, int, int, int]:
    """The generator's state at the start of a seed's sequence."""
    a, b, c, counter = 0, seed & WORD, (seed >> 32) & WORD, 1
    for _ in range(12):
        _, a, b, c, counter = step(a, b, c, counter)
    return a, b, c, counter


def step(a: int, b: int, c: int, counter: int) -> tuple[int, int, int, int, int]:
    """The next word of the fixed generator, and its state after that: values, so that loops can keep them at hand."""
    word = (a + b + counter) & WORD
    turned = ((c << 21) & WORD) | (c >> 11)
    return word, b ^ (b >> 9), (c + (c << 3)) & WORD, (turned + word) & WORD, (counter + 1) & WORD


def next_word(luck: list[int]) -> int:
    """The next word of the fixed generator."""
    word, luck[1], luck[2], luck[3], luck[4] = step(luck[1], luck[2], luck[3], luck[4])
    return word


def below(luck: list[int], n: int) -> int:
    """A number from 0 to n - 1, each as likely to within one in 2**32 / n."""
    place = luck[0]
    if place > 0:
        luck[0] = place + 1
        return (luck[place] * n) >> 32
    return (next_word(luck) * n) >> 32


def shuffle(cards: list[int], first: int, end: int, luck: list[int]) -> None:
    """Shuffle cards[first:end], the rest untouched."""
    if luck[0] > 0:
        for last in range(end - 1, first, -1):
            swap_places(cards, last, first + below(luck, last - first + 1))
        return
    a, b, c, counter = luck[1], luck[2], luck[3], luck[4]
    for last in range(end - 1, first, -1):
        word, a, b, c, counter = step(a, b, c, counter)
        swap_places(cards, last, first + ((word * (last - first + 1)) >> 32))
    luck[1], luck[2], luck[3], luck[4] = a, b, c, counter


def swap_places(cards: list[int], one: int, other: int) -> None:
    """Let two cards change places."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


def draw_from(counts: list[int], left: int, luck: list[int]) -> int:
    """One of the `left` cards that counts[1:] still hold, each card as likely; it is then no longer there."""
    which = below(luck, left)
    card = 1
    while which >= counts[card]:
        which -= counts[card]
        card += 1
    counts[card] -= 1
    return card
