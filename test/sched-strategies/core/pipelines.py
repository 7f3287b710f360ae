"""The corpus' pipelined kernels, lowered by Kiln, under every strategy of the catalogue.

    pipelines.py CORPUS TARGET [TARGET]
All of them for the first target, a few for the second. The value checker stands after every strategy, so an order that
it does not accept fails to compile. What it takes on trust, that waits and barriers are effects which keep their order
with the accesses they are for, is seen in the assembly: between two of them there are as many copies, reads and writes of
shared memory as in the order of the source. (AMD's own s_waitcnt are inserted after the strategies, by LLVM.)
"""
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

KERNELS = ["matmul_64x128_ragged", "attention_d64_causal", "matmul_128x128", "matmul_postop_add", "grouped_gemm",
           "fp8_matmul", "int4_matmul"]
FEW = 2
# LLVM's default for AMD computes addresses again after branches, under another mask of lanes. The value checker does not
# prove that the lanes that are used are among them, and refuses the order.
RECOMPUTES = ["llvm(scheduler=default)", "llvm(scheduler=gcn-max-occupancy)"]
# What an access may not pass, by the kind of the access, and what the accesses are.
COPIES = ["commit", "wait", "barrier"]
READS = ["wait", "barrier"]
WRITES = ["barrier"]
EVENTS = [("commit", r"cp\.async\.commit_group"), ("wait", r"cp\.async\.wait_(?:group\s+\d+|all)"),
          ("barrier", r"bar(?:rier)?\.sync|s_barrier"), ("copy", r"cp\.async\.c[ag]"),
          ("read", r"ld\.(?:volatile\.)?shared|ldmatrix|ds_read\w*|ds_load\w*"),
          ("write", r"st\.(?:volatile\.)?shared|stmatrix|ds_write\w*|ds_store\w*")]
FIRST = re.compile(r"\s*(?:@\S+\s+)?(?:" + "|".join(f"(?P<{name}>{text})" for name, text in EVENTS) + ")")
TWO = re.compile(r"(?:read|load|write|store)_?2(?:addr|st|_)")  # ds_read2: two accesses


def run(*arguments):
    done = subprocess.run(["kiln", *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def events(assembly):
    """(kind, text, how many) of each line that matters, in order."""
    for line in assembly.splitlines():
        if match := FIRST.match(line):
            kind = match.lastgroup
            yield kind, " ".join(match.group(kind).split()), 2 if TWO.search(match.group(kind)) else 1


def places(assembly):
    """How many accesses of each kind lie between what they may not pass."""
    found = []
    for access, fences in (("copy", COPIES), ("read", READS), ("write", WRITES)):
        count = 0
        for kind, text, times in events(assembly):
            if kind in fences:
                found.append((access, count, text))
                count = 0
            elif kind == access:
                count += times
        found.append((access, count, "end"))
    return found


def strategies(target):
    """The catalogue, each with the scheduler that it needs to be told."""
    specs = []
    for entry in json.loads(run("strategies", "--format", "json")[1])["strategies"]:
        # They take other strategies' sequences: auto.ll, replay.test, adaptive.test.
        if entry["name"] in ("auto", "replay", "adaptive"):
            continue
        choices = {parameter["name"]: parameter["choices"] for parameter in entry["parameters"]}
        if entry["name"] == "llvm":
            specs += [f"llvm(scheduler={name})" for name in choices["scheduler"]
                      if target.startswith("gfx") or not name.startswith("gcn")]
        elif entry["name"] == "anneal":
            specs.append("anneal(budget=2000)")  # of 50000: most of the time is its own
        else:
            specs.append(entry["name"])
    return specs


def lower(kernel, target, corpus, folder):
    with open(os.path.join(corpus, kernel, "meta.json")) as file:
        meta = json.load(file)
    path = os.path.join(folder, f"{kernel}.{target}.ll")
    code, _, errors = run("compile", os.path.join(corpus, kernel, "kernel.ttir"), "--target", target, "--num-warps",
                          str(meta["num_warps"]), "--num-stages", "3", "--emit", "llvm", "-o", path)
    assert code == 0, errors
    return path


def assemble(path, target, spec):
    code, text, errors = run("compile", path, "--target", target, "--sched-strategy", spec, "--emit", "asm", "-o", "-")
    return (text, None) if code == 0 else (None, errors[-400:])


def check(job):
    path, target, spec, expected, source = job
    text, error = assemble(path, target, spec)
    if error:
        known = target.startswith("gfx1") and spec in RECOMPUTES and "changed what the kernel computes" in error
        return "refused" if known else f"{path} under {spec}: {error}"
    if places(text) != expected:
        return f"{path} under {spec}: an access passed a wait or a barrier"
    return "same" if text == source else "other"


def misplaced(assembly):
    """A barrier after the first access that must come after it."""
    lines = assembly.splitlines()
    kinds = [match.lastgroup if (match := FIRST.match(line)) else "" for line in lines]
    fence, access = next((i, j) for i, kind in enumerate(kinds) if kind == "barrier"
                         for j in range(i, len(lines)) if kinds[j] in ("copy", "read", "write"))
    return "\n".join(lines[:fence] + lines[fence + 1:access + 1] + [lines[fence]] + lines[access + 1:])


def main():
    corpus, targets = sys.argv[1], sys.argv[2:]
    jobs = []
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        for target in targets:
            specs = strategies(target)
            kernels = KERNELS if target == targets[0] else KERNELS[:FEW]
            paths = list(pool.map(lambda kernel: lower(kernel, target, corpus, folder), kernels))
            for path, (source, error) in zip(paths, pool.map(lambda path: assemble(path, target, "source"), paths)):
                assert error is None, error
                expected = places(source)
                assert any(text.startswith("cp.async.wait" if target.startswith("sm") else "s_barrier")
                           for _, _, text in expected), f"{path} is no pipeline"
                assert places(misplaced(source)) != expected, f"{path}: a misplaced barrier is not seen"
                jobs += [(path, target, spec, expected, source) for spec in specs]
        results = list(pool.map(check, jobs))
    failures = [result for result in results if result not in ("same", "other", "refused")]
    print(f"{len(jobs)} compilations under {', '.join(dict.fromkeys(job[2] for job in jobs))}: {results.count('other')} other "
          f"than the source's order, {results.count('refused')} refused, {len(failures)} failures")
    print("\n".join(failures))
    return bool(failures)


sys.exit(main())
