// Block pointers and tensor descriptors become the scalars they are made of,
// and accesses through them become accesses through tensors of pointers. A
// block pointer is carried as base, shape, strides and offsets; a descriptor as
// base, shape, strides and whether it pads with NaN. MLIR's conversion carries
// them through loops, conditionals and branches.
#include "lowering/blocks/BlockAccess.h"
#include "lowering/blocks/DescriptorFacts.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/tma/TensorReductions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/Transforms/StructuralTypeConversions.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_REWRITEBLOCKS
#include "lowering/passes/Passes.h.inc"

namespace {

void addConversions(TypeConverter &types) {
  types.addConversion([](Type type) { return type; });
  types.addConversion(
      [](tt::PointerType type,
         SmallVectorImpl<Type> &parts) -> std::optional<LogicalResult> {
        if (!tt::isTensorPointer(type))
          return std::nullopt;
        unsigned rank = cast<RankedTensorType>(type.getPointeeType()).getRank();
        parts.push_back(tt::getBasePointerType(type));
        parts.append(2 * rank, IntegerType::get(type.getContext(), 64));
        parts.append(rank, IntegerType::get(type.getContext(), 32));
        return success();
      });
  types.addConversion(
      [](tt::TensorDescType type,
         SmallVectorImpl<Type> &parts) -> std::optional<LogicalResult> {
        RankedTensorType block = type.getSignlessBlockType();
        parts.push_back(tt::PointerType::get(block.getElementType(), 1));
        parts.append(block.getRank(), IntegerType::get(type.getContext(), 32));
        parts.append(block.getRank(), IntegerType::get(type.getContext(), 64));
        parts.push_back(IntegerType::get(type.getContext(), 1));
        return success();
      });
}

template <typename Op> struct Rewrite : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  using Adaptor = typename OpConversionPattern<Op>::OneToNOpAdaptor;
};

SmallVector<Value> wide(ImplicitLocOpBuilder &ir, ValueRange values) {
  return llvm::map_to_vector(values,
                             [&](Value value) { return toI64(ir, value); });
}

//===- Block pointers -----------------------------------------------------===//

MemoryBlock blockPointer(ImplicitLocOpBuilder &ir, ValueRange parts) {
  unsigned rank = (parts.size() - 1) / 3;
  return {parts.front(), wide(ir, parts.slice(1, rank)),
          wide(ir, parts.slice(1 + rank, rank)),
          wide(ir, parts.slice(1 + 2 * rank, rank))};
}

struct RewriteMake : Rewrite<tt::MakeTensorPtrOp> {
  using Rewrite::Rewrite;
  LogicalResult
  matchAndRewrite(tt::MakeTensorPtrOp op, Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> parts(op->getOperands());
    rewriter.replaceOpWithMultiple(op, {ValueRange(parts)});
    return success();
  }
};

struct RewriteAdvance : Rewrite<tt::AdvanceOp> {
  using Rewrite::Rewrite;
  LogicalResult
  matchAndRewrite(tt::AdvanceOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> parts(adaptor.getPtr());
    MutableArrayRef<Value> offsets =
        MutableArrayRef(parts).take_back(op.getOffsets().size());
    for (auto [offset, step] : llvm::zip_equal(offsets, op.getOffsets()))
      offset = arith::AddIOp::create(rewriter, op.getLoc(), offset, step);
    rewriter.replaceOpWithMultiple(op, {ValueRange(parts)});
    return success();
  }
};

struct RewriteLoad : Rewrite<tt::LoadOp> {
  using Rewrite::Rewrite;
  LogicalResult
  matchAndRewrite(tt::LoadOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder ir(op.getLoc(), rewriter);
    auto type = cast<RankedTensorType>(op.getType());
    BlockAccess access = accessBlock(
        ir, blockPointer(ir, adaptor.getPtr()), type, [&](unsigned dim) {
          return llvm::is_contained(op.getBoundaryCheck(), int32_t(dim));
        });
    Value other;
    if (access.mask)
      other =
          paddingOf(ir, type, op.getPadding() == tt::PaddingOption::PAD_NAN);
    auto load = tt::LoadOp::create(ir, access.pointers, access.mask, other);
    load.setCache(op.getCache());
    load.setEvict(op.getEvict());
    load.setIsVolatile(op.getIsVolatile());
    rewriter.replaceOp(op, load);
    return success();
  }
};

/// tt.store of `value`, with the hints of another one.
void store(ImplicitLocOpBuilder &ir, const BlockAccess &access, Value value,
           tt::CacheModifier cache = tt::CacheModifier::NONE,
           tt::EvictionPolicy evict = tt::EvictionPolicy::NORMAL) {
  tt::StoreOp::create(ir, access.pointers, value, access.mask,
                      ArrayRef<int32_t>(), cache, evict);
}

struct RewriteStore : Rewrite<tt::StoreOp> {
  using Rewrite::Rewrite;
  LogicalResult
  matchAndRewrite(tt::StoreOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder ir(op.getLoc(), rewriter);
    BlockAccess access = accessBlock(
        ir, blockPointer(ir, adaptor.getPtr()),
        cast<RankedTensorType>(op.getValue().getType()), [&](unsigned dim) {
          return llvm::is_contained(op.getBoundaryCheck(), int32_t(dim));
        });
    store(ir, access, op.getValue(), op.getCache(), op.getEvict());
    rewriter.eraseOp(op);
    return success();
  }
};

//===- Descriptors --------------------------------------------------------===//

struct RewriteMakeDesc : Rewrite<tt::MakeTensorDescOp> {
  using Rewrite::Rewrite;
  LogicalResult
  matchAndRewrite(tt::MakeTensorDescOp op, Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> parts(op->getOperands());
    parts.front() = alignedBase(rewriter, parts.front());
    bool nan = op.getPadding() == tt::PaddingOption::PAD_NAN;
    parts.push_back(arith::ConstantOp::create(rewriter, op.getLoc(),
                                              rewriter.getBoolAttr(nan)));
    rewriter.replaceOpWithMultiple(op, {ValueRange(parts)});
    return success();
  }
};

/// The tensor that a descriptor describes, and a block of it.
MemoryBlock described(ImplicitLocOpBuilder &ir, ValueRange parts,
                      ValueRange indices) {
  unsigned rank = (parts.size() - 2) / 2;
  return {parts.front(), wide(ir, parts.slice(1, rank)),
          wide(ir, parts.slice(1 + rank, rank)), wide(ir, indices),
          strideDivisorOf(parts.front())};
}

BlockAccess accessDescribed(ImplicitLocOpBuilder &ir, ValueRange parts,
                            ValueRange indices, Type type) {
  return accessBlock(ir, described(ir, parts, indices),
                     cast<RankedTensorType>(type),
                     [](unsigned) { return true; });
}

/// What is read outside; the descriptor knows it when the kernel runs.
Value describedPadding(ImplicitLocOpBuilder &ir, ValueRange parts, Type type) {
  auto tensor = cast<RankedTensorType>(type);
  Value zeros = paddingOf(ir, tensor, false);
  if (!isa<FloatType>(tensor.getElementType()))
    return zeros;
  return arith::SelectOp::create(ir, parts.back(), paddingOf(ir, tensor, true),
                                 zeros);
}

/// A block without the leading dimensions of one index, as far as it then still
/// is a matrix: matrices are what dots take and TMA's buffers hold, and the
/// descriptor's other offsets say the same.
RankedTensorType withoutLeadingOnes(RankedTensorType type) {
  ArrayRef<int64_t> shape = type.getShape();
  while (shape.size() > 2 && shape.front() == 1)
    shape = shape.drop_front();
  return RankedTensorType::get(shape, type.getElementType());
}

/// The value as such a block; it stays the same where there is nothing to drop.
Value withoutLeadingOnes(ImplicitLocOpBuilder &ir, Value value) {
  auto type = cast<RankedTensorType>(value.getType()),
       matrix = withoutLeadingOnes(type);
  return matrix == type ? value : tt::ReshapeOp::create(ir, matrix, value);
}

/// The access with a note of the block that its pointers are to.
BlockAccess noted(ImplicitLocOpBuilder &ir, BlockAccess access,
                  ValueRange parts, ValueRange indices) {
  unsigned rank = (parts.size() - 2) / 2;
  access.pointers = gpu::BlockOfOp::create(
      ir, access.pointers.getType(), access.pointers, parts.front(),
      parts.slice(1, rank), parts.slice(1 + rank, rank), parts.back(), indices);
  return access;
}

struct RewriteDescLoad : Rewrite<tt::DescriptorLoadOp> {
  RewriteDescLoad(const TypeConverter &types, MLIRContext *context,
                  bool notesBlocks)
      : Rewrite(types, context), notesBlocks(notesBlocks) {}
  const bool notesBlocks;

  LogicalResult
  matchAndRewrite(tt::DescriptorLoadOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder ir(op.getLoc(), rewriter);
    auto type = cast<RankedTensorType>(op.getType()),
         matrix = withoutLeadingOnes(type);
    BlockAccess access =
        accessDescribed(ir, adaptor.getDesc(), op.getIndices(), matrix);
    Value other = describedPadding(ir, adaptor.getDesc(), matrix);
    if (notesBlocks)
      access = noted(ir, access, adaptor.getDesc(), op.getIndices());
    auto load = tt::LoadOp::create(ir, access.pointers, access.mask, other);
    load.setCache(op.getCache());
    load.setEvict(op.getEvict());
    readWholeGranules(load);
    if (matrix == type)
      rewriter.replaceOp(op, load);
    else
      rewriter.replaceOp(op, tt::ReshapeOp::create(ir, type, load));
    return success();
  }
};

struct RewriteDescStore : Rewrite<tt::DescriptorStoreOp> {
  RewriteDescStore(const TypeConverter &types, MLIRContext *context,
                   bool notesBlocks)
      : Rewrite(types, context), notesBlocks(notesBlocks) {}
  const bool notesBlocks;

  LogicalResult
  matchAndRewrite(tt::DescriptorStoreOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder ir(op.getLoc(), rewriter);
    Value matrix = withoutLeadingOnes(ir, op.getSrc());
    BlockAccess access = accessDescribed(ir, adaptor.getDesc(), op.getIndices(),
                                         matrix.getType());
    if (notesBlocks)
      access = noted(ir, access, adaptor.getDesc(), op.getIndices());
    store(ir, access, matrix);
    rewriter.eraseOp(op);
    return success();
  }
};

struct RewriteDescReduce : Rewrite<tt::DescriptorReduceOp> {
  RewriteDescReduce(const TypeConverter &types, MLIRContext *context,
                    bool notesBlocks)
      : Rewrite(types, context), notesBlocks(notesBlocks) {}
  const bool notesBlocks;

  LogicalResult
  matchAndRewrite(tt::DescriptorReduceOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder ir(op.getLoc(), rewriter);
    Value matrix = withoutLeadingOnes(ir, op.getSrc());
    BlockAccess access = accessDescribed(ir, adaptor.getDesc(), op.getIndices(),
                                         matrix.getType());
    BlockReduction reduction = BlockReduction::of(op);
    if (notesBlocks)
      gpu::ReduceBlockOp::create(
          ir, reduction.kind,
          noted(ir, access, adaptor.getDesc(), op.getIndices()).pointers,
          matrix, access.mask, reduction.isUnsigned);
    else
      tt::AtomicRMWOp::create(ir, matrix.getType(), *reduction.atomic(),
                              access.pointers, matrix, access.mask,
                              tt::MemSemantic::RELAXED, tt::MemSyncScope::GPU);
    rewriter.eraseOp(op);
    return success();
  }
};

struct RewriteGather : Rewrite<tt::DescriptorGatherOp> {
  using Rewrite::Rewrite;
  LogicalResult
  matchAndRewrite(tt::DescriptorGatherOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder ir(op.getLoc(), rewriter);
    auto type = cast<RankedTensorType>(op.getType());
    MemoryBlock block =
        described(ir, adaptor.getDesc(), {op.getYOffset(), op.getYOffset()});
    BlockAccess access = accessRows(ir, block, op.getXOffsets(), type);
    Value other = describedPadding(ir, adaptor.getDesc(), type);
    auto load = tt::LoadOp::create(ir, access.pointers, access.mask, other);
    readWholeGranules(load);
    rewriter.replaceOp(op, load);
    return success();
  }
};

struct RewriteScatter : Rewrite<tt::DescriptorScatterOp> {
  using Rewrite::Rewrite;
  LogicalResult
  matchAndRewrite(tt::DescriptorScatterOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder ir(op.getLoc(), rewriter);
    MemoryBlock block =
        described(ir, adaptor.getDesc(), {op.getYOffset(), op.getYOffset()});
    store(ir,
          accessRows(ir, block, op.getXOffsets(),
                     cast<RankedTensorType>(op.getSrc().getType())),
          op.getSrc());
    rewriter.eraseOp(op);
    return success();
  }
};

//===- The pass -----------------------------------------------------------===//

/// What is said before anything is changed.
LogicalResult check(ModuleOp module, bool tensorMaps) {
  WalkResult walk = module.walk([&](Operation *op) {
    if (auto function = dyn_cast<tt::FuncOp>(op))
      for (auto [index, type] : llvm::enumerate(function.getArgumentTypes()))
        if (tt::isTensorPointer(type) || isa<tt::TensorDescType>(type)) {
          op->emitError("parameter ")
              << index << " of '" << function.getName() << "' is a " << type
              << ", which is not lowered yet; make it in the kernel from a "
                 "pointer, sizes and strides";
          return WalkResult::interrupt();
        }
    auto reduce = dyn_cast<tt::DescriptorReduceOp>(op);
    if (!reduce || BlockReduction::of(reduce).atomic())
      return WalkResult::advance();
    if (tensorMaps && BlockReduction::of(reduce).mapElement())
      return WalkResult::advance();
    op->emitError("'tt.descriptor_reduce' of this kind and type is not "
                  "lowered yet: no atomic operation does it")
        << (BlockReduction::of(reduce).mapElement()
                ? "; TMA does where the launch makes tensor maps "
                  "(--tensor-maps)"
                : "");
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

class RewriteBlocks : public impl::RewriteBlocksBase<RewriteBlocks> {
public:
  using RewriteBlocksBase::RewriteBlocksBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(check(module, tensorMaps)))
      return signalPassFailure();
    TypeConverter types;
    addConversions(types);
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal(
        [&](Operation *op) { return types.isLegal(op); });
    target.addDynamicallyLegalOp<tt::FuncOp>(
        [&](tt::FuncOp op) { return types.isLegal(&op.getBody()); });
    RewritePatternSet patterns(&getContext());
    patterns.add<RewriteMake, RewriteAdvance, RewriteLoad, RewriteStore,
                 RewriteMakeDesc, RewriteGather, RewriteScatter>(types,
                                                                 &getContext());
    patterns.add<RewriteDescLoad, RewriteDescStore, RewriteDescReduce>(
        types, &getContext(), tensorMaps);
    scf::populateSCFStructuralTypeConversionsAndLegality(types, patterns,
                                                         target);
    cf::populateCFStructuralTypeConversionsAndLegality(types, patterns, target);
    populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, types);
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace kiln
