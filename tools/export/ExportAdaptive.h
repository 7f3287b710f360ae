// Other builds of an exported kernel: the same kernel under other directives,
// among which the launcher chooses by timing launches (targets/launch).
#ifndef KILN_TOOLS_EXPORT_EXPORTADAPTIVE_H
#define KILN_TOOLS_EXPORT_EXPORTADAPTIVE_H

#include "tools/export/ExportBuild.h"

namespace kiln {

/// How much longer than `source` a build may be simulated to take (guess: a race
/// finds out what the simulator misses by).
inline constexpr double kModelError = 1.15;

/// The candidates of `auto` that are worth a race, the fastest by the model
/// first: each machine code once, none that is clearly slower or spills more
/// than the first, which is `source`, and none that unrolls. Where iterations
/// meet in one block, a multiplication of one may be fused with an addition of
/// the next, so that results differ in the last bit.
std::vector<const AutoCandidate *>
candidatesToRace(llvm::ArrayRef<AutoCandidate> candidates);

/// One kernel compiled to what an exported launcher can launch; an error where
/// it cannot.
llvm::Expected<ExportBinary> compileExport(const ExportSource &source,
                                           const CompileOptions &options);

/// At most `most` builds of `own`'s kernel by candidatesToRace, none with its
/// machine code, and all with its instructions that round (roundAlike): their
/// results are those of `own` to the bit. `options` are those that made it; what
/// they say beside the strategy stays.
llvm::Expected<std::vector<ExportBinary>>
buildOthers(const ExportSource &source, const CompileOptions &options,
            const ExportBinary &own, unsigned most);

} // namespace kiln

#endif // KILN_TOOLS_EXPORT_EXPORTADAPTIVE_H
