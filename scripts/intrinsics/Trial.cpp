//===- Trial.cpp - calls of an intrinsic to try ---------------------------===//
#include "scripts/intrinsics/Trial.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Verifier.h"

using namespace llvm;

namespace kiln {
namespace {

using Descriptor = Intrinsic::IITDescriptor;

/// What an open type is chosen from. The first few serve where several are
/// open.
std::vector<Type *> allTypes(LLVMContext &context) {
  Type *i8 = Type::getInt8Ty(context), *i16 = Type::getInt16Ty(context),
       *i32 = Type::getInt32Ty(context), *i64 = Type::getInt64Ty(context),
       *f16 = Type::getHalfTy(context), *bf16 = Type::getBFloatTy(context),
       *f32 = Type::getFloatTy(context), *f64 = Type::getDoubleTy(context);
  auto vector = [](Type *type, unsigned count) -> Type * {
    return FixedVectorType::get(type, count);
  };
  auto pointer = [&](unsigned space) -> Type * {
    return PointerType::get(context, space);
  };
  return {i32,
          f32,
          i64,
          f16,
          f64,
          vector(f32, 4),
          vector(f16, 8),
          vector(f32, 8),
          vector(f16, 16),
          vector(i32, 4),
          vector(i32, 8),
          pointer(1),
          pointer(3),
          pointer(0),
          vector(i32, 2),
          bf16,
          i16,
          vector(bf16, 8),
          vector(bf16, 16),
          vector(f16, 2),
          vector(bf16, 2),
          vector(f32, 2),
          Type::getInt1Ty(context),
          i8,
          vector(i16, 2),
          vector(f16, 4),
          vector(i16, 4),
          vector(i16, 8),
          vector(bf16, 4),
          vector(f64, 2),
          vector(i32, 3),
          vector(f32, 3),
          vector(i32, 16),
          vector(f32, 16),
          vector(f32, 32),
          pointer(4),
          pointer(5),
          pointer(7),
          pointer(8)};
}

bool fits(Type *type, Descriptor::ArgKind kind) {
  switch (kind) {
  case Descriptor::AK_Any:
    return true;
  case Descriptor::AK_AnyInteger:
    return type->isIntOrIntVectorTy();
  case Descriptor::AK_AnyFloat:
    return type->isFPOrFPVectorTy();
  case Descriptor::AK_AnyVector:
    return type->isVectorTy();
  case Descriptor::AK_AnyPointer:
    return type->isPointerTy();
  default:
    return false;
  }
}

SmallVector<Type *> typesOf(LLVMContext &context, ArrayRef<unsigned> indices) {
  std::vector<Type *> all = allTypes(context);
  return map_to_vector(indices, [&](unsigned index) { return all[index]; });
}

FunctionType *signature(LLVMContext &context, Intrinsic::ID id,
                        ArrayRef<unsigned> types) {
  return Intrinsic::getType(context, id, typesOf(context, types));
}

/// A value of this type that the compiler knows nothing about.
Value *someValue(IRBuilder<> &builder, Type *type, Value *memory) {
  if (type->isMetadataTy()) {
    LLVMContext &context = builder.getContext();
    return MetadataAsValue::get(
        context, MDNode::get(context, MDString::get(context, "agent")));
  }
  return builder.CreateLoad(type, memory, /*isVolatile=*/true);
}

} // namespace

std::vector<std::vector<unsigned>> typeChoices(Intrinsic::ID id) {
  SmallVector<Descriptor> table;
  Intrinsic::getIntrinsicInfoTableEntries(id, table);
  std::vector<Descriptor::ArgKind> open;
  for (const Descriptor &entry : table)
    if (entry.Kind == Descriptor::Argument &&
        entry.getArgumentKind() != Descriptor::AK_MatchType &&
        entry.getArgumentNumber() == open.size())
      open.push_back(entry.getArgumentKind());
  LLVMContext context;
  std::vector<Type *> all = allTypes(context);
  const size_t few[] = {0, 9, 7, 5, 4, 3};
  size_t limit = few[std::min<size_t>(open.size(), 5)];
  std::vector<std::vector<unsigned>> choices = {{}};
  for (Descriptor::ArgKind kind : open) {
    std::vector<unsigned> fitting;
    for (unsigned i = 0; i != all.size() && fitting.size() != limit; ++i)
      if (fits(all[i], kind))
        fitting.push_back(i);
    std::vector<std::vector<unsigned>> longer;
    for (const std::vector<unsigned> &choice : choices)
      for (unsigned i : fitting) {
        longer.push_back(choice);
        longer.back().push_back(i);
      }
    choices = std::move(longer);
  }
  return choices;
}

std::vector<Constants> constantChoices(Intrinsic::ID id,
                                       ArrayRef<unsigned> types) {
  LLVMContext context;
  FunctionType *type = signature(context, id, types);
  AttributeList attributes = Intrinsic::getAttributes(context, id, type);
  std::vector<Constants> choices = {{~0u, 0, 0}, {~0u, 0, 1}};
  bool any = false;
  for (unsigned i = 0; i != type->getNumParams(); ++i) {
    if (!attributes.hasParamAttr(i, Attribute::ImmArg))
      continue;
    any = true;
    if (!type->getParamType(i)->isIntegerTy(1))
      for (int64_t value : {2, 4, 8, 16})
        choices.push_back({i, value, 0});
  }
  choices.resize(any ? std::min<size_t>(choices.size(), 8) : 1);
  return choices;
}

std::string nameWith(Intrinsic::ID id, ArrayRef<unsigned> types) {
  if (!Intrinsic::isOverloaded(id))
    return Intrinsic::getBaseName(id).str();
  LLVMContext context;
  return Intrinsic::getNameNoUnnamedTypes(id, typesOf(context, types));
}

std::unique_ptr<Module> makeTrial(LLVMContext &context, Intrinsic::ID id,
                                  ArrayRef<unsigned> types,
                                  const Constants &constants, bool isNvidia) {
  auto module = std::make_unique<Module>("trial", context);
  Function *callee = Intrinsic::getOrInsertDeclaration(module.get(), id,
                                                       typesOf(context, types));
  Type *global = PointerType::get(context, 1);
  Function *kernel =
      Function::Create(FunctionType::get(Type::getVoidTy(context), {global},
                                         /*isVarArg=*/false),
                       Function::ExternalLinkage, "kernel", *module);
  kernel->setCallingConv(isNvidia ? CallingConv::PTX_Kernel
                                  : CallingConv::AMDGPU_KERNEL);
  IRBuilder<> builder(BasicBlock::Create(context, "entry", kernel));
  SmallVector<Value *> operands;
  for (auto [index, type] : enumerate(callee->getFunctionType()->params())) {
    if (callee->hasParamAttribute(index, Attribute::ImmArg)) {
      if (!type->isIntegerTy())
        return nullptr;
      int64_t value =
          index == constants.index ? constants.value : constants.rest;
      operands.push_back(ConstantInt::get(
          type, type->isIntegerTy(1) ? value & 1 : value, /*IsSigned=*/true,
          /*ImplicitTrunc=*/true));
    } else {
      if (!type->isSized() && !type->isMetadataTy())
        return nullptr;
      operands.push_back(someValue(builder, type, kernel->getArg(0)));
    }
  }
  CallInst *call = builder.CreateCall(callee, operands);
  Type *result = call->getType();
  if (result->isSized())
    builder.CreateStore(call, kernel->getArg(0), /*isVolatile=*/true);
  else if (!result->isVoidTy())
    return nullptr;
  if (call->doesNotReturn())
    builder.CreateUnreachable();
  else
    builder.CreateRetVoid();
  return verifyModule(*module) ? nullptr : std::move(module);
}

} // namespace kiln
