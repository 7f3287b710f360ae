//===- SpecializationKey.cpp - which specialization a launch needs --------===//
#include "targets/launch/SpecializationKey.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;

namespace kiln {

static constexpr unsigned perWord = 64 / kFacts;

KeyMaker::KeyMaker(ArrayRef<KeyParameter> parameters, Vendor vendor) {
  for (const KeyParameter &parameter : parameters) {
    FactMask facts = 0;
    for (const FactRow &row : factRows())
      if (parameter.kind == FactValue::Pointer   ? row.ofPointers
          : parameter.kind == FactValue::Integer ? row.ofIntegers
                                                 : false)
        facts |= maskOf(row.fact);
    facts &= factsOf(vendor);
    // The width is the parameter's type, which is always needed.
    if (!parameter.specialize)
      facts &= maskOf(Fact::Wide);
    if (!parameter.specializeAlignment)
      facts &=
          FactMask(~(maskOf(Fact::Divisible16) | maskOf(Fact::Divisible8)));
    told.push_back(facts);
  }
}

SpecializationKey KeyMaker::key(ArrayRef<FactValue> arguments,
                                ArrayRef<uint64_t> constants) const {
  assert(arguments.size() == told.size() && "an argument for each parameter");
  SpecializationKey key;
  uint64_t word = 0;
  unsigned used = 0;
  for (auto [argument, facts] : zip_equal(arguments, told)) {
    word |= uint64_t(factsOf(argument) & facts) << (kFacts * used);
    if (++used == perWord) {
      key.data.push_back(word);
      word = 0;
      used = 0;
    }
  }
  if (used)
    key.data.push_back(word);
  key.data.append(constants.begin(), constants.end());
  return key;
}

FactMask KeyMaker::factsIn(const SpecializationKey &key, unsigned index) {
  uint64_t word = key.data[index / perWord];
  return FactMask(word >> (kFacts * (index % perWord)) & ((1 << kFacts) - 1));
}

uint64_t SpecializationKey::hash() const {
  // Murmur3's finalizer after each word: every bit reaches every bit.
  uint64_t hash = data.size();
  for (uint64_t word : data) {
    hash ^= word;
    hash ^= hash >> 33;
    hash *= 0xff51afd7ed558ccdULL;
    hash ^= hash >> 33;
    hash *= 0xc4ceb9fe1a85ec53ULL;
    hash ^= hash >> 33;
  }
  return hash;
}

} // namespace kiln
