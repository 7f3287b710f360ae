"""The matrix product of a mixture of experts with mxfp4 weights on a GPU: the best of Triton's builds over its tiles, and the best of Kiln's own lowering
over the same.

    python3 perf/scaled/moe.py -o perf/results/NAME [--jobs N] [--tokens NUMBERS] [--forms NAMES]

gpt-oss's two projections: 2,880 to 5,760 with gathered rows and the gated activation, and 2,880 to 2,880 with scattered rows, of 32 experts (20b) and 128
(120b), four for each token. Weights in three forms (moe_kernels.py): "rows", as checkpoints have them, by `tl.dot_scaled`; "words", swizzled, unpacked by
integer operations; "bytes", swizzled, unpacked by inline assembly, as OpenAI's triton_kernels does. Every build is compared with a product in double
precision; one that is off is named and has no time. Writes NAME.json, a row a build: microseconds are the median of 15 launches after 3; and NAME.md, the
best of each compiler.

moe_case.py checks what is passed here, and the kernels, without a GPU.
"""
from __future__ import annotations

import argparse
import itertools
import json
import math
import multiprocessing
import statistics
import sys
import time
from pathlib import Path
from typing import Any, Dict, List, NamedTuple, Tuple

import torch
import triton

sys.path.insert(0, str(Path(__file__).resolve().parent))

import moe_kernels
import moe_weights

HIDDEN, TOP = 2880, 4
#: What the kernel computes besides the product, and its columns.
PROJECTIONS: Dict[str, Dict[str, Any]] = {
    "up": {"n": 5760, "GATHERS": True, "SCATTERS": False, "ACTIVATES": True},
    "down": {"n": 2880, "GATHERS": False, "SCATTERS": True, "ACTIVATES": False},
}
EXPERTS = (32, 128)
TOKENS = (64, 512, 4096)
#: bf16 rounds the result by 2^-9 at most.
MOST_ERROR = 4e-3
COMPILERS: Dict[str, Dict[str, Any]] = {"triton": {}, "kiln": {"backend": "tile"}}


class Tile(NamedTuple):
    """Rows of tokens, columns of weights, k, warps and stages."""
    m: int
    n: int
    k: int
    warps: int
    stages: int


#: By form. Swizzled scales are for 32 * warps columns.
SWIZZLED = tuple(Tile(m, 32 * warps, 128, warps, stages) for m, warps, stages in itertools.product((16, 32, 64, 128), (4, 8), (3, 4)))
FORMS = {
    "rows": tuple(Tile(m, n, k, warps, stages)
                  for m, (n, warps), k, stages in itertools.product((16, 32, 64, 128), ((128, 4), (256, 8)), (64, 128), (3,))),
    "words": SWIZZLED,
    "bytes": SWIZZLED,
}


class Build(NamedTuple):
    """What makes one binary."""
    projection: str
    form: str
    tile: Tile
    compiler: str


def options(build: Build) -> Dict[str, Any]:
    """The kernel's constants and the compiler's keys."""
    tile, keys = build.tile, PROJECTIONS[build.projection]
    return dict(FORM=build.form, GATHERS=keys["GATHERS"], SCATTERS=keys["SCATTERS"], ACTIVATES=keys["ACTIVATES"], EVEN_K=HIDDEN % tile.k == 0,
                WARPS=tile.warps, BLOCK_M=tile.m, BLOCK_N=tile.n, BLOCK_K=tile.k, GROUP_M=8, num_warps=tile.warps, num_stages=tile.stages,
                **COMPILERS[build.compiler])


def strides(form: str, n: int, k: int) -> Tuple[int, ...]:
    """Of weights and scales, between rows and between experts, in elements of the form."""
    if form == "rows":
        return k // 2, n * k // 2, k // 32, n * k // 32
    n, k = n + -n % moe_weights.PADDED_N, k + -k % moe_weights.PADDED_K
    word = 4 if form == "words" else 1
    return 2 * k // word, n * k // 2 // word, k, n * k // 32


def compile_build(build: Build) -> Tuple[Build, float, str]:
    """Into Triton's cache, in a process of its own: the seconds that it took, and what went wrong, if anything did."""
    began, n = time.monotonic(), PROJECTIONS[build.projection]["n"]
    width = n // 2 if PROJECTIONS[build.projection]["ACTIVATES"] else n
    weights = torch.int32 if build.form == "words" else torch.uint8
    index = torch.int32
    try:
        moe_kernels.moe_matmul.warmup(torch.bfloat16, torch.bfloat16, weights, torch.uint8, torch.float32, index, index, index, index, index, n, HIDDEN,
                                      width, HIDDEN, *strides(build.form, n, HIDDEN), grid=(1,), **options(build))
    except Exception as error:  # of whichever compiler
        return build, time.monotonic() - began, f"{type(error).__name__}: {str(error)[:300]}"
    return build, time.monotonic() - began, ""


class Layer:
    """The weights of one projection of all experts, in all forms."""

    def __init__(self, experts: int, n: int, k: int, device: str, warps: Tuple[int, ...] = (4, 8)) -> None:
        self.shape = (experts, n, k)
        self.weights = moe_weights.random_weights(experts, n, k, 1, device)
        # One expert at a time: integers of 32 bits for each value take eight times the memory.
        self.words = torch.stack([moe_weights.swizzle_values(packed) for packed in self.weights.packed])
        self.scales = {count: moe_weights.swizzle_scales(self.weights.scales, count).contiguous() for count in warps}

    def operands(self, build: Build) -> Tuple[torch.Tensor, ...]:
        """Weights and scales as a build takes them."""
        if build.form == "rows":
            return self.weights.packed, self.weights.scales
        return self.words if build.form == "words" else self.words.view(torch.uint8), self.scales[build.tile.warps]


class Problem:
    """One projection of so many tokens, and its exact result."""

    def __init__(self, projection: str, layer: Layer, tokens: int, device: str) -> None:
        self.projection, self.layer, self.tokens = projection, layer, tokens
        keys, (experts, n, k) = PROJECTIONS[projection], layer.shape
        self.routing = moe_weights.random_routing(tokens, experts, TOP, 2, device)
        draw = torch.Generator(device).manual_seed(3)
        self.x = torch.randn(tokens if keys["GATHERS"] else tokens * TOP, k, generator=draw, device=device).to(torch.bfloat16)
        self.exact = moe_weights.product(self.x, layer.weights, self.routing, keys["GATHERS"], keys["SCATTERS"], keys["ACTIVATES"])
        self.y = torch.empty(self.exact.shape, dtype=torch.bfloat16, device=device)
        self.schedules: Dict[int, Tuple[torch.Tensor, torch.Tensor]] = {}

    def schedule(self, tile: Tile) -> Tuple[torch.Tensor, torch.Tensor]:
        """How many blocks there are, and which."""
        if tile.m not in self.schedules:
            self.schedules[tile.m] = moe_weights.schedule(self.routing.sizes, tile.m)
        return self.schedules[tile.m]

    def arguments(self, build: Build) -> Tuple[Any, ...]:
        """The kernel's, but for its constants."""
        routing, (_, n, k) = self.routing, self.layer.shape
        count, blocks = self.schedule(build.tile)
        rows = routing.choices if PROJECTIONS[build.projection]["SCATTERS"] else routing.tokens
        return (self.y, self.x, *self.layer.operands(build), self.layer.weights.bias, rows, blocks, count, routing.sizes, routing.starts, n, k,
                self.y.stride(0), self.x.stride(0), *strides(build.form, n, k))

    def programs(self, build: Build) -> int:
        """The grid: as many as there may be, whatever the routing is."""
        return len(self.schedule(build.tile)[1]) * triton.cdiv(self.layer.shape[1], build.tile.n)

    def launch(self, build: Build) -> Any:
        """The kernel, once."""
        return moe_kernels.moe_matmul[(self.programs(build),)](*self.arguments(build), **options(build))

    def error(self) -> float:
        """Of `y`, relative to the product's norm."""
        return float((self.y.double() - self.exact).norm() / self.exact.norm())

    def row(self, build: Build) -> Dict[str, Any]:
        """What a build is called in the results."""
        return {"experts": self.layer.shape[0], "tokens": self.tokens, "projection": self.projection, "form": build.form, "tile": build.tile,
                "compiler": build.compiler}

    def suits(self, tile: Tile) -> bool:
        """Whether the tile is not many times as high as an expert has rows on average; 16 rows always are."""
        return tile.m <= max(32, 4 * self.tokens * TOP // self.layer.shape[0])


def timed(problem: Problem, build: Build) -> Dict[str, Any]:
    """A build's row: its error, and its time where it is right."""
    row = problem.row(build)
    try:
        problem.y.fill_(float("nan"))
        compiled = problem.launch(build)
        row.update(error=problem.error(), registers=compiled.n_regs, spills=compiled.n_spills)
    except Exception as error:  # a launch that asks for more than there is
        return {**row, "failed": f"{type(error).__name__}: {str(error)[:300]}"}
    if not row["error"] < MOST_ERROR:
        return {**row, "wrong": True}
    for _ in range(3):
        problem.launch(build)
    times = []
    for _ in range(15):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        problem.launch(build)
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1000)
    return {**row, "us": statistics.median(times)}


Case = Tuple[int, int, str, str]


def case_of(row: Dict[str, Any]) -> Case:
    """What compilers race for."""
    return row["experts"], row["tokens"], row["projection"], row["form"]


def best(rows: List[Dict[str, Any]], case: Case, compiler: str) -> Dict[str, Any]:
    """The fastest build of a compiler."""
    return min((row for row in rows if case_of(row) == case and row["compiler"] == compiler and "us" in row), key=lambda row: row["us"], default={})


def mean(ratios: List[float]) -> float:
    """The geometric mean."""
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def report(rows: List[Dict[str, Any]], command: str) -> str:
    """The best of each compiler as a Markdown table."""
    lines = [f"# Mixture of experts with mxfp4 weights: Kiln's own lowering beside Triton {triton.__version__}", "",
             f"{torch.cuda.get_device_name()}; made by `{command}`. Tiles: rows of tokens x columns x k x warps x stages. Bytes are of weights with "
             "their scales, each once.", "",
             "| experts | tokens | projection | weights | Triton, us | its tile | Kiln, us | its tile | registers | spills | TFLOP/s | TB/s | "
             "Triton's time over Kiln's |", "|" + "---|" * 13]
    ratios: Dict[str, List[float]] = {}
    for case in dict.fromkeys(case_of(row) for row in rows):
        theirs, ours = best(rows, case, "triton"), best(rows, case, "kiln")
        if not theirs or not ours:
            lines.append("| " + " | ".join(map(str, case)) + f" | {theirs.get('us', 'none')} | | {ours.get('us', 'none')} | | | | | | |")
            continue
        experts, tokens, projection, form = case
        size = PROJECTIONS[projection]["n"] * HIDDEN
        names = ["x".join(map(str, row["tile"])) for row in (theirs, ours)]
        ratio = theirs["us"] / ours["us"]
        ratios.setdefault(form, []).append(ratio)
        # Few tokens may leave an expert without any; then its weights count, too.
        lines.append(f"| {experts} | {tokens} | {projection} | {form} | {theirs['us']:.0f} | {names[0]} | {ours['us']:.0f} | {names[1]} | "
                     f"{ours['registers']} | {ours['spills']} | {2 * tokens * TOP * size / ours['us'] / 1e6:.0f} | "
                     f"{experts * size * (1 / 2 + 1 / 32) / ours['us'] / 1e6:.2f} | {ratio:.3f} |")
    lines.append("")
    lines += [f"Geometric mean of {form}: {mean(of):.3f}, least {min(of):.3f}." for form, of in ratios.items()]
    cases = dict.fromkeys(case[:3] for case in map(case_of, rows))
    overall = []
    for case in cases:
        pair = [min((found["us"] for form in FORMS if (found := best(rows, (*case, form), compiler))), default=None) for compiler in COMPILERS]
        if all(pair):
            overall.append(pair[0] / pair[1])
    if overall:
        lines.append(f"Each compiler with its best form: {mean(overall):.3f}, least {min(overall):.3f}.")
    return "\n".join(lines) + "\n"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=16, help="compilations at a time (default: %(default)s)")
    parser.add_argument("--tokens", default=",".join(map(str, TOKENS)), help="separated by commas (default: %(default)s)")
    parser.add_argument("--forms", default=",".join(FORMS), help="separated by commas (default: %(default)s)")
    parser.add_argument("-o", "--output", type=Path, required=True, help="where to write NAME.json and NAME.md")
    given = parser.parse_args()
    began = time.monotonic()
    tokens = [int(number) for number in given.tokens.split(",")]
    builds = [Build(projection, form, tile, compiler) for form in given.forms.split(",") for tile in FORMS[form] for projection in PROJECTIONS
              for compiler in COMPILERS]
    # The slowest first.
    builds.sort(key=lambda build: -build.tile.m * build.tile.n * build.tile.k)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        made = list(pool.imap_unordered(compile_build, builds))
    failed = {build: why for build, _, why in made if why}
    print(f"{len(builds)} builds in {time.monotonic() - began:.0f} s, the longest {max(seconds for _, seconds, _ in made):.1f} s; "
          f"{len(failed)} failed: {list(failed.items())[:3]}", flush=True)
    rows: List[Dict[str, Any]] = []
    for experts, projection in itertools.product(EXPERTS, PROJECTIONS):
        layer = Layer(experts, PROJECTIONS[projection]["n"], HIDDEN, "cuda")
        for count in tokens:
            problem = Problem(projection, layer, count, "cuda")
            for build in builds:
                if build.projection == projection and problem.suits(build.tile):
                    rows.append({**problem.row(build), "failed": failed[build]} if build in failed else timed(problem, build))
            given.output.with_suffix(".json").write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
            for form in given.forms.split(","):
                case = (experts, count, projection, form)
                theirs, ours = best(rows, case, "triton"), best(rows, case, "kiln")
                if theirs and ours:
                    print(f"{case}: Triton {theirs['us']:.1f} us {tuple(theirs['tile'])}, Kiln {ours['us']:.1f} us {tuple(ours['tile'])}: "
                          f"{theirs['us'] / ours['us']:.3f} ({time.monotonic() - began:.0f} s)", flush=True)
    given.output.with_suffix(".md").write_text(report(rows, " ".join(["python3", *sys.argv])))
    wrong = [row for row in rows if row.get("wrong")]
    print(f"{len(rows)} rows, {len(wrong)} wrong: {wrong[:3]}; {sum('failed' in row for row in rows)} failed")


if __name__ == "__main__":
    import kiln.triton  # noqa: F401  adds the keys of COMPILERS
    main()
