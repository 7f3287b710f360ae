// tt.elementwise_inline_asm: the GPU's assembly on groups of elements that a
// thread holds. As in Triton, elements of less than 32 bits come in words of as
// many as fit and as the group has; which elements make a group is free.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Regex.h"

using namespace mlir;

namespace kiln {
namespace {

/// Elements of a type that are one operand of the assembly.
unsigned elementsOfWord(Type element, unsigned pack) {
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return std::min(std::max(32 / bits, 1u), pack);
}

/// The type of that operand: a 32-bit integer, where elements fill it.
Type wordType(Type element, unsigned count) {
  if (count == 1)
    return element;
  unsigned bits = count * element.getIntOrFloatBitWidth();
  return IntegerType::get(element.getContext(), bits);
}

/// Whether the constraints are right, and as many as results and operands.
LogicalResult checkConstraints(tt::ElementwiseInlineAsmOp op, unsigned results,
                               unsigned operands) {
  llvm::LLVMContext context;
  llvm::Type *word = llvm::Type::getInt32Ty(context),
             *result =
                 results == 1
                     ? word
                     : llvm::StructType::get(
                           context, SmallVector<llvm::Type *>(results, word));
  auto *type = llvm::FunctionType::get(
      result, SmallVector<llvm::Type *>(operands, word), false);
  if (llvm::Error error = llvm::InlineAsm::verify(type, op.getConstraints()))
    return op.emitError("'tt.elementwise_inline_asm' has ")
           << results << " results and " << operands
           << " operands a group, which its constraints '"
           << op.getConstraints()
           << "' do not fit: " << llvm::toString(std::move(error));
  return success();
}

/// Whether the text is PTX: its mnemonics have parts after dots, which no
/// instruction of AMD's has.
bool isPtx(StringRef text) {
  static const llvm::Regex statement(
      "(^|[;{}\n])[ \t]*(@!?[%$][A-Za-z0-9]+[ \t]+)?[a-z][a-z0-9]*\\.[a-z]");
  return statement.match(text);
}

struct ElementwiseInlineAsm
    : TileLowering::ExternalModel<ElementwiseInlineAsm,
                                  tt::ElementwiseInlineAsmOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto assembly = cast<tt::ElementwiseInlineAsmOp>(op);
    if (!isNvidia(thread.target.gpu()) && isPtx(assembly.getAsmString()))
      return op->emitError("'tt.elementwise_inline_asm' has PTX, which ")
             << gpuName(thread.target.gpu())
             << " does not execute; have the kernel compute the same in the "
                "language, or give AMD GPUs assembly of their own";
    unsigned pack = assembly.getPackedElementAttr().getInt(),
             count = registersOf(op->getResult(0).getType());
    SmallVector<Registers> results(op->getNumResults());
    for (unsigned first = 0; first < count; first += pack)
      if (failed(emitGroup(assembly, thread, first, pack, count, results)))
        return failure();
    for (auto [value, registers] : llvm::zip_equal(op->getResults(), results))
      thread.set(value, std::move(registers));
    return success();
  }

private:
  /// The elements from `first` on; after the last, that one again.
  LogicalResult emitGroup(tt::ElementwiseInlineAsmOp op, Thread &thread,
                          unsigned first, unsigned pack, unsigned count,
                          MutableArrayRef<Registers> results) const {
    LLVMOpBuilder &ir = thread.ir;
    SmallVector<Value> words;
    for (Value operand : op.getArgs()) {
      const Registers &mine = thread.get(operand);
      Type element = mine.front().getType();
      unsigned size = elementsOfWord(element, pack);
      for (unsigned at = first; at < first + pack; at += size) {
        SmallVector<Value> elements;
        for (unsigned index = at; index < at + size; ++index)
          elements.push_back(mine[std::min(index, count - 1)]);
        words.push_back(size == 1 ? elements.front()
                                  : ir.bitcast(wordType(element, size),
                                               ir.vector(elements)));
      }
    }
    SmallVector<Type> types;
    for (Type result : op.getResultTypes()) {
      Type element = elementType(result);
      unsigned size = elementsOfWord(element, pack);
      types.append(pack / size, wordType(element, size));
    }
    if (failed(checkConstraints(op, types.size(), words.size())))
      return failure();
    Type all = types.size() == 1
                   ? types.front()
                   : LLVM::LLVMStructType::getLiteral(op.getContext(), types);
    auto call = LLVM::InlineAsmOp::create(
        ir, all, words, op.getAsmString(), op.getConstraints(),
        /*has_side_effects=*/!op.getPure(), /*is_align_stack=*/false,
        LLVM::tailcallkind::TailCallKind::None,
        LLVM::AsmDialectAttr::get(op.getContext(), LLVM::AsmDialect::AD_ATT),
        ArrayAttr());
    unsigned word = 0;
    for (auto [type, registers] :
         llvm::zip_equal(op.getResultTypes(), results)) {
      Type element = elementType(type);
      unsigned size = elementsOfWord(element, pack);
      for (unsigned at = first; at < first + pack; at += size, ++word) {
        Value found =
            types.size() == 1
                ? call.getRes()
                : LLVM::ExtractValueOp::create(ir, call.getRes(), word);
        if (size > 1)
          found = ir.bitcast(VectorType::get(int64_t(size), element), found);
        for (unsigned index = at; index < std::min(at + size, count); ++index)
          registers.push_back(size == 1 ? found
                                        : ir.element(found, index - at));
      }
    }
    return success();
  }
};

} // namespace

void attachElementwiseInlineAsm(MLIRContext &context) {
  tt::ElementwiseInlineAsmOp::attachInterface<ElementwiseInlineAsm>(context);
}

} // namespace kiln
