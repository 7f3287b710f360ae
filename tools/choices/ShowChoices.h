// What files of choices hold, as a report.
#ifndef KILN_TOOLS_CHOICES_SHOWCHOICES_H
#define KILN_TOOLS_CHOICES_SHOWCHOICES_H

#include "tools/choices/ChoicesFile.h"
#include "tools/report/Table.h"

namespace kiln {

/// A table of every file for people; one table, with file and device, as CSV and
/// Markdown; typed fields as JSON. Text, Json, Csv and Markdown are made.
void showChoices(llvm::raw_ostream &os, llvm::ArrayRef<ChoicesFile> files,
                 Format format);

} // namespace kiln

#endif // KILN_TOOLS_CHOICES_SHOWCHOICES_H
