"""What Triton makes of the corpus's kernels, in an environment with Triton; the other scripts of this folder start it. No GPU.

    triton_side.py modules FOLDER NAME...          FOLDER/NAME.ttir as Triton's front end makes it (`ast_to_ttir`), before any pass;
                                                   prints as JSON what it refuses
    triton_side.py time REPETITIONS NAME...        milliseconds of the processor for that, once it is warm, as JSON
    triton_side.py build FILE...                   of each module: what Triton's back end makes of it, as it is and after make_ttir, as JSON
"""

from __future__ import annotations

import importlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import types
from pathlib import Path
from typing import Any, Dict, List

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE)]
import kernels  # noqa: E402

Row = Dict[str, Any]
#: Of Hopper, as Triton names them.
CAPABILITY, ARCH = 90, "sm_90a"


class Absent(types.ModuleType):
    """PyTorch, where it is not installed: files of kernels name it for their inputs alone."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return object()


def function_of(kernel: kernels.Kernel) -> Any:
    """The kernel as Triton's `jit` decorates it."""
    sys.modules.setdefault("torch", Absent("torch"))
    if str(kernel.file.parent) not in sys.path:
        sys.path[:0] = [str(kernels.SOURCES), str(kernel.file.parent)]
    jit: Any = importlib.import_module("triton.runtime.jit")
    found = getattr(importlib.import_module(kernel.file.stem), kernel.function)
    while not isinstance(found, jit.JITFunction):
        found = found.fn  # below a tuner
    return found


def source_of(kernel: kernels.Kernel) -> Any:
    """What Triton compiles."""
    compiler: Any = importlib.import_module("triton.compiler")
    names = list(kernel.signature)
    constants = {name: value for name, value in kernel.constants.items()}
    attributes = {(names.index(name),): [["tt.divisibility", multiple]] for name, multiple in kernel.multiples.items()}
    return compiler.ASTSource(function_of(kernel), kernel.signature, constants, attributes)


class FrontEnd:
    """Triton's, for Hopper."""

    def __init__(self) -> None:
        self.ir: Any = importlib.import_module("triton._C.libtriton").ir
        compiler: Any = importlib.import_module("triton.compiler")
        self.target: Any = importlib.import_module("triton.backends.compiler").GPUTarget("cuda", CAPABILITY, 32)
        self.backend = compiler.make_backend(self.target)

    def context(self) -> Any:
        """An empty one, with the dialects."""
        context = self.ir.context()
        self.ir.load_dialects(context)
        self.backend.load_dialects(context)
        return context

    def options(self, warps: int, stages: int) -> Any:
        """As a launch has them."""
        return self.backend.parse_options({"num_warps": warps, "num_stages": stages})

    def text(self, kernel: kernels.Kernel, source: Any) -> str:
        """A kernel's module, printed."""
        options = self.options(kernel.warps, kernel.stages)
        module = source.make_ir(
            self.target, options, self.backend.get_codegen_implementation(options), self.backend.get_module_map(), self.context()
        )
        return str(module)

    def simplified(self, file: Path, to: Path) -> None:
        """A module after the passes that Triton runs after its front end."""
        context = self.context()
        module = self.ir.parse_mlir_module(str(file), context)
        module.context = context  # Triton's passes ask for it
        to.write_text(str(self.backend.make_ttir(module, {}, self.options(4, 3), CAPABILITY)))


def spoken(error: Exception) -> str:
    """An exception's first line."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]


def resources(ptx: str, cubin: Path) -> Row:
    """What the ptxas that Triton takes for Hopper says of PTX."""
    nvidia: Any = importlib.import_module("triton.backends.nvidia.compiler")
    with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
        file.write(ptx)
        file.flush()
        said = subprocess.run(
            [nvidia.get_ptxas(CAPABILITY).path, "-v", f"-arch={ARCH}", file.name, "-o", str(cubin)],
            capture_output=True,
            text=True,
            check=True,
        ).stderr
    found = kernels.ptxas_says(said)
    return {**found, "cubin_bytes": cubin.stat().st_size}


def build(front: FrontEnd, file: Path, warps: int, stages: int) -> Row:
    """A module through Triton's back end: as `triton.compile` takes a .ttir, without make_ttir, and after it."""
    triton: Any = importlib.import_module("triton")
    row: Row = {"block_pointers": "tt.make_tensor_ptr" in file.read_text()}
    with tempfile.TemporaryDirectory() as folder:
        simple = Path(folder) / file.name
        for name, path in (("as_it_is", file), ("after_make_ttir", simple)):
            try:
                if path is simple:
                    front.simplified(file, simple)
                made = triton.compile(str(path), target=front.target, options={"num_warps": warps, "num_stages": stages})
                row[name] = {**resources(made.asm["ptx"], Path(folder) / "kernel.cubin"), "shared": made.metadata.shared}
            except Exception as error:  # pylint: disable=broad-except
                row[name] = {"refused": spoken(error)}
    return row


def main() -> int:
    """The command."""
    os.environ["TRITON_ALWAYS_COMPILE"] = "1"
    action, rest = sys.argv[1], sys.argv[2:]
    front = FrontEnd()
    if action == "modules":
        print(json.dumps(write_modules(front, Path(rest[0]), rest[1:])))
    elif action == "time":
        print(json.dumps({kernel.name: timed(front, kernel, int(rest[0])) for kernel in kernels.kernels() if kernel.name in rest[1:]}))
    elif action == "build":
        found = {kernel.name: kernel for kernel in kernels.kernels()}
        print(json.dumps({path: build(front, Path(path), found[Path(path).stem].warps, found[Path(path).stem].stages) for path in rest}))
    else:
        sys.exit(__doc__)
    return 0


def write_modules(front: FrontEnd, folder: Path, names: List[str]) -> Dict[str, str]:
    """Triton's modules, but for the kernels that it refuses, whose errors are returned."""
    refused = {}
    for kernel in kernels.kernels():
        if kernel.name in names:
            try:
                (folder / f"{kernel.name}.ttir").write_text(front.text(kernel, source_of(kernel)))
            except Exception as error:  # pylint: disable=broad-except
                refused[kernel.name] = str(error).strip().splitlines()[-1][:200]
    return refused


def timed(front: FrontEnd, kernel: kernels.Kernel, repetitions: int) -> List[float]:
    """Milliseconds of the processor, run by run; the first, in which Python reads the functions' source, is left out."""
    source = source_of(kernel)
    front.text(kernel, source)
    runs = []
    for _ in range(repetitions):
        start = time.process_time()
        front.text(kernel, source)
        runs.append(1e3 * (time.process_time() - start))
    return [round(statistics.median(runs), 3), round(min(runs), 3)]


if __name__ == "__main__":
    sys.exit(main())
