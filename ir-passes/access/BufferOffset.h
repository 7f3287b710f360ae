//===- BufferOffset.h - how far a pointer is from a base ------------------===//
#ifndef KILN_IR_PASSES_ACCESS_BUFFEROFFSET_H
#define KILN_IR_PASSES_ACCESS_BUFFEROFFSET_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class Argument;
class DataLayout;
class Instruction;
class Value;
struct SimplifyQuery;
} // namespace llvm

namespace kiln {

/// The parameter from which a pointer was made, by steps, choices and around
/// loops alone; null if there is none, or are several.
llvm::Argument *parameterBehind(llvm::Value *pointer);

/// Asks LLVM what holds of a number in every lane: what instruction flags
/// guarantee (nsw, for example) holds only in lanes that use it.
llvm::SimplifyQuery withoutAssumptions(const llvm::DataLayout &layout,
                                       const llvm::Instruction *at);

/// The base that is farthest from a pointer among those for which `isUniform`
/// holds and from which the pointer is provably 0 to 2^31-1 bytes away; null if
/// there is none.
llvm::Value *
boundedBase(llvm::Value *pointer, const llvm::DataLayout &layout,
            llvm::function_ref<bool(const llvm::Value *)> isUniform);

/// A number of the program times a constant.
struct Multiple {
  llvm::Value *number = nullptr; ///< i32, at least zero.
  uint64_t times = 0;
};

/// The distance of a pointer from its bounded base, where it is such a
/// multiple; else `number` is null.
Multiple distanceAsMultiple(llvm::Value *pointer, llvm::Value *base,
                            const llvm::DataLayout &layout);

/// Writes distances to one base.
class BufferOffsets {
public:
  /// Distances count from `start` at the base.
  BufferOffsets(llvm::Value *base, uint32_t start) : base(base), start(start) {}

  /// The low 32 bits of start + pointer - base, computed where the pointer is.
  /// The base is what parameterBehind or boundedBase gave for it.
  llvm::Value *of(llvm::Value *pointer);

private:
  llvm::Value *ofStep(llvm::Value *pointer);

  llvm::Value *base;
  uint32_t start;
  llvm::DenseMap<llvm::Value *, llvm::Value *> known;
};

} // namespace kiln

#endif // KILN_IR_PASSES_ACCESS_BUFFEROFFSET_H
