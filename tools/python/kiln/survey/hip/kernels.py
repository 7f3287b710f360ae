"""Kernels of aiter's sources: imported without aiter itself, and what Triton compiles of one."""
from __future__ import annotations

import importlib
import sys
import types
from pathlib import Path
from typing import Any, Dict, Iterable, List, Mapping, Tuple

from kiln.survey.hip.configurations import Unusable


def import_kernel(folder: Path, module: str, function: str) -> Any:
    """A kernel of aiter's, without its autotuner. Of the packages around its module nothing is executed, for aiter's own build C++."""
    parents = module.split(".")[:-1]
    for end in range(1, len(parents) + 1):
        name = ".".join(parents[:end])
        package = types.ModuleType(name)
        package.__path__ = [str(folder.joinpath(*parents[:end]))]
        sys.modules.setdefault(name, package)
    jit = importlib.import_module("triton.runtime.jit").JITFunction
    kernel = getattr(importlib.import_module(module), function)
    while not isinstance(kernel, jit):
        kernel = kernel.fn
    return kernel


def verify_imported(folder: Path, sources: Iterable[str]) -> None:
    """Raises `Unusable` where this process has imported a file of that folder which is not among those whose hashes are known."""
    files = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    paths = (Path(file) for file in files if file)
    unknown = sorted({str(path.relative_to(folder)) for path in paths if folder in path.parents} - set(sources))
    if unknown:
        raise Unusable(f"{', '.join(unknown)}: imported, and configurations.json has no hash of it; add it to sources")


def constant(value: Any) -> Any:
    """JSON has no types of Triton's; "tl.bfloat16" is one."""
    if isinstance(value, str) and value.startswith("tl."):
        return getattr(importlib.import_module("triton.language"), value[3:])
    return value


def source_of(kernel: Any, given: Mapping[str, str], constants: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
    """What `triton.compile` takes, of types and constants as `configurations` has them. As launches of aiter's wrappers have it, all pointers are
    multiples of 16, to tensors of less than 2 GiB. Constants that are not named are options of that name, or the kernel's defaults."""
    signature: Dict[str, str] = {}
    values: Dict[str, Any] = {}
    attributes: Dict[Tuple[int], List[List[Any]]] = {}
    constants = {**{name: value for name, value in options.items() if name in kernel.arg_names}, **constants}
    named = set(given) | set(constants)
    wrong = named - set(kernel.arg_names) | {one.name for one in kernel.params if one.name not in named and not one.has_default}
    if wrong:
        raise Unusable(f"{kernel.__name__}: {', '.join(sorted(wrong))}: no parameter of its own, or one without a type and a value")
    for index, parameter in enumerate(kernel.params):
        kind, _, multiple = given.get(parameter.name, "constexpr").partition(":")
        if parameter.name in constants or kind == "constexpr":
            signature[parameter.name] = "constexpr"
            values[parameter.name] = constant(constants[parameter.name]) if parameter.name in constants else parameter.default
            continue
        signature[parameter.name] = kind
        known = [["tt.divisibility", 16]] if multiple or kind.startswith("*") else []
        attributes[(index,)] = known + ([["tt.pointer_range", 32]] if kind.startswith("*") else [])
    return importlib.import_module("triton.compiler").ASTSource(kernel, signature, values, attributes)


def differences(found: Any, expected: Any) -> List[str]:
    """The parameters for which two sources of a kernel are specialized otherwise, and how; none: Triton compiles the same for both."""
    def said(source: Any, index: int, name: str) -> str:
        if source.signature[name] == "constexpr":
            return f"constant {source.constants.get((index,))}"
        attributes = sorted(f"{key}={value}" for key, value in (source.attrs.get((index,)) or ()))
        return " ".join([source.signature[name], *attributes])

    pairs = ((name, said(found, index, name), said(expected, index, name)) for index, name in enumerate(expected.fn.arg_names))
    return [f"{name}: {mine} instead of {other}" for name, mine, other in pairs if mine != other]
