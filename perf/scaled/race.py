"""Products of block-scaled operands on a GPU: the best of Triton's builds over its tiles, and the best of Kiln's own lowering over the same.

    python3 perf/scaled/race.py -o perf/results/NAME.json [--jobs N] [--formats NAMES]

Every build is compared with a product in double precision of what the operands stand for; a build that is off is named and has no time. A row is
one build: its format, shape, tile, warps, stages, compiler, microseconds (the median of 15 launches after 3) and registers.
"""
from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import statistics
import sys
from pathlib import Path
from typing import Any, Dict, List, Tuple

import torch
import triton

sys.path.insert(0, str(Path(__file__).resolve().parent))

import kernels

#: a's and b's elements, and whether a is scaled.
FORMATS = {"mxfp4_bf16": ("bf16", "e2m1", False), "mxfp8": ("e4m3", "e4m3", True), "mxfp4": ("e2m1", "e2m1", True)}
#: M, N, K: a large product, and gpt-oss's two projections of an expert (2,880 to 5,760 and back) for few and many tokens.
SHAPES = ((8192, 8192, 8192), (4096, 5760, 2880), (4096, 2880, 2880), (256, 5760, 2880))
TILES = tuple(itertools.product((64, 128), (128, 256), (64, 128), (4, 8), (2, 3, 4)))
COMPILERS: Dict[str, Dict[str, Any]] = {"triton": {}, "kiln": {"backend": "tile"}}
Build = Tuple[str, Tuple[int, int, int], Tuple[int, ...], str]


def _operand(elements: str, rows: int, k: int, seed: int) -> Tuple[torch.Tensor, torch.Tensor]:
    """Random elements as memory has them, and what they are."""
    draw = torch.Generator("cuda").manual_seed(seed)
    if elements == "bf16":
        values = torch.randn(rows, k, generator=draw, device="cuda").to(torch.bfloat16)
        return values, values.double()
    if elements == "e4m3":
        values = torch.randn(rows, k, generator=draw, device="cuda").to(torch.float8_e4m3fn)
        return values, values.double()
    packed = torch.randint(0, 256, (rows, k // 2), generator=draw, device="cuda", dtype=torch.uint8)
    table = torch.tensor([0, 0.5, 1, 1.5, 2, 3, 4, 6], dtype=torch.double, device="cuda")
    table = torch.cat([table, -table])
    pairs = torch.stack([table[(packed & 15).int()], table[(packed >> 4).int()]], dim=-1)
    return packed, pairs.reshape(rows, k)


def _scales(rows: int, k: int, seed: int) -> Tuple[torch.Tensor, torch.Tensor]:
    """Powers of two near one as bytes, and one for each element."""
    draw = torch.Generator("cuda").manual_seed(seed)
    exponents = torch.randint(122, 132, (rows, k // 32), generator=draw, device="cuda", dtype=torch.uint8)
    return exponents, torch.exp2(exponents.double() - 127).repeat_interleave(32, dim=1)


class Problem:
    """The operands of one format and shape, and their product."""

    def __init__(self, name: str, shape: Tuple[int, int, int]) -> None:
        m, n, k = shape
        self.types = FORMATS[name]
        self.a, a = _operand(self.types[0], m, k, 1)
        self.b, b = _operand(self.types[1], n, k, 2)
        self.a_scales, a_factors = _scales(m, k, 3)
        self.b_scales, b_factors = _scales(n, k, 4)
        self.exact = (a * a_factors if self.types[2] else a) @ (b * b_factors).T
        self.c = torch.empty(m, n, device="cuda", dtype=torch.bfloat16)

    def strides(self) -> Tuple[int, ...]:
        """Of the operands and their scales, as the kernel takes them."""
        return tuple(tensor.stride(0) for tensor in (self.a, self.a_scales, self.b, self.b_scales))

    def error(self) -> float:
        """Of `c`, relative to the product's norm."""
        return float((self.c.double() - self.exact).norm() / self.exact.norm())


def _options(tile: Tuple[int, ...], compiler: str) -> Dict[str, Any]:
    block_m, block_n, block_k, warps, stages = tile
    return dict(FAST=True, BLOCK_M=block_m, BLOCK_N=block_n, BLOCK_K=block_k, GROUP_M=8, num_warps=warps, num_stages=stages, **COMPILERS[compiler])


def _compile(build: Build) -> Tuple[Build, str]:
    """Into Triton's cache, in a process of its own; what went wrong, if anything did."""
    name, (m, n, k), tile, compiler = build
    a_type, b_type, a_scaled = FORMATS[name]
    pointer = {"bf16": torch.bfloat16, "e4m3": torch.float8_e4m3fn, "e2m1": torch.uint8}
    pack = {"bf16": 1, "e4m3": 1, "e2m1": 2}
    try:
        kernels.scaled_matmul.warmup(pointer[a_type], torch.uint8, pointer[b_type], torch.uint8, torch.bfloat16, m, n, k,
                                     k // pack[a_type], k // 32, k // pack[b_type], k // 32, a_type, b_type, a_scaled,
                                     grid=(1,), **_options(tile, compiler))
    except Exception as error:  # of whichever compiler
        return build, f"{type(error).__name__}: {str(error)[:200]}"
    return build, ""


def _time(problem: Problem, shape: Tuple[int, int, int], build: Build) -> Dict[str, Any]:
    m, n, k = shape
    name, _, tile, compiler = build
    grid = (triton.cdiv(m, tile[0]) * triton.cdiv(n, tile[1]),)

    def launch() -> Any:
        return kernels.scaled_matmul[grid](problem.a, problem.a_scales, problem.b, problem.b_scales, problem.c, m, n, k, *problem.strides(), *problem.types,
                                           **_options(tile, compiler))

    problem.c.fill_(float("nan"))
    compiled = launch()
    error = problem.error()
    row = {"format": name, "shape": shape, "tile": tile, "compiler": compiler, "error": error, "registers": compiled.n_regs, "spills": compiled.n_spills}
    if not error < 4e-3:  # bf16 rounds the result by 2^-9 at most
        return {**row, "wrong": True}
    for _ in range(3):
        launch()
    times = []
    for _ in range(15):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        launch()
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1000)
    return {**row, "us": statistics.median(times)}


def best(rows: List[Dict[str, Any]], name: str, shape: Tuple[int, int, int], compiler: str) -> Dict[str, Any]:
    """The fastest build of a compiler."""
    timed = [row for row in rows if (row["format"], tuple(row["shape"]), row["compiler"]) == (name, shape, compiler) and "us" in row]
    return min(timed, key=lambda row: row["us"], default={})


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=16, help="compilations at a time (default: %(default)s)")
    parser.add_argument("--formats", default=",".join(FORMATS), help="separated by commas (default: %(default)s)")
    parser.add_argument("-o", "--output", type=Path, required=True, help="where to write the rows")
    options = parser.parse_args()
    names = options.formats.split(",")
    builds = [(name, shape, tile, compiler) for name in names for shape in SHAPES for tile in TILES if shape[2] % tile[2] == 0 for compiler in COMPILERS]
    # Sizes that differ in nothing that a kernel is specialized on share a build.
    distinct = {(build[0], build[1][2] // 32 % 16 == 0, build[2], build[3]): build for build in builds}
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        failed = {(build[0], build[2], build[3]): why for build, why in pool.imap_unordered(_compile, distinct.values()) if why}
    rows = []
    for name in names:
        for shape in SHAPES:
            problem = Problem(name, shape)
            for build in builds:
                if build[:2] != (name, shape):
                    continue
                why = failed.get((name, build[2], build[3]))
                rows.append({"format": name, "shape": shape, "tile": build[2], "compiler": build[3], "failed": why} if why else
                            _time(problem, shape, build))
            options.output.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
            theirs, ours = best(rows, name, shape, "triton"), best(rows, name, shape, "kiln")
            if theirs and ours:
                print(f"{name} {shape}: Triton {theirs['us']:.1f} us {theirs['tile']}, Kiln {ours['us']:.1f} us {ours['tile']}: "
                      f"{theirs['us'] / ours['us']:.3f}", flush=True)
    wrong = [row for row in rows if row.get("wrong")]
    print(f"{len(rows)} builds, {len(failed)} kinds failed, {len(wrong)} wrong: {wrong[:3]}; {list(failed.items())[:3]}; {torch.cuda.get_device_name()}, "
          f"Triton {triton.__version__}")


if __name__ == "__main__":
    import kiln.triton  # noqa: F401  adds the keys of COMPILERS
    main()
