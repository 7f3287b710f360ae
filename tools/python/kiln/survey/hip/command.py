"""The command: arguments, exit codes, output. 0: done; 1: what was given or the machine cannot be worked with; 2: done, and a build of Kiln's was
wrong or ended its process; 3: there is no kiln program; 130: interrupted."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Optional, Sequence

from kiln import program
from kiln.survey import hip
from kiln.survey.builds import PLAIN
from kiln.survey.hip import configurations, processes
from kiln.survey.hip.configurations import Data, Unusable
from kiln.survey.hip.document import Document, Row, told
from kiln.survey.hip.job import Job
from kiln.survey.hip.machine import TARGETS


def _say(kind: str, text: str) -> None:
    print(f"kiln: {kind}: {text}", file=sys.stderr, flush=True)


def _arguments(line: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kiln.survey --hip", description=hip.__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--aiter", type=Path, required=True, metavar="FOLDER", help="a checkout of aiter at the commit above")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.json", help="what to send back; one that is there is gone on with")
    parser.add_argument("--only", default="", metavar="REGEX", help="configurations whose name has a match (default: all)")
    parser.add_argument("--target", choices=TARGETS, default="", help="compile for that GPU, and launch nothing: no GPU is needed")
    try:
        return parser.parse_args(line)
    except SystemExit as end:  # argparse ends with 2, which is a wrong build here.
        raise SystemExit(1 if end.code else 0) from None


def _is_wrong(row: Row) -> bool:
    return any(build["status"] in ("wrong", "crash") for name, build in row["builds"].items() if name != PLAIN)


def _survey(options: argparse.Namespace, data: Data) -> int:
    folder = options.aiter.resolve()
    chosen = configurations.chosen(data, options.only)
    configurations.verify(folder, data)
    program.command()
    machine = processes.machine(options.target)
    machine["aiter"] = data["commit"]
    document = Document(options.output, machine, [one["name"] for one in data["configurations"]])
    left = [one for one in chosen if not document.is_finished(one["name"])]
    if len(left) < len(chosen):
        _say("note", f"{options.output} has {len(chosen) - len(left)} of {len(chosen)} configurations, made by the same versions on the same machine")
    is_wrong = False
    for number, one in enumerate(left, len(chosen) - len(left) + 1):
        job: Job = {"data": dict(data), "name": one["name"], "aiter": str(folder), "target": machine["target"], "is_pretended": bool(options.target),
                    "row": {}}
        row = processes.surveyed(job)
        document.put(row)
        is_wrong = is_wrong or _is_wrong(row)
        print(f"[{number}/{len(chosen)}] {one['name']}: {told(row, PLAIN)}", flush=True)
    _say("note", f"done; what is asked for is {options.output}")
    return 2 if is_wrong else 0


def main(line: Sequence[str], data: Optional[Data] = None) -> int:
    """Runs the command; the exit code."""
    options = _arguments(line)
    try:
        return _survey(options, data or configurations.read())
    except Unusable as error:
        _say("error", str(error))
        return 1
    except program.CommandMissing as error:
        _say("error", str(error))
        return 3
    except KeyboardInterrupt:
        _say("note", f"interrupted; {options.output} has what was finished, and the same command goes on from there")
        return 130
