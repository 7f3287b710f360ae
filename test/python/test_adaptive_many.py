"""Many launches, threads, kernels and sizes of grids: no build is wrong, and nothing piles up."""
from __future__ import annotations

import gc
import json
import threading
import time
import tracemalloc
import weakref
from typing import Any, List, Optional

import pytest
from adaptive_kernels import _Nothing, anew, binaries, fake, no_others, only, row_sum, scaled_rows, settled, stock_of, wait
from fake_clock import FakeClock, Mark, Viewed

import kernels
import kiln


def test_sizes_are_raced_apart_and_forgotten(gpu: Any, fake: FakeClock) -> None:
    stock_of(fake)
    settled()
    settled(grid=3)
    assert [one.grid for one in kiln.adaptive.report().kernels] == ["2 to 3", "64 to 127"]
    for size in range(40):
        row_sum(grid=1 << size)
    assert len(kiln.adaptive.report().kernels) == 32


def test_threads(gpu: Any, fake: FakeClock) -> None:
    stock = stock_of(fake)
    errors: List[BaseException] = []

    def launch() -> None:
        try:
            for _ in range(300):
                row_sum()
        except BaseException as error:
            errors.append(error)

    row_sum()
    threads = [threading.Thread(target=launch) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    wait()
    settled()
    assert not errors and stock not in binaries(gpu, 20)


def test_many_launches_leak_nothing(gpu: Any, fake: FakeClock) -> None:
    stock_of(fake)
    compiled = settled()
    run, function, packed = compiled.run, compiled.function, compiled.packed_metadata
    arguments = (Viewed(address=4096), Viewed(address=8192), 5000, 1024)
    gpu.launches = _Nothing()
    gc.collect()
    tracemalloc.start()
    for _ in range(100):
        run(64, 1, 1, 7, function, packed, None, None, None, *arguments)
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(100_000):
        run(64, 1, 1, 7, function, packed, None, None, None, *arguments)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert after - before < 2000


def test_a_kernel_that_two_threads_load_is_raced_once(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import install

    compiled = kernels.row_sum.warmup(Viewed(address=4096), Viewed(address=8192), 5000, BLOCK=1024, sched_strategy="adaptive", grid=(64,))
    load, loads, barrier = gpu.utils.load_binary, [], threading.Barrier(2)

    def slow(*given: Any) -> Any:
        loads.append(given)
        time.sleep(0.2)
        return load(*given)

    monkeypatch.setattr(gpu.utils, "load_binary", slow)
    errors: List[Any] = []
    monkeypatch.setattr(threading, "excepthook", errors.append)
    threads = [threading.Thread(target=lambda: (barrier.wait(), compiled._init_handles())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(loads) == 1 and len(install.all_launches()) == 1 and not errors


def test_threads_streams_and_sizes_at_once(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several kernels, on several streams that end out of order or never, on tensors that overlap or not, with reports meanwhile."""
    import random

    from kiln.adaptive import install

    end, local, errors, wrong = fake.end, threading.local(), [], []
    fake.speed = lambda binary: 10.0 if len(binary) % 3 else 8.0
    apart: List[bytes] = []

    class Slow(Mark):
        def __init__(self, at: float) -> None:
            super().__init__(10.0)
            self._at = at

        def microseconds(self) -> Optional[float]:
            return super().microseconds() if time.monotonic() >= self._at else None

    def ended(begun: Any, stream: int) -> Mark:
        return Slow(time.monotonic() + {1: 0.002, 2: 0.05, 3: 1e9}[stream]) if stream in (1, 2, 3) else end(begun, stream)

    def launched(x: int, y: int, z: int, stream: Any, function: Any, *rest: Any) -> None:
        gpu.launches[:] = [((x, y, z), function, ())]
        tensors = [argument.address for argument in rest if isinstance(argument, Viewed)]
        if function[1] in apart and len(set(tensors)) < len(tensors):
            wrong.append(function)

    monkeypatch.setattr(fake, "end", ended)
    monkeypatch.setattr(gpu, "get_current_stream", lambda device: getattr(local, "stream", 7))
    monkeypatch.setattr(gpu, "launcher_cls", lambda src, metadata: launched)
    until = time.monotonic() + 4.0

    def launch(number: int) -> None:
        chance = random.Random(number)
        try:
            while time.monotonic() < until:
                local.stream = chance.choice([7, 7, 1, 2, 3])
                tensors = [Viewed(address=4096 * chance.randint(1, 3)) for _ in range(2)]
                grid, which = 1 << chance.randint(0, 6), chance.random()
                if which < 0.5:
                    scaled_rows(*tensors, sched_strategy=chance.choice(["adaptive", "adaptive(rounding=any)"]))
                elif which < 0.95:
                    kernels.row_sum[(grid, 2)](*tensors, 5000, BLOCK=chance.choice([512, 1024]), sched_strategy=chance.choice(["adaptive", None]))
                elif which < 0.952:
                    json.loads(kiln.adaptive.report().json())
                    apart[:] = [build.made.binary for one in install.all_launches() if one.name == "scaled_rows" for build in one.joined()
                                if build.choice.needs_apart]
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=launch, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads) and not errors and not wrong
    wait()
    assert not any("defect" in note for one in install.all_launches() for note in one.builds.notes)
    assert all(len(one._marks) <= 256 for one in install.all_launches())


def test_kernels_that_nobody_has_any_more_are_not_compiled(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, command: Any) -> None:
    from kiln.adaptive import jobs

    busy, queue = threading.Event(), jobs.Jobs()
    queue._most = 1
    monkeypatch.setattr(jobs, "_jobs", queue)
    queue.submit(lambda: 1.0, lambda: (busy.wait(60), None)[1])
    compiled = [row_sum() for _ in range(4)][0]
    gone = weakref.ref(compiled)
    del compiled
    anew()
    gc.collect()
    assert gone() is None, "what waits does not keep it"
    busy.set()
    while not queue.is_idle():
        time.sleep(0.01)
    assert not command.calls()


def test_code_is_unloaded_where_triton_unloads_its_own(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    unloaded: List[Any] = []
    monkeypatch.setattr(gpu.utils, "unload_module", unloaded.append)
    compiled = settled(1)
    unloads, builds = hasattr(compiled, "_module_pid"), len(only(kiln.adaptive.report()).builds)
    assert builds > 1 and not unloaded
    del compiled
    gpu.launches.clear()
    anew()
    gc.collect()
    assert len(unloaded) == (builds if unloads else 0)


def test_sizes_in_turn_do_not_pile_up_work(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import jobs

    settled(grid=1)
    wait()
    anew()
    queue, submits = jobs.Jobs(), []
    monkeypatch.setattr(queue, "submit", lambda *given: submits.append(given))
    monkeypatch.setattr(jobs, "_jobs", queue)
    for _ in range(50):
        for size in range(40):
            row_sum(grid=1 << size)
    assert len(submits) <= 2, "one of what was kept, and one of the builds"


def test_a_size_that_is_forgotten_loads_nothing_twice(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    stock_of(fake)
    settled(grid=1)
    wait()
    load, loads = gpu.utils.load_binary, []
    monkeypatch.setattr(gpu.utils, "load_binary", lambda *given: (loads.append(given), load(*given))[1])
    for _ in range(3):
        for size in range(40):
            row_sum(grid=1 << size)
            row_sum(grid=1 << size)
        wait()
        row_sum(grid=1)
        wait()
        row_sum(grid=1)
    assert len(loads) == 0
