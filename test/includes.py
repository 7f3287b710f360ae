#!/usr/bin/env python3
"""What a unity build hides: `includes.py BUILD` parses every source of ours that this build compiles after others of its
module alone, as a build without joined files would, and fails where a declaration is missing. It needs the build's precompiled
headers, which hold no header of ours, and its tables. With more arguments: only sources whose path begins so. `--share K/N`
takes every Nth of them, from the Kth on, counted from 0."""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys


def parse_of(command, joined, source):
    """The compilation of the joined file as the parsing of one source."""
    words = shlex.split(command)
    # A compiler cache, perhaps with its settings, stands before the compiler.
    while not re.search(r"(clang\+\+|g\+\+)[-\d.]*$", words[0]):
        words.pop(0)
    drop = {"-o": 2, "-MT": 2, "-MF": 2, "-MD": 1, "-c": 1}
    kept, at = [], 0
    while at < len(words):
        if words[at] not in drop:
            kept.append(str(source) if words[at] == joined else words[at])
        at += drop.get(words[at], 1)
    return kept + ["-fsyntax-only"]


def parses(build, prefixes):
    """(source, directory, command) for every source that is not the first of its joined file. No tests, which no
    other file includes."""
    root = build.parent
    for entry in json.loads((build / "compile_commands.json").read_text()):
        joined = pathlib.Path(entry["file"])
        if joined.parent.name != "Unity" or joined.is_relative_to(build / "test"):
            continue
        sources = re.findall(r'^#include "(.*\.cpp)"', joined.read_text(), re.M)
        for source in sources[1:]:
            name = os.path.relpath(source, root)
            if name.startswith(tuple(prefixes)):
                yield name, entry["directory"], parse_of(entry["command"], entry["file"], source)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("prefixes", nargs="*", default=[""])
    parser.add_argument("--share", default="0/1")
    opt = parser.parse_args()
    share = re.fullmatch(r"(\d+)/([1-9]\d*)", opt.share)
    if not share:
        parser.error(f"--share {opt.share}: give K/N, such as 0/3")
    build = opt.build.resolve()
    found = sorted(parses(build, opt.prefixes))
    work = found[int(share[1]) % int(share[2])::int(share[2])]
    if not found:
        print(f"{build} joins no such sources; configure it with CMAKE_UNITY_BUILD=ON, as cmake --preset release does")
        return 1

    def run(job):
        name, directory, command = job
        done = subprocess.run(command, cwd=directory, capture_output=True, text=True)
        return name, done.returncode, done.stderr

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        bad = [(name, said) for name, status, said in pool.map(run, work) if status]
    for name, said in bad:
        print(f"{name}: does not compile alone; include what it uses\n{said}")
    print(f"{len(work)} sources that a unity build compiles after others, {len(bad)} of them lack an include")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
