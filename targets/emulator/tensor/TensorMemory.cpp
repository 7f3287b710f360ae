//===- TensorMemory.cpp - a block's tensor memory -------------------------===//
#include "targets/emulator/tensor/TensorMemory.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

TensorMemory::TensorMemory() : words(kLanes * kColumns) {
  region.name = "tensor memory";
  region.bytes = words.size() * sizeof(uint32_t);
  region.bytesOfLane = kColumns * sizeof(uint32_t);
  region.shadow = std::make_unique<Shadow>(region.bytes, /*perBlock=*/true);
}

void TensorMemory::clear() {
  // No number that a program could use.
  llvm::fill(words, 0xffffffffu);
  allocations.clear();
  isRelinquished = false;
}

std::string TensorMemory::problemOfCount(unsigned columns) {
  if (columns >= kLeastColumns && columns <= kColumns &&
      llvm::isPowerOf2_32(columns))
    return "";
  return formatv("{0} columns of tensor memory, which is no power of two from "
                 "{1} to {2}",
                 columns, kLeastColumns, kColumns);
}

std::string TensorMemory::allocate(unsigned columns, uint32_t site,
                                   unsigned warp, uint32_t &address) {
  if (isRelinquished)
    return "allocates tensor memory after the block has relinquished the "
           "permit";
  if (std::string wrong = problemOfCount(columns); !wrong.empty())
    return "allocates " + wrong;
  unsigned sum = columns;
  for (const Allocation &it : allocations)
    sum += it.columns;
  if (sum > kColumns)
    return formatv("allocates {0} columns of tensor memory, {1} with those "
                   "that the block has: there are {2}",
                   columns, sum, kColumns);
  // At a multiple of its size, as other powers of two leave it.
  for (address = 0; address != kColumns; address += columns)
    if (llvm::none_of(allocations, [&](const Allocation &it) {
          return it.first < address + columns &&
                 address < it.first + it.columns;
        })) {
      allocations.push_back({address, columns, warp, site});
      return "";
    }
  return formatv("allocates {0} columns of tensor memory, for which the "
                 "block's other allocations leave no room together",
                 columns);
}

std::string TensorMemory::deallocate(uint32_t address, unsigned columns,
                                     unsigned warp) {
  if (std::string wrong = problemOfCount(columns); !wrong.empty())
    return "deallocates " + wrong;
  auto *it = llvm::find_if(allocations, [&](const Allocation &allocation) {
    return allocation.first == address;
  });
  if (it == allocations.end())
    return formatv("deallocates tensor memory at {0:x}, where no allocation "
                   "begins",
                   address);
  if (it->columns != columns)
    return formatv("deallocates {0} columns of tensor memory of an allocation "
                   "of {1}",
                   columns, it->columns);
  if (it->warp != warp)
    return formatv("deallocates tensor memory that warp {0} has allocated: the "
                   "same warp must do both",
                   it->warp);
  allocations.erase(it);
  return "";
}

std::string TensorMemory::problem(const TensorRect &rect) const {
  if (rect.lane + rect.lanes > kLanes || rect.column + rect.columns > kColumns)
    return formatv(
        "reaches lane {0} and column {1} of tensor memory, which has "
        "{2} and {3}",
        rect.lane + rect.lanes - 1, rect.column + rect.columns - 1, kLanes,
        kColumns);
  for (unsigned column = rect.column; column != rect.column + rect.columns;
       ++column)
    if (llvm::none_of(allocations,
                      [&](const Allocation &it) { return it.holds(column); }))
      return formatv("touches column {0} of tensor memory, which is not "
                     "allocated",
                     column);
  return "";
}
