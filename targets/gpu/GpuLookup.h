// Which GPUs there are, and finding one by its name. Without the record of one
// (GpuTarget.h), so that those who pass a GPU on need not know it.
#ifndef KILN_TARGETS_GPU_GPULOOKUP_H
#define KILN_TARGETS_GPU_GPULOOKUP_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace kiln {

/// Every GPU of Gpus.td, NVIDIA first, oldest first.
llvm::ArrayRef<GpuTarget> allGpuTargets();

/// The record of exactly this name, or null.
const GpuTarget *lookupGpuTarget(llvm::StringRef name);

/// A name that is no GPU's of Gpus.td, in a sentence that names the nearest.
class UnknownGpuError : public llvm::ErrorInfo<UnknownGpuError> {
public:
  static char ID;
  UnknownGpuError(llvm::StringRef gpu, const llvm::Twine &message)
      : gpu(gpu), text(message.str()) {}
  void log(llvm::raw_ostream &os) const override { os << text; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }
  const std::string gpu;

private:
  std::string text;
};

/// The record of this name or product, whatever the case: "sm_90a", "H100",
/// "hopper". Where a chip has several targets, its product means the one with
/// all its instructions, the 'a' variant. The error names the nearest name, or
/// all GPUs that a product may mean, and the command that lists all.
llvm::Expected<const GpuTarget *> findGpuTarget(llvm::StringRef name);

} // namespace kiln

#endif // KILN_TARGETS_GPU_GPULOOKUP_H
