//===- ExchangeAmd.cpp - AMD's operations of a whole wave -----------------===//
//
// Meanings after the "Vega" and "CDNA3" instruction set documents (DPP, DS
// permute and swizzle) and LLVM's AMDGPUUsage. A wave runs in lock-step, so
// every operation of a whole wave orders the memory accesses of its lanes. The
// active lanes take part; reading another one gives what the documents say:
// zero for the permutes, the old value (or zero, with bound_ctrl) for DPP.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/Exchange.h"
#include "llvm/ADT/bit.h"

using namespace kiln::emu;

namespace {

constexpr unsigned kMaxLanes = 64;

template <typename Fn> void forLanes(WarpExchange &x, Fn fn) {
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    if (x.has(lane))
      fn(lane);
}

/// ds.bpermute(address, value): reads `value` of lane address/4.
void bpermute(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    unsigned from = (x.in[lane][0] >> 2) % x.warpSize;
    x.out[lane][0] = x.has(from) ? x.in[from][1] : 0;
  });
}

/// ds.permute(address, value): sends `value` to lane address/4; the highest
/// sender wins.
void permute(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) { x.out[lane][0] = 0; });
  forLanes(x, [&](unsigned lane) {
    unsigned to = (x.in[lane][0] >> 2) % x.warpSize;
    if (x.has(to))
      x.out[to][0] = x.in[lane][1];
  });
}

/// ds.swizzle(value, pattern): a fixed pattern within 4 or 32 lanes.
void swizzle(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    unsigned pattern = x.in[lane][1], from;
    if (pattern >= 0xc000) {
      x.error =
          "uses the rotate or FFT pattern, which the emulator does not know";
      return;
    }
    if (pattern & 0x8000)
      from = (lane & ~3u) | (pattern >> (2 * (lane & 3)) & 3);
    else
      from = (lane & ~31u) |
             ((((lane & 31) & (pattern & 31)) | (pattern >> 5 & 31)) ^
              (pattern >> 10 & 31));
    x.out[lane][0] = x.has(from) ? x.in[from][0] : 0;
  });
}

/// The lane that DPP control `control` reads for `lane`; -1: outside, and -2: a
/// control the emulator does not know.
int dppSource(unsigned control, int lane, int warpSize) {
  int inRow = lane & 15, row = lane & ~15, n = control & 15;
  if (control <= 0xff) // quad_perm
    return (lane & ~3) | (control >> (2 * (lane & 3)) & 3);
  switch (control & 0x1f0) {
  case 0x100: // row_shl
    return inRow + n < 16 ? lane + n : -1;
  case 0x110: // row_shr
    return inRow >= n ? lane - n : -1;
  case 0x120: // row_ror
    return row | ((inRow - n) & 15);
  case 0x150: // row_share
    return row | n;
  case 0x160: // row_xmask
    return row | (inRow ^ n);
  }
  switch (control) {
  case 0x130: // wave_shl
    return lane + 1 < warpSize ? lane + 1 : -1;
  case 0x134: // wave_rol
    return (lane + 1) % warpSize;
  case 0x138: // wave_shr
    return lane - 1;
  case 0x13c: // wave_ror
    return (lane + warpSize - 1) % warpSize;
  case 0x140: // row_mirror
    return row | (15 - inRow);
  case 0x141: // row_half_mirror
    return (lane & ~7) | (7 - (lane & 7));
  case 0x142: // row_bcast15
    return row ? row - 1 : -1;
  case 0x143: // row_bcast31
    return lane >= 32 ? 31 : -1;
  }
  return -2;
}

/// update.dpp(old, value, control, row mask, bank mask, bound_ctrl).
void updateDpp(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    const uint64_t *in = x.in[lane];
    int from = dppSource(in[2], lane, x.warpSize);
    if (from == -2)
      x.error = "uses a DPP control the emulator does not know";
    bool selected =
        (in[3] >> (lane / 16 % 4) & 1) && (in[4] >> (lane % 16 / 4) & 1);
    if (!selected)
      x.out[lane][0] = in[0];
    else if (from >= 0 && x.has(from))
      x.out[lane][0] = x.in[from][1];
    else
      x.out[lane][0] = (in[5] & 1) ? 0 : in[0];
  });
}

/// mov.dpp(value, control, row mask, bank mask, bound_ctrl): update.dpp with an
/// undefined old value.
void movDpp(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    int from = dppSource(x.in[lane][1], lane, x.warpSize);
    if (from == -2)
      x.error = "uses a DPP control the emulator does not know";
    x.out[lane][0] = from >= 0 && x.has(from) ? x.in[from][0] : 0;
  });
}

void readLane(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    unsigned from = x.in[lane][1] % x.warpSize;
    if (!x.has(from))
      x.error = "reads a lane that does not take part";
    else
      x.out[lane][0] = x.in[from][0];
  });
}

void readFirstLane(WarpExchange &x) {
  unsigned from = llvm::countr_zero(x.lanes);
  uint64_t value = x.in[from][0];
  forLanes(x, [&](unsigned lane) { x.out[lane][0] = value; });
}

/// writelane(value, lane, old).
void writeLane(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    x.out[lane][0] =
        x.in[lane][1] % x.warpSize == lane ? x.in[lane][0] : x.in[lane][2];
  });
}

void ballot(WarpExchange &x) {
  uint64_t result = 0;
  forLanes(x, [&](unsigned lane) { result |= (x.in[lane][0] & 1) << lane; });
  forLanes(x, [&](unsigned lane) { x.out[lane][0] = result; });
}

/// permlane16 and permlanex16 (old, value, low selects, high selects, fetch
/// inactive, bound_ctrl): any lane of the own or of the neighbouring row.
template <unsigned otherRow> void permlane16(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    const uint64_t *in = x.in[lane];
    uint64_t selects = (in[2] & 0xffffffff) | in[3] << 32;
    unsigned from =
        ((lane & ~15u) ^ otherRow) | (selects >> (4 * (lane & 15)) & 15);
    if (x.has(from))
      x.out[lane][0] = x.in[from][1];
    else
      x.out[lane][0] = (in[5] & 1) ? 0 : in[0];
  });
}

void permlane64(WarpExchange &x) {
  forLanes(x, [&](unsigned lane) {
    unsigned from = x.warpSize == 64 ? lane ^ 32 : lane;
    x.out[lane][0] = x.has(from) ? x.in[from][0] : 0;
  });
}

/// permlane16.swap and permlane32.swap (a, b, ...): exchanges the odd groups of
/// a with the even groups of b.
template <unsigned group> void permlaneSwap(WarpExchange &x) {
  uint64_t first[kMaxLanes], second[kMaxLanes];
  forLanes(x, [&](unsigned lane) {
    unsigned partner = lane ^ group;
    if (!x.has(partner)) {
      x.error = "exchanges with a lane that does not take part";
      return;
    }
    first[lane] = lane & group ? x.in[partner][1] : x.in[lane][0];
    second[lane] = lane & group ? x.in[lane][1] : x.in[partner][0];
  });
  if (!x.error)
    forLanes(x, [&](unsigned lane) {
      x.out[lane][0] = first[lane];
      x.out[lane][1] = second[lane];
    });
}

void nothing(WarpExchange &) {}

constexpr int kActive = ExchangeOp::kActive;
constexpr ExchangeOp table[] = {
    {"llvm.amdgcn.ds.bpermute", kActive, true, bpermute},
    {"llvm.amdgcn.ds.permute", kActive, true, permute},
    {"llvm.amdgcn.ds.swizzle", kActive, true, swizzle},
    {"llvm.amdgcn.update.dpp", kActive, true, updateDpp},
    {"llvm.amdgcn.mov.dpp", kActive, true, movDpp},
    {"llvm.amdgcn.readlane", kActive, true, readLane},
    {"llvm.amdgcn.readfirstlane", kActive, true, readFirstLane},
    {"llvm.amdgcn.writelane", kActive, true, writeLane},
    {"llvm.amdgcn.ballot", kActive, true, ballot},
    {"llvm.amdgcn.permlanex16", kActive, true, permlane16<16>},
    {"llvm.amdgcn.permlane64", kActive, true, permlane64},
    // The longer of two names that start alike comes first.
    {"llvm.amdgcn.permlane16.swap", kActive, true, permlaneSwap<16>},
    {"llvm.amdgcn.permlane16", kActive, true, permlane16<0>},
    {"llvm.amdgcn.permlane32.swap", kActive, true, permlaneSwap<32>},
    {"llvm.amdgcn.wave.barrier", kActive, true, nothing},
};

} // namespace

llvm::ArrayRef<ExchangeOp> kiln::emu::amdExchanges() { return table; }
