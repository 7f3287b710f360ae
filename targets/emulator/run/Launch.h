//===- Launch.h - one launch: its blocks, and what they share -------------===//
//
// Blocks run one after another in the order of their numbers, which keeps few
// stacks and the first error the same in every run. A block that only polls
// memory may wait for a block that has not run yet: it is set aside, the others
// go on, and those set aside take turns until all have ended. So blocks may
// wait for each other as on a GPU where all of them are resident; a deadlock
// ends the launch with an error.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_LAUNCH_H
#define KILN_TARGETS_EMULATOR_RUN_LAUNCH_H

#include "targets/device/Device.h"
#include "targets/emulator/async/MadeMaps.h"
#include "targets/emulator/banks/BankCount.h"
#include "targets/emulator/memory/EmulatorMemory.h"
#include "targets/emulator/memory/StackPools.h"
#include "targets/emulator/races/RaceCheck.h"
#include "targets/emulator/run/EmulatorOptions.h"
#include "targets/emulator/run/Messages.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <random>

namespace kiln::emu {

class BlockRunner;

/// Runs the blocks of one launch. Used once.
class Launch {
public:
  Launch(const KernelShape &kernel, EntryFn entry, EmulatorMemory &memory,
         StackPools &stacks, const LaunchRequest &request,
         std::vector<TensorMap> tensorMaps, const EmulatorOptions &options);
  ~Launch();

  /// Runs every block.
  llvm::Error run();

  // What the blocks share.
  const KernelShape &kernel;
  const EntryFn entry;
  EmulatorMemory &memory;
  const LaunchRequest &request;
  const EmulatorOptions &options;
  const Messages messages;
  /// The kernel's arguments, in 8 bytes each.
  std::vector<uint64_t> args;
  /// What the launch makes for the parameters after them.
  std::vector<TensorMap> tensorMaps;
  /// The one whose address a kernel names; null: there is none.
  const TensorMap *findTensorMap(uint64_t address) const;
  /// And those that the kernel makes.
  MadeMaps madeMaps;
  std::optional<RaceCheck> races;
  std::optional<BankCount> banks;
  std::minstd_rand random;
  /// Loop iterations that blocks polled since one of them ended or wrote
  /// something that others can see.
  uint64_t idle = 0;

  /// Address of AMD's hidden kernel arguments.
  uint64_t implicitArgs() const {
    return reinterpret_cast<uint64_t>(hidden.data());
  }
  void fail(std::string text) { failure = std::move(text); }
  void failAt(const Thread &thread, uint32_t site, llvm::StringRef what) {
    fail(messages.at(thread, site, what));
  }
  bool failed() const { return !failure.empty(); }

  /// How idle a launch may be before it counts as stuck, and what to say then.
  uint64_t maxIdle() const;
  std::string describeIdleness() const;

private:
  /// Lets blocks that have not begun run until one more slot is taken, or all
  /// have begun.
  llvm::Error beginBlocks();
  llvm::Expected<BlockRunner *> freeRunner();
  /// One turn of a block.
  void turn(BlockRunner &runner, std::vector<BlockRunner *> &polling);

  StackPools &stacks;
  std::vector<uint8_t> hidden;
  std::string failure;
  uint64_t begun = 0, total = 0; ///< blocks
  std::vector<std::unique_ptr<BlockRunner>> runners;
  llvm::SmallVector<BlockRunner *> free;
  std::vector<BlockRunner *> waiting;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_LAUNCH_H
