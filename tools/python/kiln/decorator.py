"""`jit`: directives for every launch of a kernel."""
from __future__ import annotations

import importlib
from typing import Any, Callable, Dict, Optional

from kiln.directive import KEYS, typed
from kiln.variants import refuse_renamed


def _launched(fn: Any) -> Any:
    """The jit function below autotuners and heuristics."""
    while hasattr(fn, "fn") and not hasattr(fn, "device_caches"):
        fn = fn.fn
    return fn


def _give(kernel: Any, defaults: Dict[str, Any]) -> None:
    """Adds the defaults to every launch; what the launch says itself counts."""
    before = vars(kernel).get("run")

    def run(*args: Any, **kwargs: Any) -> Any:
        given = {**defaults, **kwargs}
        # Looked up at each launch: whoever watches launches (`kiln.survey`) watches these, too.
        return before(*args, **given) if before else type(kernel).run(kernel, *args, **given)

    kernel.run = run
    kernel._kiln_standing = {**standing(kernel), **defaults}


def standing(kernel: Any) -> Dict[str, Any]:
    """The directives of every launch of a jit function."""
    return dict(vars(kernel).get("_kiln_standing", {}))


def jit(fn: Optional[Callable[..., Any]] = None, *, sched_strategy: Optional[str] = None, remat: Optional[str] = None,
        max_regs: Optional[int] = None, register_usage_level: Optional[int] = None, ptxas_controls: Optional[str] = None,
        backend: Optional[str] = None, fallback: Optional[bool] = None, **more: Any) -> Any:
    """Gives a kernel directives that apply wherever it is launched.

    Stands above ``@triton.jit`` or instead of it, below or above ``@triton.autotune``::

        @kiln.jit(sched_strategy="auto")
        @triton.jit
        def kernel(...): ...

        @triton.autotune(configs, key=["n"])
        @kiln.jit(sched_strategy="latency", remat="address", do_not_specialize=["n"])
        def kernel(...): ...

    Lowering variants are keys, too (`kiln`). Instead of ``@triton.jit`` it takes that one's options. A key at the launch or
    in a ``triton.Config`` replaces the key given here, and None there takes it away. Code that compiles the kernel without
    launching it through Triton, as TorchInductor does, does not see these directives: see `policy`.
    """
    refuse_renamed(more)
    given = dict(sched_strategy=sched_strategy, remat=remat, max_regs=max_regs, register_usage_level=register_usage_level,
                 ptxas_controls=ptxas_controls, backend=backend, fallback=fallback, **more)
    defaults = {key: value for key, value in typed(given).keys().items() if value is not None}
    triton_options = {key: value for key, value in more.items() if key not in KEYS}

    def decorate(function: Callable[..., Any]) -> Any:
        triton = importlib.import_module("triton")
        importlib.import_module("kiln.triton")
        kernel: Any = function
        if not isinstance(function, triton.runtime.jit.KernelInterface):
            kernel = triton.jit(function, **triton_options)
        elif triton_options:
            raise TypeError(f"{', '.join(triton_options)}: give options of triton.jit to that decorator")
        if defaults and hasattr(_launched(kernel), "device_caches"):  # Triton's interpreter compiles nothing.
            _give(_launched(kernel), defaults)
        return kernel

    return decorate(fn) if fn is not None else decorate
