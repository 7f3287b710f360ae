//===- Vendor.h - the questions only a vendor can answer ------------------===//
//
// Everything that differs between NVIDIA and AMD from LLVM IR to a file is an
// entry of one table, and each vendor fills it in one file (Nvidia.cpp,
// Amd.cpp). Nothing else in this module asks which vendor it is. Other modules
// have questions of their own: how a GPU's operation is spelled
// (lowering/vendor), what an instruction is (targets/isa, targets/cost).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_VENDOR_H
#define KILN_TARGETS_CODEGEN_VENDOR_H

#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/IR/CallingConv.h"

namespace kiln {

struct VendorTools {
  /// LLVM's name of the machine.
  const char *triple;
  llvm::CallingConv::ID kernelConvention;
  const char *kernelConventionName;
  /// What names of kernels may have beside letters and digits.
  const char *nameLetters;
  /// LLVM's target features of a GPU, beside its name.
  std::string (*features)(const CodeGenOptions &);
  /// True for a target feature ("ptx83", "sm_80") that names a chip or version
  /// rather than a choice of the author.
  bool (*namesChip)(llvm::StringRef feature);
  /// Refuses a module that needs instructions this GPU lacks.
  llvm::Error (*checkModule)(const llvm::Module &module,
                             const CodeGenOptions &);
  /// Last changes to the text LLVM wrote.
  std::string (*finishAssembly)(std::string text);
  llvm::Expected<std::string> (*assemble)(llvm::StringRef text,
                                          const GpuTarget &,
                                          const AssemblyOptions &,
                                          std::string &log);
  /// choosePtxVersion.
  llvm::Expected<unsigned> (*ptxVersion)(const GpuTarget &, unsigned wish);
};

const VendorTools &nvidiaTools();
const VendorTools &amdTools();
inline const VendorTools &vendorTools(const GpuTarget &target) {
  return isNvidia(target) ? nvidiaTools() : amdTools();
}

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_VENDOR_H
