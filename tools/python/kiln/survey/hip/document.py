"""The file that is sent back, and what stands in it. It is written anew after each configuration, so that whatever ends the survey costs no row; a
survey with the same file goes on with those that have none of the same machine and versions."""
from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, TypedDict

from kiln.survey.hip.configurations import Unusable

VERSION = 1
KIND = "kiln-hip-survey"


class Machine(TypedDict, total=False):
    """A machine with its versions. Rows of two compare only with that in mind."""

    #: The GPU's name, and AMD's of its architecture, with its features; without a GPU no name, and the one that was compiled for.
    gpu: str
    arch: str
    #: What of `arch` is compiled for: gfx942 or gfx950.
    target: str
    #: CUs that a launch can use: those of a partition, where the GPU has some.
    compute_units: int
    memory_bytes: int
    l2_bytes: Optional[int]
    #: Most of the GPU and of its memory, by its driver, in kHz, and the memory's bits; None: it does not say.
    clock_khz: Optional[int]
    memory_clock_khz: Optional[int]
    memory_bits: Optional[int]
    #: Versions. `kiln_build` is the digest of the program and the package.
    rocm: str
    amdgpu: str
    torch: str
    triton: str
    python: str
    kiln: str
    kiln_build: str
    #: The commit of aiter.
    aiter: str


class Times(TypedDict):
    """Times of launches, each after a flush of the caches, in microseconds, and how many there were."""

    median: float
    lower_quartile: float
    upper_quartile: float
    least: float
    launches: int


class Build(TypedDict, total=False):
    """One build of a kernel: ``triton``, ``auto`` or ``tile``."""

    #: "ok": ran, and its result is plain Triton's but for rounding; "wrong": it is not; "unchecked": it ran, and nothing was written; "compiled": not
    #: launched; "refused" by Kiln, or by Triton as too large; "error": something else was raised; "crash": it ended its process.
    status: str
    #: Why it is none of the first two.
    message: str
    #: `kiln.survey.figures` of the binary, and: `agprs` of `registers`, `scalar_registers`, `scratch_bytes` of a lane, `spill_stores` and
    #: `spill_loads` in bytes, `max_warps` of those resident in `warps` (on a CU), `threads` and `shared` of its launch.
    figures: Dict[str, Any]
    #: Registers, spilled registers and bytes of shared memory by the GPU's driver.
    driver: Dict[str, Any]
    #: What Kiln's simulator says of the binary, not told the launch: cycles of a block and of an iteration, and what bounds it.
    simulated: Dict[str, Any]
    #: What the directives left open, as it was chosen, and why.
    chosen: str
    chosen_because: str
    #: The hsaco: its SHA-256, and itself, compressed by zlib, in base64.
    binary: Dict[str, str]
    #: Against plain Triton's result, over all memory that the kernel was given: whether every byte is the same; the norm of the difference by that of
    #: the result; the largest difference; and how many elements are not a number or infinite in one of them alone.
    bit_equal: bool
    relative: float
    largest: float
    unlike: int
    #: Of plain Triton: tensors that it wrote, and how far a second run of it was from the first (`relative`).
    written: int
    noise: float
    times: Times
    #: Of plain Triton: the times of the same build, taken as those of another one; how far they are apart is what the clock can tell.
    again: Times


class Row(TypedDict, total=False):
    """A configuration."""

    #: As `configurations.json` names it, and its kernel.
    name: str
    kernel: str
    #: The blocks of the launch, and its arguments: numbers, and tensors by type, shape and strides.
    grid: List[int]
    arguments: Dict[str, Any]
    #: Parameters for which the launch was compiled otherwise than the configuration says; none: the kernels are those of the configuration.
    differs: List[str]
    builds: Dict[str, Build]
    #: Why there is nothing, or not all.
    failure: str
    #: While a process works on it: the build that is compiled or run, by which the next one knows what ended it. Not in the file.
    at: str
    #: Whether the process came to its end. Rows without are made anew by the next survey with the same file.
    finished: bool
    #: Of `machines`.
    machine: int
    #: When it was made, and how long that took.
    date: str
    seconds: float


class Document:
    """The file of a survey on a machine."""

    def __init__(self, file: Path, machine: Machine, order: List[str]) -> None:
        self._file, self._order = file, order
        said = self._read()
        self._machines: List[Machine] = said["machines"]
        self._rows: Dict[str, Row] = {row["name"]: row for row in said["configurations"]}
        if machine not in self._machines:
            self._machines.append(machine)
        self._machine = self._machines.index(machine)
        self._write()

    def _read(self) -> Dict[str, Any]:
        if not self._file.exists():
            return {"machines": [], "configurations": []}
        try:
            said: Dict[str, Any] = json.loads(self._file.read_text())
        except ValueError as error:
            raise Unusable(f"{self._file}: expected a survey's file or none, found no JSON ({error}); give another -o") from error
        if not isinstance(said, dict) or said.get("kind") != KIND or said.get("version") != VERSION:
            raise Unusable(f"{self._file}: expected a survey's file of version {VERSION} or none, found another one; give another -o")
        return said

    def _write(self) -> None:
        """Whole or not at all. Machines without rows are none of the document's."""
        rows = sorted(self._rows.values(), key=lambda row: self._order.index(row["name"]) if row["name"] in self._order else len(self._order))
        used = sorted({row["machine"] for row in rows})
        shown = [{**row, "machine": used.index(row["machine"])} for row in rows]
        machines = [self._machines[number] for number in used]
        text = json.dumps({"kind": KIND, "version": VERSION, "machines": machines, "configurations": shown}, indent=1)
        part = self._file.with_name(self._file.name + ".part")
        try:
            part.write_text(text + "\n")
            os.replace(part, self._file)
        except OSError as error:
            raise Unusable(f"-o {self._file}: {error.strerror}") from error

    def is_finished(self, name: str) -> bool:
        """Whether there is a row of that configuration, of this machine and these versions."""
        row = self._rows.get(name)
        return row is not None and row["machine"] == self._machine and row.get("finished", False)

    def put(self, row: Row) -> None:
        """Adds a row, or replaces the one of its name."""
        row["machine"] = self._machine
        self._rows[row["name"]] = row
        self._write()


def told(row: Mapping[str, Any], plain: str) -> str:
    """A row as a line for the user: plain Triton's time, and by how much the others divide it; "=": the same result in every byte, "~": but for
    rounding."""
    def said(name: str, build: Mapping[str, Any]) -> str:
        if "times" not in build:
            return f"{name} {build['status']}"
        time = build["times"]["median"]
        if name == plain:
            return f"{name} {time:.1f} us"
        mark = "=" if build.get("bit_equal") else "~" if build["status"] == "ok" else f" {build['status']}"
        return f"{name} {row['builds'][plain]['times']['median'] / time:.3f}{mark}"

    told_of = [said(name, build) for name, build in row["builds"].items()]
    if "failure" in row:
        told_of.append(row["failure"])
    if row.get("differs"):
        told_of.append("differs from the configuration")
    return ", ".join(told_of)

