// Where a long command is, on standard error: nothing for the first two
// seconds; then on a terminal one line that is written over, elsewhere a line
// now and then.
#ifndef KILN_TOOLS_CLI_PROGRESS_H
#define KILN_TOOLS_CLI_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include <chrono>

namespace kiln {

class Progress {
public:
  Progress();
  ~Progress() { clear(); }
  /// Says where the work is; cheap enough to call often.
  void show(llvm::StringRef line);
  /// Removes the line from the terminal, before other output.
  void clear();

private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point next;
  bool terminal, shown = false;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_PROGRESS_H
