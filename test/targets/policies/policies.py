"""Policies and LLVM's own schedulers do what llc's switches do, to one kernel at a time.

    policies.py LLC PLUGIN CORPUS
A policy or delegate gives the bytes that llc alone gives with its process-wide switch: `llvm` on all of the corpus,
every scheduler and selection order on a few kernels, every disabled pass on one of them. In a module of three copies of a kernel with different
directives, each copy comes out as it does in a module whose kernels all have those directives.
"""
import concurrent.futures
import functools
import itertools
import os
import re
import subprocess
import sys

llc, plugin, corpus = sys.argv[1:4]
NVPTX = ("-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_90a", "-mattr=+ptx87", "-nvptx-mad-wide-opt", "-fp-contract=fast")
AMD = ("-mcpu=gfx942",)
VENDORS = [("kernel.ll", NVPTX, "nvptx64"), ("gfx942/kernel.ll", AMD, "amdgcn")]
FEW = ["layernorm_fwd", "matmul_64x128_ragged", "swiglu"]
# What the gate is told of loop passes: their names, not their arguments.
LOOP_PASSES = {"loop-reduce": "Loop Strength Reduction", "licm": "Loop Invariant Code Motion"}
SELECTION_ORDERS = ["source", "list-burr", "list-hybrid", "list-ilp", "fast"]
GENERIC = ["converge", "ilpmax", "ilpmin"]
DIRECTIONS = ["topdown", "bottomup", "bidirectional"]
GCN = {
    "gcn-max-occupancy": "",
    "gcn-max-ilp": "max-ilp",
    "gcn-max-memory-clause": "max-memory-clause",
    "gcn-iterative-minreg": "iterative-minreg",
    "gcn-iterative-max-occupancy-experimental": "iterative-maxocc",
}


def run(flags, *arguments, text=None):
    done = subprocess.run([llc, "-O3", "-o", "-", *flags, *arguments], capture_output=True, text=True, input=text)
    return done.returncode, done.stdout, done.stderr


def known_passes(flags, path):
    """The passes that the message about an unknown one lists for the target."""
    message = run(flags, "-load", plugin, "-kiln-sched-strategy=.*=llvm;disable(pass=licm)", path)[2]
    if "has no such pass" not in message:
        message = run(flags, "-load", plugin, "-kiln-sched-strategy=.*=llvm;disable(pass=speculative-execution)", path)[2]
    return re.search(r"\(known: (.*?)\)", message).group(1).split(", ")


def compare(job):
    path, flags, spec, switches = job
    code, ours, errors = run(flags, "-verify-machineinstrs", "-load", plugin, f"-kiln-sched-strategy=.*={spec}", path)
    if code:
        return f"{path} under {spec}: {errors[-800:]}"
    if ours != run(flags, *switches, path)[1]:
        return f"{path} under {spec}: differs from llc {' '.join(switches)}"
    return None


def equalities():
    for file, flags, arch in VENDORS:
        amd = arch == "amdgcn"
        misched = [] if amd else ["-enable-misched"]
        every = [os.path.join(corpus, case, file) for case in sorted(os.listdir(corpus))]
        few = [os.path.join(corpus, case, file) for case in FEW]
        for path in every:
            yield path, flags, "llvm", []
        for turn, path in enumerate(few):
            for name in GENERIC + (list(GCN) if amd else []):
                yield path, flags, f"llvm(scheduler={name})", [*misched, f"-misched={name}"]
            for name in DIRECTIONS:
                switches = [*misched, "-misched=converge", f"-misched-prera-direction={name}"]
                yield path, flags, f"llvm(scheduler=converge, direction={name})", switches
            for order in SELECTION_ORDERS:
                yield path, flags, f"llvm; isel-order(order={order})", [f"-pre-RA-sched={order}"]
            for name in known_passes(flags, path)[turn::len(few)]:
                yield path, flags, f"llvm; disable(pass={name})", [f"-opt-disable={LOOP_PASSES.get(name, name)}"]
            if amd:
                for name, attribute in GCN.items():
                    switches = [f"-amdgpu-sched-strategy={attribute}"]
                    yield path, flags, f"llvm(scheduler={name})", switches


def copies(path, arch):
    """The file with its kernel three times, a, b and c, without debug information."""
    text = re.sub(r",? !dbg !\d+", "", open(path).read())
    text = re.sub(r"\n  #dbg_.*", "", text)
    kernel = re.search(r"\ndefine (?:ptx_kernel|amdgpu_kernel).*?\n}\n", text, re.S).group(0)
    name = re.search(r"@([\w.]+)\(", kernel).group(1)
    three = "".join(kernel.replace(f"@{name}(", f"@{copy}(", 1) for copy in "abc")
    return text.replace(kernel, three)


def code(text, copy, arch):
    """The instructions of one copy. Numbers of blocks, and of virtual registers, count through the module."""
    if arch == "nvptx64":
        body = re.search(rf"\.entry {copy}\(.*?\n}}\n", text, re.S).group(0)
    else:
        body = re.search(rf"\n{copy}:.*?\n\.Lfunc_end", text, re.S).group(0)
    body = re.sub(rf"\b{copy}(_param|:|\()", r"K\1", body)
    return re.sub(r"(\$L__BB|\.LBB|func_end|_begin|__cuda_local_depot|__func_begin)\d+", r"\1", body)


@functools.cache
def alone(path, arch, flags, spec):
    """The assembly of the file's three kernels under one directive."""
    return run(flags, "-load", plugin, f"-kiln-sched-strategy=.*={spec}", text=copies(path, arch))[1]


def mix(job):
    case, (file, flags, arch), specs = job
    path = os.path.join(corpus, case, file)
    text = copies(path, arch)
    rules = ";".join(f"{copy}={spec}" for copy, spec in zip("abc", specs))
    failed, mixed, errors = run(flags, "-verify-machineinstrs", "-load", plugin, f"-kiln-sched-strategy={rules}", text=text)
    if failed:
        return f"{path} under {rules}: {errors[-800:]}"
    bodies = []
    for copy, spec in zip("abc", specs):
        bodies.append(code(alone(path, arch, flags, spec), copy, arch))
        if code(mixed, copy, arch) != bodies[-1]:
            return f"{path}, kernel {copy} under {spec}: differs beside {rules}"
    if len(set(bodies)) != 3:
        return f"{path} under {rules}: the orders make no difference, so this tests nothing"
    return None


def main():
    same = list(equalities())
    loops = ["llvm; disable(pass=loop-reduce)", "llvm", "llvm; disable(pass=machine-cse)"]
    delegates = ["llvm(scheduler=ilpmax)", "llvm; isel-order(order=list-ilp)", "llvm(scheduler=converge)"]
    mixed = [
        ("matmul_64x128_ragged", vendor, order)
        for vendor in VENDORS
        for specs in (loops, delegates)
        for order in itertools.permutations(specs)
    ]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        failures = [failure for failure in pool.map(compare, same) if failure]
        failures += [failure for failure in pool.map(mix, mixed) if failure]
    print(f"{len(same)} comparisons with llc, {len(mixed)} mixed modules, {len(failures)} failures")
    print("\n".join(failures))
    return bool(failures)


sys.exit(main())
