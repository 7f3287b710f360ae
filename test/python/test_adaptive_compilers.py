"""Compilers beside adaptive kernels that fail, hang or make something else, and builds that cannot be used."""
from __future__ import annotations

import subprocess
import threading
from pathlib import Path
from typing import Any, List

import pytest
from adaptive_kernels import anew, binaries, fake, no_others, only, row_sum, settled, stock_of
from conftest import forget, python
from fake_clock import FakeClock

import kernels
import kiln


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


def test_variables_are_checked(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import jobs

    monkeypatch.setenv("KILN_JOBS", "many")
    with pytest.raises(ValueError, match="KILN_JOBS=many"):
        jobs.most()
    monkeypatch.setenv("KILN_JOBS", "3")
    assert jobs.most() == 3


def test_a_defect_of_ours_fails_no_launch(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder) -> None:
    from kiln.adaptive.race import Race

    def fails(race: Any, grid: Any) -> Any:
        raise KeyError("grid")

    stock = stock_of(fake)
    monkeypatch.setattr(Race, "next", fails)
    settled(20)
    assert set(binaries(gpu)) == {stock} and len(gpu.launches) == 25
    assert len([one for one in recwarn if "adaptive kernel 'row_sum' learns no more" in str(one.message)]) == 1


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


def test_a_compiler_that_hangs(gpu: Any, fake: FakeClock, command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import jobs

    monkeypatch.setattr(jobs, "_TIMEOUT_S", 1.0)
    stock = stock_of(fake)
    command.write('[ "$1" != compile ] || sleep 60')
    settled(20)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and "took longer than 1 s" in one.notes[0] and not jobs.of_process()._running


def test_a_cache_of_binaries_alone(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    monkeypatch.setenv("TRITON_STORE_BINARY_ONLY", "1")
    stock = stock_of(fake)
    settled(20)
    one = only(kiln.adaptive.report())
    if "llir" not in row_sum().asm:
        assert set(binaries(gpu)) == {stock} and "TRITON_STORE_BINARY_ONLY" in one.notes[0]
        assert not (cache / "kiln-adaptive" / "Fake_H100.json").exists()


@pytest.mark.parametrize("jobs", ["many", "0", "-1", "1.5", "\u0664"])
def test_a_misspelled_variable_fails_the_first_launch(cache: Path, jobs: str) -> None:
    code = """
import fake_gpu, kernels, kiln.triton
from fake_clock import FakeClock
from kiln.adaptive import clock, launches
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
