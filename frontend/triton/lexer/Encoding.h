//===- Encoding.h - whether a file is text that can be read -----*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_LEXER_ENCODING_H
#define KILN_FRONTEND_TRITON_LEXER_ENCODING_H

#include "frontend/triton/diagnose/Diagnostic.h"
#include "frontend/triton/diagnose/Limits.h"
#include <optional>

namespace kiln::triton {

/// Whether a file is UTF-8 (after a byte order mark or not) without NUL, at
/// most kMaxFileSize large, and not declared to be in another encoding (PEP
/// 263). Files declared to be in an encoding of which ASCII is a part are read
/// as long as they have nothing else. What is wrong, or nothing.
std::optional<Diagnostic> checkEncoding(const SourceFile &file);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LEXER_ENCODING_H
