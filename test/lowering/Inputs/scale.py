"""Compiles large generated kernels with the kiln given, each within a bound of processor time and memory that work which
grows with the square of the size does not keep (measured before that was mended: 90 s, 8 s, over 60 s, and no end)."""
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

SECONDS, BYTES = 30, 4 << 30


def pairs(count):
    """A block of scalar loads and stores that may meet: a barrier before each."""
    lines = ["tt.func public @k(%p: !tt.ptr<f32>) {"]
    for i in range(count):
        lines += [f"%c{i} = arith.constant {i} : i32", f"%a{i} = tt.addptr %p, %c{i} : !tt.ptr<f32>, i32",
                  f"%x{i} = tt.load %a{i} : !tt.ptr<f32>", f"tt.store %p, %x{i} : !tt.ptr<f32>"]
    return lines + ["tt.return", "}"]


def pairs_in_a_loop(count):
    """The same, where the end of the block comes before its beginning."""
    body = pairs(count)[1:-2]
    return (["tt.func public @k(%p: !tt.ptr<f32>, %n: i32) {", "%zero = arith.constant 0 : i32",
             "%one = arith.constant 1 : i32", "scf.for %i = %zero to %n step %one : i32 {"] + body +
            ["}", "tt.return", "}"])


def loops(count):
    """Loops one after another, each with two accesses that propose layouts."""
    lines = ["tt.func public @k(%p: !tt.ptr<f32>, %n: i32) {", "%zero = arith.constant 0 : i32",
             "%one = arith.constant 1 : i32", "%r = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>",
             "%s = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>",
             "%a = tt.addptr %s, %r : tensor<128x!tt.ptr<f32>>, tensor<128xi32>"]
    for i in range(count):
        lines += [f"scf.for %i{i} = %zero to %n step %one : i32 {{", f"%x{i} = tt.load %a : tensor<128x!tt.ptr<f32>>",
                  f"%y{i} = arith.addf %x{i}, %x{i} : tensor<128xf32>", f"tt.store %a, %y{i} : tensor<128x!tt.ptr<f32>>",
                  "}"]
    return lines + ["tt.return", "}"]


def kernels(count):
    """A file of many kernels."""
    return [f"tt.func public @k{i}(%p: !tt.ptr<f32>) {{\n%x = tt.load %p : !tt.ptr<f32>\n"
            f"tt.store %p, %x : !tt.ptr<f32>\ntt.return\n}}" for i in range(count)]


def calls(levels):
    """Functions that each call the next one twice."""
    lines = []
    for i in range(levels):
        lines += [f"tt.func private @f{i}(%x: f32) -> f32 {{", f"%a = tt.call @f{i + 1}(%x) : (f32) -> f32",
                  f"%b = tt.call @f{i + 1}(%a) : (f32) -> f32", "tt.return %b : f32", "}"]
    return lines + [f"tt.func private @f{levels}(%x: f32) -> f32 {{", "%y = arith.addf %x, %x : f32", "tt.return %y : f32",
                    "}", "tt.func public @k(%p: !tt.ptr<f32>) {", "%x = tt.load %p : !tt.ptr<f32>",
                    "%y = tt.call @f0(%x) : (f32) -> f32", "tt.store %p, %y : !tt.ptr<f32>", "tt.return", "}"]


def bound():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def compile_text(kiln, lines):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kernel.ttir")
        path.write_text("\n".join(["module {"] + lines + ["}", ""]))
        return subprocess.run([kiln, "compile", path, "--target", "sm_90a", "--emit", "gpu", "-o", Path(folder, "out")],
                              capture_output=True, text=True, preexec_fn=bound)


def main(kiln):
    wrong = []
    for name, lines, says in (("8000 pairs", pairs(8000), ""), ("4000 pairs in a loop", pairs_in_a_loop(4000), ""),
                              ("800 loops", loops(800), ""), ("3000 kernels", kernels(3000), ""),
                              ("31 levels of calls", calls(31), "operations when its calls are inlined")):
        done = compile_text(kiln, lines)
        if done.returncode != (1 if says else 0) or says not in done.stderr:
            wrong.append(f"{name}: exit code {done.returncode}, {done.stderr[-500:]}")
    return "\n".join(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) or 0)
