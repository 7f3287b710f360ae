// The reasons for which warps wait.
#include "targets/simulator/Simulate.h"
#include <numeric>

using namespace llvm;

namespace kiln {

StringRef stallName(Stall stall) {
  switch (stall) {
  case Stall::None:
    return "issue";
  case Stall::Fixed:
    return "fixed";
  case Stall::Memory:
    return "memory";
  case Stall::Local:
    return "local";
  case Stall::Shared:
    return "shared";
  case Stall::Compute:
    return "compute";
  case Stall::Matrix:
    return "matrix";
  case Stall::Barrier:
    return "barrier";
  case Stall::Pipe:
    return "pipe";
  case Stall::Selected:
    return "not selected";
  }
  llvm_unreachable("covered switch");
}

double Simulated::share(Stall why) const {
  double all = std::accumulate(stalls.begin(), stalls.end(), 0.0);
  return all ? stalls[unsigned(why)] / all : 0;
}

} // namespace kiln
