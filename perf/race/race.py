"""Race the cubins of a pack against Triton's own on one NVIDIA GPU.

usage: race.py PACK... [--only a,b] [--rounds N] [--ms N] [--json FILE] [--markdown FILE]

Triton compiles every kernel itself (variant `triton`, the measure of all ratios), and ptxas makes Triton's own PTX again
under register caps (`triton @N`, what a user gets from Triton's maxnreg). Each variant is launched on NaN-poisoned
outputs and checked against the reference before it is timed. Rounds visit the variants in a fresh random order, because
a busy GPU slows down as it heats; a ratio is the median over rounds of triton/variant within the same round.

Best-of-many flatters: the first pass measures everything, then the best few of each family again, and chooses the winner of
each family for each kernel; the second pass measures the winners afresh, and only its figures count. `auto` has one variant, chosen
before anything was measured, and so has each family of its name. After each geomean stands an interval that holds nine of ten
bootstrap samples, drawn over kernels and, within each, over the rounds of the second pass. Families: `named`, any
strategy on Triton's LLVM IR, as its optimizer left it or from before; `any input`, the same and Kiln's own lowering; `auto`;
`auto, noalias`, under the assumption that tensors do not overlap; `auto, noalias, raw`, the same on the IR from before;
`off the shelf`, what stock llc has; `maxnreg`, Triton's own code under a cap.
"""
import argparse, concurrent.futures, copy, datetime, hashlib, json, math, os, random, re, statistics, subprocess, sys, tarfile, tempfile
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "triton"))
import torch, triton
from cases import CASES

CAPS = (64, 80, 96, 128, 168)
ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument("packs", nargs="+", help="what pack.py made")
ap.add_argument("--only")
ap.add_argument("--rounds", type=int, default=3, help="rounds of the first pass")
ap.add_argument("--finalists", type=int, default=5, help="variants of each family that the first pass measures again")
ap.add_argument("--final-rounds", type=int, default=9, help="rounds for the finalists, and of the second pass")
ap.add_argument("--ms", type=int, default=10, help="milliseconds of each measurement")
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--json")
ap.add_argument("--markdown")
opt = ap.parse_args()
random.seed(opt.seed)
torch.manual_seed(opt.seed)
ptxas = os.environ.get("KILN_PTXAS", "ptxas")


def launcher(kernel, case):
    grid = tuple(case["grid"]) + (1,) * (3 - len(case["grid"]))
    args = list(case["args"]) + [case["meta"][n] for n in case["fn"].arg_names[len(case["args"]):]]
    return lambda: kernel[grid](*args)


def variant(stock, code, shared=None):
    """The stock kernel with other machine code, and with other shared memory where Kiln's own lowering placed it."""
    k = copy.copy(stock)
    k.kernel, k.module, k.function, k._run = code, None, None, None
    if shared is not None:
        k.metadata = stock.metadata._replace(shared=shared)
        k.packed_metadata = triton.compiler.make_backend(stock.metadata.target).pack_metadata(k.metadata)
    k._init_handles()
    return k


def capped(stock, cap, folder):
    """Triton's PTX under a register cap, or None where ptxas refuses."""
    source = os.path.join(folder, f"{stock.metadata.name}.{cap}.ptx")
    text = re.sub(r"(\.reqntid [^\n{]*)\n", lambda m: f"{m.group(1)}\n.maxnreg {cap}\n", stock.asm["ptx"], count=1)
    if text == stock.asm["ptx"]:
        raise RuntimeError("Triton's PTX has no .reqntid to put a cap after")
    open(source, "w").write(text)
    done = subprocess.run([ptxas, "-arch=sm_90a", source, "-o", source + ".cubin"], capture_output=True, text=True)
    return None if done.returncode else open(source + ".cubin", "rb").read()


def measure(launch, rounds):
    times = {n: [] for n in launch}
    for _ in range(rounds):
        order = list(launch)
        random.shuffle(order)
        for n in order:
            times[n].append(triton.testing.do_bench(launch[n], warmup=3, rep=opt.ms, return_mode="median"))
    result = {}
    for n in launch:
        ratio = [s / t for s, t in zip(times["triton"], times[n])]
        result[n] = dict(ms=statistics.median(times[n]), ratio=statistics.median(ratio), ratio_min=min(ratio), ratio_max=max(ratio), ratios=ratio)
    return result


def without_rounds(measured):
    return {k: v for k, v in measured.items() if k != "ratios"}


FAMILIES = {
    "named": lambda n: n.startswith(("llvm/", "raw/")) and "/auto" not in n,
    "any input": lambda n: n.startswith(("llvm/", "raw/", "ttir/")) and "/auto" not in n,
    "auto": lambda n: n.startswith("llvm/auto") and "noalias" not in n and "budget" not in n,
    "auto, noalias": lambda n: n.startswith("llvm/auto") and "noalias" in n and "budget" not in n,
    "auto, noalias, raw": lambda n: n.startswith("raw/auto") and "noalias" in n,
    "off the shelf": lambda n: n.startswith("llc/"),
    "maxnreg": lambda n: n.startswith("triton"),
}


def race(name, entry, code):
    case = CASES[name]()
    stock = case["fn"][case["grid"]](*case["args"], **case["meta"])
    torch.cuda.synchronize()
    reference = case["ref"]().float()
    runs, names, errors = {"triton": stock}, {"triton": ["triton"]}, dict(entry["errors"])
    for key, labels in entry["cubins"].items():
        kind, digest = key.split(":")
        shared = entry["shared"][digest] if kind == "ttir" else None
        try:  # what the driver does not load
            runs[labels[0]] = variant(stock, code[digest], shared)
            names[labels[0]] = labels
        except Exception as e:
            errors.update({label: str(e)[:300] for label in labels})
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        for cap, cubin in zip(CAPS, pool.map(lambda cap: capped(stock, cap, folder), CAPS)):
            if cubin is None:
                errors[f"triton @{cap}"] = "ptxas refuses the cap"
                continue
            runs[f"triton @{cap}"], names[f"triton @{cap}"] = variant(stock, cubin), [f"triton @{cap}"]
    launch, rows = {n: launcher(k, case) for n, k in runs.items()}, {}
    for n in list(launch):
        case["out"].fill_(float("nan") if case["out"].is_floating_point() else -1)
        launch[n]()
        torch.cuda.synchronize()
        expected = case["ref"]().float() if name == "dropout" else reference  # its reference reads the output's pattern
        error = ((case["out"].float() - expected).norm() / expected.norm()).item()
        rows[n] = dict(names=names[n], registers=runs[n].n_regs, stack_bytes=runs[n].n_spills * 4, relative_error=error, ok=error <= case["tol"])
        if not rows[n]["ok"]:
            del launch[n]
    def best(measured, count):
        """The names of each family's fastest."""
        found = {}
        for family, belongs in FAMILIES.items():
            mine = [(measured[n]["ratio"], n) for n in measured if any(belongs(label) for label in names[n])]
            if mine:
                found[family] = [n for _, n in sorted(mine, reverse=True)[:count]]
        return found

    first = measure(launch, opt.rounds)
    finalists = {n for few in best(first, opt.finalists).values() for n in few}
    first.update(measure({n: launch[n] for n in {"triton", *finalists}}, opt.final_rounds))
    for n in first:
        rows[n]["first"] = without_rounds(first[n])
    winners = {family: few[0] for family, few in best({n: first[n] for n in finalists}, 1).items()}
    final = measure({n: launch[n] for n in {"triton", *winners.values()}}, opt.final_rounds)
    for n in final:
        rows[n]["final"] = without_rounds(final[n])
    chosen = {}
    for family, n in winners.items():
        label = next(label for label in names[n] if FAMILIES[family](label))
        chosen[family] = dict(label=label, directives=entry["directives"].get(label, label.split("/", 1)[-1]), registers=rows[n]["registers"], first=first[n]["ratio"], **final[n])
    torch.cuda.empty_cache()
    return dict(triton_ms=final["triton"]["ms"], triton_registers=stock.n_regs, chosen=chosen, variants=rows, errors=errors)


def geomean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


def interval(chosen, families, samples=1000):
    """Where nine of ten bootstrap samples of geomean(first family) / geomean(second, if any) lie."""
    draw = random.Random(opt.seed)

    def sample():
        total, kernels = 0.0, draw.choices(chosen, k=len(chosen))
        for row in kernels:
            for sign, family in zip((1, -1), families):
                ratios = row[family]["ratios"]
                total += sign * math.log(statistics.median(draw.choices(ratios, k=len(ratios))))
        return math.exp(total / len(kernels))

    found = sorted(sample() for _ in range(samples))
    return found[samples // 20], found[-1 - samples // 20]


def summary(report):
    """One line for each pair of families that all kernels have: how they compare, with an interval."""
    chosen, lines = [row["chosen"] for row in report.values()], []
    has = lambda *families: all(f in row for row in chosen for f in families)
    mean = lambda f: geomean(row[f]["ratio"] for row in chosen)
    ours = ("auto", "auto, noalias", "auto, noalias, raw")
    for first, second in (*((f, None) for f in (*ours, "maxnreg", "named")), *((f, s) for f in ours for s in ("maxnreg", "named"))):
        families = [f for f in (first, second) if f]
        if has(*families):
            low, high = interval(chosen, families)
            value = mean(first) / (mean(second) if second else 1)
            least = min(row[first]["ratio"] / (row[second]["ratio"] if second else 1) for row in chosen)
            lines.append(f"- `{first}` / {f'`{second}`' if second else 'Triton'}: {value:.3f} ({low:.3f} to {high:.3f}), least {least:.3f}")
    return lines


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def markdown(report, machine):
    lowered = any(label.startswith("ttir/") for r in report.values() for v in r["variants"].values() for label in v["names"])
    columns = [f for f in FAMILIES if any(f in r["chosen"] for r in report.values()) and (lowered or "any input" not in f)]
    lines = [f"# {machine['gpu']}, {machine['date']}: strategies against Triton {machine['triton']}", "",
             "Time of Triton / time of the variant, above 1 the variant is faster. Each column shows the winner of its family in a first",
             "pass as measured again in a second one. `named`: a named strategy on Triton's own LLVM IR; `any input`: or on Kiln's own lowering;",
             "`auto`: chosen without a GPU, at the default budget unless it says another; `noalias`: under the assumption that tensors do not",
             "overlap; `raw`: from the LLVM IR of before Triton's optimizer; `off the shelf`: the best switch of stock llc; `maxnreg`: Triton's own PTX under a register cap.", "",
             "| kernel | Triton ms (registers) | " + " | ".join(columns) + " |", "|---" * (len(columns) + 2) + "|"]
    for name, row in report.items():
        cells = []
        for f in columns:
            c = row["chosen"].get(f)
            cells.append(f"{c['ratio']:.3f} `{c['label'] if f == 'any input' else c['directives']}` ({c['registers']})" if c else "-")
        lines.append(f"| {name} | {row['triton_ms']:.4f} ({row['triton_registers']}) | " + " | ".join(cells) + " |")
    for title, fold in (("geomean", geomean), ("best", max), ("worst", min)):
        lines.append(f"| **{title}** | | " + " | ".join(
            f"**{fold([r['chosen'][f]['ratio'] for r in report.values() if f in r['chosen']]):.3f}**" for f in columns) + " |")
    wrong = [f"{k}: {n}" for k, r in report.items() for n, v in r["variants"].items() if not v["ok"]]
    lines += ["", *summary(report)]
    without = sum(len(r["errors"]) for r in report.values())
    lines += ["", f"Wrong results: {', '.join(wrong) if wrong else 'none'}. Refused by the compiler, ptxas or the driver: {without} "
              "(the JSON has each with its reason).",
              f"Made by `{machine['command']}` from packs of {'; '.join(machine['packs'])}; driver {machine['driver']}."]
    return "\n".join(lines) + "\n"


def rounded(value):
    """Four digits, which is more than any of these measurements has."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {k: rounded(v) for k, v in value.items()}
    return [rounded(v) for v in value] if isinstance(value, list) else value


def text_of(result):
    """JSON with one line for each variant, so that two results can be compared."""
    kernels = []
    for name, row in rounded(result["kernels"]).items():
        variants, errors = row.pop("variants"), {n: e[:160] for n, e in row.pop("errors").items()}
        lines = ",\n".join(f"    {json.dumps(n)}: {json.dumps(v)}" for n, v in variants.items())
        kernels.append(f'  {json.dumps(name)}: {json.dumps(row)[:-1]}, "errors": {json.dumps(errors)}, "variants": {{\n{lines}}}}}')
    return f'{{"machine": {json.dumps(result["machine"])}, "kernels": {{\n' + ",\n".join(kernels) + "\n}}\n"


def main():
    entries, code, made_by = {}, {}, []
    for pack in opt.packs:
        with tarfile.open(pack) as tar:
            files = {os.path.basename(m.name): tar.extractfile(m).read() for m in tar if m.isfile()}
        manifest = json.loads(files.pop("manifest.json"))
        code.update((n.removesuffix(".cubin"), c) for n, c in files.items())
        made_by.append(", ".join(manifest["made_by"]))
        for kernel, entry in manifest["kernels"].items():
            mine = entries.setdefault(kernel, dict(cubins={}, errors={}, directives={}, shared={}))
            mine["errors"].update(entry["errors"])
            mine["shared"].update(entry["shared"])
            mine["directives"].update(entry["directives"])
            mine.setdefault("simulated", {}).update(entry.get("simulated", {}))
            for key, labels in entry["cubins"].items():
                mine["cubins"].setdefault(key, []).extend(labels)
    kernels = opt.only.split(",") if opt.only else [k for k in CASES if k in entries]
    machine = dict(date=datetime.date.today().isoformat(), gpu=torch.cuda.get_device_name(), torch=torch.__version__, triton=triton.__version__,
                   packs=made_by,
                   ptxas=output(ptxas, "--version").splitlines()[-1],
                   driver=output("nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"),
                   command=f"perf/race/race.py --rounds {opt.rounds} --finalists {opt.finalists} --final-rounds {opt.final_rounds} --ms {opt.ms} --seed {opt.seed}"
                           + (f" --only {opt.only}" if opt.only else ""))
    report = {}
    for name in kernels:
        report[name] = race(name, entries[name], code)
        if entries[name]["simulated"]:  # of candidates, by pack.py --tried
            report[name]["simulated"] = entries[name]["simulated"]
        row = report[name]
        print(f"{name:22s} {row['triton_ms']:8.4f} ms {row['triton_registers']:3d} regs | " + "  ".join(
            f"{f}: {c['ratio']:.3f} {c['label']} ({c['registers']})" for f, c in row["chosen"].items()), flush=True)
        if opt.json:  # after each kernel: a run that is cut short leaves what it has measured
            with open(opt.json + ".part", "w") as f:
                f.write(text_of(dict(machine=machine, kernels=report)))
            os.replace(opt.json + ".part", opt.json)
    text = markdown(report, machine)
    print(text)
    if opt.markdown:
        with open(opt.markdown, "w") as f:
            f.write(text)


main()
