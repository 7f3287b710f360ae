#!/usr/bin/env python3
"""Holds `kiln inspect` against nvdisasm on NVIDIA's machine code: for each instruction its text, the registers it reads and
writes, and those that are live, as `nvdisasm -print-life-ranges` shows them. Cubins that hold the same code are taken once.

    compare_nvdisasm.py --kiln build/bin/kiln [--nvdisasm nvdisasm] [--examples 10] [-o RESULT.json] CUBIN|FOLDER...

Prints what differs, and counts as JSON. Exit code 1 where an operand differs that no known fault of nvdisasm explains, or fewer
than 99.5 % of the instructions have the same live registers. Faults of nvdisasm 13.5 (gather_operands.py mends what it can):
what a CALL reads and writes are guesses, so calls are not compared, nor live registers of functions with calls; nor live
predicates of functions that turn them into a number or back (P2R, R2P, UP2UR); nor where registers live that a function writes
under a guard, which nvdisasm takes for no write within a block and for a certain one between blocks. What is excepted is counted
with its reason."""
import argparse
import collections
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys

from gather_operands import FILES, disassemble, instructions, order, ranges


def expanded(text):
    """The registers of "R4-R7, UR2"."""
    names = set()
    for part in filter(None, text.split(", ")):
        begin, _, end = part.partition("-")
        (file, first), (_, last) = order(begin), order(end or begin)
        names |= {f"{file}{number}" for number in range(first, last + 1)}
    return names


def files_of(paths):
    for path in paths:
        if os.path.isdir(path):
            for folder, _, names in sorted(os.walk(path)):
                yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(".cubin"))
        else:
            yield path


def ours(kiln, cubin):
    """Section to address to instruction; None where kiln refuses the file, as one without kernels."""
    run = subprocess.run([kiln, "inspect", cubin, "--format", "json"], capture_output=True, text=True)
    if run.returncode:
        print(f"left out {cubin}: {run.stderr.strip()}", file=sys.stderr)
        return None
    kernels = json.loads(run.stdout)["kernels"]
    return {f".text.{kernel['kernel']}": {line["address"]: line for line in kernel["instructions"]} for kernel in kernels}


def faults(function):
    """Registers of which one of both cannot know where they are live in a function, by name or a whole file, and why not."""
    found = {}
    for _, _, text, _, _, _, writes, _ in function:
        words = text.split()
        mnemonic = words[words[0].startswith("@")].split(".")[0]
        if mnemonic == "CALL":
            return dict.fromkeys(FILES.values(), "calls")
        if mnemonic in ("P2R", "R2P"):
            found["P"] = "predicates_as_numbers"
        if mnemonic == "UP2UR":
            found["UP"] = "predicates_as_numbers"
        if words[0].startswith("@"):
            found.update((name, "guarded_writes") for name in writes)
    return found


def normalized(text):
    """nvdisasm's text without what kiln does not write: where a jump leads, and what is kept for the next instruction."""
    text = re.sub(r"\(\*.*?\*\)", "", text.replace(".reuse", "").replace(";", ""))
    text = re.sub(r",? ?`\(.*?\)+", "", text)
    return re.sub(r"\s+,", ",", " ".join(text.split()))


def file_of(register):
    return order(register)[0]


class Comparison:
    def __init__(self, examples):
        self.counts = collections.Counter()
        self.by_gpu = collections.Counter()
        self.live = collections.Counter()
        self.examples = examples
        self.shown = collections.Counter()

    def show(self, kind, *parts):
        self.shown[kind] += 1
        if self.shown[kind] <= self.examples:
            print(f"{kind}:", *parts, file=sys.stderr)

    def operands(self, cubin, line, mine):
        section, address, text, _, _, reads, writes, _ = line
        if not mine["known"]:
            self.counts["unknown"] += 1
            self.show("unknown", cubin, section, hex(address), text)
            return
        if "CALL" in text:
            self.counts["calls"] += 1
            return
        self.counts["operands_compared"] += 1
        my_reads, my_writes = expanded(mine["reads"]), expanded(mine["writes"])
        if re.search(r"\b(EXIT|RET)\b", text):
            my_reads, reads = my_reads | {"R1"}, reads | {"R1"}
        if (my_reads, my_writes) != (reads, writes):
            self.counts["operands_different"] += 1
            self.show("operands", cubin, section, hex(address), text, f"ours {ranges(my_reads)} > {ranges(my_writes)};",
                      f"nvdisasm's {ranges(reads)} > {ranges(writes)}")

    def text(self, cubin, line, mine):
        """The whole text, and where the mnemonic is the same also what follows it."""
        section, address, theirs = line[:3]
        theirs, ours = normalized(theirs), mine["text"]
        self.counts["texts_same"] += theirs == ours
        if mine["known"] and theirs.split(" ")[:1] == ours.split(" ")[:1] and theirs != ours:
            self.counts["operand_texts_different"] += 1
            self.show("operand text", cubin, section, hex(address), f"ours {ours}; nvdisasm's {theirs}")

    def liveness(self, cubin, line, mine, excepted):
        section, address, text, _, _, _, _, live = line
        if len(excepted) == len(FILES) and set(excepted) == set(FILES.values()):
            self.live[next(iter(excepted.values()))] += 1
            return
        ours = expanded(mine["live_registers"])
        different = collections.defaultdict(set)
        for name in ours ^ live:
            different[excepted.get(name) or excepted.get(file_of(name))].add(name)
        self.counts["live_compared"] += 1
        self.counts["live_different"] += bool(different[None])
        self.live["same but for known faults"] += not different[None] and len(different) > 1
        if different[None]:
            self.show("live", cubin, section, hex(address), text, "ours alone:", ranges(different[None] & ours),
                      "nvdisasm's alone:", ranges(different[None] & live))

    def file(self, cubin, gpu, text, mine):
        functions = collections.defaultdict(list)
        for line in instructions(text):
            functions[line[0]].append(line)
        for section, function in functions.items():
            if section not in mine:
                continue
            self.counts["functions"] += 1
            excepted = faults(function)
            if not all(line["known"] for line in mine[section].values()):
                excepted = dict.fromkeys(FILES.values(), "unknown_instructions")
            for line in function:
                if line[1] not in mine[section]:  # padding
                    continue
                self.counts["instructions"] += 1
                self.by_gpu[gpu] += 1
                self.text(cubin, line, mine[section][line[1]])
                self.operands(cubin, line, mine[section][line[1]])
                self.liveness(cubin, line, mine[section][line[1]], excepted)


def version_of(tool):
    match = re.search(r"V[\d.]+", subprocess.run([tool, "--version"], capture_output=True, text=True).stdout)
    return match[0] if match else "unknown"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kiln", default="kiln")
    parser.add_argument("--nvdisasm", default="nvdisasm")
    parser.add_argument("--examples", type=int, default=10, help="differences of each kind that are printed")
    parser.add_argument("-o", "--output", help="the counts go to this file, too")
    parser.add_argument("cubins", nargs="+")
    arguments = parser.parse_args()
    comparison, seen, refused = Comparison(arguments.examples), set(), collections.Counter()
    for cubin in files_of(arguments.cubins):
        with open(cubin, "rb") as file:
            digest = hashlib.sha256(file.read()).digest()
        if digest in seen:
            continue
        seen.add(digest)
        made = disassemble(arguments.nvdisasm, cubin)
        if not made:
            refused["by_nvdisasm"] += 1
            print(f"left out {cubin}: nvdisasm refuses it", file=sys.stderr)
            continue
        mine = ours(arguments.kiln, cubin)
        if mine is None:
            refused["by_kiln"] += 1
            continue
        comparison.file(cubin, *made, mine)
    counts = comparison.counts
    same = 100 * (1 - counts["live_different"] / max(counts["live_compared"], 1))
    result = {
        "date": datetime.date.today().isoformat(), "nvdisasm": version_of(arguments.nvdisasm),
        "kiln": subprocess.run([arguments.kiln, "--version"], capture_output=True, text=True).stdout.split("\n")[0],
        "cubins": len(seen) - refused.total(), "refused": refused, **counts, "live_same_percent": round(same, 3),
        "live_excepted": comparison.live, "by_gpu": dict(sorted(comparison.by_gpu.items()))}
    text = json.dumps(result, indent=2)
    print(text)
    if arguments.output:
        with open(arguments.output + ".new", "w") as file:
            file.write(text + "\n")
        os.replace(arguments.output + ".new", arguments.output)
    if not counts["live_compared"]:
        sys.exit("no instruction was compared")
    sys.exit(1 if counts["operands_different"] or same < 99.5 else 0)


if __name__ == "__main__":
    main()
