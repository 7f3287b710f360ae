"""Run every case and variant on the GPU of this machine and compare it with the reference.

usage: check_on_gpu.py --kiln PATH [--cases DIR] [--seeds N] [--json FILE] [-- OPTION...]
Options after `--` go to each `kiln run`: a lowering variant, say. Needs the kiln of `make dist`, a driver and ptxas; nothing
else. Exits 2 if a case does not match.
"""
import argparse, concurrent.futures, datetime, glob, json, os, shlex, subprocess, sys

ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument("--kiln", required=True)
ap.add_argument("--cases", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "test", "cases"))
ap.add_argument("--seeds", type=int, default=3)
ap.add_argument("--json")
ap.add_argument("options", nargs="*", metavar="OPTION")
opt = ap.parse_args()


def run(path, variant, seed):
    """One run of a case: its row of the results, and what to show where it does not match."""
    cmd = [opt.kiln, "run", path, "--device", "cuda", "--check", "--variant", str(variant), "--seed", str(seed), *opt.options]
    done = subprocess.run(cmd, capture_output=True, text=True)
    row = dict(case=os.path.basename(path), variant=variant, seed=seed, passed=done.returncode == 0,
               output=(done.stdout if done.returncode == 0 else done.stdout + done.stderr).strip().splitlines()[-1:])
    return row, "\n".join([" ".join(cmd), done.stdout, done.stderr])


runs = [(path, variant, seed) for path in sorted(glob.glob(os.path.join(opt.cases, "*.json")))
        for variant in range(len(json.load(open(path)).get("variants", [])) + 1) for seed in range(1, opt.seeds + 1)]
results, failures = [], 0
# The command compiles anew for each run, which takes far longer than the kernel: several share the GPU.
with concurrent.futures.ThreadPoolExecutor(max(1, os.cpu_count() // 2)) as pool:
    for row, shown in pool.map(lambda what: run(*what), runs):
        results.append(row)
        if not row["passed"]:
            failures += 1
            print(shown, flush=True)
gpu = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"], capture_output=True, text=True)
version = subprocess.run([opt.kiln, "--version"], capture_output=True, text=True).stdout.strip()
print(f"{version} on {gpu.stdout.strip()}: {len(results) - failures} passed, {failures} failed")
if opt.json:
    asked = shlex.join(["perf/check_on_gpu.py", "--seeds", str(opt.seeds), *(["--", *opt.options] if opt.options else [])])
    json.dump(dict(date=datetime.date.today().isoformat(), gpu=gpu.stdout.strip(), kiln=version, command=asked, results=results),
              open(opt.json, "w"), indent=1)
sys.exit(2 if failures else 0)
