// Programs of a grid that may wait for each other. Each has a thread of its
// own, but only one runs at a time: the others stand still until they are given
// the turn, so the interpreter needs no locks and a run is the same every time.
#ifndef KILN_FRONTEND_REFERENCE_TURNS_H
#define KILN_FRONTEND_REFERENCE_TURNS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace kiln::reference {

class Turns {
public:
  Turns();
  ~Turns();

  /// Runs `count` programs: each to its end before the next begins, unless it
  /// gives up its turn; those that did get turns until all have ended. The
  /// first error ends all of them.
  llvm::Error run(uint64_t count,
                  llvm::function_ref<llvm::Error(uint64_t)> program);
  /// Lets the other programs run; called by the program that has the turn.
  /// False if the run is over, and the program has to end with an error.
  bool giveUp();

private:
  struct Seat;
  llvm::Error giveTo(Seat &seat);

  std::mutex mutex;
  std::condition_variable schedulerWakes;
  std::vector<std::unique_ptr<Seat>> waiting;
  Seat *current = nullptr;
  bool over = false;
};

} // namespace kiln::reference

#endif // KILN_FRONTEND_REFERENCE_TURNS_H
