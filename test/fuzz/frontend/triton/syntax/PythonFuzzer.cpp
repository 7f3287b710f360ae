// Python as text: any bytes give a tree that can be walked and printed, or one
// error that points into the text and can be printed.
#include "frontend/triton/syntax/Parse.h"
#include "frontend/triton/syntax/print/Dump.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace kiln::triton;

/// Whether children stand within their parents, as deep as those say.
static bool isSound(const ast::Node &node, size_t size) {
  bool isGood = node.range.begin <= node.range.end && node.range.end <= size;
  unsigned height = 0;
  ast::forEachChild(node, [&](ast::Node &child) {
    isGood &= isSound(child, size);
    height = std::max<unsigned>(height, child.height);
  });
  return isGood && node.height == height + 1;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  SourceFile file(MemoryBuffer::getMemBufferCopy(text, "fuzz.py"));
  ast::Arena arena;
  Diagnostics diagnostics;
  const ast::Module *module = parseModule(file, arena, diagnostics);
  std::string printed;
  raw_string_ostream out(printed);
  if (module) {
    if (!diagnostics.get().empty())
      report_fatal_error("accepted, but said something");
    if (!isSound(*module, size))
      report_fatal_error("a tree that does not fit its text");
    dump(*module, out, &file);
    return 0;
  }
  if (diagnostics.get().size() != 1)
    report_fatal_error("refused without one error");
  const SourceLocation &where = diagnostics.get().front().location;
  if (where.file != &file || where.range.begin > where.range.end ||
      where.range.end > size)
    report_fatal_error("an error that does not point into the text");
  diagnostics.print(out);
  json::Value(diagnostics.toJson());
  return 0;
}
