"""Asks the simulator which of two kernels does its work sooner.

    faster.py KILN SLOW FAST [BLOCKS]
SLOW and FAST are hsacos; prints how much sooner FAST does the same work, and fails if it does not. The same work is the same
number of multiplications of matrices, of an iteration where there are loops, so that how long these are does not matter; or, where
BLOCKS is given, a block of FAST and so many of SLOW.
"""
import json
import subprocess
import sys


def simulated(kiln, file):
    report = subprocess.run([kiln, "inspect", file, "--simulate", "--format", "json"], check=True, capture_output=True, text=True)
    return json.loads(report.stdout)["kernels"][0]


def cycles_of_work(kernel):
    of = "iteration" if kernel["cycles_of_iteration"] > 0 else "block"
    return kernel[f"cycles_of_{of}"] / kernel[f"work_of_{of}"]


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    slow, fast = (simulated(sys.argv[1], file) for file in sys.argv[2:4])
    if len(sys.argv) == 5:
        before, after = slow["cycles_of_block"] * int(sys.argv[4]), fast["cycles_of_block"]
    else:
        before, after = cycles_of_work(slow), cycles_of_work(fast)
    print(f"{before / after:.2f} times as fast")
    if before <= after:
        sys.exit(f"{sys.argv[2]} takes {before:.6f} cycles for the same work, {sys.argv[3]} {after:.6f}: expected the second one to be faster")


main()
