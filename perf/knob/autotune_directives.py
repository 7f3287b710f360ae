"""Triton's autotuner with directives as one more dimension, against the same autotuner without them.

Both tune the same warps and stages of each kernel; one of them tries every configuration also under directives and a register
limit. The two winners are then checked and timed afresh, interleaved, because the best of many flatters itself. Configurations
that could not be compiled or launched are listed with the tuner's inf:

    python3 perf/knob/autotune_directives.py --json autotune.json
"""
import itertools
import random
import sys

import measure
import torch
import triton

from cases import CASES
import kiln

NAMES = ("matmul_postop_add", "attention_d128", "paged_decode", "layernorm_fwd", "dropout", "swiglu", "cross_entropy")
WARPS, STAGES = (4, 8), (2, 3)
#: A cover of what won in the race of all strategies (perf/results), not a search: `kiln tune` searches.
DIRECTIVES = ({}, {"sched_strategy": "auto"}, {"sched_strategy": "latency; disable(pass=loop-reduce)"}, {"sched_strategy": "load-early"},
          {"sched_strategy": "subtree-ilp", "max_regs": 128, "remat": "address(keep=always)"}, {"sched_strategy": "source", "max_regs": 96})


def tuner(case, sets):
    """The kernel under Triton's autotuner."""
    configs = [triton.Config(dict(directives), num_warps=warps, num_stages=stages)
               for warps, stages, directives in itertools.product(WARPS, STAGES, sets)]
    return triton.autotune(configs, key=[])(case["fn"])


def race(case, options):
    """Both tuners on one kernel: a row of the table."""
    meta = {key: value for key, value in case["meta"].items() if key not in ("num_warps", "num_stages")}
    row, launches = {}, {}
    for name, sets in (("triton", ({},)), ("kiln", DIRECTIVES)):
        tuned = tuner(case, sets)
        tuned[case["grid"]](*case["args"], **meta)
        failed = [str(config) for config, times in tuned.configs_timings.items() if times[0] == float("inf")]
        row[name] = {"best": str(tuned.best_config), "tried": len(tuned.configs_timings), "failed": failed}
        handle = kiln.bind(tuned, *case["args"], grid=case["grid"], **meta)
        launches[name] = lambda handle=handle: handle(case["grid"], *case["args"])
        measure.check(case, launches[name])
    times = measure.interleaved(launches, options)
    return {**row, **measure.ratios(times, "kiln"), "triton_ms": measure.ratios(times, "triton")["ms"]}


def main():
    options = measure.arguments(__doc__, NAMES)
    random.seed(1)
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(CASES[name](), options)
            print(f"{name:22} {row['triton_ms']:9.4f} ms -> {row['ms']:9.4f} ms  {row['ratio']:6.3f}\n"
                  f"    of {row['triton']['tried']}: {row['triton']['best']}\n    of {row['kiln']['tried']}: {row['kiln']['best']}")
            for config in row["kiln"]["failed"]:
                print(f"    failed: {config}")
        except Exception as error:  # Whatever one kernel does, the others are shown.
            row = {"error": f"{type(error).__name__}: {error}"}
            print(f"{name:22} FAILED: {row['error']}")
        rows.append({"kernel": name, **row})
        sys.stdout.flush()
    found = [row["ratio"] for row in rows if "ratio" in row]
    return measure.finish(options, rows, {"geomean": round(measure.geomean(found), 4)} if found else {})


if __name__ == "__main__":
    sys.exit(main())
