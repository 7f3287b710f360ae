// `auto(budget=N)`: a loop around the driver. Every candidate is compiled from
// the same LLVM IR in a context of its own, its machine code is read back and
// evaluated by the simulator, and the winner's directives replace `auto` on
// the kernel. No GPU is needed, and the result depends neither on the number of
// threads nor on their timing, unless the time is over before the candidates
// are.
#ifndef KILN_TOOLS_AUTO_AUTO_H
#define KILN_TOOLS_AUTO_AUTO_H

#include "tools/auto/AutoChoice.h"
#include "tools/auto/BackendChoice.h"
#include "tools/auto/PlanChoice.h"
#include "tools/auto/RematOutcome.h"
#include "tools/driver/Compile.h"

namespace kiln {

struct AutoOptions {
  /// Compilations at a time; 0: what the environment's KILN_JOBS says, else one
  /// for each core.
  unsigned jobs = 0;
  /// Another compiler's assembly of the one kernel, a candidate of `auto` where
  /// nothing but that is asked for.
  std::optional<std::string> rival{};
};

/// What the driver made, and how the directives of kernels that asked for
/// `auto` were chosen.
struct AutoCompiled : Compiled {
  std::vector<AutoChoice> choices;
  /// How the kernel is lowered, and why, where that was left open.
  std::optional<PlanChoice> planChoice;
  /// Its lowering variant; of LLVM IR, plain.
  LoweringPlan plan;
  /// The outcome of rematerializations that are kept only where the finished
  /// machine code is better for them, kernel by kernel, in their order.
  std::vector<RematOutcome> rematOutcomes{};
  /// Of a kernel in two forms (CompileEither.h): which was taken, and why.
  std::optional<BackendChoice> backendChoice{};
};

/// The error of another compiler's assembly for what is not one kernel of LLVM IR
/// whose strategy is left open; `compiled` is as compileToModule made it.
llvm::Error checkRival(const Compiled &compiled, llvm::StringRef assembly);

/// compileKernel for kernels that may ask for `auto`: from Stage::LLVM on, such
/// kernels carry the winner's directives instead. Lowering variants that are
/// open (CompileOptions) are chosen before. Rematerializations for which the
/// finished machine code is no better are taken back (EvaluateRemats.h).
llvm::Expected<AutoCompiled> compileWithAuto(llvm::MemoryBufferRef source,
                                             const CompileOptions &options,
                                             const AutoOptions &autoOptions,
                                             Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_AUTO_H
