"""5211-R2: a last card that is chosen and not yet laid, as the person sees it among the others."""

from typing import Any


def with_held(view: dict[str, Any], card: str) -> dict[str, Any]:
    """5211-R2: the view once the person's last card is chosen too."""
    me = view["you"]
    hand = list(view["hand"])
    hand.remove(card)
    return view | {
        "hand": hand,
        "held": changed(view["held"], me, -1),
        "your_sealed": [*view["your_sealed"], card],
        "sealed": changed(view["sealed"], me, 1),
        "to_lay": changed(view["to_lay"], me, -1),
        "to_act": [seat for seat in view["to_act"] if seat != me],
    }


def changed(numbers: list[int], place: int, by: int) -> list[int]:
    """The numbers with one of them changed."""
    return [number + by if index == place else number for index, number in enumerate(numbers)]
