"""Writes down what programs launch, as what a compiler of their source needs, with what Triton's own front end makes of it: no GPU, and no pass.

A kernel is a JSON object: `file` and `function`, whose `parameters` each have a type in the spelling of Triton's ahead-of-time compiler (`*fp16:16`)
or the text of a constant (`128`, `tl.float16`), and `options`. Beside it stands `KEY.ttir`, the module as `ast_to_ttir` returns it.
"""
from __future__ import annotations

import contextlib
import importlib
import json
import signal
import types
import warnings
from pathlib import Path
from typing import Any, Callable, Dict, Iterator

#: The marks of a parameter's attributes that signatures write down.
DIVISIBILITY = "tt.divisibility"
OP_SECONDS = 600


class NoText(Exception):
    """What no command line can say: a constant, or a parameter, of a kind that has no text."""


def text_of(value: Any) -> str:
    """A constant as an expression of Python, over the names of the language and of the kernel's file."""
    language: Any = importlib.import_module("triton.language")
    if hasattr(value, "value") and isinstance(value, language.constexpr):
        return text_of(value.value)
    if isinstance(value, float) and (value != value or abs(value) == float("inf")):
        return f'float("{value}")'
    if value is None or isinstance(value, (bool, int, float, str)):
        return repr(value)
    if isinstance(value, language.pointer_type):
        return f"tl.pointer_type({text_of(value.element_ty)})"
    if isinstance(value, language.dtype):
        return f"tl.{NAMES.get(value.name, value.name)}"
    if isinstance(value, (tuple, list)):
        return "(" + "".join(text_of(one) + ", " for one in value) + ")"
    if hasattr(value, "fn") and hasattr(value, "arg_names"):
        return str(value.fn.__name__)
    raise NoText(f"a constant of the type {type(value).__name__}")


#: What a module calls the types whose own name is another.
NAMES = {"fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64", "fp8e4nv": "float8e4nv", "fp8e5": "float8e5",
         "fp8e4b15": "float8e4b15", "fp8e4b8": "float8e4b8", "fp8e5b16": "float8e5b16"}


def parameter_text(source: Any, index: int, name: str) -> str:
    """A parameter of a kernel that Triton is about to compile."""
    kind = source.signature[name]
    if kind == "constexpr":
        return text_of(source.constants[(index,)])
    if not isinstance(kind, str):
        raise NoText("a tuple as a parameter")
    marks = dict(mark for mark in source.attrs.get((index,), ()))
    return f"{kind}:{marks[DIVISIBILITY]}" if DIVISIBILITY in marks else kind


def front_end(source: Any, target: Any, options: Any) -> str:
    """What Triton's front end makes of a kernel."""
    ir: Any = importlib.import_module("triton._C.libtriton").ir
    backend = importlib.import_module("triton.compiler").make_backend(target)
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    module = source.make_ir(target, options, backend.get_codegen_implementation(options), backend.get_module_map(), context)
    return str(module)


class Uncompiled:
    """What a launch gets instead of a compiled kernel: it goes through Triton's launcher and does nothing."""

    function = packed_metadata = None

    def __init__(self, source: Any, target: Any, options: Any, text: str) -> None:
        self.src, self.asm, self.hash = source, {"ttir": text}, source.hash() + str(options)
        self.metadata = types.SimpleNamespace(**{**options.__dict__, "target": target, "name": source.name, "shared": 0})

    def launch_metadata(self, *given: Any) -> None:
        """None: no hook asks."""

    def run(self, *given: Any) -> None:
        """Nothing runs."""


@contextlib.contextmanager
def as_far_as_the_front_end(failed: Callable[[Any, Exception], None]) -> Iterator[None]:
    """While it is open, Triton compiles nothing beyond its front end, so that an op takes seconds. What that refuses, `failed` gets."""
    compiler: Any = importlib.import_module("triton.compiler")
    stock = compiler.compile

    def compile_(source: Any, target: Any = None, options: Any = None, **more: Any) -> Uncompiled:
        parsed = compiler.make_backend(target).parse_options(dict(options or {}))
        try:
            return Uncompiled(source, target, parsed, front_end(source, target, parsed))
        except Exception as error:
            failed(source, error)
            raise
    compiler.compile = compile_
    try:
        yield
    finally:
        compiler.compile = stock


def description(launch: Any, root: Path) -> Dict[str, Any]:
    """A launch as what is asked of a compiler of its source; `refused` where no command line says it."""
    source, fn = launch.compiled.src, launch.fn
    file = Path(fn.fn.__code__.co_filename)
    said = {"kernel": launch.name, "key": launch.key, "file": str(file.relative_to(root) if file.is_relative_to(root) else file),
            "function": fn.fn.__name__, "options": launch.options}
    try:
        return {**said, "parameters": {name: parameter_text(source, index, name) for index, name in enumerate(source.signature)}}
    except NoText as error:
        return {**said, "refused": str(error)}


def write_launches(op: str, function: Callable[[], Any], folder: Path, root: Path, chosen: Any) -> None:
    """In a process of its own: the kernels of an op that no other op has launched, and `OP.end`, which says what the op raised."""
    survey: Any = importlib.import_module("kiln.survey.static")
    builds: Any = importlib.import_module("kiln.survey.builds")
    warnings.filterwarnings("ignore")
    signal.alarm(OP_SECONDS)
    importlib.import_module("torch").manual_seed(1)

    def failed(source: Any, error: Exception) -> None:
        with open(folder / f"{op}.failed", "a") as file:
            file.write(json.dumps({"op": op, "function": source.name, "triton": builds.first_line(error)}) + "\n")

    with as_far_as_the_front_end(failed):
        launches, failure = survey.caught_until(function, chosen)
    for launch in launches:
        try:
            with open(folder / f"{launch.key}.ttir", "x") as file:
                file.write(launch.compiled.asm["ttir"])
        except FileExistsError:
            continue
        (folder / f"{launch.key}.json").write_text(json.dumps({"op": op, **description(launch, root)}))
    (folder / f"{op}.end").write_text(f"{type(failure).__name__}: {builds.first_line(failure)}" if failure else "")
