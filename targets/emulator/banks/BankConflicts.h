//===- BankConflicts.h - what a launch asked of shared memory's banks -----===//
#ifndef KILN_TARGETS_EMULATOR_BANKS_BANKCONFLICTS_H
#define KILN_TARGETS_EMULATOR_BANKS_BANKCONFLICTS_H

#include <cstdint>
#include <string>
#include <vector>

namespace kiln {

/// The accesses of warps to shared memory, and the phases (targets/gpu/Banks.h)
/// they took: the fewest that their widths need, and those beyond, because
/// lanes of one phase wanted different words of a bank.
struct BankConflicts {
  uint64_t accesses = 0, fewest = 0, extra = 0;

  /// An instruction that needed extra phases.
  struct Site {
    std::string where, what; ///< "kernel.py:3:5", "load"
    uint64_t accesses = 0, fewest = 0, extra = 0;
  };
  /// The one with the most of them first; equal accesses of one line are
  /// merged.
  std::vector<Site> sites;

  /// Takes in another launch.
  void add(const BankConflicts &other);
};

} // namespace kiln

#endif // KILN_TARGETS_EMULATOR_BANKS_BANKCONFLICTS_H
