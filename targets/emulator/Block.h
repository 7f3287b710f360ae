//===- Block.h - runs the threads of one block ----------------------------===//
//
// A block's threads are coroutines. Each runs until it has to wait: for the
// lanes of an exchange, for the block at a barrier, or because it has looped
// long enough that others should get a turn. Warps take turns in an order drawn
// from the seed. When every thread waits and no wait can end, the program is
// wrong, and the message says who waits where.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_BLOCK_H
#define KILN_TARGETS_EMULATOR_BLOCK_H

#include "targets/emulator/Abi.h"
#include "targets/emulator/Coroutine.h"
#include "targets/emulator/Emulator.h"
#include "targets/emulator/EmulatorMemory.h"
#include "targets/emulator/RaceCheck.h"
#include <random>

namespace kiln::emu {

class BlockRunner;

/// One GPU thread.
struct Thread : ThreadContext {
  enum State : uint8_t { Ready, Yielded, AtExchange, AtBarrier, Done };
  BlockRunner *runner = nullptr;
  void *stack = nullptr; // where it stopped
  State state = Ready;
  uint32_t site = 0; // where it waits
  // AtExchange: its side of the exchange.
  uint64_t mask = 0;
  const uint64_t *in = nullptr;
  uint64_t *out = nullptr;
  // AtBarrier: which one, and how many threads it is for.
  uint32_t barrier = 0;
  uint32_t expected = 0;
  uint64_t steps = 0;
};

/// Runs the blocks of one launch, one after another.
class BlockRunner {
public:
  BlockRunner(const KernelShape &kernel, EntryFn entry, EmulatorMemory &memory,
              StackPool &stacks, uint8_t *locals, const LaunchRequest &request,
              const EmulatorOptions &options);

  /// Runs one block to its end. `args` are the kernel's arguments in 8 bytes
  /// each.
  llvm::Error run(std::array<unsigned, 3> block, const uint64_t *args,
                  uint64_t implicitArgs);

  // What the code's calls (Runtime.cpp) become. Each returns normally,
  // waits, or never returns after an error.
  template <bool Write>
  void plainAccess(Thread &thread, uint64_t address, uint64_t bytes,
                   uint32_t site);
  void atomicBegin(Thread &thread, uint64_t address, uint64_t bytes,
                   uint32_t site);
  void atomicEnd(Thread &thread, uint64_t address, uint64_t bytes,
                 uint32_t site, bool wrote);
  void fence(Thread &thread, uint32_t site);
  void waitAtBarrier(Thread &thread, uint32_t site, uint32_t id,
                     uint32_t count);
  void waitAtExchange(Thread &thread, uint32_t site, uint64_t mask,
                      const uint64_t *in, uint64_t *out);
  void refuel(Thread &thread, uint32_t site);
  void fail(std::string text);
  void failAt(Thread &thread, uint32_t site, const char *what);
  /// Ends the launch; fail() has said why. Nothing with a destructor may live
  /// across it: this stack is never resumed.
  [[noreturn]] void stop(Thread &thread);

  const Site &site(uint32_t index) const { return kernel.sites[index]; }

private:
  static void runThread(void *thread);
  void resume(Thread &thread) {
    kiln_emu_switch(&schedulerStack, thread.stack);
  }
  void suspend(Thread &thread) {
    kiln_emu_switch(&thread.stack, schedulerStack);
  }

  void start(const std::array<unsigned, 3> &block, uint64_t implicitArgs);
  bool runWarp(unsigned warp);
  bool exchange(unsigned warp);
  bool finishExchange(unsigned warp, uint64_t lanes);
  bool releaseBarriers();
  bool checkConvergence(uint32_t barrier);
  template <bool Write>
  void checkRace(Thread &thread, Region &region, uint64_t offset,
                 uint64_t bytes, uint32_t site);
  Region *checkedRegion(Thread &thread, uint64_t address, uint64_t bytes,
                        uint32_t site, bool write);

  // Messages.
  std::string nameThread(uint32_t thread) const;
  std::string nameBlock(const uint32_t (&id)[3]) const;
  std::string nameBlock(uint32_t number) const;
  std::string describeRace(const Race &race, const Region &region) const;
  std::string describeStall() const;
  std::string describeWait(const Thread &thread) const;

  unsigned firstLane(unsigned warp) const { return warp * kernel.warpSize; }
  unsigned lanesOf(unsigned warp) const {
    return std::min<unsigned>(kernel.warpSize,
                              threads.size() - firstLane(warp));
  }

  const KernelShape &kernel;
  EntryFn entry;
  EmulatorMemory &memory;
  StackPool &stacks;
  uint8_t *locals;
  const LaunchRequest &request;
  const EmulatorOptions &options;
  const uint64_t *args = nullptr;
  std::vector<Thread> threads;
  std::vector<unsigned> warpOrder;
  std::optional<RaceCheck> races;
  std::minstd_rand random;
  void *schedulerStack = nullptr;
  unsigned done = 0;
  bool failed = false;
  std::string failure;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_BLOCK_H
