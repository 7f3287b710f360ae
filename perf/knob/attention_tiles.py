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

# Depth of a head, keys an iteration, warps, whether causal, stages. All have 128 queries a block, 16 heads of 4096 rows, 4 times.
TILES = {f"d{depth}_n{keys}_w{warps}{'_causal' if causal else ''}_s{stages}": (depth, keys, warps, causal, stages)
         for depth, keys, warps, causal, stages in [
             (128, 64, 8, False, 3), (128, 128, 8, False, 2), (128, 128, 8, False, 3), (128, 64, 8, True, 3), (128, 128, 8, True, 2),
             (128, 128, 8, True, 3), (64, 64, 4, False, 3), (64, 64, 8, False, 3), (64, 32, 4, False, 3), (64, 32, 4, True, 3),
             (64, 64, 8, True, 3), (64, 64, 4, True, 3), (128, 32, 8, False, 4), (256, 64, 8, False, 2)]}


def case_of(name):
    """Kernel, arguments and reference of a tile."""
    depth, keys, warps, causal, stages = TILES[name]
    return attention_(D=depth, bn=keys, stage=3 if causal else 1, warps=warps, stages=stages)


def race(name, options):
    """One tile by both: a row of the table."""
    case = case_of(name)
    handles = {"triton": kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"]), **measure.tile_handles(case)}
    launches = {way: lambda handle=handle: handle(case["grid"], *case["args"]) for way, handle in handles.items()}
    for launch in launches.values():
        measure.check(case, launch)
    depth, _, _, causal, _ = TILES[name]
    flop = 4 * 64 * 4096 * 4096 * depth // (2 if causal else 1)
    times = measure.interleaved(launches, options)
    ways = {}
    for way in (way for way in handles if way in measure.WAYS):
        used = kiln.report(handles[way]).kernels[0].after
        ways[way] = {"ratio": measure.ratios(times, way)["ratio"], "registers": used.registers, "spill_bytes": used.spill_store_bytes}
    return {"ratio": ways["kiln"]["ratio"], "ways": ways,
            "tflops": {way: round(flop / measure.ratios(times, way)["ms"] / 1e9, 1) for way in launches}}


def main(options):
    """Every tile, each for itself."""
    print(f"{'tile':24} {'triton':>8} TFLOP/s; ratio (registers, bytes spilled) of each way")
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(name, options)
            said = "; ".join(f"{way} {found['ratio']:.3f} ({found['registers']}, {found['spill_bytes']})"
                             for way, found in row["ways"].items())
            print(f"{name:24} {row['tflops']['triton']:8.1f}         {said}", flush=True)
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
