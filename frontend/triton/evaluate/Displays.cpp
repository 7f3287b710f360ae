//===- Displays.cpp - tuples, dictionaries and strings of expressions -----===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/value/Format.h"
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
    if (!compilation.spend(tuple->elements.size()))
      return nullptr;
    llvm::append_range(list, tuple->elements);
  }
  return compilation.values.make<TupleValue>(std::move(list));
}

bool Evaluator::forEachOf(llvm::ArrayRef<ast::Comprehension *> generators,
                          llvm::function_ref<bool()> body) {
  if (generators.empty())
    return body();
  const ast::Comprehension *generator = generators.front();
  const Value *over = evaluate(generator->iter);
  if (!over)
    return false;
  auto elements = elementsOf(compilation, over);
  if (!elements)
    return false;
  if (!compilation.spend(names.size()))
    return false;
  for (const Value *value : *elements) {
    if (!assign(generator->target, value))
      return false;
    bool isTaken = true;
    for (const ast::Expression *condition : generator->ifs) {
      const Value *holds = evaluate(condition);
      auto taken = holds ? truth(holds, "the condition of a comprehension")
                         : std::nullopt;
      if (!taken)
        return false;
      isTaken = *taken;
      if (!isTaken)
        break;
    }
    if (isTaken && !forEachOf(generators.drop_front(), body))
      return false;
  }
  return true;
}

const Value *
Evaluator::comprehension(const ast::Expression *element,
                         llvm::ArrayRef<ast::Comprehension *> generators) {
  std::vector<const Value *> results;
  Names outer = names;
  if (!forEachOf(generators, [&] {
        results.push_back(evaluate(element));
        return results.back() != nullptr;
      }))
    return nullptr;
  names = std::move(outer);
  return compilation.values.make<TupleValue>(std::move(results));
}

const Value *Evaluator::set(const Value *list) {
  if (!list)
    return nullptr;
  std::vector<const Value *> elements;
  for (const Value *element : llvm::cast<TupleValue>(list)->elements) {
    if (!compilation.spend(1 + elements.size() / 16))
      return nullptr;
    if (llvm::none_of(elements, [&](const Value *other) {
          return other == element || isEqual(other, element);
        }))
      elements.push_back(element);
  }
  return compilation.values.make<TupleValue>(std::move(elements));
}

const Value *Evaluator::comprehension(const ast::DictComp *node) {
  DictValue::Entries entries;
  Names outer = names;
  if (!forEachOf(node->generators, [&] {
        const Value *key = evaluate(node->key);
        const Value *value = key ? evaluate(node->value) : nullptr;
        if (!value || !compilation.spend(1 + entries.size() / 16))
          return false;
        DictValue::set(entries, key, value);
        return true;
      }))
    return nullptr;
  names = std::move(outer);
  return compilation.values.make<DictValue>(std::move(entries));
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
    const Value *specification =
        value && field->format_spec ? evaluate(field->format_spec) : nullptr;
    if (!value || (field->format_spec && !specification))
      return nullptr;
    auto there = at(*field->value);
    llvm::StringRef how;
    if (specification)
      how = llvm::cast<StringValue>(specification)->value;
    if (llvm::Error error = appendFormatted(
            value, field->conversion < 0 ? 0 : char(field->conversion), how,
            text))
      return compilation.error(llvm::toString(std::move(error)));
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
      for (auto [theirs, their] : other->entries) {
        if (!compilation.spend(1 + entries.size() / 16))
          return nullptr;
        DictValue::set(entries, theirs, their);
      }
      continue;
    }
    const Value *name = evaluate(key);
    if (!name)
      return nullptr;
    if (!compilation.spend(1 + entries.size() / 16))
      return nullptr;
    DictValue::set(entries, name, value);
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
