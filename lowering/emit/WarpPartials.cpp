#include "lowering/emit/WarpPartials.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "targets/gpu/Banks.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

/// What vectors of partial results are aligned to.
static constexpr int64_t kSlotAlignment = 16;

static int64_t slotsOf(const AxisLayout &axis, unsigned copies) {
  return int64_t(copies) * axis.keptElements() * axis.warpsAlong();
}

static int64_t bytesOfSlots(int64_t slots, Type elementType) {
  return llvm::alignTo(slots * bytesOf(storedType(elementType)),
                       kSlotAlignment);
}

int64_t partialBytes(const AxisLayout &axis, unsigned copies,
                     ValueRange operands) {
  int64_t bytes = 0;
  for (Value operand : operands)
    bytes +=
        bytesOfSlots(slotsOf(axis, copies), elementType(operand.getType()));
  return bytes;
}

SmallVector<int64_t> partialScratch(const AxisLayout &axis, unsigned copies,
                                    unsigned copy, int64_t base,
                                    ArrayRef<Type> types) {
  SmallVector<int64_t> scratch;
  for (Type type : types) {
    scratch.push_back(base + slotsOf(axis, copy) * bytesOf(storedType(type)));
    base += bytesOfSlots(slotsOf(axis, copies), type);
  }
  return scratch;
}

/// Bits that any of the bases moves.
static uint32_t movedBits(ArrayRef<uint32_t> bases) {
  uint32_t bits = 0;
  for (uint32_t basis : bases)
    bits |= basis;
  return bits;
}

namespace {

/// Where the partial results of one operand lie. A slot's number has the bits
/// of the kept element's number and those of the warp's along the axis, in an
/// order by which a thread reads 16 bytes at once and the lanes of a warp
/// different banks: warps, what the thread's registers hold, what lanes hold,
/// the rest. Warps first, because what is read at once is combined at once.
/// Registers come before them where lanes that store a slot each would meet in
/// the banks: they store as much at once as they read.
class Slots {
public:
  Slots(const AxisLayout &axis, unsigned bytes);

  /// Slot of warp 0 of the kept element that register `group` of the thread
  /// belongs to: what registers say of it, and what each thread bit adds.
  uint32_t ofRegister(unsigned group) const {
    return placed(xorOfBases(registers, group));
  }
  ArrayRef<uint32_t> ofThreads() const { return threads; }
  /// What the number of a warp along the axis adds.
  uint32_t ofWarp(unsigned warp) const;
  /// Slots that are read at once: a power of two.
  unsigned vector() const { return 1u << vectorBits; }

private:
  uint32_t placed(uint32_t kept) const;

  /// What each bit of a register's and a thread's number adds: of the former to
  /// the kept element's number, of the latter to the slot's.
  SmallVector<uint32_t> registers, threads;
  /// Bit of the slot of each bit of the kept element's number, and of the
  /// warp's.
  SmallVector<unsigned> keptBits, warpBits;
  unsigned vectorBits;
};

} // namespace

Slots::Slots(const AxisLayout &axis, unsigned bytes)
    : registers(axis.registers.size(), 0), threads(axis.threads.size(), 0),
      keptBits(llvm::Log2_32(axis.keptElements())),
      warpBits(llvm::Log2_32(axis.warpsAlong())) {
  // The kept element's number is row-major; extents are powers of two, so sums
  // are ors.
  uint32_t stride = 1;
  for (unsigned dim = axis.layout.rank(); dim-- > 0;) {
    if (dim == axis.axis)
      continue;
    for (auto [basis, kept] :
         llvm::zip_equal(registers, registerBases(axis.layout, dim)))
      basis ^= kept * stride;
    for (auto [basis, kept] :
         llvm::zip_equal(threads, threadBases(axis.layout, dim)))
      basis ^= kept * stride;
    stride *= axis.layout.shape()[dim];
  }
  uint32_t byThreads = movedBits(threads),
           byLanes = movedBits(ArrayRef(threads).take_front(axis.laneBits));
  SmallVector<unsigned> mine, lanes, others, warps;
  for (unsigned bit = 0; bit < keptBits.size(); ++bit)
    (byLanes >> bit & 1     ? lanes
     : byThreads >> bit & 1 ? others
                            : mine)
        .push_back(bit);
  for (unsigned bit = 0; bit < warpBits.size(); ++bit)
    warps.push_back(bit);
  unsigned position = 0;
  auto put = [&](SmallVector<unsigned> &bits, unsigned count,
                 SmallVectorImpl<unsigned> &positions) {
    count = std::min<unsigned>(count, bits.size());
    for (unsigned bit : ArrayRef(bits).take_front(count))
      positions[bit] = position++;
    bits.erase(bits.begin(), bits.begin() + count);
  };
  const unsigned wide = llvm::Log2_32(kSlotAlignment / bytes), all = 32;
  unsigned together = std::min(1u << lanes.size(), lanesPerCycle(bytes));
  if (!mine.empty() && together * kSlotAlignment > kBanks * kBankBytes)
    put(mine, wide, keptBits);
  put(warps, wide - position, warpBits);
  put(mine, wide - position, keptBits);
  vectorBits = position;
  put(lanes, all, keptBits);
  put(mine, all, keptBits);
  put(others, all, keptBits);
  put(warps, all, warpBits);
  for (uint32_t &basis : threads)
    basis = placed(basis);
}

uint32_t Slots::placed(uint32_t kept) const {
  uint32_t slot = 0;
  for (auto [bit, position] : llvm::enumerate(keptBits))
    slot |= (kept >> bit & 1) << position;
  return slot;
}

uint32_t Slots::ofWarp(unsigned warp) const {
  uint32_t slot = 0;
  for (auto [bit, position] : llvm::enumerate(warpBits))
    slot |= (warp >> bit & 1) << position;
  return slot;
}

void storePartials(Thread &thread, const AxisLayout &axis, Value storer,
                   const std::map<uint32_t, SmallVector<int64_t>> &scratch,
                   const ElementMap &partial) {
  LLVMOpBuilder &ir = thread.ir;
  auto store = [&](unsigned group, Value value, int64_t base) {
    Type stored = storedType(value.getType());
    unsigned bytes = bytesOf(stored);
    Slots slots(axis, bytes);
    SmallVector<uint32_t> bases(slots.ofThreads());
    for (auto [basis, warp] : llvm::zip_equal(bases, axis.axisWarpBases()))
      basis ^= slots.ofWarp(warp);
    uint32_t constant = slots.ofRegister(group);
    Value pointer = ir.gep(sharedPointer(ir, base), stored,
                           xorOfBits(thread, bases, constant));
    // Neighbours become one store where the first one's alignment shows it.
    unsigned aligned =
        llvm::countr_zero(slots.vector() | constant | movedBits(bases));
    LLVM::StoreOp::create(ir, toStored(ir, value), pointer, bytes << aligned);
  };
  thread.runIf(storer, [&] {
    for (const auto &[group, element] : partial)
      for (auto [value, base] : llvm::zip_equal(element, scratch.at(group)))
        store(group, value, base);
  });
}

SmallVector<Elements> loadPartials(Thread &thread, const AxisLayout &axis,
                                   unsigned group, ArrayRef<int64_t> scratch,
                                   ArrayRef<Type> types) {
  LLVMOpBuilder &ir = thread.ir;
  SmallVector<Elements> partials(axis.warpsAlong(), Elements(types.size()));
  for (auto [operand, type] : llvm::enumerate(types)) {
    Type stored = storedType(type);
    unsigned bytes = bytesOf(stored);
    Slots slots(axis, bytes);
    unsigned vector = slots.vector();
    Value base = sharedPointer(ir, scratch[operand]);
    Type loadType =
        vector == 1 ? stored : Type(VectorType::get(int64_t(vector), stored));
    std::map<uint32_t, Value> loaded; // by first slot
    for (auto [warp, partial] : llvm::enumerate(partials)) {
      uint32_t slot = slots.ofRegister(group) ^ slots.ofWarp(warp),
               within = slot & (vector - 1), first = slot ^ within;
      Value &words = loaded[first];
      if (!words)
        words = LLVM::LoadOp::create(
            ir, loadType,
            ir.gep(base, stored, xorOfBits(thread, slots.ofThreads(), first)),
            bytes * vector);
      partial[operand] =
          fromStored(ir, type, vector == 1 ? words : ir.element(words, within));
    }
  }
  return partials;
}

Elements loadPartialOfLane(Thread &thread, ArrayRef<int64_t> scratch,
                           ArrayRef<Type> types) {
  LLVMOpBuilder &ir = thread.ir;
  Elements partial;
  for (auto [base, type] : llvm::zip_equal(scratch, types)) {
    // Slots are numbered as warps are where nothing else numbers them.
    Type stored = storedType(type);
    Value loaded = LLVM::LoadOp::create(
        ir, stored, ir.gep(sharedPointer(ir, base), stored, thread.lane()),
        bytesOf(stored));
    partial.push_back(fromStored(ir, type, loaded));
  }
  return partial;
}

} // namespace kiln
