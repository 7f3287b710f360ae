// Programs of the Triton language: any text gives tile IR that is verified and
// can be read back, or errors that point into a text. Nothing is imported from
// a disk. SyntaxMutator.cpp makes of programs that compile others that nearly
// do.
#include "frontend/text/Parse.h"
#include "frontend/triton/Compile.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace kiln;
using triton::Program;

/// Of a file the first ones; the others are like them.
static constexpr size_t kMostKernels = 4;

/// A type for a parameter by its name, as people name them. What is wrong for
/// the kernel gives an error, which is an answer, too.
static StringRef guessType(StringRef name) {
  std::string lower = name.lower();
  auto has = [&](ArrayRef<StringRef> parts) {
    return any_of(
        parts, [&](StringRef part) { return StringRef(lower).contains(part); });
  };
  if (has({"ptr", "pointer"}))
    return "*fp32:16";
  if (has({"desc"}))
    return "tensordesc<fp16[64, 64]>";
  if (has({"eps", "scale", "lr", "beta", "alpha", "prob", "weight_decay"}))
    return "fp32";
  bool isUpper = name == name.upper();
  if (isUpper || has({"stride", "size", "len", "num", "n_", "rows", "cols",
                      "dim", "seed", "offset", "_m", "_n", "_k"}))
    return "i32";
  return "*fp32:16";
}

static std::string signatureOf(const triton::KernelInfo &kernel,
                               triton::KernelRequest &request) {
  std::vector<std::string> types;
  for (const triton::ParameterInfo &parameter : kernel.parameters)
    if (!parameter.isConstexpr)
      types.push_back(guessType(parameter.name).str());
    else if (parameter.defaultText.empty() && !parameter.isTuned)
      request.constants.emplace_back(parameter.name, "16");
  return join(types, ", ");
}

static Program open(StringRef text) {
  return Program(MemoryBuffer::getMemBufferCopy(text, "fuzz.py"),
                 makeIntrusiveRefCnt<vfs::InMemoryFileSystem>());
}

/// Errors say something, and can be printed as text and as JSON.
static void checkErrors(const triton::Diagnostics &diagnostics) {
  if (!diagnostics.hasErrors())
    report_fatal_error("refused without an error");
  for (const triton::Diagnostic &diagnostic : diagnostics.get()) {
    if (diagnostic.message.empty() || !diagnostic.location.file)
      report_fatal_error("an error without a message or a place");
    if (StringRef(diagnostic.message).contains("tile IR is wrong"))
      report_fatal_error(
          StringRef("emitted what is refused: " + diagnostic.message));
  }
  std::string printed;
  raw_string_ostream out(printed);
  diagnostics.print(out);
  json::Value(diagnostics.toJson());
}

static void compile(StringRef text, triton::KernelRequest request) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  Program program = open(text);
  mlir::OwningOpRef<mlir::ModuleOp> module = program.compile(request, context);
  if (!module)
    return checkErrors(program.diagnostics);
  std::string printed;
  raw_string_ostream out(printed);
  module->print(out, mlir::OpPrintingFlags().enableDebugInfo());
  if (!parseTile({printed, "printed.ttir"}, context))
    report_fatal_error("printed what cannot be read");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  Program program = open(text);
  auto kernels = program.kernels({});
  if (!kernels) {
    checkErrors(program.diagnostics);
    return 0;
  }
  for (const triton::KernelInfo &kernel :
       ArrayRef(*kernels).take_front(kMostKernels)) {
    triton::KernelRequest request;
    request.kernel = kernel.name;
    // Each program is of one release and for one vendor.
    uint64_t hash = xxh3_64bits(text);
    if (hash & 1)
      request.options.version = triton::LanguageVersion::V3_9;
    if (hash & 2) {
      request.options.backend = "hip";
      request.options.arch = "gfx942";
      request.options.warpSize = 64;
    }
    request.signature = signatureOf(kernel, request);
    compile(text, request);
  }
  return 0;
}
