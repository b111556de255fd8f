"""There is one version number, and a release needs a changelog."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import wartable

ROOT = Path(__file__).parents[1]


def test_one_version_number() -> None:
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dynamic"]
    assert '"version"' not in (ROOT / "web" / "package.json").read_text(encoding="utf-8")


def test_the_changelog_ends_at_this_version() -> None:
    """Whatever is newer is not released."""
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    headings = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
    assert next(heading for heading in headings if heading != "Unreleased") == wartable.__version__


def _git(root: Path, *arguments: str) -> str:
    name = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")
    return subprocess.run(["git", *name, *arguments], cwd=root, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A small repository with what a release touches."""
    for name in ("CHANGELOG.md", "src/wartable/__init__.py", "tools/release.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    _git(tmp_path, "init", "-q")
    for key in ("user.name", "user.email"):
        _git(tmp_path, "config", key, "nobody")
    _git(tmp_path, "add", "-A")
    _git(tmp_path, "commit", "-qm", "start")
    return tmp_path


def _release(root: Path, version: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "tools" / "release.py"), version]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("version", "why"),
    [("new", "three numbers"), ("0.0.1", "does not come after"), (wartable.__version__, "does not come after"),
     ("99.0.0", "no section")],
)  # fmt: skip
def test_what_is_no_release(copy: Path, version: str, why: str) -> None:
    (copy / "CHANGELOG.md").write_text("# Changelog\n", encoding="utf-8")
    _git(copy, "commit", "-qam", "nothing is new")
    refused = _release(copy, version)
    assert refused.returncode == 1
    assert why in refused.stderr
    assert not _git(copy, "tag")


def test_a_release(copy: Path) -> None:
    (copy / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- All new.\n", encoding="utf-8")
    assert "uncommitted" in _release(copy, "99.0.0").stderr
    _git(copy, "commit", "-qam", "say what is new")
    assert _release(copy, "99.0.0").returncode == 0
    assert _git(copy, "tag").strip() == "v99.0.0"
    assert "## 99.0.0\n\n- All new." in _git(copy, "show", "HEAD:CHANGELOG.md")
    assert '__version__ = "99.0.0"' in _git(copy, "show", "HEAD:src/wartable/__init__.py")
