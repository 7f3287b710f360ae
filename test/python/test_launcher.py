"""`tensor_maps=True` and `persistent=True`: what a kernel wants, on its way from the compiler to Triton's own launcher."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import namedtuple
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Dict, List, Tuple

import pytest
import triton.language as tl
from conftest import forget
from fake_gpu import Tensor
from triton.backends.nvidia import driver
from triton.tools.tensor_descriptor import TensorDescriptor

import kernels
from kiln import launcher, tensor_maps

pytestmark = pytest.mark.skipif(not launcher.is_known(), reason="the launcher that is taught is that of Triton 3.6")

SIZES = {"M": 100, "N": 128, "K": 64, "stride_a": 64, "stride_b": 128, "stride_out": 128}


def product(**keys: Any) -> Any:
    return kernels.product[(1,)](Tensor(tl.float16), Tensor(tl.float16), Tensor(), **SIZES, BM=64, BN=64, BK=32, backend="tile",
                                 **keys)


def test_the_recipes_are_metadata(gpu: Any) -> None:
    ours, plain = product(tensor_maps=True), product(tensor_maps=False)
    assert not json.loads(plain.metadata.kiln_tensor_maps or "[]")
    recipes = {recipe["base"]: recipe for recipe in json.loads(ours.metadata.kiln_tensor_maps)}
    assert sorted(recipes) == [0, 1] and ours.hash != plain.hash
    assert "cp.async.bulk.tensor" in ours.asm["ptx"] and "cp.async.bulk.tensor" not in plain.asm["ptx"]
    assert product(num_warps=8).asm["ptx"] == product(num_warps=8, tensor_maps=True).asm["ptx"], "the default on Hopper"
    assert product().asm["ptx"] == plain.asm["ptx"], "but for blocks of one warpgroup, which hide each other's copies"
    arguments = [4096, 8192, 0, *SIZES.values()]
    assert [tensor_maps.follow(size, arguments) for size in recipes[0]["sizes"]] == [100, 64]
    assert [tensor_maps.follow(size, arguments) for size in recipes[1]["sizes"]] == [64, 128]


def test_inductor_launches_with_the_kernels_own_arguments(gpu: Any) -> None:
    """Both share a cache of files, and each is given what its launcher can launch."""
    inductor = {"__name__": "torch._inductor.runtime.triton_heuristics", "product": product}
    for _ in range(2):
        ours = product(num_warps=8)
        forget(kernels)  # In one process both would be one launch.
        theirs = eval("product(num_warps=8)", inductor)
        forget(kernels)
        assert json.loads(ours.metadata.kiln_tensor_maps) and not theirs.metadata.kiln_tensor_maps
        assert theirs.asm["ptx"] == product(num_warps=8, tensor_maps=False, persistent=False).asm["ptx"]


FRESH = """
import triton.language as tl, fake_gpu, kernels
from triton.backends.nvidia import driver
from triton.runtime.driver import driver as active
import kiln.triton
active.set_active(fake_gpu.Driver(fake_gpu.HOPPER))
kernel = kernels.product[(1,)](fake_gpu.Tensor(tl.float16), fake_gpu.Tensor(tl.float16), fake_gpu.Tensor(), *{sizes}, BM=64, BN=64,
                               BK=32, backend="tile", num_warps=8)
print(bool(kernel.metadata.kiln_tensor_maps), hasattr(driver.CudaLauncher.__init__, "__wrapped__"))
"""


def test_a_kernel_from_the_cache_is_launched_with_its_maps(command: Any, cache: Path) -> None:
    """In a process that compiles nothing Triton's launcher is to know such kernels, too."""
    path = os.pathsep.join([str(Path(__file__).parent), os.environ["PYTHONPATH"]])
    for _ in range(2):
        run = subprocess.run([sys.executable, "-c", FRESH.format(sizes=tuple(SIZES.values()))], capture_output=True, text=True,
                             env={**os.environ, "PYTHONPATH": path})
        assert run.stdout.split() == ["True", "True"], run.stderr
    assert len(command.calls()) == 1, "the second process found it in the cache"


def test_numbers_wrap_and_divide_as_the_kernel_would() -> None:
    def op(name: str, bits: int, *of: Any) -> Dict[str, Any]:
        return {"op": name, "bits": bits, "of": list(of)}

    assert tensor_maps.follow(op("multiply", 32, {"argument": 0}, 1 << 20), [1 << 12]) == 0
    assert tensor_maps.follow(op("add", 32, (1 << 31) - 1, 1), []) == -(1 << 31)
    assert tensor_maps.follow(op("divide", 32, -7, 2), []) == -3
    assert tensor_maps.follow(op("wrap", 16, op("subtract", 64, 0, 1 << 15)), []) == -(1 << 15)


class _Source:
    fn = kernels.product
    constants: Dict[Any, Any] = {}
    signature = {"a": "*fp16", "BLOCK": "constexpr", "n": "i32"}


#: One dimension of n rows of 64 elements.
RECIPE = {"base": 0, "element": "f16", "sizes": [{"argument": 1}, 64], "strides": [64], "box": [16, 64], "swizzle": 128,
          "fill_nan": 0, "non_negative": [1]}


METADATA = dict(name="kernel", target="sm_90", num_warps=4, shared=1024, global_scratch_size=0, global_scratch_align=1, profile_scratch_size=0,
                profile_scratch_align=1, launch_cooperative_grid=False, launch_pdl=False)


@pytest.fixture
def launched(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> Tuple[Any, List[Any], List[Any]]:
    """Makes launchers of Triton's for kernels that want something; what reaches their function in C; the maps that were made."""
    given: List[Any] = []
    made: List[Any] = []
    monkeypatch.setattr(driver, "library_dirs", lambda: [])
    monkeypatch.setattr(driver, "compile_module_from_src",
                        lambda src, **_: SimpleNamespace(launch=lambda *args: given.append((src, args))))
    gpu.utils.fill_tma_descriptor = lambda *args: made.append(args) or f"map {len(made)}"
    launcher.install()
    monkeypatch.setattr(launcher, "_wave", lambda function, threads, shared, device: 100 + threads)

    def make(**wanted: Any) -> Any:
        values = {**METADATA, **wanted}
        return driver.CudaLauncher(_Source(), namedtuple("KernelMetadata", sorted(values))(**values))

    return make, given, made


def launch(launcher: Any, tensor: Any, n: int, grid: Tuple[int, int, int] = (1, 1, 1)) -> None:
    launcher(*grid, 7, "function", "packed", None, None, None, tensor, 128, n)


def test_maps_stand_behind_the_arguments(launched: Tuple[Any, List[Any], List[Any]]) -> None:
    make, given, made = launched
    launcher = make(kiln_tensor_maps=json.dumps([RECIPE]))
    launch(launcher, Tensor(address=4096), 100)
    source, arguments = given[-1]
    assert arguments[-4:] == (arguments[-4], 128, 100, "map 1") and arguments[:5] == (1, 1, 1, 7, "function")
    assert source.count("getTmaDesc(_arg3)") == 1, "a fourth parameter, which is a map"
    assert made == [(4096, 3, 2, 6, [16, 64], [100, 64], [64, 1], 0)]
    launch(launcher, Tensor(address=4096), 100)
    assert len(made) == 1, "the same arguments have the same maps"
    launch(launcher, Tensor(address=8192), 100)
    assert given[-1][1][-1] == "map 2"


def test_maps_of_descriptors_follow_from_what_is_passed_of_them(launched: Tuple[Any, List[Any], List[Any]],
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    """A descriptor of two dimensions is ten parameters of the kernel: pointer, sizes, strides, padding, sizes, strides."""
    make, given, made = launched
    monkeypatch.setattr(_Source, "signature", {"a": "tensordesc<fp16[16, 64]>", "BLOCK": "constexpr", "n": "i32",
                                               "b": "tensordesc<fp16[1, 16, 64]>"})
    of_b = {**RECIPE, "base": 11, "sizes": [{"argument": 12}, {"argument": 13}, {"argument": 14}],
            "strides": [{"argument": 15}, {"argument": 16}], "box": [1, 16, 64], "fill_nan": {"argument": 18}, "non_negative": [10]}
    of_a = {**RECIPE, "sizes": [{"argument": 1}, {"argument": 7}], "strides": [{"argument": 3}], "fill_nan": {"argument": 5},
            "non_negative": []}
    launcher = make(kiln_tensor_maps=json.dumps([of_b, of_a]))
    a = TensorDescriptor(Tensor(tl.float16, address=4096), [100, 64], [72, 1], [16, 64])
    b = TensorDescriptor(Tensor(tl.float16, address=8192), [3, 90, 60], [6400, 64, 1], [1, 16, 64])
    b.padding = "nan"  # Types of Triton's language do not say whether they are floats.
    for _ in range(2):
        launcher(1, 1, 1, 7, "function", "packed", None, None, None, a, 128, 5, b)
    assert made == [(8192, 3, 2, 6, [1, 16, 64], [3, 90, 60], [6400, 64, 1], 1), (4096, 3, 2, 6, [16, 64], [100, 64], [72, 1], 0)]
    own = given[-1][1][-28:]
    assert own[0] is a.base and own[1:10] == (100, 64, 72, 1, False, 100, 64, 72, 1) and own[10:12] == (128, 5)
    assert own[12] is b.base and own[13:] == (3, 90, 60, 6400, 64, 1, True, 3, 90, 60, 6400, 64, 1, "map 1", "map 2")
    changed = TensorDescriptor(b.base, [3, 91, 60], [6400, 64, 1], [1, 16, 64])
    launcher(1, 1, 1, 7, "function", "packed", None, None, None, a, 128, 5, changed)
    assert made[2] == (8192, 3, 2, 6, [1, 16, 64], [3, 91, 60], [6400, 64, 1], 0)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> List[Any]:
    """What is compiled without maps and waves, and how that is launched."""
    seen: List[Any] = []

    def compiled(src: Any, target: Any, options: Dict[str, Any]) -> Any:
        seen.append({key: options[key] for key in (*WITHOUT, "num_warps")})
        return SimpleNamespace(run=lambda *args: seen.append(args), function="plain", packed_metadata="plain's")

    monkeypatch.setattr(launcher.importlib.import_module("triton"), "compile", compiled)
    return seen


WITHOUT = {"tensor_maps": False, "warp_specialize": False, "persistent": False}


@pytest.mark.filterwarnings("error")
def test_what_no_map_can_say_is_launched_without(launched: Tuple[Any, List[Any], List[Any]], plain: List[Any]) -> None:
    make, given, _ = launched
    for tensor, n, why in ((Tensor(), -1, "not to be negative"), (Tensor(), 0, "1 to 2\\^32"), (Tensor(address=4104), 5, "multiples of 16 bytes")):
        plain.clear()
        launcher = make(kiln_tensor_maps=json.dumps([RECIPE]), num_warps=8, kiln_num_warps=4)  # Four are a producer's.
        with pytest.warns(RuntimeWarning, match=why + ".*kernel is launched without"):
            launch(launcher, tensor, n)
        assert plain == [{**WITHOUT, "num_warps": 4}, (1, 1, 1, 7, "plain", "plain's", None, None, None, tensor, 128, n)]
        launch(launcher, tensor, n)
        assert len(plain) == 3, "compiled, and said, once"
    assert not given
    launch(launcher, Tensor(address=4096), 5)
    assert given, "other launches have maps still"


def test_tuples_are_launched_without(launched: Tuple[Any, List[Any], List[Any]], plain: List[Any],
                                     monkeypatch: pytest.MonkeyPatch) -> None:
    make, given, _ = launched
    monkeypatch.setattr(_Source, "signature", {"a": ("*fp16", "i32"), "BLOCK": "constexpr", "n": "i32"})
    with pytest.warns(RuntimeWarning, match="tuples"):
        launch(make(kiln_persistent=True), (Tensor(), 4), 5)
    assert plain[0] == {**WITHOUT, "num_warps": 4} and not given


def test_a_wave_has_the_grid_as_arguments(launched: Tuple[Any, List[Any], List[Any]], plain: List[Any]) -> None:
    make, given, _ = launched
    launcher = make(kiln_persistent=True, kiln_tensor_maps=json.dumps([RECIPE]))
    launch(launcher, Tensor(address=4096), 100, (50, 3, 2))
    assert given[-1][1][:3] == (100 + 128, 1, 1) and given[-1][1][-6:] == (128, 100, 50, 3, 2, "map 1")
    launch(launcher, Tensor(address=4096), 100, (5, 3, 1))
    assert given[-1][1][:3] == (15, 1, 1)
    with pytest.warns(RuntimeWarning, match="at most 1073741824 programs"):
        launch(launcher, Tensor(address=4096), 100, (1 << 30, 2, 1))
    assert plain[0] == {**WITHOUT, "num_warps": 4} and plain[1][:5] == (1 << 30, 2, 1, 7, "plain")
    launch(make(kiln_persistent=True), Tensor(address=4096), 100, (5, 3, 1))
    assert given[-1][1][-5:] == (128, 100, 5, 3, 1) and "getTmaDesc(_arg" not in given[-1][0]


def test_a_tiled_grid_is_persistent(gpu: Any) -> None:
    ours, other = product(persistent=True, tensor_maps=False), product(persistent=False, tensor_maps=False)
    assert ours.metadata.kiln_persistent and not other.metadata.kiln_persistent
    parameters = ours.asm["ptx"][:ours.asm["ptx"].index("{")].count(".param")
    assert parameters == other.asm["ptx"][:other.asm["ptx"].index("{")].count(".param") + 3
    assert not product().metadata.kiln_persistent, "by default where a multiprocessor holds one block"
    large = kernels.product[(1,)](Tensor(tl.float16), Tensor(tl.float16), Tensor(), **SIZES, BM=128, BN=256, BK=32, num_warps=8,
                                  backend="tile")
    assert large.metadata.kiln_persistent
    assert not kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, backend="tile",
                                 persistent=True).metadata.kiln_persistent


def test_the_launch_gives_memory_for_maps_that_the_kernel_makes(gpu: Any) -> None:
    """As Triton's own kernels ask for it, of which one has a place for each descriptor, and more for each stage."""
    def found(**keys: Any) -> Any:
        return kernels.found_product[(4,)](Tensor(tl.int64), Tensor(tl.float16), Tensor(), 128, BM=64, BN=64, BK=64, **keys)

    made, without, stock = found(backend="tile", tensor_maps=True), found(backend="tile", tensor_maps=False), found()
    assert (made.metadata.global_scratch_size, made.metadata.global_scratch_align) == (128, 128)
    assert "tensormap.replace" in made.asm["ptx"] and len(json.loads(made.metadata.kiln_tensor_maps)) == 1
    assert without.metadata.global_scratch_size == 0 and stock.metadata.global_scratch_size >= 128


def test_only_tile_kernels_have_maps(gpu: Any) -> None:
    with pytest.raises(ValueError, match="tensor_maps is for backend='tile'"):
        kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, sched_strategy="latency", tensor_maps=True)


def test_a_producer_is_launched_beside_the_warps_that_were_asked_for(gpu: Any) -> None:
    ours = kernels.product[(1,)](Tensor(tl.float16), Tensor(tl.float16), Tensor(), **SIZES, BM=128, BN=128, BK=64, num_warps=8,
                                 num_stages=3, backend="tile", tensor_maps=True, warp_specialize=True)
    assert "setmaxnreg" in ours.asm["ptx"]
    assert (ours.metadata.num_warps, ours.metadata.kiln_num_warps) == (12, 8)
