// The table of elementwise operations and the shape of their results.
#include "frontend/reference/Elementwise.h"

using namespace llvm;

namespace kiln::reference {

uint64_t
ElementwiseCall::leaveOpen(size_t index, uint64_t usual,
                           function_ref<std::string()> describe) const {
  if (!open)
    return usual;
  if (open->first.empty())
    open->first = "element " + std::to_string(index) + ": " + describe();
  return open->takesOthers ? truncateTo(~usual, result.bits) : usual;
}

const ElementwiseEntry *findElementwise(StringRef operation) {
  static const ElementwiseTable table = [] {
    ElementwiseTable table;
    addIntegerOperations(table);
    addFloatOperations(table);
    addConversions(table);
    return table;
  }();
  auto found = table.find(operation);
  return found == table.end() ? nullptr : &found->second;
}

Expected<Tensor> applyElementwise(const ElementwiseEntry &entry,
                                  const ElementwiseCall &call) {
  if (call.operands.size() != entry.operands)
    return createStringError("expected %u operands, found %zu", entry.operands,
                             call.operands.size());
  Shape shape;
  size_t count = 1;
  for (const Tensor &operand : call.operands) {
    if (shape.empty())
      shape = Shape(operand.shape());
    if (!operand.isSplat())
      count = operand.size();
  }
  Words words(count);
  if (Error error = entry.function(call, words))
    return error;
  return Tensor(call.result, std::move(shape), std::move(words));
}

} // namespace kiln::reference
