"""The static model against measured races.

    evaluate_static_model.py BUILD RACE.json FILES.json
RACE.json: {kernel: {variant: {"ratio": how much faster than the reference}}}. FILES.json: {kernel: {"threads": N, "dynamic": BYTES,
"source": VARIANT, "files": {variant: cubin}}}. For each kernel: rank correlation of modelled and measured time over all variants, the best
measured variant, and what the model would have picked against `source` at the margin that `auto` asks for.
"""
import json
import math
import subprocess
import sys

MARGIN = {False: 0.05, True: 0.10}  # by whether there are matrix instructions: tools/auto/AutoChoice.cpp


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


def main():
    build, race, files = sys.argv[1], json.load(open(sys.argv[2])), json.load(open(sys.argv[3]))
    picked = []
    for kernel, about in files.items():
        variants = [v for v in about["files"] if "ratio" in race.get(kernel, {}).get(v, {})]
        lines = "".join(f"{about['files'][v]} {about['threads']} {about['dynamic']}\n" for v in variants)
        done = subprocess.run([f"{build}/bin/kiln-static-model"], input=lines, capture_output=True, text=True, check=True)
        times, matrix = {}, False
        for variant, line in zip(variants, done.stdout.splitlines()):
            row = json.loads(line)
            if row["cycles"]:
                times[variant] = row["cycles"] / row["work"]
            matrix |= row["matrix"]
        variants = [v for v in variants if v in times]
        ratios = {v: race[kernel][v]["ratio"] for v in variants}
        source = about["source"]
        choice = min(variants, key=times.__getitem__)
        if times[source] / times[choice] < 1 + MARGIN[matrix]:
            choice = source
        best = max(variants, key=ratios.__getitem__)
        picked.append(ratios[choice])
        rho = correlation([-times[v] for v in variants], [ratios[v] for v in variants])
        print(f"{kernel:22} {len(variants):4} variants, rank correlation {rho:5.2f}; source {ratios[source]:.3f}, best {best} "
              f"{ratios[best]:.3f}, chosen {choice} {ratios[choice]:.3f}")
    print(f"chosen: geomean {math.exp(sum(map(math.log, picked)) / len(picked)):.3f}, least {min(picked):.3f}")


main()
