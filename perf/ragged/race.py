"""Ragged products on a GPU: Kiln's own lowering and Triton's, the same tiles, interleaved in one process.

    python3 perf/ragged/race.py -o perf/results/NAME [--jobs N] [--size N] [--unseen]

Sizes are odd, so that no row but the first begins at an aligned address. Every result is compared with a product in double precision. A row is a kernel
and a tile: microseconds (the median of 15 launches after 3), registers and spilled registers of both compilers. Writes NAME.json and NAME.md.
"""
from __future__ import annotations

import argparse
import datetime
import json
import math
import multiprocessing
import statistics
import sys
from pathlib import Path
from typing import Any, Dict, Tuple

import kiln.triton  # noqa: F401  adds the key of COMPILERS
import torch
import triton

sys.path.insert(0, str(Path(__file__).resolve().parent))

import kernels

TYPES = {"f16": torch.float16, "e4m3": torch.float8_e4m3fn, "bf16": torch.bfloat16, "e5m2": torch.float8_e5m2}
#: Kernels of kernels.py, elements and tiles; with --unseen those that were first run when the code was frozen (2026-11-30). What one of them showed, an
#: accumulator beside the loop's, has been mended since.
SEEN = (("masked", "wrapped", "transposed"), ("f16", "e4m3"), kernels.TILES)
UNSEEN = (("across", "turned"), ("bf16", "e5m2"), kernels.UNSEEN_TILES)
#: Whose operand is transposed.
TURNS_A, TURNS_B = ("across", "turned"), ("transposed", "turned")
COMPILERS: Dict[str, Dict[str, Any]] = {"triton": {}, "kiln": {"backend": "tile"}}
Build = Tuple[str, str, Tuple[int, ...], str]


def _options(tile: Tuple[int, ...], compiler: str) -> Dict[str, Any]:
    block_m, block_n, block_k, warps, stages = tile
    return dict(BLOCK_M=block_m, BLOCK_N=block_n, BLOCK_K=block_k, num_warps=warps, num_stages=stages, **COMPILERS[compiler])


def _compile(job: Tuple[Build, int]) -> Tuple[Build, str]:
    """Into Triton's cache, in a process of its own; what went wrong, if anything did."""
    build, size = job
    name, elements, tile, compiler = build
    try:
        getattr(kernels, name).warmup(TYPES[elements], TYPES[elements], torch.float16, size, size, size, grid=(1,), **_options(tile, compiler))
    except Exception as error:  # of whichever compiler
        return build, f"{type(error).__name__}: {str(error)[:200]}"
    return build, ""


def _race(name: str, elements: str, tile: Tuple[int, ...], size: int) -> Dict[str, Any]:
    draw = torch.Generator("cuda").manual_seed(1)
    a, b = (torch.randn(size, size, generator=draw, device="cuda").to(TYPES[elements]) for _ in range(2))
    exact = (a.double().T if name in TURNS_A else a.double()) @ (b.double().T if name in TURNS_B else b.double())
    c = torch.empty(size, size, device="cuda", dtype=torch.float16)
    grid = (triton.cdiv(size, tile[0]), triton.cdiv(size, tile[1]))
    row: Dict[str, Any] = {"kernel": name, "elements": elements, "tile": tile}
    times: Dict[str, Any] = {compiler: [] for compiler in COMPILERS}

    def launch(compiler: str) -> Any:
        return getattr(kernels, name)[grid](a, b, c, size, size, size, **_options(tile, compiler))

    for compiler in COMPILERS:
        c.fill_(float("nan"))
        made = launch(compiler)
        error = float((c.double() - exact).norm() / exact.norm())
        row[compiler] = {"registers": made.n_regs, "spills": made.n_spills, "error": error}
        # fp16 rounds the result by 2^-11 at most, and the tensor core sums of 8-bit floats by more.
        if not error < 2e-3:
            return {**row, "wrong": compiler}
    for number in range(18):
        for compiler in COMPILERS:
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            begin.record()
            launch(compiler)
            end.record()
            torch.cuda.synchronize()
            if number >= 3:
                times[compiler].append(begin.elapsed_time(end) * 1000)
    for compiler in COMPILERS:
        row[compiler]["us"] = statistics.median(times[compiler])
    return {**row, "ratio": row["triton"]["us"] / row["kiln"]["us"]}


def table(result: Dict[str, Any]) -> str:
    """The rows as Markdown, the slowest beside Triton's first."""
    machine = result["machine"]
    lines = [f"# {machine['gpu']}, {machine['date']}: ragged products by Kiln's own lowering and by Triton {machine['triton']}", "",
             f"Made by `{machine['command']}`: M, N and K are {machine['size']}, the same tile for both, interleaved in one process.", "",
             "| kernel | elements | tile, warps, stages | Kiln us (registers, spilled) | Triton us (registers, spilled) | Triton / Kiln |",
             "|---|---|---|---|---|---|"]
    for row in sorted(result["rows"], key=lambda row: row.get("ratio", 0)):
        block_m, block_n, block_k, warps, stages = row["tile"]
        cells = [row["kernel"], row["elements"], f"{block_m}x{block_n}x{block_k}, {warps}, {stages}"]
        if "ratio" in row:
            cells += [f"{row[name]['us']:.0f} ({row[name]['registers']}, {row[name]['spills']})" for name in ("kiln", "triton")] + [f"{row['ratio']:.3f}"]
        else:
            cells += ["-", "-", row.get("failed", "wrong")]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", f"Geometric mean {machine['geomean']:.3f}, least {machine['least']:.3f}; {machine['slower']} of {machine['kernels']} are slower than "
              f"Triton's; {machine['failed']} failed, {machine['wrong']} wrong."]
    return "\n".join(lines) + "\n"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=16, help="compilations at a time (default: %(default)s)")
    parser.add_argument("--unseen", action="store_true", help="the kernels, elements and tiles that were first run when the code was frozen")
    parser.add_argument("--size", type=int, default=2047, help="M, N and K (default: %(default)s)")
    parser.add_argument("-o", "--output", type=Path, required=True, help="where to write the rows, without a suffix")
    options = parser.parse_args()
    names, types, tiles = UNSEEN if options.unseen else SEEN
    problems = [(name, elements, tile) for elements in types for name in names for tile in tiles]
    builds = [((*problem, compiler), options.size) for problem in problems for compiler in COMPILERS]
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        failed = {build[:3]: why for build, why in pool.imap_unordered(_compile, builds) if why}
    rows = [{"kernel": problem[0], "elements": problem[1], "tile": problem[2], "failed": failed[problem]} if problem in failed else
            _race(*problem, options.size) for problem in problems]
    ratios = [row["ratio"] for row in rows if "ratio" in row]
    if not ratios:
        sys.exit(f"nothing was timed: {rows[0]}")
    said = {"command": f"perf/ragged/race.py --size {options.size}" + " --unseen" * options.unseen, "date": datetime.date.today().isoformat(),
            "gpu": torch.cuda.get_device_name(), "triton": triton.__version__, "size": options.size,
            "kernels": len(rows), "failed": len(failed), "wrong": sum("wrong" in row for row in rows),
            "geomean": math.exp(statistics.mean(map(math.log, ratios))), "least": min(ratios), "slower": sum(ratio < 1 for ratio in ratios)}
    result = {"machine": said, "rows": rows}
    options.output.with_suffix(".json").write_text(json.dumps(result, indent=0) + "\n")
    options.output.with_suffix(".md").write_text(table(result))
    print(table(result))


if __name__ == "__main__":
    main()
