"""The protocol, told from its one source, `wartable.wire`: the client's types and the tables of docs/protocol.md.

python tools/protocol.py           writes them
python tools/protocol.py --check   names those that differ, and fails
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from msgspec import Struct
from msgspec.json import schema_components
from msgspec.structs import StructConfig

from wartable.account import result
from wartable.wire import clocks, company, http, messages, notices, people, ratings, shared, terms
from wartable.wire.codes import Code

ROOT = Path(__file__).parents[1]
TYPES, PAGE = ROOT / "web/src/protocol.generated.ts", ROOT / "docs/protocol.md"
WIDTH = 120
UNIONS = {"Request": messages.Request, "Answer": messages.Answer, "News": messages.News}
REQUESTS, SOCKET = get_args(messages.Request), (*get_args(messages.Answer), *get_args(messages.News))
SENT = (  # by the client: what has a default may be left out
    *REQUESTS, http.OpenTable, http.PlayAgain, http.WhatIf, http.ChangeTerms, people.PasskeyWish, people.NewAccount,
    people.SignIn, people.Proof, people.NewPassphrase, people.NewPasskey, people.Proven, notices.AddWay, notices.EndWay,
    ratings.NewCup,
)  # fmt: skip

Schema = Mapping[str, Any]


def structs(module: ModuleType) -> list[type[Struct]]:
    """The types declared in a module, in its order, without their bases."""
    own = [t for t in vars(module).values() if isinstance(t, type) and t.__module__ == module.__name__]
    return [t for t in own if issubclass(t, Struct) and not t.__subclasses__()]


MODULES = (shared, company, terms, clocks, ratings, http, notices, result, people, messages)
EVERY = [kind for module in MODULES for kind in structs(module)]
_, COMPONENTS = schema_components(EVERY, ref_template="{name}")


# ---- a type, in TypeScript's words ----
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def spelled(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(quoted(schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(spelled(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return listed(schema)
    if schema.get("type") == "object":
        return f"Record<string, {spelled(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def listed(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(spelled(one) for one in schema['prefixItems'])}]"
    inner = spelled(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def may_lack(kind: type[Struct], field: str) -> bool:
    """Whether a field may be missing in a message: its default is left out, or may be."""
    config: StructConfig = kind.__struct_config__
    return field not in COMPONENTS[kind.__name__]["required"] and (config.omit_defaults or kind in SENT)


# ---- the client's types ----
def types() -> str:
    final = ", ".join(quoted(code for code in Code if code.final))
    parts = [
        "/** Written by tools/protocol.py from src/wartable/wire: change it there. */",
        f"export const VERSION = {shared.VERSION};",
        f"/** {Code.__doc__} */\nexport type Code ={union(quoted(Code))};",
        f"/** After these there is no use in coming back. */\nexport const FINAL: readonly Code[] = [{final}];",
        *map(interface, EVERY),
        *(f"export type {name} ={union(one.__name__ for one in get_args(kinds))};" for name, kinds in UNIONS.items()),
    ]
    return "\n\n".join(parts) + "\n"


def quoted(words: Iterable[str]) -> list[str]:
    return [f'"{word}"' for word in words]


def union(members: Iterable[str]) -> str:
    words = list(members)
    line = " " + " | ".join(words)
    return line if len(line) < WIDTH - 30 else "".join(f"\n  | {word}" for word in words)


def interface(kind: type[Struct]) -> str:
    component = COMPONENTS[kind.__name__]
    lines = [f"/** {component['description']} */", f"export interface {kind.__name__} {{"]
    for name, schema in component["properties"].items():
        if words := schema.get("description"):
            lines.append(f"  /** {words} */")
        lines.append(f"  {name}{'?' * may_lack(kind, name)}: {spelled(schema)};")
    if issubclass(kind, shared.Open):
        lines.append("  [field: string]: unknown;")
    return "\n".join([*lines, "}"])


# ---- the tables of the page ----
def page(text: str) -> str:
    """The page with its tables written anew, between their marks."""
    made = {
        "http": table([*structs(http), *structs(notices), *structs(result)]),
        "people": table(structs(people)),
        "ratings": table(structs(ratings)),
        "parts": table([*structs(shared), *structs(company), *structs(terms), *structs(clocks)]),
        "requests": table(REQUESTS),
        "socket": table(SOCKET),
        "codes": codes(),
    }
    for name, rows in made.items():
        mark = rf"(<!-- {name}: tools/protocol.py -->\n).*?(<!-- end -->)"
        text, count = re.subn(mark, lambda m, rows=rows: m[1] + rows + m[2], text, flags=re.S)  # type: ignore[misc]
        assert count == 1, f"the page needs one mark for {name}"
    return text


def table(kinds: Iterable[type[Struct]]) -> str:
    rows = [row for kind in kinds for row in rows_of(kind)]
    return "\n".join(["| what | field | type | meaning |", "|---|---|---|---|", *rows, ""])


def rows_of(kind: type[Struct]) -> list[str]:
    component = COMPONENTS[kind.__name__]
    fields = dict(component["properties"])
    name = fields.pop("type")["enum"][0] if issubclass(kind, messages.Message) else kind.__name__
    rows = [f"| **`{name}`** | | | {component['description']} |"]
    for field, schema in fields.items():
        optional = "?" * may_lack(kind, field)
        kind_of = spelled(schema).replace("|", "\\|")
        rows.append(f"| | `{field}{optional}` | `{kind_of}` | {schema.get('description', '')} |")
    return rows


def codes() -> str:
    rows = [f"| `{code}` | {code.status} | {'yes' * code.final} | {code.meaning} |" for code in Code]
    return "\n".join(["| error | HTTP status | final | meaning |", "|---|---|---|---|", *rows, ""])


def main() -> int:
    made = {TYPES: types(), PAGE: page(PAGE.read_text(encoding="utf-8"))}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what the wire says: run python tools/protocol.py")
        return len(stale)
    for path in stale:
        path.write_text(made[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
