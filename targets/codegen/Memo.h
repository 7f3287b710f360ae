// What is made once for each key, by whichever thread asks first.
#ifndef KILN_TARGETS_CODEGEN_MEMO_H
#define KILN_TARGETS_CODEGEN_MEMO_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <mutex>
#include <optional>

namespace kiln {

template <typename T> class Memo {
public:
  /// A copy of what `make` makes of this key. Of threads that ask for the same key
  /// at the same time one makes it, and the others wait. An error is not kept:
  /// whoever asks next makes it again.
  llvm::Expected<T> get(llvm::StringRef key,
                        llvm::function_ref<llvm::Expected<T>()> make) {
    Entry *entry = nullptr;
    {
      std::lock_guard<std::mutex> lock(mutex);
      entry = &entries[key];
    }
    std::lock_guard<std::mutex> lock(entry->mutex);
    if (!entry->value) {
      llvm::Expected<T> made = make();
      if (!made)
        return made.takeError();
      entry->value = std::move(*made);
    }
    return *entry->value;
  }

private:
  struct Entry {
    std::mutex mutex;
    std::optional<T> value;
  };
  std::mutex mutex;
  llvm::StringMap<Entry> entries;
};

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_MEMO_H
