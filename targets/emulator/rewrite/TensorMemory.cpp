//===- TensorMemory.cpp - what tcgen05 becomes ----------------------------===//
//
// An instruction of a whole warp (".sync.aligned") is an exchange, which finds
// lanes that are missing or differ, and then each lane's own part of it.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/TensorMemory.h"
#include "targets/emulator/warp/Exchange.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

Value *TensorMemoryCall::site(StringRef what, AccessKind kind, uint32_t align) {
  return builder.getInt32(rewriter.addSite(inst, what, kind, align));
}

void TensorMemoryCall::gather(Value *operand) {
  FunctionType *type = FunctionType::get(
      builder.getVoidTy(), {operand->getType()}, /*isVarArg=*/false);
  builder.CreateCall(
      rewriter.function.getParent()->getOrInsertFunction(kTensorOfWarp, type),
      {operand});
}

Value *TensorMemoryCall::registers(unsigned count) {
  return rewriter.words((count + 1) / 2);
}

void TensorMemoryCall::allocate(Value *to, Value *columns) {
  gather(columns);
  rewriter.callRuntime(builder, "kiln_emu_tmem_alloc",
                       {site("tcgen05.alloc", {}, 4), to, columns});
}

void TensorMemoryCall::deallocate(Value *address, Value *columns) {
  gather(address);
  rewriter.callRuntime(builder, "kiln_emu_tmem_dealloc",
                       {site("tcgen05.dealloc"), address, columns});
}

void TensorMemoryCall::relinquish() {
  gather(builder.getInt32(0));
  rewriter.callRuntime(builder, "kiln_emu_tmem_relinquish", {});
}

Value *TensorMemoryCall::words(const TensorAccess &access, Value *address,
                               Value *half, Value *narrow, StringRef function,
                               StringRef what) {
  gather(address);
  Value *memory = registers(access.registers());
  rewriter.callRuntime(
      builder, function,
      {site(what), address, builder.getInt32(access.shape),
       builder.getInt32(access.times), half ? half : builder.getInt32(0),
       builder.CreateZExt(narrow, builder.getInt32Ty()), memory});
  return memory;
}

SmallVector<Value *> TensorMemoryCall::load(const TensorAccess &access,
                                            Value *address, Value *half,
                                            Value *pack) {
  Value *memory =
      words(access, address, half, pack, "kiln_emu_tmem_load", "tcgen05.ld");
  Type *word = builder.getInt32Ty();
  SmallVector<Value *> result;
  for (unsigned i = 0; i != access.registers(); ++i)
    result.push_back(builder.CreateLoad(
        word, builder.CreateConstInBoundsGEP1_64(word, memory, i)));
  return result;
}

void TensorMemoryCall::store(const TensorAccess &access, Value *address,
                             Value *half, Value *unpack,
                             ArrayRef<Value *> values) {
  Value *memory = registers(values.size());
  Type *word = builder.getInt32Ty();
  for (unsigned i = 0; i != values.size(); ++i)
    builder.CreateStore(values[i],
                        builder.CreateConstInBoundsGEP1_64(word, memory, i));
  words(access, address, half, unpack, "kiln_emu_tmem_store", "tcgen05.st");
}

void TensorMemoryCall::wait(bool stores) {
  rewriter.callRuntime(builder, "kiln_emu_tmem_wait",
                       {builder.getInt32(stores)});
}

void TensorMemoryCall::multiply(const TensorMultiplyCall &call) {
  rewriter.shape.usesAsyncProxy = true;
  AccessKind pipe;
  pipe.inTensorPipe = true;
  Value *first = site("tcgen05.mma", pipe);
  // The runtime takes the site after this one for operands in shared memory.
  site("operand of tcgen05.mma", {}, 16);
  Type *word = builder.getInt32Ty(), *wide = builder.getInt64Ty();
  Value *none = builder.getInt32(0);
  auto orNone = [&](Value *value) { return value ? value : none; };
  rewriter.callRuntime(builder, "kiln_emu_tmem_multiply",
                       {first, builder.getInt32(unsigned(call.kind)),
                        builder.getInt32(call.scaleRun), call.d,
                        builder.getInt32(call.aInMemory),
                        builder.CreateZExt(call.a, wide), call.b,
                        call.descriptor, builder.CreateZExt(call.addsD, word),
                        builder.CreateZExtOrTrunc(orNone(call.halvings), word),
                        orNone(call.scalesOfA), orNone(call.scalesOfB)});
}

void TensorMemoryCall::copy(const TensorCopy &copy, Value *to, Value *from) {
  rewriter.shape.usesAsyncProxy = true;
  AccessKind pipe;
  pipe.inTensorPipe = true;
  Value *first = site("tcgen05.cp", pipe);
  site("source of tcgen05.cp", {}, 16);
  rewriter.callRuntime(builder, "kiln_emu_tmem_copy",
                       {first, builder.getInt32(copy.shape), to, from});
}

void TensorMemoryCall::commit(Value *mbarrier) {
  AccessKind kind = {/*atomic=*/true, /*blockScope=*/true, /*acquire=*/false,
                     /*release=*/true};
  rewriter.callRuntime(builder, "kiln_emu_tmem_commit",
                       {site("tcgen05.commit", kind, 8), mbarrier});
}

//===----------------------------------------------------------------------===//
// LLVM's intrinsics
//===----------------------------------------------------------------------===//

static constexpr const char *kPrefix = "llvm.nvvm.tcgen05.";

namespace {

/// One call of an intrinsic.
class TensorIntrinsic {
public:
  TensorIntrinsic(Rewriter &rewriter, IRBuilder<> &builder, CallInst &call)
      : rewriter(rewriter), builder(builder), call(call),
        writer(rewriter, builder, call) {}

  bool lower(StringRef name);

private:
  Value *operand(unsigned index) { return call.getArgOperand(index); }
  /// An address in tensor memory.
  Value *tensor(unsigned index) {
    return builder.CreatePtrToInt(operand(index), builder.getInt32Ty());
  }
  Value *shared(unsigned index) {
    return rewriter.address(builder, operand(index)).first;
  }
  std::optional<TensorAccess> access(StringRef name) {
    auto [shape, times] = name.split('.');
    return tensorAccessOf(shape, times);
  }
  bool lowerLoad(StringRef name);
  bool lowerStore(StringRef name);
  bool lowerMultiply(StringRef name);

  Rewriter &rewriter;
  IRBuilder<> &builder;
  CallInst &call;
  TensorMemoryCall writer;
};

bool TensorIntrinsic::lowerLoad(StringRef name) {
  std::optional<TensorAccess> what = access(name);
  if (!what)
    return false;
  Value *half = what->isSplit()
                    ? builder.CreateTrunc(operand(1), builder.getInt32Ty())
                    : nullptr;
  SmallVector<Value *> registers =
      writer.load(*what, tensor(0), half, operand(what->isSplit() ? 2 : 1));
  if (!call.getType()->isVectorTy()) {
    call.replaceAllUsesWith(registers.front());
    return true;
  }
  Value *all = PoisonValue::get(call.getType());
  for (unsigned i = 0; i != registers.size(); ++i)
    all = builder.CreateInsertElement(all, registers[i], i);
  call.replaceAllUsesWith(all);
  return true;
}

bool TensorIntrinsic::lowerStore(StringRef name) {
  std::optional<TensorAccess> what = access(name);
  if (!what)
    return false;
  unsigned data = what->isSplit() ? 2 : 1;
  Value *half = what->isSplit()
                    ? builder.CreateTrunc(operand(1), builder.getInt32Ty())
                    : nullptr;
  SmallVector<Value *> registers;
  for (unsigned i = 0; i != what->registers(); ++i)
    registers.push_back(operand(data)->getType()->isVectorTy()
                            ? builder.CreateExtractElement(operand(data), i)
                            : operand(data));
  writer.store(*what, tensor(0), half, operand(data + 1), registers);
  return true;
}

/// D, A, B, instruction descriptor, whether D counts; then a scale of D; or the
/// scales of A and B; kind, blocks, what the collector does, which is a hint.
bool TensorIntrinsic::lowerMultiply(StringRef name) {
  bool aInMemory = name.consume_front("shared");
  if (!aInMemory && !name.consume_front("tensor"))
    return false;
  bool isScaled = name.contains(".block_scale"),
       scalesD = name.consume_front(".scale_d");
  unsigned last = call.arg_size() - 1;
  auto number = [&](unsigned index) {
    auto *constant = dyn_cast<ConstantInt>(operand(index));
    return constant ? constant->getZExtValue() : ~uint64_t(0);
  };
  if (number(last - 1) != 1)
    return false;
  TensorMultiplyCall what = {TensorKind::F16,
                             0,
                             aInMemory,
                             tensor(0),
                             aInMemory ? operand(1) : tensor(1),
                             operand(2),
                             operand(3),
                             operand(4),
                             scalesD ? operand(5) : nullptr};
  if (isScaled) {
    // ".mxf4.block_scale.block32"
    SmallVector<StringRef, 4> parts;
    name.drop_front().split(parts, '.');
    std::optional<TensorKind> kind = tensorKindOf(parts[0]);
    if (!kind || parts.size() > 3 || parts[1] != "block_scale")
      return false;
    what.kind = *kind;
    what.scaleRun = usualScaleRun(*kind);
    if (parts.size() == 3 && (!parts[2].consume_front("block") ||
                              parts[2].getAsInteger(10, what.scaleRun)))
      return false;
    what.scalesOfA = tensor(5);
    what.scalesOfB = tensor(6);
  } else {
    if (!name.empty() || number(last - 2) > unsigned(TensorKind::I8))
      return false;
    what.kind = TensorKind(number(last - 2));
  }
  writer.multiply(what);
  return true;
}

bool TensorIntrinsic::lower(StringRef name) {
  if (name == "fence.before.thread.sync" || name == "fence.after.thread.sync")
    return true;
  if (name == "wait.ld" || name == "wait.st") {
    writer.wait(/*stores=*/name == "wait.st");
    return true;
  }
  if (name.consume_front("ld."))
    return lowerLoad(name);
  if (name.consume_front("st."))
    return lowerStore(name);
  if (name.consume_front("mma."))
    return lowerMultiply(name);
  if (!name.consume_back(".cg1"))
    return false;
  if (name == "alloc" || name == "alloc.shared")
    writer.allocate(shared(0), operand(1));
  else if (name == "dealloc")
    writer.deallocate(tensor(0), operand(1));
  else if (name == "relinq.alloc.permit")
    writer.relinquish();
  else if (name == "commit" || name == "commit.shared")
    writer.commit(shared(0));
  else if (name.consume_front("cp.")) {
    std::optional<TensorCopy> copy = tensorCopyOf(name);
    if (!copy)
      return false;
    writer.copy(*copy, tensor(0), operand(1));
  } else
    return false;
  return true;
}

} // namespace

void kiln::emu::lowerTensorMemory(Rewriter &rewriter) {
  SmallVector<CallInst *> calls;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst);
        call && call->getCalledFunction() &&
        call->getCalledFunction()->getName().starts_with(kPrefix))
      calls.push_back(call);
  for (CallInst *call : calls) {
    StringRef name = call->getCalledFunction()->getName();
    IRBuilder<> builder(call);
    if (!hasTensorMemory(rewriter.target) ||
        !TensorIntrinsic(rewriter, builder, *call)
             .lower(name.drop_front(StringRef(kPrefix).size()))) {
      rewriter.refuse(*call, "unknown to the emulator: " + name);
      call->replaceAllUsesWith(PoisonValue::get(call->getType()));
    }
    call->eraseFromParent();
  }
}
