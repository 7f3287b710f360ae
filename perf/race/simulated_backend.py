"""What `--alternative`, which Python's `backend="auto"` is, takes of a race's kernels, and what that was measured to be: without a GPU.

    simulated_backend.py BUILD -o NAME [--race ../results/h100-2026-11-27-own.json] [--jobs 2]

Writes NAME.json and NAME.md. The race has own lowering of each kernel (`ttir/source`) beside Triton's build, which stands for the LLVM IR. Each kernel is
compiled in both forms, told its launch and not.
"""
import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parents[1] / "test" / "corpus"
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "triton")]
os.environ["KILN_CASES_DEVICE"] = "meta"
import launch_values  # noqa: E402
from committed import load  # noqa: E402
from evidence import geomean  # noqa: E402

#: The variant of the race that is own lowering.
OWN = "ttir/source"
#: What counts as a loss, as in tools/auto/BackendChoice.cpp.
LOSS = 0.95


def ratio_of(kernel):
    """Triton's time over own lowering's, of the second pass where there is one."""
    for chosen in kernel["chosen"].values():
        if chosen["label"] == OWN:
            return chosen["ratio"]
    return next(one["first"]["ratio"] for one in kernel["variants"].values() if OWN in one["names"])


def taken(build, name, case, is_told):
    """{"taken", "reason"} of the sidecar."""
    folder = CORPUS / name
    meta = json.loads((folder / "meta.json").read_text())
    launch = f"{meta['name']}={32 * meta['num_warps']},dyn={meta['shared']}"
    if is_told:
        arguments = launch_values.of_arguments(meta["signature"], dict(zip(case["fn"].arg_names, case["args"])))
        launch += f",grid={'x'.join(map(str, case['grid']))},args={':'.join('-' if one is None else str(one) for one in arguments) or '-'}"
    line = [build / "bin" / "kiln", "compile", folder / "kernel.ttir", "--target=sm_90a", f"--num-warps={meta['num_warps']}",
            f"--num-stages={meta['num_stages']}", "--alternative", folder / "kernel.ll", "--launch", launch, "--emit=asm", "--sidecar=-", "-o", os.devnull]
    done = subprocess.run(line, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"simulated_backend.py: {name}: {done.stderr.strip()}")
    found = json.loads(done.stdout)["kernels"][0]["backend"]
    return {"taken": found["taken"], "reason": found["reason"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--race", type=pathlib.Path, default=HERE.parent / "results" / "h100-2026-11-27-own.json")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    opt = parser.parse_args()
    import cases

    own = {name: ratio_of(kernel) for name, kernel in load(opt.race)["kernels"].items()}
    made = {name: cases.CASES[name]() for name in own}
    lines = [f"# Own lowering or Triton's LLVM IR, by simulation, of {len(own)} kernels of {opt.race.name}", "",
             f"Triton's time over the form's: own lowering alone {geomean(own.values()):.4f}, the better one each time "
             f"{geomean(max(1.0, one) for one in own.values()):.4f}. Made by `perf/race/simulated_backend.py`.", "",
             "| launch | geometric mean | least | below 0.95 | LLVM IR taken |", "|---|---|---|---|---|"]
    rows = []
    with concurrent.futures.ThreadPoolExecutor(opt.jobs) as pool:
        for is_told in (True, False):
            found = dict(zip(own, pool.map(lambda name: taken(opt.build, name, made[name], is_told), own)))
            speeds = {name: own[name] if one["taken"] == "tile" else 1.0 for name, one in found.items()}
            rows.append({"launch": "told" if is_told else "unknown", "kernels": {name: {"own": own[name], **one} for name, one in found.items()}})
            lines.append(f"| {rows[-1]['launch']} | {geomean(speeds.values()):.4f} | {min(speeds.values()):.3f} | "
                         f"{sum(one < LOSS for one in speeds.values())} | {sum(one['taken'] == 'llvm' for one in found.values())} |")
    pathlib.Path(opt.output + ".md").write_text("\n".join(lines) + "\n")
    pathlib.Path(opt.output + ".json").write_text(json.dumps({"date": datetime.date.today().isoformat(), "choices": rows}, indent=1) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
