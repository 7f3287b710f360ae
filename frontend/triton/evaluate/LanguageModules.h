//===- LanguageModules.h - the modules that `import triton` gives ---------===//
//
// `triton`, `triton.language` and the modules in them, by the names that Triton
// has for them. They are no files: functions are records (`language`), types,
// what is written in the language itself (`library`), and what a program needs
// at compile time (decorators, `cdiv`).
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_LANGUAGEMODULES_H
#define KILN_FRONTEND_TRITON_EVALUATE_LANGUAGEMODULES_H

#include "frontend/triton/evaluate/Functions.h"

namespace kiln::triton {

/// Whether the dotted name is one of the language's modules, or of what stands
/// beside them in Triton, such as `triton.testing`.
bool isLanguageModule(llvm::StringRef dottedName);
/// A name of such a module, or null.
const Value *languageAttribute(Compilation &compilation,
                               llvm::StringRef dottedName,
                               llvm::StringRef name);
std::vector<llvm::StringRef> languageNames(Compilation &compilation,
                                           llvm::StringRef dottedName);
} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_LANGUAGEMODULES_H
