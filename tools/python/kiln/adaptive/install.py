"""Where adaptive kernels come in: at a compiled kernel's loading, under every version and vendor, and at the benchmarks of autotuners.

Nothing is patched before the first kernel asks for it.
"""
from __future__ import annotations

import functools
import importlib
import os
import sys
import threading
import weakref
from typing import TYPE_CHECKING, Any, List, Optional

from kiln import keys, rules
from kiln.adaptive import calm, frozen, gate, jobs, log, tuning
from kiln.adaptive.spec import ATTRIBUTE, Adaptive

if TYPE_CHECKING:
    from kiln.adaptive.launches import Launches

#: What a kernel's metadata have where directives made its code.
_DIRECTIVES = "kiln_directives"

#: Held while a kernel is loaded, too, which may load others.
_lock = threading.RLock()
_is_installed = False
_all: "weakref.WeakSet[Launches]" = weakref.WeakSet()


def all_launches() -> List[Launches]:
    """Of the adaptive kernels that are alive in this process."""
    with _lock:
        alive = list(_all)
    return sorted(alive, key=lambda launches: (launches.name, launches.builds.hash))


def _asked() -> Optional[Adaptive]:
    """What the options say under which Triton's `compile` makes the kernel whose construction calls this."""
    frame: Any = sys._getframe(2)
    while frame:
        if frame.f_code.co_name == "compile" and frame.f_globals.get("__name__") == "triton.compiler.compiler":
            return getattr(frame.f_locals.get("options"), ATTRIBUTE, None)
        frame = frame.f_back
    return None


def _attach(compiled: Any) -> None:
    """Puts adaptive launches instead of a loaded kernel's launcher, if it is to have them."""
    spec = vars(compiled).get(ATTRIBUTE)
    if spec is None and not hasattr(compiled.metadata, _DIRECTIVES):
        spec = rules.current().adaptive_for(compiled.metadata.name)
    if spec is None:
        return
    _patch_inductor()
    field = "_run" if "_run" in vars(compiled) else "run"  # That of 3.4.
    stock, device = vars(compiled)[field], importlib.import_module("triton.runtime.driver").driver.active.get_current_device()
    weak = weakref.ref(compiled)

    def attach() -> Any:
        kernel = weak()
        if kernel is None:
            return stock
        try:
            launches = importlib.import_module("kiln.adaptive.launches").Launches(kernel, stock, spec, device)
        except Exception as error:  # Whatever it is: no launch of the program fails for it.
            log.say_once(f"kiln: adaptive kernels run Triton's own code: launches cannot be timed: {error}")
            setattr(kernel, field, stock)
            return stock
        with _lock:
            _all.add(launches)
        setattr(kernel, field, launches.launch)
        return launches.launch

    # What was chosen before is launched at once where nothing else may be.
    if frozen.is_frozen(spec) or gate.is_open():
        attach()
    else:
        setattr(compiled, field, gate.Gate(stock, attach).launch)


def _patch_compiled() -> None:
    cls = importlib.import_module("triton.compiler.compiler").CompiledKernel
    init, init_handles = cls.__init__, cls._init_handles

    @functools.wraps(init)
    def init_noting(self: Any, *args: Any, **kwargs: Any) -> None:
        init(self, *args, **kwargs)
        spec = _asked()
        if spec is not None:
            setattr(self, ATTRIBUTE, spec)

    @functools.wraps(init_handles)
    def init_handles_attaching(self: Any, *args: Any, **kwargs: Any) -> Any:
        if self.module is not None:
            return None  # As Triton's does: a launch asks it, too.
        with _lock:
            if self.module is not None:
                return None  # Another thread was first.
            result = init_handles(self, *args, **kwargs)
            calm.note(is_loaded=True)
            _attach(self)
            return result

    cls.__init__, cls._init_handles = init_noting, init_handles_attaching


def _patch_autotuners() -> None:
    tuner = importlib.import_module("triton.runtime.autotuner").Autotuner
    tuner._bench = functools.wraps(tuner._bench)(tuning.marked(tuner._bench))


def _patch_inductor() -> None:
    """As soon as it is there."""
    keys.keep_to_tritons_launchers()
    tuner: Any = getattr(sys.modules.get("torch._inductor.runtime.triton_heuristics"), "CachingAutotuner", None)
    if tuner is not None and not hasattr(tuner.bench, "__wrapped__"):
        tuner.bench = functools.wraps(tuner.bench)(tuning.marked(tuner.bench))


def install() -> None:
    """Patches Triton, once; asked before each compilation. Raises ``ValueError`` where a variable of the environment makes no sense."""
    global _is_installed
    calm.note(is_loaded=False)
    with _lock:
        if not _is_installed:
            jobs.most()
            _patch_compiled()
            _patch_autotuners()
            _patch_inductor()
            _is_installed = True


def _forget_threads() -> None:
    """A forked child has none of its parent's threads, which may have held a lock."""
    global _lock
    _lock = threading.RLock()
    for launches in list(_all):
        launches.forget_threads()


os.register_at_fork(after_in_child=_forget_threads)
