"""Race Kiln's cubins against Triton's own on one NVIDIA GPU, in one run.

usage: race.py --kiln PATH [--strategies source,pressure,latency] [--only a,b] [--rounds 7] [--ms 20] [--json F] [--markdown F]

For every case of cases.py Triton compiles the kernel; its TTIR goes through `kiln compile` (variant `ttir/<strategy>`),
and so does its LLVM IR (variant `llvm/<strategy>`: the same program, another instruction order). A kernel that Kiln does
not lower yet has only the second kind, and its refusal is recorded. Every variant is launched on NaN-poisoned outputs
and checked against the reference before it is timed. Rounds visit the variants in a fresh random order, because a busy
GPU slows down as it heats; a variant's ratio is the median over rounds of stock/variant within the same round.
"""
import argparse, copy, datetime, json, math, os, random, statistics, subprocess, tempfile
import torch, triton
from cases import CASES

ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument("--kiln", required=True)
ap.add_argument("--strategies", default="source,pressure,latency")
ap.add_argument("--only")
ap.add_argument("--inputs", default="ttir,llvm")
ap.add_argument("--rounds", type=int, default=7)
ap.add_argument("--ms", type=int, default=20)
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--json")
ap.add_argument("--markdown")
opt = ap.parse_args()
random.seed(opt.seed)
torch.manual_seed(opt.seed)
major, minor = torch.cuda.get_device_capability()
target = f"sm_{major}{minor}" + ("a" if (major, minor) == (9, 0) else "")


def launcher(kernel, c):
    grid = tuple(c["grid"]) + (1,) * (3 - len(c["grid"]))
    args = list(c["args"]) + [c["meta"][n] for n in c["fn"].arg_names[len(c["args"]):]]
    return lambda: kernel[grid](*args)


def kiln_cubin(stock, kind, strategy, folder):
    """Kiln's cubin of one stage of the stock kernel; raises with the compiler's message."""
    source = os.path.join(folder, f"{stock.metadata.name}.{'ttir' if kind == 'ttir' else 'll'}")
    with open(source, "w") as f:
        f.write(stock.asm["ttir" if kind == "ttir" else "llir"])
    out = os.path.join(folder, f"{kind}-{strategy.replace('(', '_').replace(')', '')}.cubin")
    cmd = [opt.kiln, "compile", source, "--target", target, "--sched-strategy", strategy, "--emit", "obj", "-o", out]
    if kind == "ttir":
        cmd += ["--num-warps", str(stock.metadata.num_warps), "--num-stages", str(stock.metadata.num_stages)]
    done = subprocess.run(cmd, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip()[:400])
    return out


def variant(stock, path, shared):
    k = copy.copy(stock)
    k.kernel, k.module, k.function, k._run = open(path, "rb").read(), None, None, None
    if shared is not None:  # Kiln's own lowering allocates shared memory statically.
        k.metadata = stock.metadata._replace(shared=shared)
        k.packed_metadata = triton.runtime.driver.active and triton.compiler.make_backend(stock.metadata.target).pack_metadata(k.metadata)
    k._init_handles()
    return k


def poison(out):
    out.fill_(float("nan")) if out.is_floating_point() else out.fill_(-1)


report = {}
for name, make in CASES.items():
    if opt.only and name not in opt.only.split(","):
        continue
    c = make()
    stock = c["fn"][c["grid"]](*c["args"], **c["meta"])
    torch.cuda.synchronize()
    ref = c["ref"]().float()
    runs, rows = {"stock": stock}, {}
    with tempfile.TemporaryDirectory() as folder:
        for kind in opt.inputs.split(","):
            for strategy in opt.strategies.split(","):
                label = f"{kind}/{strategy}"
                try:
                    path = kiln_cubin(stock, kind, strategy, folder)
                    runs[label] = variant(stock, path, 0 if kind == "ttir" else None)
                except Exception as e:
                    rows[label] = dict(error=str(e))
    launch = {n: launcher(k, c) for n, k in runs.items()}
    for n in list(launch):
        poison(c["out"])
        launch[n]()
        torch.cuda.synchronize()
        expected = c["ref"]().float() if name == "dropout" else ref  # its reference reads the output's pattern
        err = ((c["out"].float() - expected).norm() / expected.norm()).item()
        rows[n] = dict(registers=runs[n].n_regs, stack_bytes=runs[n].n_spills * 4, relative_error=err, ok=err <= c["tol"])
        if not rows[n]["ok"]:
            del launch[n]
    times = {n: [] for n in launch}
    for _ in range(opt.rounds):
        order = list(launch)
        random.shuffle(order)
        for n in order:
            times[n].append(triton.testing.do_bench(launch[n], warmup=5, rep=opt.ms, return_mode="median"))
    for n in launch:
        ratio = [s / t for s, t in zip(times["stock"], times[n])]
        rows[n].update(ms=statistics.median(times[n]), ratio=statistics.median(ratio), ratio_min=min(ratio), ratio_max=max(ratio))
    report[name] = rows
    print(f"{name:22s} stock {rows['stock'].get('ms', float('nan')):8.4f} ms {rows['stock']['registers']:3d} regs | " + "  ".join(
        f"{n} {r['ratio']:.3f} ({r['registers']}r)" if "ratio" in r else f"{n} {r.get('error', 'WRONG RESULT ' + str(r.get('relative_error')))[:120]}"
        for n, r in rows.items() if n != "stock"), flush=True)
    del c, ref, stock, runs, launch
    torch.cuda.empty_cache()


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


machine = dict(date=datetime.date.today().isoformat(), gpu=torch.cuda.get_device_name(), target=target, torch=torch.__version__,
               triton=triton.__version__, kiln=output(opt.kiln, "--version"),
               driver=output("nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"),
               ptxas=output(os.environ.get("KILN_PTXAS", "ptxas"), "--version").splitlines()[-1],
               command=f"perf/triton/race.py --inputs {opt.inputs} --strategies {opt.strategies} --rounds {opt.rounds} --ms {opt.ms} "
                       f"--seed {opt.seed}" + (f" --only {opt.only}" if opt.only else ""))
labels = [f"{k}/{s}" for k in opt.inputs.split(",") for s in opt.strategies.split(",")]


def geomean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


lines = [f"# {machine['gpu']}, {machine['date']}: Kiln against Triton {machine['triton']}", "",
         "Ratio of times in the same run, stock Triton / Kiln: above 1 Kiln is faster. `ttir` is Kiln's own lowering, `llvm` is",
         "Triton's LLVM IR in Kiln's instruction order; - is a kernel that Kiln does not lower yet.", "",
         "| kernel | Triton ms | " + " | ".join(labels) + " |", "|---" * (len(labels) + 2) + "|"]
for name, rows in report.items():
    cell = lambda r: "-" if r is None or "error" in r else (f"{r['ratio']:.3f} ({r['registers']} regs)" if "ratio" in r else "WRONG")
    lines.append(f"| {name} | {rows['stock'].get('ms', float('nan')):.4f} | " + " | ".join(cell(rows.get(l)) for l in labels) + " |")
lines.append("| geomean | | " + " | ".join(
    f"{geomean(r[l]['ratio'] for r in report.values() if 'ratio' in r.get(l, {})):.3f}" for l in labels) + " |")
lines += ["", "Made by `" + machine["command"] + "`, " + machine["kiln"] + ", driver " + machine["driver"] + ", " + machine["ptxas"] + "."]
print("\n".join(lines))
if opt.json:
    json.dump(dict(machine=machine, kernels=report), open(opt.json, "w"), indent=1)
if opt.markdown:
    open(opt.markdown, "w").write("\n".join(lines) + "\n")
