//===- Buffer.cpp - AMD's accesses through buffer descriptors -------------===//
//
// A raw buffer access checks its offset against the descriptor's size: a load
// outside gives zero, a store outside does nothing, and compilers use that as a
// mask. Descriptors are built where they are used, so the check is written out
// and the access becomes a masked one. A descriptor the program got from
// elsewhere is refused.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static bool isNamed(const Value *value, StringRef prefix) {
  auto *call = dyn_cast<CallInst>(value);
  return call && call->getCalledFunction() &&
         call->getCalledFunction()->getName().starts_with(prefix);
}

/// Replaces one access by a masked one; `descriptor` is a call of
/// make.buffer.rsrc(base, stride, bytes, flags).
static void lowerAccess(CallInst &call, CallInst &descriptor, bool store) {
  IRBuilder<> builder(&call);
  unsigned first =
      store ? 2 : 1; // the offset, after the data and the descriptor
  Type *data = store ? call.getArgOperand(0)->getType() : call.getType();
  uint64_t bytes = data->getPrimitiveSizeInBits() / 8;
  // The lane's offset is checked, the common one only added.
  Type *wide = builder.getInt64Ty();
  Value *offset = builder.CreateZExt(call.getArgOperand(first), wide);
  Value *limit = builder.CreateZExtOrTrunc(descriptor.getArgOperand(2), wide);
  Value *inside = builder.CreateICmpULE(
      builder.CreateAdd(offset, builder.getInt64(bytes)), limit);
  Value *total = builder.CreateAdd(
      offset, builder.CreateZExt(call.getArgOperand(first + 1), wide));
  Value *place = builder.CreateGEP(builder.getInt8Ty(),
                                   descriptor.getArgOperand(0), total);
  auto *vector = FixedVectorType::get(builder.getIntNTy(8 * bytes), 1);
  Value *mask = builder.CreateVectorSplat(1, inside);
  Align align(std::min<uint64_t>(bytes, 4)); // what the hardware demands
  if (store) {
    Value *bits = builder.CreateBitCast(call.getArgOperand(0),
                                        builder.getIntNTy(8 * bytes));
    builder.CreateMaskedStore(builder.CreateInsertElement(
                                  PoisonValue::get(vector), bits, uint64_t(0)),
                              place, align, mask);
  } else {
    Value *loaded = builder.CreateMaskedLoad(vector, place, align, mask,
                                             Constant::getNullValue(vector));
    call.replaceAllUsesWith(builder.CreateBitCast(
        builder.CreateExtractElement(loaded, uint64_t(0)), data));
  }
  call.eraseFromParent();
}

void kiln::emu::lowerBufferAccesses(Rewriter &rewriter) {
  SmallVector<CallInst *> accesses, descriptors;
  for (Instruction &inst : instructions(rewriter.function)) {
    if (isNamed(&inst, "llvm.amdgcn.make.buffer.rsrc"))
      descriptors.push_back(cast<CallInst>(&inst));
    else if (isNamed(&inst, "llvm.amdgcn.raw.ptr.buffer.load.") ||
             isNamed(&inst, "llvm.amdgcn.raw.ptr.buffer.store."))
      accesses.push_back(cast<CallInst>(&inst));
  }
  for (CallInst *access : accesses) {
    bool store = isNamed(access, "llvm.amdgcn.raw.ptr.buffer.store.");
    Value *descriptor = access->getArgOperand(store ? 1 : 0);
    auto *stride = isNamed(descriptor, "llvm.amdgcn.make.buffer.rsrc")
                       ? dyn_cast<ConstantInt>(
                             cast<CallInst>(descriptor)->getArgOperand(1))
                       : nullptr;
    if (!stride || !stride->isZero())
      rewriter.refuse(*access, "a buffer access whose descriptor is not built "
                               "beside it, or is swizzled");
    else
      lowerAccess(*access, *cast<CallInst>(descriptor), store);
  }
  for (CallInst *descriptor : descriptors)
    if (descriptor->use_empty())
      descriptor->eraseFromParent();
}
