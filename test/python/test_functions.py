"""`kiln.jit`, `kiln.report` and `kiln.bind`."""
from __future__ import annotations

import json
import timeit
from pathlib import Path
from typing import Any, Mapping, Sequence

import pytest
import triton
import triton.language as tl
from conftest import Command
from fake_gpu import Tensor

import kernels
import kiln
import kiln.program
from kiln.directive import Directives, said_by


@kiln.jit(sched_strategy="latency", remat="address")
@triton.jit
def above(x, out, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at))


@kiln.jit(sched_strategy="latency", do_not_specialize=["n"])
def instead(x, out, n, BLOCK: tl.constexpr = 128):  # type: ignore[no-untyped-def]
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at) + n)


@kiln.jit(sched_strategy="latency")
@triton.autotune([triton.Config({"BLOCK": 128}), triton.Config({"BLOCK": 256, "sched_strategy": "freeze"})], key=[])
@triton.jit
def tuned(x, out, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at))


@kiln.jit
def bare(x):  # type: ignore[no-untyped-def]
    tl.store(x, 1.0)


def test_standing_directives(gpu: Any) -> None:
    x = Tensor()
    assert above[(1,)](x, x, BLOCK=128).metadata.kiln_directives == "sched_strategy='latency', remat='address'"
    changed = above[(1,)](x, x, BLOCK=128, sched_strategy="freeze", remat=None)
    assert changed.metadata.kiln_directives == "sched_strategy='freeze'"
    assert instead[(1,)](x, x, 1).metadata.kiln_directives == "sched_strategy='latency'"
    assert instead.warmup(x, x, 1, grid=(1,)).metadata.kiln_directives == "sched_strategy='latency'"
    assert not hasattr(bare[(1,)](x).metadata, "kiln_directives")


def test_standing_directives_under_the_autotuner(gpu: Any, command: Command) -> None:
    tuned[(1,)](Tensor(), Tensor())
    assert ["freeze" in call for call in command.calls()] == [False, True]
    assert "latency" in command.calls()[0]


def test_options_of_triton_go_to_triton(gpu: Any) -> None:
    with pytest.raises(TypeError, match="do_not_specialize: give options of triton.jit to that decorator"):
        kiln.jit(kernels.add, do_not_specialize=["n"])


def test_report(gpu: Any) -> None:
    x = Tensor()
    capped = kernels.row_sum[(4,)](x, x, 1000, BLOCK=512, sched_strategy="latency", max_regs=32)
    report = kiln.report(capped)
    one, = report.kernels
    assert (one.name, one.target, one.directives) == ("row_sum", "90", "sched_strategy='latency', max_regs=32")
    assert 0 < one.after.registers <= 32 and one.before.registers > 0
    assert 0 < one.after.warps <= one.after.max_warps == 64
    assert "row_sum" in str(report) and "sched_strategy='latency', max_regs=32" in str(report)

    plain = kernels.row_sum[(4,)](x, x, 1000, BLOCK=512)
    both = kiln.report(kernels.row_sum)
    assert [kernel.directives for kernel in both.kernels] == [one.directives, None]
    assert both.kernels[0] == one and kiln.report(plain).kernels[0].before == one.before
    assert "Triton's own code runs" in str(both)
    with pytest.raises(ValueError, match="launch it first"):
        kiln.report(kernels.add)


def test_report_of_what_was_taken_back(gpu: Any) -> None:
    def launched(remat: str) -> kiln.resources.KernelReport:
        one, = kiln.report(kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, remat=remat)).kernels
        return one

    judged, kept = launched("never-killed(gate=0)"), launched("never-killed(gate=0, keep=always)")
    said, = judged.taken_back
    assert said.startswith("kernel 'row_sum': rematerialization 'never-killed(gate=0)' taken back: ")
    assert said in str(kiln.resources.Report((judged,))) and kept.taken_back == ()


def test_report_of_what_was_chosen(gpu: Any) -> None:
    launched = kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, sched_strategy="auto(budget=3)")
    one, = kiln.report(launched).kernels
    assert one.directives == "sched_strategy='auto(budget=3)'"
    assert one.chosen.startswith("sched_strategy='") and "auto" not in one.chosen and one.chosen_because
    assert f"kernel 'row_sum': chosen: {one.chosen} ({one.chosen_because})" in str(kiln.report(launched)).splitlines()
    named, = kiln.report(kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, sched_strategy="latency")).kernels
    assert named.chosen == "" == named.chosen_because and named.notes() == []


def test_tritons_own_code_is_a_candidate_of_auto(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, stock = [], kiln.program.run

    def rival_wins(line: Sequence[str], source: str = "", variables: Mapping[str, str] = {}) -> str:
        text = stock(line, source, variables)
        given = {word.split("=")[0]: word.split("=", 1)[1] for word in line if "=" in word}
        if "--rival" not in given:
            return text
        about = json.loads(Path(given["--sidecar"]).read_text())
        assert about["kernels"][0]["chosen"]["rival"] is False  # It is not a twentieth faster.
        about["kernels"][0]["chosen"] = {"options": "", "reason": "because", "rival": True}
        Path(given["--sidecar"]).write_text(json.dumps(about))
        texts.append(Path(given["--rival"]).read_text())
        return texts[-1]

    monkeypatch.setattr(kiln.program, "run", rival_wins)
    launched = kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, sched_strategy="auto(budget=2)")
    plain = kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512)
    assert texts == [plain.asm["ptx"]] and launched.asm["cubin"] == plain.asm["cubin"]
    one, = kiln.report(launched).kernels
    assert (one.chosen, one.chosen_because) == ("Triton's own code", "because")
    kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, sched_strategy="latency")
    assert len(texts) == 1


def test_report_of_a_cap_that_the_assembler_raised(gpu: Any) -> None:
    def launched(most: int) -> kiln.resources.KernelReport:
        one, = kiln.report(kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, max_regs=most)).kernels
        return one

    raised = launched(16)
    assert raised.after.registers > 16 and raised.notes() == [
        "kernel 'row_sum': at most 16 registers a thread were asked for, and the assembler made it "
        f"{raised.after.registers}, the least that it gives this kernel"]
    assert launched(32).notes() == []


def test_what_was_chosen_is_typed_as_keys() -> None:
    tile = Directives(sched_strategy="auto", backend="tile")
    chosen = said_by("--sched-strategy 'source; unroll(count=4)' --remat 'address' --max-regs 80 --tensor-maps on --extra-stages 1", tile)
    assert str(chosen) == ("sched_strategy='source; unroll(count=4)', remat='address', max_regs=80, backend='tile', tensor_maps=True, "
                           "extra_stages=1")
    assert said_by("", tile) == tile


def test_report_under_a_policy(gpu: Any) -> None:
    with kiln.policy("row_sum=latency"):
        launched = kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512)
        assert kiln.report(launched).kernels[0].directives == "sched_strategy='latency'"


def test_report_on_amd(mi300: Any) -> None:
    launched = kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, sched_strategy="pressure")
    assert kiln.report(launched).kernels[0].after.registers > 0


def test_bind(gpu: Any, command: Command) -> None:
    x, y, out = Tensor(), Tensor(), Tensor()
    handle = kiln.bind(kernels.add, x, y, out, 1000, BLOCK=256, sched_strategy="latency")
    assert not gpu.launches and handle.device == 0
    handle((4,), x, y, out, 1000)
    handle((4, 2), y, x, out, 2000)
    assert [launch[0] for launch in gpu.launches] == [(4, 1, 1), (4, 2, 1)]
    assert gpu.launches[1][2] == (y, x, out, 2000, 256)
    assert kernels.add[(4,)](x, y, out, 1000, BLOCK=256, sched_strategy="latency") is handle.compiled
    assert kiln.report(handle).kernels[0].directives == "sched_strategy='latency'"
    assert len(command.calls()) == 1


def test_bind_defaults_and_tuners(gpu: Any) -> None:
    x = Tensor()
    kiln.bind(instead, x, x, 5)((1,), x, x, 6)
    assert gpu.launches[-1][2] == (x, x, 6, 128)
    tuner = triton.autotune([triton.Config({"BLOCK": 128}), triton.Config({"BLOCK": 256})], key=["n"])(kernels.add)
    with pytest.raises(TypeError, match="has not been tuned yet"):
        kiln.bind(tuner, x, x, x, 1000)
    tuner[(4,)](x, x, x, 1000)
    kiln.bind(tuner, x, x, x, 1000)((4,), x, x, x, 1000)
    assert gpu.launches[-1][2][-1] == tuner.best_config.kwargs["BLOCK"]


def test_bind_sees_a_profilers_hooks(gpu: Any) -> None:
    from triton import knobs

    x = Tensor()
    handle = kiln.bind(kernels.add, x, x, x, 1000, BLOCK=256)
    seen = []
    before = knobs.runtime.launch_enter_hook
    if hasattr(before, "add"):
        before.add(seen.append)
    else:
        knobs.runtime.launch_enter_hook = seen.append
    try:
        handle((4,), x, x, x, 1000)
    finally:
        before.remove(seen.append) if hasattr(before, "remove") else setattr(knobs.runtime, "launch_enter_hook", before)
    assert len(seen) == 1


@pytest.mark.parametrize("scratch", [0, 128])
def test_bind_calls_tritons_launcher_alike(gpu: Any, scratch: int) -> None:
    """Triton's own launcher object, with its function in C noted instead of called: both ways pass it the same."""
    from triton.backends.nvidia.driver import CudaLauncher
    from triton.runtime import _allocation

    passed = []

    def launcher_cls(src: Any, metadata: Any) -> Any:
        launcher = object.__new__(CudaLauncher)
        vars(launcher).update(launch=lambda *args: passed.append(args), num_ctas=1, global_scratch_size=scratch,
                              global_scratch_align=16, profile_scratch_size=0, profile_scratch_align=1,
                              launch_cooperative_grid=False, launch_pdl=True, arg_annotations=b"", kernel_signature=b"",
                              gsan_enabled=False)
        return launcher

    gpu.launcher_cls = launcher_cls
    triton.set_allocator(lambda size, align, stream: size)
    try:
        x = Tensor()
        handle = kiln.bind(kernels.add, x, x, x, 1000, BLOCK=256, sched_strategy="latency")
        handle((4, 2), x, x, x, 1000)
        handle.compiled[(4, 2, 1)](x, x, x, 1000, 256)
    finally:
        triton.set_allocator(_allocation.NullAllocator())
    assert len(passed) == 2 and _without_hooks(passed[0]) == _without_hooks(passed[1])
    assert passed[0][:4] == (4, 2, 1, 7)


def _without_hooks(arguments: Any) -> Any:
    """A launch's arguments without the profiler's, which differ: an empty chain and no hook are one."""
    return [argument for argument in arguments if argument is not None and not hasattr(argument, "calls")
            and not hasattr(argument, "extras")]


def test_launches_are_cheap(gpu: Any) -> None:
    """How the ways to launch compare, with room for a busy machine: the least of interleaved rounds."""
    x = Tensor()
    handle = kiln.bind(kernels.add, x, x, x, 1000, BLOCK=256)
    ways = {
        "full": lambda: kernels.add[(4,)](x, x, x, 1000, BLOCK=256),
        "asked": lambda: kernels.add[(4,)](x, x, x, 1000, BLOCK=256, sched_strategy="latency"),
        "handle": lambda: handle((4,), x, x, x, 1000),
    }
    times = {name: float("inf") for name in ways}
    for _ in range(40):
        for name, way in ways.items():
            times[name] = min(times[name], timeit.timeit(way, number=200))
            gpu.launches.clear()
    assert times["handle"] < 0.25 * times["full"], times
    assert times["asked"] < 1.3 * times["full"], times
