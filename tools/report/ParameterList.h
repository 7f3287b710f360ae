// The parameters of kernels in tile IR, as `kiln inspect` lists them.
#ifndef KILN_TOOLS_REPORT_PARAMETERLIST_H
#define KILN_TOOLS_REPORT_PARAMETERLIST_H

#include "tools/driver/TileToLLVM.h"

namespace kiln {

/// The kernels of one file.
struct ListedSignatures {
  std::string file;
  std::vector<TileSignature> kernels;
};

/// A line for each parameter, under the name of its kernel.
std::string parameterText(llvm::ArrayRef<ListedSignatures> files);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int parameterListVersion = 1;
/// {"version", "kernels": [{"file", "kernel", "parameters": [{"name", "type",
/// "divisibility", "written"}]}]}; `written` is null where it is not known.
std::string parameterJson(llvm::ArrayRef<ListedSignatures> files);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_PARAMETERLIST_H
