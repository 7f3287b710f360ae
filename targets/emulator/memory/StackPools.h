//===- StackPools.h - call stacks of the blocks in flight -----------------===//
#ifndef KILN_TARGETS_EMULATOR_MEMORY_STACKPOOLS_H
#define KILN_TARGETS_EMULATOR_MEMORY_STACKPOOLS_H

#include "targets/emulator/memory/Coroutine.h"
#include <deque>

namespace kiln::emu {

/// Stacks of blocks that are in flight at once, each as many as threads.
/// They outlive a launch, for the next one with as many threads.
class StackPools {
public:
  explicit StackPools(uint64_t bytesEach) : bytes(bytesEach) {}
  /// The pool of slot `slot`; slots appear one after the other.
  llvm::Expected<StackPool *> get(unsigned slot, unsigned threads);

private:
  uint64_t bytes;
  std::deque<StackPool> pools; // stable addresses
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_MEMORY_STACKPOOLS_H
