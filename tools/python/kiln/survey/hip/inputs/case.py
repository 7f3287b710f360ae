"""A configuration whose launch is to be made, and the launch."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Mapping, Optional, Sequence, Tuple, TypeVar

from kiln.survey.hip.inputs.tensors import Tensors

#: A number, or several.
Size = TypeVar("Size", int, Tuple[int, int])


@dataclass(frozen=True)
class Case:
    """A configuration: the types of what a launch passes, the values of constants, and what makes tensors."""

    kinds: Mapping[str, str]
    constants: Mapping[str, Any]
    make: Tensors
    #: Whether the launch is one to execute without a GPU: few tokens, rows and sequences, yet enough that loops go round more than once.
    is_small: bool = False

    def size(self, full: Size, small: Size) -> Size:
        """A size of the launch."""
        return small if self.is_small else full

    def _kind(self, name: str) -> str:
        return self.kinds[name].lstrip("*")

    def normal(self, name: str, *shape: int, scale: float = 1.0) -> Any:
        """A tensor for that parameter."""
        return self.make.normal(self._kind(name), *shape, scale=scale)

    def uniform(self, name: str, low: float, high: float, *shape: int) -> Any:
        """The same of numbers between two others."""
        return self.make.uniform(self._kind(name), low, high, *shape)

    def zeros(self, name: str, *shape: int) -> Any:
        """The same of zeros, for what the kernel writes."""
        return self.make.zeros(self._kind(name), *shape)

    def scales(self, *names: str) -> Dict[str, Any]:
        """One number of scale for each of the parameters that this configuration has."""
        return {name: self.uniform(name, 0.5, 1.0, 1) for name in names if name in self.kinds}


@dataclass(frozen=True)
class Launched:
    """A launch: the numbers of blocks, and the value of every parameter that is no constant."""

    grid: Tuple[int, ...]
    values: Dict[str, Any]


def strides(tensor: Any, names: Sequence[Optional[str]]) -> Dict[str, int]:
    """A tensor's strides by the parameters that get them; None: a stride that is a constant."""
    return {name: int(stride) for name, stride in zip(names, tensor.stride()) if name is not None}


def blocks(count: int, size: int) -> int:
    """Blocks of that size that hold so many."""
    return -(-count // size)
