"""Modules of wheels that are unpacked and not installed: their files run as far as they go without what is not there.

What a module imports and is not there is an object that has every name. Nothing of a package is launched.
"""
from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import re
import sys
import types
import unittest.mock
from pathlib import Path
from typing import Any, Dict, Iterator, List, Set, Tuple

JIT = re.compile(r"^(triton\.|tl\.)?jit\b")


class Anything(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds modules that are not installed: they have every name."""

    def __init__(self, root: Path, own: Set[str]) -> None:
        self.root, self.own = root, own

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        """Of modules under the root their file; of others that nobody else finds, one of this class."""
        if name.split(".")[0] in self.own:
            place = self.root / Path(*name.split("."))
            if (place / "__init__.py").exists() or place.is_dir():
                spec = importlib.machinery.ModuleSpec(name, Patient(place / "__init__.py", is_late=True), is_package=True)
                spec.submodule_search_locations = [str(place)]
                return spec
            if place.with_suffix(".py").exists():
                return importlib.machinery.ModuleSpec(name, Patient(place.with_suffix(".py")))
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec: Any) -> Any:
        """A module with every name."""
        module = Whatever(spec.name)
        module.__path__ = []
        return module

    def exec_module(self, module: Any) -> None:
        """Nothing to run."""


class Own(importlib.abc.MetaPathFinder):
    """Finds modules of the packages before others do, so that their files are run statement by statement."""

    def __init__(self, root: Path, own: Set[str]) -> None:
        self.finder, self.own = Anything(root, own), own

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        """Of modules under the root alone."""
        if name.split(".")[0] not in self.own:
            return None
        place = self.finder.root / Path(*name.split("."))
        return self.finder.find_spec(name, path) if place.is_dir() or place.with_suffix(".py").exists() else None


class Whatever(types.ModuleType):
    """A module in which every name is an object that can be called, decorate and be asked for names itself."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return unittest.mock.MagicMock(name=f"{self.__name__}.{name}")


class Late(Whatever):
    """A package whose file is run when a name of it is asked for."""

    def __getattr__(self, name: str) -> Any:
        run = self.__dict__.pop("_run", None)
        if run and not name.startswith("__"):
            run(self)
        return vars(self)[name] if name in vars(self) else super().__getattr__(name)


class Patient(importlib.abc.Loader):
    """Runs a file as far as it goes without what is not installed: each statement of its top level on its own."""

    def __init__(self, file: Path, is_late: bool = False) -> None:
        self.file, self.is_late = file, is_late

    def create_module(self, spec: Any) -> Any:
        """A module that gives for names that it lacks what stands for anything."""
        return (Late if self.is_late else Whatever)(spec.name)

    def exec_module(self, module: Any) -> None:
        """The statements of the file, now or later."""
        module.__file__ = str(self.file)
        if self.is_late:
            module._run = self.run
        else:
            self.run(module)

    def run(self, module: Any) -> None:
        """The statements of the file."""
        if not self.file.exists():
            return
        for statement in ast.parse(self.file.read_text()).body:
            try:
                exec(compile(ast.Module([statement], []), str(self.file), "exec"), module.__dict__)
            except (Exception, SystemExit):  # A package's own code, beside what it needs.
                self.without_decorators(statement, module)

    def without_decorators(self, statement: ast.stmt, module: Any) -> None:
        """A kernel whose autotuner, or what else is above it, is not there."""
        kept = [one for one in getattr(statement, "decorator_list", ()) if JIT.search(ast.unparse(one))]
        if isinstance(statement, ast.FunctionDef) and kept:
            statement.decorator_list = kept[-1:]
            try:
                exec(compile(ast.Module([statement], []), str(self.file), "exec"), module.__dict__)
            except (Exception, SystemExit):
                return


def install(root: Path) -> None:
    """From now on modules of what was unpacked in a folder are found, and whatever they lack."""
    own = {place.stem for place in root.iterdir() if place.is_dir() or place.suffix == ".py"}
    sys.path.insert(0, str(root))
    sys.meta_path.append(Anything(root, own))
    sys.meta_path.insert(0, Own(root, own))


def jit_function(value: Any) -> Tuple[Any, List[Any]]:
    """The jit function in what decorators made of it, or None, and the configurations of its autotuner."""
    jit: Any = importlib.import_module("triton.runtime.jit").JITFunction
    configurations: List[Any] = []
    for _ in range(6):
        if isinstance(value, jit):
            return value, configurations
        if not hasattr(value, "__dict__"):
            break
        found = vars(value).get("configs")
        configurations = found if isinstance(found, list) and not configurations else configurations
        value = vars(value).get("fn")
    return None, []


def kernels(file: Path, root: Path) -> Iterator[Tuple[str, Any, List[Any]]]:
    """The jit functions that a file defines, each with its name (`outer.inner` of one that a function defines) and the configurations of its
    autotuner."""
    name = ".".join(file.relative_to(root).with_suffix("").parts)
    module = importlib.import_module(name[:-len(".__init__")] if name.endswith(".__init__") else name)
    seen = set()
    for scope, values in [("", dict(vars(module))), *_inside(file, module)]:
        for value in list(values.values()):
            fn, configurations = jit_function(value)
            if fn is not None and id(fn) not in seen and Path(fn.fn.__code__.co_filename) == file:
                seen.add(id(fn))  # Its hash asks for the hashes of all that it refers to.
                yield scope + fn.fn.__name__, fn, configurations


def _inside(file: Path, module: Any) -> Iterator[Tuple[str, Dict[str, Any]]]:
    """What functions that define kernels bind, as far as it can be run without calling them: parameters are their defaults."""
    functions = [node for statement in ast.parse(file.read_text()).body for node in
                 ([statement] if isinstance(statement, ast.FunctionDef) else ast.walk(statement) if isinstance(statement, (ast.If, ast.Try)) else [])
                 if isinstance(node, ast.FunctionDef)]
    for outer in functions:
        defines = any(isinstance(node, ast.FunctionDef) and any(JIT.search(ast.unparse(one)) for one in node.decorator_list)
                      for statement in outer.body for node in ast.walk(statement))
        if not defines:
            continue
        names = dict(vars(module))
        given = outer.args
        every = [*given.posonlyargs, *given.args]
        defaults = {one.arg: value for one, value in [*zip(every[len(every) - len(given.defaults):], given.defaults),
                                                      *zip(given.kwonlyargs, given.kw_defaults)] if value is not None}
        for parameter in [*every, *given.kwonlyargs]:
            text = ast.unparse(defaults[parameter.arg]) if parameter.arg in defaults else ""
            try:
                names[parameter.arg] = eval(text, names) if text else unittest.mock.MagicMock(name=parameter.arg)
            except Exception:  # A default of what is not there.
                names[parameter.arg] = unittest.mock.MagicMock(name=parameter.arg)
        before = set(map(id, names.values()))
        for statement in outer.body:
            if isinstance(statement, (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.Assign, ast.AnnAssign, ast.If, ast.Try)):
                try:
                    exec(compile(ast.Module([statement], []), str(file), "exec"), names)
                except (Exception, SystemExit):  # As at the top level of a file.
                    continue
        yield f"{outer.name}.", {name: value for name, value in names.items() if id(value) not in before}
