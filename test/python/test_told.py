"""What `auto` is told of the launch that a kernel is compiled for."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any, List, Optional

import pytest
import triton
import triton.language as tl
from conftest import Command, forget, python
from fake_gpu import HOPPER, Tensor
from triton.tools.tensor_descriptor import TensorDescriptor

import kernels
import kiln
from kiln import told
from kiln.told import Told

AUTO = "auto(budget=5)"


def launches(command: Command) -> List[str]:
    """What `--launch` said of grids and arguments, compilation by compilation."""
    found = (re.search(r"--launch=\w+=\S*?(grid=\S+)", line) for line in command.calls())
    return [one.group(1) if one else "" for one in found]


def row_sum(grid: Any = (64,), n: Any = 5000, **keys: Any) -> Any:
    return kernels.row_sum[grid](Tensor(), Tensor(), n, BLOCK=1024, **{"sched_strategy": AUTO, **keys})


@pytest.mark.parametrize("number, least", [(0, 0), (1, 1), (2, 2), (3, 2), (4, 4), (127, 64), (128, 128), (-5000, -4096), (1 << 40, 1 << 40)])
def test_numbers_are_rounded_down_to_powers_of_two(number: int, least: int) -> None:
    assert told.rounded(number) == least


def test_adaptive_launches_have_the_same_sizes() -> None:
    from kiln.adaptive.launches import sizes

    for blocks in (1, 2, 3, 64, 100, 127, 128):
        low = int(sizes(told.size_of(blocks)).split()[0])
        assert low == told.rounded(blocks) == told.least_of(told.size_of(blocks))


@pytest.mark.parametrize("grid, kinds, values, text", [
    ((3,), ["*fp32", "i32", "constexpr"], [None, 5000, 1024], "2x1x1 -:4096"),
    ((3, 4, 5), ["constexpr", "*fp32", "fp32", "i64"], [1, None, 2.5, -9], "2x4x4 -:-:-8"),
    ((1,), ["i1", "u1", "u64", "u64"], [True, False, (1 << 63) + 5, 1 << 62], f"1x1x1 1:0:-:{1 << 62}"),
    ((1,), [("*fp32", "i32", "constexpr"), "i32"], [(None, 7, 1), 9], "1x1x1 -:4:8"),
    ((1,), ["tensordesc<fp16[64, 32]>", "i32", "nvTmaDesc"], [None, 9, None], "1x1x1 d2:8:-"),
    ((1,), ["i32"], [object()], "1x1x1 -"),
    ((0,), ["i32"], [1], None),
    ((4, 0), ["i32"], [1], None),
    ((4,), ["constexpr"], [1], None),
    ((4.0,), ["i32"], [1], None),
    ((4,), [("i32",)], [7], None),
])
def test_what_is_told(grid: Any, kinds: Any, values: Any, text: Optional[str]) -> None:
    found = Told.of(grid, kinds, values)
    assert (found and found.text()) == text
    assert Told.from_text(text or "") == found


@pytest.mark.parametrize("text, types, option", [
    ("2x1x1 -:4096", ["ptr", "i32", "ptr", "ptr"], "grid=2x1x1,args=-:4096"),
    ("2x1x1 -:4096", ["ptr", "i32", "ptr"], "grid=2x1x1,args=-:4096"),
    ("2x1x1 -:-", ["ptr", "float"], "grid=2x1x1,args=-:-"),
    ("2x1x1 d2:8", ["ptr", "i32", "i32", "i64", "i64", "i32", "ptr", "ptr"], "grid=2x1x1,args=-:-:-:-:-:8"),
    ("2x1x1 d1:8", ["ptr", "i64", "i64", "i1", "i32", "i64", "i32", "ptr"], "grid=2x1x1,args=-:-:-:-:-:-:8"),
    ("2x1x1 -:4096", ["ptr"], None),
    ("2x1x1 -:4096", ["ptr", "ptr", "ptr"], None),
    ("2x1x1 -:4096", ["ptr", "i32", "i32", "ptr"], None),
])
def test_arguments_are_numbered_as_llvm_ir_has_them(text: str, types: List[str], option: Optional[str]) -> None:
    found = Told.from_text(text)
    assert found is not None and found.of_llvm(types, 1) == option


def test_clusters_are_blocks() -> None:
    found = Told.from_text("2x4x1 8")
    assert found is not None and found.of_llvm(["i32"], 2) == "grid=4x4x1,args=8"


def test_parameters_of_llvm_ir() -> None:
    text = """
declare void @other(i64)
define ptx_kernel void @k(ptr addrspace(1) readnone captures(none) %0, ptr byval([128 x i8]) align 64 %1, i32 %2, <2 x float> %3, ptr %4) #0 {
define internal i32 @k2(i32 %0) {
"""
    assert told.parameter_types(text, "k") == ["ptr", "ptr", "i32", "<2", "ptr"]
    assert told.parameter_types(text, "k2") == ["i32"]
    assert told.parameter_types(text, "other") == []


# Under Triton's JIT.


def test_the_launch_that_compiles_is_told(gpu: Any, command: Command) -> None:
    found = row_sum()
    assert launches(command) == ["grid=64x1x1,args=-:-:4096"]
    assert found.metadata.kiln_launch == "64x1x1 -:-:4096" and "simulated" in found.metadata.kiln_chosen_because
    assert "simulated" in str(kiln.report(found))
    row_sum(grid=lambda meta: (meta["n"] // meta["BLOCK"], 3), n=80000, num_warps=8)
    assert launches(command)[1:] == ["grid=64x2x1,args=-:-:65536"]


def test_another_size_is_another_key_for_another_process(gpu: Any, command: Command) -> None:
    first = row_sum()
    assert row_sum(grid=(1000,)) is first and len(command.calls()) == 1, "this process has it already"
    forget(kernels)
    assert row_sum(grid=(127,), n=8001).hash == first.hash and len(command.calls()) == 1, "the same sizes"
    for grid, n in (((128,), 5000), ((64,), 9001), ((64, 2), 5000)):
        forget(kernels)
        assert row_sum(grid=grid, n=n).hash != first.hash
    assert len(set(launches(command))) == len(command.calls()) == 4


def test_arguments_that_are_constants_are_no_parameters(gpu: Any, command: Command) -> None:
    row_sum(n=1)
    assert launches(command) == ["grid=64x1x1,args=-:-"]
    kernels.rows_of_two[(64,)](Tensor(), Tensor(), 4096, 2.0, Tensor(), BLOCK=1024, sched_strategy=AUTO)
    kernels.named_like_keys[(2,)](Tensor(), Tensor(), 2.5, sched_strategy=AUTO)
    assert launches(command)[1:] == ["grid=64x1x1,args=-:-:4096:-", "grid=2x1x1,args=-:-:-"]


def test_kernels_without_parameters(gpu: Any, command: Command) -> None:
    kernels.nothing[(4,)](sched_strategy=AUTO)
    assert launches(command) == [""]


def test_tuples_are_passed_one_by_one(gpu: Any, command: Command) -> None:
    kernels.copy_of_two[(4,)]((Tensor(), Tensor()), BLOCK=128, sched_strategy=AUTO)
    assert launches(command) == ["grid=4x1x1,args=-:-"]


@pytest.mark.parametrize("keys, parts", [({}, 5), ({"backend": "tile"}, 10)])
def test_descriptors_have_several_parameters(gpu: Any, command: Command, keys: Any, parts: int) -> None:
    """A tensor map, sizes and strides; of own lowering pointer, sizes, strides, padding, and sizes and strides once more."""
    a, b, out = (TensorDescriptor(Tensor(tl.float16), [128, 128], [128, 1], [64, 64]) for _ in range(3))
    kernels.described_product[(2, 2)](a, b, out, 160, BM=64, BN=64, BK=64, sched_strategy=AUTO, **keys)
    assert launches(command) == [f"grid=2x2x1,args={'-:' * (3 * parts)}128"]


@pytest.mark.parametrize("keys", [{"sched_strategy": "latency"}, {"sched_strategy": None, "max_regs": 64}, {"sched_strategy": None}])
def test_others_are_told_nothing(gpu: Any, command: Command, keys: Any) -> None:
    first = row_sum(**keys)
    forget(kernels)
    assert row_sum(grid=(4000,), n=70001, **keys).hash == first.hash
    assert not any(launches(command))


def test_without_a_launch_nothing_is_told(gpu: Any, command: Command) -> None:
    warm = kernels.row_sum.warmup(Tensor(), Tensor(), 5000, BLOCK=1024, grid=(64,), sched_strategy=AUTO)
    warm = warm.result() if hasattr(warm, "result") else warm
    assert row_sum() is warm
    source = triton.compiler.ASTSource(fn=kernels.row_sum, signature={"x": "*fp32", "out": "*fp32", "n": "i32", "BLOCK": "constexpr"},
                                       constexprs={"BLOCK": 1024})
    triton.compile(source, target=HOPPER, options={"sched_strategy": AUTO})
    assert launches(command) == ["", ""] and warm.metadata.kiln_launch == ""


def test_a_handle_is_compiled_for_its_grid(gpu: Any, command: Command) -> None:
    kiln.bind(kernels.row_sum, Tensor(), Tensor(), 5000, BLOCK=1024, grid=(64,), sched_strategy=AUTO)
    kiln.bind(kernels.row_sum, Tensor(), Tensor(), 5000, BLOCK=2048, sched_strategy=AUTO)
    assert launches(command) == ["grid=64x1x1,args=-:-:4096", ""]


def test_a_policy_tells_the_kernels_that_it_is_for(gpu: Any, command: Command) -> None:
    kiln.policy(f"row_.*={AUTO};add=latency")
    row_sum(sched_strategy=None)
    add = lambda blocks: kernels.add[(blocks,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256)  # noqa: E731
    product = lambda blocks: kernels.copy_of_two[(blocks,)]((Tensor(), Tensor()), BLOCK=128)  # noqa: E731
    for kernel in (add, product):
        first = kernel(4)
        forget(kernels)
        assert kernel(400).hash == first.hash
    assert launches(command) == ["grid=64x1x1,args=-:-:4096", ""]


def test_amd_is_told_nothing(mi300: Any, command: Command) -> None:
    assert row_sum().metadata.kiln_launch == ""
    assert launches(command) == [""]


def test_own_lowering_is_told(gpu: Any, command: Command) -> None:
    found = row_sum(backend="tile")
    assert launches(command) == ["grid=64x1x1,args=-:-:4096"]
    assert "simulated" in found.metadata.kiln_chosen_because


def test_the_better_of_two_is_told_as_llvm_ir(gpu: Any, command: Command) -> None:
    row_sum(backend="auto")
    assert launches(command) == ["grid=64x1x1,args=-:-:4096"]


def test_other_processes_find_it(gpu: Any, command: Command, cache: Path) -> None:
    code = f"""
import fake_gpu, kernels, kiln.triton
fake_gpu.install()
for grid in 100, 3000:
    kernels.row_sum[(grid,)](fake_gpu.Tensor(), fake_gpu.Tensor(), 6001, BLOCK=1024, sched_strategy={AUTO!r})
"""
    row_sum()
    python(code)
    assert len(command.calls()) == 1
