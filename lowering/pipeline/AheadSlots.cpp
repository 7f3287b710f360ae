// How many slots and bytes the buffers of prefetches take, and which loads have
// registers to wait in (LoadAhead.h).
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/MemoryLayouts.h"
#include "lowering/interface/Scratch.h"
#include "lowering/pipeline/LoadAhead.h"
#include "lowering/staging/Staging.h"

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

namespace {
/// A load through registers.
struct HeldLoad {
  /// Instructions of a thread, each with an address.
  int64_t accesses;
  /// A register at least for each access, however narrow it is.
  int64_t registers;
};
} // namespace

static HeldLoad heldBy(tt::LoadOp load) {
  unsigned vector = vectorOf(load);
  int64_t accesses = llvm::divideCeil(
      distinctRegisters(gpu::getLayout(load.getType())), vector);
  return {accesses, accesses * int64_t(llvm::divideCeil(
                                   vector * elementBits(load.getType()), 32))};
}

int64_t LoadAhead::storeAtOnceBeyond(int64_t registers) {
  // The largest first, and those in the order of the code.
  SmallVector<std::pair<int64_t, unsigned>> held;
  for (auto [number, operand] : llvm::enumerate(ahead)) {
    if (operand.isCopy || operand.isInRegisters())
      continue;
    auto [accesses, ofLoad] = heldBy(cast<tt::LoadOp>(operand.load));
    registers -= accesses + ofLoad;
    if (operand.load->hasOneUse())
      held.emplace_back(-ofLoad, number);
  }
  llvm::sort(held);
  int64_t spared = 0;
  for (auto [ofLoad, number] : held)
    if (registers + spared < 0) {
      ahead[number].isStoredAtOnce = true;
      spared -= ofLoad;
    }
  return spared;
}

bool LoadAhead::waitsInRegisters() const {
  return llvm::any_of(ahead, [](const AheadOperand &operand) {
    return !operand.uses.empty() && !operand.isCopy &&
           llvm::any_of(operand.load->getUsers(), [](Operation *user) {
             return !isa<gpu::ConvertLayoutOp>(user);
           });
  });
}

} // namespace kiln
