"""AMD: LLVM IR to assembly on gfx942."""
from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import Command, python
from fake_gpu import Tensor

import kernels
import kiln.program
from kiln.refusal import Refused


#: A process that compiles by own lowering before Triton has compiled anything.
FIRST = """
import kiln.triton, triton, triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

@triton.jit
def copy(x, y, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + at, tl.load(x + at, mask=at < n), mask=at < n)

source = ASTSource(copy, {"x": "*fp32", "y": "*fp32", "n": "i32", "BLOCK": "constexpr"}, {"BLOCK": 256})
made = triton.compile(source, target=GPUTarget("hip", "gfx950", 64), options={"backend": "tile"})
print("ok" if made.asm["hsaco"] else "nothing")
"""


def row_sum(**keys: Any) -> Any:
    return kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, **keys)


def test_directives_change_key_and_code(mi300: Any, command: Command) -> None:
    found = [row_sum(), row_sum(sched_strategy="pressure"), row_sum(sched_strategy="llvm(scheduler=gcn-max-ilp)")]
    assert len({kernel.hash for kernel in found}) == len({kernel.kernel for kernel in found}) == 3
    assert all("gfx942" in kernel.asm["amdgcn"] for kernel in found)
    assert found[1].metadata.name == "row_sum"
    assert f"--launch=row_sum=256,dyn={found[1].metadata.shared}" in command.calls()[0]
    assert mi300.launches[1][1] == ("row_sum", found[1].kernel)


def test_what_tritons_assembler_cannot_take_is_refused(mi300: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = kiln.program.run
    monkeypatch.setattr(kiln.program, "run", lambda line, *rest: stock(line, *rest) + ("no instruction\n" if "--emit=asm" in line else ""))
    with pytest.raises(Refused, match="row_sum .*sched_strategy='pressure'.*: Triton's assembler: "):
        row_sum(sched_strategy="pressure")


def test_own_lowering_may_be_the_first_compilation_of_a_process(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(FIRST)
    assert python(f"import runpy; runpy.run_path({str(file)!r})").split() == ["ok"]


def test_fusion_as_triton_has_it(mi300: Any) -> None:
    fused = re.compile(r"\bv_(pk_)?fma")
    assert fused.search(row_sum(sched_strategy="latency").asm["amdgcn"])
    assert not fused.search(row_sum(sched_strategy="latency", enable_fp_fusion=False).asm["amdgcn"])


def test_limits_are_those_of_the_gpu(mi300: Any) -> None:
    row_sum(max_regs=300)
    with pytest.raises(ValueError, match="16 to 512"):
        row_sum(max_regs=600)


def follows_hints() -> bool:
    passes = importlib.import_module("triton._C.libtriton").amd.passes.ttgpuir
    return hasattr(passes, "insert_instruction_sched_hints")


def test_hints_that_triton_follows_are_refused(mi300: Any) -> None:
    if not hasattr(row_sum().metadata, "schedule_hint"):
        pytest.skip("this Triton has no schedule_hint")
    if not follows_hints():  # Then it changes nothing.
        assert row_sum(sched_strategy="latency", schedule_hint="attention").asm["hsaco"]
        return
    with pytest.raises(ValueError, match="schedule_hint and Kiln's directives .* exclude each other"):
        row_sum(sched_strategy="latency", schedule_hint="attention")


def test_llvms_attribute_for_the_scheduler_is_refused(mi300: Any) -> None:
    if not hasattr(row_sum().metadata, "llvm_fn_attrs"):
        pytest.skip("this Triton has no llvm_fn_attrs")
    with pytest.raises(ValueError, match="llvm_fn_attrs=amdgpu-sched-strategy=max-ilp and Kiln's directives .* exclude each other"):
        row_sum(sched_strategy="latency", llvm_fn_attrs="amdgpu-sched-strategy=max-ilp")
    assert row_sum(sched_strategy="latency", llvm_fn_attrs="amdgpu-ieee=false").asm["hsaco"]


def test_own_lowering_refuses_what_it_does_not_follow(mi300: Any) -> None:
    for key, value in (("matrix_instr_nonkdim", 16), ("kpack", 2)):
        with pytest.raises(Refused, match=f"row_sum: backend='tile' does not follow {key}={value}"):
            row_sum(backend="tile", **{key: value})
        assert f"does not follow {key}={value}" in row_sum(backend="auto", **{key: value}).metadata.kiln_backend_reason


@pytest.mark.parametrize("key", ["tensor_maps", "persistent", "overlap_iterations", "warp_specialize"])
def test_ways_of_nvidia_gpus_are_refused(mi300: Any, key: str) -> None:
    with pytest.raises(ValueError, match=f"{key} is not for AMD GPUs"):
        row_sum(backend="tile", **{key: True})
