"""What was made of one kernel, kept for other processes in a folder of Triton's cache: binaries, and what took long to find out about them."""
from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

from kiln.adaptive import kept
from kiln.adaptive.candidates import Choice, Made
from kiln.told import Told


def _digest(path: Path, content: bytes) -> bytes:
    """Of what is kept under a name: a file that was cut off, or that was another's, has another one."""
    return hashlib.sha256(path.name.encode() + b"\n" + content).hexdigest().encode()


def _read(path: Path) -> Optional[bytes]:
    """The content of a file, if it is there, whole and this one's."""
    try:
        digest, content = path.read_bytes().split(b"\n", 1)
        return content if digest == _digest(path, content) else None
    except (OSError, ValueError):
        return None


def _write(path: Path, content: bytes) -> None:
    try:
        kept.replace(path, _digest(path, content) + b"\n" + content)
    except OSError as error:
        kept.say_not_kept(error)


def _searched(is_apart: bool, launched: Optional[Told]) -> str:
    """By all that the search is told."""
    return f"searched {is_apart} {launched.text() if launched else ''}"


def _checked(build: Made, where: str) -> str:
    """Of this very binary: what was made again may be another one."""
    return f"checked {where} {hashlib.sha256(build.binary).hexdigest()}"


class Memory:
    """That of a kernel, by Triton's hash of it, under one version of the assembler and this build of Kiln. What cannot be read is not there;
    what cannot be written is said, once."""

    def __init__(self, hash: str, ptxas: str) -> None:
        self._names = [hash, ptxas, kept.build()]
        self._facts_file = self._path("facts")
        self._facts: Dict[str, Any] = json.loads(_read(self._facts_file) or b"{}")
        self._is_new = False

    def _path(self, suffix: str, *names: Any) -> Path:
        return kept.folder() / f"{hashlib.sha256(json.dumps([*self._names, *names]).encode()).hexdigest()}.{suffix}"

    def _binary(self, choice: Choice) -> Path:
        return self._path("bin", choice.backend, choice.options)

    def load(self, choice: Choice) -> Optional[Made]:
        """The build of a choice: a driver takes whatever it is given for a binary, so that it has to be this one."""
        content = _read(self._binary(choice))
        if content is None:
            return None
        head, binary = content.split(b"\n", 1)
        return Made(choice, binary, json.loads(head))

    def store(self, made: Made) -> None:
        """Keeps a build."""
        _write(self._binary(made.choice), json.dumps(made.metadata).encode() + b"\n" + made.binary)

    def searched(self, is_apart: bool, launched: Optional[Told]) -> Optional[List[Choice]]:
        """What `candidates.searched` found."""
        found = self._facts.get(_searched(is_apart, launched))
        return None if found is None else [Choice(backend, tuple(options)) for backend, options in found]

    def note_searched(self, is_apart: bool, launched: Optional[Told], found: List[Choice]) -> None:
        """What it found, for `write`."""
        self._note(_searched(is_apart, launched), [[choice.backend, choice.options] for choice in found])

    def rounds_alike(self, choice: Choice) -> Optional[bool]:
        """What `candidates.rounds_alike` said of the build of a choice."""
        found: Optional[bool] = self._facts.get(f"rounds {choice}")
        return found

    def note_rounds_alike(self, choice: Choice, is_alike: bool) -> None:
        """What it said, for `write`."""
        self._note(f"rounds {choice}", is_alike)

    def written(self) -> Optional[Tuple[Optional[List[int]]]]:
        """What `overlap.Overlap.written` said, alone in a tuple; None: nothing yet."""
        return (self._facts["written"], ) if "written" in self._facts else None

    def note_written(self, found: Optional[List[int]]) -> None:
        """What it said, for `write`."""
        self._note("written", found)

    def checked(self, build: Made, where: str) -> Optional[str]:
        """What a check of a build said (`kiln.adaptive.check.checks`): why it is not to be launched, empty where it is right; None: nothing yet.
        `where`: the model of device, and by which rule."""
        found: Optional[str] = self._facts.get(_checked(build, where))
        return found

    def note_checked(self, build: Made, where: str, why: str) -> None:
        """What it said, for `write`."""
        self._note(_checked(build, where), why)

    def _note(self, fact: str, value: Any) -> None:
        self._facts[fact] = value
        self._is_new = True

    def write(self) -> None:
        """Keeps what was noted."""
        if self._is_new:
            _write(self._facts_file, json.dumps(self._facts).encode())
            self._is_new = False
