//===- AssignedNames.cpp --------------------------------------------------===//

#include "frontend/triton/evaluate/AssignedNames.h"

namespace kiln::triton {

static void collect(const ast::Node &node,
                    llvm::SetVector<llvm::StringRef> &names) {
  if (auto *name = llvm::dyn_cast<ast::Name>(&node)) {
    if (name->ctx == ast::ExprContext::Store)
      names.insert(name->id);
    return;
  }
  if (auto *function = llvm::dyn_cast<ast::FunctionDef>(&node)) {
    names.insert(function->name);
    return;
  }
  if (auto *type = llvm::dyn_cast<ast::ClassDef>(&node)) {
    names.insert(type->name);
    return;
  }
  if (llvm::isa<ast::Lambda>(node))
    return;
  auto import = [&](llvm::ArrayRef<ast::Alias *> aliases) {
    for (const ast::Alias *alias : aliases)
      // `import a.b` binds a.
      names.insert(alias->asname.empty() ? alias->name.split('.').first
                                         : alias->asname);
  };
  if (auto *statement = llvm::dyn_cast<ast::Import>(&node))
    return import(statement->names);
  if (auto *statement = llvm::dyn_cast<ast::ImportFrom>(&node))
    return import(statement->names);
  ast::forEachChild(node, [&](ast::Node &child) { collect(child, names); });
}

llvm::SetVector<llvm::StringRef>
assignedNames(llvm::ArrayRef<ast::Statement *> statements) {
  llvm::SetVector<llvm::StringRef> names;
  for (const ast::Statement *statement : statements)
    collect(*statement, names);
  return names;
}

llvm::SetVector<llvm::StringRef>
assignedNames(const ast::Statement *statement) {
  llvm::SetVector<llvm::StringRef> names;
  collect(*statement, names);
  return names;
}

bool containsReturn(llvm::ArrayRef<ast::Statement *> statements) {
  bool found = false;
  for (const ast::Statement *statement : statements) {
    if (llvm::isa<ast::Return>(statement))
      return true;
    if (llvm::isa<ast::FunctionDef, ast::ClassDef>(statement))
      continue;
    ast::forEachChild(*statement, [&](ast::Node &child) {
      if (auto *inner = llvm::dyn_cast<ast::Statement>(&child)) {
        ast::Statement *list[] = {inner};
        found |= containsReturn(list);
      }
    });
  }
  return found;
}

} // namespace kiln::triton
