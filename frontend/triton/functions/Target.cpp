//===- Target.cpp ---------------------------------------------------------===//

#include "frontend/triton/functions/Target.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::triton {

int cudaCapability(const LanguageOptions &options) {
  int capability = 0;
  llvm::StringRef arch = options.arch;
  arch.consume_front("sm_");
  if (options.backend != "cuda" ||
      arch.take_while(llvm::isDigit).getAsInteger(10, capability))
    return 0;
  return capability;
}

AmdGeneration amdGeneration(const LanguageOptions &options) {
  llvm::StringRef arch = options.arch;
  if (options.backend != "hip")
    return AmdGeneration::None;
  if (arch.starts_with("gfx11"))
    return AmdGeneration::Gfx11;
  if (arch.starts_with("gfx12"))
    return AmdGeneration::Gfx12;
  return arch.starts_with("gfx9") ? AmdGeneration::Gfx9 : AmdGeneration::Other;
}

bool hasTf32(const LanguageOptions &options) {
  return options.backend == "cuda" || options.arch == "gfx942";
}

bool widensCdna3Floats(const LanguageOptions &options) {
  return options.arch == "gfx950";
}

} // namespace kiln::triton
