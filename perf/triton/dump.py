"""Write Triton 3.6's code of the cases to test/corpus, on a machine without a GPU.

usage: dump.py [CASE...] [--corpus DIR]   (needs the wheels torch and triton 3.6.0; all cases when none is named)

DIR/CASE/kernel.ttir        tile IR, as the JIT makes it for the case's arguments on an H200
         kernel.ll          LLVM IR for sm_90a, as Triton hands it to its PTX back end
         kernel.raw.ll      the same before LLVM's optimizations (DISABLE_LLVM_OPT), without debug information
         meta.json          options, signature, grid, what the compiler said of the launch
         gfx942/kernel.ll, gfx942/meta.json   the same for an MI300, pointers into less than 2 GiB assumed
Types and assumptions (a multiple of 16, equal to 1) come from the arguments through the JIT's own binder. What only a GPU
can say (the time of a launch, its error) stays in meta.json from an earlier dump as long as the code is the same.
"""
import argparse, json, os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
os.environ["KILN_CASES_DEVICE"] = "meta"  # tensors with shapes and no data
os.environ["TRITON_ALWAYS_COMPILE"] = "1"
import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, make_backend
from triton.runtime.jit import create_function_from_signature
from cases import CASES

PATHS = ((HERE, "kernels"), (os.path.dirname(triton.__file__), "triton"))
CUDA, HIP = GPUTarget("cuda", 90, 32), GPUTarget("hip", "gfx942", 64)


def shortened(text):
    """The text without this machine's paths."""
    for path, short in PATHS:
        text = text.replace(path, short)
    return text


def bound(case):
    """Types, constants, attributes and options that the JIT finds for the case's arguments on CUDA."""
    fn, backend = case["fn"], make_backend(CUDA)
    keywords = dict(case["meta"], debug=False, instrumentation_mode="")
    arguments, specialization, options = create_function_from_signature(fn.signature, fn.params, backend)(*case["args"], **keywords)
    return fn._pack_args(backend, keywords, arguments, specialization, options)


def compiled(source, target, options, **environment):
    """Compiles with these environment variables, which Triton's C++ reads at every stage."""
    os.environ.update(environment)
    try:
        return triton.compile(source, target=target, options=options)
    finally:
        for name in environment:
            del os.environ[name]


def metadata(kernel):
    """What Triton says of the kernel, without what differs from machine to machine."""
    values = {k: v if isinstance(v, (int, str, float, bool, type(None))) else str(v) for k, v in kernel.metadata._asdict().items()}
    values.pop("hash")
    return values


def registers(ptx):
    """Registers and spilled words of Triton's PTX by Triton's own ptxas, as the CUDA driver reports them of the cubin."""
    with tempfile.NamedTemporaryFile("w", suffix=".ptx") as source:
        source.write(ptx)
        source.flush()
        said = subprocess.run([triton.knobs.nvidia.ptxas.path, "-v", "-arch=sm_90a", source.name, "-o", os.devnull],
                              capture_output=True, text=True, check=True).stderr
    return dict(n_regs=int(re.search(r"Used (\d+) registers", said).group(1)),
                n_spills=int(re.search(r"(\d+) bytes stack frame", said).group(1)) // 4)


def resources(assembly):
    """What stands at the end of AMD assembly, of one kernel."""
    names = dict(vgpr_count=r"\.vgpr_count: +(\d+)", agpr_count=r"\.agpr_count: +(\d+)", vgpr_spill_count=r"\.vgpr_spill_count: +(\d+)",
                 sgpr_spill_count=r"\.sgpr_spill_count: +(\d+)", code_bytes=r"; codeLenInByte = (\d+)")
    return {name: int(re.search(pattern, assembly).group(1)) for name, pattern in names.items()}


def write(folder, texts, meta):
    """Writes texts by file name and meta.json; fields of an old meta.json that are not known now stay if the code is the old one."""
    os.makedirs(folder, exist_ok=True)
    same = True
    for name, text in texts.items():
        path, text = os.path.join(folder, name), shortened(text)
        if name != "kernel.raw.ll":
            same = same and os.path.exists(path) and open(path).read() == text
        with open(path, "w") as file:
            file.write(text)
    path = os.path.join(folder, "meta.json")
    old = json.load(open(path)) if os.path.exists(path) else None
    meta = {**(old if same and old else {}), **json.loads(shortened(json.dumps(meta)))}
    if meta != old:
        with open(path, "w") as file:
            file.write(json.dumps(meta, indent=1) + "\n")


def dump(folder, case):
    fn, names = case["fn"], case["fn"].arg_names
    options, signature, constants, attributes = bound(case)
    source = ASTSource(fn, signature, constants, attributes)
    kernel = compiled(source, CUDA, options.__dict__)
    raw = compiled(source, CUDA, options.__dict__, DISABLE_LLVM_OPT="1", TRITON_DISABLE_LINE_INFO="1")
    meta = metadata(kernel)
    meta.update(registers(kernel.asm["ptx"]))
    meta.update(signature={n: str(t) for n, t in signature.items()}, grid=list(case["grid"]), constexprs=dict(case["meta"]),
                attrs={str(a): str(v) for a, v in attributes.items()})
    write(folder, {"kernel.ttir": kernel.asm["ttir"], "kernel.ll": kernel.asm["llir"], "kernel.raw.ll": raw.asm["llir"]}, meta)

    attributes = {a: list(v) for a, v in attributes.items()}
    for i, n in enumerate(names):
        if signature[n].startswith("*"):
            attributes.setdefault((i,), []).append(["tt.pointer_range", 32])
    types = {n: t.replace("fp8e4nv", "fp8e4b8") for n, t in signature.items()}  # MI300's 8-bit floats
    options = {o: case["meta"][o] for o in ("num_warps", "num_stages") if o in case["meta"] and o not in names}
    options["num_stages"] = min(options.get("num_stages", 2), 2)  # more stages do not fit into 64 KiB of shared memory
    kernel = compiled(ASTSource(fn, types, constants, attributes), HIP, options)
    write(os.path.join(folder, "gfx942"), {"kernel.ll": kernel.asm["llir"]}, dict(metadata(kernel), amdgcn=resources(kernel.asm["amdgcn"])))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("cases", nargs="*", metavar="CASE")
    options.add_argument("--corpus", default=os.path.join(HERE, "..", "..", "test", "corpus"))
    options = options.parse_args()
    if triton.__version__ != "3.6.0":
        sys.exit(f"dump.py: the corpus is Triton 3.6.0's code, this is Triton {triton.__version__}; install triton==3.6.0")
    for name in options.cases:
        if name not in CASES:
            sys.exit(f"dump.py: no case '{name}'; known: {' '.join(CASES)}")
    for name in options.cases or CASES:
        dump(os.path.join(options.corpus, name), CASES[name]())
        print(name, flush=True)


if __name__ == "__main__":
    main()
