// Inputs to variants.
#include "tools/export/ExportPlan.h"

#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "tools/case/CaseVariant.h"
#include "tools/case/run/CaseCompile.h"
#include "tools/driver/Source.h"
#include "tools/driver/TileToLLVM.h"
#include "tools/export/ExportedNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace kiln {
namespace {

/// Builds a plan, input by input.
class Planner {
public:
  explicit Planner(const ExportRequest &request) : request(request) {}
  Expected<ExportPlan> run();

private:
  Error addCase(const std::string &path);
  Error addSpecialization(const CaseFile &file, size_t index,
                          const CompileOptions &options);
  Error addKernel(const std::string &argument);
  Expected<ExportVariant> open(StringRef path, const CompileOptions &options);
  /// The facts that tile IR promises of its parameters.
  Expected<std::vector<FactMask>> ownFacts(const ExportVariant &variant);
  Error countParameters(ExportVariant &variant);
  std::vector<FactMask> factsOf(const CaseAssumptions &assumptions) const;
  Error specialize(StringRef text);
  Error addGeneral();
  Error settle();
  Error checkNames();

  const ExportRequest &request;
  ExportPlan plan;
};

} // namespace

/// The one number that every launch has.
static Expected<unsigned> sharedBytes(const CaseFile &file,
                                      const std::string &text) {
  Expected<CaseExpression> expression = CaseExpression::parse(text);
  if (!expression)
    return expression.takeError();
  for (const CaseExpression::Node &node : expression->nodes())
    if (node.kind == CaseExpression::Size)
      return failure(file.path, ": dynamic_shared: '", text,
                     "' depends on the size '", node.size,
                     "'; an exported launcher needs one number");
  Expected<int64_t> bytes = expression->evaluate({});
  if (!bytes)
    return bytes.takeError();
  // As in a case: four times what any GPU's block has.
  if (*bytes < 0 || *bytes > 1 << 20)
    return failure(file.path, ": dynamic_shared: ", *bytes,
                   " is no number of bytes that a block can have");
  return unsigned(*bytes);
}

Expected<ExportVariant> Planner::open(StringRef path,
                                      const CompileOptions &options) {
  ExportVariant variant;
  Expected<Source> source = openSource(path);
  if (!source)
    return source.takeError();
  variant.source = std::move(source->buffer);
  variant.options = options;
  if (!source->kernel.empty())
    variant.options.kernel = source->kernel;
  Expected<SourceKind> kind = sourceKind(*variant.source);
  if (!kind)
    return kind.takeError();
  variant.isTileIR = *kind == SourceKind::TileIR;
  variant.origin = path.str();
  return variant;
}

Expected<std::vector<FactMask>>
Planner::ownFacts(const ExportVariant &variant) {
  Expected<std::vector<TileParameter>> parameters =
      tileParameters(*variant.source, variant.options.kernel);
  if (!parameters)
    return parameters.takeError();
  if (plan.arguments.empty())
    for (const TileParameter &parameter : *parameters)
      plan.arguments.push_back(parameter.name);
  if (parameters->size() != plan.arguments.size())
    return failure(variant.origin, ": the kernel takes ", parameters->size(),
                   " arguments where the function exported takes ",
                   plan.arguments.size());
  std::vector<FactMask> facts;
  for (auto [index, parameter] : enumerate(*parameters)) {
    if (!parameter.otherFact.empty())
      return failure(variant.origin, ": the kernel is promised ",
                     parameter.otherFact, " of '", parameter.name,
                     "', which no launcher tests; make it 16");
    // Only AMD's code generator uses the range of a pointer.
    facts.push_back(parameter.facts & kiln::factsOf(Vendor::Nvidia));
  }
  return facts;
}

/// Whether tile IR has parameters for arguments that are known to be 1.
Error Planner::countParameters(ExportVariant &variant) {
  if (!variant.isTileIR)
    return Error::success();
  Expected<std::vector<TileParameter>> parameters =
      tileParameters(*variant.source, variant.options.kernel);
  if (!parameters)
    return parameters.takeError();
  variant.lacksOnes = parameters->size() != plan.arguments.size();
  return Error::success();
}

std::vector<FactMask>
Planner::factsOf(const CaseAssumptions &assumptions) const {
  std::vector<FactMask> facts(plan.arguments.size());
  for (auto [name, mask] : zip(plan.arguments, facts)) {
    auto found = assumptions.find(name);
    if (found != assumptions.end())
      mask = maskOf(found->second == 1 ? Fact::EqualToOne : Fact::Divisible16);
  }
  return facts;
}

Error Planner::addSpecialization(const CaseFile &file, size_t index,
                                 const CompileOptions &options) {
  const CaseSpecialization &entry = file.specializations[index];
  Expected<ExportVariant> variant =
      open(entry.kernel.empty() ? file.kernel : entry.kernel, options);
  if (!variant)
    return failure(file.path, ": specializations[", index,
                   "].kernel: ", toString(variant.takeError()));
  variant->facts = factsOf(entry.assumes);
  if (!variant->isTileIR && entry.kernel.empty())
    return failure(file.path, ": specializations[", index,
                   "]: the case's kernel is LLVM IR, whose compiler has used "
                   "already what it assumes; name a \"kernel\" compiled under "
                   "these assumptions, or give the case tile IR");
  if (!entry.kernel.empty())
    variant->options.kernel = entry.name;
  if (Error error = countParameters(*variant))
    return error;
  if (entry.numWarps && !request.flags.numWarps)
    variant->options.numWarps = entry.numWarps;
  Expected<unsigned> bytes =
      sharedBytes(file, entry.dynamicShared.value_or(file.dynamicShared));
  if (!bytes)
    return bytes.takeError();
  variant->dynamicShared = *bytes;
  plan.variants.push_back(std::move(*variant));
  return Error::success();
}

Error Planner::addCase(const std::string &path) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return file.takeError();
  Expected<CompileOptions> options = caseOptions(*file, request.flags);
  if (!options)
    return options.takeError();
  for (const CaseArgument &argument : file->arguments)
    plan.arguments.push_back(argument.name);
  Expected<ExportVariant> variant = open(file->kernel, *options);
  if (!variant)
    return failure(path, ": kernel: ", toString(variant.takeError()));
  if (file->assumes) {
    variant->facts = factsOf(*file->assumes);
    if (Error error = countParameters(*variant))
      return error;
  } else if (!variant->isTileIR)
    return failure(path, ": assumes: LLVM IR does not say what its compiler "
                         "assumed of the arguments; say it, as {} or as "
                         "{\"N\": 16, \"stride\": 1}");
  else if (Error error = ownFacts(*variant).moveInto(variant->facts))
    return error;
  if (Error error = sharedBytes(*file, file->dynamicShared)
                        .moveInto(variant->dynamicShared))
    return error;
  plan.variants.push_back(std::move(*variant));
  for (size_t i = 0; i < file->specializations.size(); ++i)
    if (Error error = addSpecialization(*file, i, *options))
      return error;
  plan.file = std::move(*file);
  return Error::success();
}

Error Planner::addKernel(const std::string &argument) {
  Expected<ExportVariant> variant = open(argument, request.flags);
  if (!variant)
    return variant.takeError();
  if (!variant->isTileIR)
    return failure(argument,
                   ": LLVM IR names neither its arguments nor what its "
                   "compiler assumed of them; write a case file with "
                   "\"arguments\" and \"assumes\"");
  if (Error error = ownFacts(*variant).moveInto(variant->facts))
    return error;
  plan.variants.push_back(std::move(*variant));
  return Error::success();
}

/// One more variant of the first kernel: "N:16,stride:1".
Error Planner::specialize(StringRef text) {
  ExportVariant variant = plan.variants.front();
  if (!variant.isTileIR)
    return failure("--specialize ", text, ": ", variant.origin,
                   " is LLVM IR, whose compiler has used already what it "
                   "assumes; give the kernel's tile IR");
  variant.facts.assign(plan.arguments.size(), 0);
  variant.lacksOnes = false;
  variant.origin += (" --specialize " + text).str();
  SmallVector<StringRef> parts,
      names(plan.arguments.begin(), plan.arguments.end());
  text.split(parts, ',');
  for (StringRef part : parts) {
    auto [name, fact] = part.trim().split(':');
    auto argument = find(names, name);
    if (argument == names.end())
      return failure("--specialize ", text, ": there is no argument '", name,
                     "'", suggestNearest(name, names));
    if (fact != "16" && fact != "1")
      return failure("--specialize ", text, ": expected ", name, ":16 or ",
                     name, ":1, found '", part.trim(), "'");
    variant.facts[argument - names.begin()] =
        maskOf(fact == "1" ? Fact::EqualToOne : Fact::Divisible16);
  }
  plan.variants.push_back(std::move(variant));
  return Error::success();
}

static bool isGeneral(const ExportVariant &variant) {
  return all_of(variant.facts, [](FactMask facts) { return !facts; });
}

Error Planner::addGeneral() {
  ExportVariant variant = plan.variants.front();
  if (!variant.isTileIR)
    return failure("--general: ", variant.origin,
                   " is LLVM IR, from which no assumption can be taken back; "
                   "give the kernel's tile IR");
  variant.facts.assign(plan.arguments.size(), 0);
  variant.lacksOnes = false;
  variant.origin += " --general";
  plan.variants.push_back(std::move(variant));
  return Error::success();
}

/// How much a variant assumes.
static unsigned weight(const ExportVariant &variant) {
  unsigned count = 0;
  for (FactMask facts : variant.facts)
    count += popcount(facts);
  return count;
}

/// Most special first; no two alike; the last one general.
Error Planner::settle() {
  std::vector<ExportVariant> sorted;
  for (ExportVariant &variant : plan.variants) {
    auto place = llvm::partition_point(sorted, [&](const ExportVariant &other) {
      return weight(other) >= weight(variant);
    });
    sorted.insert(place, std::move(variant));
  }
  plan.variants = std::move(sorted);
  for (auto [index, variant] : enumerate(plan.variants))
    for (const ExportVariant &other : ArrayRef(plan.variants).take_front(index))
      if (other.facts == variant.facts)
        return failure(variant.origin, " and ", other.origin,
                       " assume the same of the arguments (",
                       isGeneral(variant)
                           ? "nothing"
                           : spellFacts(variant.facts, plan.arguments),
                       "); leave one of them out");
  const ExportVariant &last = plan.variants.back();
  if (isGeneral(last))
    return Error::success();
  return failure(last.origin, ": the kernel assumes ",
                 spellFacts(last.facts, plan.arguments),
                 ", and there is no variant for other arguments; ",
                 last.isTileIR ? "--general makes one of it, or add"
                               : "add (\"specializations\" of a case)",
                 " a kernel that assumes nothing");
}

/// Names that are two in the source may be one in C.
Error Planner::checkNames() {
  std::map<std::string, std::string> inC;
  for (const std::string &name : plan.arguments) {
    auto [known, isNew] = inC.try_emplace(nameInC(name), name);
    if (!isNew)
      return failure("the arguments '", known->second, "' and '", name,
                     "' would both be '", known->first,
                     "' in C; rename one in a case");
  }
  return Error::success();
}

Expected<ExportPlan> Planner::run() {
  for (const std::string &input : request.inputs) {
    bool isCase = StringRef(input).ends_with(".json");
    if (isCase && !plan.variants.empty())
      return failure(input, ": a case comes first, and alone; its "
                            "\"specializations\" name the other kernels");
    if (Error error = isCase ? addCase(input) : addKernel(input))
      return std::move(error);
  }
  for (const std::string &text : request.specialize)
    if (Error error = specialize(text))
      return std::move(error);
  if (request.general)
    if (Error error = addGeneral())
      return std::move(error);
  if (Error error = settle())
    return std::move(error);
  if (Error error = checkNames())
    return std::move(error);
  return std::move(plan);
}

Expected<ExportPlan> planExport(const ExportRequest &request) {
  return Planner(request).run();
}

std::vector<std::string> inputFiles(const ExportRequest &request,
                                    const ExportPlan &plan) {
  std::vector<std::string> files = request.inputs;
  for (const ExportVariant &variant : plan.variants)
    files.push_back(variant.source->getBufferIdentifier().str());
  return files;
}

} // namespace kiln
