#!/usr/bin/env python3
"""Which tests did not run, and whether that was agreed: `skips.py BUILD` reads what ctest and lit left in the build
folder, and fails on every skipped, disabled, unsupported or expectedly failing test that test/allowed-skips.txt does not
name with the reason that the test gives. The last line says how many there were."""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree


def agreed():
    """Pairs of patterns: the test's name, the reason it gives."""
    path = pathlib.Path(__file__).with_name("allowed-skips.txt")
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            name, reason = line.split(" : ", 1)
            yield re.compile(name), re.compile(reason)


def of_ctest(build):
    for case in xml.etree.ElementTree.parse(build / "ctest.xml").iter("testcase"):
        if case.get("status") in ("notrun", "disabled"):
            skipped = case.find("skipped")
            said = case.findtext("system-out") or ""
            # What GoogleTest prints of GTEST_SKIP() << REASON stands below the place, above the verdict.
            reason = re.search(r": Skipped\n(.*?)\n\n?\[", said, re.DOTALL)
            yield case.get("name"), reason.group(1) if reason else skipped.get("message") if skipped is not None else said


def of_lit(build):
    for path in sorted((build / "lit").glob("*.json")):
        for test in json.loads(path.read_text())["tests"]:
            if test["code"] not in ("PASS", "FLAKYPASS", "FAIL", "TIMEOUT", "UNRESOLVED"):
                yield test["name"], f"{test['code']}: {test['output'].strip()}"


def main():
    build = pathlib.Path(sys.argv[1])
    allowed = list(agreed())
    skips = [*of_ctest(build), *of_lit(build)]
    refused = [
        (name, reason) for name, reason in skips
        if not any(n.fullmatch(name) and r.search(reason) for n, r in allowed)
    ]
    for name, reason in skips:
        print(f"{'NOT AGREED' if (name, reason) in refused else 'skipped'}: {name}: {reason}")
    print(f"{len(skips)} tests skipped, {len(refused)} of them without being agreed in test/allowed-skips.txt")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
