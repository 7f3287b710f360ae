"""Run every case and variant on the GPU of this machine and compare it with the reference.

usage: check_on_gpu.py --kiln PATH [--cases DIR] [--seeds N] [--json FILE]
Needs the kiln of `make dist`, a driver and ptxas; nothing else. Exits 2 if a case does not match.
"""
import argparse, datetime, glob, json, os, subprocess, sys

ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument("--kiln", required=True)
ap.add_argument("--cases", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "test", "cases"))
ap.add_argument("--seeds", type=int, default=3)
ap.add_argument("--json")
opt = ap.parse_args()

results, failures = [], 0
for path in sorted(glob.glob(os.path.join(opt.cases, "*.json"))):
    variants = len(json.load(open(path)).get("variants", [])) + 1
    for variant in range(variants):
        for seed in range(1, opt.seeds + 1):
            cmd = [opt.kiln, "run", path, "--device", "cuda", "--check", "--variant", str(variant), "--seed", str(seed)]
            done = subprocess.run(cmd, capture_output=True, text=True)
            failures += done.returncode != 0
            results.append(dict(case=os.path.basename(path), variant=variant, seed=seed, passed=done.returncode == 0,
                                output=(done.stdout if done.returncode == 0 else done.stdout + done.stderr).strip().splitlines()[-1:]))
            if done.returncode:
                print(" ".join(cmd), done.stdout, done.stderr, sep="\n", flush=True)
gpu = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"], capture_output=True, text=True)
version = subprocess.run([opt.kiln, "--version"], capture_output=True, text=True).stdout.strip()
print(f"{version} on {gpu.stdout.strip()}: {len(results) - failures} passed, {failures} failed")
if opt.json:
    json.dump(dict(date=datetime.date.today().isoformat(), gpu=gpu.stdout.strip(), kiln=version,
                   command=f"perf/check_on_gpu.py --seeds {opt.seeds}", results=results), open(opt.json, "w"), indent=1)
sys.exit(2 if failures else 0)
