#!/usr/bin/env python3
"""Holds Kiln's syntax trees of Python files against those of the Python that runs this (3.9 or newer).

    compare.py PROGRAM [--sample MEGABYTES] [--mutations N] [--seed N] [--positions] [PATH...]

PROGRAM is build/bin/kiln-python-ast, a PATH a file or a folder; without one, this Python's library. Of a sample, files are taken at
random up to so many megabytes. Mutations are files with a few bytes or tokens changed at random: what counts there is whether both
read them, and the tree if they do. The last line says how many files agree; those that do not are listed, and make it fail.

Where versions of Python differ, Kiln's tree is that of the newest, and what older ones print otherwise is translated first."""
import argparse
import ast
import multiprocessing
import os
import pathlib
import random
import re
import subprocess
import sys
import sysconfig
import tempfile
import threading
import unicodedata
import warnings

TOKEN = re.compile(rb"\s+|\w+|[rbfuRBFU]*(?:'''|\"\"\"|['\"])|.", re.S)
SNIPPETS = [b"(", b")", b"[", b"]", b"{", b"}", b":", b",", b";", b"=", b":=", b"*", b"**", b".", b"@", b"!", b"\\", b"'", b'"', b"'''",
            b"#", b"\n", b"\r\n", b"\t", b" ", b"\f", b"\n    ", b"\n\t", b"0", b"1_0", b"0x", b"1e5", b"1j", b" if ", b" else ", b" for ",
            b" in ", b"not ", b"lambda ", b"async ", b"await ", b"yield ", b"match ", b"case ", b"type ", b"_", b"print ", b"f'", b"{x!r:>{y}}",
            b"rb'", b"->", b"...", b"<>", b"\xc3\xa9", b"\xe2\x82\xac", b"\xff", b"\0", b"with (", b" as ", b"except* ", b"\\N{DASH}", b"import ",
            b"from ", b"del ", b"None", b"|", b"~", b"-", b"==", b"!="]


class Translate(ast.NodeTransformer):
    """What older versions of Python have otherwise in their trees."""

    def visit_JoinedStr(self, node):
        self.generic_visit(node)
        # 3.12 leaves empty text between fields.
        node.values = [v for v in node.values if not (isinstance(v, ast.Constant) and v.value == "")]
        return node


def expected(data, positions):
    """What the program is to print of a file: "ok" with the tree, or "refused" with this Python's error."""
    try:
        if not other_encoding(data):
            data.decode()  # which Python refuses in files, but ast.parse only outside of comments
        tree = ast.parse(data)
        if sys.version_info[:2] == (3, 12):
            tree = Translate().visit(tree)
        for node in ast.walk(tree):
            if getattr(node, "type_params", None) == []:
                del node.type_params  # which older versions do not have
        options = {"show_empty": True} if sys.version_info >= (3, 13) else {}
        text = ast.dump(tree, include_attributes=positions, **options)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        if isinstance(error, (RecursionError, MemoryError)) or "integer string conversion" in str(error):
            return "limit", str(error)
        return "refused", str(error)
    return "ok", text.encode("ascii", "backslashreplace").decode()


def normalized(text):
    """Names in the normal form that Python gives them, which Kiln leaves as they are."""
    return unicodedata.normalize("NFKC", re.sub(r"\\(x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8})", lambda m: chr(int(m[1][1:], 16)), text))


def other_encoding(data):
    """Whether the file is in an encoding that Kiln does not read."""
    declared = re.match(rb"(?:[ \t\f]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))?[ \t\f]*#[^\r\n]*?coding[:=][ \t]*([-\w.]+)", data)
    return declared and not re.fullmatch(rb"utf[-_]?8(-.*)?", declared[1], re.I)


def compare(data, printed, positions):
    """Why the two trees of a file differ, or None."""
    what, text = expected(data, positions)
    ours, _, rest = printed.partition(" ")
    if what == "limit" or (what == "ok" and ours == "refused" and "nested too deeply" in rest):
        return None  # each has limits of its own
    if what == ours == "refused":
        return None
    if what != ours:
        if "encoding problem: utf8 with BOM" in text:
            return None  # Python takes only utf-8 for a name there
        if ours == "refused" and other_encoding(data):
            return None
        if "the f-string is not closed at the end of the line" in rest and (3, 12) <= sys.version_info < (3, 13, 3):
            return None  # these versions let a line end within a format specification
        return f"Python says {what} {text[:200] if what == 'refused' else ''}, Kiln {ours} {rest[:200] if ours == 'refused' else ''}"
    if text == rest or ("\\" in rest and normalized(text) == normalized(rest)):
        return None
    at = next((i for i, (a, b) in enumerate(zip(text, rest)) if a != b), min(len(text), len(rest)))
    start = max(at - 150, 0)
    return f"Python has {text[start:at + 100]!r},\n  Kiln has   {rest[start:at + 100]!r}"


def compare_files(arguments):
    """The differences of some files: (path, why)."""
    program, paths, positions = arguments
    found = []

    def run():
        warnings.simplefilter("ignore")
        sys.setrecursionlimit(20000)
        options = ["--positions"] if positions else []
        done = subprocess.run([program, *options], input="\n".join(paths) + "\n", capture_output=True, text=True, errors="surrogateescape")
        lines = done.stdout.split("\n")[:-1]
        if done.returncode or len(lines) != len(paths):
            found.append((paths[min(len(lines), len(paths) - 1)], f"the program ended with {done.returncode}: {done.stderr[-2000:]}"))
        for path, line in zip(paths, lines):
            why = compare(pathlib.Path(path).read_bytes(), line, positions)
            if why:
                found.append((path, why))

    threading.stack_size(512 << 20)  # Python's own dump recurses
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return found


def mutated(data, rng):
    """A file with a few changes."""
    pieces = TOKEN.findall(data)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        if not pieces:
            break
        at = rng.randrange(len(pieces))
        kind = rng.randrange(6)
        if kind == 0:
            del pieces[at]
        elif kind == 1:
            pieces[at] = rng.choice(SNIPPETS)
        elif kind == 2:
            pieces.insert(at, rng.choice(SNIPPETS))
        elif kind == 3:
            pieces.insert(at, rng.choice(pieces))
        elif kind == 4:
            other = rng.randrange(len(pieces))
            pieces[at], pieces[other] = pieces[other], pieces[at]
        else:
            text = bytearray(pieces[at])
            text[rng.randrange(len(text))] = rng.randrange(256)
            pieces[at] = bytes(text)
    return b"".join(pieces)


def window(data, rng):
    """Some lines of a file from the beginning of a statement on: a change in a long file mostly changes nothing else."""
    lines = data.splitlines(keepends=True)
    starts = [i for i, line in enumerate(lines) if line[:1] not in b" \t\r\n#)]}\"'"]
    if len(lines) < 60 or not starts:
        return data
    start = rng.choice(starts)
    ends = [i for i in starts if start < i <= start + 60] or [len(lines)]
    return b"".join(lines[start:ends[-1]])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("paths", nargs="*", default=[sysconfig.get_paths()["stdlib"]])
    parser.add_argument("--sample", type=float, metavar="MEGABYTES")
    parser.add_argument("--mutations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--positions", action="store_true")
    arguments = parser.parse_intermixed_args()
    if arguments.positions and sys.version_info < (3, 12):
        parser.error("before 3.12 Python knows no positions within f-strings")
    rng = random.Random(arguments.seed)
    paths = []
    for path in map(pathlib.Path, arguments.paths):
        paths += sorted(str(p) for p in path.rglob("*.py")) if path.is_dir() else [str(path)]
    if arguments.sample:
        rng.shuffle(paths)
        left = arguments.sample * 1e6
        taken = []
        for path in paths:
            left -= os.path.getsize(path)
            if left < 0:
                break
            taken.append(path)
        paths = taken
    with tempfile.TemporaryDirectory() as folder:
        if arguments.mutations:
            originals = paths
            paths = []
            for i in range(arguments.mutations):
                data = mutated(window(pathlib.Path(rng.choice(originals)).read_bytes(), rng), rng)
                paths.append(f"{folder}/{i}.py")
                pathlib.Path(paths[-1]).write_bytes(data)
        chunks = [(arguments.program, paths[i:i + 40], arguments.positions) for i in range(0, len(paths), 40)]
        with multiprocessing.Pool() as pool:
            found = [each for part in pool.imap(compare_files, chunks) for each in part]
        for path, why in found:
            print(f"{path}: {why}")
            if arguments.mutations:
                kept = pathlib.Path(tempfile.gettempdir(), f"mutation-{arguments.seed}-{pathlib.Path(path).name}")
                kept.write_bytes(pathlib.Path(path).read_bytes())
                print(f"  kept as {kept}")
    print(f"{len(paths) - len(found)} of {len(paths)} files agree")
    return 1 if found or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
