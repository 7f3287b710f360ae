// NVIDIA: CUDA Programming Guide, "Formatted Output" and "Assertion"; PTX
// Writer's Guide to Interoperability, "System Calls".
//
// AMD: LLVM 22's own lowering of printf calls __printf_alloc, Triton's calls
// __ockl_printf_begin; both are ROCm's device libraries', and the host has to
// empty a buffer.
#include "lowering/vendor/Messages.h"
#include "lowering/llvm/ExternalCall.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Kernel.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mlir;

namespace kiln {

static constexpr llvm::StringLiteral kAssertionPrefix = "kiln.assertion.";

/// The address of a constant that holds the text and a zero byte.
static Value addressOf(LLVMOpBuilder &ir, StringRef text) {
  ModuleOp module = moduleOf(ir);
  StringAttr bytes = ir.getStringAttr(text.str() + '\0');
  LLVM::GlobalOp global;
  unsigned others = 0;
  for (auto other : module.getOps<LLVM::GlobalOp>()) {
    ++others;
    if (other.getConstant() && other.getValueOrNull() == bytes)
      global = other;
  }
  if (!global) {
    OpBuilder::InsertionGuard guard(ir);
    ir.setInsertionPointToStart(module.getBody());
    global = LLVM::GlobalOp::create(
        ir, LLVM::LLVMArrayType::get(ir.getI8Type(), bytes.size()),
        /*isConstant=*/true, LLVM::Linkage::Internal,
        ("kiln_text_" + Twine(others)).str(), bytes);
  }
  return LLVM::AddressOfOp::create(ir, global);
}

/// Memory of the thread for one value, made where the kernel begins: elsewhere
/// a loop would make one in each iteration. Its address does not escape, so it
/// is used again.
static Value variable(LLVMOpBuilder &ir, Type type) {
  Block &entry = ir.getInsertionBlock()->getParent()->front();
  for (Operation &op : entry) {
    auto made = dyn_cast<LLVM::AllocaOp>(op);
    if (made && made.getElemType() == type)
      return made;
    if (!made && !isa<LLVM::ConstantOp>(op))
      break; // they stand first
  }
  OpBuilder::InsertionGuard guard(ir);
  ir.setInsertionPointToStart(&entry);
  return LLVM::AllocaOp::create(ir, LLVM::LLVMPointerType::get(ir.getContext()),
                                type, ir.i32(1));
}

/// A function that stands for the trap of an assertion, one for each text: in
/// MLIR only functions have such attributes (trapWhereAssertionsFail).
static LLVM::LLVMFuncOp assertionNamed(LLVMOpBuilder &ir, StringRef message) {
  ModuleOp module = moduleOf(ir);
  ArrayAttr text = ir.getArrayAttr(
      ir.getStrArrayAttr({kAssertionAttr.str(), message.str()}));
  unsigned others = 0;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (function.getName().starts_with(kAssertionPrefix)) {
      if (function.getPassthroughAttr() == text)
        return function;
      ++others;
    }
  OpBuilder::InsertionGuard guard(ir);
  ir.setInsertionPointToStart(module.getBody());
  auto function = LLVM::LLVMFuncOp::create(
      ir, ir.getLoc(), (kAssertionPrefix + Twine(others)).str(),
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(ir.getContext()),
                                  {}));
  function.setPassthroughAttr(text);
  return function;
}

void trapWhereAssertionsFail(llvm::Module &module) {
  for (llvm::Function &function :
       llvm::make_early_inc_range(module.functions())) {
    if (!function.isDeclaration() ||
        !function.getName().starts_with(kAssertionPrefix))
      continue;
    for (llvm::User *user : llvm::make_early_inc_range(function.users())) {
      auto *call = cast<llvm::CallInst>(user);
      llvm::IRBuilder<> builder(call);
      llvm::CallInst *trap = builder.CreateIntrinsic(llvm::Intrinsic::trap, {});
      trap->addFnAttr(function.getFnAttribute(kAssertionAttr));
      call->eraseFromParent();
    }
    function.eraseFromParent();
  }
}

bool canPrint(const GpuTarget &gpu) { return gpu.isNvidia(); }

// vprintf takes the values as the members of a structure.
LogicalResult emitPrint(LLVMOpBuilder &ir, StringRef format,
                        ValueRange values) {
  auto type = LLVM::LLVMStructType::getLiteral(
      ir.getContext(), SmallVector<Type>(values.getTypes()));
  Value list = variable(ir, type);
  for (auto [index, value] : llvm::enumerate(values))
    LLVM::StoreOp::create(
        ir, value,
        LLVM::GEPOp::create(ir, list.getType(), type, list,
                            ArrayRef<LLVM::GEPArg>{0, int32_t(index)}));
  return success(bool(callExternal(ir, "vprintf", ir.getI32Type(),
                                   {addressOf(ir, format), list})));
}

LogicalResult emitFailure(LLVMOpBuilder &ir, const GpuTarget &gpu,
                          const Assertion &assertion) {
  if (!gpu.isNvidia()) {
    LLVM::CallOp::create(ir, assertionNamed(ir, assertion.message),
                         ValueRange());
    return success();
  }
  constexpr int64_t bytesOfLetter = 1;
  return success(bool(callExternal(
      ir, "__assertfail", LLVM::LLVMVoidType::get(ir.getContext()),
      {addressOf(ir, assertion.message), addressOf(ir, assertion.file),
       ir.i32(assertion.line), addressOf(ir, assertion.function),
       ir.i64(bytesOfLetter)})));
}

} // namespace kiln
