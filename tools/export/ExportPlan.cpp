// Inputs to variants.
#include "tools/export/ExportPlan.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "tools/case/CaseSource.h"
#include "tools/case/CaseVariant.h"
#include "tools/case/run/CaseCompile.h"
#include "tools/driver/TileToLLVM.h"
#include "tools/export/ExportSettle.h"
#include "tools/source/Source.h"
#include "llvm/ADT/STLExtras.h"

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
  Expected<ExportSource> open(StringRef path, const CompileOptions &options);
  Expected<ExportSource> open(const CaseFile &file, StringRef path,
                              const CompileOptions &options);
  /// A kernel in Triton's language, which is the same tile IR for all GPUs.
  Expected<PythonKernel> openPython(MemoryBufferRef text, StringRef kernel,
                                    const PythonOptions &options) const;
  /// The facts that tile IR states of its parameters.
  Expected<std::vector<FactMask>> ownFacts(const ExportSource &source);
  Error countParameters(ExportSource &source);
  std::vector<FactMask> factsOf(const CaseAssumptions &assumptions) const;
  Error specialize(StringRef text);
  Error addGeneral();
  void add(std::vector<FactMask> facts, ExportSource source) {
    ExportVariant variant{std::move(facts), {}};
    variant.sources.push_back(std::move(source));
    plan.variants.push_back(std::move(variant));
  }
  const ExportSource &first() const {
    return plan.variants.front().sources.front();
  }

  const ExportRequest &request;
  ExportPlan plan;
};

} // namespace

const ExportSource *ExportVariant::sourceFor(const GpuTarget *target) const {
  const ExportSource *others = nullptr;
  for (const ExportSource &source : sources) {
    if (is_contained(source.targets, target))
      return &source;
    if (source.targets.empty())
      others = &source;
  }
  return others;
}

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

Expected<ExportSource> Planner::open(StringRef path,
                                     const CompileOptions &options) {
  Expected<Source> opened = openSource(path);
  if (!opened)
    return opened.takeError();
  ExportSource source{path.str(), std::move(opened->buffer), false, {}, 0,
                      options};
  if (!opened->kernel.empty())
    source.options.kernel = opened->kernel;
  if (isPythonSource(*source.text)) {
    PythonOptions python = request.python;
    python.numWarps = options.numWarps;
    python.numStages = options.numStages;
    python.language = options.language;
    Expected<PythonKernel> kernel =
        openPython(*source.text, source.options.kernel, python);
    if (!kernel)
      return kernel.takeError();
    kernel->apply(source.options);
    source.text = std::move(kernel->tile);
  }
  Expected<SourceKind> kind = sourceKind(*source.text);
  if (!kind)
    return kind.takeError();
  source.isTileIR = *kind == SourceKind::TileIR;
  return source;
}

Expected<PythonKernel> Planner::openPython(MemoryBufferRef text,
                                           StringRef kernel,
                                           const PythonOptions &options) const {
  if (request.targets.empty())
    return failure(text.getBufferIdentifier(),
                   ": Triton's language names no GPU; give some with --target");
  std::optional<PythonKernel> first;
  for (const GpuTarget *target : request.targets) {
    PythonOptions own = options;
    own.target = target;
    Expected<PythonKernel> made = compilePython(text, kernel, own);
    if (!made)
      return made.takeError();
    if (request.flags.sourceNotes)
      request.flags.sourceNotes->add(made->messages);
    if (!first)
      first = std::move(*made);
    else if (made->tile->getBuffer() != first->tile->getBuffer())
      return failure(text.getBufferIdentifier(), ": for ", target->name(),
                     " the kernel is other tile IR than for ",
                     request.targets.front()->name(),
                     "; export it for each GPU apart");
  }
  return std::move(*first);
}

/// The kernel of a case, or one of its specializations'.
Expected<ExportSource> Planner::open(const CaseFile &file, StringRef path,
                                     const CompileOptions &options) {
  if (!isPythonSource(path))
    return open(path, options);
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return buffer.takeError();
  Expected<PythonOptions> python =
      pythonOptions(file, {nullptr, options.numWarps, options.numStages});
  if (!python)
    return python.takeError();
  Expected<PythonKernel> kernel = openPython(**buffer, file.name, *python);
  if (!kernel)
    return kernel.takeError();
  ExportSource source{path.str(), std::move(kernel->tile), true, {}, 0,
                      options};
  kernel->apply(source.options);
  return source;
}

Expected<std::vector<FactMask>> Planner::ownFacts(const ExportSource &source) {
  Expected<std::vector<TileParameter>> parameters =
      tileParameters(*source.text, source.options.kernel);
  if (!parameters)
    return parameters.takeError();
  if (plan.arguments.empty())
    for (const TileParameter &parameter : *parameters)
      plan.arguments.push_back(parameter.name);
  if (parameters->size() != plan.arguments.size())
    return failure(source.origin, ": the kernel takes ", parameters->size(),
                   " arguments where the function exported takes ",
                   plan.arguments.size());
  std::vector<FactMask> facts;
  for (auto [index, parameter] : enumerate(*parameters)) {
    if (!parameter.otherFact.empty())
      return failure(source.origin, ": the kernel assumes ",
                     parameter.otherFact, " of '", parameter.name,
                     "', which no launcher tests; make it 16");
    // A case calls the arguments as it likes.
    if (!plan.file && parameter.name != plan.arguments[index])
      return failure(source.origin, ": parameter ", index, " is '",
                     parameter.name, "', in the first kernel '",
                     plan.arguments[index],
                     "'; variants are forms of one kernel");
    // Only AMD's code generator uses the range of a pointer.
    facts.push_back(parameter.facts & kiln::factsOf(Vendor::Nvidia));
  }
  return facts;
}

/// Whether tile IR has parameters for arguments that are known to be 1.
Error Planner::countParameters(ExportSource &source) {
  if (!source.isTileIR)
    return Error::success();
  Expected<std::vector<TileParameter>> parameters =
      tileParameters(*source.text, source.options.kernel);
  if (!parameters)
    return parameters.takeError();
  source.lacksOnes = parameters->size() != plan.arguments.size();
  return Error::success();
}

std::vector<FactMask>
Planner::factsOf(const CaseAssumptions &assumptions) const {
  std::vector<FactMask> facts(plan.arguments.size());
  for (auto [name, mask] : zip(plan.arguments, facts)) {
    auto found = assumptions.find(name);
    if (found != assumptions.end())
      mask = maskOf(testedFact(std::to_string(found->second))->fact);
  }
  return facts;
}

Error Planner::addSpecialization(const CaseFile &file, size_t index,
                                 const CompileOptions &options) {
  const CaseSpecialization &entry = file.specializations[index];
  Expected<ExportSource> source =
      open(file, entry.kernel.empty() ? file.kernel : entry.kernel, options);
  if (!source && source.errorIsA<SourceError>())
    return source.takeError();
  if (!source)
    return failure(file.path, ": specializations[", index,
                   "].kernel: ", toString(source.takeError()));
  if (!source->isTileIR && entry.kernel.empty())
    return failure(file.path, ": specializations[", index,
                   "]: the case's kernel is LLVM IR, whose compiler has used "
                   "already what it assumes; name a \"kernel\" compiled under "
                   "these assumptions, or give the case tile IR");
  if (!entry.kernel.empty())
    source->options.kernel = entry.name;
  if (Error error = countParameters(*source))
    return error;
  if (entry.numWarps && !request.flags.numWarps)
    source->options.numWarps = entry.numWarps;
  source->targets = entry.targets;
  if (Error error =
          sharedBytes(file, entry.dynamicShared.value_or(file.dynamicShared))
              .moveInto(source->dynamicShared))
    return error;
  add(factsOf(entry.assumes), std::move(*source));
  return Error::success();
}

Error Planner::addCase(const std::string &path) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return file.takeError();
  overrideLanguage(*file, request.flags.language);
  Expected<CompileOptions> options = caseOptions(*file, request.flags);
  if (!options)
    return options.takeError();
  for (const CaseArgument &argument : file->passed())
    plan.arguments.push_back(argument.name);
  plan.file = *file;
  Expected<ExportSource> source = open(*file, file->kernel, *options);
  if (!source && source.errorIsA<SourceError>())
    return source.takeError();
  if (!source)
    return failure(path, ": kernel: ", toString(source.takeError()));
  std::vector<FactMask> facts;
  if (file->assumes) {
    facts = factsOf(*file->assumes);
    if (Error error = countParameters(*source))
      return error;
  } else if (!source->isTileIR) {
    return failure(path, ": assumes: LLVM IR does not say what its compiler "
                         "assumed of the arguments; say it, as {} or as "
                         "{\"N\": 16, \"stride\": 1}");
  } else if (Error error = ownFacts(*source).moveInto(facts)) {
    return error;
  }
  if (Error error = sharedBytes(*file, file->dynamicShared)
                        .moveInto(source->dynamicShared))
    return error;
  add(std::move(facts), std::move(*source));
  for (size_t i = 0; i < file->specializations.size(); ++i)
    if (Error error = addSpecialization(*file, i, *options))
      return error;
  return Error::success();
}

Error Planner::addKernel(const std::string &argument) {
  Expected<ExportSource> source = open(argument, request.flags);
  if (!source)
    return source.takeError();
  if (!source->isTileIR)
    return failure(argument,
                   ": LLVM IR names neither its arguments nor what its "
                   "compiler assumed of them; write a case file with "
                   "\"arguments\" and \"assumes\"");
  Expected<std::vector<FactMask>> facts = ownFacts(*source);
  if (!facts)
    return facts.takeError();
  add(std::move(*facts), std::move(*source));
  return Error::success();
}

/// One more variant of the first kernel: "N:16,stride:1".
Error Planner::specialize(StringRef text) {
  ExportSource source = first();
  if (!source.isTileIR)
    return failure("--specialize ", text, ": ", source.origin,
                   " is LLVM IR, whose compiler has used already what it "
                   "assumes; give the kernel's tile IR");
  source.lacksOnes = false;
  source.origin += (" --specialize " + text).str();
  std::vector<FactMask> facts(plan.arguments.size());
  SmallVector<StringRef> parts,
      names(plan.arguments.begin(), plan.arguments.end());
  text.split(parts, ',');
  for (StringRef part : parts) {
    auto [name, fact] = part.trim().split(':');
    auto argument = find(names, name);
    if (argument == names.end())
      return failure("--specialize ", text, ": there is no argument '", name,
                     "'", suggestNearest(name, names));
    const FactRow *row = testedFact(fact);
    if (!row)
      return failure("--specialize ", text, ": expected ", name,
                     ": and one of ", testedFacts(), ", found '", part.trim(),
                     "'");
    facts[argument - names.begin()] = maskOf(row->fact);
  }
  add(std::move(facts), std::move(source));
  return Error::success();
}

Error Planner::addGeneral() {
  ExportSource source = first();
  if (!source.isTileIR)
    return failure("--general: ", source.origin,
                   " is LLVM IR, from which no assumption can be taken back; "
                   "give the kernel's tile IR");
  source.lacksOnes = false;
  source.origin += " --general";
  add(std::vector<FactMask>(plan.arguments.size()), std::move(source));
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
  if (Error error = settleExport(plan, request.targets))
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
    for (const ExportSource &source : variant.sources)
      files.push_back(source.text->getBufferIdentifier().str());
  return files;
}

} // namespace kiln
