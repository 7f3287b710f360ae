//===- MatrixKernel.h - a kernel of one matrix instruction ----------------===//
//
// void kernel(a, b, c, d): every lane loads the operands of the call from its
// place in a, b and c, and stores the results in its place in d. With scales
// there are two more arguments, of 32-bit words: those of A and of B.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TEST_UNIT_TARGETS_MATRIXKERNEL_H
#define KILN_TEST_UNIT_TARGETS_MATRIXKERNEL_H

#include "targets/isa/matrix/MatrixInstruction.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace kiln::testing {

inline llvm::Type *llvmType(llvm::LLVMContext &context, MatrixPart part) {
  using llvm::Type;
  PartType type = typeOf(part);
  Type *element = type.element == PartType::Half ? Type::getHalfTy(context)
                  : type.element == PartType::Bfloat
                      ? Type::getBFloatTy(context)
                  : type.element == PartType::Float ? Type::getFloatTy(context)
                  : type.element == PartType::Double
                      ? Type::getDoubleTy(context)
                      : Type::getIntNTy(context, type.elementBits);
  return type.count == 1 ? element
                         : static_cast<Type *>(
                               llvm::FixedVectorType::get(element, type.count));
}

class MatrixKernel {
public:
  MatrixKernel(llvm::Module &module, const MatrixInstruction &row)
      : module(module), context(module.getContext()), row(row),
        builder(context) {}

  /// Of the scales of A and of B: the first byte, and the lane.
  unsigned bytes[2] = {0, 0}, chosenLanes[2] = {0, 0};

  llvm::Function *write(llvm::StringRef name) {
    bool amd = llvm::StringRef(row.intrinsic).starts_with("llvm.amdgcn.");
    function = llvm::Function::Create(
        llvm::FunctionType::get(
            builder.getVoidTy(),
            llvm::SmallVector<llvm::Type *>(row.scales ? 6 : 4,
                                            llvm::PointerType::get(context, 1)),
            false),
        llvm::GlobalValue::ExternalLinkage, name, module);
    function->setCallingConv(amd ? llvm::CallingConv::AMDGPU_KERNEL
                                 : llvm::CallingConv::PTX_Kernel);
    builder.SetInsertPoint(llvm::BasicBlock::Create(context, "", function));
    lane = builder.CreateCall(module.getOrInsertFunction(
        amd ? "llvm.amdgcn.workitem.id.x" : "llvm.nvvm.read.ptx.sreg.tid.x",
        builder.getInt32Ty()));
    llvm::Value *result = call();
    for (unsigned i = 0; i != row.cParts(); ++i) {
      llvm::Value *part = result;
      if (result->getType()->isStructTy())
        part = builder.CreateExtractValue(result, i);
      builder.CreateStore(part, place(3, row.cPart, row.cParts(), i));
    }
    builder.CreateRetVoid();
    return function;
  }

private:
  llvm::Value *place(unsigned argument, MatrixPart part, unsigned parts,
                     unsigned index) {
    llvm::Value *at =
        builder.CreateAdd(builder.CreateMul(lane, builder.getInt32(parts)),
                          builder.getInt32(index));
    // Vectors of six lie closer than LLVM would put them.
    PartType type = typeOf(part);
    return builder.CreateGEP(
        llvm::ArrayType::get(builder.getIntNTy(type.elementBits), type.count),
        function->getArg(argument), at);
  }
  void load(unsigned argument, MatrixPart part, unsigned parts) {
    for (unsigned i = 0; i != parts; ++i)
      args.push_back(builder.CreateAlignedLoad(
          llvmType(context, part), place(argument, part, parts, i),
          llvm::Align(typeOf(part).elementBits / 8)));
  }
  static std::string suffix(MatrixPart part) {
    PartType type = typeOf(part);
    return ".v" + std::to_string(type.count) +
           (type.element == PartType::Integer  ? "i"
            : type.element == PartType::Bfloat ? "bf"
                                               : "f") +
           std::to_string(type.elementBits);
  }

  void appendScales() {
    bool isMfma = row.call == MatrixCall::MfmaScaled;
    if (isMfma)
      for (MatrixType type : {row.aType, row.bType})
        args.push_back(builder.getInt32(mfmaFormat(type)));
    for (unsigned i = 0; i != 2; ++i) {
      if (isMfma)
        args.push_back(builder.getInt32(bytes[i]));
      load(4 + i, MatrixPart::I32, 1);
      if (!isMfma) {
        args.push_back(builder.getInt16(bytes[i]));
        args.push_back(builder.getInt16(chosenLanes[i]));
      }
    }
  }

  llvm::Value *call() {
    CallOperands operands = operandsOf(row.call);
    if (operands.hasFactorBits)
      args.push_back(builder.getInt1(row.aType == MatrixType::S8));
    load(0, row.aPart, row.aParts());
    if (operands.hasFactorBits)
      args.push_back(builder.getInt1(row.bType == MatrixType::S8));
    load(1, row.bPart, row.bParts());
    if (operands.hasModifierOfC)
      args.push_back(builder.getInt16(0));
    load(2, row.cPart, row.cParts());
    args.append(operands.hints, builder.getFalse());
    if (operands.atEnd)
      args.append(operands.atEnd, builder.getIntN(operands.bitsAtEnd, 0));
    if (row.scales)
      appendScales();
    llvm::Type *result = llvmType(context, row.cPart);
    if (row.call == MatrixCall::Plain || row.call == MatrixCall::MmaScaled)
      result = llvm::StructType::get(
          context, llvm::SmallVector<llvm::Type *>(row.cParts(), result));
    std::string name = row.intrinsic;
    if (row.call == MatrixCall::MfmaScaled)
      name += suffix(row.aPart) + suffix(row.bPart);
    else if (row.call != MatrixCall::Plain && row.call != MatrixCall::Mfma &&
             !row.scales)
      name += suffix(row.cPart) + suffix(row.aPart);
    llvm::SmallVector<llvm::Type *> types;
    for (llvm::Value *arg : args)
      types.push_back(arg->getType());
    return builder.CreateCall(
        module.getOrInsertFunction(
            name, llvm::FunctionType::get(result, types, false)),
        args);
  }

  llvm::Module &module;
  llvm::LLVMContext &context;
  const MatrixInstruction &row;
  llvm::IRBuilder<> builder;
  llvm::Function *function = nullptr;
  llvm::Value *lane = nullptr;
  llvm::SmallVector<llvm::Value *> args;
};

} // namespace kiln::testing

#endif // KILN_TEST_UNIT_TARGETS_MATRIXKERNEL_H
