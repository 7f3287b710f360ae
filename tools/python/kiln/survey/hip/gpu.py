"""The GPU that a configuration runs on: the one of this machine, or one that is pretended, for which it is compiled only."""
from __future__ import annotations

import contextlib
import importlib
from typing import Any, Callable, ContextManager, Dict, Mapping, Protocol, Sequence

from kiln.survey import pretended_driver
from kiln.survey.hip.inputs.tensors import Tensors
from kiln.survey.hip.timing import FLUSH_BYTES, Clock
from kiln.survey.launches import Launch


class Kernel(Protocol):
    """As `kiln.survey.measured.Kernel` checks the builds of a launch."""

    cells: Dict[str, Dict[str, Any]]

    def check(self) -> None:
        """Runs every build and holds what it wrote against plain Triton's."""

    def launches(self) -> Dict[str, Callable[[], None]]:
        """A launch of each build that is right."""


class Gpu:
    """An AMD GPU with PyTorch."""

    #: Whether anything is launched.
    is_real = True

    def present(self) -> ContextManager[None]:
        """While it is open, Triton compiles for this GPU."""
        return contextlib.nullcontext()

    def tensors(self) -> Tensors:
        """What makes tensors for it."""
        return Tensors("cuda")

    def kernel(self, launch: Launch, builds: Sequence[str], skip: Callable[[str], bool]) -> Kernel:
        """What checks these builds of a launch; `skip` is asked before each."""
        found: Kernel = importlib.import_module("kiln.survey.measured").Kernel(launch, builds, skip, True)
        return found

    def clock(self) -> Clock:
        """What times launches."""
        found: Clock = importlib.import_module("kiln.survey.clock").Clock(FLUSH_BYTES)
        return found


class Pretended(Gpu):
    """None: kernels are compiled for a target, and nothing is launched."""

    is_real = False

    def __init__(self, target: str) -> None:
        self._target = target

    def present(self) -> ContextManager[None]:
        """While it is open, Triton compiles for the target."""
        return pretended_driver.for_target(self._target)

    def tensors(self) -> Tensors:
        """Of the CPU, and floats that nobody writes."""
        return Tensors("cpu", is_written=False)


def of_machine(target: str, is_pretended: bool) -> Gpu:
    """The GPU of this process."""
    return Pretended(target) if is_pretended else Gpu()
