"""The project's kernels through backend="tile", Kiln's own lowering of Triton's tile IR, against plain Triton.

Each result is checked before anything is timed, and what is refused is named. Kiln's dots are mma.sync, Triton's on Hopper
wgmma; so what Triton makes for sm_80 (its option arch), which is mma.sync too, runs beside both, in PTX and a cubin for this
GPU (column "by sm_80": Kiln's speed over that one's; empty where Triton refuses):

    python3 perf/knob/tile_backend.py --json tile.json
"""
import random
import sys

import torch

import kiln
import measure
from cases import CASES


def race(case, options):
    """One kernel by Kiln, by Triton, and by Triton for sm_80: a row of the table."""
    orders = {"triton": {}, "kiln": {"backend": "tile"}, "maps": {"backend": "tile", "tensor_maps": True}, "sm_80": {"arch": "sm80"}}
    handles, refused = {}, None
    for name, order in orders.items():
        try:
            handles[name] = kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"], **order)
        except Exception as error:
            if name != "sm_80":
                raise
            refused = f"{type(error).__name__}: {error}".splitlines()[0]
    launches = {name: lambda handle=handle: handle(case["grid"], *case["args"]) for name, handle in handles.items()}
    for launch in launches.values():
        measure.check(case, launch)
    times = measure.interleaved(launches, options)
    used = kiln.report(handles["kiln"]).kernels[0]
    row = {**measure.ratios(times, "kiln"), "by_maps": measure.ratios(times, "maps")["ratio"], "triton_ms": measure.ratios(times, "triton")["ms"],
           "registers": [used.before.registers, used.after.registers],
           "spill_bytes": [used.before.spill_store_bytes, used.after.spill_store_bytes]}
    if refused:
        return {**row, "sm_80_refused": refused}
    return {**row, "by_sm_80": measure.ratios(times, "kiln", base="sm_80")["ratio"]}


def main(options):
    """Every kernel, each for itself."""
    print(f"{'kernel':22} {'triton ms':>9} {'kiln ms':>9} {'ratio':>6} {'maps':>6} {'by sm_80':>8}  registers   spills")
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(CASES[name](), options)
            older = f"{row['by_sm_80']:8.3f}" if "by_sm_80" in row else " " * 8
            print(f"{name:22} {row['triton_ms']:9.4f} {row['ms']:9.4f} {row['ratio']:6.3f} {row['by_maps']:6.3f} {older}  "
                  "{:3} -> {:3}  {:3} -> {:3}".format(*row["registers"], *row["spill_bytes"]), flush=True)
        except Exception as error:  # Whatever one kernel does, the others are shown.
            row = {"error": f"{type(error).__name__}: {error}"}
            print(f"{name:22} FAILED: {row['error']}", flush=True)
        rows.append({"kernel": name, **row})
        torch.cuda.empty_cache()
    summary = {"keys": {"backend": "tile"}}
    for key in ("ratio", "by_maps", "by_sm_80"):
        found = [row[key] for row in rows if key in row]
        if found:
            summary[key] = {"geomean": round(measure.geomean(found), 4), "least": round(min(found), 4), "most": round(max(found), 4)}
    return measure.finish(options, rows, summary)


if __name__ == "__main__":
    random.seed(1)
    sys.exit(main(measure.arguments(__doc__, CASES)))
