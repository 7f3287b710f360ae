// How many slots and bytes the buffers of prefetches take (LoadAhead.h).
#include "lowering/dialect/GpuDialect.h"
#include "lowering/pipeline/LoadAhead.h"

using namespace mlir;

namespace kiln {

/// Bytes of one mbarrier (PTX ISA, "mbarrier object").
static constexpr int64_t kMbarrierBytes = 8;

bool LoadAhead::readsInPlace() const {
  return llvm::any_of(ahead, [](const AheadOperand &operand) {
    return operand.isInPlace && operand.isCopy;
  });
}

bool LoadAhead::mayReuseSlots(unsigned count) const {
  Stages stages(loop, early, count);
  if (exists || stages.slots(stages.ofCopies()) < 3)
    return false;
  bool copies = false;
  for (const AheadOperand &operand : ahead) {
    if (operand.isInRegisters())
      continue;
    if (!operand.isCopy || operand.isInPlace || operand.map)
      return false;
    copies = true;
  }
  return copies;
}

int64_t LoadAhead::bytes(unsigned count, Slots slots) const {
  Stages stages(loop, early, count);
  bool spare = slots == Slots::Spare;
  int64_t sum = 0;
  for (const AheadOperand &operand : ahead)
    if (!operand.isInRegisters())
      sum += operand.buffer.bytes() *
             (stages.slots(operand.isCopy           ? stages.ofCopies()
                           : operand.isStoredAtOnce ? stages.ofRegisters()
                                                    : stages.ofStores()) +
              (spare && operand.isInPlace && operand.isCopy) -
              (slots == Slots::Reused));
  if (hasMaps())
    sum += kMbarrierBytes * (stages.slots(stages.ofCopies()) + spare);
  return sum;
}

} // namespace kiln
