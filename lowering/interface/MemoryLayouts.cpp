// Candidates and costs of memory accesses. The cost counts what the memory pipe
// sees: each instruction of a warp takes issue and address work, and moves the
// 32-byte sectors that its lanes touch.
#include "lowering/interface/MemoryLayouts.h"
#include "lowering/axis/WideAccess.h"
#include "lowering/interface/TileLowering.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include <bit>
#include <set>

using namespace mlir;

namespace kiln {

/// What DRAM and caches move at least (CUDA C best practices guide, "Coalesced
/// access": 32-byte sectors).
static constexpr unsigned kSectorBytes = 32;
/// Of a register.
static constexpr unsigned kWordBytes = 4;
/// A cache line of CDNA (CDNA3 ISA guide; 64 bytes on CDNA 2): what lanes
/// should have of a row, at least.
static constexpr unsigned kLineBytes = 128;
/// An instruction's own cost beside its sectors, one sector being a quarter of
/// a cycle of a 128-byte-wide L1: guess.
static constexpr unsigned kInstructionCost = 8;
/// What a sector of an atomic costs, in those of a load. Additions of f32 by
/// all blocks of a normalization backward, two 16-byte halves of a sector apart
/// or together, took 250 and 134 us on an H100: 13 cycles a sector and SM where
/// all blocks add to the same row. Where they do not it is less, so a part of
/// it: guess.
static constexpr unsigned kAtomicSectorCost = 8;
/// What a sector costs that is written, on GPUs with asynchronous copies. L1
/// caches write through, so each access takes its sectors to the L2, half of
/// one like a whole one; an SM's share of an H100's L2 (5.5 TB/s at 1.7 GHz) is
/// a sector in 1.3 cycles, and less for writes. A guess between that and what
/// moves stores of 16 bytes in every 32, and of 16 bytes a row: at the cost of
/// reading, kernels with these had 0.8 to 0.9 of Triton's speed on an H100.
static constexpr unsigned kWrittenSectorCost = 4;

std::optional<GlobalAccess> globalAccessOf(Operation *op) {
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering ? lowering.globalAccess() : std::nullopt;
}

/// The most neighbours along `dim` one access of this op may cover in any
/// layout.
static unsigned widestAccess(const GlobalAccess &access, unsigned dim,
                             const AxisAnalysis &axes) {
  int64_t widest =
      std::min<int64_t>({access.maxElements,
                         kMaxAccessBytes / stepBytes(access.pointer.getType()),
                         axes.pointerVector(access.pointer, dim)});
  AxisInfo pointer = axes.lookup(access.pointer);
  if (access.mask && !(access.wholeGranules && dim + 1 == pointer.axes.size()))
    widest = std::min(widest, axes.lookup(access.mask).axes[dim].constancy);
  return std::max<int64_t>(widest, 1);
}

int64_t runOf(const GlobalAccess &access, unsigned dim,
              const AxisAnalysis &axes) {
  int64_t run = axes.lookup(access.pointer).axes[dim].contiguity;
  return access.mask
             ? std::min(run, axes.lookup(access.mask).axes[dim].constancy)
             : run;
}

unsigned accessVector(const GlobalAccess &access, const LinearLayout &layout,
                      const AxisAnalysis &axes) {
  std::optional<unsigned> dim = layout.registerDim();
  if (!dim)
    return 1;
  unsigned vector = std::min(layout.contiguousRegisters(*dim),
                             widestAccess(access, *dim, axes));
  // The other bits must move in steps of whole vectors, or a thread's first
  // element would not be an aligned one.
  for (HwDim hw : kHwDims)
    for (auto [bit, basis] : llvm::enumerate(layout.bases(hw)))
      while ((hw != HwDim::Register || (1u << bit) >= vector) &&
             basis[*dim] % vector)
        vector /= 2;
  return vector;
}

bool isElementByElement(const GlobalAccess &access, const AxisAnalysis &axes) {
  auto type = dyn_cast<RankedTensorType>(access.pointer.getType());
  return type && llvm::all_of(llvm::seq<unsigned>(0, type.getRank()),
                              [&](unsigned dim) {
                                return widestAccess(access, dim, axes) == 1;
                              });
}

/// Distinct sectors that the first access of warp 0 touches.
static unsigned sectorsOf(const GlobalAccess &access,
                          const LinearLayout &layout,
                          const AxisAnalysis &axes) {
  AxisInfo info = axes.lookup(access.pointer);
  int64_t bytes = stepBytes(access.pointer.getType());
  SmallVector<int64_t> run; // elements along each dimension that share a sector
  for (const AxisFacts &facts : info.axes)
    run.push_back(std::max(
        facts.constancy, std::min(facts.contiguity,
                                  std::max<int64_t>(1, kSectorBytes / bytes))));
  std::set<SmallVector<int64_t>> sectors;
  for (unsigned lane = 0; lane < layout.size(HwDim::Lane); ++lane) {
    SmallVector<int64_t> at = layout.apply(0, lane, 0);
    for (auto [coordinate, length] : llvm::zip_equal(at, run))
      coordinate /= length;
    sectors.insert(at);
  }
  return sectors.size();
}

int64_t distinctRegisters(const LinearLayout &layout) {
  return layout.size(HwDim::Register) >>
         std::popcount(layout.freeMask(HwDim::Register));
}

int64_t unequalRegisters(const LinearLayout &layout, const AxisInfo &info) {
  uint32_t free = layout.freeMask(HwDim::Register);
  int64_t registers = distinctRegisters(layout);
  for (auto [bit, basis] : llvm::enumerate(layout.bases(HwDim::Register))) {
    bool staysEqual =
        llvm::all_of(llvm::zip_equal(basis, info.axes), [](auto pair) {
          auto [step, facts] = pair;
          return step < facts.constancy;
        });
    if (staysEqual && !(free >> bit & 1))
      registers /= 2;
  }
  return registers;
}

/// Registers of a thread that are loaded or stored. Those that a load knows to
/// be equal count once, but not where operands are copied by cp.async: there a
/// load in the dot's own layout cannot be prefetched several iterations ahead
/// (int4_matmul's weights in the operand's layout: 0.44 of Triton's speed on an
/// H200).
static int64_t accessedRegisters(const GlobalAccess &access,
                                 const LinearLayout &layout,
                                 const BlockShape &block,
                                 const AxisAnalysis &axes) {
  return access.loaded && !block.copiesOperands
             ? unequalRegisters(layout, axes.lookup(access.loaded))
             : distinctRegisters(layout);
}

/// What one sector costs, in those of a load.
static unsigned sectorCost(GlobalAccess::Kind kind, const BlockShape &block) {
  switch (kind) {
  case GlobalAccess::Kind::Load:
    return 1;
  case GlobalAccess::Kind::Store:
    return block.copiesOperands ? kWrittenSectorCost : 1;
  case GlobalAccess::Kind::Atomic:
    return kAtomicSectorCost;
  }
  llvm_unreachable("a kind of access");
}

int64_t accessCost(const GlobalAccess &access, const LinearLayout &layout,
                   const BlockShape &block, const AxisAnalysis &axes) {
  unsigned vector = accessVector(access, layout, axes);
  int64_t registers = accessedRegisters(access, layout, block, axes);
  // Elements of less than a word are put together, or taken apart.
  bool isPart = block.copiesOperands &&
                vector * stepBytes(access.pointer.getType()) < kWordBytes;
  int64_t sectors =
      sectorCost(access.kind, block) * sectorsOf(access, layout, axes);
  return block.warps * (std::max<int64_t>(1, registers / vector) *
                            (kInstructionCost + sectors) +
                        (isPart ? registers : 0));
}

std::vector<LinearLayout> spreadLayouts(ArrayRef<int64_t> shape,
                                        ArrayRef<unsigned> order,
                                        unsigned vector,
                                        const BlockShape &block, unsigned rows,
                                        unsigned maxRun, int64_t least) {
  unsigned rank = shape.size();
  int64_t elements = 1;
  for (int64_t extent : shape)
    elements *= extent;
  int64_t share = std::max<int64_t>(
      {1, least, elements / (int64_t(block.lanes) * block.warps)});
  SmallVector<unsigned> perThread(rank, 1), lanes(rank, 1);
  perThread[order.front()] =
      std::min<int64_t>({vector, share, shape[order.front()]});
  if (rank > 1)
    perThread[order[1]] = std::min<int64_t>(
        {rows, share / perThread[order.front()], shape[order[1]]});
  // Hands out `count` along the dimensions in the given order, as far as the
  // tensor goes; the rest stays free on the last.
  auto spread = [&](unsigned count, ArrayRef<unsigned> dims,
                    SmallVectorImpl<unsigned> &sizes, ArrayRef<unsigned> taken,
                    unsigned longest) {
    for (unsigned dim : dims) {
      unsigned left = std::max<int64_t>(
          1, shape[dim] / (int64_t(perThread[dim]) * taken[dim]));
      if (dim == order.front())
        left = std::min(left, std::max(1u, longest / perThread[dim]));
      sizes[dim] = std::min(count, left);
      count /= sizes[dim];
    }
    sizes[dims.back()] *= count;
  };
  SmallVector<unsigned> none(rank, 1);
  spread(block.lanes, order, lanes, none, maxRun);
  SmallVector<unsigned> reversed(order.rbegin(), order.rend());
  std::vector<LinearLayout> result;
  for (ArrayRef<unsigned> dims : {order, ArrayRef<unsigned>(reversed)}) {
    SmallVector<unsigned> warps(rank, 1);
    spread(block.warps, dims, warps, lanes, ~0u);
    LinearLayout layout =
        LinearLayout::blocked(shape, perThread, lanes, warps, order);
    if (!llvm::is_contained(result, layout))
      result.push_back(layout);
  }
  return result;
}

std::vector<LinearLayout> coalescedLayouts(const GlobalAccess &access,
                                           const BlockShape &block,
                                           const AxisAnalysis &axes,
                                           bool squares, unsigned leastBytes) {
  auto type = cast<RankedTensorType>(access.pointer.getType());
  AxisInfo info = axes.lookup(access.pointer);
  // Most contiguous dimension first; the last dimension among equals.
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, type.getRank()));
  llvm::sort(order, [&](unsigned a, unsigned b) {
    int64_t runA = info.axes[a].contiguity, runB = info.axes[b].contiguity;
    return runA != runB ? runA > runB : a > b;
  });
  std::vector<LinearLayout> result;
  unsigned bytes = stepBytes(access.pointer.getType());
  auto add = [&](unsigned vector, unsigned rows, unsigned maxRun = ~0u,
                 int64_t least = 1) {
    for (LinearLayout &layout : spreadLayouts(type.getShape(), order, vector,
                                              block, rows, maxRun, least))
      if (!llvm::is_contained(result, layout))
        result.push_back(std::move(layout));
  };
  unsigned widest = widestAccess(access, order.front(), axes);
  for (unsigned vector = widest; vector; vector /= 2)
    add(vector, 1);
  if (widest * bytes >= leastBytes)
    add(widest, 1, ~0u, llvm::divideCeil(leastBytes, bytes));
  if (squares) {
    unsigned rows = kMaxAccessBytes / bytes;
    add(widest, rows);
    add(widest, rows, std::max(1u, kLineBytes / bytes));
  }
  return result;
}

} // namespace kiln
