"""The command: arguments, exit codes, output. 0: done; 1: the input is wrong; 2: a build was wrong or crashed; 3: the machine lacks
something."""
from __future__ import annotations

import argparse
import contextlib
import difflib
import importlib
import json
import os
import shutil
import sys
import traceback
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Sequence

from kiln import program, rules, survey
from kiln.survey import autotuned, measured, pretended_driver, pretended_torch, static, table
from kiln.survey.builds import BUILDS, LEARNED, PLAIN, USUAL, first_line, selected
from kiln.survey.clock import Pace
from kiln.survey.launches import Launch, catching

VERSION = 1


class _Wrong(Exception):
    """The command line or the function is wrong; ``str()`` says what was expected and what to do."""


def _say(kind: str, text: str) -> None:
    print(f"kiln: {kind}: {text}", file=sys.stderr, flush=True)


def _arguments(line: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kiln.survey", description=survey.__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("function", metavar="MODULE:FUNCTION", help="called with no arguments; the current folder is searched, too")
    parser.add_argument("--hip", action="store_true", help="instead of a function's, aiter's kernels on an AMD GPU: --hip --help")
    parser.add_argument("--static", action="store_true", help="compare binaries; nothing is checked or timed, and no GPU is needed")
    parser.add_argument("--target", default="sm_90a", help="with --static: GPUs, such as sm_90a,sm_80,gfx942,gfx950 (default sm_90a)")
    parser.add_argument("--builds", help=f"of {','.join(BUILDS)}; triton always (default: {','.join(USUAL)})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="with --static: processes that compile")
    parser.add_argument("--configurations", metavar="FILE", type=Path,
                        help="rows of an earlier survey: without a GPU, autotuned kernels take the configurations that were chosen then")
    parser.add_argument("--visits", type=int, default=7, help="visits of each build by the clock; 0: check only")
    parser.add_argument("--milliseconds", type=float, default=6.0, help="of each visit")
    parser.add_argument("--skip", action="append", default=[], metavar="KERNEL=BUILD", help="do not run it, such as one that crashed")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--rows", metavar="FILE", type=Path, help="write each kernel's row there as it is made, a line of JSON each")
    try:
        return parser.parse_args(line)
    except SystemExit as end:  # argparse ends with 2, which is a failed check here.
        raise SystemExit(1 if end.code else 0) from None


def _function(name: str) -> Callable[[], Any]:
    module, colon, path = name.partition(":")
    if not colon or not module or not path:
        raise _Wrong(f"expected MODULE:FUNCTION, found '{name}'")
    sys.path.insert(0, os.getcwd())
    try:
        found: Any = importlib.import_module(module)
    except ImportError as error:
        raise _Wrong(f"cannot import '{module}': {error}") from error
    for part in path.split("."):
        if not hasattr(found, part):
            raise _Wrong(f"'{module}' has no '{path}'")
        found = getattr(found, part)
    if not callable(found):
        raise _Wrong(f"'{name}' cannot be called")
    return found  # type: ignore[no-any-return]


def _row_writer(file: Optional[Path]) -> Callable[[Dict[str, Any]], None]:
    if file is None:
        return lambda row: None
    file.write_text("")

    def write(row: Dict[str, Any]) -> None:
        with file.open("a") as out:
            out.write(json.dumps(row) + "\n")
    return write


def _targets(text: str) -> List[str]:
    """The GPUs of ``--target``. Triton's LLVM ends the process at one that it does not know, and nobody would learn why."""
    known = [target["name"] for target in json.loads(program.run(["targets", "--format=json"]))["targets"]]
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names or [text]:
        pretended_driver.target_of(name)
        if name not in known:
            like = difflib.get_close_matches(name, known, 1)
            raise _Wrong(f"--target: unknown GPU '{name}'{f'; did you mean {like[0]!r}?' if like else ''}; `kiln targets` lists all")
    return names


def _check_numbers(options: argparse.Namespace) -> None:
    """Numbers that would do nothing, or end in an error of something else."""
    if options.jobs < 1:
        raise _Wrong(f"--jobs: expected at least 1, found {options.jobs}")
    if options.visits < 0:
        raise _Wrong(f"--visits: expected at least 0, found {options.visits}")
    if not 0 < options.milliseconds < float("inf"):
        raise _Wrong(f"--milliseconds: expected more than 0, found {options.milliseconds:g}")


def _raised(name: str, error: Exception) -> None:
    """Says what the program raised; what it launched before is reported all the same."""
    traceback.print_exception(type(error), error, error.__traceback__)
    _say("error", f"{name} raised {type(error).__name__}; only what it launched before is shown")


def _note_directives(said: Sequence[str], policy: str) -> None:
    """What a program asks of Kiln by itself is no build of a survey."""
    if policy:
        said = [f"the policy {policy}", *said]
    if said:
        shown = ", ".join([*said[:3], *([f"{len(said) - 3} more"] if len(said) > 3 else [])])
        _say("note", f"directives of the program are not used, since each build has its own: {shown}")


#: Why a program's kernels may not be seen.
_CAUSES = ("TorchInductor (torch.compile) launches its kernels another way; TRITON_INTERPRET=1 compiles nothing; kernels in Gluon pass no "
           "tile IR; a function that only defines kernels, or that launches them in another process, launches none here")


def _code(rows: Sequence[Dict[str, Any]], failed: bool) -> int:
    """0, or 1 where there is nothing to compare, which is said."""
    if not rows:
        if not failed:
            _say("error", f"the function launched no Triton kernels; usual causes: {_CAUSES}")
        return 1
    plain = [row["builds"].get(PLAIN, {}) for row in rows]
    without = [cell.get("error") or cell.get("refused") or cell["message"] for cell in plain
               if {"error", "refused"} & {*cell, cell.get("status")}]
    if len(without) == len(rows):
        _say("error", f"plain Triton built none of these kernels, so there is nothing to compare with: {without[0]}")
        return 1
    return 1 if failed else 0


def _static(options: argparse.Namespace, builds: List[str], policy: str) -> int:
    targets = _targets(options.target)
    chosen = autotuned.read_chosen(options.configurations) if options.configurations else {}
    # What a module asks at import, it asks of the GPU that is pretended, too.
    with contextlib.nullcontext() if pretended_torch.has_gpu() else static.without_gpu(chosen):
        launches, failure = static.caught_until(_function(options.function), chosen)
    if failure is not None:
        _raised(options.function, failure)
    _note_directives([f"{launch.name}: {launch.directives}" for launch in launches if launch.directives], policy)
    found = static.rows(launches, targets, builds, options.jobs, _row_writer(options.rows))
    _print(found, True, options.format)
    return _code(found, failure is not None)


def _skips(texts: Sequence[str]) -> Callable[[str, str], bool]:
    pairs = set()
    for text in texts:
        kernel, sign, build = text.rpartition("=")
        if not sign or build not in BUILDS:
            raise _Wrong(f"--skip: expected KERNEL=BUILD with a build of {', '.join(BUILDS)}, found '{text}'")
        pairs.add((kernel, build))
    return lambda kernel, build: (kernel, build) in pairs or (kernel.rsplit(".", 1)[-1], build) in pairs


def _measured(options: argparse.Namespace, builds: List[str], policy: str) -> int:
    if not pretended_torch.has_gpu():
        raise program.CommandMissing("Triton finds no GPU here; --static compares binaries without one")
    pace = Pace(options.visits, options.milliseconds) if options.visits else None
    found = measured.Survey(builds, pace, _skips(options.skip), _row_writer(options.rows))
    function, has_raised, directives = _function(options.function), False, []

    def take(launch: Launch) -> None:
        if launch.directives:
            directives.append(f"{launch.name}: {launch.directives}")
        found.take(launch)

    try:
        with catching(take):
            function()
    except measured.GpuLost as error:
        _say("error", f"{error}: the GPU is lost to this process; go on with --skip")
    except Exception as error:
        _raised(options.function, error)
        has_raised = True
    _note_directives(directives, policy)
    _print(found.rows, False, options.format)
    return 2 if not found.is_right() else _code(found.rows, has_raised)


def _print(rows: List[Dict[str, Any]], is_static: bool, form: str) -> None:
    if form == "json":
        print(json.dumps({"version": VERSION, "kind": "static" if is_static else "measured", "kernels": rows}))
    elif rows:
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
        print((table.static_table if is_static else table.measured_table)(rows, width))


def main(line: Optional[Sequence[str]] = None) -> int:
    """Runs the command; the exit code."""
    given = list(sys.argv[1:] if line is None else line)
    if "--hip" in given:
        given.remove("--hip")
        return int(importlib.import_module("kiln.survey.hip.command").main(given))
    options = _arguments(given)
    try:
        _check_numbers(options)
        builds = selected(options.builds or ",".join(USUAL))
        if options.static and set(builds) & set(LEARNED):
            raise _Wrong(f"--static: {' and '.join(build for build in builds if build in LEARNED)}: found by launching on a GPU; leave it out")
        importlib.import_module("kiln.triton")
        policy = rules.current()
        importlib.import_module("kiln").policy("")  # Plain Triton is plain.
        program.command()
        return (_static if options.static else _measured)(options, builds, policy.strategies or policy.remat)
    except (_Wrong, ValueError) as error:
        _say("error", str(error))
        return 1
    except (program.CommandMissing, ImportError) as error:
        _say("error", first_line(error))
        return 3
    except OSError as error:
        _say("error", str(error))
        return 1


if __name__ == "__main__":
    sys.exit(main())
