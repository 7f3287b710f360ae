//===- TensorPipe.h - tcgen05's multiplications and copies in flight ------===//
//
// PTX ISA, "tcgen05 Memory Consistency Model": what a thread asks of the tensor
// core happens in that order, and by itself; tcgen05.commit has an mbarrier
// arrive when all before it has happened. So here it happens when somebody
// waits for such an mbarrier, or, in launches of an odd seed, at a moment drawn
// from it. Until then its operands and D are in use (RaceCheck.h), and
// afterwards, too, for all who did not wait.
//
// Loads and stores of tensor memory happen at once, and are in flight for the
// race check until their thread has waited for them. That a loaded register is
// used before is no error: hardware has the use wait, and LLVM moves stores and
// arithmetic above tcgen05.wait::ld in what Triton 3.9 writes.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_TENSORPIPE_H
#define KILN_TARGETS_EMULATOR_RUN_TENSORPIPE_H

#include "targets/emulator/run/Copies.h"
#include "targets/emulator/tensor/TensorProduct.h"
#include <deque>

namespace kiln::emu {

/// Words of tensor memory that the instruction of a site has in use.
struct TensorUse {
  uint32_t site;
  TensorRect rect;

  bool operator==(const TensorUse &) const = default;
};

/// A multiplication, a copy into tensor memory, or, if neither, a commit.
struct TensorStep {
  uint32_t site = 0;
  std::optional<TensorProduct> product = {};
  std::optional<TensorTransfer> transfer = {};
  uint64_t mbarrier = 0;
  bool isDone = false;
  /// What it has in use: shared memory that it reads, and tensor memory.
  std::vector<PendingCopy> reads = {};
  std::vector<TensorUse> uses = {};

  bool isCommit() const { return !product && !transfer; }
};

/// What one thread has asked for.
class TensorPipe {
public:
  /// `step` begins. After an error it does not return.
  void begin(Thread &thread, TensorStep &&step);
  void commit(Thread &thread, uint32_t site, uint64_t mbarrier);
  /// Those happen for which an mbarrier waits.
  void landFor(Thread &thread, uint64_t mbarrier);
  /// Time passes: in launches with an odd seed some may happen.
  void passTime(Thread &thread);
  /// The site of one that no thread has waited for; null: none.
  const uint32_t *firstSite() const;

private:
  void perform(Thread &thread, TensorStep &step);
  /// Ends the first steps.
  void endFirst(Thread &thread, size_t count);

  std::deque<TensorStep> steps; // in the order in which they began
};

/// What a thread loads from tensor memory, and stores there, without a wait.
class TensorAccesses {
public:
  void begin(Thread &thread, const TensorUse &use);
  /// The thread has waited for its stores, or its loads.
  void wait(Thread &thread, bool stores);

private:
  std::vector<TensorUse> all;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_TENSORPIPE_H
