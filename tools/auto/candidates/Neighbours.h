// Directives that differ from others in one attribute: where a local search
// goes.
#ifndef KILN_TOOLS_AUTO_CANDIDATES_NEIGHBOURS_H
#define KILN_TOOLS_AUTO_CANDIDATES_NEIGHBOURS_H

#include "tools/auto/candidates/AutoCandidates.h"

namespace kiln {

/// The values that attributes may take; an empty list is none.
struct DirectiveDomain {
  std::vector<Directive> strategies;
  std::vector<std::vector<Directive>> policies, remats;
  /// Of pointers to shared memory: as the kernel has them, or all wide. A
  /// policy of its own, because any other one goes with either.
  std::vector<std::vector<Directive>> pointers;
  /// NVIDIA: of ptxas's option --register-usage-level, its default and the
  /// least.
  std::vector<std::optional<unsigned>> usageLevels;
  /// AMD: waves that a SIMD must be able to hold.
  std::vector<std::optional<unsigned>> waves;
  /// Of lowering; empty: there is one.
  std::vector<LoweringPlan> plans;
};

/// The values that occur in what `auto` tries on this GPU; `noalias` as in
/// AutoQuestion.
DirectiveDomain domainOf(const GpuTarget &gpu, bool noalias = false);

/// The values that occur in these directives, in their sequence, and the least
/// level of register usage on NVIDIA; the lowering variant stays.
DirectiveDomain domainOf(llvm::ArrayRef<AutoDirectives> directives,
                         const GpuTarget &gpu);

/// Where a register cap goes by its number alone: about a fifth (2 to the power
/// of 1/4) up and down, none, and, from none, `caps`.
std::vector<std::optional<unsigned>> capsAround(std::optional<unsigned> cap,
                                                llvm::ArrayRef<unsigned> caps);

/// The directives one attribute away: under these caps, and with each other
/// value of the domain; a number that a strategy is given doubles and halves.
std::vector<AutoDirectives>
neighboursOf(const AutoDirectives &directives, const DirectiveDomain &domain,
             llvm::ArrayRef<std::optional<unsigned>> caps);

/// Attributes in which directives are not `source` alone.
unsigned deviationsOf(const AutoDirectives &directives);

/// Directives as a report names them: "latency; disable(pass=sink) + address
/// @96 level 0 [tensor maps, persistent]".
std::string nameOf(const AutoDirectives &directives);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CANDIDATES_NEIGHBOURS_H
