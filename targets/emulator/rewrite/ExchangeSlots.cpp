//===- ExchangeSlots.cpp - a thread's side of an exchange -----------------===//
#include "targets/emulator/rewrite/ExchangeSlots.h"
#include "targets/emulator/warp/Exchange.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static constexpr unsigned kSlotBits = 64;
/// Slots that every call has: the longest list of operands or results of
/// single words, so that those operations need not count.
static constexpr unsigned kLeastSlots = 8;

/// The address of a slot, and space for all up to it.
Value *ExchangeSlots::place(IRBuilder<> &builder, AllocaInst *&base,
                            unsigned slot) {
  Type *word = builder.getInt64Ty();
  if (!base) {
    IRBuilder<> entry(
        &*rewriter.function.getEntryBlock().getFirstInsertionPt());
    base = entry.CreateAlloca(ArrayType::get(word, kLeastSlots));
  }
  auto *room = cast<ArrayType>(base->getAllocatedType());
  if (slot >= room->getNumElements())
    base->setAllocatedType(ArrayType::get(word, slot + 1));
  return builder.CreateConstInBoundsGEP1_64(word, base, slot);
}

/// Stores the operands; returns the mask of the lanes that take part.
Value *ExchangeSlots::store(IRBuilder<> &builder, CallInst &call,
                            const ExchangeOp &op) {
  Value *mask = builder.getInt64(0);
  if (op.maskOperand == ExchangeOp::kWarp)
    mask =
        builder.getInt64(maskTrailingOnes<uint64_t>(rewriter.shape.warpSize));
  unsigned slot = 0;
  for (auto [index, arg] : enumerate(call.args())) {
    unsigned bits = arg->getType()->getPrimitiveSizeInBits();
    if (bits <= kSlotBits) {
      Value *word = toBits(builder, arg);
      if (int(index) == op.maskOperand)
        mask = word;
      else
        builder.CreateStore(word, place(builder, in, slot++));
      continue;
    }
    Value *words = builder.CreateBitCast(
        arg, FixedVectorType::get(builder.getInt64Ty(), bits / kSlotBits));
    for (unsigned i = 0; i != bits / kSlotBits; ++i)
      builder.CreateStore(builder.CreateExtractElement(words, i),
                          place(builder, in, slot++));
  }
  return mask;
}

/// A result that begins at `slot`; moves `slot` after it.
Value *ExchangeSlots::load(IRBuilder<> &builder, Type *type, unsigned &slot) {
  unsigned bits = type->getPrimitiveSizeInBits();
  Type *word = builder.getInt64Ty();
  if (bits <= kSlotBits)
    return fromBits(
        builder, builder.CreateLoad(word, place(builder, out, slot++)), type);
  auto *vector = FixedVectorType::get(word, bits / kSlotBits);
  Value *words = PoisonValue::get(vector);
  for (unsigned i = 0; i != bits / kSlotBits; ++i)
    words = builder.CreateInsertElement(
        words, builder.CreateLoad(word, place(builder, out, slot++)), i);
  return builder.CreateBitCast(words, type);
}

void ExchangeSlots::lower(IRBuilder<> &builder, CallInst &call,
                          const ExchangeOp &op) {
  Value *mask = store(builder, call, op);
  uint32_t site = rewriter.addSite(call, op.name, {}, 1, &op);
  rewriter.callRuntime(builder, "kiln_emu_exchange",
                       {builder.getInt32(site), mask, place(builder, in, 0),
                        place(builder, out, 0)});
  if (call.getType()->isVoidTy())
    return;
  unsigned slot = 0;
  auto *structure = dyn_cast<StructType>(call.getType());
  if (!structure)
    return call.replaceAllUsesWith(load(builder, call.getType(), slot));
  Value *result = PoisonValue::get(structure);
  for (auto [index, type] : enumerate(structure->elements()))
    result =
        builder.CreateInsertValue(result, load(builder, type, slot), index);
  call.replaceAllUsesWith(result);
}
