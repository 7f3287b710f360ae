//===- Sass.cpp - the little of NVIDIA's machine code that reports need ---===//
#include "targets/isa/Sass.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

SassClass classifySass(ArrayRef<uint8_t> bytes) {
  switch (support::endian::read16le(bytes.data()) & 0x1ff) {
  case 0x118: // NOP
    return SassClass::Nop;
  case 0x180: // LD: generic, counted with the global ones
  case 0x181: // LDG
    return SassClass::GlobalLoad;
  case 0x185: // ST
  case 0x186: // STG
    return SassClass::GlobalStore;
  case 0x03b: // LDSM
  case 0x184: // LDS
    return SassClass::SharedLoad;
  case 0x044: // STSM
  case 0x188: // STS
  case 0x1bd: // STAS: to another block's
    return SassClass::SharedStore;
  case 0x183: // LDL
    return SassClass::LocalLoad;
  case 0x187: // STL
    return SassClass::LocalStore;
  case 0x18a: // ATOM
  case 0x18b: // ATOM.CAS
  case 0x1a2: // ATOM, floating
  case 0x18c: // ATOMS
  case 0x18d: // ATOMS.CAS
  case 0x1a3: // ATOMG, floating
  case 0x1a8: // ATOMG
  case 0x1a9: // ATOMG.CAS
  case 0x18e: // RED, REDG
  case 0x1a6: // REDG, floating
  case 0x1be: // REDAS
    return SassClass::Atomic;
  case 0x1ae: // LDGSTS
  case 0x1b4: // UTMALDG
  case 0x1b5: // UTMASTG
  case 0x1ba: // UBLKCP
  case 0x1bb: // UBLKRED
  case 0x1e7: // UTCCP
    return SassClass::AsyncCopy;
  case 0x11d: // BAR
  case 0x1c7: // UCGABAR_ARV, UCGABAR_WAIT
    return SassClass::Barrier;
  case 0x037: // IMMA
  case 0x03c: // HMMA
  case 0x03d: // BMMA
  case 0x03f: // DMMA
  case 0x07a: // QMMA
  case 0x07f: // OMMA
  case 0x1ea: // UTCHMMA, UTCIMMA, UTCQMMA, UTCOMMA
  case 0x1f0: // HGMMA
  case 0x1f1: // IGMMA
  case 0x1f2: // BGMMA
  case 0x1f3: // QGMMA
    return SassClass::Matrix;
  case 0x143: // CALL.ABS
  case 0x144: // CALL.REL
  case 0x147: // BRA
  case 0x149: // BRX
  case 0x150: // RET
  case 0x158: // BRXU
    return SassClass::Branch;
  default:
    return SassClass::Other;
  }
}

unsigned sassAccessBytes(ArrayRef<uint8_t> bytes) {
  // Bits 73 to 75: unsigned and signed bytes and halves, then words of 4, 8 and
  // 16 bytes.
  static constexpr unsigned width[8] = {1, 1, 2, 2, 4, 8, 16, 0};
  return width[bytes[9] >> 1 & 7];
}

SassControl sassControl(ArrayRef<uint8_t> bytes) {
  // Bits 105 to 121 of the 128.
  uint64_t word = support::endian::read64le(bytes.data() + 8) >> 41;
  return {unsigned(word & 15), bool(word >> 4 & 1), unsigned(word >> 5 & 7),
          unsigned(word >> 8 & 7), unsigned(word >> 11 & 63)};
}

bool sassPredicated(ArrayRef<uint8_t> bytes) {
  return (support::endian::read16le(bytes.data()) >> 12) != 7;
}

int64_t sassBranchOffset(ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  uint64_t low = support::endian::read64le(bytes.data()),
           high = support::endian::read64le(bytes.data() + 8);
  // 48 bits from bit 34 on, in words of 4 bytes; from 9.0 on with eight more
  // below them, in bits 16 to 23.
  int64_t words = SignExtend64<48>(low >> 34 | high << 30);
  if (gpu.computeCapability >= 90)
    words = words * 256 + (low >> 16 & 255);
  return words * 4;
}

InstructionMix countSass(ArrayRef<uint8_t> code) {
  InstructionMix mix;
  unsigned sinceLastReal = 0;
  for (; code.size() >= sassInstructionBytes;
       code = code.drop_front(sassInstructionBytes)) {
    SassClass kind = classifySass(code);
    ++sinceLastReal;
    if (kind != SassClass::Nop) {
      mix.total += sinceLastReal;
      sinceLastReal = 0;
    }
    switch (kind) {
    case SassClass::Other:
    case SassClass::Nop:
      break;
    case SassClass::GlobalLoad:
      ++mix.globalLoads;
      break;
    case SassClass::GlobalStore:
      ++mix.globalStores;
      break;
    case SassClass::SharedLoad:
      ++mix.sharedLoads;
      break;
    case SassClass::SharedStore:
      ++mix.sharedStores;
      break;
    case SassClass::LocalLoad:
      ++mix.localLoads;
      break;
    case SassClass::LocalStore:
      ++mix.localStores;
      break;
    case SassClass::Atomic:
      ++mix.atomics;
      break;
    case SassClass::AsyncCopy:
      ++mix.asyncCopies;
      break;
    case SassClass::Barrier:
      ++mix.barriers;
      break;
    case SassClass::Matrix:
      ++mix.matrix;
      break;
    case SassClass::Branch:
      ++mix.branches;
      break;
    }
  }
  return mix;
}

} // namespace kiln
