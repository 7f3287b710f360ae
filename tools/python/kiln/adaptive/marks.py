"""Timed launches whose times are not there yet. Launches of one stream end in their order, those of several do not."""
from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, field
from typing import Deque, Dict, Generic, Hashable, Iterator, Optional, Tuple, TypeVar

from kiln.adaptive.clock import Mark

#: Launches that are waited for at a time, of one stream and of all (guesses): none that never ends must keep those of others from being timed, nor have
#: ever more pile up after it.
_MOST_OF_STREAM, _MOST = 64, 256
#: How long a launch is waited for, in seconds (guess); then its time is none. What stands still so long is blocked by the program or broken, and
#: says little of the build.
PATIENCE_S = 10.0

What = TypeVar("What")


@dataclass
class _Pending(Generic[What]):
    what: What
    mark: Mark
    since: float = field(default_factory=time.monotonic)


class Marks(Generic[What]):
    """What is waited for, each with something that the caller knows it by."""

    def __init__(self) -> None:
        self._streams: Dict[Hashable, Deque[_Pending[What]]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[What]:
        return (pending.what for stream in self._streams.values() for pending in stream)

    def is_full(self, stream: Hashable) -> bool:
        """Whether no other launch on a stream is to be waited for."""
        return self._count >= _MOST or len(self._streams.get(stream, ())) >= _MOST_OF_STREAM

    def add(self, stream: Hashable, what: What, mark: Mark) -> None:
        """A launch on a stream."""
        self._streams.setdefault(stream, deque()).append(_Pending(what, mark))
        self._count += 1

    def ended(self) -> Iterator[Tuple[What, Optional[float]]]:
        """Those that have ended, with their microseconds; None: nobody will learn them. They are waited for no more."""
        for stream in list(self._streams):
            pending = self._streams[stream]
            while pending:
                microseconds = pending[0].mark.microseconds()
                if microseconds is None and time.monotonic() - pending[0].since < PATIENCE_S:
                    break
                self._count -= 1
                yield pending.popleft().what, microseconds
            if not pending:
                del self._streams[stream]
