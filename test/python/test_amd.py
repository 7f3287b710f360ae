"""AMD: LLVM IR to assembly on gfx942."""
from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any, Set

import pytest
import triton.language as tl
from conftest import Command, python
from fake_gpu import Tensor

import kernels
import kiln
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


def product(**keys: Any) -> Any:
    return kernels.product[(1, 1)](Tensor(tl.float16), Tensor(tl.float16), Tensor(), 64, 64, 64, 64, 64, 64, BM=64, BN=64, BK=32, **keys)


def matrix_instructions(kernel: Any) -> Set[str]:
    return set(re.findall(r"\bv_mfma_\w+?_(\d+x\d+)x", kernel.asm["amdgcn"]))


def test_own_lowering_takes_matrix_instructions_of_the_size_asked_for(mi300: Any, command: Command) -> None:
    found = {size: product(backend="tile", matrix_instr_nonkdim=size) for size in (0, 16, 32)}
    assert matrix_instructions(found[16]) == {"16x16"} and matrix_instructions(found[32]) == {"32x32"}
    assert len({kernel.hash for kernel in found.values()}) == 3
    lines = command.calls()
    assert "--matrix-instr-nonkdim" not in lines[0] and "--matrix-instr-nonkdim=16" in lines[1] and "--matrix-instr-nonkdim=32" in lines[2]
    assert matrix_instructions(product(backend="auto", matrix_instr_nonkdim=16)) == {"16x16"}
    assert "--matrix-instr-nonkdim=16" in command.calls()[-1]


def test_own_lowering_reads_as_wide_as_kpack_says(mi300: Any, command: Command) -> None:
    plain, wide = product(backend="tile"), product(backend="tile", kpack=2)
    assert "--kpack" not in command.calls()[0] and "--kpack=2" in command.calls()[1]
    assert plain.hash != wide.hash and plain.asm["amdgcn"] == wide.asm["amdgcn"]
    assert "ds_read_b128" in wide.asm["amdgcn"]


def test_own_lowering_follows_fusion_and_waves(mi300: Any, command: Command) -> None:
    row_sum(backend="tile", enable_fp_fusion=False, waves_per_eu=2)
    assert "--fp-fusion=off" in command.calls()[-1] and "--waves-per-eu=2" in command.calls()[-1]


@pytest.mark.parametrize("key, value", [("matrix_instr_nonkdim", 4), ("kpack", 4)])
def test_own_lowering_refuses_what_it_does_not_follow(mi300: Any, key: str, value: int) -> None:
    with pytest.raises(Refused, match=f"row_sum: backend='tile' does not follow {key}={value}; leave it out"):
        row_sum(backend="tile", **{key: value})
    assert f"does not follow {key}={value}" in row_sum(backend="auto", **{key: value}).metadata.kiln_backend_reason


def test_own_lowering_refuses_llvms_attributes(mi300: Any) -> None:
    if not hasattr(row_sum().metadata, "llvm_fn_attrs"):
        pytest.skip("this Triton has no llvm_fn_attrs")
    with pytest.raises(Refused, match="row_sum: backend='tile' does not follow llvm_fn_attrs=amdgpu-ieee=false; leave it out"):
        row_sum(backend="tile", llvm_fn_attrs="amdgpu-ieee=false")
    assert "does not follow llvm_fn_attrs=amdgpu-ieee=false" in row_sum(backend="auto", llvm_fn_attrs="amdgpu-ieee=false").metadata.kiln_backend_reason


def test_own_lowering_by_a_policy_refuses_hints_that_triton_follows(mi300: Any) -> None:
    if not hasattr(row_sum().metadata, "schedule_hint"):
        pytest.skip("this Triton has no schedule_hint")
    with kiln.policy(backend="tile"):
        if not follows_hints():  # Then it changes nothing.
            assert row_sum(schedule_hint="attention").asm["hsaco"]
            return
        with pytest.raises(Refused, match="row_sum: backend='tile' does not follow schedule_hint; leave it out"):
            row_sum(schedule_hint="attention")


@pytest.mark.parametrize("key", ["tensor_maps", "persistent", "overlap_iterations", "warp_specialize"])
def test_ways_of_nvidia_gpus_are_refused(mi300: Any, key: str) -> None:
    with pytest.raises(ValueError, match=f"{key} is not for AMD GPUs"):
        row_sum(backend="tile", **{key: True})
