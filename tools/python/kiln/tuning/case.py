"""The case of a kernel: a folder with Triton's LLVM IR of every configuration, the tensors it is given, and the case file
that ``kiln tune`` reads."""
from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from kiln.directive import KEYS
from kiln.tuning import tensors
from kiln.tuning.result import Failure
from kiln.tuning.source import Lowered, lower

#: What triton.Config takes beside the kernel's constants.
LAUNCH_OPTIONS = ("num_warps", "num_stages", "num_ctas", "maxnreg")

#: Blocks along each axis, or a function of the kernel's parameters, as launches have it.
Grid = Union[Sequence[int], Callable[[Mapping[str, Any]], Sequence[int]]]
#: Names of the outputs with what is right, or a function of the kernel's arguments that returns such.
Reference = Union[Mapping[str, Any], Callable[..., Mapping[str, Any]]]


@dataclass(frozen=True)
class Problem:
    """What is tuned: a kernel, what a launch passes, and how results are checked."""

    kernel: Any
    arguments: Mapping[str, Any]
    grid: Grid
    configurations: Sequence[Mapping[str, Any]]
    outputs: Sequence[str] = ()
    reference: Optional[Reference] = None
    tolerance: Optional[Tuple[float, float]] = None


@dataclass
class Case:
    """A case that was written."""

    file: Path
    #: The configurations in the file, in its sequence, each with what Triton made of it.
    written: List[Tuple[Mapping[str, Any], Lowered]] = field(default_factory=list)
    #: Those that Triton itself refused.
    failures: List[Failure] = field(default_factory=list)


def label(configuration: Mapping[str, Any]) -> str:
    """A configuration's name: what it sets."""
    return ", ".join(f"{key}={value}" for key, value in configuration.items()) or "as it is"


def configurations_of(kernel: Any, given: Optional[Sequence[Any]]) -> List[Dict[str, Any]]:
    """Each as keywords of a launch; an autotuner brings its own."""
    listed = getattr(kernel, "configs", ()) if given is None else given
    found: List[Dict[str, Any]] = []
    for one in listed or [{}]:
        if getattr(one, "pre_hook", None) is not None:
            raise ValueError(f"{one}: kiln.tune cannot run a pre_hook between its launches")
        keys = dict(one) if isinstance(one, Mapping) else {k: v for k, v in one.all_kwargs().items() if v is not None}
        directives = sorted(set(keys) & set(KEYS))
        if directives:
            raise ValueError(f"{label(keys)}: {', '.join(directives)} is what kiln.tune searches; leave it out")
        if keys in found:
            raise ValueError(f"the configuration {label(keys)} is given twice")
        found.append(keys)
    return found


def _grid(problem: Problem, lowered: Lowered) -> List[int]:
    blocks = problem.grid(lowered.values) if callable(problem.grid) else problem.grid
    return [int(extent) for extent in blocks]


def _expected(problem: Problem) -> Optional[Mapping[str, Any]]:
    """What is right, by the name of the output; None: nobody says."""
    if not callable(problem.reference):
        return problem.reference
    copies = {name: value.clone() if hasattr(value, "data_ptr") else value for name, value in problem.arguments.items()}
    return problem.reference(**copies)


def _check_names(problem: Problem, passed: List[str], expected: Optional[Mapping[str, Any]]) -> None:
    unknown = [name for name in [*problem.outputs, *(expected or ())] if name not in passed]
    if unknown:
        raise ValueError(f"{tensors.names(unknown)}: no tensor that the kernel is given; those are {tensors.names(passed)}")
    missing = [name for name in problem.outputs if expected is not None and name not in expected]
    if missing:
        raise ValueError(f"the reference does not say what is right for the output {tensors.names(missing)}")


def _tensor(problem: Problem, name: str, kind: str, expected: Optional[Mapping[str, Any]], folder: Path) -> Dict[str, Any]:
    """The entry of a tensor, whose elements go to a file. What the kernel writes whole starts as NaN; where nobody says
    what it writes, every tensor may be written."""
    tensor, dtype = problem.arguments[name], tensors.dtype_of(kind)
    entry: Dict[str, Any] = {"name": name, "dtype": dtype, **tensors.describe(tensor), "role": "inout"}
    if name in problem.outputs:
        entry.update(role="out", fill="nan")
    elif expected is not None and name not in expected or expected is None and problem.outputs:
        entry["role"] = "in"
    if "fill" not in entry:
        tensors.save(tensor, folder / f"{name}.bin")
        entry["fill"] = {"file": f"{name}.bin"}
    if expected is not None and name in expected:
        right = expected[name]
        if tuple(right.shape) != tuple(tensor.shape):
            raise ValueError(f"{name!r} has the shape {tuple(tensor.shape)}, and what is right {tuple(right.shape)}")
        tensors.save(right.to(tensor.dtype), folder / f"{name}.expected.bin")
        entry["expected"] = f"{name}.expected.bin"
    relative, absolute = problem.tolerance or tensors.TOLERANCES.get(dtype, (0, 0))
    entry["tolerance"] = {"relative": relative, "absolute": absolute}
    return entry


def _arguments(problem: Problem, lowered: Lowered, folder: Path) -> Tuple[List[Dict[str, Any]], Dict[str, int]]:
    """The case's arguments, and its sizes: integers by their names, which logs and choices then name."""
    entries: List[Dict[str, Any]] = []
    sizes: Dict[str, int] = {}
    expected = _expected(problem)
    _check_names(problem, [name for name, kind in lowered.passed if kind.startswith("*")], expected)
    for name, kind in lowered.passed:
        if kind.startswith("*"):
            entries.append(_tensor(problem, name, kind, expected, folder))
            continue
        entries.append(tensors.scalar(name, kind, lowered.values[name]))
        if isinstance(entries[-1]["value"], int) and entries[-1]["value"] >= 0:
            sizes[name] = entries[-1]["value"]
    return entries, sizes


def _words(error: Exception) -> str:
    """What Triton says of a kernel that it refuses; older releases keep the reason apart from the location."""
    text, cause = f"{type(error).__name__}: {error}", str(error.__cause__ or "")
    return text if cause in text else f"{text}: {cause}"


def _lower_all(problem: Problem, target: Any, case: Case) -> None:
    for configuration in problem.configurations:
        options = {key: value for key, value in configuration.items() if key not in problem.kernel.arg_names}
        values = {**problem.arguments, **{k: v for k, v in configuration.items() if k not in options}}
        try:
            lowered = lower(problem.kernel, values, options, target)
        except TypeError:
            raise  # of the arguments, which all configurations share
        except Exception as error:  # Triton's own, of many kinds: this configuration is none, and is listed.
            case.failures.append(Failure(label(configuration), "refused", "triton", _words(error)))
        else:
            case.written.append((configuration, lowered))


def write(problem: Problem, target: Any, folder: Path) -> Case:
    """Compiles every configuration for a ``GPUTarget`` as far as LLVM IR, and writes the case into ``folder``."""
    name = problem.kernel.__name__
    if not name.isidentifier():
        raise ValueError(f"the kernel's name {name!r} is to become the name of files: expected letters, digits and _")
    case = Case(folder / f"{name}.json")
    folder.mkdir(parents=True, exist_ok=True)
    _lower_all(problem, target, case)
    entries = []
    for index, (configuration, lowered) in enumerate(case.written):
        if lowered.passed != case.written[0][1].passed:
            raise ValueError(f"{label(configuration)} passes other arguments than {label(case.written[0][0])}; tune them apart")
        file = f"{name}.{index}.ll"
        (folder / file).write_text(lowered.llvm)
        entries.append({"label": label(configuration), "kernel": file, "name": lowered.name, "grid": _grid(problem, lowered),
                        "dynamic_shared": lowered.shared, "fp_fusion": lowered.fp_fusion})
    if not entries:
        return case
    arguments, sizes = _arguments(problem, case.written[0][1], folder)
    first = {key: entries[0][key] for key in ("kernel", "name", "grid")}
    text = json.dumps({"version": 1, **first, "sizes": sizes, "arguments": arguments, "configurations": entries}, indent=1)
    beside = case.file.with_name(case.file.name + ".part")
    beside.write_text(text)
    os.replace(beside, case.file)
    return case
