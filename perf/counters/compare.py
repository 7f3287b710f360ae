"""Holds what `count.py` counted against what the simulator says of the same machine code, without a GPU.

    compare.py BUILD RAW.json -o perf/results/GPU-DATE-counters [--cubins FOLDER]

Writes a JSON, a kernel a line, and a table. The binaries are made here (`launches.py`; FOLDER keeps them) and held by their machine code against
those that ran; one that differs is named and left out. README.md says what the columns are.
"""
from __future__ import annotations

import argparse
import concurrent.futures
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
from typing import Any, Callable, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import launches  # noqa: E402
import metrics as counted  # noqa: E402
import reasons  # noqa: E402
import tables  # noqa: E402
from ranks import correlation  # type: ignore[import-not-found]  # noqa: E402
from simulator_ranks import said_of  # type: ignore[import-not-found]  # noqa: E402

#: Of an H100 and an H200 (SXM), and partitions of each.
SMS, PARTITIONS = 132, 4
#: Bytes of a sector of all caches.
SECTOR = 32
#: Pipes that neither side has busier than this are not compared.
IDLE = 0.02

Row = Dict[str, Any]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("raw", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True, help="without .json and .md")
    parser.add_argument("--cubins", type=pathlib.Path, help="folder of KEY.cubin; those that it lacks are made")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if not (options.build / "bin" / "kiln-simulator-report").exists():
        parser.error(f"{options.build}: no bin/kiln-simulator-report; build that target")
    return options


def binaries(rows: Sequence[Row], folder: pathlib.Path, jobs: int) -> Dict[str, str]:
    """Makes what the folder lacks; {key: why it is not what ran}."""
    lacking = sorted({row["program"] for row in rows if not (folder / f"{row['key']}.cubin").exists()})
    if lacking:
        asked = [sys.executable, str(HERE / "launches.py"), str(folder), *lacking, "--jobs", str(jobs)]
        subprocess.run(asked, check=False)  # What it did not make is missed below.
    wrong = {}
    for row in rows:
        file = folder / f"{row['key']}.cubin"
        if not file.exists():
            wrong[row["key"]] = "was not made here"
        elif launches.code_of(file.read_bytes()) != row["code"]:
            wrong[row["key"]] = "is other machine code here"
    return wrong


def blocks_of(row: Row) -> int:
    """Of one SM, that with most."""
    return math.ceil(math.prod(row["grid"]) / SMS)


def ask(build: pathlib.Path, folder: pathlib.Path, row: Row) -> Row:
    """What the simulator says of a kernel that is told the launch; as perf/simulator_ranks.py asks it."""
    build_of = {"file": f"{row['key']}.cubin", "threads": row["threads"], "shared": row["shared"]}
    found: Row = said_of(build, folder, {"grid": row["grid"], "arguments": row["arguments"], "builds": [build_of]}, True)[0]
    return found


def ratio(one: Optional[float], other: Optional[float]) -> Optional[float]:
    return one / other if one is not None and other else None


def sum_of(*values: Optional[float]) -> Optional[float]:
    known = [value for value in values if value is not None]
    return sum(known) if known else None


def measured(row: Row) -> Row:
    """Of the counts what the simulator has a word for; None: was not counted. Shares are of 1."""
    of: Callable[[str], Optional[float]] = row["metrics"].get
    stalls = {reason: of(counted.stall(reason)) or 0.0 for reason in counted.STALLS}
    loads = sum_of(of("l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"), of("l1tex__t_sectors_pipe_lsu_mem_global_op_ldgsts_cache_access.sum"))
    hits = sum_of(of("l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum"),
                  of("l1tex__t_sectors_pipe_lsu_mem_global_op_ldgsts_cache_access_lookup_hit.sum"))
    waits = {reason: value for reason, value in stalls.items() if reason != reasons.ISSUES[1]}
    total = sum(waits.values()) or 1.0
    return {
        # From the first warp on the busiest SM to its last; with the launch around it where that was not counted.
        "cycles": of("sm__cycles_active.max") or of("sm__cycles_elapsed.max"), "elapsed": of("sm__cycles_elapsed.max"),
        "microseconds": ratio(of("gpu__time_duration.sum"), 1e3), "clock": of("sm__cycles_elapsed.avg.per_second"),
        "waits": reasons.shares(stalls, 1), "raw_waits": {reason: waits[reason] / total for reason in reasons.ranked(waits)[:3]},
        "issue": of("smsp__issue_active.avg.per_cycle_active"), "instructions": of("sm__inst_executed.sum"),
        "warps": of("smsp__warps_active.avg.per_cycle_active"),
        "pipes": {name: (of(metric) or 0.0) / 100 for name, metric in reasons.PIPES.items() if of(metric) is not None},
        "l1_hit": ratio(hits, loads),
        "l2_hit": ratio(of("lts__t_sectors_srcunit_tex_op_read_lookup_hit.sum"), of("lts__t_sectors_srcunit_tex_op_read.sum")),
        "l2_read": of("l1tex__m_xbar2l1tex_read_bytes.sum"), "far_read": of("dram__bytes_read.sum"),
        "shared_passes": of("l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"),
        "missed_instructions": ratio(of("sm__icc_requests_lookup_miss.sum"), of("sm__icc_requests.sum")),
    }


def predicted(row: Row, said: Row) -> Optional[Row]:
    """The same of the simulator; None where the block cannot be launched."""
    found = said["simulated"]
    if not found:
        return None
    blocks, resident, cycles, grid = blocks_of(row), found["resident"], found["cycles"], math.prod(row["grid"])
    loads: Mapping[str, float] = found["load_sectors"]
    times = ratio(found["instructions"], found["kept"])

    def of_grid(value: float) -> Optional[float]:
        """Of all blocks, with the iterations that were left out, what a simulated block has."""
        return None if times is None else value * grid * times

    beyond = loads["near"] + loads["far"]
    return {
        "cycles": found["whole"] * blocks, "resident": resident, "waves": grid / (SMS * max(resident, 1)),
        "waits": reasons.shares(found["stalls"], 0), "issue": found["issued"] / (PARTITIONS * cycles) if cycles else None,
        "instructions": found["instructions"] * grid,
        "pipes": {name: found["busy"].get(name, 0.0) for name in reasons.PIPES}, "bandwidth": found["bandwidth"],
        "l1_hit": ratio(loads["first"], sum(loads.values())), "l2_hit": ratio(loads["near"], beyond),
        "l2_read": of_grid(SECTOR * beyond), "far_read": of_grid(SECTOR * loads["far"]),
        "shared_passes": of_grid(found["shared_passes"]),
        "guessed": found["guessed"] / max(1, found["guessed"] + found["known"]),
        "unaddressed": found["unaddressed"] / max(1, found["unaddressed"] + found["addressed"]),
    }


def pairs(rows: Iterable[Row], name: str) -> List[Tuple[float, float]]:
    """(predicted, measured) where both are known."""
    both = [(row["predicted"].get(name), row["measured"].get(name)) for row in rows]
    return [(one, other) for one, other in both if one is not None and other is not None]


def of_shares(found: Sequence[Tuple[float, float]]) -> Optional[Row]:
    """How well shares agree: errors are differences."""
    if len(found) < 3:
        return None
    return {"kernels": len(found), "correlation": correlation(*map(list, zip(*found))),
            "median_error": statistics.median(abs(a - b) for a, b in found),
            "median_predicted": statistics.median(a for a, _ in found), "median_measured": statistics.median(b for _, b in found)}


def of_amounts(found: Sequence[Tuple[float, float]]) -> Optional[Row]:
    """How well amounts agree: errors are factors, from 1 on."""
    found = [pair for pair in found if pair[0] > 0 and pair[1] > 0]
    if len(found) < 3:
        return None
    factors = [a / b for a, b in found]
    errors = [max(factor, 1 / factor) for factor in factors]
    return {"kernels": len(found), "correlation": correlation(*map(list, zip(*found))), "median_ratio": statistics.median(factors),
            "median_error": statistics.median(errors), "within_1.25": sum(error <= 1.25 for error in errors) / len(errors),
            "within_2": sum(error <= 2 for error in errors) / len(errors)}


def of_waits(rows: Sequence[Row]) -> Optional[Row]:
    """How often the reason that the simulator has first is the hardware's first, or among its first two."""
    both = [(row["predicted"]["waits"], row["measured"]["waits"]) for row in rows]
    both = [(one, other) for one, other in both if one and other]
    if not both:
        return None
    firsts = [(reasons.ranked(one)[0], reasons.ranked(other)[:2]) for one, other in both]
    table: Dict[str, Dict[str, int]] = {}
    for mine, theirs in firsts:
        column = table.setdefault(theirs[0], {})
        column[mine] = column.get(mine, 0) + 1
    return {"kernels": len(both), "first_is_first": sum(mine == theirs[0] for mine, theirs in firsts) / len(both),
            "first_in_two": sum(mine in theirs for mine, theirs in firsts) / len(both),
            "median_share_alike": statistics.median(sum(min(one[name], other[name]) for name in reasons.GROUPS) for one, other in both),
            "hardware_first_by_simulator_first": table,
            "groups": {name: of_shares([(one[name], other[name]) for one, other in both]) for name in reasons.GROUPS if reasons.GROUPS[name][0]}}


def of_pipes(rows: Sequence[Row]) -> Row:
    found = {}
    for name in reasons.PIPES:
        both = [(row["predicted"]["pipes"][name], row["measured"]["pipes"][name]) for row in rows if name in row["measured"]["pipes"]]
        found[name] = of_shares([pair for pair in both if max(pair) > IDLE])
    return found


def summary(rows: Sequence[Row]) -> Row:
    return {"kernels": len(rows), "cycles": of_amounts(pairs(rows, "cycles")), "waits": of_waits(rows), "issue": of_shares(pairs(rows, "issue")),
            "instructions": of_amounts(pairs(rows, "instructions")), "pipes": of_pipes(rows), "l1_hit": of_shares(pairs(rows, "l1_hit")),
            "l2_hit": of_shares(pairs(rows, "l2_hit")), "l2_read": of_amounts(pairs(rows, "l2_read")),
            "far_read": of_amounts(pairs(rows, "far_read")), "shared_passes": of_amounts(pairs(rows, "shared_passes"))}


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, (list, tuple)) else value


def main() -> None:
    options = arguments()
    raw = json.loads(options.raw.read_text())
    with tempfile.TemporaryDirectory(prefix="kiln-counters-") as made:
        folder = options.cubins or pathlib.Path(made)
        wrong = binaries(raw["kernels"], folder, options.jobs)
        asked = [row for row in raw["kernels"] if row["key"] not in wrong]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            said = list(pool.map(lambda row: ask(options.build, folder, row), asked))
    rows = []
    for row, one in zip(asked, said):
        found = predicted(row, one)
        if found is None:
            wrong[row["key"]] = "cannot be launched, by the simulator"
            continue
        about = {name: row[name] for name in ("program", "kernel", "key", "grid", "block", "shared")}
        rows.append({**about, "registers": one["registers"], "measured": measured(row), "predicted": found})
    if not rows:
        raise SystemExit(f"compare.py: no kernel of {options.raw} can be compared: " + "; ".join(sorted(set(wrong.values()))))
    of_cases = [row for row in rows if row["program"].startswith("cases.")]
    result = {"kind": "counters beside the simulator", "date": raw["date"], "machine": raw["machine"], "raw": options.raw.name,
              "left_out": wrong, "failures": raw["failures"],
              "summary": {"all": summary(rows), "cases": summary(of_cases), "packages": summary([row for row in rows if row not in of_cases])}}
    lines = ",\n".join(json.dumps(rounded(row)) for row in rows)
    head = json.dumps(rounded(result))[:-1]
    options.output.with_name(options.output.name + ".json").write_text(head + ', "kernels": [\n' + lines + "\n]}\n")
    text = tables.text(result, rows, f"perf/counters/compare.py BUILD {options.raw.name}")
    options.output.with_name(options.output.name + ".md").write_text(text)
    print(text.split("\n## ")[0])


if __name__ == "__main__":
    main()
