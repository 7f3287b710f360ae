// Passes the turn from program to program.
#include "frontend/reference/Turns.h"

#include "llvm/ADT/STLExtras.h"
#include <optional>
#include <thread>

using llvm::Error;

namespace kiln::reference {

/// A program that has begun: its thread, and whether the turn is its.
struct Turns::Seat {
  std::thread thread;
  std::condition_variable wakes;
  bool hasTurn = true, ended = false;
  std::optional<Error> error; ///< what it ended with
};

Turns::Turns() = default;
Turns::~Turns() = default;

bool Turns::giveUp() {
  std::unique_lock lock(mutex);
  Seat &own = *current;
  own.hasTurn = false;
  schedulerWakes.notify_one();
  own.wakes.wait(lock, [&] { return own.hasTurn; });
  return !over;
}

/// Waits until the program has ended or gives up its turn; what it ended with.
Error Turns::giveTo(Seat &seat) {
  std::unique_lock lock(mutex);
  current = &seat;
  seat.hasTurn = true;
  seat.wakes.notify_one();
  schedulerWakes.wait(lock, [&] { return !seat.hasTurn; });
  if (!seat.ended)
    return Error::success();
  lock.unlock();
  seat.thread.join();
  return std::move(*seat.error);
}

Error Turns::run(uint64_t count, llvm::function_ref<Error(uint64_t)> program) {
  // Guess: threads that no machine refuses, and more programs than a test has.
  constexpr size_t mostAtOnce = 512;
  Error error = Error::success();
  for (uint64_t begun = 0; !error && (begun != count || !waiting.empty());) {
    std::vector<std::unique_ptr<Seat>> batch;
    if (begun != count && waiting.size() < mostAtOnce) {
      Seat &seat = *batch.emplace_back(std::make_unique<Seat>());
      seat.hasTurn = false;
      seat.thread = std::thread([this, &seat, program, index = begun++] {
        {
          std::unique_lock lock(mutex);
          seat.wakes.wait(lock, [&] { return seat.hasTurn; });
        }
        seat.error.emplace(program(index));
        std::unique_lock lock(mutex);
        seat.ended = true;
        seat.hasTurn = false;
        schedulerWakes.notify_one();
      });
    } else {
      // Up and down by turns: what each hands to the next passes through all.
      batch = std::move(waiting);
      waiting.clear();
      std::reverse(batch.begin(), batch.end());
    }
    for (std::unique_ptr<Seat> &seat : batch) {
      if (!error)
        error = giveTo(*seat);
      if (!seat->ended)
        waiting.push_back(std::move(seat));
    }
  }
  // After an error the rest only has to leave.
  over = true;
  for (std::unique_ptr<Seat> &seat : waiting)
    llvm::consumeError(giveTo(*seat));
  waiting.clear();
  return error;
}

} // namespace kiln::reference
