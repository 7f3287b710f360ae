#include "mir-passes/addresses/SpelledAddress.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace kiln {

/// How deep sums of sums are looked into; indices are shallow (a guess that
/// bounds the work on foreign IR).
constexpr unsigned kDepth = 8;

void SpelledAddress::add(AddressTerm term) {
  auto *known = find_if(terms, [&](const AddressTerm &other) {
    return other.value == term.value && other.extension == term.extension;
  });
  if (known == terms.end()) {
    if (term.scale)
      terms.push_back(term);
    return;
  }
  // Modulo 2^64, like the address.
  known->scale = int64_t(uint64_t(known->scale) + uint64_t(term.scale));
  if (!known->scale)
    terms.erase(known);
}

static int64_t wrappedProduct(int64_t a, int64_t b) {
  return int64_t(uint64_t(a) * uint64_t(b));
}

static void addConstant(SpelledAddress &form, int64_t value, int64_t scale) {
  form.constant =
      int64_t(uint64_t(form.constant) + uint64_t(wrappedProduct(value, scale)));
}

/// Adds scale * the extension of a 32-bit value.
static void addExtended(SpelledAddress &form, Value *value,
                        AddressTerm::Extension extension, int64_t scale) {
  Value *rest;
  const APInt *number;
  bool isSigned = extension == AddressTerm::Signed;
  for (unsigned depth = 0; depth < kDepth; ++depth) {
    // Of bits that do not meet only one side can have a sign.
    if (!match(value, m_DisjointOr(m_Value(rest), m_APInt(number))) &&
        !(isSigned ? match(value, m_NSWAdd(m_Value(rest), m_APInt(number)))
                   : match(value, m_NUWAdd(m_Value(rest), m_APInt(number)))))
      break;
    addConstant(form,
                isSigned ? number->getSExtValue()
                         : int64_t(number->getZExtValue()),
                scale);
    value = rest;
  }
  if (match(value, m_APInt(number)))
    addConstant(form,
                isSigned ? number->getSExtValue()
                         : int64_t(number->getZExtValue()),
                scale);
  else
    form.add({value, extension, scale});
}

/// Adds scale * value, 64 bits.
static void addInteger(SpelledAddress &form, Value *value, int64_t scale,
                       unsigned depth = 0) {
  Value *a, *b;
  const APInt *number;
  if (match(value, m_APInt(number))) {
    addConstant(form, number->getSExtValue(), scale);
    return;
  }
  if (auto *cast = dyn_cast<CastInst>(value);
      cast && cast->getSrcTy()->isIntegerTy(32)) {
    // An extension by zeros that has no sign is one by the sign.
    auto *zeros = dyn_cast<ZExtInst>(cast);
    if (zeros || isa<SExtInst>(cast)) {
      addExtended(form, cast->getOperand(0),
                  zeros && !zeros->hasNonNeg() ? AddressTerm::Unsigned
                                               : AddressTerm::Signed,
                  scale);
      return;
    }
  }
  if (depth < kDepth) {
    if (match(value, m_Add(m_Value(a), m_Value(b))) ||
        match(value, m_DisjointOr(m_Value(a), m_Value(b)))) {
      addInteger(form, a, scale, depth + 1);
      addInteger(form, b, scale, depth + 1);
      return;
    }
    if (match(value, m_Sub(m_Value(a), m_Value(b)))) {
      addInteger(form, a, scale, depth + 1);
      addInteger(form, b, int64_t(-uint64_t(scale)), depth + 1);
      return;
    }
    if (match(value, m_Mul(m_Value(a), m_APInt(number)))) {
      addInteger(form, a, wrappedProduct(scale, number->getSExtValue()),
                 depth + 1);
      return;
    }
    if (match(value, m_Shl(m_Value(a), m_APInt(number))) && number->ult(64)) {
      addInteger(form, a, int64_t(uint64_t(scale) << number->getZExtValue()),
                 depth + 1);
      return;
    }
  }
  form.add({value, AddressTerm::None, scale});
}

SpelledAddress spellAddress(Value *pointer, const DataLayout &layout) {
  SpelledAddress form;
  form.base = pointer;
  while (auto *gep = dyn_cast<GEPOperator>(form.base)) {
    SmallMapVector<Value *, APInt, 4> scales;
    APInt constant(64, 0);
    if (!gep->collectOffset(layout, 64, scales, constant) ||
        any_of(scales, [](auto &pair) {
          return !pair.first->getType()->isIntegerTy(64) &&
                 !pair.first->getType()->isIntegerTy(32);
        }))
      break;
    for (auto &[value, scale] : scales)
      if (value->getType()->isIntegerTy(32))
        addExtended(form, value, AddressTerm::Signed, scale.getSExtValue());
      else
        addInteger(form, value, scale.getSExtValue());
    addConstant(form, constant.getSExtValue(), 1);
    form.base = gep->getPointerOperand();
  }
  return form;
}

/// Instructions that make of an address another value, and reach nothing.
static bool onlyComputes(const Instruction &inst) {
  return isa<GetElementPtrInst, PHINode, SelectInst, CastInst, ICmpInst,
             FreezeInst, ReturnInst>(inst);
}

SmallVector<Use *, 2> addressUses(Instruction &inst, const DataLayout &layout) {
  SmallVector<Use *, 2> uses;
  if (onlyComputes(inst) || isa<DbgInfoIntrinsic, LifetimeIntrinsic>(inst))
    return uses;
  for (Use &use : inst.operands()) {
    auto *type = dyn_cast<PointerType>(use->getType());
    if (!type || type->getAddressSpace() > 1 ||
        layout.getIndexTypeSizeInBits(type) != 64)
      continue;
    auto *store = dyn_cast<StoreInst>(&inst);
    auto *call = dyn_cast<CallBase>(&inst);
    if (store && use.getOperandNo() != store->getPointerOperandIndex())
      continue;
    if (call && !call->isArgOperand(&use))
      continue;
    uses.push_back(&use);
  }
  return uses;
}

} // namespace kiln
