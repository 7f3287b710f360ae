"""Catching the launches of a program: every distinct kernel once, with all that it takes to build or to launch it again."""
from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib
import json
import threading
from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterator, Mapping, Tuple

from kiln import told
from kiln.decorator import standing
from kiln.directive import KEYS

#: Triton's options that say which configuration of a kernel it is, beside its constants.
_OPTIONS = ("num_warps", "num_stages", "num_ctas", "maxnreg")


@dataclass
class Launch:
    """One launch: the jit function, what it was given, and how many blocks. Directives of Kiln are left out."""

    fn: Any
    args: Tuple[Any, ...]
    kwargs: Dict[str, Any]
    grid: Tuple[int, ...]
    #: What Triton compiled for it on the GPU at hand.
    compiled: Any
    #: The directives that were left out, as one would write them; empty: there were none.
    directives: str = ""

    @property
    def name(self) -> str:
        """The function, with its module."""
        return name_of(self.fn)

    @functools.cached_property
    def options(self) -> Dict[str, Any]:
        """How it is configured, where that is not Triton's default for every launch (None)."""
        metadata = self.compiled.metadata
        found = {option: getattr(metadata, option, None) for option in _OPTIONS}
        found["num_warps"] = getattr(metadata, "kiln_num_warps", found["num_warps"])  # Warp specialization counts its own in.
        return {option: value for option, value in found.items() if value is not None}

    @functools.cached_property
    def constants(self) -> Dict[str, Any]:
        """The values of parameters that are constants, as JSON knows them."""
        bound = self.fn.signature.bind(*self.args, **{key: value for key, value in self.kwargs.items() if key in self.fn.arg_names})
        bound.apply_defaults()
        return {parameter.name: plain(bound.arguments.get(parameter.name))
                for parameter in self.fn.params if parameter.is_constexpr}

    @functools.cached_property
    def key(self) -> str:
        """Which kernel it is, the same in every run of the same program: of what its source is specialized for."""
        source = self.compiled.src
        said = [self.name, {str(key): str(value) for key, value in source.signature.items()}, self.constants,
                sorted(f"{key}: {value}" for key, value in (getattr(source, "attrs", None) or {}).items()), self.options]
        return hashlib.sha256(json.dumps(said, sort_keys=True, default=str).encode()).hexdigest()[:12]


def name_of(fn: Any) -> str:
    """A jit function's name, with its module."""
    return f"{fn.fn.__module__}.{fn.fn.__qualname__}"


def plain(value: Any) -> Any:
    """A constant as JSON knows it; a type or a function by its name."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if hasattr(value, "value") and type(value).__name__ == "constexpr":
        return plain(value.value)
    return str(getattr(value, "__name__", value))[:80]


def _blocks(fn: Any, args: Tuple[Any, ...], kwargs: Mapping[str, Any], grid: Any) -> Tuple[int, ...]:
    if callable(grid):
        bound = fn.signature.bind(*args, **{key: value for key, value in kwargs.items() if key in fn.arg_names})
        bound.apply_defaults()
        grid = grid(dict(bound.arguments))
    return tuple(int(size) for size in (grid if isinstance(grid, (tuple, list)) else (grid,)))


class _Tuning(threading.local):
    """Whether this thread's autotuner is trying configurations: those launches are not the program's."""

    on = False


@contextlib.contextmanager
def catching(note: Callable[[Launch], None]) -> Iterator[None]:
    """While it is open, `note` gets the first launch of every distinct kernel, right before Triton launches it.

    What `note` itself launches is not caught, and neither is what an autotuner tries. Kernels of Triton's other languages pass
    no tile IR and are left alone.
    """
    jit = importlib.import_module("triton.runtime.jit").JITFunction
    tuner = importlib.import_module("triton.runtime.autotuner").Autotuner
    stock_run, stock_bench = jit.run, tuner._bench
    tuning, seen, lock = _Tuning(), set(), threading.RLock()

    @functools.wraps(stock_run)
    def run(fn: Any, *args: Any, grid: Any, warmup: bool, **kwargs: Any) -> Any:
        is_ours = lock.acquire(blocking=False)
        try:
            if is_ours and not warmup and not tuning.on and not getattr(fn, "is_gluon", lambda: False)():
                with told.as_launched():
                    compiled = _compiled(stock_run(fn, *args, grid=grid, warmup=True, **kwargs))
                which = getattr(compiled, "hash", None)
                if which is not None and which not in seen:
                    seen.add(which)
                    theirs = {key: value for key, value in kwargs.items() if key in KEYS and key not in fn.arg_names and value is not None}
                    ours = {key: value for key, value in kwargs.items() if key not in KEYS or key in fn.arg_names}
                    ours.update(dict.fromkeys(standing(fn)))  # None takes them away.
                    tuning.on = True
                    try:
                        note(Launch(fn, args, ours, _blocks(fn, args, kwargs, grid), compiled,
                                    ", ".join(f"{key}={value!r}" for key, value in theirs.items())))
                    finally:
                        tuning.on = False
        finally:
            if is_ours:
                lock.release()
        return stock_run(fn, *args, grid=grid, warmup=warmup, **kwargs)

    @functools.wraps(stock_bench)
    def bench(tuner_: Any, *args: Any, **kwargs: Any) -> Any:
        before, tuning.on = tuning.on, True
        try:
            return stock_bench(tuner_, *args, **kwargs)
        finally:
            tuning.on = before

    jit.run, tuner._bench = run, bench
    try:
        yield
    finally:
        jit.run, tuner._bench = stock_run, stock_bench


def _compiled(found: Any) -> Any:
    """Since 3.5 Triton may still be compiling."""
    return found.result() if hasattr(found, "result") else found
