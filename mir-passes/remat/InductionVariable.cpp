// induction-variable: fold derived induction variables back into what they are
// derived from, instead of keeping every one in registers across its loop.
//
// Idea:   loop strength reduction turns base + i*stride into a variable of its
//         own, two registers for every pointer. Variables that advance by the
//         same stride share one accumulated base: each is recomputed from its
//         start expression with that base substituted for the old one. A
//         variable with constant steps is a multiple of another one's.
// Source: NVIDIA's compiler has `remat-iv` and a check of loop strength
//         reduction against register pressure (both only known by their option
//         names); Triton's issue 3732 reports up to 10 % from switching
//         strength reduction off. Here the choice is made for each loop, after
//         it.
// Wins:   attention and matrix kernels with eight or sixteen row pointers of
//         one stride: their 64-bit pointers become 32-bit offsets. ptxas 13.0
//         keeps the folding: sm_90a attention_d128 takes 151 registers instead
//         of 166 and spills 16 bytes at 128 registers instead of 48;
//         attention_d64_causal 224 instead of 241, and 132 instead of 288 bytes
//         at 152 registers.
// Loses:  one to `max_ops` instructions for each use in the loop, so only above
//         the gate, and where the operands to be kept alive weigh less.
#include "mir-passes/remat/CounterMultiples.h"
#include "mir-passes/remat/LoopVariableFolding.h"
#include "mir-passes/remat/SharedBases.h"

using namespace llvm;

namespace kiln {
namespace {

RematResult foldInductionVariables(RematKernel &kernel) {
  CostModel costs(kernel.function);
  LoopVariableFolding folding(kernel, costs);
  unsigned folded = foldMultiplesOfCounters(folding);
  folded += foldIntoSharedBases(folding);
  return {folded, "induction variables folded into what they are derived from"};
}

// The defaults are guesses: an extension, a shift and an addition make a
// pointer of a 32-bit offset.
RegisterRemat<foldInductionVariables> registration(
    RematStage::LoopCarried,
    {"induction-variable",
     "fold derived induction variables back into base + i*stride",
     {ParamInfo::integer("max_ops", 4, 1, 16,
                         "most instructions for one use in the loop"),
      ParamInfo::integer(
          "distance", 32, 1, 100000,
          "uses in one block closer than this share a computation")}});

} // namespace
} // namespace kiln
