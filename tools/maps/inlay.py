"""What an engraver adds to shapes: lines in the water along the shore, tinted bands inside the borders."""

from __future__ import annotations

from typing import Any

import arcs as pen
import numpy as np
from arcs import Tenths
from lines import between, tenths
from raster import FINE, Mask, ndimage


def water_line(sea: Mask, depth: float, softness: float, tolerance: float, beyond: int = -1) -> list[list[Tenths]]:
    """Everywhere so far from the shore; the edge of the sheet is no shore."""
    far = (ndimage.distance_transform_edt(sea) > depth * FINE).astype(np.int16)
    return between(pen.trace(far, softness, tolerance, beyond), {0}, {1})


def band(mask: Mask, depth: float, corner: Any, softness: float, tolerance: float) -> list[list[Tenths]]:
    """The inner edge of a band along all borders of a territory, whose box begins at a corner of the sheet."""
    deep = ndimage.distance_transform_edt(mask) > depth * FINE
    rings = pen.rings(pen.trace(deep.astype(np.int16), softness, tolerance), 1)
    return [[tenths(np.array(point) / 10 + corner) for point in ring] for ring in rings]
