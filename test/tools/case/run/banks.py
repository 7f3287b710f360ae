"""Bank conflicts of every case's first variant, by the emulator's count: none, but for those below.

    banks.py CASES
What is below is a figure (extra phases for each that the accesses need at least, rounded up) and a reason. Fewer are
welcome, but then the figure has to follow.
"""
import glob
import json
import math
import os
import subprocess
import sys

TARGETS = ["sm_80", "gfx942", "gfx950", "gfx1100"]

GROUPED = "nothing says how C's rows are aligned, so it is converted to 2 bytes a lane, behind 4-byte stores"
SCAN = "partial results lie by element, which lanes hold in other steps"
REDUCE = "partial results lie by element, of which a lane holds neighbours"
STORES = "an operand's stores; the cause is not known yet"
READS = "layouts are chosen for reads by 8 neighbours, and CDNA reads 16 bytes by lanes 0 to 3 and 20 to 23"
MANY_BANKS = "layouts are chosen for 32 banks, and 16 bytes are read from 64"
BYTES = "an 8-bit operand's loads; the cause is not known yet"
ALLOWED = {
    "attention_d128": {"gfx942": (0.36, READS), "gfx950": (0.40, MANY_BANKS), "gfx1100": (0.03, STORES)},
    "attention_d64_causal": {"gfx942": (0.39, READS), "gfx950": (0.20, MANY_BANKS)},
    "fp8_fnuz_matmul": {"gfx950": (0.77, MANY_BANKS), "gfx1100": (0.86, BYTES)},
    "fp8_matmul": {"gfx942": (0.53, BYTES), "gfx950": (0.4, MANY_BANKS), "gfx1100": (0.77, BYTES)},
    "grouped_gemm": {"sm_80": (0.86, GROUPED)},
    "linear_recurrence": {"sm_80": (1, SCAN), "gfx942": (1, SCAN), "gfx950": (0.2, SCAN), "gfx1100": (1, SCAN)},
    "matmul_128x128": {"gfx950": (0.21, MANY_BANKS)},
    "matmul_128x256": {"gfx950": (0.24, MANY_BANKS)},
    "matmul_64x128_ragged": {"gfx950": (0.16, MANY_BANKS)},
    "matmul_postop_add": {"gfx942": (0.47, READS), "gfx950": (0.53, MANY_BANKS), "gfx1100": (0.06, STORES)},
    "paged_decode": {"sm_80": (12, REDUCE), "gfx942": (6.4, REDUCE), "gfx950": (6.9, REDUCE), "gfx1100": (6.9, REDUCE)},
}


def main():
    cases = sorted(glob.glob(os.path.join(sys.argv[1], "*.json")))
    done = subprocess.run(["kiln", "check", *cases, "--target", ",".join(TARGETS), "--variant", "0", "--count", "1",
                           "--format", "json"], capture_output=True, text=True)
    surprises = []
    results = json.loads(done.stdout)["results"]
    for result in results:
        name, memory = os.path.basename(result["case"])[:-len(".json")], result["shared_memory"]
        figure, reason = ALLOWED.get(name, {}).get(result["target"], (0, "none are known"))
        share = memory["extra_phases"] / max(memory["fewest_phases"], 1)
        share = math.ceil(share * 100) / 100
        if not result["passed"]:
            surprises.append(f"{name} {result['target']}: {result['compile_error'] or result['failure']}")
        elif share > figure:
            surprises.append(f"{name} {result['target']}: {share} for {figure} ({reason}): {memory['conflicts']}")
        elif share < 0.9 * figure:
            surprises.append(f"{name} {result['target']}: {share} is better than the {figure} that stands here")
    users = sum(result["shared_memory"]["accesses"] > 0 for result in results)
    print(f"{len(results)} runs, {users} of them with shared memory, {len(surprises)} surprises")
    print("\n".join(surprises))
    return bool(surprises) or users < len(results) / 2


sys.exit(main())
