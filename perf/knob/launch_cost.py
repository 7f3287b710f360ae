"""What a launch costs the host in Python, with five arguments: Triton's own path, the same with a directive, and kiln.bind.

In each round every variant launches 300 times, which the driver's queue takes without waiting for the GPU, then the GPU is waited
for, untimed; the sequence of the variants changes from round to round. A ratio is the median over the rounds of two times of one
round. `perf/launch` measures the launcher in C.

    python3 perf/knob/launch_cost.py --json launch.json
"""
import argparse
import json
import random
import statistics
import sys
import time

import measure
import torch
import triton
import triton.language as tl

import kiln

LAUNCHES = 300


@triton.jit
def axpy(x, y, out, a, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(out + at, tl.load(x + at, inside) * a + tl.load(y + at, inside), inside)


def nanoseconds(launch, count=LAUNCHES):
    """Of the host, for one launch of so many; the GPU is waited for afterwards."""
    start = time.perf_counter_ns()
    for _ in range(count):
        launch()
    elapsed = (time.perf_counter_ns() - start) / count
    torch.cuda.synchronize()
    return elapsed


def summary(times):
    """A row for each variant of {variant: nanoseconds of each round}, printed, too; ratios are to "triton" in the same round."""
    rows = []
    for variant, found in times.items():
        ratios = sorted(mine / base for mine, base in zip(found, times["triton"]))
        rows.append({"variant": variant, "nanoseconds": round(statistics.median(found)), "ratio_to_triton": statistics.median(ratios),
                     "ratio_p5": ratios[len(ratios) // 20], "ratio_p95": ratios[-1 - len(ratios) // 20]})
        print("{variant:22} {nanoseconds:6} ns  {ratio_to_triton:.3f} ({ratio_p5:.3f} to {ratio_p95:.3f})".format(**rows[-1]))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--json")
    options = parser.parse_args()
    random.seed(1)
    x, y, out = torch.randn(512, device="cuda"), torch.randn(512, device="cuda"), torch.empty(512, device="cuda")
    arguments, grid = (x, y, out, 2.0, 512), (4,)
    handle = kiln.bind(axpy, *arguments, BLOCK=128, sched_strategy="latency")
    variants = {
        "triton": lambda: axpy[grid](*arguments, BLOCK=128),
        "triton with directives": lambda: axpy[grid](*arguments, BLOCK=128, sched_strategy="latency"),
        "bound": lambda: handle(grid, *arguments),
    }
    for launch in variants.values():
        out.fill_(float("nan"))
        launch()
        torch.testing.assert_close(out, 2.0 * x + y)

    times = {variant: [] for variant in variants}
    for _ in range(options.rounds):
        for variant in random.sample(list(variants), len(variants)):
            times[variant].append(nanoseconds(variants[variant]))
    rows = summary(times)
    if options.json:
        with open(options.json, "w") as file:
            json.dump({**measure.describe(), "arguments": 5, "rounds": options.rounds, "launches_per_round": LAUNCHES, "variants": rows},
                      file, indent=1)


if __name__ == "__main__":
    sys.exit(main())
