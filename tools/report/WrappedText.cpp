#include "tools/report/WrappedText.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace kiln {

void printWrapped(raw_ostream &os, StringRef text, unsigned indent) {
  unsigned terminal = sys::Process::StandardOutColumns();
  size_t width = terminal ? terminal : 100;
  size_t column = width;
  bool first = true;
  SmallVector<StringRef> words;
  SplitString(text, words, " \n");
  for (StringRef word : words) {
    if (column + 1 + word.size() > width || first) {
      os << (first ? "" : "\n");
      os.indent(indent + (first ? 0 : 2));
      column = indent + (first ? 0 : 2);
      first = false;
    } else {
      os << ' ';
      ++column;
    }
    os << word;
    column += word.size();
  }
  os << '\n';
}

} // namespace kiln
