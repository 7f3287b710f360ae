//===- Rewriter.h - from a GPU's LLVM IR to the host's --------------------===//
//
// The emulated kernel is one function, void(ThreadContext *, arguments *),
// without anything of a GPU: intrinsics became plain IR or calls into the
// runtime, shared memory and variables became addresses from the context, and
// every memory access is preceded by its check. Address spaces stay in the
// types: on x86-64 they are all one space of 64-bit pointers, which is what
// makes the rewriting short.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_REWRITE_REWRITER_H
#define KILN_TARGETS_EMULATOR_REWRITE_REWRITER_H

#include "targets/emulator/abi/Abi.h"
#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

namespace kiln {
struct MatrixInstruction;
}

namespace kiln::emu {

/// Rewrites `kernel` of `module`, in place, to a host module that defines
/// kEntryName only. The module's data layout must be the host's already. The
/// error lists every instruction the emulator cannot execute.
llvm::Expected<KernelShape> rewriteForHost(llvm::Module &module,
                                           llvm::StringRef kernel,
                                           const GpuTarget &target);

/// The function being rewritten, and what its parts share.
class Rewriter {
public:
  Rewriter(llvm::Function &entry, KernelShape &shape, const GpuTarget &target);

  llvm::Function &function;
  KernelShape &shape;
  const GpuTarget &target;
  /// Of a wgmma: the variable that holds how many fences there had been when
  /// the last of its registers was written (WarpgroupRegisters.cpp).
  llvm::DenseMap<const llvm::CallInst *, llvm::AllocaInst *> matrixWrites;
  /// AMD: whether the kernel has set the mode (FP16_OVFL) in which numbers too
  /// large for a format of 8 bits become its largest.
  bool clampsOverflow = false;
  /// What cannot be executed, "where: what".
  std::vector<std::string> problems;

  /// Number for an instruction that the runtime must be able to name.
  uint32_t addSite(const llvm::Instruction &inst, llvm::StringRef what,
                   AccessKind access = {}, uint32_t align = 1,
                   const ExchangeOp *exchange = nullptr);
  void refuse(const llvm::Instruction &inst, const llvm::Twine &why);

  /// The thread's context, first argument of the function.
  llvm::Value *context() const { return function.getArg(0); }
  /// A field of the context, by its offset.
  llvm::Value *field(llvm::IRBuilder<> &builder, size_t offset,
                     llvm::Type *type);
  /// Calls a runtime function with the context and `args`; they give the types.
  /// Its result is of type `result`, null: nothing.
  llvm::Value *callRuntime(llvm::IRBuilder<> &builder, llvm::StringRef name,
                           llvm::ArrayRef<llvm::Value *> args,
                           llvm::Type *result = nullptr);
  /// Address as the runtime takes it, and a pointer of the same type that has
  /// exactly this address. The two vendors keep shared and private pointers in
  /// 32 bits, so only those count.
  std::pair<llvm::Value *, llvm::Value *> address(llvm::IRBuilder<> &builder,
                                                  llvm::Value *pointer);
  /// Checks a plain access about to happen and returns the pointer to use.
  llvm::Value *checkAccess(llvm::IRBuilder<> &builder, llvm::Value *pointer,
                           llvm::Value *bytes, bool write, uint32_t site);
  /// Memory of at least so many words of 64 bits, which all of its users share:
  /// for arguments of one call of the runtime.
  llvm::Value *words(unsigned count);

private:
  llvm::AllocaInst *shared = nullptr;
};

// The steps of rewriteForHost, in this order.

// Isolate.cpp: the kernel alone, as one function.
/// The kernel, or an error that lists the ones there are.
llvm::Expected<llvm::Function *> findKernel(llvm::Module &module,
                                            llvm::StringRef name);
/// Writes down the kernel's parameters; an error if one is no plain value.
llvm::Error readParameters(llvm::Function &kernel, KernelShape &shape);
/// Answers the questions that NVIDIA's math library asks about its compilation,
/// as LLVM's own pass does.
void answerReflection(llvm::Module &module, const GpuTarget &target);
/// Inlines everything into the kernel and drops the rest.
void isolate(llvm::Module &module, llvm::Function &kernel);
/// The kernel's body in a function of the entry's type; parameters become loads
/// from the argument array.
llvm::Function &adopt(llvm::Function &kernel);

// PlaceMemory.cpp: memory the program declares.
/// Shared variables get offsets in the block's shared memory; arrays of unknown
/// size start where the known ones end.
void placeShared(Rewriter &rewriter);
/// Traps of AMD's that are assertions become calls like NVIDIA's, with the
/// text.
void spellAssertions(Rewriter &rewriter);
/// Constant tables stay where the code generator puts them, by a name the
/// loader can look up.
llvm::Error keepConstants(Rewriter &rewriter);
/// Variables that stay in memory get offsets in the thread's own memory, where
/// their bounds can be checked and a stray store cannot reach a return address.
void placeVariables(Rewriter &rewriter);

/// A lane's part of a copy from global memory into AMD's LDS.
struct LdsCopy {
  llvm::Value *from;
  /// Whether it reads at all (i1); else it writes zeros.
  llvm::Value *inside;
  /// Where the wave's first lane writes, and what to add (i32).
  llvm::Value *to, *ldsOffset;
  /// Of a lane; a constant.
  llvm::Value *bytes;
};
/// Replaces the call of the copy, or refuses it (LdsCopy.cpp).
void copyIntoLds(Rewriter &rewriter, llvm::CallInst &call, const LdsCopy &copy);

/// Inline assembly, buffer accesses, copies into LDS and moves of matrices,
/// which only one vendor has, become LLVM's own instructions (Asm.cpp,
/// Buffer.cpp, LdsCopy.cpp, MatrixMoves.cpp).
void lowerInlineAsm(Rewriter &rewriter);
void lowerBufferAccesses(Rewriter &rewriter);
void lowerLdsCopies(Rewriter &rewriter);
void lowerMatrixMoves(Rewriter &rewriter);
/// Intrinsics of tensor memory become calls of the runtime, and exchanges of the
/// warp (TensorMemory.cpp).
void lowerTensorMemory(Rewriter &rewriter);
/// Calls of scaled multiplications become calls by the name of their record
/// (ScaledMatrix.cpp).
void spellScaledMatrices(Rewriter &rewriter);
/// The scales of an operand: a register of lanes, the first byte that counts,
/// and the choice among lanes.
struct ChosenScales {
  llvm::Value *word, *byte, *lane;
};
/// Such a call; `parts` are of A, B and C, `result` is the type of D.
llvm::CallInst *callScaledMatrix(Rewriter &rewriter, llvm::IRBuilder<> &builder,
                                 const MatrixInstruction &row,
                                 llvm::ArrayRef<llvm::Value *> parts,
                                 const ChosenScales &ofA,
                                 const ChosenScales &ofB, llvm::Type *result);
/// Every access is preceded by its check (Instrument.cpp).
void instrumentMemory(Rewriter &rewriter);
/// Intrinsics become plain IR or calls into the runtime (Intrinsics.cpp).
void lowerIntrinsics(Rewriter &rewriter);
/// Divisions are guarded and loops counted (Instrument.cpp).
void instrumentControlFlow(Rewriter &rewriter);

/// Makes calls of the runtime of cp.async and what belongs to it; false for
/// other intrinsics (Copy.cpp).
bool lowerCopy(Rewriter &rewriter, llvm::IRBuilder<> &builder,
               llvm::CallInst &call, llvm::StringRef name);
/// The same for mbarriers (Mbarrier.cpp).
bool lowerMbarrier(Rewriter &rewriter, llvm::IRBuilder<> &builder,
                   llvm::CallInst &call, llvm::StringRef name);
/// The same for copies by tensor maps and the fences of their proxy
/// (TensorCopy.cpp).
bool lowerTensorCopy(Rewriter &rewriter, llvm::IRBuilder<> &builder,
                     llvm::CallInst &call, llvm::StringRef name);
/// The same for tensor maps that kernels make (MadeMap.cpp).
bool lowerMadeMap(Rewriter &rewriter, llvm::IRBuilder<> &builder,
                  llvm::CallInst &call, llvm::StringRef name);
/// AMD: whether the call sets the mode of Rewriter::clampsOverflow.
bool setsOverflowMode(const llvm::CallInst &call);
/// Plain IR for a conversion of floats of 8 bits or less, or null
/// (SmallFloats.cpp).
llvm::Value *lowerSmallFloats(Rewriter &rewriter, llvm::IRBuilder<> &builder,
                              llvm::CallInst &call);

/// A value as 64 bits, low part first, and back; the value has at most 64 bits.
llvm::Value *toBits(llvm::IRBuilder<> &builder, llvm::Value *value);
llvm::Value *fromBits(llvm::IRBuilder<> &builder, llvm::Value *bits,
                      llvm::Type *type);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_REWRITE_REWRITER_H
