//===- Modules.h - the modules of a program -------------------------------===//
//
// A kernel's names are those of its file, of files that it imports, and of the
// language. Files are read when a name of theirs is needed, and of a file only
// what that name needs is evaluated: what stands beside kernels (PyTorch, the
// environment) is never asked for, and of the host alone.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_MODULES_H
#define KILN_FRONTEND_TRITON_EVALUATE_MODULES_H

#include "frontend/triton/evaluate/Functions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

namespace kiln::triton {

/// A file.
class ProgramModule {
public:
  ProgramModule(Compilation &compilation, std::string name, bool isPackage,
                std::unique_ptr<llvm::MemoryBuffer> buffer);

  /// Whether it could be parsed; else there has been an error.
  bool isParsed() const { return tree; }
  const SourceFile &file() const { return source; }
  llvm::StringRef name() const { return dotted; }
  /// What the name is when the whole file has run; null where nothing in it
  /// has the name. What only the host knows is an UnknownValue.
  const Value *lookup(llvm::StringRef name);
  /// The functions at the top level, in the order in which they stand, those
  /// under `if` and `try` too.
  std::vector<const ast::FunctionDef *> functions() const;
  /// The value of the only statement, an assignment; null where there are
  /// others.
  const ast::Expression *onlyValue() const;
  /// All names that the file binds, for suggestions.
  std::vector<llvm::StringRef> names() const;
  /// The dotted name of what `from <level dots><module> import` names here.
  std::string absoluteName(llvm::StringRef module, unsigned level) const;

private:
  Compilation &compilation;
  std::string dotted;
  bool isPackage;
  SourceFile source;
  ast::Arena arena;
  const ast::Module *tree = nullptr;
  /// The statements at the top level that bind a name.
  llvm::StringMap<std::vector<const ast::Statement *>> bindings;
  std::vector<const ast::ImportFrom *> starImports;
  llvm::StringMap<const Value *> known;
};

class Modules {
public:
  explicit Modules(Compilation &compilation) : compilation(compilation) {}

  /// Folders in which imports are looked for, after the main file's own root.
  std::vector<std::string> searchPath;

  /// Reads the file that holds the kernel. Null after an error.
  ProgramModule *loadMain(std::unique_ptr<llvm::MemoryBuffer> buffer);
  /// Text that stands in no file, such as an argument of the command line.
  ProgramModule *loadText(std::unique_ptr<llvm::MemoryBuffer> buffer);
  /// A function of the language that is written in it, or null.
  const Value *library(llvm::StringRef name);
  /// A name of the library's module, also one that `triton.language` hides.
  const Value *libraryMember(llvm::StringRef module, llvm::StringRef name);
  /// The file of a module, read now; null where no folder has it.
  ProgramModule *import(llvm::StringRef dottedName);
  /// A module as a value, whether it exists or not, and whether it is one of
  /// the language, of the program or of the host.
  const ModuleValue *value(llvm::StringRef dottedName);
  /// A name of a module: a module inside it, too. Null where there is none,
  /// without an error; a module of the host's gives an UnknownValue.
  const Value *attribute(const ModuleValue *module, llvm::StringRef name);
  std::vector<llvm::StringRef> names(const ModuleValue *module);

private:
  ProgramModule *load(std::string dottedName, bool isPackage,
                      std::unique_ptr<llvm::MemoryBuffer> buffer);

  Compilation &compilation;
  ProgramModule *libraryModule(llvm::StringRef name);
  llvm::StringMap<std::unique_ptr<ProgramModule>> files; ///< null: no such file
  std::vector<std::unique_ptr<ProgramModule>> texts;
  llvm::StringMap<const ModuleValue *> values;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_MODULES_H
