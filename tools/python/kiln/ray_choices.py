"""``python -m kiln.ray_choices``: what programs under the strategy ``adaptive`` chose on the hosts of a Ray cluster, as one file for each model
of device.

::

    python -m kiln.ray_choices --address auto -o choices     # choices/NVIDIA_H200.json; kiln.adaptive.load takes it

Each host is asked once, by a task of its own, for the files in its Triton's cache (``TRITON_CACHE_DIR``), and `kiln choices merge` makes one of
those of a model: of two choices for the same launches the one with more comparisons stays. Files that are in the folder already are merged, too,
so that it collects from one run to the next. A host that cannot be asked is named, and the others are collected. Exit codes: 0: done; 1: no
host has choices, or a file is none; 3: Ray or its cluster is missing, or a host could not be asked.
"""
from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Tuple

from kiln import program
from kiln.ray_executor import connect

#: Times a host is asked.
_ATTEMPTS = 2


def choices_of_host() -> Dict[str, str]:
    """The files of choices on this host, {name: text}: one for each model of device that programs ran on. Raises ``ImportError`` where there is no
    Triton, and so no cache, `kiln.adaptive.kept.BadFile` and ``OSError``."""
    kept = importlib.import_module("kiln.adaptive.kept")
    found = {}
    for path in kept.files():
        kept.read(path)
        found[path.name] = path.read_text(encoding="utf-8")
    return found


def collected(ray: Any) -> Tuple[Dict[str, Dict[str, str]], List[str]]:
    """{host: {name: text}} of all that answer, and what is to be said of the others."""
    near = importlib.import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
    ask, asked = ray.remote(num_cpus=0, max_retries=_ATTEMPTS - 1)(choices_of_host), {}
    for node in ray.nodes():
        if node["Alive"]:
            asked[f"{node['NodeManagerHostname']} ({node['NodeID'][:8]})"] = ask.options(
                scheduling_strategy=near(node_id=node["NodeID"], soft=False)).remote()
    found: Dict[str, Dict[str, str]] = {}
    failed: List[str] = []
    for host, reference in asked.items():
        try:
            found[host] = reference.future().result()
        except ray.exceptions.RayError as error:
            cause = getattr(error, "cause", error)
            failed.append(f"{host} could not be asked: {(str(cause).splitlines() or [type(cause).__name__])[0]}")
    return found, failed


def merge(found: Dict[str, Dict[str, str]], output: Path) -> List[Path]:
    """One file for each name into the folder, which is made if it is not there; the files. Raises `kiln.program.CommandFailed` where one of a
    host is no file of choices, and ``OSError``."""
    written = []
    with tempfile.TemporaryDirectory(prefix="kiln-choices-") as copies:
        for name in sorted({name for files in found.values() for name in files}):
            parts = []
            for number, (host, files) in enumerate(found.items()):
                if name in files:
                    parts.append(Path(copies) / f"{number}-{host.split()[0]}-{name}")
                    parts[-1].write_text(files[name], encoding="utf-8")
            output.mkdir(parents=True, exist_ok=True)
            into = output / name
            program.run(["choices", "merge", *map(str, parts), *([str(into)] if into.exists() else []), "-o", str(into)])
            written.append(into)
    return written


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser(prog="python -m kiln.ray_choices", description="what adaptive kernels chose on a Ray cluster, in one folder")
    parser.add_argument("--address", help="the cluster, as ray.init takes it (default: RAY_ADDRESS, else this machine)")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER", help="where the files go, one for each model of device")
    arguments = parser.parse_args()

    def fail(text: str, code: int) -> int:
        print(f"kiln: error: {text}", file=sys.stderr, flush=True)
        return code

    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        return fail("Ray is not installed: pip install 'ray>=2.40'", 3)
    try:
        connect(ray, arguments.address)
    except (ConnectionError, RuntimeError, ValueError) as error:  # Ray's words for a cluster that is not there
        return fail(f"no Ray cluster: {error}", 3)
    try:
        found, failed = collected(ray)
        written = merge(found, arguments.output)
    except (program.Error, OSError) as error:
        return fail(str(error), 1)
    finally:
        ray.shutdown()
    for path in written:
        print(path)
    for text in failed:
        fail(text, 3)
    if not written and not failed:
        return fail(f"none of {len(found)} hosts has choices in its Triton's cache: has a program run there under the strategy adaptive?", 1)
    return 3 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
