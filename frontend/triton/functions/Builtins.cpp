//===- Builtins.cpp - which functions the language has --------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/language/Builtin.h"

namespace kiln::triton {

namespace {

struct Family {
  llvm::StringLiteral module;
  llvm::ArrayRef<Builtin> (*records)();
};

const Family families[] = {
#define KILN_TRITON_FAMILY(family, module) {module, family##Builtins},
#include "frontend/triton/functions/Families.def"
};

} // namespace

/// Whether `module` has the names of a family of `home`: triton.language has
/// those of its parts `core` and `math`, and `core` knows only its own.
static bool showsFamily(llvm::StringRef module, llvm::StringRef home) {
  if (module == home)
    return true;
  if (module == "triton.language")
    return home == "triton.language.math";
  return module == "triton.language.core" && home == "triton.language";
}

/// Calls `visit` for each record of the release until it says true.
static const Builtin *
findRecord(LanguageVersion version,
           llvm::function_ref<bool(const Family &, const Builtin &)> visit) {
  for (const Family &family : families)
    for (const Builtin &builtin : family.records())
      if (builtin.isIn(version) && visit(family, builtin))
        return &builtin;
  return nullptr;
}

const Builtin *lookupBuiltin(llvm::StringRef module, llvm::StringRef name,
                             LanguageVersion version) {
  return findRecord(version, [&](const Family &family, const Builtin &builtin) {
    return builtin.isFunction && builtin.name == name &&
           showsFamily(module, family.module);
  });
}

const Builtin *lookupMethod(llvm::StringRef name, LanguageVersion version) {
  return findRecord(version, [&](const Family &, const Builtin &builtin) {
    return builtin.isMethod && builtin.name == name;
  });
}

std::vector<llvm::StringRef> namesOf(llvm::StringRef module,
                                     LanguageVersion version) {
  std::vector<llvm::StringRef> names;
  findRecord(version, [&](const Family &family, const Builtin &builtin) {
    if (builtin.isFunction && showsFamily(module, family.module))
      names.push_back(builtin.name);
    return false;
  });
  return names;
}

} // namespace kiln::triton
