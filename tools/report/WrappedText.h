// Prose on a page of limited width.
#ifndef KILN_TOOLS_REPORT_WRAPPEDTEXT_H
#define KILN_TOOLS_REPORT_WRAPPEDTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln {

/// Breaks the text between words to lines of the terminal's width, or of
/// `elsewhere` columns; 0: what goes to a file or a program is one line, which a
/// search finds. Every line begins with `indent` blanks, all but the first with
/// two more.
void printWrapped(llvm::raw_ostream &os, llvm::StringRef text, unsigned indent,
                  unsigned elsewhere = 0);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_WRAPPEDTEXT_H
