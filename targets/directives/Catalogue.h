// The catalogue of directives. Strategies, policies and rematerialization
// passes register by a static object in their own file.
#ifndef KILN_TARGETS_DIRECTIVES_CATALOGUE_H
#define KILN_TARGETS_DIRECTIVES_CATALOGUE_H

#include "targets/directives/DirectiveInfo.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln {

/// The catalogue, sorted by name.
llvm::ArrayRef<const DirectiveInfo *> strategies();
llvm::ArrayRef<const DirectiveInfo *> policies();
llvm::ArrayRef<const DirectiveInfo *> remats();
/// Called by the static objects of the plug-in files; `info` lives as long as
/// the program. A name that is taken ends the program with a message that names
/// it; strategies and policies share one list of names.
void registerStrategy(const DirectiveInfo *info);
void registerPolicy(const DirectiveInfo *info);
void registerRemat(const DirectiveInfo *info);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_CATALOGUE_H
