"""One launch of a Triton kernel through `kiln`: compiled, run, copied back."""

import hashlib
import json
import math
import os
import re
import resource
import signal
import subprocess
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from source import NotWritten, Writer, literal
from triton.compiler.errors import CompilationError
from triton.runtime.jit import JITCallable, TensorWrapper
from triton.tools.tensor_descriptor import TensorDescriptor


class Refused(CompilationError):
    """kiln compile refuses the program."""

    def __init__(self, message: str):
        Exception.__init__(self, message)
        self.message = self.error_message = message

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return self.message


class NotRun(Exception):
    """The launch asks for what no device here has."""


class NoResult(Exception):
    """The compiled kernel ran into an error or took too long."""


class OutOfTime(Exception):
    """The launches of the test so far took what a test may take."""


@dataclass
class Launches:
    """How launches are made, and what happened to those of one test."""
    kiln: str
    folder: Path
    device: str
    limit: int  # seconds of processor time, of one command
    language: str
    per_test: int = 0  # of all launches of a test; 0 is no limit
    compiled: dict[str, Path | str] = field(default_factory=dict)
    asked: int = 0  # kernels that were to be compiled
    count: int = 0  # launches
    last: tuple[Any, list[bytes]] | None = None
    spent: float = 0  # seconds of processor time, of one test
    refusals: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.writer = Writer(self.folder)

    def command(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs kiln. Processor time is what counts, so that the machine's load
        decides nothing."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with subprocess.Popen([self.kiln, *arguments], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              errors="replace") as process:
            resource.prlimit(process.pid, resource.RLIMIT_CPU,
                             (self.limit, self.limit + 5))
            out, error = process.communicate()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.spent += (after.ru_utime + after.ru_stime
                       - before.ru_utime - before.ru_stime)
        if process.returncode == -signal.SIGXCPU:
            raise NoResult(f"kiln {arguments[0]}: more than {self.limit} "
                           "seconds")
        return subprocess.CompletedProcess(arguments, process.returncode, out,
                                           error)

    def begin_test(self) -> None:
        self.count = self.asked = 0
        self.spent = 0
        self.refusals = []

    def compile(self, function: JITCallable, signature: list[Any],
                constants: dict[tuple[int, ...], Any],
                attributes: dict[tuple[int, ...], Any],
                num_warps: int) -> Path:
        """The kernel as a file of tile IR."""
        self.asked += 1
        names = list(function.signature.parameters)
        bound: dict[str, Any] = {}
        defines = []

        def constant(path: tuple[int, ...], value: Any) -> str:
            if isinstance(value, tuple) and hasattr(value, "_fields"):
                name = f"_class_{'_'.join(map(str, path))}"
                bound[name] = type(value)
                return f"{name}({', '.join(constant((*path, i), one) for i, one in enumerate(value))})"
            try:
                return literal(value).replace("_tl.", "tl.")
            except NotWritten:
                name = f"_constant_{'_'.join(map(str, path))}"
                bound[name] = value
                return name

        def text(path: tuple[int, ...], type_: Any) -> str:
            if isinstance(type_, (tuple, list)):
                inner = "".join(text((*path, i), one) + ", "
                                for i, one in enumerate(type_))
                name = ""
                if hasattr(type_, "_fields"):
                    name = f"_class_{'_'.join(map(str, path))}"
                    bound[name] = type(type_)
                return f"{name}({inner})"
            if type_ == "constexpr":
                return constant(path, constants[path])
            hint = dict(map(tuple, attributes.get(path, [])))
            by = hint.get("tt.divisibility")
            return type_ + (f":{by}" if by else "")

        types_ = []
        for index, type_ in enumerate(signature):
            if type_ == "constexpr":
                defines.append(f"-D{names[index]}="
                               + constant((index,), constants[(index,)]))
            else:
                types_.append(text((index,), type_))
        source = self.writer.text(function, bound)
        line = ["--signature", ", ".join(types_), *defines, "--num-warps",
                str(num_warps)]
        key = hashlib.sha256("\n".join([source, *line]).encode()).hexdigest()
        known = self.compiled.get(key)
        if known is None:
            known = self.compile_text(source, function.fn.__name__, line)
            self.compiled[key] = known
        if isinstance(known, str):
            self.refusals.append(known)
            # Triton's own have a cause, which tests look at.
            found = re.search(r"\.py:\d+:\d+: error: (.*)", known)
            raise Refused(known) from ValueError(found[1] if found else known)
        return known

    def compile_text(self, source: str, name: str,
                     line: list[str]) -> Path | str:
        path = self.folder / (self.writer.file(source) + ".py")
        key = hashlib.sha256("\n".join(line).encode()).hexdigest()[:8]
        result = path.with_suffix(f".{key}.ttir")
        done = self.command("compile", f"{path}:{name}", *line, "--target",
                            "sm_90a", "--language", self.language,
                            "--emit", "tile", "-o", str(result))
        path.with_suffix(f".{key}.txt").write_text(
            " ".join(f"'{word}'" for word in line) + "\n" + done.stderr)
        for text in re.findall(r"warning: (.*)", done.stderr):
            warnings.warn(text)
        if done.returncode == 0:
            return result
        if done.returncode == 1 and "error:" in done.stderr:
            return done.stderr
        raise NoResult(f"kiln compile ended with {done.returncode}: "
                       + done.stderr[-2000:])

    def run(self, tile: Path, grid: tuple[int, int, int],
            arguments: list[Any], num_warps: int, num_stages: int,
            fusion: bool) -> None:
        """Runs the compiled kernel on the arguments."""
        if self.per_test and self.spent > self.per_test:
            raise OutOfTime(f"{self.count} launches took {self.spent:.0f} "
                            "seconds")
        self.count += 1
        if 0 in grid:
            return
        data = self.folder / f"run{os.getpid()}"
        out = data / "out"
        out.mkdir(parents=True, exist_ok=True)
        entries, tensors = [], []

        def tensor(name: str, type_: str, value: Any) -> None:
            base = value.base if isinstance(value, TensorWrapper) else value
            storage = base.untyped_storage()
            flat = torch.empty(0, dtype=torch.uint8).set_(storage)
            begin = base.storage_offset() * base.element_size()
            size = base.element_size()
            count = (len(flat) - begin) // size
            where = data / (name + ".bin")
            content = flat.numpy()[begin:begin + count * size].tobytes()
            # As on a GPU, where PyTorch's allocations are multiples of 512
            # bytes: some tests write after their tensors.
            padded = content + bytes(-len(flat) % 512)
            count = len(padded) // size
            where.write_bytes(padded[:count * size])
            entries.append({"name": name, "dtype": type_, "shape": [count],
                            "fill": {"file": where.name}, "role": "inout"})
            tensors.append((name, flat, begin, content))

        types_ = parameters(tile)
        position = 0
        for value in arguments:
            if isinstance(value, TensorDescriptor):
                # As Triton passes it without a tensor map (tools/case), and
                # then its shape and strides once more.
                tensor(f"a{position}", types_[position], value.base)
                position += 1
                sizes = [*value.shape, *value.strides]
                for number in (*sizes, value.padding == "nan", *sizes):
                    entries.append({"name": f"a{position}",
                                    "dtype": types_[position],
                                    "value": int(number)})
                    position += 1
                continue
            type_ = types_[position]
            if isinstance(value, (torch.Tensor, TensorWrapper)):
                tensor(f"a{position}", type_, value)
            else:
                is_float = re.match(r"b?f\d", type_)
                number = (written(value) if is_float
                          else wrapped(value, type_))
                entries.append({"name": f"a{position}", "dtype": type_,
                                "value": number})
            position += 1
        case = {"version": 1, "kernel": str(tile), "grid": list(grid),
                "num_warps": num_warps, "num_stages": num_stages,
                "arguments": entries}
        if not fusion:
            case["fp_fusion"] = False
        path = data / "case.json"
        path.write_text(json.dumps(case))
        # A device here gives the same for the same bytes; some tests repeat a
        # launch a thousand times in the hope of a race.
        key = path.read_text(), tuple(content for *_, content in tensors)
        if self.last and self.last[0] == key:
            restore(tensors, self.last[1])
            return
        done = self.run_case(path, out, self.device)
        if re.search("is not supported by the reference|the reference knows no",
                     done.stderr):
            # PTX and libdevice: what they mean the emulator alone knows.
            done = self.run_case(path, out, "emulator")
        if "the emulator cannot execute" in done.stderr:
            raise NotRun(done.stderr)
        if done.returncode != 0:
            raise NoResult(f"kiln run on the {self.device} ended with "
                           f"{done.returncode}: " + done.stderr[-2000:])
        results = [(out / (name + ".bin")).read_bytes()[:len(content)]
                   for name, _, _, content in tensors]
        self.last = key, results
        restore(tensors, results)

    def run_case(self, path: Path, out: Path,
                 device: str) -> subprocess.CompletedProcess[str]:
        target = [] if device == "reference" else ["--target", "sm_90a"]
        return self.command("run", str(path), "--device", device, *target,
                            "--output", str(out))


def restore(tensors: list[Any], results: list[bytes]) -> None:
    """What a run left goes to the test's tensors, where it wrote."""
    for (_, flat, begin, content), after in zip(tensors, results):
        if after != content:
            new = torch.frombuffer(bytearray(after), dtype=torch.uint8)
            flat[begin:begin + len(after)] = new


def written(value: Any) -> float | str:
    number = float(value)
    return number if math.isfinite(number) else str(number)


def wrapped(value: Any, type_: str) -> int:
    bits = int(type_[1:])
    number = int(value) & ((1 << bits) - 1)
    return number - (1 << bits) if bits > 1 and number >> (bits - 1) else number


def parameters(tile: Path) -> list[str]:
    """The types of the kernel's parameters as case files spell them, those of
    a descriptor's parts as the tensor's."""
    text = tile.read_text()
    head = re.search(r"tt\.func public @[^(]+\((.*)$", text, re.MULTILINE)
    assert head, tile
    types_ = []
    for found in re.finditer(
            r"%[\w.]+: (!tt\.(ptr|tensordesc)<(.*?)>(?= |,|\)|$)|\w+)",
            head[1]):
        if not found[2]:
            types_.append(found[1])
            continue
        if found[2] == "ptr":
            types_.append(re.split(r"[,>]", found[3])[0].lower())
            continue
        shape, element = re.findall(r"((?:\d+x)+)(\w+)", found[3])[0]
        rank = shape.count("x")
        types_ += [element.lower()] + ["i64"] * 2 * rank + ["i1"]
    return types_
