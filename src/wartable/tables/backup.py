"""A copy of a whole database, made while a server plays on it, and back again. Whatever is wrong with a copy is found
before anything is replaced, and a copy that is not finished never has its name."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import sqlalchemy as sa

from wartable.tables import postgres, schema
from wartable.tables.errors import BadDatabase
from wartable.tables.files import Files, file_of
from wartable.tables.storage import told_plainly

PAGES = 512  # copied at a time
Progress = Callable[[int, int], None]  # how much is left, of how much


def backup(url: str, file: Path, progress: Progress) -> None:
    """A copy of a database as it is at one moment, for its owner's eyes only. Raises BadDatabase."""
    with told_plainly(url), _becoming(file) as unfinished:
        place = sa.make_url(url)
        if place.get_backend_name() == "sqlite":
            _copy(_source_of(place, file), unfinished, progress)
            _check(unfinished)
        else:
            postgres.dump(place, unfinished)


def _source_of(url: sa.URL, file: Path) -> Path:
    path = file_of(url)
    if path is None or not path.is_file():
        raise BadDatabase(f"there is no database {path}")
    if file.exists() and file.samefile(path):
        raise BadDatabase(f"{file} is the database itself")
    return path


@contextlib.contextmanager
def _becoming(file: Path) -> Iterator[Path]:
    """A file beside the named one, which gets its name when it is complete and on disk."""
    name = _new_beside(file)
    try:
        yield Path(name)
        _put_in_place(Path(name), file)
    finally:
        for left in (name, f"{name}-wal", f"{name}-shm", f"{name}-journal"):
            Path(left).unlink(missing_ok=True)


def _new_beside(file: Path) -> str:
    """Readable by its owner only."""
    folder = file.resolve().parent
    if not folder.is_dir():
        raise BadDatabase(f"there is no folder {folder}")
    if file.is_dir():
        raise BadDatabase(f"{file} is a folder; name a file in it")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=folder)
    except OSError as error:
        raise BadDatabase(f"nothing can be written in {folder}: {error.strerror}") from error
    os.close(handle)
    return name


def _put_in_place(new: Path, file: Path) -> None:
    """On disk, then by its name, then the name on disk."""
    with new.open("rb") as written:
        os.fsync(written.fileno())
    new.replace(file)
    folder = os.open(file.resolve().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """All pages as they are at one moment: the reader's snapshot. Without it each commit would make it begin anew."""
    with _opened(source) as ours, _opened(target) as theirs:
        ours.execute("BEGIN")
        ours.execute("SELECT count(*) FROM sqlite_master").fetchone()
        ours.backup(theirs, pages=PAGES, progress=lambda _, left, all_: progress(left, all_))
        theirs.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            yield connection
    except sqlite3.DatabaseError as error:
        raise BadDatabase(f"{path} cannot be copied: {error}") from error


def _check(copy: Path) -> None:
    with _opened(copy) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise BadDatabase(f"the copy is damaged, and so, it seems, is the database: {' '.join(str(found).split())}")


# ---- and back ----
def restore(url: str, file: Path, replace: bool, progress: Progress) -> None:
    """A database as it was copied, brought up to this version. Raises DatabaseInUse while a server has it, BadDatabase
    for a file that is no copy, or if there are tables already and they are not to be replaced."""
    with told_plainly(url):
        place = sa.make_url(url)
        if not file.is_file():
            raise BadDatabase(f"there is no file {file}")
        if (path := file_of(place)) is None:
            postgres.restore(place, file, replace)
            return
        with _held(path):
            _restore_file(path, file, replace, progress)


@contextlib.contextmanager
def _held(path: Path) -> Iterator[None]:
    """No server begins on it meanwhile; what was not there before is not left behind."""
    new = not path.exists()
    files = Files(path)
    try:
        yield
    except BaseException:
        if new:
            path.unlink(missing_ok=True)
        raise
    finally:
        files.release()


def _restore_file(path: Path, file: Path, replace: bool, progress: Progress) -> None:
    if file.samefile(path):
        raise BadDatabase(f"{file} is the database itself")
    if not replace and (tables := _tables_in(path)):
        raise BadDatabase(f"{path} {tables}; --replace throws it away")
    with _becoming(path) as unfinished:
        _check_copy(file)
        _copy(file, unfinished, progress)
        _bring_up_to_date(unfinished)
        for beside in ("-wal", "-shm"):  # of the old database: they would be read into the new one
            Path(f"{path}{beside}").unlink(missing_ok=True)


def _tables_in(path: Path) -> str:
    """What would be lost; nothing in an empty file."""
    if not path.stat().st_size:
        return ""
    try:
        with _opened(path) as connection:
            count = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    except BadDatabase:
        return "is no database of ours, or damaged"
    return f"has {count} tables" if count else ""


def _check_copy(file: Path) -> None:
    with _opened(file) as connection:
        try:
            connection.execute("SELECT count(*) FROM tables, alembic_version").fetchone()
        except sqlite3.DatabaseError as error:
            raise BadDatabase(f"{file} is no copy of a database of ours: {error}") from error


def _bring_up_to_date(copy: Path) -> None:
    """Checked and migrated before it takes the place of anything."""
    engine = schema.engine_for(f"sqlite:///{copy}")
    try:
        if wrong := schema.check(engine):
            raise BadDatabase(f"the copy is damaged: {wrong}")
        schema.migrate(engine)
    finally:
        engine.dispose()
