//===- CopyOffsets.cpp - AMD: the offsets of copies into LDS --------------===//
#include "ir-passes/access/CopyOffsets.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include <map>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace kiln {
namespace {

/// The operands of llvm.amdgcn.raw.ptr.buffer.load.lds that are looked at.
constexpr unsigned bufferOperand = 0, offsetOperand = 3;
/// Of llvm.amdgcn.make.buffer.rsrc.
constexpr unsigned recordsOperand = 2;

/// A number, or the product of two; of either the low 32 bits.
using Term = std::pair<Value *, Value *>;

/// Terms times constants, and a constant: the low 32 bits of a number.
struct Sum {
  MapVector<Term, uint32_t> terms;
  uint32_t constant = 0;

  void add(Value *value, uint32_t times, Value *factor = nullptr) {
    // Widening keeps the low bits, and so does truncation.
    Value *of;
    if (match(value, m_ZExtOrSExt(m_Value(of))) &&
        of->getType()->getScalarSizeInBits() >= 32)
      return add(of, times, factor);
    if (match(value, m_Trunc(m_Value(of))) &&
        value->getType()->getScalarSizeInBits() >= 32)
      return add(of, times, factor);
    const APInt *number;
    Value *left, *right;
    if (match(value, m_APInt(number))) {
      uint32_t part = times * uint32_t(number->zextOrTrunc(64).getZExtValue());
      if (factor)
        add(factor, part);
      else
        constant += part;
    } else if (match(value, m_AddLike(m_Value(left), m_Value(right)))) {
      add(left, times, factor);
      add(right, times, factor);
    } else if (match(value, m_Sub(m_Value(left), m_Value(right)))) {
      add(left, times, factor);
      add(right, -times, factor);
    } else if (match(value, m_Shl(m_Value(left), m_APInt(number))) &&
               number->ult(32)) {
      add(left, times << number->getZExtValue(), factor);
    } else if (match(value, m_Mul(m_Value(left), m_APInt(number)))) {
      add(left, times * uint32_t(number->zextOrTrunc(64).getZExtValue()),
          factor);
    } else if (match(value, m_Mul(m_Value(left), m_Value(right))) && !factor) {
      // The factor is the one that is no sum.
      if (!isSum(right))
        add(left, times, right);
      else if (!isSum(left))
        add(right, times, left);
      else
        terms[{value, nullptr}] += times;
    } else {
      terms[{value, factor}] += times;
    }
  }

private:
  static bool isSum(Value *value) {
    while (match(value, m_ZExtOrSExt(m_Value(value))))
      ;
    return match(value, m_AddLike(m_Value(), m_Value())) ||
           match(value, m_Sub(m_Value(), m_Value()));
  }
};

/// What must hold for a copy to be inside of its buffer.
struct Conditions {
  SmallVector<Value *> all;
  Value *inside;
  const APInt *outside = nullptr;
};

} // namespace

/// The conditions that all must hold.
static void addConditions(Value *condition, SmallVectorImpl<Value *> &all) {
  Value *left, *right;
  if (match(condition, m_And(m_Value(left), m_Value(right)))) {
    addConditions(left, all);
    addConditions(right, all);
  } else {
    all.push_back(condition);
  }
}

static Conditions conditionsOf(const IntrinsicInst &copy) {
  Conditions conditions;
  Value *condition;
  conditions.inside = copy.getArgOperand(offsetOperand);
  if (match(conditions.inside,
            m_Select(m_Value(condition), m_Value(conditions.inside),
                     m_APInt(conditions.outside))))
    addConditions(condition, conditions.all);
  return conditions;
}

namespace {

class Shortener {
public:
  Shortener(Function &function, const UniformityInfo &uniformity,
            const LoopInfo &loops, const DominatorTree &dominators)
      : function(function), uniformity(uniformity), loops(loops),
        dominators(dominators) {}

  bool run() {
    SmallVector<IntrinsicInst *> copies;
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call &&
          call->getIntrinsicID() == Intrinsic::amdgcn_raw_ptr_buffer_load_lds)
        copies.push_back(call);
    for (IntrinsicInst *copy : copies)
      for (Value *condition : conditionsOf(*copy).all)
        ++uses[{copy->getArgOperand(bufferOperand), condition}];
    for (IntrinsicInst *copy : copies)
      shorten(*copy);
    return !copies.empty();
  }

private:
  void shorten(IntrinsicInst &copy);
  Value *ending(IntrinsicInst &copy, Value *condition, const APInt &outside);
  Value *written(const Sum &sum, IntrinsicInst &copy);
  Value *written(ArrayRef<std::pair<Term, uint32_t>> terms, Instruction *at);

  Function &function;
  const UniformityInfo &uniformity;
  const LoopInfo &loops;
  const DominatorTree &dominators;
  /// Copies from a buffer under a condition.
  std::map<std::pair<Value *, Value *>, unsigned> uses;
  /// Buffers that end at once unless a condition holds.
  std::map<std::pair<Value *, Value *>, Value *> ended;
  /// Sums that are written, by the block.
  std::map<std::pair<BasicBlock *, std::vector<std::pair<Term, uint32_t>>>,
           Value *>
      known;
};

} // namespace

/// The copy's buffer where the condition holds, and one of no bytes where it
/// does not; null where lanes that are moved outside of it might not be so.
Value *Shortener::ending(IntrinsicInst &copy, Value *condition,
                         const APInt &outside) {
  auto *made = dyn_cast<IntrinsicInst>(copy.getArgOperand(bufferOperand));
  const APInt *records;
  if (!made || made->getIntrinsicID() != Intrinsic::amdgcn_make_buffer_rsrc ||
      !match(made->getArgOperand(recordsOperand), m_APInt(records)) ||
      records->zextOrTrunc(64).ugt(outside.zextOrTrunc(64).getZExtValue()))
    return nullptr;
  Value *&buffer = ended[{made, condition}];
  if (buffer)
    return buffer;
  // Made where both are known: both dominate the copy, so one the other.
  auto *after = dyn_cast<Instruction>(condition);
  if (!after || dominators.dominates(after, made))
    after = made;
  IRBuilder<> builder(function.getContext());
  builder.SetInsertPoint(*after->getInsertionPointAfterDef());
  auto *copyOfMade = cast<IntrinsicInst>(made->clone());
  copyOfMade->setArgOperand(
      recordsOperand, builder.CreateSelect(
                          condition, made->getArgOperand(recordsOperand),
                          ConstantInt::getNullValue(
                              made->getArgOperand(recordsOperand)->getType())));
  builder.Insert(copyOfMade);
  return buffer = copyOfMade;
}

Value *Shortener::written(ArrayRef<std::pair<Term, uint32_t>> terms,
                          Instruction *at) {
  if (terms.empty())
    return nullptr;
  Value *&sum = known[{at->getParent(), terms.vec()}];
  if (sum)
    return sum;
  IRBuilder<> builder(at);
  auto low = [&](Value *value) {
    return builder.CreateZExtOrTrunc(value, builder.getInt32Ty());
  };
  for (auto [term, times] : terms) {
    Value *part = low(term.first);
    if (term.second)
      part = builder.CreateMul(part, low(term.second));
    part = builder.CreateMul(part, builder.getInt32(times));
    sum = sum ? builder.CreateAdd(sum, part) : part;
  }
  return sum;
}

Value *Shortener::written(const Sum &sum, IntrinsicInst &copy) {
  Loop *loop = loops.getLoopFor(copy.getParent());
  BasicBlock *before = loop ? loop->getLoopPreheader() : nullptr;
  // By whether the loop changes them, and whether lanes differ in them.
  std::array<std::vector<std::pair<Term, uint32_t>>, 4> parts;
  for (auto [term, times] : sum.terms) {
    bool isFixed = before, isShared = true;
    for (Value *value : {term.first, term.second})
      if (value) {
        isFixed &= loop && loop->isLoopInvariant(value);
        isShared &= uniformity.isUniform(value);
      }
    if (times)
      parts[2 * isFixed + isShared].emplace_back(term, times);
  }
  Instruction *early = before ? before->getTerminator() : &copy;
  Value *total = nullptr;
  IRBuilder<> builder(&copy);
  auto add = [&](Value *part) {
    if (part)
      total = total ? builder.CreateAdd(total, part) : part;
  };
  add(written(parts[1], &copy));
  add(written(parts[0], &copy));
  add(written(parts[2], early));
  Value *shared = written(parts[3], early);
  Value *constant = builder.getInt32(sum.constant);
  if (shared) {
    IRBuilder<> atShared(early);
    shared = atShared.CreateAdd(shared, constant);
  }
  add(shared ? shared : constant);
  return total;
}

void Shortener::shorten(IntrinsicInst &copy) {
  Conditions conditions = conditionsOf(copy);
  Value *buffer = copy.getArgOperand(bufferOperand), *masked = nullptr;
  IRBuilder<> builder(&copy);
  for (Value *condition : conditions.all) {
    Value *shorter =
        uniformity.isUniform(condition) && uses[{buffer, condition}] > 1
            ? ending(copy, condition, *conditions.outside)
            : nullptr;
    if (shorter)
      copy.setArgOperand(bufferOperand, shorter);
    else
      masked = masked ? builder.CreateAnd(masked, condition) : condition;
  }
  Sum sum;
  sum.add(conditions.inside, 1);
  Value *offset = written(sum, copy);
  if (masked)
    offset = builder.CreateSelect(masked, offset,
                                  builder.getInt(*conditions.outside));
  copy.setArgOperand(offsetOperand, offset);
}

bool shortenCopyOffsets(Function &function, const UniformityInfo &uniformity,
                        const LoopInfo &loops,
                        const DominatorTree &dominators) {
  return Shortener(function, uniformity, loops, dominators).run();
}

} // namespace kiln
