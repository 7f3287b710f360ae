// Who and where a thread is, and how it reaches the others: its numbers, the
// coordinates of its elements, shuffles of any type, and its types.
#include "lowering/emit/ThreadEmitter.h"
#include "lowering/layout/AxisLayout.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

SmallVector<uint32_t> flatRegisterBases(const LinearLayout &layout) {
  SmallVector<uint32_t> bases;
  llvm::append_range(bases, layout.flatBases(HwDim::Register));
  return bases;
}

SmallVector<uint32_t> flatThreadBases(const LinearLayout &layout) {
  SmallVector<uint32_t> bases;
  llvm::append_range(bases, layout.flatBases(HwDim::Lane));
  llvm::append_range(bases, layout.flatBases(HwDim::Warp));
  return bases;
}

uint32_t xorOfBases(ArrayRef<uint32_t> bases, uint32_t bits) {
  uint32_t result = 0;
  for (auto [bit, basis] : llvm::enumerate(bases))
    if (bits >> bit & 1)
      result ^= basis;
  return result;
}

uint32_t freeThreadBits(const LinearLayout &layout) {
  return layout.freeMask(HwDim::Lane) | layout.freeMask(HwDim::Warp)
                                            << layout.bases(HwDim::Lane).size();
}

Value ThreadEmitter::inPrologue(function_ref<Value()> body) {
  OpBuilder::InsertionGuard guard(ir);
  if (lastPrologueOp)
    ir.setInsertionPointAfter(lastPrologueOp);
  else
    ir.setInsertionPointToStart(entry);
  Value value = body();
  // The last op inserted is the one just before the insertion point.
  if (ir.getInsertionPoint() != ir.getInsertionBlock()->begin())
    lastPrologueOp = &*std::prev(ir.getInsertionPoint());
  return value;
}

Value ThreadEmitter::threadId() {
  if (!threadIdValue)
    threadIdValue =
        inPrologue([&] { return target.threadId(ir, lanes * warps); });
  return threadIdValue;
}

Value ThreadEmitter::laneId() {
  Value thread = threadId();
  if (!laneIdValue)
    laneIdValue = inPrologue([&] {
      return warps == 1 ? thread : ir.bitAnd(thread, ir.i32(lanes - 1));
    });
  return laneIdValue;
}

Value ThreadEmitter::warpId() {
  Value thread = threadId();
  if (!warpIdValue)
    warpIdValue =
        inPrologue([&] { return ir.lshr(thread, llvm::Log2_32(lanes)); });
  return warpIdValue;
}

// Runs of bits that move together, like the five lane bits of a blocked layout,
// are one shift of the thread's number.
Value ThreadEmitter::threadXor(ArrayRef<uint32_t> bases) {
  Value &cached = threadXors[SmallVector<uint32_t>(bases)];
  if (cached)
    return cached;
  Value thread = threadId();
  return cached = inPrologue([&] {
           Value result;
           uint32_t resultBits = 0;
           for (unsigned first = 0, next; first < bases.size(); first = next) {
             next = first + 1;
             if (!bases[first])
               continue;
             bool shifts = llvm::isPowerOf2_32(bases[first]);
             while (shifts && next < bases.size() &&
                    bases[next] == bases[next - 1] * 2)
               ++next;
             uint32_t mask = llvm::maskTrailingOnes<uint32_t>(next - first)
                             << first;
             // Bits above the block's last thread are zero already.
             bool everyBit =
                 mask == llvm::maskTrailingOnes<uint32_t>(bases.size());
             Value part = everyBit ? thread : ir.bitAnd(thread, ir.i32(mask));
             uint32_t partBits = (mask >> first) * bases[first];
             if (!shifts) {
               part = ir.mul(ir.lshr(part, first), ir.i32(bases[first]));
             } else {
               unsigned to = llvm::Log2_32(bases[first]);
               part = to >= first ? ir.shl(part, to - first)
                                  : ir.lshr(part, first - to);
             }
             if (!result)
               result = part;
             else
               result = resultBits & partBits ? ir.bitXor(result, part)
                                              : ir.disjointOr(result, part);
             resultBits |= partBits;
           }
           return result ? result : ir.i32(0);
         });
}

Value ThreadEmitter::xorConstant(Value value, uint32_t bits,
                                 uint32_t constant) {
  if (!constant)
    return value;
  if (!bits)
    return ir.i32(constant);
  return bits & constant ? ir.bitXor(value, ir.i32(constant))
                         : ir.disjointOr(value, ir.i32(constant));
}

static uint32_t allBits(ArrayRef<uint32_t> bases) {
  uint32_t bits = 0;
  for (uint32_t basis : bases)
    bits |= basis;
  return bits;
}

Value ThreadEmitter::coordinate(const LinearLayout &layout, unsigned dim,
                                unsigned reg) {
  SmallVector<uint32_t> bases = threadBases(layout, dim);
  return xorConstant(threadXor(bases), allBits(bases),
                     xorOfBases(registerBases(layout, dim), reg));
}

Value ThreadEmitter::flatElement(const LinearLayout &layout, unsigned reg) {
  SmallVector<uint32_t> bases = flatThreadBases(layout);
  return xorConstant(threadXor(bases), allBits(bases),
                     xorOfBases(flatRegisterBases(layout), reg));
}

Value ThreadEmitter::threadBitsClear(uint32_t mask) {
  if (!mask)
    return {};
  Value thread = threadId();
  if (mask != lanes * warps - 1)
    thread = ir.bitAnd(thread, ir.i32(mask));
  return ir.equal(thread, ir.i32(0));
}

Value ThreadEmitter::ownerPredicate(const LinearLayout *layout) {
  return threadBitsClear(layout ? freeThreadBits(*layout) : lanes * warps - 1);
}

Value ThreadEmitter::shared(int64_t offset) {
  auto pointer = LLVM::LLVMPointerType::get(ir.getContext(), space::Shared);
  Value base = LLVM::AddressOfOp::create(ir, pointer, "kiln_shared");
  return offset ? ir.gep(base, ir.getI8Type(), ir.i32(offset)) : base;
}

FailureOr<int64_t> ThreadEmitter::sharedOffset(Operation *op) {
  if (auto offset = op->getAttrOfType<IntegerAttr>(gpu::kSharedOffsetAttr))
    return offset.getInt();
  return op->emitOpError("needs shared memory but has no '")
         << gpu::kSharedOffsetAttr << "'; run kiln-allocate-shared before";
}

Value ThreadEmitter::shuffle(Value value,
                             function_ref<Value(Value)> shuffleWord) {
  Type type = value.getType(), i32 = ir.getI32Type();
  if (isa<LLVM::LLVMPointerType>(type)) {
    unsigned width = bytesOf(type) * 8;
    Value bits = LLVM::PtrToIntOp::create(ir, ir.getIntegerType(width), value);
    return LLVM::IntToPtrOp::create(ir, type, shuffle(bits, shuffleWord));
  }
  unsigned width = type.getIntOrFloatBitWidth();
  Type bitsType = ir.getIntegerType(width);
  Value bits = ir.bitcast(bitsType, value);
  if (width <= 32)
    return ir.bitcast(
        type, ir.zextOrTrunc(bitsType, shuffleWord(ir.zextOrTrunc(i32, bits))));
  Value low = shuffleWord(ir.zextOrTrunc(i32, bits));
  Value high = shuffleWord(ir.zextOrTrunc(i32, ir.lshr(bits, 32)));
  Value whole = ir.disjointOr(ir.zextOrTrunc(bitsType, low),
                              ir.shl(ir.zextOrTrunc(bitsType, high), 32));
  return ir.bitcast(type, whole);
}

Value ThreadEmitter::shuffleXor(Value value, unsigned mask) {
  Value lane = laneId();
  return shuffle(value, [&](Value word) {
    return target.shuffleXor(ir, word, mask, lane);
  });
}

Value ThreadEmitter::shuffleFrom(Value value, Value lane) {
  return shuffle(value,
                 [&](Value word) { return target.shuffle(ir, word, lane); });
}

Type ThreadEmitter::elementType(Type tileType) {
  Type element = getElementTypeOrSelf(tileType);
  if (auto pointer = dyn_cast<tt::PointerType>(element))
    return LLVM::LLVMPointerType::get(ir.getContext(),
                                      pointer.getAddressSpace());
  if (element.isIndex())
    return ir.getI64Type();
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() == 8)
    return ir.getI8Type();
  return element;
}

Type ThreadEmitter::memoryType(Type tileType) {
  return storedType(elementType(tileType));
}

unsigned ThreadEmitter::bytesOf(Type llvmType) {
  if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(llvmType))
    return pointer.getAddressSpace() == space::Shared ? 4 : 8;
  return llvm::divideCeil(llvmType.getIntOrFloatBitWidth(), 8);
}

Type ThreadEmitter::storedType(Type llvmType) {
  return llvmType.isInteger() && llvmType.getIntOrFloatBitWidth() < 8
             ? ir.getI8Type()
             : llvmType;
}

const LinearLayout *ThreadEmitter::layoutOf(Type type) {
  return gpu::hasLayout(type) ? &gpu::getLayout(type) : nullptr;
}

unsigned ThreadEmitter::registersOf(Type type) {
  const LinearLayout *layout = layoutOf(type);
  return layout ? layout->size(HwDim::Register) : 1;
}

const Registers &ThreadEmitter::get(Value tileValue) {
  auto found = values.find(tileValue);
  assert(found != values.end() && "operand not emitted yet");
  return found->second;
}

void ThreadEmitter::set(Value tileValue, Registers registers) {
  assert(registers.size() == registersOf(tileValue.getType()));
  values[tileValue] = std::move(registers);
}

} // namespace kiln
