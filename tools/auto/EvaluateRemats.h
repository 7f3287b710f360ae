// The last profitability test of a rematerialization: the finished machine
// code. Before allocation a pass knows only which registers are live; whether
// the result gained shows in the cubin or hsaco alone, after ptxas or LLVM's
// allocator.
//
// The kernel is compiled as requested. Each rematerialization that changes
// something is then left out once, from the last to the first, and stays out
// unless the kernel is better with it (isBetter). Where one stays out, those
// that were kept before are evaluated again beside what is left, so that in the
// end each is better than the kernel without it. That is one compilation and
// one for each where all stay, or none; every step starts from the result of
// the one before, so they run in sequence. A directive with keep=always is not
// evaluated. Where a schedule is replayed, what was taken back when it was
// saved is again.
#ifndef KILN_TOOLS_AUTO_EVALUATEREMATS_H
#define KILN_TOOLS_AUTO_EVALUATEREMATS_H

#include "tools/auto/Auto.h"

namespace kiln {

/// Requests what a strategy has with it (DirectiveInfo::amdRemats) for kernels
/// of a module for AMD that carry the strategy and no rematerialization of
/// their own.
void requestRematsOfStrategies(AutoCompiled &compiled);

/// Whether a kernel of the module has rematerializations that are to stay only
/// where its machine code is better for them.
bool hasRematsToEvaluate(const llvm::Module &module);

/// compileFromModule that evaluates rematerializations and removes those
/// without a gain from the kernels. Where nothing can be assembled, or the
/// kernel cannot be compiled with or without them, they stay as requested,
/// without evaluation.
llvm::Error compileAndEvaluate(AutoCompiled &compiled,
                               const CompileOptions &options, Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_EVALUATEREMATS_H
