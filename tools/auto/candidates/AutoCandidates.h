// Which directives `auto` tries, and in which sequence. A candidate is a point
// of a product, register cap x strategy x rematerializations x policies. On
// NVIDIA the sequence is made from a race (CandidateRanking.h); elsewhere
// nothing was raced, and the product is walked axis by axis.
#ifndef KILN_TOOLS_AUTO_CANDIDATES_AUTOCANDIDATES_H
#define KILN_TOOLS_AUTO_CANDIDATES_AUTOCANDIDATES_H

#include "targets/directives/AllDirectives.h"
#include "targets/directives/Directives.h"
#include "targets/gpu/Budget.h"
#include "targets/plan/LoweringPlan.h"
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// A register cap, by what it does to the residency that `source` has.
enum class Cap : uint8_t {
  None,
  MoreWarps,    ///< one more block fits
  AllOfTheStep, ///< as many blocks, all registers they leave; where that is no
                ///< limit, the granule above what `source` took
  FewerWarps,   ///< one block fewer, all registers they leave
  HalfTheWarps, ///< half of them or fewer, for more loads in flight
  ManyWarps,    ///< a step beyond MoreWarps
  Last = ManyWarps
};

/// One point of the product, the same for every kernel.
struct AutoPoint {
  Cap cap;
  /// The strategy, and the policies beside it.
  ScheduleDirective schedule;
  std::vector<Directive> remats; ///< each to be kept always
};

/// What one candidate of one kernel is made by.
struct AutoDirectives : Directives {
  /// Of tile IR: its lowering variant.
  LoweringPlan plan{};
  /// Nothing of all this: another compiler's assembly of the kernel, as it is.
  bool isRival = false;
  bool operator==(const AutoDirectives &other) const = default;
};

/// `source` alone, in this lowering variant.
AutoDirectives sourceDirectives(const LoweringPlan &plan = {});
/// What leaves the choice to `auto`; `noalias` as in AutoQuestion. Without a
/// budget, with its default.
AutoDirectives autoDirectives(bool noalias,
                              std::optional<unsigned> budget = {});

/// Another compiler's assembly.
AutoDirectives rivalDirectives();
/// Directives as one would type them: "--sched-strategy 'latency' --max-regs 96
/// --tensor-maps on"; empty: another compiler's assembly.
std::string spell(const AutoDirectives &directives);

/// What the kernel leaves to choose, and what is known of it.
struct AutoQuestion {
  const GpuTarget *gpu = nullptr;
  /// Registers `source` took.
  unsigned registers = 0;
  /// Resident warps by registers, with the kernel's block and shared memory.
  Budget budget;
  /// False: the kernel or the user has fixed the register limit.
  bool chooseRegisters = true;
  /// False: the kernel or the user has fixed the rematerialization.
  bool chooseRemat = true;
  /// False: the kernel or the user has fixed ptxas's register usage level, or
  /// another kernel of the file, which ptxas assembles with it, would have it.
  bool chooseUsageLevel = true;
  /// AMD. False: the user has fixed the waves of a SIMD.
  bool chooseWaves = true;
  /// The user states that tensors of different arguments do not overlap.
  bool noalias = false;
  /// Limits that made `source` slower, or that the assembler refused.
  std::vector<unsigned> uselessLimits;
  /// Policies that every candidate carries: those the kernel has beside `auto`.
  std::vector<Directive> policies;
  /// The kernel's lowering variant, whatever its directives.
  LoweringPlan plan{};
};

/// All points for this GPU in the sequence in which they are tried, `source`
/// without a cap first, none twice. Parsed once; points that this build's
/// catalogue lacks are left out. `noalias`: AutoQuestion's assumption.
llvm::ArrayRef<AutoPoint> autoPoints(const GpuTarget &gpu,
                                     bool noalias = false);

/// The registers that a cap means for this kernel; 0: it has no such step, or
/// none worth trying.
unsigned capRegisters(const AutoQuestion &question, Cap cap);

/// The candidates of this kernel in their sequence, at most `budget` of them.
std::vector<AutoDirectives> autoCandidates(const AutoQuestion &question,
                                           unsigned budget);

/// Those of a budget before anything is known of the kernel: of its first points
/// the ones without a cap. AMD: every strategy, and what tells which policies and
/// rematerializations change anything.
std::vector<AutoDirectives> firstCandidates(AutoQuestion question,
                                            unsigned budget);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CANDIDATES_AUTOCANDIDATES_H
