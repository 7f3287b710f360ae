// What is worth pointing at in a listing: the checks that people who write
// kernels by hand do by eye (AMD's tuning guides for MI300; for wgmma, NVIDIA's
// notes on what makes ptxas serialise it). Each is about one loop, because
// outside of loops little time passes.
#include "targets/gpu/GpuTarget.h"
#include "tools/inspect/Listing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Bytes a load must have to be wide enough: two words of four.
constexpr unsigned wideEnough = 8;
/// Instructions between a load from the device's memory and the wait for it
/// below which its latency is hardly hidden (guess).
constexpr unsigned closeBehind = 8;
/// Instructions of one warp that are enough to wait for all loads after them:
/// with the other warps' turns they take about as long as a load (guess).
constexpr unsigned farBehind = 128;

std::string plural(unsigned count, StringRef noun) {
  return utostr(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

class FindingMaker {
public:
  explicit FindingMaker(const Listing &listing)
      : listing(listing), graph(*listing.graph) {}
  std::vector<InspectFinding> find();

private:
  void lookAt(unsigned loop);
  void narrowLoads();
  void narrowShared();
  void emptyingWaits();
  void closeWaits();
  void matrixWaits();
  void serialized();
  void spills();
  void accumulatorMoves();
  void idleValues();

  template <typename Test> std::vector<uint32_t> select(Test test) const {
    std::vector<uint32_t> found;
    for (uint32_t index : members)
      if (test(listing.code.instructions[index], index))
        found.push_back(index);
    return found;
  }
  bool isInLoop(uint32_t instruction) const {
    return graph.contains(loop, graph.blockOf(instruction));
  }
  std::string locationOf(uint32_t instruction) const {
    return codeAddress(listing.code.instructions[instruction].address);
  }
  std::string name(uint32_t instruction) const {
    return StringRef(listing.code.instructions[instruction].text)
        .split(' ')
        .first.str();
  }
  void report(StringRef what, uint32_t instruction, const Twine &message,
              const Twine &remedy) {
    findings.push_back(
        {what.str(), instruction, loop, message.str(), remedy.str()});
  }

  const Listing &listing;
  const CodeFlowGraph &graph;
  unsigned loop = CodeBlock::noLoop;
  /// Instructions of the loop and of none in it, ascending.
  std::vector<uint32_t> members;
  std::vector<InspectFinding> findings;
};

void FindingMaker::narrowLoads() {
  auto isFromDevice = [](const CodeInstruction &i, uint32_t) {
    return (i.kind.opClass == OpClass::LoadGlobal ||
            i.kind.opClass == OpClass::AsyncCopy) &&
           i.accessBytes;
  };
  std::vector<uint32_t> all = select(isFromDevice);
  std::vector<uint32_t> narrow =
      select([&](const CodeInstruction &i, uint32_t n) {
        return isFromDevice(i, n) && i.accessBytes < wideEnough;
      });
  // One load is no pattern; where most are wide, the rest is masks and scales.
  if (narrow.size() < 2 || 2 * narrow.size() <= all.size())
    return;
  unsigned widest = 0;
  for (uint32_t index : narrow)
    widest = std::max(widest, listing.code.instructions[index].accessBytes);
  report("narrow-global-loads", narrow.front(),
         Twine(narrow.size()) + " of " + plural(all.size(), "load") +
             " from global memory in the loop are " +
             (widest == 1 ? Twine("1 byte")
                          : "at most " + Twine(widest) + " bytes") +
             " wide",
         "let each thread load 16 bytes that follow each other: make the "
         "innermost stride 1, and say what strides and bases are multiples of "
         "(tl.multiple_of, tl.max_contiguous, 16-byte aligned arguments)");
}

void FindingMaker::narrowShared() {
  auto narrow = select([](const CodeInstruction &i, uint32_t) {
    return (i.kind.opClass == OpClass::LoadShared ||
            i.kind.opClass == OpClass::StoreShared) &&
           i.accessBytes && i.accessBytes < 4;
  });
  if (narrow.size() < 2)
    return;
  report("narrow-shared-accesses", narrow.front(),
         Twine(narrow.size()) + " accesses of shared memory in the loop move "
                                "less than a bank's 4 bytes",
         "choose a layout in which a thread holds neighbours along the "
         "contiguous dimension, or load by matrices (ldmatrix)");
}

/// A wait that leaves nothing outstanding, where the loop itself issues what is
/// waited for: nothing is in flight from one iteration to the next.
void FindingMaker::emptyingWaits() {
  for (const CodeWaitCause &wait : listing.waits) {
    if (wait.left != 0 || !wait.producer || wait.instructions >= farBehind ||
        !llvm::binary_search(members, wait.instruction) ||
        !isInLoop(*wait.producer))
      continue;
    const CodeInstruction &producer = listing.code.instructions[*wait.producer];
    const CodeInstruction &at = listing.code.instructions[wait.instruction];
    bool isCopy = name(wait.instruction).rfind("DEPBAR", 0) == 0;
    bool isVector = listing.code.gpu->isAmd() &&
                    (producer.kind.opClass == OpClass::LoadGlobal ||
                     producer.kind.opClass == OpClass::AsyncCopy);
    if (!isCopy && !isVector)
      continue;
    report("full-wait-in-loop", wait.instruction,
           "'" + at.text +
               "' waits in every iteration until all loads are done; "
               "the youngest, at " +
               locationOf(*wait.producer) + ", was issued " +
               plural(wait.instructions, "instruction") + " before" +
               (wait.iterationsBefore ? ", in an iteration before" : ""),
           "issue the loads of a later iteration before the wait, so that some "
           "may "
           "stay outstanding (more stages: --num-stages, --extra-stages)");
    return;
  }
}

/// NVIDIA waits for what it loaded by scoreboards.
void FindingMaker::closeWaits() {
  for (const CodeWaitCause &wait : listing.waits) {
    if (!wait.producer || wait.instructions >= closeBehind ||
        !llvm::binary_search(members, wait.instruction) ||
        !isInLoop(*wait.producer))
      continue;
    if (listing.code.instructions[*wait.producer].kind.opClass !=
        OpClass::LoadGlobal)
      continue;
    // Told already.
    if (!findings.empty() && findings.back().instruction == wait.instruction)
      continue;
    // The result is waited for by its write scoreboard, operands by the other.
    const auto &control = listing.code.instructions[*wait.producer].control;
    if (control && control->writeBarrier != wait.counter)
      continue;
    report(
        "load-waited-for-at-once", wait.instruction,
        "the load at " + locationOf(*wait.producer) + " is waited for " +
            plural(wait.instructions, "instruction") +
            (wait.cycles ? " (" + plural(*wait.cycles, "cycle") + ")" : "") +
            " later: its latency is in every iteration",
        "load for the next iteration (--num-stages), or let independent work "
        "stand between (--sched-strategy load-early)");
    return;
  }
}

void FindingMaker::matrixWaits() {
  for (const CodeWaitCause &wait : listing.waits) {
    if (!wait.producer || !llvm::binary_search(members, wait.instruction) ||
        !listing.code.instructions[wait.instruction].isGroupWait)
      continue;
    // Serialised ones are told of as such.
    if (wait.left != 0 || wait.instructions > 2 || wait.iterationsBefore)
      continue;
    report(
        "matrix-wait-at-once", wait.instruction,
        "the wait for all warp-group multiplications stands " +
            plural(wait.instructions, "instruction") + " after the last, at " +
            locationOf(*wait.producer) +
            ": the tensor cores idle until the next "
            "iteration has begun",
        "leave one group outstanding across iterations (wgmma.wait_group 1), "
        "with one more stage of operands (--num-stages)");
    return;
  }
}

void FindingMaker::serialized() {
  auto groups = select([](const CodeInstruction &i, uint32_t) {
    return i.kind.opClass == OpClass::AsyncMatrix;
  });
  auto waits =
      select([](const CodeInstruction &i, uint32_t) { return i.isGroupWait; });
  auto fences =
      select([](const CodeInstruction &i, uint32_t) { return i.isGroupFence; });
  if (groups.size() < 2 || waits.size() < groups.size() ||
      fences.size() < groups.size())
    return;
  report(
      "wgmma-serialized", groups.front(),
      "each of " + plural(groups.size(), "wgmma") +
          " of the loop has a fence and a wait of its own: ptxas has "
          "serialised them",
      "let nothing touch an accumulator or a register operand between the "
      "first wgmma and its wait, and keep accumulators in the same registers "
      "around the loop (ptxas -v names what it met: C7510 to C7520)");
}

void FindingMaker::spills() {
  unsigned stores = 0, loads = 0, bytes = 0;
  std::optional<uint32_t> first;
  for (uint32_t index : members) {
    ListingSpill spill = listing.lines[index].spill;
    if (spill == ListingSpill::None)
      continue;
    if (!first)
      first = index;
    (spill == ListingSpill::Store ? stores : loads) += 1;
    bytes += listing.code.instructions[index].accessBytes;
  }
  if (!first)
    return;
  std::string what = stores ? plural(stores, "spill store") : "";
  if (loads)
    what += (stores ? " and " : "") + plural(loads, "spill load");
  report("spills-in-loop", *first,
         what + " in the loop " + (stores + loads == 1 ? "moves " : "move ") +
             plural(bytes, "byte") + " a thread in every iteration",
         "give threads more registers (--max-regs, more warps for the same "
         "tile), a smaller tile, or fewer live values (--remat, "
         "--sched-strategy pressure)");
}

/// Registers copied to accumulators and back are spills that no count reports.
void FindingMaker::accumulatorMoves() {
  auto moves = select([](const CodeInstruction &i, uint32_t) {
    return StringRef(i.text).starts_with("v_accvgpr_read") ||
           StringRef(i.text).starts_with("v_accvgpr_write");
  });
  constexpr unsigned worthTelling = 4;
  if (moves.size() < worthTelling)
    return;
  report("accumulator-moves-in-loop", moves.front(),
         plural(moves.size(), "move") +
             " between vector registers and accumulators in the loop",
         "fewer live values, or fewer waves on a compute unit "
         "(--waves-per-eu), so that values stay where they are used");
}

/// What goes through a loop untouched takes registers from it; what is cheap to
/// compute may be computed after it.
void FindingMaker::idleValues() {
  ArrayRef<uint16_t> idle = listing.loops[loop].idle;
  constexpr size_t worthTelling = 8;
  if (!graph.loops[loop].isInnermost || idle.size() < worthTelling ||
      members.empty())
    return;
  report(
      "idle-values-in-loop", members.front(),
      plural(idle.size(), "register") +
          " hold values through the loop that it neither reads nor writes: " +
          registerRanges(listing.code, idle),
      "compute them again after the loop (--remat), or make what they "
      "depend on smaller");
}

void FindingMaker::lookAt(unsigned index) {
  loop = index;
  members.clear();
  for (uint32_t block : graph.loops[index].blocks)
    if (graph.blocks[block].loop == index)
      for (uint32_t i = graph.blocks[block].begin; i != graph.blocks[block].end;
           ++i)
        members.push_back(i);
  narrowLoads();
  narrowShared();
  emptyingWaits();
  closeWaits();
  serialized();
  if (findings.empty() || findings.back().name != "wgmma-serialized")
    matrixWaits();
  spills();
  accumulatorMoves();
  idleValues();
}

std::vector<InspectFinding> FindingMaker::find() {
  for (unsigned index = 0; index != graph.loops.size(); ++index)
    lookAt(index);
  // Where most time passes first.
  llvm::sort(findings, [&](const InspectFinding &a, const InspectFinding &b) {
    unsigned depthA = graph.loops[a.loop].depth,
             depthB = graph.loops[b.loop].depth;
    return std::tuple(depthB, a.instruction, a.name) <
           std::tuple(depthA, b.instruction, b.name);
  });
  return std::move(findings);
}

} // namespace

std::vector<InspectFinding> findInListing(const Listing &listing) {
  return FindingMaker(listing).find();
}

} // namespace kiln
