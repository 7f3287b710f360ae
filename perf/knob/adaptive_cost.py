"""What adaptive kernels cost the host: a launch while builds are raced and afterwards, beside Triton's own path; the test whether tensors
overlap, for 2, 8 and 16 of them; what 10^5 launches leave behind; and how long a process's first launch takes, with Triton's cache warm and cold.

In each round every variant launches 300 times, which the driver's queue takes without waiting for the GPU, then the GPU is waited for, untimed;
the sequence changes from round to round. A ratio is the median over the rounds of two times of one round. Learning is timed as a whole, from
the first launch until a winner is found, without the time in which nothing but compilers runs.

    python3 perf/knob/adaptive_cost.py --json adaptive-cost.json
    python3 perf/knob/adaptive_cost.py --only-first --warm 16 --cold 0 --json first-launch.json
"""
import argparse
import gc
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import traceback

import measure
import torch
from launch_cost import LAUNCHES, axpy, nanoseconds, summary

import kiln


def learning(launch):
    """Host nanoseconds of a launch from the first until a winner is found, in batches between which the GPU is waited for."""
    from kiln.adaptive import install, jobs

    while not install.all_launches():  # The first launches of a process are Triton's own, while a thread imports the rest.
        launch()
        time.sleep(0.01)
    for _ in range(4):
        launch()
    while not jobs.of_process().is_idle():
        time.sleep(0.01)
    launches, total, count = install.all_launches()[-1], 0.0, 0
    while not launches.winners and count < 20_000:
        total += nanoseconds(launch, 50) * 50
        count += 50
    return {"launches": count, "nanoseconds": round(total / count), "winner": str(next(iter(launches.winners.values())).build)}


def overlap_costs():
    """Nanoseconds of the test, by the number of tensors."""
    from kiln.adaptive import overlap

    found = {}
    for count in (2, 8, 16):
        tensors, test = [torch.empty(64, device="cuda") for _ in range(count)], overlap.test_of(["*fp32"] * count)
        assert test(tensors) and not test([tensors[0]] * count)
        found[count] = round(min(_test(test, tensors) for _ in range(7)))
    return found


def _test(test, tensors):
    start = time.perf_counter_ns()
    for _ in range(10_000):
        test(tensors)
    return (time.perf_counter_ns() - start) / 10_000


def first_launches(counts, most_seconds):
    """Milliseconds of a process's first launch, by variant and state of Triton's cache; so many processes of each state, by turns, but none is
    begun after so many seconds. Each is forked from one that has imported torch, Triton and Kiln, and launched nothing."""
    found, end = {}, time.monotonic() + most_seconds
    parents = {variant: subprocess.Popen([sys.executable, __file__, "--first"], env={**os.environ, "KILN_POLICY": policy}, text=True,
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)
               for variant, policy in {"triton": "", "adaptive": ".*=adaptive"}.items()}

    def answer(variant, asked):
        print(asked, file=parents[variant].stdin, flush=True)
        said = parents[variant].stdout.readline()
        if not said:
            raise RuntimeError(f"{variant}: the process ended with code {parents[variant].wait()}")
        return float(said)

    try:
        with tempfile.TemporaryDirectory(prefix="kiln-first-") as folder:
            for state, count in counts.items():
                for number in range(count):
                    if time.monotonic() >= end:
                        break
                    for variant in sorted(parents, reverse=number % 2 == 0):
                        cache = os.path.join(folder, variant if state == "warm" else f"{variant}-{number}")
                        found.setdefault(f"{variant} {state}", []).append(answer(variant, cache))
    finally:
        for process in parents.values():
            process.stdin.close()
            process.wait()
    # The first one with a warm cache has filled it.
    kept = {name: times[name.endswith("warm"):] or times for name, times in found.items()}
    return {name: {"median": statistics.median(kept[name]), "all": times} for name, times in found.items()}


def first_launch():
    """Of this process."""
    x, y, out = (torch.randn(512, device="cuda") for _ in range(3))
    torch.cuda.synchronize()
    start = time.perf_counter()
    axpy[(4,)](x, y, out, 2.0, 512, BLOCK=128)
    torch.cuda.synchronize()
    print((time.perf_counter() - start) * 1e3, flush=True)


def fork_for_each():
    """A fork that launches for each folder of Triton's cache that standard input names."""
    for line in sys.stdin:
        sys.stdout.flush()
        child = os.fork()
        if not child:
            code = 1
            try:
                os.environ["TRITON_CACHE_DIR"] = line.strip()
                first_launch()
                code = 0
            except Exception:
                traceback.print_exc()
            finally:
                os._exit(code)
        if os.waitpid(child, 0)[1]:
            return 1
    return 0


def write(path, found):
    """Prints what was found, and writes it to a file if there is to be one."""
    print(json.dumps({key: value for key, value in found.items() if key != "settled"}))
    if path:
        with open(path, "w") as file:
            json.dump({**measure.describe(), **found}, file, indent=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--warm", type=int, default=5, help="processes of each variant whose first launch is timed, with Triton's cache warm")
    parser.add_argument("--cold", type=int, default=2, help="and cold")
    parser.add_argument("--first-seconds", type=float, default=600.0, help="after which no further process of these begins")
    parser.add_argument("--only-first", action="store_true", help="time first launches alone")
    parser.add_argument("--json")
    parser.add_argument("--first", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.first:
        return fork_for_each()
    if min(options.warm, options.cold) < 0:
        parser.error("--warm and --cold: expected numbers of processes from 0 on")
    first = first_launches({"warm": options.warm, "cold": options.cold}, options.first_seconds)
    if options.only_first:
        return write(options.json, {"first_launch_milliseconds": first})
    random.seed(1)
    x, y, out = torch.randn(512, device="cuda"), torch.randn(512, device="cuda"), torch.empty(512, device="cuda")
    arguments, grid = (x, y, out, 2.0, 512), (4,)
    variants = {"triton": lambda: axpy[grid](*arguments, BLOCK=128),
                "adaptive": lambda: axpy[grid](*arguments, BLOCK=128, sched_strategy="adaptive"),
                "adaptive by policy": lambda: axpy[grid](*arguments, BLOCK=128)}
    variants["triton"]()
    plain = statistics.median(nanoseconds(variants["triton"]) for _ in range(21))
    learned = learning(variants["adaptive"])
    learned["ratio_to_triton"] = round(learned["nanoseconds"] / plain, 3)

    times = {variant: [] for variant in variants}
    for _ in range(options.rounds):
        for variant in random.sample(list(variants), len(variants)):
            if variant == "adaptive by policy":
                with kiln.policy(".*=adaptive"):
                    variants[variant]()
                    times[variant].append(nanoseconds(variants[variant]))
            else:
                times[variant].append(nanoseconds(variants[variant]))
    rows = summary(times)

    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(100_000 // LAUNCHES):
        nanoseconds(variants["adaptive"])
    leaked = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    found = {"learning": learned, "settled": rows, "overlap_nanoseconds": overlap_costs(), "kilobytes_after_100000_launches": leaked,
             "first_launch_milliseconds": first}
    write(options.json, {"arguments": 5, "rounds": options.rounds, "launches_per_round": LAUNCHES, **found})


if __name__ == "__main__":
    sys.exit(main())
