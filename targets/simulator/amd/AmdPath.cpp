#include "targets/simulator/amd/AmdPath.h"
#include "targets/gpu/Banks.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/amd/AmdWalk.h"
#include "targets/simulator/path/Footprint.h"
#include "targets/simulator/path/TracedCache.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

/// Iterations of a loop that are followed: the first one may differ, and
/// buffers alternate between the next two.
static constexpr unsigned followedTurns = 3;

/// Blocks that are looked at to see what they share. Blocks go to the XCDs,
/// which have an L2 each, one after the other (AMD's gfx950-gluon-tutorials,
/// kernels/gemm/intra_wave/a16w16/v9_beyond_hotloop, 2026); MI300X and MI355X
/// have 8 XCDs, of 38 and 32 compute units.
static constexpr unsigned xcds = 8, neighbours = 31;

/// Where an address is not known: what the L2 does not have of what a kernel
/// with matrix instructions loads. 32 blocks of an XCD, four by eight of a
/// product's tiles, need 12 different ones of the 64 that they load.
static constexpr double missedTiles = 12.0 / 64;

/// Of the L1: lines of 128 bytes (CDNA 3 white paper, 2023), and 64 bytes a cycle,
/// as 1,024 bytes of a wave take it 16 (targets/cost/Costs.td, [T]).
static constexpr unsigned lineBytes = 128, segmentBytes = 64;

bool hasAmdPaths(const GpuTarget &gpu) {
  return gpu.costs == CostFamily::Cdna3 || gpu.costs == CostFamily::Cdna4;
}

unsigned amdPasses(const GpuTarget &gpu,
                   const std::array<uint64_t, amdLanes> &addresses,
                   unsigned bytes, bool reads) {
  BankPhases phases = bankPhases(gpu, bytes, reads);
  unsigned passes = 0;
  for (unsigned first = 0; first != amdLanes; ++first) {
    if (phases.firstLane(first) != first)
      continue;
    SmallVector<uint64_t, amdLanes> together;
    for (unsigned lane = first; lane != amdLanes; ++lane)
      if (phases.firstLane(lane) == first)
        together.push_back(addresses[lane]);
    passes += mostWordsOfBank(together, bytes, phases.banks);
  }
  return passes;
}

static bool isStore(const ModelOp &op) {
  return op.opClass == OpClass::StoreGlobal;
}

namespace {

using Addresses = std::array<uint64_t, amdLanes>;

/// What is found of one step, on average over the block's waves.
struct Found {
  bool isKnown = false;
  /// Cycles of the compute unit.
  float cycles = 0;
  float nearBytes = 0, farBytes = 0;
};

/// The waves of a block, which go through a path side by side.
class Follower {
public:
  Follower(const ModelProgram &program, ArrayRef<AmdTraced> code,
           const AmdBlock &block, const Path &path)
      : program(program), gpu(*program.gpu), code(code), block(block),
        path(path), found(path.steps.size()), accesses(path.steps.size()) {}

  void follow();
  void place(Path &placed, AmdPathFacts *facts) const;

private:
  void followWave(unsigned wave);
  void countSharers();
  void accessShared(size_t index, const Addresses &addresses);
  void accessDevice(size_t index);

  const ModelProgram &program;
  const GpuTarget &gpu;
  ArrayRef<AmdTraced> code;
  const AmdBlock &block;
  const Path &path;
  std::vector<Found> found;
  /// Of device memory: what each wave touches, and how many blocks do.
  struct Access {
    std::vector<Addresses> waves;
    unsigned sharers = 1;
  };
  std::vector<Access> accesses;
};

void Follower::accessShared(size_t index, const Addresses &addresses) {
  const AmdTraced &one = code[path.steps[index].op];
  found[index].cycles +=
      float(amdPasses(gpu, addresses, one.pieceBytes, one.reads)) / block.waves;
}

void Follower::followWave(unsigned number) {
  AmdWave wave(number, block.start);
  Addresses addresses;
  for (auto [index, step] : enumerate(path.steps)) {
    if (step.turn > followedTurns)
      continue;
    const AmdTraced &one = code[step.op];
    bool isKnown = number == 0 || found[index].isKnown;
    for (unsigned access = 0; access != one.offsets.size(); ++access) {
      if (!(isKnown &= wave.addresses(one, access, addresses)))
        break;
      if (one.space == AmdSpace::Shared)
        accessShared(index, addresses);
      else
        accesses[index].waves.push_back(addresses);
    }
    found[index].isKnown = isKnown && !one.offsets.empty();
    wave.execute(one);
  }
}

/// Which blocks of this one's XCD access the same addresses at the same time.
void Follower::countSharers() {
  uint64_t first = block.launch.block[2];
  for (unsigned axis : {1, 0})
    first = first * block.launch.grid[axis] + block.launch.block[axis];
  Addresses addresses;
  uint64_t blocks = 1;
  for (unsigned axis : {0, 1, 2})
    blocks *= block.launch.grid[axis];
  // ofBlock goes on at the grid's begin, so no block of a small one counts twice.
  for (unsigned other = 1; other <= neighbours && xcds * other < blocks;
       ++other) {
    AmdWave wave(0, block.start.ofBlock(block.launch, first + xcds * other));
    for (auto [index, step] : enumerate(path.steps)) {
      if (step.turn > followedTurns)
        continue;
      const AmdTraced &one = code[step.op];
      if (one.space == AmdSpace::Device && found[index].isKnown &&
          wave.addresses(one, 0, addresses))
        accesses[index].sharers += addresses == accesses[index].waves.front();
      wave.execute(one);
    }
  }
}

void Follower::follow() {
  for (unsigned wave = 0; wave != block.waves; ++wave)
    followWave(wave);
  countSharers();
  // Stores go through the L1 and are put together in the L2.
  TracedCache loads(block.cacheBytes), stores(0);
  for (auto [index, access] : enumerate(accesses)) {
    const PathStep &step = path.steps[index];
    Found &one = found[index];
    if (!one.isKnown || access.waves.empty())
      continue;
    unsigned bytes = code[step.op].pieceBytes;
    bool stored = isStore(program.ops[step.op]);
    unsigned unit = stored ? segmentBytes : lineBytes,
             sectors = unit / TracedCache::sectorBytes;
    for (const Addresses &addresses : access.waves) {
      one.cycles +=
          float(piecesOf(addresses, bytes, segmentBytes).size()) / block.waves;
      SmallVector<uint64_t> all;
      for (uint64_t piece : piecesOf(addresses, bytes, unit))
        for (unsigned i = 0; i != sectors; ++i)
          all.push_back(piece * sectors + i);
      TracedCache::Bytes moved = stored ? stores.access(all, /*bypasses=*/true)
                                        : loads.access(all, /*bypasses=*/false);
      float far = moved.far / (stored ? 1 : access.sharers);
      one.farBytes += far / block.waves;
      one.nearBytes += (moved.near + moved.far - far) / block.waves;
    }
  }
}

/// Later iterations are as the last one of as even a number.
void Follower::place(Path &placed, AmdPathFacts *facts) const {
  bool multiplies =
      any_of(program.ops, [](const ModelOp &op) { return op.matrixWork; });
  std::vector<std::array<Found, 2>> latest(code.size());
  for (auto [index, step] : enumerate(placed.steps)) {
    const ModelOp &op = program.ops[step.op];
    if (code[step.op].offsets.empty() && !op.deviceBytes)
      continue;
    std::array<Found, 2> &known = latest[step.op];
    bool isOdd = step.turn & 1, isFollowed = step.turn <= followedTurns;
    Found one = isFollowed             ? found[index]
                : known[isOdd].isKnown ? known[isOdd]
                                       : known[!isOdd];
    if (isFollowed)
      known[isOdd] = one;
    if (facts && isFollowed)
      ++(one.isKnown ? facts->addressed : facts->unaddressed);
    if (one.isKnown)
      step.pipeCycles = gpu.partitions * one.cycles;
    if (!op.deviceBytes)
      continue;
    if (one.isKnown) {
      step.pipeCycles = std::max(step.pipeCycles, op.pipeCycles);
      step.nearBytes = one.nearBytes;
      step.farBytes = one.farBytes;
      continue;
    }
    bool isTile = multiplies && !isStore(op);
    step.farBytes = op.deviceBytes * (isTile ? missedTiles : 1);
    step.nearBytes = op.deviceBytes - step.farBytes;
  }
}

} // namespace

/// Whether the code asks for a thread's number in the second direction, which
/// are bits 10 to 19 of v0 (AmdStart::thread).
static bool asksForRow(ArrayRef<AmdTraced> code) {
  auto isTen = [](const AmdOperand &operand) {
    return operand.isNumber && operand.number == 10;
  };
  return any_of(code, [&](const AmdTraced &one) {
    return one.does == AmdDoes::Compute && one.operands.size() == 4 &&
           one.operands[1].slot == AmdSlot::vectors && isTen(one.operands[2]) &&
           isTen(one.operands[3]);
  });
}

AmdBlock::AmdBlock(ArrayRef<AmdTraced> code, const KernelResources &kernel,
                   const LaunchShape &shape, unsigned threads,
                   size_t cacheBytes)
    : launch(shape, threads), start(kernel, launch, asksForRow(code)),
      waves(divideCeil(threads, amdLanes)), cacheBytes(cacheBytes) {
  // Where the grid is not known: as many columns as 4,096 have of 128.
  if (!shape.grid && kernel.entry && kernel.entry->hasBlock[1])
    launch.grid = {32, 32, 1};
}

Path amdPath(const ModelProgram &program, ArrayRef<AmdTraced> code,
             const AmdBlock &block, unsigned turns, size_t most,
             AmdPathFacts *facts) {
  if (code.size() != program.ops.size())
    return likelyPath(program.ops, turns, most);
  Path path = amdWalk(program.ops, code, turns, most);
  Follower follower(program, code, block, path);
  follower.follow();
  if (facts)
    *facts = {};
  follower.place(path, facts);
  return path;
}

} // namespace kiln
