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
    "in part": "right as far as its time went",
    "newer": "Triton's own front end refuses too",
    "other words": "refused as by Triton, in other words",
    "refused": "refused",
    "no result": "no result",
    "failed": "wrong",
    "known": "known difference",
    "race": "a race that the test has",
    "not run": "needs what no device here has",
    "skipped": "skipped by the test",
    "no kernel": "no kernel",
}
# Those about kiln, of which GOOD are as they should be.
JUDGED = ["passed", "passed until", "other words", "refused", "no result",
          "failed"]
GOOD = JUDGED[:3]
# Those whose tests are listed, each with its reason.
LISTED = ["in part", "newer", "other words", "refused", "no result", "failed",
          "not run"]


def kind(row: dict[str, Any], known: dict[str, str],
         races: dict[str, str]) -> str:
    result = row["result"]
    if (result == "no result" and " race: " in row["message"]
            and function(row) in races):
        return "race"
    if result in ("failed", "refused", "no result") and any(
            row["test"].startswith(one) for one in known):
        return "known"
    if "the emulator cannot execute" in row["message"]:
        return "not run"
    if result == "refused" and row["triton"]:
        return "newer"
    if result == "failed" and "AttributeError: module 'triton" in row["message"]:
        return "newer"  # the test itself asks for a newer Triton
    if (result == "failed" and row["triton"] and row["refusals"]
            and "NotRefused" not in row["message"]):
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


def feature(row: dict[str, Any], features: dict[str, str]) -> str:
    """What of the language a test is about: the first whose pattern is found in
    the test's name, or in its file's."""
    file, name = function(row).split("::")
    for text in (name, file):
        for one, pattern in features.items():
            if re.search(pattern, text):
                return one
    return "others"


def table(head: str, counts: dict[str, Counter[str]],
          total: Counter[str]) -> list[str]:
    """Lines of a table: a row for each name, then the sum, a column for each
    kind that occurs."""
    columns = [one for one in KINDS if total[one]]
    rows = sorted(counts.items()) + [("all", total)]
    return [f"| {head} | " + " | ".join(KINDS[one] for one in columns) + " |",
            "|---|" + "---|" * len(columns)] + [
        f"| {name} | " + " | ".join(str(count[one] or "") for one in columns)
        + " |" for name, count in rows] + [""]


class Run:
    """The results of one file: of one release, on one device."""

    def __init__(self, path: Path, known: dict[str, str],
                 races: dict[str, str], features: dict[str, str]):
        self.name = path.stem
        rows = {}
        for line in path.read_text().splitlines():
            row = json.loads(line)
            rows[row["test"]] = row  # a later run replaces an earlier one
        self.counts: dict[str, dict[str, Counter[str]]] = {
            head: defaultdict(Counter) for head in ("file", "feature", "test")}
        self.reasons: dict[tuple[str, str, str], int] = Counter()
        for row in rows.values():
            its = kind(row, known, races)
            self.counts["file"][row["test"].split("::")[0]][its] += 1
            self.counts["feature"][feature(row, features)][its] += 1
            self.counts["test"][function(row)][its] += 1
            if its in LISTED:
                self.reasons[its, function(row), reason(row)] += 1
        self.total = sum(self.counts["file"].values(), Counter())
        self.judged = sum(self.total[one] for one in JUDGED)
        self.good = sum(self.total[one] for one in GOOD)

    def json(self) -> dict[str, Any]:
        return {
            "share": round(self.good / max(self.judged, 1), 4),
            "total": dict(self.total),
            **{head + "s": {name: dict(count) for name, count in rows.items()}
               for head, rows in self.counts.items()},
            "reasons": [{"kind": its, "test": name, "reason": why,
                         "count": count}
                        for (its, name, why), count in self.reasons.items()]}

    def markdown(self) -> list[str]:
        share = 100 * self.good / max(self.judged, 1)
        lines = [f"## {self.name}: {self.good} of {self.judged} "
                 f"({share:.1f} %)", ""]
        for head in ("file", "feature"):
            lines += table(head, self.counts[head], self.total)
        if self.reasons:
            lines += ["| what | test | tests | reason |", "|---|---|---|---|"]
            lines += [f"| {KINDS[its]} | {name.split('::')[1]} | {count} | "
                      f"{why} |" for (its, name, why), count
                      in sorted(self.reasons.items())]
            lines.append("")
        return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("results", nargs="+", type=Path)
    parser.add_argument("--json", type=Path, required=True)
    parser.add_argument("--markdown", type=Path, required=True)
    parser.add_argument("--about", action="append", default=[],
                        metavar="KEY=TEXT", help="versions, the command")
    arguments = parser.parse_args()
    known, races, features = (
        json.loads(Path(__file__).with_name(name).read_text())
        for name in ("known.json", "races.json", "features.json"))
    about = dict(text.split("=", 1) for text in arguments.about)
    runs = [Run(path, known, races, features) for path in arguments.results]
    markdown = ["# Triton's own tests through `kiln compile FILE.py`", ""]
    markdown += [f"{key}: {text}  " for key, text in about.items()] + [""]
    for run in runs:
        markdown += run.markdown()
    for head, why in (("Known differences", known),
                      ("Races that the emulator reports and that are there",
                       races)):
        markdown += [head + ":", ""]
        markdown += [f"- {name}: {text}" for name, text in why.items()] + [""]
    arguments.json.write_text(json.dumps(
        {"version": 1, "about": about,
         "runs": {run.name: run.json() for run in runs}, "known": known,
         "races": races},
        indent=1) + "\n")
    arguments.markdown.write_text("\n".join(markdown))


if __name__ == "__main__":
    main()
