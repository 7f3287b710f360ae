//===- ArgumentFacts.cpp - what a kernel may be specialized for -----------===//
#include "targets/launch/ArgumentFacts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace kiln {

// Triton's, as of 3.6 (native_specialize_impl): an integer of one is a
// constant, "D" is tt.divisibility, i64 stands where i32 does not reach, and
// AMD's "S" is tt.pointer_range. Divisibility by 8 is ours.
static constexpr FactRow rows[] = {
    {Fact::EqualToOne, false, true, std::nullopt, "", 1, "$ == 1", " == 1",
     "1"},
    {Fact::Divisible16, true, true, std::nullopt, "tt.divisibility", 16,
     "(uintptr_t)$ % 16 == 0", " % 16 == 0", "16"},
    {Fact::Divisible8, true, true, std::nullopt, "tt.divisibility", 8,
     "(uintptr_t)$ % 8 == 0", " % 8 == 0", "8"},
    {Fact::Wide, false, true, std::nullopt, "", 64, "",
     " needs more than 32 bits", "i64"},
    {Fact::PointerRange32, true, false, Vendor::Amd, "tt.pointer_range", 32, "",
     " points to at most 2^31-1 bytes", "range32"},
};

static_assert(std::size(rows) == kFacts);

ArrayRef<FactRow> factRows() { return rows; }

const FactRow *testedFact(StringRef shortName) {
  const FactRow *found = find_if(rows, [&](const FactRow &row) {
    return !row.test.empty() && row.shortName == shortName;
  });
  return found == std::end(rows) ? nullptr : found;
}

std::string testedFacts() {
  SmallVector<const FactRow *, kFacts> tested;
  for (const FactRow &row : rows)
    if (!row.test.empty())
      tested.push_back(&row);
  sort(tested,
       [](const FactRow *a, const FactRow *b) { return a->value > b->value; });
  std::string text;
  for (const FactRow *row : tested)
    text += (row == tested.front()  ? ""
             : row == tested.back() ? " or "
                                    : ", ") +
            row->shortName.str();
  return text;
}

const FactRow *factOf(StringRef attribute, int64_t value) {
  const FactRow *least = nullptr;
  for (const FactRow &row : rows)
    if (row.attribute == attribute && value > 1 && value <= row.value &&
        (!least || row.value < least->value))
      least = &row;
  return least;
}

FactMask factsOf(Vendor vendor) {
  FactMask facts = 0;
  for (const FactRow &row : rows)
    if (!row.vendor || *row.vendor == vendor)
      facts |= maskOf(row.fact);
  return facts;
}

std::string spellFacts(ArrayRef<FactMask> facts, ArrayRef<std::string> names) {
  std::string text;
  for (auto [mask, name] : zip(facts, names))
    for (const FactRow &row : rows)
      if (mask & maskOf(row.fact))
        text += (text.empty() ? "" : ", ") + name + ":" + row.shortName.str();
  return text;
}

} // namespace kiln
