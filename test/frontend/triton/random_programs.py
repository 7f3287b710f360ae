"""Compile random programs with Triton and with Kiln, and compare the tile IR: after the same clean-up it must be the same text.

usage: random_programs.py [--build DIR] [--first SEED] [--count N] [--keep DIR]     (in an environment with Triton 3.6 or 3.9; no GPU)

A program loads blocks of random types and shapes, computes with them (operators, casts, shapes, functions of `tl`), in loops and
conditionals too, calls functions of its own, stores, and prints what it has. Which expressions have a meaning is asked of Triton itself
as they are made (random_expressions.py). N programs (default: 20) are made of the seeds from SEED on; those that abort Triton are
counted and skipped. kiln and kiln-opt are taken from DIR/bin.
"""
import argparse
import contextlib
import difflib
import importlib.util
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import warnings
from math import prod

import promotion
import triton
from promotion import Function
from random_expressions import NUMBERS, SCALARS, Expressions
from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.language import core as tl

OFTEN = ["int32", "fp32", "fp16"]
SHAPES = [(), (), (16,), (4,), (16, 1), (1, 4), (16, 4), (1,), (4, 4), (16, 16)]
SIGNATURE = dict(int1="i1", int8="i8", int16="i16", int32="i32", int64="i64", uint8="u8", uint16="u16", uint32="u32", uint64="u64")

HEAD = """import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def sum_and_difference(a, b):
    return a + b, a - b


@triton.jit
def repeated(a, b, N: tl.constexpr = 3):
    for _ in tl.static_range(N):
        a = a + b
    return a


@triton.jit
def chosen(a, b, FIRST: tl.constexpr):
    if FIRST:
        return a
    else:
        return b


@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


"""


class Program(Expressions):
    """The text of a kernel, and the values that its names have, as Triton computes their types."""

    def __init__(self, rng):
        self.rng = rng
        self.parameters = [(rng.choice(SCALARS + 2 * OFTEN), rng.choice(SHAPES)) for _ in range(6)]
        self.function = Function([f"{scalar}[{','.join(map(str, shape))}]" for scalar, shape in self.parameters] + ["*fp32[]", "int32[]"])
        *values, pointer, bound = self.function.values
        self.semantic = self.function.semantic
        self.names = {f"x{i}": value for i, value in enumerate(values)} | {"p": pointer, "n": bound}
        self.made = 0
        self.text = self.loads() + self.statements(14, 0, 1)
        self.text += [f"    tl.device_print('{name}', {self.printable(name)})" for name in self.names]

    def loads(self):
        lines = []
        for i, (_, shape) in enumerate(self.parameters):
            offsets = f" + tl.arange(0, {prod(shape)})" if shape else ""
            lines.append(f"    x{i} = tl.load(a{i}{offsets})" + (f".reshape({shape})" if shape else ""))
        return lines

    def printable(self, name):
        return name + (".to(tl.int64)" if self.names[name].type.scalar.is_ptr() else "")

    def source(self, name):
        parameters = ", ".join(f"a{i}" for i in range(len(self.parameters)))
        return "\n".join([f"@triton.jit\ndef {name}({parameters}, p, n):", *self.text, "", "", ""])

    def signature(self):
        return ["*" + SIGNATURE.get(scalar, scalar) for scalar, _ in self.parameters] + ["*fp32", "i32"]

    def statements(self, count, depth, indent):
        lines = []
        for _ in range(count):
            kind = self.rng.random()
            if depth < 2 and kind < 0.2:
                lines += self.block(depth, indent)
            elif kind < 0.25:
                lines += self.effect()
            elif kind < 0.4:
                lines += self.reassignment()
            else:
                lines += self.assignment()
        return ["    " * (indent if line[0] != " " else 0) + line for line in lines]

    def effect(self):
        """A statement that gives nothing."""
        a, b, c = (self.rng.choice([*self.names, *NUMBERS[1:5]]) for _ in range(3))
        x, y, z = (self.names[name] if name in self.names else tl.constexpr(eval(name)) for name in (a, b, c))
        kind = self.rng.choice(["store", "store", "masked", "assume", "barrier"])
        pointers = [name for name, value in self.names.items() if value.dtype.is_ptr()]
        target = self.rng.choice(pointers)
        calls = dict(store=(f"tl.store({target}, {a})", lambda: tl.store(self.names[target], x, _semantic=self.semantic)),
                     masked=(f"tl.store({target}, {a}, mask={b}, cache_modifier='.cg')",
                             lambda: tl.store(self.names[target], x, mask=y, cache_modifier=".cg", _semantic=self.semantic)),
                     assume=("tl.assume(n > 3)", lambda: True), barrier=("tl.debug_barrier()", lambda: True))
        text, call = calls[kind]
        return [text] if self.attempt(lambda: (call(), True)) else []

    def fresh(self):
        self.made += 1
        return f"v{self.made}"

    def assignment(self):
        if (found := self.expression()) is None:
            return []
        text, value = found
        names = [self.fresh() for _ in value] if isinstance(value, tuple) else [self.fresh()]
        self.names.update(zip(names, value if len(names) > 1 else [value]))
        return [", ".join(names) + " = " + text]

    def reassignment(self):
        """A name gets another value of its type, as loops and conditionals need it."""
        name = self.rng.choice([name for name in self.names if name not in ("p", "n")])
        value = self.names[name]
        for _ in range(30):
            if (found := self.expression()) is None or not isinstance(found[1], tl.tensor):
                continue
            text, other = found
            if other.type == value.type:
                return [f"{name} = {text}"]
            if other.shape == value.shape and self.attempt(lambda: other.to(value.dtype, _semantic=self.semantic)):
                return [f"{name} = ({text}).to(tl.{value.dtype.codegen_name()})"] if not value.dtype.is_ptr() else []
        return []

    def block(self, depth, indent):
        """A loop or a conditional, with what is known in it alone forgotten after it."""
        name = self.fresh()
        kind = self.rng.choice(["range", "range", "tl.range", "static_range", "while", "if", "if", "else", "constexpr if"])
        scalars = [x for x, value in self.names.items() if not value.type.is_block() and value.dtype.is_int1()]
        condition = self.rng.choice([f"n > {self.rng.choice([3, 'x'])}".replace("x", "7"), "n % 2 == 0", "n"] + scalars)
        before, known = [], dict(self.names)
        if kind == "while":
            before, head = [f"{name} = 0"], f"while {name} < n:"
        elif kind.endswith("if") or kind == "else":
            head = f"if {condition}:" if kind != "constexpr if" else f"if {self.rng.choice(['True', '3 > 4', 'x0.dtype == tl.int32'])}:"
        else:
            arguments = self.rng.choice(["3", "2, 4"] if kind == "static_range" else ["n", "0, n, 2", "1, 8", "n, -1, -1"])
            arguments += ", num_stages=2" if kind == "tl.range" else ""
            head = f"for {name} in {'tl.' if kind == 'static_range' else ''}{kind}({arguments}):"
            if kind != "static_range":
                self.names[name] = known["n"]
        body = self.statements(self.rng.randint(1, 3), depth + 1, indent + 1) or ["    " * (indent + 1) + "pass"]
        if kind == "while":
            body += ["    " * (indent + 1) + f"{name} += 1"]
        self.names = dict(known)
        if kind == "else":
            body += ["    " * indent + "else:"]
            body += self.statements(2, depth + 1, indent + 1) or ["    " * (indent + 1) + "pass"]
            self.names = dict(known)
        return [*before, head, *body]


def made_by_triton(function, signature):
    """The tile IR as Triton's front end makes it, or the message of an error."""
    source = ASTSource(function, dict(zip(function.arg_names, signature)), {})
    backend, options = promotion.BACKEND, promotion.BACKEND.parse_options({})
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    try:
        with contextlib.redirect_stdout(None):  # where Triton prints IR that does not verify
            module = source.make_ir(GPUTarget("cuda", 90, 32), options, backend.get_codegen_implementation(options), backend.get_module_map(),
                                    context)
    except Exception as error:  # of the program, whatever it is
        return None, str(error)
    return module.str_nodebug(), ""


def older_policy(match):
    """How loads and stores said up to Triton 3.8 what they say in an attribute since."""
    words = [f"{key} = {value}" for key, value in zip(("cacheModifier", "evictionPolicy"), match.groups()) if value not in ("none", "evict_normal")]
    return " ".join(words)


def cleaned(build, text):
    """The lines of tile IR after the same clean-up, with constants where they are used and values by number."""
    passes = ["--inline", "--symbol-dce", *["--canonicalize", "--cse"] * 3]
    done = subprocess.run([build / "bin/kiln-opt", *passes, "-"], input=text, capture_output=True, text=True, timeout=60)
    if done.returncode:
        return ["kiln-opt: " + done.stderr[:300]]
    constants, numbers, lines = {}, {}, []
    text = re.sub(r"\{cachePolicy = #tt.cache_policy<cache_modifier = (\w+), eviction_policy = (\w+)>\}", older_policy, done.stdout)
    for line in re.sub(r" loc\(.*\)$|^#loc.*$|attributes \{.*\} (?=\{)", "", text, flags=re.M).splitlines():
        if m := re.match(r"\s*(%[\w-]+) = arith.constant (.*)", line):
            constants[m[1]] = "{" + m[2] + "}"
        elif line.strip():
            lines.append(re.sub(r"@\w+", "@kernel", line.strip()))
    return [re.sub(r"%[\w-]+", lambda m: constants.get(m[0]) or numbers.setdefault(m[0], f"%{len(numbers)}"), line) for line in lines]


def difference(build, path, name, signature, expected, message):
    """How what Kiln makes differs from what Triton made; nothing where it does not."""
    command = [build / "bin/kiln", "compile", f"{path}:{name}", "--emit", "tile", "--signature", ",".join(signature), "--target", "sm_90a",
               "--language", "3.9" if triton.__version__ >= "3.9" else "3.6", "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if done.returncode or expected is None:
        return "" if done.returncode and expected is None else f"Triton: {message or 'compiles it'}\nKiln: {done.stderr or 'compiles it'}"
    return "\n".join(list(difflib.unified_diff(cleaned(build, expected), cleaned(build, done.stdout), "Triton", "Kiln", lineterm="", n=2))[:60])


def check(build, seed, folder):
    """Makes, compiles and compares one program; true where both agree."""
    program = Program(random.Random(seed))
    path = folder / f"program{seed}.py"
    path.write_text(HEAD + program.source("kernel"))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = difference(build, path, "kernel", program.signature(), *made_by_triton(module.kernel, program.signature()))
    if found:
        print(f"{path}:\n{found}\n", flush=True)
    return not found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build"))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--keep", type=pathlib.Path, help="write programs there and leave them")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    folder = options.keep or pathlib.Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    same = aborted = 0
    for seed in range(options.first, options.first + options.count):
        # Triton aborts on some programs, so each has a process.
        if (child := os.fork()) == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            os._exit(0 if check(options.build, seed, folder) else 1)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        same += status == 0
        aborted += status < 0
    print(f"{options.count} programs: {same} the same, {aborted} abort Triton, {options.count - same - aborted} differ")
    sys.exit(same + aborted != options.count)


if __name__ == "__main__":
    main()
