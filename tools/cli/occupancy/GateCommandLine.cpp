#include "tools/cli/occupancy/GateCommandLine.h"

#include "targets/support/Errors.h"
#include "targets/support/Files.h"
#include "targets/support/Suggest.h"
#include "tools/Version.h"
#include "tools/hazards/HazardCheckFile.h"
#include "tools/occupancy/gate/GateLines.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

GateFormatOption::GateFormatOption(Command &command)
    : FormatOption(command, PageAndDrawing) {
  getParser().addLiteralOption("junit", Format::JUnit,
                               "of --check: JUnit's XML");
  getParser().addLiteralOption("sarif", Format::Sarif,
                               "of --check: SARIF 2.1.0 for code scanning");
}

GateCommandLine::GateCommandLine(Command &command)
    : baseline("check", cl::sub(command), cl::value_desc("BASELINE.json"),
               cl::desc("compare the kernels with a baseline, and end with "
                        "exit code 2 where they are worse (or better, new or "
                        "gone: see --one-way)")),
      update("update", cl::sub(command),
             cl::desc("with --check: write the baseline; its waivers stay")),
      oneWay("one-way", cl::sub(command),
             cl::desc("with --check: what is better, new or gone passes")),
      failOn("fail-on", cl::sub(command), cl::CommaSeparated,
             cl::value_desc("WORD,WORD"),
             cl::desc("with --check: spills, unlaunchable, occupancy, "
                      "registers (across a granule), serialization (of "
                      "wgmma), hazards (of NVIDIA's machine code); default: "
                      "all but registers and hazards")) {}

Error GateCommandLine::check(const GateFormatOption &format) const {
  for (const cl::Option *option :
       {static_cast<const cl::Option *>(std::addressof(update)),
        static_cast<const cl::Option *>(std::addressof(oneWay)),
        static_cast<const cl::Option *>(std::addressof(failOn))})
    if (!isGiven() && option->getNumOccurrences())
      return failure("--", option->ArgStr,
                     " needs --check BASELINE.json, which it is about");
  if (!isGiven() && format.needsCheck())
    return failure("--format junit and sarif are of a check: give --check "
                   "BASELINE.json");
  if (isGiven() && (format == Format::Html || format == Format::Svg))
    return failure("a check has no picture; its formats are text, json, csv, "
                   "markdown, junit and sarif");
  if (isGiven() && baseline.empty())
    return failure("--check: expected the name of a baseline");
  if (update && oneWay)
    return failure("--update writes what is, so --one-way would have no "
                   "effect; give one of them");
  return Error::success();
}

/// The rules that --fail-on names, or those that are on by default; in the
/// sequence of reports.
static Expected<std::vector<const GateRule *>>
rulesOf(ArrayRef<std::string> words) {
  SmallVector<StringRef> known;
  for (const GateRule &rule : gateRules())
    known.push_back(rule.name);
  for (StringRef word : words)
    if (!is_contained(known, word))
      return failure("--fail-on: there is no '", word, "'",
                     suggestNearest(word, known));
  std::vector<const GateRule *> rules;
  for (const GateRule &rule : gateRules())
    if (words.empty() ? rule.isDefault : is_contained(words, rule.name))
      rules.push_back(&rule);
  return rules;
}

/// The baseline; an empty one where it is about to be written for the first
/// time.
static Expected<GateBaseline> readBaseline(const std::string &path,
                                           bool mayLack) {
  if (mayLack && !sys::fs::exists(path))
    return GateBaseline();
  Expected<std::string> text = readFile(path);
  if (!text)
    return failure(toString(text.takeError()),
                   "; `--check FILE --update` writes a baseline");
  return GateBaseline::parse(*text, path);
}

static void print(const GateReport &report, const GateFormatOption &format) {
  if (format == Format::JUnit)
    return printJUnit(outs(), report);
  if (format == Format::Sarif)
    return printJson(outs(), sarifJson(report));
  if (format == Format::Json)
    return printJson(outs(), gateJson(report));
  printGate(outs(), report, format);
}

/// Checks the machine code of every kernel and writes what was found into the
/// facts, which are in the sequence of the files.
static Error addHazards(MutableArrayRef<GateFacts> facts,
                        ArrayRef<BinaryFile> files) {
  for (const BinaryFile &file : files) {
    Expected<std::vector<std::optional<KernelHazards>>> found =
        hazardsOfKernels(file.code->getMemBufferRef());
    if (!found)
      return found.takeError();
    for (auto [kernel, hazards] :
         zip_equal(facts.take_front(found->size()), *found))
      if (hazards) {
        kernel.hazards = hazards->count;
        kernel.hazardOffsets = std::move(hazards->offsets);
      }
    facts = facts.drop_front(found->size());
  }
  return Error::success();
}

Expected<ExitCode> GateCommandLine::run(ArrayRef<Asked> asked,
                                        ArrayRef<BinaryFile> files,
                                        bool isPartial,
                                        const GateFormatOption &format) const {
  GateOptions options;
  if (Error error = rulesOf(failOn).moveInto(options.rules))
    return std::move(error);
  options.isOneWay = oneWay;
  options.isPartial = isPartial;
  options.today = today();
  Expected<GateBaseline> base = readBaseline(baseline, update);
  if (!base)
    return base.takeError();
  std::vector<GateFacts> facts;
  for (const Asked &one : asked)
    facts.push_back(GateFacts::of(*one.kernel, one.launch));
  // It takes longer than all the rest, so only for those who ask; a baseline
  // has it for those who ask later.
  if (update || any_of(options.rules,
                       [](const GateRule *rule) { return rule->needsHazards; }))
    if (Error error = addHazards(facts, files))
      return std::move(error);
  GateResult result = judge(*base, facts, options);
  if (update) {
    if (isPartial)
      return failure("'", baseline,
                     "' is not written, because not every file could be read");
    // Nothing fails: it is looked at and taken in.
    for (GateFinding &finding : result.findings)
      finding.fails = finding.status == GateFinding::Expired;
  }
  GateReport report{result,   options,
                    facts,    gateLines(result, facts, files),
                    baseline, KILN_VERSION};
  if (update) {
    base->kernels = facts;
    if (Error error = writeFile(baseline, base->text()))
      return std::move(error);
  }
  print(report, format);
  outs().flush();
  if (update) {
    errs() << formatv("kiln: note: '{0}' is written, with {1} kernel{2}\n",
                      baseline, facts.size(), facts.size() == 1 ? "" : "s");
    return Done;
  }
  return result.failures() ? CheckFailed : Done;
}

} // namespace kiln
