"""Writes functions of Triton-language programs as files of Python.

A test makes its kernels inside functions, patches their text and lets them use
names of its own module and of the function around them. What `kiln compile`
reads is a file, so each function goes to a file of its own, with the values of
the names it uses above it; functions that it calls are imported from theirs.
"""

import ast
import builtins
import hashlib
import inspect
import math
import sys
import textwrap
import types
from pathlib import Path
from typing import Any

import triton.language as tl
from triton.runtime.jit import JITCallable, JITFunction


class NotWritten(Exception):
    """A value that a kernel uses cannot be written down."""


def literal(value: Any) -> str:
    """The value as an expression, with `_tl` for triton.language."""
    if isinstance(value, tl.constexpr):
        return f"_tl.constexpr({literal(value.value)})"
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else f'float("{value}")'
    if value is None or isinstance(value, (bool, int, str)):
        return repr(value)
    if isinstance(value, tl.pointer_type):
        return f"_tl.pointer_type({literal(value.element_ty)})"
    if isinstance(value, tl.dtype):
        names = [name for name, one in vars(tl).items()
                 if type(one) is type(value) and one == value]
        if names:
            return "_tl." + names[0]
    if isinstance(value, (tuple, list, tl.tuple)) and not hasattr(
            value, "_fields"):
        inner = "".join(literal(one) + ", " for one in value)
        return f"[{inner}]" if isinstance(value, list) else f"({inner})"
    raise NotWritten(f"a value of type {type(value).__name__}")


def decorator(function: JITCallable) -> str:
    must = getattr(function, "_must_use_result", None)
    text = f"@_triton.must_use_result({must!r})\n" if must else ""
    if not isinstance(function, JITFunction):
        return text + "@_triton.constexpr_function\n"
    return text + ("@_triton.jit(noinline=True)\n"
                   if function.noinline else "@_triton.jit\n")


class Writer:
    def __init__(self, folder: Path):
        self.folder = folder
        self.modules: dict[tuple[int, str], str] = {}
        self.kept: list[Any] = []  # so that no id is used twice
        self.open: list[Any] = []

    def file(self, text: str) -> str:
        name = "m" + hashlib.sha256(text.encode()).hexdigest()[:16]
        path = self.folder / (name + ".py")
        if not path.exists():
            path.write_text(text)
        return name

    def module(self, function: JITCallable) -> str:
        """The name of the module that has this function."""
        key = (id(function), function.src)
        if key not in self.modules:
            self.kept.append(function)
            self.modules[key] = self.file(self.text(function, {}))
        return self.modules[key]

    def text(self, function: JITCallable, constants: dict[str, Any]) -> str:
        """The function, with `constants` bound above it as well."""
        if any(function is one for one in self.open):
            raise NotWritten("functions that call each other")
        self.open.append(function)
        try:
            source = textwrap.dedent(function.src)
            scope = dict(function.get_capture_scope())
            bindings = self.bindings(ast.parse(source), scope, function)
            bindings += [self.binding(name, value)
                         for name, value in constants.items()]
            return ("import triton as _triton\nimport triton.language as _tl\n"
                    + "".join(bindings) + "\n\n" + decorator(function) + source)
        finally:
            self.open.pop()

    def bindings(self, tree: ast.AST, scope: dict[str, Any],
                 itself: Any) -> list[str]:
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
        own = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        own |= {node.id for node in names if isinstance(node.ctx, ast.Store)}
        used = {node.id for node in names} - own
        return [self.binding(name, scope[name]) for name in sorted(used)
                if name in scope and scope[name] is not itself
                and getattr(builtins, name, self) is not scope[name]]

    def binding(self, name: str, value: Any) -> str:
        if isinstance(value, types.ModuleType):
            return f"import {value.__name__} as {name}\n"
        home = getattr(value, "__module__", None) or ""
        own = getattr(value, "__name__", name)
        is_triton = home.split(".")[0] in ("triton", *sys.stdlib_module_names)
        if isinstance(value, JITCallable):
            if not is_triton:
                home = self.module(value)
            return f"from {home} import {own} as {name}\n"
        if inspect.isclass(value) or inspect.isfunction(value):
            if not is_triton:
                home = self.definition(value)
            return f"from {home} import {own} as {name}\n"
        return f"{name} = {literal(value)}\n"

    def definition(self, value: Any) -> str:
        """The module of a class or a function of the host."""
        key = (id(value), "")
        if any(value is one for one in self.open):
            raise NotWritten("classes that use each other")
        if key not in self.modules:
            self.kept.append(value)
            self.open.append(value)
            try:
                source = textwrap.dedent(inspect.getsource(value))
            except (OSError, TypeError) as error:
                raise NotWritten(f"{value!r} has no source") from error
            tree = ast.parse(source)
            scope: dict[str, Any] = {}
            members = ([value] if inspect.isfunction(value)
                       else list(vars(value).values()))
            for member in members:
                member = getattr(member, "fn", member)
                if inspect.isfunction(member):
                    scope |= member.__globals__
                    scope |= inspect.getclosurevars(member).nonlocals
            home = inspect.getmodule(value)
            scope = vars(home) | scope if home else scope
            text = ("import triton as _triton\nimport triton.language as _tl\n"
                    + "".join(self.bindings(tree, scope, value)) + "\n\n")
            self.open.pop()
            self.modules[key] = self.file(text + source)
        return self.modules[key]
