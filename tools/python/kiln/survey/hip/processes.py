"""The processes of a survey, which this one starts and outlives: it loads neither PyTorch nor Triton, and touches no GPU."""
from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Dict, Sequence

from kiln.survey.builds import PLAIN
from kiln.survey.hip.configurations import Unusable
from kiln.survey.hip.document import Machine, Row
from kiln.survey.hip.job import NAMES, Job

#: How long a configuration may take, in seconds; minutes are usual. A guess.
LIMIT_S = 1800.0
#: By what a line of a process's output says why that ended.
_ERROR = re.compile(r"\berror:|LLVM ERROR|Assertion|Unable to|Stack dump|[Mm]emory access fault|HSA_STATUS|HIP error|Error:")


def _run(module: str, line: Sequence[str], said: Path) -> str:
    """Runs a module in a process, whose output goes to a file; how it ended, empty: well. Whatever ends this process ends that one."""
    with said.open("w") as out:
        process = subprocess.Popen([sys.executable, "-m", module, *line], stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True)
        try:
            code = process.wait(LIMIT_S)
        except subprocess.TimeoutExpired:
            return f"took longer than {LIMIT_S:g} s"
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # With what it has started.
            process.wait()
    if code < 0:
        return f"was ended by {signal.Signals(-code).name}"
    return f"ended with code {code}" if code else ""


def _reason(how: str, said: Path) -> str:
    """How a process ended, with the first error in its output, else its last line."""
    lines = [line.strip() for line in said.read_text(errors="replace").splitlines() if line.strip()]
    why = next((line for line in lines if _ERROR.search(line)), lines[-1] if lines else "")
    return f"{how}: {why[:400]}" if why else how


def _may_go_on(row: Row, why: str) -> bool:
    """Notes why a process ended too early; whether another one can do what is left, without the build that ended it."""
    build = row.get("at", "")
    if build not in NAMES:
        row["failure"] = f"its process {why}"
        return False
    cell = row["builds"].setdefault(build, {})
    if cell.get("status") != "crash":  # Else it says itself what happened.
        cell["status"], cell["message"] = "crash", f"its process {why}"
    if build == PLAIN:
        row["failure"] = "plain Triton's build ended the process, and there is nothing else to compare with"
    return build != PLAIN


def surveyed(job: Job) -> Row:
    """The row of a configuration. A build that ends its process is left out of the next one."""
    kernel = next(one["kernel"] for one in job["data"]["configurations"] if one["name"] == job["name"])
    row: Row = {"name": job["name"], "kernel": kernel, "builds": {}, "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())}
    with tempfile.TemporaryDirectory(prefix="kiln-hip-") as folder:
        asked, answer, said = (Path(folder) / name for name in ("job.json", "row.json", "said"))
        for _ in NAMES:
            asked.write_text(json.dumps({**job, "row": row}))
            how = _run("kiln.survey.hip.one", [str(asked), str(answer)], said)
            if answer.exists():
                row = json.loads(answer.read_text())
            if row.get("finished") or not _may_go_on(row, _reason(how or "ended", said)):
                break
    row.pop("at", None)
    return row


def machine(target: str) -> Machine:
    """This machine, or one that is compiled for, if there is a `target`. Raises `Unusable` where it is none for a survey."""
    with tempfile.TemporaryDirectory(prefix="kiln-hip-") as folder:
        answer, said = Path(folder) / "machine.json", Path(folder) / "said"
        how = _run("kiln.survey.hip.machine", [str(answer), target], said)
        if not answer.exists():
            raise Unusable(f"the process that looks at the GPU {_reason(how or 'ended', said)}")
        found: Dict[str, Any] = json.loads(answer.read_text())
    if "unusable" in found:
        raise Unusable(found["unusable"])
    return found["machine"]  # type: ignore[no-any-return]
