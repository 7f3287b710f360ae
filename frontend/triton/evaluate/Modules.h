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
#include "llvm/Support/VirtualFileSystem.h"

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
  /// Files are read from `disk`.
  Modules(Compilation &compilation,
          llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk)
      : compilation(compilation), disk(std::move(disk)) {}

  /// Folders in which imports are looked for, after the main file's own root.
  std::vector<std::string> searchPath;

  /// Reads the file that holds the kernel. Null after an error.
  ProgramModule *loadMain(std::unique_ptr<llvm::MemoryBuffer> buffer);
  /// Text that stands in no file, such as an argument of the command line.
  ProgramModule *loadText(std::unique_ptr<llvm::MemoryBuffer> buffer);
  /// A function of the language that is written in it, or null.
  const Value *library(llvm::StringRef name);
  /// Whether the file is one of the library's.
  bool isLibrary(const SourceFile &file) const;
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
  /// The version of an installed distribution by the metadata that pip leaves
  /// beside packages, in a folder in which imports are looked for.
  std::optional<std::string> installedVersion(llvm::StringRef distribution);

private:
  /// A module's `__name__` or `__file__`.
  const Value *named(const ModuleValue *module, bool wantsFile);
  ProgramModule *load(std::string dottedName, bool isPackage,
                      std::unique_ptr<llvm::MemoryBuffer> buffer);

  const Value *find(const ModuleValue *module, llvm::StringRef name);

  Compilation &compilation;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk;
  ProgramModule *libraryModule(llvm::StringRef name);
  llvm::StringMap<std::unique_ptr<ProgramModule>> files; ///< null: no such file
  std::vector<std::unique_ptr<ProgramModule>> texts;
  llvm::StringMap<const ModuleValue *> values;
  /// What modules of the language have, as far as it has been asked for.
  llvm::DenseMap<const ModuleValue *, llvm::StringMap<const Value *>>
      ofLanguage;
};

//===- The modules that `import triton` gives: LanguageModules.cpp --------===//
//
// `triton`, `triton.language` and the modules in them, by the names that Triton
// has for them. They are no files: functions are records (`language`), types,
// what is written in the language itself (`library`), and what a program needs
// at compile time (decorators, `cdiv`).
//
//===----------------------------------------------------------------------===//

/// Whether the dotted name is one of the language's modules, or of what stands
/// beside them in Triton, such as `triton.testing`.
bool isLanguageModule(llvm::StringRef dottedName);
/// A name of such a module, or null.
const Value *languageAttribute(Compilation &compilation,
                               llvm::StringRef dottedName,
                               llvm::StringRef name);
std::vector<llvm::StringRef> languageNames(Compilation &compilation,
                                           llvm::StringRef dottedName);

//===- What a program asks of its host: HostModules.cpp -------------------===//
//
// Modules of Python and of PyTorch, as far as programs decide by them which
// kernels they have: which releases there are, which GPU, what the environment
// says. No Python is asked. The GPU is the one that is compiled for, releases
// are those that go with the language's, and the environment is this process's.
//
//===----------------------------------------------------------------------===//

/// Whether the dotted name is a module of the host's that is never read from a
/// file, such as `os` and all of `torch`.
bool isHostModule(llvm::StringRef dottedName);
/// Whether `hostFunction` knows one of this module's, or of one inside it. It
/// may be no module but an object that a package makes when it is imported.
bool holdsHostFunctions(llvm::StringRef dottedName);
/// A function whose answer is known here, in a module that may have a file, or
/// null.
const Value *hostFunction(Compilation &compilation, llvm::StringRef dottedName,
                          llvm::StringRef name);
/// A name of a host module: an UnknownValue where only the host knows it, null
/// where it has no such name.
const Value *hostAttribute(Compilation &compilation, llvm::StringRef dottedName,
                           llvm::StringRef name);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_MODULES_H
