"""One configuration, in a process of its own (``python -m kiln.survey.hip.one JOB.json ROW.json``), so that what ends it costs no other.

The row is written again before each step, so that it says how far the process came. All builds are compiled before the first is run.
"""
from __future__ import annotations

import importlib
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Tuple

from kiln.handle import bind
from kiln.program import Error
from kiln.survey.builds import BUILDS, PLAIN, binary_of, first_line, status_of
from kiln.survey.clock import AGAIN
from kiln.survey.hip import code, configurations, kernels
from kiln.survey.hip.document import Build, Row
from kiln.survey.hip.gpu import Gpu, Kernel, of_machine
from kiln.survey.hip.inputs.case import Case
from kiln.survey.hip.inputs.table import launch_of
from kiln.survey.hip.job import NAMES, Job
from kiln.survey.hip.timing import timed
from kiln.survey.launches import Launch, plain
from kiln.survey.measured import GpuLost


@dataclass
class _Configured:
    """A configuration's kernel with the arguments of its launch, and what Triton compiles of it by the data."""

    fn: Any
    kwargs: Dict[str, Any]
    grid: Tuple[int, ...]
    expected: Any


def _configured(job: Job, gpu: Gpu) -> _Configured:
    data, folder = job["data"], Path(job["aiter"])
    configuration = next(one for one in data["configurations"] if one["name"] == job["name"])
    about, options = data["kernels"][configuration["kernel"]], dict(configuration["options"])
    fn = kernels.import_kernel(folder, about["module"], about["function"])
    kernels.verify_imported(folder, data["sources"])
    signature, constants = configurations.signature_of(configuration, data, job["target"]), configurations.constants_of(configuration, data)
    kinds = {name: kind.partition(":")[0] for name, kind in signature.items()}
    launched = launch_of(configuration["kernel"], Case(kinds, constants, gpu.tensors()))
    given = {name: kernels.constant(value) for name, value in constants.items()}
    return _Configured(fn, {**given, **launched.values, **options}, launched.grid, kernels.source_of(fn, signature, constants, options))


def _shown(value: Any) -> Any:
    """An argument for the document."""
    if hasattr(value, "stride"):
        return {"type": str(value.dtype).rpartition(".")[2], "shape": list(value.shape), "strides": list(value.stride())}
    return plain(value)


def _compiled(configured: _Configured, directives: Mapping[str, Any]) -> Tuple[Build, Optional[Any]]:
    """What is written of a build's machine code, or why there is none; and what Triton compiled."""
    try:
        compiled = bind(configured.fn, grid=configured.grid, **{**configured.kwargs, **directives}).compiled
    except Exception as error:  # Whatever Triton's compiler raises is a row like any other.
        return {"status": status_of(error), "message": f"{type(error).__name__}: {first_line(error)}"}, None
    built = binary_of(compiled)
    cell: Build = {"status": "compiled", "binary": code.packed(built.binary)}
    if built.chosen:
        cell["chosen"], cell["chosen_because"] = built.chosen, getattr(compiled.metadata, "kiln_chosen_because", "")
    try:
        cell.update(code.about(built))
    except (Error, LookupError, ValueError) as error:
        cell["message"] = f"not read: {first_line(error)}"
    return cell, compiled


class Survey:
    """What a process does; `row` is what it has found."""

    def __init__(self, job: Job, gpu: Gpu, write: Callable[[Row], None]) -> None:
        self._job, self._gpu, self._write, self.row = job, gpu, write, job["row"]
        self._builds = self.row.setdefault("builds", {})

    def _at(self, step: str) -> None:
        self.row["at"] = step
        self._write(self.row)

    def run(self) -> None:
        """All steps. Raises `SystemExit` where a build has made the GPU unusable for this process."""
        self._write(self.row)
        try:
            with self._gpu.present():
                self._steps()
        except Exception as error:
            self.row["failure"] = f"{type(error).__name__}: {first_line(error)}"
        self.row.pop("at", None)
        self.row["finished"] = True
        self._write(self.row)

    def _steps(self) -> None:
        configured = _configured(self._job, self._gpu)
        self.row["grid"], self.row["arguments"] = list(configured.grid), {name: _shown(value) for name, value in configured.kwargs.items()}
        of_triton = None
        for build in NAMES:
            if self._builds.get(build, {}).get("status") == "crash":
                continue
            self._at(build)
            self._builds[build], compiled = _compiled(configured, BUILDS[build])
            of_triton = compiled if build == PLAIN else of_triton
        if of_triton is None:
            self.row["failure"] = "plain Triton has no build of it, to which the others could be compared"
            return
        self.row["differs"] = kernels.differences(of_triton.src, configured.expected)
        if self._gpu.is_real:
            self._measure(Launch(configured.fn, (), configured.kwargs, configured.grid, of_triton))

    def _measure(self, launch: Launch) -> None:
        """Runs, checks and times the builds that there are."""
        there = [build for build in NAMES if self._builds[build]["status"] == "compiled"]

        def skip(build: str) -> bool:
            self._at(build)
            return False

        kernel = self._gpu.kernel(launch, there, skip)
        try:
            kernel.check()
        except GpuLost:
            self._take(kernel)
            self._write(self.row)
            sys.exit(3)
        self._take(kernel)
        launches = kernel.launches()
        if PLAIN not in launches:
            return
        self._at("times")
        times = timed(self._gpu.clock(), launches, PLAIN)
        self._builds[PLAIN]["again"] = times.pop(AGAIN)
        for build, found in times.items():
            self._builds[build]["times"] = found

    def _take(self, kernel: Kernel) -> None:
        """What the checks found, in the document's fields."""
        for build, cell in kernel.cells.items():
            for name in ("status", "message", "bit_equal", "relative", "largest", "unlike", "written", "noise"):
                if name in cell:
                    self._builds[build][name] = cell[name]
            if "registers" in cell:
                self._builds[build]["driver"] = {name: cell[name] for name in ("registers", "spills", "shared")}


def main(line: List[str]) -> None:
    """The process."""
    asked, answer = map(Path, line)
    job: Job = json.loads(asked.read_text())
    begun, before = time.monotonic(), job["row"].get("seconds", 0.0)

    def write(row: Row) -> None:
        row["seconds"] = round(before + time.monotonic() - begun, 1)
        part = answer.with_suffix(".part")
        part.write_text(json.dumps(row))
        os.replace(part, answer)

    importlib.import_module("kiln.triton")
    importlib.import_module("kiln").policy("")  # Plain Triton is plain.
    Survey(job, of_machine(job["target"], job["is_pretended"]), write).run()


if __name__ == "__main__":
    main(sys.argv[1:])
