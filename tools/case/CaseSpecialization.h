// What a case's kernel may assume of its arguments, and its other kernels that
// may assume more: what `kiln export` makes variants of. In a case file:
//
//   "assumes": {},
//   "specializations": [
//     {"assumes": {"a_ptr": 16, "N": 16, "stride": 1},
//      "kernel": "special.ll", "name": "matmul_kernel",
//      "dynamic_shared": 98304, "num_warps": 8},
//     {"assumes": {}, "kernel": "sm80.ll", "targets": ["sm_80"]}]
//
// 16 stands for "divisible by 16", 8 likewise, 1 for "equal to 1". Without a
// kernel of its own a specialization is made of the case's. One that knows an
// argument to be 1 may have no parameter for it, as Triton's have none. One
// with "targets" is for those GPUs alone, where LLVM IR was made for one GPU;
// the entry that assumes the same and names none, or the case's own kernel, is
// for the others.
#ifndef KILN_TOOLS_CASE_CASESPECIALIZATION_H
#define KILN_TOOLS_CASE_CASESPECIALIZATION_H

#include "targets/gpu/GpuFamily.h"
#include "tools/case/CaseArgument.h"
#include <map>

namespace kiln {

/// By argument: 16, 8 or 1.
using CaseAssumptions = std::map<std::string, int64_t, std::less<>>;

/// One entry of "specializations". What is absent is the case's.
struct CaseSpecialization {
  CaseAssumptions assumes;
  std::string kernel, name;
  std::optional<std::string> dynamicShared;
  std::optional<unsigned> numWarps;
  std::vector<const GpuTarget *> targets; ///< empty: all
};

/// Reads "assumes" of a case with these arguments.
llvm::Expected<CaseAssumptions>
readAssumptions(const llvm::json::Value &value, const JsonLocation &location,
                llvm::ArrayRef<CaseArgument> arguments);

/// Reads "specializations". Kernels' names stay as they are written.
llvm::Expected<std::vector<CaseSpecialization>>
readSpecializations(const llvm::json::Value &value,
                    const JsonLocation &location,
                    llvm::ArrayRef<CaseArgument> arguments);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASESPECIALIZATION_H
