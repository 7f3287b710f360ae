#include "test/unit/mir-passes/execute/MachineRun.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/mir-passes/execute/Wave.h"

#include <deque>
#include <regex>

using namespace llvm;

namespace kiln::test {

MachineRun runMachineFunction(const MachineFunction &function,
                              const GpuTarget &target, StringRef kernargs,
                              const LaunchRequest &request, unsigned maxSteps) {
  LaunchMemory memory(request);
  std::deque<Wave> waves;
  for (unsigned first = 0; first < request.threads; first += target.warpSize)
    waves.emplace_back(function, target, kernargs, first, memory, maxSteps);
  for (bool hasEnded = false; !hasEnded;) {
    for (Wave &wave : waves) {
      Wave::State state = wave.run();
      if (state == Wave::State::Failed)
        return {wave.problem, wave.isUnknown};
      bool hasThisEnded = state == Wave::State::Ended;
      if (&wave != &waves.front() && hasThisEnded != hasEnded)
        return {"a barrier that some threads miss"};
      hasEnded = hasThisEnded;
    }
  }
  MachineRun run;
  for (const Wave &wave : waves)
    run.steps = std::max(run.steps, wave.stepsTaken());
  return run;
}

std::string kernargsOf(const std::string &mir) {
  std::smatch found;
  if (!std::regex_search(
          mir, found, std::regex("kernargSegmentPtr: +\\{ reg: '\\$(\\w+)'")))
    return "";
  return found[1];
}

} // namespace kiln::test
