#include "tools/cli/PythonCommandLine.h"

#include "targets/support/Errors.h"
#include "tools/driver/Compile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace kiln {

PythonCommandLine::PythonCommandLine(Command &command)
    : signature(
          "signature", cl::sub(command), cl::value_desc("TYPE:FACT, ..."),
          cl::desc("Python: the types of the kernel's parameters, in their "
                   "sequence, as Triton's ahead-of-time compiler takes them: "
                   "'*fp16:16, i32:16, i32', with or without the constants "
                   "(1024) among them. Tile IR: what the kernel may assume of "
                   "its arguments, such as '*fp16:16, i32:8, i32:1' (default: "
                   "what the kernel says)")),
      defines("D", cl::Prefix, cl::sub(command), cl::value_desc("NAME=VALUE"),
              cl::desc("Python: the value of a constexpr parameter, an "
                       "expression of Python")),
      folders("python-path", cl::sub(command), cl::value_desc("FOLDER"),
              cl::desc("Python: a folder in which imports are looked for, "
                       "after that of the file; may be given again")) {}

static bool isPythonName(StringRef name) {
  return !name.empty() && !isDigit(name.front()) &&
         all_of(name, [](unsigned char c) {
           return isAlnum(c) || c == '_' || c >= 0x80;
         });
}

Expected<PythonOptions>
PythonCommandLine::options(const CompileOptions &rest) const {
  PythonOptions options;
  options.follow(rest);
  options.signature = signature;
  for (StringRef define : defines) {
    auto [name, value] = define.split('=');
    if (!define.contains('=') || !isPythonName(name.trim()) ||
        value.trim().empty())
      return failure("-D: expected NAME=VALUE, such as BLOCK=128, found '",
                     define, "'");
    options.constants.emplace_back(name.trim().str(), value.str());
  }
  for (const std::string &folder : folders) {
    if (!sys::fs::is_directory(folder))
      return failure("--python-path: '", folder, "' is no folder");
    options.searchPath.push_back(folder);
  }
  return options;
}

Error PythonCommandLine::refuseAll() const {
  if (hasSignature())
    return failure("--signature: the input is no Python; a case says the types "
                   "of its arguments, and tile IR those of its parameters");
  return refuse();
}

Error PythonCommandLine::refuse() const {
  StringRef given = !defines.empty()   ? "-D"
                    : !folders.empty() ? "--python-path"
                                       : "";
  if (given.empty())
    return Error::success();
  return failure(given, ": the input is no Python, whose kernels alone have "
                        "constants and imports");
}

} // namespace kiln
