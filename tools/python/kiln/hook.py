"""The patch of Triton's back ends: what is the same for every vendor and every version of Triton.

Two methods of a backend's class are wrapped, and nothing is replaced in Triton's modules, so kernels already compiled and
code that holds the names keep working:

- ``parse_options`` makes the options of a kernel. Where directives are among them, or a policy is set, the result is the stock
  object with fields more; else it is the stock object itself, so that nothing changes for other kernels.
- ``add_stages`` lists the compiler's stages. For a kernel with directives the one that makes text of LLVM IR becomes Kiln's.
"""
from __future__ import annotations

import functools
import hashlib
import importlib
import threading
from typing import Any, Dict, List, Mapping, Optional, Tuple

from kiln import backends, keys, launcher, program, rules, stages, told, values
from kiln.adaptive import spec
from kiln.amd import Amd
from kiln.nvidia import Nvidia
from kiln.directive import KEYS, Directives, checked, taken
from kiln.variants import VARIANTS
from kiln.vendor import Vendor

#: The field by which a policy travels from a launch to the stages, which may run later and in another thread.
POLICY = "kiln_policy"

#: Triton's own options that ask for another schedule, with the values that ask for nothing.
_RIVALS: Mapping[str, Any] = {"sched4reg": (None, False, 0)}

#: Keys that are options of ptxas, with ptxas's own names of them.
_OF_PTXAS: Mapping[str, Tuple[str, ...]] = {"register_usage_level": ("register-usage-level", "regUsageLevel"),
                                            "ptxas_controls": ("apply-controls",)}

_lock = threading.Lock()
_patched: List[str] = []
_classes: Dict[type, type] = {}


def directives_of(options: Any) -> Directives:
    """The directives that a kernel's own options carry."""
    return Directives.of(vars(options))


def _stock(base: type, values: Mapping[str, Any]) -> Any:
    """The options that Triton itself makes, of the values of options with fields more."""
    plain: Any = object.__new__(base)
    vars(plain).update((key, value) for key, value in values.items() if key not in (*KEYS, POLICY, launcher.PLAIN, told.FIELD))
    return plain


def _hash(self: Any) -> str:
    """Triton's own key, and what a directive or a policy adds to it, and what is told of the launch."""
    stock = str(_stock(type(self).__mro__[1], vars(self)).hash())
    directives = directives_of(self)
    asked = "|".join(filter(None, ("" if directives.is_empty() else directives.text(), vars(self)[POLICY], vars(self)[told.FIELD])))
    plain = "|plain" if vars(self)[launcher.PLAIN] else ""
    return hashlib.sha256(f"{stock}|{asked}{plain}|{program.build()}".encode()).hexdigest() if asked else stock


def _adaptive_hash(self: Any) -> str:
    """Of options that are compiled under another key, that of Triton's own; what compiles at once asks for this one."""
    return f"{_stock(type(self).__mro__[1], vars(self)).hash()}-adaptive"


def _with_directives(base: type) -> type:
    """The class of a backend's options with directives. No dataclass of its own: Triton asks those for their fields."""
    return _classes.setdefault(base, type(base.__name__, (base,), {"hash": _hash, "has_directives": True}))


def _refuse_rivals(vendor: Vendor, stock: Any, directives: Directives) -> None:
    for name, idle in _RIVALS.items():
        if getattr(stock, name, idle[0]) not in idle:
            raise ValueError(f"{name} and Kiln's directives ({directives}) exclude each other: both set the schedule")
    for option in vendor.scheduling_options(stock):
        raise ValueError(f"{option} and Kiln's directives ({directives}) exclude each other: both set the schedule")
    cap = getattr(stock, "maxnreg", None)
    if cap is not None and directives.max_regs is not None:
        raise ValueError(f"maxnreg={cap} and max_regs={directives.max_regs} exclude each other")


def _check_ptxas(stock: Any, directives: Directives) -> None:
    """Triton hands `ptx_options` to ptxas, split at spaces; what a kernel asks for goes the same way (`_patch`)."""
    theirs = getattr(stock, "ptx_options", None) or ""
    for key, names in _OF_PTXAS.items():
        value = directives.keys()[key]
        if value is not None and any(name in theirs for name in names):
            raise ValueError(f"ptx_options={theirs!r} and {key}={value!r} exclude each other")
    if " " in (directives.ptxas_controls or ""):
        raise ValueError(f"ptxas_controls={directives.ptxas_controls!r}: Triton splits what it tells ptxas at spaces; give a path without any")


def _check_variants(vendor: Vendor, directives: Directives) -> None:
    for variant in VARIANTS:
        if not dict(directives.lowering).get(variant.key):
            continue
        if directives.backend is None:
            raise ValueError(f"{variant.key} is for backend='tile' or 'auto' ({directives})")
        if vendor.name not in variant.vendors:
            raise ValueError(f"{variant.key} is not for {vendor.title} GPUs ({directives})")
        if variant.own_launch:
            launcher.install()


def _extended(vendor: Vendor, backend: Any, stock: Any, given: Mapping[str, Any]) -> Any:
    """The options with directives and policy, or the stock ones where there are neither."""
    asked = taken(given, values.parameters_of_launch() if KEYS.keys() & given.keys() else ())
    adaptive = spec.read(asked.sched_strategy) if asked is not None and asked.sched_strategy else None
    if asked is not None and adaptive is not None:
        return _adaptive(stock, asked, adaptive, given)
    if "adaptive" in rules.current().strategies:
        importlib.import_module("kiln.adaptive.install").install()
    policy = str(given.get(POLICY, rules.current().text()))
    if asked is None and not policy:
        return stock
    if isinstance(vendor, Nvidia):
        launcher.is_known()  # Teaches it here: a kernel that Triton has in its cache passes no stage, and is launched all the same.
    directives = asked or Directives()
    if not directives.is_empty():
        _refuse_rivals(vendor, stock, directives)
        _check_variants(vendor, directives)
        directives = checked(directives, vendor.target(backend, stock))
        _check_ptxas(stock, directives)
        policy = "" if directives.backend else rules.Policy.from_text(policy).of_backends().text()
    if policy:
        keys.carry_policy()
        rules.Policy.from_text(policy).check()
    options: Any = object.__new__(_with_directives(type(stock)))
    vars(options).update(vars(stock))
    vars(options).update(directives.keys())
    vars(options)[POLICY] = policy
    vars(options)[told.FIELD] = str(given[told.FIELD]) if told.FIELD in given else _launch(vendor, directives, policy)
    vars(options)[launcher.PLAIN] = launcher.is_by_inductor()
    return options


def _launch(vendor: Vendor, directives: Directives, policy: str) -> str:
    """What is told of the launch that waits for a kernel; empty: nothing."""
    if not isinstance(vendor, Nvidia):
        return ""

    def strategy_of(name: Optional[str]) -> Optional[str]:
        if not directives.is_empty():
            return directives.sched_strategy
        asked = rules.Policy.from_text(policy).directives_for(name) if name else None
        return asked.sched_strategy if asked else None

    found = told.by_caller(strategy_of)
    return found.text() if found else ""


def _adaptive(stock: Any, asked: Directives, adaptive: spec.Adaptive, given: Mapping[str, Any]) -> Any:
    """The options of a kernel that asks to be adaptive: it is compiled as Triton itself would, under Triton's own key."""
    others = [key for key, value in asked.keys().items() if value is not None and key != "sched_strategy"]
    if others:
        raise ValueError(f"sched_strategy='{asked.sched_strategy}' and {', '.join(others)} exclude each other: adaptive chooses among "
                         "directives itself")
    importlib.import_module("kiln.adaptive.install").install()
    # Triton makes options twice: of a launch's keywords, each of which has to be a field, and of those fields where it compiles.
    is_for_compiler = POLICY in given
    methods = {spec.ATTRIBUTE: adaptive} if is_for_compiler else {spec.ATTRIBUTE: adaptive, "hash": _adaptive_hash}
    options: Any = object.__new__(type(type(stock).__name__, (type(stock),), methods))
    vars(options).update(vars(stock))
    if not is_for_compiler:
        vars(options).update(asked.keys())
        vars(options)[POLICY] = ""
    return options


def _patch(vendor: Vendor, cls: Any) -> None:
    parse_options, add_stages = cls.parse_options, cls.add_stages

    @functools.wraps(parse_options)
    def parse_options_with_directives(self: Any, opts: Dict[str, Any]) -> Any:
        return _extended(vendor, self, parse_options(self, opts), opts)

    @functools.wraps(add_stages)
    def add_stages_with_directives(self: Any, stages_: Dict[str, Any], options: Any, *rest: Any) -> None:
        add_stages(self, stages_, options, *rest)
        if getattr(options, "has_directives", False):
            directives, policy = directives_of(options), rules.Policy.from_text(vars(options)[POLICY])
            backends.install(stages.Kernel(vendor, self, options, directives, policy), stages_)

            def told(more: List[str]) -> stages.Stage:
                under = {**vars(options), "ptx_options": " ".join(filter(None, [options.ptx_options, *more]))}
                again: Dict[str, Any] = {}
                add_stages(self, again, _stock(type(options).__mro__[1], under), *rest)
                stage: stages.Stage = again[vendor.binary_stage]
                return stage

            stages_[vendor.binary_stage] = stages.assembled(vendor, stages_[vendor.binary_stage], told)

    cls.parse_options, cls.add_stages = parse_options_with_directives, add_stages_with_directives


def activate() -> None:
    """Patches the back ends that this Triton has; once is enough. Does not load a GPU's driver."""
    for vendor in (Nvidia(), Amd()):
        # No lock is held here: importing Triton looks at the entry points of packages, one of which calls this function.
        try:
            module = importlib.import_module(vendor.module)
        except ImportError:
            continue  # A Triton built without this vendor.
        with _lock:
            if vendor.module not in _patched:
                _patch(vendor, getattr(module, vendor.backend))
                _patched.append(vendor.module)
    if not rules.current().is_empty():
        keys.carry_policy()
    if "adaptive" in rules.current().strategies:
        keys.keep_to_tritons_launchers()


def is_active() -> bool:
    """Whether at least one backend is patched."""
    return bool(_patched)
