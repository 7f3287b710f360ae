"""Measure what `kiln tune` chose against what Triton's own autotuner chooses from the same configurations, both afresh.

Neither program's own figures count: each winner is launched through Triton's JIT, Kiln's with its directives as keys, checked
against the other and timed interleaved. Needs a GPU, PyTorch, Triton and the package kiln, and the tuned files of the cases
that make_cases.py wrote:

    python3 perf/tune/tune_all.py build/tune-cases build/tuned-1 -- --time 120
    python3 perf/tune/against_triton.py --tuned build/tuned-1 --json perf/results/NAME.json
"""
import argparse
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "knob"))
import measure
import torch
import triton

from kiln.tuning.case import label
from spaces import SPACES, value
import kiln

DTYPES = {"fp16": torch.float16, "fp32": torch.float32, "i32": torch.int32, "i64": torch.int64}


def tensor(dtype, shape, fill, sizes):
    """A tensor filled as the case says."""
    shape = [value(extent, sizes) for extent in shape]
    if fill == "nan":
        return torch.full(shape, float("nan"), dtype=DTYPES[dtype], device="cuda")
    if fill == "permutation":
        count = torch.Size(shape).numel()
        return torch.randperm(count, device="cuda").to(DTYPES[dtype]).view(shape)
    if "integers" in fill:
        least, end = (value(bound, sizes) for bound in fill["integers"])
        return torch.randint(least, end, shape, dtype=DTYPES[dtype], device="cuda")
    mean, deviation = fill["normal"]
    return (torch.randn(shape, device="cuda") * deviation + mean).to(DTYPES[dtype])


def arguments(space):
    """The kernel's arguments by its own names, without what a configuration sets; and those it writes."""
    found, written, sizes = {}, [], space["sizes"]
    given = iter(space["args"])
    for name in space["fn"].arg_names:
        if name in space["constants"]:
            found[name] = space["constants"][name]
        elif name not in space["configs"][0]:
            argument = next(given)
            if argument[1].startswith("*"):
                _, kind, shape, fill, role = argument
                found[name] = tensor(kind[1:], shape, fill, sizes)
                if role == "out":
                    written.append(found[name])
            else:
                found[name] = value(argument[2], sizes)
    return found, written


def grid(space, config):
    """The numbers of blocks under a configuration."""
    return tuple(value(extent, {**space["sizes"], **config}) for extent in space["grid"])


def tuned(path, space):
    """What the tuned file says: the configuration and the directives."""
    with open(path) as file:
        (choice,) = json.load(file)["kernels"]
    (config,) = [c for c in space["configs"] if label(c) == choice["configuration"]["label"]]
    directives = {key: choice[key] for key in ("sched_strategy", "remat", "max_regs") if choice[key] is not None}
    return config, directives


def race(name, space, options):
    """One kernel: a row of the table."""
    given, written = arguments(space)
    configs = [triton.Config({k: v for k, v in config.items() if not k.startswith("num_")}, num_warps=config["num_warps"],
                             num_stages=config.get("num_stages", 3)) for config in space["configs"]]
    tuner = triton.autotune(configs, key=[])(space["fn"])
    tuner[lambda meta: grid(space, meta)](**given)
    best = tuner.best_config.all_kwargs()
    config, directives = tuned(os.path.join(options.tuned, f"{name}.tuned.json"), space)
    first = space["configs"][0]
    launches, chosen = {}, {"triton": {k: v for k, v in best.items() if v is not None}, "kiln": {**config, **directives}, "first": first}
    for variant, keys in chosen.items():
        blocks = grid(space, keys)
        handle = kiln.bind(space["fn"], grid=blocks, **given, **keys)
        launches[variant] = lambda handle=handle, blocks=blocks: handle(blocks)

    results = {}
    for variant, launch in launches.items():
        for output in written:
            output.fill_(float("nan"))
        launch()
        torch.cuda.synchronize()
        results[variant] = [output.float().clone() for output in written]
    relative, absolute = space["tolerance"]
    for variant in ("kiln", "first"):
        for mine, theirs in zip(results[variant], results["triton"]):
            torch.testing.assert_close(mine, theirs, rtol=relative, atol=absolute)
    times = measure.interleaved(launches, options)
    row = {**measure.ratios(times, "kiln"), "triton_ms": measure.ratios(times, "triton")["ms"],
           "first_ratio": measure.ratios(times, "first")["ratio"], "triton_config": chosen["triton"], "kiln_config": config,
           "directives": directives}
    print(f"{name:20} {row['triton_ms']:9.4f} {row['ms']:9.4f} {row['ratio']:6.3f} ({row['least']:.3f} to {row['most']:.3f})\n"
          f"    Triton: {label(chosen['triton'])}\n    Kiln:   {label(chosen['kiln'])}", flush=True)
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tuned", required=True, help="folder of the tuned files")
    parser.add_argument("--only", help=f"comma-separated, of: {', '.join(SPACES)}")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--ms", type=int, default=30, help="milliseconds of each visit")
    parser.add_argument("--json")
    options = parser.parse_args()
    random.seed(2)
    torch.manual_seed(2)
    print(f"{'kernel':20} {'triton ms':>9} {'kiln ms':>9} {'ratio':>6}")
    rows = []
    for name in options.only.split(",") if options.only else SPACES:
        try:
            rows.append({"kernel": name, **race(name, SPACES[name], options)})
        except Exception as error:  # Whatever one kernel does, the others are shown.
            rows.append({"kernel": name, "error": f"{type(error).__name__}: {error}"})
            print(f"{name:20} FAILED: {rows[-1]['error']}", flush=True)
        torch.cuda.empty_cache()
    ratios = [row["ratio"] for row in rows if "ratio" in row]
    summary = {"geomean": round(measure.geomean(ratios), 4), "least": round(min(ratios), 4)} if ratios else {}
    return measure.finish(options, rows, summary)


if __name__ == "__main__":
    sys.exit(main())
