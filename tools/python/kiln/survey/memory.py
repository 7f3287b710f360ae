"""The memory under a launch's arguments: copies of it, and the same arguments on other memory.

What counts is the storage, not the tensor: a kernel may write beside the view that it was given, and two arguments may be views of one
storage. Every build runs on the same copies, which are put back to what they were before each run.
"""
from __future__ import annotations

import copy
import importlib
from typing import Any, Callable, Dict, Iterator, Mapping, Tuple

from kiln.survey.launches import Launch

#: A storage by its address in the program.
Memory = Dict[int, Any]


def _tensors(value: Any, torch: Any) -> Iterator[Any]:
    """The tensors in an argument: itself, those of a tuple, or that of a tensor descriptor."""
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _tensors(one, torch)
    elif isinstance(getattr(value, "base", None), torch.Tensor):
        yield value.base


def tensors(launch: Launch) -> Iterator[Any]:
    """All tensors that a launch was given."""
    torch: Any = importlib.import_module("torch")
    for value in (*launch.args, *launch.kwargs.values()):
        yield from _tensors(value, torch)


def storages(launch: Launch) -> Memory:
    """The memory that a launch may read and write."""
    found: Memory = {}
    for tensor in tensors(launch):
        storage = tensor.untyped_storage()
        if storage.nbytes():
            found.setdefault(storage.data_ptr(), storage)
    return found


def copied(memory: Mapping[int, Any]) -> Memory:
    """The same bytes elsewhere."""
    return {address: storage.clone() for address, storage in memory.items()}


def put_back(memory: Mapping[int, Any], before: Mapping[int, Any]) -> None:
    """Makes `memory` what it was when `before` was copied of it."""
    for address, storage in memory.items():
        storage.copy_(before[address])


def is_equal(one: Any, other: Any) -> bool:
    """Whether two storages hold the same bytes."""
    torch: Any = importlib.import_module("torch")
    raw = [torch.empty(0, dtype=torch.uint8, device=storage.device).set_(storage, 0, (storage.nbytes(),), (1,)) for storage in (one, other)]
    return bool(torch.equal(*raw))


def spoiled(before: Memory, theirs: Memory, types: Mapping[int, Any], run: Callable[[Memory], Memory]) -> Memory:
    """Memory that held the result before the kernel ran, as after an autotuner's tries, would hide a build that writes nothing. Where plain
    Triton's result `theirs` is the same whatever such memory held, it holds other bytes in what is returned. `run` has plain Triton's build
    run on memory, and returns what that holds then. Integers stay, which a kernel may read as indices or as addresses."""
    for address, storage in theirs.items():
        if not types[address].is_floating_point or not is_equal(storage, before[address]):
            continue
        other = storage.clone()
        other.fill_(0xFF)  # NaN in every type of floats.
        tried = {**before, address: other}
        if all(is_equal(mine, theirs[at]) for at, mine in run(tried).items()):
            before = tried
    return before


def arguments_on(launch: Launch, memory: Mapping[int, Any]) -> Tuple[Tuple[Any, ...], Dict[str, Any]]:
    """A launch's arguments and keywords on other memory."""
    torch: Any = importlib.import_module("torch")

    def moved(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            address = value.untyped_storage().data_ptr()
            if address not in memory:
                return value
            new = torch.empty(0, dtype=value.dtype, device=value.device)
            return new.set_(memory[address], value.storage_offset(), value.size(), value.stride())
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return type(value)(*map(moved, value))
        if isinstance(value, (tuple, list)):
            return type(value)(map(moved, value))
        if isinstance(getattr(value, "base", None), torch.Tensor):
            new = copy.copy(value)
            new.base = moved(value.base)
            return new
        return value

    return tuple(map(moved, launch.args)), {key: moved(value) for key, value in launch.kwargs.items()}


def types(launch: Launch) -> Dict[int, Any]:
    """As what the bytes of each storage are read to compare them: by the first argument on it."""
    found: Dict[int, Any] = {}
    for tensor in tensors(launch):
        found.setdefault(tensor.untyped_storage().data_ptr(), tensor.dtype)
    return found
