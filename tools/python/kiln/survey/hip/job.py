"""What a process of a survey is asked to do."""
from __future__ import annotations

from typing import Any, Dict, TypedDict

from kiln.survey.builds import PLAIN
from kiln.survey.hip.document import Row

#: The builds, plain Triton's first, in the order in which they are compiled and run.
NAMES = (PLAIN, "auto", "tile")


class Job(TypedDict):
    """One configuration."""

    #: All configurations, and the name of the one that is meant.
    data: Dict[str, Any]
    name: str
    #: The checkout of aiter.
    aiter: str
    #: gfx942 or gfx950.
    target: str
    #: Whether it is only compiled.
    is_pretended: bool
    #: What earlier processes have found, which a build has ended.
    row: Row
