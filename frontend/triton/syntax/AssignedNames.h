//===- AssignedNames.h - which names statements assign --------------------===//

#ifndef KILN_FRONTEND_TRITON_SYNTAX_ASSIGNEDNAMES_H
#define KILN_FRONTEND_TRITON_SYNTAX_ASSIGNEDNAMES_H

#include "frontend/triton/syntax/Tree.h"
#include "llvm/ADT/SetVector.h"

namespace kiln::triton {

/// The names that the statements bind, those in them included, in order; what
/// functions and classes in them bind inside is their own.
llvm::SetVector<llvm::StringRef>
assignedNames(llvm::ArrayRef<ast::Statement *> statements);

/// The same of one statement.
llvm::SetVector<llvm::StringRef> assignedNames(const ast::Statement *statement);

/// Whether a method of that name changes the list or the dictionary it is of.
bool isChangingMethod(llvm::StringRef name);

/// The names that a statement binds, and those whose lists and dictionaries it
/// changes: `a.append(b)`, `a[b] = c`.
llvm::SetVector<llvm::StringRef>
boundOrChangedNames(const ast::Statement *statement);

/// Whether a statement returns from the function in which it stands, by the
/// text alone.
bool containsReturn(llvm::ArrayRef<ast::Statement *> statements);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_SYNTAX_ASSIGNEDNAMES_H
