"""``tensor_maps=True``: kernels of ``backend="tile"`` whose blocks the GPU's copy engine brings (TMA, sm_90).

Such a kernel has tensor maps as parameters behind its own. What they are made of stands as recipes in the kernel's
metadata; here Triton's launcher for the kernel gets the parameters, and each launch the maps, by Triton's own functions.
"""
from __future__ import annotations

import functools
import importlib
import json
import operator
from types import SimpleNamespace
from typing import Any, Callable, Dict, List, Mapping, Sequence, Tuple

#: The key in a kernel's metadata.
METADATA = "kiln_tensor_maps"

#: What Triton's launcher of 3.6 is given before the kernel's arguments: grid, stream, function, two flags, two pieces of
#: scratch memory, packed metadata, launch metadata, two hooks.
_LAUNCH = 13

#: CUDA driver API, CUtensorMapDataType, and bytes.
_ELEMENTS = {"u8": (0, 1), "u16": (1, 2), "u32": (2, 4), "u64": (4, 8), "f16": (6, 2), "f32": (7, 4), "f64": (8, 8), "bf16": (9, 2)}
#: CUtensorMapSwizzle, by bytes.
_SWIZZLES = {0: 0, 32: 1, 64: 2, 128: 3}

#: Maps that one kernel keeps for launches with the same arguments.
_KEPT = 256


def _wrapped(number: int, bits: int) -> int:
    return (number + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))


def _divided(a: int, b: int) -> int:
    """Towards zero."""
    if b == 0:
        raise ValueError("kiln: this launch allows no tensor map: a size or stride of it divides by zero; "
                         "launch it with tensor_maps=False")
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


_OPERATIONS: Mapping[str, Callable[..., int]] = {"add": operator.add, "subtract": operator.sub, "multiply": operator.mul,
                                                 "divide": _divided, "wrap": int}


def follow(number: Any, arguments: Sequence[int]) -> int:
    """A number of a recipe (``targets/support/LaunchNumber.h``) for these arguments."""
    if isinstance(number, int):
        return number
    if "argument" in number:
        return arguments[int(number["argument"])]
    of = [follow(operand, arguments) for operand in number["of"]]
    return _wrapped(_OPERATIONS[number["op"]](*of), int(number["bits"]))


def _problem(recipe: Dict[str, Any], base: int, sizes: List[int], strides: List[int], arguments: Sequence[int]) -> str:
    """Why there is no such map; empty: there is."""
    if any(arguments[number] < 0 for number in recipe["non_negative"]):
        return "an argument that the kernel relies on not to be negative is"
    if any(not 0 < size <= 1 << 32 for size in sizes):
        return f"the tensor's sizes are {sizes}, and those of a tensor map 1 to 2^32"
    width = _ELEMENTS[recipe["element"]][1]
    if base % 16 or any(stride * width % 16 or not 0 <= stride * width < 1 << 40 for stride in strides):
        return f"the tensor begins at {base:#x} with strides of {strides} elements, and those of a tensor map are multiples of 16 bytes"
    return ""


def _map(recipe: Dict[str, Any], arguments: Sequence[int]) -> Any:
    base = arguments[recipe["base"]]
    sizes, strides = ([follow(number, arguments) for number in recipe[key]] for key in ("sizes", "strides"))
    problem = _problem(recipe, base, sizes, strides, arguments)
    if problem:
        raise ValueError(f"kiln: this launch allows no tensor map: {problem}; launch it with tensor_maps=False")
    kind, width = _ELEMENTS[recipe["element"]]
    utils = importlib.import_module("triton.runtime.driver").driver.active.utils
    return utils.fill_tma_descriptor(base, _SWIZZLES[recipe["swizzle"]], width, kind, recipe["box"], sizes, [*strides, 1],
                                     int(follow(recipe["fill_nan"], arguments) != 0))


def _used(recipes: List[Dict[str, Any]]) -> List[int]:
    """The arguments that the maps follow from."""
    found = set()

    def look(number: Any) -> None:
        if isinstance(number, dict):
            found.update([number["argument"]] if "argument" in number else [])
            for operand in number.get("of", ()):
                look(operand)

    for recipe in recipes:
        found.update([recipe["base"], *recipe["non_negative"]])
        for number in (*recipe["sizes"], *recipe["strides"], recipe["fill_nan"]):
            look(number)
    return sorted(found)


def appending(launch: Callable[..., Any], kinds: Sequence[str], recipes: List[Dict[str, Any]]) -> Callable[..., Any]:
    """Triton's launch function, given the maps behind the kernel's arguments; `kinds` is the kernel's own signature."""
    places = [place for place, kind in enumerate(kinds) if kind != "constexpr"]
    used = _used(recipes)
    kept: Dict[Tuple[int, ...], Tuple[Any, ...]] = {}

    def launched(*given: Any) -> Any:
        own = given[_LAUNCH:]
        values = tuple(getattr(own[places[number]], "data_ptr", lambda number=number: int(own[places[number]]))() for number in used)
        maps = kept.get(values)
        if maps is None:
            arguments = [0] * len(places)
            for number, value in zip(used, values):
                arguments[number] = value
            maps = tuple(_map(recipe, arguments) for recipe in recipes)
            if len(kept) == _KEPT:
                kept.clear()
            kept[values] = maps
        return launch(*given, *maps)

    return launched


@functools.lru_cache(maxsize=None)
def install() -> None:
    """Teaches Triton's launcher such kernels; all others it launches as before. Raises ``ValueError`` under a Triton whose
    launcher is another one."""
    driver = importlib.import_module("triton.backends.nvidia.driver")
    if getattr(driver, "_BASE_ARGS_FORMAT", "") != "iiiKKppOOOOOO" or not hasattr(driver, "TMA_DTYPE_DEVICE_TO_HOST"):
        triton = importlib.import_module("triton")
        raise ValueError(f"tensor_maps=True goes by the launcher of Triton 3.6, and this is {triton.__version__}")
    launcher = driver.CudaLauncher
    stock = launcher.__init__

    @functools.wraps(stock)
    def init(self: Any, src: Any, metadata: Any) -> None:
        recipes = json.loads(getattr(metadata, METADATA, None) or "[]")
        if not recipes:
            stock(self, src, metadata)
            return
        kinds = list(src.signature.values())
        if not all(isinstance(kind, str) and not kind.startswith("tensordesc") for kind in kinds):
            raise ValueError("tensor_maps=True takes no tuples and descriptors as arguments")
        more = {f"kiln_tensor_map_{number}": "nvTmaDesc" for number in range(len(recipes))}
        source = SimpleNamespace(fn=src.fn, constants=getattr(src, "constants", {}), signature={**src.signature, **more})
        stock(self, source, metadata)
        self.launch = appending(self.launch, kinds, recipes)

    launcher.__init__ = init
