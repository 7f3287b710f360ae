//===- BlockRunner.cpp - runs the threads of one block --------------------===//
//
// The turns that threads take. What they ask for in them is in Runtime.cpp.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/run/BlockRunner.h"
#include "targets/emulator/run/AccessCheck.h"
#include "targets/emulator/warp/Exchange.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;

static constexpr size_t kWarpsOfGroup = 4;

BlockRunner::BlockRunner(Launch &launch, unsigned slot, StackPool &stacks)
    : launch(launch), mbarriers(launch.kernel), slot(slot), stacks(stacks),
      threads(launch.request.threads) {
  for (unsigned warp = 0; firstLane(warp) < threads.size(); ++warp)
    warpOrder.push_back(warp);
  multiplies.resize(warpOrder.size());
}

llvm::Expected<std::unique_ptr<BlockRunner>>
BlockRunner::create(Launch &launch, unsigned slot, StackPool &stacks) {
  std::unique_ptr<BlockRunner> runner(new BlockRunner(launch, slot, stacks));
  llvm::Expected<Mapping> locals = Mapping::create(
      launch.kernel.localBytes * launch.request.threads + 1, /*below4G=*/true);
  if (!locals)
    return locals.takeError();
  runner->locals = std::move(*locals);
  if (launch.kernel.usesTensorMemory)
    runner->tensor = std::make_unique<TensorMemory>();
  if (llvm::Error error = SharedMemory::create(launch.kernel.sharedBytes +
                                               launch.request.dynamicShared)
                              .moveInto(runner->shared))
    return std::move(error);
  return std::move(runner);
}

/// The whole life of a thread's coroutine; its memory goes to the next block's
/// thread of the same number.
void BlockRunner::runThread(void *argument) {
  Thread &thread = *static_cast<Thread *>(argument);
  BlockRunner &runner = *thread.runner;
  runner.launch.entry(&thread, runner.launch.args.data());
  AccessCheck(thread).settle();
  thread.copies.waitForAll(thread);
  thread.tensorStores.waitForAll(thread);
  thread.matrixReads.waitForAll(thread);
  if (runner.launch.failed())
    runner.stop(thread);
  thread.state = Thread::Done;
  ++runner.done;
  runner.suspend(thread);
  llvm_unreachable("a finished thread was resumed");
}

void BlockRunner::begin(const std::array<unsigned, 3> &block) {
  done = 0;
  shared->clear();
  mbarriers.clear();
  arrivals.clear();
  registers.begin(launch.kernel, threads.size());
  for (PendingMultiplies &warp : multiplies)
    warp.clear();
  if (tensor)
    tensor->clear();
  if (launch.kernel.usesAsyncProxy)
    proxies.begin(shared->region.bytes, threads.size());
  if (launch.races)
    launch.races->beginBlock(slot);
  for (unsigned i = 0; i != threads.size(); ++i) {
    Thread &thread = threads[i] = Thread();
    thread.threadId = i;
    thread.blockDim = threads.size();
    for (unsigned d = 0; d != 3; ++d) {
      thread.blockId[d] = block[d];
      thread.gridDim[d] = launch.request.grid[d];
    }
    thread.lane = i % launch.kernel.warpSize;
    thread.warp = i / launch.kernel.warpSize;
    thread.dynamicShared = launch.request.dynamicShared;
    thread.fuel = thread.turn = kFuel;
    thread.sharedBase = shared->region.base;
    thread.localBase = reinterpret_cast<uint64_t>(locals.data() +
                                                  i * launch.kernel.localBytes);
    thread.implicitArgs = launch.implicitArgs();
    thread.runner = this;
    thread.stack = stacks.prepare(i, runThread, &thread);
  }
}

BlockRunner::Turn BlockRunner::run(bool alone) {
  launch.memory.setShared(*shared);
  if (launch.races)
    launch.races->resumeBlock(slot);
  while (done != threads.size()) {
    polled = false;
    std::shuffle(warpOrder.begin(), warpOrder.end(), launch.random);
    bool more = false;
    for (unsigned warp : warpOrder) {
      more |= runWarp(warp);
      if (launch.failed())
        return Failed;
    }
    if (done != threads.size() && !release() && !more && !launch.failed())
      launch.fail(describeStall());
    if (launch.failed())
      return Failed;
    if (polled) {
      launch.idle += kPollFuel;
      if (!alone)
        return Polls;
    }
  }
  launch.idle = 0;
  return endsInOrder() ? Ended : Failed;
}

/// Shared memory goes to another block now.
bool BlockRunner::endsInOrder() {
  for (Thread &thread : threads) {
    if (const uint32_t *site = thread.tensorLoads.firstSite()) {
      launch.failAt(thread, *site,
                    "copies into shared memory, and the block ends before "
                    "anybody has waited for that");
      return false;
    }
    if (const uint32_t *site = thread.tensorPipe.firstSite()) {
      launch.failAt(thread, *site,
                    "uses tensor memory, and the block ends before anybody has "
                    "waited for that");
      return false;
    }
  }
  if (const uint32_t *leak = tensor ? tensor->leak() : nullptr) {
    launch.fail(site(*leak).where +
                ": tensor memory that is allocated here is still there when " +
                launch.messages.nameBlock(threads.front().blockId) + " ends");
    return false;
  }
  // wgmma is one instruction of all warps of a warpgroup; here each has its
  // part of it by itself.
  for (size_t warp = 0; warp != multiplies.size(); ++warp) {
    size_t first = warp / kWarpsOfGroup * kWarpsOfGroup;
    if (multiplies[warp].hasSame(multiplies[first]))
      continue;
    launch.fail(llvm::formatv(
        "warps {0} and {1} of {2} execute different wgmma, {3} and {4} of "
        "them: "
        "all warps of a warpgroup must execute the same",
        first, warp, launch.messages.nameBlock(threads.front().blockId),
        multiplies[first].count(), multiplies[warp].count()));
    return false;
  }
  return true;
}

/// Runs a warp's threads until none can continue by itself; true if one merely
/// yielded.
bool BlockRunner::runWarp(unsigned warp) {
  auto lanes =
      llvm::MutableArrayRef(threads).slice(firstLane(warp), lanesOf(warp));
  do {
    for (Thread &thread : lanes) {
      if (thread.state != Thread::Ready)
        continue;
      resume(thread);
      if (launch.failed())
        return false;
    }
    if (launch.banks)
      launch.banks->take(llvm::map_to_vector(
          lanes, [](Thread &thread) { return &thread.bankAccesses; }));
  } while (exchange(warp) && !launch.failed());
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
  // Converged lanes: all that can arrive have arrived, and the earliest program
  // location goes first, as with reconvergence as soon as possible.
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
  WarpExchange x{launch.kernel.warpSize, lanes, in, out,
                 where.exchange->matrix};
  x.site = leader.site;
  x.multiplies = &multiplies[warp];
  where.exchange->run(x);
  // As with copies (Copies.h), one in four: some happen at once.
  if (where.exchange->isAsync && launch.options.seed % 2 &&
      launch.random() % 4 == 0)
    multiplies[warp].performAll();
  if (x.error) {
    launch.fail(where.where + ": " + where.what + " of warp " +
                std::to_string(warp) + ", " +
                launch.messages.nameBlock(leader.blockId) + ", " + x.error);
    return false;
  }
  for (unsigned lane = 0; lane != lanesOf(warp); ++lane)
    if (lanes >> lane & 1)
      threads[first + lane].state = Thread::Ready;
  if (launch.races && where.exchange->ordersMemory)
    launch.races->warpSync(warp, lanes);
  return true;
}

/// Ends the waits for registers that can end, also while others poll; true if
/// one did, or a barrier has opened.
bool BlockRunner::release() {
  bool more = std::exchange(opened, false);
  return registers.release(launch, threads) || more;
}

std::string BlockRunner::describeStall() const {
  std::string text = registers.stall(launch, threads);
  return text.empty() ? launch.messages.stall(threads, arrivals) : text;
}

/// All who wait there go on.
void BlockRunner::openBarrier(uint32_t id) {
  if (!checkConvergence(id))
    return;
  std::vector<uint32_t> group;
  for (Thread &thread : threads)
    if (thread.state == Thread::AtBarrier && thread.barrier == id) {
      thread.state = Thread::Ready;
      group.push_back(thread.threadId);
    }
  if (launch.races)
    launch.races->openBarrier(id, group);
  opened = true;
}

/// The lanes of one warp must wait at one barrier instruction.
bool BlockRunner::checkConvergence(uint32_t barrier) {
  for (const Thread &thread : threads) {
    const Thread &first = threads[firstLane(thread.warp)];
    if (thread.state == Thread::AtBarrier && thread.barrier == barrier &&
        first.state == Thread::AtBarrier && first.barrier == barrier &&
        first.site != thread.site) {
      launch.fail("threads of one warp wait at different barriers: " +
                  launch.messages.wait(first) + "; " +
                  launch.messages.wait(thread) +
                  "; a barrier must be executed by all lanes of a warp "
                  "together");
      return false;
    }
  }
  return true;
}
