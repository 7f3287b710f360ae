//===- StackPools.cpp - call stacks of the blocks in flight ---------------===//
//
// See StackPools.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/memory/StackPools.h"

using namespace kiln::emu;

llvm::Expected<StackPool *> StackPools::get(unsigned slot, unsigned threads) {
  if (!pools.empty() && pools.front().count() != threads)
    pools.clear();
  if (slot == pools.size()) {
    llvm::Expected<StackPool> pool = StackPool::create(threads, bytes);
    if (!pool)
      return pool.takeError();
    pools.push_back(std::move(*pool));
  }
  return &pools[slot];
}
