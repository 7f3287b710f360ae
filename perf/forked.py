"""Work that is done in processes of its own, of which one that fails leaves the others alone: for scripts that compile kernels of many programs."""
import argparse
import os
import traceback


def each(names, work, jobs, done=None):
    """Calls `work` with each name in a fork, `jobs` at a time, and `done` with it here afterwards; the names whose fork failed, which has said how."""
    waiting, running, failed = list(names), {}, []
    while waiting or running:
        while waiting and len(running) < jobs:
            name = waiting.pop(0)
            process = os.fork()
            if process == 0:
                status = 1
                try:
                    work(name)
                    status = 0
                except BaseException:
                    traceback.print_exc()
                finally:
                    os._exit(status)
            running[process] = name
        process, status = os.wait()
        name = running.pop(process)
        if status:
            failed.append(name)
        if done:
            done(name)
    return failed


def add_jobs(parser, what):
    """The option for `jobs`; `what` is done so many at a time."""
    parser.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 1, help=f"{what} at a time (default: one a core)")


def _jobs(text):
    jobs = int(text)
    if jobs < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, found {jobs}")
    return jobs
