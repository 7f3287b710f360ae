// The tables of Costs.td: finding the row of an operation on a GPU.
#include "targets/cost/CostModel.h"
#include "targets/gpu/GpuTarget.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {
/// Where a family looks for what its own table lacks.
struct CostFamilyRow {
  CostFamily family;
  const char *name;
  CostFamily like;
  const char *reason, *measured;
};
#define GET_CostTable_IMPL
#define GET_CostFamilyTable_IMPL
#include "targets/cost/Costs.inc"

const CostFamilyRow &rowOf(CostFamily family) {
  return *find_if(CostFamilyTable, [&](const CostFamilyRow &row) {
    return row.family == family;
  });
}

constexpr size_t classCount = size_t(OpClass::Last) + 1;
constexpr size_t familyCount = size_t(CostFamily::Last) + 1;

/// Every row a family has, its own and inherited, by class.
class CostIndex {
public:
  CostIndex() {
    for (size_t family = 0; family != familyCount; ++family)
      for (CostFamily from = CostFamily(family);;) {
        inherit(family, from);
        CostFamily like = rowOf(from).like;
        if (like == from)
          break;
        from = like;
      }
  }

  const CostRow *find(CostFamily family, const OpKind &kind) const {
    const auto &candidates = rows[size_t(family)][size_t(kind.opClass)];
    unsigned bytes = kind.bytes ? kind.bytes : 4;
    const CostRow *best = nullptr;
    for (StringRef variant : {StringRef(kind.variant), StringRef()}) {
      for (const CostRow *row : candidates)
        if (row->variant == variant && (!best || fits(*row, *best, bytes)))
          best = row;
      if (best)
        return best;
    }
    return nullptr;
  }

private:
  /// The narrowest row that holds all bytes, else the widest.
  static bool fits(const CostRow &row, const CostRow &best, unsigned bytes) {
    if (best.bytes < bytes)
      return row.bytes > best.bytes;
    return row.bytes >= bytes && row.bytes < best.bytes;
  }

  /// Adds what `from` has and the family does not.
  void inherit(size_t family, CostFamily from) {
    auto &known = rows[family];
    std::array<SmallVector<const CostRow *, 4>, classCount> added;
    for (const CostRow &row : CostTable)
      if (row.family == from &&
          none_of(known[size_t(row.opClass)], [&](const CostRow *other) {
            return StringRef(other->variant) == row.variant;
          }))
        added[size_t(row.opClass)].push_back(&row);
    for (size_t i = 0; i != classCount; ++i)
      known[i].append(added[i].begin(), added[i].end());
  }

  std::array<std::array<SmallVector<const CostRow *, 4>, classCount>,
             familyCount>
      rows;
};

const CostIndex &costIndex() {
  static const CostIndex index;
  return index;
}
} // namespace

StringRef costMeasurements(const GpuTarget &gpu) {
  return rowOf(gpu.costs).measured;
}

bool isCostMeasured(const GpuTarget &gpu) {
  return !costMeasurements(gpu).empty();
}

std::string costProvenance(const GpuTarget &gpu) {
  const CostFamilyRow &row = rowOf(gpu.costs);
  std::string text = std::string(row.name) + ": ";
  if (isCostMeasured(gpu))
    return text + "measured, " + row.measured;
  text += "not measured; ";
  if (row.like != row.family)
    text += "as " + std::string(rowOf(row.like).name) + ", ";
  return text + row.reason;
}

ArrayRef<CostRow> costTable() { return CostTable; }

const CostRow *costRow(const GpuTarget &gpu, const OpKind &kind) {
  return costIndex().find(gpu.costs, kind);
}

OpCost costOf(const GpuTarget &gpu, const OpKind &kind) {
  const CostRow *row = costRow(gpu, kind);
  assert(row && "a test requires a row of every class of every family");
  OpCost cost;
  cost.opClass = kind.opClass;
  cost.latency = row->latency;
  cost.issue = row->issue;
  cost.pipe = row->pipe;
  cost.slots = row->slots;
  return cost;
}

OpKind tensorProductKind(unsigned rows, unsigned columns,
                         bool isFirstInTensorMemory) {
  OpKind kind{OpClass::AsyncMatrix, 0, ""};
  bool isOfOneBlock = (rows == 64 || rows == 128) && columns &&
                      columns <= 256 && columns % 8 == 0;
  if (isOfOneBlock)
    kind.variant = "m" + std::to_string(rows) + "n" + std::to_string(columns) +
                   (isFirstInTensorMemory ? ".tmem" : "");
  return kind;
}

OpCost costOf(const GpuTarget &gpu, OpClass opClass, unsigned bytes) {
  return costOf(gpu, OpKind{opClass, bytes, ""});
}

} // namespace kiln
