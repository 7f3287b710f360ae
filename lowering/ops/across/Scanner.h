// What tt.scan becomes in a thread.
#ifndef KILN_LOWERING_OPS_ACROSS_SCANNER_H
#define KILN_LOWERING_OPS_ACROSS_SCANNER_H

#include "frontend/dialect/Tile.h"
#include "lowering/emit/WarpPartials.h"
#include "lowering/ops/across/ScanLayout.h"

namespace kiln {

/// Writes one scan.
class Scanner {
public:
  Scanner(Thread &thread, tt::ScanOp op, const LinearLayout &layout)
      : thread(thread), ir(thread.ir), op(op), axis(layout, op.getAxis()),
        reverse(op.getReverse()) {}
  llvm::LogicalResult run();

private:
  llvm::LogicalResult merge(const Elements &left, const Elements &right,
                            Elements &result);
  Elements select(mlir::Value condition, const Elements &a, const Elements &b);
  Elements fromLane(const Elements &elements, mlir::Value lane);
  /// All combinations of the bits, in the order of the scan.
  llvm::SmallVector<uint32_t> inOrder(llvm::ArrayRef<unsigned> bits) const;
  /// First registers of the blocks merged so far, without the bits `beside`.
  llvm::SmallVector<uint32_t> blocks(uint32_t beside = 0) const;
  uint32_t lastRegister(uint32_t block) const {
    return reverse ? block : block | merged;
  }
  llvm::LogicalResult takeFromLeft(uint32_t block, const Elements &left,
                                   mlir::Value exists = {});
  llvm::LogicalResult mergeRegisters(const AxisSegment &segment);
  llvm::LogicalResult mergeLanes(const AxisSegment &segment);
  llvm::LogicalResult mergeWarps(llvm::ArrayRef<unsigned> registersAbove);
  Elements blockTotal(uint32_t block);
  mlir::Value lastLane(mlir::Value lane, uint32_t mask);
  mlir::Value laneOnTheLeft(const AxisSegment &segment, mlir::Value &exists);
  void finish();

  Thread &thread;
  LLVMOpBuilder &ir;
  tt::ScanOp op;
  AxisLayout axis;
  bool reverse;
  /// Bits of registers and lanes that have been merged.
  uint32_t merged = 0, mergedLanes = 0;
  /// Prefix of each register within its block; registers that repeat others are
  /// left out.
  ElementMap prefixes;
};

} // namespace kiln

#endif
