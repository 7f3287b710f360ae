"""Programs of several processes, data- or tensor-parallel: one rank measures, and all take what it found at the same step."""
from __future__ import annotations

import importlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any, List, Optional

from kiln.adaptive import frozen, jobs, kept
from kiln.adaptive.install import all_launches
from kiln.adaptive.kept import Kept


def _agreed(group: Any, found: List[Kept]) -> List[Kept]:
    """What the first rank of the group found."""
    distributed: Any = importlib.import_module("torch.distributed")
    box: List[Optional[List[Kept]]] = [found if distributed.get_rank(group) == 0 else None]
    distributed.broadcast_object_list(box, src=distributed.get_global_rank(group, 0) if group is not None else 0, group=group)
    return box[0] or []


def sync(group: Any = None) -> None:
    """`kiln.adaptive.sync`."""
    if not frozen.is_one_of_several():
        return  # There may be no torch, either.
    distributed: Any = importlib.import_module("torch.distributed")
    launches = all_launches()
    is_first = distributed.get_rank(group) == 0
    found = [choice for one in launches for choice in one.release()] if is_first else []
    agreed = _agreed(group, found)
    for store in kept.stores():
        store.add(agreed)
    # Where ranks do not share a cache, each makes the builds of its own.
    with ThreadPoolExecutor(jobs.most()) as pool:
        for done in [pool.submit(one.fetch, choice) for one in launches for choice in agreed]:
            done.result()
    for one in launches:
        one.take_over()
    if is_first and not frozen.measures:
        frozen.measures = True
        for one in launches:
            one.thaw()
