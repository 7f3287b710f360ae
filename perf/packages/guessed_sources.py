"""Writes down kernels of packages that nobody launches here, under types and constants that are guessed and that Triton's front end accepts.

    guessed_sources.py --root UNPACKED --folder FOLDER PACKAGE... [--most N]

UNPACKED has a folder for each package, in which its wheel was unpacked: only files are read. What a parameter can be is read from its name, from
what the kernel does with it and from the launches in the package (`guess/`); where Triton refuses a guess, others follow. Kernels are those that
a launch names, and those that take pointers and that no other kernel calls. A package's kernels that are written down already are not guessed again.
The kernels are then compiled and compared by `from_source.py --folder FOLDER --root UNPACKED`; beside them stand, as `KEY-N.refused`, guesses that
Triton refused.
"""
from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import json
import re
import sys
import time
import warnings
from pathlib import Path
from typing import Any, Dict, List, Set

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools" / "python")]
from guess import candidates, launch_sites, search, unpacked  # noqa: E402

TARGET = "sm_90a"
JIT = re.compile(r"^\s*@(triton\.|tl\.)?jit\b", re.MULTILINE)


class Package:
    """What the files of an unpacked package say without running them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        texts = {file: file.read_text(errors="replace") for file in sorted(root.rglob("*.py"))}
        self.files = [file for file, text in texts.items() if JIT.search(text)]
        said = next(root.glob("*.dist-info/METADATA"), None)
        self.version = (re.findall(r"^Version: (.*)$", said.read_text(), re.MULTILINE) if said else [""])[0]
        self.functions = sum(len(JIT.findall(texts[file])) for file in self.files)
        self.sites = launch_sites.Sites(file for file, text in texts.items() if "triton" in text)
        #: Names that jit functions call.
        self.called: Set[str] = set()
        #: The kernels of each file.
        self.kernels: Dict[Path, List[str]] = {}
        for file in self.files:
            try:
                self._read(file, ast.parse(texts[file]))
            except SyntaxError:
                continue
        for file, names in self.kernels.items():
            self.kernels[file] = [name for name in names if self.sites.launched(name) or name not in self.called]

    def _read(self, file: Path, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and any(re.search(r"\bjit\b", ast.unparse(one)) for one in node.decorator_list):
                self.called |= {one.func.id for one in ast.walk(node) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}
                if self._is_kernel(node):
                    self.kernels.setdefault(file, []).append(node.name)

    def _is_kernel(self, node: ast.FunctionDef) -> bool:
        returns = any(isinstance(one, ast.Return) and one.value is not None for one in ast.walk(node))
        writes = any(isinstance(one, ast.Call) and re.search(r"store|atomic", ast.unparse(one.func)) for one in ast.walk(node))
        return self.sites.launched(node.name) or (writes and not returns)

    def chosen(self, most: int) -> Dict[Path, List[str]]:
        """As many of the kernels, by a hash of their names."""
        every = [(hashlib.sha256(f"{file.relative_to(self.root)}:{name}".encode()).hexdigest(), file, name)
                 for file, names in self.kernels.items() for name in names]
        found: Dict[Path, List[str]] = {}
        for _, file, name in sorted(every)[:most]:
            found.setdefault(file, []).append(name)
        return found


def take(package: Package, file: Path, names: List[str], options: argparse.Namespace) -> None:
    """Writes down what can be guessed of a file's kernels, in a process of its own."""
    unpacked.install(package.root)
    target: Any = importlib.import_module("triton.backends.compiler").GPUTarget("cuda", 90, 32)
    parsed = importlib.import_module("triton.compiler").make_backend(target).parse_options({})
    warnings.filterwarnings("ignore")
    left = set(names)
    module = ".".join(file.relative_to(package.root).with_suffix("").parts)
    for function, fn, configurations in unpacked.kernels(file, package.root):
        if fn.fn.__name__ not in left:
            continue
        left.remove(fn.fn.__name__)
        name = f"{module}.{function}"
        key = hashlib.sha256(f"{package.root.name}:{name}".encode()).hexdigest()[:12]
        uses = candidates.uses_of(fn)
        launches = package.sites.arguments(fn.fn.__name__, fn.arg_names)
        found = search.search(fn, candidates.candidates(fn, uses, launches, configurations), uses, target, parsed, options.tries, options.seconds)
        said = {"op": "guessed", "kernel": name, "key": key, "file": str(file.relative_to(options.root)), "function": function,
                "options": {"num_warps": 4, "num_stages": 3}}
        is_helper = found.answer.text is not None and re.search(r"tt.func public .*\) -> ", found.answer.text) is not None
        row = {"package": package.root.name, "kernel": name, "key": key, "guessed": found.answer.text is not None, "tries": found.tries,
               "helper": is_helper, "said": found.answer.message}
        if found.answer.text is not None and not is_helper:
            (options.folder / f"{key}.ttir").write_text(found.answer.text)
            (options.folder / f"{key}.json").write_text(json.dumps({**said, "parameters": found.parameters}))
        for number, (parameters, message) in enumerate(found.refused):
            (options.folder / f"{key}-{number}.refused").write_text(json.dumps({**said, "parameters": parameters, "triton": message}))
        _row(options.folder, row)
    for name in left:
        _row(options.folder, {"package": package.root.name, "kernel": f"{file.relative_to(options.root)}:{name}", "guessed": False,
                              "said": "its file cannot be run so far without what it imports"})


def _row(folder: Path, row: Dict[str, Any]) -> None:
    with open(folder / "guesses.rows", "a") as out:
        out.write(json.dumps(row) + "\n")


def rows_of(file: Path) -> List[Dict[str, Any]]:
    """The rows of a file, the last of each kernel alone."""
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return list({(row["package"], row.get("kernel")): row for row in rows}.values())


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", nargs="+", help="folders under the root")
    parser.add_argument("--root", type=Path, required=True, help="where the wheels were unpacked")
    parser.add_argument("--folder", type=Path, required=True, help="of the kernels")
    parser.add_argument("--most", type=int, default=10 ** 6, help="kernels of a package, chosen by a hash of their names")
    parser.add_argument("--again", action="store_true", help="guess the kernels again of which no guess is there")
    parser.add_argument("--tries", type=int, default=40, help="for a kernel (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=40, help="for a kernel (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="files at a time (default: %(default)s)")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    options.root = options.root.resolve()
    forked: Any = importlib.import_module("forked")
    importlib.import_module("torch")
    static: Any = importlib.import_module("kiln.survey.static")
    seen = options.folder / "packages.rows"
    done = {row["package"] for row in rows_of(seen)}
    missing = {(row["package"], row["kernel"].replace(":", ".").rsplit(".", 1)[-1]) for row in rows_of(options.folder / "guesses.rows")
               if not row["guessed"]}
    for name in options.packages:
        if name in done and not options.again:
            continue
        began = time.monotonic()
        package = Package(options.root / name)
        chosen = package.chosen(options.most)
        if name in done:
            chosen = {file: left for file, names in chosen.items() if (left := [one for one in names if (name, one) in missing])}

        def work(file: Path) -> None:
            with static.without_gpu({}, TARGET):
                take(package, file, chosen[file], options)
        forked.each(sorted(chosen), work, options.jobs)
        row = {"package": name, "version": package.version, "functions": package.functions, "kernels": sum(len(names) for names in package.kernels.values()),
               "chosen": sum(len(names) for names in chosen.values()), "seconds": round(time.monotonic() - began)}
        if name not in done:
            with open(seen, "a") as out:
                out.write(json.dumps(row) + "\n")
        print(json.dumps(row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
