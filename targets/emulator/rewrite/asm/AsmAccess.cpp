//===- AsmAccess.cpp - moves and memory accesses written as PTX -----------===//
#include "targets/emulator/rewrite/asm/AsmOperands.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static unsigned vectorLength(const PtxStatement &s) {
  return s.has("v2") ? 2 : s.has("v4") ? 4 : s.has("v8") ? 8 : 1;
}

static bool isShared(const PtxStatement &s) {
  return s.has("shared") || s.has("shared::cta");
}

/// Data moves in integers.
static unsigned dataBits(const PtxStatement &s) {
  unsigned bits;
  StringRef type = s.parts.back();
  return !type.empty() && StringRef("bus").contains(type[0]) &&
                 !type.drop_front().getAsInteger(10, bits) &&
                 is_contained({8u, 16u, 32u, 64u}, bits)
             ? bits
             : 0;
}

static std::optional<AtomicRMWInst::BinOp> operation(const PtxStatement &s) {
  StringRef type = s.parts.back();
  bool isSigned = type.starts_with("s");
  if (s.has("exch") || s.has("cas"))
    return AtomicRMWInst::Xchg;
  if (s.has("add") && !type.starts_with("f"))
    return AtomicRMWInst::Add;
  if (s.has("and"))
    return AtomicRMWInst::And;
  if (s.has("or"))
    return AtomicRMWInst::Or;
  if (s.has("xor"))
    return AtomicRMWInst::Xor;
  if (s.has("max"))
    return isSigned ? AtomicRMWInst::Max : AtomicRMWInst::UMax;
  if (s.has("min"))
    return isSigned ? AtomicRMWInst::Min : AtomicRMWInst::UMin;
  return std::nullopt;
}

static bool lowerMove(AsmOperands &operands, const PtxStatement &s) {
  if (s.operands.size() != 2 || !s.addresses.empty() || !s.predicate.empty() ||
      operands.output(s.operands[0]) < 0)
    return false;
  operands.write(
      s.operands[0],
      operands.read(s.operands[1], operands.bitsOfOutput(s.operands[0])));
  return true;
}

/// Cache hints after the address have no effect here.
static bool lowerLoadOrStore(AsmOperands &operands, const PtxStatement &s,
                             bool write) {
  unsigned bits = dataBits(s), length = vectorLength(s);
  bool known = bits && s.addresses.size() == 1 && !s.has("volatile") &&
               !s.has("acquire") && !s.has("release") &&
               s.operands.size() == length;
  if (!write)
    known &= all_of(s.operands,
                    [&](StringRef name) { return operands.output(name) >= 0; });
  if (!known)
    return false;
  IRBuilder<> &builder = operands.builder;
  auto *type = FixedVectorType::get(builder.getIntNTy(bits), length);
  Value *mask = builder.CreateVectorSplat(length, operands.predicate(s));
  Value *pointer = operands.pointer(s, isShared(s));
  Align align(uint64_t(bits) / 8 * length); // what PTX demands
  Value *vector = PoisonValue::get(type);
  for (auto [index, operand] : enumerate(s.operands))
    vector = builder.CreateInsertElement(vector, operands.read(operand, bits),
                                         index);
  if (write) {
    builder.CreateMaskedStore(vector, pointer, align, mask);
    return true;
  }
  Value *loaded = builder.CreateMaskedLoad(type, pointer, align, mask, vector);
  for (auto [index, operand] : enumerate(s.operands))
    operands.write(operand, builder.CreateExtractElement(loaded, index));
  return true;
}

static bool lowerAtomic(AsmOperands &operands, const PtxStatement &s) {
  unsigned bits = dataBits(s);
  if (!bits || s.addresses.size() != 1 || !operation(s) ||
      vectorLength(s) != 1 || s.operands.size() != (s.has("cas") ? 3u : 2u) ||
      operands.output(s.operands[0]) < 0)
    return false;
  IRBuilder<> &builder = operands.builder;
  Value *place = operands.pointer(s, isShared(s)),
        *operand = operands.read(s.operands[1], bits),
        *old = operands.read(s.operands[0], bits);
  Value *replacement =
      s.has("cas") ? operands.read(s.operands[2], bits) : nullptr;
  AtomicOrdering ordering = s.has("acq_rel")   ? AtomicOrdering::AcquireRelease
                            : s.has("acquire") ? AtomicOrdering::Acquire
                            : s.has("release") ? AtomicOrdering::Release
                                               : AtomicOrdering::Monotonic;
  SyncScope::ID scope = builder.getContext().getOrInsertSyncScopeID(
      s.has("cta") ? "block" : "device");
  BasicBlock *around = operands.enter(operands.predicate(s));
  Value *found;
  if (replacement)
    found = builder.CreateExtractValue(
        builder.CreateAtomicCmpXchg(
            place, operand, replacement, Align(bits / 8), ordering,
            AtomicCmpXchgInst::getStrongestFailureOrdering(ordering), scope),
        0);
  else
    found = builder.CreateAtomicRMW(*operation(s), place, operand,
                                    Align(bits / 8), ordering, scope);
  operands.write(s.operands[0], operands.leave(around, found, old));
  return true;
}

bool kiln::emu::lowerAsmAccess(AsmOperands &operands, const PtxStatement &s) {
  StringRef name = s.parts[0];
  if (name == "mov")
    return lowerMove(operands, s);
  if (!s.has("global") && !isShared(s))
    return false;
  if (name == "ld" || name == "st")
    return lowerLoadOrStore(operands, s, name == "st");
  return name == "atom" && lowerAtomic(operands, s);
}
