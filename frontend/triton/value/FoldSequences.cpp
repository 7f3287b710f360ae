//===- FoldSequences.cpp - tuples, strings and dictionaries ---------------===//

#include "frontend/triton/value/FoldSequences.h"
#include "frontend/triton/value/Fold.h"
#include "frontend/triton/value/Format.h"
#include "llvm/ADT/STLExtras.h"

namespace kiln::triton {

/// Concatenation of strings and tuples, their order, and their repetition.
FoldResult foldSequences(ValueTable &values, BinaryOperator op, const Value *a,
                         const Value *b) {
  auto *stringA = llvm::dyn_cast<StringValue>(a);
  auto *stringB = llvm::dyn_cast<StringValue>(b);
  auto *tupleA = llvm::dyn_cast<TupleValue>(a);
  auto *tupleB = llvm::dyn_cast<TupleValue>(b);
  if (stringA && op == BinaryOperator::Mod)
    return formatPercent(values, stringA, b);
  if (stringA && stringB) {
    int order = stringA->value.compare(stringB->value);
    switch (op) {
    case BinaryOperator::Add:
      if (stringA->value.size() + stringB->value.size() > kMaxCharacters)
        return foldProblem("the string has more than " +
                           llvm::Twine(kMaxCharacters) + " characters");
      return values.make<StringValue>(stringA->value + stringB->value);
    case BinaryOperator::Less:
      return values.get(order < 0);
    case BinaryOperator::LessEqual:
      return values.get(order <= 0);
    case BinaryOperator::Greater:
      return values.get(order > 0);
    case BinaryOperator::GreaterEqual:
      return values.get(order >= 0);
    default:
      return wrongTypes(op, a, b);
    }
  }
  if (tupleA && tupleB && op == BinaryOperator::Add) {
    std::vector<const Value *> elements = tupleA->elements;
    llvm::append_range(elements, tupleB->elements);
    return values.make<TupleValue>(std::move(elements));
  }
  bool isOrder =
      op >= BinaryOperator::Less && op <= BinaryOperator::GreaterEqual;
  if (tupleA && tupleB && isOrder) {
    // The first elements that differ decide, else the sizes.
    for (auto [one, other] : llvm::zip(tupleA->elements, tupleB->elements))
      if (!isEqual(one, other))
        return foldBinary(values, op, one, other);
    return foldBinary(values, op, values.integer(tupleA->elements.size()),
                      values.integer(tupleB->elements.size()));
  }
  bool repeats = op == BinaryOperator::Mul;
  if (repeats && integerOf(a))
    std::swap(a, b), std::swap(stringA, stringB), std::swap(tupleA, tupleB);
  auto times = integerOf(b);
  if (!repeats || !times || !(stringA || tupleA))
    return wrongTypes(op, a, b);
  int64_t size = stringA ? stringA->value.size() : tupleA->elements.size();
  int64_t most = stringA ? kMaxCharacters : kMaxElements;
  if (*times > most ||
      (*times > 0 && int64fromDynamicAPInt(*times) * size > most))
    return foldProblem("the repetition has more than " + llvm::Twine(most) +
                       (stringA ? " characters" : " elements"));
  std::string text;
  std::vector<const Value *> elements;
  for (int64_t turn = 0; *times > turn; ++turn) {
    if (stringA)
      text += stringA->value;
    else
      llvm::append_range(elements, tupleA->elements);
  }
  if (stringA)
    return values.make<StringValue>(std::move(text));
  return values.make<TupleValue>(std::move(elements));
}

FoldResult foldContains(ValueTable &values, const Value *element,
                        const Value *container) {
  if (auto *tuple = llvm::dyn_cast<TupleValue>(container))
    return values.get(llvm::any_of(tuple->elements, [&](const Value *value) {
      return value == element || isEqual(value, element);
    }));
  if (auto *dict = llvm::dyn_cast<DictValue>(container))
    return values.get(llvm::any_of(dict->entries, [&](const auto &entry) {
      return isEqual(entry.first, element);
    }));
  auto *text = llvm::dyn_cast<StringValue>(container);
  auto *part = llvm::dyn_cast<StringValue>(element);
  if (!text || !part)
    return foldProblem("'in' does not take " + kindText(element) + " and " +
                       kindText(container));
  return values.get(llvm::StringRef(text->value).contains(part->value));
}

llvm::Expected<std::vector<int64_t>> sliceIndices(const SliceValue *slice,
                                                  int64_t size) {
  auto part = [](const Value *value) -> std::optional<int64_t> {
    auto integer = integerOf(value);
    if (!integer)
      return std::nullopt;
    // What is larger than any list is as large as that.
    constexpr int64_t most = kMaxCharacters + kMaxElements;
    if (*integer > most)
      return most;
    if (*integer < -most)
      return -most;
    return int64fromDynamicAPInt(*integer);
  };
  for (const Value *value : {slice->begin, slice->end, slice->step})
    if (!value->isNone() && !integerOf(value))
      return foldProblem("a slice's parts are integers or None, not " +
                         kindText(value));
  int64_t step = part(slice->step).value_or(1);
  if (step == 0)
    return foldProblem("a slice's step is not 0");
  bool forward = step > 0;
  auto clamp = [&](std::optional<int64_t> value, int64_t absent) {
    if (!value)
      return absent;
    int64_t index = *value < 0 ? *value + size : *value;
    return std::clamp(index, int64_t(forward ? 0 : -1),
                      forward ? size : size - 1);
  };
  int64_t begin = clamp(part(slice->begin), forward ? 0 : size - 1);
  int64_t end = clamp(part(slice->end), forward ? size : -1);
  std::vector<int64_t> indices;
  for (int64_t index = begin; forward ? index < end : index > end;
       index += step)
    indices.push_back(index);
  return indices;
}

FoldResult foldSubscript(ValueTable &values, const Value *value,
                         const Value *index) {
  if (auto *dict = llvm::dyn_cast<DictValue>(value)) {
    for (auto [key, entry] : dict->entries)
      if (isEqual(key, index))
        return entry;
    return foldProblem("the dictionary has no key " + index->text());
  }
  auto *tuple = llvm::dyn_cast<TupleValue>(value);
  auto *text = llvm::dyn_cast<StringValue>(value);
  if (!tuple && !text)
    return foldProblem(kindText(value) + " has no elements");
  std::vector<llvm::StringRef> characters;
  if (text)
    characters = text->characters();
  int64_t size = tuple ? tuple->elements.size() : characters.size();
  if (auto *slice = llvm::dyn_cast<SliceValue>(index)) {
    auto indices = sliceIndices(slice, size);
    if (!indices)
      return indices.takeError();
    if (text) {
      std::string part;
      for (int64_t position : *indices)
        part += characters[position];
      return values.make<StringValue>(std::move(part));
    }
    std::vector<const Value *> elements;
    for (int64_t position : *indices)
      elements.push_back(tuple->elements[position]);
    return values.make<TupleValue>(std::move(elements));
  }
  auto integer = integerOf(index);
  if (!integer)
    return foldProblem("an index is an integer or a slice, not " +
                       kindText(index));
  if (*integer < -size || *integer >= size)
    return foldProblem("index " + index->text() +
                       " is out of range: there are " + llvm::Twine(size) +
                       " elements");
  int64_t position = int64fromDynamicAPInt(*integer);
  position += position < 0 ? size : 0;
  if (tuple)
    return tuple->elements[position];
  return values.make<StringValue>(characters[position].str());
}

} // namespace kiln::triton
