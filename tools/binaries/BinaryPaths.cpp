#include "tools/binaries/BinaryPaths.h"
#include "tools/binaries/CodeObjectUri.h"

#include "targets/support/Errors.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

/// How names of machine code end. Not those of assembly: in Triton's cache it
/// lies beside what was made of it.
static constexpr StringLiteral kSuffixes[] = {".cubin", ".hsaco", ".fatbin",
                                              ".hipfb", ".co"};

/// Calls take(path) for each file in a folder and its folders.
template <typename Take> static Error forEachFile(StringRef folder, Take take) {
  std::error_code code;
  for (sys::fs::recursive_directory_iterator
           file(folder, code, /*follow_symlinks=*/false),
       end;
       file != end && !code; file.increment(code))
    if (file->type() == sys::fs::file_type::regular_file ||
        file->type() == sys::fs::file_type::symlink_file)
      take(StringRef(file->path()));
  if (code)
    return failure("cannot read '", folder, "': ", code.message());
  return Error::success();
}

static Expected<std::vector<std::string>> filesIn(StringRef folder) {
  std::vector<std::string> found;
  if (Error error = forEachFile(folder, [&](StringRef path) {
        if (any_of(kSuffixes,
                   [&](StringRef suffix) { return path.ends_with(suffix); }))
          found.push_back(path.str());
      }))
    return std::move(error);
  if (found.empty())
    return failure("'", folder, "' has no machine code in it: no file ends in ",
                   join(ArrayRef(kSuffixes), ", "));
  return found;
}

static Expected<std::vector<std::string>> matching(StringRef path) {
  constexpr size_t mostAlternatives = 1024; // of braces; a guess
  Expected<GlobPattern> pattern = GlobPattern::create(path, mostAlternatives);
  if (!pattern)
    return failure("'", path,
                   "' is no pattern: ", toString(pattern.takeError()));
  // What is before the first wildcard names the folder to look in.
  StringRef folder =
      sys::path::parent_path(path.take_front(path.find_first_of("*?[{")));
  std::vector<std::string> found;
  if (Error error =
          forEachFile(folder.empty() ? "." : folder, [&](StringRef name) {
            if (folder.empty())
              name.consume_front("./");
            // LLVM's '*' goes beyond a folder's end, a shell's does not.
            if (name.count('/') == path.count('/') && pattern->match(name))
              found.push_back(name.str());
          }))
    return std::move(error);
  if (found.empty())
    return failure("no file matches '", path, "'");
  return found;
}

Expected<std::vector<std::string>> filesAt(StringRef path) {
  // A URI has a '?' now and then.
  bool exists = path == "-" || isCodeObjectUri(path) || sys::fs::exists(path);
  if (exists && !sys::fs::is_directory(path))
    return std::vector<std::string>{path.str()};
  bool isPattern = !exists && path.find_first_of("*?[{") != StringRef::npos;
  if (!exists && !isPattern)
    return std::vector<std::string>{path.str()}; // who opens it says what it is
  Expected<std::vector<std::string>> found =
      isPattern ? matching(path) : filesIn(path);
  if (found)
    llvm::sort(*found);
  return found;
}

} // namespace kiln
