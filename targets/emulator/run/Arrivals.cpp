//===- Arrivals.cpp - arrivals at a block's barriers ----------------------===//
#include "targets/emulator/run/Arrivals.h"
#include "targets/emulator/run/Launch.h"
#include "targets/emulator/run/Thread.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

std::string Arrivals::problem(const Launch &launch, const Thread &thread,
                              uint32_t id, uint32_t count) const {
  if (id >= kBarriers)
    return formatv("names barrier {0}; a block has {1}", id, kBarriers);
  if (count > launch.request.threads)
    return formatv("counts {0} threads at a barrier, and the block has {1}",
                   count, launch.request.threads);
  if (count % launch.kernel.warpSize && count != launch.request.threads)
    return formatv("counts {0} threads at a barrier, which counts whole warps",
                   count);
  const Barrier &barrier = all[id];
  llvm::StringRef where = launch.kernel.sites[barrier.site].where;
  if (barrier.present && barrier.expected != count)
    return formatv("counts {0} threads at barrier {1}, for which {2} counts "
                   "{3}; all must count the same",
                   count, id, where, barrier.expected);
  if (llvm::is_contained(barrier.gone, thread.threadId))
    return formatv(
        "comes again to barrier {0}, at which it has arrived, before "
        "that has opened: {1} of {2} threads have come, the last at "
        "{3}",
        id, barrier.present, count, where);
  return "";
}

bool Arrivals::come(const Thread &thread, uint32_t site, uint32_t id,
                    uint32_t count, bool waits) {
  Barrier &barrier = all[id];
  barrier.expected = count;
  barrier.site = site;
  if (!waits)
    barrier.gone.push_back(thread.threadId);
  if (++barrier.present != count)
    return false;
  barrier = {};
  return true;
}
