//===- ArgumentFacts.cpp - what a kernel may be specialized for -----------===//
#include "targets/launch/ArgumentFacts.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

// Triton's, as of 3.6 (native_specialize_impl): an integer of one is a
// constant, "D" is tt.divisibility, i64 stands where i32 does not reach, and
// AMD's "S" is tt.pointer_range.
static constexpr FactRow rows[] = {
    {Fact::EqualToOne, false, true, std::nullopt, "", 1, "$ == 1", " == 1",
     "1"},
    {Fact::Divisible16, true, true, std::nullopt, "tt.divisibility", 16,
     "(uintptr_t)$ % 16 == 0", " % 16 == 0", "16"},
    {Fact::Wide, false, true, std::nullopt, "", 64, "",
     " needs more than 32 bits", "i64"},
    {Fact::PointerRange32, true, false, Vendor::Amd, "tt.pointer_range", 32, "",
     " points to at most 2^31-1 bytes", "range32"},
};

static_assert(std::size(rows) == kFacts);

ArrayRef<FactRow> factRows() { return rows; }

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
