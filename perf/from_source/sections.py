"""Sections of a cubin or hsaco: what two builds of a kernel are compared by."""

from __future__ import annotations

import re
import struct
from typing import Dict

#: They name files and lines, or hold offsets of names.
NAMES_AND_LINES = re.compile(
    r"\.(debug|nv_debug|nv\.rel|rel|strtab|shstrtab|symtab|dynsym|dynstr|hash|gnu\.hash|comment|note|dynamic|eh_frame" r"|relro)"
)


def sections(elf: bytes) -> Dict[str, bytes]:
    """By name, those that the loader and the machine read."""
    (table,) = struct.unpack_from("<Q", elf, 0x28)
    size, count, names = struct.unpack_from("<3H", elf, 0x3A)
    heads = [struct.unpack_from("<IIQQQQ", elf, table + index * size) for index in range(count)]
    found = {}
    for name, kind, _, _, offset, length in heads:
        start = heads[names][4] + name
        text = elf[start : elf.index(b"\0", start)].decode()
        if text and kind != 8 and not NAMES_AND_LINES.match(text):
            found[text] = elf[offset : offset + length]
    return found


def difference(left: bytes, right: bytes) -> str:
    """The first section in which two files differ, with how many bytes do; empty: in none."""
    one, two = sections(left), sections(right)
    for name in sorted({*one, *two}, key=lambda name: (not name.startswith(".text"), name)):
        if one.get(name) != two.get(name):
            here, there = one.get(name, b""), two.get(name, b"")
            return (
                f"{name}: {len(here)} and {len(there)} bytes"
                if len(here) != len(there)
                else f"{name}: {sum(a != b for a, b in zip(here, there))} of {len(here)} bytes"
            )
    return ""
