#include "mir-passes/loops/TiedAssembly.h"
#include "targets/isa/AsyncStep.h"

#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace kiln {

/// For each result the number of the operand that is tied to it, or -1.
static SmallVector<int> tiedOperands(const InlineAsm &text) {
  InlineAsm::ConstraintInfoVector constraints = text.ParseConstraints();
  SmallVector<int> operandOf(constraints.size(), -1), result;
  int operands = 0;
  for (auto [index, constraint] : enumerate(constraints))
    if (constraint.Type == InlineAsm::isInput ||
        (constraint.Type == InlineAsm::isOutput && constraint.isIndirect))
      operandOf[index] = operands++;
  for (const InlineAsm::ConstraintInfo &constraint : constraints)
    if (constraint.Type == InlineAsm::isOutput && !constraint.isIndirect)
      result.push_back(constraint.hasMatchingInput()
                           ? operandOf[constraint.MatchingInput]
                           : -1);
  return result;
}

/// The operand of the call that "$130" stands for.
static std::optional<unsigned> operandNamed(StringRef name, unsigned results,
                                            const CallBase &call) {
  unsigned number = 0;
  if (!name.consume_front("$") || name.getAsInteger(10, number) ||
      number < results || number - results >= call.arg_size())
    return std::nullopt;
  return number - results;
}

std::optional<TiedMultiply> TiedMultiply::of(Value *value) {
  auto *call = dyn_cast<CallInst>(value);
  if (!call || !call->isInlineAsm())
    return std::nullopt;
  auto &text = *cast<InlineAsm>(call->getCalledOperand());
  auto statements = parsePtx(text.getAsmString());
  if (statements.size() != 1 || !statements[0].predicate.empty() ||
      asyncStep(statements[0].mnemonic) != AsyncStep::MatrixIssue ||
      statements[0].arguments.size() < 4) // sums, A, B, whether it adds
    return std::nullopt;
  TiedMultiply multiply{*call, {}, std::nullopt};
  SmallVector<int> tied = tiedOperands(text);
  for (int operand : tied) {
    if (operand < 0)
      return std::nullopt;
    multiply.accumulators.push_back(operand);
  }
  auto adds = operandNamed(statements[0].arguments[3], tied.size(), *call);
  if (adds && call->getArgOperand(*adds)->getType()->isIntegerTy(1))
    multiply.adds = adds;
  return multiply;
}

/// The call and the number of the result that `value` is.
static std::pair<CallInst *, unsigned> resultOfAssembly(Value *value) {
  unsigned index = 0;
  if (auto *extract = dyn_cast<ExtractValueInst>(value)) {
    if (extract->getNumIndices() != 1)
      return {};
    index = extract->getIndices()[0];
    value = extract->getAggregateOperand();
  }
  auto *call = dyn_cast<CallInst>(value);
  if (!call || !call->isInlineAsm())
    return {};
  return {call, index};
}

/// Whether the call is a wait, fence or commit of warp groups.
static bool isStep(const CallInst &call) {
  auto *text = dyn_cast<InlineAsm>(call.getCalledOperand());
  if (!text)
    return false;
  auto statements = parsePtx(text->getAsmString());
  return !statements.empty() && all_of(statements, [](const PtxStatement &s) {
    AsyncStep step = asyncStep(s.mnemonic);
    return step == AsyncStep::MatrixCommit || step == AsyncStep::MatrixWait ||
           s.mnemonic.starts_with("wgmma.fence");
  });
}

bool isGivenBack(const Use &use) {
  auto *call = dyn_cast<CallInst>(use.getUser());
  return call && isStep(*call) &&
         is_contained(tiedOperands(*cast<InlineAsm>(call->getCalledOperand())),
                      int(use.getOperandNo()));
}

Value *givenBack(Value *value) {
  auto [call, index] = resultOfAssembly(value);
  if (!call || value->getType()->isStructTy() || !isStep(*call))
    return nullptr;
  SmallVector<int> tied =
      tiedOperands(*cast<InlineAsm>(call->getCalledOperand()));
  return index < tied.size() && tied[index] >= 0
             ? call->getArgOperand(tied[index])
             : nullptr;
}

CallBase *multiplyThatMakes(Value *value) {
  while (Value *before = givenBack(value))
    value = before;
  CallInst *call = resultOfAssembly(value).first;
  return call && TiedMultiply::of(call) ? call : nullptr;
}

} // namespace kiln
