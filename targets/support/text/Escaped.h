// Names that come out of files, for a terminal, a Markdown cell, a CSV cell.
// Names in a file come from outside, so they may contain anything.
#ifndef KILN_TARGETS_SUPPORT_TEXT_ESCAPED_H
#define KILN_TARGETS_SUPPORT_TEXT_ESCAPED_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// For a line of a terminal: control characters and what is no UTF-8 as \x1b,
/// \n and so on.
std::string escapedForTerminal(llvm::StringRef text);

/// For a cell of a Markdown table: the same, and no character that would end
/// the cell, open a code span that nothing closes, or begin a tag.
std::string escapedForMarkdown(llvm::StringRef text);

/// For a cell of a CSV file (RFC 4180): quoted where it must be, and no
/// formula: spreadsheets compute what begins with =, +, - or @, so such a text
/// that is no number gets an apostrophe before it, as OWASP advises.
std::string escapedForCsv(llvm::StringRef text);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_TEXT_ESCAPED_H
