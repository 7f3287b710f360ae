//===- ElfView.h - a compiled GPU file as sections and symbols ------------===//
//
// LLVM's ELF reader checks every bound and returns errors; this only saves the
// readers from repeating its questions. Everything points into the file's
// buffer.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_OBJECT_ELFVIEW_H
#define KILN_TARGETS_OBJECT_ELFVIEW_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <vector>

namespace kiln {

struct ElfSection {
  llvm::StringRef name;
  uint32_t type = 0, link = 0, info = 0;
  uint64_t flags = 0, address = 0, size = 0;
  /// Empty for sections without bytes in the file (NOBITS), whatever their
  /// size.
  llvm::ArrayRef<uint8_t> contents;
};

struct ElfSymbol {
  llvm::StringRef name;
  uint64_t value = 0, size = 0;
  uint8_t type = 0, other = 0;
  uint16_t section = 0;
};

struct ElfView {
  uint16_t machine = 0;
  uint8_t abiVersion = 0;
  uint32_t flags = 0;
  std::vector<ElfSection> sections;
  /// Of .symtab, in its order; index 0 is the null symbol. Empty where the file
  /// is stripped.
  std::vector<ElfSymbol> symbols;
  /// Of .dynsym.
  std::vector<ElfSymbol> dynamicSymbols;

  /// 64-bit little-endian only: that is what both vendors write.
  static llvm::Expected<ElfView> read(llvm::MemoryBufferRef file);
  const ElfSection *find(llvm::StringRef name) const;
};

/// An error about a file: "'k.cubin' is not a readable cubin: ...".
llvm::Error fileError(llvm::MemoryBufferRef file, llvm::StringRef kind,
                      const llvm::Twine &what);

/// What the first note of this name and type holds; empty if there is none.
llvm::Expected<llvm::StringRef> findNote(llvm::MemoryBufferRef file,
                                         llvm::StringRef name, uint32_t type);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_ELFVIEW_H
