"""Bank conflicts of every case's first variant, by the emulator's count: none, but for those below.

    banks.py CASES
What is below is a figure (at most so many extra phases for each that the accesses need at least) and a reason.
"""
import glob
import json
import math
import os
import subprocess
import sys

TARGETS = ["sm_80", "sm_90a", "sm_100a", "gfx942", "gfx950", "gfx1100"]

PARTIALS = "reductions' partial results are stored word by word into vectors of 16 bytes, which are read at once"
TRANSPOSED = "an operand is transposed in flight: stores of 2 or 4 bytes to 16 vectors, of which a row of banks has 8"
FRAGMENTS = "once a block, queries in rows become a dot's fragments: each load of that exchange takes several times as long"
SCATTERED = "counts in shared memory: threads of a warp add to bins that the data choose"
EXCHANGED = "a tile's accumulators become rows of memory: each load of that exchange takes twice as long as it needs"
SCORES = "a dot's result becomes the next one's operand through shared memory: each store takes twice as long as it needs"
WIDE = "fewer and wider stores than those without a conflict would be, of which each takes twice as long as it needs"
SCALES = "scales come four bytes at a time into the rows that their readers want"
COPIED = "scales are copied four bytes at a time into the blocks of 128 rows that the tensor core takes"
CONVERTED = "operands that are converted pass shared memory on the way: each access takes twice as long as it needs"
SWIZZLED = "words of weights in Hopper's order become the fragments of another GPU: each load takes twice as long as it needs"
ALLOWED = {
    "attention_bwd_dkdv": {"gfx1100": (0.01, WIDE)},
    "attention_bwd_dq": {"gfx942": (0.06, TRANSPOSED), "gfx950": (0.07, TRANSPOSED), "gfx1100": (0.03, TRANSPOSED)},
    "attention_d128": {"sm_100a": (0.02, PARTIALS), "gfx942": (0.07, TRANSPOSED), "gfx950": (0.12, TRANSPOSED), "gfx1100": (0.03, TRANSPOSED)},
    "attention_d128_causal": {"sm_100a": (0.01, PARTIALS), "gfx942": (0.05, TRANSPOSED), "gfx950": (0.26, FRAGMENTS)},
    "attention_d64_causal": {"gfx942": (0.12, TRANSPOSED), "gfx950": (0.03, PARTIALS)},
    "gated_descriptors": {"gfx1100": (0.12, TRANSPOSED)},
    "grouped_gemm_descriptors": {"gfx950": (0.03, EXCHANGED)},
    "histogram": {target: (1.17, SCATTERED) for target in TARGETS},
    "int8_matmul": {"gfx942": (0.06, EXCHANGED)},
    "kmeans_assign": {"gfx942": (0.03, PARTIALS), "gfx950": (0.21, FRAGMENTS)},
    "linear_cross_entropy": {"gfx942": (0.01, PARTIALS), "gfx950": (0.02, PARTIALS)},
    "matmul_postop_add": {"gfx1100": (0.06, TRANSPOSED)},
    "moe_mxfp4_words": {"gfx950": (0.24, SWIZZLED)},
    "radix_count": {target: (0.02, PARTIALS) for target in TARGETS},
    "retention_chunk": {"gfx942": (0.05, SCORES), "gfx950": (0.08, SCORES)},
    "scaled_blocks_mxfp4": {"sm_90a": (0.02, CONVERTED), "gfx942": (0.01, WIDE), "gfx950": (0.04, WIDE)},
    "scaled_blocks_mxfp8": {"sm_90a": (0.05, CONVERTED)},
    "scaled_gated_tensor": {"sm_80": (0.13, WIDE), "sm_100a": (0.07, COPIED)},
    "scaled_mixed_tensor": {"sm_80": (0.21, WIDE), "sm_100a": (0.23, COPIED)},
    "scaled_mxfp4_tensor": {"sm_100a": (0.11, COPIED)},
    "scaled_mxfp8_mxfp4": {"sm_80": (0.09, WIDE), "sm_100a": (0.47, CONVERTED)},
    "scaled_mxfp8_tensor": {"sm_90a": (0.05, CONVERTED), "sm_100a": (0.07, COPIED)},
    "scaled_nvfp4_tensor": {"sm_80": (0.01, SCALES), "sm_100a": (0.19, COPIED)},
    "scaled_parts": {"sm_80": (0.12, WIDE), "sm_100a": (0.46, CONVERTED)},
    "sort_rows": {"gfx942": (0.32, PARTIALS), "gfx950": (0.45, PARTIALS)},
}


def main():
    cases = sorted(glob.glob(os.path.join(sys.argv[1], "*.json")))
    done = subprocess.run(["kiln", "check", *cases, "--target", ",".join(TARGETS), "--variant", "0", "--count", "1",
                           "--format", "json"], capture_output=True, text=True)
    surprises = []
    results = json.loads(done.stdout)["results"]
    for result in results:
        name, memory = os.path.basename(result["case"])[:-len(".json")].removeprefix("python_"), result["shared_memory"]
        figure, reason = ALLOWED.get(name, {}).get(result["target"], (0, "none are known"))
        share = memory["extra_phases"] / max(memory["fewest_phases"], 1)
        share = math.ceil(share * 100) / 100
        if not result["passed"]:
            surprises.append(f"{name} {result['target']}: {result['compile_error'] or result['failure']}")
        elif share > figure:
            surprises.append(f"{name} {result['target']}: {share} for {figure} ({reason}): {memory['conflicts']}")
    users = sum(result["shared_memory"]["accesses"] > 0 for result in results)
    print(f"{len(results)} runs, {users} of them with shared memory, {len(surprises)} surprises")
    print("\n".join(surprises))
    return bool(surprises) or users < len(results) / 2


sys.exit(main())
