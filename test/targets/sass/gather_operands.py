#!/usr/bin/env python3
"""Writes operands.txt: instructions of each kind that the cubins given hold, with the registers that nvdisasm says they read
and write (-print-life-ranges). The decoder's test compares itself with that file; run this again for new instructions:

    gather_operands.py --nvdisasm nvdisasm CUBIN... > operands.txt

A line: GPU, the two halves of the instruction, then after bars its text, what it reads and what it writes. One of each kind,
for each family of GPUs. nvdisasm's known faults are mended here: it shows the predicate that
LDGSTS reads as written, leaves out the predicates of P2R, R2P and UP2UR, and of a call it names what the callee touches (left out)."""
import argparse
import re
import subprocess
import sys

FILES = {"GPR": "R", "PRED": "P", "UGPR": "UR", "UPRED": "UP"}
FIRST = re.compile(r"^\s*/\*([0-9a-f]{4,})\*/\s+(.*?)\s*/\* 0x([0-9a-f]{16}) \*/")
SECOND = re.compile(r"^\s+/\* 0x([0-9a-f]{16}) \*/\s*(?:// (.*))?$")


def columns(rows, rule):
    """(file, number, position) for each register that the head of a table names."""
    found = []
    bounds = [place for place, char in enumerate(rule) if char == "+"]
    for begin, end in zip(bounds, bounds[1:]):
        parts = [row[begin + 1:end] for row in rows]
        name = next((FILES[part.strip()] for part in parts if part.strip() in FILES), None)
        digits = [part for part in parts if re.search(r"\d", part)]
        if not name or not digits:
            continue
        for place in range(digits[-1].find("#") + 1, len(digits[-1])):
            if digits[-1][place].isdigit():
                number = "".join(part[place] if place < len(part) else " " for part in digits).strip()
                found.append((name, int(number), begin + 1 + place))
    return found


def instructions(text):
    """(section, address, text, low, high, reads, writes, live) for each instruction of nvdisasm's output. `live`: the
    registers that the table marks at this line, with those read and written."""
    section, head, registers, first = None, [], None, None
    for line in text.split("\n"):
        if line.startswith("//---") and ".text." in line:
            section, head = line.split()[1], []
        rule = line.find("// +---")
        if rule >= 0:
            head.append(line[rule + 3:])
            rules = [row for row in head if row.startswith("+")]
            if len(rules) == 2:
                registers = columns([row for row in head if not row.startswith("+")], rules[0])
                head = []
            continue
        bar = line.find("// |")
        if head and bar >= 0:
            head.append(line[bar + 3:])
            continue
        match = FIRST.match(line)
        if match:
            first = (int(match[1], 16), match[2], match[3])
            continue
        match = SECOND.match(line)
        if match and first:
            marks = match[2] or ""
            named = [(f"{file}{number}", marks[place]) for file, number, place in registers or [] if place < len(marks)]
            reads = {name for name, mark in named if mark in "vx"}
            writes = {name for name, mark in named if mark in "^x"}
            live = {name for name, mark in named if mark in ":vx^"}
            yield (section, *first[:2], first[2], match[1], *mend(first[1], reads, writes), live)
            first = None


def mend(text, reads, writes):
    words = text.split()
    mnemonic = words[1] if words[0].startswith("@") else words[0]
    if mnemonic.startswith("LDGSTS"):
        writes = {name for name in writes if not name.startswith("P")}
    mask = re.search(r"0x([0-9a-f]+) ;$", text)
    if mnemonic.startswith(("P2R", "R2P", "UP2UR")) and mask:
        file = "UP" if mnemonic.startswith("U") else "P"
        named = {f"{file}{bit}" for bit in range(7) if int(mask[1], 16) >> bit & 1}
        reads, writes = (reads | named, writes) if not mnemonic.startswith("R2P") else (reads, writes | named)
    return reads, writes


def disassemble(tool, cubin):
    """nvdisasm's tables of one cubin and the GPU it names; None where nvdisasm refuses the file."""
    run = subprocess.run([tool, "-c", "-hex", "-plr", "-lrm", "narrow", cubin], capture_output=True, text=True, errors="replace")
    if run.returncode:
        return None
    return re.search(r"^\s*\.target\s+(\S+)", run.stdout, re.M)[1], run.stdout


def order(name):
    match = re.fullmatch(r"([A-Z]+)(\d+)", name)
    return (match[1], int(match[2]))


def ranges(names):
    """R4-R7 UR2"""
    result = []
    for file, number in sorted(map(order, names)):
        if result and result[-1][0] == file and result[-1][2] + 1 == number:
            result[-1][2] = number
        else:
            result.append([file, number, number])
    return " ".join(f"{file}{begin}" if begin == end else f"{file}{begin}-{file}{end}" for file, begin, end in result)


def kind(text, low, reads, writes):
    """What makes two instructions alike: opcode and form, the mnemonic's first parts, and how many registers of each file."""
    words = text.split()
    mnemonic = words[words[0].startswith("@")].rstrip(";").split(".")
    counts = [sum(order(name)[0] == file for name in names) for names in (reads, writes) for file in FILES.values()]
    return (low & 0xfff, *mnemonic[:4], *counts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--nvdisasm", default="nvdisasm")
    parser.add_argument("cubins", nargs="+")
    arguments = parser.parse_args()
    seen, lines = set(), []
    for cubin in arguments.cubins:
        made = disassemble(arguments.nvdisasm, cubin)
        if not made:
            print(f"left out {cubin}: nvdisasm refuses it", file=sys.stderr)
            continue
        gpu, text = made
        # One GPU of each encoding: 8.6 and 8.9 are as 8.0, 10.3 as 10.0.
        family = {"86": "80", "87": "80", "89": "80", "103": "100", "121": "120"}.get(*[re.sub(r"\D", "", gpu)] * 2)
        for _, _, text, low, high, reads, writes, _ in instructions(text):
            shape = kind(text, int(low, 16), reads, writes)
            if "CALL" in text or (family, shape) in seen:
                continue
            seen.add((family, shape))
            # The control word is nothing to the operands.
            high = int(high, 16) & ~(0x1fffff << 41)
            text = re.sub(r"`\(.*?\)", "`(...)", re.sub(r"\(\*.*?\*\)", "", text.replace(".reuse", "")))
            text = re.sub(" +", " ", text)
            lines.append(f"{gpu} {low} {high:016x} | {text} | {ranges(reads)} | {ranges(writes)}")
    print("\n".join(sorted(lines)))


if __name__ == "__main__":
    main()
