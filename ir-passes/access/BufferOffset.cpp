//===- BufferOffset.cpp - how far a pointer is from a base ----------------===//
#include "ir-passes/access/BufferOffset.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Analysis/WithCache.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace kiln {

Argument *parameterBehind(Value *pointer) {
  Argument *found = nullptr;
  SmallSetVector<Value *, 8> work;
  work.insert(pointer);
  for (unsigned next = 0; next < work.size(); ++next) {
    Value *value = work[next];
    if (auto *argument = dyn_cast<Argument>(value)) {
      if (found && found != argument)
        return nullptr;
      found = argument;
    } else if (auto *gep = dyn_cast<GetElementPtrInst>(value)) {
      work.insert(gep->getPointerOperand());
    } else if (auto *phi = dyn_cast<PHINode>(value)) {
      work.insert_range(phi->incoming_values());
    } else if (auto *select = dyn_cast<SelectInst>(value)) {
      work.insert(select->getTrueValue());
      work.insert(select->getFalseValue());
    } else {
      return nullptr;
    }
  }
  return found;
}

namespace {

/// The bytes of one step: variables times constants, and a constant.
struct Step {
  SmallMapVector<Value *, APInt, 4> variables;
  APInt constant;

  Step(const GEPOperator &gep, const DataLayout &layout)
      : constant(layout.getIndexTypeSizeInBits(gep.getType()), 0) {
    bool isFixed =
        gep.collectOffset(layout, constant.getBitWidth(), variables, constant);
    assert(isFixed && "AMDGPU has no scalable vectors");
    (void)isFixed;
  }

  ConstantRange range(const SimplifyQuery &query) const {
    ConstantRange sum(constant);
    for (auto &[variable, scale] : variables) {
      ConstantRange of = computeConstantRangeIncludingKnownBits(
          variable, /*ForSigned=*/true, query);
      sum = sum.add(
          of.sextOrTrunc(scale.getBitWidth()).multiply(ConstantRange(scale)));
    }
    return sum;
  }
};

} // namespace

SimplifyQuery withoutAssumptions(const DataLayout &layout,
                                 const Instruction *at) {
  return SimplifyQuery(layout, static_cast<const TargetLibraryInfo *>(nullptr),
                       nullptr, nullptr, at, /*UseInstrInfo=*/false);
}

Value *boundedBase(Value *pointer, const DataLayout &layout,
                   function_ref<bool(const Value *)> isUniform) {
  Value *found = nullptr;
  ConstantRange distance(APInt::getZero(64));
  while (auto *gep = dyn_cast<GetElementPtrInst>(pointer)) {
    distance = distance.add(Step(*cast<GEPOperator>(gep), layout)
                                .range(withoutAssumptions(layout, gep)));
    if (distance.getSignedMin().isNegative() ||
        distance.getSignedMax().uge(uint64_t(1) << 31))
      break;
    pointer = gep->getPointerOperand();
    if (isUniform(pointer))
      found = pointer;
  }
  return found;
}

/// What an index was before it was made wider; null where it was not.
static Value *narrow(Value *index) {
  auto *cast = dyn_cast<CastInst>(index);
  bool widens = cast && (isa<SExtInst>(cast) || isa<ZExtInst>(cast)) &&
                cast->getSrcTy()->isIntegerTy(32);
  return widens ? cast->getOperand(0) : nullptr;
}

Multiple distanceAsMultiple(Value *pointer, Value *base,
                            const DataLayout &layout) {
  Multiple distance;
  for (; pointer != base;
       pointer = cast<GetElementPtrInst>(pointer)->getPointerOperand()) {
    Step step(*cast<GEPOperator>(pointer), layout);
    if (!step.constant.isZero() || step.variables.size() > 1)
      return {};
    for (auto &[variable, scale] : step.variables) {
      if (distance.number || !narrow(variable) || !scale.isStrictlyPositive())
        return {};
      distance = {narrow(variable), scale.getZExtValue()};
    }
  }
  return distance;
}

/// The low 32 bits of an index, which counts as a signed number.
static Value *lowBits(IRBuilder<> &builder, Value *index) {
  if (Value *word = narrow(index))
    return word;
  return builder.CreateSExtOrTrunc(index, builder.getInt32Ty());
}

Value *BufferOffsets::ofStep(Value *pointer) {
  auto *gep = cast<GetElementPtrInst>(pointer);
  Value *offset = of(gep->getPointerOperand());
  IRBuilder<> builder(gep);
  Step step(*cast<GEPOperator>(gep), gep->getDataLayout());
  for (auto &[variable, scale] : step.variables)
    offset = builder.CreateAdd(
        offset, builder.CreateMul(lowBits(builder, variable),
                                  builder.getInt(scale.trunc(32))));
  return builder.CreateAdd(offset, builder.getInt(step.constant.trunc(32)));
}

Value *BufferOffsets::of(Value *pointer) {
  Type *word = Type::getInt32Ty(pointer->getContext());
  if (pointer == base)
    return ConstantInt::get(word, start);
  if (Value *done = known.lookup(pointer))
    return done;
  if (auto *phi = dyn_cast<PHINode>(pointer)) {
    PHINode *offset = PHINode::Create(word, phi->getNumIncomingValues(), "",
                                      phi->getIterator());
    known[pointer] = offset; // before its operands: it may be one
    for (auto [block, value] : zip(phi->blocks(), phi->incoming_values()))
      offset->addIncoming(of(value), block);
    return offset;
  }
  Value *offset;
  if (auto *select = dyn_cast<SelectInst>(pointer)) {
    Value *ifTrue = of(select->getTrueValue()),
          *ifFalse = of(select->getFalseValue());
    offset = IRBuilder<>(select).CreateSelect(select->getCondition(), ifTrue,
                                              ifFalse);
  } else {
    offset = ofStep(pointer);
  }
  return known[pointer] = offset;
}

} // namespace kiln
