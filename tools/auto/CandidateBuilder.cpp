#include "tools/auto/CandidateBuilder.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/Errors.h"
#include "tools/driver/AssemblerRemarks.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ThreadPool.h"

using namespace llvm;

namespace kiln {

/// What registers alone allow, with blocks of one warp.
static unsigned warpsByRegisters(const KernelResources &kernel,
                                 const GpuTarget &gpu) {
  OccupancyRequest alone;
  alone.threadsPerBlock = alone.warpSize = kernel.warpSize;
  alone.registers = kernel.registers.value_or(0);
  alone.scalarRegisters = kernel.scalarRegisters.value_or(0);
  alone.cuMode = kernel.cuMode;
  return residentWarps(gpu, alone);
}

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
  return launch;
}

static Error judge(AutoCandidate &candidate, StringRef object,
                   const GpuTarget &gpu, const LaunchShape &launch) {
  Expected<ModelProgram> program = readProgram(
      MemoryBufferRef(object, "the compiled object"), candidate.resources);
  if (!program)
    return program.takeError();
  candidate.estimate =
      estimate(*program, candidate.resources, launch, ModelTuning::forGpu(gpu));
  if (std::optional<Occupancy> occupancy =
          computeOccupancy(gpu, candidate.resources, launch))
    candidate.warps = occupancy->warpsPerUnit;
  candidate.warpsByRegisters = warpsByRegisters(candidate.resources, gpu);
  return Error::success();
}

Expected<JudgedBuild> judgeBuild(const Compiled &compiled, StringRef kernel,
                                 const LaunchShape &launch) {
  auto found = find_if(compiled.resources, [&](const KernelResources &other) {
    return other.kernel == kernel;
  });
  if (found == compiled.resources.end())
    return failure("the object has no kernel '", kernel, "'");
  JudgedBuild built{{}, machineCodeOf(*found, compiled.object), ""};
  std::vector<CodeGenRemark> said =
      assemblerRemarks(compiled.assemblerLog, compiled.assembly);
  if (const CodeGenRemark *why = findSerialized(said, kernel))
    built.serialized = why->message;
  built.candidate.resources = *found;
  if (const KernelResults *results = compiled.results.find(kernel))
    for (const PolicyResult &policy : results->policies) {
      StringRef name = StringRef(policy.policy).split('(').first;
      built.candidate.roundsAhead |= policy.times && name == "pipeline";
      built.candidate.roundsJoined |= policy.times && name == "unroll";
    }
  if (Error error =
          judge(built.candidate, compiled.object, *compiled.target, launch))
    return std::move(error);
  return std::move(built);
}

Expected<JudgedBuild>
CandidateBuilder::buildOne(const AutoOrders &orders) const {
  CompileOptions ordered = options;
  ordered.orders.schedStrategy = orders.strategy;
  if (!orders.remat.empty())
    ordered.orders.remat = orders.remat;
  if (orders.maxRegs)
    ordered.orders.maxRegs = *orders.maxRegs;
  Expected<Compiled> compiled = compileKernel(module, ordered, Stage::Report);
  if (!compiled)
    return compiled.takeError();
  Expected<JudgedBuild> built = judgeBuild(*compiled, options.kernel, launch);
  if (built)
    built->candidate.orders = orders;
  return built;
}

Error CandidateBuilder::build(ArrayRef<AutoOrders> orders,
                              std::vector<AutoCandidate> &candidates) {
  std::vector<std::optional<Expected<JudgedBuild>>> results(orders.size());
  {
    DefaultThreadPool pool(hardware_concurrency(jobs));
    for (size_t index = 0; index != orders.size(); ++index)
      pool.async(
          [&, index] { results[index].emplace(buildOne(orders[index])); });
    pool.wait();
  }
  Error lacking = Error::success();
  for (auto [order, result] : zip(orders, results)) {
    AutoCandidate candidate;
    if (*result) {
      candidate = std::move((*result)->candidate);
      auto [same, isNew] =
          firstWith.try_emplace((*result)->code, candidates.size());
      if (!isNew)
        candidate.sameAs = same->second;
      // Where the plain order has it, too, there is nothing to choose.
      const std::string &serialized = (*result)->serialized;
      plainIsSerialized |= candidates.empty() && !serialized.empty();
      if (!serialized.empty() && !plainIsSerialized)
        candidate.error = serialized;
    } else if (Error error = result->takeError();
               error.isA<EnvironmentError>()) {
      lacking = joinErrors(std::move(lacking), std::move(error));
      continue;
    } else {
      candidate.orders = order;
      candidate.error = toString(std::move(error));
    }
    candidates.push_back(std::move(candidate));
  }
  return lacking;
}

} // namespace kiln
