#!/usr/bin/env python3
"""Joins the lines of a listing of `kiln inspect` that were broken to fit a page, so that a test can match each as one."""
import re
import sys

lines = []
for line in sys.stdin.read().split("\n"):
    note = re.match(r" +; (.*)", line)
    if lines and note:
        lines[-1] += (" " if "  ; " in lines[-1] else "  ; ") + note.group(1)
    elif lines and re.match(r" {13}\S", line):
        lines[-1] += " " + line.strip()
    else:
        lines.append(line)
print("\n".join(lines), end="")
