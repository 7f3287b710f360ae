// What can be changed of a launch, and which values a GPU takes: for --what-if
// and for numbers that are typed.
#ifndef KILN_TOOLS_OCCUPANCY_KNOB_H
#define KILN_TOOLS_OCCUPANCY_KNOB_H

#include "targets/gpu/GpuFamily.h"

namespace kiln {

/// What a question can change.
enum class Knob : uint8_t {
  Registers,
  Accumulators,
  ScalarRegisters,
  Shared,
  Dynamic,
  Threads,
  Barriers,
  TensorColumns,
  WarpSize,
  CuMode,
  CarveOut,
  /// Not a change but a goal: how many blocks are to fit.
  Blocks
};

/// How a knob is spelled.
struct KnobSpelling {
  Knob knob;
  llvm::StringLiteral name;
  /// Its amounts are bytes.
  bool bytes;
  /// The step of its ranges where none is given.
  uint64_t step;
};

/// The word of the command line: "registers", "agprs", ...
llvm::StringRef knobName(Knob);

/// The error names those that there are.
llvm::Expected<const KnobSpelling *> findKnob(llvm::StringRef name);

/// Refuses what this GPU cannot have, or what would change nothing on it.
/// `what` begins the message: "--registers 300".
llvm::Error checkKnob(Knob knob, uint64_t value, const GpuTarget &target,
                      llvm::StringRef what);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_KNOB_H
