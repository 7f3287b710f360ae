"""The project's kernels through Triton's JIT with sched_strategy="auto", against plain Triton in the same process.

Nothing of a kernel or its launch changes but the one key. Each result is checked before anything is timed; a kernel that fails
is shown with its reason, and the others go on. Needs a GPU, PyTorch, Triton and the package kiln:

    python3 perf/knob/jit_auto.py --json auto.json
    python3 perf/knob/jit_auto.py --only softmax,paged_decode
"""
import random
import sys
import time

import measure
import torch

from cases import CASES
import kiln


def race(case, keys, options):
    """One kernel with and without the keys: a row of the table."""
    handles, seconds = {}, {}
    for name, given in (("triton", {}), ("kiln", keys)):
        start = time.perf_counter()
        handles[name] = kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"], **given)
        seconds[name] = time.perf_counter() - start
    launches = {name: lambda handle=handle: handle(case["grid"], *case["args"]) for name, handle in handles.items()}
    for launch in launches.values():
        measure.check(case, launch)
    times = measure.interleaved(launches, options)
    used = kiln.report(handles["kiln"]).kernels[0]
    return {**measure.ratios(times, "kiln"), "triton_ms": measure.ratios(times, "triton")["ms"],
            "registers": [used.before.registers, used.after.registers], "warps": [used.before.warps, used.after.warps],
            "spill_bytes": [used.before.spill_store_bytes, used.after.spill_store_bytes],
            "compile_s": [seconds["triton"], seconds["kiln"]]}


def table(keys, options):
    """Every kernel, each for itself."""
    print(f"{'kernel':22} {'triton ms':>9} {'kiln ms':>9} {'ratio':>6}  registers   spills      compile s")
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(CASES[name](), keys, options)
            print(f"{name:22} {row['triton_ms']:9.4f} {row['ms']:9.4f} {row['ratio']:6.3f}  "
                  "{:3} -> {:3}  {:3} -> {:3}  {:5.2f} {:5.2f}".format(*row["registers"], *row["spill_bytes"], *row["compile_s"]),
                  flush=True)
        except Exception as error:  # Whatever one kernel does, the others are shown.
            row = {"error": f"{type(error).__name__}: {error}"}
            print(f"{name:22} FAILED: {row['error']}", flush=True)
        rows.append({"kernel": name, **row})
        torch.cuda.empty_cache()
    found = [row["ratio"] for row in rows if "ratio" in row]
    summary = {"keys": keys}
    if found:
        summary.update(geomean=round(measure.geomean(found), 4), least=round(min(found), 4), most=round(max(found), 4))
    return measure.finish(options, rows, summary)


if __name__ == "__main__":
    random.seed(1)
    sys.exit(table({"sched_strategy": "auto"}, measure.arguments(__doc__, CASES)))
