// What an export writes: a header, a C source that needs nothing but it, and a
// JSON file that says what both were made of.
#ifndef KILN_TOOLS_EXPORT_EXPORTEDFILES_H
#define KILN_TOOLS_EXPORT_EXPORTEDFILES_H

#include "tools/export/ExportBuild.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// What the first line of every exported C file begins with.
inline constexpr llvm::StringLiteral kExportedMark = "/* Made by kiln export";

/// NAME.h: what a program calls.
std::string exportedHeader(const ExportedKernel &kernel);

/// NAME.c: the launcher with the binaries in it. `header` is the name by which
/// it includes NAME.h.
std::string exportedSource(const ExportedKernel &kernel,
                           llvm::StringRef header);

/// NAME.json: arguments, grid, variants, and what each binary uses.
llvm::json::Value exportedJson(const ExportedKernel &kernel);

/// `int NAME_grid(uint32_t grid[3], int64_t N, ...)` of a case: its prototype,
/// and its definition with the arithmetic it needs. Empty without a case.
std::string gridPrototype(const ExportedKernel &kernel);
std::string gridDefinition(const ExportedKernel &kernel);

} // namespace kiln

#endif // KILN_TOOLS_EXPORT_EXPORTEDFILES_H
