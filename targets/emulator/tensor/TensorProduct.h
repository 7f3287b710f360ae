//===- TensorProduct.h - what tcgen05.mma and tcgen05.cp compute ----------===//
#ifndef KILN_TARGETS_EMULATOR_TENSOR_TENSORPRODUCT_H
#define KILN_TARGETS_EMULATOR_TENSOR_TENSORPRODUCT_H

#include "targets/emulator/tensor/TensorMemory.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace kiln::emu {

/// A tcgen05.mma with its operands.
struct TensorProduct {
  TensorMultiply what;
  uint32_t d;
  /// A in shared memory; nothing: in tensor memory, at `aAddress`.
  std::optional<SharedMatrix> a;
  uint32_t aAddress;
  SharedMatrix b;
  /// D counts, and is divided by two so many times.
  bool addsD;
  unsigned halvings;
  uint32_t scalesOfA, scalesOfB;

  /// The words of tensor memory that it reads and writes, D first.
  llvm::SmallVector<TensorRect, 8> rects() const;
  /// The locations of the sixteen bytes each that it reads in shared memory.
  void forChunks(llvm::function_ref<void(uint32_t place)> visit) const;
  /// It happens, with shared memory at `base`. Returns why it cannot, or null.
  const char *perform(TensorMemory &memory, uint64_t base) const;
};

/// A tcgen05.cp with its operands.
struct TensorTransfer {
  TensorCopy what;
  uint32_t to;
  SharedMatrix from;

  TensorRect rect() const;
  void forChunks(llvm::function_ref<void(uint32_t place)> visit) const;
  void perform(TensorMemory &memory, uint64_t base) const;
};

/// The lanes of rows from an address on: one stretch, or those of each warp.
llvm::SmallVector<TensorRect, 4>
rectsOfRows(const TensorMultiply &what, uint32_t address, unsigned columns);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_TENSOR_TENSORPRODUCT_H
