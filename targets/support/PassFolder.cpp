//===- PassFolder.cpp - the IR after each pass, a file each ---------------===//
#include "targets/support/PassFolder.h"
#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

Expected<PassFolder> PassFolder::create(StringRef path) {
  if (Error failed = makeFolder(path))
    return std::move(failed);
  std::error_code error;
  sys::fs::directory_iterator first(path, error);
  if (error)
    return failure("cannot read the folder '", path, "': ", error.message());
  if (first != sys::fs::directory_iterator())
    return failure("the folder '", path,
                   "' has files in it; name a new folder or an empty one");
  return PassFolder(path);
}

void PassFolder::write(StringRef pass, StringRef suffix, StringRef text) {
  if (!problem.empty() || text == last)
    return;
  last = text.str();
  // Passes that have no name of their own are called by their class, which may
  // be a template's; kernels may have any name, of any length.
  constexpr size_t most = 200; // a file system takes 255
  std::string name = pass.take_front(most).str();
  for (char &letter : name)
    if (!isAlnum(letter) && !StringRef("-_.").contains(letter))
      letter = '_';
  SmallString<128> file(path);
  std::string number;
  raw_string_ostream(number) << format("%03u.", written++);
  sys::path::append(file, number + name + "." + suffix);
  if (Error error = writeFile(file, text))
    problem = toString(std::move(error));
}

Error PassFolder::error() const {
  return problem.empty() ? Error::success() : failure(problem);
}

} // namespace kiln
