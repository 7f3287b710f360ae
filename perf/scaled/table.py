"""The table of rows that race.py wrote: for each operands and shape the best build of either compiler, and the means.

    python3 perf/scaled/table.py ROWS.json [--before ROWS.json]

Needs no GPU. With `--before`, what Kiln's builds of 128 along K with two converted operands took in another run, as a ratio.
"""
from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any, Dict, List, Tuple

Rows = Dict[Tuple[Any, ...], Dict[str, Any]]


def read(path: Path) -> Rows:
    """The rows that have a time, by operands, shape, tile and compiler."""
    return {(row["format"], tuple(row["shape"]), tuple(row["tile"]), row["compiler"]): row for row in json.loads(path.read_text()) if "us" in row}


def mean(ratios: List[float]) -> float:
    """The geometric one."""
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def table(rows: Rows) -> List[str]:
    """A line for each operands and shape, and one of means."""
    lines = ["| operands | M x N x K | Triton, us | its tile | Kiln, us | its tile | spills | TFLOP/s | Triton's time over Kiln's |",
             "|---|---|---|---|---|---|---|---|---|"]
    ratios: Dict[str, List[float]] = {}
    for name, shape in dict.fromkeys(key[:2] for key in rows):
        theirs, ours = (min((row for key, row in rows.items() if key[:2] == (name, shape) and key[3] == compiler), key=lambda row: row["us"])
                        for compiler in ("triton", "kiln"))
        ratios.setdefault(name, []).append(theirs["us"] / ours["us"])
        size, *tiles = ("x".join(map(str, of)) for of in (shape, theirs["tile"], ours["tile"]))
        lines.append(f"| {name} | {size} | {theirs['us']:.0f} | {tiles[0]} | {ours['us']:.0f} | {tiles[1]} | {ours['spills']} | "
                     f"{2e-6 * math.prod(shape) / ours['us']:.0f} | {ratios[name][-1]:.3f} |")
    lines.append("")
    lines += [f"Geometric mean of {name}: {mean(of):.3f}, least {min(of):.3f}." for name, of in ratios.items()]
    pairs = [rows[key[:3] + ("triton",)]["us"] / row["us"] for key, row in rows.items() if key[3] == "kiln" and key[:3] + ("triton",) in rows]
    lines.append(f"Build by build, for the same tile, warps and stages: {mean(pairs):.3f} over {len(pairs)} pairs, {sum(pair < 1 for pair in pairs)} of them "
                 f"below 1, least {min(pairs):.2f}.")
    return lines


def since(before: Rows, rows: Rows) -> str:
    """What became of builds whose product is now divided along K."""
    ratios = [before[key]["us"] / row["us"] for key, row in rows.items()
              if key[3] == "kiln" and key[0] != "mxfp4_bf16" and key[2][2] == 128 and key in before]
    return (f"{len(ratios)} builds of 128 along K with two converted operands took {mean(ratios):.3f} times as long before; {sum(ratio < 1 for ratio in ratios)} "
            f"of them less ({min(ratios):.2f} at least).")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", type=Path, help="what race.py wrote")
    parser.add_argument("--before", type=Path, help="another run's rows")
    options = parser.parse_args()
    rows = read(options.rows)
    print("\n".join(table(rows)))
    if options.before:
        print(since(read(options.before), rows))


if __name__ == "__main__":
    main()
