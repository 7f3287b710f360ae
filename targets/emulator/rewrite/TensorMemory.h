//===- TensorMemory.h - what tcgen05 becomes ------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_REWRITE_TENSORMEMORY_H
#define KILN_TARGETS_EMULATOR_REWRITE_TENSORMEMORY_H

#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/isa/matrix/TensorMultiply.h"

namespace kiln::emu {

/// The operands of a tcgen05.mma: addresses in tensor memory are i32,
/// descriptors of shared memory i64.
struct TensorMultiplyCall {
  TensorKind kind;
  unsigned scaleRun;
  bool aInMemory;
  llvm::Value *d, *a, *b, *descriptor, *addsD;
  /// How many times D is divided by two before.
  llvm::Value *halvings = nullptr;
  llvm::Value *scalesOfA = nullptr, *scalesOfB = nullptr;
};

/// Writes the calls of the runtime for one instruction of tcgen05, whether it
/// is LLVM's intrinsic or inline PTX. Addresses are as in the runtime's calls.
class TensorMemoryCall {
public:
  TensorMemoryCall(Rewriter &rewriter, llvm::IRBuilder<> &builder,
                   const llvm::Instruction &inst)
      : rewriter(rewriter), builder(builder), inst(inst) {
    rewriter.shape.usesTensorMemory = true;
  }

  void allocate(llvm::Value *to, llvm::Value *columns);
  void deallocate(llvm::Value *address, llvm::Value *columns);
  void relinquish();
  /// The registers of a thread, i32 each. `half` may be null.
  llvm::SmallVector<llvm::Value *> load(const TensorAccess &access,
                                        llvm::Value *address, llvm::Value *half,
                                        llvm::Value *pack);
  void store(const TensorAccess &access, llvm::Value *address,
             llvm::Value *half, llvm::Value *unpack,
             llvm::ArrayRef<llvm::Value *> registers);
  void wait(bool stores);
  void multiply(const TensorMultiplyCall &call);
  void copy(const TensorCopy &copy, llvm::Value *to, llvm::Value *from);
  void commit(llvm::Value *mbarrier);

private:
  llvm::Value *site(llvm::StringRef what, AccessKind kind = {},
                    uint32_t align = 1);
  /// The warp's lanes come together; they must have the same operand.
  void gather(llvm::Value *operand);
  /// Space for so many registers.
  llvm::Value *registers(unsigned count);
  llvm::Value *words(const TensorAccess &access, llvm::Value *address,
                     llvm::Value *half, llvm::Value *narrow,
                     llvm::StringRef function, llvm::StringRef what);

  Rewriter &rewriter;
  llvm::IRBuilder<> &builder;
  const llvm::Instruction &inst;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_REWRITE_TENSORMEMORY_H
