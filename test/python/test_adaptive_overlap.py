"""Tensors of a launch that overlap: which of them a kernel writes, and what is launched then."""
from __future__ import annotations

import itertools
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, List, Sequence, Set

import pytest
import triton
from adaptive_kernels import anew, binaries, fake, most_are_of, no_others, only, scaled_rows, wait
from fake_clock import FakeClock, Storage, Viewed
from fake_gpu import Tensor

import kernels
import kiln

PACKED, OUT = Viewed(address=4096), Viewed(address=8192)


class View(Viewed):
    """Of an array of another library, which is a storage of its own."""

    def __init__(self, address: int, size: int) -> None:
        super().__init__(address=address)
        self.size = size

    def untyped_storage(self) -> Storage:
        return Storage(self.address, self.size)


def rows_of_two(x: Any, y: Any, out: Any, **keys: Any) -> Any:
    return kernels.rows_of_two[(64,)](x, y, 8192, 1.5, out, BLOCK=1024, **{"sched_strategy": "adaptive", **keys})


def rows_added(x: Any, y: Any, **keys: Any) -> Any:
    return kernels.rows_added[(64,)](x, y, 8192, BLOCK=1024, **{"sched_strategy": "adaptive", **keys})


def asked(launch: Any) -> Any:
    """The launches of a kernel, its other builds made."""
    from kiln.adaptive import install

    for _ in range(4):
        launch()
    wait()
    launch()
    launches, = install.all_launches()
    return launches


def for_apart(launches: Any) -> Set[bytes]:
    return {build.made.binary for build in launches.joined() if build.choice.needs_apart}


@pytest.mark.parametrize("rounding", ["exact", "any"])
def test_views_of_one_storage_that_are_only_read_get_all_builds(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch,
                                                                rounding: str) -> None:
    """As packed q, k and v."""
    from kiln.adaptive import candidates

    monkeypatch.setattr(candidates, "_BUDGET", 24)
    keys = {"sched_strategy": f"adaptive(rounding={rounding})"}
    own = rows_of_two(PACKED, PACKED, OUT, sched_strategy=None).kernel
    launches = asked(lambda: rows_of_two(PACKED, PACKED, OUT, **keys))
    wanted = for_apart(launches)
    assert wanted and not launches.builds.notes, str(kiln.adaptive.report())
    assert any("noalias" in str(build.choice) for build in launches.joined())
    assert any(build.choice.backend == "tile" for build in launches.joined()) == (rounding == "any")
    fake.speed = lambda binary: 5.0 if binary in wanted else 10.0
    for _ in range(2500):
        rows_of_two(PACKED, PACKED, OUT, **keys)
    assert most_are_of(gpu, wanted) and not launches.overlapped, str(kiln.adaptive.report())
    for overlapping in ((PACKED, OUT, OUT), (OUT, PACKED, OUT), (PACKED, PACKED, PACKED), (PACKED, Tensor(), OUT), (PACKED, PACKED, Tensor())):
        rows_of_two(*overlapping, **keys)
        assert binaries(gpu, 1) == [own]


@pytest.mark.parametrize("launch", [lambda key: rows_added(PACKED, PACKED, **key), lambda key: scaled_rows(PACKED, PACKED, **key),
                                    lambda key: rows_of_two(PACKED, OUT, OUT, **key)])
def test_tensors_that_overlap_what_is_written_get_other_builds(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, launch: Any) -> None:
    """A kernel that works in place, and tensors that are input and output."""
    from kiln.adaptive import candidates

    monkeypatch.setattr(candidates, "_BUDGET", 24)
    key = {"sched_strategy": "adaptive(rounding=any)"}
    launches = asked(lambda: launch(key))
    assert launches.joined() and not any("noalias" in str(build.choice) for build in launches.joined())
    wanted = for_apart(launches)
    fake.speed = lambda binary: 5.0 if binary in wanted else 10.0
    for _ in range(200):
        launch(key)
    assert wanted and not set(binaries(gpu)) & wanted


def test_what_is_written_is_asked_once(gpu: Any, fake: FakeClock, command: Any, cache: Path) -> None:
    """By a job of the first process; the first launch of the next one, which takes a kept choice, waits for no program."""
    learning = {"sched_strategy": "adaptive(rounding=any, launches=100)"}
    launches = asked(lambda: rows_of_two(PACKED, PACKED, OUT, **learning))
    wanted = {build.made.binary for build in launches.joined() if build.choice.backend == "tile"}
    fake.speed = lambda binary: 5.0 if binary in wanted else 10.0
    while not launches.winners:
        rows_of_two(PACKED, PACKED, OUT, **learning)
    wait()
    assert len(command.calls("inspect")) == 1 and len(list((cache / "kiln-adaptive").glob("*.facts"))) == 1
    calls = command.log.read_text()
    anew()
    for _ in range(3):
        rows_of_two(PACKED, PACKED, OUT, sched_strategy="adaptive(rounding=any, frozen=true)")
    assert command.log.read_text() == calls
    one = only(kiln.adaptive.report())
    assert one.backend == "tile" and binaries(gpu, 3) != [rows_of_two(PACKED, PACKED, OUT, sched_strategy=None).kernel] * 3
    anew()
    file, = (cache / "kiln-adaptive").glob("*.facts")
    file.write_bytes(file.read_bytes().replace(b"[4]", b"[]"))
    rows_of_two(PACKED, PACKED, OUT, sched_strategy="adaptive(rounding=any, frozen=true)")
    assert len(command.calls("inspect")) == 2, "a file that was spoiled is made again"


@pytest.mark.parametrize("trouble, why", [('echo "kiln: error: no such thing" >&2; exit 1', "no such thing"), ("kill -9 $$", "-9"),
                                          ("echo nothing; exit 0", "cannot be read"), ('echo \'{"kernels": [{}]}\'; exit 0', "cannot be read"),
                                          ('echo \'{"kernels": [{"parameters": []}]}\'; exit 0', "0 pointers, and its signature 3")])
def test_where_nobody_knows_what_is_written_all_tensors_count(gpu: Any, fake: FakeClock, command: Any, monkeypatch: pytest.MonkeyPatch,
                                                              trouble: str, why: str) -> None:
    from kiln.adaptive import candidates

    monkeypatch.setattr(candidates, "_BUDGET", 24)
    command.write(f'[ "$1" != inspect ] || {{ {trouble}; }}')
    launches = asked(lambda: rows_of_two(PACKED, PACKED, OUT))
    assert launches.joined() and not for_apart(launches)
    assert any("what the kernel writes is not known" in note and why in note for note in launches.builds.notes), launches.builds.notes
    apart = launches.builds.overlap.is_apart
    assert apart([PACKED, OUT, 8192, 1.5, View(1 << 20, 8)]) and not apart([PACKED, PACKED, 8192, 1.5, OUT])


@pytest.mark.parametrize("vendor", ["nvidia", "amd"])
def test_what_is_written_by_signature(gpu: Any, fake: FakeClock, vendor: str, request: pytest.FixtureRequest) -> None:
    """Constants, None, and integers of one are arguments of a launch, and no parameters of tile IR. A descriptor is several for AMD."""
    from triton.tools.tensor_descriptor import TensorDescriptor

    if vendor == "amd":
        fake._gpu = request.getfixturevalue("mi300")
    base = Viewed(address=1 << 16)
    block = TensorDescriptor(base, [16, 64], [64, 1], [16, 64])
    one, out, other = (Viewed(address=address) for address in (4096, 8192, 12288))
    for stride, bias, even in itertools.product((1, 3), (None, Viewed(address=4096)), (True, False)):
        arguments = [one, stride, bias, out, 5, other, block, even]
        launches = asked(lambda: kernels.stored_as_said[(64,)](*arguments, sched_strategy="adaptive"))
        overlap = launches.builds.overlap
        assert overlap.is_final and not any("written" in note or "writes" in note for note in launches.builds.notes), launches.builds.notes
        assert overlap.is_apart(arguments)
        assert overlap.is_apart([one, stride, bias, one, *arguments[4:]]) == (not even), "only read where it is not even"
        assert not overlap.is_apart([other, *arguments[1:]]) and not overlap.is_apart([base, *arguments[1:]])
        anew()


def test_what_is_written_through_a_tuple(gpu: Any, fake: FakeClock) -> None:
    launches = asked(lambda: kernels.copy_of_two[(9,)]((PACKED, OUT), BLOCK=1024, sched_strategy="adaptive"))
    overlap = launches.builds.overlap
    assert overlap.is_final and not launches.builds.notes, launches.builds.notes
    assert overlap.is_apart([(PACKED, OUT)]) and not overlap.is_apart([(OUT, OUT)])


def overlaps(tensors: Sequence[View], written: Set[int]) -> bool:
    """By bytes."""
    reached = [set(range(tensor.address, tensor.address + tensor.size)) for tensor in tensors]
    return any(reached[one] & reached[other] for one in written for other in range(len(tensors)) if one != other)


def test_the_test_of_random_views() -> None:
    from kiln.adaptive.overlap import Overlap, test_of as overlap_test

    chance = random.Random(5)
    counts = {True: 0, False: 0}
    for _ in range(3000):
        count = chance.randint(0, 5)
        written = {position for position in range(count) if chance.random() < 0.4}
        tensors = [View(chance.randrange(40), chance.randint(1, 12)) for _ in range(count)]
        described = [chance.random() < 0.2 for _ in range(count)]
        # Among them arguments that are none.
        kinds: List[str] = ["i32"]
        arguments: List[Any] = [7]
        for is_described, tensor in zip(described, tensors):
            kinds += ["tensordesc<fp16[64, 64]>" if is_described else "*fp32", "constexpr"]
            arguments += [SimpleNamespace(base=tensor) if is_described else tensor, None]
        expected = not overlaps(tensors, written)
        positions = {1 + 2 * position for position in written}
        assert overlap_test(kinds, positions)(arguments) == expected
        assert overlap_test(kinds)(arguments) == overlap_test(kinds, range(len(kinds)))(arguments) == (not overlaps(tensors, set(range(count))))
        # The same, some of them in tuples: positions are those of what Triton passes on.
        begin, end = sorted(chance.choices(range(len(kinds) + 1), k=2))
        nested = [*kinds[:begin], (*kinds[begin:end],), *kinds[end:]], [*arguments[:begin], (*arguments[begin:end],), *arguments[end:]]
        for kinds_, arguments_ in ((kinds, arguments), nested):
            narrow = Overlap(kinds_)
            seen = narrow.seen(arguments_)
            assert narrow.is_apart(seen) == narrow.is_apart(arguments_) == overlap_test(kinds)(arguments)
            narrow.narrow(positions)
            assert narrow.is_apart(seen) == expected
        counts[expected] += 1
    assert min(counts.values()) > 300


def test_arguments_that_do_not_say_their_memory() -> None:
    from kiln.adaptive.overlap import Overlap, test_of as overlap_test

    assert not overlap_test(["*fp32", "*fp32"], [1])([Tensor(), OUT]) and not overlap_test(["*fp32", "*fp32"], [1])([PACKED, None])
    assert overlap_test(["*fp32", "*fp32"], [])([PACKED, PACKED]), "nothing is written"
    assert not overlap_test([("*fp32", "*fp32")])([(PACKED, PACKED)]) and not overlap_test([("*fp32", "*fp32")])([PACKED])
    assert not overlap_test(["nvTmaDesc", "*fp32"], [1])([PACKED, OUT])
    narrow = Overlap(["*fp32", "*fp32", "tensordesc<fp16[64, 64]>"])
    seen = narrow.seen([PACKED, Tensor(), SimpleNamespace(base=OUT)])
    assert not narrow.is_apart(seen)
    narrow.narrow(None)
    assert narrow.is_final and not narrow.is_apart([PACKED, PACKED, SimpleNamespace(base=OUT)])
    assert Overlap(["i32", "*fp32"]).is_final and Overlap([("*fp32", "nvTmaDesc")]).is_final, "nothing could be found out"
