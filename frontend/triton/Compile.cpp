//===- Compile.cpp --------------------------------------------------------===//

#include "frontend/triton/Compile.h"
#include "frontend/text/Parse.h"
#include "frontend/triton/InlineCalls.h"
#include "frontend/triton/InlinedSize.h"
#include "frontend/triton/NestedKernels.h"
#include "frontend/triton/Signature.h"
#include "frontend/triton/Tuners.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

namespace kiln::triton {

Program::Program(std::unique_ptr<llvm::MemoryBuffer> buffer,
                 llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk)
    : buffer(std::move(buffer)), disk(std::move(disk)) {}

Program::~Program() = default;

/// The function of the name at the top level, or the only kernel.
static const FunctionValue *findKernel(Compilation &compilation,
                                       ProgramModule &module,
                                       llvm::StringRef name) {
  std::vector<llvm::StringRef> known;
  const FunctionValue *only = nullptr;
  for (const ast::FunctionDef *syntax : module.functions()) {
    auto *function =
        llvm::dyn_cast_or_null<FunctionValue>(module.lookup(syntax->name));
    if (!function || llvm::is_contained(known, syntax->name))
      continue;
    known.push_back(syntax->name);
    only = function;
    if (syntax->name == name)
      return function;
  }
  Compilation::At at(compilation, module.file(), {});
  if (!name.empty()) {
    // One that is imported, or made by `kernel = jit(function)`.
    if (auto *function =
            llvm::dyn_cast_or_null<FunctionValue>(module.lookup(name)))
      return function;
    bool hadErrors = compilation.reports().hasErrors();
    const FunctionValue *nested = findNestedKernel(compilation, module, name);
    if (nested || compilation.reports().hasErrors() != hadErrors)
      return nested;
    if (auto *plain = llvm::dyn_cast_or_null<HostValue>(module.lookup(name));
        plain && plain->syntax) {
      Compilation::At there(compilation, plain->module->file(),
                            plain->syntax->nameRange);
      return compilation.error(
          "'" + name + "' is no kernel but plain Python" +
          (plain->isDecorated ? ", as far as its decorators are known here"
                              : "") +
          "; a kernel is a function that triton.jit decorates");
    }
    compilation.unknownName("there is no kernel '" + name +
                                "'; a kernel is a function that triton.jit "
                                "decorates",
                            name, known);
    return nullptr;
  }
  if (known.size() == 1)
    return only;
  if (known.empty())
    return compilation.error("there is no kernel; a kernel is a function that "
                             "triton.jit decorates");
  Diagnostic &diagnostic = compilation.reports().error(
      {&module.file(), {}},
      "there are " + llvm::Twine(known.size()) +
          " kernels and functions; say which one is meant, as FILE:KERNEL");
  for (const ast::FunctionDef *syntax : module.functions())
    if (llvm::is_contained(known, syntax->name))
      diagnostic.note({&module.file(), syntax->nameRange},
                      "'" + syntax->name.str() + "'");
  return nullptr;
}

/// A compilation, and the program's own file in it: null after an error.
struct Program::Opened {
  Opened(mlir::MLIRContext &context, const LanguageOptions &given,
         Diagnostics &diagnostics,
         llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk)
      : options(given),
        compilation(&context, options, diagnostics, std::move(disk)) {}
  LanguageOptions options;
  Compilation compilation;
  ProgramModule *module = nullptr;
};

Program::Opened &Program::open(mlir::MLIRContext &context,
                               const LanguageOptions &options,
                               const std::vector<std::string> &searchPath) {
  mlir::DialectRegistry registry;
  registerTileDialects(registry);
  context.appendDialectRegistry(registry);
  // Those that nearly every kernel has; others are loaded with their ops.
  context.loadDialect<tt::TileDialect, mlir::scf::SCFDialect,
                      mlir::math::MathDialect>();
  auto opened = std::make_shared<Opened>(context, options, diagnostics, disk);
  kept.push_back(opened);
  Modules &modules = opened->compilation.modules();
  modules.searchPath = searchPath;
  opened->module = modules.loadMain(
      llvm::MemoryBuffer::getMemBuffer(buffer->getMemBufferRef()));
  return *opened;
}

std::optional<std::vector<KernelInfo>>
Program::kernels(const std::vector<std::string> &searchPath) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  Opened &opened = open(context, {}, searchPath);
  ProgramModule *module = opened.module;
  if (!module)
    return std::nullopt;
  std::vector<KernelInfo> found;
  for (const ast::FunctionDef *syntax : module->functions()) {
    auto *function =
        llvm::dyn_cast_or_null<FunctionValue>(module->lookup(syntax->name));
    if (!function || function->syntax != syntax)
      continue;
    KernelInfo &info = found.emplace_back();
    info.name = syntax->name.str();
    info.line = module->file().getLineColumn(syntax->nameRange.begin).line;
    std::vector<std::string> tuned = tunedNames(opened.compilation, function);
    for (auto [index, parameter] :
         llvm::enumerate(parametersOf(syntax->args))) {
      ParameterInfo &one = info.parameters.emplace_back();
      one.name = parameter->arg.str();
      one.isTuned = llvm::is_contained(tuned, one.name);
      one.isConstexpr =
          isConstexpr(opened.compilation, *module, parameter->annotation);
      if (const ast::Expression *value = defaultOf(syntax->args, index))
        one.defaultText = module->file()
                              .getText()
                              .slice(value->range.begin, value->range.end)
                              .str();
    }
  }
  return found;
}

/// What a parser of arguments says of a parameter, as attributes of tile IR.
static void annotate(tt::FuncOp function,
                     llvm::ArrayRef<BoundParameter> parameters) {
  mlir::Builder builder(function.getContext());
  unsigned index = 0;
  for (const BoundParameter &parameter : parameters)
    for (int64_t multiple : parameter.divisibility) {
      if (multiple > 1)
        function.setArgAttr(index, "tt.divisibility",
                            builder.getI32IntegerAttr(multiple));
      ++index;
    }
}

/// The directives that the kernel carries, of a configuration and else of
/// `kiln.jit(sched_strategy="...", remat="...", max_regs=...)`.
static bool takeDirectives(Compilation &compilation,
                           const FunctionValue *function,
                           const TunerChoice &choice, tt::FuncOp op) {
  mlir::Builder builder(op.getContext());
  static constexpr std::pair<llvm::StringRef, llvm::StringRef> directives[] = {
      {"sched_strategy", "kiln-sched-strategy"},
      {"remat", "kiln-remat"},
      {"max_regs", "kiln-max-regs"},
      {"register_usage_level", "kiln-register-usage-level"},
      {"ptxas_controls", "kiln-ptxas-controls"}};
  // Of Triton's and of the Python launcher's, which say nothing of tile IR, and
  // those that are followed elsewhere.
  std::vector<llvm::StringRef> known = {
      "noinline",          "debug",   "must_use_result",
      "do_not_specialize", "repr",    "do_not_specialize_on_alignment",
      "launch_metadata",   "version", "backend",
      "fallback"};
  for (auto [keyword, attribute] : directives)
    known.push_back(keyword);
  for (const auto &[keyword, value] : function->keywords)
    if (!llvm::is_contained(known, keyword)) {
      Compilation::At at(compilation, function->module->file(),
                         function->syntax->nameRange);
      compilation.unknownName(
          "'" + keyword +
              "' of jit is no directive of a kernel (lowering variants are "
              "options of the command)",
          keyword, known);
      return false;
    }
  for (auto [keyword, attribute] : directives) {
    const Value *value =
        choice.configuration ? choice.configuration->lookup(keyword) : nullptr;
    if (!value)
      value = function->keyword(keyword);
    if (!value || value->isNone())
      continue;
    if (auto *text = llvm::dyn_cast<StringValue>(value)) {
      op->setAttr(attribute, builder.getStringAttr(text->value));
    } else if (auto *number = llvm::dyn_cast<IntValue>(value);
               number && number->small()) {
      op->setAttr(attribute, builder.getI32IntegerAttr(*number->small()));
    } else {
      Compilation::At at(compilation, function->module->file(),
                         function->syntax->nameRange);
      compilation.error("'" + keyword + "' of jit is " + value->text() +
                        "; it has to be known at compile time");
      return false;
    }
  }
  return true;
}

/// A configuration as one writes it; what is no expression of Python (a type)
/// is left out.
static Configuration describe(const TunerConfiguration &configuration) {
  Configuration result;
  for (const auto &[name, value] : configuration.values)
    if (!isDirectiveName(name))
      result.constants.emplace_back(name, value->text());
  result.numWarps = configuration.numWarps;
  result.numStages = configuration.numStages;
  return result;
}

/// Says which of several configurations is compiled.
static void tellChoice(Compilation &compilation, const FunctionValue *kernel,
                       const TunerChoice &choice) {
  if (choice.count < 2 || !choice.gaveConstants)
    return; // it was chosen
  std::string text = "configuration " + std::to_string(choice.index + 1) +
                     " of " + std::to_string(choice.count) + " is compiled:";
  Configuration one = describe(*choice.configuration);
  for (const auto &[name, value] : one.constants)
    text += " " + name + "=" + value;
  for (auto [name, number] : {std::pair(" num_warps=", one.numWarps),
                              std::pair(" num_stages=", one.numStages)})
    if (number)
      text += name + std::to_string(*number);
  compilation.reports().report(
      Severity::Remark, {&kernel->module->file(), kernel->syntax->nameRange},
      text + "; constants (-D) choose another");
}

std::optional<std::vector<Configuration>>
Program::configurations(const KernelRequest &request) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  Opened &opened = open(context, request.options, request.searchPath);
  Compilation &compilation = opened.compilation;
  const FunctionValue *kernel =
      opened.module ? findKernel(compilation, *opened.module, request.kernel)
                    : nullptr;
  auto bound =
      kernel ? bindConstants(compilation, kernel, request) : std::nullopt;
  if (!bound)
    return std::nullopt;
  auto all = configurationsOf(compilation, kernel, *bound);
  if (!all)
    return std::nullopt;
  std::vector<Configuration> result;
  for (const TunerConfiguration &one : *all)
    result.push_back(describe(one));
  return result;
}

mlir::OwningOpRef<mlir::ModuleOp> Program::compile(const KernelRequest &request,
                                                   mlir::MLIRContext &context,
                                                   Configuration *taken) {
  Opened &opened = open(context, request.options, request.searchPath);
  Compilation &compilation = opened.compilation;
  ProgramModule *module = opened.module;
  if (!module)
    return nullptr;
  const FunctionValue *kernel =
      findKernel(compilation, *module, request.kernel);
  if (!kernel)
    return nullptr;
  const Value *debug = kernel->keyword("debug");
  opened.options.debug |= debug && debug->isConstant() && isTrue(debug);
  TunerChoice choice;
  auto parameters = bindSignature(compilation, kernel, request, choice);
  if (!parameters)
    return nullptr;
  tellChoice(compilation, kernel, choice);
  Configuration chosen;
  if (choice.configuration)
    chosen = describe(*choice.configuration);
  if (auto warps = request.numWarps ? request.numWarps : chosen.numWarps)
    opened.options.numWarps = int(*warps);
  if (auto stages = request.numStages ? request.numStages : chosen.numStages)
    opened.options.numStages = int(*stages);
  if (taken)
    *taken = std::move(chosen);

  mlir::OwningOpRef<mlir::ModuleOp> result = mlir::ModuleOp::create(
      mlir::FileLineColLoc::get(&context, module->file().getName(), 0, 0));
  compilation.module = *result;
  llvm::SmallVector<const Value *> arguments;
  for (const BoundParameter &parameter : *parameters)
    arguments.push_back(parameter.value);
  Compilation::Instance instance =
      KernelBody(compilation, kernel)
          .emit(kernel->name(), arguments, /*isKernel=*/true);
  if (!instance.function || diagnostics.hasErrors())
    return nullptr;
  annotate(instance.function, *parameters);
  if (!takeDirectives(compilation, kernel, choice, instance.function))
    return nullptr;

  if (std::string excess = excessOf(*result); !excess.empty()) {
    Compilation::At at(compilation, module->file(), kernel->syntax->nameRange);
    compilation.error(excess);
    return nullptr;
  }

  // What the functions of the language emitted passes its own verifiers, or
  // they are wrong: this is said, too.
  mlir::ScopedDiagnosticHandler handler(
      &context, [&](mlir::Diagnostic &diagnostic) {
        Compilation::At at(compilation, module->file(),
                           kernel->syntax->nameRange);
        compilation.error("the kernel's tile IR is wrong: " + diagnostic.str());
        return mlir::success();
      });
  inlineCalls(instance.function);
  if (failed(mlir::verify(*result)))
    return nullptr;
  // Verified once: the passes are MLIR's own.
  mlir::PassManager passes(&context);
  passes.enableVerifier(false);
  passes.addPass(mlir::createCanonicalizerPass());
  passes.addPass(mlir::createCSEPass());
  if (failed(passes.run(*result)))
    return nullptr;
  return result;
}

} // namespace kiln::triton
