// Progress on standard error.
#include "tools/cli/Progress.h"

#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

Progress::Progress()
    : next(Clock::now() + std::chrono::seconds(2)),
      terminal(sys::Process::StandardErrIsDisplayed()) {}

void Progress::show(StringRef line) {
  if (Clock::now() < next)
    return;
  // Often enough to be seen moving; in a log, rarely enough to be read (guess).
  next = Clock::now() + (terminal ? std::chrono::milliseconds(200)
                                  : std::chrono::milliseconds(10'000));
  if (!terminal) {
    errs() << line << '\n';
    return;
  }
  // Carriage return, and "erase to the end of the line" of ECMA-48.
  errs() << '\r' << line << "\x1b[K";
  shown = true;
}

void Progress::clear() {
  if (shown)
    errs() << "\r\x1b[K";
  shown = false;
}

} // namespace kiln
