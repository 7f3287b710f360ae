"""A survey without running anything: every kernel's binaries, for each target, side by side."""
from __future__ import annotations

import contextlib
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple

from kiln import program
from kiln.survey import autotuned, pretended_driver, pretended_torch
from kiln.survey.builds import PLAIN, Failed, build, first_line
from kiln.survey.figures import Figures, of_binary
from kiln.survey.launches import Launch, catching
from kiln.survey.reasons import reasons

Row = Dict[str, Any]


@contextlib.contextmanager
def without_gpu(chosen: autotuned.Chosen, target: str = "sm_90a") -> Iterator[None]:
    """While it is open, a program runs as beside a GPU of that target; its kernels are compiled and nothing is executed."""
    with pretended_driver.for_target(target), pretended_torch.installed(), autotuned.without_timing(chosen):
        yield


def caught(function: Callable[[], Any], chosen: autotuned.Chosen) -> List[Launch]:
    """The distinct kernels that a function launches, in the order of their first launches. Without a GPU it is pretended one."""
    found, failure = caught_until(function, chosen)
    if failure is not None:
        raise failure
    return found


def caught_until(function: Callable[[], Any], chosen: autotuned.Chosen) -> Tuple[List[Launch], Optional[Exception]]:
    """As `caught`; with what the function raised, after which it launched no more."""
    found: List[Launch] = []
    around = contextlib.nullcontext() if pretended_torch.has_gpu() else without_gpu(chosen)
    with around, catching(found.append):
        try:
            function()
        except Exception as error:
            return found, error
    return found, None


def _cell(launch: Launch, target: str, name: str) -> Row:
    """What a build of a kernel uses, or why there is none."""
    built = build(launch, target, name)
    if isinstance(built, Failed):
        return {"refused" if built.is_refused else "error": built.message}
    try:
        cell = of_binary(built.binary, built.suffix, built.name, built.threads, built.shared).row()
    except program.CommandFailed as error:
        return {"error": first_line(error)}
    said = {"chosen": built.chosen, "choice": built.choice}
    return {**cell, **{name: what for name, what in said.items() if what}}


def _row(launch: Launch, target: str, cells: Mapping[str, Row]) -> Row:
    """A kernel on a target: the figures of its builds, and for each of Kiln's what it has worse than plain Triton's."""
    found = {name: Figures.of_row(cell) for name, cell in cells.items() if "registers" in cell}
    plain = found.get(PLAIN)
    why = {name: [{"name": reason.name, "text": reason.text} for reason in reasons(one, plain)]
           for name, one in found.items() if plain and name != PLAIN}
    return {"kernel": launch.name, "key": launch.key, "target": target, "options": launch.options, "constants": launch.constants,
            "grid": list(launch.grid), "builds": dict(cells), "reasons": why}


def rows(launches: Sequence[Launch], targets: Sequence[str], builds: Sequence[str], jobs: int = 1,
         tell: Callable[[Row], None] = lambda row: None) -> List[Row]:
    """The rows of all kernels on all targets; `tell` gets each as it is made. Builds are made in `jobs` other processes, since a compiler
    that aborts takes its process along."""
    kernels = [(launch, target) for launch in launches for target in targets]
    work = [(launch, target, name) for launch, target in kernels for name in builds]
    with tempfile.TemporaryDirectory(prefix="kiln-survey-") as folder:
        _in_processes(work, min(jobs, len(work)), Path(folder))
        made = []
        for number, (launch, target) in enumerate(kernels):
            cells = {name: _read(Path(folder), number * len(builds) + at) for at, name in enumerate(builds)}
            made.append(_row(launch, target, cells))
            tell(made[-1])
    return made


def _read(folder: Path, number: int) -> Row:
    file = folder / f"{number}.json"
    if not file.exists():
        return {"error": "its compiler ended the process"}
    found: Row = json.loads(file.read_text())
    return found


def _take(work: Sequence[Tuple[Launch, str, str]], folder: Path, parent: int) -> None:
    """Makes what no other process has begun, until nothing is left or nobody waits for it."""
    for number, one in enumerate(work):
        if os.getppid() != parent:
            return
        try:
            os.close(os.open(folder / str(number), os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            continue
        part = folder / f"{number}.part"
        part.write_text(json.dumps(_cell(*one)))
        part.rename(folder / f"{number}.json")


def _in_processes(work: Sequence[Tuple[Launch, str, str]], jobs: int, folder: Path) -> None:
    """By forks, since a launch cannot be sent to another process; one that ends early is followed by another."""
    running, parent = 0, os.getpid()
    while running or any(not (folder / str(number)).exists() for number in range(len(work))):
        while running < jobs and any(not (folder / str(number)).exists() for number in range(len(work))):
            if os.fork() == 0:
                try:
                    _take(work, folder, parent)
                finally:
                    os._exit(0)
            running += 1
            time.sleep(0.01)  # It begins before the next look at what is left.
        os.wait()
        running -= 1
