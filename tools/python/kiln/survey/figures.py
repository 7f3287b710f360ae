"""What a finished binary says of a kernel: resources, and the loop where its time goes, as ``kiln inspect`` reads both.

Plain Triton's binaries and Kiln's are read by the same eyes, so that their figures compare.
"""
from __future__ import annotations

import contextlib
import json
import tempfile
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple

from kiln import program

#: Instructions by which sm_90 and later copy whole blocks (TMA).
_BULK = ("UBLKCP", "UTMALDG", "UTMASTG", "UTMAREDG")


@dataclass(frozen=True)
class Figures:
    """One binary of a kernel. What is said of a loop is of the hottest one (with matrix instructions, most nested, largest); of a
    kernel without loops, of all its code."""

    registers: int
    spill_bytes: int
    shared_bytes: int
    #: Warps resident on an SM or CU (AMD: on a SIMD) under this launch, and what limits them.
    warps: int
    limiters: List[str]
    instructions: int
    loops: int
    loop_instructions: int
    matrix: int
    #: Loads of global memory into registers an iteration, the widest of them in bytes a thread, and how many were issued in an
    #: iteration before the one that waits for them.
    global_loads: int
    load_bytes: int
    loads_ahead: int
    #: Widest load and store of global memory in the whole kernel, copies included.
    widest_load: int
    widest_store: int
    #: Asynchronous copies by each thread (cp.async; on AMD loads straight to LDS), by TMA, and how many of the former the loop's waits
    #: leave in flight.
    copies: int
    bulk_copies: int
    copies_in_flight: int
    barriers: int
    atomics: int

    def row(self) -> Dict[str, Any]:
        """As JSON has it."""
        return asdict(self)

    @staticmethod
    def of_row(cell: Mapping[str, Any]) -> Figures:
        """Of such a row, which may say more."""
        return Figures(**{field.name: cell[field.name] for field in fields(Figures)})


def hottest(loops: List[Dict[str, Any]]) -> Optional[Dict[str, Any]]:
    """The loop that is taken to be hottest. One that neither multiplies nor moves data waits for an mbarrier or a lock, and is none."""
    def rank(loop: Dict[str, Any]) -> Tuple[bool, int, int, int]:
        return loop["matrix"] > 0, loop["depth"], loop["matrix"], loop["instructions"]

    return max(filter(_works, loops), key=rank, default=None)


def _works(loop: Dict[str, Any]) -> bool:
    return any(loop[name] for name in ("matrix", "copies", "global_loads", "global_stores", "shared_loads", "shared_stores"))


def _mnemonic(text: str) -> str:
    """Without its guard."""
    words = text.split()
    return words[1] if words and words[0].startswith("@") and len(words) > 1 else words[0] if words else ""


def _is_copy_in_bulk(one: Dict[str, Any]) -> bool:
    return one["class"] == "async.copy" and _mnemonic(one["text"]).startswith(_BULK)


def _widest(code: List[Dict[str, Any]], *classes: str) -> int:
    return max((one.get("access_bytes", 0) for one in code if one["class"] in classes), default=0)


def _in_flight(code: List[Dict[str, Any]], copies: int) -> int:
    """Copies that the loop's waits for copies leave in flight. NVIDIA's DEPBAR counts groups, of which builds make one an iteration or
    one an operand, so groups become copies here; AMD's counters count loads."""
    groups = sum(_mnemonic(one["text"]).startswith("LDGDEPBAR") for one in code)
    found = 0
    for one in code:
        for wait in one.get("waits", ()):
            if _mnemonic(one["text"]).startswith("DEPBAR") and groups:
                found = max(found, wait["left"] * copies // groups)
            elif wait["counter"] in ("vmcnt", "loadcnt", "asynccnt"):
                found = max(found, wait["left"])
    return found


def _loads_ahead(code: List[Dict[str, Any]]) -> int:
    """Loads of which every wait that is known comes an iteration later."""
    nearest: Dict[int, int] = {}
    for one in code:
        for wait in one.get("waits", ()):
            if wait["for"] is not None:
                before = wait["iterations_before"]
                nearest[wait["for"]] = min(nearest.get(wait["for"], before), before)
    return sum(one["class"] == "load.global" and nearest.get(one["address"], 0) > 0 for one in code)


def of_listing(kernel: Dict[str, Any]) -> Figures:
    """The figures of one kernel of ``kiln inspect --format json``."""
    code, loop, resources = kernel["instructions"], hottest(kernel["loops"]), kernel["resources"]
    hot = [one for one in code if loop["first"] <= one["address"] <= loop["last"]] if loop else code
    occupancy = resources["occupancy"] or {}

    def count(*classes: str) -> int:
        return sum(one["class"] in classes for one in hot)

    bulk = sum(map(_is_copy_in_bulk, hot))
    copies = count("async.copy") - bulk
    return Figures(
        registers=resources["registers"], spill_bytes=(resources["spill_store_bytes"] or 0) + (resources["spill_load_bytes"] or 0),
        shared_bytes=(resources["static_shared_bytes"] or 0) + (resources["dynamic_shared_bytes"] or 0),
        warps=occupancy.get("warps_per_unit", 0), limiters=list(occupancy.get("limiters", ())),
        instructions=len(code), loops=sum(map(_works, kernel["loops"])), loop_instructions=len(hot), matrix=count("matrix", "async.matrix"),
        global_loads=count("load.global"), load_bytes=_widest(hot, "load.global"), loads_ahead=_loads_ahead(hot) if loop else 0,
        widest_load=_widest([one for one in code if not _is_copy_in_bulk(one)], "load.global", "async.copy"),
        widest_store=_widest(code, "store.global"), copies=copies, bulk_copies=bulk,
        copies_in_flight=_in_flight(hot, copies), barriers=count("barrier"), atomics=count("atomic"))


@contextlib.contextmanager
def written(binary: bytes, suffix: str, name: str) -> Iterator[str]:
    """A file with the binary of a kernel, for the program."""
    with tempfile.TemporaryDirectory(prefix="kiln-") as folder:
        file = Path(folder) / f"{name[:100]}.{suffix}"
        file.write_bytes(binary)
        yield str(file)


def listing_of(file: str, name: str, threads: int, shared: int) -> Dict[str, Any]:
    """A kernel in a cubin or hsaco as the program lists it, launched with so many threads a block and bytes of dynamic shared memory."""
    listing: Dict[str, Any] = json.loads(program.run(["inspect", file, "-k", name, "--format=json"]))["kernels"][0]
    launch = f"--launch={name}={threads},dyn={shared}"
    listing["resources"] = json.loads(program.run(["occupancy", file, "--format=json", launch]))["kernels"][0]
    return listing


def of_binary(binary: bytes, suffix: str, name: str, threads: int, shared: int) -> Figures:
    """The figures of such a kernel."""
    with written(binary, suffix, name) as file:
        return of_listing(listing_of(file, name, threads, shared))
