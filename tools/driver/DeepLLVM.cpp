// LLVM IR that nests too deep.
#include "tools/driver/ReadLLVM.h"

#include "targets/support/Errors.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/TypeFinder.h"
#include <optional>

using namespace llvm;

namespace kiln {
namespace {

/// A level takes LLVM some hundred bytes of a stack of 8 MiB. Guess: a struct
/// of a C++ program is 20 deep.
constexpr unsigned kMostLevels = 1000;

/// Definitions that refer to each other, by number.
class References {
public:
  unsigned add() {
    targets.emplace_back();
    return targets.size() - 1;
  }
  void refer(unsigned from, unsigned to) { targets[from].push_back(to); }
  /// The first definition that begins a chain longer than that.
  std::optional<unsigned> tooDeep() const;

private:
  std::vector<SmallVector<unsigned, 2>> targets;
};

std::optional<unsigned> References::tooDeep() const {
  std::vector<unsigned> depth(targets.size()); // 0: not visited
  struct Step {
    unsigned at;
    size_t next = 0;
  };
  for (unsigned start = 0; start != targets.size(); ++start) {
    if (depth[start])
      continue;
    std::vector<Step> path{{start}};
    depth[start] = 1;
    while (!path.empty()) {
      Step &step = path.back();
      if (step.next != targets[step.at].size()) {
        unsigned to = targets[step.at][step.next++];
        if (!depth[to]) {
          depth[to] = 1;
          path.push_back({to});
        }
        continue;
      }
      unsigned at = step.at;
      // A cycle is LLVM's to refuse: what is not finished counts as one.
      for (unsigned to : targets[at])
        depth[at] = std::max(depth[at], depth[to] + 1);
      if (depth[at] > kMostLevels)
        return at;
      path.pop_back();
    }
  }
  return std::nullopt;
}

/// Walks the text once: brackets, and named types with the types they hold.
class Scanner {
public:
  explicit Scanner(StringRef text) : text(text) {}
  /// The line and what nests there, if something does.
  std::optional<std::pair<unsigned, StringRef>> run();

private:
  bool isNameChar(char c) const {
    return isAlnum(c) || c == '-' || c == '$' || c == '.' || c == '_';
  }
  void skipString();
  StringRef localName();
  void local();
  unsigned numberOf(StringRef name);

  StringRef text;
  size_t at = 0;
  unsigned line = 1, depth = 0;
  StringMap<unsigned> numbers;
  std::vector<unsigned> lines; ///< of each type's definition
  References references;
  std::optional<unsigned> defining;
};

/// Stands at a quote; ends after the other one.
void Scanner::skipString() {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    line += text[at] == '\n';
  ++at;
}

/// Stands at '%'; ends after the name.
StringRef Scanner::localName() {
  size_t start = ++at;
  if (at < text.size() && text[at] == '"')
    skipString();
  else
    while (at < text.size() && isNameChar(text[at]))
      ++at;
  return text.slice(start, at);
}

unsigned Scanner::numberOf(StringRef name) {
  auto [known, isNew] = numbers.try_emplace(name, lines.size());
  if (isNew) {
    lines.push_back(line);
    references.add();
  }
  return known->second;
}

/// A name: that of a type that is defined here, or one that it holds.
void Scanner::local() {
  StringRef name = localName();
  if (depth == 0) {
    StringRef rest = text.drop_front(std::min(at, text.size())).ltrim();
    if (!rest.consume_front("=") || !rest.ltrim().starts_with("type "))
      return;
    defining = numberOf(name);
    lines[*defining] = line;
  } else if (defining) {
    references.refer(*defining, numberOf(name));
  }
}

std::optional<std::pair<unsigned, StringRef>> Scanner::run() {
  while (at < text.size()) {
    char c = text[at];
    if (c == '"') {
      skipString();
      continue;
    }
    if (c == '%') {
      local();
      continue;
    }
    if (c == ';')
      while (at + 1 < text.size() && text[at + 1] != '\n')
        ++at;
    if (c == '\n') {
      ++line;
      if (depth == 0)
        defining.reset(); // "type opaque" has no bracket that ends it
    }
    if (StringRef("([{<").contains(c) && ++depth > kMostLevels)
      return std::pair(line, StringRef("brackets"));
    if (StringRef(")]}>").contains(c) && depth && --depth == 0)
      defining.reset();
    ++at;
  }
  if (std::optional<unsigned> type = references.tooDeep())
    return std::pair(lines[*type], StringRef("types"));
  return std::nullopt;
}

} // namespace

Error checkDepth(MemoryBufferRef text) {
  std::optional<std::pair<unsigned, StringRef>> found =
      Scanner(text.getBuffer()).run();
  if (!found)
    return Error::success();
  return failure(text.getBufferIdentifier(), ":", found->first, ": ",
                 found->second, " nest deeper than ", kMostLevels,
                 " levels, for which LLVM has no stack; give a module without "
                 "them");
}

/// The types that a module lays out in memory.
static SmallVector<const Type *> typesOf(const Module &module) {
  TypeFinder finder;
  finder.run(module, /*onlyNamed=*/false);
  SmallVector<const Type *> types(finder.begin(), finder.end());
  for (const GlobalVariable &global : module.globals())
    types.push_back(global.getValueType());
  for (const Function &function : module)
    for (const Instruction &instr : instructions(function)) {
      types.push_back(instr.getType());
      if (auto *variable = dyn_cast<AllocaInst>(&instr))
        types.push_back(variable->getAllocatedType());
      if (auto *address = dyn_cast<GetElementPtrInst>(&instr))
        types.push_back(address->getSourceElementType());
    }
  return types;
}

Error checkDepth(const Module &module) {
  References references;
  DenseMap<const Type *, unsigned> numbers;
  SmallVector<const Type *> left;
  auto numberOf = [&](const Type *type) {
    auto [known, isNew] = numbers.try_emplace(type, numbers.size());
    if (isNew) {
      references.add();
      left.push_back(type);
    }
    return known->second;
  };
  for (const Type *type : typesOf(module))
    numberOf(type);
  while (!left.empty()) {
    const Type *type = left.pop_back_val();
    for (const Type *held : type->subtypes())
      references.refer(numbers.at(type), numberOf(held));
  }
  if (!references.tooDeep())
    return Error::success();
  return failure("types nest deeper than ", kMostLevels,
                 " levels, for which LLVM has no stack; give a module without "
                 "them");
}

} // namespace kiln
