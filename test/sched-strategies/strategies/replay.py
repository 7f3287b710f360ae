"""Saves the schedule of every corpus kernel and compiles it again from the file.

    replay.py KILN CORPUS SPEC...
Both compilations give the same bytes, and so does saving the replayed schedule. The kernels take turns at the strategies. A SPEC may end in " --remat ..." and other
options of `kiln compile`.
"""
import concurrent.futures
import os
import subprocess
import sys
import tempfile

kiln, corpus = sys.argv[1:3]


def compile(path, target, strategy, options, schedule):
    command = [kiln, "compile", path, "--target", target, "--emit", "asm", "--sched-strategy", strategy]
    done = subprocess.run([*command, *options, "--save-schedule", schedule], capture_output=True)
    return done.returncode, done.stdout, done.stderr.decode()


def check(job):
    path, target, spec = job
    strategy, *options = spec.split(" --")
    options = [word for option in options for word in ("--" + option).split(" ", 1)]
    with tempfile.TemporaryDirectory() as folder:
        first, second = (os.path.join(folder, name) for name in ("first.sched", "second.sched"))
        code, text, errors = compile(path, target, strategy, options, first)
        if code:
            return f"{path} under {spec}: {errors}"
        saved = next(line for line in open(first) if line.startswith("strategy "))
        policies = "".join(";" + policy for policy in saved.strip().split(";")[1:])
        code, again, errors = compile(path, target, f"replay(file={first}){policies}", options, second)
        if code:
            return f"{path} under {spec}, replayed: {errors}"
        if text != again:
            return f"{path} under {spec}: the replay is different"
        if open(first).read() != open(second).read():
            return f"{path} under {spec}: the saved replay is different"
    return None


def main():
    jobs = []
    specs = sys.argv[3:]
    for number, case in enumerate(sorted(os.listdir(corpus))):
        for turn, (file, target) in enumerate((("kernel.ll", "sm_90a"), ("gfx942/kernel.ll", "gfx942"))):
            jobs.append((os.path.join(corpus, case, file), target, specs[(number + turn) % len(specs)]))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        failures = [failure for failure in pool.map(check, jobs) if failure]
    print(f"{len(jobs)} schedules saved and replayed, {len(failures)} failures")
    print("\n".join(failures))
    return bool(failures)


sys.exit(main())
