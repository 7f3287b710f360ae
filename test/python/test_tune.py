"""`kiln.tune`: the command, of a case file and of a kernel, with a driver that pretends."""
from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Callable, Dict, List

import pytest
import triton
import triton.language as tl
from fake_driver import CASES, variables
from host_tensor import HostTensor

import kernels
import kiln
from kiln.tuning import tensors
from kiln.tuning.source import lower

N = 2064


@triton.jit
def add_kernel(x, y, out, n, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    tl.store(out + at, tl.load(x + at, mask=mask) + tl.load(y + at, mask=mask), mask=mask)


@pytest.fixture
def pretend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets the rules of the fake driver."""
    def use(rules: str = "* time 100\n", **more: str) -> None:
        for name, value in {**variables(tmp_path, rules), **more}.items():
            monkeypatch.setenv(name, value)
    use()
    return use


def arguments() -> List[Any]:
    return [HostTensor([i % 7 for i in range(N)]), HostTensor([i % 5 for i in range(N)]), HostTensor([0.0] * N), N]


def grid(meta: Any) -> Any:
    return (triton.cdiv(meta["n"], meta["BLOCK"]),)


WARPS = [{"BLOCK": 1024, "num_warps": warps} for warps in (4, 8)]


def tune(folder: Path, **more: Any) -> kiln.KernelTuneResult:
    options: Dict[str, Any] = dict(grid=grid, configs=WARPS, outputs=["out"], folder=folder, budget=4, quiet=True)
    return kiln.tune(add_kernel, arguments(), **{**options, **more})


def test_a_case_file(gpu: Any, pretend: Callable[..., None], tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    pretend("* time 100\nthreads=256 time 80\nthreads=64 wrong\n", KILN_FAKE_NVML_THROTTLE="4")
    result = kiln.tune(CASES / "add.json", budget=6, log=tmp_path / "log", output=tmp_path / "tuned.json")
    assert (result.gpu, result.target, result.label) == ("Fake GPU", "sm_90a", "num_warps=8")
    assert result.directives == {"sched_strategy": "source"} and result.baseline == "configuration 0: source"
    assert result.speedup is not None and result.speedup.least <= result.speedup.median <= result.speedup.most
    assert result.speedup.median == pytest.approx(1.25) and result.chosen_us == pytest.approx(80, rel=1e-3)
    assert result.counts["wrong"] == len(result.failures) > 0 and result.counts["timeout"] == 0
    assert result.failures[0].stage == "check" and "out_ptr[0]" in result.failures[0].message
    assert json.loads(result.tuned_file.read_text())["version"] == 1 and result.log.exists()
    with pytest.raises(AttributeError, match="TuneResult.orders is called TuneResult.directives now"):
        result.orders  # type: ignore[attr-defined]
    assert result.slowed_by == "the power cap" and "slowed by the power cap" in str(result)
    assert any("throttling" in note for note in result.notes) and "throttling" in capfd.readouterr().err
    again = kiln.tune(CASES / "add.json", budget=6, log=tmp_path / "log", output=tmp_path / "tuned.json", quiet=True)
    assert again.reused == again.binaries > 0 and again.label == result.label
    assert capfd.readouterr().err == ""


def test_errors_are_the_commands_own(gpu: Any, pretend: Callable[..., None], tmp_path: Path) -> None:
    with pytest.raises(kiln.Error, match="^cannot read '.*none.json'"):
        kiln.tune(tmp_path / "none.json")
    with pytest.raises(kiln.Error, match="there is no GPU 7"):
        kiln.tune(CASES / "add.json", gpus=[7], log=tmp_path / "log", output=tmp_path / "tuned.json", quiet=True)
    with pytest.raises(TypeError, match="grid, configs: a case file says that itself"):
        kiln.tune(CASES / "add.json", grid=(1,), configs=[])  # type: ignore[call-overload]


def test_a_kernel(gpu: Any, pretend: Callable[..., None], tmp_path: Path) -> None:
    pretend("* time 100\nthreads=256 time 80\n")
    result = tune(tmp_path)
    assert (result.gpu, result.label) == ("Fake GPU", "BLOCK=1024, num_warps=8")
    assert result.constants == {"BLOCK": 1024} and result.options["num_warps"] == 8
    assert result.speedup is not None and not result.failures
    case = json.loads((tmp_path / "add_kernel.json").read_text())
    assert case["sizes"] == {"n": N} and [c["grid"] for c in case["configurations"]] == [[3], [3]]
    assert [(a["name"], a.get("role"), a.get("fill")) for a in case["arguments"]] == [
        ("x", "in", {"file": "x.bin"}), ("y", "in", {"file": "y.bin"}), ("out", "out", "nan"), ("n", None, None)]
    assert tune(tmp_path).reused == result.binaries, "the log has it"


def test_a_result_is_applied(gpu: Any, pretend: Callable[..., None], tmp_path: Path) -> None:
    pretend("* time 100\nthreads=256 time 80\n")
    run = vars(add_kernel).get("run")
    try:
        config = tune(tmp_path).apply()
        assert config.all_kwargs()["sched_strategy"] == "source" and config.num_warps == 8
        launched = add_kernel[grid](*arguments())
        assert launched.metadata.kiln_directives == "sched_strategy='source'" and launched.metadata.num_warps == 8
        assert gpu.launches[-1][0] == (3, 1, 1)
    finally:
        vars(add_kernel).pop("run") if run is None else setattr(add_kernel, "run", run)


def test_an_autotuner(gpu: Any, pretend: Callable[..., None], tmp_path: Path) -> None:
    pretend("* time 100\nthreads=256 time 80\n")
    tuner = triton.autotune([triton.Config({"BLOCK": 1024}), triton.Config({"BLOCK": 1024}, num_warps=8)], key=["n"])(add_kernel)
    result = kiln.tune(tuner, arguments(), grid=grid, folder=tmp_path, budget=4, quiet=True)
    assert result.options["num_warps"] == 8 and result.apply() is tuner.configs[0] and len(tuner.configs) == 1
    assert tuner[grid](*arguments()).metadata.kiln_directives == "sched_strategy='source'"


def test_what_triton_refuses_is_listed(gpu: Any, pretend: Callable[..., None], tmp_path: Path) -> None:
    result = tune(tmp_path, configs=[{"BLOCK": 1000}, {"BLOCK": 1024}])
    assert result.failures[0][:3] == ("BLOCK=1000", "refused", "triton") and "power of 2" in result.failures[0].message
    assert result.counts["refused"] == 1 and result.label == "BLOCK=1024"
    with pytest.raises(kiln.Error, match=r"add_kernel: Triton compiles no configuration:\n  BLOCK=1000: "):
        tune(tmp_path, configs=[{"BLOCK": 1000}])


def right(x: Any, y: Any, out: Any, n: int) -> Dict[str, Any]:
    return {"out": HostTensor([a + b for a, b in zip(x.tolist(), y.tolist())])}


def test_a_reference(gpu: Any, pretend: Callable[..., None], tmp_path: Path) -> None:
    assert tune(tmp_path, reference=right).counts["ok"] > 0
    assert (tmp_path / "out.expected.bin").stat().st_size == 4 * N
    with pytest.raises(kiln.Error, match=r"the baseline, .* is wrong: out\[0\].*compared with the case's files"):
        tune(tmp_path / "wrong", reference={"out": HostTensor([1.0] * N)})
    with pytest.raises(ValueError, match=r"'out' has the shape \(2064,\), and what is right \(3,\)"):
        tune(tmp_path, reference={"out": HostTensor([1.0] * 3)})
    with pytest.raises(ValueError, match="'z': no tensor that the kernel is given; those are 'x', 'y', 'out'"):
        tune(tmp_path, reference={"z": HostTensor([1.0])})
    with pytest.raises(ValueError, match="does not say what is right for the output 'out'"):
        tune(tmp_path, reference={"x": HostTensor([1.0] * N)})


@pytest.mark.parametrize("more, kind, why", [
    ({"configs": [{"BLOCK": 1024, "max_regs": 64}]}, ValueError, "max_regs is what kiln.tune searches"),
    ({"configs": WARPS + WARPS[:1]}, ValueError, "BLOCK=1024, num_warps=4 is given twice"),
    ({"configs": [{"BLOCK": 1024, "num_wraps": 4}]}, TypeError, "num_wraps: neither a parameter of add_kernel nor an option"),
    ({"configs": [{"num_warps": 4}]}, TypeError, "BLOCK"),
    ({"target": "sm90"}, ValueError, "expected the name of a GPU, such as sm_90a"),
    ({"variant": 1}, TypeError, "variants are those of a case file"),
])
def test_wrong_calls(gpu: Any, tmp_path: Path, more: Any, kind: Any, why: str) -> None:
    with pytest.raises(kind, match=why):
        tune(tmp_path, **more)


def test_more_wrong_calls(gpu: Any, tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="neither the path of a case file nor a kernel"):
        kiln.tune(7, [], grid=(1,))
    with pytest.raises(TypeError, match="has 5 parameters, and 6 arguments are given"):
        kiln.tune(add_kernel, [1] * 6, grid=(1,))
    with pytest.raises(TypeError, match="'x' is a tuple or a descriptor"):
        kiln.tune(add_kernel, {"x": (1, 2), "y": 1, "out": 1, "n": 1, "BLOCK": 16}, grid=(1,), folder=tmp_path)


def test_a_name_that_is_no_files(gpu: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(add_kernel, "__name__", "../../add")
    with pytest.raises(ValueError, match="name '../../add' is to become the name of files"):
        tune(tmp_path / "a" / "b")
    assert not (tmp_path / "a").exists()


def test_without_a_gpu(gpu: Any, pretend: Callable[..., None], tmp_path: Path) -> None:
    pretend(KILN_FAKE_CUDA_DEVICES="0")
    result = tune(tmp_path, target="sm_80")
    assert result.gpu is None and result.target == "sm_80" and result.speedup is None and result.chosen_us is None
    assert "by the simulator" in str(result) and any("by the simulator" in note for note in result.notes)


def test_amd_by_the_model(mi300: Any, tmp_path: Path) -> None:
    result = tune(tmp_path)
    assert result.gpu is None and result.target == "gfx942" and result.counts["ok"] > 0


@pytest.mark.parametrize("n", [1, 16, 1000, 1 << 40])
def test_compiles_what_a_launch_compiles(gpu: Any, n: int) -> None:
    x = HostTensor([1.0])
    launched = kernels.add[(4,)](x, x, x, n, BLOCK=256, num_warps=8)
    lowered = lower(kernels.add, {"x": x, "y": x, "out": x, "n": n, "BLOCK": 256}, {"num_warps": 8}, gpu.target)
    assert lowered.llvm == launched.asm["llir"] and (lowered.name, lowered.num_warps) == ("add", 8)
    assert [name for name, _ in lowered.passed] == ["x", "y", "out"] + ["n"] * (n != 1)


def test_tensors_with_gaps_and_repeats(tmp_path: Path) -> None:
    numbers = HostTensor([float(i) for i in range(12)])
    turned = HostTensor([], (4, 3), (1, 4), numbers._memory)
    assert tensors.describe(turned) == {"shape": [4, 3], "strides": [1, 4]}
    tensors.save(turned, tmp_path / "turned")
    assert (tmp_path / "turned").read_bytes() == bytes(HostTensor([float(i % 3 * 4 + i // 3) for i in range(12)])._memory)
    expanded = HostTensor([], (5, 12), (0, 1), numbers._memory)
    assert tensors.describe(expanded) == {"shape": [1, 12]}
    tensors.save(expanded, tmp_path / "expanded")
    assert (tmp_path / "expanded").read_bytes() == bytes(numbers._memory)
    assert os.listdir(tmp_path) in (["turned", "expanded"], ["expanded", "turned"])


def test_numbers(tmp_path: Path) -> None:
    assert tensors.scalar("p", "fp32", 0.5) == {"name": "p", "dtype": "f32", "value": 0.5}
    assert tensors.scalar("flag", "u1", True) == {"name": "flag", "dtype": "i1", "value": 1}
    with pytest.raises(ValueError, match="p=inf: a case file cannot say this number"):
        tensors.scalar("p", "fp32", float("inf"))
    with pytest.raises(TypeError, match="no type for Triton's \\*fp4"):
        tensors.dtype_of("*fp4")
