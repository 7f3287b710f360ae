"""``kiln.policy``: the rules of a process, set from here on or within a ``with`` statement. Above `rules`, which it replaces,
and above what reads them."""
from __future__ import annotations

from types import TracebackType
from typing import Optional, Type

from kiln import keys, values
from kiln import rules as rules_


class policy:
    """Gives directives to kernels by name, from here on, or within a ``with`` statement.

    ``rules`` is spelled as the plug-in for ``llc`` spells it, ``regex=spec;regex=spec``; a piece without its own ``regex=``
    continues the one before it. The first rule whose regular expression matches a kernel's *whole* name counts::

        kiln.policy("triton_red_.*=latency;triton_.*=auto(budget=16)", remat="triton_.*=address")
        with kiln.policy("matmul.*=pressure(max_regs=168);disable(pass=loop-reduce)"):
            library.function()

    ``backend="auto"`` is the backend of all kernels that name none, also of those with other directives of their own, and
    ``backend="triton_.*=auto;matmul.*=tile"`` of some.

    A kernel that carries directives of its own, by its launch or by `kiln.jit`, is left alone. ``fallback=True``: kernels that
    Kiln cannot compile run Triton's own code, with a warning. A misspelled rule raises ``ValueError`` here.

    The policy also goes to the environment (``KILN_POLICY``, ``KILN_POLICY_REMAT``, ``KILN_POLICY_FALLBACK``, ``KILN_BACKEND``), where
    processes started later find it. PyTorch reads Triton's key once and starts its compile workers early: set a policy, or
    those variables, before the first ``torch.compile``. ``kiln.policy("")`` ends a policy.
    """

    def __init__(self, rules: str = "", *, remat: str = "", fallback: bool = False, backend: str = "") -> None:
        import kiln.triton  # noqa: F401  (activates the knob)

        wanted = rules_.Policy(values.typed("rules", str, rules) or "", values.typed("remat", str, remat) or "",
                               values.typed("fallback", bool, fallback) or False, values.typed("backend rules", str, backend) or "")
        wanted.check("kiln.policy", "kiln.policy, remat")
        if not wanted.is_empty():
            keys.carry_policy()
        if "adaptive" in wanted.strategies:
            keys.keep_to_tritons_launchers()
        self._before = rules_.replace(wanted)

    def restore(self) -> None:
        """Sets the policy that was there before."""
        rules_.replace(self._before)

    def __enter__(self) -> policy:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None:
        self.restore()
