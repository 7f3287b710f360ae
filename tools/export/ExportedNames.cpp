// Names in C.
#include "tools/export/ExportedNames.h"
#include "targets/gpu/GpuTarget.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

/// Words of C23 and C++23, and the names that exported functions give their own
/// parameters and variables.
static constexpr StringLiteral takenNames =
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch "
    "char char8_t char16_t char32_t class compl concept const consteval "
    "constexpr constinit const_cast continue co_await co_return co_yield "
    "decltype default delete do double dynamic_cast else enum explicit export "
    "extern false float for friend goto if inline int long mutable namespace "
    "new noexcept not not_eq nullptr operator or or_eq private protected "
    "public register reinterpret_cast requires restrict return short signed "
    "sizeof static static_assert static_cast struct switch template this "
    "thread_local throw true try typedef typeid typename typeof union unsigned "
    "using virtual void volatile wchar_t while xor xor_eq "
    "NULL arguments bad binaries code d driver errno extent facts_of grid "
    "launch linux main module nothing passed program unix variant variants";

static bool isTaken(StringRef name) {
  SmallVector<StringRef> words;
  takenNames.split(words, ' ');
  return is_contained(words, name) || name.starts_with("kiln_") ||
         name.starts_with("image_") || name.starts_with("passed_");
}

static bool isIdentifier(StringRef name) {
  return !name.empty() && !isDigit(name.front()) &&
         all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
}

bool isFunctionName(StringRef name) {
  return isIdentifier(name) && !isTaken(name) && !name.starts_with("_");
}

std::string nameInC(StringRef name) {
  // Names of tile IR may have any characters.
  std::string result;
  for (char c : name)
    result += isAlnum(c) || c == '_' ? c : '_';
  if (!isIdentifier(result) || result[0] == '_')
    result = "arg" + result;
  return isTaken(result) ? result + "_" : result;
}

std::string parameterInC(const ExportArgument &argument) {
  return argument.type + (argument.isPointer ? "" : " ") +
         nameInC(argument.name);
}

std::string parametersInC(const ExportedKernel &kernel) {
  std::string text;
  for (const ExportArgument &argument : kernel.arguments)
    text += ", " + parameterInC(argument);
  return text;
}

std::string targetNames(const ExportedKernel &kernel) {
  SmallVector<StringRef> names;
  for (const ExportBinary &binary : kernel.variants.back().binaries)
    names.push_back(binary.target->name());
  return join(names, ", ");
}

} // namespace kiln
