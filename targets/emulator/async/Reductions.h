//===- Reductions.h - what TMA does to elements ---------------------------===//
//
// PTX ISA, "cp.reduce.async.bulk.tensor": each element of the tensor is
// combined with the box's, atomically, with the semantics of atom. Sums of
// floats round to the nearest of the type, subnormals kept (.noftz); of a NaN
// and a number the minimum and maximum are the number.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_ASYNC_REDUCTIONS_H
#define KILN_TARGETS_EMULATOR_ASYNC_REDUCTIONS_H

#include "targets/launch/abi/TensorMap.h"

namespace kiln::emu {

struct ElementReduction {
  TensorReduction kind;
  TensorMapElement element;

  /// The bits of an element whose old value was `old`.
  uint64_t of(uint64_t old, uint64_t value) const;
  /// Of all elements in so many bytes.
  void apply(uint64_t to, uint64_t from, uint32_t bytes) const;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_ASYNC_REDUCTIONS_H
