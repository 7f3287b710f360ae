// A kernel with wgmma under a register cap, where few registers keep a third
// block off an SM: a candidate beside the kernel as it is.
#ifndef KILN_TOOLS_AUTO_ONEMOREBLOCK_H
#define KILN_TOOLS_AUTO_ONEMOREBLOCK_H

#include "tools/driver/Compile.h"

namespace kiln {

/// Bytes a thread that may be spilled for a block more: with 8 a kernel gained
/// 16 %, with 24 another lost 1 %
/// (perf/results/h200-2026-11-23-register-steps.json).
inline constexpr uint64_t kSpillsForABlock = 16;

/// compileFromModule, and of tile IR without directives of its own that
/// candidate, on the GPU that it was measured on (sm_90a). It is taken, with a
/// remark, if an SM holds more blocks of it, it spills next to nothing more and
/// ptxas does not serialize its dots. Where only PTX is wanted and there is no
/// ptxas, the kernel stays as it is. On one H200 (2026-11-23) attention with
/// 169 and 170 registers gained 19 and 16 % by it; from other numbers of
/// blocks, or with 24 bytes of spills or more, such caps gained 4 % or lost.
llvm::Error compileToFit(Compiled &compiled, const CompileOptions &options,
                         Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_ONEMOREBLOCK_H
