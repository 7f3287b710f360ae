// Which orders `auto` tries, and in which sequence: the one place that says so.
#ifndef KILN_TOOLS_AUTO_AUTOCANDIDATES_H
#define KILN_TOOLS_AUTO_AUTOCANDIDATES_H

#include "targets/gpu/Budget.h"
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// The orders of one candidate.
struct AutoOrders {
  std::string strategy;
  /// Empty: none.
  std::string remat;
  std::optional<unsigned> maxRegs;
  bool operator==(const AutoOrders &other) const = default;
};

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
  /// Limits that did `source` no good, or that the assembler refused.
  std::vector<unsigned> uselessLimits;
  /// Policies that every candidate carries: those the order had beside `auto`.
  std::string policies;
};

/// Register limits worth trying around what `source` took: where one more block
/// fits; all that the present warps leave; where one block fewer or half of
/// them fit, for more loads in flight; where two more fit.
std::vector<unsigned> registerLimits(const AutoQuestion &question);

/// `source` first, then by expected value, at most `budget` of them. Orders
/// that this build's catalogue lacks are left out.
std::vector<AutoOrders> autoCandidates(const AutoQuestion &question,
                                       unsigned budget);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_AUTOCANDIDATES_H
