#include "tools/export/ExportAdaptive.h"

#include "targets/support/Errors.h"
#include "tools/align/CodeBuild.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/inspect/ListingSequence.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <set>

using namespace llvm;

namespace kiln {

/// What is searched: as much as Python's `adaptive` does, and however long it
/// takes, so that an export is the same on every machine.
static constexpr StringLiteral search =
    "auto(budget=24, seconds=0, noalias=false)";

static bool unrolls(const AutoCandidate &candidate) {
  return candidate.directives.schedule &&
         any_of(
             candidate.directives.schedule->policies,
             [](const Directive &policy) { return policy.name() == "unroll"; });
}

std::vector<const AutoCandidate *>
candidatesToRace(ArrayRef<AutoCandidate> candidates) {
  auto spills = [](const AutoCandidate &candidate) {
    return candidate.resources.spillStoreBytes.value_or(0);
  };
  // Where the model has no finite time nothing is said of it.
  auto time = [](const AutoCandidate &candidate) {
    return std::isfinite(candidate.relative) ? candidate.relative : 1;
  };
  std::vector<const AutoCandidate *> raced;
  std::set<unsigned> codes;
  for (auto [index, candidate] : enumerate(candidates)) {
    if (!candidate.error.empty() || unrolls(candidate) ||
        time(candidate) > kModelError ||
        spills(candidate) > spills(candidates.front()) ||
        !codes.insert(candidate.sameAs.value_or(index)).second)
      continue;
    // Of equals the first stays first.
    auto slower = find_if(raced, [&](const AutoCandidate *other) {
      return time(*other) > time(candidate);
    });
    raced.insert(slower, &candidate);
  }
  return raced;
}

/// What `kiln compare` counts.
static Expected<BuildCosts> countedIn(const ExportBinary &binary) {
  BuildCosts found;
  MemoryBufferRef object(binary.object, binary.origin);
  Error error = forEachCodeFile(
      object, [&](MemoryBufferRef elf, ArrayRef<KernelResources> kernels) {
        for (const KernelResources &kernel : kernels) {
          if (kernel.kernel != binary.resources.kernel)
            continue;
          CodeBuild build;
          build.code = codeSequence(makeListing(elf, kernel), binary.origin);
          build.resources = kernel;
          found = costsOf(build);
        }
        return Error::success();
      });
  if (error)
    return std::move(error);
  return std::move(found);
}

/// The options with a candidate's directives; what they say beside the strategy
/// is what every candidate was made under.
static CompileOptions withDirectives(CompileOptions options,
                                     const AutoDirectives &directives) {
  DirectiveOverrides said;
  said.set(directives);
  options.directives.schedStrategy = said.schedStrategy;
  if (said.remat)
    options.directives.remat = said.remat;
  if (said.maxRegs)
    options.directives.maxRegs = said.maxRegs;
  if (said.registerUsageLevel)
    options.directives.registerUsageLevel = said.registerUsageLevel;
  if (said.wavesPerEu)
    options.directives.wavesPerEu = said.wavesPerEu;
  return options;
}

static std::string codeOf(const ExportBinary &binary) {
  return machineCodeOf(binary.resources, binary.object);
}

/// Whether a launch cannot tell them apart.
static bool launchAlike(const ExportBinary &a, const ExportBinary &b) {
  return a.kernel.name == b.kernel.name && a.threads == b.threads &&
         a.kernel.parameters.size() == b.kernel.parameters.size() &&
         a.kernel.tensorMaps.empty() && !a.kernel.persistent &&
         !a.kernel.globalScratch;
}

Expected<std::vector<ExportBinary>> buildOthers(const ExportSource &source,
                                                const CompileOptions &options,
                                                const ExportBinary &own,
                                                unsigned most) {
  CompileOptions searched = options;
  searched.target = own.target;
  if (source.isTileIR)
    searched.plan.say(own.plan);
  searched.directives.schedStrategy = search;
  Expected<AutoCompiled> compiled =
      compileWithAuto(*source.text, searched, AutoOptions(), Stage::Report);
  if (!compiled)
    return compiled.takeError();
  Expected<BuildCosts> counted = countedIn(own);
  if (!counted)
    return counted.takeError();
  std::vector<ExportBinary> others;
  for (const AutoCandidate *candidate :
       candidatesToRace(compiled->choices.at(0).candidates)) {
    if (others.size() == most)
      break;
    Expected<ExportBinary> other =
        compileExport(source, withDirectives(searched, candidate->directives));
    if (!other)
      return other.takeError();
    Expected<BuildCosts> its = countedIn(*other);
    if (!its)
      return its.takeError();
    if (roundAlike(*counted, *its) && codeOf(*other) != codeOf(own) &&
        launchAlike(*other, own))
      others.push_back(std::move(*other));
  }
  return std::move(others);
}

} // namespace kiln
