"""Spilled bytes of the corpus under register caps: LLVM's default against Kiln's strategies and rematerializations.

    spills.py --llc LLC --plugin KilnSched.so [--ptxas PTXAS] [--corpus DIR] [--caps 64,96,128,168] [--jobs 2]
              [--kernels REGEX] [--strategies REGEX] [--remats REGEX] [--json FILE] [--markdown FILE]

A cap is the kernel's own attribute: nvvm.maxnreg, which LLVM prints as .maxnreg, and amdgpu-num-vgpr. The default is
stock llc -O3 with Triton's flags and no plug-in. For NVIDIA the bytes are what ptxas -v reports as spill stores, for
AMD 4 for each vector register (of one lane) that the metadata of the kernel counts as spilled. Where the default does
not spill nothing else is tried: no spill is the least. Pairs that the assembler refuses (a wgmma with more operands
than registers) are listed and do not count.

Of the bytes on NVIDIA those that no directive and no recomputation avoids are told apart (unavoidable_bytes): a wgmma needs
its accumulators in registers, and where the accumulators that a loop carries do not fit beside it, the rest is stored.
"""
import argparse, concurrent.futures, datetime, itertools, json, os, platform, re, shutil, subprocess, sys, tempfile

NVPTX = ["-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_90a", "-mattr=+ptx87", "-nvptx-mad-wide-opt", "-fp-contract=fast"]
AMD = ["-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx942"]
DEFAULT = ("LLVM default", "none")
# The kernel's cap is the target unless max_regs says otherwise; 1: as few as the dependences allow.
STRATEGIES = ["min-spill", "min-spill(max_regs=1)", "pressure", "pressure(max_regs=1, direction=topdown)", "pressure(max_regs=1, direction=bottomup)",
              "latency", "latency(max_regs=1)", "subtree-ilp", "subtree-ilp(prefer=min)", "anneal(start=pressure)",
              "latency; disable(pass=loop-reduce)", "subtree-ilp; disable(pass=loop-reduce)",
              "latency; isel-order(order=list-ilp)", "pressure; isel-order(order=list-ilp)"]
REMATS = ["none", "address", "never-killed", "never-killed(loop_limit=0)", "never-killed(divisions=recompute)",
          "induction-variable; never-killed", "induction-variable; never-killed(divisions=recompute)"]
# What stock llc can do by switches, for comparison, and combined with rematerialization.
SWITCHES = {
    "llc topdown": ["-enable-misched", "-misched-prera-direction=topdown"],
    "llc ilpmax": ["-enable-misched", "-misched=ilpmax"],
    "llc ilpmin": ["-enable-misched", "-misched=ilpmin"],
    "llc list-ilp": ["-pre-RA-sched=list-ilp"],
    "llc list-ilp topdown": ["-pre-RA-sched=list-ilp", "-enable-misched", "-misched-prera-direction=topdown"],
    "llc no-lsr": ["-disable-lsr"],
    "llc no-lsr topdown": ["-disable-lsr", "-enable-misched", "-misched-prera-direction=topdown"],
}
AMD_SWITCHES = {
    "llc max-ilp": ["-misched=gcn-max-ilp"],
    "llc no-lsr": ["-disable-lsr"],
}


WGMMA = re.compile(r"wgmma\.mma_async\S*\s+\{([^}]*)\}\s*,\s*(?:\{([^}]*)\}|%\w+)\s*,\s*%?\w+\s*,\s*(%?\w+)")


def loops_of_wgmmas(ptx):
    """For each block with wgmmas: the accumulators that its loop carries, in the order of their turns, and for every wgmma its
    accumulators, all that are alive beside it (carried, or of its group), and its operands in registers."""
    names = lambda text: frozenset(re.findall(r"%\w+", text or ""))
    for block in re.split(r"^\$L__BB\w+:", ptx, flags=re.MULTILINE):
        # (accumulators, operands, whether it begins from zero), or None where every group has to be complete.
        events = [None if match[0].startswith("wgmma.wait") else (names(match[1]), names(match[2]), match[3] == "0")
                  for match in re.finditer(WGMMA.pattern + r"|wgmma\.wait_group\S*\s+0;", block)]
        begun, carried = set(), []
        for accumulators, _, fresh in filter(None, events):
            if accumulators not in begun and not fresh:
                carried.append(accumulators)
            begun.add(accumulators)
        flying, wgmmas = set(), []
        for event in events:
            if event is None:
                flying = set()
                continue
            accumulators, operands, _ = event
            flying.add(accumulators)
            wgmmas.append((accumulators, flying.union(carried), operands))
        if wgmmas:
            yield carried, wgmmas


def unavoidable_bytes(ptx, cap):
    """Bytes of spill stores that the wgmmas of the program alone cost within `cap` registers, at the least.

    While one runs, its accumulators and its operands in registers are in registers, and so are those of its group that
    run already; accumulators that the loop carries are alive too, in registers or in memory. Each register of these that
    does not fit is stored once in every iteration; where k carried accumulators take turns, each for k - 1 turns of the
    others, k / (k - 1) times. Descriptors, addresses and counters are left out, so it is a lower bound."""
    bytes_stored = 0
    for carried, wgmmas in loops_of_wgmmas(ptx):
        above = {}
        for accumulators, alive, operands in wgmmas:
            needed = len(operands.union(*alive)) - cap
            above[accumulators] = max(above.get(accumulators, 0), needed)
        turns = [above[accumulators] for accumulators in carried]
        if len(turns) > 1:
            turns = [sum(turns) // (len(turns) - 1)]
        bytes_stored += 4 * max(0, *turns, *above.values())
    return bytes_stored


def bare_kernel(sizes, cap):
    """PTX of a loop that holds accumulators of wgmma, of so many registers each, and nothing else: no address, bound, copy or
    epilogue, and no zeros, for the first iteration replaces what it finds."""
    first = [10 + sum(sizes[:a]) for a in range(len(sizes))]
    names = [[f"%r{first[a] + i}" for i in range(size)] for a, size in enumerate(sizes)]
    flat = sum(names, [])
    lines = [".version 8.7", ".target sm_90a", ".address_size 64", ".visible .entry f(.param .u64 p, .param .u32 n)",
             ".reqntid 128", f".maxnreg {cap}", "{", ".reg .pred %p<3>;", f".reg .b32 %r<{10 + len(flat)}>;",
             ".reg .b64 %rd<4>;", "ld.param.b64 %rd1, [p];", "ld.param.b32 %r1, [n];",
             "mov.b64 %rd3, 4611686293305294848;", "mov.b32 %r2, 0;", "$loop:",
             '.pragma "nounroll";',  # or ptxas unrolls four iterations, with four times the stores
             "wgmma.fence.sync.aligned;", "setp.ne.b32 %p2, %r2, 0;", "mov.b32 %r2, 1;"]
    for a, step in itertools.product(range(len(sizes)), range(4)):
        lines += [f"add.s64 %rd2, %rd3, {64 * a + 2 * step};",
                  f"wgmma.mma_async.sync.aligned.m64n{2 * sizes[a]}k16.f32.f16.f16 {{{', '.join(names[a])}}}, "
                  "%rd2, %rd2, %p2, 1, 1, 0, 1;"]
    lines += ["wgmma.commit_group.sync.aligned;", "wgmma.wait_group.sync.aligned 0;", "add.s32 %r1, %r1, -1;",
              "setp.ne.b32 %p1, %r1, 0;", "@%p1 bra $loop;",
              *(f"st.global.b32 [%rd1+{4 * i}], {r};" for i, r in enumerate(flat)), "ret;", "}", ""]
    return "\n".join(lines)


class Failure(Exception):
    """The kernel cannot be had under this cap."""


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


class Bench:
    def __init__(self, opt):
        self.opt = opt
        self.bare = {}  # bytes stored for accumulators alone, by their sizes and the cap

    def llc(self, text, flags):
        done = run([self.opt.llc, "-O3", *flags, "-o", "-", "-"], input=text)
        if done.returncode:
            raise SystemExit(f"llc {' '.join(flags)}: {done.stderr[-1000:]}")
        return done.stdout

    def flags(self, strategy, remat, switches):
        flags = []
        if strategy in switches:
            flags += switches[strategy]
        elif strategy != DEFAULT[0]:
            flags.append(f"-kiln-sched-strategy=.*={strategy}")
        if remat != "none":
            flags.append(f"-kiln-remat=.*={remat}")
        return (["-load", self.opt.plugin] if any("-kiln-" in flag for flag in flags) else []) + flags

    def nvidia(self, text, cap, strategy, remat):
        text, count = re.subn(r'("nvvm.reqntid"="[^"]*")', rf'\1 "nvvm.maxnreg"="{cap}"', text)
        assert count, "a kernel without nvvm.reqntid"
        ptx = self.llc(text, NVPTX + self.flags(strategy, remat, SWITCHES)).replace(", debug", "")
        assert f".maxnreg {cap}" in ptx
        return dict(self.assemble(ptx), unavoidable=unavoidable_bytes(ptx, cap), alone=self.alone(ptx, cap),
                    wgmma="wgmma.mma_async" in ptx)

    def assemble(self, ptx):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "kernel.ptx")
            with open(path, "w") as file:
                file.write(ptx)
            done = run([self.opt.ptxas, "-arch=sm_90a", "-v", path, "-o", os.path.join(folder, "kernel.cubin")])
        if done.returncode:
            raise Failure((done.stdout + done.stderr).strip().splitlines()[0][:160])
        spills = re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads", done.stdout + done.stderr)
        registers = re.search(r"Used (\d+) registers", done.stdout + done.stderr)
        return dict(stores=int(spills[1]), loads=int(spills[2]), registers=int(registers[1]))

    def alone(self, ptx, cap):
        """Bytes that ptxas stores for loops of the same accumulators and nothing else, which it has no room to do better in;
        where it refuses one (more operands than registers), nothing is known of that and it counts as 0."""
        total = 0
        for _, wgmmas in loops_of_wgmmas(ptx):
            most = max((alive for _, alive, _ in wgmmas), key=lambda alive: sum(map(len, alive)))
            sizes = tuple(sorted(map(len, most)))
            if (sizes, cap) not in self.bare:
                try:
                    self.bare[sizes, cap] = self.assemble(bare_kernel(sizes, cap))["stores"]
                except Failure:
                    self.bare[sizes, cap] = 0
            total += self.bare[sizes, cap]
        return total

    def amd(self, text, cap, strategy, remat):
        text, count = re.subn(r'("amdgpu-flat-work-group-size"="[^"]*")', rf'\1 "amdgpu-num-vgpr"="{cap}"', text)
        assert count, "a kernel without amdgpu-flat-work-group-size"
        asm = self.llc(text, AMD + self.flags(strategy, remat, AMD_SWITCHES))
        number = lambda key: int(re.search(rf"\.{key}:\s+(\d+)", asm)[1])
        return dict(stores=4 * number("vgpr_spill_count"), loads=None, registers=number("vgpr_count"),
                    scratch=number("private_segment_fixed_size"))

    def table(self, target, pool):
        measure, file, switches = ((self.nvidia, "kernel.ll", SWITCHES) if target == "sm_90a" else
                                   (self.amd, "gfx942/kernel.ll", AMD_SWITCHES))
        kernels = [k for k in sorted(os.listdir(self.opt.corpus)) if re.search(self.opt.kernels, k)
                   and os.path.exists(os.path.join(self.opt.corpus, k, file))]
        texts = {k: open(os.path.join(self.opt.corpus, k, file)).read() for k in kernels}

        def point(job):
            kernel, cap, strategy, remat = job
            try:
                return measure(texts[kernel], cap, strategy, remat)
            except Failure as failure:
                return dict(refused=str(failure))

        pairs = list(itertools.product(kernels, self.opt.caps))
        jobs = [(k, c, *DEFAULT) for k, c in pairs]
        results = dict(zip(jobs, pool.map(point, jobs)))
        spilling = [pair for pair in pairs if results[(*pair, *DEFAULT)].get("stores")]
        names = [DEFAULT[0]] + [s for s in [*STRATEGIES, *switches] if re.search(self.opt.strategies, s)]
        remats = [r for r in REMATS if re.search(self.opt.remats, r)]
        more = [(k, c, s, r) for k, c in spilling for s in names for r in remats if (s, r) != DEFAULT]
        for number, (job, result) in enumerate(zip(more, pool.map(point, more))):
            results[job] = result
            if sys.stderr.isatty():
                print(f"\r{target} {number + 1}/{len(more)}", end="", file=sys.stderr)
        return dict(target=target, refused=[f"{k}@{c}: {results[(k, c, *DEFAULT)]['refused']}" for k, c in pairs
                                            if "refused" in results[(k, c, *DEFAULT)]],
                    points=[dict(kernel=k, cap=c, strategy=s, remat=r, **result)
                            for (k, c, s, r), result in results.items()])


def avoidable(point):
    return max(0, point["stores"] - point.get("unavoidable", 0))


def beyond_alone(point):
    return max(0, point["stores"] - point.get("alone", 0))


def rows(table):
    """For each pair that spills by default: the default, and the best of each family."""
    own = {DEFAULT[0], *STRATEGIES}
    families = {"strategy": lambda p: p["strategy"] in own and p["remat"] == "none",
                "remat": lambda p: p["strategy"] == DEFAULT[0],
                "strategy + remat": lambda p: p["strategy"] in own,
                "with llc switches": lambda p: True}
    points = [p for p in table["points"] if "stores" in p]
    for pair in dict.fromkeys((p["kernel"], p["cap"]) for p in points):
        here = [p for p in points if (p["kernel"], p["cap"]) == pair]
        default = next(p for p in here if (p["strategy"], p["remat"]) == DEFAULT)
        if default["stores"]:
            key = lambda p: (p["stores"], p["loads"] or 0)
            yield dict(kernel=pair[0], cap=pair[1], default=default,
                       **{name: min(filter(belongs, here), key=key) for name, belongs in families.items()})


def markdown(report):
    out = [f"# Spilled bytes under register caps, {report['date']}", "", f"`{report['command']}`", "",
           "; ".join(f"{k} {v}" for k, v in report["versions"].items()), ""]
    for table in report["tables"]:
        found = list(rows(table))
        families = ["default", "strategy", "remat", "strategy + remat", "with llc switches"]
        out += [f"## {table['target']}", "", "Bytes of spill stores; each cell is the best of its family. Unavoidable: what the "
                "wgmmas alone cost any allocator (`unavoidable_bytes`), a lower bound. Alone: what ptxas spills of the same accumulators "
                "in a loop with nothing else (`Bench.alone`); that can be more than it spills of the kernel.", "",
                "| kernel | cap | unavoidable | alone | " + " | ".join(families) + " | best strategy + remat |", "|---|---|---|---|" + "---|" * 6]
        for row in found:
            best = row["strategy + remat"]
            out.append(f"| {row['kernel']} | {row['cap']} | {row['default'].get('unavoidable', 0)} | "
                       f"{row['default'].get('alone', 0)} | " + " | ".join(str(row[f]["stores"]) for f in families) + f" | `{best['strategy']}` + `{best['remat']}` |")
        def summary(name, count, chosen):
            total = {f: sum(count(row[f]) for row in chosen) for f in families}
            known = [str(sum(row["default"].get(key, 0) for row in chosen)) for key in ("unavoidable", "alone")]
            out.append(f"| {name} | | {' | '.join(known)} | " +
                       " | ".join(f"{total[f]} ({total[f] / max(1, total['default']):.1%})" for f in families) + " | |")

        summary("total", lambda point: point["stores"], found)
        if table["target"] == "sm_90a":
            summary("above unavoidable", avoidable, found)
            summary("above alone", beyond_alone, found)
            of_wgmma = [row for row in found if row["default"]["wgmma"]]
            summary(f"above unavoidable, {len({row['kernel'] for row in of_wgmma})} kernels with wgmma", avoidable, of_wgmma)
            summary("the same, above alone", beyond_alone, of_wgmma)
            summary("kernels without", avoidable, [row for row in found if not row["default"]["wgmma"]])
        if table["target"] == "sm_90a":
            both = {f: sum(row[f]["stores"] + row[f]["loads"] for row in found) for f in families}
            out.append("| stores + loads | | | | " + " | ".join(str(both[f]) for f in families) + " | |")
        remats = [r for r in REMATS if any(p["remat"] == r for p in table["points"])]
        out += ["", "One directive for all pairs, total bytes:", "", "| strategy | " + " | ".join(f"`{r}`" for r in remats) + " |",
                "|---|" + "---|" * len(remats)]
        pairs = {(row["kernel"], row["cap"]) for row in found}
        sums = {}
        for p in table["points"]:
            if (p["kernel"], p["cap"]) in pairs:
                sums.setdefault((p["strategy"], p["remat"]), []).append(p.get("stores"))
        for strategy in dict.fromkeys(s for s, _ in sums):
            cells = (sums.get((strategy, remat), [None]) for remat in remats)
            out.append(f"| `{strategy}` | " + " | ".join("refused" if None in c else str(sum(c)) for c in cells) + " |")
        out += ["", "Refused by the assembler: " + (", ".join(r.split(":")[0] for r in table["refused"]) or "none") + ".", ""]
    return "\n".join(out)


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--llc", default="llc-22" if shutil.which("llc-22") else "llc")
    ap.add_argument("--plugin", default=os.path.join(here, "..", "build", "lib", "KilnSched.so"))
    ap.add_argument("--ptxas", default="ptxas")
    ap.add_argument("--corpus", default=os.path.join(here, "..", "test", "corpus"))
    ap.add_argument("--caps", type=lambda s: [int(n) for n in s.split(",")], default=[64, 96, 128, 168])
    ap.add_argument("--kernels", default="", help="only kernels whose name contains this regular expression")
    ap.add_argument("--strategies", default="", help="only strategies whose directive contains this regular expression")
    ap.add_argument("--remats", default="", help="only rematerializations whose directive contains this regular expression")
    ap.add_argument("--targets", type=lambda s: s.split(","), default=["sm_90a", "gfx942"])
    ap.add_argument("--jobs", type=int, default=2)
    ap.add_argument("--json")
    ap.add_argument("--markdown")
    opt = ap.parse_args()
    bench = Bench(opt)
    line = lambda command, pattern: (re.search(pattern, run(command).stdout) or ["unknown"])[0]
    with concurrent.futures.ThreadPoolExecutor(opt.jobs) as pool:
        tables = [bench.table(target, pool) for target in opt.targets]
    report = dict(version=1, date=datetime.date.today().isoformat(), machine=f"{platform.machine()}, {opt.jobs} jobs",
                  versions=dict(llc=line([opt.llc, "--version"], r"LLVM version \S+"),
                                ptxas=line([opt.ptxas, "--version"], r"release \S+ V\S+")),
                  command="perf/spills.py --caps " + ",".join(map(str, opt.caps)) +
                          "".join(f" --{name} '{value}'" for name, value in (("kernels", opt.kernels), ("strategies", opt.strategies),
                                                                             ("remats", opt.remats)) if value), tables=tables)
    if opt.json:
        with open(opt.json, "w") as file:
            json.dump(report, file, indent=1)
    text = markdown(report)
    if opt.markdown:
        with open(opt.markdown, "w") as file:
            file.write(text)
    print(text)


if __name__ == "__main__":
    main()
