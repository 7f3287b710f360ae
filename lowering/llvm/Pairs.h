// Two values that a word holds already: arithmetic on elements of 16 bits takes
// and makes whole words, and a word that is taken apart for it would have to be
// put together again.
#ifndef KILN_LOWERING_LLVM_PAIRS_H
#define KILN_LOWERING_LLVM_PAIRS_H

#include "lowering/llvm/LLVMOpBuilder.h"

namespace kiln {

/// The <2 x T> whose elements two values of 16 bits are, or the i32 of which
/// they are the lower and the upper half; null where there is none.
mlir::Value wholeOf(mlir::Value low, mlir::Value high);

/// The same as a <2 x T>.
mlir::Value pairOf(LLVMOpBuilder &ir, mlir::Value low, mlir::Value high);

} // namespace kiln

#endif
