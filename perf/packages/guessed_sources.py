"""Writes down kernels of packages that nobody launches here, under types and constants that are guessed and that Triton's front end accepts.

    guessed_sources.py --root FOLDER PACKAGE... --folder FOLDER [--seconds N]

FOLDER is where wheels were unpacked: only files are read, and what a module imports and is not there is an object that has every name. A parameter's
kind is guessed from its name and from whether loads and stores go through it; a guess that Triton refuses is followed by another, up to a number.
The kernels are then compiled and compared by `from_source.py --folder FOLDER --root FOLDER`.
"""
from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import inspect
import json
import os
import random
import re
import signal
import sys
import textwrap
import time
import types
import unittest.mock
import warnings
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Set

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools" / "python")]
import captured_sources  # noqa: E402

TARGET = "sm_90a"
TRIES, FILE_SECONDS, TRY_SECONDS = 10, 120, 20
INTEGERS = re.compile(r"(^|_)(idx|ids?|ind(ex|ices|ptr)|lens?|table|tables|seq|seqlens?|loc|slots?|cu|map|mapping|counts?|num|offsets?|labels?|"
                      r"target|positions?|pos|tokens?|expert|experts|start|starts|end|sorted|req|page|pages)(_|$)", re.IGNORECASE)
POINTER = re.compile(r"(_ptrs?|^ptr|_pointer|_buffer|_base)$|^\w+_ptr", re.IGNORECASE)
FLOATS = re.compile(r"(eps|scale|alpha|beta|lr|momentum|softcap|cap|prob|^p$|gamma|theta|inv_|factor|limit|decay|smoothing|temperature)", re.IGNORECASE)
FLAG = re.compile(r"^(is|has|use|with|do|enable|apply|needs|store|save|load|return|reverse|compute|transpose|trans|causal|output|add|mask)_|"
                  r"_(enabled|flag)$|causal|varlen|even", re.IGNORECASE)
SIZE = re.compile(r"block|tile|size|dim|^[BCDHKMNTV]{1,3}\d?$|head|group|width|pad|pow|chunk|elems|lane", re.IGNORECASE)
TYPE = re.compile(r"dtype|type$", re.IGNORECASE)


class Anything(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds modules that are not installed: they have every name."""

    def __init__(self, root: Path, own: Set[str]) -> None:
        self.root, self.own = root, own

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        """Of modules under the root their file; of others that nobody else finds, one of this class."""
        head = name.split(".")[0]
        if head in self.own:
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
            except Exception:  # A package's own code, beside what it needs.
                continue


def jit_function(value: Any) -> Any:
    """The jit function in what decorators made of it, or None."""
    jit: Any = importlib.import_module("triton.runtime.jit").JITFunction
    for _ in range(6):
        if isinstance(value, jit):
            return value
        value = vars(value).get("fn") if hasattr(value, "__dict__") else None
    return None


def pointers(fn: Any) -> Set[str]:
    """The parameters that loads and stores of a kernel go through: those at the left end of the sums that are addresses."""
    body = ast.parse(textwrap.dedent(inspect.getsource(fn.fn)))
    left: Dict[str, Set[str]] = {}

    def leftmost(node: ast.AST) -> Optional[str]:
        while isinstance(node, (ast.BinOp, ast.Attribute, ast.Call, ast.Subscript)):
            if isinstance(node, ast.BinOp):
                node = node.left
            elif isinstance(node, ast.Call):
                node = node.func if isinstance(node.func, ast.Attribute) and not node.args else (node.args[0] if node.args else node.func)
            else:
                node = node.value
        return node.id if isinstance(node, ast.Name) else None

    found: Set[str] = set()
    for node in ast.walk(body):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        value = node.value if isinstance(node, (ast.Assign, ast.AugAssign)) else None
        for target in targets:
            name = leftmost(value) if value is not None and isinstance(node, ast.Assign) else None
            if isinstance(target, ast.Name) and name:
                left.setdefault(target.id, set()).add(name)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args and \
                node.func.attr in ("load", "store", "make_block_ptr", "atomic_add", "atomic_max", "atomic_cas", "atomic_xchg", "atomic_min",
                                   "make_tensor_descriptor"):
            name = leftmost(node.args[0])
            found |= {name} if name else set()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "make_block_ptr":
            for keyword in node.keywords:
                name = leftmost(keyword.value) if keyword.arg == "base" else None
                found |= {name} if name else set()
    for _ in range(6):
        found |= {source for name in found for source in left.get(name, set())}
    return found & set(fn.arg_names)


def guess(fn: Any, through: Set[str], chance: random.Random, attempt: int) -> Dict[str, str]:
    """A type or a constant for each parameter; what is likeliest at the first attempt."""
    wide = ["*fp16:16", "*fp32:16", "*bf16:16"]
    main = wide[attempt % 3]
    found = {}
    for parameter in fn.params:
        name = parameter.name
        given = parameter.default if parameter.has_default else None
        if parameter.is_constexpr:
            if parameter.has_default and isinstance(given, (bool, int, float, str)) and attempt < 5:
                found[name] = repr(given)
            elif TYPE.search(name):
                found[name] = chance.choice(["tl.float32", "tl.float16", "tl.bfloat16"]) if attempt else "tl.float32"
            elif FLAG.search(name) and not re.match(r"BLOCK|TILE", name):
                found[name] = str(chance.random() < 0.5) if attempt > 1 else str(attempt == 0)
            elif SIZE.search(name):
                found[name] = str(chance.choice([16, 32, 64, 128])) if attempt > 2 else "32"
            else:
                found[name] = chance.choice(["True", "1", "2", "4", "16", "None", "False"]) if attempt else "1"
        elif name in through or (POINTER.search(name) and attempt < 8):
            integral = INTEGERS.search(name) and attempt != 9
            found[name] = chance.choice(["*i32:16", "*i64:16"]) if integral and attempt else "*i32:16" if integral else main
        elif isinstance(given, float) or (FLOATS.search(name) and "stride" not in name):
            found[name] = "fp32"
        elif attempt > 3 and chance.random() < 0.2 and "stride" not in name:
            found[name] = main
        else:
            found[name] = "i32:16" if "stride" in name else "i32"
    return found


def source_of(fn: Any, parameters: Dict[str, str]) -> Any:
    """What Triton's front end is given."""
    triton: Any = importlib.import_module("triton")
    signature, constants, attributes = {}, {}, {}
    for index, (name, text) in enumerate(parameters.items()):
        kind, _, multiple = text.partition(":")
        if re.fullmatch(r"\*?(i\d+|u\d+|fp\d+|bf16|fp8\w+)", kind):
            signature[name] = kind
            if multiple:
                attributes[(index,)] = [["tt.divisibility", int(multiple)]]
        else:
            signature[name] = "constexpr"
            constants[(index,)] = eval(text, {"tl": triton.language})
    return triton.compiler.ASTSource(fn, signature, constants, attributes)


class TooLong(Exception):
    """Triton has no answer in time."""


def _too_long(*given: Any) -> None:
    raise TooLong()


def accepted(fn: Any, options: Any, target: Any) -> Optional[Dict[str, Any]]:
    """A guess that Triton's front end accepts, with what it makes of it; None where all are refused."""
    through = pointers(fn)
    chance = random.Random(fn.fn.__qualname__)
    for attempt in range(TRIES):
        parameters = guess(fn, through, chance, attempt)
        try:
            signal.alarm(TRY_SECONDS)
            text = captured_sources.front_end(source_of(fn, parameters), target, options)
            signal.alarm(0)
        except Exception:  # Whatever Triton refuses was a wrong guess.
            continue
        finally:
            signal.alarm(0)
        if re.search(r"tt.func public .*\) -> ", text):
            return None  # It is called by kernels.
        return {"parameters": parameters, "ttir": text, "attempt": attempt}
    return None


def kernels(file: Path, root: Path) -> Iterator[Any]:
    """The jit functions that a file defines."""
    name = ".".join(file.relative_to(root).with_suffix("").parts)
    module = importlib.import_module(name[:-len(".__init__")] if name.endswith(".__init__") else name)
    seen = set()
    for value in list(vars(module).values()):
        fn = jit_function(value)
        if fn is not None and fn not in seen and Path(fn.fn.__code__.co_filename) == file:
            seen.add(fn)
            yield fn


def take(file: Path, root: Path, folder: Path) -> None:
    """Writes down what can be guessed of a file, in a process of its own."""
    target: Any = importlib.import_module("triton.backends.compiler").GPUTarget("cuda", 90, 32)
    options = importlib.import_module("triton.compiler").make_backend(target).parse_options({})
    signal.signal(signal.SIGALRM, _too_long)
    warnings.filterwarnings("ignore")
    began = time.monotonic()
    rows = []
    for fn in kernels(file, root):
        found = accepted(fn, options, target) if time.monotonic() - began < FILE_SECONDS else None
        name = f"{fn.fn.__module__}.{fn.fn.__qualname__}"
        rows.append({"kernel": name, "guessed": found is not None})
        if found is None:
            continue
        key = hashlib.sha256(name.encode()).hexdigest()[:12]
        (folder / f"{key}.ttir").write_text(found["ttir"])
        said = {"op": "guessed", "kernel": name, "key": key, "file": str(file.relative_to(root)), "function": fn.fn.__name__,
                "options": {"num_warps": 4, "num_stages": 3}, "parameters": found["parameters"]}
        (folder / f"{key}.json").write_text(json.dumps(said))
    with open(folder / "guesses.rows", "a") as out:
        for row in rows:
            out.write(json.dumps(row) + "\n")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", nargs="+", help="folders under the root")
    parser.add_argument("--root", type=Path, required=True, help="where the wheels were unpacked")
    parser.add_argument("--folder", type=Path, required=True, help="of the kernels")
    parser.add_argument("--seconds", type=float, default=1e9, help="no file is begun after that")
    parser.add_argument("--every", type=int, default=1, help="each N-th file with kernels")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    root = options.root.resolve()
    forked: Any = importlib.import_module("forked")
    importlib.import_module("torch")
    static: Any = importlib.import_module("kiln.survey.static")
    sys.path.insert(0, str(root))
    sys.meta_path.append(Anything(root, {Path(name).parts[0] for name in options.packages}))
    sys.meta_path.insert(0, Own(root, {Path(name).parts[0] for name in options.packages}))
    files = [file for name in options.packages for file in sorted((root / name).rglob("*.py"))
             if re.search(r"^\s*@(triton\.)?jit", file.read_text(errors="replace"), re.MULTILINE)][::options.every]
    began = time.monotonic()

    def work(file: Path) -> None:
        if time.monotonic() - began < options.seconds:
            with static.without_gpu({}, TARGET):
                take(file, root, options.folder)
    forked.each(files, work, 1)
    print(f"{len(list(options.folder.glob('*.json')))} kernels of {len(files)} files")
    return 0


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


if __name__ == "__main__":
    sys.exit(main())
