"""How a share is played: in plain Python, as machine code, or on a GPU. The games are the same."""

from dataclasses import replace

from pioche.lab.shares import Part, Share
from pioche.play.luck import new_seed
from pioche.play.match import play_counted
from pioche.play.records import to_line


def play_plain(share: Share) -> Part:
    """In plain Python, whichever bots play, with their records if they are kept."""
    setup = share.plan.setup
    choices = [(bot.choose, bot.needs_to_know) for bot in share.plan.bots()]
    scores: list[list[int]] = [[] for _ in range(setup.seats)]
    winners, counts, lines = [], [], []
    for number in range(share.first, share.first + share.games):
        game, decisions = play_counted(replace(setup, seed=new_seed(number)), choices, number)
        for column, points in zip(scores, game.scores, strict=True):
            column.append(points)
        winners.append(sum(1 << seat for seat in game.winners))
        counts.append(decisions)
        if share.keeps_records:
            lines.append(to_line(game.record()))
    return Part(share.first, scores, winners, counts, lines)


def play_compiled(share: Share) -> Part:
    """As machine code, where every choice is made by chance."""
    from pioche.fast.cpu import kernel, play_part

    results = play_part(kernel(share.plan.game, False), share.plan.setup, share.first, share.games, None)
    return Part(share.first, list(results.scores.T), results.winners, results.decisions)


def play_on_gpu(share: Share) -> Part:
    """On the GPU, where every choice is made by chance."""
    from pioche.fast.gpu import rows

    scores, winners, decisions = rows(share.plan.setup, share.first, share.games)
    return Part(share.first, list(scores.T), winners, decisions)
