"""What the scripts of this folder share: the project's kernels, checked and timed interleaved, a table and a JSON file."""
import argparse
import datetime
import json
import math
import os
import random
import statistics
import sys
import tempfile

# Each run compiles everything itself, unless somebody names a cache; so the seconds of compilation mean something.
os.environ.setdefault("TRITON_CACHE_DIR", tempfile.mkdtemp(prefix="kiln-knob-"))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "triton"))


def arguments(text, names):
    """The command line of a script: which of `names`, how long, where to."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help=f"comma-separated, of: {', '.join(names)}")
    parser.add_argument("--rounds", type=int, default=11, help="visits of each variant, in random order")
    parser.add_argument("--ms", type=int, default=20, help="milliseconds of each visit")
    parser.add_argument("--json", help="file to write")
    options = parser.parse_args()
    options.names = options.only.split(",") if options.only else list(names)
    unknown = set(options.names) - set(names)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    return options


def check(case, launch):
    """Runs a variant on poisoned outputs and holds it against the case's reference; raises where it is wrong."""
    import torch

    case["out"].fill_(float("nan") if case["out"].is_floating_point() else -1)
    launch()
    torch.cuda.synchronize()
    reference = case["ref"]().float()
    error = ((case["out"].float() - reference).norm() / reference.norm()).item()
    if not error <= case["tol"]:
        raise RuntimeError(f"WRONG: relative error {error:.3g}, accepted {case['tol']:.3g}")


_PLAIN = {"tensor_maps": False, "persistent": False}
#: Lowering variants: as chosen by default, by pointers, by tensor maps, persistent, both, with overlapped iterations and with warp
#: specialization. What a variant does not say, stages too, is left to Kiln's own choice.
VARIANTS = {"kiln": {}, "plain": _PLAIN, "maps": {**_PLAIN, "tensor_maps": True}, "wave": {**_PLAIN, "persistent": True},
        "wave_maps": {"tensor_maps": True, "persistent": True}, "two_dots": {**_PLAIN, "overlap_iterations": True},
        "two_maps": {**_PLAIN, "overlap_iterations": True, "tensor_maps": True},
        "warp_specialize": {**_PLAIN, "tensor_maps": True, "warp_specialize": True},
        "wave_warp_specialize": {"tensor_maps": True, "persistent": True, "warp_specialize": True},
        "overlap_warp_specialize": {**_PLAIN, "overlap_iterations": True, "tensor_maps": True, "warp_specialize": True}}


def digest(tensor):
    """Of all bits of a tensor of 16 or 32 bits, on the GPU: a sum of them, weighted by where they are."""
    import torch

    bits = tensor.detach().contiguous().view(torch.int16).flatten().long()
    return (bits * (torch.arange(bits.numel(), device=bits.device) % 65521 + 1)).sum()


def tile_handles(case):
    """The case's kernel bound in each of `VARIANTS` that makes a kernel of its own: {name: handle}."""
    import kiln

    handles, found = {}, set()
    for name, keys in VARIANTS.items():
        handle = kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"], backend="tile", **keys)
        binary = handle.compiled.kernel
        if binary not in found:
            found.add(binary)
            handles[name] = handle
    return handles


def interleaved(launches, options):
    """Milliseconds of each launch: {name: [one for each round]}. A busy GPU slows down as it heats, so each round visits
    all, in an order of its own, and only times of one round are compared."""
    import triton

    times = {name: [] for name in launches}
    for _ in range(options.rounds):
        for name in random.sample(list(launches), len(launches)):
            times[name].append(triton.testing.do_bench(launches[name], warmup=3, rep=options.ms, return_mode="median"))
    return times


def ratios(times, name, base="triton"):
    """How many times as fast as `base` a variant is: median, least and most over the rounds."""
    found = [before / after for before, after in zip(times[base], times[name])]
    return {"ms": statistics.median(times[name]), "ratio": statistics.median(found), "least": min(found), "most": max(found)}


def geomean(values):
    """The geometric mean."""
    return math.exp(statistics.fmean(map(math.log, values)))


def describe():
    """What a result stands on."""
    import torch
    import triton

    import kiln

    return {"date": datetime.datetime.now().isoformat(timespec="seconds"), "gpu": torch.cuda.get_device_name(),
            "torch": torch.__version__, "triton": triton.__version__, "kiln": kiln.__version__}


def finish(options, rows, summary):
    """Prints the summary, writes the file; the exit code says whether every kernel came through."""
    failed = [row["kernel"] for row in rows if "error" in row]
    print("\n".join(f"{key}: {value}" for key, value in summary.items()))
    if failed:
        print(f"{len(failed)} of {len(rows)} failed: {', '.join(failed)}")
    if options.json:
        with open(options.json, "w") as file:
            json.dump({**describe(), **summary, "kernels": rows}, file, indent=1)
    return 2 if failed else 0
