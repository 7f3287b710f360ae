"""One kernel's builds on one device: Triton's own, and those that are made beside the program and brought to the device by a thread that
launches, for which the device is current."""
from __future__ import annotations

import functools
import importlib
import time
from collections import deque, namedtuple
from typing import Any, Callable, Deque, List, Optional, Protocol, Tuple

from kiln import program
from kiln.adaptive import candidates, jobs, kept, log
from kiln.adaptive.candidates import Choice, Made
from kiln.adaptive.spec import Adaptive
from kiln.handle import direct


class Loaded:
    """A build on the device: what a launch of it calls."""

    def __init__(self, made: Made, run: Any, function: Any, packed: Any, module: Any) -> None:
        self.made, self.choice, self.function = made, made.choice, function
        self.run, self.between = direct(run, packed)
        #: Keeps the code on the device: launches in flight and captured graphs may need it.
        self.module = module

    def __str__(self) -> str:
        return f"{self.choice.backend} {self.choice}".strip()


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
        self.notes: List[str] = []
        self.is_asked = False
        #: The assembler's version, once a process was told; None: not yet, or there is none.
        self.ptxas: Optional[str] = None
        self._compiled, self._spec, self._device = compiled, spec, device
        self._launcher = launcher
        self._arrived: Deque[Callable[[Races], None]] = deque()

    def has_arrived(self) -> bool:
        """Whether there is something to `take`."""
        return bool(self._arrived)

    def take(self, races: Races) -> None:
        """Brings what has been made to the device, and to the races."""
        while self._arrived:
            self._arrived.popleft()(races)

    def ask(self, worth: Callable[[], float], is_apart: bool) -> None:
        """Has all builds made, once. `worth` says how much that is worth compared with other kernels'; `is_apart`: tensors do not overlap."""
        if not self.is_asked:
            self.is_asked = True
            jobs.of_process().submit(worth, functools.partial(self._compile, is_apart))

    def ask_kept(self, size: int, now: bool) -> bool:
        """Has the build made that was kept for a size of grid, by another thread or `now`; whether there is one."""
        if (self.hash, size, self._spec.rounding) not in kept.of_device(self.model).choices:
            return False
        if now:
            self._find_kept(size)
        else:
            jobs.of_process().submit(lambda: float("inf"), functools.partial(self._find_kept, size))
        return True

    def keep(self, choice: kept.Kept, build: Loaded) -> None:
        """Keeps a choice and its binary for other processes, by another thread."""
        kept.of_device(self.model).add([choice])
        jobs.of_process().submit(lambda: float("inf"), functools.partial(self.store, choice, build))

    def store(self, choice: kept.Kept, build: Loaded) -> None:
        """Writes a choice and its binary, now. Where that cannot be done it is said, once."""
        store = kept.of_device(self.model)
        try:
            if build is not self.stock:
                store.store(self.hash, build.made, choice.ptxas)
            store.flush()
        except (OSError, kept.BadFile) as error:
            log.say_once(f"kiln: what adaptive chose is not kept for other processes: {error}")

    # By a thread of the jobs.

    def _compile(self, is_apart: bool) -> None:
        begun, made = time.monotonic(), 0
        try:
            for build in self._made(is_apart):
                made += 1
                self._arrived.append(functools.partial(self._join, build))
        except Exception as error:  # Whatever it is: the program goes on with Triton's own binary.
            self.notes.append(f"no further builds: {error}")
        self._arrived.append(lambda races: races.close())
        log.say(f"{self.name}: {made} builds beside Triton's own in {time.monotonic() - begun:.1f} s" +
                "".join(f"; {note}" for note in self.notes))

    def _made(self, is_apart: bool) -> Any:
        """The builds that differ, one by one."""
        store, run, known = kept.of_device(self.model), jobs.of_process().run, set[bytes]()
        ptxas = self.ptxas = candidates.assembler(self._compiled)
        for choice in candidates.all_of(self._compiled, self._spec, is_apart, run):
            try:
                build = store.load(self.hash, choice, ptxas) or candidates.made(self._compiled, choice, run)
                if self._spec.rounding == "exact" and not candidates.rounds_alike(self._compiled, build, run):
                    self.notes.append(f"{choice} rounds otherwise than Triton's own binary")
                    continue
            except program.CommandFailed as error:
                self.notes.append(f"{choice} cannot be compiled: {error}")
                continue
            if build.binary not in known:
                known.add(build.binary)
                yield build

    def _find_kept(self, size: int) -> None:
        try:
            found, build, why = self._kept(size)
        except Exception as error:
            found, build, why = None, None, f"the choice that was kept cannot be taken: {error}"
        if why:
            self.notes.append(why)
            log.say(f"{self.name}: {why}")
        self._arrived.append(functools.partial(self._settle_kept, size, found, build))

    def _kept(self, size: int) -> Tuple[Optional[kept.Kept], Optional[Made], str]:
        store = kept.of_device(self.model)
        ptxas = self.ptxas = candidates.assembler(self._compiled)
        found, why = store.find((self.hash, size, self._spec.rounding), ptxas)
        if found is None or found.backend == "triton":
            return found, None, why
        choice = found.choice()
        build = store.load(self.hash, choice, ptxas)
        if build is None:
            build = candidates.made(self._compiled, choice, jobs.of_process().run)
            store.store(self.hash, build, ptxas)
        return found, build, ""

    # By a thread that launches.

    def _join(self, made: Made, races: Races) -> None:
        build = self._loaded(made)
        if build is not None:
            races.join(build)

    def _settle_kept(self, size: int, found: Optional[kept.Kept], made: Optional[Made], races: Races) -> None:
        races.settle_kept(size, self._loaded(made) if made else self.stock if found else None, found)

    def _loaded(self, made: Made) -> Optional[Loaded]:
        driver = importlib.import_module("triton.runtime.driver").driver.active
        try:
            metadata: Any = self._compiled.metadata
            run, packed = self._launcher, self._compiled.packed_metadata
            if made.metadata:
                fields = {**metadata._asdict(), **made.metadata}
                metadata = namedtuple("KernelMetadata", sorted(fields))(**fields)
                backend = importlib.import_module("triton.compiler").make_backend(metadata.target)
                run, packed = driver.launcher_cls(self._compiled.src, metadata), backend.pack_metadata(metadata)
            module, function = driver.utils.load_binary(metadata.name, made.binary, metadata.shared, self._device)[:2]
        except Exception as error:  # Whatever a driver says of a binary: there are others.
            self.notes.append(f"{made.choice} cannot be loaded: {error}")
            return None
        return Loaded(made, run, function, packed, module)
