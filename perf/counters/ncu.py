"""Nsight Compute from a script: its command, the metrics that it knows, and what it writes."""
from __future__ import annotations

import csv
import math
import pathlib
import re
import shutil
import subprocess
from typing import Any, Dict, List, Optional, Sequence, Tuple

#: Launches between cudaProfilerStart and cudaProfilerStop alone, replayed one by one. Clocks stay as they are. Caches are flushed before each
#: replay: what a replay finds would else be what restoring its memory has left, and differ between the metrics of one kernel; the simulator
#: and the races begin with cold caches, too.
OPTIONS = ("--profile-from-start", "off", "--replay-mode", "kernel", "--cache-control", "all", "--clock-control", "none",
           "--target-processes", "application-only", "--page", "raw", "--csv", "--print-units", "base")
#: Warps that an SM can hold of this launch, in per cent; computed as the metrics of the launch are.
OCCUPANCY = "sm__maximum_warps_per_active_cycle_pct"
#: Columns that say which launch it was.
LAUNCH = ("ID", "Process ID", "Process Name", "Host Name", "Kernel Name", "Context", "Stream", "Block Size", "Grid Size", "Device", "CC")

Row = Dict[str, Any]


def program(given: Optional[str]) -> str:
    """Where ncu is: as given, on the PATH, or where NVIDIA installs it."""
    installed = sorted(map(str, pathlib.Path("/opt/nvidia/nsight-compute").glob("*/ncu")), reverse=True)
    for name in [given] if given else ["ncu", "/usr/local/cuda/bin/ncu", *installed]:
        found = shutil.which(name)
        if found:
            return found
    raise SystemExit(f"count.py: no ncu{f' at {given}' if given else ''}; name it with --ncu")


def command(ncu: str, metrics: Sequence[str], log: pathlib.Path, arguments: Sequence[str]) -> List[str]:
    return [ncu, *OPTIONS, "--metrics", ",".join(metrics), "--log-file", str(log), *arguments]


def known(ncu: str, metrics: Sequence[str]) -> Tuple[List[str], List[str]]:
    """(metrics that this ncu has for the GPU of sm_90, the others). What it knows of a launch without any counter it does not list here, and that
    stays."""
    try:
        asked = subprocess.run([ncu, "--query-metrics", "--chip", "gh100"], capture_output=True, text=True, timeout=60)
        names = {line.split()[0] for line in asked.stdout.splitlines() if re.match(r"\w+__\w+", line)}
    except subprocess.TimeoutExpired:
        names = set()
    if len(names) < 100:  # It answered something else: then the first run shows what it does not know.
        return list(metrics), []
    here = [name for name in metrics if name.split(".")[0] in names or name.startswith("launch__") or name == OCCUPANCY]
    return here, [name for name in metrics if name not in here]


def refused(log: str, metrics: Sequence[str]) -> List[str]:
    """Metrics that the lines with errors name, with their suffix or without any."""
    said = set(re.findall(r"\w+__\w+(?:\.\w+)*", "\n".join(errors(log))))
    return [name for name in metrics if name in said or name.split(".")[0] in said]


def errors(log: str) -> List[str]:
    return [line for line in log.splitlines() if line.startswith("==ERROR==")]


def passes(log: str) -> Optional[int]:
    """How often the last kernel was replayed."""
    found = re.findall(r"(\d+) pass(?:es)?\b", log)
    return int(found[-1]) if found else None


def number(text: str) -> Optional[float]:
    """Values may have commas between thousands; what is no number, such as "nan" of what was not counted, is None."""
    try:
        found = float(text.replace(",", ""))
    except ValueError:
        return None
    return found if math.isfinite(found) else None


def rows(log: str) -> List[Row]:
    """The profiled launches in their sequence: {"kernel", "block", "grid", "metrics": {name: value}, "units": {name: unit}}. `log` is what
    ncu wrote with --page raw --csv: a column a metric, the units in the second line, or a line a metric, between its own messages."""
    lines = [line for line in log.splitlines() if line.startswith('"')]
    begin = next((at for at, line in enumerate(lines) if line.startswith('"ID"')), None)
    if begin is None:
        return []
    table = csv.DictReader(lines[begin:])
    if "Metric Name" in (table.fieldnames or ()):
        return _long(table)
    units: Dict[str, str] = {}
    found: List[Row] = []
    for line in table:
        if not line["ID"]:
            units = {name: unit for name, unit in line.items() if unit and name not in LAUNCH}
            continue
        metrics = {name: number(value) for name, value in line.items() if name and name not in LAUNCH and value is not None}
        found.append(_row(line, metrics, units))
    return found


def _row(line: Dict[str, str], metrics: Dict[str, Optional[float]], units: Dict[str, str]) -> Row:
    def sizes(text: str) -> List[int]:
        return [int(size) for size in re.findall(r"\d+", text)]

    return {"kernel": line["Kernel Name"], "block": sizes(line["Block Size"]), "grid": sizes(line["Grid Size"]),
            "metrics": {name: value for name, value in metrics.items() if value is not None}, "units": units}


def _long(table: Any) -> List[Row]:
    found: Dict[str, Row] = {}
    for line in table:
        row = found.setdefault(line["ID"], _row(line, {}, {}))
        value = number(line["Metric Value"])
        if value is not None:
            row["metrics"][line["Metric Name"]] = value
            row["units"][line["Metric Name"]] = line["Metric Unit"]
    return list(found.values())
