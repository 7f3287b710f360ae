"""A survey without running anything: every kernel's binaries, for each target, side by side."""
from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from kiln import program
from kiln.survey import autotuned, pretended_driver, pretended_torch
from kiln.survey.builds import PLAIN, Built, Failed, build, first_line
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


def _figures(built: Union[Built, Failed]) -> Union[Figures, Failed]:
    if isinstance(built, Failed):
        return built
    try:
        return of_binary(built.binary, built.suffix, built.name, built.threads, built.shared)
    except program.CommandFailed as error:
        return Failed(False, first_line(error))


def _cell(found: Union[Figures, Failed]) -> Row:
    if isinstance(found, Failed):
        return {"refused" if found.is_refused else "error": found.message}
    return found.row()


def row(launch: Launch, target: str, builds: Sequence[str]) -> Row:
    """A kernel on a target: the figures of its builds, and for each of Kiln's what it has worse than plain Triton's."""
    found = {name: _figures(build(launch, target, name)) for name in builds}
    said: Row = {"kernel": launch.name, "key": launch.key, "target": target, "options": launch.options, "constants": launch.constants,
                 "grid": list(launch.grid), "builds": {name: _cell(one) for name, one in found.items()}, "reasons": {}}
    plain = found[PLAIN]
    for name, one in found.items():
        if name != PLAIN and isinstance(one, Figures) and isinstance(plain, Figures):
            said["reasons"][name] = [{"name": reason.name, "text": reason.text} for reason in reasons(one, plain)]
    return said


def rows(launches: Sequence[Launch], targets: Sequence[str], builds: Sequence[str], jobs: int = 1,
         tell: Callable[[Row], None] = lambda row: None) -> List[Row]:
    """The rows of all kernels on all targets. With more jobs than one, in processes that share this one's kernels; `tell` gets the
    rows as they are made."""
    work = [(launch, target) for launch in launches for target in targets]
    if jobs <= 1 or len(work) <= 1:
        made = []
        for launch, target in work:
            made.append(row(launch, target, builds))
            tell(made[-1])
        return made
    with tempfile.TemporaryDirectory(prefix="kiln-survey-") as folder:
        return _in_processes(work, builds, min(jobs, len(work)), Path(folder), tell)


def _in_processes(work: Sequence[Any], builds: Sequence[str], jobs: int, folder: Path, tell: Callable[[Row], None]) -> List[Row]:
    """By forks, each of which takes the next kernel by making its file: a launch cannot be sent to another process."""

    def take_all() -> None:
        for number, (launch, target) in enumerate(work):
            try:
                os.close(os.open(folder / str(number), os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                continue
            part = folder / f"{number}.part"
            part.write_text(json.dumps(row(launch, target, builds)))
            part.rename(folder / f"{number}.json")

    children: Dict[int, None] = {}
    for _ in range(jobs):
        child = os.fork()
        if child == 0:
            code = 1
            try:
                take_all()
                code = 0
            finally:
                os._exit(code)
        children[child] = None
    while children:
        children.pop(os.waitpid(-1, 0)[0], None)
    made: List[Row] = []
    for number, (launch, target) in enumerate(work):
        file = folder / f"{number}.json"
        one = json.loads(file.read_text()) if file.exists() else _lost(launch, target)
        made.append(one)
        tell(one)
    return made


def _lost(launch: Launch, target: str) -> Row:
    said = "the process that compiled it ended"
    return {"kernel": launch.name, "key": launch.key, "target": target, "options": launch.options, "constants": launch.constants,
            "grid": list(launch.grid), "builds": {PLAIN: {"error": said}}, "reasons": {}}


def is_worse(one: Mapping[str, Any], name: str) -> bool:
    """Whether a build is refused, or has anything worse than plain Triton's."""
    return bool(one["reasons"].get(name)) or "refused" in one["builds"].get(name, {}) or "error" in one["builds"].get(name, {})
