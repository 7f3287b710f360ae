"""Adaptive kernels: builds raced on a program's own launches, on a GPU that pretends."""
from __future__ import annotations

import dataclasses
import shutil
import sys
from pathlib import Path
from typing import Any, Dict, List

import pytest
import triton
from adaptive_kernels import anew, binaries, fake, most_are_of, no_others, only, row_sum, scaled_rows, settled, stock_of, wait
from conftest import forget, python
from fake_clock import FakeClock, Storage, Viewed
from fake_gpu import Tensor

import kernels
import kiln


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


def test_exactly_rounded_builds_are_of_tritons_llvm_ir(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    from kiln.adaptive import candidates

    settled()
    exact = only(kiln.adaptive.report())
    assert len(exact.builds) > 1 and not any(build.backend == "tile" for build in exact.builds)
    anew()
    settled(sched_strategy="adaptive(rounding=any)")
    assert any(build.backend == "tile" for build in only(kiln.adaptive.report()).builds)
    anew()
    wait()
    shutil.rmtree(cache / "kiln-adaptive")
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


@pytest.mark.parametrize("wants", [{"kiln_tensor_maps": '[{"base": 0}]'}, {"kiln_persistent": True}, {}])
def test_a_build_that_another_process_made_is_launched_as_it_wants(gpu: Any, fake: FakeClock, monkeypatch: pytest.MonkeyPatch, cache: Path,
                                                                   wants: Dict[str, Any]) -> None:
    """This one has compiled nothing by which Triton's launcher would have been taught."""
    from kiln import launcher
    from kiln.adaptive import candidates, install

    made = candidates.made
    monkeypatch.setattr(candidates, "made", lambda compiled, choice, run: replaced(made(compiled, choice, run)))

    def replaced(build: Any) -> Any:
        return dataclasses.replace(build, metadata={**build.metadata, **wants}) if build.choice.backend == "tile" else build

    settled(1, sched_strategy="adaptive(rounding=any)")
    anew()
    taught: List[bool] = []
    monkeypatch.setattr(launcher, "install", lambda: taught.append(True))
    monkeypatch.setattr(candidates, "made", None)
    settled(1, sched_strategy="adaptive(rounding=any)")
    launches, = install.all_launches()
    assert any(build.choice.backend == "tile" for build in launches.joined()) and bool(taught) == bool(wants)


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
                                  "adaptive(frozen=yes)", "adaptive(check=yes)", "adaptive; disable(pass=loop-reduce)", "adaptive(launches=5,)",
                                  "adaptive(,)", "adaptive(launches=\u0665)"])
def test_misspelled(gpu: Any, text: str) -> None:
    with pytest.raises(ValueError, match="adaptive|rounding|launches|frozen|check|\\("):
        row_sum(sched_strategy=text)
    with pytest.raises(ValueError):
        kiln.policy(f".*={text}")


def test_other_directives_beside_it_are_refused(gpu: Any) -> None:
    for keys in ({"max_regs": 96}, {"remat": "address"}, {"backend": "tile"}):
        with pytest.raises(ValueError, match="exclude each other"):
            row_sum(**keys)


def test_autotuners_are_left_alone(gpu: Any, fake: FakeClock) -> None:
    configs = [triton.Config({"BLOCK": block, "sched_strategy": "adaptive"}) for block in (512, 1024)]
    tuned = triton.autotune(configs, key=["n"])(kernels.row_sum)
    for _ in range(5):
        for size in range(5000, 5004):
            tuned[(64,)](Viewed(address=4096), Viewed(address=8192), size)
    reports = kiln.adaptive.report().kernels
    assert len(reports) == 1, "the configuration that was taken, and not the other"


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


def test_overlap_by_kinds() -> None:
    from types import SimpleNamespace

    from kiln.adaptive.overlap import test_of as overlap_test

    one, other = Viewed(address=4096), Viewed(address=8192)
    two = overlap_test(["*fp32", "i32", "constexpr", "*fp16"])
    assert two([one, 3, 4, other]) and not two([one, 3, 4, one]) and not two([one, 3, 4, Tensor()]) and not two([one, 3, 4, None])
    descriptor = overlap_test(["tensordesc<fp16[64, 64]>", "*fp32"])
    assert descriptor([SimpleNamespace(base=one), other]) and not descriptor([SimpleNamespace(base=one), one])
    within = overlap_test([("*fp32", "i32", ("*fp32",))])
    assert within([(one, 3, (other,))]) and not within([(one, 3, (one,))]) and not within([3])
    assert not overlap_test(["nvTmaDesc", "*fp32"])([one, other])
    assert overlap_test(["i32"])([3])


def test_on_amd(gpu: Any, fake: FakeClock, mi300: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another vendor's binaries, without ptxas."""
    fake._gpu = mi300
    stock = stock_of(fake)
    settled()
    assert stock not in binaries(mi300, 20) and binaries(mi300, 1)[0].startswith(b"\x7fELF")
    one = only(kiln.adaptive.report())
    assert one.backend == "llvm" and len(one.builds) > 2


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
