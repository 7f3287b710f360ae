// Writes the program of one thread. A kernel at GPU level says what a block
// does to whole tensors, and the layouts say which elements each thread holds;
// here a tensor becomes the list of the values in one thread's registers and
// every op becomes what one thread does about it. One walk over the kernel's
// blocks, in dominance order, with a map from tile values to lists of LLVM
// values: no type-conversion framework, since nothing is ever converted back.
//
// Ops of the arith, math and cf dialects stay what they are, on scalars, and
// become LLVM's afterwards by MLIR's own patterns (ToLLVM.cpp); all others
// become LLVM-dialect ops here. One file per family of ops: Emit*.cpp.
#ifndef KILN_LOWERING_EMIT_THREADEMITTER_H
#define KILN_LOWERING_EMIT_THREADEMITTER_H

#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/LLVMOpBuilder.h"
#include "lowering/vendor/TargetOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace kiln {

/// The values that one thread holds of a tile value: one per register of the
/// layout, a single one for a scalar. Registers that hold the same element hold
/// the same value.
using Registers = llvm::SmallVector<mlir::Value, 4>;

/// One value of each operand of a reduction or scan, by register.
using ElementMap = std::map<uint32_t, llvm::SmallVector<mlir::Value, 2>>;

struct AxisLayout;
struct ConversionPlan;
struct RegisterExchange;
struct SharedAccess;
struct SharedSide;
struct ShufflePlan;

class ThreadEmitter {
public:
  ThreadEmitter(mlir::ModuleOp module, const TargetOps &target, unsigned warps);

  /// Adds the llvm.func of a kernel behind it. Reports what is not lowered at
  /// its op.
  llvm::LogicalResult emitKernel(tt::FuncOp kernel);

private:
  using Value = mlir::Value;
  using Type = mlir::Type;
  using LogicalResult = llvm::LogicalResult;
  using Body = llvm::function_ref<llvm::SmallVector<Value>()>;

  // Control.cpp: functions, blocks, branches.
  LogicalResult emitBlocks(mlir::Region &body);
  LogicalResult emitTerminator(mlir::Operation *op);
  Registers flatten(mlir::ValueRange values);
  /// Runs `body` only where `condition` holds. Its results, or zeros of the
  /// same types where it does not.
  llvm::SmallVector<Value> emitIf(Value condition, mlir::TypeRange results,
                                  Body body);

  // Elementwise.cpp: which function lowers an op; ops on elements.
  LogicalResult emitOp(mlir::Operation *op);
  LogicalResult emitConstant(mlir::arith::ConstantOp op);
  LogicalResult emitElementwise(mlir::Operation *op);
  /// The op on one element of each operand.
  mlir::FailureOr<llvm::SmallVector<Value, 2>>
  emitElement(mlir::Operation *op, mlir::ValueRange operands);
  llvm::SmallVector<Value, 2> cloneElement(mlir::Operation *op,
                                           mlir::ValueRange operands);
  /// Clones the region of a reduce or scan: left elements, then right elements,
  /// to combined elements.
  LogicalResult combine(mlir::Block &combiner, llvm::ArrayRef<Value> left,
                        llvm::ArrayRef<Value> right,
                        llvm::SmallVectorImpl<Value> &result);

  // Shape.cpp: ops that only rename registers, and make_range.
  LogicalResult emitMakeRange(tt::MakeRangeOp op);
  LogicalResult emitRenaming(mlir::Operation *op);
  LogicalResult emitSplat(tt::SplatOp op);

  // Memory.cpp
  LogicalResult emitLoad(tt::LoadOp op);
  LogicalResult emitStore(tt::StoreOp op);
  Value emitAddPtr(tt::AddPtrOp op, mlir::ValueRange operands);

  // Atomic.cpp
  LogicalResult emitAtomic(mlir::Operation *op);
  /// Gives the values that the owners of elements have to all who hold the
  /// elements.
  void shareOldValues(const LinearLayout *layout, Value owner, int64_t offset,
                      Type type, BarrierMemory memory, Registers &oldValues);

  // Convert.cpp
  LogicalResult emitConvertLayout(gpu::ConvertLayoutOp op);
  void exchangeRegisters(const RegisterExchange &exchange, Registers &working);
  Registers convertByShuffles(const ShufflePlan &plan, const Registers &source);
  Registers convertThroughShared(const ConversionPlan &plan, int64_t base,
                                 Type type, const Registers &source,
                                 unsigned results);
  /// Where a thread's vector of one access lies.
  Value sharedAccessPointer(const SharedSide &side, const SharedAccess &access,
                            int64_t base, Type element);

  // Reduce.cpp
  LogicalResult emitReduce(tt::ReduceOp op);
  /// The three levels; `partial` has the values so far for each first register
  /// of a run along the axis.
  LogicalResult reduceRegisters(mlir::Block &combiner, const AxisLayout &axis,
                                llvm::ArrayRef<Registers> sources,
                                ElementMap &partial);
  LogicalResult reduceLanes(mlir::Block &combiner, const AxisLayout &axis,
                            llvm::SmallVector<Value, 2> &element);
  LogicalResult reduceWarps(tt::ReduceOp op, const AxisLayout &axis,
                            ElementMap &partial);
  /// The result's registers, by the elements that they hold.
  mlir::FailureOr<Registers> keptRegisters(mlir::Operation *op,
                                           const AxisLayout &axis,
                                           const LinearLayout &result,
                                           const ElementMap &partial,
                                           unsigned operand);
  // Exchange between warps, also for scans. A slot is (kept element) * (warps
  // along the axis) + warp along the axis.
  /// First byte of each operand's slots; a scan has `copies` times as many.
  llvm::SmallVector<int64_t> partialScratch(const AxisLayout &axis,
                                            unsigned copies, int64_t base,
                                            llvm::ArrayRef<Type> types);
  /// Slot of warp 0 of the kept element that register `group` of this thread
  /// belongs to.
  Value partialSlot(const AxisLayout &axis, unsigned group);
  void
  storePartials(const AxisLayout &axis, Value storer,
                const std::map<uint32_t, llvm::SmallVector<int64_t>> &scratch,
                const ElementMap &partial);
  /// What all warps along the axis stored, in the order of the axis.
  llvm::SmallVector<llvm::SmallVector<Value, 2>>
  loadPartials(const AxisLayout &axis, unsigned group,
               llvm::ArrayRef<int64_t> scratch, llvm::ArrayRef<Type> types);

  // Scan.cpp
  LogicalResult emitScan(tt::ScanOp op);
  friend class Scanner;

  // ThreadEmitter.cpp: who and where a thread is.
  /// i32, computed once per kernel.
  Value threadId();
  Value laneId();
  Value warpId();
  /// i32 coordinate along `dim` of the element in register `reg` of this
  /// thread.
  Value coordinate(const LinearLayout &layout, unsigned dim, unsigned reg);
  /// i32 row-major number of the element in register `reg` of this thread.
  Value flatElement(const LinearLayout &layout, unsigned reg);
  /// i32 XOR of bases[i] over the set bits i of the thread's number in its
  /// block, whose low bits are the lane's.
  Value threadXor(llvm::ArrayRef<uint32_t> bases);
  /// `value` XOR a constant; an or where LLVM can then see that nothing
  /// overlaps. `bits`: those `value` may have.
  Value xorConstant(Value value, uint32_t bits, uint32_t constant);
  /// Whether the bits `mask` of the thread's number are all zero; null if
  /// `mask` is empty.
  Value threadBitsClear(uint32_t mask);
  /// True in the one thread that acts for all threads holding the same element;
  /// null if every thread holds its own. Null layout: a scalar, thread 0 acts.
  Value ownerPredicate(const LinearLayout *layout);
  /// Pointer to byte `offset` of the block's static shared memory.
  Value shared(int64_t offset);
  /// The shared-memory offset an op was given; reports an error if there is
  /// none.
  mlir::FailureOr<int64_t> sharedOffset(mlir::Operation *op);
  /// Any scalar value of any lane, by shuffles of 32-bit words.
  Value shuffle(Value value, llvm::function_ref<Value(Value)> shuffleWord);
  Value shuffleXor(Value value, unsigned mask);
  Value shuffleFrom(Value value, Value lane);

  /// The LLVM type of a thread's element of a tile type.
  Type elementType(Type tileType);
  /// The same as it lies in memory: no integer is smaller than a byte.
  Type memoryType(Type tileType);
  unsigned bytesOf(Type llvmType);
  /// An LLVM value's type in shared memory, and the way there and back: no
  /// integer is smaller than a byte.
  Type storedType(Type llvmType);
  Value toStored(Value value) {
    return resize(storedType(value.getType()), value);
  }
  Value fromStored(Type type, Value stored) { return resize(type, stored); }
  Value resize(Type type, Value value) {
    return type == value.getType() ? value : ir.zextOrTrunc(type, value);
  }
  const LinearLayout *layoutOf(Type type);
  unsigned registersOf(Type type);
  const Registers &get(Value tileValue);
  void set(Value tileValue, Registers registers);

  mlir::ModuleOp module;
  const TargetOps &target;
  unsigned warps, lanes;

  LLVMOpBuilder ir;
  llvm::DenseMap<Value, Registers> values;
  llvm::DenseMap<mlir::Block *, mlir::Block *> blocks;
  /// What every op of a kernel may use is computed once, at the kernel's start;
  /// this is the last such op.
  mlir::Operation *lastPrologueOp = nullptr;
  mlir::Block *entry = nullptr;
  Value threadIdValue, laneIdValue, warpIdValue;
  std::map<llvm::SmallVector<uint32_t>, Value> threadXors;
  /// Runs `body` with insertion into the prologue.
  Value inPrologue(llvm::function_ref<Value()> body);
};

/// Row-major element numbers instead of coordinates.
llvm::SmallVector<uint32_t> flatRegisterBases(const LinearLayout &layout);
llvm::SmallVector<uint32_t> flatThreadBases(const LinearLayout &layout);
/// XOR of bases[i] over the set bits i of `bits`.
uint32_t xorOfBases(llvm::ArrayRef<uint32_t> bases, uint32_t bits);
/// Bits of a thread's number that do not change which elements it holds.
uint32_t freeThreadBits(const LinearLayout &layout);

} // namespace kiln

#endif
