"""What each kind of directive adds: read from a race of all of them.

usage: ablation.py RACE.json [-o NAME]

Time of Triton's own code under the best of its register caps over that of the best candidate, as geomeans over the race's kernels, by the
first pass. `alone`: the kind together with `source` under every cap and nothing else. `last`: what the best of all candidates
loses without the kind. A candidate belongs to every kind of which its label has something. Writes NAME.md and NAME.json.
"""
import argparse, json, math, re

from committed import load as load_results

# A kind: what it is called, and what a label that belongs to it has in it. A kind of a kind ("loops: ...") counts its siblings as its own
# where it stands alone.
KINDS = {
    "strategies of before": r"/(latency|load-early|subtree-ilp|memory-clause|mma-cover|occupancy-step|pressure|anneal|llvm\()",
    "disabled passes and selection": r"disable|isel-order",
    "rematerialization": r" \+ ",
    "overlap": r"/overlap",
    "loops": r"unroll|pipeline",
    "loops: unroll": r"unroll",
    "loops: pipeline": r"pipeline",
    "loops: pipeline of loops that write (noalias)": r"noalias=true",
    "pressure: min-spill": r"/min-spill",
    "LLVM's middle end by directive": r"^raw/",
}


def geomean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values))


def best(row, belongs):
    """The best first-pass ratio to Triton of the kernel's correct variants with such a label."""
    return max((v["first"]["ratio"] for v in row["variants"].values() if v["ok"] and "first" in v and any(map(belongs, v["names"]))), default=None)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("race")
    parser.add_argument("-o", dest="out")
    opt = parser.parse_args()
    race = load_results(opt.race)
    rows = race["kernels"]
    named = lambda label: label.startswith(("llvm/", "raw/")) and "/auto" not in label
    plain = lambda label: re.fullmatch(r"llvm/source( @\d+)?", label)
    capped = {k: best(row, lambda label: label.startswith("triton")) for k, row in rows.items()}
    over = lambda chosen: geomean(value / capped[k] for k, value in chosen.items())
    everything = over({k: best(row, named) for k, row in rows.items()})
    source = over({k: best(row, plain) for k, row in rows.items()})
    table = {}
    for kind, pattern in KINDS.items():
        mine = lambda label: named(label) and re.search(pattern, label)
        family = kind.split(":")[0]
        others = [p for name, p in KINDS.items() if name.split(":")[0] != family]
        only = lambda label: plain(label) or mine(label) and not any(re.search(p, label) for p in others)
        if not any(mine(label) for row in rows.values() for v in row["variants"].values() for label in v["names"]):
            continue
        alone = {k: best(row, only) for k, row in rows.items()}
        without = {k: best(row, lambda label: named(label) and not mine(label)) for k, row in rows.items()}
        table[kind] = dict(alone=over(alone), last=everything / over(without), kernels=sum(best(r, named) > 1.01 * without[k] for k, r in rows.items()))
    machine = race["machine"]
    lines = [f"# What each kind of directive adds ({machine['gpu']}, {machine['date']}, {len(rows)} kernels)", "",
             f"Over the best of five caps on Triton's own PTX, in the first pass: everything {everything:.3f}, `source` under every cap {source:.3f}.",
             "`alone`: this kind with `source` and caps. `last`: what all lose without it. The last column counts kernels that lose more than 1 %.", "",
             "| kind | alone | last | kernels |", "|---|---|---|---|"]
    lines += [f"| {kind} | {row['alone']:.3f} | {row['last']:.3f} | {row['kernels']} |" for kind, row in table.items()]
    text = "\n".join(lines) + f"\n\nMade by `perf/race/ablation.py` from {opt.race}.\n"
    print(text)
    if opt.out:
        with open(opt.out + ".md", "w") as file:
            file.write(text)
        with open(opt.out + ".json", "w") as file:
            json.dump(dict(everything=round(everything, 4), source=round(source, 4),
                           kinds={kind: {n: round(v, 4) for n, v in row.items()} for kind, row in table.items()}), file, indent=1)


main()
