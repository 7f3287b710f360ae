//===- TensorPipe.cpp - tcgen05's multiplications and copies in flight ----===//
#include "targets/emulator/run/TensorPipe.h"
#include "targets/emulator/run/AccessCheck.h"
#include "targets/emulator/warp/WarpgroupFlags.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

static void stopIfFailed(Thread &thread) {
  if (thread.runner->launch.failed())
    thread.runner->stop(thread);
}

/// Ends the launch with what the thread does; "": it may.
static void stopFor(Thread &thread, uint32_t site, const std::string &problem) {
  if (!problem.empty())
    thread.runner->launch.failAt(thread, site, problem);
}

/// For the race check: a use begins, by the agent of the thread.
static void beginUse(Thread &thread, const TensorUse &use) {
  const TensorRect &rect = use.rect;
  Launch &launch = thread.runner->launch;
  if (!launch.races)
    return;
  Region &region = thread.runner->tensor->region;
  for (unsigned lane = rect.lane; lane != rect.lane + rect.lanes; ++lane)
    if (!launch.races->beginCopy(*region.shadow,
                                 TensorMemory::offsetOf(lane, rect.column),
                                 rect.columns * sizeof(uint32_t),
                                 thread.threadId, use.site, rect.isWritten)) {
      launch.fail(launch.messages.race(launch.races->race(), region));
      thread.runner->stop(thread);
    }
}

static void endUse(Thread &thread, const TensorUse &use) {
  const TensorRect &rect = use.rect;
  Launch &launch = thread.runner->launch;
  if (!launch.races)
    return;
  for (unsigned lane = rect.lane; lane != rect.lane + rect.lanes; ++lane)
    launch.races->endCopy(*thread.runner->tensor->region.shadow,
                          TensorMemory::offsetOf(lane, rect.column),
                          rect.columns * sizeof(uint32_t), thread.threadId,
                          use.site);
}

//===----------------------------------------------------------------------===//
// The pipe
//===----------------------------------------------------------------------===//

void TensorPipe::begin(Thread &thread, TensorStep &&fresh) {
  passTime(thread);
  steps.push_back(std::move(fresh));
  TensorStep &step = steps.back();
  auto read = [&](uint32_t place) {
    constexpr unsigned bytes = SharedMatrix::kChunkBytes;
    // The site after its own names its operands in shared memory.
    step.reads.push_back(PendingCopy::readOnly(
        sharedAddress(thread.sharedBase, place), bytes, step.site + 1));
  };
  if (step.product) {
    for (const TensorRect &rect : step.product->rects())
      step.uses.push_back({step.site, rect});
    step.product->forChunks(read);
  } else {
    step.uses.push_back({step.site, step.transfer->rect()});
    step.transfer->forChunks(read);
  }
  for (const TensorUse &use : step.uses)
    stopFor(thread, step.site, thread.runner->tensor->problem(use.rect));
  stopIfFailed(thread);
  for (const TensorUse &use : step.uses)
    beginUse(thread, use);
  for (const PendingCopy &chunk : step.reads) {
    AccessCheck(thread).copyBegins(chunk);
    // In bounds, as it has begun.
    thread.runner->stopUnlessFenced(
        thread, chunk.site, chunk.from - thread.sharedBase, chunk.sourceBytes,
        ProxyFences::StoresAndCopies);
  }
}

void TensorPipe::commit(Thread &thread, uint32_t site, uint64_t mbarrier) {
  passTime(thread);
  thread.runner->mbarriers.beginLoad(thread, site, mbarrier);
  TensorStep step;
  step.site = site;
  step.mbarrier = mbarrier;
  steps.push_back(std::move(step));
}

void TensorPipe::perform(Thread &thread, TensorStep &step) {
  if (std::exchange(step.isDone, true) || step.isCommit())
    return;
  TensorMemory &memory = *thread.runner->tensor;
  if (step.transfer)
    return step.transfer->perform(memory, thread.sharedBase);
  if (const char *problem = step.product->perform(memory, thread.sharedBase))
    thread.runner->launch.failAt(thread, step.site, problem);
}

void TensorPipe::landFor(Thread &thread, uint64_t mbarrier) {
  auto last =
      std::find_if(steps.rbegin(), steps.rend(), [&](const TensorStep &step) {
        return step.isCommit() && step.mbarrier == mbarrier;
      });
  endFirst(thread, steps.rend() - last);
}

void TensorPipe::endFirst(Thread &thread, size_t count) {
  for (; count; --count) {
    TensorStep step = std::move(steps.front());
    steps.pop_front();
    perform(thread, step);
    for (const PendingCopy &chunk : step.reads)
      AccessCheck(thread).copyEnds(chunk);
    // What a later one uses, too, is in use until that ends.
    for (const TensorUse &use : step.uses) {
      auto later = llvm::find_if(steps, [&](const TensorStep &it) {
        return llvm::any_of(it.uses, [&](const TensorUse &other) {
          return other.rect.overlaps(use.rect);
        });
      });
      if (later == steps.end())
        endUse(thread, use);
      else if (!llvm::is_contained(later->uses, use))
        later->uses.push_back(use);
    }
    if (step.isCommit())
      thread.runner->mbarriers.arriveNow(thread, step.site, step.mbarrier);
  }
}

/// In their order, as hardware does them.
void TensorPipe::passTime(Thread &thread) {
  Launch &launch = thread.runner->launch;
  if (launch.options.seed % 2 == 0)
    return;
  for (TensorStep &step : steps) {
    if (!step.isDone && launch.random() % 4)
      return;
    perform(thread, step);
  }
}

const uint32_t *TensorPipe::firstSite() const {
  auto it = llvm::find_if(
      steps, [](const TensorStep &step) { return !step.isCommit(); });
  return it == steps.end() ? nullptr : &it->site;
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

void TensorAccesses::begin(Thread &thread, const TensorUse &use) {
  all.push_back(use);
  beginUse(thread, use);
}

void TensorAccesses::wait(Thread &thread, bool stores) {
  llvm::erase_if(all, [&](const TensorUse &use) {
    if (use.rect.isWritten == stores)
      endUse(thread, use);
    return use.rect.isWritten == stores;
  });
}

/// One load or store of a thread: calls visit(register, word) for each of its
/// registers, word being in tensor memory; two where 16 bits of each count.
template <typename Visit>
static void forWords(Thread &thread, uint32_t site, uint32_t address,
                     const TensorAccess &access, uint32_t half, bool narrow,
                     bool isStore, Visit visit) {
  TensorMemory &memory = *thread.runner->tensor;
  TensorAddress from(address);
  const unsigned warp = thread.warp % TensorMultiply::kWarps,
                 words = narrow ? 2 : 1;
  TensorRect run = {};
  auto end = [&] {
    if (run.columns)
      thread.tensorAccesses.begin(thread, {site, run});
  };
  for (unsigned i = 0; i != access.registers(); ++i) {
    TensorAccess::Location place = access.at(thread.lane, i);
    unsigned lane = from.lane + place.lane,
             column = from.column + words * place.column +
                      (access.isSplit() ? thread.lane / 16 * half : 0);
    TensorRect rect = {lane, 1, column, words, isStore};
    if (lane / TensorMultiply::kLanesOfWarp != warp)
      stopFor(thread, site,
              formatv("touches lane {0} of tensor memory: warp {1} may touch "
                      "lanes {2} to {3}",
                      lane, thread.warp, warp * TensorMultiply::kLanesOfWarp,
                      (warp + 1) * TensorMultiply::kLanesOfWarp - 1));
    else
      stopFor(thread, site, memory.problem(rect));
    stopIfFailed(thread);
    if (run.lane == lane && run.column + run.columns == column) {
      run.columns += words;
    } else {
      end();
      run = rect;
    }
    visit(i, &memory.at(lane, column));
  }
  end();
}

//===----------------------------------------------------------------------===//
// The entry points
//===----------------------------------------------------------------------===//

static Thread &settled(ThreadContext *context) {
  Thread &thread = *static_cast<Thread *>(context);
  AccessCheck(thread).settle();
  return thread;
}

extern "C" {
void kiln_emu_tmem_alloc(ThreadContext *context, uint32_t site, uint64_t to,
                         uint32_t columns) {
  if (context->lane != 0) // one instruction of the warp
    return;
  Thread &thread = settled(context);
  uint32_t address = 0;
  stopFor(thread, site,
          thread.runner->tensor->allocate(columns, site, thread.warp, address));
  stopIfFailed(thread);
  kiln_emu_write(context, to, sizeof(address), site);
  // Not the thread's store: copies by TMA may overwrite it without a fence.
  if (thread.runner->launch.kernel.usesAsyncProxy)
    thread.runner->proxies.copyBegins(to - thread.sharedBase, sizeof(address));
  *reinterpret_cast<uint32_t *>(to) = address;
}
void kiln_emu_tmem_dealloc(ThreadContext *context, uint32_t site,
                           uint32_t address, uint32_t columns) {
  if (context->lane != 0)
    return;
  Thread &thread = settled(context);
  stopFor(thread, site,
          thread.runner->tensor->deallocate(address, columns, thread.warp));
  stopIfFailed(thread);
  // Nobody may use it meanwhile.
  TensorRect all = {0, TensorMemory::kLanes, TensorAddress(address).column,
                    columns, /*isWritten=*/true};
  beginUse(thread, {site, all});
  endUse(thread, {site, all});
}
void kiln_emu_tmem_relinquish(ThreadContext *context) {
  static_cast<Thread *>(context)->runner->tensor->relinquish();
}
void kiln_emu_tmem_load(ThreadContext *context, uint32_t site, uint32_t address,
                        uint32_t shape, uint32_t times, uint32_t half,
                        uint32_t pack, uint32_t *registers) {
  TensorAccess access = {TensorAccess::Shape(shape), times};
  forWords(settled(context), site, address, access, half, pack != 0,
           /*isStore=*/false, [&](unsigned i, const uint32_t *words) {
             registers[i] =
                 pack ? (words[0] & 0xffff) | words[1] << 16 : words[0];
           });
}
void kiln_emu_tmem_store(ThreadContext *context, uint32_t site,
                         uint32_t address, uint32_t shape, uint32_t times,
                         uint32_t half, uint32_t unpack,
                         const uint32_t *registers) {
  TensorAccess access = {TensorAccess::Shape(shape), times};
  forWords(settled(context), site, address, access, half, unpack != 0,
           /*isStore=*/true, [&](unsigned i, uint32_t *words) {
             words[0] = unpack ? registers[i] & 0xffff : registers[i];
             if (unpack)
               words[1] = registers[i] >> 16;
           });
}
void kiln_emu_tmem_wait(ThreadContext *context, uint32_t stores) {
  Thread &thread = *static_cast<Thread *>(context);
  thread.tensorAccesses.wait(thread, stores != 0);
}
void kiln_emu_tmem_multiply(ThreadContext *context, uint32_t site,
                            uint32_t kind, uint32_t scaleRun, uint32_t d,
                            uint32_t aInMemory, uint64_t a, uint64_t b,
                            uint32_t descriptor, uint32_t addsD,
                            uint32_t halvings, uint32_t scalesOfA,
                            uint32_t scalesOfB) {
  Thread &thread = settled(context);
  TensorMultiply what;
  const char *problem =
      readTensorMultiply(TensorKind(kind), scaleRun, descriptor, what);
  std::optional<SharedMatrix> right = SharedMatrix::ofTensor(b), left;
  if (aInMemory)
    left = SharedMatrix::ofTensor(a);
  constexpr unsigned half = TensorMultiply::kLanesOfWarp / 2;
  unsigned lane = TensorAddress(d).lane;
  if (problem)
    ;
  else if (!right || (aInMemory && !left))
    problem =
        "is given a shared-memory descriptor that is not of version 1, or "
        "has a layout that the emulator does not know";
  else if (right->hasBaseOffset() || (left && left->hasBaseOffset()))
    problem = "gives a base offset in its descriptor, which the emulator does "
              "not know";
  else if (lane != 0 && (what.m == TensorMemory::kLanes || lane != half))
    problem = "has D begin at a lane where it may not";
  else if (!aInMemory && (what.transposeA ||
                          what.perChunk(what.aType) * bitsOf(what.aType) < 128))
    problem = "takes A from tensor memory in a form that the emulator does not "
              "know";
  if (problem) {
    thread.runner->launch.failAt(thread, site, problem);
    thread.runner->stop(thread);
  }
  TensorStep step;
  step.site = site;
  step.product = {what,       d,        left,      uint32_t(a), *right,
                  addsD != 0, halvings, scalesOfA, scalesOfB};
  thread.tensorPipe.begin(thread, std::move(step));
}
void kiln_emu_tmem_copy(ThreadContext *context, uint32_t site, uint32_t shape,
                        uint32_t to, uint64_t from) {
  Thread &thread = settled(context);
  std::optional<SharedMatrix> matrix = SharedMatrix::ofTensor(from);
  if (!matrix || matrix->hasBaseOffset() || TensorAddress(to).lane) {
    thread.runner->launch.failAt(
        thread, site,
        matrix ? "copies to another lane than 0, or with a base offset"
               : "is given a shared-memory descriptor that is not of version "
                 "1, or has a layout that the emulator does not know");
    thread.runner->stop(thread);
  }
  TensorStep step;
  step.site = site;
  step.transfer = {TensorCopy{TensorCopy::Shape(shape)}, to, *matrix};
  thread.tensorPipe.begin(thread, std::move(step));
}
void kiln_emu_tmem_commit(ThreadContext *context, uint32_t site,
                          uint64_t mbarrier) {
  Thread &thread = settled(context);
  thread.tensorPipe.commit(thread, site, mbarrier);
  stopIfFailed(thread);
}
}
