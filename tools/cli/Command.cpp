// The register of commands, and what all of them share: errors, exit codes,
// whole-file output.
#include "tools/cli/Command.h"
#include "tools/driver/Failure.h"

#include "targets/device/Device.h"
#include "targets/support/ExternalTool.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
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
                 int (*run)())
    : cl::SubCommand(name, helpText(summary, example)), summaryText(summary),
      exampleText(example), runFunction(run) {
  registered().push_back(this);
}

SmallVector<const Command *> allCommands() {
  SmallVector<const Command *> list = registered();
  llvm::sort(list, [](const Command *a, const Command *b) {
    return a->getName() < b->getName();
  });
  return list;
}

int fail(const Twine &message) {
  WithColor::error(errs(), "kiln") << message << '\n';
  return BadInput;
}

int fail(Error error) {
  int code = isLacking(error) ? MissingEnvironment : BadInput;
  handleAllErrors(std::move(error),
                  [](const ErrorInfoBase &info) { fail(info.message()); });
  return code;
}

/// Writes and flushes; the error is the stream's own.
static Error writeAll(raw_fd_ostream &stream, StringRef contents) {
  stream << contents;
  stream.flush();
  std::error_code code = stream.error();
  stream.clear_error();
  return errorCodeToError(code);
}

static Error writeDevice(StringRef path, StringRef contents) {
  std::error_code code;
  raw_fd_ostream stream(path, code);
  return code ? errorCodeToError(code) : writeAll(stream, contents);
}

static Error writeWhole(StringRef path, StringRef contents) {
  Expected<sys::fs::TempFile> file =
      sys::fs::TempFile::create(path + ".%%%%%%");
  if (!file)
    return file.takeError();
  raw_fd_ostream stream(file->FD, /*shouldClose=*/false);
  Error error = writeAll(stream, contents);
  if (!error)
    error = file->keep(path);
  return error ? joinErrors(std::move(error), file->discard())
               : std::move(error);
}

Error writeOutput(StringRef path, StringRef contents) {
  // A device or a pipe must not be renamed over.
  sys::fs::file_status status;
  bool isDevice = !sys::fs::status(path, status) && sys::fs::exists(status) &&
                  !sys::fs::is_regular_file(status) &&
                  !sys::fs::is_directory(status);
  Error error = path == "-" ? writeAll(outs(), contents)
                : isDevice  ? writeDevice(path, contents)
                            : writeWhole(path, contents);
  if (!error)
    return error;
  std::string name = path == "-" ? "standard output" : ("'" + path + "'").str();
  return createStringError(inconvertibleErrorCode(),
                           "cannot write " + name + ": " +
                               toString(std::move(error)));
}

} // namespace kiln
