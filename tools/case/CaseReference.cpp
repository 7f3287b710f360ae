// A case on the reference.
#include "frontend/dialect/Location.h"
#include "tools/case/CaseRun.h"

#include "frontend/dialect/Tile.h"
#include "frontend/reference/Interpreter.h"
#include "frontend/reference/Reference.h"
#include "frontend/text/Parse.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "targets/orders/Orders.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "tools/case/JsonReader.h"
#include "tools/driver/Source.h"

using namespace llvm;

namespace kiln {

struct CaseReference::Impl {
  explicit Impl(const CaseFile &file)
      : file(file), context(mlir::MLIRContext::Threading::DISABLED) {}
  Error parse(MemoryBufferRef source);
  Error chooseKernel();
  Error checkArguments();

  const CaseFile &file;
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  tt::FuncOp kernel;
};

CaseReference::CaseReference(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}
CaseReference::~CaseReference() = default;
StringRef CaseReference::kernel() const { return impl->kernel.getName(); }

Error CaseReference::Impl::parse(MemoryBufferRef source) {
  std::string messages;
  mlir::ScopedDiagnosticHandler collect(
      &context, [&](mlir::Diagnostic &diagnostic) {
        messages += (messages.empty() ? "" : "\n") +
                    locationPrefix(diagnostic.getLocation()) + diagnostic.str();
        return mlir::success();
      });
  module = parseTile(source, context);
  return module ? Error::success() : failure(messages);
}

Error CaseReference::Impl::chooseKernel() {
  SmallVector<StringRef> names;
  for (auto function : module->getOps<tt::FuncOp>())
    if (function.isPublic())
      names.push_back(function.getName());
  if (file.name.empty() && names.size() != 1)
    return failure(file.path, ": name: '", file.kernel, "' has ", names.size(),
                   " kernels; say which one is meant");
  StringRef wanted = file.name.empty() ? names[0] : StringRef(file.name);
  if (!is_contained(names, wanted))
    return failure(file.path, ": name: there is no kernel '", wanted, "' in '",
                   file.kernel, "'", suggestNearest(wanted, names));
  kernel = module->lookupSymbol<tt::FuncOp>(wanted);
  return Error::success();
}

/// How a case spells a parameter's type.
static std::string typeName(mlir::Type type) {
  std::string text;
  raw_string_ostream(text) << type;
  return StringRef(text).lower();
}

Error CaseReference::Impl::checkArguments() {
  ArrayRef<mlir::Type> types = kernel.getArgumentTypes();
  JsonPlace place = JsonPlace{file.path, ""}.at("arguments");
  if (types.size() != file.arguments.size())
    return place.error("the kernel '" + kernel.getName() + "' takes " +
                       Twine(types.size()) + " arguments, the case gives " +
                       Twine(file.arguments.size()));
  for (auto [index, type] : enumerate(types)) {
    const CaseArgument &argument = file.arguments[index];
    auto pointer = dyn_cast<tt::PointerType>(type);
    std::string found =
        (argument.isTensor ? "a tensor of " : "a scalar ") + argument.dtypeName;
    std::string expected =
        pointer ? "a tensor of " + typeName(pointer.getPointeeType())
                : "a scalar " + typeName(type);
    if (found != expected)
      return place.at(index).error("the kernel expects " + expected +
                                   ", the case gives " + found);
  }
  return Error::success();
}

Expected<std::unique_ptr<CaseReference>>
CaseReference::open(const CaseFile &file) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(file.kernel);
  if (!buffer)
    return failure(file.path, ": kernel: ", toString(buffer.takeError()));
  Expected<SourceKind> kind = sourceKind(**buffer);
  if (!kind)
    return kind.takeError();
  if (*kind != SourceKind::TileIR)
    return failure(file.kernel, ": the reference runs tile IR, and this is "
                                "LLVM IR");
  auto impl = std::make_unique<Impl>(file);
  if (Error error = impl->parse(**buffer))
    return std::move(error);
  if (Error error = impl->chooseKernel())
    return std::move(error);
  if (Error error = impl->checkArguments())
    return std::move(error);
  return std::unique_ptr<CaseReference>(new CaseReference(std::move(impl)));
}

Error CaseReference::run(const CaseVariant &variant, CaseData &data) const {
  std::vector<MemoryRange> ranges;
  for (DeviceBuffer &buffer : data.buffers)
    ranges.push_back({buffer.name, buffer.bytes.data(), buffer.bytes.size()});
  std::vector<uint64_t> words;
  for (auto [index, binding] : enumerate(variant.bindings)) {
    int buffer = data.bufferOf[index];
    unsigned size = impl->file.arguments[index].dtype.bytes();
    words.push_back(buffer < 0 ? binding.bits
                               : reinterpret_cast<uint64_t>(
                                     data.buffers[buffer].bytes.data()) +
                                     binding.offset * size);
  }
  return runReference(impl->kernel, variant.grid, words, ranges);
}

} // namespace kiln
