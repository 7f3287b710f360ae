//===- ArgumentFacts.h - what a kernel may be specialized for -------------===//
//
// A kernel specialized for facts about its arguments is faster: wide accesses
// need alignment, a stride of one makes rows contiguous. The facts are a table
// with a row for each: Triton's, and divisibility by 8, which is what rows of
// 16-bit elements need for accesses of 16 bytes. The specialization key, the
// exported C, signatures and the reader of tile IR all ask it.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_ARGUMENTFACTS_H
#define KILN_TARGETS_LAUNCH_ARGUMENTFACTS_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace kiln {

/// Something that holds of an argument or does not. Every fact takes one bit of
/// a key. Of those that follow from each other, divisibility by 16 and by 8,
/// only the stronger is said.
enum class Fact : uint8_t {
  EqualToOne,
  Divisible16,
  Divisible8,
  Wide,
  PointerRange32
};
inline constexpr unsigned kFacts = 5;

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
  /// For people, after the argument's name; with `short` as options spell it.
  llvm::StringLiteral words, shortName;
};

/// Every row, by Fact.
llvm::ArrayRef<FactRow> factRows();
inline const FactRow &rowOf(Fact fact) { return factRows()[unsigned(fact)]; }

/// The row that options and cases spell so ("16"), if a launcher can test it;
/// else null. All such spellings: "16, 8 or 1".
const FactRow *testedFact(llvm::StringRef shortName);
std::string testedFacts();

/// The fact that holds of a parameter of which tile IR says `attribute` with
/// `value`, or asks for more than it says where it says less than any fact;
/// null where it says more than every fact, or nothing.
const FactRow *factOf(llvm::StringRef attribute, int64_t value);

/// The facts that make a difference to code for `vendor`.
FactMask factsOf(Vendor vendor);

/// An argument as its facts see it.
struct FactValue {
  enum Kind { Other, Integer, Pointer } kind = Other;
  uint64_t bits = 0; ///< sign-extended where it is an integer
  /// Pointers: bytes of the allocation after it; 0: not known.
  uint64_t storageBytes = 0;
};

/// The facts that hold of a value.
inline FactMask factsOf(const FactValue &value) {
  FactMask facts = 0;
  if (value.kind == FactValue::Other)
    return facts;
  if (value.bits % 16 == 0)
    facts |= maskOf(Fact::Divisible16);
  else if (value.bits % 8 == 0)
    facts |= maskOf(Fact::Divisible8);
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
