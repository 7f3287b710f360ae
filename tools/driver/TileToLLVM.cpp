#include "tools/driver/TileToLLVM.h"
#include "frontend/dialect/Location.h"

#include "frontend/dialect/Tile.h"
#include "frontend/text/DescriptorParameters.h"
#include "frontend/text/Parse.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "targets/directives/AllDirectives.h"
#include "targets/support/Errors.h"
#include "targets/support/FileErrors.h"
#include "targets/support/Suggest.h"
#include "tools/driver/Signature.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Linker/Linker.h"

using namespace llvm;

namespace kiln {

// Triton's defaults, so that a kernel means the same here and there.
static constexpr unsigned defaultNumWarps = 4;
static constexpr unsigned defaultNumStages = 3;

static mlir::DialectRegistry allDialects() {
  mlir::DialectRegistry registry;
  registerTileDialects(registry);
  registerLoweringDialects(registry);
  return registry;
}

// Threads of MLIR's own would cost more than they save on one kernel; callers
// compile kernels in parallel instead.
TileToLLVM::TileToLLVM()
    : TileToLLVM(std::make_unique<mlir::MLIRContext>(
          mlir::MLIRContext::Threading::DISABLED)) {}

TileToLLVM::TileToLLVM(std::unique_ptr<mlir::MLIRContext> given)
    : context(std::move(given)) {
  context->appendDialectRegistry(allDialects());
  // The message and the line of the kernel say it; the op in generic form is
  // for people who debug MLIR.
  context->printOpOnDiagnostic(false);
}

static void append(std::string &text, mlir::Diagnostic &diagnostic,
                   StringRef indent) {
  if (!text.empty())
    text += '\n';
  text += (indent + locationPrefix(diagnostic.getLocation()) + diagnostic.str())
              .str();
  for (mlir::Diagnostic &note : diagnostic.getNotes())
    append(text, note, "  note: ");
}

/// The code of a refusal, for who asks what became of a lowering variant.
static std::string nameOfRemark(mlir::Diagnostic &remark) {
  RefusalCode code = refusalOf(remark);
  return code == RefusalCode::None ? "Lowered" : nameOf(code).str();
}

Error TileToLLVM::checked(function_ref<bool()> stage, StringRef kernel) {
  std::string messages;
  mlir::ScopedDiagnosticHandler collect(
      context.get(), [&](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
          append(messages, diagnostic, "");
        else if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Remark)
          said.push_back({kLoweringRemark.str(),
                          nameOfRemark(diagnostic),
                          kernel.str(),
                          StringRef(locationPrefix(diagnostic.getLocation()))
                              .rtrim(": ")
                              .str(),
                          diagnostic.str(),
                          {}});
        return mlir::success();
      });
  if (stage())
    return Error::success();
  return failure(messages.empty()
                     ? "the stage failed without a message; please report this"
                     : messages);
}

/// Makes the kernel rely on these facts of its arguments, and on no others.
static Error assume(tt::FuncOp kernel, ArrayRef<FactMask> facts) {
  if (facts.size() != kernel.getNumArguments())
    return failure("the kernel '", kernel.getName(), "' takes ",
                   kernel.getNumArguments(), " arguments, not ", facts.size());
  for (auto [index, mask] : enumerate(facts)) {
    for (const FactRow &row : factRows())
      if (!row.attribute.empty())
        kernel.removeArgAttr(index, row.attribute);
    // Of two that share an attribute the stronger stands first.
    for (const FactRow &row : factRows())
      if (!row.attribute.empty() && (mask & maskOf(row.fact)) &&
          !kernel.getArgAttr(index, row.attribute))
        kernel.setArgAttr(
            index, row.attribute,
            mlir::IntegerAttr::get(
                mlir::IntegerType::get(kernel.getContext(), 32), row.value));
    if (!(mask & maskOf(Fact::EqualToOne)))
      continue;
    mlir::BlockArgument argument = kernel.getArgument(index);
    if (!argument.getType().isInteger())
      return failure("parameter ", index, " of '", kernel.getName(),
                     "' is no integer that could be 1");
    auto builder = mlir::OpBuilder::atBlockBegin(&kernel.getBody().front());
    argument.replaceAllUsesWith(mlir::arith::ConstantOp::create(
        builder, argument.getLoc(),
        builder.getIntegerAttr(argument.getType(), 1)));
  }
  return Error::success();
}

/// A kernel with the functions that it calls, those of all its calls, and what
/// the file says of all of them.
static mlir::OwningOpRef<mlir::ModuleOp>
moduleOf(tt::FuncOp kernel, mlir::SymbolTable &functions) {
  llvm::SetVector<mlir::Operation *> needed;
  needed.insert(kernel);
  for (size_t next = 0; next < needed.size(); ++next)
    needed[next]->walk([&](tt::CallOp call) {
      if (mlir::Operation *callee = functions.lookup(call.getCallee()))
        needed.insert(callee);
    });
  auto ordered = needed.takeVector();
  llvm::sort(ordered, [](mlir::Operation *a, mlir::Operation *b) {
    return a->isBeforeInBlock(b);
  });
  mlir::Operation *file = functions.getOp();
  auto module = mlir::ModuleOp::create(file->getLoc());
  module->setAttrs(file->getAttrs());
  auto builder = mlir::OpBuilder::atBlockEnd(module.getBody());
  for (mlir::Operation *function : ordered)
    builder.clone(*function);
  return module;
}

/// Refuses a strategy that a compiler cannot follow before anything is lowered.
/// Wrong spellings are said where directives are applied.
static Error checkStrategy(tt::FuncOp kernel) {
  auto text = kernel->getAttrOfType<mlir::StringAttr>(kSchedStrategyAttr);
  if (!text)
    return Error::success();
  Expected<ScheduleDirective> schedule = parseSchedule(text.getValue());
  if (!schedule) {
    consumeError(schedule.takeError());
    return Error::success();
  }
  if (Error error = schedule->checkCompilable())
    return failure("kernel '", kernel.getName(), "', attribute \"",
                   kSchedStrategyAttr, "\": ", toString(std::move(error)));
  return Error::success();
}

Error TileToLLVM::split(mlir::OwningOpRef<mlir::ModuleOp> file,
                        const CompileOptions &options) {
  SmallVector<StringRef> names;
  for (auto func : file->getOps<tt::FuncOp>())
    if (func.isPublic())
      names.push_back(func.getName());
  if (names.empty())
    return failure("there is no kernel here: expected a public tt.func");
  if (!options.kernel.empty() && !is_contained(names, options.kernel))
    return failure("there is no kernel '", options.kernel, "'",
                   suggestNearest(options.kernel, names));

  mlir::SymbolTable functions(*file);
  bool isWhole = hasSingleElement(file->getBody()->getOperations());
  for (StringRef name : names) {
    if (!options.kernel.empty() && options.kernel != name)
      continue;
    mlir::OwningOpRef<mlir::ModuleOp> module =
        isWhole ? std::move(file)
                : moduleOf(functions.lookup<tt::FuncOp>(name), functions);
    auto kernel = module->lookupSymbol<tt::FuncOp>(name);
    for (auto &[attribute, value] : options.directives.attributes())
      kernel->setAttr(attribute, mlir::StringAttr::get(context.get(), value));
    for (auto [attribute, number] : // those that are numbers in tile IR
         {std::pair(kMaxRegsAttr, options.directives.maxRegs),
          std::pair(kRegisterUsageLevelAttr,
                    options.directives.registerUsageLevel)})
      if (number)
        kernel->setAttr(
            attribute, mlir::IntegerAttr::get(
                           mlir::IntegerType::get(context.get(), 32), *number));
    if (Error error = checkStrategy(kernel))
      return error;
    if (options.facts)
      if (Error error = assume(kernel, *options.facts))
        return error;
    auto own = kernel->getAttrOfType<mlir::IntegerAttr>(kBlockWarpsAttr);
    unsigned numWarps =
        options.numWarps.value_or(own ? own.getInt() : defaultNumWarps);
    CompileOptions used = options;
    used.launchPassesDescriptors |= kernel->hasAttr(kTakesDescriptorsAttr);
    kernels.push_back({std::move(module),
                       name.str(),
                       {options.target, numWarps,
                        options.numStages.value_or(defaultNumStages),
                        options.passFolder, used.planUsed()}});
  }
  return Error::success();
}

Error TileToLLVM::enter(mlir::OwningOpRef<mlir::ModuleOp> file, StringRef name,
                        const CompileOptions &options) {
  if (options.language)
    tt::setLanguage(*file, *options.language);
  if (Error error = split(std::move(file), options))
    return inFile(name, std::move(error));
  return Error::success();
}

mlir::OwningOpRef<mlir::ModuleOp>
TileToLLVM::read(StringRef name, std::string &messages,
                 function_ref<mlir::OwningOpRef<mlir::ModuleOp>()> reader) {
  mlir::ScopedDiagnosticHandler collect(
      context.get(), [&](mlir::Diagnostic &diagnostic) {
        messages +=
            (messages.empty() ? "" : "\n") + parseMessage(diagnostic, name);
        return mlir::success();
      });
  return reader();
}

Error TileToLLVM::parse(MemoryBufferRef source, const CompileOptions &options) {
  std::string messages;
  StringRef name = source.getBufferIdentifier();
  mlir::OwningOpRef<mlir::ModuleOp> file =
      read(name, messages, [&] { return parseTile(source, *context); });
  return file ? enter(std::move(file), name, options) : failure(messages);
}

Error TileToLLVM::take(mlir::OwningOpRef<mlir::ModuleOp> given, StringRef name,
                       const CompileOptions &options) {
  std::string messages;
  mlir::OwningOpRef<mlir::ModuleOp> file = read(name, messages, [&] {
    return succeeded(adoptTile(*given)) ? std::move(given) : nullptr;
  });
  return file ? enter(std::move(file), name, options) : failure(messages);
}

Error TileToLLVM::lowerToGpu() {
  for (Kernel &kernel : kernels) {
    auto lower = [&] {
      return succeeded(kiln::lowerToGpu(*kernel.module, kernel.lowering));
    };
    if (Error error = checked(lower, kernel.name))
      return error;
  }
  return Error::success();
}

Expected<std::unique_ptr<Module>>
TileToLLVM::lowerToLLVM(LLVMContext &llvmContext) {
  std::unique_ptr<Module> program;
  for (Kernel &kernel : kernels) {
    std::unique_ptr<Module> module;
    if (Error error = checked([&] {
          return succeeded(
                     lowerToLLVMDialect(*kernel.module, kernel.lowering)) &&
                 (module = translateToLLVM(*kernel.module, llvmContext,
                                           kernel.lowering));
        }))
      return std::move(error);
    if (!program)
      program = std::move(module);
    else if (Linker::linkModules(*program, std::move(module)))
      return failure(
          "the kernels of the file could not be put into one module");
  }
  return program;
}

std::string TileToLLVM::print() const {
  std::string text;
  raw_string_ostream os(text);
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo();
  for (const Kernel &kernel : kernels) {
    if (!text.empty())
      os << "// -----\n";
    mlir::ModuleOp(*kernel.module).print(os, flags);
    os << '\n';
  }
  return text;
}

} // namespace kiln
