// Which lowering variants of a case's kernel may be measured.
#ifndef KILN_TOOLS_TUNE_EXECUTE_TUNEPLANS_H
#define KILN_TOOLS_TUNE_EXECUTE_TUNEPLANS_H

#include "targets/plan/LoweringPlan.h"
#include "tools/case/CaseFile.h"

namespace kiln {

/// The GPU's lowering variants, plain first; plain alone where no configuration
/// has a kernel of tile IR that may be lowered otherwise.
std::vector<LoweringPlan> tunedPlansOf(const CaseFile &file,
                                       const GpuTarget &gpu);

/// Whether a configuration's kernel is tile IR, which Kiln itself lowers.
bool isTileIR(const CaseFile &configuration);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_TUNEPLANS_H
