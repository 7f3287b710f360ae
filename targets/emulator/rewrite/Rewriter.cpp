//===- Rewriter.cpp - what the steps of the rewriting share ---------------===//
//
// See Rewriter.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static std::string describe(const DILocation &location) {
  StringRef file = location.getFilename(), directory = location.getDirectory();
  std::string path = directory.empty() || file.starts_with("/")
                         ? file.str()
                         : (directory + "/" + file).str();
  return formatv("{0}:{1}:{2}", path, location.getLine(), location.getColumn());
}

std::string kiln::emu::describeLocation(const Instruction &inst) {
  if (const DILocation *location = inst.getDebugLoc()) {
    std::string text = describe(*location);
    for (const DILocation *caller = location->getInlinedAt(); caller;
         caller = caller->getInlinedAt())
      text += " (called from " + describe(*caller) + ")";
    return text;
  }
  return ("<no source line> in " + inst.getFunction()->getName()).str();
}

Rewriter::Rewriter(Function &entry, KernelShape &shape)
    : function(entry), shape(shape) {}

uint32_t Rewriter::addSite(const Instruction &inst, StringRef what,
                           AccessKind access, uint32_t align,
                           const ExchangeOp *exchange) {
  shape.sites.push_back(
      {describeLocation(inst), what.str(), access, align, exchange});
  return shape.sites.size() - 1;
}

void Rewriter::refuse(const Instruction &inst, const Twine &why) {
  problems.push_back(describeLocation(inst) + ": " + why.str());
}

Value *Rewriter::field(IRBuilder<> &builder, size_t offset, Type *type) {
  Value *pointer = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(),
                                                      context(), offset);
  LoadInst *load = builder.CreateLoad(type, pointer);
  load->setMetadata(LLVMContext::MD_invariant_load,
                    MDNode::get(builder.getContext(), {}));
  return load;
}

void Rewriter::callRuntime(IRBuilder<> &builder, StringRef name,
                           ArrayRef<Value *> args) {
  SmallVector<Value *, 8> all = {context()};
  SmallVector<Type *, 8> types = {context()->getType()};
  for (Value *arg : args) {
    all.push_back(arg);
    types.push_back(arg->getType());
  }
  FunctionType *type = FunctionType::get(builder.getVoidTy(), types, false);
  builder.CreateCall(function.getParent()->getOrInsertFunction(name, type),
                     all);
}

std::pair<Value *, Value *> Rewriter::address(IRBuilder<> &builder,
                                              Value *pointer) {
  unsigned space = pointer->getType()->getPointerAddressSpace();
  Value *bits = builder.CreatePtrToInt(pointer, builder.getInt64Ty());
  if (space != kSharedSpace && space != kPrivateSpace)
    return {bits, pointer};
  bits = builder.CreateAnd(bits, 0xffffffff);
  return {bits, builder.CreateIntToPtr(bits, pointer->getType())};
}

Value *Rewriter::checkAccess(IRBuilder<> &builder, Value *pointer, Value *bytes,
                             bool write, uint32_t site) {
  auto [bits, exact] = address(builder, pointer);
  callRuntime(builder, write ? "kiln_emu_write" : "kiln_emu_read",
              {bits, builder.CreateZExtOrTrunc(bytes, builder.getInt64Ty()),
               builder.getInt32(site)});
  return exact;
}

Value *kiln::emu::toBits(IRBuilder<> &builder, Value *value) {
  Type *type = value->getType();
  if (type->isPointerTy())
    return builder.CreatePtrToInt(value, builder.getInt64Ty());
  if (!type->isIntegerTy())
    value = builder.CreateBitCast(
        value, builder.getIntNTy(type->getPrimitiveSizeInBits()));
  return builder.CreateZExtOrTrunc(value, builder.getInt64Ty());
}

Value *kiln::emu::fromBits(IRBuilder<> &builder, Value *bits, Type *type) {
  if (type->isPointerTy())
    return builder.CreateIntToPtr(bits, type);
  Value *narrow = builder.CreateZExtOrTrunc(
      bits, builder.getIntNTy(type->getPrimitiveSizeInBits()));
  return type->isIntegerTy() ? narrow : builder.CreateBitCast(narrow, type);
}
