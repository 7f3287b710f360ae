// Random LLVM IR without undefined behaviour, third part: addresses that step
// with the iterations of a loop.
#ifndef KILN_TEST_UNIT_MIR_PASSES_RANDOM_KERNELPOINTERS_H
#define KILN_TEST_UNIT_MIR_PASSES_RANDOM_KERNELPOINTERS_H

#include "test/unit/mir-passes/random/KernelMemory.h"

namespace kiln::test {

class KernelPointers : public KernelMemory {
protected:
  using KernelMemory::KernelMemory;

  /// A pointer that a loop steps.
  struct Pointer {
    std::string phi, first, step;
  };

  /// One that steps with the iterations; the first one is made here, perhaps at
  /// a row of its own.
  Pointer pointerFor(unsigned source, Number step, unsigned iterations,
                     const IrValue *row);
  /// Any pointers, or some that step together.
  void carryPointers(std::vector<Pointer> &pointers, unsigned iterations);
  /// Rows for the loop that is to come, or none.
  void drawRows(bool any);
  /// Loads at addresses that step together by the number of the iteration.
  void loadRows(const IrValue &count, size_t firstPointer);

private:
  std::vector<IrValue> rows; ///< of the innermost loop, from before it
};

} // namespace kiln::test

#endif
