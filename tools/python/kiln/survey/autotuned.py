"""Autotuned kernels without a GPU: nothing can be timed, so a configuration is taken that was found faster elsewhere, or the first.

Rows of an earlier survey on a GPU say which one was chosen there (``--configurations FILE``); a configuration that does not fit the
GPU (`OutOfResources`) or does not assemble gives way to the next one, as it does in Triton's own autotuner.
"""
from __future__ import annotations

import contextlib
import functools
import importlib
import json
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Tuple

#: For a kernel by its name: the options and the grids of its rows.
Chosen = Dict[str, List[Tuple[Dict[str, Any], Tuple[int, ...]]]]


def read_chosen(path: Path) -> Chosen:
    """What the rows of a survey (JSON lines, or its JSON) say of configurations."""
    text = path.read_text()
    if path.suffix == ".json":
        rows = json.loads(text)["kernels"]
    else:
        rows = [json.loads(line) for line in text.splitlines() if line.strip()]
    found: Chosen = {}
    for row in rows:
        if "kernel" in row and "options" in row and row.get("variant", "triton") == "triton":
            one = (dict(row["options"]), tuple(row.get("grid", ())))
            if one not in found.setdefault(row["kernel"], []):
                found[row["kernel"]].append(one)
    return found


def _grid(grid: Any, bound: Dict[str, Any]) -> Tuple[int, ...]:
    found = grid(bound) if callable(grid) else grid
    return tuple(int(size) for size in (found if isinstance(found, (tuple, list)) else (found,)))


def _rank(config: Any, rows: List[Tuple[Dict[str, Any], Tuple[int, ...]]], blocks: Callable[[], Tuple[int, ...]]) -> int:
    """How well a configuration agrees with the best of the rows: 0 where none has its options."""
    best = 0
    for options, grid in rows:
        if options.get("num_warps", 4) == config.num_warps and options.get("num_stages", 3) == config.num_stages:
            try:
                best = max(best, 2 if blocks() == grid else 1)
            except Exception:  # A grid is the program's own function, and may want what this configuration has not.
                best = max(best, 1)
    return best


@contextlib.contextmanager
def without_timing(chosen: Chosen) -> Iterator[None]:
    """While it is open, autotuners time nothing."""
    autotuner = importlib.import_module("triton.runtime.autotuner")
    errors = importlib.import_module("triton.runtime.errors")
    refusals = (errors.OutOfResources, errors.PTXASError)
    stock = autotuner.Autotuner.run

    @functools.wraps(stock)
    def run(tuner: Any, *args: Any, **kwargs: Any) -> Any:
        tuner.nargs = dict(zip(tuner.arg_names, args))
        configs = tuner.prune_configs(kwargs) if len(tuner.configs) > 1 else tuner.configs
        rows = chosen.get(f"{tuner.base_fn.__module__}.{tuner.base_fn.__qualname__}", [])

        def rank(config: Any) -> int:
            bound = {**tuner.nargs, **kwargs, **config.all_kwargs()}
            return -_rank(config, rows, lambda: _grid(kwargs.get("grid"), bound))

        refused: Any = None
        for config in sorted(configs, key=rank):
            tuner.best_config = config
            if config.pre_hook is not None:
                config.pre_hook({**tuner.nargs, **kwargs, **config.all_kwargs()})
            try:
                return tuner.fn.run(*args, **kwargs, **config.all_kwargs())
            except refusals as error:
                refused = error
        raise refused

    autotuner.Autotuner.run = run
    try:
        yield
    finally:
        autotuner.Autotuner.run = stock
