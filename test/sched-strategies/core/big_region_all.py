"""A straight-line region of 100,000 instructions under every strategy of the catalogue, half of them for each vendor.

    big_region_all.py LLC PLUGIN TIMEOUT
Each must end within TIMEOUT seconds, except LLVM's own schedulers (`llvm`), which are not ours: AMD's takes time quadratic
in the region. What a strategy refuses with an error (one that needs a parameter cannot be given by
its name) is listed as refused.
"""
import os
import re
import subprocess
import sys

llc, plugin, timeout = sys.argv[1], sys.argv[2], float(sys.argv[3])
generator = os.path.join(os.path.dirname(os.path.abspath(__file__)), "big_region.py")


def schedule(mir, cpu):
    command = [llc, "-load", plugin, f"-mcpu={cpu}", "-run-pass=kiln-machine-scheduler", "-x", "mir", "-", "-o", os.devnull]
    done = subprocess.run(command, input=mir, capture_output=True, text=True, timeout=timeout)
    return done.returncode, done.stderr


failures, refused, strategies = [], set(), None
for turn, (vendor, cpu) in enumerate((("nvptx", "sm_90a"), ("amdgcn", "gfx942"))):
    small, big = (subprocess.run([sys.executable, generator, vendor, size, "STRATEGY", "2", "0"], capture_output=True,
                                 text=True, check=True).stdout for size in ("10", "100000"))
    # The names that the message about an unknown strategy lists: the whole catalogue.
    message = schedule(small.replace("STRATEGY", "unknown"), cpu)[1]
    strategies = re.search(r"\(known: ([^;)]*)", message).group(1).split(", ")
    strategies.remove("llvm")  # the time is LLVM's: AMD's own scheduler takes minutes
    for strategy in strategies[turn::2]:  # a strategy knows no vendor
        try:
            code, errors = schedule(big.replace("STRATEGY", strategy, 1), cpu)
            if code == 1 and "error: kernel 'big'" in errors:
                refused.add(strategy)
            elif code:
                failures.append(f"{strategy} on {cpu}: {errors[-400:]}")
        except subprocess.TimeoutExpired:
            failures.append(f"{strategy} on {cpu}: more than {timeout} seconds")
print(f"strategies: {', '.join(strategies)}; refused: {', '.join(sorted(refused)) or 'none'}; {len(failures)} failures")
print("\n".join(failures))
sys.exit(bool(failures))
