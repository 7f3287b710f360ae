"""PyTorch as a program sees it beside a GPU, where there is none: tensors of "cuda" are of the CPU, and floats are not computed.

A survey without a GPU wants to know which kernels a program launches, on which types and sizes. That depends on shapes and on
integers, and hardly ever on floats. So large tensors of floats are memory that nobody writes, which costs neither time nor pages, and
integers are computed as ever. A program whose launches depend on floats has to be surveyed on a GPU.
"""
from __future__ import annotations

import contextlib
import functools
import importlib
import types
from typing import Any, Callable, Dict, Iterator, List, Tuple

#: What integers hold that only a kernel would write: counts of blocks, as a program reads them back. Not 0, by which it would launch
#: nothing, and neither 1 nor a multiple of 16, for which Triton would specialize.
_UNWRITTEN = 2
#: Elements from which on a tensor of floats is not computed: what a program reads back to decide by is smaller.
_LARGE = 4096

_FACTORIES = ("empty", "zeros", "ones", "full", "tensor", "arange", "randn", "rand", "randint", "empty_like", "zeros_like", "ones_like",
              "full_like", "randn_like", "rand_like", "empty_strided", "as_tensor", "linspace", "eye", "randperm")


class _Nothing(contextlib.nullcontext):  # type: ignore[type-arg]
    """A device or a stream that one enters."""

    cuda_stream = 0

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__()

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *given, **more: None


def _cuda_calls() -> Dict[str, Any]:
    """What programs ask of torch.cuda, as beside an H100."""
    properties = types.SimpleNamespace(
        name="NVIDIA H100", multi_processor_count=132, total_memory=80 << 30, major=9, minor=0, warp_size=32,
        max_threads_per_multi_processor=2048, regs_per_multiprocessor=65536, shared_memory_per_block=49152,
        shared_memory_per_block_optin=232448, shared_memory_per_multiprocessor=233472, L2_cache_size=50 << 20, gcnArchName="")
    return {"is_available": lambda: True, "device_count": lambda: 1, "current_device": lambda: 0, "synchronize": lambda *given: None,
            "get_device_name": lambda *given: properties.name, "get_device_capability": lambda *given, **more: (9, 0),
            "get_device_properties": lambda *given: properties, "device": _Nothing, "device_of": _Nothing, "stream": _Nothing,
            "set_device": lambda *given: None, "current_stream": lambda *given: _Nothing(), "Stream": _Nothing, "Event": _Nothing,
            "empty_cache": lambda: None, "is_bf16_supported": lambda *given, **more: True,
            "is_current_stream_capturing": lambda: False, "mem_get_info": lambda *given: (70 << 30, 80 << 30),
            "manual_seed": lambda *given: None, "manual_seed_all": lambda *given: None}


def _is_cuda(value: Any, torch: Any) -> bool:
    return isinstance(value, (str, torch.device)) and str(value).startswith("cuda")


def _is_integer(tensor: Any, torch: Any) -> bool:
    return not (tensor.is_floating_point() or tensor.is_complex() or tensor.dtype == torch.bool)


def _on_cpu(function: Any, torch: Any) -> Any:
    """A function that makes or moves tensors, with "cpu" where it is told "cuda"."""

    @functools.wraps(function)
    def made(*args: Any, **kwargs: Any) -> Any:
        args = tuple("cpu" if _is_cuda(value, torch) else value for value in args)
        return function(*args, **{key: "cpu" if _is_cuda(value, torch) else value for key, value in kwargs.items()})
    return made


def _changes(torch: Any) -> Iterator[Tuple[Any, str, Any]]:
    """(object, attribute, what it becomes)"""
    for name, value in _cuda_calls().items():
        yield torch.cuda, name, value
    for name in _FACTORIES:
        yield torch, name, _on_cpu(getattr(torch, name), torch)
    yield torch.Tensor, "to", _on_cpu(torch.Tensor.to, torch)
    for name in ("new_empty", "new_zeros", "new_ones", "new_full", "new_tensor"):
        yield torch.Tensor, name, _on_cpu(getattr(torch.Tensor, name), torch)
    yield torch.Tensor, "is_cuda", property(lambda self: True)
    yield torch.Tensor, "cuda", lambda self, *given, **more: self
    yield torch.Tensor, "get_device", lambda self: 0


@contextlib.contextmanager
def _changed(changes: Iterator[Tuple[Any, str, Any]]) -> Iterator[None]:
    before: List[Tuple[Any, str, Any]] = []
    none = object()
    try:
        for owner, name, value in changes:
            before.append((owner, name, vars(owner).get(name, none)))
            setattr(owner, name, value)
        yield
    finally:
        for owner, name, value in reversed(before):
            delattr(owner, name) if value is none else setattr(owner, name, value)


def _floats_are_memory(torch: Any) -> Any:
    """The mode in which large tensors of floats are allocated and not computed."""
    tree = importlib.import_module("torch.utils._pytree")
    base = importlib.import_module("torch.utils._python_dispatch").TorchDispatchMode

    def is_float(tensor: Any) -> bool:
        return bool(tensor.is_floating_point() or tensor.is_complex())

    def on_meta(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device="meta")
        return torch.device("meta") if isinstance(value, torch.device) else value

    def allocated(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device="cpu")
        return value

    def outcome(function: Any, args: Any, kwargs: Any, given: List[Any]) -> Any:
        """What the call returns, of memory that nobody writes; None where it has to be computed."""
        if function._schema.is_mutable:
            return args[0] if args and isinstance(args[0], torch.Tensor) and is_float(args[0]) and "out" not in kwargs else None
        aliases = any(one.alias_info is not None for one in (*function._schema.arguments, *function._schema.returns))
        if aliases or not function._schema.returns:
            return None
        more = {} if given else {"device": torch.device("meta")}
        try:
            found = function(*tree.tree_map(on_meta, args), **{**tree.tree_map(on_meta, kwargs), **more})
        except Exception:  # Not every function knows tensors without memory.
            return None
        tensors = [one for one in tree.tree_leaves(found) if isinstance(one, torch.Tensor)]
        is_large = any(one.numel() > _LARGE for one in (*given, *tensors))
        return tree.tree_map(allocated, found) if is_large and tensors and all(map(is_float, tensors)) else None

    class Mode(base):  # type: ignore[misc, valid-type]
        def __torch_dispatch__(self, function: Any, types_: Any, args: Any = (), kwargs: Any = None) -> Any:
            kwargs = kwargs or {}
            given = [one for one in tree.tree_leaves([args, kwargs]) if isinstance(one, torch.Tensor)]
            may_skip = all(map(is_float, given)) if given else kwargs.get("pin_memory") is not True
            if may_skip and (not given or any(one.numel() > _LARGE for one in given)):
                found = outcome(function, args, kwargs, given)
                if found is not None:
                    return found
            made = function(*args, **kwargs)
            if function.overloadpacket.__name__ in ("empty", "empty_like", "empty_strided", "new_empty") and _is_integer(made, torch):
                made.fill_(_UNWRITTEN)
            return made

    return Mode()


@contextlib.contextmanager
def installed() -> Iterator[None]:
    """While it is open, this process's PyTorch is as beside an H100. Nothing happens where PyTorch is not installed."""
    try:
        torch: Any = importlib.import_module("torch")
    except ImportError:
        yield
        return
    with _changed(_changes(torch)), _floats_are_memory(torch):
        yield


def has_gpu() -> bool:
    """Whether Triton finds a GPU on this machine."""
    config: Any = importlib.import_module("triton.runtime.driver").driver
    try:
        config.active.get_current_target()
    except Exception:  # RuntimeError without a driver, and others of half a driver.
        return False
    return True
