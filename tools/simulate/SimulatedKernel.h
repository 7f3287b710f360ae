// One kernel's machine code as the simulator runs it: how long it takes, what
// it waits for and where, and what would change that. What `kiln inspect
// --simulate` prints.
#ifndef KILN_TOOLS_SIMULATE_SIMULATEDKERNEL_H
#define KILN_TOOLS_SIMULATE_SIMULATEDKERNEL_H

#include "targets/simulator/Bound.h"
#include "targets/simulator/Predict.h"
#include "tools/inspect/Listing.h"
#include "tools/simulate/CriticalChain.h"

namespace kiln {

/// What a change of the machine or of the launch would do.
struct WhatIf {
  /// "a block more on each SM", "pipe fma twice as fast".
  std::string what;
  /// Time of a block, as a multiple of what it takes now.
  double time;
};

/// What one instruction costs the warps that execute it.
struct WaitingInstruction {
  uint32_t instruction; ///< in the listing
  /// Of all the time of all warps, what passes between the instruction before
  /// it and this one's issue; and the reason that most of it has.
  double share;
  Stall why;
};

/// Bytes that a block asks for, by where they come from.
struct MemoryBytes {
  double firstCache = 0, secondCache = 0, device = 0;
  /// Where addresses are not known: they take as long as the device's, and
  /// as many in a cycle as from the second cache.
  double unknown = 0;
};

struct SimulatedKernel {
  std::string file;
  Listing listing;
  Prediction prediction;
  Bound bound;
  std::vector<WhatIf> whatIfs;
  /// The most expensive first.
  std::vector<WaitingInstruction> waits;
  /// Of the blocks that are resident first.
  std::vector<IssueEvent> events;
  /// What of them is shown one by one, and the chain through that.
  ShownPart part;
  std::vector<ChainLink> chain;
  MemoryBytes memory;
};

/// Simulates one kernel of `elf`, as forEachCodeFile gives both. An error where
/// its block is not known or cannot be launched, or its code not be read.
llvm::Expected<SimulatedKernel> simulateKernel(llvm::MemoryBufferRef elf,
                                               const KernelResources &kernel,
                                               const LaunchShape &launch,
                                               const Assumptions &assumptions);

/// What was run and what came of it, a line each: from the cycles of an
/// iteration to what bounds them.
std::vector<std::string> simulationFigures(const SimulatedKernel &simulated);

/// For a terminal or a file: figures, where it waits, the critical chain, what
/// if, and a timeline of the warps.
std::string simulationText(const SimulatedKernel &simulated);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int simulationVersion = 1;
/// All of them as one document; README.md says what the fields are.
std::string simulationJson(llvm::ArrayRef<SimulatedKernel> simulated);

} // namespace kiln

#endif // KILN_TOOLS_SIMULATE_SIMULATEDKERNEL_H
