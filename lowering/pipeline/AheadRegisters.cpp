// Which loads that pass registers wait in them until the next iteration
// (LoadAhead.h).
#include "lowering/interface/MemoryLayouts.h"
#include "lowering/interface/Scratch.h"
#include "lowering/pipeline/LoadAhead.h"
#include "lowering/staging/Staging.h"

using namespace mlir;

namespace kiln {

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
