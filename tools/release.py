"""Make a release: the one version number, the changelog, a commit and a tag.

python tools/release.py 1.2.3
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = ROOT / "src" / "wartable" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
NEWS = "## Unreleased\n"
NUMBER = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


def parts(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"a version is three numbers, like 1.2.3, not {version!r}")
    return tuple(map(int, version.split(".")))


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout


def release(version: str) -> None:
    text = VERSION.read_text(encoding="utf-8")
    found = NUMBER.search(text)
    assert found is not None
    if parts(version) <= parts(found[1]):
        sys.exit(f"{version} does not come after {found[1]}")
    if git("status", "--porcelain"):
        sys.exit("there are uncommitted changes")
    changes = CHANGELOG.read_text(encoding="utf-8")
    if NEWS not in changes:
        sys.exit(f"CHANGELOG.md has no section '{NEWS.strip()}': say what is new first")
    CHANGELOG.write_text(changes.replace(NEWS, f"## {version}\n"), encoding="utf-8")
    VERSION.write_text(NUMBER.sub(f'__version__ = "{version}"', text), encoding="utf-8")
    git("commit", "-am", f"[release] {version}")
    git("tag", f"v{version}")
    print(f"released {version}: push the commit and the tag v{version}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    release(sys.argv[1])
