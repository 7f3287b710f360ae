"""Adaptive kernels where a program is not alone, and where builds are wrong: what each trial found, on one GPU.

    python3 perf/knob/adaptive_trials.py [--only processes,neighbour,wrong,cores] [--seconds 40] --json adaptive-trials.json

processes  Two processes launch the same kernels of liger-kernel and fla-core at once and share one cache, until the races of both are over. Then
           each, while nothing else runs, times all builds of each race by turns. The regret is how much longer the chosen build takes than
           the fastest, and than Triton's own. All builds are held against the bytes that Triton's own writes.
neighbour  The same in one process, beside another one that multiplies large matrices in bursts.
wrong      Builds that are wrong on purpose under `adaptive(check=true)`, beside those that the compiler makes: binaries that Triton has compiled of
           changed kernels (`wrong_builds.py`). None may be launched, and all results must be Triton's.
cores      A training loop on four cores with one job, and on all, cold and, on all, once more with what is in the caches then: the time of
           the first step and of each fifty, processor time of the thread and of the process, whether the losses are plain Triton's to the bit,
           and seconds until the races are over. `few busy` is plain Triton beside one process of the lowest priority that computes, which
           says what any such process costs. The processes begin together and wait for their turns before the first step. No run begins after
           1.5 times `--seconds`.

The exit code is 2 where a build that is wrong was launched, a result is not plain Triton's, or a trial failed.
"""
import argparse
import fcntl
import functools
import json
import os
import pathlib
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import traceback

import measure

HERE = pathlib.Path(__file__).resolve().parent
POLICY = {"KILN_POLICY": ".*=adaptive", "FLA_DISABLE_BACKEND_DISPATCH": "1", "FLA_CACHE_RESULTS": "0"}
#: The training loop, its sequences, the cores of a small machine, and how often a loop looks whether races are over, in steps.
TRAINING, SEQUENCES, FEW_CORES, LOOK = "liger-efficient", 6, 4, 10
#: Steps that are timed together; what a process does that does nothing but compute.
TIMED, BUSY = 50, "while True: sum(range(100_000))"


#===- The builds of a race, afterwards ------------------------------------------------------------------------------------------------===#


class Recorded:
    """The last launch of each kernel and size of grid that learned, to be made again by each of its builds."""

    def __init__(self):
        from kiln.adaptive import launches, tuning

        self._launches, self._last = launches, {}
        stock = launches.Launches._learn

        @functools.wraps(stock)
        def learn(mine, grid, stream, rest):
            if not tuning.running:  # Autotuners launch configurations that nobody will launch again, and that have no races.
                self._last[mine, (grid[0] * grid[1] * grid[2]).bit_length()] = grid, rest
            stock(mine, grid, stream, rest)

        launches.Launches._learn = learn

    def is_over(self):
        """Whether all races are, of sizes that are still known."""
        return bool(self._last) and all(size in mine.winners or size not in mine.races for mine, size in self._last)

    def rows(self):
        """A row for each race."""
        import torch

        from kiln.survey import clock

        timer, stream = clock.Clock(), torch.cuda.current_stream().cuda_stream
        known = sorted(((mine, size) for mine, size in self._last if size in mine.races), key=lambda key: (key[0].name, key[1]))
        return [self._row(mine, size, mine.races[size], timer, stream, clock) for mine, size in known]

    def _row(self, mine, size, race, timer, stream, clock):
        grid, rest = self._last[mine, size]
        arguments, winner = rest[3:], mine.winners.get(size)
        best = winner.build if winner else race.best.build
        # What needs tensors that do not overlap is not launched where they do.
        builds = {str(build): build for build in (mine.builds.stock, *mine.joined(), best)
                  if mine.builds.overlap.is_apart(arguments) or not build.choice.needs_apart}
        chosen = str(best) if str(best) in builds else "triton"
        row = {"kernel": mine.name, "grid": self._launches.sizes(size), "chosen": chosen, "timed": race.timed, "is_over": winner is not None,
               "state": "kept" if winner and winner.kept else "raced", "gain_by_race": round(race.gain(race.best), 4),
               **self._bytes(builds, grid, stream, rest)}
        launches = {name: functools.partial(self._launches._run, build, grid, stream, rest) for name, build in builds.items()}
        times = timer.interleaved(launches, clock.Pace(5, 2.0), "triton")
        medians = {name: statistics.median(times[name]) * 1e3 for name in builds}
        ratios = {name: statistics.median(clock.ratios(times, name, "triton")) for name in (*builds, clock.AGAIN)}
        fastest = max(ratios[name] for name in builds)
        return {**row, "microseconds": {name: round(time, 3) for name, time in medians.items()},
                "ratios": {name: round(ratio, 4) for name, ratio in ratios.items()},
                "regret": round(fastest / ratios[chosen] - 1.0, 4), "regret_beside_triton": round(1.0 / ratios[chosen] - 1.0, 4)}

    def _bytes(self, builds, grid, stream, rest):
        """The builds that do not write Triton's bytes, if it has the same twice itself."""
        from kiln.survey import memory

        storages = {}
        for value in rest[3:]:
            if hasattr(value, "untyped_storage"):
                storages[value.untyped_storage().data_ptr()] = value.untyped_storage()
        before = memory.copied(storages)

        def wrote(build):
            memory.put_back(storages, before)
            self._launches._run(build, grid, stream, rest)
            return memory.copied(storages)

        def are_equal(one, other):
            return all(memory.is_equal(storage, other[address]) for address, storage in one.items())

        theirs = wrote(builds["triton"])
        is_same = all(are_equal(wrote(builds["triton"]), theirs) for _ in range(3))
        unlike = [name for name, build in builds.items() if name != "triton" and not are_equal(wrote(build), theirs)]
        memory.put_back(storages, before)
        return {"triton_is_same_twice": is_same, "unlike_builds": unlike}


#===- The program that learns ----------------------------------------------------------------------------------------------------------===#


def step_of_program():
    """Forward and backward passes of kernels of two packages, on fixed inputs."""
    import torch
    from fla.modules.norm.l2norm import l2norm
    from liger_kernel.ops.geglu import LigerGELUMulFunction
    from liger_kernel.ops.layer_norm import LigerLayerNormFunction
    from liger_kernel.ops.rms_norm import LigerRMSNormFunction
    from liger_kernel.ops.softmax import LigerSoftmaxFunction
    from liger_kernel.ops.swiglu import LigerSiLUMulFunction

    def normal(*shape):
        return torch.randn(*shape, device="cuda", dtype=torch.bfloat16).requires_grad_()

    torch.manual_seed(0)
    x, gate, weight, bias, heads = normal(8192, 4096), normal(8192, 4096), normal(4096), normal(4096), normal(8192, 1024)

    def both_ways(out):
        out.backward(torch.ones_like(out))

    def step():
        both_ways(LigerSiLUMulFunction.apply(gate, LigerRMSNormFunction.apply(x, weight, 1e-6, 0.0, "llama", False)))
        both_ways(LigerSoftmaxFunction.apply(LigerLayerNormFunction.apply(x, weight, bias, 1e-6)))
        both_ways(LigerGELUMulFunction.apply(gate, x))
        both_ways(l2norm(heads))
        for tensor in (x, gate, weight, bias, heads):
            tensor.grad = None

    return step


def leave(options, what):
    """Leaves what a process found where `ended` reads it."""
    (options.folder / f"found-{options.number}.json").write_text(json.dumps(what))


def child_learn(options):
    """Launches until all races are over, or the seconds have passed; then times the builds, once all `--learners` are there, too."""
    import torch

    import kiln

    step, recorded, begin = step_of_program(), Recorded(), time.monotonic()
    steps, over, folder = 0, None, options.folder
    while time.monotonic() - begin < options.seconds:
        step()
        steps += 1
        if steps % 20 == 0:
            torch.cuda.synchronize()
            if recorded.is_over():
                over = time.monotonic() - begin
                break
    torch.cuda.synchronize()
    (folder / f"over-{options.number}").touch()
    while time.monotonic() - begin < options.seconds + 30.0 and len(list(folder.glob("over-*"))) < options.learners:
        time.sleep(0.05)
    with open(folder / "lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        rows = recorded.rows()
    report = json.loads(kiln.adaptive.report().json())["kernels"]
    notes = sorted({f"{one['kernel']}: {note}" for one in report for note in one["notes"]})
    leave(options, {"steps": steps, "seconds_until_over": over, "races": rows, "notes": notes})


def child_bursts(options):
    """Multiplies large matrices, and rests, until the races of the first process are over."""
    import torch

    a, b = (torch.randn(8192, 8192, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    begin, busy = time.monotonic(), 0.0
    while not (options.folder / "over-0").exists() and time.monotonic() - begin < options.seconds + 60.0:
        start = time.monotonic()
        for _ in range(random.randint(5, 60)):  # 7 to 80 ms.
            a @ b
        torch.cuda.synchronize()
        busy += time.monotonic() - start
        time.sleep(random.uniform(0.0, 0.08))
    leave(options, {"busy_share": busy / (time.monotonic() - begin)})


#===- The trials ------------------------------------------------------------------------------------------------------------------------===#


def begun(child, folder, options, variables, number=0, learners=1, command=()):
    """A process of this file's."""
    line = [*command, sys.executable, __file__, "--child", child, "--folder", str(folder), "--number", str(number), "--learners", str(learners),
            "--seconds", str(options.seconds), "--steps", str(options.steps)]
    return subprocess.Popen(line, env={**os.environ, "KILN_POLICY": "", **variables})


def ended(processes, folder, options):
    """What they found. Raises ``RuntimeError`` where one failed."""
    end, found = time.monotonic() + options.seconds + 120.0, []
    try:
        for number, process in enumerate(processes):
            if process.wait(max(1.0, end - time.monotonic())):
                raise RuntimeError(f"process {number} ended with code {process.returncode}")
            found.append(json.loads((folder / f"found-{number}.json").read_text()))
    finally:
        for process in processes:
            if process.poll() is None:
                process.kill()
    return found


def judged(programs):
    """Regrets of all programs' races, and what is wrong."""
    races = [race for program in programs for race in program["races"]]
    regrets = [race["regret"] for race in races]
    wrong = [f"{race['kernel']}: {', '.join(race['unlike_builds'])} write other bytes than Triton's own" for race in races
             if race["triton_is_same_twice"] and race["unlike_builds"]]
    return {"races": len(races), "over": sum(race["is_over"] for race in races), "regret_mean": round(statistics.fmean(regrets), 4),
            "regret_most": max(regrets), "slower_than_triton_by_2_percent": sum(race["regret_beside_triton"] > 0.02 for race in races),
            "wrong": wrong}


def processes(options, folder):
    cache = {**POLICY, "TRITON_CACHE_DIR": str(folder / "cache")}
    programs = ended([begun("learn", folder, options, cache, number, 2) for number in range(2)], folder, options)
    names = [{(race["kernel"], race["grid"]): race["chosen"] for race in program["races"]} for program in programs]
    both = set(names[0]) & set(names[1])
    return {**judged(programs), "chosen_alike": sum(names[0][key] == names[1][key] for key in both), "in_both": len(both), "programs": programs}


def neighbour(options, folder):
    cache = {**POLICY, "TRITON_CACHE_DIR": str(folder / "cache")}
    program, other = ended([begun("learn", folder, options, cache), begun("bursts", folder, options, {}, 1)], folder, options)
    return {**judged([program]), **other, "programs": [program]}


def are_over():
    """Whether this process has races, and all are over; it imports nothing of them, which would be part of what is timed."""
    install = sys.modules.get("kiln.adaptive.install")
    launches = install.all_launches() if install else []
    return any(one.races for one in launches) and all(size in one.winners for one in launches for size in list(one.races))


def child_train(options):
    """A training loop, once it is its turn; seconds of its steps, and after which all races were over."""
    sys.path.insert(0, str(HERE.parent / "packages"))
    import torch
    import training

    training.SEQUENCES = SEQUENCES
    training.same_twice()
    step = training.MODELS[TRAINING]()
    torch.cuda.synchronize()
    (options.folder / "ready").touch()
    while not (options.folder / "turn").exists():
        time.sleep(0.01)
    begin, thread, process = time.monotonic(), time.thread_time(), time.process_time()
    over, ends, losses = None, [], []
    for done in range(1, options.steps + 1):
        losses.append(step())
        if done == 1 or done % LOOK == 0:
            torch.cuda.synchronize()
            if done == 1 or done % TIMED == 0:
                ends.append([done, *(round(now - then, 4) for now, then in ((time.monotonic(), begin), (time.thread_time(), thread),
                                                                             (time.process_time(), process)))])
            if over is None and are_over():
                over = round(time.monotonic() - begin, 3), done
    torch.cuda.synchronize()
    leave(options, {"seconds": round(time.monotonic() - begin, 3), "over": over, "cores": len(os.sched_getaffinity(0)),
                    "ends_steps_wall_thread_process": ends, "losses": [loss.double().item().hex() for loss in losses],
                    "children_s": round(sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2]), 2)})


#: Of each run of the trial of cores: whether on few cores, its environment, and whose cache it begins with.
RUNS = {"few triton": (True, {}, None), "few adaptive": (True, {**POLICY, "KILN_JOBS": "1"}, None), "few busy": (True, {}, None),
        "all triton": (False, {}, None), "all adaptive": (False, POLICY, None), "all triton warm": (False, {}, "all triton"),
        "all adaptive warm": (False, POLICY, "all adaptive")}


def cores(options, folder):
    found, begin, few = {}, time.monotonic(), ["taskset", "-c", f"0-{FEW_CORES - 1}"]
    places = {name: folder / name.replace(" ", "-") for name in RUNS}
    waiting = {}
    try:
        for name, (is_few, variables, cache) in RUNS.items():
            places[name].mkdir()
            # A cache of its own: all is compiled anew.
            own = {"TRITON_CACHE_DIR": str(places[cache or name] / "cache"), "CUBLAS_WORKSPACE_CONFIG": ":4096:8"}
            waiting[name] = begun("train", places[name], options, {**variables, **own}, command=few if is_few else ())
        while any(not (place / "ready").exists() and waiting[name].poll() is None for name, place in places.items()):
            time.sleep(0.05)
        for name in RUNS:
            if time.monotonic() - begin > 1.5 * options.seconds:
                break
            beside = subprocess.Popen([*few, "nice", "-n", "19", sys.executable, "-c", BUSY]) if name == "few busy" else None
            try:
                (places[name] / "turn").touch()
                found[name], = ended([waiting[name]], places[name], options)
            finally:
                if beside:
                    beside.kill()
                    beside.wait()
            shown = {key: value for key, value in found[name].items() if key != "losses"}
            print(f"cores, {name}: {shown}", flush=True)
    finally:
        for process in waiting.values():
            process.kill()
            process.wait()
    losses = {name: run.pop("losses") for name, run in found.items()}
    unlike = [f"{name}: losses are not those of plain Triton" for name in losses if losses[name] != losses["few triton"]]
    speeds = {name: round(found[plain]["seconds"] / found[name]["seconds"], 4) for name in found
              for plain in [f"{name.split()[0]} triton{' warm' if name.endswith('warm') else ''}"] if plain in found and plain != name}
    return {"steps": options.steps, "training": TRAINING, "runs": found, "triton_over_each": speeds,
            "equal_losses": {name: sum(a == b for a, b in zip(losses[name], losses["few triton"])) for name in losses}, "wrong": unlike}


def wrong(options, folder):
    import wrong_builds  # It imports what no other trial may have imported before it begins.

    return wrong_builds.trial(options.seconds)


TRIALS = {"processes": processes, "neighbour": neighbour, "wrong": wrong, "cores": cores}
CHILDREN = {"learn": child_learn, "bursts": child_bursts, "train": child_train}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(TRIALS), help=f"comma-separated, of: {', '.join(TRIALS)}")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long the races of one process may take")
    parser.add_argument("--steps", type=int, default=600, help="of each training loop of the trial of cores")
    parser.add_argument("--json", type=pathlib.Path, help="file to write")
    for option, kind in (("child", str), ("folder", pathlib.Path), ("number", int), ("learners", int)):
        parser.add_argument(f"--{option}", type=kind, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        return CHILDREN[options.child](options)
    if options.steps < 1:
        parser.error(f"--steps: expected a number of steps from 1 on, found {options.steps}")
    names = options.only.split(",")
    for name in names:
        if name not in TRIALS:
            parser.error(f"--only: expected some of {', '.join(TRIALS)}, found '{name}'")
    found, is_bad = {}, False
    for name in names:
        with tempfile.TemporaryDirectory(prefix="kiln-trial-", ignore_cleanup_errors=True) as folder:
            try:
                found[name] = TRIALS[name](options, pathlib.Path(folder))
            except Exception as error:  # The other trials still tell something.
                traceback.print_exc()
                found[name] = {"error": f"{type(error).__name__}: {error}"}
        is_bad |= "error" in found[name] or bool(found[name]["wrong"])
        print(json.dumps({name: {key: value for key, value in found[name].items() if key != "programs"}}), flush=True)
        if options.json:
            options.json.write_text(json.dumps({**measure.describe(), **found}, indent=1) + "\n")
    return 2 if is_bad else 0


if __name__ == "__main__":
    sys.exit(main())
