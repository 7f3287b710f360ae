//===- SourceFile.cpp - a source text and places in it --------------------===//

#include "frontend/triton/diagnose/SourceFile.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln::triton {

/// What files of Windows may begin with, and what is no part of their text.
static constexpr StringLiteral kByteOrderMark = "\xef\xbb\xbf";

/// Where the lines of `text` begin. A line ends with \n, \r or \r\n, as in
/// Python. Offsets have 32 bits; a longer text, which nobody reads on, counts
/// as one line.
static std::vector<uint32_t> findLines(StringRef text) {
  std::vector<uint32_t> begins = {0};
  if (text.starts_with(kByteOrderMark))
    begins.front() = kByteOrderMark.size();
  if (text.size() >= UINT32_MAX)
    return begins;
  for (size_t i = 0; i < text.size(); ++i) {
    bool isPair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    i += isPair;
    if (text[i] == '\n' || text[i] == '\r')
      begins.push_back(i + 1);
  }
  return begins;
}

SourceFile::SourceFile(std::unique_ptr<MemoryBuffer> theBuffer)
    : buffer(std::move(theBuffer)), lineBegins(findLines(getText())) {}

LineColumn SourceFile::getLineByteColumn(uint32_t offset) const {
  offset = std::clamp<size_t>(offset, lineBegins.front(), getText().size());
  unsigned line = llvm::upper_bound(lineBegins, offset) - lineBegins.begin();
  return {line, 0, offset - getLineBegin(line)};
}

LineColumn SourceFile::getLineColumn(uint32_t offset) const {
  LineColumn found = getLineByteColumn(offset);
  StringRef before =
      getText().substr(getLineBegin(found.line), found.byteColumn);
  // All bytes of a character but the first are 10xxxxxx.
  found.column =
      1 + llvm::count_if(before, [](char c) { return (c & 0xc0) != 0x80; });
  return found;
}

StringRef SourceFile::getLine(unsigned line) const {
  if (line == 0 || line > lineBegins.size())
    return {};
  return getText()
      .slice(getLineBegin(line), getLineBegin(line + 1))
      .rtrim("\r\n");
}

uint32_t SourceFile::getLineBegin(unsigned line) const {
  return line <= lineBegins.size() ? lineBegins[line - 1] : getText().size();
}

} // namespace kiln::triton
