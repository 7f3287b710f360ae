//===- Buffer.cpp - AMD's accesses through buffer descriptors -------------===//
//
// A raw buffer access checks its offset against the descriptor's size: a load
// outside gives zero, a store outside does nothing, and compilers use that as a
// mask. Programs build descriptors themselves and may choose among them, so
// where a buffer begins and how long it is are values of the program, too: the
// check is written out and the access becomes a masked one. A descriptor the
// program got from elsewhere is refused.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/abi/AddressOrigins.h"
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static bool isNamed(const Value *value, StringRef prefix) {
  auto *call = dyn_cast<CallInst>(value);
  return call && call->getCalledFunction() &&
         call->getCalledFunction()->getName().starts_with(prefix);
}

namespace {

/// Where a buffer begins, and its bytes.
struct Buffer {
  Value *base = nullptr, *bytes = nullptr;
};

/// The buffers of descriptors, as far as the program shows them.
class Descriptors {
public:
  /// Of make.buffer.rsrc(base, stride, bytes, flags) without a stride, and of
  /// phis of such; null values of others.
  Buffer of(Value *descriptor) {
    if (auto *phi = dyn_cast<PHINode>(descriptor))
      return ofPhi(*phi);
    if (!isNamed(descriptor, "llvm.amdgcn.make.buffer.rsrc"))
      return {};
    auto *call = cast<CallInst>(descriptor);
    auto *stride = dyn_cast<ConstantInt>(call->getArgOperand(1));
    if (!stride || !stride->isZero())
      return {};
    IRBuilder<> builder(call);
    return {
        builder.CreatePtrToInt(call->getArgOperand(0), builder.getInt64Ty()),
        builder.CreateZExtOrTrunc(call->getArgOperand(2),
                                  builder.getInt64Ty())};
  }

  /// The dead phis.
  void eraseUnused() {
    for (auto &[phi, buffer] : phis)
      phi->replaceAllUsesWith(PoisonValue::get(phi->getType()));
    for (auto &[phi, buffer] : phis)
      phi->eraseFromParent();
  }

private:
  Buffer ofPhi(PHINode &phi) {
    if (auto known = phis.find(&phi); known != phis.end())
      return known->second;
    IRBuilder<> builder(&phi);
    unsigned count = phi.getNumIncomingValues();
    auto *base = builder.CreatePHI(builder.getInt64Ty(), count),
         *bytes = builder.CreatePHI(builder.getInt64Ty(), count);
    phis[&phi] = {base, bytes}; // before its operands: it may be one
    bool known = true;
    for (auto [block, value] : zip(phi.blocks(), phi.incoming_values())) {
      Buffer from = of(value);
      known &= from.base != nullptr;
      base->addIncoming(known ? from.base : builder.getInt64(0), block);
      bytes->addIncoming(known ? from.bytes : builder.getInt64(0), block);
    }
    if (!known)
      phis[&phi] = {};
    return phis[&phi];
  }

  MapVector<PHINode *, Buffer> phis;
};

} // namespace

namespace {

/// What an access of a buffer accesses, and whether that is inside (i1).
struct Location {
  Value *pointer, *inside;
};

} // namespace

/// `first`: the operand that is the lane's offset, which is checked with the
/// other one, a constant; the wave's, after it, is only added.
static Location locationOf(IRBuilder<> &builder, CallInst &call,
                           const Buffer &buffer, unsigned first, uint64_t bytes,
                           Value *constant = nullptr) {
  Type *wide = builder.getInt64Ty();
  Value *offset = builder.CreateZExt(call.getArgOperand(first), wide);
  if (constant)
    offset = builder.CreateAdd(offset, builder.CreateZExt(constant, wide));
  Value *inside = builder.CreateICmpULE(
      builder.CreateAdd(offset, builder.getInt64(bytes)), buffer.bytes);
  Value *total = builder.CreateAdd(
      offset, builder.CreateZExt(call.getArgOperand(first + 1), wide));
  return {builder.CreateIntToPtr(
              builder.CreateAdd(buffer.base, total),
              PointerType::get(call.getContext(), space::Global)),
          inside};
}

/// Replaces one access by a masked one.
static void lowerAccess(CallInst &call, const Buffer &buffer, bool store) {
  IRBuilder<> builder(&call);
  Type *data = store ? call.getArgOperand(0)->getType() : call.getType();
  uint64_t bytes = data->getPrimitiveSizeInBits() / 8;
  // The offset follows the data and the descriptor.
  auto [place, inside] =
      locationOf(builder, call, buffer, store ? 2 : 1, bytes);
  auto *vector = FixedVectorType::get(builder.getIntNTy(8 * bytes), 1);
  Value *mask = builder.CreateVectorSplat(1, inside);
  Align align(std::min<uint64_t>(bytes, 4)); // what the hardware demands
  if (store) {
    Value *bits = builder.CreateBitCast(call.getArgOperand(0),
                                        builder.getIntNTy(8 * bytes));
    Value *stored = builder.CreateInsertElement(PoisonValue::get(vector), bits,
                                                uint64_t(0));
    inheritAddress(builder.CreateMaskedStore(stored, place, align, mask), call);
  } else {
    CallInst *loaded = builder.CreateMaskedLoad(vector, place, align, mask,
                                                Constant::getNullValue(vector));
    inheritAddress(loaded, call);
    call.replaceAllUsesWith(builder.CreateBitCast(
        builder.CreateExtractElement(loaded, uint64_t(0)), data));
  }
  call.eraseFromParent();
}

/// Of descriptor, LDS, bytes, the lane's offset, the wave's and a constant.
static void lowerBufferCopy(Rewriter &rewriter, CallInst &call,
                            const Buffer &buffer) {
  IRBuilder<> builder(&call);
  auto *bytes = cast<ConstantInt>(call.getArgOperand(2));
  Value *constant = call.getArgOperand(5);
  auto [place, inside] =
      locationOf(builder, call, buffer, 3, bytes->getZExtValue(), constant);
  copyIntoLds(rewriter, call,
              {.from = place,
               .inside = inside,
               .to = call.getArgOperand(1),
               .ldsOffset = constant,
               .bytes = bytes});
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
  Descriptors known;
  for (CallInst *access : accesses) {
    bool store = isNamed(access, "llvm.amdgcn.raw.ptr.buffer.store.");
    Buffer buffer = known.of(access->getArgOperand(store ? 1 : 0));
    if (buffer.base && isNamed(access, "llvm.amdgcn.raw.ptr.buffer.load.lds"))
      lowerBufferCopy(rewriter, *access, buffer);
    else if (buffer.base)
      lowerAccess(*access, buffer, store);
    else
      rewriter.refuse(*access, "a buffer access whose descriptor the kernel "
                               "does not build, or is swizzled");
  }
  known.eraseUnused();
  for (CallInst *descriptor : descriptors)
    if (descriptor->use_empty())
      descriptor->eraseFromParent();
}
