//===- SassNames.cpp - modifiers that code works out ----------------------===//
#include "targets/isa/sass/SassNames.h"
#include "targets/isa/sass/SassTensor.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

/// "76-78", or several of them: one number, the lowest bits first.
uint64_t sassField(const SassWord &word, StringRef ranges) {
  uint64_t value = 0;
  unsigned shift = 0;
  for (StringRef range : split(ranges, ',')) {
    auto [begin, end] = range.split('-');
    unsigned first = 0, last = 0;
    begin.getAsInteger(10, first);
    last = first;
    if (!end.empty())
      end.getAsInteger(10, last);
    value |= word.field(first, last - first + 1) << shift;
    shift += last - first + 1;
  }
  return value;
}

namespace {

std::string dotName(const SassWord &word) {
  static constexpr const char *widths[] = {".4A", ".2A.LO", ".?", ".2A.HI"};
  bool pair = word.bit(75);
  return std::string(widths[pair ? 1 + word.bit(76) * 2 : 0]) +
         (word.bit(73) ? (pair ? ".S16" : ".S8") : (pair ? ".U16" : ".U8")) +
         (word.bit(74) ? ".S8" : ".U8");
}

/// What a cache does with a line: 84 to 86; and how much of it L2 fetches.
std::string cacheName(const SassWord &word, const SassOpcode &row) {
  static constexpr const char *evict[] = {".EF", "",    ".EL", ".LU",
                                          ".EU", ".NA", ".?",  ".?"};
  static constexpr const char *fetch[] = {"", ".LTC64B", ".LTC128B",
                                          ".LTC256B"};
  std::string result = evict[word.field(84, 3)];
  if (row.opcode == 0x181)
    result += fetch[word.field(68, 2)];
  return result;
}

/// Order and scope: 77 to 80.
std::string memoryOrder(const SassWord &word, unsigned capability) {
  unsigned value = word.field(77, 4);
  if (capability < 80)
    switch (value) {
    case 3:
      return ".CONSTANT.SYS";
    case 7:
      return ".SYS";
    case 8:
      return ".STRONG.CTA";
    case 10:
      return ".STRONG.GPU";
    case 11:
      return ".STRONG.SYS";
    default:
      return value ? ".?" : "";
    }
  switch (value) {
  case 0:
    return "";
  case 4:
    return ".CONSTANT";
  case 5:
    return ".STRONG.SM";
  case 7:
    return ".STRONG.GPU";
  case 10:
    return ".STRONG.SYS";
  default:
    return ".?";
  }
}

/// Two floats, or two of eight bits, into one register: 72 to 80.
std::string packName(const SassWord &word, unsigned capability) {
  unsigned value = word.field(72, 9);
  std::string from = capability < 90 ? "" : ".F32";
  std::string f16 = capability < 90 ? "" : ".F16";
  switch (value) {
  case 0x00:
    return f16 + from + ".PACK_AB";
  case 0x08:
    return ".RELU" + f16 + from + ".PACK_AB";
  case 0x10:
    return ".BF16" + from + ".PACK_AB";
  case 0x180:
    return f16 + from + ".PACK_AB.RZ";
  case 0x190:
    return ".BF16" + from + ".PACK_AB.RZ";
  case 0x04:
    return ".F16.E5M2.UNPACK_B";
  case 0x06:
    return ".F16.E4M3.UNPACK_B";
  case 0x32:
    return ".SATFINITE.E4M3.F16.UNPACK_B_MERGE_C";
  case 0x60:
    return ".SATFINITE.E5M2.F32.PACK_AB_MERGE_C";
  case 0x70:
    return ".SATFINITE.E4M3.F32.PACK_AB_MERGE_C";
  default:
    return ".?";
  }
}

/// A matrix instruction of a warp group: 256 bits deep.
std::string groupShape(const SassWord &word, const SassOpcode &row) {
  std::optional<unsigned> columns = sassGroupColumns(row, word.low);
  bool half = row.opcode == 0x1f0, tf32 = half && word.bit(77);
  return ".64x" + (columns ? utostr(*columns) : "?") +
         (tf32   ? "x8"
          : half ? "x16"
                 : "x32");
}

} // namespace

std::string sassComputedModifier(StringRef name, const SassWord &word,
                                 const SassOpcode &row, unsigned capability) {
  if (name == "idp")
    return dotName(word);
  if (name == "cache")
    return cacheName(word, row);
  if (name == "memory")
    return memoryOrder(word, capability);
  if (name == "pack")
    return packName(word, capability);
  if (name == "group")
    return groupShape(word, row);
  if (name == "tensor")
    return sassTensorProduct(word);
  llvm_unreachable("a record names a modifier that nobody works out");
}

} // namespace kiln
