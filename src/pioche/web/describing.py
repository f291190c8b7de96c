"""The messages as a page, written from their types: `python -m pioche.web.describing docs/protocol.md`."""

import sys
from pathlib import Path
from typing import Any, get_args

from pioche.tables.commands import AnyCommand
from pioche.web.schema import socket_schema
from pioche.web.wire import AnyFromClient, AnyFromServer

MARK = "<!-- what follows is written by make protocol -->\n"


def with_messages(page: str) -> str:
    """A page with the messages as they are now, below the mark."""
    return page.partition(MARK)[0] + MARK + messages()


def messages() -> str:
    """All messages and what they are made of."""
    parts = socket_schema()["$defs"]
    chapters = [("What a client sends", AnyFromClient), ("What a client wishes for", AnyCommand)]
    chapters += [("What the server sends", AnyFromServer)]
    told = set[str]()
    text = ""
    for title, kinds in chapters:
        text += f"\n## {title}\n"
        for kind in get_args(kinds):
            told.add(kind.__name__)
            text += section(parts[kind.__name__])
    text += "\n## What messages are made of\n"
    for name, part in parts.items():
        if name not in told and "properties" in part:
            text += section(part)
    return text


def section(part: dict[str, Any]) -> str:
    """One message: what it is for and what it holds."""
    fields = part["properties"]
    tag = next((name for name in ("type", "kind") if is_tag(fields.get(name))), None)
    title = f"`{fields[tag]['enum'][0]}`" if tag else part["title"]
    rows = [
        f"| `{name}` | {spelled(field)} | {'' if name in part.get('required', ()) else 'may be left out'} |"
        for name, field in fields.items()
        if name != tag
    ]
    table = "\n".join(["", "| | | |", "|---|---|---|", *rows, ""]) if rows else ""
    return f"\n### {title}\n\n{part.get('description', '').strip()}\n{table}"


def is_tag(field: dict[str, Any] | None) -> bool:
    """Whether a field says which message it is."""
    return field is not None and len(field.get("enum", ())) == 1


def spelled(field: dict[str, Any]) -> str:
    """What a field can be."""
    if "$ref" in field:
        return f"[{field['$ref'].rpartition('/')[2]}](#{field['$ref'].rpartition('/')[2].lower()})"
    if "discriminator" in field:
        return " or ".join(f"`{tag}`" for tag in field["discriminator"]["mapping"])
    if "anyOf" in field:
        return " or ".join(spelled(kind) for kind in field["anyOf"])
    if "enum" in field:
        return " or ".join(f"`{value}`" for value in field["enum"])
    kind = str(field.get("type", "anything"))
    if kind == "array":
        return f"list of {spelled(field.get('items', {}))}"
    return kind + bounds(field)


def bounds(field: dict[str, Any]) -> str:
    """How large or long it can be."""
    least = field.get("minimum", field.get("minLength"))
    most = field.get("maximum", field.get("maxLength"))
    if least is None and most is None:
        return ""
    unit = " characters" if field["type"] == "string" else ""
    return f", {'' if least is None else least}–{'' if most is None else most}{unit}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_messages(path.read_text(encoding="utf-8")), encoding="utf-8")
