"""Adaptive kernels: builds raced on a program's own launches, on a GPU that pretends."""
from __future__ import annotations

import errno
import gc
import json
import os
import subprocess
import sys
import threading
import time
import tracemalloc
from pathlib import Path
from typing import Any, Iterator, List, Set

import pytest
import triton
from conftest import forget, python
from fake_clock import FakeClock, Viewed
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
                                  "adaptive(frozen=yes)", "adaptive; disable(pass=loop-reduce)"])
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

    monkeypatch.setattr(kept.tempfile, "mkstemp", full)
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
