"""Asks the simulator which of two kernels does its work sooner.

    faster.py KILN SLOW FAST
SLOW and FAST are hsacos that do the same work; prints what it takes of each, in cycles of a compute unit, and fails if SLOW is not
the slower one. An iteration's work is compared where there are loops, so that how long these are does not matter.
"""
import json
import subprocess
import sys


def cycles_of_work(kiln, file):
    report = subprocess.run([kiln, "inspect", file, "--simulate", "--format", "json"], check=True, capture_output=True, text=True)
    kernel = json.loads(report.stdout)["kernels"][0]
    of = "iteration" if kernel["cycles_of_iteration"] > 0 else "block"
    return kernel[f"cycles_of_{of}"] / kernel[f"work_of_{of}"]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    kiln, slow, fast = sys.argv[1:]
    before, after = cycles_of_work(kiln, slow), cycles_of_work(kiln, fast)
    print(f"{before / after:.2f} times as fast")
    if before <= after:
        sys.exit(f"{slow} takes {before:.6f} cycles for a unit of work, {fast} {after:.6f}: expected the second one to be faster")


main()
