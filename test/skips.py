#!/usr/bin/env python3
"""Which tests did not run, and whether that was agreed: `skips.py BUILD` reads what ctest, GoogleTest and lit left in the
build folder, and fails on every skipped, disabled, unsupported or expectedly failing test that test/allowed-skips.txt does
not name with the reason that the test gives. The last line says how many ran and how many did not."""
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
    """Of each test: its name, and the reason for which it did not run, or None. Shards hold tests, which their own files name."""
    for case in xml.etree.ElementTree.parse(build / "ctest.xml").iter("testcase"):
        ran = case.get("status") not in ("notrun", "disabled")
        if ran and case.get("name").startswith(("unit/", "text/")):
            continue
        skipped = case.find("skipped")
        said = skipped.get("message") if skipped is not None else case.findtext("system-out") or ""
        yield case.get("name"), None if ran else said


def of_gtest(build):
    for path in sorted((build / "gtest").glob("*.xml")):
        folder = path.stem.rpartition("-")[0]
        for case in xml.etree.ElementTree.parse(path).iter("testcase"):
            skipped = case.find("skipped")
            reason = None if case.get("status") == "run" else "disabled"
            if skipped is not None: # by GTEST_SKIP() << REASON; the first line says where
                reason = skipped.get("message").partition("\n")[2]
            yield f"unit/{folder}/{case.get('classname')}.{case.get('name')}", reason


def of_lit(build):
    for path in sorted((build / "lit").glob("*.json")):
        for test in json.loads(path.read_text())["tests"]:
            ran = test["code"] in ("PASS", "FLAKYPASS", "FAIL", "TIMEOUT", "UNRESOLVED")
            yield test["name"], None if ran else f"{test['code']}: {test['output'].strip()}"


def main():
    build = pathlib.Path(sys.argv[1])
    allowed = list(agreed())
    tests = [*of_ctest(build), *of_gtest(build), *of_lit(build)]
    skips = [(name, reason) for name, reason in tests if reason is not None]
    refused = [
        (name, reason) for name, reason in skips
        if not any(n.fullmatch(name) and r.search(reason) for n, r in allowed)
    ]
    for name, reason in skips:
        print(f"{'NOT AGREED' if (name, reason) in refused else 'skipped'}: {name}: {reason}")
    print(f"{len(tests) - len(skips)} tests ran; {len(skips)} skipped, {len(refused)} of them without being agreed in "
          "test/allowed-skips.txt")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
