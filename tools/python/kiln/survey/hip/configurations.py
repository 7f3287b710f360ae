"""The configurations: `configurations.json`, which names kernels of aiter's, and how each of them is compiled."""
from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any, Dict, List, Mapping

#: What the file says: where aiter is from (`repository`, `commit`, `sources`: the hash of every file that is imported), its `kernels`, and their
#: `configurations`.
Data = Mapping[str, Any]

_FILE = Path(__file__).resolve().parent / "configurations.json"
#: MI300's 8-bit floats, which aiter takes there for those that the file names.
_FNUZ = {"*fp8e4nv": "*fp8e4b8", "*fp8e5": "*fp8e5b16"}


class Unusable(Exception):
    """What the user gave, or his machine, cannot be worked with; says what to do."""


def read(file: Path = _FILE) -> Data:
    """The configurations."""
    data: Dict[str, Any] = json.loads(file.read_text())
    return data


def chosen(data: Data, only: str) -> List[Dict[str, Any]]:
    """Those whose name has a match of the regular expression."""
    try:
        found = [one for one in data["configurations"] if re.search(only, one["name"])]
    except re.error as error:
        raise Unusable(f"--only {only}: expected a regular expression: {error}") from error
    if not found:
        names = ", ".join(one["name"] for one in data["configurations"])
        raise Unusable(f"--only {only}: expected a match in the name of a configuration: {names}")
    return found


def verify(folder: Path, data: Data) -> None:
    """Raises `Unusable` unless the folder has every file of aiter's that is imported as it was at the commit."""
    for name, expected in data["sources"].items():
        file = folder / name
        if file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest() == expected:
            continue
        raise Unusable(f"{file}: {'differs from' if file.is_file() else 'is missing; expected'} aiter's of commit {data['commit'][:8]}: git clone "
                       f"{data['repository']} FOLDER && git -C FOLDER checkout {data['commit']}, and give --aiter FOLDER")


def signature_of(configuration: Mapping[str, Any], data: Data, target: str) -> Dict[str, str]:
    """The types of the parameters that are no constants, as Triton spells them; ":16" after one: a multiple of 16."""
    given = {**data["kernels"][configuration["kernel"]]["signature"], **configuration.get("signature", {})}
    return {name: kind if target == "gfx950" else _FNUZ.get(kind, kind) for name, kind in given.items()}


def constants_of(configuration: Mapping[str, Any], data: Data) -> Dict[str, Any]:
    """The values of the others, as far as they are not the kernel's defaults. A parameter that is named like an option of Triton's has its value,
    as a launch gives both the same."""
    about, own = data["kernels"][configuration["kernel"]], configuration.get("signature", {})
    of_kernel = {name: value for name, value in about.get("constants", {}).items() if name not in own}
    return {**of_kernel, **configuration["constants"]}
