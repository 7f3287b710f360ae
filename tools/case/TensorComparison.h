// Comparing what a device left in memory with what the reference left there.
#ifndef KILN_TOOLS_CASE_TENSORCOMPARISON_H
#define KILN_TOOLS_CASE_TENSORCOMPARISON_H

#include "tools/case/CaseData.h"

namespace kiln {

/// One element that differs by more than the tolerance, or changed where
/// nothing may.
struct Mismatch {
  std::string argument;
  std::string index; ///< "[3, 17]", or where in the allocation a gap is
  std::string expected, found;
  std::string reason; ///< what rule was broken
};

/// The outcome for all tensors of a run.
struct Comparison {
  double maxAbsolute = 0, maxRelative = 0; ///< over all finite outputs
  uint64_t compared = 0;                   ///< output elements looked at
  uint64_t mismatches = 0;
  std::optional<Mismatch> first;
};

/// Compares every tensor: outputs within their tolerance, or `otherwise` where
/// the case says none (NaN equals NaN, infinities and integers have to be
/// equal), inputs and the gaps between elements unchanged. `before` is what
/// both runs started from.
Comparison compareRuns(const CaseFile &file, const CaseVariant &variant,
                       const CaseData &before, const CaseData &expected,
                       const CaseData &found,
                       const CaseTolerance &otherwise = {});

} // namespace kiln

#endif // KILN_TOOLS_CASE_TENSORCOMPARISON_H
