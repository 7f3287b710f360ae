//===- Displays.cpp - tuples, dictionaries and strings of expressions -----===//

#include "frontend/triton/evaluate/Evaluator.h"
#include <array>

namespace kiln::triton {

const Value *Evaluator::list(llvm::ArrayRef<ast::Expression *> elements) {
  std::vector<const Value *> list;
  for (const ast::Expression *element : elements) {
    auto *starred = llvm::dyn_cast<ast::Starred>(element);
    const Value *value = evaluate(starred ? starred->value : element);
    if (!value)
      return nullptr;
    if (!starred) {
      list.push_back(value);
      continue;
    }
    auto *tuple = llvm::dyn_cast<TupleValue>(value);
    if (!tuple)
      return compilation.error("only a tuple can be unpacked, not " +
                               value->text());
    llvm::append_range(list, tuple->elements);
  }
  return compilation.values.make<TupleValue>(std::move(list));
}

const Value *
Evaluator::comprehension(const ast::Expression *element,
                         llvm::ArrayRef<ast::Comprehension *> generators) {
  if (generators.size() != 1)
    return compilation.error("a comprehension with more than one 'for'");
  const ast::Comprehension *generator = generators.front();
  const Value *over = evaluate(generator->iter);
  if (!over)
    return nullptr;
  auto elements = elementsOf(compilation, over);
  if (!elements)
    return nullptr;
  std::vector<const Value *> results;
  Names outer = names;
  for (const Value *value : *elements) {
    if (!assign(generator->target, value))
      return nullptr;
    bool isTaken = true;
    for (const ast::Expression *condition : generator->ifs) {
      const Value *holds = evaluate(condition);
      auto taken = holds ? truth(holds, "the condition of a comprehension")
                         : std::nullopt;
      if (!taken)
        return nullptr;
      isTaken &= *taken;
    }
    if (!isTaken)
      continue;
    const Value *result = evaluate(element);
    if (!result)
      return nullptr;
    results.push_back(result);
  }
  names = std::move(outer);
  return compilation.values.make<TupleValue>(std::move(results));
}

const Value *Evaluator::formatted(const ast::JoinedStr *node) {
  std::string text;
  for (const ast::Expression *part : node->values) {
    if (auto *literal = llvm::dyn_cast<ast::Constant>(part)) {
      text += literal->value.text;
      continue;
    }
    auto *field = llvm::cast<ast::FormattedValue>(part);
    const Value *value = evaluate(field->value);
    if (!value)
      return nullptr;
    if (!value->isConstant())
      return compilation.error(
          "a string can hold only what is known at compile "
          "time, not " +
          value->text());
    if (field->format_spec)
      return compilation.error("format specifications of strings are not "
                               "followed");
    auto *string = llvm::dyn_cast<StringValue>(value);
    text += string && field->conversion != 'r' ? string->value : value->text();
  }
  return compilation.values.make<StringValue>(std::move(text));
}

const Value *Evaluator::dictionary(const ast::Dict *node) {
  DictValue::Entries entries;
  for (auto [key, entry] : llvm::zip(node->keys, node->values)) {
    const Value *value = evaluate(entry);
    if (!value)
      return nullptr;
    if (!key) { // **other
      auto *other = llvm::dyn_cast<DictValue>(value);
      if (!other)
        return compilation.error("only a dictionary can stand after '**'");
      llvm::append_range(entries, other->entries);
      continue;
    }
    const Value *name = evaluate(key);
    if (!name)
      return nullptr;
    entries.emplace_back(name, value);
  }
  return compilation.values.make<DictValue>(std::move(entries));
}

const Value *Evaluator::slice(const ast::Slice *node) {
  const Value *parts[3];
  for (auto [part, expression] :
       llvm::zip(parts, std::array{node->lower, node->upper, node->step})) {
    part = expression ? evaluate(expression) : compilation.values.none();
    if (!part)
      return nullptr;
  }
  return compilation.values.make<SliceValue>(parts[0], parts[1], parts[2]);
}

} // namespace kiln::triton
