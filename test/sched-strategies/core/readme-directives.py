"""Holds the tables of directives in the READMEs against the catalogue.

    kiln strategies --format json | readme-directives.py SOURCE
Every strategy and policy has a row in sched-strategies/README.md, every rematerialization one in mir-passes/README.md. A row names
the directive's parameters; those that all rematerializations have may stand before the table.
"""
import json
import os
import re
import sys

catalogue, found, missing = json.load(sys.stdin), 0, []
for kind, folder in (("strategies", "sched-strategies"), ("policies", "sched-strategies"), ("remat", "mir-passes")):
    text = open(os.path.join(sys.argv[1], folder, "README.md")).read()
    rows = {row[1]: row for row in re.finditer(r"^\| `([a-z-]+)`.*$", text, re.M)}
    for directive in catalogue[kind]:
        row = rows.get(directive["name"])
        if not row:
            missing.append(f"{folder}/README.md has no row for {directive['name']}")
            continue
        found += 1
        named = row[0] + (text[:row.start()].partition("\n| pass |")[0] if kind == "remat" else "")
        missing += [f"{folder}/README.md does not name {directive['name']}'s parameter {parameter['name']}"
                    for parameter in directive["parameters"] if f"`{parameter['name']}`" not in named]
print("\n".join(missing) if missing else f"all of {found} directives")
