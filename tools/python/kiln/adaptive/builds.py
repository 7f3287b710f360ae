"""One kernel's builds on one device: Triton's own, and those that are made beside the program and brought to the device by a thread that
launches, for which the device is current."""
from __future__ import annotations

import contextlib
import functools
import os
import time
import weakref
from collections import deque
from typing import Any, Callable, Deque, Dict, List, Optional, Protocol, Tuple, TypeVar

from kiln import program
from kiln.adaptive import candidates, frozen, jobs, kept, loaded, log, overlap
from kiln.adaptive.candidates import Choice, Made
from kiln.adaptive.check.checks import Checks, Request
from kiln.adaptive.check.copied_launch import Launch
from kiln.adaptive.loaded import Loaded, Ready
from kiln.adaptive.maker import Maker
from kiln.adaptive.spec import Adaptive
from kiln.told import Told

Value = TypeVar("Value")

#: Ranks would take what they have checked at different times, and round otherwise until then.
_RANKS = "several ranks with check=true and rounding=any launch Triton's own: what was kept would be checked by each at another time"


class Races(Protocol):
    """Who takes what has been made."""

    def join(self, build: Loaded) -> None:
        """One more build is on the device."""

    def close(self) -> None:
        """There will be no other."""

    def settle_kept(self, size: int, build: Optional[Loaded], kept_: Optional[kept.Kept]) -> None:
        """What was kept of a size of grid; None: nothing that can be taken."""


class Builds:
    """A kernel's builds."""

    def __init__(self, compiled: Any, launcher: Any, spec: Adaptive, device: int, model: str) -> None:
        """`compiled` is loaded on the device, which is of this model; `launcher` is Triton's own for it."""
        self.name, self.hash, self.model = str(compiled.name), str(compiled.hash), model
        self.stock = Loaded(Made(Choice(), b""), launcher, compiled.function, compiled.packed_metadata, compiled.module)
        self.maker = Maker(compiled, spec, model)
        #: Whether the tensors of a launch bear a build for tensors that do not overlap.
        self.overlap = overlap.Overlap(list(compiled.src.signature.values()))
        self.is_asked = False
        #: Who checks builds before they are launched; None: nobody is to.
        self._checks = Checks(compiled, spec, device, self.maker, self.overlap, model) if spec.check else None
        self._compiled, self._spec, self._device = compiled, spec, device
        self._stock = Ready(self.stock.made, compiled.metadata, launcher, compiled.packed_metadata)
        self._arrived: Deque[Callable[[Races], None]] = deque()
        #: By binary: what is kept is asked for again where sizes of grids are forgotten.
        self._on_device: Dict[bytes, Loaded] = {}
        self._modules: List[Any] = []
        if "_module_pid" in vars(compiled):  # This Triton unloads the code of kernels that nobody has any more.
            weakref.finalize(self, _unload, self._modules, os.getpid()).atexit = False

    def has_arrived(self) -> bool:
        """Whether there is something to `take`."""
        return bool(self._arrived) or self._checks is not None and self._checks.is_waiting()

    def take(self, races: Races, launch: Optional[Launch] = None) -> None:
        """Brings what has been made to the device, and to the races. `launch`: the one that comes next, on which builds may be checked."""
        while self._arrived:
            self._arrived.popleft()(races)
        if self._checks is not None and launch is not None:
            self._checks.take(launch)

    def note(self, text: str) -> None:
        """Something to say in reports, once."""
        self.maker.note(text)

    @property
    def notes(self) -> List[str]:
        """What there is to say."""
        return list(self.maker.notes)

    def ask(self, worth: Callable[[], float], grid: Tuple[int, int, int], arguments: overlap.Arguments) -> None:
        """Has all builds made, once, by one launch's grid and arguments. `worth` says how much that is worth compared with other kernels'. A
        kernel that nobody has any more meanwhile is worth nothing."""
        if not self.is_asked:
            self.is_asked = True
            seen, launched = self.overlap.seen(arguments), candidates.told_of(self._compiled, grid, arguments)
            jobs.of_process().submit(_while_there(worth, 0.0), functools.partial(_while_there(self._compile, None), seen, launched))

    def ask_kept(self, size: int, now: bool, is_checked: bool = False) -> bool:
        """Has the build made that was kept for a size of grid, by another thread or `now`; whether there is one. `is_checked`: by whoever chose
        it, in this run of the program."""
        if (self.hash, size, self._spec.rounding) not in kept.of_device(self.model).choices:
            return False
        if now:
            self._find_kept(size, is_checked)
        else:
            jobs.of_process().submit(_first, functools.partial(_while_there(self._find_kept, None), size, is_checked))
        return True

    def keep(self, choice: kept.Kept) -> None:
        """Keeps a choice for other processes, by another thread. Of several the last one writes all, since the file grows with their number.
        Where that cannot be done it is said, once."""
        store = kept.of_device(self.model)
        store.add([choice])
        store.expect()
        jobs.of_process().submit(_first, functools.partial(_flush, store))

    # By a thread of the jobs.

    def _compile(self, seen: overlap.Arguments, launched: Optional[Told]) -> None:
        begun, made, unchecked = time.monotonic(), 0, []
        try:
            self._find_written()
            for build in self.maker.all(self.overlap.is_apart(seen), launched):
                made += 1
                if self._checks is None:
                    self._arrive(build)
                else:
                    unchecked.append(build)
        except jobs.Ended:
            return
        except Exception as error:  # Whatever it is: the program goes on with Triton's own binary.
            self.maker.lacks_some = True
            self.note(f"no further builds: {_said(error)}")
        self._check(unchecked, _while_there(self._arrive, None), _while_there(self._close, None))
        log.say(f"{self.name}: {made} builds beside Triton's own in {time.monotonic() - begun:.1f} s" +
                "".join(f"; {note}" for note in self.notes))

    def _arrive(self, build: Made) -> None:
        self._arrived.append(functools.partial(self._join, self._ready(build)))

    def _close(self) -> None:
        self._arrived.append(lambda races: races.close())

    def _check(self, builds: List[Made], tell: Callable[[Made], None], end: Callable[[], None]) -> None:
        """Has some checked, if there are any."""
        try:
            if self._checks is not None and builds:
                self._checks.ask(Request(builds, tell, end))
                return
        except Exception as error:
            self.maker.lacks_some = True
            self.note(f"no build is launched beside Triton's own, since they could not be checked: {_said(error)}")
        end()

    def _find_written(self) -> None:
        """Has launches test from here on whether they overlap what the kernel writes."""
        if self.overlap.is_final:
            return
        try:
            self.overlap.narrow(self.maker.written(self.overlap))
        except jobs.Ended:
            raise
        except Exception as error:  # Whatever it is: all tensors count as written.
            self.overlap.narrow(None)
            self.note(f"what the kernel writes is not known: {_said(error)}")

    def _find_kept(self, size: int, is_checked: bool) -> None:
        try:
            found, build, why = self.maker.kept(size)
            if build is not None and build.choice.needs_apart:
                self._find_written()
            if build is not None and self._checks is not None and self._spec.rounding != "exact" and frozen.is_one_of_several():
                found, build, why = None, None, _RANKS
        except jobs.Ended:
            return
        except Exception as error:
            found, build, why = None, None, f"the choice that was kept cannot be taken: {_said(error)}"
        if why:
            self.note(why)
            log.say(f"{self.name}: {why}")
        if build is None or self._checks is None or is_checked:
            self._arrive_kept(size, found, build)
            return
        right: List[Made] = []
        arrive = _while_there(self._arrive_kept, None)
        self._check([build], right.append, lambda: arrive(size, found, right[0] if right else None))

    def _arrive_kept(self, size: int, found: Optional[kept.Kept], build: Optional[Made]) -> None:
        self._arrived.append(functools.partial(self._settle_kept, size, found, self._ready(build) if build else None))

    def _ready(self, made: Made) -> Optional[Ready]:
        try:
            return loaded.ready(made, self._compiled.src, self._stock)
        except Exception as error:  # Whatever Triton says of it: there are others.
            self._cannot_load(made, error)
            return None

    # By a thread that launches.

    def _join(self, ready: Optional[Ready], races: Races) -> None:
        build = self._loaded(ready) if ready else None
        if build is not None:
            races.join(build)

    def _settle_kept(self, size: int, found: Optional[kept.Kept], ready: Optional[Ready], races: Races) -> None:
        is_stock = found is not None and found.backend == "triton"
        races.settle_kept(size, self.stock if is_stock else self._loaded(ready) if ready else None, found)

    def _loaded(self, ready: Ready) -> Optional[Loaded]:
        there = self._on_device.get(ready.made.binary)
        if there is not None and there.choice == ready.made.choice:
            return there
        try:
            build = loaded.load(ready, self._device)
        except Exception as error:  # Whatever a driver says of a binary: there are others.
            self._cannot_load(ready.made, error)
            return None
        self._modules.append(build.module)
        self._on_device[ready.made.binary] = build
        return build

    def _cannot_load(self, made: Made, error: Exception) -> None:
        self.maker.lacks_some = True
        self.note(f"{made.choice} cannot be loaded: {error}")


def _flush(store: kept.Store) -> None:
    if store.is_last():
        try:
            store.flush()
        except (OSError, kept.BadFile) as error:
            kept.say_not_kept(error)


def _unload(modules: List[Any], process: int) -> None:
    """Of a forked child's they are the parent's."""
    if os.getpid() == process:
        for module in modules:
            with contextlib.suppress(Exception):
                loaded.driver().utils.unload_module(module)


def _said(error: Exception) -> str:
    """The message of ours, and of others which kind of error it is, too: many say nothing without."""
    return str(error) if isinstance(error, program.Error) else f"{type(error).__name__}: {error}"


def _first() -> float:
    """The worth of work that is short, and that others wait for."""
    return jobs.URGENT


def _while_there(method: Callable[..., Value], otherwise: Value) -> Callable[..., Value]:
    """A method of an object that it does not keep alive."""
    weak = weakref.WeakMethod(method)

    def call(*args: Any) -> Value:
        alive = weak()
        return otherwise if alive is None else alive(*args)

    return call
