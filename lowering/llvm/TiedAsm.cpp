#include "lowering/llvm/TiedAsm.h"
#include "lowering/llvm/Pairs.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace kiln {

void TiedAsm::addTied(Value value, char constraint) {
  results.push_back(value.getType());
  operands.push_back(value);
  outputs.push_back(std::string("=") + constraint);
}
void TiedAsm::addResult(Type type, char constraint) {
  results.push_back(type);
  outputs.push_back(std::string("=&") + constraint);
}
void TiedAsm::addInput(Value value, char constraint) {
  inputs.push_back(value);
  inputConstraints.push_back(std::string(1, constraint));
}

SmallVector<Value> TiedAsm::write(StringRef text) {
  SmallVector<std::string> constraints = outputs;
  for (unsigned i = 0; i != operands.size(); ++i)
    constraints.push_back(llvm::utostr(i));
  llvm::append_range(constraints, inputConstraints);
  llvm::append_range(operands, inputs);
  auto type =
      results.size() == 1
          ? results.front()
          : Type(LLVM::LLVMStructType::getLiteral(ir.getContext(), results));
  auto call = LLVM::InlineAsmOp::create(
      ir, results.empty() ? TypeRange() : TypeRange(type), operands, text,
      llvm::join(constraints, ","), /*has_side_effects=*/true,
      /*is_align_stack=*/false, LLVM::tailcallkind::TailCallKind::None,
      LLVM::AsmDialectAttr::get(ir.getContext(), LLVM::AsmDialect::AD_ATT),
      ArrayAttr());
  if (results.size() == 1)
    return {call.getRes()};
  SmallVector<Value> values;
  for (unsigned i = 0; i != results.size(); ++i)
    values.push_back(
        LLVM::ExtractValueOp::create(ir, call.getRes(), int64_t(i)));
  return values;
}

std::string namesFrom(unsigned first, unsigned count) {
  SmallVector<std::string> names;
  for (unsigned i = 0; i != count; ++i)
    names.push_back("$" + llvm::utostr(first + i));
  return llvm::join(names, ", ");
}

SmallVector<Value> inWords(LLVMOpBuilder &ir, ArrayRef<Value> elements) {
  unsigned perWord = 32 / elements.front().getType().getIntOrFloatBitWidth();
  SmallVector<Value> words;
  for (; !elements.empty(); elements = elements.drop_front(perWord)) {
    Value pair = perWord == 2 ? pairOf(ir, elements[0], elements[1]) : Value();
    words.push_back(ir.bitcast(ir.getI32Type(),
                               pair ? pair
                               : perWord == 1
                                   ? elements.front()
                                   : ir.vector(elements.take_front(perWord))));
  }
  return words;
}

SmallVector<Value> elementsOf(LLVMOpBuilder &ir, Value word, Type type) {
  unsigned perWord = 32 / type.getIntOrFloatBitWidth();
  if (perWord == 1)
    return {ir.bitcast(type, word)};
  Value vector = ir.bitcast(VectorType::get(perWord, type), word);
  SmallVector<Value> elements;
  for (unsigned index = 0; index != perWord; ++index)
    elements.push_back(ir.element(vector, index));
  return elements;
}

} // namespace kiln
