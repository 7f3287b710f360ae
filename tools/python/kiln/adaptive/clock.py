"""Times of launches by the events of CUDA and HIP, on the launch's own stream, read when they are there: nothing waits for them.

By the driver's own functions (opened, never linked), since those of torch take several times as long, and programs without torch launch
kernels, too.
"""
from __future__ import annotations

import ctypes
import functools
import math
from typing import Any, Callable, ContextManager, List, Optional, Protocol, Tuple

#: What drivers answer of an event that has not happened yet (``CUDA_ERROR_NOT_READY``, ``hipErrorNotReady``).
_NOT_READY = 600
#: The mode of captures, as a thread has it, in which it may do what could disturb others' (``CU_STREAM_CAPTURE_MODE_RELAXED``).
_RELAXED = 2


class Mark(Protocol):
    """A launch between two events."""

    def microseconds(self) -> Optional[float]:
        """How long it took; None: it has not ended yet; not a number: nobody will know."""


class Clock(Protocol):
    """Times launches on one device."""

    #: The device's model, such as "NVIDIA H200".
    model: str

    def is_capturing(self, stream: int) -> bool:
        """Whether what is launched on the stream goes into a graph instead of to the GPU."""

    def beside_captures(self) -> ContextManager[object]:
        """Within it this thread may load code and ask for times while other threads, or it itself on other streams, capture a graph: else
        that would end the capture."""

    def begin(self, stream: int) -> Any:
        """Before a launch."""

    def end(self, begun: Any, stream: int) -> Mark:
        """After it."""


class _Driver:
    """The functions of events of one vendor's driver."""

    def __init__(self, library: str, prefix: str, create: str) -> None:
        found = ctypes.CDLL(library)

        def function(name: str, *kinds: Any) -> Callable[..., int]:
            called = getattr(found, prefix + name)
            called.argtypes, called.restype = kinds, ctypes.c_int
            return called  # type: ignore[no-any-return]

        pointer, handle = ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p
        self.create = function(create, pointer, ctypes.c_uint)
        self.record = function("EventRecord", handle, handle)
        self.query = function("EventQuery", handle)
        self.elapsed = function("EventElapsedTime", ctypes.POINTER(ctypes.c_float), handle, handle)
        self.capturing = function("StreamIsCapturing", handle, ctypes.POINTER(ctypes.c_int))
        self.name = function("DeviceGetName", ctypes.c_char_p, ctypes.c_int, ctypes.c_int)
        self.exchange_mode = function("ThreadExchangeStreamCaptureMode", ctypes.POINTER(ctypes.c_int))


class _Relaxed:
    """This thread's mode of captures is relaxed within it."""

    __slots__ = ("exchange", "mode", "is_changed")

    def __init__(self, driver: _Driver) -> None:
        self.exchange, self.mode, self.is_changed = driver.exchange_mode, ctypes.c_int(_RELAXED), False

    def __enter__(self) -> None:
        self.is_changed = self.exchange(ctypes.byref(self.mode)) == 0

    def __exit__(self, *raised: object) -> None:
        if self.is_changed:
            self.exchange(ctypes.byref(self.mode))


class _Events:
    """Two events of a launch. They go back to their clock as soon as nobody asks for them any more: an event that has not happened yet may be
    recorded again."""

    __slots__ = ("clock", "pair", "is_broken")

    def __init__(self, clock: EventClock, pair: Tuple[int, int]) -> None:
        self.clock, self.pair, self.is_broken = clock, pair, False

    def __del__(self) -> None:
        self.clock.free.append(self.pair)

    def record(self, which: int, stream: int) -> None:
        # One that is not recorded would tell the time of an earlier launch.
        self.is_broken |= self.clock.driver.record(self.pair[which], stream) != 0

    def microseconds(self) -> Optional[float]:
        if self.is_broken:
            return math.nan
        driver = self.clock.driver
        answer = driver.query(self.pair[1])
        if answer == _NOT_READY:
            return None
        milliseconds = ctypes.c_float()
        if answer or driver.elapsed(ctypes.byref(milliseconds), *self.pair):
            return math.nan
        return milliseconds.value * 1e3


class EventClock:
    """A clock of the driver's events. Of one device: events belong to the context in which they were made."""

    def __init__(self, driver: _Driver, device: int) -> None:
        self.driver = driver
        self.free: List[Tuple[int, int]] = []
        name = ctypes.create_string_buffer(256)
        if driver.name(name, len(name), device):
            raise RuntimeError(f"kiln: the driver does not know device {device}")
        self.model = name.value.decode(errors="replace")

    def is_capturing(self, stream: int) -> bool:
        status = ctypes.c_int()
        return bool(self.driver.capturing(stream, ctypes.byref(status)) or status.value)

    def beside_captures(self) -> _Relaxed:
        return _Relaxed(self.driver)

    def begin(self, stream: int) -> _Events:
        try:
            pair = self.free.pop()  # Other threads take some, too.
        except IndexError:
            pair = self._event(), self._event()
        events = _Events(self, pair)
        events.record(0, stream)
        return events

    def end(self, begun: _Events, stream: int) -> _Events:
        begun.record(1, stream)
        return begun

    def _event(self) -> int:
        event = ctypes.c_void_p()
        if self.driver.create(ctypes.byref(event), 0) or not event.value:
            raise RuntimeError("kiln: the GPU's driver makes no event")
        return event.value


@functools.lru_cache(maxsize=None)
def _driver_of(vendor: str) -> _Driver:
    if vendor == "cuda":
        return _Driver("libcuda.so.1", "cu", "EventCreate")
    return _Driver("libamdhip64.so", "hip", "EventCreateWithFlags")


@functools.lru_cache(maxsize=None)
def of_device(vendor: str, device: int) -> Clock:
    """The clock of a device of a vendor, as Triton's targets name it. Raises ``OSError`` where there is no driver, ``AttributeError``
    where it lacks events."""
    return EventClock(_driver_of(vendor), device)
