"""A kernel under one configuration, through Triton's own front end and optimizer: the LLVM IR that a launch with these
arguments would compile. Needs no GPU and no driver."""
from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Tuple


@dataclass(frozen=True)
class Lowered:
    """Triton's LLVM IR of a kernel, and what a launch of it needs."""

    name: str
    llvm: str
    #: Bytes of shared memory that the launch adds.
    shared: int
    fp_fusion: bool
    num_warps: int
    num_stages: int
    #: Every parameter's value, constants included, as a grid's function sees them.
    values: Dict[str, Any]
    #: (name, Triton's type) of what a launch passes, in its sequence; the rest are constants.
    passed: Tuple[Tuple[str, str], ...]


def backend_of(target: Any) -> Any:
    """Triton's back end for a ``GPUTarget``."""
    return importlib.import_module("triton.compiler").make_backend(target)


def _specialized(kernel: Any, backend: Any, values: Mapping[str, Any]) -> Tuple[Dict[str, Any], Any]:
    """The values with defaults, and what to compile for them: types, constants and what is known of the others, as the
    JIT finds them at a launch."""
    jit = importlib.import_module("triton.runtime.jit")
    source = importlib.import_module("triton.compiler").ASTSource
    bind = jit.create_function_from_signature(kernel.signature, kernel.params, backend)
    bound, specialization, unknown = bind(**values)
    if unknown:
        raise TypeError(f"{kernel.__name__} has no parameter {', '.join(map(repr, unknown))}")
    signature: Dict[str, str] = {}
    constants: Dict[Tuple[int], Any] = {}
    attributes: Dict[Tuple[int], Any] = {}
    for index, (parameter, (kind, known)) in enumerate(zip(kernel.params, specialization)):
        if not isinstance(kind, str) or kind.startswith(("tensordesc", "nvTmaDesc")):
            raise TypeError(f"{kernel.__name__}: {parameter.name!r} is a tuple or a descriptor; kiln.tune passes tensors and "
                            "numbers")
        signature[parameter.name] = kind
        if kind == "constexpr":
            constants[(index,)] = bound[parameter.name]
        elif isinstance(known, str):
            attributes[(index,)] = backend.parse_attr(known)
    return dict(bound), source(kernel, signature, constants, attributes)


def lower(kernel: Any, values: Mapping[str, Any], options: Mapping[str, Any], target: Any) -> Lowered:
    """Compiles for a ``GPUTarget``. ``values`` are the kernel's parameters by name, ``options`` those of a launch, such as
    ``num_warps``. Whatever Triton raises about the kernel, it raises here."""
    triton = importlib.import_module("triton")
    backend = backend_of(target)
    unknown = set(options) - set(vars(backend.parse_options(dict(options))))
    if unknown:
        raise TypeError(f"{', '.join(sorted(unknown))}: neither a parameter of {kernel.__name__} nor an option of a launch")
    bound, source = _specialized(kernel, backend, values)
    compiled = triton.compile(source, target=target, options=dict(options))
    metadata = compiled.metadata
    if getattr(metadata, "num_ctas", 1) != 1:
        raise ValueError("a cluster launch (num_ctas) is nothing that kiln.tune can measure")
    for scratch in ("global_scratch_size", "profile_scratch_size"):
        if getattr(metadata, scratch, 0):
            raise ValueError(f"the kernel wants scratch memory ({scratch}), which kiln.tune does not give it")
    passed: List[Tuple[str, str]] = [(name, kind) for name, kind in source.signature.items() if kind != "constexpr"]
    return Lowered(metadata.name, compiled.asm["llir"], int(metadata.shared), bool(metadata.enable_fp_fusion),
                   int(metadata.num_warps), int(metadata.num_stages), bound, tuple(passed))
