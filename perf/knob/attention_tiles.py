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
    launches = {variant: lambda handle=handle: handle(case["grid"], *case["args"]) for variant, handle in handles.items()}
    for launch in launches.values():
        measure.check(case, launch)
    depth, _, _, causal, _ = TILES[name]
    flop = 4 * 64 * 4096 * 4096 * depth // (2 if causal else 1)
    times = measure.interleaved(launches, options)
    variants = {}
    for variant in (variant for variant in handles if variant in measure.VARIANTS):
        used = kiln.report(handles[variant]).kernels[0].after
        variants[variant] = {"ratio": measure.ratios(times, variant)["ratio"], "registers": used.registers, "spill_bytes": used.spill_store_bytes}
    return {"ratio": variants["kiln"]["ratio"], "variants": variants,
            "tflops": {variant: round(flop / measure.ratios(times, variant)["ms"] / 1e9, 1) for variant in launches}}


def main(options):
    """Every tile, each for itself."""
    print(f"{'tile':24} {'triton':>8} TFLOP/s; ratio (registers, bytes spilled) of each variant")
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(name, options)
            said = "; ".join(f"{variant} {found['ratio']:.3f} ({found['registers']}, {found['spill_bytes']})"
                             for variant, found in row["variants"].items())
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
