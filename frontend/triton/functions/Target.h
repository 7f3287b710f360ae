//===- Target.h - which GPU a program is compiled for ---------------------===//

#ifndef KILN_FRONTEND_TRITON_FUNCTIONS_TARGET_H
#define KILN_FRONTEND_TRITON_FUNCTIONS_TARGET_H

#include "frontend/triton/language/Options.h"

namespace kiln::triton {

/// The compute capability as Triton counts it (90 of sm_90a); 0 of AMD.
int cudaCapability(const LanguageOptions &options);
/// The generations of AMD's GPUs that Triton's language tells apart.
enum class AmdGeneration { None, Gfx9, Gfx11, Gfx12, Other };
AmdGeneration amdGeneration(const LanguageOptions &options);
/// Matrix units that round f32 to tf32: NVIDIA's, and of AMD's CDNA 3's.
bool hasTf32(const LanguageOptions &options);
/// Whether Triton multiplies CDNA 3's 8-bit floats as f16: on CDNA 4, which
/// has other ones.
bool widensCdna3Floats(const LanguageOptions &options);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_FUNCTIONS_TARGET_H
