// Conversions between floating-point types of 8 to 64 bits, as tt.fp_to_fp and
// arith ask for them. An 8-bit float is an i8 that holds its pattern.
#ifndef KILN_LOWERING_FUNCTIONS_FLOATCASTS_H
#define KILN_LOWERING_FUNCTIONS_FLOATCASTS_H

#include "lowering/vendor/TargetOps.h"

namespace kiln {

/// How a conversion treats values that the result's type has not.
struct CastMode {
  /// Round towards zero instead of to nearest even.
  bool towardZero = false;
  /// What is too large for an 8-bit float becomes its largest finite value, as
  /// tt.fp_to_fp wants it, instead of what the format has (an infinity or NaN).
  bool saturate = true;
};

/// `value`, a float of type `from`, as one of type `to`. Every conversion
/// rounds once; NaN stays NaN. Subnormal results and operands of 8 bits are
/// exact whatever the machine does with subnormal f32.
mlir::Value emitFloatCast(LLVMOpBuilder &ir, mlir::Value value,
                          mlir::FloatType from, mlir::FloatType to,
                          CastMode mode = {});

/// The same of many values: two at once where the GPU has an instruction that
/// rounds like this.
llvm::SmallVector<mlir::Value, 4>
emitFloatCasts(LLVMOpBuilder &ir, const TargetOps &target,
               mlir::ValueRange values, mlir::FloatType from,
               mlir::FloatType to, CastMode mode = {});

} // namespace kiln

#endif
