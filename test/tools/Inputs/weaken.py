"""Writes one field of one instruction of a cubin: IN OUT KERNEL OFFSET FIELD=VALUE. What the fields of the control word mean:
Sass.h; opcode is its low nine bits, bitN is one bit of the encoding, low and high are its halves."""
import struct
import sys

FIELDS = {"opcode": (0, 9), "stall": (105, 4), "keep": (109, 1), "write": (110, 3), "read": (113, 3), "wait": (116, 6), "low": (0, 64), "high": (64, 64)}

source, output, kernel, offset, change = sys.argv[1:]
data = bytearray(open(source, "rb").read())
table, = struct.unpack_from("<Q", data, 0x28)
size, count, names = struct.unpack_from("<3H", data, 0x3A)
sections = [struct.unpack_from("<IIQQQQ", data, table + i * size) for i in range(count)]
for name, _, _, _, begin, _ in sections:
    text = sections[names][4] + name
    if data[text : data.index(b"\0", text)] == b".text." + kernel.encode():
        field, value = change.split("=")
        bit, bits = FIELDS[field] if field in FIELDS else (int(field.removeprefix("bit")), 1)
        at = begin + int(offset, 0)
        word = int.from_bytes(data[at : at + 16], "little")
        word = word & ~(((1 << bits) - 1) << bit) | int(value, 0) << bit
        data[at : at + 16] = word.to_bytes(16, "little")
        open(output, "wb").write(data)
        sys.exit()
sys.exit(f"{source} has no kernel {kernel}")
