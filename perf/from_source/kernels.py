"""The 63 kernels of the corpus as what a compiler of their Python source is asked for, and how a table of them is written."""

from __future__ import annotations

import datetime
import json
import os
import platform
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, Iterator, List

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CORPUS = ROOT / "test" / "corpus"
SOURCES = ROOT / "perf" / "triton"
#: Seconds that a program may take for one kernel.
SECONDS = 7200


@dataclass
class Kernel:
    """One kernel of the corpus under the signature, constants and options that its meta.json says."""

    name: str
    function: str
    file: Path
    signature: Dict[str, str]
    constants: Dict[str, Any]
    multiples: Dict[str, int]
    warps: int
    stages: int

    @property
    def ttir(self) -> Path:
        """Triton's tile IR."""
        return CORPUS / self.name / "kernel.ttir"

    def signature_text(self) -> str:
        """As Triton's ahead-of-time compiler takes it, the constants among the types."""
        return ", ".join(self.parameter_text(name, kind) for name, kind in self.signature.items())

    def parameter_text(self, name: str, kind: str) -> str:
        """A type with what the argument is a multiple of, or a constant as an expression of Python."""
        if kind == "constexpr":
            return repr(self.constants[name])
        return f"{kind}:{self.multiples[name]}" if name in self.multiples else kind

    def compile_command(self, kiln: str, target: str) -> List[str]:
        """`kiln compile` of the source, but for what is to be emitted."""
        return [
            kiln,
            "compile",
            f"{self.file}:{self.function}",
            "--signature",
            self.signature_text(),
            "--target",
            target,
            "--num-warps",
            str(self.warps),
            "--num-stages",
            str(self.stages),
        ]


def _file_of(function: str) -> Path:
    """The file that defines a kernel."""
    found = [path for path in sorted(SOURCES.rglob("*.py")) if re.search(rf"^def {function}\(", path.read_text(), re.M)]
    if len(found) != 1:
        raise ValueError(f"{function} is defined in {len(found)} files of {SOURCES}")
    return found[0]


def _multiples(names: List[str], attributes: Dict[str, str]) -> Dict[str, int]:
    """What arguments are multiples of, from Triton's attributes by the parameter's number."""
    found = {}
    for index, marks in attributes.items():
        divisibility = re.search(r"'tt\.divisibility', (\d+)", marks)
        if divisibility:
            found[names[int(index.strip("(,)"))]] = int(divisibility[1])
    return found


def kernels(only: str = "") -> Iterator[Kernel]:
    """Those whose name the regular expression is found in, by name."""
    for folder in sorted(CORPUS.iterdir()):
        if not re.search(only, folder.name):
            continue
        meta = json.loads((folder / "meta.json").read_text())
        signature: Dict[str, str] = meta["signature"]
        # What the JIT made a constant of an argument is not in the list, and is 1.
        constants = {name: meta["constexprs"].get(name, 1) for name, kind in signature.items() if kind == "constexpr"}
        yield Kernel(
            folder.name,
            meta["name"],
            _file_of(meta["name"]),
            signature,
            constants,
            _multiples(list(signature), meta["attrs"]),
            meta["num_warps"],
            meta["num_stages"],
        )


def program(name: str) -> str:
    """A program of the build folder, or where `KILN_BIN` says."""
    return str(Path(os.environ.get("KILN_BIN", ROOT / "build" / "bin")) / name)


def run(command: List[str], **more: Any) -> str:
    """What a command writes; an error with what it said where it fails."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, **more)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr[-2000:]}")
    return done.stdout


def ptxas_says(text: str) -> Dict[str, int]:
    """Of one kernel, by `ptxas -v`."""
    spills = re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads", text)
    registers = re.search(r"Used (\d+) registers", text)
    if not spills or not registers:
        raise ValueError(f"ptxas says nothing of registers: {text[-300:]}")
    return {"registers": int(registers[1]), "spill_stores": int(spills[1]), "spill_loads": int(spills[2])}


def commit() -> str:
    """What the repository is at, with a mark if files differ from it."""
    return run(["git", "-C", str(ROOT), "describe", "--always", "--dirty", "--exclude=*"]).strip()


def machine() -> str:
    """Cores and their name."""
    found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return f"{os.cpu_count()} cores {found[1] if found else platform.machine()}"


def today() -> str:
    """The date, for the head of a table."""
    return datetime.date.today().isoformat()


def write(path: Path, head: Dict[str, Any], rows: List[Dict[str, Any]], table: str) -> None:
    """`path` with .json, a row a line, for differences that can be read; and the table with .md."""
    lines = ",\n".join(json.dumps(row) for row in rows)
    path.with_name(path.name + ".json").write_text(json.dumps(head)[:-1] + ', "kernels": [\n' + lines + "\n]}\n")
    path.with_name(path.name + ".md").write_text(table)
