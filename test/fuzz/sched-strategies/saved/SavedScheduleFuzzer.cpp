// Saved schedules: any bytes give a schedule or an error, and what a schedule
// prints is read back as the same schedule.
#include "sched-strategies/saved/SavedSchedule.h"
#include "llvm/Support/ErrorHandling.h"

using namespace kiln;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  llvm::Expected<SavedSchedule> schedule =
      parseSavedSchedule(text, "fuzz.sched", "one");
  if (!schedule) {
    llvm::consumeError(schedule.takeError());
    return 0;
  }
  std::string printed = printSchedule(*schedule);
  llvm::Expected<SavedSchedule> again =
      parseSavedSchedule(printed, "printed.sched", "one");
  if (!again)
    llvm::report_fatal_error(again.takeError());
  if (printSchedule(*again) != printed)
    llvm::report_fatal_error("printed as another schedule than it was read");
  return 0;
}
