//===- Modules.cpp --------------------------------------------------------===//

#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/evaluate/AssignedNames.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/HostModules.h"
#include "frontend/triton/evaluate/LanguageModules.h"
#include "frontend/triton/library/Library.h"
#include "frontend/triton/syntax/Parse.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace kiln::triton {

ProgramModule::ProgramModule(Compilation &compilation, std::string name,
                             bool isPackage,
                             std::unique_ptr<llvm::MemoryBuffer> buffer)
    : compilation(compilation), dotted(std::move(name)), isPackage(isPackage),
      source(std::move(buffer)) {
  tree = parseModule(source, arena, compilation.reports());
  if (!tree)
    return;
  for (const ast::Statement *statement : tree->body) {
    auto *import = llvm::dyn_cast<ast::ImportFrom>(statement);
    if (import && import->names.front()->name == "*") {
      starImports.push_back(import);
      continue;
    }
    for (llvm::StringRef bound : assignedNames(statement))
      bindings[bound].push_back(statement);
  }
}

std::string ProgramModule::absoluteName(llvm::StringRef module,
                                        unsigned level) const {
  if (level == 0)
    return module.str();
  // One dot is the package in which the file stands, or which it is.
  llvm::StringRef base = dotted;
  for (unsigned up = isPackage ? 1 : 0; up != level; ++up)
    base = base.contains('.') ? base.rsplit('.').first : llvm::StringRef();
  if (module.empty())
    return base.str();
  return base.empty() ? module.str() : (base + "." + module).str();
}

const Value *ProgramModule::lookup(llvm::StringRef name) {
  auto [entry, isNew] = known.try_emplace(name, nullptr);
  if (!isNew) {
    if (!entry->second)
      entry->second = compilation.values.make<UnknownValue>(
          "'" + name.str() + "' is defined by itself");
    return entry->second;
  }
  const Value *value = nullptr;
  if (auto found = bindings.find(name); found != bindings.end()) {
    HostBody host(compilation, *this);
    for (const ast::Statement *statement : found->second)
      host.bind(statement, name);
    if (auto bound = host.names.find(name); bound != host.names.end())
      value = bound->second;
  } else {
    Modules &modules = compilation.modules();
    for (const ast::ImportFrom *import : starImports) {
      auto *from = modules.value(absoluteName(import->module, import->level));
      const Value *member = modules.attribute(from, name);
      // A module of the host has every name, but is asked last.
      if (member && (!value || !llvm::isa<UnknownValue>(member)))
        value = member;
    }
  }
  if (value)
    known[name] = value;
  else
    known.erase(name);
  return value;
}

std::vector<llvm::StringRef> ProgramModule::names() const {
  std::vector<llvm::StringRef> names;
  for (const auto &binding : bindings)
    names.push_back(binding.first());
  return names;
}

const ast::Expression *ProgramModule::onlyValue() const {
  auto *assignment = llvm::dyn_cast<ast::Assign>(tree->body.front());
  return assignment && tree->body.size() == 1 ? assignment->value : nullptr;
}

static void collect(llvm::ArrayRef<ast::Statement *> statements,
                    std::vector<const ast::FunctionDef *> &functions) {
  for (const ast::Statement *statement : statements) {
    if (auto *function = llvm::dyn_cast<ast::FunctionDef>(statement))
      functions.push_back(function);
    if (auto *branch = llvm::dyn_cast<ast::If>(statement)) {
      collect(branch->body, functions);
      collect(branch->orelse, functions);
    }
    if (auto *attempt = llvm::dyn_cast<ast::Try>(statement)) {
      collect(attempt->body, functions);
      for (const ast::ExceptHandler *handler : attempt->handlers)
        collect(handler->body, functions);
      collect(attempt->orelse, functions);
    }
  }
}

std::vector<const ast::FunctionDef *> ProgramModule::functions() const {
  std::vector<const ast::FunctionDef *> functions;
  collect(tree->body, functions);
  return functions;
}

ProgramModule *Modules::load(std::string dottedName, bool isPackage,
                             std::unique_ptr<llvm::MemoryBuffer> buffer) {
  auto &file = files[dottedName];
  file = std::make_unique<ProgramModule>(compilation, dottedName, isPackage,
                                         std::move(buffer));
  return file->isParsed() ? file.get() : nullptr;
}

ProgramModule *Modules::loadMain(std::unique_ptr<llvm::MemoryBuffer> buffer) {
  // The file's folders that are packages are part of its name.
  llvm::SmallString<128> path(buffer->getBufferIdentifier());
  llvm::sys::fs::make_absolute(path);
  std::string name = llvm::sys::path::stem(path).str();
  bool isPackage = name == "__init__";
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  if (isPackage) {
    name = llvm::sys::path::filename(folder).str();
    folder = llvm::sys::path::parent_path(folder);
  }
  while (!folder.empty()) {
    llvm::SmallString<128> marker(folder);
    llvm::sys::path::append(marker, "__init__.py");
    if (!llvm::sys::fs::exists(marker))
      break;
    name = llvm::sys::path::filename(folder).str() + "." + name;
    folder = llvm::sys::path::parent_path(folder);
  }
  searchPath.insert(searchPath.begin(), folder.str());
  return load(std::move(name), isPackage, std::move(buffer));
}

ProgramModule *Modules::loadText(std::unique_ptr<llvm::MemoryBuffer> buffer) {
  auto &text = texts.emplace_back(std::make_unique<ProgramModule>(
      compilation, "", /*isPackage=*/false, std::move(buffer)));
  return text->isParsed() ? text.get() : nullptr;
}

const Value *Modules::library(llvm::StringRef name) {
  const LibraryFunction *function =
      lookupLibraryFunction(name, compilation.options.version);
  return function ? libraryModule(function->module)->lookup(name) : nullptr;
}

ProgramModule *Modules::libraryModule(llvm::StringRef name) {
  if (auto found = files.find(name); found != files.end())
    return found->second.get();
  const LibraryModule *module = lookupLibraryModule(name);
  return load(name.str(), /*isPackage=*/false,
              llvm::MemoryBuffer::getMemBuffer(module->text, module->file));
}

const Value *Modules::libraryMember(llvm::StringRef module,
                                    llvm::StringRef name) {
  if (!lookupLibraryModule(module))
    return nullptr;
  // What such a module imports is no part of it for others.
  const Value *value = libraryModule(module)->lookup(name);
  return value && !llvm::isa<ModuleValue>(value) ? value : nullptr;
}

ProgramModule *Modules::import(llvm::StringRef dottedName) {
  if (auto found = files.find(dottedName); found != files.end())
    return found->second && found->second->isParsed() ? found->second.get()
                                                      : nullptr;
  std::string relative = dottedName.str();
  std::replace(relative.begin(), relative.end(), '.', '/');
  for (const std::string &folder : searchPath)
    for (bool isPackage : {true, false}) {
      llvm::SmallString<128> path(folder);
      llvm::sys::path::append(path,
                              relative + (isPackage ? "/__init__.py" : ".py"));
      auto buffer = llvm::MemoryBuffer::getFile(path);
      if (buffer)
        return load(dottedName.str(), isPackage, std::move(*buffer));
    }
  files[dottedName] = nullptr;
  return nullptr;
}

const ModuleValue *Modules::value(llvm::StringRef dottedName) {
  const ModuleValue *&value = values[dottedName];
  if (!value)
    value = compilation.values.make<ModuleValue>(dottedName.str());
  return value;
}

const Value *Modules::attribute(const ModuleValue *module,
                                llvm::StringRef name) {
  if (isHostModule(module->name + "." + name.str()) &&
      isLanguageModule(module->name))
    return value(module->name + "." + name.str());
  if (isLanguageModule(module->name))
    return languageAttribute(compilation, module->name, name);
  std::string inside = module->name + "." + name.str();
  if (isLanguageModule(inside))
    return value(inside);
  if (isHostModule(module->name))
    return hostAttribute(compilation, module->name, name);
  ProgramModule *file = import(module->name);
  if (file)
    if (const Value *found = file->lookup(name))
      return found;
  // A module inside the package.
  if (import(inside))
    return value(inside);
  if (file)
    return nullptr;
  return compilation.values.make<UnknownValue>("'" + inside +
                                               "' is known on the host alone");
}

std::vector<llvm::StringRef> Modules::names(const ModuleValue *module) {
  if (isLanguageModule(module->name))
    return languageNames(compilation, module->name);
  ProgramModule *file = import(module->name);
  return file ? file->names() : std::vector<llvm::StringRef>();
}

} // namespace kiln::triton
