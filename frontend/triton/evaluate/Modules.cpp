//===- Modules.cpp --------------------------------------------------------===//

#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/library/Library.h"
#include "frontend/triton/syntax/AssignedNames.h"
#include "frontend/triton/syntax/Parse.h"
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
    for (llvm::StringRef bound : boundOrChangedNames(statement))
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
    for (const ast::Statement *statement : found->second) {
      host.bind(statement, name);
      if (auto bound = host.names.find(name); bound != host.names.end())
        value = bound->second;
      // What the next statement computes may need what the name is so far:
      // `if not HAVE_TRITON: triton = ...`.
      known[name] = value;
    }
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

/// Whether a folder is a package with a file of its own.
static bool isMarked(llvm::vfs::FileSystem &disk, llvm::StringRef folder) {
  llvm::SmallString<128> marker(folder);
  llvm::sys::path::append(marker, "__init__.py");
  return disk.exists(marker);
}

/// How many folders from this one up, the folder itself included, belong to
/// the package of the next marked one, 0 where none does. In a package Python
/// takes folders without a file, too; more than two of them are none.
static unsigned stepsToPackage(llvm::vfs::FileSystem &disk,
                               llvm::StringRef folder) {
  for (unsigned steps = 1; steps != 4 && !folder.empty(); ++steps) {
    if (isMarked(disk, folder))
      return steps;
    folder = llvm::sys::path::parent_path(folder);
  }
  return 0;
}

ProgramModule *Modules::loadMain(std::unique_ptr<llvm::MemoryBuffer> buffer) {
  // The file's folders that are packages are part of its name.
  llvm::SmallString<128> path(buffer->getBufferIdentifier());
  // Where there is no folder to be in, the name is all.
  disk->makeAbsolute(path);
  std::string name = llvm::sys::path::stem(path).str();
  bool isPackage = name == "__init__";
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  if (isPackage) {
    name = llvm::sys::path::filename(folder).str();
    folder = llvm::sys::path::parent_path(folder);
  }
  llvm::StringRef besideIt = folder;
  while (unsigned steps = stepsToPackage(*disk, folder))
    for (unsigned step = 0; step != steps; ++step) {
      name = llvm::sys::path::filename(folder).str() + "." + name;
      folder = llvm::sys::path::parent_path(folder);
    }
  searchPath.insert(searchPath.begin(), folder.str());
  // As where the file is run itself.
  if (folder != besideIt && !isMarked(*disk, besideIt))
    searchPath.insert(searchPath.begin() + 1, besideIt.str());
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

bool Modules::isLibrary(const SourceFile &file) const {
  return llvm::any_of(files, [&](const auto &entry) {
    return entry.second && &entry.second->file() == &file &&
           lookupLibraryModule(entry.first());
  });
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
  for (const LibraryModule &part : libraryModules()) {
    if (part.name != module && part.partOf != module)
      continue;
    // What such a module imports is no part of it for others.
    const Value *value = libraryModule(part.name)->lookup(name);
    if (value && !llvm::isa<ModuleValue>(value))
      return value;
  }
  return nullptr;
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
      auto buffer = disk->getBufferForFile(path);
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

std::optional<std::string>
Modules::installedVersion(llvm::StringRef distribution) {
  // As wheels spell names: "flash-linear-attention" is flash_linear_attention.
  auto normal = [](llvm::StringRef name) {
    std::string result = name.lower();
    for (char &character : result)
      character = character == '-' || character == '.' ? '_' : character;
    return result;
  };
  for (const std::string &folder : searchPath) {
    std::error_code error;
    for (llvm::vfs::directory_iterator entry = disk->dir_begin(folder, error),
                                       end;
         entry != end && !error; entry.increment(error)) {
      llvm::StringRef name = llvm::sys::path::filename(entry->path());
      auto [package, version] = name.split('-');
      if (version.consume_back(".dist-info") &&
          normal(package) == normal(distribution))
        return version.str();
    }
  }
  return std::nullopt;
}

const Value *Modules::named(const ModuleValue *module, bool wantsFile) {
  auto text = [&](llvm::StringRef text) {
    return compilation.values.make<StringValue>(text.str());
  };
  if (!wantsFile)
    return text(module->name);
  // Where the language and the host's modules are nobody asks.
  if (isLanguageModule(module->name) || isHostModule(module->name))
    return text("<" + module->name + ">");
  if (ProgramModule *file = import(module->name))
    return text(file->file().getName());
  return compilation.values.make<UnknownValue>("the file of '" + module->name +
                                               "' is known on the host alone");
}

// Half of the names in a kernel are of `tl`, the same ones again and again.
const Value *Modules::attribute(const ModuleValue *module,
                                llvm::StringRef name) {
  if (auto known = ofLanguage.find(module); known != ofLanguage.end())
    if (const Value *value = known->second.lookup(name))
      return value;
  const Value *found = find(module, name);
  if (found && isLanguageModule(module->name))
    ofLanguage[module][name] = found;
  return found;
}

const Value *Modules::find(const ModuleValue *module, llvm::StringRef name) {
  if (name == "__name__" || name == "__file__")
    return named(module, name == "__file__");
  std::string inside = module->name + "." + name.str();
  if (const Value *known = hostFunction(compilation, module->name, name))
    return known;
  if (isLanguageModule(module->name))
    return isHostModule(inside)
               ? value(inside)
               : languageAttribute(compilation, module->name, name);
  if (isLanguageModule(inside))
    return value(inside);
  if (isHostModule(module->name))
    return hostAttribute(compilation, module->name, name);
  if (holdsHostFunctions(inside))
    return value(inside);
  ProgramModule *file = import(module->name);
  if (file)
    if (const Value *found = file->lookup(name))
      return found;
  // A module inside the package.
  if (import(inside))
    return value(inside);
  if (file)
    return nullptr;
  return compilation.values.make<UnknownValue>(
      "'" + inside + "' is known on the host alone: no file of module '" +
      module->name + "' is found (--python-path adds a folder)");
}

std::vector<llvm::StringRef> Modules::names(const ModuleValue *module) {
  if (isLanguageModule(module->name))
    return languageNames(compilation, module->name);
  ProgramModule *file = import(module->name);
  return file ? file->names() : std::vector<llvm::StringRef>();
}

} // namespace kiln::triton
