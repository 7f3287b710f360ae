"""What adaptive kernels chose, kept for other processes: files of choices and the binaries beside them."""
from __future__ import annotations

import errno
import json
import math
import os
import re
import stat
import sys
import threading
import time
from pathlib import Path
from typing import Any, List, Set

import pytest
from adaptive_kernels import anew, binaries, fake, no_others, only, row_sum, settled, stock_of, wait
from conftest import python
from fake_clock import FakeClock, Mark

import kiln


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


def test_a_page_that_cannot_be_written_is_an_error(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    with pytest.raises(kiln.program.CommandFailed, match="absent"):
        kiln.adaptive.report().write(tmp_path / "absent" / "report.html")
    with pytest.raises(OSError):
        kiln.adaptive.report().write(tmp_path / "absent" / "report.json")


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


@pytest.mark.parametrize("spoil", [lambda text: text[:200], lambda text: text[:-1], lambda text: b"", lambda text: text[:-9] + b"123456789",
                                   lambda text: text.split(b"\n", 1)[1], lambda text: b"{}\n" + text.split(b"\n", 2)[2], lambda text: None])
def test_a_binary_that_was_spoiled_is_made_again(gpu: Any, fake: FakeClock, cache: Path, command: Any, spoil: Any) -> None:
    """A driver takes whatever it is given for a binary."""
    stock = stock_of(fake)
    settled()
    wait()
    best = binaries(gpu, 1)
    before = set((cache / "kiln-adaptive").glob("*.bin"))
    path, = [one for one in before if one.read_bytes().endswith(best[0])]
    whole = path.read_bytes()
    text = spoil(whole)
    if text is None:  # One of another kernel under its name.
        own = {stock, bytes(row_sum(sched_strategy=None, num_warps=8).kernel)}
        fake.speed = lambda binary: 10.0 if binary in own else 8.0
        settled(num_warps=8)
        wait()
        text = next(iter(set((cache / "kiln-adaptive").glob("*.bin")) - before)).read_bytes()
    path.write_bytes(text)
    calls = len(command.calls())
    anew()
    row_sum()
    wait()
    row_sum()
    row_sum()
    assert binaries(gpu, 1) == best != [stock] and len(command.calls()) == calls + 1
    assert path.read_bytes() == whole


@pytest.mark.parametrize("rounding", ["exact", "any"])
def test_what_was_made_is_not_made_again(gpu: Any, fake: FakeClock, cache: Path, command: Any, rounding: str) -> None:
    """A program may end before its races do, and meets other sizes of grids the next time."""
    from kiln.adaptive import install

    def joined() -> Set[bytes]:
        return {build.made.binary for launches in install.all_launches() for build in launches.joined()}

    directive = f"adaptive(rounding={rounding})"
    settled(1, sched_strategy=directive)
    first, calls = joined(), len(command.calls())
    anew()
    settled(1, sched_strategy=directive, grid=100)
    assert joined() == first and len(first) > 1 and len(command.calls()) == calls
    anew()
    settled(1, sched_strategy=directive, grid=9)
    builds = [re.sub(r"-o \S+", "", line) for line in command.calls() if "--emit=obj" in line]
    assert len(set(builds)) == len(builds), "those of another size are searched for, and only what is new is made"
    assert sum("--emit=report" in line for line in command.calls()) == 2
    first, calls = joined(), len(command.calls())
    for path in (cache / "kiln-adaptive").glob("*.facts"):
        path.write_bytes(path.read_bytes()[:-1])
    anew()
    settled(1, sched_strategy=directive)
    assert joined() == first and len(command.calls()) > calls


def test_what_a_survey_compiles_before_is_not_made_again(gpu: Any, fake: FakeClock, command: Any) -> None:
    from kiln.adaptive import install
    from kiln.survey.launches import Launch, catching
    from kiln.survey.prepared import compile_builds

    caught: List[Launch] = []
    with catching(caught.append):
        row_sum(sched_strategy=None)
    launched = len(gpu.launches)
    compile_builds(caught[0], ["triton", "adaptive", "adaptive-any"])
    calls = len(command.calls())
    assert calls > 3 and len(gpu.launches) == launched, "nothing is run"
    for rounding in ("exact", "any"):
        anew()
        settled(1, sched_strategy=f"adaptive(rounding={rounding})")
        assert len(command.calls()) == calls and any(launches.joined() for launches in install.all_launches())


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
    for path in [*(cache / "kiln-adaptive").glob("*.bin"), *(cache / "kiln-adaptive").glob("*.facts")]:
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
    assert len(files) > 2 and {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o644}


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
