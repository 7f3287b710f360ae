//===- Coroutine.h - many call stacks on one host thread ------------------===//
//
// Each emulated GPU thread has a stack of its own, so that its code can suspend
// (at a shuffle or a barrier) and resume later. swapcontext() would do but
// enters the kernel for the signal mask at every switch; this one saves six
// registers. x86-64 with the System V calling convention only.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_MEMORY_COROUTINE_H
#define KILN_TARGETS_EMULATOR_MEMORY_COROUTINE_H

#include "targets/emulator/memory/EmulatorMemory.h"

extern "C" {
/// Saves where this stack is in *from, and goes on where `to` was saved.
void kiln_emu_switch(void **from, void *to);
}

namespace kiln::emu {

/// Equal stacks with a page that traps below each.
class StackPool {
public:
  /// Stacks of at least `bytes`.
  static llvm::Expected<StackPool> create(unsigned count, uint64_t bytes);
  /// Prepares stack `index` so that the first switch to the result calls
  /// entry(argument), which must never return.
  void *prepare(unsigned index, void (*entry)(void *), void *argument);
  unsigned count() const { return stacks; }

private:
  Mapping pages;
  unsigned stacks = 0;
  uint64_t stride = 0;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_MEMORY_COROUTINE_H
