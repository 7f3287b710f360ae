// Outside of the tensor, loads are masked and filled as TMA does it, and stores
// are discarded, since kiln-rewrite-blocks made them so. This file decides
// whether the launch can make the map, because it follows from the kernel's
// arguments, or the kernel.
//
// The kernel makes a map at the innermost point where all its sources are
// known: before the loop whose loads run ahead (whyNoMapBefore), after which
// none of them is in flight any more. So the map of the next iteration around
// that loop may take the same address.
#include "lowering/tma/BlockMaps.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/Boxes.h"
#include "lowering/dialect/LaunchValues.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {

/// [code, value], between passes: why a block is not copied by a tensor map.
static constexpr StringLiteral kRefusalAttr = "kiln.refusal";

gpu::BlockOfOp blockBehind(Operation *op) {
  Value pointers;
  if (auto reduce = dyn_cast<gpu::ReduceBlockOp>(op))
    pointers = reduce.getPointers();
  else if (auto store = dyn_cast<tt::StoreOp>(op))
    pointers = store.getPtr();
  else if (auto load = dyn_cast<tt::LoadOp>(op))
    pointers = load.getPtr();
  return pointers ? pointers.getDefiningOp<gpu::BlockOfOp>() : nullptr;
}

/// A constant that a value is, in bytes of elements of `type`.
static std::optional<int64_t> constantBytes(Value value, Type type) {
  APInt constant;
  if (!matchPattern(value, m_ConstantInt(&constant)))
    return std::nullopt;
  return constant.getSExtValue() * (type.getIntOrFloatBitWidth() / 8);
}

/// Why the launch cannot make a map of the tensor; none: it can.
static Refusal whyNotByLaunch(gpu::BlockOfOp block) {
  auto isKnown = [](Value number) { return bool(launchNumberOf(number)); };
  if (!parameterOf(block.getBase()))
    return RefusalCode::MapBase;
  if (!llvm::all_of(block.getSizes(), isKnown))
    return RefusalCode::MapSize;
  if (!llvm::all_of(block.getStrides(), isKnown))
    return RefusalCode::MapStride;
  if (!isKnown(block.getNan()))
    return RefusalCode::MapOutside;
  return {};
}

/// Whether the kernel is for a GPU on which kernels make maps.
static bool isForMaker(gpu::BlockOfOp block) {
  auto name = block->getParentOfType<ModuleOp>()->getAttrOfType<StringAttr>(
      gpu::kTargetAttr);
  const GpuTarget *target = name ? lookupGpuTarget(name.getValue()) : nullptr;
  return target && makesTensorMaps(*target);
}

/// The sources of a map that the kernel makes, except the value read outside.
static SmallVector<Value> sourcesOf(gpu::BlockOfOp block) {
  SmallVector<Value> sources = {block.getBase()};
  llvm::append_range(sources, block.getSizes());
  llvm::append_range(sources, block.getStrides().drop_back());
  return sources;
}

Refusal whyNoMap(gpu::BlockOfOp block) {
  unsigned rank = block.getSizes().size();
  if (rank > TensorMap::kMaxRank)
    return {RefusalCode::MapRank, rank};
  Type element =
      cast<tt::PointerType>(block.getBase().getType()).getPointeeType();
  if (!tensorMapElement(element))
    return RefusalCode::MapElements;
  if (!matchPattern(block.getStrides().back(), m_One()))
    return RefusalCode::MapNeighbours;
  for (Value stride : block.getStrides().drop_back())
    if (std::optional<int64_t> bytes = constantBytes(stride, element);
        bytes && (*bytes < 0 || *bytes % TensorMap::kAlignment))
      return {RefusalCode::MapAlignment, *bytes};
  Refusal ofLaunch = whyNotByLaunch(block);
  if (!ofLaunch || !isForMaker(block))
    return ofLaunch;
  return matchPattern(block.getNan(), m_Constant())
             ? Refusal()
             : RefusalCode::MapOutsideOfMade;
}

/// The value at the kernel's begin, computed there once more unless it is
/// there.
static Value atBegin(OpBuilder &builder, Value value, IRMapping &copies) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return value;
  if (!copies.contains(value)) {
    for (Value operand : op->getOperands())
      atBegin(builder, operand, copies);
    builder.clone(*op, copies);
  }
  return copies.lookup(value);
}

/// The op itself, or the first of a block argument's block.
static Operation *definitionOf(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? op : &cast<BlockArgument>(value).getOwner()->front();
}

static bool isConstant(Value value) {
  return matchPattern(value, m_Constant());
}

/// Whether two numbers are known to be equal.
static bool areEqual(Value a, Value b) {
  Attribute first, second;
  return a == b || (matchPattern(a, m_Constant(&first)) &&
                    matchPattern(b, m_Constant(&second)) && first == second);
}

/// A map of these sources that the kernel makes already.
static gpu::MakeTensorMapOp findMade(tt::FuncOp kernel, ValueRange sources,
                                     gpu::TensorMapType type, bool nan) {
  gpu::MakeTensorMapOp found;
  kernel.walk([&](gpu::MakeTensorMapOp made) {
    bool isSame =
        made.getType() == type && made.getNan() == nan &&
        llvm::all_of_zip(made->getOperands().drop_back(), sources, areEqual);
    if (isSame)
      found = made;
  });
  return found;
}

static Value makeInKernel(gpu::BlockOfOp block, gpu::TensorMapType type) {
  auto kernel = block->getParentOfType<tt::FuncOp>();
  SmallVector<Value> sources = sourcesOf(block);
  bool nan = matchPattern(block.getNan(), m_One());
  if (gpu::MakeTensorMapOp made = findMade(kernel, sources, type, nan))
    return made;
  DominanceInfo dominance(kernel);
  Value last = block.getBase();
  for (Value source : sources)
    if (!isConstant(source) &&
        dominance.properlyDominates(last, definitionOf(source)))
      last = source;
  OpBuilder builder(definitionOf(last));
  if (last.getDefiningOp())
    builder.setInsertionPointAfterValue(last);
  // Constants may stand after that.
  for (Value &source : sources)
    if (isConstant(source))
      source = builder.clone(*source.getDefiningOp())->getResult(0);
  MLIRContext *context = builder.getContext();
  constexpr int64_t words[] = {kTensorMapBytes / 4};
  auto scratch = gpu::AllocOp::create(
      builder, block.getLoc(),
      gpu::MemDescType::get(context, words, builder.getI32Type(),
                            gpu::SharedLayoutAttr::rowMajor(context, words)));
  scratch.setAlignment(kMadeTensorMapAlignment);
  unsigned rank = block.getSizes().size();
  ValueRange all = sources;
  return gpu::MakeTensorMapOp::create(builder, block.getLoc(), type,
                                      all.front(), all.slice(1, rank),
                                      all.drop_front(1 + rank), scratch, nan);
}

Refusal whyNoMapBefore(gpu::BlockOfOp block, scf::ForOp loop) {
  if (!whyNotByLaunch(block))
    return {};
  // Loads may run on in the next tile.
  if (!loop.getBody()->getOps<gpu::RunsOnOp>().empty())
    loop = cast<scf::ForOp>(loop->getParentOp());
  for (Value source : sourcesOf(block))
    if (!isConstant(source) && !loop.isDefinedOutsideOfLoop(source))
      return RefusalCode::MapTooLate;
  return {};
}

Value makeMap(gpu::BlockOfOp block, gpu::TensorMapType type) {
  if (whyNotByLaunch(block))
    return makeInKernel(block, type);
  OpBuilder builder =
      OpBuilder::atBlockBegin(&block->getParentOfType<tt::FuncOp>().front());
  IRMapping copies;
  auto all = [&](ValueRange values) {
    SmallVector<Value> result;
    for (Value value : values)
      result.push_back(atBegin(builder, value, copies));
    return result;
  };
  SmallVector<Value> sizes = all(block.getSizes()),
                     strides = all(block.getStrides().drop_back());
  Value nan = atBegin(builder, block.getNan(), copies);
  return gpu::TensorMapOp::create(builder, block.getLoc(), type,
                                  block.getBase(), sizes, strides, nan,
                                  block.getNonNegative());
}

void note(gpu::BlockOfOp block, const Refusal &why) {
  MLIRContext *context = block.getContext();
  SmallVector<Attribute> noted = {StringAttr::get(context, nameOf(why.code))};
  for (const std::string &value : why.values)
    noted.push_back(StringAttr::get(context, value));
  block->setAttr(kRefusalAttr, ArrayAttr::get(context, noted));
}

/// What note() noted.
static Refusal notedOn(gpu::BlockOfOp block) {
  auto noted = block->getAttrOfType<ArrayAttr>(kRefusalAttr);
  if (!noted)
    return {};
  Refusal why = *refusalCode(cast<StringAttr>(noted[0]));
  for (Attribute value : noted.getValue().drop_front())
    why.values.push_back(cast<StringAttr>(value).str());
  return why;
}

void forgetBlocks(tt::FuncOp kernel) {
  kernel.walk([&](gpu::BlockOfOp block) {
    Refusal why = notedOn(block);
    // Of no loop over tiles: it was never to be.
    if (!block->use_empty() && (why || !block.getOfTiles()))
      refuse(block, {RefusalCode::ReachedByPointers,
                     why ? why : Refusal(RefusalCode::BlockUnread)});
    block.replaceAllUsesWith(block.getPointers());
    block.erase();
  });
}

} // namespace kiln
