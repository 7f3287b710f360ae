//===- SequenceFunctions.cpp - Python's functions of sequences ------------===//
//
// Those that programs make configurations with. A sequence is a tuple as soon as
// it is made: nothing is lazy, and an iterator can be gone through twice.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/STLExtras.h"

namespace kiln::triton {

using Arguments = const CallArguments &;
using List = std::vector<const Value *>;

static const Value *makeTuple(Compilation &compilation, List list) {
  return compilation.values.make<TupleValue>(std::move(list));
}

/// The elements of every argument from `first` on; nothing after an error.
static std::optional<std::vector<List>>
listsOf(Compilation &compilation, Arguments arguments, size_t first = 0) {
  std::vector<List> lists;
  for (const Value *argument :
       llvm::ArrayRef(arguments.positional).drop_front(first)) {
    auto elements = elementsOf(compilation, argument);
    if (!elements)
      return std::nullopt;
    lists.push_back(std::move(*elements));
  }
  return lists;
}

/// Whether a value counts as true; nothing after an error.
static std::optional<bool> truthOf(Compilation &compilation,
                                   const Value *value) {
  if (value->isConstant())
    return isTrue(value);
  compilation.error("whether it is true has to be known at compile time, not " +
                    value->text());
  return std::nullopt;
}

/// An error if there are arguments by name other than `known`.
static bool hasNamesOf(Compilation &compilation, Arguments arguments,
                       llvm::StringRef function,
                       llvm::ArrayRef<llvm::StringRef> known = {}) {
  for (const auto &[name, value] : arguments.named)
    if (!llvm::is_contained(known, name)) {
      compilation.error("'" + function + "' has no '" + name + "'");
      return false;
    }
  return true;
}

/// `function` of the sequence that is the only argument by position; by name it
/// has what is `known`.
static std::optional<List>
onlyList(Compilation &compilation, Arguments arguments,
         llvm::StringRef function, llvm::ArrayRef<llvm::StringRef> known = {}) {
  if (!hasNamesOf(compilation, arguments, function, known))
    return std::nullopt;
  if (arguments.positional.size() == 1)
    return elementsOf(compilation, arguments.positional.front());
  compilation.error("'" + function + "' takes one sequence");
  return std::nullopt;
}

/// The rows of several sequences, as many as the shortest has.
static std::vector<List> rowsOf(const std::vector<List> &lists) {
  size_t size = lists.empty() ? 0 : SIZE_MAX;
  for (const List &list : lists)
    size = std::min(size, list.size());
  std::vector<List> rows(size);
  for (size_t row = 0; row != size; ++row)
    for (const List &list : lists)
      rows[row].push_back(list[row]);
  return rows;
}

static const Value *callZip(Compilation &compilation, Arguments arguments) {
  if (!hasNamesOf(compilation, arguments, "zip", {"strict"}))
    return nullptr;
  auto lists = listsOf(compilation, arguments);
  if (!lists)
    return nullptr;
  for (const auto &[name, value] : arguments.named) {
    auto isStrict = truthOf(compilation, value);
    if (!isStrict)
      return nullptr;
    for (const List &list : *lists)
      if (*isStrict && list.size() != lists->front().size())
        return compilation.error("the sequences of 'zip' have different "
                                 "lengths");
  }
  List tuples;
  for (List &row : rowsOf(*lists))
    tuples.push_back(makeTuple(compilation, std::move(row)));
  return makeTuple(compilation, std::move(tuples));
}

static const Value *callEnumerate(Compilation &compilation,
                                  Arguments arguments) {
  CallArguments sequence = arguments;
  const Value *start = compilation.values.integer(0);
  if (sequence.positional.size() == 2)
    start = sequence.positional.pop_back_val();
  else if (sequence.named.size() == 1 && sequence.named[0].first == "start")
    start = sequence.named.pop_back_val().second;
  auto elements = onlyList(compilation, sequence, "enumerate");
  if (!elements)
    return nullptr;
  auto number = integerOf(start);
  if (!number)
    return compilation.error("'enumerate' counts from an integer, not from " +
                             start->text());
  List rows;
  for (const Value *element : *elements) {
    const Value *index = compilation.values.make<IntValue>(*number);
    rows.push_back(makeTuple(compilation, {index, element}));
    *number += 1;
  }
  return makeTuple(compilation, std::move(rows));
}

static const Value *callMap(Compilation &compilation, Arguments arguments) {
  if (!hasNamesOf(compilation, arguments, "map"))
    return nullptr;
  if (arguments.positional.size() < 2)
    return compilation.error("'map' takes a function and sequences");
  auto lists = listsOf(compilation, arguments, 1);
  if (!lists)
    return nullptr;
  List results;
  for (const List &row : rowsOf(*lists)) {
    const Value *result = compilation.call(arguments.positional.front(),
                                           {{row.begin(), row.end()}, {}});
    if (!result)
      return nullptr;
    results.push_back(result);
  }
  return makeTuple(compilation, std::move(results));
}

static const Value *callFilter(Compilation &compilation, Arguments arguments) {
  if (!hasNamesOf(compilation, arguments, "filter"))
    return nullptr;
  if (arguments.positional.size() != 2)
    return compilation.error("'filter' takes a function and a sequence");
  const Value *keeps = arguments.positional.front();
  auto elements = elementsOf(compilation, arguments.positional.back());
  if (!elements)
    return nullptr;
  List kept;
  for (const Value *element : *elements) {
    const Value *answer =
        keeps->isNone() ? element : compilation.call(keeps, {{element}, {}});
    auto isKept = answer ? truthOf(compilation, answer) : std::nullopt;
    if (!isKept)
      return nullptr;
    if (*isKept)
      kept.push_back(element);
  }
  return makeTuple(compilation, std::move(kept));
}

/// `any` and `all`: whether an element is `wanted`.
static const Value *hasElement(Compilation &compilation, Arguments arguments,
                               bool wanted) {
  auto elements = onlyList(compilation, arguments, wanted ? "any" : "all");
  if (!elements)
    return nullptr;
  for (const Value *element : *elements) {
    auto truth = truthOf(compilation, element);
    if (!truth)
      return nullptr;
    if (*truth == wanted)
      return compilation.values.get(wanted);
  }
  return compilation.values.get(!wanted);
}

static const Value *callReversed(Compilation &compilation,
                                 Arguments arguments) {
  auto elements = onlyList(compilation, arguments, "reversed");
  if (!elements)
    return nullptr;
  std::reverse(elements->begin(), elements->end());
  return makeTuple(compilation, std::move(*elements));
}

static const Value *callSorted(Compilation &compilation, Arguments arguments) {
  auto elements =
      onlyList(compilation, arguments, "sorted", {"key", "reverse"});
  if (!elements)
    return nullptr;
  const Value *key = nullptr;
  bool isReversed = false;
  for (const auto &[name, value] : arguments.named) {
    if (name == "reverse") {
      auto reverse = truthOf(compilation, value);
      if (!reverse)
        return nullptr;
      isReversed = *reverse;
    } else {
      key = value->isNone() ? nullptr : value;
    }
  }
  std::vector<std::pair<const Value *, const Value *>> keyed;
  for (const Value *element : *elements) {
    const Value *by = key ? compilation.call(key, {{element}, {}}) : element;
    if (!by)
      return nullptr;
    keyed.emplace_back(by, element);
  }
  // Each goes after those that are not more than it: stable, and well defined
  // for values without an order, such as NaN.
  std::string problem;
  auto isBefore = [&](const auto &a, const auto &b) {
    FoldResult before = foldBinary(compilation.values, BinaryOperator::Less,
                                   isReversed ? b.first : a.first,
                                   isReversed ? a.first : b.first);
    if (before)
      return isTrue(*before);
    problem = llvm::toString(before.takeError());
    return false;
  };
  decltype(keyed) inOrder;
  for (const auto &one : keyed)
    inOrder.insert(llvm::upper_bound(inOrder, one, isBefore), one);
  if (!problem.empty())
    return compilation.error(problem);
  List sorted;
  for (auto [by, element] : inOrder)
    sorted.push_back(element);
  return makeTuple(compilation, std::move(sorted));
}

/// `dict(pairs, name=value)`.
static const Value *callDict(Compilation &compilation, Arguments arguments) {
  DictValue::Entries entries;
  if (!arguments.positional.empty()) {
    if (auto *dict = llvm::dyn_cast<DictValue>(arguments.positional.front())) {
      entries = dict->entries;
    } else {
      // By name it has what it shall hold.
      auto pairs = onlyList(compilation, {arguments.positional, {}}, "dict");
      if (!pairs)
        return nullptr;
      for (const Value *pair : *pairs) {
        auto *tuple = llvm::dyn_cast<TupleValue>(pair);
        if (!tuple || tuple->elements.size() != 2)
          return compilation.error("'dict' takes pairs, not " + pair->text());
        DictValue::set(entries, tuple->elements[0], tuple->elements[1]);
      }
    }
  }
  for (const auto &[name, value] : arguments.named)
    DictValue::set(entries, compilation.values.make<StringValue>(name), value);
  return compilation.values.make<DictValue>(std::move(entries));
}

/// `itertools.product(a, b, repeat=n)`: every choice of one of each, the last
/// turning fastest.
const Value *callProduct(Compilation &compilation, Arguments arguments) {
  auto lists = listsOf(compilation, arguments);
  if (!lists)
    return nullptr;
  for (const auto &[name, value] : arguments.named) {
    auto times = integerOf(value);
    if (name != "repeat" || !times || *times < 0 || *times > 64)
      return compilation.error("'product' takes sequences, and how often they "
                               "are repeated: 0 to 64 times");
    std::vector<List> once = std::move(*lists);
    lists.emplace();
    for (int64_t time = 0; time != int64fromDynamicAPInt(*times); ++time)
      llvm::append_range(*lists, once);
  }
  std::vector<List> rows = {{}};
  for (const List &list : *lists) {
    std::vector<List> longer;
    if (rows.size() * list.size() > kMaxElements)
      return compilation.error("'product' has more than " +
                               llvm::Twine(kMaxElements) + " elements");
    if (!compilation.spend(rows.size() * list.size()))
      return nullptr;
    for (const List &row : rows)
      for (const Value *element : list) {
        longer.push_back(row);
        longer.back().push_back(element);
      }
    rows = std::move(longer);
  }
  List tuples;
  for (List &row : rows)
    tuples.push_back(makeTuple(compilation, std::move(row)));
  return makeTuple(compilation, std::move(tuples));
}

/// Whether a copy of a list or a dictionary may still be made; copying takes far
/// less than evaluating.
static bool mayCopy(Compilation &compilation, const Value *value) {
  return compilation.spend(1 + extentOf(value).size / 16);
}

const Value *withElement(Compilation &compilation, const Value *before,
                         const Value *index, const Value *value) {
  if (!mayCopy(compilation, before))
    return nullptr;
  if (auto *dict = llvm::dyn_cast<DictValue>(before)) {
    DictValue::Entries entries = dict->entries;
    DictValue::set(entries, index, value);
    return compilation.values.make<DictValue>(std::move(entries));
  }
  auto *list = llvm::dyn_cast<TupleValue>(before);
  auto number = integerOf(index);
  if (!list || !list->fields.empty() || !number)
    return compilation.error("only elements of a list and of a dictionary can "
                             "be assigned at compile time");
  int64_t size = list->elements.size();
  if (*number < -size || *number >= size)
    return compilation.error("the list has no element " + index->text());
  int64_t place = int64fromDynamicAPInt(*number);
  List elements = list->elements;
  elements[place < 0 ? place + size : place] = value;
  return makeTuple(compilation, std::move(elements));
}

const Value *changedBy(Compilation &compilation, const Value *before,
                       llvm::StringRef method, Arguments arguments) {
  if (!mayCopy(compilation, before))
    return nullptr;
  auto &given = arguments.positional;
  if (auto *dict = llvm::dyn_cast<DictValue>(before);
      dict && method == "update" && given.size() <= 1) {
    auto *other =
        llvm::cast_or_null<DictValue>(callDict(compilation, arguments));
    if (!other)
      return nullptr;
    DictValue::Entries entries = dict->entries;
    for (auto [key, value] : other->entries)
      DictValue::set(entries, key, value);
    return compilation.values.make<DictValue>(std::move(entries));
  }
  auto *list = llvm::dyn_cast<TupleValue>(before);
  if (list && list->fields.empty()) {
    List elements = list->elements;
    if (method == "append" && given.size() == 1) {
      elements.push_back(given.front());
      return makeTuple(compilation, std::move(elements));
    }
    if (method == "extend" && given.size() == 1) {
      auto others = elementsOf(compilation, given.front());
      if (!others)
        return nullptr;
      llvm::append_range(elements, *others);
      return makeTuple(compilation, std::move(elements));
    }
    if (auto place =
            given.size() == 2 ? integerOf(given.front()) : std::nullopt;
        place && method == "insert") {
      llvm::DynamicAPInt size(int64_t(elements.size()));
      llvm::DynamicAPInt at = *place < 0 ? *place + size : *place;
      at = at < 0 ? llvm::DynamicAPInt(0) : at > size ? size : at;
      elements.insert(elements.begin() + int64fromDynamicAPInt(at), given[1]);
      return makeTuple(compilation, std::move(elements));
    }
    if (method == "reverse" && given.empty())
      return callReversed(compilation, {{before}, {}});
    if (method == "sort" && given.empty())
      return callSorted(compilation, {{before}, arguments.named});
  }
  return compilation.error("'" + method +
                           "' is not followed at compile time; of lists "
                           "append, extend, insert, reverse and sort are, of "
                           "dictionaries update and [key] = value");
}

llvm::ArrayRef<NativeFunction> sequenceFunctions() {
  static const NativeFunction functions[] = {
      {"all",
       [](Compilation &compilation, Arguments arguments) {
         return hasElement(compilation, arguments, false);
       }},
      {"any",
       [](Compilation &compilation, Arguments arguments) {
         return hasElement(compilation, arguments, true);
       }},
      {"dict", callDict},
      {"enumerate", callEnumerate},
      {"filter", callFilter},
      {"map", callMap},
      {"reversed", callReversed},
      {"sorted", callSorted},
      {"zip", callZip},
  };
  return functions;
}

} // namespace kiln::triton
