"""Run `kiln tune` on every case of make_cases.py.

usage: tune_all.py CASES FOLDER [--kiln FILE] [--only a,b] [-- OPTIONS of kiln tune...]

The log and the chosen file of each kernel go to FOLDER: NAME.tune.jsonl, NAME.tuned.json, and what was printed: NAME.txt.
"""
import argparse, os, subprocess, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("cases")
    ap.add_argument("folder")
    ap.add_argument("--kiln", default="kiln")
    ap.add_argument("--only")
    # argparse takes what stands after "--" for one of the two names above.
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    opt, options = ap.parse_args(sys.argv[1:split]), sys.argv[split + 1:]
    os.makedirs(opt.folder, exist_ok=True)
    names = opt.only.split(",") if opt.only else sorted(
        f.removesuffix(".json") for f in os.listdir(opt.cases) if f.endswith(".json") and not f.endswith(".tuned.json"))
    failed = []
    for name in names:
        start, at = time.monotonic(), os.path.join(opt.folder, name)
        done = subprocess.run([opt.kiln, "tune", os.path.join(opt.cases, name + ".json"), "--log", at + ".tune.jsonl", "-o", at + ".tuned.json",
                               "--failures", *options], stdout=subprocess.PIPE, text=True)
        with open(at + ".txt", "w") as f:
            f.write(done.stdout)
        print(f"== {name}: {time.monotonic() - start:.0f} s\n{done.stdout}", flush=True)
        if done.returncode:
            failed.append(name)
    if failed:
        sys.exit("failed: " + ", ".join(failed))


main()
