#!/usr/bin/env python3
"""Two classes of one name in one namespace are undefined behaviour that neither compiler nor linker report: the program runs
the methods of one on the data of the other. What a source keeps for itself stands in an anonymous namespace; this test finds
what does not and has a namesake."""
import pathlib
import re
import sys

FOLDERS = ["frontend", "lowering", "mir-passes", "sched-strategies", "targets", "tools"]
OPENS = re.compile(r"^(?:inline )?namespace(?: ([\w:]+))? \{")
CLOSES = re.compile(r"^\} // namespace\b")
DEFINES = re.compile(r"^(?:class|struct|union|enum class|enum) ([\w:]+)(?: final)?\b[^;(]*\{?$")


def definitions(path):
    """(qualified name, line) of every class that other files could collide with. Definitions begin a line: clang-format."""
    namespaces = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if match := OPENS.match(line):
            namespaces.append(match.group(1))
        elif CLOSES.match(line) and namespaces:
            namespaces.pop()
        elif (match := DEFINES.match(line)) and None not in namespaces:
            yield "::".join(namespaces + [match.group(1)]), number


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    seen, bad = {}, []
    for folder in FOLDERS:
        for path in sorted(p for p in (root / folder).rglob("*") if p.suffix in {".h", ".cpp"}):
            for name, number in definitions(path):
                place = f"{path.relative_to(root)}:{number}"
                if name in seen:
                    bad.append(f"{place}: {name} is defined at {seen[name]} as well; put it into an anonymous namespace")
                seen.setdefault(name, place)
    print("\n".join(bad) or f"{len(seen)} classes, each defined once")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
