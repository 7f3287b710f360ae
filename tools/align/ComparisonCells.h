// What texts and pages say of a comparison, in the same words.
#ifndef KILN_TOOLS_ALIGN_COMPARISONCELLS_H
#define KILN_TOOLS_ALIGN_COMPARISONCELLS_H

#include "tools/align/CodeBuild.h"
#include "tools/report/Table.h"

namespace kiln {

/// A row for each build: what it costs, and how that differs from the first.
Table costsTable(const BuildComparison &comparison);
/// A row for each class of which the builds have different numbers.
Table classesTable(const CodeBuild &a, const CodeBuild &b);
/// "2100 the same, 31 of them with other registers; 12 moved, ..."
std::string fatesText(const Alignment &alignment);
/// A letter before the row; `inFirst`: it stands in the first build.
char fateSign(Fate fate, bool inFirst);
/// What moved, and where to; of what has a lookalike in the other build, which
/// bits of the encoding differ; empty for others. `code`: the line itself,
/// `other`: the build of the partner.
std::string fateNote(const AlignedLine &line, const CodeLine &code,
                     const CodeBuild &other);
/// "0x0af0"
std::string codeAddressText(uint64_t address);

} // namespace kiln

#endif // KILN_TOOLS_ALIGN_COMPARISONCELLS_H
