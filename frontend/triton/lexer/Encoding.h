//===- Encoding.h - whether a file is text that can be read -----*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_LEXER_ENCODING_H
#define KILN_FRONTEND_TRITON_LEXER_ENCODING_H

#include "frontend/triton/diagnose/Diagnostic.h"
#include <optional>

namespace kiln::triton {

/// The largest file that is read: a guess, a hundred times the largest of
/// Python's own library.
inline constexpr size_t kMaxFileSize = size_t(64) << 20;

/// Whether a file is UTF-8 (after a byte order mark or not) without NUL, at
/// most kMaxFileSize large, and not declared to be in another encoding (PEP
/// 263). Files declared to be in an encoding of which ASCII is a part are read
/// as long as they have nothing else. What is wrong, or nothing.
std::optional<Diagnostic> checkEncoding(const SourceFile &file);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LEXER_ENCODING_H
