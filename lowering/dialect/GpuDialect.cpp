// Parsing, printing and verifying of the dialect `kiln`.
#include "lowering/dialect/GpuDialect.h"
#include "lowering/conversion/ConversionPlan.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "targets/gpu/GpuLookup.h"
#include "llvm/ADT/TypeSwitch.h"
#include <bit>
#include <map>

using namespace mlir;
using namespace kiln;
using namespace kiln::gpu;

#include "lowering/dialect/GpuDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "lowering/dialect/GpuAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "lowering/dialect/GpuTypes.cpp.inc"
#define GET_OP_CLASSES
#include "lowering/dialect/GpuOps.cpp.inc"

namespace {
/// Prints layouts once, at the top: #layout, #layout1, ...
struct LayoutAliases : OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;
  AliasResult getAlias(Attribute attribute, raw_ostream &os) const final {
    if (!isa<LinearLayoutAttr, SharedLayoutAttr>(attribute))
      return AliasResult::NoAlias;
    os << (isa<LinearLayoutAttr>(attribute) ? "layout" : "shared");
    return AliasResult::OverridableAlias;
  }
};
} // namespace

void GpuDialect::initialize() {
  addInterfaces<LayoutAliases>();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "lowering/dialect/GpuAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "lowering/dialect/GpuTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/GpuOps.cpp.inc"
      >();
}

LogicalResult GpuDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == kTargetAttr)
    return isa<StringAttr>(attribute.getValue())
               ? success()
               : op->emitError() << name << " must be a string";
  if (name == kConstancyAttr) {
    auto runs = dyn_cast<DenseI64ArrayAttr>(attribute.getValue());
    if (!runs || llvm::any_of(runs.asArrayRef(), [](int64_t run) {
          return run < 1 || !llvm::isPowerOf2_64(run);
        }))
      return op->emitError()
             << name << " must be an array of powers of two of type i64";
    return success();
  }
  if (name == kShiftsAttr) {
    if (!isa<DenseI32ArrayAttr>(attribute.getValue()))
      return op->emitError() << name << " must be an array of type i32";
    return success();
  }
  if (name == kPartAttr) {
    auto part = dyn_cast<DenseI64ArrayAttr>(attribute.getValue());
    if (!part || part.size() != 2 || part[0] < 0 || part[0] >= part[1])
      return op->emitError()
             << name << " must be a number and a larger count of type i64";
    return success();
  }
  if (llvm::is_contained(
          {kAnyOtherAttr, kAnyIterationAttr, kPrefetchRegistersAttr,
           kSpareSlotAttr, kReuseSlotsAttr, kNextIterationAttr, kTwoHalvesAttr,
           kNoWarpgroupAttr, kSpillsAttr, kWholeGranulesAttr, kUnpackedAttr},
          name)) {
    if (!isa<UnitAttr>(attribute.getValue()))
      return op->emitError() << name << " must be a unit attribute";
    return success();
  }
  bool known = llvm::is_contained(
      {kVectorAttr, kSharedOffsetAttr, kNumWarpsAttr, kWarpSizeAttr,
       kSharedBytesAttr, kNumStagesAttr, kStageAttr, kClusterAttr,
       kMatrixShapeAttr, kRunAttr, kParameterAttr},
      name);
  if (!known)
    return op->emitError() << "unknown attribute " << name
                           << " of the dialect kiln";
  auto value = dyn_cast<IntegerAttr>(attribute.getValue());
  if (!value || !value.getType().isInteger(32) || value.getInt() < 0)
    return op->emitError() << name << " must be a non-negative i32";
  if ((name == kNumWarpsAttr || name == kWarpSizeAttr || name == kVectorAttr ||
       name == kRunAttr) &&
      !std::has_single_bit(uint64_t(value.getInt())))
    return op->emitError() << name << " must be a power of two, got "
                           << value.getInt();
  return success();
}

//===--- The layout attribute ---------------------------------------------===//

ParseResult kiln::gpu::parseBases(AsmParser &parser,
                                  LinearLayout::Bases &bases) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    LinearLayout::Basis &basis = bases.emplace_back();
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
      return parser.parseInteger(basis.emplace_back());
    });
  });
}

static ParseResult parseAllBases(AsmParser &parser,
                                 std::array<LinearLayout::Bases, 4> &bases) {
  int last = -1;
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Braces, [&]() -> ParseResult {
        StringRef name;
        SMLoc loc = parser.getCurrentLocation();
        if (parser.parseKeyword(&name) || parser.parseEqual())
          return failure();
        const auto *dim = llvm::find_if(
            kHwDims, [&](HwDim dim) { return hwDimName(dim) == name; });
        if (dim == kHwDims.end() || int(*dim) <= last)
          return parser.emitError(loc)
                 << "expected register, lane, warp or block, each at most once "
                    "and in this order; found "
                 << name;
        last = int(*dim);
        return parseBases(parser, bases[last]);
      });
}

FailureOr<SmallVector<int64_t>>
kiln::gpu::coveredShape(AsmParser &parser, SMLoc loc,
                        const std::array<LinearLayout::Bases, 4> &bases) {
  SmallVector<int64_t> shape;
  for (const LinearLayout::Bases &list : bases)
    for (const LinearLayout::Basis &basis : list) {
      if (shape.empty())
        shape.assign(basis.size(), 1);
      if (basis.empty() || shape.size() != basis.size())
        return parser.emitError(
            loc, "every basis must have one coordinate per tensor dimension");
      for (auto [extent, coordinate] : llvm::zip_equal(shape, basis)) {
        if (coordinate < 0)
          return parser.emitError(loc, "a basis has a negative coordinate");
        extent =
            std::max<int64_t>(extent, std::bit_ceil(uint64_t(coordinate) + 1));
      }
    }
  if (shape.empty())
    return parser.emitError(
        loc, "a layout needs at least one basis to tell its rank");
  return shape;
}

Attribute LinearLayoutAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::array<LinearLayout::Bases, 4> bases;
  if (parser.parseLess() || parseAllBases(parser, bases) ||
      parser.parseGreater())
    return {};
  FailureOr<SmallVector<int64_t>> shape = coveredShape(parser, loc, bases);
  if (failed(shape))
    return {};
  return parser.getChecked<LinearLayoutAttr>(
      loc, parser.getContext(), LinearLayout(std::move(bases), *shape));
}

void LinearLayoutAttr::print(AsmPrinter &printer) const {
  printer << '<' << getLayout().str() << '>';
}

LogicalResult
LinearLayoutAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                         LinearLayout layout) {
  if (!layout.isSurjective())
    return emitError() << "layout " << layout.str()
                       << " does not cover all elements of its shape";
  return success();
}

LogicalResult LinearLayoutAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type,
    function_ref<InFlightDiagnostic()> emitError) const {
  if (shape == getLayout().shape())
    return success();
  InFlightDiagnostic diagnostic = emitError();
  diagnostic << "layout is for a tensor of shape [";
  llvm::interleaveComma(getLayout().shape(), diagnostic);
  diagnostic << "], the tensor has [";
  llvm::interleaveComma(shape, diagnostic);
  return diagnostic << "]";
}

const LinearLayout &kiln::gpu::getLayout(Type type) {
  return cast<LinearLayoutAttr>(cast<RankedTensorType>(type).getEncoding())
      .getImpl()
      ->layout;
}

SmallVector<unsigned> kiln::gpu::equalRegisters(OpResult result,
                                                unsigned registers) {
  auto first = llvm::to_vector(llvm::seq(0u, registers));
  auto runs =
      result.getOwner()->getAttrOfType<DenseI64ArrayAttr>(kConstancyAttr);
  auto type = dyn_cast<RankedTensorType>(result.getType());
  if (!runs || !type || int64_t(runs.size()) != type.getRank() ||
      !hasLayout(type))
    return first;
  const LinearLayout &layout = ::kiln::gpu::getLayout(type);
  std::map<SmallVector<int64_t>, unsigned> seen;
  for (unsigned reg = 0; reg < registers; ++reg) {
    SmallVector<int64_t> run(layout.apply(reg, 0, 0));
    for (auto [coordinate, length] : llvm::zip_equal(run, runs.asArrayRef()))
      coordinate /= length;
    first[reg] = seen.try_emplace(run, reg).first->second;
  }
  return first;
}

bool kiln::gpu::hasLayout(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa_and_nonnull<LinearLayoutAttr>(tensor.getEncoding());
}

RankedTensorType kiln::gpu::withLayout(RankedTensorType type,
                                       const LinearLayout &layout) {
  return RankedTensorType::get(
      type.getShape(), type.getElementType(),
      LinearLayoutAttr::get(type.getContext(), layout));
}

FailureOr<int64_t> kiln::gpu::getModuleInt(Operation *op, StringRef name) {
  ModuleOp module =
      isa<ModuleOp>(op) ? cast<ModuleOp>(op) : op->getParentOfType<ModuleOp>();
  if (auto value = module->getAttrOfType<IntegerAttr>(name))
    return value.getInt();
  return op->emitError() << "the module has no attribute " << name
                         << "; run kiln-assign-layouts first";
}

FailureOr<const GpuTarget *> kiln::gpu::getTarget(ModuleOp module) {
  auto name = module->getAttrOfType<StringAttr>(kTargetAttr);
  if (const GpuTarget *target =
          name ? lookupGpuTarget(name.getValue()) : nullptr)
    return target;
  return module.emitError() << "the module has no valid " << kTargetAttr
                            << "; run kiln-assign-layouts first";
}

int64_t kiln::gpu::sharedBytes(Operation *kernel) {
  auto bytes = kernel->getAttrOfType<IntegerAttr>(kSharedBytesAttr);
  return bytes ? bytes.getInt() : 0;
}

//===--- Ops --------------------------------------------------------------===//

LogicalResult ColumnsOp::verify() {
  auto from = cast<RankedTensorType>(getSrc().getType()),
       to = cast<RankedTensorType>(getType());
  ArrayRef<int64_t> whole = from.getShape(), part = to.getShape();
  if (from.getElementType() != to.getElementType() ||
      whole.size() != part.size() || whole.empty() ||
      whole.drop_back() != part.drop_back())
    return emitOpError("makes columns of another tensor than ") << from;
  if (int64_t(getFirst()) % part.back() ||
      int64_t(getFirst()) + part.back() > whole.back())
    return emitOpError() << "has " << part.back() << " columns from "
                         << getFirst() << " on of " << whole.back();
  return success();
}

LogicalResult UnpackFp4Op::verify() {
  ArrayRef<int64_t> pairs = getType().getShape();
  if (pairs.size() < 2 || pairs.back() != 2 ||
      pairs.drop_back() != getSrc().getType().getShape())
    return emitOpError("makes pairs of other bytes than ")
           << getSrc().getType();
  return success();
}

LogicalResult ConvertLayoutOp::verify() {
  if (!hasLayout(getSrc().getType()) || !hasLayout(getType()))
    return emitOpError("needs a layout on both types");
  const LinearLayout &from = ::kiln::gpu::getLayout(getSrc().getType()),
                     &to = ::kiln::gpu::getLayout(getType());
  for (HwDim dim : {HwDim::Lane, HwDim::Warp, HwDim::Block})
    if (from.size(dim) != to.size(dim))
      return emitOpError() << "cannot convert between " << from.size(dim)
                           << " and " << to.size(dim) << " " << hwDimName(dim)
                           << "s";
  return success();
}

OpFoldResult ConvertLayoutOp::fold(FoldAdaptor) {
  if (getSrc().getType() == getType())
    return getSrc();
  if (auto inner = getSrc().getDefiningOp<ConvertLayoutOp>()) {
    setOperand(inner.getSrc());
    return getResult();
  }
  return {};
}
