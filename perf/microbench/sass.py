"""What ptxas made of a benchmark: opcodes by kernel, with nvdisasm."""
import collections
import re
import shutil
import subprocess
from pathlib import Path

_SECTION = re.compile(r"^\s*\.section\s+\.text\.(\w+)")
_INSTRUCTION = re.compile(
    r"^\s*/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\w+\s+)?([A-Z][A-Z0-9_.]*)")


def find_tool(name, given=None):
    """An explicit path, PATH, the usual places, or the copy in Triton."""
    places = [given, shutil.which(name), f"/usr/local/cuda/bin/{name}"]
    for place in places:
        if place and Path(place).exists():
            return str(place)
    try:
        import triton
        found = list(Path(triton.__file__).parent.rglob(f"bin/{name}"))
        return str(found[0]) if found else None
    except ImportError:
        return None


def histograms(nvdisasm, cubin):
    """{kernel: Counter of opcodes, with their modifiers}."""
    text = subprocess.run([nvdisasm, "-c", str(cubin)], check=True,
                          capture_output=True, text=True).stdout
    result, name = {}, None
    for line in text.splitlines():
        if section := _SECTION.match(line):
            name = section.group(1)
            result[name] = collections.Counter()
        elif name and (found := _INSTRUCTION.match(line)):
            result[name][found.group(1)] += 1
    return result


def per_operation(kernels, mode, operations):
    """Instructions that one operation adds to the loop."""
    extra = kernels[f"{mode}_long"].copy()
    extra.subtract(kernels[f"{mode}_short"])
    return {opcode: round(count / operations, 2)
            for opcode, count in sorted(extra.items())
            if abs(count / operations) >= 0.05 and opcode != "NOP"}


def complaint(bench, mode, made):
    """Why the loop is not what the benchmark means, or None."""
    if not made:
        return f"{bench.name} ({mode}): the operation left no instruction"
    if not bench.sass or not bench.sass_count:
        return None
    count = sum(n for opcode, n in made.items()
                if re.match(f"(?:{bench.sass})", opcode))
    if abs(count - bench.sass_count) > 0.1:
        return (f"{bench.name} ({mode}): expected {bench.sass_count} of "
                f"/{bench.sass}/ per operation, found {made}")
    return None
