"""Checks that two cubins differ in control words of the named kernels alone, and that nvdisasm, where there is one, reads as many
instructions in both: BEFORE AFTER KERNEL..."""
import shutil
import struct
import subprocess
import sys

before, after = (open(path, "rb").read() for path in sys.argv[1:3])
kernels = sys.argv[3:]
assert len(before) == len(after), f"{len(before)} bytes became {len(after)}"
table, = struct.unpack_from("<Q", before, 0x28)
size, count, names = struct.unpack_from("<3H", before, 0x3A)
sections = [struct.unpack_from("<IIQQQQ", before, table + i * size) for i in range(count)]
control = ((1 << 21) - 1) << 105
allowed = bytearray(len(before))
changed = set()
for name, _, _, _, begin, length in sections:
    text = sections[names][4] + name
    title = before[text : before.index(b"\0", text)].decode()
    if title.removeprefix(".text.") not in kernels or not title.startswith(".text."):
        continue
    for at in range(begin, begin + length, 16):
        allowed[at : at + 16] = control.to_bytes(16, "little")
    if before[begin : begin + length] != after[begin : begin + length]:
        changed.add(title.removeprefix(".text."))
wrong = [at for at, (a, b, mask) in enumerate(zip(before, after, allowed)) if (a ^ b) & ~mask]
assert not wrong, f"more than control words differs at {wrong[:10]}"
assert changed == set(kernels), f"only {changed} changed"
if nvdisasm := shutil.which("nvdisasm"):
    lines = [subprocess.run([nvdisasm, "-c", path], capture_output=True, text=True, check=True).stdout.count("/*0") for path in sys.argv[1:3]]
    assert lines[0] == lines[1] > 0, f"nvdisasm reads {lines} instructions"
