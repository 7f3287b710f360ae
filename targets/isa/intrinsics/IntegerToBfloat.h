//===- IntegerToBfloat.h - integers to bf16, rounded once -----------------===//
//
// Where the machine has no such conversion, LLVM 22.1.8 converts the integer to
// f32 and that to bf16, and so rounds an integer of more than 24 digits twice:
// 16777217 + 65536 is just above the middle of two bf16, f32 puts it into the
// middle, and bf16 rounds that down. Rounded to odd first, only the last
// rounding counts (Boldo and Melquiond, "When double rounding is odd", 2005).
//
// To f16 LLVM does the same, but an integer that f32 cannot represent is an
// infinity there; f32 and f64 are rounded to once.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_INTRINSICS_INTEGERTOBFLOAT_H
#define KILN_TARGETS_ISA_INTRINSICS_INTEGERTOBFLOAT_H

namespace llvm {
class Function;
}

namespace kiln {
struct GpuTarget;

/// Whether the GPU has the conversion (PTX ISA, "cvt": from .bf16's integers on
/// sm_90), so that LLVM selects it.
bool convertsIntegersToBfloat(const GpuTarget &target);

/// Writes conversions of integers of 25 to 64 bits to bf16, and of vectors of
/// them, so that they round once on a machine that has f32 only.
void roundIntegersToBfloatOnce(llvm::Function &function);

} // namespace kiln

#endif // KILN_TARGETS_ISA_INTRINSICS_INTEGERTOBFLOAT_H
