"""What a package's own text says of its kernels' arguments: the launches `kernel[grid](...)` in it, and the functions around them."""
from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, Iterable, List, Optional, Set, Union

Function = Union[ast.FunctionDef, ast.AsyncFunctionDef]
LAUNCH = re.compile(r"\w\s*\[[^\]]*\]\s*\(")
#: PyTorch's types as a signature spells them.
TYPES = {"float16": "fp16", "half": "fp16", "bfloat16": "bf16", "float32": "fp32", "float": "fp32", "float64": "fp64", "double": "fp64",
         "int8": "i8", "uint8": "u8", "int16": "i16", "int32": "i32", "int": "i32", "int64": "i64", "long": "i64", "bool": "i1",
         "uint32": "u32", "uint64": "u64", "float8_e4m3fn": "fp8e4nv", "float8_e5m2": "fp8e5"}
TENSOR_MAKERS = {"empty", "zeros", "ones", "full", "tensor", "arange", "empty_like", "zeros_like", "ones_like", "to", "cumsum", "new_empty", "rand",
                 "randn", "full_like", "empty_strided", "contiguous", "view", "reshape", "clone", "detach", "transpose", "flatten", "unsqueeze"}
INTEGER_CALLS = {"stride", "size", "numel", "len", "cdiv", "dim", "min", "max", "element_size", "data_ptr"}


@dataclass
class Argument:
    """What a launch passes: the constants that it can be, and what kind of thing it is otherwise."""

    constants: List[str] = field(default_factory=list)
    #: "tensor", "integer", "float", "flag", "size" (a power of two) or "type".
    kinds: Set[str] = field(default_factory=set)
    types: List[str] = field(default_factory=list)


class Scope:
    """The assignments and the parameters of a function around a launch."""

    def __init__(self, around: Optional[Function]) -> None:
        self.values: Dict[str, List[ast.expr]] = {}
        self.annotations: Dict[str, str] = {}
        if around is None:
            return
        given = around.args
        every = [*given.posonlyargs, *given.args]
        for parameter, default in [*zip(every[len(every) - len(given.defaults):], given.defaults), *zip(given.kwonlyargs, given.kw_defaults)]:
            if default is not None:
                self.values.setdefault(parameter.arg, []).append(default)
        for parameter in [*every, *given.kwonlyargs]:
            if parameter.annotation is not None:
                self.annotations[parameter.arg] = ast.unparse(parameter.annotation)
        for node in ast.walk(around):
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                self.values.setdefault(node.targets[0].id, []).append(node.value)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Tuple, ast.List)):
                for target in node.targets[0].elts:
                    if isinstance(target, ast.Name) and re.search(r"\.(shape|stride\(\)|size\(\))$", ast.unparse(node.value)):
                        self.values.setdefault(target.id, []).append(ast.parse("x.size(0)", mode="eval").body)

    def read(self, node: ast.expr, into: Argument, depth: int = 0) -> None:
        """What an expression can be."""
        if isinstance(node, ast.Constant):
            self._constant(node.value, into)
        elif isinstance(node, ast.IfExp):
            self.read(node.body, into, depth)
            self.read(node.orelse, into, depth)
        elif isinstance(node, ast.Name):
            self._name(node.id, into, depth)
        elif isinstance(node, (ast.Compare, ast.BoolOp)) or isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            into.kinds.add("flag")
        elif isinstance(node, ast.Call):
            self._call(node, into, depth)
        elif isinstance(node, ast.Subscript):
            into.kinds.add("integer" if re.search(r"shape|size|stride", ast.unparse(node.value)) else "tensor")
        elif isinstance(node, ast.Attribute):
            text = ast.unparse(node)
            if re.match(r"tl\.|triton\.language\.", text):
                into.constants.append(text.replace("triton.language.", "tl."))
                into.kinds.add("type")
        elif isinstance(node, ast.BinOp):
            into.kinds.add("integer" if isinstance(node.op, (ast.FloorDiv, ast.Mod)) else "float" if isinstance(node.op, ast.Pow) else "integer")

    @staticmethod
    def _constant(value: object, into: Argument) -> None:
        into.constants.append(repr(value))
        into.kinds |= {"flag"} if isinstance(value, bool) else {"integer"} if isinstance(value, int) else {"float"} if isinstance(value, float) else set()

    def _name(self, name: str, into: Argument, depth: int) -> None:
        annotation = self.annotations.get(name, "")
        if "Tensor" in annotation:
            into.kinds.add("tensor")
        for text, kind in (("bool", "flag"), ("int", "integer"), ("float", "float")):
            if re.search(rf"\b{text}\b", annotation):
                into.kinds.add(kind)
        if depth < 3:
            for value in self.values.get(name, ())[:4]:
                self.read(value, into, depth + 1)

    def _call(self, node: ast.Call, into: Argument, depth: int) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "next_power_of_2":
            into.kinds.add("size")
        elif name in ("bool", "isinstance", "is_contiguous"):
            into.kinds.add("flag")
        elif name in ("float", "sqrt"):
            into.kinds.add("float")
        elif name in INTEGER_CALLS:
            into.kinds.add("integer")
            for one in node.args if name in ("min", "max") else ():
                self.read(one, into, depth + 1)
        elif name in TENSOR_MAKERS:
            into.kinds.add("tensor")
            into.types += [TYPES[found] for found in re.findall(r"torch\.(\w+)", ast.unparse(node)) if found in TYPES]


class Sites:
    """The launches in files of a package, by the kernels' names."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.found: Dict[str, List[List[ast.Call]]] = {}
        self.scopes: Dict[int, Scope] = {}
        for file in files:
            text = file.read_text(errors="replace")
            if "triton" in text and LAUNCH.search(text):
                try:
                    self._read(ast.parse(text), None)
                except SyntaxError:
                    continue

    def _read(self, node: ast.AST, around: Optional[Function]) -> None:
        for child in ast.iter_child_nodes(node):
            inner = child if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)) else around
            if isinstance(child, ast.Call) and isinstance(child.func, ast.Subscript):
                value = child.func.value
                name = value.id if isinstance(value, ast.Name) else value.attr if isinstance(value, ast.Attribute) else None
                if name:
                    self.found.setdefault(name, []).append([child])
                    self.scopes[id(child)] = Scope(around)
            self._read(child, inner)

    def launched(self, name: str) -> bool:
        """Whether a launch names a kernel."""
        return name in self.found

    def arguments(self, name: str, parameters: List[str]) -> Dict[str, Argument]:
        """What the launches of a kernel pass for its parameters."""
        found: Dict[str, Argument] = {}
        for (call,) in self.found.get(name, [])[:6]:
            scope = self.scopes[id(call)]
            starred = next((number for number, one in enumerate(call.args) if isinstance(one, ast.Starred)), len(call.args))
            pairs = [*zip(parameters, call.args[:starred]), *((one.arg, one.value) for one in call.keywords if one.arg in parameters)]
            for parameter, value in pairs:
                if parameter:
                    scope.read(value, found.setdefault(parameter, Argument()))
        return found
