"""The launches whose counters are read: the project's cases and the ops of public packages, each kernel once.

    launches.py FOLDER PROGRAM...      no GPU: writes FOLDER/KEY.cubin of the kernels that these programs launch

A program is `cases.NAME` (perf/triton/cases.py) or the name of an op (perf/packages/ops). Of ops only kernels count that the survey of
adaptive kernels has; autotuners time nothing and take what was chosen for that survey, so that a machine with a GPU and one without meet the
same kernels.
"""
from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
import importlib
import json
import os
import pathlib
import struct
import sys
import warnings
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence

HERE = pathlib.Path(__file__).resolve().parent
PERF = HERE.parent
CORPUS = PERF.parent / "test" / "corpus"
SURVEY = PERF / "results" / "h200-2026-11-28-adaptive.json"
#: Triton 3.6's own compiler ends the process of this op (perf/packages/README.md).
LEFT_OUT = ("mlstm.chunkwise_xl",)
#: Kernels of one op: more of them would leave fewer ops.
PER_OP = 5
CONFIGURATIONS = PERF / "results" / "h200-2026-11-26-packages.jsonl"
sys.path[:0] = [str(HERE), str(PERF), str(PERF / "triton"), str(PERF / "packages"), str(PERF.parent / "tools" / "python")]

Note = Callable[[Any, str], bool]


def cases() -> List[str]:
    """Programs of the project's kernels; by the corpus, whose folders have their names, since to import the cases takes PyTorch."""
    return [f"cases.{folder.name}" for folder in sorted(CORPUS.iterdir()) if (folder / "meta.json").exists()]


def surveyed() -> Dict[str, List[str]]:
    """{op: keys of its first kernels} of the survey, the ops of different packages in turn, so that an early end leaves some of each."""
    found: Dict[str, List[str]] = {}
    for row in json.loads(SURVEY.read_text())["kernels"]:
        if row["op"] not in LEFT_OUT:
            found.setdefault(row["op"], []).append(row["key"])
    by_package: Dict[str, List[str]] = {}
    for op in sorted(found):
        by_package.setdefault(op.partition(".")[0], []).append(op)
    turns = [(at / len(ops), op) for ops in by_package.values() for at, op in enumerate(ops)]
    return {op: found[op][:PER_OP] for _, op in sorted(turns)}


def function_of(program: str) -> Callable[[], Any]:
    """What to call; imports what it needs."""
    kind, _, name = program.partition(".")
    if kind == "cases":
        case = importlib.import_module("cases").CASES[name]()
        return lambda: case["fn"][case["grid"]](*case["args"], **case["meta"])
    ops = importlib.import_module("ops")
    package = next(package for package, files in ops.PACKAGES.items() if kind in files)
    found: Callable[[], Any] = ops.ops_of(package)[program]
    return found


def environment() -> None:
    """What the survey has set, before anything is imported."""
    for name, value in importlib.import_module("packages").ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    warnings.filterwarnings("ignore")


def about(launch: Any, program: str) -> Dict[str, Any]:
    """What the simulator and a table need to know of a launch. `arguments`: the integers, as perf/launch_values.py has them."""
    compiled, values = launch.compiled, importlib.import_module("launch_values").of_launch(launch)
    return {"program": program, "kernel": launch.name, "key": launch.key, "function": compiled.metadata.name, "grid": list(launch.grid),
            "threads": 32 * compiled.metadata.num_warps, "shared": compiled.metadata.shared, "arguments": values, "options": launch.options,
            "code": code_of(compiled.asm["cubin"])}


def code_of(cubin: bytes) -> str:
    """A hash of the machine code in an ELF file of 64 bits: of its `.text` sections. What stands beside them names paths of the machine."""
    table, = struct.unpack_from("<Q", cubin, 0x28)
    size, count, names = struct.unpack_from("<3H", cubin, 0x3A)

    def section(index: int) -> Sequence[int]:
        return struct.unpack_from("<IIQQQQ", cubin, table + index * size)

    strings = section(names)[4]
    found = hashlib.sha256()
    for index in range(count):
        name, _, _, _, offset, length = section(index)
        if cubin[strings + name:].startswith(b".text."):
            found.update(cubin[offset:offset + length])
    return found.hexdigest()[:16]


@contextlib.contextmanager
def each(program: str, begin: Note, end: Callable[[Any, Optional[BaseException]], None]) -> Iterator[None]:
    """While it is open, `begin` gets the first launch of every kernel of Triton's right before it, and says whether it counts; of those that
    do, `end` gets it after the launch, with what that raised."""
    jit = importlib.import_module("triton.runtime.jit").JITFunction
    catching = importlib.import_module("kiln.survey.launches").catching
    counts: List[Any] = []

    def note(launch: Any) -> None:
        if begin(launch, program):
            counts.append(launch)

    with catching(note):
        caught = jit.run

        @functools.wraps(caught)
        def run(*args: Any, **kwargs: Any) -> Any:
            raised: Optional[BaseException] = None
            try:
                return caught(*args, **kwargs)
            except BaseException as error:
                raised = error
                raise
            finally:
                if counts:
                    end(counts.pop(), raised)

        jit.run = run
        try:
            yield
        finally:
            jit.run = caught


def make(program: str, folder: pathlib.Path, wanted: Optional[Sequence[str]]) -> int:
    """Compiles the kernels of a program beside a pretended GPU, and writes those that are wanted (None: all); how many."""
    environment()
    static, autotuned = (importlib.import_module(f"kiln.survey.{name}") for name in ("static", "autotuned"))
    torch: Any = importlib.import_module("torch")
    torch.manual_seed(1)
    made: List[str] = []

    def write(launch: Any, name: str) -> bool:
        if wanted is None or launch.key in wanted:
            part = folder / f"{launch.key}.{os.getpid()}"
            part.write_bytes(launch.compiled.asm["cubin"])
            part.rename(folder / f"{launch.key}.cubin")
            made.append(launch.key)
        return False

    with static.without_gpu(autotuned.read_chosen(CONFIGURATIONS)), each(program, write, lambda launch, raised: None):
        try:
            function_of(program)()
        except Exception as error:  # What it launched before counts.
            print(f"launches.py: {program}: {type(error).__name__}: {str(error).splitlines()[:1]}", file=sys.stderr)
    return len(made)


def make_all(programs: Sequence[str], folder: pathlib.Path, wanted: Optional[Sequence[str]], jobs: int) -> List[str]:
    """The same of many, each in a process of its own; those whose process failed. FOLDER/PROGRAM.done says that a program is at its end."""
    environment()
    importlib.import_module("torch")  # Before processes part. Nothing here starts CUDA.
    folder.mkdir(parents=True, exist_ok=True)
    failed: List[str] = importlib.import_module("forked").each(
        programs, lambda program: make(program, folder, None if program.startswith("cases.") else wanted), jobs,
        lambda program: (folder / f"{program}.done").touch())
    return failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("programs", nargs="*", metavar="PROGRAM", help="default: all")
    importlib.import_module("forked").add_jobs(parser, "programs")
    options = parser.parse_args()
    ops = surveyed()
    known = [*cases(), *ops]
    unknown = [name for name in options.programs if name not in known]
    if unknown:
        parser.error(f"no program {', '.join(unknown)}")
    failed = make_all(options.programs or known, options.folder, [key for keys in ops.values() for key in keys], options.jobs)
    if failed:
        sys.exit(f"launches.py: {len(failed)} programs failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
