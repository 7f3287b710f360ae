//===- Rederive.h - control words of finished code, made anew -------------===//
//
// Takes a function as ptxas left it and writes every control word again, from
// Kiln's own tables, without moving an instruction: stalls, scoreboards, waits,
// turns. An experiment: it shows whether the tables are complete enough to
// schedule with. What comes out is read again by checkHazards, which shares the
// tables and none of the code; a function that does not pass stays as it was.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REDERIVE_REDERIVE_H
#define KILN_TARGETS_REDERIVE_REDERIVE_H

#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace kiln {

/// What the control words of a function say, added up.
struct ControlSums {
  /// Cycles of all stalls; the padding behind the code left out.
  uint64_t stalls = 0;
  /// Instructions that wait for a scoreboard, and that raise one.
  unsigned waits = 0, setters = 0;
  /// Scoreboards that are raised: one bit each.
  unsigned scoreboards = 0;
  /// Operands that are kept for the next instruction (reuse flags).
  unsigned reuses = 0;
};

struct RederivedCode {
  /// As many bytes as there were; where the function was kept, the same.
  std::vector<uint8_t> code;
  /// Why the function was kept as it is: a phrase, "the instruction at 0x40
  /// (TEX) is not in the tables". "": it was re-derived.
  std::string keptBecause;
  unsigned instructions = 0;
  ControlSums before, after;
};

/// Re-derives one section of code: a kernel with the functions it holds.
/// Deterministic, and a fixed point: its result re-derived is itself.
RederivedCode rederiveControl(llvm::ArrayRef<uint8_t> code,
                              const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_REDERIVE_H
