"""Triton's launcher for kernels of ``backend="tile"`` that are launched with more than their own arguments.

After those a persistent kernel has the grid that was asked for, three numbers, and is itself launched as one resident grid of blocks
(``targets/launch/abi/Persistent.h``); a kernel with tensor maps has those after that. What a kernel wants stands in its metadata.
"""
from __future__ import annotations

import ctypes
import functools
import importlib
import json
import sys
import warnings
from types import SimpleNamespace
from typing import Any, Callable, Dict, List, Sequence, Tuple

from kiln import tensor_maps
from kiln.tensor_maps import LaunchRefused
from kiln.variants import VARIANTS

#: The keys in a kernel's metadata: recipes as JSON, whether it is persistent, and the warps that were asked for, beside which a
#: producer warpgroup is launched.
TENSOR_MAPS, PERSISTENT, WARPS = "kiln_tensor_maps", "kiln_persistent", "kiln_num_warps"
#: The variants by which a kernel is launched otherwise than Triton's own, taken back.
_WITHOUT = {variant.key: False for variant in VARIANTS if variant.own_launch}
#: The field of a kernel's options that says: whoever launches it passes its own arguments alone.
PLAIN = "kiln_plain_launch"

#: What the launcher of Triton 3.6 is given before the kernel's arguments: grid, stream, function, two flags, two pieces of
#: scratch memory, packed metadata, launch metadata, two hooks.
_LAUNCH = 13
_FUNCTION, _PACKED = 4, 9

#: Maps that one kernel keeps for launches with the same arguments.
_KEPT = 256
#: ``kMaxPersistentPrograms``.
_MOST_PROGRAMS = 1 << 30

Launch = Callable[..., Any]


@functools.lru_cache(maxsize=None)
def _wave(function: int, threads: int, shared: int, device: int) -> int:
    """Blocks of a kernel that the GPU holds at once."""
    resident = ctypes.c_int(0)
    error = ctypes.CDLL("libcuda.so.1").cuOccupancyMaxActiveBlocksPerMultiprocessor(
        ctypes.byref(resident), ctypes.c_void_p(function), ctypes.c_int(threads), ctypes.c_size_t(shared))
    if error or resident.value < 1:
        raise RuntimeError(f"kiln: the driver does not say how many blocks fit on the GPU (error {error})")
    driver = importlib.import_module("triton.runtime.driver").driver.active
    return int(driver.utils.get_device_properties(device)["multiprocessor_count"]) * resident.value


def in_one_wave(launch: Launch, threads: int, shared: int) -> Launch:
    """As many blocks as the GPU holds, or fewer where there are fewer programs, and the grid after the arguments."""
    driver = importlib.import_module("triton.runtime.driver").driver.active

    def launched(x: int, y: int, z: int, *given: Any) -> Any:
        programs = x * y * z
        if programs > _MOST_PROGRAMS:
            raise LaunchRefused(f"kiln: a persistent kernel has at most {_MOST_PROGRAMS} programs, and this launch {programs}")
        wave = _wave(given[_FUNCTION - 3], threads, shared, driver.get_current_device())
        return launch(min(programs, wave), 1, 1, *given, x, y, z)

    return launched


def _is_descriptor(kind: str) -> bool:
    return kind.startswith("tensordesc")


def _parameters(kinds: Sequence[str]) -> List[Tuple[int, int]]:
    """Of each of a kernel's parameters the argument that it comes from, and its index in what `_numbers` makes of that."""
    found = []
    for place, kind in enumerate(kinds):
        rank = kind[kind.index("["):].count(",") + 1 if _is_descriptor(kind) else 0
        # A descriptor is passed as pointer, sizes, strides, padding, and sizes and strides once more.
        for part in range(0 if kind == "constexpr" else 2 + 2 * rank if rank else 1):
            found.append((place, part))
        found += [(place, 1 + part) for part in range(2 * rank)]
    return found


def _numbers(argument: Any) -> Tuple[int, ...]:
    """What recipes may use of an argument; the driver's ``make_tensordesc_arg`` passes a descriptor's in this order."""
    if hasattr(argument, "data_ptr"):
        return (argument.data_ptr(),)
    if hasattr(argument, "block_shape"):
        return (argument.base.data_ptr(), *argument.shape, *argument.strides, argument.padding == "nan")
    return (int(argument),)


def with_maps(launch: Launch, kinds: Sequence[str], recipes: List[Dict[str, Any]]) -> Launch:
    """Maps of the arguments after all others; `kinds` is the kernel's own signature."""
    parameters = _parameters(kinds)
    used = tensor_maps.used(recipes)
    places = sorted({parameters[number][0] for number in used})
    kept: Dict[Tuple[Tuple[int, ...], ...], Tuple[Any, ...]] = {}

    def launched(*given: Any) -> Any:
        values = tuple(_numbers(given[_LAUNCH + place]) for place in places)
        maps = kept.get(values)
        if maps is None:
            of_place = dict(zip(places, values))
            arguments = [0] * len(parameters)
            for number in used:
                place, part = parameters[number]
                arguments[number] = of_place[place][part]
            maps = tuple(tensor_maps.made(recipe, arguments) for recipe in recipes)
            if len(kept) == _KEPT:
                kept.clear()
            kept[values] = maps
        return launch(*given, *maps)

    return launched


def _refused(why: str) -> Launch:
    def launched(*given: Any) -> Any:
        raise LaunchRefused(f"kiln: {why}")

    return launched


class _Plain:
    """The same kernel by pointers and not persistent, for launches whose arguments allow none; compiled when it is first wanted."""

    def __init__(self, src: Any, metadata: Any) -> None:
        self._src, self._metadata = src, metadata
        self._kernel: Any = None

    def __call__(self, why: LaunchRefused, given: Sequence[Any]) -> Any:
        if self._kernel is None:
            warnings.warn(f"{why}; {self._metadata.name} is launched without", RuntimeWarning, stacklevel=3)
            triton = importlib.import_module("triton")
            asked = {"num_warps": getattr(self._metadata, WARPS, self._metadata.num_warps)}
            self._kernel = triton.compile(self._src, target=self._metadata.target,
                                          options={**self._metadata._asdict(), **_WITHOUT, **asked})
            self._kernel.run  # Loads it.
        kernel = self._kernel
        return kernel.run(*given[:_FUNCTION], kernel.function, kernel.packed_metadata, *given[_PACKED + 1:])


def _or_plain(launch: Launch, plain: _Plain) -> Launch:
    def launched(*given: Any) -> Any:
        try:
            return launch(*given)
        except LaunchRefused as why:
            return plain(why, given)

    return launched


def is_by_inductor() -> bool:
    """Whether TorchInductor compiles, which launches kernels itself, with their own arguments alone."""
    frame: Any = sys._getframe()
    while frame:
        if frame.f_globals.get("__name__", "").startswith("torch._inductor"):
            return True
        frame = frame.f_back
    return False


@functools.lru_cache(maxsize=None)
def is_known() -> bool:
    """Whether this Triton's launcher can be taught: it is that of 3.6."""
    try:
        install()
    except ValueError:
        return False
    return True


@functools.lru_cache(maxsize=None)
def install() -> None:
    """Teaches Triton's launcher such kernels; all others it launches as before. Raises ``ValueError`` under a Triton whose
    launcher is another one."""
    driver = importlib.import_module("triton.backends.nvidia.driver")
    if getattr(driver, "_BASE_ARGS_FORMAT", "") != "iiiKKppOOOOOO" or not hasattr(driver, "TMA_DTYPE_DEVICE_TO_HOST"):
        triton = importlib.import_module("triton")
        raise ValueError(f"{', '.join(_WITHOUT)} go by the launcher of Triton 3.6, and this is {triton.__version__}")
    launcher = driver.CudaLauncher
    stock = launcher.__init__

    @functools.wraps(stock)
    def init(self: Any, src: Any, metadata: Any) -> None:
        recipes, persistent = json.loads(getattr(metadata, TENSOR_MAPS, None) or "[]"), getattr(metadata, PERSISTENT, False)
        if not recipes and not persistent:
            stock(self, src, metadata)
            return
        kinds = list(src.signature.values())
        if not all(isinstance(kind, str) for kind in kinds):
            stock(self, src, metadata)
            self.launch = _or_plain(_refused("tensor maps and waves are not for kernels with tuples as arguments"),
                                    _Plain(src, metadata))
            return
        more = {f"kiln_grid_{axis}": "u32" for axis in "xyz"} if persistent else {}
        more.update({f"kiln_tensor_map_{number}": "nvTmaDesc" for number in range(len(recipes))})
        source = SimpleNamespace(fn=src.fn, constants=getattr(src, "constants", {}), signature={**src.signature, **more})
        stock(self, source, metadata)
        if recipes:
            self.launch = with_maps(self.launch, kinds, recipes)
        if persistent:
            self.launch = in_one_wave(self.launch, 32 * metadata.num_warps, metadata.shared)
        self.launch = _or_plain(self.launch, _Plain(src, metadata))

    launcher.__init__ = init
