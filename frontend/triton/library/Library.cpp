//===- Library.cpp --------------------------------------------------------===//

#include "frontend/triton/library/Library.h"

namespace kiln::triton {

static const LibraryModule modules[] = {
    {
        "triton.language.standard",
        "triton/language/standard.py",
#include "frontend/triton/library/standard.py.inc"
    },
    {
        "triton.language.sorting",
        "triton/language/sorting.py",
#include "frontend/triton/library/sorting.py.inc"
        ,
        "triton.language.standard",
    },
    {
        "triton.language.random",
        "triton/language/random.py",
#include "frontend/triton/library/random.py.inc"
    },
};

static const LibraryFunction functions[] = {
#define KILN_TRITON_LIBRARY(module, name, isMethod, since)                     \
  {#name, "triton.language." #module, isMethod, LanguageVersion::since},
#include "frontend/triton/library/Library.def"
};

llvm::ArrayRef<LibraryModule> libraryModules() { return modules; }

const LibraryModule *lookupLibraryModule(llvm::StringRef name) {
  for (const LibraryModule &module : modules)
    if (module.name == name)
      return &module;
  return nullptr;
}

const LibraryFunction *lookupLibraryFunction(llvm::StringRef name,
                                             LanguageVersion version) {
  for (const LibraryFunction &function : functions)
    if (function.name == name && function.since <= version)
      return &function;
  return nullptr;
}

std::vector<llvm::StringRef> libraryNames(LanguageVersion version) {
  std::vector<llvm::StringRef> names;
  for (const LibraryFunction &function : functions)
    if (function.since <= version)
      names.push_back(function.name);
  return names;
}

} // namespace kiln::triton
