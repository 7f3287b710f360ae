"""Attention with other tiles than the corpus has, by backend="tile" against plain Triton: what a change of Kiln's loops gains on
kernels with two dots. KILN_COMMAND names the kiln to try:

    python3 perf/knob/attention_tiles.py --json attention.json
"""
import random
import sys

import torch

import kiln
import measure
from cases import attention_

# Depth of a head, keys a round, warps, whether causal, stages. All have 128 queries a block, 16 heads of 4096 rows, 4 times.
TILES = {f"d{depth}_n{keys}_w{warps}{'_causal' if causal else ''}_s{stages}": (depth, keys, warps, causal, stages)
         for depth, keys, warps, causal, stages in [
             (128, 64, 8, False, 3), (128, 128, 8, False, 2), (128, 64, 8, True, 3), (128, 128, 8, True, 2), (64, 64, 4, False, 3),
             (64, 64, 8, False, 3), (64, 32, 4, False, 3), (64, 32, 4, True, 3), (64, 64, 8, True, 3), (64, 64, 4, True, 3)]}


def race(name, options):
    """One tile by both: a row of the table."""
    depth, keys, warps, causal, stages = TILES[name]
    case = attention_(D=depth, bn=keys, stage=3 if causal else 1, warps=warps, stages=stages)
    launches = {}
    for which, order in (("triton", {}), ("kiln", {"backend": "tile"})):
        handle = kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"], **order)
        launches[which] = lambda handle=handle: handle(case["grid"], *case["args"])
        measure.check(case, launches[which])
    used = kiln.report(handle).kernels[0].after
    flop = 4 * 64 * 4096 * 4096 * depth // (2 if causal else 1)
    times = measure.interleaved(launches, options)
    row = measure.ratios(times, "kiln")
    return {"ratio": row["ratio"], "tflops": {which: round(flop / measure.ratios(times, which)["ms"] / 1e9, 1) for which in launches},
            "registers": used.registers, "spill_bytes": used.spill_store_bytes}


def main(options):
    """Every tile, each for itself."""
    print(f"{'tile':24} {'triton':>8} {'kiln':>8} TFLOP/s  ratio  registers  spills")
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(name, options)
            print("{:24} {:8.1f} {:8.1f} {:14.3f} {:10} {:7}".format(name, *row["tflops"].values(), row["ratio"], row["registers"],
                                                                     row["spill_bytes"]), flush=True)
        except Exception as error:  # Whatever one tile does, the others are shown.
            row = {"error": f"{type(error).__name__}: {error}"}
            print(f"{name:24} FAILED: {row['error']}", flush=True)
        rows.append({"kernel": name, **row})
        torch.cuda.empty_cache()
    found = [row["ratio"] for row in rows if "ratio" in row]
    return measure.finish(options, rows, {"ratio": {"geomean": round(measure.geomean(found), 4)} if found else {}})


if __name__ == "__main__":
    random.seed(1)
    sys.exit(main(measure.arguments(__doc__, TILES)))
