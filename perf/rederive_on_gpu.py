"""Run machine code with re-derived control words beside ptxas's own: the same results, byte for byte, and how fast.

usage: rederive_on_gpu.py pack --kiln PATH -o FOLDER [--only a,b]      anywhere: cubins of the corpus, and what `kiln sass --rederive` made
       rederive_on_gpu.py run FOLDER [--json FILE] [--markdown FILE]   beside the GPU: needs PyTorch and Triton, whose launcher is used
       rederive_on_gpu.py ways [--json FILE] [--markdown FILE]         the same with the package kiln, which compiles there

Each kernel is compiled from Triton's LLVM IR and from tile IR, at ptxas -O1 to -O3, and of LLVM IR also in another order and under
a cap of 64 registers, which spills; `ways` takes Triton's own code and Kiln's in each way of knob/measure.py (tensor maps, waves, two
dots under way, a producer). `run` and `ways` launch the original twice and the re-derived code once on each of eight patterns of inputs,
which differ in every element, with outputs full of NaN before, and compares every tensor the kernel can reach; where the original does
not agree with itself (atomic additions of floats in any order) that tensor is left out, and said to be. Then both are timed, -O3
alone: rounds in random order, the cache emptied before each launch, the median of launches in a round, the median of ratios over rounds.
Exits 2 where a result differs.
"""
import argparse, copy, datetime, json, math, os, random, statistics, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.join(HERE, "..", "test", "corpus")
# name: (input, options of kiln compile, levels of ptxas)
BUILDS = {"llvm": ("kernel.ll", [], (1, 2, 3)), "tile": ("kernel.ttir", [], (1, 2, 3)),
          "llvm/latency": ("kernel.ll", ["--sched-strategy", "latency"], (3,)), "llvm @64": ("kernel.ll", ["--max-regs", "64"], (3,))}
PATTERNS = 8


def version(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip().splitlines()[-1]


def pack(opt):
    os.makedirs(opt.output, exist_ok=True)
    known = sorted(d for d in os.listdir(CORPUS) if os.path.isdir(os.path.join(CORPUS, d)))
    rows, refused = [], []
    for kernel in opt.only.split(",") if opt.only else known:
        folder = os.path.join(CORPUS, kernel)
        with open(os.path.join(folder, "meta.json")) as file:
            meta = json.load(file)
        for build, (source, options, levels) in BUILDS.items():
            stem = os.path.join(opt.output, f"{kernel}.{build.replace('/', '-').replace(' ', '')}")
            command = [opt.kiln, "compile", os.path.join(folder, source), "--target", "sm_90a", *options]
            if source.endswith(".ttir"):
                command += ["--num-warps", str(meta["num_warps"]), "--num-stages", str(meta["num_stages"])]
            # The object is compiled for its sidecar, which says how much shared memory a launch needs.
            for emit in "asm", "obj":
                done = subprocess.run([*command, "--emit", emit, "-o", stem + (".ptx" if emit == "asm" else ".cubin")], capture_output=True, text=True)
            if done.returncode:
                refused.append(f"{kernel} {build}: {done.stderr.strip()[:200]}")
                continue
            with open(stem + ".cubin.json") as file:
                shared = json.load(file)["kernels"][0]["dynamic_shared_bytes"] if source.endswith(".ttir") else meta["shared"]
            for level in levels:
                original, rederived = f"{stem}.O{level}.cubin", f"{stem}.O{level}.rederived.cubin"
                subprocess.run([opt.ptxas, "-arch=sm_90a", f"-O{level}", stem + ".ptx", "-o", original], check=True)
                said = subprocess.run([opt.kiln, "sass", original, "--rederive", "-o", rederived, "--format", "json"], capture_output=True, text=True, check=True)
                rows.append(dict(kernel=kernel, build=build, level=level, shared=shared, original=os.path.basename(original),
                                 rederived=os.path.basename(rederived), said=json.loads(said.stdout)["kernels"]))
            for rest in ".ptx", ".cubin", ".cubin.json":
                os.remove(stem + rest)
    made_by = [version(opt.kiln, "--version"), version(opt.ptxas, "--version")]
    with open(os.path.join(opt.output, "manifest.json"), "w") as file:
        json.dump(dict(made_by=made_by, rows=rows, refused=refused), file)
    kept = [k for row in rows for k in row["said"] if not k["rederived"]]
    print(f"{len(rows)} cubins, {len(kept)} functions kept, {len(refused)} builds refused")
    return 0


def fill(torch, tensor, pattern):
    """Other values in every element; outputs, which are full of NaN, stay so, and what holds no floats was drawn with another seed."""
    if not tensor.is_floating_point() or bool(torch.isnan(tensor.flatten()[:1].float()).item()) or pattern == 0:
        return
    n = tensor.numel()
    normal = torch.randn(n, device=tensor.device)
    index = torch.arange(n, device=tensor.device, dtype=torch.float32)
    values = {1: lambda: normal * 4,
              2: lambda: torch.rand(n, device=tensor.device) * 2 - 1,
              3: lambda: index.remainder(1009) / 1009 - 0.5 + normal * 1e-3,
              4: lambda: 1 - 2 * index.remainder(2) + normal * 1e-2,
              5: lambda: normal.sign() * torch.exp2(torch.rand(n, device=tensor.device) * 12 - 8),
              6: lambda: torch.where(torch.rand(n, device=tensor.device) < 0.9, 0.0, normal),
              7: lambda: index.div(64, rounding_mode="floor").remainder(7) - 3 + normal * 0.25}[pattern]()
    tensor.copy_(values.reshape(tensor.shape).to(tensor.dtype))


def tensors_of(torch, case):
    """Every tensor a kernel may touch, once."""
    found = {}

    def visit(value):
        if isinstance(value, torch.Tensor):
            found.setdefault(value.data_ptr(), value)
        elif isinstance(value, (list, tuple)):
            for one in value:
                visit(one)

    visit([case["args"], case["out"], case.get("keep", ())])
    return list(found.values())


class Machine:
    def __init__(self, folder):
        sys.path.insert(0, os.environ.get("KILN_CASES", os.path.join(HERE, "triton")))
        import torch, triton
        import cases
        self.torch, self.triton, self.cases, self.folder = torch, triton, cases.CASES, folder
        self.cache = torch.empty(64 << 20, dtype=torch.int32, device="cuda")

    def variant(self, stock, row, which):
        """Triton's kernel with other machine code and shared memory."""
        made = copy.copy(stock)
        with open(os.path.join(self.folder, row[which]), "rb") as file:
            made.kernel, made.module, made.function, made._run = file.read(), None, None, None
        made.metadata = stock.metadata._replace(shared=row["shared"])
        made.packed_metadata = self.triton.compiler.make_backend(stock.metadata.target).pack_metadata(made.metadata)
        made._init_handles()
        return made

    def launcher(self, kernel, case):
        grid = tuple(case["grid"]) + (1,) * (3 - len(case["grid"]))
        arguments = list(case["args"]) + [case["meta"][name] for name in case["fn"].arg_names[len(case["args"]):]]
        return lambda: kernel[grid](*arguments)

    def results(self, launch, tensors, before):
        for tensor, old in zip(tensors, before):
            tensor.copy_(old)
        launch()
        self.torch.cuda.synchronize()
        return [tensor.clone() for tensor in tensors]

    def same(self, a, b):
        return bool(self.torch.equal(a.contiguous().view(self.torch.uint8), b.contiguous().view(self.torch.uint8)))

    def of_pack(self, name):
        """What makes both launches of a row of the pack, for a case."""
        case = self.cases[name]()
        stock = case["fn"][case["grid"]](*case["args"], **case["meta"])
        self.torch.cuda.synchronize()
        return lambda row, case: [self.launcher(self.variant(stock, row, which), case) for which in ("original", "rederived")]

    def compare(self, name, rows, launches_of):
        """Adds to each row what its patterns gave."""
        for pattern in range(PATTERNS):
            self.torch.manual_seed(2000 + pattern)
            case = self.cases[name]()
            tensors = tensors_of(self.torch, case)
            for tensor in tensors:
                fill(self.torch, tensor, pattern)
            before = [tensor.clone() for tensor in tensors]
            for row in rows:
                launches = launches_of(row, case)
                first = self.results(launches[0], tensors, before)
                second = self.results(launches[0], tensors, before)
                found = self.results(launches[1], tensors, before)
                differ = lambda a, b: [i for i, (one, other) in enumerate(zip(a, b)) if not self.same(one, other)]
                row.setdefault("patterns", []).append(dict(written=differ(first, before), unsteady=differ(first, second), different=differ(first, found)))
            del before, tensors, case
        # What one run of the original did not repeat another may have repeated by chance.
        unsteady = {i for row in rows for pattern in row["patterns"] for i in pattern["unsteady"]}
        for row in rows:
            row["patterns"] = [dict(written=len(p["written"]), unsteady=len(unsteady), different=len(set(p["different"]) - unsteady)) for p in row["patterns"]]

    def measure(self, name, rows, launches_of, rounds, launches):
        self.torch.manual_seed(1)
        case = self.cases[name]()
        for row in rows:
            runs = dict(zip(("original", "rederived"), launches_of(row, case)))
            for run in runs.values():
                for _ in range(3):
                    run()
            times = {which: [] for which in runs}
            for _ in range(rounds):
                order = [which for which in runs for _ in range(launches)]
                random.shuffle(order)
                events = []
                for which in order:
                    self.cache.zero_()
                    begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
                    begin.record()
                    runs[which]()
                    end.record()
                    events.append((which, begin, end))
                self.torch.cuda.synchronize()
                for which in runs:
                    times[which].append(statistics.median(b.elapsed_time(e) for w, b, e in events if w == which))
            ratios = [a / b for a, b in zip(times["original"], times["rederived"])]
            row["ms"] = {which: float(f"{statistics.median(t):.4g}") for which, t in times.items()}
            row["speed"] = float(f"{statistics.median(ratios):.4f}")
            row["speed_least"], row["speed_most"] = float(f"{min(ratios):.4f}"), float(f"{max(ratios):.4f}")


def geomean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


def markdown(machine, rows):
    timed = [row for row in rows if "speed" in row]
    runs = [pattern for row in rows for pattern in row["patterns"]]
    lines = [f"# {machine['gpu']}, {machine['date']}: control words re-derived", "",
             "Speed of the code with control words of `kiln sass --rederive` over that of ptxas's, above 1 it is faster; least and most of the rounds.", "",
             "| kernel | build | ms | speed | least | most | stalls | waits |", "|---|---|---|---|---|---|---|---|"]
    for row in timed:
        before, after = row["said"][0]["before"], row["said"][0]["after"]
        lines.append(f"| {row['kernel']} | {row['build']} | {row['ms']['original']} | {row['speed']:.3f} | {row['speed_least']:.3f} | {row['speed_most']:.3f} | "
                     f"{before['stall_cycles']} to {after['stall_cycles']} | {before['waits']} to {after['waits']} |")
    lines.append(f"| **geomean** | | | **{geomean(row['speed'] for row in timed):.4f}** | | | | |")
    unsteady = sorted({row["kernel"] for row in rows if any(p["unsteady"] for p in row["patterns"])})
    lines += ["", f"{len(rows)} cubins of {len({row['kernel'] for row in rows})} kernels, {len(runs)} runs with {PATTERNS} patterns of inputs; runs with a different byte: "
              f"{sum(p['different'] != 0 for p in runs)}; runs that wrote nothing: {sum(not p['written'] for p in runs)}. "
              f"Tensors left out because the original does not repeat them: {', '.join(unsteady) or 'none'}.",
              f"Made by `{machine['command']}` with code of {', '.join(machine['made_by'])}; driver {machine['driver']}, PyTorch {machine['torch']}, Triton {machine['triton']}."]
    return "\n".join(lines) + "\n"


def finish(opt, machine, rows, made_by, refused):
    """Prints and writes the result; the exit code says whether every byte was the same."""
    about = dict(date=datetime.date.today().isoformat(), gpu=machine.torch.cuda.get_device_name(), torch=machine.torch.__version__,
                 triton=machine.triton.__version__, driver=version("nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"),
                 made_by=made_by, refused=refused, command=f"perf/rederive_on_gpu.py {opt.command} {'FOLDER ' if opt.command == 'run' else ''}--rounds "
                 f"{opt.rounds} --launches {opt.launches} --seed {opt.seed}" + (f" --only {opt.only}" if opt.only else ""))
    text = markdown(about, rows)
    print(text)
    if opt.json:
        with open(opt.json, "w") as file:
            lines = ",\n".join(json.dumps(row) for row in rows)
            file.write(f'{{"machine": {json.dumps(about)}, "rows": [\n{lines}\n]}}\n')
    if opt.markdown:
        with open(opt.markdown, "w") as file:
            file.write(text)
    return 2 if any(pattern["different"] for row in rows for pattern in row["patterns"]) else 0


def judge(opt, machine, name, rows, launches_of):
    machine.compare(name, rows, launches_of)
    machine.measure(name, [row for row in rows if row["level"] == 3], launches_of, opt.rounds, opt.launches)
    bad = [(row["build"], row["level"]) for row in rows if any(pattern["different"] for pattern in row["patterns"])]
    speeds = "  ".join(f"{row['build']} {row['speed']:.3f}" for row in rows if "speed" in row)
    print(f"{name:22s} {len(rows)} cubins, different: {bad or 'none'} | {speeds}", flush=True)
    machine.torch.cuda.empty_cache()


def run(opt):
    machine = Machine(opt.folder)
    with open(os.path.join(opt.folder, "manifest.json")) as file:
        manifest = json.load(file)
    random.seed(opt.seed)
    rows = [row for row in manifest["rows"] if not opt.only or row["kernel"] in opt.only.split(",")]
    for name in dict.fromkeys(row["kernel"] for row in rows):
        judge(opt, machine, name, [row for row in rows if row["kernel"] == name], machine.of_pack(name))
    return finish(opt, machine, rows, manifest["made_by"], manifest["refused"])


def rederived(handle, kiln, folder):
    """What `kiln sass` says of a handle's code, and a handle of the code it wrote."""
    from kiln.handle import Handle
    source, result = os.path.join(folder, "original.cubin"), os.path.join(folder, "rederived.cubin")
    with open(source, "wb") as file:
        file.write(handle.compiled.kernel)
    said = subprocess.run([kiln, "sass", source, "--rederive", "-o", result, "--format", "json"], capture_output=True, text=True, check=True)
    made = copy.copy(handle.compiled)
    with open(result, "rb") as file:
        made.kernel, made.module, made.function, made._run = file.read(), None, None, None
    made._init_handles()
    return json.loads(said.stdout)["kernels"], Handle(made, handle._tail)


def ways(opt):
    machine = Machine(None)
    sys.path.insert(0, os.path.join(HERE, "knob"))
    import kiln, measure
    random.seed(opt.seed)
    all_rows, refused = [], []
    for name in opt.only.split(",") if opt.only else list(machine.cases):
        case, both, rows = machine.cases[name](), {}, []
        handles = dict(measure.tile_handles(case), triton=kiln.bind(case["fn"], *case["args"], grid=case["grid"], **case["meta"]))
        for way, handle in handles.items():
            with tempfile.TemporaryDirectory() as folder:
                said, other = rederived(handle, str(kiln.command()), folder)
            if kept := [kernel["kept_because"] for kernel in said if not kernel["rederived"]]:
                refused.append(f"{name} {way}: {kept[0]}")
                continue
            both[way] = (handle, other)
            rows.append(dict(kernel=name, build=way, level=3, said=said))
        judge(opt, machine, name, rows, lambda row, case: [lambda handle=handle: handle(case["grid"], *case["args"]) for handle in both[row["build"]]])
        all_rows += rows
    print("kept:", *refused, sep="\n")
    return finish(opt, machine, all_rows, [f"kiln {kiln.__version__}", "Triton's ptxas"], refused)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    packing, running, others = (commands.add_parser(name) for name in ("pack", "run", "ways"))
    packing.add_argument("--kiln", required=True)
    packing.add_argument("--ptxas", default="ptxas")
    packing.add_argument("--only", help="kernels, separated by commas")
    packing.add_argument("-o", dest="output", required=True)
    running.add_argument("folder")
    for one in running, others:
        one.add_argument("--only", help="kernels, separated by commas")
        one.add_argument("--rounds", type=int, default=9)
        one.add_argument("--launches", type=int, default=15, help="of each, a round")
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--json")
        one.add_argument("--markdown")
    opt = parser.parse_args()
    return {"pack": pack, "run": run, "ways": ways}[opt.command](opt)


sys.exit(main())
