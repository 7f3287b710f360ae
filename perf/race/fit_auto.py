"""Fit `auto` to the committed race, validate it on families the fit has not seen, and write tools/auto/candidates/CandidateRanking.inc.

usage: fit_auto.py [--check] [--report NAME]

Two things are fitted: the sequence of candidates (directive_candidates.py), and seven coefficients that turn what is known of a candidate
without a GPU into its predicted gain: the static model's time, what an unrolled loop and prefetched loads of later iterations gain
beyond it, and what it costs to take all registers. A prediction above the race's gain counts twice in the fit, so that less is
predicted of what varies. The least predicted gain is not fitted: it is five times the noise of a measurement. Where none has it,
`source` stays, or instead what tools/auto/AutoChoice.h (searchRule) says. --check fails where the generated file is not what the data
give. --report writes NAME.md and NAME.json: for each family, what `auto` chooses when everything fitted comes from the other
families. Needs neither compiler nor GPU.
"""
import argparse, hashlib, json, math, os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from evidence import FAMILIES, RACES, ROOT, SOURCE, STATIC, WITHOUT_STRENGTH_REDUCTION, geomean, load, weights
from directive_candidates import sequence

OUT = "tools/auto/candidates/CandidateRanking.inc"
BUDGET = 32  # of `auto` when none is given: sched-strategies/strategies/Auto.cpp
# Gains beyond these decide nothing: such a build is chosen or avoided however far beyond it is.
LEAST, MOST = -0.15, 0.35
# Nor do modelled differences beyond this one, which nobody would have called close.
FAR = 0.5
RIDGE = 1e-3
# A cap that costs `source` a tenth by the model is tried with no other directive: tools/auto/Auto.cpp.
USELESS = 1.1
# Registers of the 255 that a thread may have from which on they count as all of them: the rest is what ptxas cannot divide.
NEARLY_ALL = 250
# tools/auto/candidates/CandidateRanking.h has the same features, in the same sequence.
FEATURES = ("time", "iterationsAhead", "iterationsJoined", "matrixIterationsAhead", "matrixIterationsJoined", "iterationsInStep", "allRegisters")
# With so many barriers of the block in one iteration of `source`'s loop, its warps are in step. 4 to 6 are alike (geometric mean 1.136,
# least 0.970); with 3 it is 1.126 and 0.970, with 2 1.101 and 0.880, and without the feature 1.130 and 0.900.
BARRIERS = 4
# How much more a gain predicted too high counts than one predicted too low. 1, the fit of means, takes directives that mostly gain
# much and sometimes lose a tenth (1.125, least 0.900); 2 has 1.136 and 0.970, 3 has 1.126 and 0.970, 4 has 1.089 and 0.925.
BROKEN = 2
# The greatest predicted gain of unrolling in kernels with matrix instructions: the model has it spread prologue and epilogue over more
# work than there is. In nine of ten builds of the race it gained less than 0.061.
MATRIX_JOINED = 0.1
# A predicted gain has to be so many times what two measurements of one binary differ by: it is itself known no better. 1 to 5 have
# 1.136 to 1.137, and the fewer kernels below 0.98 the more is asked: six with 1, two with 5; 6 has 1.133.
TRUST = 5


def features(kernel, point, variant):
    cost = lambda v: kernel.numbers[v]["cycles"] / kernel.numbers[v]["work"]
    plain, acted = float(not kernel.matrix), lambda policy: float(kernel.acted(point, policy))
    in_step = float(kernel.numbers[kernel.source]["barriers"] >= BARRIERS)
    free = plain * (1 - in_step)
    takes_all = lambda v: kernel.numbers[v]["registers"] >= NEARLY_ALL
    return (math.log(cost(variant) / cost(kernel.source)), free * acted("pipeline"), free * acted("unroll"),
            (1 - plain) * acted("pipeline") * (1 - acted("unroll")), (1 - plain) * acted("unroll"),
            plain * in_step * (acted("pipeline") + acted("unroll")),
            float(takes_all(variant) and not takes_all(kernel.source)))


def tried(kernel, points, budget):
    """The points that `auto` tries of this kernel, as tools/auto/Auto.cpp does: `source` under the caps first, then the others without
    the caps that were refused or useless to `source`."""
    points, useless = list(points), set()
    for cap, *rest in points[:budget]:
        point = (cap, *rest)
        if cap != "None" and tuple(rest) == SOURCE[1:]:
            variant = kernel.points.get(point)
            if point in kernel.refused or variant and math.exp(features(kernel, point, variant)[0]) > USELESS:
                useless.add(cap)
    return [p for p in points if p[0] not in useless or p[1:] == SOURCE[1:]][:budget]


def distinct(kernel, points):
    """[(point, variant)] of the points that the race has of this kernel, equal binaries under their first name."""
    found = {}
    for point in points:
        variant = kernel.points.get(point)
        if variant and variant not in found:
            found[variant] = point
    return [(point, variant) for variant, point in found.items()]


def solve(matrix, right):
    rows = [row[:] + [value] for row, value in zip(matrix, right)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(len(rows)):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def regression(rows):
    """Coefficients by ridge regression of [(weight, features, gain)]."""
    count = len(FEATURES)
    matrix = [[RIDGE * (i == j) + sum(w * x[i] * x[j] for w, x, _ in rows) for j in range(count)] for i in range(count)]
    return solve(matrix, [sum(w * x[i] * y for w, x, y in rows) for i in range(count)])


def coefficients(kernels):
    """Regression of the measured gain on the features, over every candidate of the product, gains predicted too high weighing more."""
    weight, rows = weights(kernels), []
    for kernel in kernels:
        points = distinct(kernel, sorted(kernel.points, key=lambda p: (p[0] != "None", len("".join(p)), p)))
        for point, variant in points:
            x, y = list(features(kernel, point, variant)), max(LEAST, min(MOST, kernel.gain(variant)))
            x[0] = max(-FAR, min(FAR, x[0]))
            rows.append((weight[kernel.name] / len(points), x, y))
    found, broken = regression(rows), None
    # After four iterations the same gains are predicted too high; their sets are finite, and each iteration's error is less than the last.
    while broken != (broken := [sum(c * f for c, f in zip(found, x)) > y for _, x, y in rows]):
        heavy = [w * (BROKEN if b else 1) for (w, _, _), b in zip(rows, broken)]
        found = regression([(w / sum(heavy), x, y) for w, (_, x, y) in zip(heavy, rows)])
    return found


def predicted(kernel, coefficient, point, variant):
    gain = sum(c * f for c, f in zip(coefficient, features(kernel, point, variant)))
    return min(gain, MATRIX_JOINED) if kernel.matrix and kernel.acted(point, "unroll") else gain


def choose(kernel, points, coefficient, margin):
    """The point that `auto` takes: the first with the greatest predicted gain, if that is no less than the margin; else what stays."""
    candidates = distinct(kernel, points)
    rated = [(predicted(kernel, coefficient, *row), row[0]) for row in candidates]
    best = max(gain for gain, _ in rated)
    if best >= margin:
        return next(point for gain, point in rated if gain == best)
    other = dict(candidates).get(WITHOUT_STRENGTH_REDUCTION)
    replaces = other and kernel.matrix and features(kernel, WITHOUT_STRENGTH_REDUCTION, other)[0] <= margin / TRUST
    return WITHOUT_STRENGTH_REDUCTION if replaces else SOURCE


def noise(race):
    """What two measurements of one binary differ by at most in nine of ten cases, as a logarithm."""
    rows = [row for kernel in race["kernels"].values() for name, row in kernel["variants"].items() if "final" in row and name != "triton"]
    differences = sorted(abs(math.log(row["first"]["ratio"] / row["final"]["ratio"])) for row in rows)
    return differences[int(len(differences) * 0.9)]


def validate(kernels, margin, budgets):
    """{budget: {kernel: point}}: each family by what the others say."""
    chosen = {budget: {} for budget in budgets}
    for family in FAMILIES:
        seen = [k for k in kernels if k.family != family]
        points, coefficient = sequence(seen), coefficients(seen)
        for kernel in kernels:
            if kernel.family == family:
                for budget in budgets:
                    chosen[budget][kernel.name] = choose(kernel, tried(kernel, points, budget), coefficient, margin)
    return chosen


def digest(path):
    return hashlib.sha256(open(os.path.join(ROOT, path), "rb").read()).hexdigest()


def generated(kernels, machine, margin):
    points, coefficient = sequence(kernels), coefficients(kernels)
    lines = ["// Made by perf/race/fit_auto.py; do not edit. From:",
             *(line for path in (*RACES, STATIC) for line in (f"//   {path}", f"//     sha256 {digest(path)}")),
             f"// measured on {machine['gpu']}, {machine['date']}, driver {machine['driver']}, ptxas",
             f"// {machine['ptxas'].removeprefix('Build ')}, Triton {machine['triton']}.", "// clang-format off", ""]
    lines += ["// cap, strategy, rematerialization, policies", "constexpr RankedCandidate ranking[] = {"]
    lines += [f'    {{Cap::{cap}, "{strategy}", "{remat}", "{policies}"}},' for cap, strategy, remat, policies in points]
    _, strategy, remat, policies = WITHOUT_STRENGTH_REDUCTION
    lines += ["};", "", "/// What may stay instead of `source`.",
              f'constexpr RankedCandidate replacement = {{Cap::None, "{strategy}", "{remat}", "{policies}"}};']
    lines += ["", "/// Registers from which on a thread has all of them.", f"constexpr unsigned nearlyAllRegisters = {NEARLY_ALL};",
              "/// Barriers of a block in an iteration of the loop, from which on its warps count as in step.",
              f"constexpr unsigned barriersInStep = {BARRIERS};",
              "/// What joined iterations are predicted to gain at most in kernels with matrix instructions.",
              f"constexpr double mostOfJoinedMatrixIterations = {MATRIX_JOINED};"]
    lines += ["", "constexpr ChoiceModel coefficients = {"]
    lines += [f"    /*{name}=*/{value:.4f}," for name, value in zip((*FEATURES, "noise", "margin"), (*coefficient, margin / TRUST, margin))]
    return "\n".join(lines + ["};", ""])


def spelled(point):
    cap, strategy, remat, policies = point
    return strategy + (f"; {policies}" if policies else "") + (f" + {remat}" if remat else "") + (f" @{cap}" if cap != "None" else "")


def report(kernels, machine, margin, name):
    budgets = (8, 16, 24, BUDGET, 48)
    chosen = validate(kernels, margin, budgets)
    ratio = {budget: {k.name: k.ratio[k.points[chosen[budget][k.name]]] for k in kernels} for budget in budgets}
    caps = {k.name: max(k.ratio[v] for p, v in k.points.items() if p[1:] == SOURCE[1:]) for k in kernels}
    lines = [f"# `auto` validated on the race of {machine['date']}, one family left out at a time", "",
             f"Time of Triton / time of what `auto(budget={BUDGET})` chooses ({machine['gpu']}), when sequence and coefficients come",
             "from the other families. `source` and the best candidate of the product are as measured; `best cap` is the best register cap alone on",
             "`source`, chosen after measuring. The race has fixed caps: a class of cap that none of them is for a kernel could not be chosen here.",
             "Features, weight of broken predictions and margin are a choice among some dozens tried on this same validation: its figures flatter by that much.", "",
             "| family | kernel | source | auto | chosen | best cap | best |", "|---|---|---|---|---|---|---|"]
    for family, names in FAMILIES.items():
        for k in sorted((k for k in kernels if k.family == family), key=lambda k: names.index(k.name)):
            lines.append(f"| {family} | {k.name} | {k.ratio[k.source]:.3f} | {ratio[BUDGET][k.name]:.3f} | `{spelled(chosen[BUDGET][k.name])}` | "
                         f"{caps[k.name]:.3f} | {k.ratio[k.best()]:.3f} |")
    lines += ["", "| family | auto | best cap | best |", "|---|---|---|---|"]
    by_family = {}
    for family, names in [*FAMILIES.items(), ("all kernels", [k.name for k in kernels])]:
        mine = [k for k in kernels if k.name in names]
        row = by_family[family] = dict(auto=geomean(ratio[BUDGET][k.name] for k in mine), cap=geomean(caps[k.name] for k in mine),
                                       best=geomean(k.ratio[k.best()] for k in mine))
        lines.append(f"| {family} | {row['auto']:.3f} | {row['cap']:.3f} | {row['best']:.3f} |")
    row = by_family["all kernels"]
    lines += ["", f"Least: {min(ratio[BUDGET].values()):.3f}. Share of the best: {row['auto'] / row['best']:.3f}. Other budgets: "
              + ", ".join(f"{b} {geomean(ratio[b].values()):.3f} (least {min(ratio[b].values()):.3f})" for b in budgets if b != BUDGET) + ".",
              f"Made by `perf/race/fit_auto.py --report {name}`."]
    text = "\n".join(lines) + "\n"
    with open(name + ".md", "w") as file:
        file.write(text)
    with open(name + ".json", "w") as file:
        json.dump(dict(data={p: digest(p) for p in (*RACES, STATIC)}, budget=BUDGET, families={f: {n: round(v, 4) for n, v in r.items()} for f, r in by_family.items()},
                       kernels={k.name: dict(family=k.family, auto=ratio[BUDGET][k.name], chosen=spelled(chosen[BUDGET][k.name])) for k in kernels}), file, indent=1)
    print(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--report", metavar="NAME")
    opt = parser.parse_args()
    kernels, race = load()
    machine, margin = race["machine"], TRUST * noise(race)
    text, path = generated(kernels, machine, margin), os.path.join(ROOT, OUT)
    if opt.check:
        if not os.path.exists(path) or open(path).read() != text:
            sys.exit(f"{OUT} is not what the data give: run perf/race/fit_auto.py")
    else:
        with open(path, "w") as file:
            file.write(text)
    if opt.report:
        report(kernels, machine, margin, opt.report)


main()
