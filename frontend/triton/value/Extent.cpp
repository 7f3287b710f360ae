//===- Extent.cpp - how large values are ----------------------------------===//

#include "frontend/triton/value/Fold.h"
#include "frontend/triton/value/Value.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <array>

namespace kiln::triton {

/// The extent of what holds these values.
template <typename Values> static Extent extentOfAll(const Values &values) {
  Extent all;
  for (const Value *value : values) {
    Extent one = extentOf(value);
    all.size = llvm::SaturatingAdd(all.size, one.size);
    all.depth = std::max(all.depth, one.depth + 1);
    all.isConstant &= one.isConstant;
  }
  return all;
}

SliceValue::SliceValue(const Value *begin, const Value *end, const Value *step)
    : begin(begin), end(end), step(step),
      extent(extentOfAll(std::array{begin, end, step})) {}

DictValue::DictValue(Entries given)
    : entries(std::move(given)),
      extent(extentOfAll(llvm::concat<const Value *const>(
          llvm::make_first_range(entries), llvm::make_second_range(entries)))) {
}

TupleValue::TupleValue(std::vector<const Value *> given,
                       std::vector<std::string> fields,
                       const CallableValue *madeBy)
    : elements(std::move(given)), fields(std::move(fields)), madeBy(madeBy),
      extent(extentOfAll(elements)) {}

AggregateValue::AggregateValue(
    const CallableValue *madeBy,
    std::vector<std::pair<std::string, const Value *>> given)
    : madeBy(madeBy), fields(std::move(given)),
      extent(extentOfAll(llvm::make_second_range(fields))) {}

Extent extentOf(const Value *value) {
  return llvm::TypeSwitch<const Value *, Extent>(value)
      .Case<TupleValue, AggregateValue, DictValue, SliceValue>(
          [](const auto *list) { return list->extent; })
      .Case([](const StringValue *text) {
        return Extent{.size = 1 + text->value.size() / 16};
      })
      .Case([](const IntValue *integer) {
        uint64_t words =
            integer->small() ? 0 : toAPInt(integer->value).getBitWidth() / 64;
        return Extent{.size = 1 + words};
      })
      .Default([](const Value *other) {
        return Extent{.isConstant = other->isConstant()};
      });
}

} // namespace kiln::triton
