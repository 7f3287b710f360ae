"""Processes beside adaptive kernels: when there are none, their end, forks, the end of the program."""
from __future__ import annotations

import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from adaptive_kernels import binaries, fake, no_others, only, row_sum, settled, stock_of
from conftest import python
from fake_clock import FakeClock

import kiln


OFF = """
import sys, threading, fake_gpu, kernels
fake_gpu.install()
import kiln.triton
kernels.add[(1,)](fake_gpu.Tensor(), fake_gpu.Tensor(), fake_gpu.Tensor(), 16, BLOCK=128)
print(threading.active_count(), sorted(name for name in sys.modules if name.startswith("kiln.adaptive")))
from triton.compiler.compiler import CompiledKernel
print(hasattr(CompiledKernel._init_handles, "__wrapped__"))
"""


def test_off_means_off(cache: Path) -> None:
    assert python(OFF).splitlines()[-2:] == ["1 ['kiln.adaptive', 'kiln.adaptive.spec']", "False"]


EXIT = """
import os, time, fake_gpu, kernels, kiln.triton
from fake_clock import FakeClock
from kiln.adaptive import clock, jobs, launches
fake = FakeClock(fake_gpu.install())
clock.of_device = lambda vendor, device: fake
for _ in range(4):
    kernels.row_sum[(64,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 5000, BLOCK=1024, sched_strategy="adaptive")
def compilers():
    return [process for process in list(jobs.of_process()._running) if process.args[1] == "compile"]
while not compilers():
    time.sleep(0.01)
print(compilers()[0].pid)
{more}
"""


def test_the_end_of_a_program_ends_its_compilers(command: Any, cache: Path) -> None:
    command.write('[ "$1" != compile ] || sleep 60')
    begun = time.monotonic()
    pid = int(python(EXIT.format(more="")).split()[-1])
    assert time.monotonic() - begun < 30
    time.sleep(0.2)
    assert not Path(f"/proc/{pid}/cmdline").exists() or not Path(f"/proc/{pid}/cmdline").read_text()


def test_a_fork_has_jobs_of_its_own(command: Any, cache: Path) -> None:
    command.write('[ "$1" != compile ] || sleep 2')
    more = """
running = compilers()
child = os.fork()
if not child:
    os._exit(0 if jobs.of_process().is_idle() and not jobs.of_process()._running else 1)
print("child", os.waitpid(child, 0)[1], all(process.poll() is None for process in running))
"""
    assert python(EXIT.format(more=more)).splitlines()[-1] == "child 0 True"


def test_a_program_that_goes_away_before_the_race_is_over(gpu: Any, fake: FakeClock, command: Any) -> None:
    stock = stock_of(fake)
    settled(1)
    command.path.unlink()
    for _ in range(500):
        row_sum()
    one = only(kiln.adaptive.report())
    assert stock not in binaries(gpu, 20) and one.state == "settled" and not one.notes
    command.write()


def test_work_that_fails_leaves_its_thread_to_others() -> None:
    from kiln.adaptive.jobs import Jobs

    def fails() -> Any:
        raise ValueError("no")

    jobs, done = Jobs(), threading.Event()
    jobs._most = 1
    for worth, do in ((lambda: 1.0, fails), (fails, lambda: None), (lambda: 0.0, done.set)):
        jobs.submit(worth, do)
    assert done.wait(10)


def test_no_thread_and_no_compilation(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import jobs

    def full(thread: Any) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(jobs, "_jobs", jobs.Jobs())
    stock = stock_of(fake)
    monkeypatch.setattr(threading.Thread, "start", full)
    for _ in range(20):
        row_sum()
    monkeypatch.undo()
    assert set(binaries(gpu)) == {stock} and len(gpu.launches) == 21


FORK = """
import os, signal, sys, threading, fake_gpu, kernels, kiln, kiln.triton
from fake_clock import FakeClock
from kiln.adaptive import clock, launches
fake = FakeClock(fake_gpu.install())
clock.of_device = lambda vendor, device: fake
def launch(size):
    kernels.row_sum[(size,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 5000, BLOCK=1024, sched_strategy="adaptive")
for _ in range(4):
    launch(64)
held, over = threading.Event(), threading.Event()
def hold():
    from kiln.adaptive import install, kept
    with install._lock, kept._lock, kept._stores["Fake H100"]._lock, install.all_launches()[0]._lock:
        held.set()
        over.wait()
threading.Thread(target=hold).start()
held.wait()
child = os.fork()
if not child:
    signal.alarm(20)
    for size in (64, 64, 3):
        launch(size)
    kernels.add[(1,)](fake_gpu.Tensor(), fake_gpu.Tensor(), fake_gpu.Tensor(), 16, BLOCK=128, sched_strategy="adaptive")
    str(kiln.adaptive.report())
    {end}
code = os.waitpid(child, 0)[1]
over.set()
print("child", code)
"""


@pytest.mark.parametrize("end", ["os._exit(0)", "sys.exit(0)"])
def test_a_fork_waits_for_none_of_its_parents_threads(command: Any, cache: Path, end: str) -> None:
    command.write('[ "$1" != compile ] || sleep 2')
    assert python(FORK.format(end=end)).splitlines()[-1] == "child 0"


def test_a_program_that_ends_leaves_no_files_of_its_compilers(command: Any, cache: Path, tmp_path: Path) -> None:
    (tmp_path / "tmp").mkdir()
    command.write('[ "$1" != compile ] || { mkdir $TMPDIR/kiln-x; echo > $TMPDIR/kiln-x/kernel.ptx; sleep 60; }')
    python(EXIT.format(more="time.sleep(0.3)"), {"TMPDIR": str(tmp_path / "tmp")})
    assert not list((tmp_path / "tmp").iterdir())


def test_a_process_that_begins_at_the_end_of_the_program_is_ended() -> None:
    from kiln.adaptive.jobs import Ended, Jobs

    jobs, begin, pids = Jobs(), subprocess.Popen, []

    def slow(*given: Any, **keys: Any) -> Any:
        process = begin(*given, **keys)
        pids.append(process.pid)
        time.sleep(0.3)
        return process

    def run() -> None:
        with pytest.raises(Ended):
            jobs.run(["compile", "-"], "", {})

    thread = threading.Thread(target=run)
    subprocess.Popen = slow  # type: ignore[misc,assignment]
    try:
        thread.start()
        while not pids:
            time.sleep(0.01)
        jobs.end()
    finally:
        subprocess.Popen = begin  # type: ignore[misc]
    thread.join(10)
    assert not thread.is_alive() and not Path(f"/proc/{pids[0]}").exists()
    with pytest.raises(Ended):
        jobs.run(["compile", "-"], "", {})


FIRST = """
import sys, time, fake_gpu, kernels, kiln.triton
from fake_clock import FakeClock
from kiln.adaptive import clock
gpu = fake_gpu.install()
fake = FakeClock(gpu)
clock.of_device = lambda vendor, device: fake
import threading
begun = threading.Thread.start
held = []
threading.Thread.start = lambda self: held.append(self) if self.name == "kiln-adaptive-import" else begun(self)
def launch(count):
    for _ in range(count):
        kernels.row_sum[(64,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 5000, BLOCK=1024)
launch(5)
print(len(gpu.launches), len(held), "kiln.adaptive.builds" in sys.modules)
for thread in held:
    begun(thread)
    thread.join()
launch(2)
from kiln.adaptive import install
print(len(gpu.launches), len(install.all_launches()), len({one[1] for one in gpu.launches}))
"""


@pytest.mark.parametrize("frozen, first", [("", "5 1 False"), ("frozen", "5 0 True")])
def test_the_first_launches_wait_for_nothing_to_be_imported(frozen: str, first: str) -> None:
    """But where they are to be what was chosen before."""
    assert python(FIRST, {"KILN_POLICY": ".*=adaptive", "KILN_ADAPTIVE": frozen}).splitlines()[-2:] == [first, "7 1 1"]


def test_two_threads_attach_a_kernel_once() -> None:
    """While one of them does, launches of the other run Triton's own."""
    import kiln.adaptive.launches  # noqa: F401
    from kiln.adaptive.gate import Gate

    begun, go_on, said = threading.Event(), threading.Event(), []

    def attach() -> Any:
        begun.set()
        assert go_on.wait(30)
        return lambda: said.append("adaptive")

    gate = Gate(lambda: said.append("own"), attach)
    thread = threading.Thread(target=gate.launch)
    thread.start()
    assert begun.wait(30)
    gate.launch()
    assert said == ["own"]
    go_on.set()
    thread.join()
    gate.launch()
    assert said == ["own", "adaptive", "adaptive"]


BROKEN = """
import sys, time, fake_gpu, kernels, kiln.triton
gpu = fake_gpu.install()
sys.modules["kiln.adaptive.builds"] = None
end = time.monotonic() + 30
import warnings
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    while not said and time.monotonic() < end:
        kernels.row_sum[(64,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 5000, BLOCK=1024)
        time.sleep(0.01)
print(len(gpu.launches) > 0, said[0].message)
"""


def test_what_cannot_be_imported_is_said() -> None:
    last = python(BROKEN, {"KILN_POLICY": ".*=adaptive"}).splitlines()[-1]
    assert last.startswith("True kiln: adaptive kernels run Triton's own code: kiln.adaptive.launches cannot be imported")
