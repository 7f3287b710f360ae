"""A case file (tools/case) of the matrix product of a mixture of experts: the kernel as tile IR, made by Triton without a GPU, and its arguments.

    python3 perf/scaled/moe_case.py FOLDER --form words --projection up --tile 32x128x128x4x3 [--experts N] [--tokens N] [--sizes N,K] [--kiln build/bin/kiln]
    build/bin/kiln check FOLDER/words_up.json --target sm_90a             reference against own lowering on the emulator, of random weights

With --kiln, operands are in files beside the case, as the race (moe.py) passes them, and `kiln run` computes the case by the reference and by own lowering
on the emulator; both are compared with the product in double precision. This checks the race's host code and its kernels without a GPU. The tile is rows x
columns x k x warps x stages.
"""
from __future__ import annotations

import argparse
import json
import re
import subprocess
from pathlib import Path
from typing import Any, Dict, List

import numpy
import torch
import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

import moe
import moe_kernels

DTYPES = {torch.bfloat16: ("bf16", "*bf16"), torch.float32: ("f32", "*fp32"), torch.int32: ("i32", "*i32"), torch.uint8: ("i8", "*u8")}


def tile_ir(build: moe.Build, arguments: Dict[str, Any], even_k: bool) -> str:
    """The kernel, specialized as a launch of these arguments would."""
    constants = {key: value for key, value in moe.options(build).items() if key not in ("num_warps", "num_stages")}
    constants["EVEN_K"] = even_k
    signature = {name: "i32" if isinstance(value, int) else DTYPES[value.dtype][1] for name, value in arguments.items()}
    divisible = {(index,): [["tt.divisibility", 16]] for index, value in enumerate(arguments.values()) if not isinstance(value, int) or value % 16 == 0}
    source = ASTSource(moe_kernels.moe_matmul, {**signature, **{name: "constexpr" for name in constants}}, constants, divisible)
    compiled = triton.compile(source, target=GPUTarget("cuda", 90, 32), options={"num_warps": build.tile.warps, "num_stages": build.tile.stages})
    return re.sub(r'loc\("/[^"]*/', 'loc("', compiled.asm["ttir"])


def argument(name: str, value: Any, fill: Any) -> Dict[str, Any]:
    """As a case file has it."""
    if isinstance(value, int):
        return {"name": name, "dtype": "i32", "value": value}
    return {"name": name, "dtype": DTYPES[value.dtype][0], "shape": list(value.shape), "fill": fill}


def write(folder: Path, name: str, tensor: torch.Tensor) -> str:
    """A tensor's bytes in a file."""
    tensor.contiguous().view(torch.uint8).numpy().tofile(folder / name)
    return name


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--form", choices=moe.FORMS, required=True)
    parser.add_argument("--projection", choices=moe.PROJECTIONS, required=True)
    parser.add_argument("--tile", default="32x128x128x4x3")
    parser.add_argument("--experts", type=int, default=5)
    parser.add_argument("--tokens", type=int, default=11)
    parser.add_argument("--sizes", default="144,192", help="N and K (default: %(default)s)")
    parser.add_argument("--kiln", help="the command that computes the case")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    build = moe.Build(given.projection, given.form, moe.Tile(*map(int, given.tile.split("x"))), "triton")
    n, k = map(int, given.sizes.split(","))
    problem = moe.Problem(given.projection, moe.Layer(given.experts, n, k, "cpu", warps=(build.tile.warps,)), given.tokens, "cpu")
    values = problem.arguments(build)
    arguments = dict(zip(moe_kernels.moe_matmul.arg_names, values))
    name = f"{given.form}_{given.projection}"
    (given.folder / f"{name}.ttir").write_text(tile_ir(build, arguments, k % build.tile.k == 0))
    fills: Dict[str, Any] = {"y_ptr": "nan", "x_ptr": {"normal": [0, 1]}, "bias_ptr": {"normal": [0, 1]}, "scale_ptr": {"uniform": [118, 124]},
                             "w_ptr": {"uniform": [-2**31, 2**31 - 1] if given.form == "words" else [-128, 127]}}
    listed: List[Dict[str, Any]] = []
    for key, value in arguments.items():
        fill = fills.get(key)
        if given.kiln and key != "y_ptr" and not isinstance(value, int):
            fill = {"file": write(given.folder, f"{name}_{key}.bin", value)}
        elif fill is None and not isinstance(value, int):
            fill = {"values": value.tolist()}
        listed.append(argument(key, value, fill))
    listed[0]["role"] = "out"
    case = {"version": 1, "kernel": f"{name}.ttir", "name": "moe_matmul", "grid": [problem.programs(build)], "num_warps": build.tile.warps,
            "num_stages": build.tile.stages, "arguments": listed, "tolerance": {"relative": 0.01, "absolute": 0.02}}
    path = given.folder / f"{name}.json"
    path.write_text(json.dumps(case, indent=2) + "\n")
    for device in (["reference"], ["emulator", "--target", "sm_90a"]) if given.kiln else ():
        subprocess.run([given.kiln, "run", str(path), "--output", str(given.folder), "--device", *device], check=True, stdout=subprocess.DEVNULL)
        problem.y.view(torch.uint8).copy_(torch.from_numpy(numpy.fromfile(given.folder / "y_ptr.bin", numpy.uint8)).reshape(len(problem.y), -1))
        print(f"{name} by {device[0]}: error {problem.error():.2e}", flush=True)
        if not problem.error() < moe.MOST_ERROR:
            raise SystemExit(f"{name}: the {device[0]}'s result is off")


if __name__ == "__main__":
    main()
