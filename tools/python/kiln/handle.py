"""`bind`: a kernel compiled once and launched without asking again which one it is."""
from __future__ import annotations

import contextlib
import copy
import importlib
import inspect
from typing import Any, Optional, Tuple

from kiln import told
from kiln.decorator import _launched


#: Launch metadata and a profiler's two hooks, where nobody profiles.
_UNWATCHED = (None, None, None)


def direct(run: Any, packed: Any) -> Tuple[Any, Tuple[Any, ...]]:
    """What to call for a launch, and what to pass between the function and the launch metadata, which two hooks and the kernel's arguments
    follow.

    Up to 3.6 Triton's launcher is a Python object around a function in C, and all it adds is scratch memory; where the kernel
    asks for none, the function is called at once. Since 3.7 the object has more to say and is called as it is.
    """
    scratch = [size for size in ("global_scratch_size", "profile_scratch_size") if hasattr(run, size)]
    if (type(run).__name__ == "CudaLauncher" and scratch and not any(getattr(run, size) for size in scratch)
            and list(inspect.signature(run.__call__).parameters) == ["gridX", "gridY", "gridZ", "stream", "function", "args"]):
        none = (None,) * len(scratch)
        return run.launch, (run.launch_cooperative_grid, run.launch_pdl, *none, packed)
    return run, (packed,)


class Handle:
    """A compiled kernel that its caller vouches for.

    ``handle((x, y, z), *args)`` launches it on the current stream of the device it was bound on. The arguments are those
    that `bind` got by position, and must be such that Triton would pick the same kernel: the same types, the same
    alignment by 16 and the same integers that are 1. Nothing of that is checked.
    """

    __slots__ = ("compiled", "device", "_run", "_function", "_between", "_stream", "_tail", "_runtime", "_enter", "_calls")

    def __init__(self, compiled: Any, tail: Tuple[Any, ...]) -> None:
        driver = importlib.import_module("triton.runtime.driver").driver.active
        self._runtime = importlib.import_module("triton.knobs").runtime
        self.compiled = compiled
        self.device = driver.get_current_device()
        self._run, between = direct(compiled.run, compiled.packed_metadata)  # `run` loads the kernel.
        self._between = (*between, *_UNWATCHED)
        self._function = compiled.function
        self._stream = driver.get_current_stream
        self._tail = tail
        # A profiler's hooks: a chain since 3.5, None before.
        self._enter = self._runtime.launch_enter_hook
        self._calls = getattr(self._enter, "calls", ())

    def by(self, launcher: Any) -> Handle:
        """The same handle with another function of Triton's launchers' signature in it."""
        other = copy.copy(self)
        other._run, other._between = launcher, (self.compiled.packed_metadata, *_UNWATCHED)
        return other

    def __call__(self, grid: Tuple[int, ...], *args: Any) -> None:
        """Launches the kernel on a grid of one to three numbers of blocks."""
        x, y, z = grid if len(grid) == 3 else (*grid, 1, 1)[:3]
        stream = self._stream(self.device)
        if self._runtime.launch_enter_hook is self._enter and not self._calls:
            self._run(x, y, z, stream, self._function, *self._between, *args, *self._tail)
        else:  # Somebody profiles.
            self.compiled[(x, y, z)](*args, *self._tail, stream=stream)


def bind(kernel: Any, *args: Any, grid: Optional[Any] = None, **kwargs: Any) -> Handle:
    """Compiles ``kernel`` for these arguments, as ``kernel[grid](*args, **kwargs)`` would, and launches nothing.

    The arguments given by position are given again at each launch, those given by keyword stay as they are::

        handle = kiln.bind(kernel, x, y, n, BLOCK=1024, sched_strategy="auto")
        handle((triton.cdiv(n, 1024),), x, y, n)

    An autotuned kernel is bound after its first run, under the configuration that won.
    """
    tuner = kernel
    kernel = _launched(kernel)
    if tuner is not kernel:
        best = getattr(tuner, "best_config", None)
        if best is None:
            raise TypeError(f"{kernel!r} has not been tuned yet: run it once, then bind it")
        kwargs = {**best.all_kwargs(), **kwargs}
    importlib.import_module("kiln.triton")
    with told.as_launched() if grid else contextlib.nullcontext():
        compiled = kernel.warmup(*args, grid=grid or (1,), **kwargs)
    if hasattr(compiled, "result"):
        compiled = compiled.result()
    if compiled is None:
        raise RuntimeError(f"a hook of Triton's cache kept {kernel!r} from being compiled")
    bound = inspect.signature(kernel.fn).bind(*args, **{k: v for k, v in kwargs.items() if k in kernel.arg_names})
    bound.apply_defaults()
    return Handle(compiled, tuple(bound.args)[len(args):])
