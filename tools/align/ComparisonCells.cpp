#include "tools/align/ComparisonCells.h"
#include "targets/support/text/KernelName.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

/// "160", "152 (-8)"; "?" where it is not known.
template <typename T>
static std::string withDifference(const std::optional<T> &value,
                                  const std::optional<T> &first) {
  if (!value)
    return "?";
  std::string text = std::to_string(*value);
  if (!first || *first == *value)
    return text;
  return text + formatv(" ({0}{1})", *value > *first ? "+" : "-",
                        *value > *first ? *value - *first : *first - *value)
                    .str();
}

static constexpr StringLiteral costTitles[] = {
    "registers",    "most live",    "spill stores",
    "spill loads",  "instructions", "of them in loops",
    "stall cycles", "in loops",     "warps"};

static std::vector<std::string> costCells(const BuildCosts &costs,
                                          const BuildCosts &first) {
  auto warps = [](const BuildCosts &of) {
    return of.occupancy ? std::optional<unsigned>(of.occupancy->warpsPerUnit)
                        : std::nullopt;
  };
  auto both = [&](auto BuildCosts::*member) {
    return withDifference(std::optional(costs.*member),
                          std::optional(first.*member));
  };
  return {both(&BuildCosts::registers),
          both(&BuildCosts::mostLive),
          both(&BuildCosts::spillStoreBytes),
          both(&BuildCosts::spillLoadBytes),
          both(&BuildCosts::instructions),
          both(&BuildCosts::instructionsInLoops),
          both(&BuildCosts::stallCycles),
          both(&BuildCosts::stallCyclesInLoops),
          withDifference(warps(costs), warps(first))};
}

Table costsTable(const BuildComparison &comparison) {
  Table table;
  table.column("build");
  for (StringRef title : costTitles)
    table.column(title, Table::Right);
  BuildCosts first = costsOf(comparison.builds.front());
  for (const CodeBuild &build : comparison.builds) {
    std::vector<std::string> cells = {build.code.name};
    append_range(cells, costCells(costsOf(build), first));
    table.row(std::move(cells));
  }
  return table;
}

void printCosts(raw_ostream &os, ArrayRef<BuildComparison> comparisons,
                Format format) {
  Table table;
  for (StringRef title : {"kernel", "target", "build"})
    table.column(title);
  for (StringRef title : costTitles)
    table.column(title, Table::Right);
  for (const BuildComparison &comparison : comparisons) {
    BuildCosts first = costsOf(comparison.builds.front());
    for (const CodeBuild &build : comparison.builds) {
      std::vector<std::string> cells = {
          format == Format::Csv ? build.code.kernel
                                : readableKernelName(build.code.kernel),
          build.code.target, build.code.name};
      append_range(cells, costCells(costsOf(build), first));
      table.row(std::move(cells));
    }
  }
  table.print(os, format);
}

Table classesTable(const CodeBuild &a, const CodeBuild &b) {
  Table table;
  table.column("class");
  table.column(a.code.name, Table::Right);
  table.column(b.code.name, Table::Right);
  table.column("difference", Table::Right);
  for (const auto &[name, counts] : classCounts(a.code, b.code))
    if (counts.first != counts.second)
      table.row({name, std::to_string(counts.first),
                 std::to_string(counts.second),
                 (counts.second > counts.first ? "+" : "") +
                     std::to_string(int(counts.second) - int(counts.first))});
  return table;
}

std::string fatesText(const Alignment &alignment) {
  unsigned renamed = alignment.count(Fate::Renamed);
  std::string text =
      formatv("{0} the same", alignment.count(Fate::Same) + renamed);
  if (renamed)
    text += formatv(", {0} of them with other registers", renamed);
  return text + formatv("; {0} moved, {1} removed, {2} added",
                        alignment.count(Fate::Moved),
                        alignment.count(Fate::Removed),
                        alignment.count(Fate::Added))
                    .str();
}

char fateSign(Fate fate, bool inFirst) {
  switch (fate) {
  case Fate::Same:
    return ' ';
  case Fate::Renamed:
    return '=';
  case Fate::Moved:
    return inFirst ? '<' : '>';
  case Fate::Removed:
    return '-';
  case Fate::Added:
    return '+';
  }
  llvm_unreachable("every fate has a sign");
}

/// "72-79, 81": the bits in which two encodings differ.
static std::string differingBits(const CodeLine &a, const CodeLine &b) {
  constexpr unsigned half = 64;
  auto differs = [&](unsigned bit) {
    return bit < 2 * half &&
           ((a.modifiers[bit / half] ^ b.modifiers[bit / half]) >>
                (bit % half) &
            1);
  };
  SmallVector<std::string, 4> ranges;
  for (unsigned first = 0; first != 2 * half; ++first) {
    if (!differs(first))
      continue;
    unsigned last = first;
    while (differs(last + 1))
      ++last;
    ranges.push_back(std::to_string(first) +
                     (last == first ? "" : "-" + std::to_string(last)));
    first = last;
  }
  return join(ranges, ", ");
}

std::string fateNote(const AlignedLine &line, const CodeLine &code,
                     const CodeBuild &other) {
  if (line.lookalike) {
    const CodeLine &there = other.code.lines[*line.lookalike];
    return formatv("other modifiers than {0}: bits {1} of the encoding",
                   codeAddressText(there.address), differingBits(code, there));
  }
  if (line.fate != Fate::Moved)
    return "";
  std::string where = codeAddressText(other.code.lines[*line.partner].address);
  if (line.movedBy == 0)
    return "moved among what is only in one, " + where;
  return formatv("moved {0} by {1}, {2}", line.movedBy > 0 ? "down" : "up",
                 std::abs(line.movedBy), where);
}

std::string codeAddressText(uint64_t address) {
  return formatv("{0:x4}", address);
}

} // namespace kiln
