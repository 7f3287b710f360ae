// The frame every command of `kiln` plugs into. A command is one file: it
// declares a static Command, declares its options with LLVM's command line
// library as options of that Command, and nothing else needs to know about it:
//
//   static int run();
//   static kiln::Command command(
//       "check", "compare the lowered program with the reference",
//       "kiln check test/cases/softmax.json", run);
//   static llvm::cl::opt<std::string> file(
//       llvm::cl::Positional, llvm::cl::Required, llvm::cl::sub(command), ...);
//
// LLVM's own process-wide switches live in the top-level command, which kiln
// never parses, so none of them can be reached from here: a kernel's directives
// travel as function attributes.
#ifndef KILN_TOOLS_CLI_COMMAND_H
#define KILN_TOOLS_CLI_COMMAND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

namespace kiln {

struct SourceMessages;

/// What a command tells the shell (the contract of `kiln`, the same for every
/// command).
enum ExitCode : int {
  Done = 0,
  BadInput = 1,    ///< the input, the kernel or the command line is wrong
  CheckFailed = 2, ///< a comparison or a gate did not hold
  MissingEnvironment =
      3, ///< the machine lacks something; the message says what
};

/// One command of `kiln`. Registers itself when constructed; must be a static
/// object.
class Command : public llvm::cl::SubCommand {
public:
  /// Whether `kiln --help` lists it.
  enum Visibility { Listed, Hidden };
  /// `example` is one or more command lines, shown by --help.
  Command(llvm::StringRef name, llvm::StringRef summary,
          llvm::StringRef example, int (*run)(),
          Visibility visibility = Listed);

  llvm::StringRef summary() const { return summaryText; }
  llvm::StringRef example() const { return exampleText; }
  bool isListed() const { return visibility == Listed; }
  /// Runs the command on its parsed options; the result is the exit code.
  int run() const { return runFunction(); }

private:
  llvm::StringRef summaryText, exampleText;
  int (*runFunction)();
  Visibility visibility;
};

/// Every command of the program, by name.
llvm::SmallVector<const Command *> allCommands();

/// Prints `error` as `kiln: error: ...` on standard error and returns the exit
/// code that fits it. Of a program in Triton's language the messages come first,
/// in clang's form, and that line counts them.
int fail(llvm::Error error);
int fail(const llvm::Twine &message);

/// Prints what was said of a program on standard error, in colors on a terminal.
void printMessages(const SourceMessages &messages);

/// Writes `contents` to `path` ("-" is standard output) beside the final name
/// and renames it, so that a reader never sees half a file and a failed run
/// leaves the old one.
llvm::Error writeOutput(llvm::StringRef path, llvm::StringRef contents);

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMMAND_H
