"""What was chosen, kept for the next process: one file for each model of device in a folder of Triton's cache, and the binaries beside it.

A choice is of one kernel (Triton's own hash of it), size of grid and kind of rounding, and is tied to Kiln's build and the assembler's version:
another one of these may make other code of the same directives, so that a stale choice is dropped, with a note. ``kiln choices`` shows and
merges such files.
"""
from __future__ import annotations

import atexit
import contextlib
import fcntl
import hashlib
import importlib
import json
import os
import re
import shlex
import tempfile
import threading
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Dict, Iterable, Iterator, List, Optional, Tuple

from kiln import program
from kiln.adaptive import log
from kiln.adaptive.candidates import Choice, Made

_VERSION = 1

#: A kernel's hash, the bits of its number of blocks, and the kind of rounding.
Key = Tuple[str, int, str]


@dataclass(frozen=True)
class Kept:
    """A choice with its evidence. ``gain`` is the time of Triton's own build over the choice's; ``interval`` has 95 %."""

    kernel: str
    hash: str
    grid: int
    rounding: str
    backend: str
    options: str
    ptxas: str
    build: str
    comparisons: int
    wins: int
    gain: float
    interval: Tuple[float, float]
    launches: int
    microseconds: float

    def key(self) -> Key:
        """What it is of."""
        return self.hash, self.grid, self.rounding

    def choice(self) -> Choice:
        """How the build is made."""
        return Choice(self.backend, tuple(shlex.split(self.options)))


class BadFile(ValueError):
    """A file of choices that cannot be read; ``str()`` says which, and why."""


#: What JSON has of each kind of field.
_KINDS: Dict[str, Tuple[type, ...]] = {"str": (str,), "int": (int,), "float": (int, float)}


def _entry(said: Any) -> Kept:
    kinds = Kept.__annotations__
    if not isinstance(said, dict) or set(said) != set(kinds):
        raise ValueError(f"expected {', '.join(kinds)}")
    low, high = map(float, said["interval"])
    for name, kind in kinds.items():
        if name != "interval" and (not isinstance(said[name], _KINDS[kind]) or isinstance(said[name], bool)):
            raise ValueError(f"'{name}': expected {kind}, found {said[name]!r}")
    return Kept(**{**said, "interval": (low, high)})


def read(path: Path) -> Tuple[str, Dict[Key, Kept]]:
    """The model of device of a file, and its choices. Raises `BadFile`, and ``OSError`` where there is none."""
    try:
        said = json.loads(path.read_text())
        if said["version"] != _VERSION:
            raise ValueError(f"expected version {_VERSION}, found {said['version']}")
        found = [_entry(one) for one in said["choices"]]
        return str(said["device"]), {one.key(): one for one in found}
    except (ValueError, KeyError, TypeError) as error:
        raise BadFile(f"{path} is no file of choices: {error!r}") from None


def write(path: Path, device: str, choices: Iterable[Kept]) -> None:
    """A file, whole or not at all. Raises ``OSError``."""
    ranked = sorted(choices, key=lambda one: (one.kernel, one.key()))
    text = json.dumps({"version": _VERSION, "device": device, "choices": [asdict(one) for one in ranked]}, indent=1, allow_nan=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".choices-")
    try:
        with os.fdopen(descriptor, "w") as file:
            file.write(text + "\n")
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def better(one: Kept, other: Kept) -> Kept:
    """Of two choices of one key the one with more comparisons, of equals the first."""
    return other if other.comparisons > one.comparisons else one


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Alone with a file, among processes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path.with_suffix(".lock"), "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def folder() -> Path:
    """Where choices are kept: in Triton's cache."""
    return Path(importlib.import_module("triton.knobs").cache.dir) / "kiln-adaptive"


class Store:
    """The choices of one model of device in this process, from its file and into it."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.path = folder() / (re.sub(r"\W+", "_", device) + ".json")
        self._lock = threading.Lock()
        self._new: Dict[Key, Kept] = {}
        self.choices: Dict[Key, Kept] = {}
        try:
            self.choices = read(self.path)[1]
        except FileNotFoundError:
            pass
        except (OSError, BadFile) as error:
            log.say_once(f"kiln: what adaptive chose before is not used: {error}")

    def find(self, key: Key, ptxas: str) -> Tuple[Optional[Kept], str]:
        """The choice of a key, and why there is none though there was."""
        kept = self.choices.get(key)
        if kept is None:
            return None, ""
        if kept.ptxas != ptxas:
            return None, f"the choice of {kept.kernel} was made with ptxas {kept.ptxas}, and this is {ptxas}"
        if kept.build != build():
            return None, f"the choice of {kept.kernel} was made by another build of Kiln"
        return kept, ""

    def add(self, choices: Iterable[Kept]) -> None:
        """Further choices, which count more than those that are there; `flush` writes them."""
        with self._lock:
            for kept in choices:
                self.choices[kept.key()] = self._new[kept.key()] = kept

    def flush(self) -> None:
        """Writes what was added, merged with what other processes wrote meanwhile. Raises ``OSError`` and `BadFile`."""
        with self._lock:
            new, self._new = self._new, {}
        if not new:
            return
        with _locked(self.path):
            there = read(self.path)[1] if self.path.exists() else {}
            for key, kept in new.items():
                before = there.get(key)
                same = before is not None and (before.build, before.ptxas) == (kept.build, kept.ptxas)
                there[key] = better(before, kept) if before is not None and same else kept
            write(self.path, self.device, there.values())

    def binary(self, hash: str, choice: Choice, ptxas: str) -> Path:
        """Where the binary of a choice is kept."""
        text = json.dumps([hash, choice.backend, choice.options, ptxas, build()])
        return self.path.parent / (hashlib.sha256(text.encode()).hexdigest() + ".bin")

    def load(self, hash: str, choice: Choice, ptxas: str) -> Optional[Made]:
        """The build of a choice, if its binary is there."""
        try:
            head, binary = self.binary(hash, choice, ptxas).read_bytes().split(b"\n", 1)
            return Made(choice, binary, json.loads(head))
        except (OSError, ValueError):
            return None

    def store(self, hash: str, made: Made, ptxas: str) -> None:
        """Keeps a binary. Raises ``OSError``."""
        path = self.binary(hash, made.choice, ptxas)
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".binary-")
        with os.fdopen(descriptor, "wb") as file:
            file.write(json.dumps(made.metadata).encode() + b"\n" + made.binary)
        os.replace(name, path)


def build() -> str:
    """Which build of Kiln this is, `kiln.program.build`, which reads the whole program: its answer is kept, too, for as long as the program's
    file stays what it is, since a first launch must not wait for that."""
    where = program.command()
    status = os.stat(where)
    file = [where, status.st_mtime_ns, status.st_size, program.package()]
    return _build_of(json.dumps(file))


_builds: Dict[str, str] = {}


def _build_of(file: str) -> str:
    if file not in _builds:
        kept = folder() / "build.json"
        try:
            _builds[file] = str(json.loads(kept.read_text())[file])
        except (OSError, ValueError, KeyError):
            _builds[file] = hashlib.sha256(program.build().encode()).hexdigest()
            with contextlib.suppress(OSError):
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_text(json.dumps({file: _builds[file]}))
    return _builds[file]


_stores: Dict[str, Store] = {}
#: By model, what `load` read before there was a store.
_loaded: Dict[str, Dict[Key, Kept]] = {}


def of_device(model: str) -> Store:
    """The store of a model of device in this process."""
    if model not in _stores:
        store = Store(model)
        store.choices.update(_loaded.get(model, {}))
        _stores[model] = store
    return _stores[model]


def stores() -> List[Store]:
    """Those of this process."""
    return list(_stores.values())


def load(path: Path) -> None:
    """Takes the choices of a file, for this process alone. Raises `BadFile` and ``OSError``."""
    model, choices = read(path)
    _loaded.setdefault(model, {}).update(choices)
    if model in _stores:
        _stores[model].choices.update(choices)


@atexit.register
def _flush_all() -> None:
    for store in _stores.values():
        with contextlib.suppress(OSError, BadFile):
            store.flush()
