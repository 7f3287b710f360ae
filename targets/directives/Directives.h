// What is asked of the code generation of one kernel, as a value. Text becomes
// one where it comes in (attributes, the command line, JSON), and is printed
// from it where it goes out; nothing between the two looks into spellings.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVES_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVES_H

#include "targets/directives/Directive.h"

namespace kiln {

struct Directives {
  /// Absent: LLVM schedules as it would without Kiln.
  std::optional<ScheduleDirective> schedule{};
  std::vector<Directive> remats{}; ///< in the order given
  /// Registers that a thread may use. Absent: as many as the target has.
  std::optional<unsigned> maxRegs{};

  bool operator==(const Directives &other) const = default;
  /// Nothing is asked for that would change what LLVM makes.
  bool changesNothing() const {
    return (!schedule || schedule->isSource()) && remats.empty() && !maxRegs;
  }
  /// The strategy is left to tools/auto.
  bool isAuto() const { return schedule && schedule->isAuto(); }
  /// Canonical spellings; empty: none.
  std::string strategySpec() const { return schedule ? schedule->str() : ""; }
  std::string rematSpec() const { return spell(remats); }
};

/// Directives from text, of which an empty one asks for nothing. The error says
/// what is wrong and what is nearest.
llvm::Expected<Directives>
parseDirectives(llvm::StringRef strategy, llvm::StringRef remats = "",
                std::optional<unsigned> maxRegs = std::nullopt);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVES_H
