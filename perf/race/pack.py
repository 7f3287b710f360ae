"""Make the cubins of a race: the corpus kernels x candidates, by `kiln compile`, and LLVM's own switches, by stock llc.

usage: pack.py --kiln PATH -o kiln.tar.xz [--only a,b] [--candidates FILE] [--best RACE.json] [--jobs N]
       pack.py --llc PATH -o llc.tar.xz [--only a,b] [--jobs N]

Needs no GPU: the packs go to a machine that has one, where race.py runs them together. With --kiln the candidates are
the lines of candidates.txt, and with --best for each kernel the named strategy that won an earlier race; with --llc they are the
switches of OFF_THE_SHELF. Each compiler can be on another machine.
Equal binaries are stored once, under all their names. A candidate that does not compile for a kernel is kept with its
message, never dropped in silence.
"""
import argparse, concurrent.futures, hashlib, io, itertools, json, os, re, shlex, subprocess, sys, tarfile, tempfile, time

from committed import load as load_results

HERE = os.path.dirname(os.path.abspath(__file__))
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


def options_of(label):
    """The options of kiln compile that a label of read_candidates stands for."""
    text, _, cap = label.split("/", 1)[1].partition(" @")
    strategy, _, remat = text.partition(" + ")
    return ["--sched-strategy", strategy, *(["--remat", remat] if remat else []), *(["--max-regs", cap] if cap else [])]


def compile_kiln(opt, folder, meta, kind, options, out):
    """Returns an error message or None."""
    source = os.path.join(folder, SOURCES[kind])
    cmd = [opt.kiln, "compile", source, "--target", "sm_90a", *kept_always(options), "--emit", "obj", "-o", out]
    if kind == "ttir":
        cmd += ["--num-warps", str(meta["num_warps"]), "--num-stages", str(meta["num_stages"])]
    elif any(word.startswith("auto") for word in options):  # Triton's LLVM IR does not say how much shared memory the launch adds
        cmd += ["--launch", f"{meta['name']}=dyn={meta['shared']}"]
    done = subprocess.run(cmd, capture_output=True, text=True)
    return (done.stderr or done.stdout).strip()[:500] if done.returncode else None


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
        for kernel in kernels:
            folder = os.path.join(CORPUS, kernel)
            meta = json.load(open(os.path.join(folder, "meta.json")))
            best = [earlier[kernel]["chosen"]["named"]["label"]] if kernel in earlier else []
            for label, kind, options in candidates + [(label, label.split("/")[0], options_of(label)) for label in best]:
                jobs.append((kernel, label, kind, lambda out, f=folder, m=meta, k=kind, o=options: compile_kiln(opt, f, m, k, o, out)))
            for label, flags in OFF_THE_SHELF.items() if opt.llc else ():
                jobs.append((kernel, "llc/" + label, "llvm", lambda out, f=folder, a=flags: compile_llc(opt, f, a, out)))

        def directives_in(sidecar):
            """What stands on the kernel in the end, which is what `auto` chose."""
            kernel = json.load(open(sidecar))["kernels"][0]
            remat = re.sub(r"\(keep=always\)|, keep=always", "", kernel["remat"] or "")
            parts = [(kernel["sched_strategy"], ""), (remat, " + "), (kernel["max_regs"], " @")]
            return "".join(f"{before}{value}" for value, before in parts if value)

        def make(number):
            out = os.path.join(work, f"{number}.cubin")
            return jobs[number][3](out), out

        def shared_in(sidecar):
            """The dynamic shared memory that a kernel of Kiln's own lowering has to be launched with."""
            return json.load(open(sidecar))["kernels"][0]["dynamic_shared_bytes"]

        manifest = {kernel: dict(cubins={}, errors={}, directives={}, shared={}) for kernel in kernels}
        store, start = {}, time.time()
        with concurrent.futures.ThreadPoolExecutor(opt.jobs) as pool:
            for number, (error, out) in enumerate(pool.map(make, range(len(jobs)))):
                kernel, label, kind, _ = jobs[number]
                if error:
                    manifest[kernel]["errors"][label] = error
                    continue
                if opt.kiln and "/auto" in label:
                    manifest[kernel]["directives"][label] = directives_in(out + ".json")
                code = open(out, "rb").read()
                name = hashlib.sha256(code).hexdigest()[:16]
                store[name] = code
                manifest[kernel]["cubins"].setdefault(f"{kind}:{name}", []).append(label)
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
