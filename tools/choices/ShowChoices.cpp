#include "tools/choices/ShowChoices.h"

#include "targets/support/text/Escaped.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// "64 to 127": the numbers of blocks that have so many bits.
std::string blocksOf(unsigned bits) {
  uint64_t least = uint64_t(1) << (bits - 1);
  return least == 1 ? "1"
                    : formatv("{0} to {1}", least, least + (least - 1)).str();
}

Table tableOf(bool namesFile) {
  Table table;
  if (namesFile) {
    table.column("file");
    table.column("device");
  }
  table.column("kernel");
  table.column("hash");
  table.column("blocks", Table::Right);
  table.column("rounding");
  table.column("choice");
  table.column("gain", Table::Right);
  table.column("95 % interval", Table::Right);
  table.column("comparisons", Table::Right);
  table.column("wins", Table::Right);
  return table;
}

void addRows(Table &table, const ChoicesFile &file, bool namesFile) {
  std::vector<LaunchChoice> sorted = file.choices;
  llvm::sort(sorted);
  for (const LaunchChoice &choice : sorted) {
    std::vector<std::string> cells;
    if (namesFile)
      cells = {file.path, file.device};
    append_range(
        cells,
        std::vector<std::string>{
            choice.kernel, choice.hash.substr(0, shownHashDigits),
            blocksOf(choice.grid), choice.rounding, choice.text(),
            formatv("{0:f3}", choice.gain),
            formatv("{0:f3} to {1:f3}", choice.interval[0], choice.interval[1]),
            std::to_string(choice.comparisons), std::to_string(choice.wins)});
    table.row(std::move(cells));
  }
}

void printText(raw_ostream &os, ArrayRef<ChoicesFile> files) {
  ListSeparator blank("\n");
  for (const ChoicesFile &file : files) {
    size_t count = file.choices.size();
    os << blank << escapedForTerminal(file.path) << ": "
       << escapedForTerminal(file.device) << ", " << count
       << (count == 1 ? " choice\n" : " choices\n");
    if (!count)
      continue;
    Table table = tableOf(/*namesFile=*/false);
    addRows(table, file, /*namesFile=*/false);
    table.print(os, Format::Text);
  }
}

void printChoicesJson(raw_ostream &stream, ArrayRef<ChoicesFile> files) {
  json::OStream os(stream, /*IndentSize=*/2);
  os.object([&] {
    os.attribute("version", 1);
    os.attributeArray("files", [&] {
      for (const ChoicesFile &file : files)
        os.object([&] {
          os.attribute("file", json::fixUTF8(file.path));
          os.attribute("device", file.device);
          os.attributeArray("choices", [&] {
            std::vector<LaunchChoice> sorted = file.choices;
            llvm::sort(sorted);
            for (const LaunchChoice &choice : sorted)
              choice.print(os);
          });
        });
    });
  });
  stream << '\n';
}

} // namespace

void showChoices(raw_ostream &os, ArrayRef<ChoicesFile> files, Format format) {
  if (format == Format::Text)
    return printText(os, files);
  if (format == Format::Json)
    return printChoicesJson(os, files);
  Table table = tableOf(/*namesFile=*/true);
  for (const ChoicesFile &file : files)
    addRows(table, file, /*namesFile=*/true);
  table.print(os, format);
}

} // namespace kiln
