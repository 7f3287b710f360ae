"""Write tune cases: Triton's LLVM IR of every configuration of spaces.py, and a case file for each kernel. Needs Triton 3.6, no GPU.

usage: make_cases.py [-o FOLDER] [--only a,b] [--arch 90]
"""
import argparse, json, os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from spaces import SPACES, constexprs, value

DTYPES = {"fp16": "f16", "fp32": "f32", "i32": "i32", "i64": "i64"}


def source(space, config):
    """What Triton's JIT would compile for these arguments."""
    fn, names, constants = space["fn"], space["sizes"], constexprs(space, config)
    types = {a[0]: a[1] for a in space["args"]}
    # The kernel's own names, in its order; a case may call arguments otherwise.
    given = iter(space["args"])
    signature, attributes, constant_values = {}, {}, {}
    for index, name in enumerate(fn.arg_names):
        if name in constants and name not in types:
            signature[name], constant_values[name] = "constexpr", constants[name]
            continue
        argument = next(given)
        number = None if argument[1].startswith("*") else value(argument[2], names)
        if argument[0] in constants:
            signature[name], constant_values[name] = "constexpr", constants[argument[0]]
            continue
        signature[name] = argument[1]
        if number is None or isinstance(number, int) and number % 16 == 0:
            attributes[(index,)] = [["tt.divisibility", 16]]
    return ASTSource(fn, signature, {(fn.arg_names.index(n),): v for n, v in constant_values.items()}, attributes)


def argument_json(argument):
    name, kind = argument[:2]
    if kind.startswith("*"):
        _, _, shape, fill, role = argument
        return dict(name=name, dtype=DTYPES[kind[1:]], shape=shape, fill=fill, role=role)
    return dict(name=name, dtype=DTYPES[kind], value=argument[2])


def label(config):
    return ", ".join(f"{k}={v}" for k, v in config.items())


def write(name, space, folder, arch):
    target, configurations = GPUTarget("cuda", arch, 32), []
    for index, config in enumerate(space["configs"]):
        options = {k: v for k, v in config.items() if k.startswith("num_")}
        compiled = triton.compile(source(space, config), target=target, options=options)
        file = f"{name}.{index}.ll"
        with open(os.path.join(folder, file), "w") as f:
            f.write(compiled.asm["llir"])
        entry = dict(label=label(config), kernel=file, dynamic_shared=compiled.metadata.shared)
        sizes = {k: v for k, v in config.items() if not k.startswith("num_") and k != "GROUP_M"}
        if sizes:
            entry["sizes"] = sizes
        configurations.append(entry)
    ones = {a[0] for a in space["args"] if a[1] == "i32" and value(a[2], space["sizes"]) == 1}
    first = space["configs"][0]
    case = dict(version=1, kernel=configurations[0]["kernel"], name=compiled.metadata.name,
                sizes={**space["sizes"], **{k: v for k, v in first.items() if not k.startswith("num_")}}, grid=space["grid"],
                arguments=[argument_json(a) for a in space["args"] if a[0] not in ones],
                tolerance=dict(relative=space["tolerance"][0], absolute=space["tolerance"][1]), configurations=configurations)
    with open(os.path.join(folder, name + ".json"), "w") as f:
        json.dump(case, f, indent=1)
    print(f"{name}: {len(configurations)} configurations", flush=True)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("-o", dest="folder", default="build/tune-cases")
    ap.add_argument("--only")
    ap.add_argument("--arch", type=int, default=90)
    opt = ap.parse_args()
    os.makedirs(opt.folder, exist_ok=True)
    for name in opt.only.split(",") if opt.only else SPACES:
        write(name, SPACES[name], opt.folder, opt.arch)


if __name__ == "__main__":
    main()
