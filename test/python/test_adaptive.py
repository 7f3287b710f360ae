"""Adaptive kernels: builds raced on a program's own launches, on a GPU that pretends."""
from __future__ import annotations

import ctypes
import errno
import gc
import json
import math
import os
import stat
import subprocess
import sys
import threading
import time
import tracemalloc
import warnings
import weakref
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Set

import pytest
import triton
from conftest import ROOT, forget, python
from fake_clock import FakeClock, Mark, Storage, Viewed
from fake_gpu import Tensor

import kernels
import kiln


@pytest.fixture
def fake(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeClock]:
    from kiln.adaptive import candidates, clock, kept, log

    fake = FakeClock(gpu)
    monkeypatch.setattr(candidates, "_BUDGET", 8)
    monkeypatch.setattr(clock, "of_device", lambda vendor, device: fake)
    kept._stores.clear()
    kept._loaded.clear()
    log._said.clear()
    yield fake
    wait()


def wait() -> None:
    """Until nothing compiles any more."""
    from kiln.adaptive import jobs

    end = time.monotonic() + 120
    while not jobs.of_process().is_idle():
        assert time.monotonic() < end, "compilations do not end"
        time.sleep(0.02)


def row_sum(grid: int = 64, **keys: Any) -> Any:
    return kernels.row_sum[(grid,)](Viewed(address=4096), Viewed(address=8192), 5000, BLOCK=1024, **{"sched_strategy": "adaptive", **keys})


def settled(count: int = 500, **keys: Any) -> Any:
    """The kernel, its other builds compiled and its race over."""
    for _ in range(4):
        compiled = row_sum(**keys)
    wait()
    for _ in range(count):
        row_sum(**keys)
    return compiled


def anew() -> None:
    """As another process would begin, beside what is kept in files."""
    from kiln.adaptive import install, kept

    forget(kernels)
    install._all.clear()
    kept._stores.clear()


def binaries(gpu: Any, last: int = 0) -> List[bytes]:
    return [launch[1][1] for launch in gpu.launches[-last:]]


def most_are_of(gpu: Any, wanted: Set[bytes]) -> bool:
    """Whether nearly all of the last launches are of these: others are still tried now and then."""
    last = binaries(gpu, 200)
    return sum(binary in wanted for binary in last) >= 0.95 * len(last)


def only(report: Any) -> Any:
    """The one size that a report has, of the kernels of this test."""
    assert len(report.kernels) == 1, str(report)
    return report.kernels[0]


@pytest.fixture(autouse=True)
def no_others() -> Iterator[None]:
    """Reports are of this test's kernels."""
    yield
    import sys

    install = sys.modules.get("kiln.adaptive.install")
    if install is not None:
        install._all.clear()


def stock_of(fake: FakeClock) -> bytes:
    """Triton's own binary; every other one is a fifth faster from here on."""
    stock = row_sum(sched_strategy=None)
    fake.speed = lambda binary: 10.0 if binary == stock.kernel else 8.0
    return bytes(stock.kernel)


def test_the_first_launch_is_tritons_own(gpu: Any, fake: FakeClock, command: Any) -> None:
    stock = row_sum(sched_strategy=None)
    ours = row_sum()
    assert ours.hash == stock.hash and ours.metadata == stock.metadata and ours is not stock
    assert set(binaries(gpu)) == {stock.kernel}
    assert not command.log.exists(), "it waits for no program"


def test_the_fastest_stays(gpu: Any, fake: FakeClock) -> None:
    stock = stock_of(fake)
    settled()
    timed, last = fake.timed, set(binaries(gpu, 20))
    assert len(last) == 1 and stock not in last, "one of the others, which are all faster"
    assert 20 < timed <= 410
    row_sum()
    assert fake.timed == timed, "nothing is timed any more"
    one = only(kiln.adaptive.report())
    assert (one.kernel, one.grid, one.state, one.backend) == ("row_sum", "64 to 127", "settled", "llvm")
    assert one.gain == pytest.approx(1.25, abs=0.02) and one.saved_seconds == pytest.approx(one.launches * 2e-6, rel=0.1)
    assert one.builds[0].backend == "triton" and one.builds[0].out == "slower"
    text = str(kiln.adaptive.report())
    assert "row_sum" in text and "settled" in text and "95 %" in text


def test_tritons_own_stays_where_nothing_is_faster(gpu: Any, fake: FakeClock) -> None:
    stock = row_sum(sched_strategy=None).kernel
    settled()
    assert set(binaries(gpu, 20)) == {stock} and only(kiln.adaptive.report()).backend == "triton"


def test_exactly_rounded_builds_are_of_tritons_llvm_ir(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import candidates

    settled()
    exact = only(kiln.adaptive.report())
    assert len(exact.builds) > 1 and not any(build.backend == "tile" for build in exact.builds)
    anew()
    settled(sched_strategy="adaptive(rounding=any)")
    assert any(build.backend == "tile" for build in only(kiln.adaptive.report()).builds)
    anew()
    monkeypatch.setattr(candidates, "rounds_alike", lambda *given: False)
    settled(1, grid=3)
    refused = only(kiln.adaptive.report())
    assert not refused.builds and all("rounds otherwise" in note for note in refused.notes) and refused.notes


def test_own_lowering_is_launched_as_it_wants(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import install

    warps = {}
    launched = gpu.launcher_cls

    def launcher_cls(src: Any, metadata: Any) -> Any:
        launch = launched(src, metadata)

        def noting(x: int, y: int, z: int, stream: Any, function: Any, *rest: Any) -> None:
            warps[function[1]] = rest[0][0]
            launch(x, y, z, stream, function, *rest)

        return noting

    monkeypatch.setattr(gpu, "launcher_cls", launcher_cls)
    settled(1, sched_strategy="adaptive(rounding=any)", num_warps=8)
    launches, = install.all_launches()
    tile = {build.made.binary for build in launches.joined() if build.choice.backend == "tile"}
    fake.speed = lambda binary: 5.0 if binary in tile else 10.0
    for _ in range(2500):
        row_sum(sched_strategy="adaptive(rounding=any)", num_warps=8)
    assert tile and most_are_of(gpu, tile)
    assert {warps[binary] for binary in tile & set(warps)} == {8}


def scaled_rows(x: Any, out: Any, **keys: Any) -> Any:
    return kernels.scaled_rows[(64,)](x, out, 8192, BLOCK=1024, **{"sched_strategy": "adaptive", **keys})


def test_builds_for_tensors_apart_are_launched_on_those_alone(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import candidates, install

    monkeypatch.setattr(candidates, "_BUDGET", 24)
    apart = Viewed(address=4096), Viewed(address=8192)
    own = scaled_rows(*apart, sched_strategy=None).kernel
    for _ in range(4):
        scaled_rows(*apart)
    wait()
    scaled_rows(*apart)
    launches, = install.all_launches()
    noalias = {loaded.made.binary for loaded in launches.joined() if loaded.choice.needs_apart}
    assert noalias, str(kiln.adaptive.report())
    fake.speed = lambda binary: 5.0 if binary in noalias else 10.0
    for _ in range(2500):  # Builds that take twice as long are tried seldom.
        scaled_rows(*apart)
    assert most_are_of(gpu, noalias), str(kiln.adaptive.report())
    for overlapping in ((apart[0], apart[0]), (Tensor(), apart[1])):
        scaled_rows(*overlapping)
        assert binaries(gpu, 1) == [own], "tensors that overlap, or that do not say what memory they are of"
    for _ in range(3):
        scaled_rows(*apart)
    assert set(binaries(gpu, 3)) & noalias
    assert launches.overlapped >= 2


def test_own_lowering_is_launched_on_tensors_apart_alone(gpu: Any, fake: FakeClock) -> None:
    """It assumes that different parameters do not overlap."""
    from kiln.adaptive import install

    spec = "adaptive(rounding=any)"
    apart, one = (Viewed(address=4096), Viewed(address=8192)), Viewed(address=4096)
    for _ in range(4):
        scaled_rows(*apart, sched_strategy=spec)
    wait()
    scaled_rows(*apart, sched_strategy=spec)
    launches, = install.all_launches()
    tile = {build.made.binary for build in launches.joined() if build.choice.backend == "tile"}
    fake.speed = lambda binary: 5.0 if binary in tile else 10.0
    for _ in range(2500):
        scaled_rows(*apart, sched_strategy=spec)
    assert tile and most_are_of(gpu, tile)
    for _ in range(50):
        scaled_rows(one, one, sched_strategy=spec)
    assert not set(binaries(gpu, 50)) & tile


def test_where_tensors_may_overlap_nobody_assumes_that_they_do_not(gpu: Any, fake: FakeClock) -> None:
    for _ in range(4):
        scaled_rows(Tensor(), Tensor())
    wait()
    scaled_rows(Tensor(), Tensor())
    builds = only(kiln.adaptive.report()).builds
    assert builds and not any("noalias" in build.options for build in builds)


def test_by_policy(gpu: Any, fake: FakeClock, command: Any) -> None:
    stock = stock_of(fake)
    forget(kernels)
    with kiln.policy("row_.*=adaptive"):
        ours = settled(sched_strategy=None)
        assert ours.kernel == stock, "compiled as without the policy, under the same key"
        assert stock not in binaries(gpu, 20)
        own = row_sum(sched_strategy="latency")
        assert own.metadata.kiln_directives, "what has directives of its own is left alone"
        other = kernels.add[(1,)](Tensor(), Tensor(), Tensor(), 16, BLOCK=128)
        assert set(binaries(gpu, 1)) == {other.kernel}
    assert only(kiln.adaptive.report()).kernel == "row_sum"
    assert row_sum(sched_strategy=None).kernel == stock and binaries(gpu, 1) == [stock], "and not after the policy"


def test_in_a_policy_with_other_rules(gpu: Any, fake: FakeClock) -> None:
    stock = stock_of(fake)
    forget(kernels)
    with kiln.policy("add=latency;row_.*=adaptive"):
        assert kernels.add[(1,)](Tensor(), Tensor(), Tensor(), 16, BLOCK=128).metadata.kiln_directives
        assert settled(sched_strategy=None).kernel == stock
        assert stock not in binaries(gpu, 20)
    with pytest.raises(ValueError, match="exclude each other"):
        with kiln.policy("row_.*=adaptive", remat="row_.*=address"):
            row_sum(sched_strategy=None)


@pytest.mark.parametrize("text", ["adaptve", "adaptive(rnding=any)", "adaptive(rounding=some)", "adaptive(launches=1)", "adaptive(",
                                  "adaptive(frozen=yes)", "adaptive; disable(pass=loop-reduce)", "adaptive(launches=5,)",
                                  "adaptive(,)", "adaptive(launches=\u0665)"])
def test_misspelled(gpu: Any, text: str) -> None:
    with pytest.raises(ValueError, match="adaptive|rounding|launches|frozen|\\("):
        row_sum(sched_strategy=text)
    with pytest.raises(ValueError):
        kiln.policy(f".*={text}")


def test_other_directives_beside_it_are_refused(gpu: Any) -> None:
    for keys in ({"max_regs": 96}, {"remat": "address"}, {"backend": "tile"}):
        with pytest.raises(ValueError, match="exclude each other"):
            row_sum(**keys)


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


def test_autotuners_are_left_alone(gpu: Any, fake: FakeClock) -> None:
    configs = [triton.Config({"BLOCK": block, "sched_strategy": "adaptive"}) for block in (512, 1024)]
    tuned = triton.autotune(configs, key=["n"])(kernels.row_sum)
    for _ in range(5):
        for size in range(5000, 5004):
            tuned[(64,)](Viewed(address=4096), Viewed(address=8192), size)
    reports = kiln.adaptive.report().kernels
    assert len(reports) == 1, "the configuration that was taken, and not the other"


def test_the_next_process_starts_with_the_winner(gpu: Any, fake: FakeClock, command: Any, cache: Path) -> None:
    stock = stock_of(fake)
    settled()
    wait()
    best, calls = binaries(gpu, 1), len(command.calls())
    assert best != [stock]
    anew()
    row_sum()
    wait()
    row_sum()
    row_sum()
    assert binaries(gpu, 1) == best and len(command.calls()) == calls
    one = only(kiln.adaptive.report())
    assert one.state == "kept" and one.gain == pytest.approx(1.25, abs=0.02)
    file = json.loads((cache / "kiln-adaptive" / "Fake_H100.json").read_text())
    assert file["version"] == 1 and file["device"] == "Fake H100" and len(file["choices"]) == 1
    assert file["choices"][0]["kernel"] == "row_sum" and file["choices"][0]["comparisons"] > 10


def test_stale_choices_are_dropped(gpu: Any, fake: FakeClock, cache: Path) -> None:
    stock = stock_of(fake)
    settled()
    wait()
    path = cache / "kiln-adaptive" / "Fake_H100.json"
    file = json.loads(path.read_text())
    file["choices"][0]["ptxas"] = "11.0"
    path.write_text(json.dumps(file))
    anew()
    settled(count=1)
    assert any("was made with ptxas 11.0" in note for one in kiln.adaptive.report().kernels for note in one.notes)
    settled()
    assert binaries(gpu, 1) != [stock], "and it is measured again"
    wait()
    assert json.loads(path.read_text())["choices"][0]["ptxas"] != "11.0"


def test_frozen_takes_what_was_chosen(gpu: Any, fake: FakeClock, command: Any, tmp_path: Path) -> None:
    stock = stock_of(fake)
    settled()
    best = binaries(gpu, 1)
    kiln.adaptive.save(tmp_path / "h100.json")
    wait()
    for name in (tmp_path / "triton-cache" / "kiln-adaptive").iterdir():
        name.unlink()
    anew()
    timed, frozen = fake.timed, "adaptive(frozen=true)"
    for _ in range(10):
        row_sum(sched_strategy=frozen)
    wait()
    assert set(binaries(gpu, 10)) == {stock} and fake.timed == timed, "nothing was chosen, so far as it knows"
    anew()
    kiln.adaptive.load(tmp_path / "h100.json")
    calls = len(command.calls())
    row_sum(sched_strategy=frozen)
    row_sum(sched_strategy=frozen)
    assert binaries(gpu, 1) == best and len(command.calls()) == calls + 1, "made at once, and no other"
    assert fake.timed == timed


@pytest.mark.parametrize("text", ["", "[]", '{"version": 2, "device": "x", "choices": []}', '{"version": 1, "device": "x", "choices": [{}]}',
                                  '{"version": 1, "device": "x", "choices": [{"kernel": 3}]}'])
def test_files_of_choices_are_checked(gpu: Any, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    with pytest.raises(ValueError, match="bad.json is no file of choices"):
        kiln.adaptive.load(file)
    with pytest.raises(FileNotFoundError):
        kiln.adaptive.load(tmp_path / "none.json")


def test_a_compiler_that_fails_changes_nothing(gpu: Any, fake: FakeClock, command: Any) -> None:
    stock = stock_of(fake)
    command.refuse("no such thing")
    settled(20)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and any("no such thing" in note for note in one.notes) and one.state == "settled"


def test_a_compiler_that_is_killed_changes_nothing(gpu: Any, fake: FakeClock, command: Any) -> None:
    stock = stock_of(fake)
    command.write('[ "$1" != compile ] || kill -9 $$')
    settled(20)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and any("-9" in note for note in one.notes)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_what_cannot_be_kept_is_said_once(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, number: int,
                                          recwarn: pytest.WarningsRecorder) -> None:
    from kiln.adaptive import kept

    def full(*given: Any, **keys: Any) -> Any:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(kept.secrets, "token_hex", full)
    stock = stock_of(fake)
    settled()
    settled(grid=1000)
    wait()
    assert stock not in binaries(gpu, 20)
    assert len([one for one in recwarn if "is not kept" in str(one.message)]) == 1


def test_a_build_that_cannot_be_loaded_or_launched_is_out(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = stock_of(fake)
    load, count = gpu.utils.load_binary, 0

    def sometimes(name: str, binary: bytes, shared: int, device: int) -> Any:
        nonlocal count
        count += 1
        if count == 2:
            raise RuntimeError("out of memory")
        found = load(name, binary, shared, device)
        return (found[0], ("broken", binary), *found[2:]) if count == 3 else found

    monkeypatch.setattr(gpu.utils, "load_binary", sometimes)
    launched = gpu.launcher_cls

    def launcher_cls(src: Any, metadata: Any) -> Any:
        launch = launched(src, metadata)

        def failing(x: int, y: int, z: int, stream: Any, function: Any, *rest: Any) -> None:
            if function[0] == "broken":
                raise RuntimeError("invalid argument")
            launch(x, y, z, stream, function, *rest)

        return failing

    monkeypatch.setattr(gpu, "launcher_cls", launcher_cls)
    forget(kernels)
    settled()
    one = only(kiln.adaptive.report())
    assert any("out of memory" in note for note in one.notes) and any("invalid argument" in note for note in one.notes)
    assert stock not in binaries(gpu, 20)


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


class _Nothing(List[Any]):
    """A list that keeps nothing."""

    def append(self, one: Any) -> None:
        pass


def test_grids_of_numpys_integers(gpu: Any, fake: FakeClock) -> None:
    class Int64(int):
        """As numpy's: an integer that has no bit_length."""

        @property
        def bit_length(self) -> Any:  # type: ignore[override]
            raise AttributeError("bit_length")

        def __mul__(self, other: Any) -> Any:
            return Int64(int(self) * int(other))

        __rmul__ = __mul__

    row_sum(grid=Int64(64))
    assert only(kiln.adaptive.report()).grid == "64 to 127"


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
from kiln.adaptive import clock, jobs
fake = FakeClock(fake_gpu.install())
clock.of_device = lambda vendor, device: fake
for _ in range(4):
    kernels.row_sum[(64,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 5000, BLOCK=1024, sched_strategy="adaptive")
while not jobs.of_process()._running:
    time.sleep(0.01)
print([process.pid for process in jobs.of_process()._running][0])
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
running = set(jobs.of_process()._running)
child = os.fork()
if not child:
    os._exit(0 if jobs.of_process().is_idle() and not jobs.of_process()._running else 1)
print("child", os.waitpid(child, 0)[1], all(process.poll() is None for process in running))
"""
    assert python(EXIT.format(more=more)).splitlines()[-1] == "child 0 True"


def test_variables_are_checked(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import jobs

    monkeypatch.setenv("KILN_JOBS", "many")
    with pytest.raises(ValueError, match="KILN_JOBS=many"):
        jobs.most()
    monkeypatch.setenv("KILN_JOBS", "3")
    assert jobs.most() == 3


def test_the_log(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KILN_LOG", str(tmp_path / "log"))
    stock_of(fake)
    settled()
    text = (tmp_path / "log").read_text()
    assert "builds beside Triton's own in" in text and "is faster" in text and "stays" in text


def test_ranks_take_what_one_of_them_measures(cache: Path, tmp_path: Path) -> None:
    """Two processes with caches of their own, as on two machines."""
    folder = Path(__file__).parent / "fake_ranks"
    search = os.pathsep.join([str(folder), str(folder.parent), *filter(None, sys.path)])
    ranks = [subprocess.Popen([sys.executable, str(folder / "program.py")], stdout=subprocess.PIPE, text=True,
                              env={**os.environ, "PYTHONPATH": search, "RANK": str(rank), "WORLD_SIZE": "2", "FAKE_RANKS": str(tmp_path),
                                   "TRITON_CACHE_DIR": str(tmp_path / f"cache-{rank}")}) for rank in range(2)]
    first, second = [rank.communicate(timeout=120)[0].splitlines() for rank in ranks]
    assert first[:2] == ["before True 0", "between True True True"], "nothing is measured before, and nothing is taken alone"
    assert second[:2] == ["before True 0", "between True False False"], "and this one only waits"
    assert first[2] == second[2] and first[2].startswith("after True")


def test_overlap_by_kinds() -> None:
    from types import SimpleNamespace

    from kiln.adaptive.overlap import test_of as overlap_test

    one, other = Viewed(address=4096), Viewed(address=8192)
    two = overlap_test(["*fp32", "i32", "constexpr", "*fp16"])
    assert two([one, 3, 4, other]) and not two([one, 3, 4, one]) and not two([one, 3, 4, Tensor()]) and not two([one, 3, 4, None])
    descriptor = overlap_test(["tensordesc<fp16[64, 64]>", "*fp32"])
    assert descriptor([SimpleNamespace(base=one), other]) and not descriptor([SimpleNamespace(base=one), one])
    assert not overlap_test([("*fp32", "*fp32")])([(one, other)]) and not overlap_test(["nvTmaDesc", "*fp32"])([one, other])
    assert overlap_test(["i32"])([3])


def test_a_report_is_written_for_programs_and_for_browsers(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    stock_of(fake)
    settled()
    row_sum(grid=3)  # Nothing of this size was compared yet.
    report = kiln.adaptive.report()
    said = json.loads(report.json())
    assert list(said) == ["version", "kernels", "saved_seconds"] and said["version"] == 1 and said["saved_seconds"] == report.saved_seconds
    small, large = said["kernels"]
    assert (large["kernel"], large["grid"], large["state"]) == ("row_sum", "64 to 127", "settled") and len(large["hash"]) == 64
    assert all(build["interval"] == [None, None] for build in small["builds"][1:]) and small["builds"][0]["interval"] == [1.0, 1.0]
    for build, found in zip(large["builds"], report.kernels[1].builds):
        assert build["launches"] == found.launches and build["gain"] == found.gain and build["out"] == found.out
    report.write(tmp_path / "report.json")
    assert (tmp_path / "report.json").read_text() == report.json() + "\n"
    report.write(str(tmp_path / "report.html"))
    page = (tmp_path / "report.html").read_text()
    assert "<title>Adaptive kernels</title>" in page and page.count("row_sum") > 4 and "64 to 127" in page


def test_a_report_without_kernels_is_one(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    report = kiln.adaptive.report()
    assert json.loads(report.json()) == {"version": 1, "kernels": [], "saved_seconds": 0}
    report.write(tmp_path / "report.html")
    assert "No adaptive kernel was launched." in (tmp_path / "report.html").read_text()


@pytest.mark.parametrize("name", ["report", "report.htm", "report.json.gz", ".html", "report."])
def test_a_report_is_written_to_two_kinds_of_files(gpu: Any, fake: FakeClock, tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match=r"expected a name that ends in \.json or \.html"):
        kiln.adaptive.report().write(tmp_path / name)
    assert not (tmp_path / name).exists()


def test_a_page_that_cannot_be_written_is_an_error(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    with pytest.raises(kiln.program.CommandFailed, match="absent"):
        kiln.adaptive.report().write(tmp_path / "absent" / "report.html")
    with pytest.raises(OSError):
        kiln.adaptive.report().write(tmp_path / "absent" / "report.json")


def test_what_a_rank_holds_back_has_saved_nothing_yet(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import frozen

    stock_of(fake)
    monkeypatch.setattr(frozen, "is_one_of_several", lambda: True)
    monkeypatch.setattr(frozen, "measures", True)
    settled()
    one = only(kiln.adaptive.report())
    assert one.state == "settled" and one.launches > 0, "it launches Triton's own until all take the winner"
    assert (one.backend, one.gain, one.saved_seconds) == ("triton", 1.0, 0.0)


def test_no_race_goes_on_while_a_report_reads_it(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a gain and its interval could be of different moments."""
    from kiln.adaptive.race import Race

    stock_of(fake)
    settled(40)
    interval, goes_on = Race.interval, []
    launching = threading.Thread(target=lambda: [row_sum() for _ in range(20)])

    def slow(race: Any, arm: Any) -> Any:
        if not launching.ident:
            before = race.timed
            launching.start()
            launching.join(0.3)
            goes_on.append(race.timed != before)
        return interval(race, arm)

    monkeypatch.setattr(Race, "interval", slow)
    assert only(kiln.adaptive.report()).state == "measuring"
    launching.join(60)
    assert goes_on == [False] and not launching.is_alive()


def test_on_amd(gpu: Any, fake: FakeClock, mi300: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another vendor's binaries, without ptxas."""
    fake._gpu = mi300
    stock = stock_of(fake)
    settled()
    assert stock not in binaries(mi300, 20) and binaries(mi300, 1)[0].startswith(b"\x7fELF")
    one = only(kiln.adaptive.report())
    assert one.backend == "llvm" and len(one.builds) > 2


# Clocks, streams and threads that are not as they should be.


class Never(Mark):
    def microseconds(self) -> Optional[float]:
        return None


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


@pytest.mark.parametrize("time", [0.0, -3.0, math.nan, math.inf, 1e300])
def test_a_clock_that_tells_no_times(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, time: float, cache: Path) -> None:
    stock, count = stock_of(fake), 0

    def ended(begun: Any, stream: int) -> Mark:
        nonlocal count
        count += 1
        return Mark(time if count % 4 else fake.speed(gpu.launches[-1][1][1]))

    monkeypatch.setattr(fake, "end", ended)
    settled(300)
    wait()
    assert set(binaries(gpu, 20)) == {stock} and only(kiln.adaptive.report()).state == "settled"
    json.loads(kiln.adaptive.report().json())
    json.loads((cache / "kiln-adaptive" / "Fake_H100.json").read_text())


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


def test_a_defect_of_ours_fails_no_launch(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder) -> None:
    from kiln.adaptive.race import Race

    def fails(race: Any, grid: Any) -> Any:
        raise KeyError("grid")

    stock = stock_of(fake)
    monkeypatch.setattr(Race, "next", fails)
    settled(20)
    assert set(binaries(gpu)) == {stock} and len(gpu.launches) == 25
    assert len([one for one in recwarn if "adaptive kernel 'row_sum' learns no more" in str(one.message)]) == 1


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


class Watched(Mark):
    def __init__(self, microseconds: Any, ask: Any) -> None:
        super().__init__(microseconds)
        self._ask = ask

    def microseconds(self) -> Optional[float]:
        self._ask()
        return super().microseconds()


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


# Compilers and programs that are not as they should be.


@pytest.mark.parametrize("prints, why", [
    ("echo rubbish", "JSONDecodeError"), ("head -c 1000 /dev/urandom", "cannot be read"), ("true", "cannot be read"),
    ("echo '{\"kernels\": [{}]}'", "KeyError: 'auto'"), ("echo '{\"kernels\": []}'", "IndexError")])
def test_a_compiler_that_makes_something_else(gpu: Any, fake: FakeClock, command: Any, prints: str, why: str) -> None:
    stock = stock_of(fake)
    command.write(f'[ "$1" != compile ] || {{ {prints}; exit 0; }}')
    settled(20)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and len(one.notes) == 1
    assert "ended well, and its report of candidates cannot be read" in one.notes[0] and why in one.notes[0]
    assert "another version of kiln" in one.notes[0]


def test_a_binary_that_is_none_goes_to_no_driver(gpu: Any, fake: FakeClock, command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = stock_of(fake)
    command.write('case "$*" in *--emit=obj*) for last; do true; done; echo .version 8.7 > "$last"; exit 0;; esac')
    settled(20)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and one.notes and all("no ELF file" in note for note in one.notes)


def test_a_compiler_that_hangs(gpu: Any, fake: FakeClock, command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import jobs

    monkeypatch.setattr(jobs, "_TIMEOUT_S", 1.0)
    stock = stock_of(fake)
    command.write('[ "$1" != compile ] || sleep 60')
    settled(20)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and "took longer than 1 s" in one.notes[0] and not jobs.of_process()._running


@pytest.mark.parametrize("trouble", ["exit 1", "kill -9 $$", "echo {}; exit 0"])
def test_what_a_compiler_could_not_do_is_tried_by_the_next_process(gpu: Any, fake: FakeClock, command: Any, cache: Path, trouble: str) -> None:
    """Or a full memory, once, would have Triton's own code chosen for ever."""
    stock = stock_of(fake)
    command.write(f'[ "$1" != compile ] || {{ {trouble}; }}')
    settled(20)
    wait()
    assert only(kiln.adaptive.report()).state == "settled" and not (cache / "kiln-adaptive" / "Fake_H100.json").exists()
    command.write()
    anew()
    settled()
    assert stock not in binaries(gpu, 20)


def test_a_cache_of_binaries_alone(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    monkeypatch.setenv("TRITON_STORE_BINARY_ONLY", "1")
    stock = stock_of(fake)
    settled(20)
    one = only(kiln.adaptive.report())
    if "llir" not in row_sum().asm:
        assert set(binaries(gpu)) == {stock} and "TRITON_STORE_BINARY_ONLY" in one.notes[0]
        assert not (cache / "kiln-adaptive" / "Fake_H100.json").exists()


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


@pytest.mark.parametrize("jobs", ["many", "0", "-1", "1.5", "\u0664"])
def test_a_misspelled_variable_fails_the_first_launch(cache: Path, jobs: str) -> None:
    code = """
import fake_gpu, kernels, kiln.triton
from fake_clock import FakeClock
from kiln.adaptive import clock
fake = FakeClock(fake_gpu.install())
clock.of_device = lambda vendor, device: fake
for _ in range(5):
    try:
        kernels.row_sum[(64,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 5000, BLOCK=1024, sched_strategy="adaptive")
        print("launched")
    except ValueError as error:
        print(error)
"""
    lines = python(code, {"KILN_JOBS": jobs}).splitlines()
    assert len(lines) == 5 and all(line.startswith(f"KILN_JOBS={jobs}") for line in lines)


def test_what_is_said_fails_no_launch(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from kiln.adaptive import log

    class Closed:
        def write(self, text: str) -> None:
            raise ValueError("I/O operation on closed file")

    monkeypatch.setattr(sys, "stderr", Closed())
    monkeypatch.setenv("KILN_LOG", "1")
    log.say("to nobody")
    monkeypatch.setattr(sys, "stderr", None)
    log.say("to nobody")
    monkeypatch.undo()
    monkeypatch.setenv("KILN_LOG", str(tmp_path / "log"))
    log.say("\u0434 \ud800")
    assert (tmp_path / "log").read_text(encoding="utf-8") == "kiln: adaptive: \u0434 \\ud800\n"
    monkeypatch.setenv("KILN_LOG", str(tmp_path))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        log.say("to a folder")


def test_launchers_are_compiled_beside_the_program_too(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Triton compiles one in C for each list of arguments, and own lowering has others."""
    made: List[str] = []
    launched = gpu.launcher_cls

    def launcher_cls(src: Any, metadata: Any) -> Any:
        if hasattr(metadata, "kiln_directives"):
            made.append(threading.current_thread().name)
        return launched(src, metadata)

    monkeypatch.setattr(gpu, "launcher_cls", launcher_cls)
    settled(20, sched_strategy="adaptive(rounding=any)")
    assert set(made) == {"kiln-adaptive"}
    made.clear()

    def fails(src: Any, metadata: Any) -> Any:
        if hasattr(metadata, "kiln_directives"):
            raise subprocess.CalledProcessError(1, "gcc")
        return launched(src, metadata)

    monkeypatch.setattr(gpu, "launcher_cls", fails)
    anew()
    settled(20, sched_strategy="adaptive(rounding=any)", num_warps=8)
    one = only(kiln.adaptive.report())
    assert any("cannot be loaded" in note and "gcc" in note for note in one.notes) and len(one.builds) > 1


# Files that are not as they should be.

CHOICE: Dict[str, Any] = {
    "kernel": "row_sum", "hash": "0" * 64, "grid": 7, "rounding": "exact", "backend": "llvm", "options": "--sched-strategy=source",
    "ptxas": "12.8", "build": "1", "comparisons": 20, "wins": 15, "gain": 1.2, "interval": [1.1, 1.3], "launches": 60, "microseconds": 8.0}


@pytest.mark.parametrize("said, why", [
    ({"gain": math.nan}, "'gain': expected a number"), ({"gain": -1}, "'gain': expected a number"), ({"microseconds": math.inf}, "'micro"),
    ({"microseconds": 1e300}, "'micro"), ({"microseconds": 10**400}, "file of choices"), ({"comparisons": 1e3}, "'comparisons': expected int"),
    ({"comparisons": -1}, "'comparisons'"), ({"interval": [10**400, 1]}, "file of choices"), ({"interval": "12"}, "expected two numbers"),
    ({"interval": [1.0]}, "expected two numbers"), ({"interval": [1.0, "2"]}, "'interval': expected float"), ({"grid": True}, "'grid': expected"),
    ({"backend": "gcc"}, "backend"), ({"rounding": "some"}, "rounding"), ({"backend": "tile"}, "rounding that it has"),
    ({"options": "--sched-strategy='source"}, "No closing quotation"), ({"options": "-o /tmp/other --sched-strategy=source"}, "found '-o'"),
    ({"options": "--emit=mir"}, "found '--emit=mir'"), ({"options": "'--sched-strategy=replay(file=/etc/passwd)'"}, "replay"),
    ({"options": "'--sched-strategy=source;replay( file = x)'"}, "replay"), ({"options": "--max-regs=-1"}, "--max-regs=-1"),
    ({"options": "source"}, "found 'source'"), ({"backend": "triton"}, "'options'"), ({"more": 1}, "expected kernel")])
def test_a_choice_that_nobody_can_have_made(gpu: Any, tmp_path: Path, said: Dict[str, Any], why: str) -> None:
    """A file of choices comes from elsewhere: what it says goes to the compiler's command line, and into reports."""
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({"version": 1, "device": "Fake H100", "choices": [CHOICE, {**CHOICE, "grid": 8, **said}]}))
    with pytest.raises(ValueError, match="is no file of choices") as error:
        kiln.adaptive.load(file)
    assert why in str(error.value)


@pytest.mark.parametrize("text", ["[" * 100_000, "1" * 5000, "\x00", '{"version": 1}', '{"version": 1, "device": "x", "choices": 5}'])
def test_a_file_that_is_no_file_of_choices(gpu: Any, fake: FakeClock, cache: Path, text: str, recwarn: pytest.WarningsRecorder) -> None:
    stock = stock_of(fake)
    (cache / "kiln-adaptive").mkdir()
    path = cache / "kiln-adaptive" / "Fake_H100.json"
    path.write_text(text)
    with pytest.raises(ValueError, match="is no file of choices"):
        kiln.adaptive.load(path)
    settled()
    wait()
    assert stock not in binaries(gpu, 20) and path.read_text() == text, "and what another version may have written stays"
    assert any("is not used" in str(one.message) and "is no file of choices" in str(one.message) for one in recwarn)


@pytest.mark.parametrize("make", [lambda path: path.mkdir(), lambda path: path.symlink_to(path)])
def test_a_file_of_choices_that_cannot_be_read(gpu: Any, fake: FakeClock, cache: Path, make: Any, recwarn: pytest.WarningsRecorder) -> None:
    stock = stock_of(fake)
    (cache / "kiln-adaptive").mkdir()
    make(cache / "kiln-adaptive" / "Fake_H100.json")
    settled()
    wait()
    assert stock not in binaries(gpu, 20) and [one for one in recwarn if "is not used" in str(one.message)]


def test_choices_of_another_device_are_not_taken(gpu: Any, fake: FakeClock, cache: Path, recwarn: pytest.WarningsRecorder) -> None:
    stock_of(fake)
    settled()
    wait()
    path = cache / "kiln-adaptive" / "Fake_H100.json"
    path.write_text(path.read_text().replace("Fake H100", "Fake H200"))
    anew()
    settled(1)
    assert only(kiln.adaptive.report()).state == "measuring"
    assert any("expected 'Fake H100', found 'Fake H200'" in str(one.message) for one in recwarn)


def test_many_choices_at_once_are_written_once(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """A file of thousands takes a while, and each would write all."""
    from kiln.adaptive import jobs, kept

    writes: List[Path] = []
    write = kept.write
    monkeypatch.setattr(kept, "write", lambda path, *given: (writes.append(path), write(path, *given))[1])
    busy, queue = threading.Event(), jobs.Jobs()
    settled(1)
    queue._most = 1
    monkeypatch.setattr(jobs, "_jobs", queue)
    queue.submit(lambda: math.inf, lambda: (busy.wait(60), None)[1])
    for size in range(10):
        for _ in range(600):
            row_sum(grid=1 << size)
    assert len(kept._stores["Fake H100"]._new) == 10
    busy.set()
    wait()
    assert len(writes) == 1 and len(json.loads((cache / "kiln-adaptive" / "Fake_H100.json").read_text())["choices"]) == 10


def test_a_folder_is_no_file_to_save_to(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    settled(1)
    with pytest.raises(IsADirectoryError, match=str(tmp_path)):
        kiln.adaptive.save(tmp_path)
    assert not [name for name in tmp_path.iterdir() if name.name.startswith(".")]


@pytest.mark.parametrize("spoil", [lambda text: text[:200], lambda text: text[:-1], lambda text: b"", lambda text: text[:-9] + b"123456789",
                                   lambda text: text.split(b"\n", 1)[1], lambda text: b"{}\n" + text.split(b"\n", 2)[2], lambda text: None])
def test_a_binary_that_was_spoiled_is_made_again(gpu: Any, fake: FakeClock, cache: Path, command: Any, spoil: Any) -> None:
    """A driver takes whatever it is given for a binary."""
    stock = stock_of(fake)
    settled()
    wait()
    best = binaries(gpu, 1)
    path, = (cache / "kiln-adaptive").glob("*.bin")
    whole = path.read_bytes()
    text = spoil(whole)
    if text is None:  # One of another kernel under its name.
        own = {stock, bytes(row_sum(sched_strategy=None, num_warps=8).kernel)}
        fake.speed = lambda binary: 10.0 if binary in own else 8.0
        settled(num_warps=8)
        wait()
        other, = set((cache / "kiln-adaptive").glob("*.bin")) - {path}
        text = other.read_bytes()
    path.write_bytes(text)
    calls = len(command.calls())
    anew()
    row_sum()
    wait()
    row_sum()
    row_sum()
    assert binaries(gpu, 1) == best != [stock] and len(command.calls()) == calls + 1
    assert path.read_bytes() == whole


def test_a_kept_build_that_cannot_be_launched_here(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = stock_of(fake)
    settled()
    wait()
    best = binaries(gpu, 1)[0]
    anew()
    launched = gpu.launcher_cls

    def launcher_cls(src: Any, metadata: Any) -> Any:
        launch = launched(src, metadata)

        def failing(x: int, y: int, z: int, stream: Any, function: Any, *rest: Any) -> None:
            if function[1] == best:
                raise RuntimeError("too many resources requested for launch")
            launch(x, y, z, stream, function, *rest)

        return failing

    monkeypatch.setattr(gpu, "launcher_cls", launcher_cls)
    settled(5)
    wait()
    settled()
    one = only(kiln.adaptive.report())
    assert any("cannot be launched: too many resources" in note for note in one.notes)
    assert one.state == "settled" and not {best, stock} & set(binaries(gpu, 20)), "it is measured anew, without that one"


def test_a_kept_build_that_rounds_otherwise_is_not_taken(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    from kiln.adaptive import candidates

    stock = stock_of(fake)
    settled()
    wait()
    for path in (cache / "kiln-adaptive").glob("*.bin"):
        path.unlink()
    anew()
    monkeypatch.setattr(candidates, "rounds_alike", lambda *given: False)
    settled(20)
    assert set(binaries(gpu, 20)) == {stock}
    assert any("the choice that was kept" in note and "rounds otherwise" in note for note in only(kiln.adaptive.report()).notes)


def test_what_could_not_be_written_is_written_later(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    from kiln.adaptive import kept

    stock_of(fake)
    replace = os.replace

    def full(*given: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(kept.os, "replace", full)
    with pytest.warns(RuntimeWarning, match="is not kept"):
        settled()
        wait()
    folder = cache / "kiln-adaptive"
    assert not [path for path in folder.iterdir() if path.suffix not in (".lock", ".json")], "nothing half done stays"
    monkeypatch.setattr(kept.os, "replace", replace)
    kept._flush_all()
    assert len(json.loads((folder / "Fake_H100.json").read_text())["choices"]) == 1


def test_a_lock_that_another_process_holds_is_not_waited_for_without_end(gpu: Any, fake: FakeClock, cache: Path,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import kept

    monkeypatch.setattr(kept, "_PATIENCE_S", 0.3)
    stock_of(fake)
    (cache / "kiln-adaptive").mkdir()
    with kept._locked(cache / "kiln-adaptive" / "Fake_H100.json"):
        with pytest.warns(RuntimeWarning, match="another process holds .*Fake_H100.lock"):
            settled()
            wait()
    kept._flush_all()
    assert (cache / "kiln-adaptive" / "Fake_H100.json").exists()


def test_who_may_read_what_is_kept_the_umask_says(gpu: Any, fake: FakeClock, cache: Path, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        stock_of(fake)
        settled()
        wait()
        kiln.adaptive.save(tmp_path / "h100.json")
    finally:
        os.umask(before)
    files = [tmp_path / "h100.json", cache / "kiln-adaptive" / "Fake_H100.json", *(cache / "kiln-adaptive").glob("*.bin")]
    assert len(files) == 3 and {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o644}


WRITER = """
import sys, fake_gpu, kiln.triton
fake_gpu.install()
from kiln.adaptive import kept
who = int(sys.argv[1]) if len(sys.argv) > 1 else {who}
store = kept.of_device("X")
for number in range(40):
    for name, count in ((str(100 * who + number), 1), ("same", 100 * who + number)):
        store.add([kept.Kept(name, name, 3, "exact", "triton", "", "12", "b", count, 1, 1.0, (1.0, 1.0), 1, 1.0)])
    store.flush()
"""


def test_processes_that_write_one_file_at_once_lose_nothing(cache: Path) -> None:
    threads = [threading.Thread(target=python, args=(WRITER.format(who=who),)) for who in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    choices = json.loads((cache / "kiln-adaptive" / "X.json").read_text())["choices"]
    assert len(choices) == 121 and [one["comparisons"] for one in choices if one["kernel"] == "same"] == [239]


def test_stores_are_saved_while_others_add_to_them(cache: Path, gpu: Any) -> None:
    from kiln.adaptive import kept

    barrier, found, errors = threading.Barrier(8), [], []
    read = kept.read

    def slow(path: Path) -> Any:
        time.sleep(0.05)
        return read(path)

    kept._stores.clear()
    kept.read = slow

    def open_it() -> None:
        barrier.wait()
        found.append(kept.of_device("X"))

    threads = [threading.Thread(target=open_it) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kept.read = read
    assert len({id(store) for store in found}) == 1
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def add() -> None:
        for number in range(3000):
            found[0].add([kept.Kept(str(number), str(number), 3, "exact", "triton", "", "12", "b", 1, 1, 1.0, (1.0, 1.0), 1, 1.0)])

    thread = threading.Thread(target=add)
    thread.start()
    try:
        while thread.is_alive():
            kiln.adaptive.save(cache / "saved.json")
    except RuntimeError as error:
        errors.append(error)
    thread.join()
    sys.setswitchinterval(switch)
    kept._stores.clear()
    assert not errors


# Tensors, forks, kernels that are gone, and what else there is.


def test_storages_that_share_memory_are_not_apart() -> None:
    """Arrays of other libraries: each view is a storage of its own."""
    from kiln.adaptive.overlap import test_of as overlap_test

    class View(Viewed):
        def __init__(self, address: int, size: int) -> None:
            super().__init__(address=address)
            self.size = size

        def untyped_storage(self) -> Storage:
            return Storage(self.address, self.size)

    class Sparse(Viewed):
        def untyped_storage(self) -> Storage:
            raise NotImplementedError("Cannot access storage of SparseTensorImpl")

    two = overlap_test(["*fp32", "*fp32"])
    assert two([View(0, 64), View(64, 64)]) and two([View(64, 64), View(0, 64)])
    assert not two([View(0, 65), View(64, 64)]) and not two([View(64, 64), View(0, 65)]) and not two([View(0, 4096), View(64, 8)])
    assert not two([Sparse(), View(0, 64)])
    three = overlap_test(["*fp32", "*fp32", "*fp32"])
    assert not three([View(0, 4096), View(64, 8), View(8192, 8)]) and three([View(0, 64), View(64, 8), View(8192, 8)])


@pytest.mark.parametrize("options", ["--sched-strategy=source; pipeline(noalias=true)", "--sched-strategy=source; pipeline(noalias = 1)"])
def test_however_it_is_spelled_a_build_for_tensors_apart_is_one(options: str) -> None:
    from kiln.adaptive.candidates import Choice

    assert Choice("llvm", (options,)).needs_apart


FORK = """
import os, signal, sys, threading, fake_gpu, kernels, kiln, kiln.triton
from fake_clock import FakeClock
from kiln.adaptive import clock
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
    from kiln import program
    from kiln.adaptive.jobs import Jobs

    jobs, begin, pids = Jobs(), subprocess.Popen, []

    def slow(*given: Any, **keys: Any) -> Any:
        process = begin(*given, **keys)
        pids.append(process.pid)
        time.sleep(0.3)
        return process

    def run() -> None:
        with pytest.raises(program.CommandCrashed):
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
    with pytest.raises(program.CommandCrashed, match="the program ends"):
        jobs.run(["compile", "-"], "", {})


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


def test_a_report_of_an_adaptive_kernel_says_that_it_is_one(gpu: Any, fake: FakeClock) -> None:
    compiled = settled(1)
    one, = kiln.report(compiled).kernels
    assert one.adaptive and one.directives is None and "kiln.adaptive.report()" in str(kiln.report(compiled))
    own = row_sum(sched_strategy=None)
    assert not kiln.report(own).kernels[0].adaptive and "Triton's own code runs" in str(kiln.report(own))


def test_sync_of_one_process_needs_no_torch(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setitem(sys.modules, "torch.distributed", None)
    kiln.adaptive.sync()


@pytest.mark.parametrize("launch", [
    lambda key: kernels.row_sum[(0,)](Viewed(), Viewed(address=8192), 5000, BLOCK=1024, **key),
    lambda key: kernels.row_sum[(2, 3, 4)](Viewed(), Viewed(address=8192), 5000, BLOCK=1024, **key),
    lambda key: kernels.row_sum[lambda meta: (meta["BLOCK"] // 8,)](Viewed(), Viewed(address=8192), 5000, BLOCK=1024, **key),
    lambda key: triton.heuristics({"BLOCK": lambda given: 1024})(kernels.row_sum)[(9,)](Viewed(), Viewed(address=8192), 5000, **key),
    lambda key: kernels.nothing[(9,)](**key), lambda key: kernels.constant[(9,)](3, **key),
    lambda key: kernels.copy_of_two[(9,)]((Viewed(), Viewed(address=8192)), BLOCK=128, **key)])
def test_kernels_and_grids_of_all_kinds(gpu: Any, fake: FakeClock, launch: Any) -> None:
    stock = launch({})
    for _ in range(4):
        launch({"sched_strategy": "adaptive"})
    wait()
    for _ in range(100):
        launch({"sched_strategy": "adaptive"})
    one = only(kiln.adaptive.report())
    assert not one.notes and len(gpu.launches) == 105 and {found[1] for found in gpu.launches} >= {(stock.metadata.name, stock.kernel)}


def test_a_handle_of_an_adaptive_kernel(gpu: Any, fake: FakeClock) -> None:
    stock = stock_of(fake)
    handle = kiln.bind(kernels.row_sum, Viewed(), Viewed(address=8192), 5000, BLOCK=1024, sched_strategy="adaptive")
    for _ in range(4):
        handle((64,), Viewed(), Viewed(address=8192), 5000)
    wait()
    for _ in range(500):
        handle((64, 1), Viewed(), Viewed(address=8192), 5000)
    assert stock not in binaries(gpu, 20) and only(kiln.adaptive.report()).state == "settled"


@pytest.mark.parametrize("name", ["use_static_cuda_launcher", "use_static_triton_launcher", "other"])
def test_inductor_does_without_its_static_launcher(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Whatever this torch calls it; its configuration refuses names that it does not know."""
    from types import ModuleType

    class Config(ModuleType):
        def __setattr__(self, key: str, value: Any) -> None:
            if key not in vars(self):
                raise AttributeError(f"{key} does not exist")
            super().__setattr__(key, value)

    config = Config("torch._inductor.config")
    vars(config)[name] = True
    monkeypatch.setitem(sys.modules, "torch._inductor.config", config)
    row_sum()
    assert getattr(config, name) == (name == "other")
    vars(config)[name] = True
    with kiln.policy("row_.*=adaptive"):
        assert getattr(config, name) == (name == "other")


def test_inductors_cache_is_asked_after_that(cache: Path) -> None:
    """What it keeps of a program without Kiln would be launched past us, and nothing of Triton's compiler be called."""
    name = "TORCHINDUCTOR_USE_STATIC_CUDA_LAUNCHER"
    code = f"import os; os.environ.pop('{name}', None); import triton, kiln.triton; print(os.environ.get('{name}'))"
    assert python(code, {"KILN_POLICY": ".*=adaptive"}).split() == ["0"]
    assert python(code, {"KILN_POLICY": "add=latency"}).split() == ["None"]
