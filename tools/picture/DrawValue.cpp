#include "tools/picture/DrawValue.h"
#include "frontend/dialect/Location.h"
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Parser/Parser.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "llvm/Support/FormatVariadic.h"
#include <bit>

using namespace llvm;

namespace kiln {

/// Of shared memory, on NVIDIA and AMD: 32 banks of 4 bytes (CUDA C programming
/// guide, "Shared memory"; AMD's instruction set guides, "LDS").
static constexpr unsigned kBanks = 32, kBankBytes = 4;

static std::string typeText(mlir::Type type) {
  std::string text;
  raw_string_ostream os(text);
  if (auto tensor = dyn_cast<mlir::RankedTensorType>(type))
    os << mlir::RankedTensorType::get(tensor.getShape(),
                                      tensor.getElementType());
  else if (auto buffer = dyn_cast<gpu::MemDescType>(type)) {
    os << "buffer of ";
    for (int64_t extent : buffer.getShape())
      os << extent << 'x';
    os << buffer.getElementType();
  } else
    os << type;
  return text;
}

static int64_t elementsOf(ArrayRef<int64_t> shape) {
  int64_t elements = 1;
  for (int64_t extent : shape)
    elements *= extent;
  return elements;
}

static SmallVector<int64_t> coordinatesOf(int64_t element,
                                          ArrayRef<int64_t> shape) {
  SmallVector<int64_t> at(shape.size());
  for (unsigned dim = shape.size(); dim-- > 0; element /= shape[dim])
    at[dim] = element % shape[dim];
  return at;
}

static void drawTensor(const LinearLayout &layout, LayoutPicture &picture) {
  unsigned holders = 1u << (std::popcount(layout.freeMask(HwDim::Lane)) +
                            std::popcount(layout.freeMask(HwDim::Warp)));
  picture.notes.push_back(
      formatv("each cell: warp:lane:register of {0} warps, {1} lanes, {2} "
              "registers",
              layout.size(HwDim::Warp), layout.size(HwDim::Lane),
              layout.size(HwDim::Register)));
  if (holders > 1)
    picture.notes.push_back(formatv(
        "{0} threads hold each element; the first one is named", holders));
  picture.shape.assign(layout.shape().begin(), layout.shape().end());
  picture.groups = layout.size(HwDim::Lane);
  picture.shades = layout.size(HwDim::Warp);
  for (int64_t element = 0; element < elementsOf(picture.shape); ++element) {
    std::optional<HwIndex> owner =
        layout.owner(coordinatesOf(element, picture.shape));
    picture.cells.push_back(owner
                                ? LayoutCell{formatv("{0}:{1}:{2}", owner->warp,
                                                     owner->lane, owner->reg),
                                             owner->lane, owner->warp}
                                : LayoutCell{"-"});
  }
}

static void drawBuffer(gpu::MemDescType buffer, LayoutPicture &picture) {
  const LinearLayout &layout = buffer.getLayout().getLayout();
  int64_t bytes = buffer.slotBytes() / elementsOf(layout.shape());
  picture.notes.push_back(
      formatv("each cell: bank@byte of the buffer's {0} bytes, in {1} banks of "
              "{2} bytes",
              buffer.slotBytes(), kBanks, kBankBytes));
  if (buffer.hasSlots())
    picture.notes.push_back(
        formatv("one of {0} slots, which follow each other", buffer.slots()));
  picture.shape.assign(layout.shape().begin(), layout.shape().end());
  picture.groups = kBanks;
  picture.shades = buffer.slotBytes() / (kBanks * kBankBytes) + 1;
  for (int64_t element = 0; element < elementsOf(picture.shape); ++element) {
    std::optional<HwIndex> slot =
        layout.owner(coordinatesOf(element, picture.shape));
    unsigned byte = slot ? slot->reg * bytes : 0;
    unsigned bank = byte / kBankBytes % kBanks;
    picture.cells.push_back(
        {formatv("{0}@{1}", bank, byte), bank, byte / (kBanks * kBankBytes)});
  }
}

namespace {

/// Values by the names that MLIR prints them under.
struct NamedValues {
  std::vector<std::string> names;
  std::vector<mlir::Value> values;

  explicit NamedValues(mlir::ModuleOp module) {
    mlir::AsmState state(module);
    auto add = [&](mlir::Value value) {
      raw_string_ostream os(names.emplace_back());
      value.printAsOperand(os, state);
      values.push_back(value);
    };
    module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
      for_each(op->getResults(), add);
      for (mlir::Region &region : op->getRegions())
        for (mlir::Block &block : region)
          for_each(block.getArguments(), add);
    });
  }
};

} // namespace

static Expected<mlir::Value> findValue(const NamedValues &known,
                                       StringRef name) {
  std::string full = (name.starts_with("%") ? name : "%" + name.str()).str();
  auto found = llvm::find(known.names, full);
  if (found != known.names.end())
    return known.values[found - known.names.begin()];
  SmallVector<StringRef> drawn;
  for (auto [other, value] : zip_equal(known.names, known.values))
    if (isa<mlir::RankedTensorType, gpu::MemDescType>(value.getType()))
      drawn.push_back(other);
  return failure("there is no value '", full, "' in the GPU-level IR",
                 suggestNearest(full, drawn),
                 "; `kiln compile --emit gpu` shows them");
}

Expected<LayoutPicture> drawValue(StringRef text, StringRef file,
                                  StringRef name) {
  mlir::DialectRegistry registry;
  registerTileDialects(registry);
  registerLoweringDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  std::string message;
  mlir::ScopedDiagnosticHandler collect(
      &context, [&](mlir::Diagnostic &diagnostic) {
        if (message.empty())
          message = parseMessage(diagnostic, file);
      });
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, &context, file);
  if (!module)
    return failure(message);
  NamedValues known(*module);
  Expected<mlir::Value> value = findValue(known, name);
  if (!value)
    return value.takeError();
  LayoutPicture picture;
  raw_string_ostream title(picture.title);
  value->printAsOperand(title, mlir::OpPrintingFlags());
  if (mlir::Operation *maker = value->getDefiningOp())
    title << " = " << maker->getName();
  title << ": " << typeText(value->getType());
  std::string location = locationPrefix(value->getLoc());
  if (!location.empty())
    title << " at " << StringRef(location).drop_back(2);
  if (gpu::hasLayout(value->getType()))
    drawTensor(gpu::getLayout(value->getType()), picture);
  else if (auto buffer = dyn_cast<gpu::MemDescType>(value->getType()))
    drawBuffer(buffer, picture);
  else
    return failure("the value '", name, "' is of type ",
                   typeText(value->getType()),
                   ", which has no layout; tensors and buffers have one");
  return picture;
}

} // namespace kiln
