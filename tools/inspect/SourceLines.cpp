#include "tools/inspect/SourceLines.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/object/ElfView.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugLine.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace llvm::support::endian;

namespace kiln {
namespace {

/// Every kernel of a cubin begins at address 0 of a section of its own, and
/// only relocations say which one a line table means. So each section gets this
/// much room of addresses.
constexpr unsigned sectionShift = 32;

/// The section that holds these bytes of the file.
std::optional<unsigned> sectionAt(const ElfView &elf, const uint8_t *bytes) {
  for (auto [index, section] : enumerate(elf.sections))
    if (!section.contents.empty() && bytes >= section.contents.begin() &&
        bytes < section.contents.end())
      return index;
  return std::nullopt;
}

/// The line table of a cubin with its relocations applied.
void relocate(const ElfView &elf, std::string &lines) {
  // r_offset, r_info (the symbol is its upper half), r_addend.
  constexpr size_t entrySize = 24;
  const ElfSection *entries = elf.find(".rela.debug_line");
  if (!entries)
    return;
  for (ArrayRef<uint8_t> left = entries->contents; left.size() >= entrySize;
       left = left.drop_front(entrySize)) {
    uint64_t offset = read64le(left.data());
    uint64_t symbol = read64le(left.data() + 8) >> 32;
    uint64_t addend = read64le(left.data() + 16);
    if (symbol >= elf.symbols.size() || offset > lines.size() ||
        lines.size() - offset < 8)
      continue;
    const ElfSymbol &to = elf.symbols[symbol];
    write64le(lines.data() + offset,
              (uint64_t(to.section) << sectionShift) + to.value + addend);
  }
}

} // namespace

unsigned SourceLines::fileNamed(std::string name) {
  auto known = llvm::find(names, name);
  if (known == names.end())
    known = names.insert(names.end(), std::move(name));
  return known - names.begin();
}

SourceLines SourceLines::read(MemoryBufferRef file,
                              const KernelResources &kernel) {
  SourceLines lines;
  Expected<ElfView> elf = ElfView::read(file);
  if (!elf) {
    lines.complaint = toString(elf.takeError());
    return lines;
  }
  const ElfSection *table = elf->find(".debug_line");
  // Without bytes there is no offset in the file either.
  if (!table || !kernel.codeBytes)
    return lines;
  const auto *begin = file.getBuffer().bytes_begin() + kernel.codeOffset;
  std::optional<unsigned> section = sectionAt(*elf, begin);
  if (!section)
    return lines;
  uint64_t base = begin - elf->sections[*section].contents.begin();
  std::string text = toStringRef(table->contents).str();
  const GpuTarget *gpu = lookupGpuTarget(kernel.target);
  if (gpu && isNvidia(*gpu)) {
    relocate(*elf, text);
    base += uint64_t(*section) << sectionShift;
  } else {
    base += elf->sections[*section].address;
  }

  StringMap<std::unique_ptr<MemoryBuffer>> parts;
  parts["debug_line"] = MemoryBuffer::getMemBufferCopy(text);
  for (StringRef name : {"debug_line_str", "debug_str"})
    if (const ElfSection *part = elf->find(("." + name).str()))
      parts[name] =
          MemoryBuffer::getMemBuffer(toStringRef(part->contents), name, false);
  auto complain = [&](Error error) {
    std::string message = toString(std::move(error));
    if (lines.complaint.empty())
      lines.complaint = message;
  };
  auto context = DWARFContext::create(parts, 8, true, complain, complain);
  DWARFDataExtractor data(context->getDWARFObj(),
                          context->getDWARFObj().getLineSection(), true, 8);
  DWARFDebugLine::SectionParser parser(data, *context, context->normal_units());
  while (!parser.done()) {
    DWARFDebugLine::LineTable found = parser.parseNext(complain, complain);
    DenseMap<unsigned, unsigned> files;
    for (const DWARFDebugLine::Row &row : found.Rows) {
      uint64_t address = row.Address.Address;
      if (address < base || address > base + kernel.codeBytes)
        continue;
      auto [entry, isNew] = files.try_emplace(row.File, 0);
      if (isNew) {
        std::string name;
        if (!found.getFileNameByIndex(
                row.File, "",
                DILineInfoSpecifier::FileLineInfoKind::RelativeFilePath, name))
          name = "?";
        entry->second = lines.fileNamed(std::move(name));
      }
      lines.rows.push_back({address - base,
                            bool(row.EndSequence),
                            {entry->second, row.Line, row.Column}});
    }
  }
  // Of several rows of one address the last one counts; an end comes before
  // what begins there.
  std::vector<std::pair<std::tuple<uint64_t, bool, size_t>, size_t>> order;
  for (auto [index, row] : enumerate(lines.rows))
    order.push_back({{row.address, !row.isEnd, index}, index});
  llvm::sort(order);
  std::vector<Row> sorted;
  for (auto &[key, index] : order)
    sorted.push_back(lines.rows[index]);
  lines.rows = std::move(sorted);
  return lines;
}

const SourceLines::Location *SourceLines::at(uint64_t address) const {
  auto after =
      llvm::upper_bound(rows, address, [](uint64_t key, const Row &row) {
        return key < row.address;
      });
  if (after == rows.begin())
    return nullptr;
  const Row &row = *std::prev(after);
  // Line 0: made by the compiler.
  return row.isEnd || row.location.line == 0 ? nullptr : &row.location;
}

} // namespace kiln
