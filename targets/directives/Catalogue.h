// All orders there are. Strategies, policies and rematerialization passes join
// by a static object in their own file.
#ifndef KILN_TARGETS_DIRECTIVES_CATALOGUE_H
#define KILN_TARGETS_DIRECTIVES_CATALOGUE_H

#include "targets/directives/OrderInfo.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln {

/// The catalogue, sorted by name.
llvm::ArrayRef<const OrderInfo *> strategies();
llvm::ArrayRef<const OrderInfo *> policies();
llvm::ArrayRef<const OrderInfo *> remats();
/// Called by the static objects of the plug-in files; `info` lives as long as
/// the program.
void registerStrategy(const OrderInfo *info);
void registerPolicy(const OrderInfo *info);
void registerRemat(const OrderInfo *info);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_CATALOGUE_H
