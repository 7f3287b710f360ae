//===- Thread.h - one GPU thread in flight --------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_THREAD_H
#define KILN_TARGETS_EMULATOR_RUN_THREAD_H

#include "targets/emulator/async/MadeMaps.h"
#include "targets/emulator/banks/BankCount.h"
#include "targets/emulator/run/TensorCopies.h"
#include "targets/emulator/run/TensorPipe.h"

namespace kiln::emu {

class BlockRunner;
struct Region;

/// A store to where another thread of the block stored by the same instruction:
/// no race if it leaves what was there.
struct RepeatedStore {
  uint64_t address;
  std::vector<uint8_t> before;
  Region *region;
  Race race;
};

/// One GPU thread: what its code sees (ThreadContext), and where it stopped.
struct Thread : ThreadContext {
  enum State : uint8_t {
    Ready,
    Yielded,
    AtExchange,
    AtBarrier,
    AtRegisters,
    Done
  };
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
  // AtRegisters: how many it asks for.
  uint32_t registers = 0;
  /// Loop iterations of its whole life, and of its present turn at most: less
  /// than usual for a thread that polls memory.
  uint64_t steps = 0;
  int64_t turn = 0;
  /// The mbarrier at which its last test failed, and that test.
  struct Awaits {
    uint64_t mbarrier = 0;
    uint32_t site = 0;
  } awaits;
  /// What an atomic update is about to change.
  uint64_t before = 0;
  /// What its last stores repeated, to be evaluated once they have happened.
  std::vector<RepeatedStore> repeated;
  /// What it did in shared memory since it last waited, where that is counted.
  std::vector<BankAccess> bankAccesses;
  /// Its asynchronous copies.
  CopyQueue copies;
  /// Its copies of boxes of tensors, to and from shared memory.
  TensorLoads tensorLoads;
  CopyQueue tensorStores;
  /// Which of the tensor maps that the kernel makes it has fenced for.
  AcquiredMaps acquiredMaps;
  /// What its wgmmas read in shared memory.
  CopyQueue matrixReads;
  /// What it asks of tcgen05, and takes from tensor memory.
  TensorPipe tensorPipe;
  TensorAccesses tensorAccesses;
  /// It has executed wgmma.fence since a wait gave it registers back.
  bool isMatrixFenced = false;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_THREAD_H
