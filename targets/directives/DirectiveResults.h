// What directives did to the kernels of one compilation, as records for
// programs. LLVM's remarks say the same to people.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVERESULTS_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVERESULTS_H

#include "targets/directives/Directive.h"
#include <deque>

namespace kiln {

/// What a strategy did to a kernel. Registers are those that count against the
/// budget, 32 bits each, where most are live.
struct StrategyResult {
  std::string strategy; ///< canonical spelling
  /// One of LLVM's schedulers did the work: nothing is known of the regions.
  bool byLlvm = false;
  int target = 0;
  /// The last five add up to the first.
  unsigned regions = 0, single = 0, unwanted = 0, unchanged = 0, reordered = 0,
           reverted = 0;
  int liveBefore = 0, liveAfter = 0;
};

/// What a policy did: "kept from running", 3 times.
struct PolicyResult {
  Directive policy;
  std::string what;
  unsigned times = 0;
};

/// What a rematerialization did.
struct RematerializationResult {
  std::string remat; ///< canonical spelling
  int target = 0, gate = 0;
  /// False: no more than `gate` registers were live, so there was nothing to
  /// do.
  bool acted = false;
  unsigned count = 0;
  std::string what; ///< "addresses recomputed at their uses"
  int liveBefore = 0, liveAfter = 0;
};

/// Everything that happened to one kernel. A part is absent or empty where no
/// directive asked for it, or where compilation did not reach it.
struct KernelResults {
  std::string kernel;
  std::optional<StrategyResult> strategy;
  std::vector<PolicyResult> policies;
  std::vector<RematerializationResult> remats;
  /// The file's text, if a directive asks for the schedule to be saved.
  std::string savedSchedule;
};

/// A directive that could not be followed.
struct DirectiveRefusal {
  std::string kernel;
  /// Attribute, option or policy: where to fix it.
  std::string location;
  std::string why;
  /// "kernel 'softmax', --sched-strategy: ..."
  std::string str() const;
};

/// The sink that the passes of one compilation write to.
class DirectiveResults {
public:
  /// The record of this kernel, made if there is none yet.
  KernelResults &of(llvm::StringRef kernel);
  /// The same, or null.
  const KernelResults *find(llvm::StringRef kernel) const;
  const std::deque<KernelResults> &kernels() const { return records; }

  /// Puts the results of an earlier step before these.
  void precede(DirectiveResults earlier);

  void refuse(DirectiveRefusal refusal) {
    refused.push_back(std::move(refusal));
  }
  const std::vector<DirectiveRefusal> &refusals() const { return refused; }
  /// The refusals as one error, or success.
  llvm::Error error() const;

private:
  std::deque<KernelResults> records; // in the order in which they were met
  std::vector<DirectiveRefusal> refused;
};

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVERESULTS_H
