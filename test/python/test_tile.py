"""`backend="tile"`: Kiln's own lowering between Triton's first stage and its last."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest
import triton
import triton.language as tl
from conftest import Command, said
from fake_gpu import Tensor
from triton.tools.tensor_descriptor import TensorDescriptor

import kernels
from kiln import launcher
from kiln.refusal import Refused


def add(**keys: Any) -> Any:
    return kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, **keys)


def test_from_tile_ir_to_cubin(gpu: Any, command: Command) -> None:
    plain, ours = add(), add(backend="tile")
    assert {"ttir", "ptx", "cubin"} <= set(ours.asm) and not {"ttgir", "llir"} & set(ours.asm)
    assert ours.hash != plain.hash and ours.metadata.shared == 0
    assert "--num-warps=4" in command.calls()[0]
    assert set(plain.metadata._fields) - set(ours.metadata._fields) == set(), "the launcher may read all of these"
    assert gpu.launches[-1][1] == ("add", ours.kernel)


def test_own_lowering_is_told_which_triton_wrote_the_tile_ir(gpu: Any, command: Command) -> None:
    add(backend="tile")
    release = tuple(int(part) for part in triton.__version__.split(".")[:2])
    assert ("--language=3.9" in command.calls()[0]) == (release >= (3, 9))


def test_the_entry_takes_what_the_launcher_passes(gpu: Any) -> None:
    """Every argument that is no constant, in order; n is 1 here, and so a constant."""
    for n, pointers, integers in ((1000, 3, 1), (1, 3, 0)):
        ptx = kernels.add[(4,)](Tensor(), Tensor(), Tensor(), n, BLOCK=256, backend="tile").asm["ptx"]
        types = re.findall(r"\.param \.(\w+)", ptx[:ptx.index("{")])
        assert types[:pointers + integers] == ["u64"] * pointers + ["u32"] * integers


def test_descriptors_are_passed_by_pointer(gpu: Any) -> None:
    """As Triton's launcher passes them to kernels that take no tensor map: pointer, sizes, strides, padding, and once more. What is not
    copied by a tensor map needs none."""
    source = TensorDescriptor(Tensor(), [64, 64], [64, 1], [16, 64])
    ours = kernels.copy_block[(4,)](source, Tensor(), WIDTH=64, backend="tile", tensor_maps=False)
    ptx = ours.asm["ptx"]
    assert ours.metadata.tensordesc_meta is None
    types = re.findall(r"\.param \.(\w+)", ptx[:ptx.index("{")])
    assert types[:11] == ["u64"] * 5 + ["u8"] + ["u32"] * 2 + ["u64"] * 3


def described_product(**keys: Any) -> Any:
    a, b, out = (TensorDescriptor(Tensor(tl.float16), [128, 128], [128, 1], [64, 64]) for _ in range(3))
    return kernels.described_product[(2, 2)](a, b, out, 128, BM=64, BN=64, BK=64, backend="tile", **keys)


@pytest.mark.skipif(not launcher.is_known(), reason="the launcher that is taught is that of Triton 3.6")
def test_descriptors_that_a_launch_passes_become_tensor_maps(gpu: Any) -> None:
    """As with Triton, and no key says so: loads and stores go by TMA, whatever there is to choose besides."""
    ours, off = described_product(), described_product(tensor_maps=False)
    recipes = json.loads(ours.metadata.kiln_tensor_maps)
    assert sorted(recipe["base"] for recipe in recipes) == [0, 10, 20]
    assert "cp.async.bulk.tensor.2d.shared" in ours.asm["ptx"] and "cp.async.bulk.tensor.2d.global" in ours.asm["ptx"]
    assert "ld.global" not in ours.asm["ptx"] and "st.global" not in ours.asm["ptx"]
    assert not off.metadata.kiln_tensor_maps and "cp.async.bulk.tensor" not in off.asm["ptx"]


def test_descriptors_by_pointer_where_others_launch(gpu: Any) -> None:
    """TorchInductor's launcher passes the kernel's own arguments alone."""
    inductor = {"__name__": "torch._inductor.runtime.triton_heuristics", "described_product": described_product}
    theirs = eval("described_product()", inductor)
    assert not theirs.metadata.kiln_tensor_maps and "cp.async.bulk.tensor" not in theirs.asm["ptx"]


def test_the_launch_gives_shared_memory(gpu: Any) -> None:
    """Four warps exchange a sum of four bytes each."""
    assert kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=1024, backend="tile").metadata.shared == 16


def test_with_directives(gpu: Any, command: Command) -> None:
    assert add(backend="tile").hash != add(backend="tile", sched_strategy="latency", max_regs=64).hash
    assert "--sched-strategy=latency --max-regs=64" in command.calls()[-1]


def test_refusals(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    with pytest.raises(Refused, match="knows no clusters"):
        add(backend="tile", num_ctas=2)
    command.refuse("tt.frob is not lowered yet")
    with pytest.raises(Refused, match="tt.frob is not lowered yet"):
        add(backend="tile")
    assert add(backend="tile", fallback=True).kernel == add().kernel
    assert "Triton's own code runs instead" in said(recwarn)[-1]


def test_on_amd(mi300: Any, command: Command) -> None:
    assert set(add(backend="tile").asm) >= {"ttir", "amdgcn", "hsaco"}
    assert "--waves-per-eu" not in command.calls()[-1]
    assert ".amdhsa_next_free_vgpr" in add(backend="tile", waves_per_eu=2).asm["amdgcn"]
    assert "--waves-per-eu=2" in command.calls()[-1]


def test_other_languages_have_no_tile_ir(gpu: Any) -> None:
    gluon = pytest.importorskip("triton.experimental.gluon")

    @gluon.jit
    def nothing(x):  # type: ignore[no-untyped-def]
        pass

    assert triton
    with pytest.raises(ValueError, match="starts from tile IR"):
        nothing[(1,)](Tensor(), backend="tile")
