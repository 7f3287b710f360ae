// Simulations as JSON.
#include "targets/gpu/GpuTarget.h"
#include "tools/simulate/SimulatedKernel.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace kiln {

/// An instruction with its line of the source.
static json::Object codeObject(const Listing &listing, uint32_t instruction) {
  const CodeInstruction &code = listing.code.instructions[instruction];
  json::Object one{{"instruction", instruction},
                   {"address", int64_t(code.address)},
                   {"text", code.text}};
  if (const auto *at = listing.source.at(code.address)) {
    one["file"] = listing.source.files()[at->file];
    one["line"] = at->line;
  }
  return one;
}

static json::Object objectOf(const SimulatedKernel &kernel) {
  const Prediction &found = kernel.prediction;
  json::Object stalls, busy;
  for (unsigned why = 0; why <= unsigned(Stall::Last); ++why)
    stalls[stallName(Stall(why))] = found.all.share(Stall(why));
  for (auto [pipe, share] : enumerate(found.all.busy))
    if (Pipe(pipe) != Pipe::None)
      busy[pipeName(Pipe(pipe))] = share;
  json::Array waits, chain, whatIfs;
  for (const WaitingInstruction &wait : kernel.waits) {
    json::Object one = codeObject(kernel.listing, wait.instruction);
    one["share"] = wait.share;
    one["why"] = stallName(wait.why);
    waits.push_back(std::move(one));
  }
  for (const ChainLink &link : longestLinks(kernel.chain, mostListedLinks)) {
    json::Object one = codeObject(kernel.listing, link.op);
    one["cycle"] = link.begin;
    one["cycles"] = link.cycles;
    one["warp"] = link.warp;
    one["issues"] = link.issues;
    one["after"] = link.cause;
    one["why"] = stallName(link.why);
    chain.push_back(std::move(one));
  }
  for (const WhatIf &one : kernel.whatIfs)
    whatIfs.push_back(json::Object{{"what", one.what}, {"time", one.time}});
  return json::Object{
      {"file", kernel.file},
      {"kernel", kernel.listing.resources.kernel},
      {"target", kernel.listing.code.gpu->name()},
      {"iterations", found.turns},
      {"blocks", found.residency.blocks},
      {"resident_blocks", found.residency.resident},
      {"warps_per_block", found.residency.warps},
      {"memory_latency", found.numbers.latency},
      {"memory_bytes_per_cycle", found.numbers.bytesPerCycle},
      {"cycles_of_block", found.block},
      {"cycles_of_iteration", found.iteration},
      {"cycles_of_whole_block", found.whole},
      {"branches_known", int64_t(found.facts.known)},
      {"branches_guessed", int64_t(found.facts.guessed)},
      {"accesses_addressed", int64_t(found.facts.addressed)},
      {"accesses_unaddressed", int64_t(found.facts.unaddressed)},
      {"spill_loads_of_block",
       double(found.all.spillLoads) / found.residency.blocks},
      {"spill_stores_of_block",
       double(found.all.spillStores) / found.residency.blocks},
      {"spill_bytes_of_block", found.all.spillBytes / found.residency.blocks},
      {"work_of_block", found.work},
      {"work_of_iteration", found.iterationWork},
      {"bound", kernel.bound.what},
      {"bound_share", kernel.bound.share},
      {"bandwidth", found.all.bandwidth},
      {"stored_bandwidth", found.all.storedBandwidth},
      {"stalls", std::move(stalls)},
      {"busy", std::move(busy)},
      {"waits", std::move(waits)},
      {"critical_chain", std::move(chain)},
      {"what_if", std::move(whatIfs)}};
}

std::string simulationJson(ArrayRef<SimulatedKernel> simulated) {
  json::Array kernels;
  for (const SimulatedKernel &kernel : simulated)
    kernels.push_back(objectOf(kernel));
  std::string text;
  raw_string_ostream os(text);
  os << formatv("{0:2}",
                json::Value(json::Object{{"version", simulationVersion},
                                         {"kernels", std::move(kernels)}}))
     << '\n';
  return text;
}

} // namespace kiln
