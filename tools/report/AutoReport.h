// How the directives of a kernel were chosen, for people and for programs.
#ifndef KILN_TOOLS_REPORT_AUTOREPORT_H
#define KILN_TOOLS_REPORT_AUTOREPORT_H

#include "tools/auto/AutoChoice.h"
#include "tools/auto/PlanChoice.h"
#include "tools/report/Table.h"

namespace kiln {

/// {"asked", "chosen", "reason", "options", "candidates": [...]}.
llvm::json::Object toJSON(const AutoChoice &choice);

/// The candidates as a table and the reason below it.
void printChoice(llvm::raw_ostream &os, const AutoChoice &choice,
                 Format format);

/// {"chosen", "options", "reason", "candidates": [...]}; "chosen" is null where
/// there were no figures to choose by, which "reason" says.
llvm::json::Object toJSON(const PlanChoice &choice);

/// The variants considered as a table, and the outcome of each below it.
void printPlans(llvm::raw_ostream &os, const PlanChoice &choice, Format format);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_AUTOREPORT_H
