#include "lowering/emit/SharedMemory.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

Value sharedPointer(LLVMOpBuilder &ir, int64_t offset) {
  auto pointer = LLVM::LLVMPointerType::get(ir.getContext(), space::Shared);
  Value base = LLVM::AddressOfOp::create(ir, pointer, "kiln_shared");
  return offset ? ir.gep(base, ir.getI8Type(), ir.i32(offset)) : base;
}

FailureOr<int64_t> sharedOffset(Operation *op) {
  if (auto offset = op->getAttrOfType<IntegerAttr>(gpu::kSharedOffsetAttr))
    return offset.getInt();
  return op->emitOpError("needs shared memory but has no '")
         << gpu::kSharedOffsetAttr << "'; run kiln-allocate-shared before";
}

/// The bits of shared-memory offsets in which a side's threads differ.
static uint32_t bitsOfThreads(const SharedSide &side) {
  uint32_t bits = 0;
  for (uint32_t basis : side.laneBases)
    bits |= basis;
  for (uint32_t basis : side.warpBases)
    bits |= basis;
  return bits;
}

SmallVector<SharedAccess> inOrder(Thread &thread, const SharedSide &side) {
  SmallVector<SharedAccess> accesses(side.accesses);
  if (!thread.target.accessesPairs())
    return accesses;
  uint32_t reached = bitsOfThreads(side);
  llvm::sort(accesses, [&](const SharedAccess &a, const SharedAccess &b) {
    return std::pair(a.offset & reached, a.offset) <
           std::pair(b.offset & reached, b.offset);
  });
  return accesses;
}

// Offsets are in bytes, so that no shift of an element's number stands between
// a thread's part, which loops do not change, and a slot's: ptxas would repeat
// it with every access. What no thread's number reaches is added last: accesses
// that differ by that alone have one address.
Value accessPointer(Thread &thread, const SharedSide &side,
                    const SharedAccess &access, Value base, Type stored) {
  SmallVector<uint32_t> bases(side.laneBases);
  bases.resize(llvm::Log2_32(thread.lanes), 0);
  llvm::append_range(bases, side.warpBases);
  uint32_t bytes = bytesOf(stored), reached = bitsOfThreads(side);
  for (uint32_t &basis : bases)
    basis *= bytes;
  LLVMOpBuilder &ir = thread.ir;
  Type byte = ir.getI8Type();
  Value pointer = ir.gep(
      base, byte, xorOfBits(thread, bases, bytes * (access.offset & reached)));
  uint32_t rest = bytes * (access.offset & ~reached);
  return rest ? ir.gep(pointer, byte, ir.i32(rest)) : pointer;
}

static unsigned alignmentOf(const SharedAccess &access, Type stored) {
  return bytesOf(stored) * access.registers.size();
}

void storeVector(Thread &thread, const SharedSide &side,
                 const SharedAccess &access, Value base,
                 const Registers &source) {
  LLVMOpBuilder &ir = thread.ir;
  SmallVector<Value> elements;
  for (unsigned reg : access.registers)
    elements.push_back(toStored(ir, source[reg]));
  Type stored = elements.front().getType();
  Value pointer = accessPointer(thread, side, access, base, stored);
  LLVM::StoreOp::create(
      ir, elements.size() == 1 ? elements.front() : ir.vector(elements),
      pointer, alignmentOf(access, stored));
}

void loadVector(Thread &thread, const SharedSide &side,
                const SharedAccess &access, Value base, Type type,
                Registers &result) {
  LLVMOpBuilder &ir = thread.ir;
  Type stored = storedType(type);
  int64_t size = access.registers.size();
  Type loadType = size == 1 ? stored : Type(VectorType::get(size, stored));
  Value pointer = accessPointer(thread, side, access, base, stored);
  Value loaded =
      LLVM::LoadOp::create(ir, loadType, pointer, alignmentOf(access, stored));
  for (auto [index, reg] : llvm::enumerate(access.registers))
    result[reg] =
        fromStored(ir, type, size == 1 ? loaded : ir.element(loaded, index));
}

void storeMatrices(Thread &thread, const LocalAccess &plan,
                   const SharedAccess &access, Value base,
                   const Registers &source) {
  LLVMOpBuilder &ir = thread.ir;
  unsigned perWord = access.registers.size() / plan.matrices;
  SmallVector<Value> words;
  for (unsigned first = 0; first < access.registers.size(); first += perWord) {
    SmallVector<Value> elements;
    for (unsigned reg : ArrayRef(access.registers).slice(first, perWord))
      elements.push_back(toStored(ir, source[reg]));
    words.push_back(ir.bitcast(ir.getI32Type(), perWord == 1
                                                    ? elements.front()
                                                    : ir.vector(elements)));
  }
  Type stored = storedType(source.front().getType());
  thread.target.storeMatrices(
      ir, accessPointer(thread, plan.side, access, base, stored), words,
      plan.transposed);
}

void loadMatrices(Thread &thread, const LocalAccess &plan,
                  const SharedAccess &access, Value base, Type type,
                  Registers &result) {
  LLVMOpBuilder &ir = thread.ir;
  Type stored = storedType(type);
  int64_t perWord = access.registers.size() / plan.matrices;
  Type inWord = perWord == 1 ? stored : Type(VectorType::get(perWord, stored));
  SmallVector<Value> words = thread.target.loadMatrices(
      ir, accessPointer(thread, plan.side, access, base, stored), plan.matrices,
      plan.transposed);
  for (auto [index, reg] : llvm::enumerate(access.registers)) {
    Value word = words[index / perWord];
    if (index % perWord == 0)
      words[index / perWord] = word = ir.bitcast(inWord, word);
    result[reg] = fromStored(
        ir, type, perWord == 1 ? word : ir.element(word, index % perWord));
  }
}

void loadTransposed(Thread &thread, const LocalAccess &plan,
                    const SharedAccess &access, Value base, Type type,
                    Registers &result) {
  LLVMOpBuilder &ir = thread.ir;
  Type stored = storedType(type);
  int64_t size = access.registers.size();
  Value vector =
      ir.bitcast(VectorType::get(size, stored),
                 thread.target.loadTransposed(
                     ir, accessPointer(thread, plan.side, access, base, stored),
                     8 * plan.elementBytes));
  for (auto [index, reg] : llvm::enumerate(access.registers))
    result[reg] = fromStored(ir, type, ir.element(vector, index));
}

void storeTensor(Thread &thread, const LocalAccess &plan, Value base,
                 const Registers &source) {
  thread.runIf(storerPredicate(thread, plan.side), [&] {
    for (const SharedAccess &access : inOrder(thread, plan.side))
      if (plan.matrices)
        storeMatrices(thread, plan, access, base, source);
      else
        storeVector(thread, plan.side, access, base, source);
  });
}

void loadAccess(Thread &thread, const LocalAccess &plan,
                const SharedAccess &access, Value base, Type type,
                Registers &result) {
  if (plan.matrices)
    loadMatrices(thread, plan, access, base, type, result);
  else if (plan.transposed)
    loadTransposed(thread, plan, access, base, type, result);
  else
    loadVector(thread, plan.side, access, base, type, result);
}

Value storerPredicate(Thread &thread, const SharedSide &side) {
  return threadBitsClear(
      thread, side.laneMask | side.warpMask << llvm::Log2_32(thread.lanes));
}

} // namespace kiln
