// Events: the time of a context when they were recorded. Launches are over at
// once, but events may say so later, as a GPU's do: KILN_FAKE_CUDA_LAG launches
// after theirs.
#include "test/fake-cuda/State.h"

using namespace fake;

namespace {

bool isAlive(Event *event) { return state().events.count(event) != 0; }

bool hasHappened(const Event &event) {
  return event.launch <= state().awaited ||
         event.launch + uint64_t(number("KILN_FAKE_CUDA_LAG", 0)) <=
             state().launches;
}

} // namespace

FAKE_CUDA cuEventCreate(Event **event, unsigned) {
  if (int result = enter("cuEventCreate"))
    return result;
  if (!current())
    return InvalidContext;
  std::lock_guard<std::mutex> lock(state().mutex);
  *event = new Event{current()};
  state().events.insert(*event);
  return Success;
}

FAKE_CUDA cuEventDestroy_v2(Event *event) {
  if (int result = enter("cuEventDestroy"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().events.erase(event))
    return InvalidHandle;
  delete event;
  return Success;
}

FAKE_CUDA cuEventRecord(Event *event, Stream *stream) {
  if (int result = enter("cuEventRecord"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  Context *context = contextOf(stream);
  if (!context)
    return InvalidContext;
  if (!isAlive(event) || event->context != context)
    return InvalidHandle;
  event->clock = context->clock;
  event->launch = state().launches;
  return Success;
}

FAKE_CUDA cuEventQuery(Event *event) {
  if (int result = enter("cuEventQuery"))
    return result;
  // Unsafe beside a capture, which it spoils.
  if (isCaptureInTheWay()) {
    spoilCaptures();
    return CaptureUnsupported;
  }
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!isAlive(event))
    return InvalidHandle;
  return state().hangs || !hasHappened(*event) ? NotReady : state().sticky;
}

FAKE_CUDA cuEventSynchronize(Event *) {
  if (int result = enter("cuEventSynchronize"))
    return result;
  return waitForLaunches();
}

FAKE_CUDA cuEventElapsedTime(float *milliseconds, Event *start, Event *end) {
  if (int result = enter("cuEventElapsedTime"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!isAlive(start) || !isAlive(end) || start->clock < 0 || end->clock < 0)
    return InvalidHandle;
  if (!hasHappened(*start) || !hasHappened(*end))
    return NotReady;
  *milliseconds = float((end->clock - start->clock) / 1000);
  return Success;
}
