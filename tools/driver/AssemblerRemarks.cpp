#include "tools/driver/AssemblerRemarks.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace kiln {

/// The source line that a line of PTX was written for: the last `.loc` up to
/// it, whose file a `.file` names. Empty: none is known.
static std::string sourceOf(StringRef ptx, unsigned line) {
  SmallVector<StringRef, 0> lines;
  ptx.split(lines, '\n');
  static const Regex loc("^[ \t]*\\.loc[ \t]+([0-9]+) ([0-9]+) ([0-9]+)"),
      file("^[ \t]*\\.file[ \t]+([0-9]+) \"([^\"]*)\"");
  SmallVector<StringRef> at, match;
  for (StringRef text : ArrayRef(lines).take_front(line))
    if (loc.match(text, &match))
      at = match;
  if (at.empty())
    return "";
  for (StringRef text : lines) // they stand at the end
    if (file.match(text, &match) && match[1] == at[1])
      return (match[2] + ":" + at[2] + ":" + at[3]).str();
  return "";
}

std::vector<CodeGenRemark> assemblerRemarks(StringRef log, StringRef ptx) {
  static const Regex said(
      "\\((C75(09|1[0-9]|20))\\) (.*) in (the )?function '([^']*)'"),
      lineNumber("around line ([0-9]+)");
  std::vector<CodeGenRemark> remarks;
  StringMap<std::string> firstLocation;
  SmallVector<StringRef, 0> lines;
  log.split(lines, '\n');
  for (StringRef line : lines) {
    SmallVector<StringRef> match, number;
    if (!said.match(line, &match))
      continue;
    CodeGenRemark remark{kAssemblerPass.str(),
                         match[1].str(),
                         match[5].str(),
                         "",
                         (match[1] + ": " + match[3]).str(),
                         {}};
    unsigned at = 0;
    if (lineNumber.match(match[3], &number) && to_integer(number[1], at))
      remark.location = sourceOf(ptx, at);
    if (!remark.location.empty())
      firstLocation.try_emplace(remark.function, remark.location);
    remarks.push_back(std::move(remark));
  }
  for (CodeGenRemark &remark : remarks) {
    if (remark.location.empty())
      remark.location = firstLocation.lookup(remark.function);
    if (!remark.location.empty())
      remark.message += " (" + remark.location + ")";
  }
  return remarks;
}

const CodeGenRemark *findSerialized(ArrayRef<CodeGenRemark> remarks,
                                    StringRef kernel) {
  const auto *found = find_if(remarks, [&](const CodeGenRemark &remark) {
    return remark.pass == kAssemblerPass && remark.function == kernel &&
           StringRef(remark.message).contains("serialized");
  });
  return found == remarks.end() ? nullptr : found;
}

} // namespace kiln
