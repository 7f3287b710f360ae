// `kiln manual`: the manual page kiln(1), made of the same records as --help.
#include "tools/Version.h"
#include "tools/cli/Command.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command("manual", "print the manual page kiln(1)",
                       "kiln manual > kiln.1 && man ./kiln.1", run);

/// Text that roff takes as it is: no escapes, hyphens that can be copied, and
/// no line that begins like a request.
static std::string roff(StringRef text) {
  std::string result;
  bool begins = true;
  for (char c : text) {
    if (begins && (c == '.' || c == '\''))
      result += "\\&";
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else
      result += c;
    begins = c == '\n';
  }
  return result;
}

static void printOption(raw_ostream &os, const cl::Option &option) {
  std::string value = option.ValueStr.str();
  os << ".TP\n.B "
     << roff((option.ArgStr.size() == 1 ? "-" : "--") + option.ArgStr.str());
  if (!value.empty())
    os << " \\fI" << roff(value) << "\\fR";
  os << '\n' << roff(option.HelpStr) << '\n';
}

static void printCommand(raw_ostream &os, const Command &of) {
  os << ".SS " << roff(("kiln " + of.getName()).str());
  for (const cl::Option *input : of.PositionalOpts)
    os << ' ' << roff(input->HelpStr.split(": ").first.split(", ").first);
  os << '\n'
     << roff(of.summary()) << "\n.PP\n.nf\n"
     << roff(of.example()) << "\n.fi\n";
  SmallVector<const cl::Option *> options;
  for (auto &[name, option] : of.OptionsMap)
    if (option->getOptionHiddenFlag() == cl::NotHidden)
      options.push_back(option);
  llvm::sort(options, [](const cl::Option *a, const cl::Option *b) {
    return a->ArgStr < b->ArgStr;
  });
  for (const cl::Option *option : options)
    printOption(os, *option);
}

static int run() {
  raw_ostream &os = outs();
  os << ".TH KILN 1 \"\" \"kiln " << KILN_VERSION << "\"\n"
     << ".SH NAME\nkiln \\- tile compiler for NVIDIA and AMD GPUs\n"
     << ".SH SYNOPSIS\n.B kiln\n\\fICOMMAND\\fR [options]\n"
     << ".SH DESCRIPTION\nThe first word is a command. "
        "kiln \\fICOMMAND\\fR \\-\\-help lists the values of its options, "
        "too.\n"
     << ".SH COMMANDS\n";
  for (const Command *one : allCommands())
    if (one->isListed())
      printCommand(os, *one);
  os << ".SH EXIT STATUS\n"
        ".TP\n.B 0\ndone\n"
        ".TP\n.B 1\nthe input, the kernel or the command line is wrong\n"
        ".TP\n.B 2\na check failed\n"
        ".TP\n.B 3\nthe machine lacks something; the message says what\n";
  return Done;
}

} // namespace kiln
