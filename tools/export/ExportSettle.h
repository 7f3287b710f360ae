// What holds of every plan, once all inputs are read.
#ifndef KILN_TOOLS_EXPORT_EXPORTSETTLE_H
#define KILN_TOOLS_EXPORT_EXPORTSETTLE_H

#include "tools/export/ExportPlan.h"

namespace kiln {

/// Puts texts that assume the same into one variant, the variants in order
/// (most special first), and checks that every launch on every GPU has one.
llvm::Error settleExport(ExportPlan &plan,
                         llvm::ArrayRef<const GpuTarget *> targets);

} // namespace kiln

#endif // KILN_TOOLS_EXPORT_EXPORTSETTLE_H
