#include "tools/occupancy/Knob.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/gpu/TensorColumns.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

/// In the sequence of Knob.
static constexpr KnobSpelling kKnobSpellings[] = {
    {Knob::Registers, "registers", false, 8},
    {Knob::Accumulators, "agprs", false, 8},
    {Knob::ScalarRegisters, "sgprs", false, 8},
    {Knob::Shared, "shared", true, 1024},
    {Knob::Dynamic, "dynamic", true, 1024},
    {Knob::Threads, "threads", false, 32},
    {Knob::Barriers, "barriers", false, 1},
    {Knob::TensorColumns, "columns", false, 32},
    {Knob::WarpSize, "wave", false, 32},
    {Knob::CuMode, "cu-mode", false, 1},
    {Knob::CarveOut, "carve-out", false, 10},
    {Knob::Blocks, "blocks", false, 1},
};

StringRef knobName(Knob knob) { return kKnobSpellings[unsigned(knob)].name; }

Expected<const KnobSpelling *> findKnob(StringRef name) {
  SmallVector<StringRef> known;
  for (const KnobSpelling &spelling : kKnobSpellings) {
    if (spelling.name == name)
      return &spelling;
    known.push_back(spelling.name);
  }
  return failure("--what-if: there is no '", name, "'",
                 suggestNearest(name, known));
}

Error checkKnob(Knob knob, uint64_t value, const GpuTarget &target,
                StringRef what) {
  auto bad = [&](const auto &...text) { return failure(what, ": ", text...); };
  switch (knob) {
  case Knob::Registers:
    if (value == 0 || value > target.maxRegistersPerThread)
      return bad("a thread of ", target.name(), " has 1 to ",
                 target.maxRegistersPerThread, " registers");
    break;
  case Knob::Accumulators:
    if (target.accumulators == AccumulatorFile::None)
      return bad(target.name(), " has no accumulator registers");
    if (value > 256)
      return bad("a thread of ", target.name(),
                 " has 256 accumulator registers at most");
    break;
  case Knob::ScalarRegisters:
    if (target.scalarFile == 0)
      return bad("scalar registers never limit ", target.name(),
                 ", so it would have no effect");
    break;
  case Knob::Threads:
    if (value == 0)
      return bad("a block has one thread at least");
    if (value > UINT32_MAX)
      return bad("no block has so many threads");
    break;
  case Knob::Barriers:
    if (target.barriersPerUnit == 0)
      return bad("named barriers never limit ", target.name(),
                 ", so it would have no effect");
    break;
  case Knob::TensorColumns:
    if (!hasTensorMemory(target))
      return bad(target.name(), " has no tensor memory");
    if (value && (!isPowerOf2_64(value) || value < kLeastTensorColumns ||
                  value > kTensorColumns))
      return bad("a block takes no columns of tensor memory, or a power of two "
                 "of them from ",
                 kLeastTensorColumns, " to ", kTensorColumns);
    break;
  case Knob::WarpSize:
    if (value != target.warpSize &&
        (value == 0 || value != target.otherWarpSize))
      return bad("warps of ", target.name(), " have ", target.warpSize,
                 target.otherWarpSize
                     ? " or " + std::to_string(target.otherWarpSize)
                     : "",
                 " lanes");
    break;
  case Knob::CuMode:
    if (!target.hasCuMode || value > 1)
      return bad(target.hasCuMode ? StringRef("it is on or off")
                                  : target.name(),
                 target.hasCuMode ? "" : " has no compute-unit mode");
    break;
  case Knob::CarveOut:
    if (target.carveOutsKiB().empty() || value > 100)
      return bad(
          target.carveOutsKiB().empty()
              ? (target.name() + " has no choice of its shared memory").str()
              : "it is a share of shared memory in percent");
    break;
  case Knob::Blocks:
    if (value == 0)
      return bad("one block at least has to fit");
    if (value > UINT16_MAX)
      return bad("nothing holds so many blocks");
    break;
  case Knob::Shared:
  case Knob::Dynamic:
    break;
  }
  return Error::success();
}

} // namespace kiln
