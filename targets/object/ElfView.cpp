//===- ElfView.cpp - a compiled GPU file as sections and symbols ----------===//
#include "targets/object/ElfView.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELF.h"

using namespace llvm;
using namespace llvm::object;

namespace kiln {

Error fileError(MemoryBufferRef file, StringRef kind, const Twine &what) {
  return createStringError("'" + file.getBufferIdentifier() +
                           "' is not a readable " + kind + ": " + what);
}

namespace {

using Elf = ELFFile<ELF64LE>;

Expected<std::vector<ElfSymbol>> readSymbols(const Elf &elf,
                                             const ELF64LE::Shdr &table) {
  auto symbols = elf.symbols(&table);
  if (!symbols)
    return symbols.takeError();
  Expected<StringRef> names = elf.getStringTableForSymtab(table);
  if (!names)
    return names.takeError();
  std::vector<ElfSymbol> result;
  result.reserve(symbols->size());
  for (const ELF64LE::Sym &symbol : *symbols) {
    Expected<StringRef> name = symbol.getName(*names);
    if (!name)
      return name.takeError();
    result.push_back({*name, symbol.st_value, symbol.st_size, symbol.getType(),
                      symbol.st_other, uint16_t(symbol.st_shndx)});
  }
  return result;
}

Error readSections(const Elf &elf, ElfView &view) {
  auto headers = elf.sections();
  if (!headers)
    return headers.takeError();
  for (const ELF64LE::Shdr &header : *headers) {
    Expected<StringRef> name = elf.getSectionName(header);
    if (!name)
      return name.takeError();
    ElfSection section;
    section.name = *name;
    section.type = header.sh_type;
    section.link = header.sh_link;
    section.info = header.sh_info;
    section.flags = header.sh_flags;
    section.address = header.sh_addr;
    section.size = header.sh_size;
    if (header.sh_type != ELF::SHT_NOBITS && header.sh_type != ELF::SHT_NULL) {
      auto contents = elf.getSectionContents(header);
      if (!contents)
        return contents.takeError();
      section.contents = *contents;
    }
    view.sections.push_back(section);
    if (header.sh_type != ELF::SHT_SYMTAB && header.sh_type != ELF::SHT_DYNSYM)
      continue;
    Expected<std::vector<ElfSymbol>> symbols = readSymbols(elf, header);
    if (!symbols)
      return symbols.takeError();
    (header.sh_type == ELF::SHT_SYMTAB ? view.symbols : view.dynamicSymbols) =
        std::move(*symbols);
  }
  return Error::success();
}

/// Drivers load segments, and a cubin has its program headers last: a download
/// that ended early may still have every section.
Error checkSegments(const Elf &elf) {
  auto headers = elf.program_headers();
  if (!headers)
    return headers.takeError();
  for (const ELF64LE::Phdr &header : *headers)
    if (auto contents = elf.getSegmentContents(header); !contents)
      return contents.takeError();
  return Error::success();
}

} // namespace

Expected<ElfView> ElfView::read(MemoryBufferRef file) {
  StringRef bytes = file.getBuffer();
  if (bytes.size() < sizeof(ELF64LE::Ehdr))
    return createStringError("it ends before its ELF header does");
  if (bytes[ELF::EI_CLASS] != ELF::ELFCLASS64 ||
      bytes[ELF::EI_DATA] != ELF::ELFDATA2LSB)
    return createStringError("it is not a 64-bit little-endian ELF file");
  Expected<Elf> elf = Elf::create(bytes);
  if (!elf)
    return elf.takeError();
  ElfView view;
  view.machine = elf->getHeader().e_machine;
  view.abiVersion = elf->getHeader().e_ident[ELF::EI_ABIVERSION];
  view.flags = elf->getHeader().e_flags;
  if (Error error = readSections(*elf, view))
    return std::move(error);
  if (Error error = checkSegments(*elf))
    return std::move(error);
  return view;
}

Expected<StringRef> findNote(MemoryBufferRef file, StringRef name,
                             uint32_t type) {
  Expected<Elf> elf = Elf::create(file.getBuffer());
  if (!elf)
    return elf.takeError();
  auto headers = elf->sections();
  if (!headers)
    return headers.takeError();
  for (const ELF64LE::Shdr &header : *headers) {
    if (header.sh_type != ELF::SHT_NOTE)
      continue;
    Error error = Error::success();
    StringRef found;
    for (const auto &note : elf->notes(header, error))
      if (found.empty() && note.getName() == name && note.getType() == type)
        found =
            note.getDescAsStringRef(std::max<size_t>(header.sh_addralign, 4));
    if (error)
      return std::move(error);
    if (!found.empty())
      return found;
  }
  return StringRef();
}

const ElfSection *ElfView::find(StringRef name) const {
  auto found = find_if(sections, [&](const ElfSection &section) {
    return section.name == name;
  });
  return found == sections.end() ? nullptr : &*found;
}

} // namespace kiln
