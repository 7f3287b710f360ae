// `kiln choices`: what programs under the strategy `adaptive` chose, shown, and
// the files of several programs or machines as one; a program's report as a
// page.
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "tools/choices/AdaptivePage.h"
#include "tools/choices/ShowChoices.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/OutputFile.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command(
    "choices",
    "show what programs under the strategy adaptive chose, merge files of it, "
    "and make a page of a program's report",
    "kiln choices show choices.json\n"
    "kiln choices show *.json --format csv > choices.csv\n"
    "kiln choices merge monday.json tuesday.json -o choices.json\n"
    "kiln choices page report.json -o report.html",
    run);
static cl::opt<std::string> action(
    cl::Positional, cl::Required, cl::sub(command),
    cl::desc("show|merge|page: show what is in the files, or make one file "
             "of them; of two choices for the same launches the one with more "
             "comparisons stays, of equals the one of the file named first; "
             "or make a page for a browser of what kiln.adaptive.report() "
             "of Python wrote"));
static cl::list<std::string>
    files(cl::Positional, cl::OneOrMore, cl::sub(command),
          cl::desc("FILE...: choices of programs; of page: a report; '-' is "
                   "standard input"));
static cl::opt<std::string>
    output("o", cl::sub(command), cl::value_desc("FILE"),
           cl::desc("of merge: the file to write, which may be one of those "
                    "that are read; of page: the page; '-' is standard "
                    "output"));
static FormatOption format(command);

static Error checkOptions() {
  if (action != "show" && action != "merge" && action != "page")
    return failure("unknown action '", action.getValue(), "'",
                   suggestNearest(action, {"merge", "page", "show"}));
  if (action == "show") {
    if (output.getNumOccurrences())
      return failure("-o is for `kiln choices merge` and `kiln choices page`; "
                     "show writes to standard output");
    return Error::success();
  }
  if (!output.getNumOccurrences())
    return failure(action, " needs -o FILE, the file to write");
  if (format.given())
    return failure("--format is for `kiln choices show`; ", action, " writes ",
                   action == "merge" ? "a file of choices" : "a page");
  if (action == "page" && files.size() != 1)
    return failure("page makes a page of one report, found ", files.size());
  return Error::success();
}

static Error makePage() {
  if (Error error = checkNotInput(output, files.front(), "-o"))
    return error;
  Expected<AdaptiveReport> report = AdaptiveReport::read(files.front());
  return report ? writeOutput(output, adaptivePage(*report))
                : report.takeError();
}

static Error showOrMerge() {
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
  if (Error error = checkOptions())
    return fail(std::move(error));
  Error error = action == "page" ? makePage() : showOrMerge();
  return error ? fail(std::move(error)) : Done;
}

} // namespace kiln
