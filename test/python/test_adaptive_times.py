"""Times of an adaptive kernel's launches: streams, clocks, events, captures."""
from __future__ import annotations

import ctypes
import math
import os
import sys
import threading
from pathlib import Path
from typing import Any, Iterator, List

import pytest
from adaptive_kernels import Never, Watched, anew, binaries, fake, no_others, only, row_sum, settled, stock_of, wait
from conftest import ROOT
from fake_clock import FakeClock, Mark

import kiln


def test_in_a_graph_goes_the_best_so_far(gpu: Any, fake: FakeClock) -> None:
    stock = stock_of(fake)
    for _ in range(4):
        row_sum()
    wait()
    fake.is_in_graph = True
    for _ in range(50):
        row_sum()
    assert not fake.timed and set(binaries(gpu)) == {stock}
    fake.is_in_graph = False
    settled()
    best = binaries(gpu, 1)
    fake.is_in_graph = True
    row_sum()
    assert binaries(gpu, 1) == best != [stock]


def test_a_stream_that_never_ends_stops_no_race(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import install, marks

    stock, end, stream = stock_of(fake), fake.end, 0

    def ended(begun: Any, of: int) -> Mark:
        mark = end(begun, of)
        return Never(0.0) if of == 1 else mark

    monkeypatch.setattr(fake, "end", ended)
    monkeypatch.setattr(gpu, "get_current_stream", lambda device: stream)
    for _ in range(4):
        row_sum()
    wait()
    for number in range(1500):
        stream = number % 2
        row_sum()
    launches, = install.all_launches()
    assert len(launches._marks) <= 64
    assert launches.races[7].best.build is not launches.builds.stock, "by the times of the other stream"
    monkeypatch.setattr(marks, "PATIENCE_S", 0.0)
    for _ in range(600):
        row_sum()
    assert list(launches.winners) == [7] and stock not in binaries(gpu, 10) and not len(launches._marks)


@pytest.mark.parametrize("when", ["begin", "end"])
def test_launches_that_cannot_be_timed_are_launched(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    def fails(*given: Any) -> Any:
        raise RuntimeError("the GPU's driver makes no event")

    stock = stock_of(fake)
    monkeypatch.setattr(fake, when, fails)
    settled(300)
    assert len(gpu.launches) == 305, "each once"
    one = only(kiln.adaptive.report())
    assert one.state == "settled" and one.backend == "triton" and set(binaries(gpu, 20)) == {stock}
    assert one.notes == ("a launch cannot be timed: the GPU's driver makes no event",)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clock of the events of test/fake-cuda, its library and a context."""
    from kiln.adaptive import clock

    path = ROOT / "build" / "test" / "fake-cuda" / "libcuda.so.1"
    library, context = ctypes.CDLL(str(path)), ctypes.c_void_p()
    assert library.cuInit(0) == 0 and library.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0
    assert library.cuCtxSetCurrent(context) == 0
    return clock.EventClock(clock._Driver(str(path), "cu", "EventCreate"), 0), library


def test_events_are_used_again_and_never_twice(driver: Any) -> None:
    clock, _ = driver
    taken = [clock.begin(0) for _ in range(5)]
    assert len({event for events in taken for event in events.pair}) == 10
    marks = [clock.end(events, 0) for events in taken]
    assert [mark.microseconds() for mark in marks] == [0.0] * 5 and [mark.microseconds() for mark in marks] == [0.0] * 5
    del taken, marks
    assert len(clock.free) == 5
    threads = [threading.Thread(target=lambda: [clock.end(clock.begin(0), 0).microseconds() for _ in range(3000)]) for _ in range(4)]
    errors: List[Any] = []
    hook, threading.excepthook = threading.excepthook, errors.append
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(switch)
    threading.excepthook = hook
    assert not errors and len(clock.free) <= 9 and len({event for pair in clock.free for event in pair}) == 2 * len(clock.free)


def test_an_event_that_was_not_recorded_tells_no_time(driver: Any) -> None:
    clock, library = driver
    clock.end(clock.begin(0), 0)  # What is used again has another launch's times in it.
    mark = clock.begin(0)
    record = clock.driver.record
    clock.driver.record = lambda event, stream: 400
    clock.end(mark, 0)
    clock.driver.record = record
    assert math.isnan(mark.microseconds())


def test_other_threads_captures_are_not_disturbed(driver: Any) -> None:
    """A question for an event would end them (``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``)."""
    clock, library = driver
    stream, graph = ctypes.c_void_p(), ctypes.c_void_p()
    mark = clock.end(clock.begin(0), 0)
    assert library.cuStreamCreate(ctypes.byref(stream), 0) == 0 and library.cuStreamBeginCapture_v2(stream, 0) == 0
    try:
        assert math.isnan(mark.microseconds())
        with clock.beside_captures():
            assert mark.microseconds() == 0.0
        assert math.isnan(mark.microseconds()), "and the thread's mode is what it was"
    finally:
        library.cuStreamEndCapture(stream, ctypes.byref(graph))


def test_nothing_is_loaded_or_asked_in_a_capture_or_without_care_for_others(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    import contextlib

    inside = 0

    @contextlib.contextmanager
    def beside() -> Iterator[None]:
        nonlocal inside
        inside += 1
        yield
        inside -= 1

    seen = []
    monkeypatch.setattr(fake, "beside_captures", beside)
    load = gpu.utils.load_binary
    monkeypatch.setattr(gpu.utils, "load_binary", lambda *given: (seen.append((inside, fake.is_in_graph)), load(*given))[1])
    end = fake.end
    monkeypatch.setattr(fake, "end", lambda *given: Watched(end(*given).microseconds(), lambda: seen.append((inside, fake.is_in_graph))))
    stock_of(fake)
    seen.clear()
    settled(100)
    assert set(seen[1:]) == {(1, False)}, "but Triton's own load"
    wait()
    kiln.adaptive.save(Path(os.environ["TRITON_CACHE_DIR"]) / "saved.json")
    anew()
    seen.clear()
    fake.is_in_graph = True
    row_sum(sched_strategy="adaptive(frozen=true)")
    row_sum(sched_strategy="adaptive(frozen=true)")
    assert seen == [(0, True)], "Triton's own"
    fake.is_in_graph = False
    row_sum(sched_strategy="adaptive(frozen=true)")
    row_sum(sched_strategy="adaptive(frozen=true)")
    assert set(seen[1:]) <= {(1, False)} and not only(kiln.adaptive.report()).notes


def test_a_binary_that_is_none_goes_to_no_driver(gpu: Any, fake: FakeClock, command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = stock_of(fake)
    command.write('case "$*" in *--emit=obj*) for last; do true; done; echo .version 8.7 > "$last"; exit 0;; esac')
    settled(20)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and one.notes and all("no ELF file" in note for note in one.notes)
