"""Tensors as case files know them: an entry among ``"arguments"``, and a file of the elements."""
from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Any, Dict, List, Mapping, Tuple

#: Case files' names of Triton's element types.
DTYPES: Mapping[str, str] = {
    "i1": "i1", "u1": "i1", "i8": "i8", "u8": "i8", "i16": "i16", "u16": "i16", "i32": "i32", "u32": "i32", "i64": "i64",
    "u64": "i64", "fp16": "f16", "bf16": "bf16", "fp32": "f32", "fp64": "f64", "fp8e4nv": "f8e4m3fn", "fp8e5": "f8e5m2",
    "fp8e4b8": "f8e4m3fnuz", "fp8e5b16": "f8e5m2fnuz",
}

#: (relative, absolute): how far the results of two block sizes may lie apart, which sum in another sequence. Guesses.
TOLERANCES: Mapping[str, Tuple[float, float]] = {
    "f64": (1e-7, 1e-7), "f32": (1e-3, 1e-4), "f16": (1e-2, 1e-2), "bf16": (2e-2, 2e-2), "f8e4m3fn": (0.13, 0.13),
    "f8e5m2": (0.25, 0.25), "f8e4m3fnuz": (0.13, 0.13), "f8e5m2fnuz": (0.25, 0.25),
}


def dtype_of(kind: str) -> str:
    """A case file's name of the elements of ``*fp16``, or of the number ``i32``."""
    element = kind.replace("*k", "*").lstrip("*")
    if element not in DTYPES:
        raise TypeError(f"case files have no type for Triton's {kind}")
    return DTYPES[element]


def _own(tensor: Any) -> Any:
    """Without the elements that an expanded dimension repeats: they are one in memory."""
    for dimension, (extent, stride) in enumerate(zip(tensor.shape, tensor.stride())):
        if stride == 0 and extent > 1:
            tensor = tensor.narrow(dimension, 0, 1)
    return tensor


def describe(tensor: Any) -> Dict[str, Any]:
    """``"shape"``, and ``"strides"`` where elements do not lie one after the other."""
    own = _own(tensor)
    found: Dict[str, Any] = {"shape": [int(extent) for extent in own.shape]}
    if not own.is_contiguous():
        found["strides"] = [int(stride) for stride in own.stride()]
    return found


def save(tensor: Any, file: Path) -> None:
    """Writes the elements in row-major order, as they are in memory; through another file, so that none is half there."""
    dense = _own(tensor).detach().cpu().contiguous()
    size = dense.numel() * dense.element_size()
    beside = file.with_name(file.name + ".part")
    with open(beside, "wb") as out:
        if size:
            out.write((ctypes.c_char * size).from_address(dense.data_ptr()))
    os.replace(beside, file)


def scalar(name: str, kind: str, value: Any) -> Dict[str, Any]:
    """The entry of a number."""
    dtype = dtype_of(kind)
    number: Any = float(value) if "f" in dtype else int(value)
    if isinstance(number, float) and (number != number or number in (float("inf"), -float("inf"))):
        raise ValueError(f"{name}={number}: a case file cannot say this number")
    return {"name": name, "dtype": dtype, "value": number}


def names(tensors: List[str]) -> str:
    """For messages."""
    return ", ".join(map(repr, tensors)) or "none"
