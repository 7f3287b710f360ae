#include "tools/bisect/MeasureFinished.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {
namespace {

/// The file that a name of MachineCode::files means; absent: a special one.
std::optional<RegisterFile> fileNamed(StringRef name) {
  return StringSwitch<std::optional<RegisterFile>>(name)
      .Cases({"VGPR", "R"}, RegisterFile::General)
      .Case("AGPR", RegisterFile::Accumulator)
      .Cases({"SGPR", "UR"}, RegisterFile::Scalar)
      .Case("P", RegisterFile::Predicate)
      .Default(std::nullopt);
}

class FinishedMeasure {
public:
  explicit FinishedMeasure(const Listing &listing)
      : listing(listing), code(listing.code), graph(*listing.graph) {
    stage.form = StageFigures::Form::Finished;
    stage.pass = kStageFinished;
    for (const CodeFile &file : code.files)
      files.push_back(fileNamed(file.name));
    stage.regions.emplace_back();
    for (const CodeLoop &loop : graph.loops) {
      RegionFigures &region = stage.regions.emplace_back();
      region.depth = loop.depth;
      uint32_t header = graph.blocks[loop.header].begin;
      region.line = lineOf(header);
      region.block = codeAddress(code.instructions[header].address);
    }
  }

  StageFigures run() {
    for (const CodeBlock &block : graph.blocks)
      if (block.isReachable)
        for (uint32_t at = block.begin; at != block.end; ++at)
          count(
              at,
              stage.regions[block.loop == CodeBlock::noLoop ? 0
                                                            : block.loop + 1]);
    return std::move(stage);
  }

private:
  std::string lineOf(uint32_t at) const {
    const auto &source = listing.lines[at].source;
    if (!source)
      return "";
    return (sys::path::filename(listing.source.files()[source->file]) + ":" +
            Twine(source->line))
        .str();
  }

  std::optional<RegisterFile> fileOf(ArrayRef<uint16_t> registers) const {
    if (registers.empty())
      return std::nullopt;
    return files[code.registers[registers.front()].file];
  }

  void count(uint32_t at, RegionFigures &region) {
    const CodeInstruction &instr = code.instructions[at];
    OpClass opClass = instr.kind.opClass;
    ++region.instructions;
    if (opClass == OpClass::Move || instr.kind.variant == "lane")
      region.countMove(fileOf(instr.reads), fileOf(instr.writes));
    // Older GPUs of AMD access scratch memory by a buffer's descriptor, which
    // spills alone tell from other buffers.
    ListingSpill spill = listing.lines[at].spill;
    if (opClass == OpClass::LoadLocal || opClass == OpClass::StoreLocal ||
        spill != ListingSpill::None) {
      bool isStore =
          spill == ListingSpill::Store || opClass == OpClass::StoreLocal ||
          (spill == ListingSpill::Shared && opClass == OpClass::StoreShared);
      unsigned words = std::max<unsigned>(1, divideCeil(instr.accessBytes, 4));
      region.scratch += words;
      region.inScratch[{isStore ? "store.local" : "load.local", lineOf(at)}] +=
          words;
    }
    if (!code.hasRegisters)
      return;
    LiveCount live;
    for (auto [file, count] : zip(files, listing.lines[at].live))
      if (file)
        live[*file] = count;
    region.live = maxOf(region.live.value_or(LiveCount()), live);
    region.peak = std::max(region.peak, live.budgeted());
  }

  const Listing &listing;
  const MachineCode &code;
  const CodeFlowGraph &graph;
  /// By the number of a file of the code.
  std::vector<std::optional<RegisterFile>> files;
  StageFigures stage;
};

} // namespace

StageFigures measureFinished(const Listing &listing) {
  return FinishedMeasure(listing).run();
}

} // namespace kiln
