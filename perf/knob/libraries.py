"""Matmuls and attention through backend="tile" against plain Triton and NVIDIA's libraries, as PyTorch calls them.

Kiln's kernels go by pointers, by tensor maps, persistent, and by both (measure.VARIANTS). All run in one process, interleaved; each
result is checked first. TFLOP/s count what the mask of causal attention leaves; "peak" is Kiln's share of what the tensor cores do
at the clock seen after its runs, 4096 FLOP of 16 bits a cycle and SM, 8192 of 8 bits:

    python3 perf/knob/libraries.py --json libraries.json
"""
import random
import subprocess
import sys

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

import kiln
import measure
from cases import attention_, fp8, gemm


def matmul(m, n, k, dtype=torch.float16):
    """Tiles of 128x256x64, eight warps, three stages: what Triton's tutorial finds best on this GPU."""
    case = gemm(m, n, k, 128, 256, 64, 8, 3)
    a, b, *rest = case["args"]
    if dtype != torch.float16:
        a, b = a.to(dtype), b.to(dtype)
        case["args"] = (a, b, *rest)
        case["ref"] = lambda: a.float() @ b.float()
    out = torch.empty(m, n, device="cuda", dtype=dtype)
    return case, lambda: torch.matmul(a, b, out=out), 2 * m * n * k


def matmul_fp8(size, depth):
    """8-bit floats, rows and columns scaled."""
    case = fp8(size, size, size, 128, 128, depth)
    a, b, rows, columns = case["args"][:4]
    return case, lambda: torch._scaled_mm(a, b.t(), scale_a=rows[:, None], scale_b=columns[None, :],
                                          out_dtype=torch.bfloat16), 2 * size ** 3


def attention(depth, length, causal, keys=64, stages=3):
    """16 heads; 16384 rows of each in all. `keys` an iteration."""
    case = attention_(Z=16384 // length, N=length, D=depth, bn=keys, stage=3 if causal else 1, warps=4 if depth == 64 else 8,
                      stages=stages)
    q, k, v = case["args"][:3]

    def library():
        with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
            torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)

    # Two products; half of each below the diagonal.
    return case, library, 4 * 16 * 16384 * length * depth // (2 if causal else 1)


RACES = {
    "matmul_4096": lambda: matmul(4096, 4096, 4096),
    "matmul_8192": lambda: matmul(8192, 8192, 8192),
    "matmul_8192_k1024": lambda: matmul(8192, 8192, 1024),
    "matmul_bf16_4096": lambda: matmul(4096, 4096, 4096, torch.bfloat16),
    "matmul_bf16_8192": lambda: matmul(8192, 8192, 8192, torch.bfloat16),
    "matmul_bf16_8192_k1024": lambda: matmul(8192, 8192, 1024, torch.bfloat16),
    "fp8_4096": lambda: matmul_fp8(4096, 64),
    "fp8_4096_k128": lambda: matmul_fp8(4096, 128),
    **{f"attention_d{depth}_{length}{'_causal' if causal else ''}": lambda d=depth, n=length, c=causal: attention(d, n, c)
       for depth in (64, 128) for length in (4096, 16384) for causal in (False, True)},
    # As many keys as columns, which is what FlashAttention-3 takes for 128, in its two stages and in Triton's three.
    **{f"attention_d128_{length}{'_causal' if causal else ''}_n128{'_s2' if stages == 2 else ''}":
       lambda n=length, c=causal, s=stages: attention(128, n, c, 128, s)
       for length in (4096, 16384) for causal in (False, True) for stages in (3, 2)},
}


def clock():
    """The multiprocessors' clock now, in MHz."""
    return int(subprocess.check_output(["nvidia-smi", "--query-gpu=clocks.sm", "--format=csv,noheader,nounits"], text=True).split()[0])


def race(name, options):
    """One problem by all: a row of the table."""
    case, library, flop = RACES[name]()
    handles = {"triton": kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"]), **measure.tile_handles(case)}
    launches = {variant: lambda handle=handle: handle(case["grid"], *case["args"]) for variant, handle in handles.items()}
    for launch in launches.values():
        measure.check(case, launch)
    launches["library"] = library
    times = measure.interleaved(launches, options)
    for _ in range(20):
        launches["kiln"]()
    mhz = clock()
    torch.cuda.synchronize()
    tflops = {variant: flop / measure.ratios(times, variant)["ms"] / 1e9 for variant in launches}
    width = 8192 if name.startswith("fp8") else 4096
    peak = torch.cuda.get_device_properties(0).multi_processor_count * width * mhz / 1e6
    ours = [variant for variant in launches if variant in measure.VARIANTS]
    return {"tflops": {variant: round(value, 1) for variant, value in tflops.items()}, "mhz": mhz, "peak": round(tflops["kiln"] / peak, 3),
            "of_triton": {variant: measure.ratios(times, variant)["ratio"] for variant in ours},
            "of_library": {variant: measure.ratios(times, variant, base="library")["ratio"] for variant in ours}}


def main(options):
    """Every problem, each for itself."""
    variants = list(measure.VARIANTS)
    heads = " ".join(f"{variant:>9}" for variant in variants)
    print(f"{'problem':28} TFLOP/s: {'library':>8} {'triton':>8} {heads}; of library: {heads}    MHz  peak")
    rows = []
    for name in options.names:
        try:
            torch.manual_seed(1)
            row = race(name, options)
            speeds = " ".join(f"{row['tflops'].get(variant, float('nan')):9.1f}" for variant in variants)
            shares = " ".join(f"{row['of_library'].get(variant, float('nan')):9.3f}" for variant in variants)
            print(f"{name:28}          {row['tflops']['library']:8.1f} {row['tflops']['triton']:8.1f} {speeds}              {shares}  "
                  f"{row['mhz']:5} {row['peak']:5.2f}", flush=True)
        except Exception as error:  # Whatever one problem does, the others are shown.
            row = {"error": f"{type(error).__name__}: {error}"}
            print(f"{name:28} FAILED: {row['error']}", flush=True)
        rows.append({"kernel": name, **row})
        torch.cuda.empty_cache()
    summary = {"keys": {"backend": "tile"}}
    for key in ("of_triton", "of_library"):
        for variant in variants:
            found = [row[key][variant] for row in rows if variant in row.get(key, {})]
            if found:
                summary[f"{variant}_{key}"] = {"geomean": round(measure.geomean(found), 4), "least": round(min(found), 4),
                                           "most": round(max(found), 4)}
    return measure.finish(options, rows, summary)


if __name__ == "__main__":
    random.seed(1)
    sys.exit(main(measure.arguments(__doc__, RACES)))
