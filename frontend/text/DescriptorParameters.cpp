//===- DescriptorParameters.cpp - descriptors that a launch passes --------===//
#include "frontend/text/DescriptorParameters.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace kiln {

/// CUDA's and Triton's rule for descriptors, in bytes.
static constexpr unsigned kAlignment = 16;

namespace {

/// The parameters that stand for one descriptor.
class Parts {
public:
  /// Inserts them into `function` from `at` on.
  Parts(tt::FuncOp function, unsigned at, tt::TensorDescType type, Location loc)
      : function(function), type(type), next(at), loc(loc),
        ir(loc, OpBuilder::atBlockBegin(&function.front())) {
    RankedTensorType block = type.getSignlessBlockType();
    Type element = block.getElementType();
    unsigned bytes = (element.getIntOrFloatBitWidth() + 7) / 8;
    pointer = insert(tt::PointerType::get(element, 1), kAlignment);
    for (unsigned dim = 0; dim < block.getRank(); ++dim)
      sizes.push_back(insert(ir.getI64Type()));
    for (unsigned dim = 0; dim < block.getRank(); ++dim)
      strides.push_back(insert(
          ir.getI64Type(), dim + 1 < block.getRank() ? kAlignment / bytes : 1));
    isNan = insert(ir.getI1Type());
  }

  /// The first parameter after them.
  unsigned end() const { return next; }

  /// The descriptor, made at the kernel's begin.
  Value describe() {
    for (Value &size : sizes)
      size = arith::TruncIOp::create(ir, ir.getI32Type(), size);
    strides.back() = arith::ConstantOp::create(ir, ir.getI64IntegerAttr(1));
    if (!isa<FloatType>(type.getBlockType().getElementType()))
      return make(ir, tt::PaddingOption::PAD_ZERO);
    auto choice = scf::IfOp::create(ir, TypeRange(type), isNan,
                                    /*addElseBlock=*/true);
    for (auto [block, padding] :
         {std::pair(choice.thenBlock(), tt::PaddingOption::PAD_NAN),
          std::pair(choice.elseBlock(), tt::PaddingOption::PAD_ZERO)}) {
      ImplicitLocOpBuilder inner(loc, OpBuilder::atBlockEnd(block));
      scf::YieldOp::create(inner, make(inner, padding));
    }
    return choice.getResult(0);
  }

private:
  Value insert(Type part, unsigned divisibility = 1) {
    DictionaryAttr facts;
    if (divisibility > 1)
      facts = ir.getDictionaryAttr(ir.getNamedAttr(
          "tt.divisibility", ir.getI32IntegerAttr(divisibility)));
    LogicalResult done = function.insertArgument(next, part, facts, loc);
    assert(succeeded(done) && "a kernel's parameters are free to change");
    (void)done;
    return function.getArgument(next++);
  }

  Value make(ImplicitLocOpBuilder &builder, tt::PaddingOption padding) {
    return tt::MakeTensorDescOp::create(builder, type, pointer, sizes, strides,
                                        padding);
  }

  tt::FuncOp function;
  tt::TensorDescType type;
  unsigned next;
  Location loc;
  ImplicitLocOpBuilder ir;
  Value pointer, isNan;
  SmallVector<Value> sizes, strides;
};

} // namespace

void passDescriptorsByPointer(ModuleOp module) {
  for (auto function : module.getOps<tt::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    for (unsigned index = 0; index < function.getNumArguments();) {
      Value parameter = function.getArgument(index);
      auto type = dyn_cast<tt::TensorDescType>(parameter.getType());
      if (!type) {
        ++index;
        continue;
      }
      // The kernel itself may hold nothing of theirs.
      module.getContext()->loadDialect<arith::ArithDialect, scf::SCFDialect>();
      function->setAttr(kTakesDescriptorsAttr,
                        UnitAttr::get(module.getContext()));
      Parts parts(function, index + 1, type, parameter.getLoc());
      parameter.replaceAllUsesWith(parts.describe());
      LogicalResult done = function.eraseArgument(index);
      assert(succeeded(done) && "a kernel's parameters are free to change");
      (void)done;
      index = parts.end() - 1;
    }
  }
}

} // namespace kiln
