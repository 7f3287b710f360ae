"""What is written of a build's machine code: figures, what Kiln's simulator says of it, and the code itself."""
from __future__ import annotations

import base64
import hashlib
import json
import zlib
from typing import Any, Dict

from kiln import program
from kiln.survey.builds import Built
from kiln.survey.figures import listing_of, of_listing, written
from kiln.survey.hip.document import Build

#: What of a simulation is kept.
_SIMULATED = ("cycles_of_block", "cycles_of_iteration", "iterations", "blocks", "resident_blocks", "bound", "bound_share")


def _figures(file: str, built: Built) -> Dict[str, Any]:
    listing = listing_of(file, built.name, built.threads, built.shared)
    resources = listing["resources"]
    return {**of_listing(listing).row(), "agprs": resources["agprs"], "scalar_registers": resources["scalar_registers"],
            "scratch_bytes": resources["stack_bytes"], "spill_stores": resources["spill_store_bytes"], "spill_loads": resources["spill_load_bytes"],
            "max_warps": (resources["occupancy"] or {}).get("max_warps_per_unit"), "threads": built.threads, "shared": built.shared}


def _simulated(file: str, built: Built) -> Dict[str, Any]:
    launch = f"--launch={built.name}={built.threads},dyn={built.shared}"
    found = json.loads(program.run(["inspect", file, "-k", built.name, "--simulate", "--format=json", launch]))["kernels"][0]
    return {name: found[name] for name in _SIMULATED}


def about(built: Built) -> Build:
    """The fields of `document.Build` that a binary has. Raises `program.Error` where the program cannot read it."""
    with written(built.binary, built.suffix, built.name) as file:
        return {"figures": _figures(file, built), "simulated": _simulated(file, built)}


def packed(binary: bytes) -> Dict[str, str]:
    """The binary for the document."""
    return {"sha256": hashlib.sha256(binary).hexdigest(), "zlib": base64.b64encode(zlib.compress(binary, 9)).decode()}


def unpacked(packed: Dict[str, str]) -> bytes:
    """And back."""
    return zlib.decompress(base64.b64decode(packed["zlib"]))
