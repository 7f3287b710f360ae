// The --format option, spelled alike in every command that reports.
#ifndef KILN_TOOLS_CLI_FORMATOPTION_H
#define KILN_TOOLS_CLI_FORMATOPTION_H

#include "tools/cli/ChoiceParser.h"
#include "tools/report/Table.h"

namespace kiln {

/// `static FormatOption format(command);` adds `--format
/// text|json|csv|markdown`, for commands that make them also `html` and `svg`.
class FormatOption : public llvm::cl::opt<Format, false, ChoiceParser<Format>> {
public:
  /// What there is beside text, JSON, CSV and Markdown.
  enum Pictures { NoPictures, Page, PageAndDrawing };
  explicit FormatOption(Command &command, Pictures pictures = NoPictures)
      : llvm::cl::opt<Format, false, ChoiceParser<Format>>(
            "format", llvm::cl::sub(command),
            llvm::cl::desc("how to write the report"),
            llvm::cl::init(Format::Text),
            llvm::cl::values(
                clEnumValN(Format::Text, "text",
                           "aligned columns (the default)"),
                clEnumValN(Format::Json, "json",
                           "typed fields, with a version"),
                clEnumValN(Format::Csv, "csv", "comma-separated, RFC 4180"),
                clEnumValN(Format::Markdown, "markdown", "a Markdown table"))) {
    if (pictures != NoPictures)
      getParser().addLiteralOption("html", Format::Html,
                                   "one page for a browser");
    if (pictures == PageAndDrawing)
      getParser().addLiteralOption("svg", Format::Svg,
                                   "one drawing, of one kernel");
  }

  /// The format, if the command line says one.
  std::optional<Format> given() const {
    return getNumOccurrences() ? std::optional<Format>(getValue())
                               : std::nullopt;
  }
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_FORMATOPTION_H
