"""Make the cubins of a race: the corpus kernels x candidates, by `kiln compile`, and LLVM's own switches, by stock llc.

usage: pack.py --kiln PATH -o kiln.tar.xz [--only a,b] [--candidates FILE] [--best RACE.json] [--tried] [--jobs N]
       pack.py --llc PATH -o llc.tar.xz [--only a,b] [--jobs N]

Needs no GPU: the packs go to a machine that has one, where race.py runs them together. With --kiln the candidates are
the lines of candidates.txt, and with --best for each kernel the named strategy that won an earlier race; with --llc they are the
switches of OFF_THE_SHELF. Each compiler can be on another machine. `auto` is told the launch of the case, which needs PyTorch; with --tried
the pack also has every candidate that `auto` compiled, by name, and the manifest the number of each and what it was simulated to take of `source`'s time.
Equal binaries are stored once, under all their names. A candidate that does not compile for a kernel is kept with its
message, never dropped in silence.
"""
import argparse, concurrent.futures, hashlib, io, itertools, json, os, re, shlex, subprocess, sys, tarfile, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, ".."), os.path.join(HERE, "..", "triton")]
os.environ["KILN_CASES_DEVICE"] = "meta"  # before cases are imported: their tensors have no data here
import launch_values  # noqa: E402
from committed import load as load_results  # noqa: E402

CORPUS = os.path.join(HERE, "..", "..", "test", "corpus")
LLC_FLAGS = ["-O3", "-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_90a", "-mattr=+ptx87", "-nvptx-mad-wide-opt", "-fp-contract=fast"]
# What a candidate begins with: Triton's LLVM IR as its optimizer left it, the same from before, tile IR for Kiln's own lowering.
SOURCES = {"llvm": "kernel.ll", "raw": "kernel.raw.ll", "ttir": "kernel.ttir"}
# What stock LLVM 22 offers to change the order: the peers of Kiln's strategies.
OFF_THE_SHELF = {
    "default": [],
    "misched": ["-enable-misched"],
    "topdown": ["-enable-misched", "-misched-prera-direction=topdown"],
    "ilpmax": ["-enable-misched", "-misched=ilpmax"],
    "ilpmin": ["-enable-misched", "-misched=ilpmin"],
    "sched4reg": ["-nvptx-sched4reg"],
    "list-ilp": ["-pre-RA-sched=list-ilp"],
    "no-lsr": ["-disable-lsr"],
    "no-cse": ["-disable-machine-cse"],
    "no-sink": ["-disable-machine-sink"],
    "no-lsr-misched": ["-disable-lsr", "-enable-misched"],
    "no-lsr-sched4reg": ["-disable-lsr", "-nvptx-sched4reg"],
}


def expand(text):
    """`a{1,2}b` to a1b and a2b, as a shell does."""
    match = re.search(r"\{([^{}]*)\}", text)
    if not match:
        return [text]
    return [v for choice in match.group(1).split(",") for v in expand(text[:match.start()] + choice + text[match.end():])]


def read_candidates(path):
    """[(label, input, options of kiln compile)] of the lines `input: options`; the label is the options without their names."""
    found = []
    for number, line in enumerate(open(path), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        kind, colon, options = line.partition(":")
        if not colon or kind.strip() not in SOURCES:
            known = ", ".join(f"'{source}: OPTIONS'" for source in SOURCES)
            sys.exit(f"{path}:{number}: expected one of {known}, found '{line}'")
        for text in expand(options.strip()):
            words = shlex.split(text)
            value = dict(zip(words[::2], words[1::2]))
            unknown = set(value) - {"--sched-strategy", "--remat", "--max-regs"}
            if unknown:
                sys.exit(f"{path}:{number}: unknown option {sorted(unknown)[0]}; known: --sched-strategy --remat --max-regs")
            label = value.get("--sched-strategy", "none")
            label += " + " + value["--remat"] if "--remat" in value else ""
            label += " @" + value["--max-regs"] if "--max-regs" in value else ""
            found.append((kind.strip() + "/" + label, kind.strip(), words))
    return found


def kept_always(options):
    """The options with each rematerialization kept whatever the simulator says of it: the race decides."""
    always = lambda remat: remat if "keep=" in remat else re.sub(r"\)?$", ", keep=always)" if "(" in remat else "(keep=always)", remat.strip(), count=1)
    return ["; ".join(map(always, word.split(";"))) if before == "--remat" else word for before, word in zip(["", *options], options)]


def spell(directives):
    """Directives, as JSON of Kiln's has them, without their names."""
    remat = re.sub(r"\(keep=always\)|, keep=always", "", directives["remat"] or "")
    parts = [(directives["sched_strategy"], ""), (remat, " + "), (directives["max_regs"], " @"), (directives["register_usage_level"], " level ")]
    return "".join(f"{before}{value}" for value, before in parts if value not in ("", None))


def options_of(label):
    """The options of kiln compile that a label of read_candidates stands for, or `spell` after an input."""
    text, _, level = label.split("/", 1)[1].partition(" level ")
    text, _, cap = text.partition(" @")
    strategy, _, remat = text.partition(" + ")
    return ["--sched-strategy", strategy, *(["--remat", remat] if remat else []), *(["--max-regs", cap] if cap else []),
            *(["--register-usage-level", level] if level else [])]


def launch_of(kernel, meta):
    """The option that tells `auto` the launch of a kernel's case. Triton's LLVM IR does not say how much shared memory the launch adds."""
    import cases

    case = cases.CASES[kernel]()
    arguments = launch_values.of_arguments(meta["signature"], dict(zip(case["fn"].arg_names, case["args"])))
    known = ":".join("-" if one is None else str(one) for one in arguments)
    return f"{meta['name']}=dyn={meta['shared']},grid={'x'.join(map(str, case['grid']))}" + (f",args={known}" if known else "")


def kiln_command(opt, folder, meta, kind, options, emit, out):
    cmd = [opt.kiln, "compile", os.path.join(folder, SOURCES[kind]), "--target", "sm_90a", *kept_always(options), "--emit", emit, *(["--format", "json"] if emit == "report" else []), "-o", out]
    if kind == "ttir":
        cmd += ["--num-warps", str(meta["num_warps"]), "--num-stages", str(meta["num_stages"])]
    elif any(word.startswith("auto") for word in options):
        cmd += ["--launch", launch_of(os.path.basename(folder), meta)]
    return cmd


def compile_kiln(opt, folder, meta, kind, options, out):
    """Returns an error message or None."""
    done = subprocess.run(kiln_command(opt, folder, meta, kind, options, "obj", out), capture_output=True, text=True)
    return (done.stderr or done.stdout).strip()[:500] if done.returncode else None


def tried(opt, folder, meta, kind, options, out):
    """What `auto` compiled with these options: ([(directives, number of the candidate, simulated time over that of `source`)] of different machine
    code, the directives that it chose), or what it said."""
    # A search for each core, so that none is cut off because others run beside it.
    alone = {**os.environ, "KILN_JOBS": "1"}
    done = subprocess.run(kiln_command(opt, folder, meta, kind, options, "report", out), capture_output=True, text=True, env=alone)
    if done.returncode:
        return (done.stderr or done.stdout).strip()[:500]
    choice = json.load(open(out))["kernels"][0]["auto"]
    different = [(number, one) for number, one in enumerate(choice["candidates"]) if not one["error"] and one["same_as"] is None]
    return [(spell(one), number, one["relative_time"]) for number, one in different], spell(choice["candidates"][choice["chosen"]])


def compile_llc(opt, folder, flags, out):
    """Stock llc, then ptxas, as Triton calls it: without `, debug` in .target, which would stop ptxas from optimizing."""
    done = subprocess.run([opt.llc, *LLC_FLAGS, *flags, "-o", "-", os.path.join(folder, "kernel.ll")], capture_output=True, text=True)
    if done.returncode:
        return done.stderr.strip()[:500]
    with open(out + ".ptx", "w") as f:
        f.write(done.stdout.replace(", debug", ""))
    done = subprocess.run([opt.ptxas, "-arch=sm_90a", out + ".ptx", "-o", out], capture_output=True, text=True)
    return done.stderr.strip()[:500] if done.returncode else None


def version(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    compiler = ap.add_mutually_exclusive_group(required=True)
    compiler.add_argument("--kiln", help="the kiln command")
    compiler.add_argument("--llc", help="stock llc 22")
    ap.add_argument("--ptxas", default="ptxas")
    ap.add_argument("--candidates", default=os.path.join(HERE, "candidates.txt"))
    ap.add_argument("--best", metavar="RACE.json", help="also the winner among the named strategies of an earlier race")
    ap.add_argument("--tried", action="store_true", help="every candidate that `auto` compiles, too")
    ap.add_argument("--only", help="kernels, separated by commas")
    ap.add_argument("--jobs", type=int, default=os.cpu_count())
    ap.add_argument("-o", dest="out", required=True)
    opt = ap.parse_args()
    known = sorted(d for d in os.listdir(CORPUS) if os.path.isdir(os.path.join(CORPUS, d)))
    kernels = opt.only.split(",") if opt.only else known
    if set(kernels) - set(known):
        sys.exit(f"no kernel '{sorted(set(kernels) - set(known))[0]}' in the corpus; known: {' '.join(known)}")
    candidates = read_candidates(opt.candidates) if opt.kiln else []
    earlier = load_results(opt.best)["kernels"] if opt.best else {}
    with tempfile.TemporaryDirectory() as work:
        jobs = []
        is_search = lambda label: opt.tried and "/auto" in label

        def compilation(kernel, label, kind, options):
            folder = os.path.join(CORPUS, kernel)
            meta = json.load(open(os.path.join(folder, "meta.json")))
            return kernel, label, kind, lambda out: compile_kiln(opt, folder, meta, kind, options, out)

        for kernel in kernels:
            folder = os.path.join(CORPUS, kernel)
            best = [earlier[kernel]["chosen"]["named"]["label"]] if kernel in earlier else []
            for label, kind, options in [one for one in candidates if not is_search(one[0])] + [(label, label.split("/")[0], options_of(label)) for label in best]:
                jobs.append(compilation(kernel, label, kind, options))
            for label, flags in OFF_THE_SHELF.items() if opt.llc else ():
                jobs.append((kernel, "llc/" + label, "llvm", lambda out, f=folder, a=flags: compile_llc(opt, f, a, out)))

        def directives_in(sidecar):
            """What stands on the kernel in the end, which is what `auto` chose."""
            return spell(json.load(open(sidecar))["kernels"][0])

        def search(number):
            kernel, label, kind, options = searches[number]
            folder = os.path.join(CORPUS, kernel)
            return tried(opt, folder, json.load(open(os.path.join(folder, "meta.json"))), kind, options, os.path.join(work, f"search{number}"))

        def make(number):
            out = os.path.join(work, f"{number}.cubin")
            return jobs[number][3](out), out

        def shared_in(sidecar):
            """The dynamic shared memory that a kernel of Kiln's own lowering has to be launched with."""
            return json.load(open(sidecar))["kernels"][0]["dynamic_shared_bytes"]

        manifest = {kernel: dict(cubins={}, errors={}, directives={}, shared={}) for kernel in kernels}
        store, start, choices = {}, time.time(), {}
        searches = [(kernel, *one) for kernel in kernels for one in candidates if is_search(one[0])]
        with concurrent.futures.ThreadPoolExecutor(opt.jobs) as pool:
            for (kernel, label, kind, _), found in zip(searches, pool.map(search, range(len(searches)))):
                if isinstance(found, str):
                    manifest[kernel]["errors"][label] = found
                    continue
                simulated = {f"{kind}/{one}": [number, time] for one, number, time in found[0]}
                manifest[kernel].setdefault("simulated", {})[label] = simulated
                manifest[kernel]["directives"][label] = found[1]
                choices.setdefault((kernel, f"{kind}/{found[1]}"), []).append(label)
                known = {job[:2] for job in jobs}
                jobs += [compilation(kernel, one, kind, options_of(one)) for one in simulated if (kernel, one) not in known]
            for number, (error, out) in enumerate(pool.map(make, range(len(jobs)))):
                kernel, label, kind, _ = jobs[number]
                if error:
                    manifest[kernel]["errors"][label] = error
                    continue
                if opt.kiln and "/auto" in label:  # not searched before
                    manifest[kernel]["directives"][label] = directives_in(out + ".json")
                code = open(out, "rb").read()
                name = hashlib.sha256(code).hexdigest()[:16]
                store[name] = code
                manifest[kernel]["cubins"].setdefault(f"{kind}:{name}", []).extend([label, *choices.get((kernel, label), [])])
                if kind == "ttir":
                    manifest[kernel]["shared"][name] = shared_in(out + ".json")
                os.remove(out)
                if sys.stderr.isatty() or number % 100 == 0:
                    print(f"\r{number + 1}/{len(jobs)} {time.time() - start:.0f} s", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        maker = version(opt.kiln, "--version") if opt.kiln else "llc, " + version(opt.llc, "--version").splitlines()[1].strip()
        manifest = dict(made_by=[maker, version(opt.ptxas, "--version").splitlines()[-1]], kernels=manifest)
        with tarfile.open(opt.out + ".new", "w:xz") as tar:
            for name, data in [("manifest.json", json.dumps(manifest, indent=1).encode())] + [(n + ".cubin", c) for n, c in store.items()]:
                info = tarfile.TarInfo("race/" + name)
                info.size = len(data)
                tar.addfile(info, io.BytesIO(data))
        os.replace(opt.out + ".new", opt.out)
    failed = sum(len(k["errors"]) for k in manifest["kernels"].values())
    print(f"{opt.out}: {len(jobs)} compilations, {len(store)} different binaries, {failed} refused")


if __name__ == "__main__":
    main()
