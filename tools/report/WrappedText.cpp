#include "tools/report/WrappedText.h"

#include "tools/report/Table.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

void printWrapped(raw_ostream &os, StringRef text, unsigned indent,
                  unsigned elsewhere) {
  unsigned terminal = terminalWidth();
  size_t width = terminal ? terminal : elsewhere;
  size_t column = width;
  bool first = true;
  SmallVector<StringRef> words;
  SplitString(text, words, " \n");
  for (StringRef word : words) {
    if (first || (width && column + 1 + word.size() > width)) {
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
