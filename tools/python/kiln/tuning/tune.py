"""`kiln.tune`: the packaged ``kiln tune``, for a case file or for a kernel of Triton's."""
from __future__ import annotations

import importlib
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union, overload

from kiln import program
from kiln.tuning import case as cases
from kiln.tuning.result import KernelTuneResult, TuneResult, read_report
from kiln.tuning.source import backend_of

PathName = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Effort:
    """How ``kiln tune`` goes about it; what is None, it decides."""

    budget: Optional[int] = None
    time: Optional[int] = None
    gpus: Optional[Sequence[int]] = None
    jobs: Optional[int] = None
    seed: Optional[int] = None
    hang_after: Optional[int] = None
    executor: Optional[str] = None
    variant: Optional[int] = None
    quiet: bool = False

    def arguments(self) -> List[str]:
        """The command's options."""
        said = {"budget": self.budget, "time": self.time, "jobs": self.jobs, "seed": self.seed, "executor": self.executor,
                "hang-after": self.hang_after, "variant": self.variant,
                "gpus": None if self.gpus is None else ",".join(str(gpu) for gpu in self.gpus)}
        return [f"--{option}={value}" for option, value in said.items() if value is not None]


def _run(case: Path, log: Path, output: Path, effort: Effort, target: Optional[str],
         variables: Mapping[str, str]) -> Dict[str, Any]:
    """Runs the command; the fields of a `TuneResult`."""
    notes: List[str] = []

    def tell(line: str) -> None:
        if line.startswith("kiln: note: "):
            notes.append(line[len("kiln: note: "):])
        if not effort.quiet:
            print(line, file=sys.stderr, flush=True)

    line = ["tune", str(case), "--format=json", f"--log={log}", "-o", str(output), *effort.arguments()]
    if target is not None:
        line.append(f"--target={target}")
    report = json.loads(program.follow(line, tell, variables))
    return read_report(report, output, log, tuple(notes))


def _target(name: Optional[str]) -> Any:
    """The ``GPUTarget`` of that name; without one, the machine's GPU, else what ``kiln tune`` would compile for."""
    gpu = importlib.import_module("triton.backends.compiler").GPUTarget
    if name is None:
        try:
            return importlib.import_module("triton.runtime.driver").driver.active.get_current_target()
        except RuntimeError:  # Triton's word for no active driver
            name = "sm_90a"
    if name.startswith("gfx"):
        return gpu("hip", name, 32 if name.startswith(("gfx10", "gfx11", "gfx12")) else 64)
    digits = name[len("sm_"):].rstrip("af")
    if not name.startswith("sm_") or not digits.isdigit():
        raise ValueError(f"target={name!r}: expected the name of a GPU, such as sm_90a or gfx942")
    return gpu("cuda", int(digits), 32)


def _tune_kernel(problem: cases.Problem, owner: Any, target: Optional[str], log: Optional[PathName],
                 output: Optional[PathName], folder: Optional[PathName], effort: Effort) -> KernelTuneResult:
    from kiln.amd import Amd
    from kiln.nvidia import Nvidia

    gpu = _target(target)
    where = Path(folder) if folder is not None else Path("kiln-tune") / problem.kernel.__name__
    case = cases.write(problem, gpu, where)
    if not case.written:
        reasons = "".join(f"\n  {failure.point}: {failure.message}" for failure in case.failures)
        raise program.CommandFailed(f"{problem.kernel.__name__}: Triton compiles no configuration:{reasons}")
    vendor = Nvidia() if gpu.backend == "cuda" else Amd()
    backend = backend_of(gpu)
    fields = _run(case.file, Path(log or case.file.with_suffix(".tune.jsonl")),
                  Path(output or case.file.with_suffix(".tuned.json")), effort,
                  vendor.target(backend, backend.parse_options({})), vendor.variables(backend))
    counts = dict(fields["counts"])
    counts["refused"] += len(case.failures)
    fields.update(counts=counts, failures=tuple(case.failures) + fields["failures"])
    configuration, lowered = next(one for one in case.written if cases.label(one[0]) == fields["label"])
    options = {key: value for key, value in configuration.items() if key in cases.LAUNCH_OPTIONS}
    options.update(num_warps=configuration.get("num_warps", lowered.num_warps), num_stages=lowered.num_stages)
    constants = {key: value for key, value in configuration.items() if key not in options}
    return KernelTuneResult(**fields, kernel=owner, constants=constants, options=options)


def _named(kernel: Any, arguments: Union[Sequence[Any], Mapping[str, Any], None]) -> Dict[str, Any]:
    """The arguments by the kernel's names."""
    if isinstance(arguments, Mapping):
        return dict(arguments)
    given = list(arguments or ())
    if len(given) > len(kernel.arg_names):
        raise TypeError(f"{kernel.__name__} has {len(kernel.arg_names)} parameters, and {len(given)} arguments are given")
    return dict(zip(kernel.arg_names, given))


@overload
def tune(what: PathName, *, variant: Optional[int] = ..., target: Optional[str] = ..., log: Optional[PathName] = ...,
         output: Optional[PathName] = ..., budget: Optional[int] = ..., time: Optional[int] = ...,
         gpus: Optional[Sequence[int]] = ..., jobs: Optional[int] = ..., seed: Optional[int] = ...,
         hang_after: Optional[int] = ..., executor: Optional[str] = ..., quiet: bool = ...) -> TuneResult:
    ...


@overload
def tune(what: Any, args: Union[Sequence[Any], Mapping[str, Any]], *, grid: cases.Grid, configs: Optional[Sequence[Any]] = ...,
         outputs: Sequence[str] = ..., reference: Optional[cases.Reference] = ...,
         tolerance: Optional[Tuple[float, float]] = ..., folder: Optional[PathName] = ..., target: Optional[str] = ...,
         log: Optional[PathName] = ..., output: Optional[PathName] = ..., budget: Optional[int] = ..., time: Optional[int] = ...,
         gpus: Optional[Sequence[int]] = ..., jobs: Optional[int] = ..., seed: Optional[int] = ...,
         hang_after: Optional[int] = ..., executor: Optional[str] = ..., quiet: bool = ...) -> KernelTuneResult:
    ...


def tune(what: Any, args: Any = None, *, grid: Optional[cases.Grid] = None, configs: Optional[Sequence[Any]] = None,
         outputs: Sequence[str] = (), reference: Optional[cases.Reference] = None,
         tolerance: Optional[Tuple[float, float]] = None, folder: Optional[PathName] = None, variant: Optional[int] = None,
         target: Optional[str] = None, log: Optional[PathName] = None, output: Optional[PathName] = None,
         budget: Optional[int] = None, time: Optional[int] = None, gpus: Optional[Sequence[int]] = None,
         jobs: Optional[int] = None, seed: Optional[int] = None, hang_after: Optional[int] = None,
         executor: Optional[str] = None, quiet: bool = False) -> TuneResult:
    """Searches the fastest configuration and directives by measuring, as ``kiln tune`` does.

    Of a case file (``kiln tune CASE``)::

        result = kiln.tune("matmul.json", budget=64, time=600)
        print(result)                                   # the choice, and how sure it is
        print(result.directives, result.counts, result.failures)

    Of a kernel of Triton's, with the arguments of a launch, by position or by name::

        result = kiln.tune(softmax, (out, x, 3000), grid=lambda meta: (16384,), outputs=["out"],
                           configs=[{"BLOCK": 4096, "num_warps": warps} for warps in (4, 8, 16)])
        softmax[(16384,)](out, x, 3000, **result.config().all_kwargs())    # spelled out, or
        result.apply()                                                     # wherever the launch does not say otherwise
        softmax[(16384,)](out, x, 3000)

    grid, configs
        As at a launch and for ``triton.autotune``: dicts of constants and launch options, or ``triton.Config``. The first
        that runs, under ``source``, is the baseline that others must surely beat. An autotuner brings its own.
    outputs
        Names of tensors that the kernel writes whole; they start as NaN. Without it any tensor may be written, and starts as it
        is. Each tensor is measured in memory of its own, also where two arguments are one tensor.
    reference
        What is right: tensors by the name of the output, or a function that is called with copies of the arguments by name
        and returns such. Without it the baseline's own result is, within ``tolerance``.
    tolerance
        (relative, absolute) of all outputs. Without it, what sums in another sequence may differ by, by type (guesses).
    folder
        Where the case with its tensors, the log and the choice are written: ``kiln-tune/NAME`` here, unless said.
    variant
        Of a case file: the sizes to tune for.
    target
        ``"sm_90a"``, ``"gfx942"``; the machine's GPU, unless said.
    log, output
        The log of measurements, from which a second run goes on, and the file of the choice.
    budget, time, gpus, jobs, seed, hang_after, executor
        ``kiln tune --help`` has them. ``executor="python -m kiln.ray_executor"`` compiles and measures on a Ray cluster.
    quiet
        True: neither progress nor notes on standard error; the notes are in the result.

    Without a GPU, and for AMD, the simulator chooses; ``result.gpu`` is then None, and the notes say why. Raises
    `kiln.Error` with the command's message where nothing can be tuned, ``ValueError`` or ``TypeError`` where the call is
    wrong. A configuration that Triton or Kiln refuses is counted and listed in the result.
    """
    effort = Effort(budget, time, gpus, jobs, seed, hang_after, executor, variant, quiet)
    if isinstance(what, (str, os.PathLike)):
        given = dict(args=args, grid=grid, configs=configs, outputs=outputs or None, reference=reference, tolerance=tolerance,
                     folder=folder)
        wrong = [name for name, value in given.items() if value is not None]
        if wrong:
            raise TypeError(f"{', '.join(wrong)}: a case file says that itself")
        path = Path(what)
        return TuneResult(**_run(path, Path(log or path.with_suffix(".tune.jsonl")),
                                 Path(output or path.with_suffix(".tuned.json")), effort, target, {}))
    from kiln.decorator import _launched

    kernel = _launched(what)
    if not hasattr(kernel, "arg_names"):
        raise TypeError(f"{what!r} is neither the path of a case file nor a kernel of triton.jit")
    if grid is None or variant is not None:
        raise TypeError("a kernel is tuned with a grid, and variants are those of a case file")
    importlib.import_module("kiln.triton")
    problem = cases.Problem(kernel, _named(kernel, args), grid, cases.configurations_of(what, configs), outputs, reference,
                            tolerance)
    return _tune_kernel(problem, what, target, log, output, folder, effort)
