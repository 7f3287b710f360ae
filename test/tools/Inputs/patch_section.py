"""Writes one word of 32 bits into a section of an ELF file: IN OUT SECTION OFFSET VALUE."""
import struct
import sys

source, output, section, offset, value = sys.argv[1:]
data = bytearray(open(source, "rb").read())
table, = struct.unpack_from("<Q", data, 0x28)
size, count, names = struct.unpack_from("<3H", data, 0x3A)
sections = [struct.unpack_from("<IIQQQQ", data, table + i * size) for i in range(count)]
for name, _, _, _, begin, _ in sections:
    text = sections[names][4] + name
    if data[text : data.index(b"\0", text)] == section.encode():
        struct.pack_into("<I", data, begin + int(offset, 0), int(value, 0))
        open(output, "wb").write(data)
        sys.exit()
sys.exit(f"{source} has no section {section}")
