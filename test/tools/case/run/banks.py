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

TARGETS = ["sm_80", "gfx942", "gfx950", "gfx1100"]

EPILOGUE = "nothing says how C's rows are aligned, so it is converted to 2 bytes a lane, behind 4-byte stores"
PARTIALS = "reductions' partial results are stored word by word into vectors of 16 bytes, which are read at once"
TRANSPOSED = "an operand is transposed on its way: 2-byte stores to 16 vectors, of which a row of banks has 8"
HALVES = "8 bytes are read at once of vectors of 16 that are written at once, so that a phase meets half of the banks"
MANY_BANKS = "the cost that chooses layouts knows 32 banks and 8 neighbours, not CDNA 4's reads of 16 bytes from 64"
OPEN = "the cause is not known yet"
ALLOWED = {
    "attention_d128": {"gfx942": (0.09, TRANSPOSED), "gfx950": (0.11, TRANSPOSED), "gfx1100": (0.03, TRANSPOSED)},
    "attention_d64_causal": {"gfx942": (0.14, TRANSPOSED), "gfx950": (0.16, MANY_BANKS)},
    "fp8_fnuz_matmul": {"gfx950": (2.85, OPEN), "gfx1100": (0.87, HALVES)},
    "fp8_matmul": {"gfx942": (2.53, OPEN), "gfx950": (0.4, MANY_BANKS), "gfx1100": (0.84, HALVES)},
    "grouped_gemm": {"sm_80": (0.86, EPILOGUE), "gfx942": (0.16, TRANSPOSED), "gfx950": (0.24, TRANSPOSED),
                     "gfx1100": (0.09, TRANSPOSED)},
    "int4_matmul": {"sm_80": (0.04, OPEN), "gfx950": (0.04, MANY_BANKS)},
    "matmul_128x128": {"gfx950": (0.21, MANY_BANKS)},
    "matmul_128x256": {"gfx950": (0.65, MANY_BANKS)},
    "matmul_64x128_ragged": {"gfx942": (0.24, TRANSPOSED), "gfx950": (0.36, TRANSPOSED), "gfx1100": (0.13, TRANSPOSED)},
    "matmul_descriptors": {"gfx950": (0.39, MANY_BANKS)},
    "matmul_postop_add": {"gfx942": (0.27, TRANSPOSED), "gfx950": (0.39, TRANSPOSED), "gfx1100": (0.06, TRANSPOSED)},
    "paged_decode": {"sm_80": (0.8, PARTIALS), "gfx942": (0.09, PARTIALS), "gfx950": (0.16, PARTIALS),
                     "gfx1100": (0.16, PARTIALS)},
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
    users = sum(result["shared_memory"]["accesses"] > 0 for result in results)
    print(f"{len(results)} runs, {users} of them with shared memory, {len(surprises)} surprises")
    print("\n".join(surprises))
    return bool(surprises) or users < len(results) / 2


sys.exit(main())
