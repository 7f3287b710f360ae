"""One launch of an adaptive kernel written to files, so that another process can make it again (`kiln.adaptive.check.process`): its arguments,
the memory under them, and Triton's own binary.

Memory is copied on the launch's own stream, after whatever the launch would wait for, too. That waits for the stream.
"""
from __future__ import annotations

import contextlib
import ctypes
import importlib
import json
import operator
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from kiln.adaptive import jobs
from kiln.adaptive.candidates import Made
from kiln.adaptive.loaded import driver

#: Bytes of the launches that are written down at a time, of one or of several (guess: a second of copying). The check takes as much of the
#: GPU's memory once more, and up to four times as much of the machine's.
MOST_BYTES = 2 << 30
#: The share of the free disk that is taken at most (guess).
_DISK_SHARE = 0.5
#: Seconds until Triton's own has been launched on the copies, and for each other build (guesses): torch is imported, and a GPU begun to be
#: used, in ten.
BEGIN_S, BUILD_S = 300, 60
#: What the start of memory is a multiple of, as in the other process, too: kernels are specialized for that of pointers.
_ALIGNMENT = 16

#: Numbers of blocks, a stream, and the kernel's arguments.
Launch = Tuple[Tuple[int, int, int], Any, Sequence[Any]]


class NotCopied(Exception):
    """A launch that cannot be made again elsewhere; ``str()`` says why."""


@dataclass(frozen=True)
class Copied:
    """The files of a launch."""

    folder: Path

    def add(self, number: int, build: Made) -> None:
        """One more build that is to be launched so. Raises ``OSError``."""
        (self.folder / f"build-{number}.bin").write_bytes(build.binary)
        (self.folder / f"build-{number}.json").write_text(json.dumps(build.metadata))

    def remove(self) -> None:
        """Removes the files."""
        shutil.rmtree(self.folder, ignore_errors=True)


class Arguments:
    """A launch's arguments as JSON has them, and the memory that they are in."""

    def __init__(self, kinds: Sequence[Any], values: Sequence[Any]) -> None:
        """`kinds`: those of the kernel's signature. Raises `NotCopied`."""
        #: Of a constant None, of a pointer its storage's number and the bytes before it, else a number.
        self.said: List[Any] = []
        self.storages: List[Any] = []
        #: As what the bytes of each are read: the type of the first tensor in it.
        self.types: List[str] = []
        self._numbers: Dict[Tuple[int, int], int] = {}
        if len(kinds) != len(values):
            raise NotCopied(f"it has {len(values)} arguments, and its signature {len(kinds)}")
        for kind, value in zip(kinds, values):
            self.said.append(self._said(kind, value))
        spans = sorted(self._numbers)
        for (begin, size), (other, _) in zip(spans, spans[1:]):
            if other < begin + size:
                raise NotCopied("two of its tensors are in storages that overlap")

    def _said(self, kind: Any, value: Any) -> Any:
        if not isinstance(kind, str):
            raise NotCopied("a tuple is among its arguments")
        if kind == "constexpr" or value is None:
            return None
        if kind.startswith("*"):
            return self._pointer(value)
        if kind.startswith(("tensordesc", "nvTmaDesc")):
            raise NotCopied("a tensor descriptor is among its arguments")
        try:
            return value if isinstance(value, (bool, int, float)) else float(value) if kind.startswith(("fp", "bf")) else operator.index(value)
        except (TypeError, ValueError):
            raise NotCopied(f"an argument of type {type(value).__name__} is no number") from None

    def _pointer(self, tensor: Any) -> Dict[str, int]:
        try:
            storage = tensor.untyped_storage()
            begin, size, pointer = int(storage.data_ptr()), int(storage.nbytes()), int(tensor.data_ptr())
            home = str(storage.device)
        except Exception:  # Tensors are of many libraries, and some of no memory.
            raise NotCopied(f"an argument of type {type(tensor).__name__} does not say in which storage it is") from None
        if not size:
            return {"storage": -1, "offset": 0}
        here = str(driver().get_active_torch_device())
        if home != here:
            raise NotCopied(f"one of its tensors is on {home}, and the launch on {here}")
        if begin % _ALIGNMENT or not begin <= pointer <= begin + size:
            raise NotCopied(f"a storage begins at {begin:#x}, and a tensor in it at {pointer:#x}")
        if (begin, size) not in self._numbers:
            self._numbers[begin, size] = len(self.storages)
            self.storages.append(storage)
            self.types.append(str(getattr(tensor, "dtype", "")).rpartition(".")[2])
        return {"storage": self._numbers[begin, size], "offset": pointer - begin}

    @property
    def bytes(self) -> int:
        """Of all memory."""
        return sum(size for _, size in self._numbers)


@contextlib.contextmanager
def _on(stream: Any, device: int) -> Iterator[None]:
    """Within it torch copies on that stream."""
    if stream == driver().get_current_stream(device):
        yield
        return
    torch: Any = importlib.import_module("torch")
    with torch.cuda.stream(torch.cuda.ExternalStream(stream, device=device)):
        yield


def _write(storage: Any, path: Path) -> None:
    host, size = storage.cpu(), int(storage.nbytes())
    with open(path, "wb") as file:
        file.write((ctypes.c_char * size).from_address(host.data_ptr()))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # It has been removed.
        return 0


def _is_room_for(size: int, folder: str) -> bool:
    """Whether that much can be written now; not, while launches of other kernels wait for their checks. Raises `NotCopied` where it never can."""
    if size > MOST_BYTES:
        raise NotCopied(f"its memory, {size / 2**30:.1f} GiB, is more than {MOST_BYTES / 2**30:.0f} GiB")
    waiting = sum(map(_size, Path(folder).glob("launch-*/storage-*")))
    if waiting and waiting + size > MOST_BYTES:
        return False
    free = shutil.disk_usage(folder).free
    if size > free * _DISK_SHARE:
        raise NotCopied(f"its memory, {size / 2**30:.3f} GiB, is more than half of the {free / 2**30:.3f} GiB that are free in {folder}")
    return True


def write(compiled: Any, device: int, model: str, rounding: str, launch: Launch) -> Optional[Copied]:
    """Writes a launch down that has not been made yet, of a kernel of Triton's; None: not now, while others are. Raises `NotCopied`, ``OSError``,
    `jobs.Ended`, and whatever torch raises of its memory."""
    grid, stream, values = launch
    metadata = compiled.metadata
    if getattr(metadata, "launch_cooperative_grid", False):
        raise NotCopied("its launches are cooperative")
    kinds = list(compiled.src.signature.values())
    arguments, folder = Arguments(kinds, values), jobs.of_process().folder()
    if not _is_room_for(arguments.bytes, folder):
        return None
    target = metadata.target
    said = {"device": device, "model": model, "rounding": rounding, "grid": list(map(int, grid)), "kinds": kinds, "arguments": arguments.said,
            "begin_seconds": BEGIN_S, "build_seconds": BUILD_S, "target": [target.backend, target.arch, target.warp_size],
            "metadata": {name: value for name, value in metadata._asdict().items() if name != "target"},
            "storages": [{"bytes": int(storage.nbytes()), "type": type_} for storage, type_ in zip(arguments.storages, arguments.types)]}
    copied = Copied(Path(tempfile.mkdtemp(prefix="launch-", dir=folder)))
    try:
        with _on(stream, device):
            for number, storage in enumerate(arguments.storages):
                _write(storage, copied.folder / f"storage-{number}")
        (copied.folder / "launch.json").write_text(json.dumps(said))
        (copied.folder / "triton.bin").write_bytes(compiled.kernel)
        return copied
    except BaseException:
        copied.remove()
        raise
