#!/usr/bin/env python3
"""Holds Kiln's front end against Triton's on all programs of this folder's scripts, and writes a table of what they say.

usage: differential.py PYTHON... [--build DIR] [--programs N] [--every N] -o NAME.md     (each PYTHON has a Triton of 3.6 or 3.9; no GPU; by hand)

Operators and shapes: the tables of what Triton emits, which a unit test holds against Kiln, are written again and must be the same. Functions and
random programs: both compile them, and after the same clean-up the tile IR must read alike. The library: Triton compiles its own functions and
ours. Exit code 1 if anything differs.
"""
import argparse
import datetime
import pathlib
import platform
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def run(python, *line):
    """A script's exit code, what it printed, and its last words in case of a failure."""
    done = subprocess.run([python, *map(str, line)], cwd=HERE, capture_output=True, text=True)
    return done.returncode, done.stdout, (done.stdout.strip() or done.stderr.strip() or "nothing").splitlines()[-1]


def table(python, script, release, folder):
    """Writes a table of Triton's again, and says whether it is the committed one."""
    kept = HERE / f"{script}-{release}.txt"
    base = [] if release == "3.6" else ["--base", HERE / f"{script}-3.6.txt"]
    code, text, last = run(python, HERE / f"{script}.py", *base)
    (folder / kept.name).write_text(text)
    lines = len(text.splitlines())
    if code:
        return False, last
    same = text == kept.read_text()
    return same, f"{lines} lines{'' if release == '3.6' else ' that 3.6 does not have'}: {'as committed' if same else 'not as committed'}"


def rows(python, release, options, folder):
    """(what, whether nothing differs, what the script says), script by script."""
    for what, script in (("operators and their operands' types", "promotion"), ("operands of other shapes", "shapes")):
        yield what, *table(python, script, release, folder)
    for what, line in (("functions of `tl`, each in a kernel", ["functions.py", "--build", options.build, "--every", options.every]),
                       ("functions written in the language, of random blocks", ["library.py", "--every", options.every]),
                       ("random programs", ["random_programs.py", "--build", options.build, "--count", options.programs])):
        code, _, last = run(python, HERE / line[0], *line[1:])
        yield what, code == 0, last


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", nargs="+")
    parser.add_argument("--build", type=pathlib.Path, default=HERE.parents[2] / "build")
    parser.add_argument("--programs", type=int, default=300, help="random ones")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="of the functions only each N-th case")
    parser.add_argument("-o", required=True, type=pathlib.Path, metavar="NAME.md")
    options = parser.parse_args()
    options.build = options.build.resolve()
    kiln = subprocess.run([options.build / "bin/kiln", "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    text = ["# Kiln's front end of Triton's language against Triton's own", "",
            f"date: {datetime.date.today()}; {kiln}; Python {platform.python_version()}; no GPU  ",
            f"command: `test/frontend/triton/differential.py PYTHON... --programs {options.programs} --every {options.every} -o NAME.md`", ""]
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for python in options.python:
            _, _, version = run(python, "-c", "import triton; print(triton.__version__)")
            text += [f"## Triton {version}", "", "| what | says | |", "|---|---|---|"]
            for what, same, says in rows(python, ".".join(version.split(".")[:2]), options, pathlib.Path(folder)):
                text.append(f"| {what} | {says} | {'' if same else '**differs**'} |")
                failed |= not same
                print(text[-1], flush=True)
            text.append("")
    options.o.write_text("\n".join(text[:-1]) + "\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
