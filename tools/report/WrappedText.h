// Prose on a page of limited width.
#ifndef KILN_TOOLS_REPORT_WRAPPEDTEXT_H
#define KILN_TOOLS_REPORT_WRAPPEDTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln {

/// Breaks the text between words to lines of the terminal's width, else of 100
/// columns. Every line begins with `indent` blanks, all but the first with two
/// more.
void printWrapped(llvm::raw_ostream &os, llvm::StringRef text, unsigned indent);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_WRAPPEDTEXT_H
