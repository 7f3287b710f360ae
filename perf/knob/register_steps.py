"""What a block more on an SM gains where registers keep it away: kernels of backend="tile" as they are and assembled
for the next step of occupancy, against plain Triton. `tools/auto/OneMoreBlock.cpp` goes by what this finds:

    python3 perf/knob/register_steps.py --json steps.json
"""
import random
import sys

import torch

import kiln
import measure
from attention_tiles import TILES, case_of
from cases import CASES

#: By pointers and by tensor maps; the launch in waves has no step to gain.
VARIANTS = ("plain", "maps")
#: Of its registers, as many as a limit leaves a kernel at least: below, all spilled.
LEAST_LEFT = 0.7
#: What an SM of compute capability 9.0 holds: registers, warps, bytes of shared memory with a block's own 1024, blocks.
REGISTERS, WARPS, SHARED, RESERVED, BLOCKS = 65536, 64, 233472, 1024, 32


def blocks(registers, warps, shared):
    """Blocks on an SM; registers are given in eights."""
    return min(REGISTERS // (warps * -(-registers // 8) * 8 * 32), WARPS // warps, SHARED // (shared + RESERVED), BLOCKS)


def next_step(registers, warps, shared):
    """The most registers with which more blocks fit; None: registers keep none away, or it is too far."""
    return next((fewer for fewer in range((registers - 1) // 8 * 8, int(registers * LEAST_LEFT), -8)
                 if blocks(fewer, warps, shared) > blocks(registers, warps, shared)), None)


def race(case, options):
    """A row: each variant as it is and at the next step; None where there is no step."""
    handles, rows, warps = {}, {}, case["meta"].get("num_warps", 4)

    def bind(**keys):
        return kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"], backend="tile", **keys)

    def add(name, handle):
        used, shared = kiln.report(handle).kernels[0].after, handle.compiled.metadata.shared
        handles[name] = handle
        rows[name] = {"registers": used.registers, "spill_bytes": used.spill_store_bytes,
                      "blocks": blocks(used.registers, warps, shared)}
        return next_step(used.registers, warps, shared)

    for variant in VARIANTS:
        handle = bind(**measure.VARIANTS[variant])
        if any(handle.compiled.kernel == other.compiled.kernel for other in handles.values()):
            continue
        step = add(variant, handle)
        if step:
            add(f"{variant} limited", bind(**measure.VARIANTS[variant], max_regs=step))
    if not any(name.endswith("limited") for name in handles):
        return None
    handles["triton"] = kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"])
    launches = {name: lambda handle=handle: handle(case["grid"], *case["args"]) for name, handle in handles.items()}
    for launch in launches.values():
        measure.check(case, launch)
    times = measure.interleaved(launches, options)
    return {name: {**row, "ratio": round(measure.ratios(times, name)["ratio"], 3)} for name, row in rows.items()}


def main(options):
    """Every kernel and tile that has a step, each for itself."""
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            variants = race(CASES[name]() if name in CASES else case_of(name), options)
            if variants is None:
                continue
            rows.append({"kernel": name, "variants": variants})
            print(f"{name:24}", "; ".join(f"{variant} {row['ratio']:.3f} ({row['registers']} registers, {row['spill_bytes']} bytes spilled, "
                                          f"{row['blocks']} blocks)" for variant, row in variants.items()), flush=True)
        except Exception as error:  # Whatever one kernel does, the others are shown.
            rows.append({"kernel": name, "error": f"{type(error).__name__}: {error}"})
            print(f"{name:24} FAILED: {rows[-1]['error']}", flush=True)
        torch.cuda.empty_cache()
    return measure.finish(options, rows, {"ratio of": "plain Triton"})


if __name__ == "__main__":
    random.seed(1)
    sys.exit(main(measure.arguments(__doc__, [*CASES, *TILES])))
