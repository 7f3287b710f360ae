"""``tensor_maps=True``: tensor maps of a launch's arguments, by the recipes of a kernel (``targets/launch/abi/TensorMap.h``)."""
from __future__ import annotations

import importlib
import operator
from typing import Any, Callable, Dict, List, Mapping, Sequence

#: CUDA driver API, CUtensorMapDataType, and bytes.
_ELEMENTS = {"u8": (0, 1), "u16": (1, 2), "u32": (2, 4), "u64": (4, 8), "f16": (6, 2), "f32": (7, 4), "f64": (8, 8), "bf16": (9, 2),
             "s32": (3, 4), "s64": (5, 8)}
#: CUtensorMapSwizzle, by bytes.
_SWIZZLES = {0: 0, 32: 1, 64: 2, 128: 3}


class LaunchRefused(ValueError):
    """A launch whose arguments the kernel is not made for."""


def _wrapped(number: int, bits: int) -> int:
    return (number + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))


def _divided(a: int, b: int) -> int:
    """Towards zero."""
    if b == 0:
        raise LaunchRefused("kiln: this launch allows no tensor map: a size or stride of it divides by zero")
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


_OPERATIONS: Mapping[str, Callable[..., int]] = {"add": operator.add, "subtract": operator.sub, "multiply": operator.mul,
                                                 "divide": _divided, "wrap": int}


def follow(number: Any, arguments: Sequence[int]) -> int:
    """A number of a recipe (``targets/launch/abi/LaunchNumber.h``) for these arguments."""
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


def made(recipe: Dict[str, Any], arguments: Sequence[int]) -> Any:
    """The map, as Triton's launcher takes it. Raises `LaunchRefused` where these arguments allow none."""
    base = arguments[recipe["base"]]
    sizes, strides = ([follow(number, arguments) for number in recipe[key]] for key in ("sizes", "strides"))
    problem = _problem(recipe, base, sizes, strides, arguments)
    if problem:
        raise LaunchRefused(f"kiln: this launch allows no tensor map: {problem}")
    kind, width = _ELEMENTS[recipe["element"]]
    utils = importlib.import_module("triton.runtime.driver").driver.active.utils
    return utils.fill_tma_descriptor(base, _SWIZZLES[recipe["swizzle"]], width, kind, recipe["box"], sizes, [*strides, 1],
                                     int(follow(recipe["fill_nan"], arguments) != 0))


def used(recipes: List[Dict[str, Any]]) -> List[int]:
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
