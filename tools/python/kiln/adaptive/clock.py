"""Times of launches by the events of CUDA and HIP, on the launch's own stream, read when they are there: nothing waits for them.

By the driver's own functions (opened, never linked), since those of torch take several times as long, and programs without torch launch
kernels, too.
"""
from __future__ import annotations

import ctypes
import functools
from typing import Any, Callable, List, Optional, Protocol


#: CU_STREAM_CAPTURE_MODE_RELAXED, and HIP's of that name.
_RELAXED = 2


class Mark(Protocol):
    """A launch between two events."""

    def microseconds(self) -> Optional[float]:
        """How long it took; None: it has not ended yet."""


class Clock(Protocol):
    """Times launches on one device."""

    #: The device's model, such as "NVIDIA H200".
    model: str

    def is_capturing(self, stream: int) -> bool:
        """Whether what is launched on the stream goes into a graph instead of to the GPU."""

    def relax(self) -> int:
        """Has the driver accept from this thread, until `restore`, what it refuses while another thread captures a stream, and would spoil that
        capture: asking for an event, loading a binary. Returns what `restore` takes."""

    def restore(self, mode: int) -> None:
        """As it was before."""

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
        self.exchange_mode = function("ThreadExchangeStreamCaptureMode", ctypes.POINTER(ctypes.c_int))
        self.name = function("DeviceGetName", ctypes.c_char_p, ctypes.c_int, ctypes.c_int)


class _Events:
    """Two events of a launch; they go back to their clock once they were read."""

    __slots__ = ("clock", "start", "stop")

    def __init__(self, clock: EventClock, start: int, stop: int) -> None:
        self.clock, self.start, self.stop = clock, start, stop

    def microseconds(self) -> Optional[float]:
        driver = self.clock.driver
        if driver.query(self.stop):
            return None
        milliseconds = ctypes.c_float()
        if driver.elapsed(ctypes.byref(milliseconds), self.start, self.stop):
            return None
        self.clock.free.append(self)
        return milliseconds.value * 1e3


class EventClock:
    """A clock of the driver's events. Of one device: events belong to the context in which they were made."""

    def __init__(self, driver: _Driver, device: int) -> None:
        self.driver = driver
        self.free: List[_Events] = []
        name = ctypes.create_string_buffer(256)
        if driver.name(name, len(name), device):
            raise RuntimeError(f"kiln: the driver does not know device {device}")
        self.model = name.value.decode(errors="replace")

    def is_capturing(self, stream: int) -> bool:
        status = ctypes.c_int()
        return bool(self.driver.capturing(stream, ctypes.byref(status)) or status.value)

    def relax(self) -> int:
        return self._exchanged(_RELAXED)

    def restore(self, mode: int) -> None:
        self._exchanged(mode)

    def _exchanged(self, mode: int) -> int:
        box = ctypes.c_int(mode)
        self.driver.exchange_mode(ctypes.byref(box))
        return box.value

    def begin(self, stream: int) -> _Events:
        events = self.free.pop() if self.free else _Events(self, self._event(), self._event())
        self.driver.record(events.start, stream)
        return events

    def end(self, begun: _Events, stream: int) -> _Events:
        self.driver.record(begun.stop, stream)
        return begun

    def _event(self) -> int:
        event, mode = ctypes.c_void_p(), self.relax()
        failed = self.driver.create(ctypes.byref(event), 0)
        self.restore(mode)
        if failed or not event.value:
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
