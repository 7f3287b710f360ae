"""What each parameter of a kernel can be, likeliest first: from its name, from what the kernel does with it, and from what launches pass."""
from __future__ import annotations

import ast
import importlib
import inspect
import re
import textwrap
from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional, Set

from guess.launch_sites import Argument

INTEGERS = re.compile(r"(^|_)(idx|ids?|ind(ex|ices|ptr)|lens?|table|tables|seq|seqlens?|loc|slots?|cu|map|mapping|counts?|num|offsets?|labels?|"
                      r"target|positions?|pos|tokens?|expert|experts|start|starts|end|sorted|req|page|pages|indices|lengths?|perm)(_|$)", re.IGNORECASE)
POINTER = re.compile(r"(_ptrs?|^ptr|_pointer|_buffer|_base)$|^\w+_ptr", re.IGNORECASE)
FLOATS = re.compile(r"(eps|scale|alpha|beta|lr|momentum|softcap|cap$|prob|^p$|gamma|theta|inv_|factor|limit|decay|smoothing|temperature)",
                    re.IGNORECASE)
FLAG = re.compile(r"^(is|has|use|with|do|enable|apply|needs|store|save|load|return|reverse|compute|transpose|trans|causal|output|add|mask)_|"
                  r"_(enabled|flag)$|causal|varlen|even", re.IGNORECASE)
SIZE = re.compile(r"block|tile|size|dim|^[BCDHKMNTV]{1,3}\d?$|head|group|width|pad|pow|chunk|elems|lane", re.IGNORECASE)
TYPE = re.compile(r"dtype|type$", re.IGNORECASE)
ACCESSES = {"load", "store", "make_block_ptr", "atomic_add", "atomic_max", "atomic_cas", "atomic_xchg", "atomic_min", "atomic_and", "atomic_or",
            "atomic_xor", "make_tensor_descriptor"}
DESCRIPTOR_METHODS = {"load", "store", "gather", "scatter", "atomic_add"}
MODULES = {"tl", "triton", "language", "core", "math", "libdevice"}
#: Of data, and of indices.
DATA = ["*fp16:16", "*bf16:16", "*fp32:16"]
INDICES = ["*i32:16", "*i64:16"]
OTHER = ["*i8:16", "*u8:16", "*i1", "*fp8e4nv:16", "*fp8e5:16", "*u64:16", "*i16:16", "*fp64:16", "*u32:16"]
SIZES = ["64", "32", "16", "128", "8", "4", "2", "1", "256"]


@dataclass
class Uses:
    """What a kernel does with its parameters, the functions that it calls included."""

    pointers: Set[str] = field(default_factory=set)
    #: Pointers that lead to indices.
    indices: Set[str] = field(default_factory=set)
    #: The ranks of the blocks that descriptors move.
    descriptors: Dict[str, int] = field(default_factory=dict)
    compared: Dict[str, List[str]] = field(default_factory=dict)
    called: Set[str] = field(default_factory=set)
    types: Set[str] = field(default_factory=set)
    tested: Set[str] = field(default_factory=set)
    shapes: Set[str] = field(default_factory=set)
    precisions: Set[str] = field(default_factory=set)
    #: How long tuples are, as far as it is seen.
    tuples: Dict[str, int] = field(default_factory=dict)
    #: From a name to those that its value is computed from.
    sources: Dict[str, Set[str]] = field(default_factory=dict)


def leftmost(node: ast.AST) -> Optional[str]:
    """The name at the left end of a sum that is an address."""
    while isinstance(node, (ast.BinOp, ast.Attribute, ast.Call, ast.Subscript, ast.IfExp)):
        if isinstance(node, ast.BinOp):
            node = node.left
        elif isinstance(node, ast.Call):
            is_method = isinstance(node.func, ast.Attribute) and not (isinstance(node.func.value, ast.Name) and node.func.value.id in MODULES)
            node = node.func if is_method or not node.args else node.args[0]
        else:
            node = node.body if isinstance(node, ast.IfExp) else node.value
    return node.id if isinstance(node, ast.Name) else None


def names_of(node: ast.AST) -> Set[str]:
    """The names in an expression or a statement."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def tree_of(fn: Any) -> ast.FunctionDef:
    """A jit function's syntax."""
    body = ast.parse(textwrap.dedent(inspect.getsource(fn.fn))).body[0]
    assert isinstance(body, ast.FunctionDef)
    return body


def _bound(call: ast.Call, names: List[str]) -> Dict[str, ast.expr]:
    return {**dict(zip(names, call.args)), **{one.arg: one.value for one in call.keywords if one.arg}}


def uses_of(fn: Any, depth: int = 0) -> Uses:
    """What a jit function does with its parameters."""
    jit: Any = importlib.import_module("triton.runtime.jit").JITFunction
    found, tree = Uses(), tree_of(fn)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                for name in names_of(target):
                    found.sources.setdefault(name, set()).update(names_of(node.value))
        elif isinstance(node, ast.Compare):
            _compared(node, found)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            _indexed(node, found)
        elif isinstance(node, (ast.If, ast.IfExp)):
            test = node.test.operand if isinstance(node.test, ast.UnaryOp) else node.test
            for one in test.values if isinstance(test, ast.BoolOp) else [test]:
                found.tested |= {one.id} if isinstance(one, ast.Name) else set()
        elif isinstance(node, ast.Call):
            _call(node, found)
            callee = node.func.id if isinstance(node.func, ast.Name) else None
            inner = fn.fn.__globals__.get(callee) if callee else None
            if isinstance(inner, jit) and depth < 4 and inner is not fn:
                _through(node, uses_of(inner, depth + 1), inner.arg_names, found)
    _spread(tree, found)
    return found


def _spread(tree: ast.FunctionDef, found: Uses) -> None:
    """Pointers are what pointers are computed from, and what addresses are computed from besides is loaded through pointers to integers."""
    pending = list(found.pointers)
    while pending:
        for node in ast.walk(tree):
            if isinstance(node, (ast.Assign, ast.AugAssign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                name = leftmost(node.value) if isinstance(node, ast.Assign) else None
                if name and name not in found.pointers and any(isinstance(one, ast.Name) and one.id == pending[0] for one in targets):
                    found.pointers.add(name)
                    pending.append(name)
        pending.pop(0)
    offsets: Set[str] = set()
    for node in ast.walk(tree):
        value = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ACCESSES and node.args:
            value = node.args[0]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("range", "static_range"):
            offsets |= names_of(node)
        elif isinstance(node, ast.Assign) and any(isinstance(one, ast.Name) and one.id in found.pointers for one in node.targets):
            value = node.value
        if value is not None and leftmost(value) in found.pointers:
            offsets |= names_of(value) - {leftmost(value) or ""}
    for _ in range(8):
        offsets |= {source for name in offsets - found.pointers for source in found.sources.get(name, ())}
    found.indices = offsets & found.pointers


def _indexed(node: ast.Subscript, found: Uses) -> None:
    if isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
        at = node.slice.value if isinstance(node.slice, ast.Constant) else None
        is_index = isinstance(at, int) or isinstance(node.slice, (ast.Name, ast.BinOp))
        if is_index:
            found.tuples[node.value.id] = max(found.tuples.get(node.value.id, 2), at + 1 if isinstance(at, int) else 2)


def _compared(node: ast.Compare, found: Uses) -> None:
    if isinstance(node.left, ast.Name):
        for one in node.comparators:
            for value in one.elts if isinstance(one, (ast.Tuple, ast.List)) else [one]:
                if isinstance(value, ast.Constant):
                    found.compared.setdefault(node.left.id, []).append(repr(value.value))
                elif isinstance(value, ast.Attribute):
                    found.compared.setdefault(node.left.id, []).append(ast.unparse(value))


def _call(node: ast.Call, found: Uses) -> None:
    if isinstance(node.func, ast.Name):
        found.called.add(node.func.id)
        if node.func.id == "len" and node.args and isinstance(node.args[0], ast.Name):
            found.tuples.setdefault(node.args[0].id, 2)
        return
    if not isinstance(node.func, ast.Attribute):
        return
    base = node.func.value.id if isinstance(node.func.value, ast.Name) else ""
    given = [*node.args, *(one.value for one in node.keywords)]
    if node.func.attr in DESCRIPTOR_METHODS and base not in ("tl", "libdevice", "language") and node.args:
        first = node.args[0]
        found.descriptors[base] = len(first.elts) if isinstance(first, (ast.List, ast.Tuple)) else 2
    elif node.func.attr in ACCESSES:
        for one in [*node.args[:1], *(one.value for one in node.keywords if one.arg in ("base", "pointer"))]:
            name = leftmost(one)
            found.pointers |= {name} if name else set()
    elif node.func.attr in ("to", "full", "zeros", "cast", "dot", "pointer_type"):
        found.types |= {one.id for one in given[-1:] + given[:1] if isinstance(one, ast.Name)}
    found.precisions |= {one.value.id for one in node.keywords if one.arg == "input_precision" and isinstance(one.value, ast.Name)}
    if node.func.attr in ("arange", "zeros", "full", "reshape", "make_block_ptr", "make_tensor_descriptor", "broadcast_to", "view"):
        for one in given:
            found.shapes |= names_of(one) if isinstance(one, (ast.Tuple, ast.List)) or node.func.attr == "arange" else set()


def _through(node: ast.Call, inner: Uses, names: List[str], found: Uses) -> None:
    for name, value in _bound(node, names).items():
        left = leftmost(value)
        if left and name in inner.pointers:
            found.pointers.add(left)
        if not isinstance(value, ast.Name):
            continue
        if name in inner.tuples:
            found.tuples[value.id] = max(found.tuples.get(value.id, 2), inner.tuples[name])
        if name in inner.descriptors:
            found.descriptors[value.id] = inner.descriptors[name]
        found.compared.setdefault(value.id, []).extend(inner.compared.get(name, []))
        for mine, theirs in ((found.called, inner.called), (found.types, inner.types), (found.tested, inner.tested), (found.shapes, inner.shapes),
                             (found.precisions, inner.precisions)):
            if name in theirs:
                mine.add(value.id)


def candidates(fn: Any, uses: Uses, launches: Mapping[str, Argument], configurations: List[Any]) -> Dict[str, List[str]]:
    """For each parameter of a kernel what it can be."""
    found: Dict[str, List[str]] = {}
    tuned = [one.kwargs for one in configurations if isinstance(getattr(one, "kwargs", None), dict)]
    for parameter in fn.params:
        name, said = parameter.name, launches.get(parameter.name, Argument())
        given = [repr(parameter.default)] if parameter.has_default and isinstance(parameter.default, (bool, int, float, str, type(None))) else []
        if parameter.is_constexpr:
            chosen = [repr(one[name]) for one in tuned if isinstance(one.get(name), (bool, int, float, str))]
            found[name] = [*chosen[:4], *_constant(fn, name, uses, said, given)]
        else:
            found[name] = _value(name, uses, said, given)
        found[name] = list(dict.fromkeys(found[name]))
    return found


def _constant(fn: Any, name: str, uses: Uses, said: Argument, given: List[str]) -> List[str]:
    """The constants that a constexpr can be."""
    known = [*said.constants, *given, *uses.compared.get(name, [])]
    if name in uses.tuples and "(" not in "".join(known):
        lengths = dict.fromkeys([uses.tuples[name], 2, 3, 4, 5])
        return [*known, *(f"({', '.join([value] * length)})" for length in lengths for value in ("1", "16", "64", "True", "0"))]
    if name in uses.precisions:
        return [*(one for one in known if one[:1] in "'N"), "'tf32'", "'ieee'", "'tf32x3'", "None"]
    if name in uses.called:
        jit: Any = importlib.import_module("triton.runtime.jit").JITFunction
        return [*(one for one, value in fn.fn.__globals__.items() if isinstance(value, jit) and len(value.arg_names) == 1), "None"]
    if "type" in said.kinds or TYPE.search(name) or (name in uses.types and not SIZE.search(name)):
        return [*known, "tl.float32", "tl.float16", "tl.bfloat16", "tl.int32", "tl.float8e4nv", "tl.int64"]
    is_flag = "flag" in said.kinds or (FLAG.search(name) and not re.match(r"BLOCK|TILE|NUM", name)) or \
        (name in uses.tested and "integer" not in said.kinds and name not in uses.shapes)
    if is_flag:
        return [*known, "True", "False", *(["None", "1"] if name in uses.compared else [])]
    if "float" in said.kinds and "integer" not in said.kinds or (FLOATS.search(name) and name not in uses.shapes):
        return [*known, "1.0", "0.5", "True", "False", "1"]
    if name in uses.shapes or "size" in said.kinds or SIZE.search(name):
        return [*(one for one in known if one not in ("None",)), *SIZES, "True", "False", "None"]
    return [*known, "1", "2", "4", "16", "32", "64", "128", "8", "True", "False", "None", "0"]


def _value(name: str, uses: Uses, said: Argument, given: List[str]) -> List[str]:
    """The types that a parameter that is no constexpr can have."""
    can_miss = ["None"] if "None" in [*said.constants, *given, *uses.compared.get(name, [])] else []
    if name in uses.tuples:
        kinds = ["*fp16:16", "*i32:16", "i32"] if name in uses.pointers else ["i32", "*fp16:16", "*i32:16", "fp32"]
        return [f"({', '.join([kind] * length)})" for length in dict.fromkeys([uses.tuples[name], 2, 3, 4, 5]) for kind in kinds]
    if name in uses.descriptors and name not in uses.pointers:
        rank = uses.descriptors[name]
        sizes = [(64, 64), (32, 32), (128, 64), (64, 128), (128, 128), (16, 16), (64, 32), (32, 64)]
        blocks = [[size[0]] for size in sizes] if rank < 2 else [[1] * (rank - 2) + list(size) for size in sizes]
        blocks += [[1, 64, 1, 64], [1, 128, 1, 64], [1, 64, 1, 128]] if rank == 4 else [[64, 1, 64]] if rank == 3 else []
        shapes = [", ".join(str(size) for size in block) for block in blocks]
        return [f"tensordesc<{kind}[{shape}]>" for kind in ("fp16", "bf16", "fp32", "fp8e4nv") for shape in shapes]
    if name in uses.pointers or (POINTER.search(name) and "integer" not in said.kinds) or "tensor" in said.kinds:
        known = [f"*{one}" + (":16" if one != "i1" else "") for one in said.types]
        every = [*INDICES, *DATA, *OTHER] if name in uses.indices or INTEGERS.search(name) else [*DATA, *INDICES, *OTHER]
        return [*known, *every, *can_miss, "i32", "fp32"]
    if "stride" in name.lower():
        return ["i32:16", "i32", "i64:16"]
    floats = "float" in said.kinds and "integer" not in said.kinds or FLOATS.search(name) or any(re.match(r"-?\d+\.", one) for one in given)
    return [*(["fp32", "i32"] if floats else ["i32", "fp32"]), "i64", "i32:16", "*fp32:16", "*i32:16", "*fp16:16", "i1", "i64:16", *can_miss]
