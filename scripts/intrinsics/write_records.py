#!/usr/bin/env python3
"""Writes the records of targets/isa/intrinsics, a vendor's at a time, from what kiln-probe-intrinsics found: lines of
"name ptx gpu gpu ...", or "name ?" where no call compiled anywhere. Names with one answer become what
they have in common before a dot."""
import re
import sys

# GPUs that the probe tries and Kiln has no record of.
FOREIGN = {"gfx1251"}
# The first version of PTX with each capability (PTX ISA, "Release Notes"): what LLVM asks for in any case.
FIRST_PTX = {"sm_70": 60, "sm_75": 63, "sm_80": 70, "sm_86": 71, "sm_87": 74, "sm_88": 90, "sm_89": 78, "sm_90": 78,
             "sm_90a": 80, "sm_100": 86, "sm_100a": 86, "sm_100f": 88, "sm_103": 88, "sm_103a": 88, "sm_103f": 88,
             "sm_110": 90, "sm_110a": 90, "sm_110f": 90, "sm_120": 87, "sm_120a": 87, "sm_120f": 88, "sm_121": 88,
             "sm_121a": 88, "sm_121f": 88}
WIDTH = 125


def read(paths):
    """name: (ptx, gpus) or None where nothing is known."""
    found = {}
    for path in paths:
        for line in open(path):
            name, first, *gpus = line.split()
            found[name] = None if first == "?" else (int(first), tuple(gpus))
    return found


def capability(gpu):
    return int(re.match(r"sm_(\d+)", gpu).group(1))


def short(gpus, everyone):
    """The GPUs in as few words as records may use."""
    have = set(gpus)
    if gpus[0].startswith("sm_"):
        first = min(capability(gpu) for gpu in gpus)
        if have == {gpu for gpu in everyone if capability(gpu) >= first}:
            return f"sm_{first}+"
        return " ".join(gpus)
    words = []
    for gpu in gpus:
        if any(word.endswith("*") and gpu.startswith(word[:-1]) for word in words):
            continue
        prefixes = (gpu[:length] for length in range(5, len(gpu)))
        for prefix in prefixes:
            alike = {other for other in everyone if other.startswith(prefix)}
            if alike <= have and len(alike) > 1:
                words.append(prefix + "*")
                break
        else:
            words.append(gpu)
    return " ".join(words)


def needs(found):
    """name: (gpus in words, ptx), () where everybody has it, None where nothing is known."""
    answers = {}
    everyone = {family: sorted({gpu for name, known in found.items() if known and name.startswith(family)
                                for gpu in known[1]}) for family in ("llvm.nvvm.", "llvm.amdgcn.")}
    for name, known in found.items():
        if not known:
            answers[name] = None
            continue
        ptx, gpus = known
        all_gpus = everyone["llvm.nvvm." if name.startswith("llvm.nvvm.") else "llvm.amdgcn."]
        ptx = 0 if not ptx or ptx <= FIRST_PTX[gpus[0]] else ptx
        lacking = set(all_gpus) - set(gpus) - FOREIGN
        gpus = [gpu for gpu in gpus if gpu not in FOREIGN] or gpus
        answers[name] = (short(gpus, all_gpus), ptx) if lacking or ptx else ()
    return answers


def fold(answers):
    """The records: prefixes under which all names have one answer."""
    tree = {}
    for name, answer in answers.items():
        node = tree
        for part in name.split("."):
            node = node.setdefault(part, {})
        node[""] = answer  # no part of a name is empty

    def below(node):
        return {answer for part, child in node.items() for answer in ([child] if part == "" else below(child))}

    records = {}

    def visit(node, name):
        found = below(node)
        if len(found) == 1:
            answer = found.pop()
            if answer:
                records[name] = answer
            return
        for part, child in node.items():
            if part == "":
                # A record would speak for the longer names as well; they have their own or are everybody's.
                if child:
                    records[name] = child
                for longer, grandchild in node.items():
                    if longer and child and () in below(grandchild):
                        sys.exit(f"{name} has a record and {name}.{longer} must have none: records cannot say that")
            else:
                visit(child, f"{name}.{part}" if name else part)

    visit(tree, "")
    return records


def main():
    records = fold(needs(read(sys.argv[1:])))
    groups = {}
    for name, answer in sorted(records.items()):
        groups.setdefault(answer, []).append(name)
    print("// Written by scripts/intrinsics/write_records.py from what LLVM 22.1's code generators select; not edited.")
    order = {name: number for number, name in enumerate(sorted(records))}
    for (gpus, ptx), names in sorted(groups.items(), key=lambda group: order[group[1][0]]):
        print(f"\nforeach name = [")
        line = "   "
        for number, name in enumerate(names):
            word = f' "{name}"' + ("," if number + 1 < len(names) else "")
            if len(line) + len(word) > WIDTH:
                print(line)
                line = "   "
            line += word
        print(line)
        print(f'] in def : IntrinsicNeed<name, "{gpus}", {ptx}>;')


main()
