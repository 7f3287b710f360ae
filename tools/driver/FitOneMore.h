//===- FitOneMore.h - a block more where a few registers keep it away -----===//
#ifndef KILN_TOOLS_DRIVER_FITONEMORE_H
#define KILN_TOOLS_DRIVER_FITONEMORE_H

#include "tools/driver/Compile.h"

namespace kiln {

/// Bytes a thread that may be spilled for a block more: with 8 a kernel gained
/// 16 %, with 24 another lost 1 %
/// (perf/results/h200-2026-11-23-register-steps.json).
inline constexpr uint64_t kSpillsForABlock = 16;

/// Assembles a kernel of warpgroups' dots again, under a limit of registers,
/// where they are few above what would let three blocks instead of two onto a
/// multiprocessor; keeps that, with a remark, if it spills next to nothing for it
/// and ptxas does not serialize the dots. Only kernels of tile IR come here, and
/// those with orders of their own stay as they are. Where only PTX is wanted and
/// there is no ptxas, so does every kernel. On one H200 (2026-11-23) attention
/// with 169 and 170 registers gained 19 and 16 % by it; from other numbers of
/// blocks, or with 24 bytes of spills and more, such gained 4 % or lost.
llvm::Error fitOneMoreBlock(Compiled &compiled, const Launches &launches);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_FITONEMORE_H
