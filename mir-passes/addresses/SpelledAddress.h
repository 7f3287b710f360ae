// An address as a sum: a pointer, scaled 64-bit values, a constant.
#ifndef KILN_MIR_PASSES_ADDRESSES_SPELLEDADDRESS_H
#define KILN_MIR_PASSES_ADDRESSES_SPELLEDADDRESS_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace llvm {
class DataLayout;
class Instruction;
class Use;
class Value;
} // namespace llvm

namespace kiln {

/// `scale` bytes for each unit of a value: one of 64 bits, or one of 32 that is
/// extended.
struct AddressTerm {
  enum Extension { None, Signed, Unsigned };
  llvm::Value *value;
  Extension extension;
  int64_t scale;
  bool operator==(const AddressTerm &) const = default;
};

/// base + sum of terms + constant, modulo 2^64. No two terms have one value
/// with one extension, and none has the scale 0.
struct SpelledAddress {
  llvm::Value *base = nullptr;
  llvm::SmallVector<AddressTerm, 4> terms;
  int64_t constant = 0;

  void add(AddressTerm term);
};

/// Takes a 64-bit pointer apart, through getelementptr and through the sums and
/// multiples by constants that its indices are. Of an extended 32-bit sum only
/// a constant is split off, where the sum is marked not to wrap. A pointer that
/// cannot be taken apart is its own base.
SpelledAddress spellAddress(llvm::Value *pointer,
                            const llvm::DataLayout &layout);

/// The operands of an instruction through which it reaches global or generic
/// memory: loads, stores, atomics, copies, inline assembly that takes a
/// pointer.
llvm::SmallVector<llvm::Use *, 2> addressUses(llvm::Instruction &inst,
                                              const llvm::DataLayout &layout);

} // namespace kiln

#endif // KILN_MIR_PASSES_ADDRESSES_SPELLEDADDRESS_H
