// Two builds of a kernel, instruction by instruction: what is the same, what
// moved, what is only in one of them.
#ifndef KILN_TOOLS_ALIGN_ALIGNMENT_H
#define KILN_TOOLS_ALIGN_ALIGNMENT_H

#include "tools/align/CodeSequence.h"
#include <map>

namespace kiln {

/// What became of an instruction between two builds.
enum class Fate : uint8_t {
  Same,    ///< the same text and modifiers in the same order
  Renamed, ///< the same but for the numbers of registers
  Moved,   ///< the same but for registers, before or after others
  Removed, ///< only in the first build
  Added,   ///< only in the second build
};
/// "same", "renamed" and so on, as reports spell it.
llvm::StringRef nameOf(Fate fate);

/// An instruction of a build with its fate.
struct AlignedLine {
  Fate fate = Fate::Same;
  /// The instruction of the other build that it is; absent: there is none.
  std::optional<unsigned> partner;
  /// Moved: how many instructions it went down (up: below 0), among the
  /// instructions that did not move.
  int movedBy = 0;
  /// Removed, added: an instruction of the other build that has the same text
  /// but for registers, and other modifiers; so the texts alone do not say what
  /// differs.
  std::optional<unsigned> lookalike = std::nullopt;
};

/// A row of both builds side by side: an instruction each, or one alone.
struct AlignedRow {
  std::optional<unsigned> a, b;
};

struct Alignment {
  /// One for each line of the builds.
  std::vector<AlignedLine> a, b;
  /// Every line of both once, in the order of each.
  std::vector<AlignedRow> rows;

  /// How many instructions had a fate; those in both builds count once.
  unsigned count(Fate fate) const;
};

/// Aligns whole kernels: by the longest common order of masked texts (with
/// modifiers, if both are for one GPU), again within blocks that belong
/// together, and moved instructions among the rest, those in blocks that belong
/// together first.
Alignment align(const CodeSequence &a, const CodeSequence &b);

/// Instructions by class: how many each build has.
std::map<std::string, std::pair<unsigned, unsigned>>
classCounts(const CodeSequence &a, const CodeSequence &b);

} // namespace kiln

#endif // KILN_TOOLS_ALIGN_ALIGNMENT_H
