"""The LLVM IR files of the corpus through stock llc with the plug-in.

    corpus.py LLC PLUGIN CORPUS
Without a directive the output is byte for byte that of llc alone. Under a strategy of the catalogue, and under a
rematerialization made to act, LLVM's machine verifier and Kiln's own value check pass, and a second run gives the same
bytes. The kernels of EVERY, which differ most, go through all of them; the others take turns, SHARE of them a directive.
"""
import concurrent.futures
import os
import re
import subprocess
import sys

llc, plugin, corpus = sys.argv[1:4]
NVPTX = ["-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_90a", "-mattr=+ptx87", "-nvptx-mad-wide-opt", "-fp-contract=fast"]
AMD = ["-mcpu=gfx942"]
EVERY = ("attention_d64_causal", "delta_rule", "matmul_64x128_ragged", "sort_rows")
SHARE = 6


def run(*arguments):
    done = subprocess.run([llc, "-O3", "-o", "-", *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def refusal(option, directive):
    """What is said of the order, if it is refused before a kernel is looked at."""
    return run("-load", plugin, *NVPTX, f"-{option}=.*={directive}", os.path.join(corpus, "vector_add", "kernel.ll"))[2]


def catalogue(option):
    """The names that the message about an unknown one lists: the whole catalogue."""
    message = refusal(option, "unknown")
    names = re.search(r"\(known: ([^;)]*)", message).group(1).split(", ")
    return [name for name in names if name not in ("replay", "auto", "adaptive")]  # replay.test, auto.ll, adaptive.test


def check(job):
    path, flags, strategy, remat = job
    directives = ["-load", plugin, *flags]
    if strategy:
        directives += ["-verify-machineinstrs", f"-kiln-sched-strategy=.*={strategy}"]
        if remat:
            directives.append(f"-kiln-remat=.*={remat}")
    code, text, errors = run(*directives, path)
    name = f"{path} under {strategy or 'no directive'} {remat}"
    if code:
        return f"{name}: {errors[-800:]}"
    # The verifier, a third of the time, has seen this code.
    again = run(*(flag for flag in directives if flag != "-verify-machineinstrs"), path) if strategy else run(*flags, path)
    if again[1] != text:
        return f"{name}: " + ("two runs differ" if strategy else "differs from llc without the plug-in")
    return None


def main():
    jobs = []
    strategies = catalogue("kiln-sched-strategy")
    # Made to act wherever they can, one by one and all together.
    remats = [f"{name}(max_regs=16, gate=0.1)" for name in catalogue("kiln-remat")]
    remats.append(";".join(remats))
    directives = [(strategy, "") for strategy in strategies] + [("pressure", remat) for remat in remats]
    cases = sorted(os.listdir(corpus))
    for number, case in enumerate(cases):
        for path, flags in (("kernel.ll", NVPTX), ("gfx942/kernel.ll", AMD)):
            path = os.path.join(corpus, case, path)
            mine = directives if case in EVERY else directives[number % SHARE::SHARE]
            jobs += [(path, flags, strategy, remat) for strategy, remat in [("", ""), *mine]]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        failures = [failure for failure in pool.map(check, jobs) if failure]
    print(f"{len(jobs)} compilations, {len(strategies)} strategies ({', '.join(strategies)}), {len(remats) - 1} remats, "
          f"{len(failures)} failures")
    print("\n".join(failures))
    return bool(failures) or not set(EVERY) <= set(cases) or len(jobs) < len(EVERY) * 2 * (1 + len(directives))


sys.exit(main())
