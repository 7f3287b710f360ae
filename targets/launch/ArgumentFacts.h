//===- ArgumentFacts.h - what a kernel may be specialized for -------------===//
//
// A kernel compiled for arguments of which more is known is faster: wide
// accesses need alignment, a stride of one makes rows contiguous. Which facts
// are told apart is a table with a row for each, the same as Triton's. The
// specialization key, the exported C and the reader of tile IR all ask it.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_ARGUMENTFACTS_H
#define KILN_TARGETS_LAUNCH_ARGUMENTFACTS_H

#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace kiln {

/// Something that holds of an argument or does not. Every fact takes one bit of
/// a key, so there are four at most.
enum class Fact : uint8_t { EqualToOne, Divisible16, Wide, PointerRange32 };
inline constexpr unsigned kFacts = 4;

/// Facts of one argument, a bit for each.
using FactMask = uint8_t;
constexpr FactMask maskOf(Fact fact) { return FactMask(1 << unsigned(fact)); }

/// One row of the table.
struct FactRow {
  Fact fact;
  bool ofPointers, ofIntegers;
  /// The one vendor whose code generator uses it; none: all.
  std::optional<Vendor> vendor;
  /// How tile IR says it of a parameter, and with which value; empty: it does
  /// not, the parameter's type or absence does.
  llvm::StringLiteral attribute;
  int64_t value;
  /// The test in C, in which `$` is the argument; empty: no test of a value
  /// shows it.
  llvm::StringLiteral test;
  /// For people, behind the argument's name; with `short` as options spell it.
  llvm::StringLiteral words, shortName;
};

/// Every row, by Fact.
llvm::ArrayRef<FactRow> factRows();
inline const FactRow &rowOf(Fact fact) { return factRows()[unsigned(fact)]; }

/// The facts that make a difference to code for `vendor`.
FactMask factsOf(Vendor vendor);

/// An argument as its facts see it.
struct FactValue {
  enum Kind { Other, Integer, Pointer } kind = Other;
  uint64_t bits = 0; ///< sign-extended where it is an integer
  /// Pointers: bytes of the allocation behind it; 0: not known.
  uint64_t storageBytes = 0;
};

/// The facts that hold of a value.
inline FactMask factsOf(const FactValue &value) {
  FactMask facts = 0;
  if (value.kind == FactValue::Other)
    return facts;
  if (value.bits % 16 == 0)
    facts |= maskOf(Fact::Divisible16);
  if (value.kind == FactValue::Pointer) {
    // Buffer accesses count bytes in 31 bits.
    if (value.storageBytes && value.storageBytes <= INT32_MAX)
      facts |= maskOf(Fact::PointerRange32);
    return facts;
  }
  if (value.bits == 1)
    facts |= maskOf(Fact::EqualToOne);
  if (int64_t(value.bits) != int32_t(value.bits))
    facts |= maskOf(Fact::Wide);
  return facts;
}

/// "N:16, stride:1", as options spell facts; `names` are the arguments'.
std::string spellFacts(llvm::ArrayRef<FactMask> facts,
                       llvm::ArrayRef<std::string> names);

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_ARGUMENTFACTS_H
