// Conversions of e2m1, floats of 4 bits that come in pairs in bytes (OCP
// Microscaling Formats Specification 1.0, 5.3.3).
#ifndef KILN_LOWERING_FUNCTIONS_FLOAT4_H
#define KILN_LOWERING_FUNCTIONS_FLOAT4_H

#include "lowering/vendor/TargetOps.h"

namespace kiln {

/// The two floats of each of some i8, first the one in the low bits, as f16 or
/// bf16, which have every value of them.
llvm::SmallVector<mlir::Value, 4> emitUnpackFp4(LLVMOpBuilder &ir,
                                                const TargetOps &target,
                                                mlir::ValueRange bytes,
                                                mlir::FloatType to);

} // namespace kiln

#endif
