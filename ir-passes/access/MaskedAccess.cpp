//===- MaskedAccess.cpp - what both vendors do to a masked access ---------===//
//
// Lowering writes an access that only some threads make as
// llvm.masked.load/store, which every LLVM pass and the emulator understand. No
// GPU has that instruction as LLVM would expand it (one branch per element), so
// just before code generation:
//
//  - NVPTX: one predicated PTX instruction as wide as the alignment allows, in
//    inline assembly that says exactly what it does to memory ("*m" operand:
//    may load, or may store, nothing else), so that a scheduler may move it.
//  - AMDGPU: plain loads and stores under a branch, one branch for a run of
//    accesses with the same mask. BufferAccess.h has already taken those that
//    need no branch.
//
// First every access gets a single i1 as its mask: constant masks disappear,
// and a mask that differs between elements is split into one access per
// element. Then the vendor's lowering takes over.
//
// LLVM 22 selects nothing of NVPTX for a nontemporal access, so such become
// inline assembly, masked or not.
//
// Atomic additions of vectors, which LLVM has instructions for on AMDGPU alone,
// become inline assembly of NVPTX at the same time; CopySizes.cpp and
// CopyPointers.cpp see to what LLVM's code generator would do to cp.async.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/access/MaskedAccessImpl.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/registration/TargetPass.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/KernelAttributes.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {

namespace {

/// The one i1 that decides for every element, or null.
Value *uniformMask(Value *mask) {
  if (Value *splat = getSplatValue(mask))
    return splat;
  auto *type = cast<FixedVectorType>(mask->getType());
  if (type->getNumElements() != 1)
    return nullptr;
  if (auto *insert = dyn_cast<InsertElementInst>(mask))
    return insert->getOperand(1);
  if (auto *cast = dyn_cast<BitCastInst>(mask);
      cast && cast->getSrcTy()->isIntegerTy(1))
    return cast->getOperand(0);
  return nullptr;
}

/// One access per element, each under its own bit.
void splitElements(MaskedCall call, SmallVectorImpl<MaskedCall> &pieces) {
  IRBuilder<> builder(call.call);
  auto *type = cast<FixedVectorType>(call.type());
  auto *single = FixedVectorType::get(type->getElementType(), 1);
  const DataLayout &layout = call.call->getModule()->getDataLayout();
  uint64_t size = layout.getTypeStoreSize(type->getElementType());
  Value *result = call.isLoad() ? call.passThrough() : nullptr;
  auto asVector = [&](Value *element) {
    return builder.CreateInsertElement(PoisonValue::get(single), element, 0ul);
  };
  for (unsigned i = 0, count = type->getNumElements(); i != count; ++i) {
    Value *bit = builder.CreateExtractElement(call.mask(), i);
    Value *mask = builder.CreateInsertElement(
        PoisonValue::get(FixedVectorType::get(builder.getInt1Ty(), 1)), bit,
        0ul);
    Value *address = builder.CreateConstInBoundsGEP1_64(
        builder.getInt8Ty(), call.pointer(), i * size);
    Align align = commonAlignment(call.align(), i * size);
    CallInst *piece;
    if (call.isLoad()) {
      Value *old =
          asVector(builder.CreateExtractElement(call.passThrough(), i));
      piece = builder.CreateMaskedLoad(single, address, align, mask, old);
      result = builder.CreateInsertElement(
          result, builder.CreateExtractElement(piece, 0ul), i);
    } else {
      Value *element = builder.CreateExtractElement(call.stored(), i);
      piece =
          builder.CreateMaskedStore(asVector(element), address, align, mask);
    }
    piece->copyMetadata(*call.call);
    pieces.push_back({cast<IntrinsicInst>(piece), nullptr});
  }
  if (result)
    call.call->replaceAllUsesWith(result);
  call.call->eraseFromParent();
}

/// An access that every thread makes, or none.
void makeUnconditional(MaskedCall call, bool taken) {
  IRBuilder<> builder(call.call);
  Value *result = call.isLoad() ? call.passThrough() : nullptr;
  if (taken && call.isLoad()) {
    LoadInst *load =
        builder.CreateAlignedLoad(call.type(), call.pointer(), call.align());
    load->copyMetadata(*call.call);
    result = load;
  } else if (taken) {
    builder.CreateAlignedStore(call.stored(), call.pointer(), call.align())
        ->copyMetadata(*call.call);
  }
  if (result)
    call.call->replaceAllUsesWith(result);
  call.call->eraseFromParent();
}

bool isStreaming(const Instruction &access) {
  return access.hasMetadata(LLVMContext::MD_nontemporal);
}

/// Global memory, as far as the type of the pointer says.
bool mayBeGlobal(unsigned space) {
  return space == space::Global || space == space::Generic;
}

/// A nontemporal access that every thread makes, as a masked one.
void maskWithTrue(Instruction &access) {
  Value *value = isa<StoreInst>(access)
                     ? cast<StoreInst>(access).getValueOperand()
                     : &access;
  Type *type = value->getType(), *element = type->getScalarType();
  unsigned bits =
      access.getModule()->getDataLayout().getTypeSizeInBits(element);
  if (isa<ScalableVectorType>(type) || type->isAggregateType() || bits < 8 ||
      bits > 128 || !isPowerOf2_32(bits))
    return;
  IRBuilder<> builder(&access);
  auto *vector = isa<FixedVectorType>(type) ? cast<FixedVectorType>(type)
                                            : FixedVectorType::get(element, 1);
  Value *mask =
      builder.CreateVectorSplat(vector->getNumElements(), builder.getTrue());
  if (auto *store = dyn_cast<StoreInst>(&access)) {
    Value *stored = type == vector
                        ? value
                        : builder.CreateInsertElement(PoisonValue::get(vector),
                                                      value, uint64_t(0));
    builder
        .CreateMaskedStore(stored, store->getPointerOperand(),
                           store->getAlign(), mask)
        ->copyMetadata(access);
  } else {
    auto &load = cast<LoadInst>(access);
    CallInst *masked = builder.CreateMaskedLoad(
        vector, load.getPointerOperand(), load.getAlign(), mask);
    masked->copyMetadata(access);
    access.replaceAllUsesWith(
        type == vector ? static_cast<Value *>(masked)
                       : builder.CreateExtractElement(masked, uint64_t(0)));
  }
  access.eraseFromParent();
}

void maskStreaming(Function &function) {
  for (Instruction &access : make_early_inc_range(instructions(function)))
    if (auto *load = dyn_cast<LoadInst>(&access);
        load && load->isSimple() && isStreaming(access) &&
        mayBeGlobal(load->getPointerAddressSpace()))
      maskWithTrue(access);
    else if (auto *store = dyn_cast<StoreInst>(&access);
             store && store->isSimple() && isStreaming(access) &&
             mayBeGlobal(store->getPointerAddressSpace()))
      maskWithTrue(access);
}

void collect(Function &function, SmallVectorImpl<MaskedCall> &calls) {
  for (BasicBlock &block : function)
    for (Instruction &instruction : block)
      if (std::optional<MaskedCall> call = maskedCall(instruction))
        calls.push_back(*call);
}

/// Leaves only calls whose condition is one i1 that is no constant; and of
/// nontemporal ones also those that every thread makes, where `keepsStreaming`.
void simplify(SmallVectorImpl<MaskedCall> &calls, bool keepsStreaming) {
  SmallVector<MaskedCall> work(calls.rbegin(), calls.rend());
  calls.clear();
  while (!work.empty()) {
    MaskedCall call = work.pop_back_val();
    call.condition = uniformMask(call.mask());
    if (!call.condition) {
      SmallVector<MaskedCall> pieces;
      splitElements(call, pieces);
      work.append(pieces.rbegin(), pieces.rend());
    } else if (auto *known = dyn_cast<ConstantInt>(call.condition)) {
      if (known->isOne() && keepsStreaming && isStreaming(*call.call))
        calls.push_back(call);
      else
        makeUnconditional(call, known->isOne());
    } else if (isa<UndefValue>(call.condition)) {
      // Not taken is one of the things an undefined mask may mean.
      makeUnconditional(call, false);
    } else {
      calls.push_back(call);
    }
  }
}

} // namespace

std::optional<MaskedCall> maskedCall(Instruction &instruction) {
  auto *call = dyn_cast<IntrinsicInst>(&instruction);
  if (!call || (call->getIntrinsicID() != Intrinsic::masked_load &&
                call->getIntrinsicID() != Intrinsic::masked_store))
    return std::nullopt;
  MaskedCall masked{call, nullptr};
  masked.condition = uniformMask(masked.mask());
  return masked;
}

/// legalizeMaskedAccess (TargetPass.h).
static Error legalize(Module &module, const GpuTarget &target) {
  for (Function &function : module) {
    if (isNvidia(target)) {
      writeVectorAtomics(function, target);
      // LLVM IR of others stays as it is.
      if (function.hasFnAttribute(kLoweredAttr)) {
        writeCopySizes(function);
        keepCopyPointers(function);
        shareLoadPointers(function);
      }
      maskStreaming(function);
    }
    SmallVector<MaskedCall> calls;
    collect(function, calls);
    simplify(calls, /*keepsStreaming=*/isNvidia(target));
    if (calls.empty())
      continue;
    if (Error error = isNvidia(target) ? predicateAccesses(calls, target)
                                       : branchAroundAccesses(calls))
      return error;
  }
  return Error::success();
}

static const RegisterMaskedAccess registration(legalize);

} // namespace kiln
