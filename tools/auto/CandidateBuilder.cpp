#include "tools/auto/CandidateBuilder.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/launch/abi/Persistent.h"
#include "targets/support/Errors.h"
#include "tools/driver/AssemblerRemarks.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ThreadPool.h"

using namespace llvm;

namespace kiln {

std::string machineCodeOf(const KernelResources &kernel, StringRef object) {
  return formatv("{0} {1} {2} {3}:", kernel.registers.value_or(0),
                 kernel.stackBytes.value_or(0),
                 kernel.scalarRegisters.value_or(0),
                 kernel.staticSharedBytes.value_or(0))
             .str() +
         object.substr(kernel.codeOffset, kernel.codeBytes).str();
}

LaunchShape knownLaunch(const Function &kernel, const GpuTarget &gpu,
                        const Launches &launches) {
  LaunchShape launch = shapeOf(kernel.getName(), gpu.name(), launches);
  // The least that is known has to do for residency where the launch is not.
  if (std::optional<DynamicShared> shared = dynamicSharedOf(kernel))
    launch.dynamicShared = shared->bytes;
  // Its grid is one wave of each build's own, and it has parameters more.
  if (kernel.hasFnAttribute(kPersistentAttr)) {
    launch.grid.reset();
    launch.arguments.clear();
  }
  return launch;
}

Expected<EvaluatedBuild> evaluateBuild(const Compiled &compiled,
                                       StringRef kernel,
                                       const LaunchShape &launch,
                                       Memo<Figures> *memo) {
  auto found = find_if(compiled.resources, [&](const KernelResources &other) {
    return other.kernel == kernel;
  });
  if (found == compiled.resources.end())
    return failure("the object has no kernel '", kernel, "'");
  EvaluatedBuild built{{}, machineCodeOf(*found, compiled.object), ""};
  auto evaluate = [&] {
    return figuresOf(compiled.object, *found, *compiled.target, launch);
  };
  Figures &figures = built.candidate;
  if (Error error = (memo ? memo->get(built.code, evaluate) : evaluate())
                        .moveInto(figures))
    return std::move(error);
  std::vector<CodeGenRemark> said =
      assemblerRemarks(compiled.assemblerLog, compiled.assembly);
  if (const CodeGenRemark *why = findSerialized(said, kernel))
    built.serialized = why->message;
  return std::move(built);
}

/// Why another compiler's code cannot be launched as the kernel is, of which
/// `own` is a build; empty: it can.
static StringRef whyNotLaunched(const KernelResources &own,
                                const KernelResources &rival) {
  if (own.threadsPerBlock != rival.threadsPerBlock ||
      own.maxThreadsPerBlock != rival.maxThreadsPerBlock)
    return "the rival's assembly is for another number of threads in a block";
  if (own.clusterBlocks != rival.clusterBlocks)
    return "the rival's assembly is for another cluster";
  auto isAlike = [](const KernelParameter &a, const KernelParameter &b) {
    return a.offset == b.offset && a.bytes == b.bytes;
  };
  // After the kernel's own AMD's compilers pass what they need.
  size_t both = std::min(own.parameters.size(), rival.parameters.size());
  bool sameCount = own.parameters.size() == rival.parameters.size() ||
                   (rival.vectorSpills && both);
  if (!sameCount ||
      !equal(ArrayRef(own.parameters).take_front(both),
             ArrayRef(rival.parameters).take_front(both), isAlike))
    return "the rival's assembly has other parameters";
  return "";
}

Expected<EvaluatedBuild>
CandidateBuilder::buildOne(const AutoDirectives &directives,
                           const Deadline &deadline) {
  CompileOptions own = options;
  own.deadline = deadline;
  own.directives.set(directives);
  if (directives.isRival)
    own.assembly = rival;
  Expected<Compiled> compiled = compileKernel(module, own, Stage::Report);
  if (!compiled)
    return compiled.takeError();
  if (directives.isRival && compiled->resources.size() != 1)
    return failure("expected one kernel in the rival's assembly, found ",
                   compiled->resources.size());
  // A rival's block may be another, with which the same code takes other times.
  Expected<EvaluatedBuild> built =
      evaluateBuild(*compiled, options.kernel, launch,
                    directives.isRival ? nullptr : &evaluated);
  if (built)
    built->candidate.directives = directives;
  return built;
}

Error CandidateBuilder::build(ArrayRef<AutoDirectives> directives,
                              std::vector<AutoCandidate> &candidates,
                              const Deadline &deadline) {
  std::vector<std::optional<Expected<EvaluatedBuild>>> results(
      directives.size());
  {
    DefaultThreadPool pool(hardware_concurrency(jobs));
    for (size_t index = 0; index != directives.size(); ++index)
      pool.async([&, index] {
        bool isFirst = candidates.empty() && index == 0;
        results[index].emplace(
            buildOne(directives[index], isFirst ? std::nullopt : deadline));
      });
    pool.wait();
  }
  Error lacking = Error::success();
  for (auto [one, result] : zip(directives, results)) {
    AutoCandidate candidate;
    if (*result) {
      candidate = std::move((*result)->candidate);
      if (one.isRival && !candidates.empty() &&
          candidates.front().error.empty())
        candidate.error =
            whyNotLaunched(candidates.front().resources, candidate.resources);
      // Others may have the code of what is refused.
      if (!candidate.error.empty()) {
        candidates.push_back(std::move(candidate));
        continue;
      }
      auto [same, isNew] =
          firstWith.try_emplace((*result)->code, candidates.size());
      if (!isNew)
        candidate.sameAs = same->second;
      // Where `source` alone has it, too, there is nothing to choose.
      const std::string &serialized = (*result)->serialized;
      plainIsSerialized |= candidates.empty() && !serialized.empty();
      if (!serialized.empty() && !plainIsSerialized)
        candidate.error = serialized;
    } else if (Error error = result->takeError();
               error.isA<EnvironmentError>()) {
      lacking = joinErrors(std::move(lacking), std::move(error));
      continue;
    } else if (error.isA<DeadlineError>()) {
      consumeError(std::move(error));
      if (!is_contained(left, one))
        left.push_back(one);
      continue;
    } else {
      candidate.directives = one;
      candidate.error = toString(std::move(error));
    }
    candidates.push_back(std::move(candidate));
    candidates.back().relative =
        candidates.back().cycles / candidates.front().cycles;
  }
  return lacking;
}

} // namespace kiln
