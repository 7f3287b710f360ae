//===- BlockRunner.h - runs the threads of one block ----------------------===//
//
// A block's threads are coroutines. Each runs until it has to wait: for the
// lanes of an exchange, for the block at a barrier, or because it has looped
// long enough to yield. Warps take turns in an order drawn from the seed. When
// every thread waits and no wait can end, that is a deadlock, and the message
// says which thread waits where. A thread that polls memory may wait for
// another block, so its block yields (Launch.h).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_BLOCKRUNNER_H
#define KILN_TARGETS_EMULATOR_RUN_BLOCKRUNNER_H

#include "targets/emulator/memory/Coroutine.h"
#include "targets/emulator/run/Arrivals.h"
#include "targets/emulator/run/Launch.h"
#include "targets/emulator/run/Mbarriers.h"
#include "targets/emulator/run/RegisterPool.h"
#include "targets/emulator/run/Thread.h"
#include "targets/emulator/warp/PendingMultiplies.h"

namespace kiln::emu {

/// Runs one block at a time; as many of them as blocks are in flight.
class BlockRunner {
public:
  /// Loop iterations between two turns of a thread (guess: rare enough to cost
  /// nothing, often enough for threads that wait for each other), and of one
  /// that polls.
  static constexpr int64_t kFuel = 4096, kPollFuel = 64;

  /// The runner of slot `slot` of the launch. It has the shared memory and the
  /// threads' variables of its blocks; `stacks` are as many as threads.
  static llvm::Expected<std::unique_ptr<BlockRunner>>
  create(Launch &launch, unsigned slot, StackPool &stacks);

  /// Prepares a block; the one before has ended.
  void begin(const std::array<unsigned, 3> &block);
  enum Turn { Ended, Polls, Failed };
  /// Runs the block to its end, or until it has nothing to do but to poll
  /// memory, unless it is alone.
  Turn run(bool alone);

  // What the code's calls (Runtime.cpp) become. Each returns normally, waits,
  // or never returns after an error.
  void waitAtBarrier(Thread &thread, uint32_t site, uint32_t id,
                     uint32_t count);
  void arriveAtBarrier(Thread &thread, uint32_t site, uint32_t id,
                       uint32_t count);
  void waitForRegisters(Thread &thread, uint32_t site, bool more,
                        uint32_t count);
  void waitAtExchange(Thread &thread, uint32_t site, uint64_t mask,
                      const uint64_t *in, uint64_t *out);
  void refuel(Thread &thread, uint32_t site);
  /// The thread read what another may change, or failed to change it: if it
  /// goes on polling, its turn ends soon.
  static void poll(Thread &thread) {
    if (thread.fuel > kPollFuel) {
      thread.turn -= thread.fuel - kPollFuel;
      thread.fuel = kPollFuel;
    }
  }
  /// The thread will change nothing before others do: its turn ends with this
  /// iteration of its loop.
  static void yieldSoon(Thread &thread) {
    thread.turn -= std::max<int64_t>(thread.fuel - 1, 0);
    thread.fuel = std::min<int64_t>(thread.fuel, 1);
  }
  /// All threads' copies that this mbarrier waits for land.
  void landCopiesFor(uint64_t mbarrier) {
    for (Thread &thread : threads) {
      thread.copies.landFor(thread, mbarrier);
      thread.tensorLoads.landFor(thread, mbarrier);
      thread.tensorPipe.landFor(thread, mbarrier);
    }
  }
  /// Ends the launch where a matrix instruction of a thread reads shared memory
  /// that has been written but not fenced.
  void stopUnlessFenced(Thread &thread, uint32_t site, uint64_t place,
                        uint64_t bytes, ProxyFences::Writes writes);
  /// Ends the launch. Nothing with a destructor may live across it: this stack
  /// is never resumed.
  [[noreturn]] void stop(Thread &thread);

  Launch &launch;
  Mbarriers mbarriers;
  ProxyFences proxies;
  std::vector<PendingMultiplies> multiplies; ///< of each warp
  std::unique_ptr<TensorMemory> tensor;      ///< null: the kernel has none

private:
  BlockRunner(Launch &launch, unsigned slot, StackPool &stacks);
  static void runThread(void *thread);
  void resume(Thread &thread) {
    kiln_emu_switch(&schedulerStack, thread.stack);
  }
  void suspend(Thread &thread) {
    kiln_emu_switch(&thread.stack, schedulerStack);
  }

  bool endsInOrder();
  bool runWarp(unsigned warp);
  bool exchange(unsigned warp);
  bool finishExchange(unsigned warp, uint64_t lanes);
  bool release();
  void openBarrier(uint32_t id);
  std::string describeStall() const;
  bool checkConvergence(uint32_t barrier);
  void comeToBarrier(Thread &thread, uint32_t site, uint32_t id, uint32_t count,
                     bool waits);

  const Site &site(uint32_t index) const { return launch.kernel.sites[index]; }
  unsigned firstLane(unsigned warp) const {
    return warp * launch.kernel.warpSize;
  }
  unsigned lanesOf(unsigned warp) const {
    return std::min<unsigned>(launch.kernel.warpSize,
                              threads.size() - firstLane(warp));
  }

  const unsigned slot;
  StackPool &stacks;
  Mapping locals;
  std::unique_ptr<SharedMemory> shared;
  std::vector<Thread> threads;
  std::vector<unsigned> warpOrder;
  Arrivals arrivals;
  RegisterPool registers;
  void *schedulerStack = nullptr;
  unsigned done = 0;
  bool opened = false; // a barrier, since the last iteration
  bool polled = false; // some thread's turn ended while it polled
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_BLOCKRUNNER_H
