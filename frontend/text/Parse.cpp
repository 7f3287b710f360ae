//===- Parse.cpp - from text to tile IR -----------------------------------===//
//
// MLIR's parser does the work. Around it are the checks for what users pass
// over by mistake, and for text that would make a recursive parser overflow its
// stack.
//
//===----------------------------------------------------------------------===//

#include "frontend/text/Parse.h"
#include "frontend/dialect/Location.h"
#include "frontend/dialect/Tile.h"
#include "frontend/text/CachePolicies.h"
#include "frontend/text/DescriptorParameters.h"
#include "frontend/text/Ttgir.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace kiln {

void registerTileDialects(DialectRegistry &registry) {
  registry.insert<tt::TileDialect, arith::ArithDialect, cf::ControlFlowDialect,
                  func::FuncDialect, mlir::gpu::GPUDialect, LLVM::LLVMDialect,
                  math::MathDialect, scf::SCFDialect, ub::UBDialect>();
  registerTtgirDialects(registry);
  // Kernels hold llvm.intr.assume, which must not stop the inliner.
  LLVM::registerInlinerInterface(registry);
  func::registerInlinerExtension(registry);
}

//===- Before parsing -----------------------------------------------------===//

/// The first line that is neither empty nor a comment.
static StringRef firstLine(StringRef text) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    line = line.trim();
    if (!line.empty() && !line.starts_with("//"))
      return line;
    text = rest;
  }
  return {};
}

/// What `text` is, if it is certainly something other than TTIR; else empty.
static StringRef foreignKind(StringRef text) {
  if (text.starts_with("ML\xefR"))
    return "MLIR bytecode; give the text of the TTIR";
  if (text.starts_with("BC\xc0\xde"))
    return "LLVM bitcode; give it as a file named .bc";
  if (text.starts_with("\x7f"
                       "ELF"))
    return "an object file; give the TTIR it was made from";
  if (text.contains('\0'))
    return "binary data, not TTIR";
  StringRef line = firstLine(text);
  if (line.empty())
    return "empty; expected TTIR with at least one tt.func";
  for (StringRef start : {"; ModuleID", "source_filename", "target datalayout",
                          "target triple", "define "})
    if (line.starts_with(start))
      return "LLVM IR; give it as a file named .ll";
  if (line.starts_with(".version") || line.starts_with(".target") ||
      line.starts_with(".text") || line.starts_with(".amdgcn_target"))
    return "assembly; give the TTIR it was made from";
  for (StringRef start : {"import ", "from ", "@triton.jit", "def ", "#!/"})
    if (line.starts_with(start))
      return "a program in Python; give the TTIR of its kernel "
             "(compiled.asm[\"ttir\"])";
  if (line.starts_with("---"))
    return "machine IR; give the TTIR it was made from";
  return {};
}

/// MLIR's parser calls itself for each bracket; real kernels nest about 20
/// deep, and 8 MiB of stack are good for thousands (the limit is a guess
/// between the two).
static constexpr unsigned kMaxNesting = 256;

/// Where `text` nests deeper than kMaxNesting, or null. Strings and comments do
/// not count.
static const char *tooDeep(StringRef text) {
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"') {
      while (++i < text.size() && text[i] != '"' && text[i] != '\n')
        i += text[i] == '\\';
    } else if (c == '/' && text.substr(i).starts_with("//")) {
      i = std::min(text.find('\n', i), text.size());
    } else if (StringRef("([{<").contains(c)) {
      if (++depth > kMaxNesting)
        return text.data() + i;
    } else if (StringRef(")]}>").contains(c) && depth &&
               !(c == '>' && i && text[i - 1] == '-')) {
      --depth;
    }
  }
  return nullptr;
}

/// Says what the text is instead of TTIR, if MLIR's parser should not see it.
static LogicalResult checkText(llvm::SourceMgr &sources, MLIRContext &context) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  StringRef text = buffer->getBuffer();
  StringRef name = buffer->getBufferIdentifier();
  if (StringRef kind = foreignKind(text); !kind.empty())
    return emitError(FileLineColLoc::get(&context, name, 1, 1))
           << "this is " << kind;
  if (const char *place = tooDeep(text)) {
    auto [line, column] =
        sources.getLineAndColumn(llvm::SMLoc::getFromPointer(place));
    return emitError(FileLineColLoc::get(&context, name, line, column))
           << "brackets nest deeper than " << kMaxNesting
           << " levels, which no kernel does";
  }
  return success();
}

//===- After parsing ------------------------------------------------------===//

/// A module of tile IR holds functions, at least one, and nothing else.
static LogicalResult checkModule(ModuleOp module) {
  for (Operation &op : module.getBody()->getOperations())
    if (!isa<tt::FuncOp>(op))
      return op.emitOpError("cannot stand beside kernels: a module of TTIR "
                            "holds tt.func only");
  if (module.getBody()->empty())
    return module.emitError(
        "the module holds no tt.func, so there is no kernel to compile");
  return success();
}

LogicalResult adoptTile(ModuleOp module) {
  if (failed(checkModule(module)) || failed(readCachePolicies(module)))
    return failure();
  passDescriptorsByPointer(module);
  return success();
}

OwningOpRef<ModuleOp> parseTile(const std::shared_ptr<llvm::SourceMgr> &sources,
                                MLIRContext &context) {
  DialectRegistry registry;
  registerTileDialects(registry);
  context.appendDialectRegistry(registry);
  if (failed(checkText(*sources, context)))
    return {};
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  if (!module || failed(adoptTile(*module)))
    return {};
  return module;
}

OwningOpRef<ModuleOp> parseTile(llvm::MemoryBufferRef source,
                                MLIRContext &context) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  // A copy, because MLIR's lexer needs a zero after the last character.
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(source.getBuffer(),
                                           source.getBufferIdentifier()),
      llvm::SMLoc());
  return parseTile(sources, context);
}

std::string parseMessage(Diagnostic &diagnostic, llvm::StringRef file) {
  auto firstLineOf = [](Diagnostic &part) {
    std::string text = part.str();
    auto [line, rest] = llvm::StringRef(text).split('\n');
    return locationPrefix(part.getLocation()) + line.str() +
           (rest.empty() ? "" : "...");
  };
  std::string message = firstLineOf(diagnostic);
  if (!llvm::StringRef(message).starts_with(file))
    message = (file + ": " + message).str();
  for (Diagnostic &note : diagnostic.getNotes())
    message += "\n  note: " + firstLineOf(note);
  return message;
}

} // namespace kiln
