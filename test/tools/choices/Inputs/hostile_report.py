"""FILE with names, options, reasons and notes that would be markup, or break lines, where somebody forgets to escape them."""
import json
import sys

HOSTILE = ["<script>alert(1)</script>", "\" onload=\"alert(1)", "'><img src=x>", "</details></section>", "<!--", "]]>", "&amp;&#60;", "\u202eevil",
           "\x00\x1b[31m\r\n", "\ud800", "x" * 20000, ""]

with open(sys.argv[1], encoding="utf-8") as file:
    report = json.load(file)
for number, size in enumerate(report["kernels"]):
    size["kernel"] = HOSTILE[number] if number else "".join(HOSTILE)
    size["notes"] = HOSTILE
    size["options"] = size["options"] and "".join(HOSTILE)
    for build, hostile in zip(size["builds"], HOSTILE):
        build["options"] = build["options"] and hostile * 3
        build["out"] = build["out"] and "".join(HOSTILE)
json.dump(report, sys.stdout)
