//===- Shadow.cpp - who accessed which byte last --------------------------===//
//
// See Shadow.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/races/Shadow.h"
#include <cstring>

using namespace kiln::emu;

Shadow::Shadow(uint64_t bytes, bool perBlock)
    : perBlock(perBlock),
      pages((bytes + (1u << kPageShift) - 1) >> kPageShift) {}

void Shadow::materialize(Page &page) {
  unsigned cells = (1u << kPageShift) >> page.shift;
  page.cells = memory.Allocate<ShadowCell>(cells);
  std::memset(static_cast<void *>(page.cells), 0, cells * sizeof(ShadowCell));
}

void Shadow::split(Page &page, unsigned shift) {
  ShadowCell *old = page.cells;
  unsigned oldShift = page.shift;
  page.shift = shift;
  materialize(page);
  for (unsigned i = 0, e = (1u << kPageShift) >> shift; i != e; ++i)
    page.cells[i] = old[(i << shift) >> oldShift];
}
