#include "ir-passes/loops/Expressions.h"

#include "llvm/ADT/SetVector.h"
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

std::pair<Expression &, bool> Expressions::unique(const FoldingSetNodeID &id) {
  void *place = nullptr;
  if (Expression *found = table.FindNodeOrInsertPos(id, place))
    return {*found, false};
  auto *made = new (memory) Expression(id.Intern(memory));
  table.InsertNode(made, place);
  return {*made, true};
}

const Expression *Expressions::leaf(Value &value) {
  FoldingSetNodeID id;
  auto *argument = dyn_cast<Argument>(&value);
  if (argument) {
    id.AddInteger(OfArgument);
    id.AddInteger(argument->getArgNo());
  } else {
    id.AddInteger(Leaf);
    id.AddPointer(&value);
  }
  auto [found, isNew] = unique(id);
  if (isNew && argument) {
    found.objects = ArrayRef<const Expression *>(&found).copy(memory);
    found.isNoAlias = argument->hasNoAliasAttr();
  } else if (isNew) {
    found.constant = dyn_cast<Constant>(&value);
  }
  return &found;
}

ArrayRef<const Expression *>
Expressions::objectsOf(const Instruction &instr,
                       ArrayRef<const Expression *> operands) {
  auto *intrinsic = dyn_cast<IntrinsicInst>(&instr);
  if (isa<GetElementPtrInst, AddrSpaceCastInst>(instr) ||
      (intrinsic &&
       intrinsic->getIntrinsicID() == Intrinsic::amdgcn_make_buffer_rsrc))
    return operands[0]->objects;
  if (!isa<SelectInst>(instr) || operands[1]->objects.empty() ||
      operands[2]->objects.empty())
    return {};
  SmallSetVector<const Expression *, 4> both;
  both.insert_range(operands[1]->objects);
  both.insert_range(operands[2]->objects);
  return both.getArrayRef().copy(memory);
}

/// What an access to memory, or a fence, has beside its operands.
static void addOrdering(const Instruction &instr, FoldingSetNodeID &id) {
  id.AddBoolean(instr.isVolatile());
  id.AddInteger(unsigned(getAtomicSyncScopeID(&instr).value_or(0)));
  if (auto *load = dyn_cast<LoadInst>(&instr)) {
    id.AddInteger(unsigned(load->getOrdering()));
  } else if (auto *store = dyn_cast<StoreInst>(&instr)) {
    id.AddInteger(unsigned(store->getOrdering()));
  } else if (auto *fence = dyn_cast<FenceInst>(&instr)) {
    id.AddInteger(unsigned(fence->getOrdering()));
  } else if (auto *update = dyn_cast<AtomicRMWInst>(&instr)) {
    id.AddInteger(unsigned(update->getOrdering()));
  } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instr)) {
    id.AddInteger(unsigned(exchange->getSuccessOrdering()));
    id.AddInteger(unsigned(exchange->getFailureOrdering()));
    id.AddBoolean(exchange->isWeak());
  }
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
  addOrdering(instr, id);
  auto [found, isNew] = unique(id);
  if (isNew)
    found.objects = objectsOf(instr, operands);
  return &found;
}

static bool isAll(const Expression &expression, bool ones) {
  return expression.constant && (ones ? expression.constant->isAllOnesValue()
                                      : expression.constant->isNullValue());
}

/// Simplifies a condition or a select once the condition is known, and an
/// offset of zero; null: nothing simpler. It must undo what prefetching an
/// iteration adds.
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
