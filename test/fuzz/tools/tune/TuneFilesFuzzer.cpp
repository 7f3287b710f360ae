// Any bytes are a tuner's log, some lines of which may be no records, and a
// file of choices or an error; what is written of choices is read as the same.
#include "tools/tune/TuneLog.h"
#include "tools/tune/TunedFile.h"
#include "llvm/Support/FileSystem.h"
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

using namespace kiln;

static void check(bool holds) {
  if (!holds)
    abort();
}

/// Text as a file that is in memory alone.
class TextFile {
public:
  explicit TextFile(llvm::StringRef text) : number(memfd_create("fuzz", 0)) {
    check(number >= 0 &&
          write(number, text.data(), text.size()) == ssize_t(text.size()));
  }
  ~TextFile() { close(number); }
  std::string path() const { return "/proc/self/fd/" + std::to_string(number); }

private:
  int number;
};

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  TextFile file({reinterpret_cast<const char *>(data), size});
  size_t notes = 0;
  auto note = [&](const std::string &text) {
    check(!text.empty());
    ++notes;
  };
  llvm::Expected<std::vector<TuneLogEntry>> entries =
      readTuneLog(file.path(), note);
  check(bool(entries));
  for (const TuneLogEntry &entry : *entries) {
    llvm::Expected<std::optional<TuneKey>> again =
        TuneKey::fromJson(entry.key.toJson());
    check(again && *again && (*again)->toJson() == entry.key.toJson());
  }

  llvm::Expected<TunedFile> tuned = TunedFile::read(file.path());
  if (!tuned) {
    check(!llvm::toString(tuned.takeError()).empty());
    return 0;
  }
  TextFile written(tuned->text());
  llvm::Expected<TunedFile> again = TunedFile::read(written.path());
  check(again && again->text() == tuned->text());
  return 0;
}
