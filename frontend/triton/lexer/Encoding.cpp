//===- Encoding.cpp - whether a file is text that can be read -------------===//

#include "frontend/triton/lexer/Encoding.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include <algorithm>

using namespace llvm;

namespace kiln::triton {

/// The name that `# -*- coding: name -*-` gives in a line, where it stands, or
/// empty: what `^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+)` finds.
static StringRef findDeclaration(StringRef line) {
  line = line.ltrim(" \t\f");
  if (!line.consume_front("#"))
    return {};
  for (;;) {
    size_t at = line.find("coding");
    if (at == StringRef::npos)
      return {};
    line = line.substr(at + strlen("coding"));
    if (line.empty() || (line.front() != ':' && line.front() != '='))
      continue;
    StringRef name = line.drop_front().ltrim(" \t").take_while(
        [](char c) { return isAlnum(c) || c == '-' || c == '_' || c == '.'; });
    if (!name.empty())
      return name;
  }
}

/// The name of the encoding in one of the first two lines (the second only
/// where the first is empty or a comment), or empty.
static StringRef findDeclaration(const SourceFile &file) {
  StringRef first = file.getLine(1);
  StringRef name = findDeclaration(first);
  if (!name.empty())
    return name;
  first = first.ltrim(" \t\f");
  if (!first.empty() && !first.starts_with("#"))
    return {};
  return findDeclaration(file.getLine(2));
}

namespace {
enum class Encoding { Utf8, Ascii, WithAscii, Other };
} // namespace

static Encoding classify(StringRef name) {
  std::string normal = name.lower();
  std::replace(normal.begin(), normal.end(), '_', '-');
  StringRef key = normal;
  if (key == "utf-8" || key == "utf8" || key.starts_with("utf-8-"))
    return Encoding::Utf8;
  if (key == "ascii" || key == "us-ascii")
    return Encoding::Ascii;
  if (key == "latin-1" || key == "latin1" || key.starts_with("latin-1-") ||
      key.starts_with("iso-8859-") || key.starts_with("iso8859-") ||
      key.starts_with("iso-latin-1") || key.starts_with("cp125") ||
      key.starts_with("windows-125") || key.starts_with("koi8-") ||
      key.starts_with("euc-") || key.starts_with("gb"))
    return Encoding::WithAscii;
  return Encoding::Other;
}

/// Where the first byte stands that is no UTF-8, or the size of the text.
static size_t findNoUtf8(StringRef text) {
  const auto *begin = reinterpret_cast<const UTF8 *>(text.data());
  const UTF8 *end = begin + text.size();
  for (const UTF8 *at = begin;;) {
    at = std::find_if(at, end, [](UTF8 c) { return c & 0x80; });
    if (at == end)
      return text.size();
    unsigned size = getNumBytesForUTF8(*at);
    if (size > end - at || !isLegalUTF8Sequence(at, at + size))
      return at - begin;
    at += size;
  }
}

std::optional<Diagnostic> checkEncoding(const SourceFile &file) {
  StringRef text = file.getText();
  auto error = [&](size_t offset, size_t size, const Twine &message) {
    SourceRange range{uint32_t(offset), uint32_t(offset + size)};
    return Diagnostic{Severity::Error, {&file, range}, message.str(), {}};
  };
  if (text.size() > kMaxFileSize)
    return Diagnostic{Severity::Error,
                      {},
                      (file.getName() + ": the file has " + Twine(text.size()) +
                       " bytes; at most " + Twine(kMaxFileSize) + " are read")
                          .str(),
                      {}};
  if (size_t nul = text.find('\0'); nul != StringRef::npos)
    return error(nul, 1, "the file holds a NUL byte, so it is no Python text");

  StringRef declared = findDeclaration(file);
  Encoding encoding = declared.empty() ? Encoding::Utf8 : classify(declared);
  size_t at = declared.empty() ? 0 : declared.data() - text.data();
  if (encoding == Encoding::Other ||
      (file.getLineBegin(1) && encoding != Encoding::Utf8))
    return error(at, declared.size(),
                 "the encoding '" + declared +
                     "' is not read; expected utf-8 or ascii");
  if (encoding != Encoding::Utf8) {
    const char *wrong = find_if(text, [](char c) { return c & 0x80; });
    if (wrong == text.end())
      return std::nullopt;
    Diagnostic found = error(wrong - text.data(), 1,
                             "a byte beyond ASCII in a file that is declared "
                             "to be in '" +
                                 declared + "'; convert it to utf-8");
    SourceRange name{uint32_t(at), uint32_t(at + declared.size())};
    found.note({&file, name}, "declared here");
    return found;
  }
  if (size_t wrong = findNoUtf8(text); wrong != text.size())
    return error(wrong, 1,
                 "byte 0x" + toHex(text.substr(wrong, 1), /*LowerCase=*/true) +
                     " is no UTF-8; convert the file to utf-8");
  return std::nullopt;
}

} // namespace kiln::triton
