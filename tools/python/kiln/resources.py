"""`report`: what directives did to registers, spills and occupancy, read from the binaries."""
from __future__ import annotations

import importlib
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Optional, Tuple

from kiln import backends, program
from kiln.decorator import _launched
from kiln.directive import KEYS
from kiln.hook import POLICY
from kiln.variants import no_attribute


@dataclass(frozen=True)
class Usage:
    """What one binary of a kernel uses."""

    registers: int
    spill_store_bytes: int
    spill_load_bytes: int
    #: Warps resident on an SM (AMD: on a SIMD) with this kernel's launch, and the most that it can hold.
    warps: int
    max_warps: int

    def row(self) -> List[str]:
        """The cells of a table."""
        return [str(self.registers), f"{self.spill_store_bytes}/{self.spill_load_bytes}", f"{self.warps}/{self.max_warps}"]


@dataclass(frozen=True)
class KernelReport:
    """One compiled kernel: Triton's own binary before, the one that runs after."""

    name: str
    target: str
    #: The directives under which Kiln made the binary. None: it is Triton's own, because no directive was given, no rule of a
    #: policy matched, or `fallback` took effect.
    directives: Optional[str]
    before: Usage
    after: Usage
    #: Of the directives: rematerializations without a gain in the binary, and the figures that say so.
    taken_back: Tuple[str, ...] = ()
    #: Under ``backend="auto"``: what was taken, "tile" (own lowering) or "llvm" (Triton's LLVM IR), and why, in one sentence.
    backend: Optional[str] = None
    backend_reason: Optional[str] = None
    #: What the directives left open (``sched_strategy="auto"``, the variants of ``backend="tile"``), as one would write what was
    #: chosen, and why, in one sentence; empty where nothing was open.
    chosen: str = ""
    chosen_because: str = ""
    #: Registers a thread that the directives allow.
    max_regs: Optional[int] = None
    #: Whether its launches choose among builds, of which this is Triton's own: `kiln.adaptive.report` says which of them run.
    adaptive: bool = False

    def notes(self) -> List[str]:
        """What a report says below its table."""
        notes = list(self.taken_back)
        if self.max_regs and self.after.registers > self.max_regs:
            notes.append(f"kernel '{self.name}': at most {self.max_regs} registers a thread were asked for, and the assembler made it "
                         f"{self.after.registers}, the least that it gives this kernel")
        because = f" ({self.chosen_because})" if self.chosen_because else ""
        if self.adaptive:
            notes.append(f"kernel '{self.name}': adaptive: its launches choose among builds; kiln.adaptive.report() says which run")
        if self.backend_reason:
            notes.append(f"kernel '{self.name}': taken is {self.backend_reason}")
        return [*notes, *([f"kernel '{self.name}': chosen: {self.chosen}{because}"] if self.chosen else [])]

    if not TYPE_CHECKING:
        def __getattr__(self, name: str) -> Any:
            raise no_attribute(type(self).__name__, name)


@dataclass(frozen=True)
class Report:
    """Kernels, before and after; ``str()`` and ``print`` make a table of it."""

    kernels: Tuple[KernelReport, ...]

    def __str__(self) -> str:
        rows = [["kernel", "", "registers", "spills st/ld", "warps"]]
        for kernel in self.kernels:
            rows.append([kernel.name, "Triton", *kernel.before.row()])
            rows.append(["", kernel.directives or ("adaptive" if kernel.adaptive else "Triton's own code runs"), *kernel.after.row()])
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        table = ["  ".join([row[0].ljust(widths[0]), row[1].ljust(widths[1]),
                            *(cell.rjust(width) for cell, width in zip(row[2:], widths[2:]))]) for row in rows]
        return "\n".join(table + [note for kernel in self.kernels for note in kernel.notes()])


def _compiled(kernel: Any) -> Iterator[Any]:
    """The compiled kernels that are meant: the one given, or all of a function in this process."""
    if hasattr(kernel, "asm"):
        yield kernel
        return
    function = _launched(getattr(kernel, "compiled", kernel))
    if hasattr(function, "asm"):  # A handle's.
        yield function
        return
    for table in getattr(function, "device_caches", {}).values():
        for found in table[0].values():
            yield found.result() if hasattr(found, "result") else found


def _usage(binary: bytes, suffix: str, name: str, threads: int, shared: int) -> Usage:
    with tempfile.TemporaryDirectory(prefix="kiln-") as folder:
        file = Path(folder) / f"kernel.{suffix}"
        file.write_bytes(binary)
        answer = program.run(["occupancy", str(file), "--format=json", f"--launch={name}={threads},dyn={shared}"])
    kernel = json.loads(answer)["kernels"][0]
    occupancy = kernel["occupancy"]
    return Usage(kernel["registers"], kernel["spill_store_bytes"] or 0, kernel["spill_load_bytes"] or 0,
                 occupancy["warps_per_unit"], occupancy["max_warps_per_unit"])


def _hashable(value: Any) -> Any:
    """Metadata went through JSON; options are tuples where that has lists, and keys are made of their text."""
    return tuple(_hashable(item) for item in value) if isinstance(value, list) else value


def _by_triton(compiled: Any) -> Any:
    """The same kernel without directives, from Triton's cache or compiled now."""
    said: Dict[str, Any] = {key: _hashable(value) for key, value in compiled.metadata._asdict().items() if key not in KEYS}
    said["num_warps"] = said.get("kiln_num_warps", said["num_warps"])  # Warp specialization counts its own in.
    said[POLICY] = ""
    return importlib.import_module("triton").compile(compiled.src, target=compiled.metadata.target, options=said)


def _is_adaptive(compiled: Any) -> bool:
    install = sys.modules.get("kiln.adaptive.install")  # Nothing is adaptive without it.
    run = vars(compiled).get("_run", vars(compiled).get("run"))
    return install is not None and any(run is launches.launch for launches in install.all_launches())


def _report(compiled: Any) -> KernelReport:
    stock = _by_triton(compiled)
    suffix = "cubin" if "cubin" in compiled.asm else "hsaco"

    def usage(kernel: Any) -> Usage:
        metadata = kernel.metadata
        threads = metadata.num_warps * metadata.target.warp_size
        return _usage(kernel.asm[suffix], suffix, metadata.name, threads, metadata.shared or 0)

    metadata = compiled.metadata
    directives = getattr(metadata, "kiln_directives", None)
    return KernelReport(metadata.name, str(metadata.target.arch), directives, usage(stock), usage(compiled),
                        tuple(getattr(metadata, "kiln_taken_back", ())), getattr(metadata, backends.TAKEN, None),
                        getattr(metadata, backends.REASON, None), getattr(metadata, "kiln_chosen", ""),
                        getattr(metadata, "kiln_chosen_because", ""), getattr(metadata, "max_regs", None) if directives else None,
                        _is_adaptive(compiled))


def report(kernel: Any) -> Report:
    """What directives did to a kernel: registers, bytes spilled and resident warps, of Triton's own binary and of the one that
    runs. ``print`` it, or read its fields.

    ``kernel`` is what a launch returns (``kernel[grid](...)``), a `Handle`, or a jit function, which stands for all that
    was compiled of it in this process. Needs no GPU; Triton's own binary is compiled if its cache lacks it.
    """
    found = [_report(compiled) for compiled in _compiled(kernel)]
    if not found:
        raise ValueError(f"nothing of {kernel!r} is compiled in this process yet: launch it first, or call its warmup")
    return Report(tuple(found))
