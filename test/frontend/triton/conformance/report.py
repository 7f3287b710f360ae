#!/usr/bin/env python3
"""A table of what Triton's own tests say of kiln, from the plug-in's results.

report.py RESULTS.jsonl... --json OUT.json --markdown OUT.md [--about KEY=TEXT]
"""

import argparse
import json
import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

# What a test can be, with the heading of its column.
KINDS = {
    "passed": "passed",
    "passed until": "values right, then reads Triton's PTX",
    "newer": "Triton's own front end refuses too",
    "other words": "refused as by Triton, in other words",
    "refused": "refused",
    "no result": "no result",
    "failed": "wrong",
    "known": "known difference",
    "not run": "needs what no device here has",
    "skipped": "skipped by the test",
    "no kernel": "no kernel",
}
# Those about kiln, of which GOOD are as they should be.
JUDGED = ["passed", "passed until", "other words", "refused", "no result",
          "failed"]
GOOD = JUDGED[:3]


def kind(row: dict[str, Any], known: dict[str, str]) -> str:
    name = function(row)
    result = row["result"]
    if result in ("failed", "refused", "no result") and name in known:
        return "known"
    if "the emulator cannot execute" in row["message"]:
        return "not run"
    if result == "refused" and row["triton"]:
        return "newer"
    if result == "failed" and "AttributeError: module 'triton" in row["message"]:
        return "newer"  # the test itself asks for a newer Triton
    if result == "failed" and row["triton"] and row["refusals"]:
        return "other words"
    if (result in ("passed", "failed") and not row["launches"]
            and not row["refusals"] and not row["compiled"]):
        return "no kernel"
    return "skipped" if result == "expected to fail" else result


def function(row: dict[str, Any]) -> str:
    return str(row["test"]).split("[")[0]


def reason(row: dict[str, Any]) -> str:
    """The message in one line, without paths and numbers of files."""
    text = str(row["message"])
    found = re.search(r"\.py:\d+:\d+: error: (.*)", text)
    line = found[1] if found else text.strip().split("\n")[0]
    return re.sub(r"/\S+/", "", line)[:160].replace("|", "\\|")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("results", nargs="+", type=Path)
    parser.add_argument("--json", type=Path, required=True)
    parser.add_argument("--markdown", type=Path, required=True)
    parser.add_argument("--about", action="append", default=[],
                        metavar="KEY=TEXT", help="versions, the command")
    arguments = parser.parse_args()
    known = json.loads(
        Path(__file__).with_name("known.json").read_text())
    about = dict(text.split("=", 1) for text in arguments.about)

    runs: dict[str, dict[str, Any]] = {}
    markdown = ["# Triton's own tests through `kiln compile FILE.py`", ""]
    markdown += [f"{key}: {text}  " for key, text in about.items()] + [""]
    for path in arguments.results:
        rows = {}
        for line in path.read_text().splitlines():
            row = json.loads(line)
            rows[row["test"]] = row  # a later run replaces an earlier one
        files: dict[str, Counter[str]] = defaultdict(Counter)
        tests: dict[str, Counter[str]] = defaultdict(Counter)
        reasons: dict[tuple[str, str, str], int] = Counter()
        for row in rows.values():
            its = kind(row, known)
            files[row["test"].split("::")[0]][its] += 1
            tests[function(row)][its] += 1
            if its in ("refused", "no result", "failed"):
                reasons[its, function(row), reason(row)] += 1
        total = sum(files.values(), Counter())
        judged = sum(total[one] for one in JUDGED)
        good = sum(total[one] for one in GOOD)
        runs[path.stem] = {
            "share": round(good / judged, 4) if judged else None,
            "total": dict(total),
            "files": {name: dict(count) for name, count in files.items()},
            "tests": {name: dict(count) for name, count in tests.items()},
            "faults": [{"kind": its, "test": name, "reason": why,
                        "count": count}
                       for (its, name, why), count in reasons.items()]}
        columns = [one for one in KINDS if total[one]]
        markdown += [f"## {path.stem}: {good} of {judged} "
                     f"({100 * good / max(judged, 1):.1f} %)", "",
                     "| file | " + " | ".join(KINDS[one] for one in columns)
                     + " |", "|---|" + "---|" * len(columns)]
        for name, count in [*sorted(files.items()), ("all", total)]:
            markdown.append(f"| {name} | " + " | ".join(
                str(count[one]) for one in columns) + " |")
        markdown.append("")
        if reasons:
            markdown += ["| what | test | tests | reason |", "|---|---|---|---|"]
            markdown += [f"| {KINDS[its]} | {name.split('::')[1]} | {count} | "
                         f"{why} |"
                         for (its, name, why), count in sorted(reasons.items())]
            markdown.append("")
        markdown += ["| test | " + " | ".join(KINDS[one] for one in columns)
                     + " |", "|---|" + "---|" * len(columns)]
        for name, count in sorted(tests.items()):
            markdown.append(f"| {name.replace('::', ' ')} | " + " | ".join(
                str(count[one] or "") for one in columns) + " |")
        markdown.append("")
    if known:
        markdown += ["Known differences:", ""]
        markdown += [f"- {name}: {why}" for name, why in known.items()]
        markdown.append("")
    arguments.json.write_text(json.dumps(
        {"version": 1, "about": about, "runs": runs, "known": known},
        indent=1) + "\n")
    arguments.markdown.write_text("\n".join(markdown))


if __name__ == "__main__":
    main()
