"""Launches of adaptive kernels as files, on which builds are checked: what cannot be one, and what is left of them."""
from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from adaptive_checks import OUT, Acts, Held, Storage, X, acts, candidates, joined, learned, no_copies, row_sum
from adaptive_kernels import binaries, fake, no_others, only, stock_of, wait
from conftest import python
from fake_clock import FakeClock
from fake_gpu import Tensor

import kiln


class OnHost(Storage):
    device = "cpu"


class Sizeless(Held):
    def untyped_storage(self) -> Any:
        raise NotImplementedError("no storage")


@pytest.mark.parametrize("x, why", [
    (Held(OnHost(bytes(4096))), "one of its tensors is on cpu, and the launch on fake"),
    (Sizeless(X), "an argument of type Sizeless does not say in which storage it is"),
    (Tensor(), "an argument of type Tensor does not say in which storage it is")])
def test_memory_that_cannot_be_copied(gpu: Any, fake: FakeClock, acts: Acts, x: Any, why: str) -> None:
    stock = stock_of(fake)
    learned(50, x=x)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu, 50)) == {stock} and any(why in note for note in one.notes), one.notes
    assert not acts.log() and no_copies()


def test_more_memory_than_is_copied(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive.check import copied_launch

    monkeypatch.setattr(copied_launch, "MOST_BYTES", 8191)
    stock = stock_of(fake)
    learned(50)
    assert set(binaries(gpu, 50)) == {stock} and "its memory, 0.0 GiB, is more than" in only(kiln.adaptive.report()).notes[0]


def test_more_memory_than_the_disk_has(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive.check import copied_launch

    monkeypatch.setattr(copied_launch.shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(10**9, 10**9, 10000))
    stock = stock_of(fake)
    learned(50)
    assert set(binaries(gpu, 50)) == {stock} and "is more than half of the 0.000 GiB that are free" in only(kiln.adaptive.report()).notes[0]


def test_a_disk_that_is_full_meanwhile(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive.check import copied_launch

    def full(storage: Any, path: Path) -> None:
        path.write_bytes(b"1")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copied_launch, "_write", full)
    stock = stock_of(fake)
    learned(50)
    assert set(binaries(gpu, 50)) == {stock} and "No space left" in only(kiln.adaptive.report()).notes[0] and no_copies()


def test_launches_of_others_that_wait_are_waited_for(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    from kiln.adaptive import jobs
    from kiln.adaptive.check import copied_launch

    builds = candidates()
    other = Path(jobs.of_process().folder()) / "launch-other"
    other.mkdir()
    with open(other / "storage-0", "wb") as file:
        file.truncate(copied_launch.MOST_BYTES)
    learned(1)
    assert joined() == [] and not acts.log()
    shutil.rmtree(other)
    time.sleep(0.2)
    learned(1)
    assert joined() == builds and not only(kiln.adaptive.report()).notes


@pytest.mark.parametrize("packages, why", [({"torch.py": "raise ImportError('no torch')"}, "ImportError: no torch"),
                                           ({"kiln.py": "raise ImportError('half installed')"}, "ended with code 1: ImportError: half installed")])
def test_no_torch(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, packages: Any, why: str) -> None:
    from kiln.adaptive.check import checks

    (tmp_path / "packages").mkdir()
    for name, text in packages.items():
        (tmp_path / "packages" / name).write_text(text)
    monkeypatch.setitem(checks._VARIABLES, "PYTHONPATH", os.pathsep.join([str(tmp_path / "packages"), checks._VARIABLES["PYTHONPATH"]]))
    stock = stock_of(fake)
    learned(50)
    assert set(binaries(gpu, 50)) == {stock} and why in only(kiln.adaptive.report()).notes[0]


def test_another_gpu_under_the_same_number(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    stock = stock_of(fake)
    acts.write(model="Fake H200")
    learned(50)
    assert set(binaries(gpu, 50)) == {stock} and "expected Fake H100, found Fake H200" in only(kiln.adaptive.report()).notes[0]


def test_empty_grids_and_captures_are_not_copied(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    builds = candidates()
    for _ in range(4):
        row_sum()
    wait()
    fake.is_in_graph = True
    row_sum()
    fake.is_in_graph = False
    row_sum(grid=0)
    assert no_copies()
    learned(1)
    assert joined() == builds


def test_arguments_as_files_have_them(gpu: Any) -> None:
    from kiln.adaptive.check.copied_launch import Arguments, NotCopied

    class Integer:
        def __index__(self) -> int:
            return 7

    class Float:
        def __float__(self) -> float:
            return 1.5

    one = Storage(bytes(4096))
    found = Arguments(["*fp32", "*fp32", "*fp16", "i32", "fp32", "i1", "constexpr", "*i8", "*i8"],
                      [Held(one, 16), Held(OUT), Held(one, 32), Integer(), Float(), True, len, None, Held(Storage(b""))])
    assert found.said == [{"storage": 0, "offset": 16}, {"storage": 1, "offset": 0}, {"storage": 0, "offset": 32}, 7, 1.5, True, None, None,
                          {"storage": -1, "offset": 0}]
    assert len(found.storages) == 2 and found.bytes == 8192 and found.types == ["fp32", "fp32"]

    class Part(Storage):
        def __init__(self) -> None:
            self._begin, self._size = one.data_ptr() + 1024, 1024

    for kinds, values, why in ((["*fp32", "*fp32"], [Held(one), Held(Part())], "overlap"), ([("*fp32",)], [(Held(one),)], "a tuple"),
                               (["tensordesc<fp16[16, 64]>"], [object()], "a tensor descriptor"), (["i32"], ["7"], "no number"),
                               (["i32"], [1, 2], "2 arguments"), (["*i8"], [Held(one, 5000)], "a tensor in it")):
        with pytest.raises(NotCopied, match=why):
            Arguments(kinds, values)


END = """
import os, time, fake_gpu, kernels, kiln.triton
from fake_clock import FakeClock
from adaptive_checks import Held, OUT, X
from kiln.adaptive import candidates, clock, jobs, launches
from kiln.adaptive.check import checks
checks._VARIABLES["PYTHONPATH"] = {search!r}
candidates._BUDGET = 4
fake = FakeClock(fake_gpu.install())
clock.of_device = lambda vendor, device: fake
def launch():
    kernels.row_sum[(64,)](Held(X), Held(OUT), 5000, BLOCK=1024, sched_strategy="adaptive(check=true)")
for _ in range(4):
    launch()
while not jobs.of_process().is_idle():
    time.sleep(0.01)
launch()
while "hangs" not in (open({log!r}).read() if os.path.exists({log!r}) else ""):
    time.sleep(0.01)
print(os.getpid())
"""


def test_the_end_of_a_program_ends_its_check(acts: Acts, tmp_path: Path) -> None:
    from kiln.adaptive.check import checks

    (tmp_path / "tmp").mkdir()
    acts.write(other="hangs")
    begun = time.monotonic()
    python(END.format(search=checks._VARIABLES["PYTHONPATH"], log=f"{acts.file}.log"), {"TMPDIR": str(tmp_path / "tmp")})
    assert time.monotonic() - begun < 50
    time.sleep(0.2)
    pid = acts.log()[-1][1]
    assert not Path(f"/proc/{pid}/cmdline").exists() or not Path(f"/proc/{pid}/cmdline").read_text()
    assert not list((tmp_path / "tmp").iterdir()), "nor files"
