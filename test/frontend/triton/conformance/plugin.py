"""A plug-in of pytest that gives Triton's tests `kiln` for a GPU.

Launches of @triton.jit functions, and triton.compile, go to launch.py instead
of Triton's compiler; everything else of a test runs as it is, its assertions
included. A driver is pretended that says it is an H100, and tensors that a test
makes on "cuda" are made on the CPU.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import sys
import traceback
from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
import triton
import triton._filecheck
import triton.backends
import triton.compiler
from device import TARGET, Driver, OnCpu
from launch import Launches, NoResult, NotRun, OutOfTime, Refused
from source import NotWritten
from triton.compiler import ASTSource, make_backend
from triton.compiler.errors import CompilationError
from triton.runtime import driver
from triton.runtime.jit import JITFunction, TensorWrapper
from triton.tools.tensor_descriptor import TensorDescriptor


class NotRefused(Exception):
    """kiln compiles what Triton refuses."""


def language() -> str:
    """Triton's release, as kiln has it: from 3.9 on, or before."""
    major, minor = map(int, triton.__version__.split(".")[:2])
    return "3.9" if (major, minor) >= (3, 9) else "3.6"


class Assembly(dict[str, str]):
    """The stages of a compiled kernel: none, for the tests expect what Triton's
    passes leave in them."""

    def __missing__(self, stage: str) -> str:
        raise NotRun(f"the test reads Triton's own {stage}")


class Metadata(SimpleNamespace):
    def __getattr__(self, name: str) -> Any:
        raise NotRun(f"the test asks a compiled kernel for its '{name}'")


class Compiled:
    def __init__(self, tile: Path, options: Any):
        self.asm = Assembly()
        self.path = tile
        self.metadata = Metadata(**options.__dict__)

    def __getattr__(self, name: str) -> Any:
        raise NotRun(f"the test asks a compiled kernel for its '{name}'")


def leaves(value: Any, type_: Any) -> list[Any]:
    """The arguments that a launch passes."""
    if isinstance(type_, (tuple, list)):
        return [leaf for one, its in zip(value, type_)
                for leaf in leaves(one, its)]
    return [] if type_ == "constexpr" else [value]


def test_name(item: pytest.Item) -> str:
    return f"{item.path.name}::{item.name}"


class Kiln:
    def __init__(self, config: pytest.Config):
        option = config.getoption
        folder = Path(option("--kiln-folder"))
        self.launches = Launches(option("--kiln"), folder,
                                 option("--kiln-device"),
                                 option("--kiln-limit"), language(),
                                 option("--kiln-seconds"))
        self.per_test = option("--kiln-per-test")
        self.part, self.parts = map(int, option("--kiln-part").split("/"))
        results = Path(option("--kiln-results"))
        self.done = ({json.loads(line)["test"]
                      for line in results.read_text().splitlines()}
                     if results.exists() else set())
        self.results = results.open("a")
        self.binders: dict[int, tuple[JITFunction, Any]] = {}
        self.backend = make_backend(TARGET)

    # What replaces Triton's.

    def run(self, function: JITFunction, *args: Any, grid: Any, warmup: bool,
            **kwargs: Any) -> Any:
        kwargs["debug"] = kwargs.get("debug", function.debug) or False
        for hook in function.pre_run_hooks:
            hook(*args, **kwargs)
        *_, binder = function.device_caches[0]
        bound, specialization, options = binder(*args, **kwargs)
        options, signature, constants, attributes = function._pack_args(
            self.backend, kwargs, bound, specialization, options)
        compiled = self.compile(function, signature, constants, attributes,
                                options)
        if warmup:
            return compiled
        if callable(grid):
            grid = grid(bound)
        grid = (*grid, 1, 1)[:3]
        # Values do not depend on how many blocks share a program.
        if (getattr(options, "num_ctas", 1) != 1
                and self.launches.device != "reference"):
            raise NotRun("clusters of blocks (num_ctas)")
        types = [one[0] for one in specialization]
        self.launches.run(compiled.path, tuple(map(int, grid)),
                          leaves(list(bound.values()), types),
                          options.num_warps, options.num_stages,
                          options.enable_fp_fusion)
        return compiled

    def compile(self, function: Any, signature: dict[str, Any],
                constants: dict[Any, Any], attributes: dict[Any, Any],
                options: Any) -> Compiled:
        try:
            path = self.launches.compile(
                function, list(signature.values()), constants, attributes,
                options.num_warps)
        except Refused:
            self.note_triton(function, signature, constants, attributes,
                             options)
            raise
        return Compiled(path, options)

    def note_triton(self, function: Any, signature: Any, constants: Any,
                    attributes: Any, options: Any) -> None:
        """Whether Triton's own front end takes what kiln refuses."""
        from triton._C.libtriton import ir
        source = ASTSource(function, signature, constants, attributes)
        context = ir.context()
        ir.load_dialects(context)
        self.backend.load_dialects(context)
        try:
            source.make_ir(TARGET, options,
                           self.backend.get_codegen_implementation(options),
                           self.backend.get_module_map(), context)
        except Exception as error:
            self.triton = f"{type(error).__name__}: {error}"
        else:
            self.triton = ""

    def compile_source(self, src: Any, target: Any = None,
                       options: Any = None, **rest: Any) -> Compiled:
        if not isinstance(src, ASTSource):
            raise NotRun("compiles a file of Triton's IR")
        if target is not None and (target.backend, target.arch) != (
                TARGET.backend, TARGET.arch):
            raise NotRun(f"compiles for {target}")
        parsed = self.backend.parse_options(dict(options or {}))
        signature = {name: src.signature[name] for name in src.fn.arg_names
                     if name in src.signature}
        return self.compile(src.fn, signature, src.constants,
                            src.attrs or {}, parsed)

    def parse(self, original: Any, function: JITFunction, args: Any,
              kwargs: Any) -> Any:
        """Triton's front end alone: kiln must take what it takes, and refuse
        what it refuses."""
        try:
            module = original(function, args=args, kwargs=kwargs)
            refusal = None
        except CompilationError as error:
            refusal = error
        *_, binder = function.device_caches[0]
        bound, specialization, options = binder(*args,
                                                **{"debug": False, **kwargs})
        options, signature, constants, attributes = function._pack_args(
            self.backend, dict(kwargs), bound, specialization, options)
        self.compile(function, signature, constants, attributes, options)
        if refusal:
            raise NotRefused(f"kiln compiles what Triton refuses: {refusal}")
        return module

    # The tests.

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The tests of this part, without those that have a result, of each
        test at most so many parametrisations, chosen by a hash: the first of
        every test, then the second, so that an end too early leaves a sample."""
        tests = defaultdict(list)
        for item in items:
            tests[item.nodeid.split("[")[0]].append(item)

        def rank(item: pytest.Item) -> str:
            return hashlib.sha256(item.name.encode()).hexdigest()

        chosen = []
        for test in tests.values():
            kept = sorted(test, key=rank)[:self.per_test or len(test)]
            chosen += list(enumerate(kept))
        chosen.sort(key=lambda one: one[0])
        items[:] = [item for i, (_, item) in enumerate(chosen)
                    if i % self.parts == self.part
                    and test_name(item) not in self.done]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item,
                                  call: pytest.CallInfo[None]) -> Any:
        outcome = yield
        report = outcome.get_result()
        if call.when == "setup":
            self.launches.begin_test()
            self.triton: str | None = None
        if call.when != "call" and not (call.when == "setup" and call.excinfo):
            return
        result, message = self.judge(call, report)
        where = ""
        if call.excinfo:
            frames = traceback.extract_tb(call.excinfo.tb)
            where = next((f"{Path(one.filename).name}:{one.lineno}"
                          for one in reversed(frames)
                          if "/test_" in one.filename), "")
        print(json.dumps({
            "test": test_name(item), "result": result,
            "launches": self.launches.count,
            "compiled": self.launches.asked,
            "refusals": len(self.launches.refusals),
            "triton": self.triton, "message": message, "where": where,
            "seconds": round(call.duration, 2)}),
              file=self.results, flush=True)

    def judge(self, call: Any, report: Any) -> tuple[str, str]:
        if not call.excinfo:
            return "passed", ""
        error = call.excinfo.value
        message = f"{type(error).__name__}: {error}"[:3000]
        cause: Any = error
        while cause is not None:
            if isinstance(cause, Refused):
                # An assertion after that is about the words of the refusal.
                words = isinstance(error, AssertionError)
                return "failed" if words else "refused", cause.message[:3000]
            if isinstance(cause, NoResult):
                return "no result", str(cause)[:3000]
            if isinstance(cause, OutOfTime):
                return "in part", str(cause)
            # After values were compared, unless a launch itself failed.
            if (isinstance(cause, NotRun) and self.launches.count
                    and "emulator" not in str(cause)):
                return "passed until", str(cause)
            if isinstance(cause, (NotRun, NotWritten)):
                return "not run", f"{type(cause).__name__}: {cause}"
            cause = cause.__cause__ or cause.__context__
        if report.outcome == "skipped":
            if hasattr(report, "wasxfail"):
                return "expected to fail", message
            return "skipped", message
        return "failed", message


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("kiln")
    group.addoption("--kiln", default="kiln", help="the command")
    group.addoption("--kiln-device", default="reference",
                    help="reference or emulator")
    group.addoption("--kiln-folder", required=True,
                    help="for the files of the kernels")
    group.addoption("--kiln-results", required=True,
                    help="a line of JSON for each test is added here; tests "
                    "that have one already are not run again")
    group.addoption("--kiln-part", default="0/1", metavar="I/N",
                    help="the tests whose number leaves I when divided by N")
    group.addoption("--kiln-limit", type=int, default=60,
                    help="seconds of processor time that a kernel may take")
    group.addoption("--kiln-seconds", type=int, default=0,
                    help="those that the launches of a test may take; one that "
                    "takes longer ends there and counts apart")
    group.addoption("--kiln-per-test", type=int, default=0,
                    help="parametrisations of a test at most")


def use_helpers_of(tests: Path) -> None:
    """The module with the tests' helpers is part of Triton: theirs is taken, if
    the tests lie in a checkout, for its release may be another."""
    name = "triton._internal_testing"
    for folder in tests.resolve().parents:
        path = folder / "triton" / "_internal_testing.py"
        if path.is_file():
            spec = importlib.util.spec_from_file_location(name, path)
            assert spec and spec.loader
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
            return


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("TRITON_CACHE_DIR",
                          config.getoption("--kiln-folder") + "/cache")
    driver.set_active(Driver())
    # Which GPUs there are, newer tests ask the back ends.
    triton.backends.backends["nvidia"].driver.is_active = lambda: True
    torch.cuda.get_device_capability = lambda *device: (9, 0)
    torch.cuda.get_device_name = lambda *device: "NVIDIA H100"
    torch.cuda.current_device = lambda: 0
    torch.cuda.device = lambda device: contextlib.nullcontext()
    torch.cuda.synchronize = lambda *device: None
    torch.cuda.is_available = lambda: False
    OnCpu().__enter__()
    kiln = Kiln(config)
    config.pluginmanager.register(kiln, "kiln-launches")

    def run(self: JITFunction, *args: Any, **kwargs: Any) -> Any:
        return kiln.run(self, *args, **kwargs)

    parser = triton._filecheck.run_parser

    def parse(kernel_fn: JITFunction, args: Any = (), kwargs: Any = {},
              target: Any = TARGET) -> Any:
        if kernel_fn.is_gluon() or target.backend != "cuda":
            return parser(kernel_fn, args=args, kwargs=kwargs, target=target)
        return kiln.parse(parser, kernel_fn, args, kwargs)

    triton._filecheck.run_parser = parse
    if not hasattr(triton, "aggregate"):
        triton.aggregate = triton.language.core._aggregate  # up to 3.6
    use_helpers_of(Path(config.args[0].split("::")[0]))
    JITFunction.run = run
    triton.compile = kiln.compile_source
    triton.compiler.compile = kiln.compile_source
