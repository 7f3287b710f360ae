"""The comparison of `compare.py` as Markdown."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Sequence

import reasons

Row = Dict[str, Any]


def share(value: Optional[float]) -> str:
    return "-" if value is None else f"{100 * value:.0f}"


def of(value: Optional[float], digits: int = 2) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def shares_line(name: str, found: Optional[Row]) -> str:
    if not found:
        return f"| {name} | - | | | | |"
    return (f"| {name} | {found['kernels']} | {of(found['correlation'])} | {100 * found['median_error']:.1f} | "
            f"{100 * found['median_predicted']:.1f} | {100 * found['median_measured']:.1f} |")


def amounts_line(name: str, found: Optional[Row]) -> str:
    if not found:
        return f"| {name} | - | | | | | |"
    return (f"| {name} | {found['kernels']} | {of(found['correlation'])} | {of(found['median_ratio'])} | {of(found['median_error'])} | "
            f"{share(found['within_1.25'])} | {share(found['within_2'])} |")


def summary(title: str, found: Row) -> List[str]:
    waits = found["waits"]
    lines = [f"### {title}: {found['kernels']} kernels", "",
             "| amount | kernels | rank correlation | median of predicted/counted | median error, a factor | within 1.25, % | within 2, % |",
             "|---|---|---|---|---|---|---|"]
    for name, what in (("cycles", "cycles"), ("instructions", "instructions"), ("l2_read", "bytes read from the second cache"),
                       ("far_read", "bytes read from the device's memory"), ("shared_passes", "passes through shared memory")):
        lines.append(amounts_line(what, found[name]))
    lines += ["", "| share, % | kernels | rank correlation | median error, points | median predicted | median counted |", "|---|---|---|---|---|---|",
              shares_line("issue slots used", found["issue"]), shares_line("hits of the first cache", found["l1_hit"]),
              shares_line("hits of the second cache", found["l2_hit"])]
    lines += [shares_line(f"pipe: {name}", one) for name, one in found["pipes"].items()]
    if waits:
        lines += [shares_line(f"waits: {name}", one) for name, one in waits["groups"].items()]
        lines += ["", f"The simulator's first reason is the hardware's first on {share(waits['first_is_first'])} % of {waits['kernels']} kernels, "
                  f"among its first two on {share(waits['first_in_two'])} %; of the time that warps wait, {share(waits['median_share_alike'])} % "
                  "have the same reason on both sides (median).", "", "| hardware's first | simulator's first, kernels |", "|---|---|"]
        for theirs, mine in sorted(waits["hardware_first_by_simulator_first"].items(), key=lambda item: -sum(item[1].values())):
            lines.append(f"| {theirs} | " + ", ".join(f"{name} {count}" for name, count in sorted(mine.items(), key=lambda item: -item[1])) + " |")
    return [*lines, ""]


def busiest(pipes: Row) -> str:
    name = max(pipes, key=lambda one: pipes[one], default=None)
    return f"{name} {share(pipes[name])}" if name else "-"


def named(waits: Optional[Row], count: int) -> str:
    return ", ".join(f"{name} {share(waits[name])}" for name in reasons.ranked(waits)[:count]) if waits else "-"


def row_line(row: Row) -> str:
    counted, said = row["measured"], row["predicted"]
    name = row["program"] if row["program"].startswith("cases.") else f"{row['program']} {row['kernel'].rpartition('.')[2]}"
    cells = [name, str(said["resident"]), of(said["waves"]), f"{counted['cycles']:.0f}", of(said["cycles"] / counted["cycles"]),
             ", ".join(f"{reason} {share(part)}" for reason, part in list(counted["raw_waits"].items())[:2]), named(said["waits"], 2),
             f"{share(counted['issue'])}/{share(said['issue'])}", busiest(counted["pipes"]), busiest(said["pipes"]),
             f"{share(counted['l1_hit'])}/{share(said['l1_hit'])}", f"{share(counted['l2_hit'])}/{share(said['l2_hit'])}"]
    return "| " + " | ".join(cells) + " |"


def text(result: Row, rows: Sequence[Row], command: str) -> str:
    machine = result["machine"]
    clocks = sorted(row["measured"]["clock"] for row in rows if row["measured"]["clock"])
    lines = [f"# {machine['gpu']}, {result['date']}: hardware counters beside the simulator", "",
             f"Triton {machine['triton']}'s own binaries, one launch each, by {machine['ncu']}; driver {machine['driver']}"
             + (f"; SMs at {clocks[0] / 1e9:.2f} to {clocks[-1] / 1e9:.2f} GHz, median {clocks[len(clocks) // 2] / 1e9:.2f}" if clocks else "") + ". "
             f"Made by `{command}`; `perf/counters/README.md` says what is what.", ""]
    for name, title in (("all", "All"), ("cases", "The project's kernels"), ("packages", "Kernels of public packages")):
        if result["summary"][name]["kernels"]:
            lines += summary(title, result["summary"][name])
    lines += ["## Kernels", "", "Pairs are counted/predicted, in per cent. `-`: not counted, or not predicted.", "",
              "| kernel | blocks an SM holds | waves | cycles | predicted/counted | hardware waits for, % | simulator's, % | issue slots | "
              "busiest pipe, counted | predicted | L1 hits | L2 hits |", "|" + "---|" * 12]
    lines += [row_line(row) for row in sorted(rows, key=lambda row: (not row["program"].startswith("cases."), row["program"]))]
    if result["left_out"]:
        lines += ["", "Left out: " + "; ".join(f"{key} {why}" for key, why in sorted(result["left_out"].items())) + "."]
    if result["failures"]:
        lines += ["", "Failed while they were counted: " + "; ".join(f"{name}: {why}" for name, why in sorted(result["failures"].items())) + "."]
    return "\n".join(lines) + "\n"
