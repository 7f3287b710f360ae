#!/usr/bin/env python3
"""Where the minutes of `make test` went, as tables of Markdown: `minutes.py BUILD SANITIZER_BUILD` reads how long each gate took
(gates.txt, which scripts/test.sh writes), each step of the builds (.ninja_log) and each test (what ctest, GoogleTest and lit
left). Seconds are those of the clock, of one step or test beside others on the other cores."""
import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree

LONGEST = 12


def steps(build):
    """{kind of step: (how many, seconds)}; of a step that ran again, the last time."""
    last = {}
    for line in (build / ".ninja_log").read_text().splitlines()[1:]:
        start, end, _, output, _ = line.split("\t")
        last[output] = (int(end) - int(start)) / 1000
    kinds = collections.defaultdict(lambda: (0, 0.0))
    for output, seconds in last.items():
        number, so_far = kinds[kind_of(output)]
        kinds[kind_of(output)] = (number + 1, so_far + seconds)
    return kinds


def kind_of(output):
    if output.endswith(".pch"):
        return "precompiled headers"
    if output.endswith(".o"):
        if "test/" in output:
            return "fuzz targets and the drivers that pretend" if re.search("fuzz|fake", output) else "unit tests"
        folder = re.search(r"kiln-(frontend|lowering|ir-passes|mir-passes|sched-strategies|targets|tools)\b", output)
        return folder.group(1) if folder else "programs beside kiln"
    return "tables" if output.endswith((".inc", ".td.d")) else "links and the rest"


def tests(build):
    """(seconds, name) of every test that says so."""
    for path in (build / "gtest").glob("*.xml"):
        for case in xml.etree.ElementTree.parse(path).iter("testcase"):
            yield float(case.get("time")), f"{case.get('classname')}.{case.get('name')}"
    for path in (build / "lit").glob("*.json"):
        for test in json.loads(path.read_text())["tests"]:
            yield test["elapsed"] or 0.0, test["name"].replace("kiln :: ", "")
    for case in xml.etree.ElementTree.parse(build / "ctest.xml").iter("testcase"):
        if not case.get("name").startswith(("unit/", "text/")):
            yield float(case.get("time")), case.get("name")


def table(head, rows):
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(map(str, row))} |")
    print()


def main():
    build, sanitized = map(pathlib.Path, sys.argv[1:3])
    gates = [line.rsplit(" ", 1) for line in (build / "gates.txt").read_text().splitlines()]
    table(["gate", "minutes"], [(name, f"{int(seconds) / 60:.1f}") for name, seconds in gates])

    builds = [steps(folder) if (folder / ".ninja_log").exists() else {} for folder in (build, sanitized)]
    rows = []
    for kind in sorted(set().union(*builds), key=lambda kind: -sum(b.get(kind, (0, 0))[1] for b in builds)):
        (number, seconds), (number_sanitized, seconds_sanitized) = (b.get(kind, (0, 0.0)) for b in builds)
        rows.append((kind, number, f"{seconds:.0f}", number_sanitized, f"{seconds_sanitized:.0f}"))
    table(["step of a build", "release", "seconds", "sanitizers", "seconds"], rows)

    longest = []
    for folder, name in ((build, "release"), (sanitized, "sanitizers")):
        if (folder / "ctest.xml").exists():
            longest += [(seconds, test, name) for seconds, test in tests(folder)]
    rows = [(test, name, f"{seconds:.0f}") for seconds, test, name in sorted(longest, reverse=True)[:LONGEST]]
    table(["one of the longest tests", "build", "seconds"], rows)


if __name__ == "__main__":
    main()
