"""The builds that are raced beside Triton's own: which, and how they are made.

The ``kiln`` program searches as ``sched_strategy="auto"`` does, and its report lists every candidate with its figures; those with machine code
of their own that the simulator does not hold to be much slower are compiled once more, to binaries.
"""
from __future__ import annotations

import contextlib
import importlib
import json
import shlex
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple

from kiln import program, tile, told
from kiln.adaptive import jobs
from kiln.adaptive.spec import Adaptive
from kiln.amd import Amd
from kiln.directive import Directives
from kiln.nvidia import Nvidia
from kiln.rules import Policy
from kiln.stages import Kernel

#: Candidates that the program compiles to choose from, and those of LLVM IR that are raced (guess: a race of 400 launches tells seven
#: apart).
_BUDGET, _MOST = 24, 5
#: How much slower than `source` a candidate may be simulated to be (guess: the race finds out what it misses by).
_MODEL_ERROR = 1.15
#: Directives of own lowering that are raced: its plain build, and the one that `auto` chooses.
_OF_TILE = ("source", "auto(budget=8)")

#: How cubins and hsacos begin.
_ELF = b"\x7fELF"

#: Runs the program in the background, arguments, standard input and environment given; returns what it prints.
Run = Callable[[Sequence[str], str, Mapping[str, str]], str]


@dataclass(frozen=True)
class Choice:
    """What makes a build: which compiler, "triton", "llvm" (Triton's LLVM IR by Kiln) or "tile" (Kiln's own lowering), and options of
    ``kiln compile``."""

    backend: str = "triton"
    options: Tuple[str, ...] = ()

    def __str__(self) -> str:
        return shlex.join(self.options)

    @property
    def needs_apart(self) -> bool:
        """Whether it may only be launched on tensors that do not overlap. Own lowering lets loads of one parameter overtake stores to another
        (``lowering/pipeline/LoopWrites.h``)."""
        return self.backend == "tile" or any("noalias" in option for option in self.options)


@dataclass(frozen=True)
class Made:
    """A build as a binary, and what its launch needs otherwise than Triton's own."""

    choice: Choice
    binary: bytes
    metadata: Dict[str, Any] = field(default_factory=dict)


@contextlib.contextmanager
def _understood(what: str) -> Iterator[None]:
    """Raises `kiln.program.CommandCrashed` where what the program made is not what it says it makes."""
    try:
        yield
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise program.CommandCrashed(f"{program.command()} ended well, and {what} cannot be read ({type(error).__name__}: {error}): is it "
                                     "another version of kiln than this package?") from None


def kernel_of(compiled: Any) -> Kernel:
    """A compiled kernel of Triton's in the terms of the stages. Its metadata hold the options that it was compiled with."""
    target = compiled.metadata.target
    vendor = Nvidia() if target.backend == "cuda" else Amd()
    backend = importlib.import_module("triton.compiler").make_backend(target)
    return Kernel(vendor, backend, compiled.metadata, Directives(), Policy())


def line_of_llvm(kernel: Kernel, compiled: Any, launched: Optional[told.Told] = None) -> List[str]:
    """The arguments of the program for Triton's LLVM IR, without directives. `launched`: what `auto` is told of a launch."""
    return ["compile", "-", *kernel.vendor.arguments(kernel.backend, kernel.options),
            kernel.launch(compiled.name, kernel.options._asdict(), compiled.asm["llir"], launched)]


def options_of(candidate: Mapping[str, Any]) -> Tuple[str, ...]:
    said = [f"--sched-strategy={candidate['sched_strategy']}"]
    if candidate["remat"]:
        said.append(f"--remat={candidate['remat']}")
    if candidate["max_regs"]:
        said.append(f"--max-regs={candidate['max_regs']}")
    if candidate.get("register_usage_level") is not None:
        said.append(f"--register-usage-level={candidate['register_usage_level']}")
    if candidate.get("waves_per_eu") is not None:
        said.append(f"--waves-per-eu={candidate['waves_per_eu']}")
    return tuple(said)


def chosen(candidates: Sequence[Mapping[str, Any]]) -> List[Choice]:
    """Those of a report that are raced, the fastest first as they are simulated: each machine code once, none that is
    clearly slower or spills more than `source`, which is the first."""
    spills = candidates[0]["spill_store_bytes"] or 0
    able = [one for one in candidates if one["error"] is None and one["same_as"] is None and (one["spill_store_bytes"] or 0) <= spills]
    able = sorted((one for one in able if (one["relative_time"] or 1.0) <= _MODEL_ERROR), key=lambda one: float(one["relative_time"] or 1.0))
    return [Choice("llvm", options_of(one)) for one in able[:_MOST]]


def told_of(compiled: Any, grid: Sequence[Any], arguments: Sequence[Any]) -> Optional[told.Told]:
    """What is told of a launch of a compiled kernel; None: nothing."""
    if compiled.metadata.target.backend != "cuda":
        return None
    return told.Told.of(grid, list(compiled.src.signature.values()), arguments)


def searched(compiled: Any, is_apart: bool, launched: Optional[told.Told], run: Run) -> List[Choice]:
    """The candidates of Triton's LLVM IR, by the simulated launch. `is_apart`: the tensors of its launches do not overlap, as
    far as they were seen; `launched`: what is told of one. Raises `kiln.program.Error` where the program cannot."""
    if "llir" not in compiled.asm:
        raise program.CommandMissing("Triton's cache has no LLVM IR of the kernel (TRITON_STORE_BINARY_ONLY)")
    kernel = kernel_of(compiled)
    strategy = f"auto(budget={_BUDGET}, seconds=0, noalias={'true' if is_apart else 'false'})"
    printed = run([*line_of_llvm(kernel, compiled, launched), f"--sched-strategy={strategy}", "--emit=report", "--format=json"], compiled.asm["llir"],
                  kernel.vendor.variables(kernel.backend))
    with _understood("its report of candidates"):
        return chosen(json.loads(printed)["kernels"][0]["auto"]["candidates"])


def rounds_alike(compiled: Any, made: Made, run: Run) -> bool:
    """Whether a build of Triton's LLVM IR computes what Triton's own binary does to the bit, by the machine code of both: neither may fuse a
    multiplication and an addition that the other does not (``roundAlike`` in ``tools/align/CodeBuild.h``). No directive reassociates."""
    suffix = kernel_of(compiled).vendor.binary_stage
    with tempfile.TemporaryDirectory(dir=jobs.of_process().folder()) as folder:
        files = [Path(folder) / f"{number}.{suffix}" for number in range(2)]
        for file, binary in zip(files, (compiled.asm[suffix], made.binary)):
            file.write_bytes(binary)
        printed = run(["compare", *map(str, files), "--format=json"], "", {})
    with _understood("its comparison of two binaries"):
        return bool(json.loads(printed)["comparisons"][0]["builds"][1]["rounds_as_first"])


def made(compiled: Any, choice: Choice, run: Run) -> Made:
    """The build of a choice. Raises `kiln.program.Error` where the program cannot."""
    kernel = kernel_of(compiled)
    directives = Directives(backend="tile") if choice.backend == "tile" else Directives()
    with tempfile.TemporaryDirectory(dir=jobs.of_process().folder()) as folder:
        binary = Path(folder) / f"kernel.{kernel.vendor.binary_stage}"
        if choice.backend == "tile":
            text = compiled.asm["ttir"]
            line = ["compile", "-", *kernel.vendor.arguments(kernel.backend, kernel.options), *tile.arguments(kernel, directives, text)]
        else:
            text, line = compiled.asm["llir"], line_of_llvm(kernel, compiled)
        run([*line, *choice.options, "--emit=obj", "-o", str(binary)], text, kernel.vendor.variables(kernel.backend))
        metadata: Dict[str, Any] = {}
        with _understood("its binary"):
            if choice.backend == "tile":
                about = json.loads(Path(f"{binary}.json").read_text())["kernels"]
                tile.note(kernel, directives, about[0], metadata)
            content = binary.read_bytes()
            if not content.startswith(_ELF):  # A driver would take it for text that ends with a zero somewhere.
                raise ValueError("no ELF file")
            return Made(choice, content, metadata)


def of_tile(compiled: Any, spec: Adaptive, launched: Optional[told.Told]) -> List[Choice]:
    """The builds of own lowering that are raced, where the directive admits them and it can lower the kernel under its options. What is told of a
    launch is part of a choice that depends on it."""
    if spec.rounding != "any" or "ttir" not in compiled.asm or getattr(compiled.metadata, "num_ctas", 1) != 1:
        return []
    if kernel_of(compiled).vendor.unlowered(compiled.metadata):
        return []
    launch = () if launched is None else (f"--launch={compiled.name}={launched.of_tile()}",)
    return [Choice("tile", (f"--sched-strategy={strategy}", *(launch if told.is_for(strategy) else ()))) for strategy in _OF_TILE]


def assembler(compiled: Any) -> str:
    """The version of the assembler that a choice is tied to."""
    kernel = kernel_of(compiled)
    return kernel.vendor.assembler(kernel.backend)
