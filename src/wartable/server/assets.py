"""The client's files, packed by its build for browsers that read them so."""

from __future__ import annotations

import os
from os import PathLike

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = ".br"


class Assets(StaticFiles):
    """As they are, or packed beforehand: smaller than the middleware would make them, at no cost."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        packed = f"{full_path}{PACKED}"
        if not _reads_packed(scope) or not os.path.exists(packed):
            return _lightened(super().file_response(full_path, stat_result, scope, status_code))
        response = _lightened(super().file_response(packed, os.stat(packed), scope, status_code))
        response.headers["Content-Encoding"] = "br"
        response.headers["Content-Type"] = FileResponse(full_path).headers["Content-Type"]
        response.headers.add_vary_header("Accept-Encoding")
        return response


def _lightened(response: Response) -> Response:
    """Without what nobody asks for: a tag tells versions apart better than a date, and no file is fetched in parts."""
    for name in ("Last-Modified", "Accept-Ranges"):
        if name in response.headers:
            del response.headers[name]
    return response


def _reads_packed(scope: Scope) -> bool:
    encodings = Headers(scope=scope).get("Accept-Encoding", "")
    return "br" in (encoding.partition(";")[0].strip() for encoding in encodings.split(","))
