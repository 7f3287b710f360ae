//===- Block.cpp - runs the threads of one block --------------------------===//
//
// See Block.h. What the waiting threads tell the user is in
// Messages.cpp, what their code calls in Runtime.cpp.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/Block.h"
#include "targets/emulator/Exchange.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace kiln;
using namespace kiln::emu;

/// Loop iterations between two turns of a thread (guess: rare enough to cost
/// nothing, often enough for a spin lock).
static constexpr int64_t kFuel = 4096;

static std::vector<AccessKind> kindsOf(const KernelShape &kernel) {
  std::vector<AccessKind> kinds;
  for (const Site &site : kernel.sites)
    kinds.push_back(site.access);
  return kinds;
}

BlockRunner::BlockRunner(const KernelShape &kernel, EntryFn entry,
                         EmulatorMemory &memory, StackPool &stacks,
                         uint8_t *locals, const LaunchRequest &request,
                         const EmulatorOptions &options)
    : kernel(kernel), entry(entry), memory(memory), stacks(stacks),
      locals(locals), request(request), options(options),
      threads(request.threads), random(options.seed + 1) {
  if (options.checkRaces)
    races.emplace(request.threads, kernel.warpSize, kindsOf(kernel));
  for (unsigned warp = 0; firstLane(warp) < threads.size(); ++warp)
    warpOrder.push_back(warp);
}

/// The whole life of a thread's coroutine; its memory goes to the next block's
/// thread of the same number.
void BlockRunner::runThread(void *argument) {
  Thread &thread = *static_cast<Thread *>(argument);
  thread.runner->entry(&thread, thread.runner->args);
  thread.state = Thread::Done;
  ++thread.runner->done;
  thread.runner->suspend(thread);
  llvm_unreachable("a finished thread was resumed");
}

void BlockRunner::start(const std::array<unsigned, 3> &block,
                        uint64_t implicitArgs) {
  done = 0;
  memory.clearShared();
  if (races)
    races->beginBlock();
  for (unsigned i = 0; i != threads.size(); ++i) {
    Thread &thread = threads[i] = Thread();
    thread.threadId = i;
    thread.blockDim = threads.size();
    for (unsigned d = 0; d != 3; ++d) {
      thread.blockId[d] = block[d];
      thread.gridDim[d] = request.grid[d];
    }
    thread.lane = i % kernel.warpSize;
    thread.warp = i / kernel.warpSize;
    thread.dynamicShared = request.dynamicShared;
    thread.fuel = kFuel;
    thread.sharedBase = memory.shared().base;
    thread.localBase =
        reinterpret_cast<uint64_t>(locals + i * kernel.localBytes);
    thread.implicitArgs = implicitArgs;
    thread.runner = this;
    thread.stack = stacks.prepare(i, runThread, &thread);
  }
}

llvm::Error BlockRunner::run(std::array<unsigned, 3> block,
                             const uint64_t *arguments, uint64_t implicitArgs) {
  if (races && races->isExhausted())
    return llvm::createStringError("the launch is too long for the race check; "
                                   "launch fewer blocks, or switch it off");
  args = arguments;
  start(block, implicitArgs);
  while (done != threads.size()) {
    std::shuffle(warpOrder.begin(), warpOrder.end(), random);
    bool more = false;
    for (unsigned warp : warpOrder) {
      more |= runWarp(warp);
      if (failed)
        return llvm::createStringError(failure);
    }
    if (!more && done != threads.size() && !releaseBarriers() && !failed)
      fail(describeStall());
    if (failed)
      return llvm::createStringError(failure);
  }
  return llvm::Error::success();
}

/// Runs a warp's threads until none can go on by itself; true if one merely
/// gave up its turn.
bool BlockRunner::runWarp(unsigned warp) {
  auto lanes =
      llvm::MutableArrayRef(threads).slice(firstLane(warp), lanesOf(warp));
  do {
    for (Thread &thread : lanes) {
      if (thread.state != Thread::Ready)
        continue;
      resume(thread);
      if (failed)
        return false;
    }
  } while (exchange(warp) && !failed);
  bool yielded = false;
  for (Thread &thread : lanes)
    if (thread.state == Thread::Yielded) {
      thread.state = Thread::Ready;
      yielded = true;
    }
  return yielded;
}

/// Performs the exchanges of a warp whose lanes have all arrived; true if any
/// did.
bool BlockRunner::exchange(unsigned warp) {
  auto lanes =
      llvm::MutableArrayRef(threads).slice(firstLane(warp), lanesOf(warp));
  uint64_t waiting = 0;
  bool anyRunnable = false;
  for (Thread &thread : lanes) {
    if (thread.state == Thread::AtExchange)
      waiting |= uint64_t(1) << thread.lane;
    anyRunnable |=
        thread.state == Thread::Yielded || thread.state == Thread::Ready;
  }
  bool progress = false;
  // Lanes that name each other in their masks.
  uint64_t firstActive =
      0; // lanes at the active-lanes exchange that comes first in the program
  uint32_t firstSite = ~0u;
  for (uint64_t todo = waiting; todo;) {
    Thread &leader = lanes[llvm::countr_zero(todo)];
    uint64_t group = 0;
    for (Thread &thread : lanes)
      if (thread.state == Thread::AtExchange &&
          site(thread.site).exchange == site(leader.site).exchange &&
          (leader.mask ? thread.mask == leader.mask
                       : thread.site == leader.site))
        group |= uint64_t(1) << thread.lane;
    todo &= ~group;
    if (!leader.mask) {
      if (leader.site < firstSite) {
        firstSite = leader.site;
        firstActive = group;
      }
    } else if ((group & leader.mask) == leader.mask) {
      if (!finishExchange(warp, leader.mask))
        return false;
      progress = true;
    }
  }
  // Lanes that run together: all that can arrive have arrived, and the earliest
  // place goes first, as a compiler that brings diverged lanes together again
  // as soon as possible would have it.
  if (!progress && !anyRunnable && firstActive)
    return finishExchange(warp, firstActive);
  return progress;
}

bool BlockRunner::finishExchange(unsigned warp, uint64_t lanes) {
  const uint64_t *in[64] = {};
  uint64_t *out[64] = {};
  unsigned first = firstLane(warp);
  for (unsigned lane = 0; lane != lanesOf(warp); ++lane)
    if (lanes >> lane & 1) {
      in[lane] = threads[first + lane].in;
      out[lane] = threads[first + lane].out;
    }
  Thread &leader = threads[first + llvm::countr_zero(lanes)];
  const Site &where = site(leader.site);
  WarpExchange x{kernel.warpSize, lanes, in, out};
  where.exchange->run(x);
  if (x.error) {
    fail(where.where + ": " + where.what + " of warp " + std::to_string(warp) +
         ", " + nameBlock(leader.blockId) + ", " + x.error);
    return false;
  }
  for (unsigned lane = 0; lane != lanesOf(warp); ++lane)
    if (lanes >> lane & 1)
      threads[first + lane].state = Thread::Ready;
  if (races && where.exchange->ordersMemory)
    races->warpSync(warp, lanes);
  return true;
}

/// Opens every barrier that all its threads have reached; true if one opened.
bool BlockRunner::releaseBarriers() {
  bool progress = false;
  for (unsigned i = 0; i != threads.size() && !failed; ++i) {
    Thread &leader = threads[i];
    if (leader.state != Thread::AtBarrier)
      continue;
    std::vector<uint32_t> group;
    for (Thread &thread : threads)
      if (thread.state == Thread::AtBarrier &&
          thread.barrier == leader.barrier &&
          thread.expected == leader.expected)
        group.push_back(thread.threadId);
    if (group.size() < leader.expected || !checkConvergence(leader.barrier))
      continue;
    for (uint32_t t : group)
      threads[t].state = Thread::Ready;
    if (races)
      races->barrier(group);
    progress = true;
  }
  return progress;
}

/// The lanes of one warp must wait at one barrier instruction.
bool BlockRunner::checkConvergence(uint32_t barrier) {
  for (const Thread &thread : threads) {
    const Thread &first = threads[firstLane(thread.warp)];
    if (thread.state == Thread::AtBarrier && thread.barrier == barrier &&
        first.state == Thread::AtBarrier && first.barrier == barrier &&
        first.site != thread.site) {
      fail("threads of one warp wait at different barriers: " +
           describeWait(first) + "; " + describeWait(thread) +
           "; a barrier must be executed by all lanes of a warp together");
      return false;
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// What a thread's code asks for
//===----------------------------------------------------------------------===//

void BlockRunner::fail(std::string text) {
  failed = true;
  failure = std::move(text);
}

void BlockRunner::stop(Thread &thread) {
  suspend(thread);
  llvm_unreachable("a failed thread was resumed");
}

void BlockRunner::waitAtBarrier(Thread &thread, uint32_t site, uint32_t id,
                                uint32_t count) {
  thread.state = Thread::AtBarrier;
  thread.site = site;
  thread.barrier = id;
  thread.expected = count ? count : threads.size();
  suspend(thread);
}

void BlockRunner::waitAtExchange(Thread &thread, uint32_t index, uint64_t mask,
                                 const uint64_t *in, uint64_t *out) {
  const ExchangeOp &op = *site(index).exchange;
  if (!op.usesActiveLanes() && !(mask >> thread.lane & 1)) {
    failAt(thread, index, "is not in the mask it gives");
    stop(thread);
  }
  thread.state = Thread::AtExchange;
  thread.site = index;
  thread.mask = op.usesActiveLanes() ? 0 : mask;
  thread.in = in;
  thread.out = out;
  suspend(thread);
}

void BlockRunner::refuel(Thread &thread, uint32_t index) {
  thread.steps += kFuel - thread.fuel;
  thread.fuel = kFuel;
  if (thread.steps > options.maxSteps) {
    failAt(thread, index,
           "loops without end, or waits for something that no other thread "
           "will do");
    stop(thread);
  }
  thread.state = Thread::Yielded;
  suspend(thread);
}
