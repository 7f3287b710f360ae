"""The project's kernels through backend="tile", Kiln's own lowering of Triton's tile IR, against plain Triton.

Each result is checked before anything is timed, and what is refused is named. What Triton makes for sm_80 (its option arch),
without wgmma, runs beside both, in PTX and a cubin for this GPU (column "by sm_80": Kiln's speed over that one's; empty where
Triton refuses). After a row stand Kiln's other lowering variants (measure.VARIANTS) of kernels that have them, with their registers:

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
    handles = measure.tile_handles(case)
    refused = None
    for name, given in (("triton", {}), ("sm_80", {"arch": "sm80"})):
        try:
            handles[name] = kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"], **given)
        except Exception as error:
            if name != "sm_80":
                raise
            refused = f"{type(error).__name__}: {error}".splitlines()[0]
    launches = {name: lambda handle=handle: handle(case["grid"], *case["args"]) for name, handle in handles.items()}
    for launch in launches.values():
        measure.check(case, launch)
    times = measure.interleaved(launches, options)
    used = {name: kiln.report(handle).kernels[0] for name, handle in handles.items() if name in measure.VARIANTS}
    row = {**measure.ratios(times, "kiln"), "triton_ms": measure.ratios(times, "triton")["ms"],
           "variants": {name: {"ratio": measure.ratios(times, name)["ratio"], "registers": used[name].after.registers}
                    for name in used if name != "kiln"},
           "registers": [used["kiln"].before.registers, used["kiln"].after.registers],
           "spill_bytes": [used["kiln"].before.spill_store_bytes, used["kiln"].after.spill_store_bytes]}
    if refused:
        return {**row, "sm_80_refused": refused}
    return {**row, "by_sm_80": measure.ratios(times, "kiln", base="sm_80")["ratio"]}


def main(options):
    """Every kernel, each for itself."""
    print(f"{'kernel':22} {'triton ms':>9} {'kiln ms':>9} {'ratio':>6} {'by sm_80':>8}  registers   spills")
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(CASES[name](), options)
            older = f"{row['by_sm_80']:8.3f}" if "by_sm_80" in row else " " * 8
            print(f"{name:22} {row['triton_ms']:9.4f} {row['ms']:9.4f} {row['ratio']:6.3f} {older}  "
                  "{:3} -> {:3}  {:3} -> {:3}".format(*row["registers"], *row["spill_bytes"]),
                  "; ".join(f"{name} {variant['ratio']:.3f} ({variant['registers']})" for name, variant in row["variants"].items()), flush=True)
        except Exception as error:  # Whatever one kernel does, the others are shown.
            row = {"error": f"{type(error).__name__}: {error}"}
            print(f"{name:22} FAILED: {row['error']}", flush=True)
        rows.append({"kernel": name, **row})
        torch.cuda.empty_cache()
    summary = {"keys": {"backend": "tile"}}
    for key in ("ratio", "by_sm_80"):
        found = [row[key] for row in rows if key in row]
        if found:
            summary[key] = {"geomean": round(measure.geomean(found), 4), "least": round(min(found), 4), "most": round(max(found), 4)}
    return measure.finish(options, rows, summary)


if __name__ == "__main__":
    random.seed(1)
    sys.exit(main(measure.arguments(__doc__, CASES)))
