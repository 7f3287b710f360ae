//===- WarpState.h - the registers of a warp that is traced ---------------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_WARPSTATE_H
#define KILN_TARGETS_SIMULATOR_PATH_WARPSTATE_H

#include "targets/simulator/path/ConstantBank.h"
#include "targets/simulator/path/LaneValues.h"
#include "targets/simulator/path/TracedCode.h"
#include "llvm/ADT/DenseMap.h"

namespace kiln {

/// Where a warp's code goes at a branch or exit.
enum class TracedTurn : uint8_t { No, Yes, Unknown };

/// One warp. Lanes that an instruction's guard leaves out keep what they hold.
class WarpState {
public:
  WarpState(const ConstantBank &bank, const LaunchValues &launch,
            unsigned warp);

  /// What one instruction computes; branches and exits compute nothing.
  void execute(const TracedInstruction &instruction);

  /// Whether a branch or exit that has conditions is taken: by every lane that
  /// is there. Where lanes part, the longer way is theirs: a branch back is
  /// taken, one ahead is not.
  TracedTurn turns(const TracedInstruction &instruction, bool isBack,
                   uint32_t present) const;

  /// The lanes that take a branch or exit; absent: unknown.
  std::optional<uint32_t> taking(const TracedInstruction &instruction) const;

  /// The lanes that execute an instruction; absent: unknown.
  std::optional<uint32_t> active(const TracedInstruction &instruction) const;

  /// Of those, the lanes for which an asynchronous copy moves anything.
  std::optional<uint32_t> copies(const TracedInstruction &instruction,
                                 std::optional<uint32_t> active) const;

  /// What an operand holds in one lane, or a word after it; absent: unknown.
  std::optional<uint32_t> value(const TracedInstruction &instruction,
                                const SassWhere &where, unsigned word,
                                unsigned lane) const;

  /// The addresses of an access in each lane; unknown where they are. Of a copy
  /// those in device memory, or in shared memory.
  bool addresses(const TracedInstruction &instruction,
                 std::array<uint64_t, tracedLanes> &found, bool inShared) const;

private:
  using Lanes = LaneValues;
  Lanes reg(SassFile file, unsigned number) const;
  LanePredicate predicate(SassFile file, unsigned number) const;
  LanePredicate condition(const TracedInstruction &one, unsigned bit) const;
  Lanes source(const TracedInstruction &one, const SassWhere &where,
               unsigned word = 0) const;
  /// With the sign that stands before it.
  Lanes signedSource(const TracedInstruction &one, const SassWhere &where,
                     bool &isNegated) const;
  void forget(const TracedInstruction &one);
  /// Of what it writes: carries, where nobody works them out.
  void forgetPredicates(const TracedInstruction &one);
  void set(const TracedInstruction &one, unsigned bit, const Lanes &value,
           unsigned word = 0);
  void setPredicate(const TracedInstruction &one, unsigned bit,
                    LanePredicate value);
  bool compute(const TracedInstruction &one);
  bool add(const TracedInstruction &one);
  bool addWide(const TracedInstruction &one);
  bool shiftAdd(const TracedInstruction &one);
  bool logic(const TracedInstruction &one);
  bool permute(const TracedInstruction &one);
  bool shift(const TracedInstruction &one);
  bool multiply(const TracedInstruction &one);
  bool multiplyWide(const TracedInstruction &one);
  bool select(const TracedInstruction &one);
  bool compare(const TracedInstruction &one);
  bool unary(const TracedInstruction &one);
  bool minMax(const TracedInstruction &one);
  bool addMinMax(const TracedInstruction &one);
  bool halfConstant(const TracedInstruction &one);
  bool load(const TracedInstruction &one);
  bool local(const TracedInstruction &one);
  bool predicateLogic(const TracedInstruction &one);
  bool packPredicates(const TracedInstruction &one);
  bool unpackPredicates(const TracedInstruction &one);
  bool special(const TracedInstruction &one);
  bool constant(const TracedInstruction &one);
  bool vote(const TracedInstruction &one);
  bool shuffle(const TracedInstruction &one);
  bool convert(const TracedInstruction &one);

  const ConstantBank &bank;
  const LaunchValues &launch;
  unsigned warp;
  std::array<Lanes, 256> general, uniform;
  std::array<LanePredicate, 8> predicates, uniformPredicates;
  /// What was stored to words of local memory, which all lanes address alike:
  /// loop counters are spilled, too.
  llvm::DenseMap<uint32_t, Lanes> stored;
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_WARPSTATE_H
