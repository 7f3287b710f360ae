#include "tools/auto/CandidateBuilder.h"
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

Error CandidateBuilder::judge(AutoCandidate &candidate,
                              MemoryBufferRef object) const {
  const GpuTarget &gpu = *options.target;
  Expected<ModelProgram> program = readProgram(object, candidate.resources);
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

Expected<CandidateBuilder::Built>
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
  auto found = find_if(compiled->resources, [&](const KernelResources &kernel) {
    return kernel.kernel == options.kernel;
  });
  if (found == compiled->resources.end())
    return failure("the object has no kernel '", options.kernel, "'");
  Built built{{}, machineCodeOf(*found, compiled->object), ""};
  std::vector<CodeGenRemark> said =
      assemblerRemarks(compiled->assemblerLog, compiled->assembly);
  if (const CodeGenRemark *why = findSerialized(said, options.kernel))
    built.serialized = why->message;
  built.candidate.orders = orders;
  built.candidate.resources = std::move(*found);
  if (const KernelResults *kernel =
          compiled->results.find(built.candidate.resources.kernel))
    for (const PolicyResult &policy : kernel->policies) {
      StringRef name = StringRef(policy.policy).split('(').first;
      built.candidate.roundsAhead |= policy.times && name == "pipeline";
      built.candidate.roundsJoined |= policy.times && name == "unroll";
    }
  if (Error error =
          judge(built.candidate,
                MemoryBufferRef(compiled->object, "the compiled object")))
    return std::move(error);
  return std::move(built);
}

Error CandidateBuilder::build(ArrayRef<AutoOrders> orders,
                              std::vector<AutoCandidate> &candidates) {
  std::vector<std::optional<Expected<Built>>> results(orders.size());
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
