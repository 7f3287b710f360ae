"""When adaptive begins beside a program: not while the program makes its kernels."""
from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, List

import pytest
from adaptive_kernels import fake, no_others, row_sum, stock_of, wait
from conftest import ROOT, python
from fake_clock import FakeClock

import kernels


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The clock of `calm`, which stands still until a test sets it."""
    from kiln.adaptive import calm

    class Time:
        now = 100.0

        def monotonic(self) -> float:
            return self.now

    found = Time()
    monkeypatch.setattr(calm, "time", found)
    monkeypatch.setattr(calm, "_first", None)
    monkeypatch.setattr(calm, "CALM_S", 1.0)
    return found


def test_a_program_is_calm_a_second_after_its_last_kernel(times: Any) -> None:
    from kiln.adaptive import calm

    calm.note(is_loaded=True)
    assert calm.remaining_s() == 0.0  # Nobody waits.
    calm.begin()
    assert calm.remaining_s() == pytest.approx(1.0)
    calm.note(is_loaded=False)
    times.now += 3.0
    assert calm.remaining_s() == pytest.approx(7.0)  # It compiles.
    calm.note(is_loaded=True)
    assert calm.remaining_s() == pytest.approx(1.0)
    times.now += 0.6
    calm.note(is_loaded=True)
    times.now += 0.6
    assert calm.remaining_s() == pytest.approx(0.4)
    times.now += 0.5
    assert calm.remaining_s() == 0.0


def test_a_compilation_that_is_never_loaded_is_waited_for_ten_seconds(times: Any) -> None:
    from kiln.adaptive import calm

    calm.begin()
    calm.note(is_loaded=False)
    times.now += 10.1
    assert calm.remaining_s() == 0.0


def test_a_program_that_always_makes_kernels_is_waited_for_half_a_minute(times: Any) -> None:
    from kiln.adaptive import calm

    calm.begin()
    for _ in range(59):
        calm.note(is_loaded=True)
        assert calm.remaining_s() > 0.0
        times.now += 0.5
    times.now += 0.6
    calm.note(is_loaded=True)
    assert calm.remaining_s() == 0.0


def test_work_that_can_wait_waits_until_the_program_is_calm(times: Any) -> None:
    """Beside it work that others wait for is done at once, by the same thread; so is a process of it begun."""
    from kiln.adaptive import calm, jobs

    queue, done, urgent = jobs.Jobs(), threading.Event(), threading.Event()
    queue._most = 1
    calm.begin()
    queue.submit(lambda: 1e9, done.set)
    assert not done.wait(0.2) and not queue.is_idle()
    queue.submit(lambda: jobs.URGENT, urgent.set)
    assert urgent.wait(10) and not done.is_set()
    times.now += 1.1
    assert done.wait(10)


def test_builds_pause_where_the_program_makes_another_kernel(times: Any, command: Any) -> None:
    """Between two processes, of which the builds of one kernel are a dozen."""
    from kiln.adaptive import calm, jobs

    queue, begun, done = jobs.Jobs(), threading.Event(), threading.Event()

    def work() -> None:
        queue.run(["--version"], "", {})
        calm.note(is_loaded=False)
        begun.set()
        queue.run(["--version"], "", {})
        done.set()

    calm.begin()
    times.now += 1.1
    queue.submit(lambda: 1.0, work)
    assert begun.wait(30) and not done.wait(0.3)
    calm.note(is_loaded=True)
    times.now += 1.1
    assert done.wait(30)
    queue.end()


def test_nothing_is_compiled_beside_a_program_that_compiles(gpu: Any, fake: FakeClock, command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import calm, jobs

    stock_of(fake)
    monkeypatch.setattr(calm, "CALM_S", 3.0)
    monkeypatch.setattr(calm, "_first", None)
    calm.begin()
    begun = time.monotonic()
    for _ in range(10):
        row_sum()
    while not command.calls("compile") and time.monotonic() - begun < 30.0:
        time.sleep(0.02)
    assert 3.0 <= time.monotonic() - begun < 30.0
    wait()
    assert jobs.of_process().is_idle()


def beside(command: Any) -> List[int]:
    """The process and the session of one that is run beside this program, its group, and its priority."""
    from kiln.adaptive import jobs

    command.write('[ "$1" != compile ] || { echo $$ $(cut -d " " -f 6 /proc/$$/stat) $(cut -d " " -f 5 /proc/$$/stat); sleep 0.3; nice; exit; }')
    queue = jobs.Jobs()
    found = [int(number) for number in queue.run(["compile"], "", {}).split()]
    queue.end()
    return found


@pytest.mark.skipif(sys.version_info < (3, 11), reason="only a session of its own has a group of its own there")
def test_a_process_beside_the_program_is_of_its_session(command: Any) -> None:
    """Under Linux's autogroups its priority would count for nothing in another one. It is a group of its own, to be ended with its children."""
    process, session, group, nice = beside(command)
    assert (session, group, nice) == (os.getsid(0), process, 19)


def test_a_session_of_its_own_has_the_lowest_priority(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Python has no groups without one."""
    from kiln.adaptive import jobs

    monkeypatch.setattr(jobs, "_OWN_GROUP", {"start_new_session": True})
    lowered = []
    monkeypatch.setattr(jobs, "Path", lambda path: SimpleNamespace(write_text=lambda text: lowered.append((path, text))))
    process, session, group, nice = beside(command)
    assert session == group == process and nice == 19 and lowered == [(f"/proc/{process}/autogroup", "19")]


GATE = """
import sys, time, fake_gpu, kernels, kiln.triton
gpu = fake_gpu.install()
def launch(block):
    kernels.row_sum[(64,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 5000, BLOCK=block)
def is_loaded():
    return "kiln.adaptive.race" in sys.modules
launch(1024)
time.sleep(0.6)
launch(512)
time.sleep(0.6)
between, end = is_loaded(), time.monotonic() + 30
while not is_loaded() and time.monotonic() < end:
    time.sleep(0.01)
print(between, is_loaded())
"""


def test_the_rest_is_imported_once_the_program_is_calm(cache: Path) -> None:
    assert python(GATE, {"KILN_POLICY": ".*=adaptive"}).splitlines()[-1] == "False True"


def test_all_that_the_gate_names_is_what_launches_import() -> None:
    """In that order, so that each of them rests after it."""
    code = """
import importlib, sys
import kiln.adaptive.install
from kiln.adaptive import gate
found = []
for name in gate._MODULES:
    before = set(sys.modules)
    importlib.import_module(name)
    found.append(sorted(one for one in set(sys.modules) - before if one.startswith("kiln.adaptive.")))
print([names for names in found if len(names) > 2])
"""
    assert python(code).splitlines()[-1] == "[]"


# What perf/knob/adaptive_trials.py records of a program's launches.


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(ROOT / "perf" / "knob"), *sys.path])
    import adaptive_trials
    from kiln.adaptive import launches

    monkeypatch.setattr(launches.Launches, "_learn", launches.Launches._learn)  # Taken back afterwards.
    return adaptive_trials


def test_configurations_that_an_autotuner_tries_are_no_races(gpu: Any, fake: FakeClock, trials: Any) -> None:
    from kiln.adaptive import tuning

    stock_of(fake)
    recorded = trials.Recorded()
    tried = tuning.marked(lambda: row_sum(grid=5))
    tried()
    assert not recorded._last and not recorded.is_over()
    for _ in range(4):
        row_sum()
    wait()
    tried()
    for _ in range(500):
        row_sum()
    assert [size for _, size in recorded._last] == [7] and recorded.is_over()


def test_sizes_that_were_forgotten_are_no_races_that_go_on(gpu: Any, fake: FakeClock, trials: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import launches

    monkeypatch.setattr(launches, "_MOST_SIZES", 1)
    recorded = trials.Recorded()
    row_sum(grid=3)
    for _ in range(4):
        row_sum()
    wait()
    for _ in range(500):
        row_sum()
    rows: List[int] = []
    monkeypatch.setattr(recorded, "_row", lambda mine, size, race, *given: rows.append(size))
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(cuda=SimpleNamespace(current_stream=lambda: SimpleNamespace(cuda_stream=7))))
    monkeypatch.setattr("kiln.survey.clock.Clock", lambda: None)
    assert recorded.is_over() and len(recorded._last) == 2
    recorded.rows()
    assert rows == [7]


def test_races_are_over_where_all_have_winners(gpu: Any, fake: FakeClock, trials: Any) -> None:
    assert not trials.are_over()
    row_sum()
    assert not trials.are_over()
    for _ in range(4):
        row_sum()
    wait()
    for _ in range(500):
        row_sum()
    assert trials.are_over() and len(gpu.launches) > 500 and kernels.row_sum is not None
