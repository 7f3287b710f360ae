// What a kernel's occupancy would be if it used something else: the questions
// of `--what-if`, and their answers.
#ifndef KILN_TOOLS_OCCUPANCY_WHATIF_H
#define KILN_TOOLS_OCCUPANCY_WHATIF_H

#include "targets/object/Resources.h"
#include "tools/occupancy/Knob.h"
#include "tools/occupancy/Quantity.h"

namespace kiln {

/// "registers=96,128,shared=16K..64K:16K": every combination of the values.
struct Question {
  struct Change {
    Knob knob;
    std::vector<Quantity> values;
  };
  std::vector<Change> changes;

  /// The error names the word that is not understood and those that are.
  static llvm::Expected<Question> parse(llvm::StringRef text);
};

/// What one combination makes of a kernel.
struct Answer {
  /// What was changed and to what, in the sequence of the question.
  std::vector<std::pair<Knob, uint64_t>> changes;
  OccupancyRequest request;
  /// Nothing where nobody says how many threads a block has.
  std::optional<Occupancy> occupancy;
  /// The blocks that were asked for, and what has to be cut for them beside
  /// the changes; nothing where no cut is enough.
  std::optional<unsigned> wanted;
  std::optional<NextStep> cuts;

  /// True where the occupancy is an upper bound (LaunchShape::isBound).
  bool isBound(const KernelResources &kernel, const LaunchShape &launch) const;
  /// "registers=96 shared=32768"
  std::string changesText() const;
};

/// Answers to one question about one kernel. The error says which value this
/// GPU cannot have.
llvm::Expected<std::vector<Answer>> answer(const Question &question,
                                           const GpuTarget &target,
                                           const KernelResources &kernel,
                                           const LaunchShape &launch);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_WHATIF_H
