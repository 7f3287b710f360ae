"""Write tune cases: Triton's LLVM IR of every configuration of spaces.py, and a case file for each kernel. Needs Triton 3.6 and the
package kiln (PYTHONPATH=tools/python will do), no GPU.

usage: make_cases.py [-o FOLDER] [--only a,b] [--arch 90]
"""
import argparse, json, os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.runtime.jit import MockTensor
from kiln.tuning.case import label
from kiln.tuning.source import lower
from kiln.tuning.tensors import dtype_of
from spaces import SPACES, value

ELEMENTS = {"fp16": tl.float16, "fp32": tl.float32, "i32": tl.int32, "i64": tl.int64}


def given(space, config):
    """The kernel's own names with what a launch passes, and the arguments of the case by the same names: it may call them
    otherwise."""
    values, arguments, left = {}, {}, iter(space["args"])
    for name in space["fn"].arg_names:
        if name in space["constants"] or name in config:
            values[name] = config.get(name, space["constants"].get(name))
            continue
        arguments[name] = argument = next(left)
        kind = argument[1]
        values[name] = MockTensor(ELEMENTS[kind[1:]]) if kind.startswith("*") else value(argument[2], space["sizes"])
    return values, arguments


def argument_json(argument):
    name, kind = argument[:2]
    if kind.startswith("*"):
        _, _, shape, fill, role = argument
        return dict(name=name, dtype=dtype_of(kind), shape=shape, fill=fill, role=role)
    return dict(name=name, dtype=dtype_of(kind), value=argument[2])


def write(name, space, folder, arch):
    target, configurations = GPUTarget("cuda", arch, 32), []
    for index, config in enumerate(space["configs"]):
        options = {k: v for k, v in config.items() if k.startswith("num_")}
        values, arguments = given(space, config)
        lowered = lower(space["fn"], values, options, target)
        file = f"{name}.{index}.ll"
        with open(os.path.join(folder, file), "w") as f:
            f.write(lowered.llvm)
        entry = dict(label=label(config), kernel=file, dynamic_shared=lowered.shared)
        sizes = {k: v for k, v in config.items() if not k.startswith("num_") and k != "GROUP_M"}
        if sizes:
            entry["sizes"] = sizes
        configurations.append(entry)
    first = space["configs"][0]
    case = dict(version=1, kernel=configurations[0]["kernel"], name=lowered.name,
                sizes={**space["sizes"], **{k: v for k, v in first.items() if not k.startswith("num_")}}, grid=space["grid"],
                arguments=[argument_json(arguments[name]) for name, _ in lowered.passed],
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
