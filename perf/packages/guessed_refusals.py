"""The other direction: guesses that Triton's front end refused, which Kiln's takes. Each is a difference that is documented, or a fault.

    guessed_refusals.py --root UNPACKED --folder FOLDER [--jobs N] [-o NAME.json]

Reads the `KEY-N.refused` that `guessed_sources.py` leaves in FOLDER. Guesses with which Triton ended in an error of its own program count, too:
that is told from what it says. Printed is for each message of Triton's how many Kiln takes, and one of them.
"""
from __future__ import annotations

import argparse
import concurrent.futures
import json
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Dict, List

sys.path.insert(0, str(Path(__file__).resolve().parent))
import from_source  # noqa: E402

#: What Triton says of its own limits of time, and of what stands for a module that is not installed.
NO_ANSWER = re.compile(r"TooLong|MagicMock|Mock")


def judged(file: Path, root: Path, target: str) -> Dict[str, Any]:
    """Whether Kiln takes a guess, with what Triton said of it."""
    said: Dict[str, Any] = json.loads(file.read_text())
    status, _, errors = from_source.run(from_source.command(said, root, target))
    return {"kernel": said["kernel"], "file": said["file"], "guess": file.stem, "triton": said["triton"], "taken": status == 0,
            "kiln": "" if status == 0 else from_source.first_error(errors, root)}


def kind(message: str) -> str:
    """A message without what is a kernel's own."""
    return re.sub(r"<\[?[^>]*>|\[[^\]]*\]|'[^']*'|\d+|\b(fp|bf|int|uint|i|u)\d+\w*", "_", message)[:100]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, required=True, help="where the wheels were unpacked")
    parser.add_argument("--folder", type=Path, required=True, help="of the guesses")
    parser.add_argument("--target", default="sm_90a", help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=2, help="at a time (default: %(default)s)")
    parser.add_argument("-o", "--output", type=Path, help="where to write the rows")
    options = parser.parse_args()
    files = [file for file in sorted(options.folder.glob("*.refused")) if not NO_ANSWER.search(json.loads(file.read_text())["triton"])]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        rows = list(pool.map(lambda file: judged(file, options.root, options.target), files))
    groups: Dict[str, List[Dict[str, Any]]] = defaultdict(list)
    for row in rows:
        groups[kind(row["triton"])].append(row)
    print("| Triton says | guesses | taken by Kiln | one of them |\n|---|---|---|---|")
    for message, group in sorted(groups.items(), key=lambda pair: -sum(row["taken"] for row in pair[1])):
        taken = [row for row in group if row["taken"]]
        shown = f"`{taken[0]['kernel']}` ({taken[0]['guess']}): {taken[0]['triton'][:160]}" if taken else ""
        print(f"| {message} | {len(group)} | {len(taken)} | {shown} |".replace("\n", " "))
    if options.output:
        options.output.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
