//===- AccessCheck.h - is an access legal, and ordered? -------------------===//
//
// Every access to memory goes through here before it happens, so the common
// path is short: find the region, check, remember.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_ACCESSCHECK_H
#define KILN_TARGETS_EMULATOR_RUN_ACCESSCHECK_H

#include "targets/emulator/run/BlockRunner.h"

namespace kiln::emu {

/// The accesses of one thread. After an error none of them returns.
class AccessCheck {
public:
  explicit AccessCheck(Thread &thread)
      : thread(thread), launch(thread.runner->launch) {}

  /// `skipped`: bytes of the access before these, which a mask leaves out.
  template <bool Write>
  void plain(uint64_t address, uint64_t bytes, uint32_t site,
             uint64_t skipped = 0);
  /// A masked vector: bit i of `mask` says whether element i is accessed.
  template <bool Write>
  void masked(uint64_t address, uint64_t elementBytes, uint64_t mask,
              uint32_t site);
  void atomicBegin(uint64_t address, uint64_t bytes, uint32_t site);
  void atomicEnd(uint64_t address, uint64_t bytes, uint32_t site, bool wrote);
  void fence(uint32_t site);
  /// Evaluates the stores since the last call or wait: they have happened now,
  /// and other threads have not run since.
  void settle() {
    if (!thread.repeated.empty())
      judgeRepeated();
  }
  /// The two accesses of an asynchronous copy: it begins, and it has been
  /// waited for.
  void copyBegins(const PendingCopy &copy);
  void copyEnds(const PendingCopy &copy);

private:
  /// Whether what is written there has to be fenced before the asynchronous
  /// proxy reads it: the block's shared memory.
  bool needsFence(const Region &region) const {
    return launch.kernel.usesAsyncProxy && region.shadow &&
           region.shadow->isPerBlock();
  }
  Region *checkedRegion(uint64_t address, uint64_t bytes, uint32_t site,
                        bool write, uint64_t skipped = 0);
  Region *regionOfGranule(uint64_t address, uint64_t bytes) const;
  [[noreturn]] void reportRace(Region &region);
  void judgeRepeated();
  /// Keeps an access for BankCount, if it is one to shared memory.
  void countBanks(const Region &region, uint64_t address, uint64_t bytes,
                  bool write, uint32_t site);
  bool isLocal(uint64_t address, uint64_t bytes) const;
  template <bool Write>
  void checkRace(Region &region, uint64_t offset, uint64_t bytes,
                 uint32_t site);
  const Site &site(uint32_t index) const { return launch.kernel.sites[index]; }

  Thread &thread;
  Launch &launch;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_ACCESSCHECK_H
