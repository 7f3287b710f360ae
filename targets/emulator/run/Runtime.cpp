//===- Runtime.cpp - what emulated code calls -----------------------------===//
//
// Waits and errors; the calls around accesses to memory are in AccessCheck.cpp.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/run/AccessCheck.h"
#include "targets/emulator/run/BlockRunner.h"
#include "targets/emulator/run/Printed.h"
#include "targets/emulator/warp/WarpgroupFlags.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/Support/raw_ostream.h"

using namespace kiln;
using namespace kiln::emu;

//===----------------------------------------------------------------------===//
// What calls make of the running thread
//===----------------------------------------------------------------------===//

void BlockRunner::stop(Thread &thread) {
  suspend(thread);
  llvm_unreachable("a failed thread was resumed");
}

void BlockRunner::stopUnlessFenced(Thread &thread, uint32_t site,
                                   uint64_t place, uint64_t bytes,
                                   ProxyFences::Writes writes) {
  std::optional<uint32_t> who =
      proxies.findUnfenced(place, bytes, thread.threadId, writes);
  if (!who)
    return;
  launch.failAt(thread, site,
                "reads by the asynchronous proxy where " +
                    launch.messages.nameThread(*who) +
                    " has stored without a fence.proxy.async after it");
  stop(thread);
}

void BlockRunner::comeToBarrier(Thread &thread, uint32_t site, uint32_t id,
                                uint32_t count, bool waits) {
  AccessCheck(thread).settle();
  {
    std::string problem = arrivals.problem(launch, thread, id, count);
    if (!problem.empty())
      launch.failAt(thread, site, problem);
  }
  if (launch.failed())
    stop(thread);
  if (!waits && launch.races)
    launch.races->arrive(id, thread.threadId);
  if (arrivals.come(thread, site, id, count, waits))
    openBarrier(id);
}

void BlockRunner::waitAtBarrier(Thread &thread, uint32_t site, uint32_t id,
                                uint32_t count) {
  thread.copies.passTime(thread);
  thread.tensorLoads.passTime(thread);
  thread.tensorStores.passTime(thread);
  thread.tensorPipe.passTime(thread);
  thread.state = Thread::AtBarrier;
  thread.site = site;
  thread.barrier = id;
  thread.expected = count ? count : threads.size();
  comeToBarrier(thread, site, id, thread.expected, /*waits=*/true);
  suspend(thread);
}

void BlockRunner::arriveAtBarrier(Thread &thread, uint32_t site, uint32_t id,
                                  uint32_t count) {
  comeToBarrier(thread, site, id, count, /*waits=*/false);
  if (launch.failed())
    stop(thread);
}

void BlockRunner::waitForRegisters(Thread &thread, uint32_t site, bool more,
                                   uint32_t count) {
  AccessCheck(thread).settle();
  {
    std::string problem = registers.problem(thread, more, count);
    if (!problem.empty())
      launch.failAt(thread, site, problem);
  }
  if (launch.failed())
    stop(thread);
  thread.state = Thread::AtRegisters;
  thread.site = site;
  thread.registers = count;
  suspend(thread);
}

void BlockRunner::waitAtExchange(Thread &thread, uint32_t index, uint64_t mask,
                                 const uint64_t *in, uint64_t *out) {
  AccessCheck(thread).settle();
  const ExchangeOp &op = *site(index).exchange;
  if (!op.usesActiveLanes() && !(mask >> thread.lane & 1)) {
    launch.failAt(thread, index, "is not in the mask it gives");
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
  AccessCheck(thread).settle();
  bool polls = thread.turn < kFuel;
  polled |= polls;
  thread.steps += thread.turn - thread.fuel;
  thread.fuel = thread.turn = kFuel;
  if (thread.steps > launch.options.maxSteps) {
    launch.failAt(thread, index,
                  "loops without end: " + std::to_string(thread.steps) +
                      " iterations");
    stop(thread);
  }
  if (polls && launch.idle > launch.maxIdle()) {
    if (thread.awaits.mbarrier)
      launch.failAt(thread, thread.awaits.site, mbarriers.describeWait(thread));
    else
      launch.failAt(thread, index, launch.describeIdleness());
    stop(thread);
  }
  thread.state = Thread::Yielded;
  suspend(thread);
}

//===----------------------------------------------------------------------===//
// The calls
//===----------------------------------------------------------------------===//

static Thread &threadOf(ThreadContext *context) {
  return *static_cast<Thread *>(context);
}

/// Ends the launch with what the thread did.
static void stopWith(Thread &thread, uint32_t site, const char *what) {
  thread.runner->launch.failAt(thread, site, what);
  thread.runner->stop(thread);
}

static void stopIfFailed(Thread &thread) {
  if (thread.runner->launch.failed())
    thread.runner->stop(thread);
}

/// The wgmmas of the thread's warp.
static PendingMultiplies &multipliesOf(Thread &thread) {
  return thread.runner->multiplies[thread.warp];
}

extern "C" {
void kiln_emu_barrier(ThreadContext *context, uint32_t site, uint32_t id,
                      uint32_t threads) {
  Thread &thread = threadOf(context);
  thread.runner->waitAtBarrier(thread, site, id, threads);
}
void kiln_emu_barrier_arrive(ThreadContext *context, uint32_t site, uint32_t id,
                             uint32_t threads) {
  Thread &thread = threadOf(context);
  thread.runner->arriveAtBarrier(thread, site, id, threads);
}
void kiln_emu_registers(ThreadContext *context, uint32_t site, uint32_t more,
                        uint32_t count) {
  Thread &thread = threadOf(context);
  thread.runner->waitForRegisters(thread, site, more != 0, count);
}
void kiln_emu_exchange(ThreadContext *context, uint32_t site, uint64_t mask,
                       const uint64_t *in, uint64_t *out) {
  Thread &thread = threadOf(context);
  thread.runner->waitAtExchange(thread, site, mask, in, out);
}
void kiln_emu_copy(ThreadContext *context, uint32_t site, uint64_t to,
                   uint64_t from, uint32_t bytes, uint32_t sourceBytes) {
  Thread &thread = threadOf(context);
  if (sourceBytes > bytes)
    stopWith(thread, site, "copies more bytes than the destination has");
  thread.copies.begin(thread, {to, from, bytes, sourceBytes, site, 0});
}
void kiln_emu_copy_commit(ThreadContext *context) {
  Thread &thread = threadOf(context);
  thread.copies.commit(thread);
}
void kiln_emu_copy_wait(ThreadContext *context, uint32_t pending) {
  Thread &thread = threadOf(context);
  thread.copies.wait(thread, pending);
}
void kiln_emu_copy_wait_all(ThreadContext *context) {
  Thread &thread = threadOf(context);
  thread.copies.waitForAll(thread);
}
void kiln_emu_mbarrier_init(ThreadContext *context, uint32_t site,
                            uint64_t address, uint32_t count) {
  Thread &thread = threadOf(context);
  thread.runner->mbarriers.init(thread, site, address, count);
  stopIfFailed(thread);
}
void kiln_emu_mbarrier_invalidate(ThreadContext *context, uint32_t site,
                                  uint64_t address) {
  Thread &thread = threadOf(context);
  thread.runner->mbarriers.invalidate(thread, site, address);
  stopIfFailed(thread);
}
uint64_t kiln_emu_mbarrier_arrive(ThreadContext *context, uint32_t site,
                                  uint64_t address, uint32_t arrivals,
                                  uint64_t bytes) {
  Thread &thread = threadOf(context);
  uint64_t phase = thread.runner->mbarriers.arrive(thread, site, address,
                                                   arrivals, int64_t(bytes));
  stopIfFailed(thread);
  return phase;
}
uint32_t kiln_emu_mbarrier_test(ThreadContext *context, uint32_t site,
                                uint64_t address, uint64_t phase,
                                uint32_t parity) {
  Thread &thread = threadOf(context);
  bool over =
      thread.runner->mbarriers.test(thread, site, address, phase, parity);
  stopIfFailed(thread);
  return over;
}
void kiln_emu_mbarrier_copies(ThreadContext *context, uint32_t site,
                              uint64_t address, uint32_t counted) {
  Thread &thread = threadOf(context);
  thread.runner->mbarriers.arriveLater(thread, site, address, counted);
  stopIfFailed(thread);
}
void kiln_emu_matrix_fence(ThreadContext *context) {
  Thread &thread = threadOf(context);
  ++thread.matrixFences;
  thread.isMatrixFenced = true;
}
void kiln_emu_matrix_begin(ThreadContext *context, uint32_t site,
                           uint64_t accumulator, uint32_t written) {
  Thread &thread = threadOf(context);
  // The thread may neither read nor write accumulators in flight.
  if (!thread.isMatrixFenced && !multipliesOf(thread).siteOf(accumulator))
    stopWith(thread, site,
             "begins with registers that were the thread's, without a "
             "wgmma.fence before it");
  if (written == thread.matrixFences)
    stopWith(thread, site,
             "takes registers that the thread has written after its last "
             "wgmma.fence");
}
void kiln_emu_matrix_read(ThreadContext *context, uint32_t site,
                          uint64_t descriptor, uint32_t firstRow, uint32_t rows,
                          uint32_t transposed) {
  Thread &thread = threadOf(context);
  SharedMatrix matrix(descriptor);
  if (matrix.hasBaseOffset())
    stopWith(thread, site,
             "gives a base offset in its descriptor, which the emulator does "
             "not know");
  for (unsigned i = thread.lane; i < SharedMatrix::chunksOf(rows);
       i += thread.runner->launch.kernel.warpSize) {
    uint64_t place = sharedAddress(thread.sharedBase,
                                   matrix.chunk(firstRow, i, transposed != 0));
    thread.matrixReads.add(
        thread, PendingCopy::readOnly(place, SharedMatrix::kChunkBytes, site));
    // In bounds, as it has begun.
    thread.runner->stopUnlessFenced(thread, site, place - thread.sharedBase,
                                    SharedMatrix::kChunkBytes,
                                    ProxyFences::Stores);
  }
}
void kiln_emu_matrix_commit(ThreadContext *context) {
  Thread &thread = threadOf(context);
  thread.matrixReads.commit(thread);
  multipliesOf(thread).commit(thread.lane);
}
void kiln_emu_matrix_wait(ThreadContext *context, uint32_t pending,
                          uint32_t count, uint64_t *words) {
  Thread &thread = threadOf(context);
  multipliesOf(thread).wait(thread.lane, pending, {words, count});
  thread.matrixReads.wait(thread, pending);
  thread.isMatrixFenced &= count == 0;
}
void kiln_emu_matrix_use(ThreadContext *context, uint32_t site, uint64_t word) {
  Thread &thread = threadOf(context);
  if (const uint32_t *begun = multipliesOf(thread).siteOf(word)) {
    Launch &launch = thread.runner->launch;
    launch.failAt(thread, site,
                  "takes an accumulator of the wgmma at " +
                      launch.kernel.sites[*begun].where +
                      ", for whose group no wait stands in between");
    thread.runner->stop(thread);
  }
}
void kiln_emu_refuel(ThreadContext *context, uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->refuel(thread, site);
}
void kiln_emu_divide_by_zero(ThreadContext *context, uint32_t site) {
  stopWith(threadOf(context), site, "divides by zero");
}
void kiln_emu_trap(ThreadContext *context, uint32_t site) {
  stopWith(threadOf(context), site,
           "reaches a point that the program says is never reached");
}
// A thread that stops never comes back to free its texts, so they end before.
void kiln_emu_print(ThreadContext *context, uint32_t site, uint64_t format,
                    uint64_t values) {
  Thread &thread = threadOf(context);
  Launch &launch = thread.runner->launch;
  {
    llvm::Expected<std::string> text = printed(thread, format, values);
    if (!text)
      launch.failAt(thread, site, llvm::toString(text.takeError()));
    else if (launch.options.printTo)
      *launch.options.printTo << *text;
  }
  stopIfFailed(thread);
}
void kiln_emu_assert(ThreadContext *context, uint32_t site, uint64_t message) {
  Thread &thread = threadOf(context);
  {
    llvm::Expected<std::string> text = textAt(thread, message);
    thread.runner->launch.failAt(thread, site,
                                 text ? "fails the assertion: " + *text
                                      : llvm::toString(text.takeError()));
  }
  thread.runner->stop(thread);
}
}
