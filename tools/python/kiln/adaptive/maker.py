"""Makes the builds of one kernel that are raced beside Triton's own, by a thread of the jobs, and remembers for other processes what was made:
programs end before their races do, and meet other sizes of grids the next time.
"""
from __future__ import annotations

from typing import Any, Iterator, List, Optional, Sequence, Tuple

from kiln import program
from kiln.adaptive import candidates, jobs, kept
from kiln.adaptive.candidates import Choice, Made
from kiln.adaptive.memory import Memory
from kiln.adaptive.overlap import Overlap
from kiln.adaptive.spec import Adaptive
from kiln.told import Told


class Maker:
    """Those of a compiled kernel, for one model of device."""

    def __init__(self, compiled: Any, spec: Adaptive, model: str) -> None:
        self.hash = str(compiled.hash)
        #: What there is to say of them in reports.
        self.notes: List[str] = []
        #: The assembler's version and Kiln's build, once a process was told; None: not yet.
        self.tools: Optional[Tuple[str, str]] = None
        #: Whether builds are missing that there may be another time, such as where a compiler ended for lack of memory.
        self.lacks_some = False
        self._compiled, self._spec, self._store = compiled, spec, kept.of_device(model)
        self._where = f"{model} {spec.rounding}"

    def note(self, text: str) -> None:
        """Something to say, once."""
        if text not in self.notes:
            self.notes.append(text)

    def all(self, is_apart: bool, launched: Optional[Told]) -> Iterator[Made]:
        """The builds that differ, one by one. `is_apart`: tensors do not overlap; `launched`: what is told of a launch."""
        memory, known = Memory(self.hash, self._ptxas()), set[bytes]()
        for choice in self._choices(is_apart, launched, memory):
            try:
                build = self._made(choice, memory)
                if self._spec.rounding == "exact" and not self._rounds_alike(build, memory):
                    self.note(f"{choice} rounds otherwise than Triton's own binary")
                    continue
            except program.CommandFailed as error:
                self.lacks_some |= isinstance(error, program.CommandCrashed)
                self.note(f"{choice} cannot be compiled: {error}")
                continue
            if build.binary not in known:
                known.add(build.binary)
                yield build
        memory.write()

    def written(self, overlap: Overlap) -> Optional[List[int]]:
        """`Overlap.written` of the kernel. The first launch of a process that takes a kept choice waits for it, and not for the program that says
        it. Raises `kiln.program.Error`."""
        memory = Memory(self.hash, self._ptxas())
        found = memory.written()
        if found is None:
            found = overlap.written(self._compiled.asm, jobs.of_process().run),
            memory.note_written(*found)
            memory.write()
        return found[0]

    def checked(self, builds: Sequence[Made]) -> List[Optional[str]]:
        """What `kiln.adaptive.check.checks` found out about them, in this process or in another one: `Memory.checked`. Raises `kiln.program.Error`."""
        memory = Memory(self.hash, self._ptxas())
        return [memory.checked(build, self._where) for build in builds]

    def note_checked(self, found: Sequence[Tuple[Made, str]]) -> None:
        """What it found out about some. Raises `kiln.program.Error`."""
        memory = Memory(self.hash, self._ptxas())
        for build, why in found:
            memory.note_checked(build, self._where, why)
        memory.write()

    def kept(self, size: int) -> Tuple[Optional[kept.Kept], Optional[Made], str]:
        """What was kept for a size of grid, its build if that is not Triton's own, and why there is none though there was."""
        ptxas = self._ptxas()
        found, why = self._store.find((self.hash, size, self._spec.rounding), ptxas)
        if found is None or found.backend == "triton":
            return found, None, why
        memory, choice = Memory(self.hash, ptxas), found.choice()
        build = self._made(choice, memory)
        is_refused = found.rounding == "exact" and not self._rounds_alike(build, memory)
        memory.write()
        if is_refused:
            return None, None, f"the choice that was kept, {choice}, rounds otherwise than Triton's own binary"
        return found, build, ""

    def _ptxas(self) -> str:
        self.tools = candidates.assembler(self._compiled), kept.build()
        return self.tools[0]

    def _choices(self, is_apart: bool, launched: Optional[Told], memory: Memory) -> Iterator[Choice]:
        run = jobs.of_process().run
        yield from candidates.of_tile(self._compiled, self._spec, launched)
        found = memory.searched(is_apart, launched)
        if found is None:
            found = candidates.searched(self._compiled, is_apart, launched, run)
            memory.note_searched(is_apart, launched, found)
            memory.write()
        yield from found

    def _made(self, choice: Choice, memory: Memory) -> Made:
        build = memory.load(choice)
        if build is None:
            build = candidates.made(self._compiled, choice, jobs.of_process().run)
            memory.store(build)
        return build

    def _rounds_alike(self, build: Made, memory: Memory) -> bool:
        found = memory.rounds_alike(build.choice)
        if found is None:
            found = candidates.rounds_alike(self._compiled, build, jobs.of_process().run)
            memory.note_rounds_alike(build.choice, found)
        return found
