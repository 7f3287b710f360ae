"""A survey's rows for people: a line a kernel and build, and below it what was chosen and what is worse."""
from __future__ import annotations

import statistics
import textwrap
from typing import Any, Dict, Iterator, List, Mapping, Sequence

from kiln.survey.builds import PLAIN

#: What the columns say, below the table.
_LEGEND = ("regs: registers a thread; spills: bytes stored and loaded; shared: bytes a block; warps: resident on an SM (AMD: on a SIMD); "
           "loop: instructions of the hottest loop, or of a kernel without loops; load: widest load, bytes a thread; copies: asynchronous "
           "copies in the loop, by threads+by TMA; ahead: copies or loads that are issued an iteration or more before they are waited for; "
           "barriers: in the loop")
_LEGEND_OF_TIMES = ("triton us: microseconds of plain Triton's build; of the others its time divided by theirs (1.1: faster); =: the same "
                    "result in every byte, ~: right, but not the same")
_HEAD = ["kernel", "build", "regs", "spills", "shared", "warps", "loop", "load", "copies", "ahead", "barriers"]


def _cells(figures: Mapping[str, Any]) -> List[str]:
    copies = f"{figures['copies']}+{figures['bulk_copies']}" if figures["bulk_copies"] else str(figures["copies"])
    ahead = max(figures["copies_in_flight"], figures["loads_ahead"])
    numbers = [figures["registers"], figures["spill_bytes"], figures["shared_bytes"], figures["warps"], figures["loop_instructions"],
               figures["widest_load"], copies, ahead, figures["barriers"]]
    return [str(number) for number in numbers]


def _short(name: str, most: int = 44) -> str:
    """The function without its module, from its end where it is long."""
    last = name.rsplit(".", 1)[-1]
    return last if len(last) <= most else "..." + last[3 - most:]


def _wrapped(text: str, width: int, indent: int = 4) -> List[str]:
    """A remark below a row, in lines of that width; 0: in one."""
    blanks = " " * indent
    if not width:
        return [blanks + text]
    return textwrap.wrap(text, width, initial_indent=blanks, subsequent_indent=blanks + "  " if indent else "", break_long_words=False)


def _aligned(table: Sequence[List[str]], width: int) -> Iterator[str]:
    widths = [max(len(row[column]) for row in table if len(row) == len(_HEAD)) for column in range(len(_HEAD))]
    for row in table:
        if len(row) == len(_HEAD):
            yield "  ".join([row[0].ljust(widths[0]), row[1].ljust(widths[1]),
                             *(cell.rjust(width) for cell, width in zip(row[2:], widths[2:]))]).rstrip()
        else:
            yield from _wrapped(row[0], width)


def static_table(rows: Sequence[Mapping[str, Any]], width: int = 0) -> str:
    """What builds use, by target. Remarks are wrapped to a terminal's ``width``; 0: there is none."""
    lines: List[str] = []
    for target in dict.fromkeys(row["target"] for row in rows):
        table: List[List[str]] = [_HEAD]
        mine = [row for row in rows if row["target"] == target]
        for row in mine:
            name = _short(row["kernel"])
            for build, figures in sorted(row["builds"].items(), key=lambda item: item[0] != PLAIN):
                why = figures.get("refused") or figures.get("error")
                table.append([name, build, *(["-"] * (len(_HEAD) - 2) if why else _cells(figures))])
                name = ""
                if why:
                    table.append([f"{'refused' if 'refused' in figures else 'error'}: {why}"])
                if "chosen" in figures:
                    table.append([f"chosen: {figures['chosen']}"])
                if row["reasons"].get(build):
                    table.append(["worse: " + "; ".join(reason["text"] for reason in row["reasons"][build])])
        lines += [f"{target}: {len(mine)} kernel{'s' if len(mine) != 1 else ''}", *_aligned(table, width), "", *_totals(mine), ""]
    return "\n".join(lines + _wrapped(_LEGEND, width, 0))


def _totals(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """How many kernels a build has worse, and by what."""
    for build in dict.fromkeys(name for row in rows for name in row["builds"] if name != PLAIN):
        refused = sum("refused" in row["builds"].get(build, {}) or "error" in row["builds"].get(build, {}) for row in rows)
        compared = [row["reasons"][build] for row in rows if build in row["reasons"]]
        count: Dict[str, int] = {}
        for found in compared:
            for name in {reason["name"] for reason in found}:
                count[name] = count.get(name, 0) + 1
        by = ", ".join(f"{name} {number}" for name, number in sorted(count.items(), key=lambda item: -item[1]))
        yield f"{build}: {sum(map(bool, compared))} of {len(compared)} have something worse{': ' + by if by else ''}; {refused} not built"


def measured_table(rows: Sequence[Mapping[str, Any]], width: int = 0) -> str:
    """Times and checks, in lines of that width as above."""
    builds = list(dict.fromkeys(name for row in rows for name in row["builds"] if name != PLAIN))
    head = ["kernel", "triton us", *(f"{build}" for build in builds)]
    table = [head]
    for row in rows:
        plain = row["builds"].get(PLAIN, {})
        cells = [_short(row["kernel"]), f"{plain['ms'] * 1000:.1f}" if "ms" in plain else plain.get("status", "?")]
        for build in builds:
            one = row["builds"].get(build, {"status": "-"})
            equal = "=" if one.get("bit_equal") else "~" if one["status"] == "ok" else ""
            cells.append(f"{one['ratio']:.3f}{equal}" if "ratio" in one else one["status"] + equal)
        table.append(cells)
    widths = [max(len(row[column]) for row in table) for column in range(len(head))]
    lines = []
    for cells, row in zip(table, [{"builds": {}}, *rows]):
        lines.append("  ".join([cells[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(cells[1:], widths[1:]))]))
        for build, one in row["builds"].items():
            if "chosen" in one:
                lines += _wrapped(f"{build}, chosen: {one['chosen']}", width)
    for build in builds:
        ratios = [row["builds"][build]["ratio"] for row in rows if "ratio" in row["builds"].get(build, {})]
        if ratios:
            slower = sum(ratio < 0.98 for ratio in ratios)
            lines.append(f"{build}: {statistics.geometric_mean(ratios):.3f} of Triton's speed, least {min(ratios):.3f}, "
                         f"{slower} of {len(ratios)} below 0.98")
    return "\n".join(lines + ["", *_wrapped(_LEGEND_OF_TIMES, width, 0)])
