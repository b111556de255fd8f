"""Running a command: a mistake of the user's, or of ours, is one line and an exit code, never a traceback."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pkgutil import resolve_name
from typing import NoReturn

import typer
from rich.text import Text

from wartable.cli.shared import err
from wartable.engine.errors import BadTable, WartableError
from wartable.games import game_names, spec_of
from wartable.tables.errors import trail

LONGEST = 500  # letters of a message
OUR_MISTAKE = 70


def run(app: typer.Typer) -> NoReturn:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name may be of bytes that are no text
    sys.exit(_code_of(app))


def _code_of(app: typer.Typer) -> int:
    try:
        _add_commands_of_games(app)
        code = app(standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except typer.TyperException as error:
        return _refuse_words(error)
    except WartableError as error:
        return _sorry(type(error).__name__, str(error), error.exit_code)
    except BrokenPipeError:
        return _no_more_output(1)  # whoever listened has gone: nothing to say
    except OSError as error:
        return _sorry("Failed", str(error), _no_more_output(1))
    except Exception as error:
        return _sorry("Our mistake", trail(error), OUR_MISTAKE)


def _refuse_words(error: typer.TyperException) -> int:
    """Words that are no command, or help for whoever gave none."""
    message = getattr(error, "format_message", lambda: str(error))()
    if not message:
        return 2
    return _sorry("Usage", f"{message} (--help tells more)", getattr(error, "exit_code", 2))


def _sorry(kind: str, message: str, code: int) -> int:
    """One line, whatever was written."""
    line = " ".join(message.split())
    line = line if len(line) <= LONGEST else f"{line[:LONGEST]} …"
    err.print(Text.assemble((f"{kind}:", "bold red"), " ", line), soft_wrap=True)
    return code


def _no_more_output(code: int) -> int:
    """What is still to be written would fail again when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _add_commands_of_games(app: typer.Typer) -> None:
    """The words a game brings to the command line; a word belongs to one game."""
    owners = {command.name or getattr(command.callback, "__name__", ""): "ours" for command in app.registered_commands}
    owners |= {group.name: "ours" for group in app.registered_groups if isinstance(group.name, str)}
    for game in game_names():
        for word, place in spec_of(game).commands.items():
            if owners.setdefault(word, game) != game:
                raise BadTable(f"the command {word!r} of {game} already exists: {owners[word]}")
            app.command(word)(resolve_name(place))
