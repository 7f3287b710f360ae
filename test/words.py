#!/usr/bin/env python3
"""Holds the field's words: no file of ours says a word for which words.txt names a better one.

    test/words.py [ROOT]

Committed results, other compilers' kernels and the changelog keep theirs."""
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
LEFT_OUT = re.compile(r"^(perf/results/|test/(corpus|object-code|fuzz/regressions)/|test/words\.|CHANGELOG\.md|LICENSE)")
TEXT = {".cpp", ".h", ".c", ".td", ".def", ".inc", ".py", ".md", ".txt", ".sh", ".cmake", ".test", ".mlir", ".ll", ".mir", ".ttir"}


def rules():
    """(pattern, what to say, folders, lines that may have it): a line of words.txt each; a wrong one is an error."""
    for line in (HERE / "words.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, instead, folders, but = line.split(" | ")
            yield (re.compile(rf"(?<![\w-])(?:{pattern})(?![\w])"), instead, [] if folders == "*" else folders.split(),
                   None if but == "-" else re.compile(but))


def files(root):
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True)
    names = listed.stdout.split("\n") if listed.returncode == 0 else [
        path.relative_to(root).as_posix() for path in root.rglob("*") if "build" not in path.parts[len(root.parts)]]
    return [name for name in names if name and not LEFT_OUT.match(name) and pathlib.Path(name).suffix in TEXT]


def complaints(root):
    held = list(rules())
    for name in files(root):
        path = root / name
        if not path.is_file():
            continue
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            for pattern, instead, folders, but in held:
                if folders and not any(name.startswith(folder + "/") for folder in folders):
                    continue
                found = pattern.search(line)
                if found and not (but and but.search(line)):
                    yield f"{name}:{number}: '{found[0]}': say {instead}"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    found = list(complaints(root))
    print("\n".join(found) or "words hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
