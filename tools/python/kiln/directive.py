"""What a kernel asks for, and whether it is spelled right.

Only the ``kiln`` program checks spelling, so that a kernel's decorator, the command line and the ``llc`` plug-in
agree; its answers are kept for each build of it.
"""
from __future__ import annotations

import functools
import hashlib
import json
import re
import shlex
import sys
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Collection, Dict, List, Mapping, Optional, Tuple

from kiln import program, values
from kiln.adaptive import spec
from kiln.variants import VARIANTS, refuse_renamed

#: The keys of a launch, of ``triton.Config`` and of `kiln.jit`, with the type of each.
KEYS: Mapping[str, type] = {"sched_strategy": str, "remat": str, "max_regs": int, "register_usage_level": int, "ptxas_controls": str,
                            "backend": str, "fallback": bool, **{variant.key: variant.kind for variant in VARIANTS}}

#: The keys that ask for nothing by themselves.
BESIDE = ("fallback", *(variant.key for variant in VARIANTS))


@dataclass(frozen=True)
class Directives:
    """The directives of one kernel; what is None, the kernel does not ask for."""

    sched_strategy: Optional[str] = None
    remat: Optional[str] = None
    max_regs: Optional[int] = None
    register_usage_level: Optional[int] = None
    #: The path of a file.
    ptxas_controls: Optional[str] = None
    backend: Optional[str] = None
    fallback: Optional[bool] = None
    #: Of `VARIANTS` those that are said, by key.
    lowering: Tuple[Tuple[str, Any], ...] = ()

    @staticmethod
    def of(keys: Mapping[str, Any]) -> Directives:
        """The directives that the `KEYS` among `keys` say."""
        own = {field.name: keys.get(field.name) for field in fields(Directives) if field.name != "lowering"}
        said = ((variant.key, keys.get(variant.key)) for variant in VARIANTS)
        return Directives(**own, lowering=tuple((key, value) for key, value in said if value is not None))

    def keys(self) -> Dict[str, Any]:
        """Every one of the `KEYS` with its value, or None."""
        return {key: dict(self.lowering).get(key, getattr(self, key, None)) for key in KEYS}

    def is_empty(self) -> bool:
        """Whether Triton's own code is asked for. What is in `BESIDE` asks for nothing."""
        return self.backend is None and not self.checked_options()

    def checked_options(self) -> List[str]:
        """Those that the program checks, as its options."""
        said = {"sched-strategy": self.sched_strategy, "remat": self.remat, "max-regs": self.max_regs,
                "register-usage-level": self.register_usage_level, "ptxas-controls": self.ptxas_controls}
        return [f"--{option}={value}" for option, value in said.items() if value is not None]

    def text(self) -> str:
        """The directives as one line, for cache keys: with the digest of what the file among them holds now. Raises ``ValueError``
        where that cannot be read."""
        if self.ptxas_controls is None:
            return json.dumps(self.keys(), sort_keys=True)
        try:
            digest = hashlib.sha256(Path(self.ptxas_controls).read_bytes()).hexdigest()
        except OSError as error:
            raise ValueError(f"ptxas_controls={self.ptxas_controls!r} cannot be read: {error.strerror}") from None
        return json.dumps({**self.keys(), "digest": digest}, sort_keys=True)

    def arguments(self) -> List[str]:
        """The directives as options of ``kiln compile``. Without a strategy it is `source`: register limits and
        rematerialization alone."""
        return replace(self, sched_strategy=self.sched_strategy or "source").checked_options()

    def __str__(self) -> str:
        said = [f"{key}={value!r}" for key, value in self.keys().items() if value is not None]
        return ", ".join(said) or "no directives"


def typed(given: Mapping[str, Any]) -> Directives:
    """The directives that keys with these values make. Raises ``ValueError`` with what is accepted where a value means nothing."""
    return Directives.of({key: values.typed(key, kind, given[key]) for key, kind in KEYS.items() if key in given})


def said_by(options: str, asked: Directives) -> Directives:
    """The directives that options of ``kiln compile`` say, ``--sched-strategy 'source' --max-regs 64``: what was chosen where
    ``asked`` left it open."""
    words = shlex.split(options)
    said: Dict[str, Any] = {option[2:].replace("-", "_"): value for option, value in zip(words[::2], words[1::2])}
    for key, kind in KEYS.items():
        if key in said and kind is not str:
            said[key] = said[key] == "on" if kind is bool else int(said[key])
    return Directives.of({**asked.keys(), **said})


def chosen_by(options: str, asked: Directives) -> str:
    """`said_by` as text, with the waves of a SIMD, which is an option of Triton's own."""
    waves = re.search(r"--waves-per-eu (\d+)", options)
    return f"{said_by(options, asked)}{f', waves_per_eu={waves.group(1)}' if waves else ''}"


def taken(options: Mapping[str, Any], parameters: Collection[str] = ()) -> Optional[Directives]:
    """The directives among launch options; None where there are none. What is in ``parameters`` the kernel itself takes. Raises
    ``ValueError`` where a value means nothing, or where keys ask for nothing by themselves."""
    given = {key: options[key] for key in KEYS if key in options and key not in parameters}
    if not given:
        return None
    refuse_renamed(key for key in options if key not in parameters)
    directives = typed(given)
    alone = [key for key in BESIDE if directives.keys()[key] is not None]
    if alone and directives.is_empty():
        raise ValueError(f"{directives}: {'asks' if len(alone) == 1 else 'ask'} for nothing without another key beside it; give "
                         f"{', '.join(key for key in KEYS if key not in BESIDE)} or leave it out")
    return directives


@functools.lru_cache(maxsize=None)
def _checked(build: str, directives: Directives, target: str) -> Directives:
    line = ["directives", "--format=json", *directives.checked_options()]
    of_gpu = (directives.max_regs, directives.register_usage_level, directives.ptxas_controls)
    if target and any(value is not None for value in of_gpu):
        line.append(f"--target={target}")
    try:
        answer = json.loads(program.run(line))
    except program.CommandFailed as error:
        raise ValueError(f"{error} (in {directives})") from None
    spec.check_alone(answer["sched_strategy"])
    return replace(directives, sched_strategy=answer["sched_strategy"], remat=answer["remat"])


def checked(directives: Directives, target: str) -> Directives:
    """The directives in canonical spelling. Raises ``ValueError`` with the nearest valid name where they are misspelled, or
    where ``target``, such as ``sm_90a``, cannot have that many registers or has no ptxas, or where a file cannot be read."""
    return _checked(program.build(), directives, target) if directives.checked_options() else directives


def active() -> bool:
    """Whether kernels in this process can be given directives: Triton is patched and there is a ``kiln`` program."""
    hook = sys.modules.get("kiln.hook")
    if hook is None or not hook.is_active():
        return False
    try:
        program.command()
    except program.CommandMissing:
        return False
    return True


def directives(sched_strategy: Optional[str] = None, *, remat: Optional[str] = None, max_regs: Optional[int] = None,
               register_usage_level: Optional[int] = None, ptxas_controls: Optional[str] = None, backend: Optional[str] = None,
               fallback: Optional[bool] = None, **lowering: Any) -> Dict[str, Any]:
    """The keys as keyword arguments, and nothing where Kiln is not active.

    For code that must also run where Kiln is not installed or not activated, since stock Triton refuses keys that it does
    not know::

        kernel[grid](x, y, n, BLOCK=1024, **kiln.directives("latency"))
        triton.Config({"BLOCK": 1024, **kiln.directives("auto", max_regs=96)})

    Raises ``ValueError`` where they are misspelled, as a launch does.
    """
    refuse_renamed(lowering)
    if unknown := set(lowering) - set(KEYS):
        raise TypeError(f"directives() has no key {', '.join(sorted(unknown))}")
    if not active():
        return {}
    given = typed(dict(sched_strategy=sched_strategy, remat=remat, max_regs=max_regs, register_usage_level=register_usage_level,
                       ptxas_controls=ptxas_controls, backend=backend, fallback=fallback, **lowering))
    checked(replace(given, max_regs=None), "")  # How many registers there may be, the GPU of the launch says.
    return {key: value for key, value in given.keys().items() if value is not None}
