//===- LdsCopy.cpp - AMD's copies from global memory into LDS -------------===//
//
// Each lane reads 4 or 16 bytes of its own, and the wave writes them one after
// another from an address in LDS on, that of its first active lane (ISA guide
// of CDNA 4, "Memory Scope and Loads to LDS"). An immediate offset counts on
// both sides. Copies that nothing but a mark waits for (AsyncCopies.h) are the
// runtime's asynchronous ones; the code generator waits for the others where
// LDS is read, so they are done at once.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/abi/AddressOrigins.h"
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/isa/async/AsyncCopies.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// Where this lane's bytes go.
static Value *laneAddress(Rewriter &rewriter, IRBuilder<> &builder,
                          const LdsCopy &copy, unsigned bytes) {
  Type *word = builder.getInt32Ty();
  Value *first =
      builder.CreateIntrinsic(word, Intrinsic::amdgcn_readfirstlane,
                              {builder.CreatePtrToInt(copy.to, word)});
  Value *lane = rewriter.field(builder, offsetof(ThreadContext, lane), word);
  return builder.CreateAdd(builder.CreateAdd(first, copy.ldsOffset),
                           builder.CreateMul(lane, builder.getInt32(bytes)));
}

void kiln::emu::copyIntoLds(Rewriter &rewriter, CallInst &call,
                            const LdsCopy &copy) {
  auto *size = dyn_cast<ConstantInt>(copy.bytes);
  unsigned bytes = size ? size->getZExtValue() : 0;
  if (bytes != 4 && bytes != 16)
    return rewriter.refuse(
        call, "a copy into LDS of other than 4 or 16 bytes a lane");
  IRBuilder<> builder(&call);
  Value *to = laneAddress(rewriter, builder, copy, bytes);
  auto *shared = PointerType::get(call.getContext(), space::Shared);
  Value *place = builder.CreateIntToPtr(to, shared);
  if (isAsyncCopy(call.getAAMetadata())) {
    uint32_t site = rewriter.addSite(call, "asynchronous copy", {}, bytes);
    Value *all = builder.getInt32(bytes);
    rewriter.callRuntime(
        builder, "kiln_emu_copy",
        {builder.getInt32(site), rewriter.address(builder, place).first,
         rewriter.address(builder, copy.from).first, all,
         builder.CreateSelect(copy.inside, all, builder.getInt32(0))});
  } else {
    auto *vector = FixedVectorType::get(builder.getIntNTy(8 * bytes), 1);
    CallInst *loaded = builder.CreateMaskedLoad(
        vector, copy.from, Align(4), builder.CreateVectorSplat(1, copy.inside),
        Constant::getNullValue(vector));
    inheritAddress(loaded, call);
    inheritAddress(builder.CreateAlignedStore(loaded, place, Align(4)), call);
  }
  call.eraseFromParent();
}

/// A pointer of each lane, the LDS, the bytes, the offset.
static void lowerPointerCopy(Rewriter &rewriter, CallInst &call) {
  IRBuilder<> builder(&call);
  Value *offset = call.getArgOperand(3);
  copyIntoLds(rewriter, call,
              {.from = builder.CreateGEP(builder.getInt8Ty(),
                                         call.getArgOperand(0), offset),
               .inside = builder.getTrue(),
               .to = call.getArgOperand(1),
               .ldsOffset = offset,
               .bytes = call.getArgOperand(2)});
}

void kiln::emu::lowerLdsCopies(Rewriter &rewriter) {
  SmallVector<CallInst *> copies;
  for (Instruction &inst : instructions(rewriter.function)) {
    auto *call = dyn_cast<IntrinsicInst>(&inst);
    if (call && (call->getIntrinsicID() == Intrinsic::amdgcn_global_load_lds ||
                 call->getIntrinsicID() == Intrinsic::amdgcn_load_to_lds))
      copies.push_back(call);
  }
  for (CallInst *copy : copies)
    lowerPointerCopy(rewriter, *copy);
}
