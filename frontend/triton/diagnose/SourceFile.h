//===- SourceFile.h - a source text and places in it ------------*- C++ -*-===//
//
// A place is an offset in bytes into one file; lines and columns are computed
// when somebody is to read them. LLVM's SourceMgr does not serve: of the ends
// of lines that Python knows it knows only \n, and its columns are bytes.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_DIAGNOSE_SOURCEFILE_H
#define KILN_FRONTEND_TRITON_DIAGNOSE_SOURCEFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdint>
#include <memory>
#include <vector>

namespace kiln::triton {

/// A half-open range of offsets in bytes into one file.
struct SourceRange {
  uint32_t begin = 0;
  uint32_t end = 0;

  bool operator==(const SourceRange &) const = default;
};

/// Where an offset is, for people and for tools.
struct LineColumn {
  /// The line, from 1.
  unsigned line = 1;
  /// The column in characters (code points), from 1, as editors show it.
  unsigned column = 1;
  /// The column in bytes of UTF-8, from 0: `col_offset` of Python's ast.
  unsigned byteColumn = 0;
};

/// A source text with a name. It stays in memory while anything refers to it.
class SourceFile {
public:
  explicit SourceFile(std::unique_ptr<llvm::MemoryBuffer> buffer);

  llvm::StringRef getText() const { return buffer->getBuffer(); }
  /// The path, as diagnostics print it.
  llvm::StringRef getName() const { return buffer->getBufferIdentifier(); }

  /// The line and the columns of an offset. What lies in a byte order mark is
  /// taken for the beginning of the text, what lies after the end for the end.
  /// Counting characters takes time that grows with the line.
  LineColumn getLineColumn(uint32_t offset) const;

  /// The same without counting characters: `column` is 0.
  LineColumn getLineByteColumn(uint32_t offset) const;

  /// The text of a line (from 1) without the end of the line; empty where
  /// there is no such line.
  llvm::StringRef getLine(unsigned line) const;

  /// Where a line (from 1, at most one more than there are) begins; the first
  /// one after a byte order mark.
  uint32_t getLineBegin(unsigned line) const;

  unsigned getNumLines() const { return lineBegins.size(); }

private:
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  std::vector<uint32_t> lineBegins;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_DIAGNOSE_SOURCEFILE_H
