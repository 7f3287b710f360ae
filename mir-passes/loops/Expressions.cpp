#include "mir-passes/loops/Expressions.h"

#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace llvm;

namespace kiln {

namespace {
enum Shape { Leaf, OfArgument, OfInstruction };
} // namespace

Expression &Expressions::unique(const FoldingSetNodeID &id) {
  void *place = nullptr;
  if (Expression *found = table.FindNodeOrInsertPos(id, place))
    return *found;
  auto *made = new (memory) Expression(id.Intern(memory));
  table.InsertNode(made, place);
  return *made;
}

const Expression *Expressions::leaf(Value &value) {
  FoldingSetNodeID id;
  if (auto *argument = dyn_cast<Argument>(&value)) {
    id.AddInteger(OfArgument);
    id.AddInteger(argument->getArgNo());
    Expression &found = unique(id);
    found.object = &found;
    found.isNoAlias = argument->hasNoAliasAttr();
    return &found;
  }
  id.AddInteger(Leaf);
  id.AddPointer(&value);
  Expression &found = unique(id);
  found.constant = dyn_cast<Constant>(&value);
  return &found;
}

/// Whether the instruction gives back its first operand as a pointer into the
/// same object.
static bool keepsObject(const Instruction &instr) {
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&instr))
    return intrinsic->getIntrinsicID() == Intrinsic::amdgcn_make_buffer_rsrc;
  return isa<GetElementPtrInst, AddrSpaceCastInst, FreezeInst>(instr);
}

const Expression *Expressions::made(const Instruction &instr,
                                    ArrayRef<const Expression *> operands,
                                    uint64_t number) {
  FoldingSetNodeID id;
  id.AddInteger(OfInstruction);
  id.AddInteger(instr.getOpcode());
  id.AddPointer(instr.getType());
  id.AddInteger(number);
  for (const Expression *operand : operands)
    id.AddPointer(operand);
  if (auto *compare = dyn_cast<CmpInst>(&instr))
    id.AddInteger(compare->getPredicate());
  else if (auto *address = dyn_cast<GetElementPtrInst>(&instr))
    id.AddPointer(address->getSourceElementType());
  else if (auto *part = dyn_cast<ExtractValueInst>(&instr))
    for (unsigned index : part->getIndices())
      id.AddInteger(index);
  else if (auto *whole = dyn_cast<InsertValueInst>(&instr))
    for (unsigned index : whole->getIndices())
      id.AddInteger(index);
  else if (auto *shuffle = dyn_cast<ShuffleVectorInst>(&instr))
    for (int lane : shuffle->getShuffleMask())
      id.AddInteger(lane);
  else if (auto *exchange = dyn_cast<AtomicRMWInst>(&instr))
    id.AddInteger(exchange->getOperation());
  Expression &found = unique(id);
  if (keepsObject(instr))
    found.object = operands[0]->object;
  return &found;
}

static bool isAll(const Expression &expression, bool ones) {
  return expression.constant && (ones ? expression.constant->isAllOnesValue()
                                      : expression.constant->isNullValue());
}

/// What becomes of a condition and of what it chooses once it is known, and of
/// an offset of zero; null: nothing simpler. It must undo what asking for a
/// round ahead of time adds.
const Expression *Expressions::simplify(Instruction &instr,
                                        ArrayRef<const Expression *> operands) {
  switch (instr.getOpcode()) {
  case Instruction::And:
  case Instruction::Or: {
    bool isAnd = instr.getOpcode() == Instruction::And;
    for (unsigned side : {0, 1}) {
      if (isAll(*operands[side], isAnd))
        return operands[1 - side];
      if (isAll(*operands[side], !isAnd))
        return operands[side];
    }
    return nullptr;
  }
  case Instruction::Select:
    if (operands[1] == operands[2])
      return operands[1];
    if (isAll(*operands[0], true))
      return operands[1];
    if (isAll(*operands[0], false))
      return operands[2];
    // Of a logical `and`, whose second part is known.
    if (instr.getType()->isIntOrIntVectorTy(1) && isAll(*operands[1], true) &&
        isAll(*operands[2], false))
      return operands[0];
    return nullptr;
  case Instruction::Freeze:
    return operands[0];
  case Instruction::GetElementPtr:
    return instr.getType() == instr.getOperand(0)->getType() &&
                   all_of(drop_begin(operands),
                          [](const Expression *index) {
                            return isAll(*index, false);
                          })
               ? operands[0]
               : nullptr;
  default:
    return nullptr;
  }
}

const Expression *Expressions::pure(Instruction &instr,
                                    ArrayRef<const Expression *> operands,
                                    const Assumptions &assumed) {
  if (const Expression *simpler = simplify(instr, operands))
    return simpler;
  if (all_of(operands, [](const Expression *one) { return one->constant; })) {
    SmallVector<Constant *, 4> constants;
    for (const Expression *operand : operands)
      constants.push_back(operand->constant);
    if (Constant *folded = ConstantFoldInstOperands(&instr, constants, layout))
      return leaf(*folded);
  }
  const Expression *found = made(instr, operands, 0);
  Constant *known = assumed.lookup(found);
  return known ? leaf(*known) : found;
}

} // namespace kiln
