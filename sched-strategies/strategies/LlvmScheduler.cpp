// llvm: one of LLVM's own machine schedulers, for this kernel alone.
//
// Idea:   LLVM keeps its schedulers in a registry, which llc reads by name for
//         all kernels of a process (-misched=NAME, on NVIDIA with
//         -enable-misched). This strategy takes one from the same registry and
//         lets it work on one kernel. `default` is what LLVM does without any
//         directive: the target's own choice on AMD, nothing on NVIDIA.
// Source: LLVM 22: GenericScheduler (converge), ILPScheduler after Sethi and
//         Ullman (ilpmax, ilpmin), GCNSchedStrategy and GCNIterativeScheduler
//         (gcn-*).
// Wins:   measured on 21 kernels and one H200: converge top-down on dropout
//         (1.14) and layernorm_fwd (1.09), ilpmax on cross_entropy (1.10),
//         ilpmin on attention_d128 (1.04). On AMD it is the baseline of
//         everything else.
// Loses:  ilpmax on softmax (0.96) and attention_d128 (0.95): on NVIDIA LLVM
//         knows neither latencies nor register limits.
//
// LLVM's `si` is left out: with it LLVM 22 does not terminate on kernels as
// small as vector_add.
#include "sched-strategies/core/DelegatingStrategy.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineScheduler.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {
namespace {

/// LLVM's list of schedulers: by name, with what makes them.
const MachineSchedRegistry *lookup(StringRef name) {
  for (const MachineSchedRegistry *entry = MachineSchedRegistry::getList();
       entry; entry = entry->getNext())
    if (entry->getName() == name)
      return entry;
  return nullptr;
}

/// The generic scheduler with one side to start from. LLVM has a process-wide
/// option for it, which it reads at the same point.
template <MISched::Direction direction>
class Directed : public GenericScheduler {
public:
  using GenericScheduler::GenericScheduler;
  void initPolicy(MachineBasicBlock::iterator begin,
                  MachineBasicBlock::iterator end, unsigned size) override {
    GenericScheduler::initPolicy(begin, end, size);
    RegionPolicy.OnlyTopDown = direction == MISched::TopDown;
    RegionPolicy.OnlyBottomUp = direction == MISched::BottomUp;
  }
};

class LlvmScheduler : public DelegatingStrategy {
public:
  using DelegatingStrategy::DelegatingStrategy;

  Error prepare(const MachineFunction &function,
                const CarriedDirectives &directives) override;
  std::unique_ptr<ScheduleDAGInstrs>
  createDelegate(MachineSchedContext &context) const override;

private:
  StringRef scheduler() const { return directive.getEnum("scheduler"); }
};

constexpr StringLiteral generic[] = {"default", "converge", "ilpmax", "ilpmin"};
/// AMD's read AMDGPU's own data of a function and crash on any other.
constexpr StringLiteral ofAmd[] = {
    "gcn-max-occupancy",     "gcn-max-ilp",
    "gcn-max-memory-clause", "gcn-iterative-max-occupancy-experimental",
    "gcn-iterative-minreg",  "gcn-iterative-ilp"};

std::vector<StringRef> names(bool amd) {
  std::vector<StringRef> list(std::begin(generic), std::end(generic));
  if (amd)
    list.insert(list.end(), std::begin(ofAmd), std::end(ofAmd));
  return list;
}

Error LlvmScheduler::prepare(const MachineFunction &function,
                             const CarriedDirectives &) {
  const Triple &triple = function.getTarget().getTargetTriple();
  if (directive.getEnum("direction") != "default" && scheduler() != "converge")
    return createStringError("'" + directive.str() +
                             "': only scheduler=converge takes a direction");
  std::string known = join(names(triple.isAMDGCN()), ", ");
  if (!triple.isAMDGCN() && is_contained(ofAmd, scheduler()))
    return createStringError("'" + directive.str() + "': the scheduler '" +
                             scheduler() +
                             "' is AMD's, and the kernel is for " +
                             triple.getArchName() + "; available: " + known);
  if (scheduler() != "default" && !lookup(scheduler()))
    return createStringError("'" + directive.str() + "': this LLVM has no " +
                             "scheduler '" + scheduler() + "'");
  return Error::success();
}

std::unique_ptr<ScheduleDAGInstrs>
LlvmScheduler::createDelegate(MachineSchedContext &context) const {
  using Made = std::unique_ptr<ScheduleDAGInstrs>;
  if (scheduler() == "default") {
    if (!context.MF->getSubtarget().enableMachineScheduler())
      return nullptr;
    Made made(context.TM->createMachineScheduler(&context));
    return made ? std::move(made) : Made(createSchedLive(&context));
  }
  StringRef direction = directive.getEnum("direction");
  if (direction == "topdown")
    return Made(createSchedLive<Directed<MISched::TopDown>>(&context));
  if (direction == "bottomup")
    return Made(createSchedLive<Directed<MISched::BottomUp>>(&context));
  if (direction == "bidirectional")
    return Made(createSchedLive<Directed<MISched::Bidirectional>>(&context));
  return Made(lookup(scheduler())->getCtor()(&context));
}

RegisterStrategy<LlvmScheduler> registration(
    {"llvm",
     "one of LLVM's own machine schedulers, for this kernel alone",
     {ParamInfo::choice("scheduler", "default", names(/*amd=*/true),
                        "LLVM's name of it (-misched, on NVIDIA with "
                        "-enable-misched); default: what LLVM does without an "
                        "order; gcn-* are AMD's"),
      ParamInfo::choice("direction", "default",
                        {"default", "topdown", "bottomup", "bidirectional"},
                        "converge only: the side it starts from")},
     /*repeatable=*/false,
     /*disabled=*/{},
     /*isLlvms=*/true});

} // namespace
} // namespace kiln
