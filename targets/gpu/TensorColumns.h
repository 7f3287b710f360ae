//===- TensorColumns.h - columns of tensor memory that a block may take ---===//
//
// PTX ISA, "Tensor Memory Addressing" and "tcgen05.alloc": an SM has 512
// columns, and a block takes a power of two of them, at least 32.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_GPU_TENSORCOLUMNS_H
#define KILN_TARGETS_GPU_TENSORCOLUMNS_H

namespace kiln {

/// Columns of an SM, and the fewest that a block can take.
inline constexpr unsigned kTensorColumns = 512, kLeastTensorColumns = 32;

} // namespace kiln

#endif // KILN_TARGETS_GPU_TENSORCOLUMNS_H
