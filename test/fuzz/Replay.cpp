// Runs a fuzz target over files and folders of them, so that what a fuzzer once
// found is tried in every build: libFuzzer is linked only in the build under
// sanitizers.
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

using namespace llvm;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/// `path`, or the files under it.
static std::vector<std::string> filesOf(StringRef path) {
  if (!sys::fs::is_directory(path))
    return {path.str()};
  std::vector<std::string> files;
  std::error_code error;
  for (sys::fs::recursive_directory_iterator entry(path, error), end;
       entry != end && !error; entry.increment(error))
    if (!sys::fs::is_directory(entry->path()))
      files.push_back(entry->path());
  return files;
}

int main(int count, char **arguments) {
  unsigned inputs = 0;
  for (StringRef path : ArrayRef(arguments, count).drop_front())
    for (const std::string &file : filesOf(path)) {
      // A crash comes without a message of ours: say first what is tried.
      errs() << file << '\n';
      auto buffer = MemoryBuffer::getFile(file, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
      if (!buffer) {
        errs() << "error: " << buffer.getError().message() << '\n';
        return 1;
      }
      StringRef bytes = (*buffer)->getBuffer();
      LLVMFuzzerTestOneInput(bytes.bytes_begin(), bytes.size());
      ++inputs;
    }
  outs() << inputs << " inputs replayed\n";
  return inputs == 0;
}
