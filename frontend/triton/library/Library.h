//===- Library.h - what of the language is written in the language --------===//
//
// Modules of `triton.language` as source text, which the front end compiles as
// it compiles programs.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LIBRARY_LIBRARY_H
#define KILN_FRONTEND_TRITON_LIBRARY_LIBRARY_H

#include "frontend/triton/language/Options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace kiln::triton {

struct LibraryModule {
  llvm::StringLiteral name; ///< "triton.language.standard"
  llvm::StringLiteral file; ///< as locations name it
  llvm::StringLiteral text; ///< the same for all releases; it asks for
                            ///< `triton.__version__`
  /// The module that shows this one's names as its own; empty: none.
  llvm::StringLiteral partOf = "";
};
llvm::ArrayRef<LibraryModule> libraryModules();
/// The module that has the name, or null.
const LibraryModule *lookupLibraryModule(llvm::StringRef name);

/// A function of the library that `triton.language` shows.
struct LibraryFunction {
  llvm::StringLiteral name;
  llvm::StringLiteral module; ///< the name of the module that has it
  bool isMethod;              ///< of tensors, too: `x.sum(0)`
  LanguageVersion since;
};
/// The function that `triton.language` has by the name, or null.
const LibraryFunction *lookupLibraryFunction(llvm::StringRef name,
                                             LanguageVersion version);
/// All names that `triton.language` has of the library, for suggestions.
std::vector<llvm::StringRef> libraryNames(LanguageVersion version);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LIBRARY_LIBRARY_H
