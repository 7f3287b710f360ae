#include "tools/entry/SourceError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

char SourceError::ID = 0;

void SourceError::log(raw_ostream &os) const {
  os << StringRef(messages.text).rtrim();
}

std::string SourceError::summary() const {
  return std::to_string(messages.errors) +
         (messages.errors == 1 ? " error in " : " errors in ") + file;
}

void SourceNotes::add(const SourceMessages &messages) {
  std::lock_guard lock(mutex);
  if (!messages.empty() && none_of(list, [&](const SourceMessages &known) {
        return known.text == messages.text;
      }))
    list.push_back(messages);
}

SourceMessages SourceNotes::take() {
  std::lock_guard lock(mutex);
  SourceMessages all;
  for (SourceMessages &one : list) {
    all.text += one.text;
    all.inColors += one.inColors;
    for (json::Value &message : one.json)
      all.json.push_back(std::move(message));
    all.errors += one.errors;
  }
  list.clear();
  return all;
}

} // namespace kiln
