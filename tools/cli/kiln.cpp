// The kiln program: picks the command and runs it. Under the name ld.lld it is
// LLVM's ELF linker instead, because lld resets process-wide state and so is
// run as a process of its own, without needing a second program on the machine.
#include "targets/codegen/Diagnostics.h"
#include "targets/directives/AllDirectives.h"
#include "targets/support/Renamed.h"
#include "targets/support/Suggest.h"
#include "tools/Version.h"
#include "tools/cli/Command.h"
#include "tools/cli/Interrupt.h"

#include "lld/Common/Driver.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

LLD_HAS_DRIVER(elf)

using namespace llvm;
using namespace kiln;

static void printVersion(raw_ostream &os) {
  os << "kiln " << KILN_VERSION << " (LLVM " << LLVM_VERSION_STRING << ")\n";
}

static void printCommands(raw_ostream &os) {
  os << "kiln " << KILN_VERSION
     << ": a tile compiler whose kernels choose how their machine code is "
        "fired\n\n"
     << "usage: kiln COMMAND [options]\n\ncommands:\n";
  for (const Command *command : allCommands())
    if (command->isListed())
      os << "  " << left_justify(command->getName(), 12) << command->summary()
         << '\n';
  os << "\n`kiln COMMAND --help` lists a command's options and shows an "
        "example, such as\n"
     << "  kiln compile softmax.ttir --target sm_90a --sched-strategy "
        "'pressure' --emit report\n"
     << "exit codes: 0 done, 1 the input is wrong, 2 a check failed, 3 the "
        "machine lacks something\n";
}

/// Commands come first on the line; anything else there is refused here, so
/// that LLVM's options never parse.
static int unknownCommand(StringRef given) {
  if (StringRef now = newName(given, kRenamedCommands); !now.empty())
    return fail("kiln " + given + " is called kiln " + now + " now");
  SmallVector<StringRef> names;
  for (const Command *command : allCommands())
    if (command->isListed())
      names.push_back(command->getName());
  return fail("unknown command '" + given + "'" + suggestNearest(given, names));
}

/// The command line library also accepts LLVM's own switches, which are
/// process-wide: they would reach every kernel of every thread and none of the
/// reports. They are no options of kiln.
static int refuseLLVMOptions(StringRef command) {
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (option->getNumOccurrences())
      return fail("unknown option '--" + name + "'; `kiln " + command +
                  " --help` lists the options");
  return Done;
}

/// "expected FILE[:KERNEL]...": what a command wants beside its options. Its
/// description begins with that, and goes on after a comma or a colon.
static std::string missingInput(const Command &command) {
  std::string names;
  for (const cl::Option *wanted : command.PositionalOpts)
    names += " " + wanted->HelpStr.split(": ").first.split(", ").first.str();
  return "expected" + names + " (`kiln " + command.getName().str() +
         " --help` shows an example)";
}

/// LLVM says of a value "for the --num-warps option: '-1' value invalid for
/// uint argument!", in the words of C++.
static std::string wrongValue(StringRef message) {
  StringRef option, rest;
  if (!message.consume_front("for the "))
    return message.str();
  std::tie(option, rest) = message.split(" option: '");
  auto [value, kind] = rest.rsplit("' value invalid for ");
  StringRef expected =
      StringSwitch<StringRef>(kind)
          .Case("uint argument!", "an integer from 0 to 4294967295")
          .Case("ulong argument!", "an integer from 0 to 18446744073709551615")
          .Cases({"integer argument!", "long argument!"}, "an integer")
          .Case("floating point argument!", "a number")
          .Default("");
  if (option.empty() || expected.empty())
    return ("for the " + message).str();
  return (option + ": expected " + expected + ", found '" + value + "'").str();
}

/// LLVM suggests the least unlike option, however unlike it is.
static int unknownOption(StringRef given, const Command &command) {
  StringRef name = given.ltrim('-').split('=').first;
  if (StringRef now = newName(name); !now.empty())
    return fail("--" + name + " is called --" + now + " now");
  SmallVector<StringRef> names;
  // A single letter is like nothing.
  for (auto &[known, option] : command.OptionsMap)
    if (known.size() > 1)
      names.push_back(known);
  llvm::sort(names);
  // Only what is like it; the list is in the help.
  std::string suggestion = suggestNearest(name, names);
  return fail("unknown option '" + given + "'" +
              StringRef(suggestion).split(" (known").first + " (`kiln " +
              command.getName() + " --help` lists the options)");
}

/// What LLVM's parser found, without what only follows from it: an option that
/// it does not know makes it take the option's value for an input, of which
/// there are then too many, so unknown options go before everything else. Of
/// that the first error is said.
static int explain(StringRef messages, const Command &command) {
  SmallVector<StringRef> lines;
  messages.split(lines, '\n', -1, /*KeepEmpty=*/false);
  int code = Done;
  for (StringRef line : lines) {
    line.consume_front("kiln: ");
    if (line.consume_front("Unknown command line argument '"))
      code = unknownOption(line.take_until([](char c) { return c == '\''; }),
                           command);
  }
  if (code)
    return code;
  for (StringRef line : lines) {
    line.consume_front("kiln: ");
    line.consume_front("error: "); // what a parser of our own said by fail()
    return fail(line.starts_with("Not enough positional")
                    ? missingInput(command)
                    : wrongValue(line));
  }
  return BadInput;
}

/// The last of several values would win silently. Lists are meant to repeat.
static int refuseRepeated(const Command &command) {
  for (auto &[name, option] : command.OptionsMap)
    if (option->getNumOccurrences() > 1 &&
        option->getNumOccurrencesFlag() == cl::Optional &&
        option->getValueExpectedFlag() == cl::ValueRequired)
      return fail("--" + name + " is given " +
                  Twine(option->getNumOccurrences()) +
                  " times; it takes one value");
  return Done;
}

/// An empty name of a file, a folder or a GPU would be as good as none: the
/// option would be left out without a word.
static int refuseEmptyNames(ArrayRef<const char *> line,
                            const Command &command) {
  for (auto [index, text] : enumerate(line)) {
    StringRef argument = text;
    if (!argument.consume_front("-"))
      continue;
    argument.consume_front("-");
    auto [name, value] = argument.split('=');
    auto found = command.OptionsMap.find(name);
    if (found == command.OptionsMap.end() ||
        found->second->getValueExpectedFlag() != cl::ValueRequired)
      continue;
    if (!argument.contains('='))
      value = index + 1 < line.size() ? line[index + 1] : "";
    StringRef kind = StringSwitch<StringRef>(found->second->ValueStr)
                         .Cases({"FILE", "OUT"}, "file")
                         .Cases({"DIR", "FOLDER"}, "folder")
                         .Cases({"GPU", "GPU,GPU"}, "GPU")
                         .Default(name == "o" ? "file" : "");
    if (value.empty() && !kind.empty())
      return fail((name.size() == 1 ? "-" : "--") + name +
                  " needs the name of a " + kind);
  }
  return Done;
}

namespace {

/// Keeps what goes to standard error. LLVM's readers of numbers complain there,
/// whichever stream the parser of the command line is given.
class CapturedErrors {
public:
  CapturedErrors()
      : file(memfd_create("kiln-errors", MFD_CLOEXEC)),
        before(file < 0 ? -1 : fcntl(2, F_DUPFD_CLOEXEC, 3)) {
    if (before >= 0)
      dup2(file, 2);
  }
  ~CapturedErrors() {
    if (before >= 0)
      dup2(before, 2);
    close(before);
    close(file);
  }
  std::string text() const {
    std::string result(before < 0 ? 0 : lseek(file, 0, SEEK_END), 0);
    [[maybe_unused]] ssize_t got = pread(file, result.data(), result.size(), 0);
    return result;
  }

private:
  int file, before;
};

} // namespace

static int runCommand(int argc, char **argv) {
  StringRef given = argc > 1 ? argv[1] : "--help";
  if (given == "--help" || given == "-h" || given == "help") {
    printCommands(outs());
    return argc > 1 ? Done : BadInput;
  }
  if (given == "--version" || given == "version") {
    printVersion(outs());
    return Done;
  }
  SmallVector<const Command *> commands = allCommands();
  const auto *found = find_if(commands, [&](const Command *command) {
    return command->getName() == given;
  });
  if (found == commands.end())
    return unknownCommand(given);
  const Command &command = **found;
  cl::SetVersionPrinter(printVersion);
  std::string messages;
  raw_string_ostream os(messages);
  bool parsed = false;
  {
    CapturedErrors captured;
    parsed = cl::ParseCommandLineOptions(argc, argv, "", &os);
    messages += captured.text();
  }
  if (!parsed)
    return explain(messages, command);
  if (int code = refuseLLVMOptions(given))
    return code;
  if (int code = refuseRepeated(command))
    return code;
  if (int code = refuseEmptyNames(ArrayRef(argv + 2, argc - 2), command))
    return code;
  cleanUpWhenInterrupted();
  return command.run();
}

/// LLVM's code generators end the process where they have no instruction for an
/// operation. That is an input they cannot compile, not a crash.
static void refuseInput(void *, const char *reason, bool) {
  fail(explainFatalError(reason));
  std::_Exit(BadInput);
}

int main(int argc, char **argv) {
  InitLLVM setup(argc, argv);
  // Where one of the three was closed (`kiln occupancy - <&-`), the next file
  // that is opened would take its place and be read or written for it.
  if (std::error_code error = sys::Process::FixupStandardFileDescriptors())
    return fail("cannot open /dev/null: " + error.message());
  if (sys::path::filename(argv[0]) == "ld.lld") {
    const lld::DriverDef elf{lld::Gnu, &lld::elf::link};
    return lld::lldMain(ArrayRef(argv, argc), outs(), errs(), elf).retCode;
  }
  install_fatal_error_handler(refuseInput);
  int code = runCommand(argc, argv);
  outs().flush();
  if (std::error_code error = outs().error()) {
    outs().clear_error(); // or LLVM ends the program with a report of its own
    return fail("cannot write standard output: " + error.message());
  }
  return code;
}
