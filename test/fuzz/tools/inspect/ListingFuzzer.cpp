// Files of machine code, listed: whatever bytes a kernel has, the listing is made
// and printed in both ways, and its numbers agree with each other.
#include "tools/inspect/Listing.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace kiln;

static void check(bool holds) {
  if (!holds)
    abort();
}

static void checkListing(const Listing &listing) {
  const std::vector<CodeInstruction> &code = listing.code.instructions;
  check(listing.lines.size() == code.size());
  for (const CodeInstruction &instruction : code)
    check(!instruction.target || *instruction.target < code.size());
  for (const CodeWaitCause &wait : listing.waits)
    check(wait.instruction < code.size() &&
          (!wait.producer || *wait.producer < code.size()));
  for (const ListingPeak &peak : listing.peaks) {
    check(listing.lines[peak.instruction].live[peak.file] == peak.count);
    size_t values = 0;
    for (const CodeValue &value : peak.values)
      values += value.registers.size();
    check(values == peak.count);
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::MemoryBufferRef file(
      llvm::StringRef(reinterpret_cast<const char *>(data), size), "fuzz");
  llvm::Error error =
      forEachCodeFile(file, [](llvm::MemoryBufferRef elf,
                               llvm::ArrayRef<KernelResources> kernels) {
        for (const KernelResources &kernel : kernels) {
          Listing listing = makeListing(elf, kernel);
          checkListing(listing);
          listingText(listing, /*colours=*/false);
          std::string text;
          llvm::raw_string_ostream os(text);
          llvm::json::OStream json(os);
          writeListing(json, listing);
        }
        return llvm::Error::success();
      });
  llvm::consumeError(std::move(error));
  return 0;
}
