#!/usr/bin/env python3
"""Writes IdentifierRanges.inc: which characters beyond ASCII may stand in names, as str.isidentifier of the Python that runs this
has it (its Unicode version is said in the file). Run by hand, when a new Unicode version is wanted:

    python3.13 identifier_ranges.py > IdentifierRanges.inc"""
import sys
import unicodedata


def ranges(belongs):
    """The ranges [first, last] of the characters beyond ASCII that belong."""
    first = None
    for code in range(0x80, sys.maxunicode + 2):
        inside = code <= sys.maxunicode and belongs(chr(code))
        if inside and first is None:
            first = code
        elif not inside and first is not None:
            yield first, code - 1
            first = None


def table(name, belongs):
    print(f"static const llvm::sys::UnicodeCharRange {name}[] = {{")
    line = "   "
    for first, last in ranges(belongs):
        item = f" {{0x{first:X}, 0x{last:X}}},"
        if len(line) + len(item) > 80:
            print(line)
            line = "   "
        line += item
    print(line.rstrip(",") + "};")


print(f"// Written by identifier_ranges.py: XID_Start and the rest of XID_Continue of\n// Unicode {unicodedata.unidata_version}.")
print("// clang-format off")
table("kStartRanges", str.isidentifier)
table("kFollowRanges", lambda c: not c.isidentifier() and ("a" + c).isidentifier())
print("// clang-format on")
