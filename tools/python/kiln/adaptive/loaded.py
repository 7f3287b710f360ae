"""A build on the device, and how it gets there: with Triton's own launcher, or with another one where its launch is another."""
from __future__ import annotations

import importlib
from collections import namedtuple
from dataclasses import dataclass
from typing import Any

from kiln import launcher
from kiln.adaptive.candidates import Made
from kiln.handle import direct


def driver() -> Any:
    """Triton's, of this process."""
    return importlib.import_module("triton.runtime.driver").driver.active


class Loaded:
    """A build on the device: what a launch of it calls."""

    def __init__(self, made: Made, run: Any, function: Any, packed: Any, module: Any) -> None:
        self.made, self.choice, self.function = made, made.choice, function
        self.run, self.between = direct(run, packed)
        #: Keeps the code on the device: launches in flight and captured graphs may need it.
        self.module = module

    def __str__(self) -> str:
        return f"{self.choice.backend} {self.choice}".strip()


@dataclass(frozen=True)
class Ready:
    """A build that is to be loaded: its metadata as Triton has them, and who launches it."""

    made: Made
    metadata: Any
    run: Any
    packed: Any


def ready(made: Made, source: Any, stock: Ready) -> Ready:
    """A build with what calls it: of own lowering Triton's launcher may have other arguments, and be compiled for them. `source` is Triton's
    of the kernel, `stock` its own build. Raises whatever Triton raises of a launcher."""
    if not made.metadata:
        return Ready(made, stock.metadata, stock.run, stock.packed)
    if made.metadata.get(launcher.TENSOR_MAPS) or made.metadata.get(launcher.PERSISTENT):
        launcher.install()  # This process may have compiled none itself, but found it in a cache.
    fields = {**stock.metadata._asdict(), **made.metadata}
    metadata: Any = namedtuple("KernelMetadata", sorted(fields))(**fields)
    backend = importlib.import_module("triton.compiler").make_backend(metadata.target)
    return Ready(made, metadata, driver().launcher_cls(source, metadata), backend.pack_metadata(metadata))


def load(one: Ready, device: int) -> Loaded:
    """Brings a build to the device, which has to be current. Raises whatever a driver raises of a binary."""
    module, function = driver().utils.load_binary(one.metadata.name, one.made.binary, one.metadata.shared, device)[:2]
    return Loaded(one.made, one.run, function, one.packed, module)
