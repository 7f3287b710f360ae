"""What TorchInductor must know before it compiles anything: ``triton_key()`` with the policy in it, since its cache stores kernels by that key
and not by their options; and that Triton's own launchers are to launch them."""
from __future__ import annotations

import functools
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from types import ModuleType
from typing import Any, Optional, Sequence

from kiln import program, rules

#: Where the function is at home: since 3.5, and in 3.4.
_HOMES = ("triton.runtime.cache", "triton.compiler.compiler")


#: TorchInductor's name of its static launcher, by release.
_STATIC_LAUNCHERS = ("static_cuda_launcher", "static_triton_launcher")


def keep_to_tritons_launchers() -> None:
    """Has TorchInductor do without its static launcher, which launches binaries by itself, past everybody, and keeps such kernels in its cache:
    where adaptive kernels are to come, before that cache is asked."""
    config = sys.modules.get("torch._inductor.config")
    for name in _STATIC_LAUNCHERS:
        os.environ[f"TORCHINDUCTOR_USE_{name.upper()}"] = "0"
        if config is not None and hasattr(config, f"use_{name}"):
            setattr(config, f"use_{name}", False)


def carry_policy() -> None:
    """Makes the key depend on the policy, now or as soon as Triton has the function. Every module that holds the function
    gets the wrapped one; without a policy it returns the same key as before."""
    for name in _HOMES:
        stock = getattr(sys.modules.get(name), "triton_key", None)
        if stock is not None:
            if not hasattr(stock, "kiln_stock"):
                _wrap(stock)
            return
    # The entry point runs in the midst of `import triton`, before these modules are there.
    if not any(isinstance(finder, _AfterImport) for finder in sys.meta_path):
        sys.meta_path.insert(0, _AfterImport())


def _wrap(stock: Any) -> None:
    @functools.wraps(stock)
    def triton_key() -> str:
        policy = rules.current()
        return str(stock()) if policy.is_empty() else f"{stock()}-kiln-{policy.text()}-{program.build()}"

    setattr(triton_key, "kiln_stock", stock)
    for module in list(sys.modules.values()):
        if getattr(module, "__dict__", {}).get("triton_key") is stock:
            setattr(module, "triton_key", triton_key)


class _AfterImport(importlib.abc.MetaPathFinder):
    """Waits for the module that defines the function; finds nothing itself."""

    def find_spec(self, name: str, path: Optional[Sequence[str]],
                  target: Optional[ModuleType] = None) -> Optional[importlib.machinery.ModuleSpec]:
        """The module as others find it, with `carry_policy` after its execution."""
        if name not in _HOMES:
            return None
        sys.meta_path.remove(self)
        try:
            spec = importlib.util.find_spec(name)
        finally:
            sys.meta_path.insert(0, self)
        if spec is None or spec.loader is None:
            return spec
        execute = spec.loader.exec_module

        def execute_and_wrap(module: ModuleType) -> None:
            execute(module)
            if hasattr(module, "triton_key"):
                sys.meta_path.remove(self)
                carry_policy()

        setattr(spec.loader, "exec_module", execute_and_wrap)
        return spec
