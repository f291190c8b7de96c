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
    luck[1] = 0
    luck[2] = seed & WORD
    luck[3] = (seed >> 32) & WORD
    luck[4] = 1
    for _ in range(12):
        next_word(luck)


def next_word(luck: list[int]) -> int:
    """The next word of the fixed generator."""
    a, b, c, counter = luck[1], luck[2], luck[3], luck[4]
    word = (a + b + counter) & WORD
    luck[1] = b ^ (b >> 9)
    luck[2] = (c + (c << 3)) & WORD
    luck[3] = (((c << 21) & WORD) | (c >> 11)) + word & WORD
    luck[4] = (counter + 1) & WORD
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
    for last in range(end - 1, first, -1):
        other = first + below(luck, last - first + 1)
        card = cards[last]
        cards[last] = cards[other]
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
