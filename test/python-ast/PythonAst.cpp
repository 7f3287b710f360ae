// Prints the syntax trees of Python files, whose paths are on standard input,
// as ast.dump does: a line each, "ok DUMP" or "refused MESSAGE". With
// --positions, with the positions of nodes.
#include "frontend/triton/syntax/Parse.h"
#include "frontend/triton/syntax/print/Dump.h"
#include "llvm/Support/raw_ostream.h"
#include <iostream>

using namespace llvm;
using namespace kiln::triton;

/// The line of one file.
static void printFile(const std::string &path, bool hasPositions) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(path, /*IsText=*/false);
  if (!buffer) {
    outs() << "refused " << path << ": " << buffer.getError().message() << '\n';
    return;
  }
  SourceFile file(std::move(*buffer));
  ast::Arena arena;
  Diagnostics diagnostics;
  const ast::Module *module = parseModule(file, arena, diagnostics);
  if (module) {
    outs() << "ok ";
    dump(*module, outs(), hasPositions ? &file : nullptr);
    outs() << '\n';
    return;
  }
  const Diagnostic &error = diagnostics.get().front();
  LineColumn at = file.getLineColumn(error.location.range.begin);
  outs() << "refused " << path << ':' << at.line << ':' << at.column << ": "
         << error.message << '\n';
}

int main(int argc, char **argv) {
  bool hasPositions = argc == 2 && StringRef(argv[1]) == "--positions";
  if (argc > 1 && !hasPositions) {
    errs() << "usage: kiln-python-ast [--positions] < PATHS\n";
    return 1;
  }
  for (std::string path; std::getline(std::cin, path);)
    printFile(path, hasPositions);
  return 0;
}
