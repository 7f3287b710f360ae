// Paths for a row of a table that people read.
#ifndef KILN_TARGETS_SUPPORT_TEXT_SHORTPATHS_H
#define KILN_TARGETS_SUPPORT_TEXT_SHORTPATHS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// Short forms of the paths of one report: of what lies under the current
/// folder the path from there, of other absolute paths the shortest last part
/// that no other path of the report ends with. The rest stays as it is.
class ShortPaths {
public:
  explicit ShortPaths(llvm::StringRef currentFolder);
  /// With the process's current folder.
  ShortPaths();
  /// Every path of the report, before the first is asked for.
  void add(llvm::StringRef path);
  std::string of(llvm::StringRef path) const;

private:
  std::string here;
  /// Paths, and how many of them end with a last part.
  llvm::StringMap<unsigned> paths, endings;
};

/// The path from the current folder of what lies under it.
std::string pathFromHere(llvm::StringRef path);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_TEXT_SHORTPATHS_H
