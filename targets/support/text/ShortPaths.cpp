#include "targets/support/text/ShortPaths.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace kiln {

static std::string currentFolder() {
  SmallString<128> folder;
  // Without a current folder every path stays whole.
  return sys::fs::current_path(folder) ? "" : folder.str().str();
}

/// What of `path` follows "`here`/"; empty: it lies elsewhere.
static StringRef below(StringRef path, StringRef here) {
  return !here.empty() && path.consume_front(here) && path.consume_front("/")
             ? path
             : "";
}

/// Calls `visit` with the last parts of a path, the shortest first, until that
/// says it has found what it wants.
template <typename Visit> static void lastParts(StringRef path, Visit visit) {
  size_t end = path.size();
  while (end != StringRef::npos && end) {
    end = path.rfind('/', end - 1);
    if (end == StringRef::npos || visit(path.drop_front(end + 1)))
      return;
  }
}

ShortPaths::ShortPaths(StringRef currentFolder) : here(currentFolder) {}
ShortPaths::ShortPaths() : ShortPaths(currentFolder()) {}

void ShortPaths::add(StringRef path) {
  if (path.empty() || !paths.try_emplace(path, 0).second)
    return;
  lastParts(path, [&](StringRef part) {
    ++endings[part];
    return false;
  });
  // A path that a row shows must not be taken for another's last part.
  ++endings[path.starts_with("/") ? below(path, here) : path];
}

std::string ShortPaths::of(StringRef path) const {
  if (StringRef inside = below(path, here); !inside.empty())
    return inside.str();
  StringRef result = path;
  if (path.starts_with("/"))
    lastParts(path, [&](StringRef part) {
      if (part.empty() || endings.lookup(part) > 1)
        return false;
      result = part;
      return true;
    });
  return result.str();
}

std::string pathFromHere(StringRef path) {
  StringRef inside = below(path, currentFolder());
  return inside.empty() ? path.str() : inside.str();
}

} // namespace kiln
