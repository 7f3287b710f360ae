#include "tools/entry/PythonSource.h"

#include "frontend/dialect/Tile.h"
#include "frontend/triton/Compile.h"
#include "mlir/IR/AsmState.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/driver/TileModule.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

void PythonOptions::follow(const CompileOptions &options) {
  target = options.target;
  language = options.language;
  numWarps = options.numWarps;
  numStages = options.numStages;
}

void PythonKernel::apply(CompileOptions &options) const {
  options.kernel = name;
  if (!options.numWarps)
    options.numWarps = numWarps;
  if (!options.numStages)
    options.numStages = numStages;
}

bool isPythonSource(StringRef path) {
  return sys::path::extension(path) == ".py";
}

bool isPythonSource(MemoryBufferRef file) {
  return isPythonSource(file.getBufferIdentifier());
}

/// What programs can ask of their GPU.
static triton::LanguageOptions languageOptions(const PythonOptions &options) {
  triton::LanguageOptions language;
  if (options.language == tt::Language::Triton39)
    language.version = triton::LanguageVersion::V3_9;
  if (!options.target)
    return language;
  language.warpSize = options.target->warpSize;
  StringRef name = options.target->name();
  if (name.consume_front("sm_")) {
    language.arch = name.take_while(isDigit).str();
    return language;
  }
  language.backend = "hip";
  language.arch = name.str();
  return language;
}

static triton::KernelRequest requestOf(StringRef kernel,
                                       const PythonOptions &options) {
  triton::KernelRequest request;
  request.kernel = kernel.str();
  request.signature = options.signature;
  request.constants = options.constants;
  request.options = languageOptions(options);
  request.numWarps = options.numWarps;
  request.numStages = options.numStages;
  request.searchPath = options.searchPath;
  return request;
}

/// The program's text is the caller's for as long as this takes.
static triton::Program open(MemoryBufferRef python) {
  return triton::Program(
      MemoryBuffer::getMemBuffer(python, /*RequiresNullTerminator=*/false));
}

static SourceMessages render(const triton::Diagnostics &diagnostics) {
  SourceMessages messages;
  raw_string_ostream text(messages.text), colored(messages.inColors);
  diagnostics.print(text);
  diagnostics.print(colored, /*colors=*/true);
  messages.json = diagnostics.toJson();
  for (const triton::Diagnostic &diagnostic : diagnostics.get())
    messages.errors += diagnostic.severity == triton::Severity::Error;
  return messages;
}

static Error errorOf(MemoryBufferRef python, const triton::Program &program) {
  return make_error<SourceError>(python.getBufferIdentifier().str(),
                                 render(program.diagnostics));
}

Expected<PythonKernel> compilePython(MemoryBufferRef python, StringRef kernel,
                                     const PythonOptions &options,
                                     TileModule &module) {
  triton::Program program = open(python);
  module.context = std::make_unique<mlir::MLIRContext>(
      mlir::MLIRContext::Threading::DISABLED);
  module.file = (python.getBufferIdentifier() + ".ttir").str();
  triton::Configuration taken;
  module.module =
      program.compile(requestOf(kernel, options), *module.context, &taken);
  if (!module.module)
    return errorOf(python, program);
  PythonKernel result;
  for (auto function : module.module->getOps<tt::FuncOp>())
    if (function.isPublic())
      result.name = function.getName().str();
  result.numWarps = options.numWarps ? options.numWarps : taken.numWarps;
  result.numStages = options.numStages ? options.numStages : taken.numStages;
  result.messages = render(program.diagnostics);
  return result;
}

Expected<PythonKernel> compilePython(MemoryBufferRef python, StringRef kernel,
                                     const PythonOptions &options) {
  TileModule module;
  Expected<PythonKernel> result =
      compilePython(python, kernel, options, module);
  if (!result)
    return result;
  std::string text;
  raw_string_ostream os(text);
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo();
  module.module->print(os, flags);
  result->tile = MemoryBuffer::getMemBufferCopy(text, module.file);
  return result;
}

Expected<std::vector<PythonConfiguration>>
pythonConfigurations(MemoryBufferRef python, StringRef kernel,
                     const PythonOptions &options) {
  triton::Program program = open(python);
  auto found = program.configurations(requestOf(kernel, options));
  if (!found)
    return errorOf(python, program);
  std::vector<PythonConfiguration> result;
  for (triton::Configuration &one : *found)
    result.push_back({std::move(one.constants), one.numWarps, one.numStages});
  return result;
}

/// What is known of one parameter, and what has to be said of it.
static std::string needOf(const triton::ParameterInfo &parameter) {
  if (!parameter.isConstexpr)
    return "needs a type, such as *fp32:16 or i32";
  if (parameter.isTuned)
    return "constexpr; autotune or heuristics give it";
  if (!parameter.defaultText.empty())
    return "constexpr; " + parameter.defaultText + " by default";
  return "constexpr; needs a value: -D " + parameter.name + "=...";
}

Expected<std::string> listPythonKernels(MemoryBufferRef python,
                                        ArrayRef<std::string> searchPath) {
  triton::Program program = open(python);
  auto kernels = program.kernels(searchPath);
  if (!kernels)
    return errorOf(python, program);
  std::string file = python.getBufferIdentifier().str(), text;
  raw_string_ostream os(text);
  os << file << " has "
     << (kernels->empty() ? "no kernel; a kernel is a function that triton.jit "
                            "decorates"
         : kernels->size() == 1
             ? "one kernel"
             : utostr(kernels->size()) + " kernels and functions of kernels")
     << '\n';
  for (const triton::KernelInfo &kernel : *kernels) {
    os << '\n'
       << file << ':' << kernel.name << "  (line " << kernel.line << ")\n";
    size_t width = 0;
    for (const triton::ParameterInfo &parameter : kernel.parameters)
      width = std::max(width, parameter.name.size());
    for (const triton::ParameterInfo &parameter : kernel.parameters)
      os << "  " << left_justify(parameter.name, width) << "  "
         << needOf(parameter) << '\n';
  }
  return text;
}

} // namespace kiln
