#include "targets/object/SpillMarks.h"

#include "targets/isa/sass/Sass.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {

/// A mark is a kind and an offset.
constexpr uint64_t markBytes = 8;
/// So many marks make a payload whose size is 0 in 16 bits.
constexpr uint64_t overflow = (uint64_t(1) << 16) / markBytes;

bool isLocal(OpClass opClass) {
  return opClass == OpClass::LoadLocal || opClass == OpClass::StoreLocal;
}

void count(SpillCounts &counts, ArrayRef<uint8_t> instruction,
           const GpuTarget &gpu) {
  switch (kindOfSass(instruction, gpu).opClass) {
  case OpClass::StoreLocal:
    ++counts.stores;
    counts.storeBytes += sassAccessBytes(instruction);
    return;
  case OpClass::LoadLocal:
    ++counts.loads;
    counts.loadBytes += sassAccessBytes(instruction);
    return;
  default:
    // `.pragma "enable_smem_spilling"`: to shared memory, which ptxas does not
    // count in its spill bytes either.
    ++counts.shared;
  }
}

/// Local accesses that have no mark.
std::vector<uint32_t> unmarked(ArrayRef<uint8_t> code,
                               ArrayRef<uint32_t> marked,
                               const GpuTarget &gpu) {
  std::vector<uint32_t> sorted(marked), found;
  llvm::sort(sorted);
  for (uint64_t at = 0; at + sassInstructionBytes <= code.size();
       at += sassInstructionBytes)
    if (isLocal(
            kindOfSass(code.slice(at, sassInstructionBytes), gpu).opClass) &&
        !std::binary_search(sorted.begin(), sorted.end(), uint32_t(at)))
      found.push_back(at);
  return found;
}

} // namespace

Expected<SpillCounts> countSpills(ArrayRef<uint8_t> code,
                                  ArrayRef<uint8_t> marks,
                                  const GpuTarget &gpu) {
  SpillCounts counts;
  for (uint64_t i = 0; i + markBytes <= marks.size(); i += markBytes) {
    constexpr uint32_t spill = 1;
    if (support::endian::read32le(marks.data() + i) != spill)
      continue;
    uint64_t offset = support::endian::read32le(marks.data() + i + 4);
    if (offset + sassInstructionBytes > code.size())
      return failure("is marked at offset ", offset,
                     ", after the end of the code");
    counts.offsets.push_back(offset);
    count(counts, code.slice(offset, sassInstructionBytes), gpu);
  }
  std::vector<uint32_t> others = unmarked(code, counts.offsets, gpu);
  if (others.size() < overflow)
    return counts;
  counts.atLeast = others.size() % overflow != 0;
  if (counts.atLeast)
    return counts;
  for (uint32_t offset : others)
    count(counts, code.slice(offset, sassInstructionBytes), gpu);
  append_range(counts.offsets, others);
  return counts;
}

} // namespace kiln
