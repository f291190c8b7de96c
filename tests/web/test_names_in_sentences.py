"""Names stand in sentences without changing their order."""

from pioche.web.telling import isolated


def test_a_name_read_from_right_to_left_is_set_apart() -> None:
    assert isolated("محمد") == "\u2068محمد\u2069"
    assert isolated("נועה 3") == "\u2068נועה 3\u2069"


def test_other_names_stand_as_they_are() -> None:
    assert [isolated(name) for name in ("", "Chloé", "🦊")] == ["", "Chloé", "🦊"]
