"""What goes over the wire, declared for the page's modules: `python -m tools.page.declare` (make protocol)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect

from pioche.tables.commands import AnyCommand
from pioche.tables.notices import Whole
from pioche.web.problems import Problem
from pioche.web.rest.messages import (
    Catalogue,
    Claimed,
    Claiming,
    Doing,
    DoneNow,
    Links,
    Opening,
    Replayed,
    Seated,
    Sitting,
    TableSeen,
)
from pioche.web.wire import AnyFromClient, AnyFromServer, HappenedNow
from tools.page.views import VIEWS

FILE = Path(__file__).with_name("wire.d.ts")
UNIONS = {
    "FromClient": get_args(AnyFromClient),
    "FromServer": get_args(AnyFromServer),
    "Command": get_args(AnyCommand),
    "Request": (Opening, Sitting, Claiming, Doing),
    "Answer": (Seated, Claimed, DoneNow, TableSeen, Links, Replayed, Catalogue, Problem),
    "View": tuple(VIEWS.values()),
}
KNOWN = {frozenset(union): name for name, union in UNIONS.items()}
VIEWED = {(Whole, "view"), (HappenedNow, "scored_view")}  # plain data to msgspec, a game's view to the page
NAMES: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
HEAD = "// What goes over the wire, written from the messages' types by make protocol.\ndeclare namespace wire {\n"

Shape = inspect.StructType | inspect.TypedDictType


def declared() -> str:
    """The whole file."""
    kinds = dict.fromkeys(kind for union in UNIONS.values() for kind in union)
    shapes: dict[str, Shape] = {}
    for info in inspect.multi_type_info(kinds):
        gather(info, shapes)
    parts = [interface(shapes[name]) for name in sorted(shapes)]
    parts += [f"  type {name} = {' | '.join(each.__name__ for each in union)};\n" for name, union in UNIONS.items()]
    return HEAD + "\n".join(parts) + "}\n"


def gather(info: inspect.Type, shapes: dict[str, Shape]) -> None:
    """Note every struct there is below a type."""
    if isinstance(info, Shape):
        if info.cls.__name__ in shapes:
            return
        shapes[info.cls.__name__] = info
    for inner in inside(info):
        gather(inner, shapes)


def inside(info: inspect.Type) -> Iterator[inspect.Type]:
    """What a type is made of."""
    if isinstance(info, Shape):
        yield from (field.type for field in info.fields)
    elif isinstance(info, inspect.UnionType):
        yield from info.types
    elif isinstance(info, inspect.ListType | inspect.VarTupleType):
        yield info.item_type
    elif isinstance(info, inspect.TupleType):
        yield from info.item_types
    elif isinstance(info, inspect.DictType):
        yield info.value_type


def interface(shape: Shape) -> str:
    """A struct, with its tag and the first sentence about it."""
    tag = [f"    {shape.tag_field}: '{shape.tag}';\n"] if isinstance(shape, inspect.StructType) and shape.tag else []
    rows = [row(shape.cls, field) for field in shape.fields]
    about = (shape.cls.__doc__ or "").strip().splitlines()[0]
    return f"  /** {about} */\n  interface {shape.cls.__name__} {{\n{''.join(tag + rows)}  }}\n"


def row(owner: type[Any], field: inspect.Field) -> str:
    """A field; it may be left out of what comes in, and is left out where the server sends no usual values."""
    config = getattr(owner, "__struct_config__", None)
    is_spare = config is not None and (config.forbid_unknown_fields or config.omit_defaults)
    kind = "View | null" if (owner, field.name) in VIEWED else spelled(field.type)
    return f"    {field.encode_name}{'?' if is_spare and not field.required else ''}: {kind};\n"


def spelled(info: inspect.Type) -> str:
    """A type in TypeScript's words."""
    if isinstance(info, Shape):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in info.values)
    if isinstance(info, inspect.UnionType):
        known = KNOWN.get(frozenset(getattr(each, "cls", None) for each in info.types))
        return known or " | ".join(spelled(each) for each in info.types)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        item = spelled(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(spelled(each) for each in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {spelled(info.value_type)}>"
    return NAMES[type(info)]


if __name__ == "__main__":
    FILE.write_text(declared(), encoding="utf-8", newline="\n")
