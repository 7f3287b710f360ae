"""Directives by kernel name, for kernels whose source one cannot edit: TorchInductor's, and those of libraries.

A policy is in Triton's cache keys as a whole, because the name of a kernel is not known yet where keys are made. Kernels
that no rule matches are Triton's own, to the byte, under a key of their own.
"""
from __future__ import annotations

import functools
import gc
import json
import os
import re
import sys
import threading
from dataclasses import asdict, dataclass
from typing import Any, Dict, Optional, Pattern, Tuple

from kiln import program, values
from kiln.adaptive import spec
from kiln.directive import Directives

_VARIABLES = {"strategies": "KILN_POLICY", "remat": "KILN_POLICY_REMAT", "fallback": "KILN_POLICY_FALLBACK",
              "backend": "KILN_BACKEND"}

#: What a message calls the two texts.
_NAMES = (_VARIABLES["strategies"], _VARIABLES["remat"])


@dataclass(frozen=True)
class Policy:
    """Rules ``regex=spec;...`` for strategies, for rematerialization and for the backend; the first whose regex matches a kernel's
    whole name counts. A backend alone is that of all kernels which name none."""

    strategies: str = ""
    remat: str = ""
    fallback: bool = False
    backend: str = ""

    def is_empty(self) -> bool:
        """Whether no kernel gets other code than Triton's own when it is compiled: also where all that is asked for is to be adaptive."""
        return self.is_adaptive() or not self.strategies and not self.remat and not self.backend

    def is_adaptive(self) -> bool:
        """Whether it makes kernels adaptive and asks for nothing else."""
        return bool(self.strategies and not self.remat and not self.backend and spec.rules(self.strategies))

    def adaptive_for(self, kernel: str) -> Optional[spec.Adaptive]:
        """How a kernel of that name is adaptive; None: it is not. Raises ``ValueError`` where a rule is misspelled."""
        if "adaptive" not in self.strategies:
            return None
        alone = spec.rules(self.strategies)
        if alone is not None:
            return next((found for name, found in alone if name.fullmatch(kernel)), None)
        said = _said_of(program.build(), self, kernel, *_NAMES)
        return spec.read(said.sched_strategy) if said.sched_strategy else None

    def of_backends(self) -> Policy:
        """What is left of it for a kernel that has directives of its own, but names no backend."""
        return Policy(backend=self.backend) if self.backend else Policy()

    def text(self) -> str:
        """The policy as one line, for keys and for the metadata of kernels; "" for no policy."""
        return "" if self.is_empty() else json.dumps(asdict(self), sort_keys=True)

    @staticmethod
    def from_text(text: str) -> Policy:
        """The policy of such a line."""
        return Policy(**json.loads(text)) if text else Policy()

    @staticmethod
    def from_environment() -> Policy:
        """What ``KILN_POLICY``, ``KILN_POLICY_REMAT``, ``KILN_POLICY_FALLBACK`` and ``KILN_BACKEND`` say."""
        fallback = os.environ.get(_VARIABLES["fallback"], "")
        if fallback not in ("", "0", "1"):
            raise ValueError(f"{_VARIABLES['fallback']}={fallback}: expected 0 or 1")
        return Policy(os.environ.get(_VARIABLES["strategies"], ""), os.environ.get(_VARIABLES["remat"], ""), fallback == "1",
                      os.environ.get(_VARIABLES["backend"], ""))

    def to_environment(self) -> None:
        """Leaves the policy to the processes that this one starts, such as Inductor's compile workers."""
        said = {"strategies": self.strategies, "remat": self.remat, "fallback": "1" if self.fallback else "", "backend": self.backend}
        for field, variable in _VARIABLES.items():
            if said[field]:
                os.environ[variable] = said[field]
            else:
                os.environ.pop(variable, None)

    def directives_for(self, kernel: str) -> Optional[Directives]:
        """What a kernel of that name gets; None: nothing. Raises ``ValueError`` where a rule is misspelled."""
        return _directives_for(program.build(), self, kernel, *_NAMES) if self.strategies or self.remat else None

    def backend_for(self, kernel: str) -> Optional[str]:
        """The backend of a kernel of that name which names none itself; None: Triton's. Raises ``ValueError`` where a rule is
        misspelled."""
        return next((backend for name, backend in _backend_rules(self.backend) if name.fullmatch(kernel)), None)

    def check(self, strategies: str = _NAMES[0], remat: str = _NAMES[1]) -> None:
        """Raises ``ValueError`` where a rule is misspelled, under these names of where the rules stand: what `kiln.policy` was given is
        checked there, so that elsewhere a mistake comes from the environment."""
        if self.is_adaptive():
            return
        spec.check_rules(self.strategies)
        _backend_rules(self.backend)
        if self.strategies or self.remat:
            _directives_for(program.build(), self, "", strategies, remat)


def _directives_for(build: str, policy: Policy, kernel: str, strategies: str, remat: str) -> Optional[Directives]:
    said = _said_of(build, policy, kernel, strategies, remat)
    if said.sched_strategy and spec.read(said.sched_strategy):
        if said.remat:
            raise ValueError(f"policy: kernel '{kernel}': adaptive and a rematerialization ('{said.remat}') exclude each other: adaptive "
                             "chooses among directives itself")
        return None  # Triton's own code, until its launches say otherwise.
    return None if said.is_empty() else said


@functools.lru_cache(maxsize=None)
def _said_of(build: str, policy: Policy, kernel: str, strategies: str, remat: str) -> Directives:
    line = ["directives", "--format=json"]
    if policy.strategies:
        line.append(f"--sched-rules={policy.strategies}")
    if policy.remat:
        line.append(f"--remat-rules={policy.remat}")
    if kernel:
        line.append(f"--kernel={kernel}")
    try:
        answer = json.loads(program.run(line))
    except program.CommandFailed as error:
        raise ValueError(str(error).replace("--sched-rules", strategies).replace("--remat-rules", remat)) from None
    spec.check_alone(answer["sched_strategy"])
    return Directives(answer["sched_strategy"], answer["remat"], fallback=policy.fallback or None)


@functools.lru_cache(maxsize=None)
def _backend_rules(text: str) -> Tuple[Tuple[Pattern[str], str], ...]:
    """``auto``, or ``regex=auto;regex=tile``, read."""
    found = []
    for piece in filter(None, (piece.strip() for piece in text.split(";"))):
        name, _, backend = (part.strip() for part in (piece if "=" in piece else f".*={piece}").rpartition("="))
        if backend not in values.BACKENDS:
            raise ValueError(f"policy: backend '{text}': expected {' or '.join(map(repr, values.BACKENDS))} for all kernels, or rules "
                             f"'regex=auto;regex=tile', found '{backend}' (its environment variable is {_VARIABLES['backend']})")
        try:
            found.append((re.compile(name), backend))
        except re.error as error:
            raise ValueError(f"policy: backend '{text}': '{name}' is no regular expression: {error}") from None
    return tuple(found)


_lock = threading.RLock()
_current: Optional[Policy] = None


def current() -> Policy:
    """The policy of this process; the environment's, until another is set."""
    global _current
    if _current is None:
        _current = Policy.from_environment()
    return _current


def _put_kernels_aside(before: Policy, after: Policy) -> None:
    """Triton keeps the kernels of a process by their launch options alone. Under another policy they are others, so each
    function's table is put aside and comes back with its policy."""
    jit = sys.modules.get("triton.runtime.jit")
    if jit is None:
        return
    for thing in gc.get_objects():
        if not issubclass(type(thing), jit.JITFunction) or "device_caches" not in vars(thing):
            continue
        aside: Dict[Policy, Any] = vars(thing).setdefault("_kiln_caches", {})
        aside[before] = thing.device_caches
        fresh = type(thing.device_caches)(thing.create_binder)
        thing.device_caches = aside.pop(after, fresh)


def replace(after: Policy) -> Policy:
    """Sets the policy of this process; returns the one before."""
    global _current
    with _lock:
        before = current()
        if before != after:
            _put_kernels_aside(before, after)
            _current = after
        after.to_environment()
    return before
