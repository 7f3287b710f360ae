"""A survey on a GPU: every build of a kernel is run on copies of the launch's own memory, held against plain Triton's, and timed.

It happens right before the program's own launch, so that the memory is that of the program, and nothing has to be kept.
"""
from __future__ import annotations

import functools
import importlib
import statistics
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple

from kiln.backends import choice_of
from kiln.handle import Handle, bind
from kiln.survey import learned, memory
from kiln.survey.builds import BUILDS, EXACT, LEARNED, PLAIN, first_line, status_of
from kiln.survey.check import Difference, difference
from kiln.survey.clock import AGAIN, Clock, Pace, ratios
from kiln.survey.launches import Launch

Row = Dict[str, Any]

#: After these the driver answers nothing any more.
_DEADLY = ("CUDA error", "HIP error", "illegal memory", "misaligned", "launch failure")


class GpuLost(Exception):
    """A build has made the GPU unusable for this process; ``str()`` says which."""


class Kernel:
    """One launch and what its builds do."""

    def __init__(self, launch: Launch, builds: Sequence[str], skip: Callable[[str], bool], is_timed: bool) -> None:
        self._launch, self._builds, self._skip, self._is_timed = launch, builds, skip, is_timed
        self._torch: Any = importlib.import_module("torch")
        self._before = memory.storages(launch)
        self._memory = memory.copied(self._before)
        self._args, self._kwargs = memory.arguments_on(launch, self._memory)
        self._types = memory.types(launch)
        self._handles: Dict[str, Handle] = {}
        self.cells: Dict[str, Row] = {}

    def _bound(self, **keys: Any) -> Handle:
        return bind(self._launch.fn, *self._args, grid=self._launch.grid, **{**self._kwargs, **keys})

    def _run(self, handle: Handle, build: str) -> None:
        """On memory as the program has it. Raises `GpuLost` where the driver answers nothing any more."""
        try:
            memory.put_back(self._memory, self._before)
            handle(self._launch.grid, *self._args)
            self._torch.cuda.synchronize()
        except Exception as error:
            said = first_line(error)
            if any(word in said for word in _DEADLY):
                self.cells[build].update(status="crash", message=f"{type(error).__name__}: {said}")
                raise GpuLost(f"{self._launch.name} ({build}): {said}") from error
            raise

    def _is_run(self, build: str) -> bool:
        """Compiles and runs a build; whether that went well."""
        cell = self.cells[build] = {}
        if self._skip(build):
            cell.update(status="skipped")
            return False
        try:
            handle = self._bound(**BUILDS[build])
            metadata = handle.compiled.metadata
            cell.update(registers=handle.compiled.n_regs, spills=handle.compiled.n_spills, shared=metadata.shared)
            if chosen := getattr(metadata, "kiln_chosen", ""):
                cell["chosen"] = chosen
            if choice := choice_of(metadata):
                cell["choice"] = choice
            if build in LEARNED:
                self._learn(handle, build)
            self._run(handle, build)
        except GpuLost:
            raise
        except Exception as error:
            cell.update(status=status_of(error), message=f"{type(error).__name__}: {first_line(error)}")
            return False
        self._handles[build] = handle
        return True

    def _learn(self, handle: Handle, build: str) -> None:
        """Launches it until its races are over, or, where nothing is timed, until its builds are made."""
        def put_back() -> None:
            self._torch.cuda.synchronize()
            memory.put_back(self._memory, self._before)

        def launch() -> None:
            handle(self._launch.grid, *self._args)

        put_back()
        if self._is_timed:
            self.cells[build]["learned"] = learned.learn(handle.compiled, launch, put_back)
        else:
            self.cells[build]["compile_seconds"] = round(learned.make(handle.compiled, launch), 2)

    def _unlike(self, handle: Handle, theirs: memory.Memory) -> List[str]:
        """The builds of an adaptive kernel that do not write plain Triton's bytes."""
        def wrote(launcher: Callable[..., Any]) -> bool:
            self._run(handle.by(launcher), PLAIN)
            return all(memory.is_equal(mine, theirs[at]) for at, mine in self._memory.items())

        return learned.unlike(handle.compiled, wrote)

    def check(self) -> None:
        """Runs every build and holds what it wrote against plain Triton's."""
        if not self._is_run(PLAIN):
            return
        theirs = memory.copied(self._memory)
        self._before = memory.spoiled(self._before, theirs, self._types, self._plain_on)
        self._run(self._handles[PLAIN], PLAIN)
        noise = self._apart(theirs)
        self.cells[PLAIN].update(status="ok", written=noise.written, noise=noise.relative)
        own: Optional[float] = None
        for build in self._builds:
            if build == PLAIN or not self._is_run(build):
                continue
            apart, unlike = self._apart(theirs), []
            if build in LEARNED:
                unlike = self.cells[build]["unlike_builds"] = self._unlike(self._handles[build], theirs)
                self._run(self._handles[build], build)
            is_right = apart.is_right(noise.relative)
            if unlike and build == EXACT and noise.is_bit_equal:
                is_right, self.cells[build]["message"] = False, f"writes other bytes than Triton's own: {', '.join(unlike)}"
            elif not is_right:
                own = self._own_difference(theirs) if own is None else own
                is_right = apart.is_right(own)
            self.cells[build].update(status="ok" if is_right else "wrong", **apart.row())
            if not is_right:
                self._handles.pop(build)
            elif not noise.written:
                self.cells[build]["status"] = "unchecked"

    def _plain_on(self, before: memory.Memory) -> memory.Memory:
        self._before = before
        self._run(self._handles[PLAIN], PLAIN)
        return self._memory

    def _apart(self, theirs: memory.Memory) -> Difference:
        return difference(self._memory, theirs, self._before, self._types)

    def _own_difference(self, theirs: memory.Memory) -> float:
        """How far plain Triton is from itself where only the order or the fusion of its arithmetic changes."""
        warps, most = int(self._launch.options.get("num_warps", 4)), 0.0
        changes: Tuple[Dict[str, Any], ...] = ({"enable_fp_fusion": False}, {"num_warps": warps * 2 if warps < 16 else warps // 2})
        for change in changes:
            if set(change) & set(self._launch.fn.arg_names):
                continue
            try:
                self._run(self._bound(**change), PLAIN)
            except GpuLost:
                raise
            except Exception:  # Triton does not compile every kernel with every number of warps.
                continue
            apart = self._apart(theirs)
            most = max(most, 0.0 if apart.unlike else apart.relative)
        return most

    def launches(self) -> Dict[str, Callable[[], None]]:
        """A launch of each build that is right, on memory as the program has it."""
        memory.put_back(self._memory, self._before)
        return {name: functools.partial(handle, self._launch.grid, *self._args) for name, handle in self._handles.items()}

    def time(self, clock: Clock, pace: Pace) -> None:
        """Times the builds that are right."""
        if PLAIN not in self._handles or len(self._handles) < 2:
            return
        times = clock.interleaved(self.launches(), pace, PLAIN)
        for name in self._handles:
            found = ratios(times, name, PLAIN)
            self.cells[name].update(ms=statistics.median(times[name]), ratio=round(statistics.median(found), 4),
                                    least=round(min(found), 4), most=round(max(found), 4))
        self.cells[PLAIN]["again"] = round(statistics.median(ratios(times, AGAIN, PLAIN)), 4)


class Survey:
    """Takes launches as they are caught; `rows` is what was found."""

    def __init__(self, builds: Sequence[str], pace: Optional[Pace], skip: Callable[[str, str], bool] = lambda kernel, build: False,
                 tell: Callable[[Row], None] = lambda row: None) -> None:
        self._builds, self._pace, self._skip, self._tell = builds, pace, skip, tell
        if set(builds) & set(LEARNED):
            importlib.import_module("kiln.adaptive.launches")  # The first launch of a kernel is its survey.
        self._clock = Clock() if pace else None
        self.rows: List[Row] = []

    def take(self, launch: Launch) -> None:
        """Checks and times one kernel."""
        kernel = Kernel(launch, self._builds, lambda build: self._skip(launch.name, build), self._pace is not None)
        try:
            kernel.check()
            if self._clock and self._pace:
                kernel.time(self._clock, self._pace)
        finally:
            self.rows.append({"kernel": launch.name, "key": launch.key, "target": _target(launch), "options": launch.options,
                              "constants": launch.constants, "grid": list(launch.grid), "builds": kernel.cells})
            self._tell(self.rows[-1])

    def is_right(self) -> bool:
        """Whether no build was wrong or crashed."""
        return all(cell.get("status") not in ("wrong", "crash") for row in self.rows for cell in row["builds"].values())


def _target(launch: Launch) -> str:
    arch = launch.compiled.metadata.target.arch
    return f"sm_{arch}" if isinstance(arch, int) else str(arch)
