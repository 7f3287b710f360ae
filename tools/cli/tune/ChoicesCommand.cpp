// `kiln choices`: what programs under the strategy `adaptive` chose, shown, and
// the files of several programs or machines as one.
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "tools/choices/ShowChoices.h"
#include "tools/cli/FormatOption.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "choices",
    "show what programs under the strategy adaptive chose, and merge files of "
    "it",
    "kiln choices show choices.json\n"
    "kiln choices show *.json --format csv > choices.csv\n"
    "kiln choices merge monday.json tuesday.json -o choices.json",
    run);
static cl::opt<std::string>
    action(cl::Positional, cl::Required, cl::sub(command),
           cl::desc("show|merge: show what is in the files, or make one file "
                    "of them; of two choices for the same launches the one "
                    "with more comparisons stays, of equals the one of the "
                    "file named first"));
static cl::list<std::string> files(cl::Positional, cl::OneOrMore,
                                   cl::sub(command),
                                   cl::desc("FILE...: choices of programs"));
static cl::opt<std::string>
    output("o", cl::sub(command), cl::value_desc("FILE"),
           cl::desc("of merge: the file to write, which may be one of those "
                    "that are read; '-' is standard output"));
static FormatOption format(command);

static Error checkOptions() {
  if (action != "show" && action != "merge")
    return failure("unknown action '", action.getValue(), "'",
                   suggestNearest(action, {"merge", "show"}));
  if (action == "show" && output.getNumOccurrences())
    return failure("-o is for `kiln choices merge`; show writes to standard "
                   "output");
  if (action == "merge" && !output.getNumOccurrences())
    return failure("merge needs -o FILE, the file to write");
  if (action == "merge" && format.given())
    return failure("--format is for `kiln choices show`; merge writes a file "
                   "of choices");
  return Error::success();
}

static Error showOrMerge() {
  if (Error error = checkOptions())
    return error;
  std::vector<ChoicesFile> read;
  for (const std::string &path : files)
    if (Error error = ChoicesFile::read(path).moveInto(read.emplace_back()))
      return error;
  if (action == "show") {
    showChoices(outs(), read, format);
    return Error::success();
  }
  Expected<ChoicesFile> merged = mergeChoices(read);
  return merged ? writeOutput(output, merged->text()) : merged.takeError();
}

static int run() {
  Error error = showOrMerge();
  return error ? fail(std::move(error)) : Done;
}

} // namespace kiln
