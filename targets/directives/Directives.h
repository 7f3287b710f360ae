// The directives for code generation of one kernel, as a value. Text is parsed
// where it comes in (attributes, the command line, JSON) and printed where it
// goes out; nothing in between looks at spellings.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVES_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVES_H

#include "targets/directives/Directive.h"

namespace kiln {

/// The greatest level of ptxas's option --register-usage-level ("[0..10],
/// default = 5" in the help of ptxas 12.8 to 13.5), which only warns of a
/// greater one, and ignores it.
inline constexpr unsigned kMostRegisterUsageLevel = 10;

struct Directives {
  /// Absent: LLVM schedules as it would without Kiln.
  std::optional<ScheduleDirective> schedule{};
  std::vector<Directive> remats{}; ///< in the order given
  /// Registers that a thread may use. Absent: as many as the target has.
  std::optional<unsigned> maxRegs{};
  /// NVIDIA: how freely ptxas spends registers, 0 to kMostRegisterUsageLevel.
  /// Absent: as it does by itself.
  std::optional<unsigned> registerUsageLevel{};
  /// AMD: waves that a SIMD must be able to hold, which limits their registers.
  /// Absent: as the kernel's code says.
  std::optional<unsigned> wavesPerEu{};

  bool operator==(const Directives &other) const = default;
  /// No directive changes what LLVM makes.
  bool changesNothing() const {
    return (!schedule || schedule->isSource()) && remats.empty() && !maxRegs &&
           !registerUsageLevel && !wavesPerEu;
  }
  /// The strategy is left to tools/auto.
  bool isAuto() const { return schedule && schedule->isAuto(); }
  /// Canonical spellings; empty: none.
  std::string strategySpec() const { return schedule ? schedule->str() : ""; }
  std::string rematSpec() const { return spell(remats); }
};

/// Directives from text; empty text asks for nothing. The error says what is
/// wrong and what is nearest.
llvm::Expected<Directives>
parseDirectives(llvm::StringRef strategy, llvm::StringRef remats = "",
                std::optional<unsigned> maxRegs = std::nullopt);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVES_H
