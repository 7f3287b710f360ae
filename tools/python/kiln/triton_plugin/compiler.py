"""Activates the knob when Triton looks for backends, in every process that imports it: also in compile workers.

Triton wants a backend in a module that it finds this way, so there is one, and it never supports a target. Whatever goes
wrong here would break ``import triton`` for everybody, so it ends as a warning.
"""
import warnings
from typing import Any, Dict

from triton.backends import compiler

try:
    from kiln import hook

    hook.activate()
except Exception as error:  # Whatever it is, Triton must go on.
    warnings.warn(f"kiln is not active: {type(error).__name__}: {error}", stacklevel=1)


class KilnBackend(compiler.BaseBackend):  # type: ignore[misc]
    """Inert: kernels stay with the backends of NVIDIA and AMD."""

    @staticmethod
    def supports_target(target: Any) -> bool:
        """None."""
        return bool(target.backend == "kiln")

    def hash(self) -> str:
        """A name; nothing is compiled under it."""
        return "kiln"

    def parse_options(self, options: Dict[str, Any]) -> object:
        """Never asked."""
        raise NotImplementedError("kiln has no target of its own")

    def add_stages(self, stages: Dict[str, Any], options: object, *language: Any) -> None:
        """Never asked."""
        raise NotImplementedError("kiln has no target of its own")

    def load_dialects(self, context: Any) -> None:
        """None."""

    def get_module_map(self) -> Dict[str, Any]:
        """None."""
        return {}
