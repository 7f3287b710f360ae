//===- EmulatorOptions.h - how a launch is emulated -----------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_EMULATOROPTIONS_H
#define KILN_TARGETS_EMULATOR_RUN_EMULATOROPTIONS_H

#include "targets/emulator/banks/BankConflicts.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace kiln {

/// How a launch is emulated.
struct EmulatorOptions {
  /// Draws the order in which warps run, and, if it is odd, the moments at
  /// which asynchronous copies land; the same seed gives the same run.
  uint64_t seed = 0;
  /// Report unordered conflicting accesses as errors.
  bool checkRaces = true;
  /// Loop iterations a thread may take before the launch is called endless; a
  /// quarter of them if all threads only wait. A guess: seconds for a block
  /// that polls, and far above any tile loop, whose accesses take as long each.
  uint64_t maxSteps = uint64_t(1) << 20;
  /// Blocks that persistent kernels find at once
  /// (targets/launch/abi/Persistent.h): few, so that each has several tiles of
  /// a small grid.
  unsigned waveBlocks = 2;
  /// Receives what the kernel prints, in the order in which the threads run;
  /// null: discarded.
  llvm::raw_ostream *printTo = nullptr;
  /// Takes in what the launch asked of the banks of shared memory; null: that
  /// is not counted.
  BankConflicts *banks = nullptr;
};

} // namespace kiln

#endif // KILN_TARGETS_EMULATOR_RUN_EMULATOROPTIONS_H
