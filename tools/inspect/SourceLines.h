// Which line of the source each instruction comes from: DWARF's line table, as
// ptxas (-lineinfo) and LLVM write it.
#ifndef KILN_TOOLS_INSPECT_SOURCELINES_H
#define KILN_TOOLS_INSPECT_SOURCELINES_H

#include "targets/object/Resources.h"

namespace kiln {

class SourceLines {
public:
  struct Location {
    /// In files().
    unsigned file;
    /// From 1 on; a column of 0 is unknown.
    unsigned line, column;
    bool operator==(const Location &) const = default;
  };

  /// Of one kernel in the ELF file it was read from. Empty where the file has
  /// no lines.
  static SourceLines read(llvm::MemoryBufferRef elf,
                          const KernelResources &kernel);

  /// Where the instruction at this many bytes from the kernel's begin on comes
  /// from; null: no line of the source.
  const Location *at(uint64_t address) const;
  bool empty() const { return rows.empty(); }
  /// Paths, as the compiler was given them.
  llvm::ArrayRef<std::string> files() const { return names; }
  /// What is wrong with the line table; empty: nothing.
  const std::string &problem() const { return complaint; }

private:
  struct Row {
    uint64_t address;
    /// After the end of a stretch of code, no line follows.
    bool isEnd;
    Location location;
  };
  unsigned fileNamed(std::string name);

  /// By address.
  std::vector<Row> rows;
  std::vector<std::string> names;
  std::string complaint;
};

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_SOURCELINES_H
