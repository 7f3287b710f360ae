"""When nothing is measured: by the directive, by ``KILN_ADAPTIVE=frozen``, or in a program of several ranks, which must not choose differently."""
from __future__ import annotations

import os
import sys
from typing import Any

from kiln.adaptive.spec import Adaptive

_VARIABLE = "KILN_ADAPTIVE"


def _by_environment() -> bool:
    said = os.environ.get(_VARIABLE, "")
    if said not in ("", "frozen"):
        raise ValueError(f"{_VARIABLE}={said}: expected 'frozen', or nothing")
    return said == "frozen"


_is_frozen = _by_environment()


def _is_one_of_several() -> bool:
    """Whether this process is one of several ranks of a program."""
    distributed: Any = sys.modules.get("torch.distributed")
    return bool(distributed and distributed.is_available() and distributed.is_initialized() and distributed.get_world_size() > 1)


def is_frozen(spec: Adaptive) -> bool:
    """Whether kernels with this directive take what was chosen before, and measure nothing."""
    return spec.frozen or _is_frozen or _is_one_of_several()
