//===- Tokens.h - what only a scoreboard tells, and who must know ---------===//
//
// A token is one thing of which no number of cycles says when it is over: a
// result that comes by scoreboard, operands that a queue fetches late, or
// whatever else ptxas put on a scoreboard. Forward dataflow says at which
// instructions each must be over: those are the waits, and there are no others.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REDERIVE_TOKENS_H
#define KILN_TARGETS_REDERIVE_TOKENS_H

#include "targets/rederive/FunctionFacts.h"
#include "llvm/ADT/BitVector.h"

namespace kiln {

struct Token {
  enum Kind : uint8_t {
    Result,   ///< a result that comes by scoreboard
    Operands, ///< general registers that a queue reads after issue
    Opaque    ///< on ptxas's scoreboard, though no register of it is known
  };
  unsigned instruction;
  Kind kind;
  /// It is on a read scoreboard; else on a write scoreboard.
  bool isRead = false;
  /// It orders memory: whoever waited for it and touches memory still does.
  bool isOrdered = false;
  /// The number ptxas put it on; SassControl::none: on none.
  unsigned given = SassControl::none;
  /// Its guard (guardOf).
  int guard = -1;
  /// About how many cycles it takes; a guess that decides who shares a
  /// scoreboard, and nothing else.
  unsigned latency = 0;
};

/// Tokens of a function, in the order of their instructions, and who waits.
struct TokenFlow {
  std::vector<Token> tokens;
  /// Of each instruction: the tokens that must be over when it issues, and may
  /// not be on some path.
  std::vector<llvm::SmallVector<unsigned, 2>> needs;
  /// Of each block: tokens that may not be over where it begins.
  std::vector<llvm::BitVector> pending;
};

TokenFlow findTokens(const TimedCode &code, const Predecessors &predecessors);

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_TOKENS_H
