// A case's kernel as tile IR on the reference, ready to run many times.
#ifndef KILN_TOOLS_CASE_RUN_CASEREFERENCE_H
#define KILN_TOOLS_CASE_RUN_CASEREFERENCE_H

#include "tools/case/CaseData.h"
#include "tools/case/CaseSource.h"
#include "tools/case/run/CaseKernel.h"

namespace kiln {

class CaseReference {
public:
  /// Parses the kernel and checks the case's arguments against its parameters.
  static llvm::Expected<std::unique_ptr<CaseReference>>
  open(const CaseFile &file, const CaseSourceOptions &options = {});

  /// The kernel's name.
  llvm::StringRef name() const { return kernel->function().getName(); }
  /// How far a device's result may lie from the reference's where the case does
  /// not say: as far as the precision of the kernel's dots explains.
  CaseTolerance tolerance() const;
  /// Takes the tensors of one input and leaves the results in them.
  llvm::Error run(const CaseVariant &variant, CaseData &data) const;

private:
  CaseReference(const CaseFile &file, std::unique_ptr<CaseKernel> kernel)
      : file(file), kernel(std::move(kernel)) {}
  const CaseFile &file;
  std::unique_ptr<CaseKernel> kernel;
};

} // namespace kiln

#endif // KILN_TOOLS_CASE_RUN_CASEREFERENCE_H
