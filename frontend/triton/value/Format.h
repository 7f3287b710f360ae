//===- Format.h - values as Python's format() writes them -----------------===//

#ifndef KILN_FRONTEND_TRITON_VALUE_FORMAT_H
#define KILN_FRONTEND_TRITON_VALUE_FORMAT_H

#include "frontend/triton/value/Fold.h"

namespace kiln::triton {

/// Appends `format(value, specification)`, after `!r`, `!s` or `!a` where
/// `conversion` is that character, else 0. The error: the value is known only
/// at run time, the specification is none of it, or the text is too long.
llvm::Error appendFormatted(const Value *value, char conversion,
                            llvm::StringRef specification, std::string &text);
/// `format % arguments`, these a tuple or one value.
FoldResult formatPercent(ValueTable &values, const StringValue *format,
                         const Value *arguments);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_VALUE_FORMAT_H
