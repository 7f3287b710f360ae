"""Two ranks of a data-parallel program, each on its own GPU, under adaptive kernels: what each launches before, between and after the calls of
`kiln.adaptive.sync`, and whether the ranks' results are equal to the bit on equal inputs all the time.

    KILN_POLICY='.*=adaptive' python3 adaptive_ranks.py --json adaptive-ranks.json
"""
import argparse
import json
import sys
import tempfile
import time

import measure
import torch
import torch.distributed
import torch.multiprocessing
from liger_kernel.ops.rms_norm import LigerRMSNormFunction
from liger_kernel.ops.swiglu import LigerSiLUMulFunction

import kiln

RANKS = 2


def step(x, weight, gate):
    """Forward and backward, with gradients summed over the ranks."""
    for tensor in (x, weight, gate):
        tensor.grad = None
    normed = LigerRMSNormFunction.apply(x, weight, 1e-6, 0.0, "llama", False)
    out = LigerSiLUMulFunction.apply(gate, normed)
    out.backward(torch.ones_like(out))
    torch.distributed.all_reduce(weight.grad)
    return out, x.grad, gate.grad, weight.grad


def program(rank, address, output):
    torch.cuda.set_device(rank)
    torch.distributed.init_process_group("nccl", init_method=address, rank=rank, world_size=RANKS)
    torch.manual_seed(0)
    x, gate = (torch.randn(4096, 4096, device="cuda", dtype=torch.bfloat16, requires_grad=True) for _ in range(2))
    weight = torch.randn(4096, device="cuda", dtype=torch.bfloat16, requires_grad=True)
    found = {}

    def stage(name, steps):
        digests = []
        for number in range(steps):
            outputs = step(x, weight, gate)
            if number % 20 == 0:
                digests.append(" ".join(f"{measure.digest(tensor).item():x}" for tensor in outputs))
        torch.cuda.synchronize()
        report = json.loads(kiln.adaptive.report().json())["kernels"]
        found[name] = {"results": digests,
                       "kernels": {f"{one['kernel']}, {one['grid']} blocks": [one["state"], f"{one['backend']} {one['options']}".strip(),
                                                                             sum(build["launches"] for build in one["builds"])] for one in report}}

    stage("before", 40)
    kiln.adaptive.sync()
    stage("asked", 10)
    time.sleep(20.0)  # Compilers.
    stage("between", 1500)
    kiln.adaptive.sync()
    stage("after", 40)
    gathered = [None] * RANKS
    torch.distributed.all_gather_object(gathered, found)
    if rank == 0:
        # A step changes its inputs, so that results differ from step to step, and must not from rank to rank.
        results = [{name: stage["results"] for name, stage in mine.items()} for mine in gathered]
        text = {**measure.describe(), "ranks": gathered, "results_are_equal": results[0] == results[1],
                "choices_are_equal": [{kernel: said[1] for kernel, said in mine["after"]["kernels"].items()} for mine in gathered][0] ==
                                     {kernel: said[1] for kernel, said in gathered[1]["after"]["kernels"].items()}}
        print(json.dumps({key: value for key, value in text.items() if key != "ranks"}))
        if output:
            with open(output, "w") as file:
                json.dump(text, file, indent=1)
    torch.distributed.destroy_process_group()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kiln-ranks-") as folder:
        torch.multiprocessing.spawn(program, (f"file://{folder}/ranks", options.json), RANKS)


if __name__ == "__main__":
    sys.exit(main())
