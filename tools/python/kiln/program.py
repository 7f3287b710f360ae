"""The ``kiln`` program: where it is, which build it is, and how it is asked.

Everything that reads directives or compiles is done by the program; Python only passes texts on. A process of its own keeps a
second LLVM out of Triton's.
"""
from __future__ import annotations

import functools
import hashlib
import os
import subprocess
import sysconfig
import threading
from pathlib import Path
from typing import Callable, Iterator, List, Mapping, Optional, Sequence

_TIMEOUT_S = 600.0  # A guess: `auto` takes seconds; what takes longer hangs, and would hang an autotuner with it.


class Error(Exception):
    """What the ``kiln`` program refused or could not do; ``str()`` is its own message. A program that is missing, or a
    machine that lacks something it needs, is `kiln.program.CommandMissing`, which is one."""


class CommandMissing(Error, RuntimeError):
    """There is no ``kiln`` program, or the machine lacks something that it needs."""


class CommandFailed(Error):
    """The program refused its input; ``str()`` is its message."""


class CommandCrashed(CommandFailed):
    """The program neither did what it was asked nor refused it, which is a defect of it."""


def _is_kiln(path: str) -> bool:
    """Whether the program of that name is ours: other projects are called kiln, too."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.stdout.startswith("kiln ") and "LLVM" in done.stdout


def _folders(search: str) -> Iterator[str]:
    """Where pip may have put the program that came with this package, then PATH."""
    package = Path(__file__).parent
    yield str(package / "bin")
    yield str(package.parent / "bin")  # pip install --target
    yield sysconfig.get_path("scripts")
    yield sysconfig.get_path("scripts", f"{os.name}_user")
    yield from search.split(os.pathsep)


@functools.lru_cache(maxsize=None)
def _is_this_kiln(path: str, modified_ns: int, size: int) -> bool:
    """`_is_kiln` of a file as it is now."""
    return _is_kiln(path)


@functools.lru_cache(maxsize=None)
def _found(search: str) -> Optional[str]:
    for folder in _folders(search):
        candidate = os.path.join(folder, "kiln")
        if os.path.isfile(candidate) and os.access(candidate, os.X_OK) and _is_kiln(candidate):
            return candidate
    return None


def command() -> str:
    """The path of the ``kiln`` program: what ``KILN_COMMAND`` names, else the one that came with this package, else the
    one on ``PATH``. Raises `kiln.program.CommandMissing` where there is none."""
    named = os.environ.get("KILN_COMMAND")
    if named:
        if not os.access(named, os.X_OK):
            raise CommandMissing(f"KILN_COMMAND names no program: {named}")
        status = os.stat(named)
        if not _is_this_kiln(named, status.st_mtime_ns, status.st_size):
            raise CommandMissing(f"KILN_COMMAND names a program that is not kiln (by its --version): {named}")
        return named
    found = _found(os.environ.get("PATH", ""))
    if found is None:
        raise CommandMissing("there is no kiln program beside this package or on PATH; set KILN_COMMAND to one")
    return found


@functools.lru_cache(maxsize=None)
def _digest(where: str, modified_ns: int, size: int) -> str:
    digest = hashlib.sha256()
    with open(where, "rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


@functools.lru_cache(maxsize=None)
def package() -> str:
    """This package's own sources: its stages have a say in what is compiled."""
    digest = hashlib.sha256()
    for file in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def build() -> str:
    """Which build of Kiln this is: SHA-256 of the program and of this package, part of the key of every kernel with directives.
    A program that is replaced while Python runs is noticed."""
    where = command()
    status = os.stat(where)
    return _digest(where, status.st_mtime_ns, status.st_size) + package()


def message(errors: str) -> str:
    """What standard error says, without the program's name and with one error a line."""
    lines = [line.replace("kiln: error: ", "", 1) for line in errors.strip().splitlines()
             if not line.startswith("kiln: note: ")]
    return "\n".join(lines)


def run(arguments: Sequence[str], text: Optional[str] = None, variables: Optional[Mapping[str, str]] = None) -> str:
    """What the program prints, given ``text`` on standard input and further environment ``variables``.

    Raises `CommandFailed` where the input is refused, and `CommandMissing` where the machine lacks something, such as
    ptxas (exit code 3).
    """
    line = [command(), *arguments]
    try:
        done = subprocess.run(line, input=text, capture_output=True, text=True, timeout=_TIMEOUT_S,
                              env={**os.environ, **(variables or {})})
    except subprocess.TimeoutExpired:
        raise CommandCrashed(f"kiln took longer than {_TIMEOUT_S:.0f} s: {' '.join(line)}") from None
    except OSError as error:
        raise CommandMissing(f"{line[0]} does not run: {error}") from error
    raise_if_failed(done.returncode, done.stderr)
    return done.stdout


def raise_if_failed(code: int, errors: str) -> None:
    """Raises what `run` raises of a program that ended with that code and said that."""
    if code == 0:
        return
    what = message(errors)
    if code == 3:
        raise CommandMissing(what)
    if code < 0 or code > 3:
        raise CommandCrashed(f"kiln ended with code {code}, which is a defect of it: {what}")
    raise CommandFailed(what)


def follow(arguments: Sequence[str], tell: Callable[[str], None],
           variables: Optional[Mapping[str, str]] = None) -> str:
    """As `run`, for what takes minutes: no limit of time, and ``tell`` gets each line of notes and progress as it comes. A
    program whose caller is interrupted is ended."""
    line = [command(), *arguments]
    try:
        process = subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env={**os.environ, **(variables or {})})
    except OSError as error:
        raise CommandMissing(f"{line[0]} does not run: {error}") from error
    errors: List[str] = []

    def listen() -> None:
        assert process.stderr is not None
        for said in process.stderr:
            # All that comes after an error belongs to it.
            if errors or said.startswith("kiln: error: "):
                errors.append(said)
            else:
                tell(said.rstrip("\n"))

    listener = threading.Thread(target=listen)
    with process:
        listener.start()
        try:
            assert process.stdout is not None
            printed = process.stdout.read()
            code = process.wait()
        except BaseException:
            process.terminate()
            raise
        finally:
            listener.join()
    raise_if_failed(code, "".join(errors))
    return printed
