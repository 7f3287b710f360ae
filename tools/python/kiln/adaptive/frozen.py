"""When nothing is measured: by the directive, by ``KILN_ADAPTIVE=frozen``, and in a program of several ranks, which must not choose
differently, but by the one rank that `ranks` has measure."""
from __future__ import annotations

import os
import sys
from typing import Any

from kiln.adaptive.spec import Adaptive

_VARIABLE = "KILN_ADAPTIVE"

#: Whether this rank measures for all, as `ranks.sync` says.
measures = False


def _by_environment() -> bool:
    said = os.environ.get(_VARIABLE, "")
    if said not in ("", "frozen"):
        raise ValueError(f"{_VARIABLE}={said}: expected 'frozen', or nothing")
    return said == "frozen"


_is_frozen = _by_environment()


def is_one_of_several() -> bool:
    """Whether this process is one of several ranks of a program."""
    distributed: Any = sys.modules.get("torch.distributed")
    return bool(distributed and distributed.is_available() and distributed.is_initialized() and distributed.get_world_size() > 1)


def is_frozen(spec: Adaptive) -> bool:
    """Whether kernels with this directive take what was chosen before, and measure nothing. Of several ranks the one that measures must round as
    the others do while it tries builds, too."""
    return spec.frozen or _is_frozen or is_one_of_several() and not (measures and spec.rounding == "exact")
