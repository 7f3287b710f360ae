// Scalar values of other lanes of the warp, of any type.
#ifndef KILN_LOWERING_EMIT_SHUFFLES_H
#define KILN_LOWERING_EMIT_SHUFFLES_H

#include "lowering/emit/Thread.h"

namespace kiln {

/// The `value` of lane (own ^ mask).
mlir::Value shuffleXor(Thread &thread, mlir::Value value, unsigned mask);
/// The `value` of lane `lane`, an i32.
mlir::Value shuffleFrom(Thread &thread, mlir::Value value, mlir::Value lane);

} // namespace kiln

#endif
