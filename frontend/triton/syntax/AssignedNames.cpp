//===- AssignedNames.cpp --------------------------------------------------===//

#include "frontend/triton/syntax/AssignedNames.h"
#include "llvm/ADT/StringSwitch.h"

namespace kiln::triton {

bool isChangingMethod(llvm::StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"append", "extend", "insert", "remove", "pop", "clear"}, true)
      .Cases({"sort", "reverse", "update", "setdefault", "popitem"}, true)
      .Cases({"add", "discard"}, true)
      .Default(false);
}

/// Those whose values change though nothing is assigned to them.
static void collectChanged(const ast::Node &node,
                           llvm::SetVector<llvm::StringRef> &names) {
  if (llvm::isa<ast::FunctionDef, ast::ClassDef, ast::Lambda>(node))
    return;
  const ast::Expression *object = nullptr;
  if (auto *element = llvm::dyn_cast<ast::Subscript>(&node))
    object = element->ctx == ast::ExprContext::Load ? nullptr : element->value;
  else if (auto *call = llvm::dyn_cast<ast::Call>(&node))
    if (auto *method = llvm::dyn_cast<ast::Attribute>(call->func);
        method && isChangingMethod(method->attr))
      object = method->value;
  if (auto *name = llvm::dyn_cast_or_null<ast::Name>(object))
    names.insert(name->id);
  ast::forEachChild(node,
                    [&](ast::Node &child) { collectChanged(child, names); });
}

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

llvm::SetVector<llvm::StringRef>
boundOrChangedNames(const ast::Statement *statement) {
  llvm::SetVector<llvm::StringRef> names = assignedNames(statement);
  collectChanged(*statement, names);
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
