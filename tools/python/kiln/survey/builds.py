"""The builds of a kernel that are compared: plain Triton's, and Kiln's."""
from __future__ import annotations

import contextlib
import io
import os
import sys
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Union

from kiln import told
from kiln.backends import choice_of
from kiln.survey import pretended_driver
from kiln.survey.launches import Launch

#: By name: the directives that make it. Plain Triton is what the others are compared with.
BUILDS: Mapping[str, Dict[str, Any]] = {
    "triton": {},
    "auto": {"sched_strategy": "auto"},
    "tile": {"backend": "tile"},
    "either": {"backend": "auto"},
    "adaptive": {"sched_strategy": "adaptive"},
    "adaptive-any": {"sched_strategy": "adaptive(rounding=any)"},
}
PLAIN = "triton"
#: Builds that are found by launching: seconds for each kernel, and nothing without a GPU.
LEARNED = ("adaptive", "adaptive-any")
#: The one of them whose every build writes Triton's own bytes.
EXACT = "adaptive"
#: The builds of a survey that names none.
USUAL = tuple(name for name in BUILDS if name not in LEARNED)


def selected(text: str) -> List[str]:
    """The builds of ``--builds``, plain Triton first whether named or not. Raises ``ValueError`` for an unknown one."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in BUILDS:
            raise ValueError(f"--builds: expected some of {', '.join(BUILDS)}, found '{name}'")
    return [PLAIN, *dict.fromkeys(name for name in names if name != PLAIN)]


@dataclass(frozen=True)
class Built:
    """A binary of a kernel and its launch."""

    binary: bytes
    suffix: str
    name: str
    threads: int
    shared: int
    #: Under ``backend="auto"``: which form was taken, and the figures of both (`kiln.backends.choice_of`).
    choice: Optional[Dict[str, Any]] = None
    #: What the build's directives left open, as it was chosen; empty: nothing.
    chosen: str = ""


@dataclass(frozen=True)
class Failed:
    """There is no binary, and why. Refused: by Kiln, or by Triton as too large for the GPU; otherwise an error."""

    is_refused: bool
    message: str


def first_line(error: BaseException) -> str:
    """The start of an error's text, on one line; Triton's compiler puts source lines before it. Files are named as they are imported, so
    that rows of two machines compare."""
    text = " | ".join(str(getattr(error, "error_message", None) or str(error) or repr(error)).strip().splitlines())
    for folder in sorted(filter(os.path.isabs, sys.path), key=len, reverse=True):
        text = text.replace(folder.rstrip(os.sep) + os.sep, "")
    return text[:400]


def status_of(error: BaseException) -> str:
    """What a row says of a build that raised this: "refused" by Kiln, or by Triton as too large for the GPU or as a wrong request; else "error"."""
    return "refused" if type(error).__name__ in ("Refused", "OutOfResources", "PTXASError", "ValueError") else "error"


def for_vendor(kwargs: Mapping[str, Any], target: str) -> Dict[str, Any]:
    """A launch's keywords, without options that the target's vendor does not know."""
    foreign = ("maxnreg",) if target.startswith("gfx") else ("waves_per_eu", "matrix_instr_nonkdim", "kpack")
    return {key: value for key, value in kwargs.items() if key not in foreign}


def compiled_for(launch: Launch, target: str, build: str) -> Any:
    """The kernel of a launch compiled for a GPU that need not be there."""
    given = for_vendor(launch.kwargs, target)
    with pretended_driver.for_target(target), told.as_launched():
        found = launch.fn.warmup(*launch.args, grid=launch.grid, **given, **BUILDS[build])
        return found.result() if hasattr(found, "result") else found


def binary_of(compiled: Any) -> Built:
    """The binary in what Triton compiled, by whichever build."""
    suffix = "cubin" if "cubin" in compiled.asm else "hsaco"
    metadata = compiled.metadata
    threads = metadata.num_warps * metadata.target.warp_size
    return Built(compiled.asm[suffix], suffix, metadata.name, threads, metadata.shared or 0, choice_of(metadata),
                 getattr(metadata, "kiln_chosen", ""))


def build(launch: Launch, target: str, name: str) -> Union[Built, Failed]:
    """A binary by one of the builds, or why there is none."""
    from kiln.refusal import Refused

    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):  # Triton prints what ptxas refuses.
            return binary_of(compiled_for(launch, target, name))
    except Refused as error:
        return Failed(True, first_line(error))
    except Exception as error:  # Whatever Triton's compiler raises is a row like any other.
        return Failed(type(error).__name__ in ("OutOfResources", "PTXASError"), f"{type(error).__name__}: {first_line(error)}")
