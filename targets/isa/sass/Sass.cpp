#include "targets/isa/sass/Sass.h"
#include "targets/gpu/GpuTarget.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::support::endian;

namespace kiln {
namespace {
#define GET_SassTable_IMPL
#include "targets/isa/sass/Sass.inc"

unsigned opcodeOf(ArrayRef<uint8_t> bytes) {
  return read16le(bytes.data()) & 0x1ff;
}

/// "m64n128" of a matrix instruction of a warp group.
std::string groupShape(const SassOpcode &row, ArrayRef<uint8_t> bytes) {
  std::optional<unsigned> columns =
      sassGroupColumns(row, read64le(bytes.data()));
  return columns ? "m64n" + std::to_string(*columns) : "";
}

/// One to four matrices of 8 by 8 in 16 bits, a row of four bytes a lane.
unsigned matrixLoadBytes(ArrayRef<uint8_t> bytes) {
  return 4u << std::min(2, bytes[9] & 3);
}
} // namespace

ArrayRef<SassOpcode> allSassOpcodes() { return SassTable; }

const SassOpcode *lookupSass(ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  unsigned opcode = opcodeOf(bytes);
  // TableGen sorts by the first field, which is the opcode.
  const SassOpcode *found = nullptr;
  for (const auto *row = lower_bound(SassTable, opcode,
                                     [](const SassOpcode &row, unsigned key) {
                                       return row.opcode < key;
                                     });
       row != std::end(SassTable) && row->opcode == opcode; ++row) {
    if (gpu.computeCapability < row->firstCapability ||
        gpu.computeCapability > row->lastCapability)
      continue;
    if (row->forms >> sassForm(bytes) & 1)
      return row;
    if (!found)
      found = row;
  }
  return found;
}

OpKind kindOfSass(ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  const SassOpcode *row = lookupSass(bytes, gpu);
  if (!row) {
    unsigned opcode = opcodeOf(bytes);
    bool uniform = opcode >= 0x080 && opcode < 0x0c0;
    return {uniform ? OpClass::Scalar : OpClass::Unknown, 0, ""};
  }
  OpKind kind{row->opClass, row->bytes, row->variant};
  switch (row->opClass) {
  case OpClass::LoadGlobal:
  case OpClass::LoadShared:
  case OpClass::LoadLocal:
  case OpClass::StoreGlobal:
  case OpClass::StoreShared:
  case OpClass::StoreLocal:
  case OpClass::AsyncCopy:
    if (!row->bytes && kind.variant.empty())
      kind.bytes = sassAccessBytes(bytes);
    break;
  case OpClass::MatrixLoad:
    kind.bytes = matrixLoadBytes(bytes);
    break;
  case OpClass::AsyncMatrix:
    // What tcgen05 multiplies is in a register.
    if (row->opcode != 0x1ea)
      kind.variant = groupShape(*row, bytes);
    break;
  default:
    break;
  }
  return kind;
}

std::optional<unsigned> sassGroupColumns(const SassOpcode &row, uint64_t low) {
  // Of floats: bits 53 to 57, columns in units of 8, less one. Of integers:
  // bits 53 to 58, three times the number in the row of 8, 16, 24, 32, 48, 64
  // ... 256.
  if (row.opcode == 0x1f0 || row.opcode == 0x1f3)
    return (low >> 53 & 31) * 8 + 8;
  unsigned index = (low >> 53 & 63) / 3;
  if ((low >> 53 & 63) % 3 || index > 17)
    return std::nullopt;
  return index < 4 ? 8 * (index + 1) : 16 * (index - 1);
}

unsigned sassAccessBytes(ArrayRef<uint8_t> bytes) {
  // Bits 73 to 75: unsigned and signed bytes and halves, then words of 4, 8 and
  // 16 bytes.
  static constexpr unsigned width[8] = {1, 1, 2, 2, 4, 8, 16, 0};
  return width[bytes[9] >> 1 & 7];
}

SassControl sassControl(ArrayRef<uint8_t> bytes) {
  // Bits 105 to 121 of the 128.
  uint64_t word = read64le(bytes.data() + 8) >> 41;
  return {unsigned(word & 15), bool(word >> 4 & 1), unsigned(word >> 5 & 7),
          unsigned(word >> 8 & 7), unsigned(word >> 11 & 63)};
}

unsigned sassForm(ArrayRef<uint8_t> bytes) { return bytes[1] >> 1 & 7; }

bool sassPredicated(ArrayRef<uint8_t> bytes) {
  return (read16le(bytes.data()) >> 12) != 7;
}

int64_t sassBranchOffset(ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  uint64_t low = read64le(bytes.data()), high = read64le(bytes.data() + 8);
  // 48 bits from bit 34 on, in words of 4 bytes; from 9.0 on with eight more
  // below them, in bits 16 to 23.
  int64_t words = SignExtend64<48>(low >> 34 | high << 30);
  if (gpu.computeCapability >= 90)
    words = words * 256 + (low >> 16 & 255);
  return words * 4;
}

/// wgmma, and what it waits for.
static void countGroup(InstructionMix &mix, const SassOpcode &row,
                       ArrayRef<uint8_t> bytes) {
  StringRef mnemonic = row.mnemonic;
  mix.groupMatrix += mnemonic.ends_with("GMMA");
  if (mnemonic != "WARPGROUP")
    return;
  // Bit 80, as nvdisasm 13.0 reads it; no other bit makes a third of the two.
  bool waits = bytes[10] & 1;
  mix.groupWaits += waits;
  mix.groupFences += !waits;
}

ArrayRef<uint8_t> withoutSassPadding(ArrayRef<uint8_t> code,
                                     const GpuTarget &gpu) {
  code = code.take_front(code.size() / sassInstructionBytes *
                         sassInstructionBytes);
  while (!code.empty()) {
    ArrayRef<uint8_t> last = code.take_back(sassInstructionBytes);
    const SassOpcode *row = lookupSass(last, gpu);
    // 16 bytes back from its end is the jump itself.
    bool jumpsToItself =
        row && row->flow == SassFlow::Branch && !sassPredicated(last) &&
        sassBranchOffset(last, gpu) == -int64_t(sassInstructionBytes);
    if (!jumpsToItself && !(row && row->opClass == OpClass::Meta))
      break;
    code = code.drop_back(sassInstructionBytes);
  }
  return code;
}

InstructionMix countSass(ArrayRef<uint8_t> code, const GpuTarget &gpu) {
  InstructionMix mix;
  code = withoutSassPadding(code, gpu);
  mix.total = code.size() / sassInstructionBytes;
  for (; code.size() >= sassInstructionBytes;
       code = code.drop_front(sassInstructionBytes)) {
    const SassOpcode *row = lookupSass(code, gpu);
    if (!row)
      continue;
    mix.count(row->opClass,
              row->flow != SassFlow::Next && row->flow != SassFlow::Exit);
    countGroup(mix, *row, code);
  }
  return mix;
}

} // namespace kiln
