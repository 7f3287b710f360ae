// The lowering variants as `kiln strategies` lists them.
#ifndef KILN_TOOLS_CLI_CATALOGUE_VARIANTLIST_H
#define KILN_TOOLS_CLI_CATALOGUE_VARIANTLIST_H

#include "targets/plan/LoweringPlan.h"

namespace kiln {

/// "off | descriptors | on", "0 to 8": without `auto`.
std::string valuesOf(const VariantRecord &record);

/// One object each: "name", "key", "summary", "values", "default", "auto",
/// "own_launch", "vendors", and in "formerly" its old names.
llvm::json::Array variantsJson();

} // namespace kiln

#endif // KILN_TOOLS_CLI_CATALOGUE_VARIANTLIST_H
