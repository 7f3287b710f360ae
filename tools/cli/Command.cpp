// The register of commands, and what all of them share: errors, exit codes,
// whole-file output.
#include "tools/cli/Command.h"

#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "tools/entry/SourceError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

static SmallVector<const Command *> &registered() {
  static SmallVector<const Command *>
      list; // a function's static: commands of other files are built in any
            // order
  return list;
}

/// LLVM prints a command's description in its --help and keeps only a reference
/// to it.
static StringRef helpText(StringRef summary, StringRef example) {
  static SmallVector<std::unique_ptr<std::string>> texts;
  SmallVector<StringRef> lines;
  example.split(lines, '\n');
  auto text = std::make_unique<std::string>((summary + "\n\nEXAMPLE:").str());
  for (StringRef line : lines)
    *text += ("\n  " + line).str();
  texts.push_back(std::move(text));
  return *texts.back();
}

Command::Command(StringRef name, StringRef summary, StringRef example,
                 int (*run)(), Visibility visibility)
    : cl::SubCommand(name, helpText(summary, example)), summaryText(summary),
      exampleText(example), runFunction(run), visibility(visibility) {
  registered().push_back(this);
}

SmallVector<const Command *> allCommands() {
  SmallVector<const Command *> list = registered();
  llvm::sort(list, [](const Command *a, const Command *b) {
    return a->getName() < b->getName();
  });
  return list;
}

/// Of a line that quotes a whole input, both ends: the one says what is wrong,
/// the other often what would be right.
static void printShortened(raw_ostream &os, StringRef line) {
  constexpr size_t most = 2000, end = 500; // a line of LLVM IR fits (guess)
  if (line.size() <= most) {
    os << line;
    return;
  }
  os << line.take_front(most - end) << " ... (" << line.size() - most
     << " characters) ... " << line.take_back(end);
}

int fail(const Twine &message) {
  raw_ostream &os = WithColor::error(errs(), "kiln");
  std::string text = message.str();
  ListSeparator newline("\n");
  for (StringRef line : split(text, '\n'))
    printShortened(os << newline, line);
  os << '\n';
  return BadInput;
}

int fail(Error error) {
  int code = BadInput;
  handleAllErrors(std::move(error), [&](const ErrorInfoBase &info) {
    if (info.isA<EnvironmentError>())
      code = MissingEnvironment;
    if (info.isA<SourceError>()) {
      const auto &source = static_cast<const SourceError &>(info);
      printMessages(source.messages);
      fail(source.summary());
      return;
    }
    fail(info.message());
  });
  return code;
}

void printMessages(const SourceMessages &messages) {
  errs() << (WithColor::defaultAutoDetectFunction()(errs()) ? messages.inColors
                                                            : messages.text);
}

Error writeOutput(StringRef path, StringRef contents) {
  if (path != "-")
    return writeFile(path, contents);
  if (Error error = writeAll(outs(), contents))
    return failure("cannot write standard output: ",
                   toString(std::move(error)));
  return Error::success();
}

} // namespace kiln
