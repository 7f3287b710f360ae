#!/usr/bin/env python3
"""Writes what Python 3.13 says of the files in cases/, for the unit test of the parser: beside each file a .dump with the dump of each
statement on a line.

    python3.13 test/python-ast/record.py"""
import ast
import pathlib
import sys
import warnings

if sys.version_info[:2] != (3, 13):
    sys.exit("Python 3.13 has what all others have; run with that")
warnings.simplefilter("ignore")
for path in sorted(pathlib.Path(__file__).parent.glob("cases/*.py")):
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if getattr(node, "type_params", None) == []:
            del node.type_params  # which older versions do not have
    lines = [ast.dump(statement, include_attributes=True, show_empty=True) for statement in tree.body]
    text = "\n".join(lines).encode("ascii", "backslashreplace").decode()
    path.with_suffix(".dump").write_text(text + "\n")
