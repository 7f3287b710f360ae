//===- PipeRates.h - how soon a pipe takes the next instruction -----------===//
//
// Most pipes are narrower than a warp: an instruction keeps its pipe for some
// cycles, and ptxas never has the same warp issue the next one to it sooner.
// Nothing here is needed for right results; it keeps a warp from taking a turn
// that it cannot use.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REDERIVE_PIPERATES_H
#define KILN_TARGETS_REDERIVE_PIPERATES_H

#include "targets/hazards/TimedCode.h"

namespace kiln {

/// What is busy for some cycles after an instruction.
enum class RatedPipe : uint8_t {
  Alu,
  Fma,
  HeavyFma, ///< integer multiplication where it has a pipe beside FFMA's
  Half,
  Special,  ///< MUFU and conversions
  Constant, ///< LDC, and from 9.0 on S2UR
  SystemRegister,
  ToUniform,
  Memory, ///< the address unit
  Uniform,
  None,
  Count = None
};

struct PipeUse {
  RatedPipe pipe = RatedPipe::None;
  /// Cycles from its issue until its pipe takes the next instruction.
  unsigned cycles = 1;
};

/// The pipe of an instruction of known timing, as ptxas 13.0 spaces them.
PipeUse pipeUseOf(const TimedInstruction &instruction, const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_PIPERATES_H
