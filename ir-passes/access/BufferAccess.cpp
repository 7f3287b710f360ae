//===- BufferAccess.cpp - AMD: accesses that the range of a buffer masks --===//
#include "ir-passes/access/BufferAccess.h"
#include "ir-passes/access/BufferOffset.h"
#include "ir-passes/access/CopyOffsets.h"
#include "ir-passes/access/MaskedAccessImpl.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/registration/TargetPass.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/Kernel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CmpPredicate.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/Support/AMDGPUAddrSpace.h"
#include <map>
#include <tuple>

using namespace llvm;

namespace kiln {
namespace {

/// A buffer's bytes, and the offset of a lane that is masked off: from there an
/// access of 16 bytes ends before the offsets do, so that none of its parts is
/// back in range.
constexpr uint32_t outside = 0xfffffff0;
/// How far a buffer begins before a parameter: everything that is less than
/// 2^31 bytes away is inside then, but for what an offset of an instruction
/// itself (8 MiB at most, RDNA 4) may reach beyond 0.
constexpr uint32_t before = 0x7ffffff0;

/// The flags of a descriptor without stride, from MLIR's conversion of
/// amdgpu.fat_raw_buffer_cast: bits 12 to 18 say a format, which must not be
/// none; from RDNA on bit 24 is one and bits 28 and 29 ask for a check of each
/// lane's offset.
uint32_t flagsFor(const GpuTarget &target) {
  uint32_t format = 7 << 12 | 4 << 15;
  return asksForOffsetChecks(target) ? format | 1 << 24 | uint32_t(3) << 28
                                     : format;
}

/// A mask that is itself a range: lanes whose number is less than `bound` take
/// part, and the offset is that number times a constant. Then the buffer ends
/// there, and no lane needs a select of its offset.
struct MaskRange {
  Value *bound = nullptr; ///< The same in all lanes.
  bool isSigned = false;
  uint64_t times = 0;
  auto operator<=>(const MaskRange &) const = default;
};

/// An access that becomes a buffer access.
struct Access {
  Instruction *old = nullptr;
  Value *pointer = nullptr;
  // What another access may have loaded follows when that is replaced.
  /// Null: every lane takes part.
  WeakTrackingVH condition;
  /// What is stored; null: a load.
  WeakTrackingVH stored;
  /// Of a load, where a lane is masked off; null: zeroes will do.
  WeakTrackingVH passThrough;
  Value *base = nullptr;
  bool isAssumed = false; ///< The base is a parameter with a range.
  MaskRange range{};      ///< Without a bound: the condition is another.

  Type *type() const { return stored ? stored->getType() : old->getType(); }
};

/// The type in which as many bits are moved; null where no instruction does.
Type *movedType(Type *type, Align align, const DataLayout &layout,
                const GpuTarget &target) {
  LLVMContext &context = type->getContext();
  uint64_t bits = layout.getTypeSizeInBits(type);
  if (type->isPtrOrPtrVectorTy() || bits % 8 ||
      align.value() < std::min<uint64_t>(bits / 8, 4) ||
      (bits < 32 && hasHalfRegisters(target)))
    return nullptr;
  if (bits == 8 || bits == 16 || bits == 32)
    return IntegerType::get(context, bits);
  if (bits == 64 || bits == 128)
    return FixedVectorType::get(Type::getInt32Ty(context), bits / 32);
  return nullptr;
}

class Rewriter {
public:
  Rewriter(Function &function, const GpuTarget &target,
           const UniformityInfo &uniformity, const DominatorTree &dominators)
      : function(function), target(target), uniformity(uniformity),
        dominators(dominators), layout(function.getDataLayout()) {
    SmallVector<StringRef> numbers;
    function.getFnAttribute(kPointerRangeAttr)
        .getValueAsString()
        .split(numbers, ',', -1, /*KeepEmpty=*/false);
    for (StringRef number : numbers)
      if (unsigned index;
          !number.getAsInteger(10, index) && index < function.arg_size())
        assumed.insert(function.getArg(index));
  }

  bool run() {
    for (Instruction &instruction : instructions(function))
      consider(instruction);
    for (Access &access : accesses)
      rewrite(access);
    return !accesses.empty();
  }

private:
  void consider(Instruction &instruction);
  void rewrite(const Access &access);
  bool findBase(Access &access);
  MaskRange rangeOf(const Access &access) const;
  Value *records(IRBuilder<> &builder, const Access &access) const;
  Value *descriptor(const Access &access);

  Function &function;
  const GpuTarget &target;
  const UniformityInfo &uniformity;
  const DominatorTree &dominators;
  const DataLayout &layout;
  SmallPtrSet<Value *, 8> assumed;
  SmallVector<Access> accesses;
  /// By base, whether it is a parameter of given range, range and bytes of an
  /// access.
  std::map<std::tuple<Value *, bool, MaskRange, uint64_t>, Value *> descriptors;
  /// By base and whether it is a parameter of given range.
  std::map<std::pair<Value *, bool>, BufferOffsets> offsets;
};

/// A bound that the program shows needs no more registers than a global access
/// with a scalar base, so it is tried first.
bool Rewriter::findBase(Access &access) {
  access.base = boundedBase(access.pointer, layout, [&](const Value *value) {
    return uniformity.isUniform(value);
  });
  access.isAssumed = !access.base;
  if (access.base)
    return access.condition != nullptr;
  access.base = parameterBehind(access.pointer);
  return access.base && assumed.contains(access.base);
}

void Rewriter::consider(Instruction &instruction) {
  Access access;
  access.old = &instruction;
  Align align;
  if (auto *load = dyn_cast<LoadInst>(&instruction)) {
    if (!load->isSimple())
      return;
    access.pointer = load->getPointerOperand();
    align = load->getAlign();
  } else if (auto *store = dyn_cast<StoreInst>(&instruction)) {
    if (!store->isSimple())
      return;
    access.pointer = store->getPointerOperand();
    access.stored = store->getValueOperand();
    align = store->getAlign();
  } else if (std::optional<MaskedCall> call = maskedCall(instruction)) {
    if (!call->condition || isa<Constant>(call->condition))
      return;
    access.pointer = call->pointer();
    access.condition = call->condition;
    align = call->align();
    if (!call->isLoad())
      access.stored = call->stored();
    else if (auto *other = dyn_cast<Constant>(call->passThrough());
             !other || !(other->isNullValue() || isa<UndefValue>(other)))
      access.passThrough = call->passThrough();
  } else {
    return;
  }
  if (access.pointer->getType()->getPointerAddressSpace() != space::Global ||
      uniformity.isUniform(access.pointer) ||
      !movedType(access.type(), align, layout, target) || !findBase(access))
    return;
  if (!access.isAssumed)
    access.range = rangeOf(access);
  accesses.push_back(access);
}

/// Of an access with a bounded base: lanes that are masked off begin at a
/// multiple of the access's size after the last that is not.
MaskRange Rewriter::rangeOf(const Access &access) const {
  auto *compare = dyn_cast_or_null<ICmpInst>(access.condition);
  if (!compare)
    return {};
  Multiple distance = distanceAsMultiple(access.pointer, access.base, layout);
  uint64_t bytes = layout.getTypeStoreSize(access.type());
  if (!distance.number || !isPowerOf2_64(distance.times) ||
      (distance.times < bytes &&
       !MaskedValueIsZero(
           distance.number,
           APInt::getLowBitsSet(32, Log2_64(bytes / distance.times)),
           withoutAssumptions(layout, access.old))))
    return {};
  CmpPredicate predicate = compare->getCmpPredicate();
  Value *number = compare->getOperand(0), *bound = compare->getOperand(1);
  if (bound == distance.number) {
    std::swap(number, bound);
    predicate = CmpPredicate::getSwapped(predicate);
  }
  bool isLess =
      predicate == ICmpInst::ICMP_SLT || predicate == ICmpInst::ICMP_ULT;
  if (number != distance.number || !isLess || !uniformity.isUniform(bound))
    return {};
  return {bound, predicate == ICmpInst::ICMP_SLT, distance.times};
}

/// The bytes of the buffer. Every lane's offset is less than 2^31.
Value *Rewriter::records(IRBuilder<> &builder, const Access &access) const {
  const MaskRange &range = access.range;
  if (!range.bound)
    return builder.getInt64(outside);
  Type *wide = builder.getInt64Ty();
  Value *count = range.bound;
  if (range.isSigned)
    count = builder.CreateBinaryIntrinsic(Intrinsic::smax, count,
                                          builder.getInt32(0));
  uint64_t size = layout.getTypeStoreSize(access.type());
  Value *bytes = builder.CreateMul(builder.CreateZExt(count, wide),
                                   builder.getInt64(range.times));
  if (size > range.times)
    bytes =
        builder.CreateAnd(builder.CreateAdd(bytes, builder.getInt64(size - 1)),
                          builder.getInt64(-size));
  // Not a minimum: LLVM combines it with the maximum above into a vector
  // instruction, and a descriptor in vector registers needs a loop.
  Value *fits =
      builder.CreateICmpEQ(builder.CreateLShr(bytes, 32), builder.getInt64(0));
  return builder.CreateSelect(fits, bytes, builder.getInt64(outside));
}

/// Made where all that it needs is known.
Value *Rewriter::descriptor(const Access &access) {
  const MaskRange &range = access.range;
  uint64_t size = range.bound ? layout.getTypeStoreSize(access.type()) : 0;
  Value *&made = descriptors[{access.base, access.isAssumed, range, size}];
  if (made)
    return made;
  Instruction *last = nullptr;
  for (Value *part : {access.base, range.bound})
    if (auto *definition = dyn_cast_or_null<Instruction>(part);
        definition && (!last || dominators.dominates(last, definition)))
      last = definition;
  IRBuilder<> builder(function.getContext());
  if (last)
    builder.SetInsertPoint(*last->getInsertionPointAfterDef());
  else
    builder.SetInsertPointPastAllocas(&function);
  Value *base = access.base;
  if (access.isAssumed)
    base = builder.CreateGEP(builder.getInt8Ty(), base,
                             builder.getInt64(-int64_t(before)));
  return made = builder.CreateIntrinsic(
             Intrinsic::amdgcn_make_buffer_rsrc,
             {builder.getPtrTy(AMDGPUAS::BUFFER_RESOURCE), base->getType()},
             {base, builder.getInt16(0), records(builder, access),
              builder.getInt32(flagsFor(target))});
}

void Rewriter::rewrite(const Access &access) {
  auto [known, isNew] =
      offsets.try_emplace({access.base, access.isAssumed}, access.base,
                          access.isAssumed ? before : 0);
  Value *offset = known->second.of(access.pointer),
        *buffer = descriptor(access);
  IRBuilder<> builder(access.old);
  if (access.condition && !access.range.bound)
    offset = builder.CreateSelect(access.condition, offset,
                                  builder.getInt32(outside));
  // The alignment is unchanged: only the type is another of as many bits.
  Type *type = movedType(access.type(), Align(16), layout, target);
  Value *none = builder.getInt32(0);
  CallInst *call;
  if (access.stored) {
    call = builder.CreateIntrinsic(Intrinsic::amdgcn_raw_ptr_buffer_store, type,
                                   {builder.CreateBitCast(access.stored, type),
                                    buffer, offset, none, none});
  } else {
    call = builder.CreateIntrinsic(Intrinsic::amdgcn_raw_ptr_buffer_load, type,
                                   {buffer, offset, none, none});
    Value *loaded = builder.CreateBitCast(call, access.type());
    if (access.passThrough)
      loaded =
          builder.CreateSelect(access.condition, loaded, access.passThrough);
    access.old->replaceAllUsesWith(loaded);
  }
  for (unsigned kind :
       {LLVMContext::MD_nontemporal, LLVMContext::MD_invariant_load})
    if (MDNode *metadata = access.old->getMetadata(kind))
      call->setMetadata(kind, metadata);
  access.old->eraseFromParent();
}

} // namespace

PreservedAnalyses UseBuffers::run(Function &function,
                                  FunctionAnalysisManager &analyses) {
  if (!hasKnownBuffers(target))
    return PreservedAnalyses::all();
  const auto &uniformity = analyses.getResult<UniformityInfoAnalysis>(function);
  const auto &dominators = analyses.getResult<DominatorTreeAnalysis>(function);
  Rewriter rewriter(function, target, uniformity, dominators);
  bool isShortened = shortenCopyOffsets(
      function, uniformity, analyses.getResult<LoopAnalysis>(function),
      dominators);
  return rewriter.run() || isShortened ? PreservedAnalyses::none()
                                       : PreservedAnalyses::all();
}

static const RegisterTargetPass
    registration("use-buffers",
                 [](FunctionPassManager &passes, const GpuTarget &target) {
                   passes.addPass(UseBuffers(target));
                 });

} // namespace kiln
