"""What `kiln tune` chose against what Triton's own autotuner chooses from the same configurations, both measured afresh.

usage: against_triton.py CASES [--kiln FILE] [--tuned FOLDER]... [--only a,b] [--rounds N] [--ms N] [--json FILE] [--markdown FILE]

CASES is the folder of make_cases.py; FOLDER has NAME.tuned.json of each kernel (default: CASES). Of several folders, as from several
runs of the tuner, each is measured. Triton's autotuner runs here, as a user would run it; its choice, and the choices of the
tuner, are then timed in rounds of random order, Triton's twice. Every result is held against PyTorch's first. A ratio is the median
over rounds of Triton's time through the variant's; the interval has 95 % at each end (order statistics). Needs a GPU, PyTorch
and Triton 3.6.
"""
import argparse, copy, datetime, json, math, os, random, statistics, subprocess, sys, tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import torch, triton
from make_cases import label
from spaces import SPACES, value

DTYPES = {"fp16": torch.float16, "fp32": torch.float32, "i32": torch.int32, "i64": torch.int64}


def parse():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("cases")
    ap.add_argument("--kiln", default="kiln")
    ap.add_argument("--tuned", action="append")
    ap.add_argument("--only")
    ap.add_argument("--rounds", type=int, default=21)
    ap.add_argument("--ms", type=int, default=20, help="milliseconds of each measurement")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--json")
    ap.add_argument("--markdown")
    return ap.parse_args()


def tensor(argument, names):
    _, kind, shape, fill, _ = argument
    shape, dtype = [value(e, names) for e in shape], DTYPES[kind[1:]]
    if fill == "nan":
        return torch.full(shape, float("nan"), device="cuda", dtype=dtype)
    if fill == "permutation":
        return torch.randperm(math.prod(shape), device="cuda").to(dtype).reshape(shape)
    if "integers" in fill:
        low, high = (value(e, names) for e in fill["integers"])
        return torch.randint(low, high, shape, device="cuda", dtype=dtype)
    mean, deviation = fill["normal"]
    return (torch.randn(*shape, device="cuda") * deviation + mean).to(dtype)


def paged(t):
    rows = []
    for i in range(t["q"].shape[0]):
        n, blocks = int(t["seq_lens"][i]), t["block_table"][i].long()
        k, v = (t[c][blocks].reshape(-1, *t[c].shape[2:])[:n].float() for c in ("k_cache", "v_cache"))
        p = torch.softmax(torch.einsum("hd,shd->hs", t["q"][i].float(), k) * t["q"].shape[-1] ** -0.5, -1)
        rows.append(torch.einsum("hs,shd->hd", p, v))
    return torch.stack(rows)


# What is right: the output, what PyTorch says of it, and the largest error, norm(out - right) / norm(right).
RIGHT = {
    "matmul_postop_add": ("c", lambda t: t["a"].float() @ t["b"].float() + t["d"], 1e-3),
    "paged_decode": ("out", paged, 2e-3),
    # Its random numbers are Triton's; here: what is kept is twice the input.
    "dropout": ("out", lambda t: torch.where(t["out"] != 0, 2 * t["x"], 0 * t["x"]), 1e-6),
    "swiglu": ("c", lambda t: torch.nn.functional.silu(t["a"].float()) * t["b"].float(), 2e-3),
    "cross_entropy": ("loss", lambda t: torch.nn.functional.cross_entropy(t["x"].float(), t["target"], reduction="none",
                                                                          label_smoothing=0.1), 1e-4),
    "layernorm_fwd": ("y", lambda t: torch.nn.functional.layer_norm(t["x"].float(), t["x"].shape[1:], t["w"].float(), t["b"].float(), 1e-5),
                      2e-3),
}


class Contest:
    """One kernel: its data, and the variants that are launched on it."""

    def __init__(self, name):
        self.name, self.space = name, SPACES[name]
        self.names = dict(self.space["sizes"])
        self.tensors = {a[0]: tensor(a, self.names) for a in self.space["args"] if a[1].startswith("*")}
        self.args = [self.tensors[a[0]] if a[1].startswith("*") else value(a[2], self.names) for a in self.space["args"]]
        self.variants = {}

    def grid(self, meta):
        return tuple(value(e, {**self.names, **meta}) for e in self.space["grid"])

    def meta(self, config):
        return {**self.space["constants"], **config}

    def stock(self, config):
        """Triton's own kernel of a configuration."""
        return self.space["fn"][self.grid](*self.args, **self.meta(config))

    def autotuned(self):
        """What Triton's autotuner chooses."""
        def options(config):
            return {k: v for k, v in config.items() if k.startswith("num_")}
        configs = [triton.Config({k: v for k, v in c.items() if not k.startswith("num_")}, **options(c)) for c in self.space["configs"]]
        tuner = triton.autotune(configs=configs, key=[])(self.space["fn"])
        tuner[self.grid](*self.args, **self.space["constants"])
        best = tuner.best_config
        return next(c for c, made in zip(self.space["configs"], configs) if made is best or
                    (made.kwargs, made.num_warps, made.num_stages) == (best.kwargs, best.num_warps, best.num_stages))

    def tuned(self, opt, folder):
        """What the tuner chose, its own machine code in the place of Triton's; and what to call it."""
        path = os.path.join(folder, self.name + ".tuned.json")
        entry, = json.load(open(path))["kernels"]
        config = next(c for c in self.space["configs"] if label(c) == entry["configuration"]["label"])
        source = os.path.join(opt.cases, os.path.basename(entry["configuration"]["kernel"]))
        with tempfile.TemporaryDirectory() as out:
            cubin = os.path.join(out, "tuned.cubin")
            subprocess.run([opt.kiln, "compile", f"{source}:{entry['kernel']}", "--target", entry["target"], "--tuned", path, "--emit", "obj",
                            "-o", cubin], check=True)
            code = open(cubin, "rb").read()
        kernel = copy.copy(self.stock(config))
        kernel.kernel, kernel.module, kernel.function, kernel._run = code, None, None, None
        kernel._init_handles()
        orders = " ".join(str(entry[k]) for k in ("sched_strategy", "remat", "max_regs") if entry[k])
        return kernel, config, f"{entry['configuration']['label']}: {orders}"

    def add(self, key, kernel, config, text):
        meta = self.meta(config)
        grid = self.grid(meta) + (1,) * (3 - len(self.space["grid"]))
        arguments = list(self.args) + [meta[n] for n in self.space["fn"].arg_names if n in meta]
        self.variants[key] = dict(launch=lambda: kernel[grid](*arguments), text=text, registers=kernel.n_regs)

    def error(self, key):
        """How far the variant's result is from PyTorch's."""
        out, right, _ = RIGHT[self.name]
        self.tensors[out].fill_(float("nan"))
        self.variants[key]["launch"]()
        torch.cuda.synchronize()
        expected = right(self.tensors).float()
        return ((self.tensors[out].float() - expected).norm() / expected.norm()).item()


def bounds(values):
    """The median, and bounds of it with 95 % confidence each: order statistics."""
    values, n, k, total = sorted(values), len(values), 0, 0.0
    while k < n and total + math.comb(n, k) / 2 ** n <= 0.05:
        total += math.comb(n, k) / 2 ** n
        k += 1
    return dict(ratio=statistics.median(values), at_least=values[max(k - 1, 0)], at_most=values[n - max(k, 1)])


def contest(name, opt):
    one = Contest(name)
    best = one.autotuned()
    for key in ("triton", "triton again"):
        one.add(key, one.stock(best), best, label(best))
    for index, folder in enumerate(opt.tuned):
        one.add("tuned" if index == 0 else f"tuned {index + 1}", *one.tuned(opt, folder))
    errors = {key: one.error(key) for key in one.variants}
    wrong = [key for key, error in errors.items() if not error <= RIGHT[name][2]]
    times = {key: [] for key in one.variants}
    for _ in range(opt.rounds):
        order = list(one.variants)
        random.shuffle(order)
        for key in order:
            times[key].append(triton.testing.do_bench(one.variants[key]["launch"], warmup=3, rep=opt.ms, return_mode="median"))
    rows = {key: dict(choice=v["text"], registers=v["registers"], ms=statistics.median(times[key]), error=errors[key],
                      **bounds([t / x for t, x in zip(times["triton"], times[key])])) for key, v in one.variants.items()}
    if len(opt.tuned) > 1:
        rows["tuned 2"]["against_first"] = bounds([a / b for a, b in zip(times["tuned"], times["tuned 2"])])
    return dict(variants=rows, wrong=wrong)


def geomean(values):
    return math.exp(statistics.mean(map(math.log, values)))


def markdown(report, machine):
    keys = [k for k in next(iter(report.values()))["variants"] if k.startswith("tuned")]
    lines = [f"# {machine['gpu']}, {machine['date']}: kiln tune against Triton {machine['triton']}'s autotuner", "",
             "Time of the kernel that Triton's autotuner chose through that of the one `kiln tune` chose, from the same configurations, both",
             "measured afresh in rounds; in brackets the interval. `noise`: Triton's own choice through itself.", "",
             "| kernel | Triton ms, its choice | noise | " + " | ".join(keys) + " |", "|---" * (3 + len(keys)) + "|"]
    for name, row in report.items():
        v = row["variants"]
        cells = [f"{v[k]['ratio']:.3f} ({v[k]['at_least']:.3f} to {v[k]['at_most']:.3f}) `{v[k]['choice']}`" for k in keys]
        lines.append(f"| {name} | {v['triton']['ms']:.4f} `{v['triton']['choice']}` | {v['triton again']['ratio']:.3f} | " + " | ".join(cells) + " |")
    lines.append("| **geomean** | | | " + " | ".join(f"**{geomean(r['variants'][k]['ratio'] for r in report.values()):.3f}**" for k in keys) + " |")
    if "tuned 2" in keys:
        lines += ["", "The second run's choice through the first's:"] + [
            f"- {n}: {r['variants']['tuned 2']['against_first']['ratio']:.3f} ({r['variants']['tuned 2']['against_first']['at_least']:.3f} to "
            f"{r['variants']['tuned 2']['against_first']['at_most']:.3f})" for n, r in report.items()]
    wrong = [f"{n}: {k}" for n, r in report.items() for k in r["wrong"]]
    lines += ["", f"Wrong results: {', '.join(wrong) or 'none'}.", f"Made by `{machine['command']}`."]
    return "\n".join(lines) + "\n"


def main():
    opt = parse()
    opt.tuned = opt.tuned or [opt.cases]
    random.seed(opt.seed)
    torch.manual_seed(opt.seed)
    report = {}
    for name in opt.only.split(",") if opt.only else SPACES:
        report[name] = contest(name, opt)
        for key, v in report[name]["variants"].items():
            print(f"{name:20s} {key:13s} {v['ms']:8.4f} ms {v['registers']:3d} regs {v['ratio']:.3f} ({v['at_least']:.3f} to "
                  f"{v['at_most']:.3f}) error {v['error']:.1e} {v['choice']}", flush=True)
        torch.cuda.empty_cache()
    machine = dict(date=datetime.date.today().isoformat(), gpu=torch.cuda.get_device_name(), torch=torch.__version__, triton=triton.__version__,
                   command=f"perf/tune/against_triton.py --rounds {opt.rounds} --ms {opt.ms} --seed {opt.seed}")
    text = markdown(report, machine)
    print(text)
    if opt.json:
        json.dump(dict(machine=machine, kernels=report), open(opt.json, "w"), indent=1)
    if opt.markdown:
        open(opt.markdown, "w").write(text)
    sys.exit(2 if any(r["wrong"] for r in report.values()) else 0)


main()
