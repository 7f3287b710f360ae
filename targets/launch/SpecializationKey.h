//===- SpecializationKey.h - which specialization a launch needs ----------===//
//
// Computed at every launch: a few bits for each argument, packed into words,
// and after them the words of constants that the kernel was compiled for.
// Kernels of up to 12 arguments have one word of facts, of up to 24 two.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_SPECIALIZATIONKEY_H
#define KILN_TARGETS_LAUNCH_SPECIALIZATIONKEY_H

#include "targets/launch/ArgumentFacts.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln {

/// What a launcher knows of a parameter before it sees an argument.
struct KeyParameter {
  FactValue::Kind kind = FactValue::Other;
  /// Off where the kernel's author asked for it: do_not_specialize takes all
  /// facts but the width away, do_not_specialize_on_alignment divisibility.
  bool specialize = true, specializeAlignment = true;
};

/// A key. Two launches with equal keys may run the same machine code.
class SpecializationKey {
public:
  llvm::ArrayRef<uint64_t> words() const { return data; }
  uint64_t hash() const;
  bool operator==(const SpecializationKey &other) const {
    return data == other.data;
  }

private:
  friend class KeyMaker;
  llvm::SmallVector<uint64_t, 4> data;
};

/// Makes keys for one kernel on one vendor's GPUs.
class KeyMaker {
public:
  KeyMaker(llvm::ArrayRef<KeyParameter> parameters, Vendor vendor);

  /// The key of a launch with these arguments, one for each parameter, and
  /// these constants: values or hashes, always the same number of them.
  SpecializationKey key(llvm::ArrayRef<FactValue> arguments,
                        llvm::ArrayRef<uint64_t> constants = {}) const;
  /// The facts of argument `index` that a key holds.
  static FactMask factsIn(const SpecializationKey &key, unsigned index);

private:
  /// By parameter: the facts that are told apart.
  llvm::SmallVector<FactMask, 16> told;
};

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_SPECIALIZATIONKEY_H
