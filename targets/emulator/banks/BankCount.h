//===- BankCount.h - counts bank conflicts of a launch --------------------===//
//
// The lanes of a warp run one after another, so each lane's accesses to shared
// memory are recorded until it waits, and combined when all lanes wait: the
// n-th execution of an instruction by a lane belongs to one access of the warp
// with the n-th of the other lanes. Inactive lanes access nothing.
//
// An instruction of LLVM IR is assumed to be one machine access as wide as its
// alignment allows, at most 16 bytes; LLVM may join two to one (ds_read2),
// which takes as long as both. A wgmma's own reads are not counted.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_BANKS_BANKCOUNT_H
#define KILN_TARGETS_EMULATOR_BANKS_BANKCOUNT_H

#include "targets/emulator/abi/Abi.h"
#include "targets/emulator/banks/BankConflicts.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln::emu {

/// One lane's access to shared memory.
struct BankAccess {
  uint32_t site;
  uint32_t bytes;
  uint64_t address;
  bool reads;
  uint32_t order; // among the lane's
};

/// The counts of one launch.
class BankCount {
public:
  explicit BankCount(const KernelShape &kernel)
      : kernel(kernel), counts(kernel.sites.size()) {}

  /// All lanes of a warp wait: counts what each did since the last time, and
  /// forgets it.
  void take(llvm::ArrayRef<std::vector<BankAccess> *> lanes);
  BankConflicts result() const;

private:
  void count(llvm::ArrayRef<const BankAccess *> lanes);

  struct Count {
    uint64_t accesses = 0, fewest = 0, extra = 0;
  };
  const KernelShape &kernel;
  std::vector<Count> counts; // by site
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_BANKS_BANKCOUNT_H
