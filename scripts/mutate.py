#!/usr/bin/env python3
"""Mutation testing of the scheduling layer, for people; it takes too long for CI.

usage: scripts/mutate.py [--seed N] [--count N] [--files GLOB...] [--build DIR] [--output FILE]

Applies one small change at a time to a source of sched-strategies, mir-passes, the passes over LLVM IR or the polynomials that
checks compare, rebuilds the object it is in and the unit test programs, and runs the tests that take seconds. A mutant that no
test notices is a question: is the change equivalent, or is a test missing? The changes:

  compare     < <= > >= == != become their neighbour (< and <=) or opposite (== and !=)
  extreme     std::min and std::max, swapped
  tie-break   the last element of both sides of a comparison of std::pair or std::tuple, dropped
  negate      the condition of an if
  skip        one assignment or call on a line of its own
  constant    a whole number, plus one

The sources are changed in place and always put back, so they must be committed. A mutant whose object file is the one of
the original is equivalent and is not counted; neither is one that does not compile. Some that do compile never end: a
run over its time is noticed, too.
"""
import argparse
import glob
import hashlib
import os
import random
import re
import signal
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCHED, MIR, IR = "kiln-sched-strategies-tests", "kiln-mir-passes-tests", "kiln-ir-passes-tests"
# Everything but the threads, and one seed of the slow property. Folder -> (program, filter, seed).
TESTS = {
    "sched-strategies": [(SCHED, "-Threads.*:RandomRegion.*", None), (SCHED, "RandomRegion.*", "7")],
    "ir-passes": [(IR, "*", None), (MIR, "RandomKernels.*", None)],
    "mir-passes": [(MIR, "-*Random*", None), (SCHED, "RandomRegion.*", "7")],
    "targets/support/algebra": [("kiln-targets-tests", "*Polynomials*", None), (MIR, "ValueCheck*-*Mutations*", None)],
}
TEST_SECONDS, BUILD_SECONDS = 60, 300
OPPOSITE = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}


def tests_of(path):
    return TESTS[max((folder for folder in TESTS if path.startswith(folder + "/")), key=len)]


def blank(text):
    """The text with comments, strings and preprocessor lines made of spaces: same length, nothing to change in them."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|^#[^\n]*'
    return re.sub(pattern, lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S | re.M)


def arguments(code, start):
    """Of a call whose opening parenthesis is at `start`: the argument ranges, and the position after its end."""
    depth, parts, begin = 0, [], start + 1
    for at in range(start, len(code)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(code[at], 0)
        if depth == 0 or (depth == 1 and code[at] == ","):
            parts.append((begin, at))
            begin = at + 1
        if depth == 0:
            return parts, at + 1
    return [], len(code)


def changes(text):
    """All changes of a source: (kind, begin, end, replacement)."""
    code, found = blank(text), []
    for m in re.finditer(r" (<=?|>=?|==|!=)(?=\s)", code):
        found.append(("compare", m.start(1), m.end(1), OPPOSITE[m.group(1)]))
    for m in re.finditer(r"\bstd::(min|max)\b(?=[(<])", code):
        found.append(("extreme", m.start(1), m.end(1), "max" if m.group(1) == "min" else "min"))
    for m in re.finditer(r"\bstd::(pair|tuple)\(", code):
        left, end = arguments(code, m.end() - 1)
        right = re.match(r"\s*(<=?|>=?|==|!=)\s*std::(pair|tuple)\(", code[end:])
        if not right or len(left) < 2:
            continue
        second, last = arguments(code, end + right.end() - 1)
        kept = [[text[b:e].strip() for b, e in side[:-1]] for side in (left, second)]
        tuples = ["std::tuple(" + ", ".join(side) + ")" for side in kept]
        found.append(("tie-break", m.start(), last, tuples[0] + " " + right.group(1) + " " + tuples[1]))
    for m in re.finditer(r"\bif \(", code):
        parts, end = arguments(code, m.end() - 1)
        condition = text[m.end():end - 1]
        if not re.search(r"[^=!<>]=[^=]|;", code[m.end():end - 1]):
            found.append(("negate", m.end(), end - 1, "!(" + condition + ")"))
    statement = r"^ +((?:[A-Za-z_][\w.\[\]:]*(?:->[\w.]+)*(?:\([^\n]*\)| [-+*|&]?= [^\n]*|\+\+)|(?:\+\+|--)[\w.\[\]]+);)$"
    for m in re.finditer(statement, code, re.M):
        if not re.match(r"(return|static_assert|assert|using|break)\b", m.group(1)):
            found.append(("skip", m.start(1), m.end(1), ";"))
    for m in re.finditer(r"(?<![\w.])\d+(?=[^\w.>]|u\b)", code):
        found.append(("constant", m.start(), m.end(), str(int(m.group()) + 1)))
    return found


def choose(locations, count, chance):
    """As many of each kind as there are, by turns: there are a hundred times more statements than tie-breaks."""
    kinds = {}
    for location in chance.sample(locations, len(locations)):
        kinds.setdefault(location[1], []).append(location)
    turns = [(turn, kind, location) for kind, of in kinds.items() for turn, location in enumerate(of)]
    return [location for _, _, location in sorted(turns)[:count]]


def run(command, seconds, **options):
    """The exit status, None if it took too long, and the output."""
    try:
        done = subprocess.run(command, timeout=seconds, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        return None, ""


def object_hash(build, path):
    """Of the module's objects: some modules are compiled several files at once."""
    module = "kiln-" + os.path.dirname(path).replace("/", "-") + ".dir"
    names = glob.glob(os.path.join(build, "CMakeFiles", module, "**", "*.o"), recursive=True)
    assert names, f"{build} has no objects of {module}"
    return [hashlib.sha256(open(name, "rb").read()).hexdigest() for name in sorted(names)]


def judge(build, path, original):
    """The outcome of the mutant that is in the tree."""
    tests = tests_of(path)
    programs = sorted({program for program, _, _ in tests})
    status, _ = run(["ninja", "-C", build, *programs], BUILD_SECONDS)
    if status != 0:
        return "does not compile", ""
    if object_hash(build, path) == original:
        return "equivalent", "same object file"
    for program, chosen, seed in tests:
        # The fuzzer of the value check draws another seed in each run, and an outcome should not depend on it.
        environment = dict(os.environ, KILN_SEED="1", **({"KILN_TEST_SEED": seed} if seed else {}))
        status, output = run([os.path.join(build, "bin", program), "--gtest_filter=" + chosen], TEST_SECONDS,
                             cwd=build, env=environment)
        if status != 0:
            failed = re.findall(r"\[  FAILED  \] ([\w./]+)", output)
            started = re.findall(r"\[ RUN      \] ([\w./]+)", output)
            if failed:
                return "killed", failed[0]
            return "killed", ("no end" if status is None else "crash") + " in " + (started[-1] if started else program)
    return "survived", ""


def excerpt(text, begin, end, replacement):
    """The changed lines before and after, on one line each."""
    first, last = text.rfind("\n", 0, begin) + 1, text.find("\n", end)
    squeeze = lambda piece: re.sub(r"\s+", " ", piece).strip().replace("|", "\\|")
    return squeeze(text[first:last]), squeeze(text[first:begin] + replacement + text[end:last])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="of the choice of mutants")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--files", nargs="+", default=[folder + "/**/*.cpp" for folder in TESTS])
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    parser.add_argument("--output", help="a Markdown table, kept up to date while it runs")
    options = parser.parse_args()
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("mutate.py: stopped"))  # through `finally`
    build = os.path.abspath(options.build)
    paths = sorted({path for pattern in options.files for path in glob.glob(pattern, recursive=True)})
    if run(["git", "diff", "--quiet", "HEAD", "--", *paths], 60)[0] != 0:
        sys.exit("mutate.py: the sources have changes that are not committed; they are changed in place")
    locations = [(path, *change) for path in paths for change in changes(open(path).read())]
    chosen = choose(locations, options.count, random.Random(options.seed))
    programs = sorted({test[0] for path in paths for test in tests_of(path)})
    status, output = run(["ninja", "-C", build, *programs], 3600)
    if status != 0:
        sys.exit("mutate.py: the tree as it is does not build:\n" + output)
    originals = {path: object_hash(build, path) for path in paths}
    rows, counts = [], {}
    for path, kind, begin, end, replacement in chosen:
        text = open(path).read()
        try:
            open(path, "w").write(text[:begin] + replacement + text[end:])
            outcome, how = judge(build, path, originals[path])
        finally:
            open(path, "w").write(text)
        counts[outcome] = counts.get(outcome, 0) + 1
        before, after = excerpt(text, begin, end, replacement)
        line = text.count("\n", 0, begin) + 1
        rows.append(f"| {path}:{line} | {kind} | `{before}` | `{after}` | {outcome} | {how} |")
        print(rows[-1], flush=True)
        tried = counts.get("killed", 0) + counts.get("survived", 0)
        if options.output and tried:
            score = (f"{counts.get('killed', 0)} of {tried} killed ({100 * counts.get('killed', 0) // tried} %); "
                     f"{counts.get('equivalent', 0)} equivalent, {counts.get('does not compile', 0)} do not compile; "
                     f"{len(locations)} locations, seed {options.seed}")
            head = "| location | change | before | after | outcome | by |\n|---|---|---|---|---|---|\n"
            open(options.output, "w").write(score + "\n\n" + head + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
