//===- TensorMemory.cpp - columns that tcgen05.alloc asks for -------------===//
//
// ptxas (12.9 to 13.5, sm_100a) makes of tcgen05.alloc a search for free units
// of 32 columns, and the same again behind NANOSLEEP where there were none:
//
//   UMOV UR4, 0x4
//   UTCATOMSWS.FIND_AND_SET.ALIGN UP0, UR4, UR4
//
//===----------------------------------------------------------------------===//
#include "targets/object/TensorMemory.h"

#include "targets/gpu/GpuTraits.h"
#include "targets/isa/sass/SassInstruction.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {

/// UTCATOMSWS in the form that searches; the others free.
bool allocates(uint64_t low, uint64_t high) {
  return (low & 0xfff) == 0x5e3 && (high >> 11 & 1);
}

/// What the uniform register holds before instruction `at`: the number that a
/// UMOV of the same straight line put there.
std::optional<uint32_t> numberIn(ArrayRef<uint8_t> code, uint64_t at,
                                 unsigned number, const GpuTarget &gpu) {
  while (at >= sassInstructionBytes) {
    at -= sassInstructionBytes;
    SassInstruction made =
        decodeSass(code.slice(at, sassInstructionBytes), gpu);
    if (!made.row || made.row->flow != SassFlow::Next)
      return std::nullopt;
    if (!made.writes.contains(SassFile::UR, number))
      continue;
    if (StringRef(made.row->mnemonic) != "UMOV" || made.isGuarded ||
        made.form != SassForm::ImmediateB)
      return std::nullopt;
    return support::endian::read32le(code.data() + at + 4);
  }
  return std::nullopt;
}

/// Whether this is the second search of one allocation.
bool isRetry(ArrayRef<uint8_t> code, uint64_t at, const GpuTarget &gpu) {
  constexpr unsigned near = 8; // ptxas puts it four before; a guess
  for (unsigned i = 0; i != near && at >= sassInstructionBytes; ++i) {
    at -= sassInstructionBytes;
    const SassOpcode *row =
        lookupSass(code.slice(at, sassInstructionBytes), gpu);
    if (row && StringRef(row->mnemonic) == "NANOSLEEP")
      return true;
    if (row && row->flow != SassFlow::Next)
      return false;
  }
  return false;
}

} // namespace

std::optional<unsigned> tensorColumnsOf(ArrayRef<uint8_t> code,
                                        const GpuTarget &gpu) {
  constexpr unsigned unit = 32, all = 512;
  if (!hasTensorMemory(gpu))
    return 0;
  unsigned found = 0, columns = 0;
  for (uint64_t at = 0; at + sassInstructionBytes <= code.size();
       at += sassInstructionBytes) {
    uint64_t low = support::endian::read64le(code.data() + at);
    uint64_t high = support::endian::read64le(code.data() + at + 8);
    if (!allocates(low, high) || isRetry(code, at, gpu))
      continue;
    std::optional<uint32_t> units = numberIn(code, at, low >> 32 & 0xff, gpu);
    if (!units || !*units || *units > all / unit || found++)
      return std::nullopt;
    columns = *units * unit;
  }
  return columns;
}

} // namespace kiln
