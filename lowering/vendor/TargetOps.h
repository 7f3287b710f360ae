// The target-specific part of the conversion to LLVM IR: thread ids, barriers,
// values passed between threads, the scope of atomics, instructions for
// functions. Everything else in the conversion to LLVM is the same code for
// both.
#ifndef KILN_LOWERING_VENDOR_TARGETOPS_H
#define KILN_LOWERING_VENDOR_TARGETOPS_H

#include "lowering/llvm/LLVMOpBuilder.h"
#include <memory>

namespace kiln {
class MbarrierOps;
class TensorCopyOps;
struct GpuTarget;

/// What other threads a memory operation orders itself against.
enum class Scope { Block, Device, System };

/// What memory a barrier orders.
enum class BarrierMemory { Shared, All };

/// Reductions over a warp that hardware may have an instruction for.
enum class WarpReduction {
  Add,
  SignedMin,
  SignedMax,
  UnsignedMin,
  UnsignedMax,
  And,
  Or,
  Xor
};

/// Functions of one f32 that hardware approximates to about one unit in the
/// last place.
enum class Approximation { Exp2, Log2, Sqrt, Rsqrt, Reciprocal };

class TargetOps {
public:
  using Value = mlir::Value;
  explicit TargetOps(const GpuTarget &target) : target(target) {}
  virtual ~TargetOps() = default;
  /// The answers for this GPU's vendor.
  static std::unique_ptr<TargetOps> create(const GpuTarget &target);

  const GpuTarget &gpu() const { return target; }

  /// i32 number of the thread in its block of `threads`.
  virtual Value threadId(LLVMOpBuilder &ir, unsigned threads) const = 0;
  /// i32 number of the block along an axis (0, 1, 2).
  virtual Value blockId(LLVMOpBuilder &ir, unsigned axis) const = 0;
  /// i32 number of blocks along an axis.
  virtual Value blockCount(LLVMOpBuilder &ir, unsigned axis) const = 0;
  /// All threads of the block wait for each other.
  virtual void barrier(LLVMOpBuilder &ir, BarrierMemory memory) const = 0;
  /// `threads` threads, whole warps, wait for each other at barrier `number`, 1
  /// to 15, of the block.
  virtual void namedBarrier(LLVMOpBuilder &ir, unsigned number,
                            unsigned threads) const;
  /// The warps of a warpgroup have `registers` a thread from here on, `more` or
  /// fewer than before (PTX ISA, "setmaxnreg").
  virtual void setRegisters(LLVMOpBuilder &ir, unsigned registers,
                            bool more) const;

  /// A barrier for shared memory that neither the compiler schedules across;
  /// what follows is issued at `priority`, 0 to 3.
  virtual void endCluster(LLVMOpBuilder &ir, unsigned priority) const;
  /// The i32 of the warp's first thread, known to be equal in all of its
  /// threads.
  virtual Value uniform(LLVMOpBuilder &ir, Value value) const {
    return shuffle(ir, value, ir.i32(0));
  }

  /// Loads that stand before are issued before what follows, also where the
  /// compiler of machine code would rather issue them later.
  virtual void issueLoads(LLVMOpBuilder &ir) const {}

  /// What the warp's threads did to shared memory is seen by all of them.
  virtual void syncWarp(LLVMOpBuilder &ir) const {}
  /// i1: true in one thread of the warp, and known to be; all of its threads
  /// are here. Null where the GPU has nothing for that.
  virtual Value electThread(LLVMOpBuilder &ir) const { return {}; }

  /// A fence of the async proxy: what the thread wrote into shared memory will
  /// be seen, after a barrier, by readers that are no instructions of a thread.
  virtual void fenceAsyncProxy(LLVMOpBuilder &ir) const {}

  /// The i32 `value` of lane `lane`, any lane of the own warp.
  virtual Value shuffle(LLVMOpBuilder &ir, Value value, Value lane) const = 0;
  /// The i32 `value` of lane (own ^ mask). `lane` is the own lane.
  virtual Value shuffleXor(LLVMOpBuilder &ir, Value value, unsigned mask,
                           Value lane) const = 0;
  /// The i32 reduction over all lanes of the warp in one instruction; null if
  /// there is none.
  virtual Value reduceWarp(LLVMOpBuilder &ir, WarpReduction kind,
                           Value value) const {
    return {};
  }

  /// Whether an instruction copies as many bytes from global to shared memory
  /// without registers (cp.async). Without one, commits and waits are no-ops.
  virtual bool canCopyAsync(unsigned bytes) const { return false; }
  /// Begins such a copy. Only the first `read` bytes (i32) come from `source`,
  /// the others are zero; null: all.
  virtual void copyAsync(LLVMOpBuilder &ir, Value destination, Value source,
                         unsigned bytes, Value read) const;
  /// Closes the group of the thread's copies since the last one.
  virtual void commitCopies(LLVMOpBuilder &ir) const {}
  /// Until at most `pending` of the thread's groups have not arrived.
  virtual void waitForCopies(LLVMOpBuilder &ir, unsigned pending) const {}

  /// Begins the copy of `bytes` for each of the warp's lanes, from `source`, less
  /// than 2 GiB from the parameter `base`, to shared memory from `destination`,
  /// the same in all lanes, on, one lane after the other
  /// (lowering/conversion/LaneCopy.h). Zeros where `mask` is false; null: true
  /// everywhere.
  virtual void copyLanes(LLVMOpBuilder &ir, Value destination, Value base,
                         Value source, unsigned bytes, Value mask) const;

  /// Barriers in shared memory; null where the GPU has none.
  virtual const MbarrierOps *mbarriers() const { return nullptr; }

  /// Copies of whole boxes of tensors; null where the GPU has none.
  virtual const TensorCopyOps *tensorCopies() const { return nullptr; }

  /// Whether one instruction converts two floats, one type being of 8 bits: to
  /// nearest even, and what is too large to the largest finite number.
  virtual bool castsFloat8(mlir::FloatType from, mlir::FloatType to) const {
    return false;
  }
  /// That conversion of a <2 x from>; an 8-bit float is an i8.
  virtual Value castFloat8(LLVMOpBuilder &ir, Value pair, mlir::FloatType from,
                           mlir::FloatType to) const;

  /// Whether an instruction multiplies two bf16, subnormal ones included, by two
  /// others.
  virtual bool multipliesBfloat() const { return false; }
  /// Whether floats of 16 bits that are in one word already are to be computed
  /// with in it, two at a time.
  virtual bool computesPairs(mlir::FloatType) const { return false; }
  /// Whether a multiplication of i32 takes no longer than a shift, on a unit of
  /// its own, so that it may stand for two shifts where those are many.
  virtual bool multipliesFreely() const { return false; }

  /// Whether an instruction accesses two locations of shared memory at constant
  /// offsets from one address, so that accesses which share it come together.
  virtual bool accessesPairs() const { return false; }

  /// Loads 1, 2 or 4 matrices of eight rows of 16 bytes, whose addresses the
  /// warp's lanes give (lowering/conversion/MatrixAccess.h): the own i32 of
  /// each.
  virtual llvm::SmallVector<Value> loadMatrices(LLVMOpBuilder &ir,
                                                Value pointer, unsigned count,
                                                bool transposed) const;
  /// Stores as many as there are words.
  virtual void storeMatrices(LLVMOpBuilder &ir, Value pointer,
                             mlir::ValueRange words, bool transposed) const;
  /// Reads rows of elements of `bits` that 16 lanes give the addresses of: the
  /// own column, 8 bytes (lowering/conversion/TransposedReads.h).
  virtual Value loadTransposed(LLVMOpBuilder &ir, Value pointer,
                               unsigned bits) const;

  /// Whether elements of less than 32 bits pass between basic blocks as words
  /// of several. That pays where many instructions take either half of a
  /// register (AMD); NVIDIA's need each half moved to a register of its own.
  virtual bool carriesWords() const { return false; }

  /// LLVM's name of a scope; empty for the whole system.
  virtual llvm::StringRef syncScope(Scope scope) const = 0;
  /// Whether the back end gives an atomicrmw the memory order and scope that it
  /// asks for. Otherwise fences do, and system scope cannot be had.
  virtual bool atomicsHaveOrder() const = 0;
  /// Says what the back end may assume to use a hardware atomic instruction.
  virtual void annotateAtomic(mlir::Operation *atomic) const {}

  /// f32 to f32.
  virtual Value approximate(LLVMOpBuilder &ir, Approximation function,
                            Value x) const = 0;
  /// f32 / f32 within two units in the last place.
  virtual Value divide(LLVMOpBuilder &ir, Value a, Value b) const = 0;

  /// Calling convention and attributes of a kernel whose blocks have `threads`
  /// threads; `maxRegisters` 0 means no cap.
  virtual void annotateKernel(mlir::LLVM::LLVMFuncOp kernel, unsigned threads,
                              unsigned maxRegisters) const = 0;

protected:
  /// An i32 known to be less than `bound`: lets LLVM drop masks of thread bits
  /// and prove that addresses do not wrap.
  static mlir::LLVM::ConstantRangeAttr rangeBelow(LLVMOpBuilder &ir,
                                                  unsigned bound);
  /// The i32 of an axis (0, 1, 2) that an op each reads.
  template <typename X, typename Y, typename Z>
  static Value alongAxis(LLVMOpBuilder &ir, unsigned axis) {
    mlir::Type i32 = ir.getI32Type();
    return axis == 0   ? Value(X::create(ir, i32))
           : axis == 1 ? Value(Y::create(ir, i32))
                       : Value(Z::create(ir, i32));
  }

  const GpuTarget &target;
};

/// Adds a string attribute that LLVM IR carries as "key"="value".
void addFunctionAttribute(mlir::LLVM::LLVMFuncOp function, llvm::StringRef key,
                          llvm::StringRef value);

} // namespace kiln

#endif
