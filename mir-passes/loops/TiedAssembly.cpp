#include "mir-passes/loops/TiedAssembly.h"
#include "targets/isa/AsyncStep.h"

#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace kiln {

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

/// The multiplication that the statements, operands of the call's type, are.
static std::optional<TiedMultiply>
readMultiply(ArrayRef<PtxStatement> statements, ArrayRef<int> tied,
             const FunctionType &type) {
  if (statements.size() != 1 || !statements[0].predicate.empty() ||
      asyncStep(statements[0].mnemonic) != AsyncStep::MatrixIssue ||
      statements[0].arguments.size() < 4 || // sums, A, B, whether it adds
      is_contained(tied, -1))
    return std::nullopt;
  TiedMultiply multiply{SmallVector<int>(tied), std::nullopt};
  // "$130": results are numbered before operands.
  StringRef name = statements[0].arguments[3];
  unsigned number = 0;
  if (name.consume_front("$") && !name.getAsInteger(10, number) &&
      number >= tied.size() && number - tied.size() < type.getNumParams() &&
      type.getParamType(number - tied.size())->isIntegerTy(1))
    multiply.adds = number - tied.size();
  return multiply;
}

/// The statement in which the value is inline assembly, or null.
static const InlineAsm *assemblyOf(const Value *value) {
  auto *call = dyn_cast<CallInst>(value);
  return call ? dyn_cast<InlineAsm>(call->getCalledOperand()) : nullptr;
}

const TiedAssembly::Text *TiedAssembly::textOf(const Value *value) {
  const InlineAsm *assembly = assemblyOf(value);
  if (!assembly)
    return nullptr;
  std::unique_ptr<Text> &text = texts[assembly];
  if (text)
    return text.get();
  text = std::make_unique<Text>();
  text->tied = tiedOperands(*assembly);
  auto statements = parsePtx(assembly->getAsmString());
  text->isStep =
      !statements.empty() && all_of(statements, [](const PtxStatement &s) {
        AsyncStep step = asyncStep(s.mnemonic);
        return step == AsyncStep::MatrixCommit ||
               step == AsyncStep::MatrixWait ||
               s.mnemonic.starts_with("wgmma.fence");
      });
  text->multiply =
      readMultiply(statements, text->tied, *assembly->getFunctionType());
  return text.get();
}

const TiedMultiply *TiedAssembly::multiply(const Value *value) {
  const Text *text = textOf(value);
  return text && text->multiply ? &*text->multiply : nullptr;
}

bool TiedAssembly::isGivenBack(const Use &use) {
  const Text *text = textOf(use.getUser());
  return text && text->isStep &&
         is_contained(text->tied, int(use.getOperandNo()));
}

/// The call, which may be one of inline assembly, and the number of the result
/// that `value` is.
static std::pair<CallInst *, unsigned> resultOfCall(Value *value) {
  if (auto *extract = dyn_cast<ExtractValueInst>(value))
    return {extract->getNumIndices() == 1
                ? dyn_cast<CallInst>(extract->getAggregateOperand())
                : nullptr,
            extract->getIndices()[0]};
  return {value->getType()->isStructTy() ? nullptr : dyn_cast<CallInst>(value),
          0};
}

Value *TiedAssembly::givenBack(Value *value) {
  auto [call, index] = resultOfCall(value);
  const Text *text = call ? textOf(call) : nullptr;
  return text && text->isStep && index < text->tied.size() &&
                 text->tied[index] >= 0
             ? call->getArgOperand(text->tied[index])
             : nullptr;
}

Value *TiedAssembly::origin(Value *value) {
  while (Value *before = givenBack(value))
    value = before;
  return value;
}

void TiedAssembly::forEachUse(Value &value, function_ref<void(Use &)> visit) {
  for (Use &use : value.uses()) {
    if (!isGivenBack(use)) {
      visit(use);
      continue;
    }
    Value *step = use.getUser();
    if (givenBack(step) == &value) // its only result
      forEachUse(*step, visit);
    for (User *result : step->users())
      if (isa<ExtractValueInst>(result) && givenBack(result) == &value)
        forEachUse(*result, visit);
  }
}

CallBase *TiedAssembly::multiplyThatMakes(Value *value) {
  CallInst *call = resultOfCall(origin(value)).first;
  return call && multiply(call) ? call : nullptr;
}

} // namespace kiln
