"""What was chosen, kept for the next process: one file for each model of device in a folder of Triton's cache, and the binaries beside it
(`kiln.adaptive.memory`).

A choice is of one kernel (Triton's own hash of it), size of grid and kind of rounding, and is tied to Kiln's build and the assembler's version:
another one of these may make other code of the same directives, so that a stale choice is dropped, with a note. ``kiln choices`` shows and
merges such files.
"""
from __future__ import annotations

import atexit
import contextlib
import errno
import fcntl
import hashlib
import importlib
import json
import os
import re
import secrets
import shlex
import threading
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Dict, Iterable, Iterator, List, Optional, Tuple

from kiln import program
from kiln.adaptive import log
from kiln.adaptive.candidates import Choice

_VERSION = 1
#: What no number of a file is more than.
_MOST = 1e15
#: How long one process waits for another that writes the same file, in seconds: less than anybody waits for the end of a program.
_PATIENCE_S = 5.0
#: What a choice may say to the compiler: a file of choices comes from elsewhere, and other options name files to read and to write.
_OPTION = re.compile(r"--(?:sched-strategy|remat)=(?!.*\b(?:adaptive|replay)\b).+|--(?:max-regs|register-usage-level)=[0-9]+|"
                     r"--launch=[^=]+=grid=[0-9x]+,args=[-0-9:]+", re.DOTALL)
_BACKENDS, _ROUNDINGS = ("triton", "llvm", "tile"), ("exact", "any")

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
    interval = said["interval"]
    if not isinstance(interval, list) or len(interval) != 2:
        raise ValueError(f"'interval': expected two numbers, found {interval!r}")
    values: List[Tuple[str, str, Any]] = [(name, kind, said[name]) for name, kind in kinds.items() if name != "interval"]
    values += [("interval", "float", end) for end in interval]
    for name, kind, value in values:
        if type(value) not in _KINDS[kind]:
            raise ValueError(f"'{name}': expected {kind}, found {value!r}")
        if kind != "str" and not 0 <= float(value) <= _MOST:
            raise ValueError(f"'{name}': expected a number from 0 to {_MOST:.0e}, found {value!r}")
    found = Kept(**{**said, "gain": float(said["gain"]), "microseconds": float(said["microseconds"]), "interval": tuple(map(float, interval))})
    choice = found.choice()
    if choice.backend not in _BACKENDS or found.rounding not in _ROUNDINGS or (choice.backend, found.rounding) == ("tile", "exact"):
        raise ValueError(f"expected a backend of {', '.join(_BACKENDS)}, and a rounding that it has, found '{choice.backend}' and "
                         f"'{found.rounding}'")
    refused = [option for option in choice.options if choice.backend == "triton" or not _OPTION.fullmatch(option)]
    if refused:
        raise ValueError(f"'options': expected a strategy, rematerializations, registers and a launch, found '{refused[0]}'")
    return found


def read(path: Path) -> Tuple[str, Dict[Key, Kept]]:
    """The model of device of a file, and its choices. Raises `BadFile`, and ``OSError`` where there is none."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        if said["version"] != _VERSION:
            raise ValueError(f"expected version {_VERSION}, found {said['version']}")
        found = [_entry(one) for one in said["choices"]]
        return str(said["device"]), {one.key(): one for one in found}
    except KeyError as error:
        raise BadFile(f"{path} is no file of choices: it has no {error}") from None
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise BadFile(f"{path} is no file of choices: {error}") from None


def write(path: Path, device: str, choices: Iterable[Kept]) -> None:
    """A file, whole or not at all. Raises ``OSError``."""
    ranked = sorted(choices, key=lambda one: (one.kernel, one.key()))
    text = json.dumps({"version": _VERSION, "device": device, "choices": [asdict(one) for one in ranked]}, indent=1, allow_nan=False)
    replace(path, text.encode() + b"\n")


def replace(path: Path, content: bytes) -> None:
    """A file's content, whole or not at all. Raises ``OSError``."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    name = path.parent / f".{path.name}-{secrets.token_hex(8)}"
    try:
        # Who may read it, the program's umask says, as of all that Triton keeps.
        with open(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as file:
            file.write(content)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def say_not_kept(error: Exception) -> None:
    """Once for each reason, and nothing fails for it."""
    log.say_once(f"kiln: what adaptive chose is not kept for other processes: {error}")


def better(one: Kept, other: Kept) -> Kept:
    """Of two choices of one key the one with more comparisons, of equals the first."""
    return other if other.comparisons > one.comparisons else one


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Alone with a file, among processes. Raises ``OSError``, too where another one stays alone with it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + _PATIENCE_S
    with open(path.with_suffix(".lock"), "w") as file:
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() >= end:
                    raise OSError(f"another process holds {file.name} for {_PATIENCE_S:.0f} s") from None
                time.sleep(0.01)
        yield


def folder() -> Path:
    """Where choices are kept: in Triton's cache."""
    return Path(importlib.import_module("triton.knobs").cache.dir) / "kiln-adaptive"


def files() -> List[Path]:
    """The files of choices in Triton's cache, one for each model of device that programs ran on."""
    return sorted(path for path in folder().glob("*.json") if path.name != _BUILDS)


class Store:
    """The choices of one model of device in this process, from its file and into it."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.path = folder() / (re.sub(r"\W+", "_", device) + ".json")
        self._lock = threading.Lock()
        self._new: Dict[Key, Kept] = {}
        self._expected = 0
        self.choices: Dict[Key, Kept] = {}
        try:
            self.choices = self._read()
        except FileNotFoundError:
            pass
        except (OSError, BadFile) as error:
            log.say_once(f"kiln: what adaptive chose before is not used: {error}")

    def _read(self) -> Dict[Key, Kept]:
        device, choices = read(self.path)
        if device != self.device:
            raise BadFile(f"{self.path} is of another device: expected '{self.device}', found '{device}'")
        return choices

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

    def expect(self) -> None:
        """Another choice that was added will be written soon."""
        with self._lock:
            self._expected += 1

    def is_last(self) -> bool:
        """Counts one that was expected; whether no other is."""
        with self._lock:
            self._expected -= 1
            return self._expected <= 0

    def flush(self) -> None:
        """Writes what was added, merged with what other processes wrote meanwhile. Raises ``OSError`` and `BadFile`."""
        with self._lock:
            new = dict(self._new)
        if not new:
            return
        with _locked(self.path):
            there = self._read() if self.path.exists() else {}
            for key, kept in new.items():
                before = there.get(key)
                same = before is not None and (before.build, before.ptxas) == (kept.build, kept.ptxas)
                there[key] = better(before, kept) if before is not None and same else kept
            write(self.path, self.device, there.values())
        with self._lock:  # What could not be written is tried again with the next choice.
            self._new = {key: kept for key, kept in self._new.items() if new.get(key) is not kept}

    def all(self) -> List[Kept]:
        """The choices, as they are now."""
        with self._lock:
            return list(self.choices.values())

    def update(self, choices: Dict[Key, Kept]) -> None:
        """Further choices for this process alone."""
        with self._lock:
            self.choices.update(choices)

    def forget_others(self) -> None:
        """In a forked child: what its parent has to write is the parent's, and so was whoever held the lock."""
        self._lock, self._new, self._expected = threading.Lock(), {}, 0


def build() -> str:
    """Which build of Kiln this is, `kiln.program.build`, which reads the whole program: its answer is kept, too, for as long as the program's
    file stays what it is, since a first launch must not wait for that."""
    where = program.command()
    status = os.stat(where)
    file = [where, status.st_mtime_ns, status.st_size, program.package()]
    return _build_of(json.dumps(file))


_builds: Dict[str, str] = {}
#: The file that says which build a program's file is of.
_BUILDS = "build.json"


def _build_of(file: str) -> str:
    if file not in _builds:
        kept = folder() / _BUILDS
        try:
            _builds[file] = str(json.loads(kept.read_text())[file])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            _builds[file] = hashlib.sha256(program.build().encode()).hexdigest()
            with contextlib.suppress(OSError):
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_text(json.dumps({file: _builds[file]}))
    return _builds[file]


_lock = threading.Lock()
_stores: Dict[str, Store] = {}
#: By model, what `load` read before there was a store.
_loaded: Dict[str, Dict[Key, Kept]] = {}


def of_device(model: str) -> Store:
    """The store of a model of device in this process."""
    store = _stores.get(model)
    if store is not None:
        return store
    with _lock:
        if model not in _stores:
            store = Store(model)
            store.update(_loaded.get(model, {}))
            _stores[model] = store
        return _stores[model]


def stores() -> List[Store]:
    """Those of this process."""
    return list(_stores.values())


def load(path: Path) -> None:
    """Takes the choices of a file, for this process alone. Raises `BadFile` and ``OSError``."""
    model, choices = read(path)
    with _lock:
        _loaded.setdefault(model, {}).update(choices)
        if model in _stores:
            _stores[model].update(choices)


def _forget() -> None:
    global _lock
    _lock = threading.Lock()
    for store in _stores.values():
        store.forget_others()


os.register_at_fork(after_in_child=_forget)


@atexit.register
def _flush_all() -> None:
    for store in stores():
        with contextlib.suppress(OSError, BadFile):
            store.flush()
