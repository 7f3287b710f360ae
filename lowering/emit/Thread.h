// The thread whose program is being written: where its instructions go, which
// values it holds, and its ids. A kernel at GPU level says what a block does to
// whole tensors, and the layouts say which elements each thread holds; here a
// tensor is the list of the values in one thread's registers, and a scalar is
// one value that is equal in all threads. No type-conversion framework is
// needed, since nothing is ever converted back.
#ifndef KILN_LOWERING_EMIT_THREAD_H
#define KILN_LOWERING_EMIT_THREAD_H

#include "lowering/layout/LinearLayout.h"
#include "lowering/llvm/LLVMOpBuilder.h"
#include "lowering/vendor/TargetOps.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>
#include <map>
#include <optional>

namespace kiln {

/// The values that one thread holds of a tile value: one per register of the
/// layout, a single one for a scalar. Registers that hold the same element hold
/// the same value.
using Registers = llvm::SmallVector<mlir::Value, 4>;

/// The layout of a tensor type; null for a scalar's.
const LinearLayout *layoutOf(mlir::Type tileType);
/// Registers of a thread for a tile type: 1 for a scalar's or a buffer's, none
/// for a token's.
unsigned registersOf(mlir::Type tileType);

class Thread {
public:
  using Value = mlir::Value;

  /// Which warps of a warp-specialized block (kiln.producer) run the program.
  struct Role {
    /// The block's warps before these.
    unsigned firstWarp;
    /// The warps at barriers with the producer warp, including it and the one
    /// that begins dots.
    unsigned warpsWithProducer;
  };

  /// `entry` is the first block of the thread's program, which `warps` warps
  /// run: all of the block, or those of a role.
  Thread(const TargetOps &target, unsigned warps, mlir::Block *entry,
         mlir::Location loc, std::optional<Role> role = std::nullopt);

  /// Where instructions go, with the location of the op being lowered.
  LLVMOpBuilder ir;
  const TargetOps &target;
  /// Warps that run the program, and threads of a warp.
  const unsigned warps, lanes;

  /// What the thread holds of a tile value that has been written.
  const Registers &get(Value tileValue);
  /// The same, where only the registers `needed` are asked for: those of a
  /// deferred value that nobody asked for yet are null.
  const Registers &get(Value tileValue, llvm::ArrayRef<unsigned> needed);
  /// Says what the thread holds of a tile value.
  void set(Value tileValue, Registers registers);
  /// Fills in registers of a tile value that are asked for together, and others
  /// that come with them.
  using RegisterWriter =
      std::function<void(llvm::ArrayRef<unsigned> needed, Registers &)>;
  /// A tile value whose registers are written where they are first asked for,
  /// so that they live shorter. That must be in the block of its op.
  void defer(Value tileValue, RegisterWriter write);
  /// All registers of all values, one value after the other.
  Registers flatten(mlir::ValueRange tileValues);

  /// The thread's number among those that run the program, i32; computed once
  /// per kernel, as are the next ones.
  Value id();
  /// Its number in its warp.
  Value lane();
  /// i1: whether this is the thread that does what one thread of the block
  /// does, the same one in all the kernel. Where a GPU can elect it, ptxas
  /// knows it to be one, and does not loop over lanes around instructions of a
  /// warp.
  Value isElected();
  /// i1: whether that thread is in this one's warp, the same in all of a warp
  /// and known to be; null where there is one warp.
  Value isInElectedWarp();
  /// i32 XOR of bases[i] over the set bits i of the thread's number in its
  /// block, whose low bits are the lane's.
  Value xorOfBits(llvm::ArrayRef<uint32_t> bases);
  /// The same, for bits of the warp's number alone: equal in its lanes, and
  /// known to be. NVIDIA has registers of a warp for such values.
  Value uniformXorOfBits(llvm::ArrayRef<uint32_t> bases);

  /// Pointer to an i32 that counts the kernel's tensor dots (kiln.tensor_dot)
  /// in bytes of the mbarriers that they take turns at, from twice as many as
  /// all of those have on, which are in their first phase then. It becomes a
  /// value when the program is whole (ToLLVM.cpp).
  Value tensorTurns(unsigned bytes);

  /// Runs `body` only where `condition` holds. Its results, or zeros of the
  /// same types where it does not.
  llvm::SmallVector<Value>
  runIf(Value condition, mlir::TypeRange results,
        llvm::function_ref<llvm::SmallVector<Value>()> body);
  /// The same of a body without results; no condition always holds.
  void runIf(Value condition, llvm::function_ref<void()> body);

  /// All threads that run the program wait for each other, and for the producer
  /// or those it works for.
  void barrier(BarrierMemory memory, bool withProducer = false);

  /// Polls `condition`, an i1, until it is true.
  void repeatUntil(llvm::function_ref<Value()> condition);

private:
  /// Runs `body` with insertion at the kernel's start, where what every op may
  /// use is computed once.
  Value inPrologue(llvm::function_ref<Value()> body);

  mlir::Block *entry;
  const std::optional<Role> role;
  llvm::DenseMap<Value, Registers> values;
  llvm::DenseMap<Value, RegisterWriter> deferred;
  mlir::Operation *lastPrologueOp = nullptr;
  Value idValue, laneValue, electedValue, electedWarpValue, turnsValue;
  std::map<llvm::SmallVector<uint32_t>, Value> xors, uniformXors;
};

} // namespace kiln

#endif
