"""What the static model says of the binaries of a race: the numbers that the choice of `auto` is fitted to.

    evaluate_static_model.py BUILD PACK... --race RACE.json... -o STATIC.json

PACK is what race/pack.py made of the race's candidates, RACE.json what race/race.py measured; of a kernel in several races the last
one counts. Each variant of the race that is
in a pack gets one line of numbers; a variant that the pack has with other registers than the race measured is an error, for
then the pack is not what raced. Prints for each kernel how well the modelled time alone ranks the variants. race/fit_choice.py
reads the result, and needs neither compiler nor GPU.
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tarfile
import tempfile

CORPUS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "test", "corpus")
KEPT = ("registers", "spill_bytes", "warps", "latency", "issue", "pipe", "memory", "spills", "bytes_in_flight", "barriers", "work", "cycles")


def ranks(values):
    order = sorted(range(len(values)), key=values.__getitem__)
    result = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for index in order[start:end]:
            result[index] = (start + end - 1) / 2
        start = end
    return result


def correlation(a, b):
    a, b = ranks(a), ranks(b)
    mean = (len(a) - 1) / 2
    spread = math.sqrt(sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b))
    return sum((x - mean) * (y - mean) for x, y in zip(a, b)) / spread if spread else 0.0


def unpack(packs, folder):
    """{kernel: {label: file}} of Triton's LLVM IR, and who made it."""
    found, made_by = {}, []
    for pack in packs:
        with tarfile.open(pack) as tar:
            members = {os.path.basename(m.name): m for m in tar if m.isfile()}
            manifest = json.load(tar.extractfile(members["manifest.json"]))
            made_by.append(", ".join(manifest["made_by"]))
            for kernel, entry in manifest["kernels"].items():
                for key, labels in entry["cubins"].items():
                    kind, digest = key.split(":")
                    if kind != "llvm":
                        continue
                    path = os.path.join(folder, digest + ".cubin")
                    if not os.path.exists(path):
                        with open(path, "wb") as file:
                            file.write(tar.extractfile(members[digest + ".cubin"]).read())
                    found.setdefault(kernel, {}).update(dict.fromkeys(labels, path))
    return found, made_by


def numbers(build, kernel, files):
    """The model's lines for the files of one kernel, and what the launch adds to them."""
    meta = json.load(open(os.path.join(CORPUS, kernel, "meta.json")))
    threads, dynamic = meta["num_warps"] * 32, meta["shared"]
    lines = "".join(f"{path} {threads} {dynamic}\n" for path in files)
    done = subprocess.run([f"{build}/bin/kiln-static-model"], input=lines, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{kernel}: {done.stderr.strip()}")
    return dict(threads=threads, dynamic=dynamic), [json.loads(line) for line in done.stdout.splitlines()]


def judge(build, kernel, measured, files):
    """One kernel: its launch, its staircase of residency, and the numbers of its variants."""
    named = {v: next((files[n] for n in row["names"] if n in files), None) for v, row in measured.items()}
    variants = [v for v, path in named.items() if path]
    about, rows = numbers(build, kernel, [named[v] for v in variants])
    about["matrix"] = any(row["matrix"] for row in rows)
    about["residency"] = rows[0]["residency"]
    about["variants"] = {}
    for variant, row in zip(variants, rows):
        if row["registers"] != measured[variant]["registers"]:
            sys.exit(f"{kernel}, {variant}: {row['registers']} registers in the pack, {measured[variant]['registers']} in the race")
        if row["cycles"]:
            about["variants"][variant] = {name: float(f"{row[name]:.5g}") for name in KEPT}
    times = {v: n["cycles"] / n["work"] for v, n in about["variants"].items()}
    rho = correlation([-t for t in times.values()], [measured[v]["first"]["ratio"] for v in times])
    print(f"{kernel:22} {len(times):4} variants, rank correlation {rho:5.2f}")
    return about


def text_of(result):
    """JSON with one line for each variant."""
    kernels = []
    for name, about in result["kernels"].items():
        variants = about.pop("variants")
        lines = ",\n".join(f"    {json.dumps(n)}: {json.dumps(v)}" for n, v in variants.items())
        kernels.append(f'  {json.dumps(name)}: {json.dumps(about)[:-1]}, "variants": {{\n{lines}}}}}')
    return f'{{"made_by": {json.dumps(result["made_by"])}, "kernels": {{\n' + ",\n".join(kernels) + "\n}}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("packs", nargs="+")
    parser.add_argument("--race", required=True, nargs="+")
    parser.add_argument("-o", dest="out", required=True)
    opt = parser.parse_args()
    race = {kernel: row for path in opt.race for kernel, row in json.load(open(path))["kernels"].items()}
    with tempfile.TemporaryDirectory() as folder:
        files, made_by = unpack(opt.packs, folder)
        kernels = {k: judge(opt.build, k, race[k]["variants"], files[k]) for k in race if k in files}
    with open(opt.out, "w") as file:
        file.write(text_of(dict(made_by=made_by, kernels=kernels)))


if __name__ == "__main__":
    main()
