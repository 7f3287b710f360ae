// Which lowering variants a kernel of tile IR has, where that is left to
// choose: a rule over what the finished machine code shows. The simulated
// time is no part of it: blocks of a resident grid do other work than those of
// the plain kernel.
//
// The rule is what was measured on one H200 (perf/results/
// h200-2026-11-23-ways*.json; perf/knob/README.md), step by step from the plain
// kernel on, each step from the best so far:
//
// 1. Tensor maps, unless they cost resident blocks or spills, but for a few
//    bytes that gain a block: attention with 8 of them gained 6 %. Of blocks of
//    one warpgroup, of which an SM holds several, only where it then holds
//    more: those were as fast or up to 6 % faster by pointers, since the blocks
//    hide each other's copies, and 9 % where maps cost a block. Others gained
//    up to 66 %.
// 2. A persistent kernel (one resident grid of blocks) where an SM holds one
//    block, so that no other block computes during its prologue and epilogue,
//    unless that costs spills, or the grid has several blocks an SM: then it
//    has fewer slots. It gained 1 to 10 % there, and lost up to 60 % elsewhere.
// 3. Warp specialization where tensor maps bring what two warpgroups or more
//    read, in loops of two dots, or over tiles, unless it costs blocks or
//    spills: it gained 1 to 8 % of attention of 128 columns, with overlapped
//    iterations where those were chosen, and up to 2 % of a persistent matmul;
//    in the loop of one tile it lost up to 3 %, and a quarter where it cost a
//    block (h200-2026-11-23-producer*.json against -chosen*.json).
// 4. Overlapped iterations where tensor maps bring what they read, two
//    warpgroups or more compute, next to nothing is spilled for it, and the
//    tensor cores take long for a dot: with 128 keys of 128 columns an
//    iteration it gained 5 to 15 %. With less to do beside a dot it lost 1 to
//    20 %, by pointers on twelve of thirteen kernels
//    (h200-2026-11-23-released-attention.json, -chosen*). With a producer
//    warpgroup, which leaves less to do between dots, it lost nowhere from 128
//    cycles a dot on, where nothing was spilled for it.
// 5. A stage more in loops of one dot where an SM then holds as many blocks: up
//    to 15 %, and 1 % less at worst; loops of two lost up to 6 %. Three where
//    the kernel itself loops over tiles: it is launched once for each SM, and
//    its block is alone there, whatever else would fit: grouped_gemm was 33, 64
//    and 81 % faster with one, two and three (h200-2026-11-23-stages.json).
#ifndef KILN_TOOLS_AUTO_PLANCHOICE_H
#define KILN_TOOLS_AUTO_PLANCHOICE_H

#include "tools/driver/Compile.h"

namespace kiln {

/// A kernel's wgmma work, as far as the program's text shows.
struct MatrixWork {
  /// Groups of wgmma that are waited for together: a dot's, as a rule.
  unsigned dots = 0;
  /// Cycles of the tensor cores for a dot; 0: there is none. A wgmma takes n /
  /// 2 for n columns, whatever the type (64 rows, 32 bytes of K; 4096 FLOP of
  /// 16 bits a cycle and SM, Hopper's architecture white paper).
  unsigned cyclesPerDot = 0;
};
MatrixWork matrixWorkOf(llvm::StringRef ptx);

/// One variant that was considered, and its outcome.
struct PlanCandidate {
  LoweringPlan plan;
  /// Why it is not taken; empty: it is, or a step from it is.
  std::string left;
  /// Why there is no machine code of it that could be taken; empty: there is.
  std::string error;
  /// It was not compiled, so there are no figures.
  bool untried = false;
  /// Index of an earlier candidate with the same machine code.
  std::optional<unsigned> sameAs;
  KernelResources resources;
  unsigned threads = 0; ///< of a block
  unsigned blocks = 0;  ///< that a multiprocessor holds
  unsigned warps = 0;   ///< the same in warps
  uint64_t spills = 0;  ///< bytes stored and loaded
  MatrixWork matrix;
  double cycles = 0; ///< simulated, for the report alone

  bool hasFigures() const { return !untried && error.empty(); }
};

/// How one kernel's lowering variant was chosen.
struct PlanChoice {
  std::string kernel;
  std::vector<PlanCandidate> candidates;
  unsigned chosen = 0;
  /// Where there were no figures to choose by: why, and by what instead.
  std::string unevaluated;
  /// The variant that it will be lowered in.
  LoweringPlan plan;
};

/// How many stages more than said are worth trying, of a kernel that loops over
/// tiles by itself or not.
unsigned mostStagesMore(bool takesTiles);

/// The plan with the step taken: the variant's last value, or one stage more.
LoweringPlan stepped(LoweringPlan plan, Variant step);
/// The variant that was fastest for most kernels measured, as far as it is
/// open.
LoweringPlan usualPlan(LoweringPlan plan, VariantSet open);

/// Whether a block is one warpgroup: where an SM holds several, they hide each
/// other's copies, and tensor maps have to be compared with pointers.
bool hidesCopies(const PlanCandidate &candidate);

/// Whether the plain kernel may be the better one, as the rule for tensor maps
/// says, by the figures of what was made by them.
bool mayBeWorse(const PlanCandidate &candidate);

/// The report's remark on the plain kernel, beside the one that is taken unless
/// it is worse.
inline constexpr llvm::StringLiteral kFasterForMost =
    "slower for most kernels measured";

/// Why a step is not worth compiling from `current`; empty: it is.
std::string whyNotTried(Variant step, const PlanCandidate &current);

/// Why `next`, a step from `current`, is not better; empty: it is. Both are
/// machine code.
std::string whyNotTaken(Variant step, const PlanCandidate &next,
                        const PlanCandidate &current);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_PLANCHOICE_H
