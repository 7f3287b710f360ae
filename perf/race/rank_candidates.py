"""Writes the sequence in which `auto` tries its candidates, tools/auto/candidates/CandidateRanking.inc, from the committed race
(directive_candidates.py). Needs neither compiler nor GPU.

usage: rank_candidates.py [--check]

--check fails where the file is not what the data give.
"""
import argparse
import hashlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from directive_candidates import sequence
from evidence import RACES, ROOT, STATIC, load

OUT = "tools/auto/candidates/CandidateRanking.inc"


def digest(path):
    with open(os.path.join(ROOT, path), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def generated(kernels, machine):
    lines = ["// Made by perf/race/rank_candidates.py; do not edit. From:",
             *(line for path in (*RACES, STATIC) for line in (f"//   {path}", f"//     sha256 {digest(path)}")),
             f"// measured on {machine['gpu']}, {machine['date']}, driver {machine['driver']}, ptxas",
             f"// {machine['ptxas'].removeprefix('Build ')}, Triton {machine['triton']}.", "// clang-format off", ""]
    lines += ["// cap, strategy, rematerialization, policies", "constexpr RankedCandidate ranking[] = {"]
    lines += [f'    {{Cap::{cap}, "{strategy}", "{remat}", "{policies}"}},' for cap, strategy, remat, policies in sequence(kernels)]
    return "\n".join(lines + ["};", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    opt = parser.parse_args()
    kernels, race = load()
    text, path = generated(kernels, race["machine"]), os.path.join(ROOT, OUT)
    if not opt.check:
        with open(path, "w") as file:
            file.write(text)
    elif not os.path.exists(path) or open(path).read() != text:
        sys.exit(f"{OUT} is not what the data give: run perf/race/rank_candidates.py")


if __name__ == "__main__":
    main()
