#include "tools/inspect/Listing.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

ArrayRef<uint8_t> codeOf(MemoryBufferRef elf, const KernelResources &kernel) {
  StringRef bytes =
      elf.getBuffer().substr(kernel.codeOffset).substr(0, kernel.codeBytes);
  return ArrayRef(bytes.bytes_begin(), bytes.bytes_end());
}

class ListingMaker {
public:
  ListingMaker(MemoryBufferRef elf, const KernelResources &kernel)
      : elf(elf), kernel(kernel) {}
  Listing make();

private:
  void decode();
  void followRegisters();
  void markSpills();
  void markAmdSpills();
  void countClasses();
  void countLoops();
  void findIdle(const CodeLiveness &liveness);
  void explainWaits();
  void noteGaps();
  ListingCounts countOf(const CodeLoop &loop) const;
  void countOne(ListingCounts &counts, uint32_t index) const;

  MemoryBufferRef elf;
  const KernelResources &kernel;
  Listing listing;
};

void ListingMaker::decode() {
  listing.resources = kernel;
  const GpuTarget *gpu = lookupGpuTarget(kernel.target);
  ArrayRef<uint8_t> code = codeOf(elf, kernel);
  listing.code = gpu->isNvidia()
                     ? decodeNvidiaCode(code, *gpu, kernel.branchTargets)
                     : decodeAmdCode(code, *gpu, kernel.warpSize == 64);
  listing.graph.emplace(listing.code.instructions);
  listing.lines.resize(listing.code.instructions.size());
  listing.source = SourceLines::read(elf, kernel);
  for (auto [line, instruction] : zip(listing.lines, listing.code.instructions))
    if (const SourceLines::Location *location =
            listing.source.at(instruction.address))
      line.source = *location;
}

void ListingMaker::followRegisters() {
  if (!listing.code.hasRegisters || listing.lines.empty())
    return countLoops();
  CodeLiveness liveness(listing.code, *listing.graph);
  std::vector<ListingPeak> peaks;
  for (uint8_t file = 0; file != listing.code.files.size(); ++file)
    peaks.push_back({file, 0, 0, {}});
  for (auto [index, line] : enumerate(listing.lines)) {
    line.live = liveness.at(index);
    for (ListingPeak &peak : peaks)
      if (line.live[peak.file] > peak.count) {
        peak.count = line.live[peak.file];
        peak.instruction = index;
      }
  }
  countLoops();
  findIdle(liveness);
  for (unsigned place : liveness.liveInto(0).set_bits())
    if (listing.code.registers[place].isGiven)
      listing.atEntry.push_back(place);
  for (ListingPeak &peak : peaks) {
    if (!peak.count || !listing.code.files[peak.file].isGeneral)
      continue;
    peak.values =
        valuesAt(peak.instruction, listing.code, *listing.graph, liveness);
    erase_if(peak.values, [&](const CodeValue &value) {
      return listing.code.registers[value.registers.front()].file != peak.file;
    });
    listing.peaks.push_back(std::move(peak));
  }
}

void ListingMaker::markSpills() {
  if (listing.code.gpu->isAmd())
    return markAmdSpills();
  if (!kernel.spillStores)
    return;
  listing.spillSource = "annotations";
  for (uint32_t offset : kernel.spillOffsets)
    if (std::optional<uint32_t> index = listing.code.at(offset)) {
      OpClass opClass = listing.code.instructions[*index].kind.opClass;
      listing.lines[*index].spill =
          opClass == OpClass::StoreLocal  ? ListingSpill::Store
          : opClass == OpClass::LoadLocal ? ListingSpill::Load
                                          : ListingSpill::Shared;
    }
}

/// How an instruction reaches the memory of its own thread: "scratch", or
/// before GFX942 and GFX11 by a buffer instruction without an address of its
/// own, whose descriptor tells (s[0:3], as LLVM's calling convention has it, or
/// a copy). Empty: by neither.
static std::string wayToScratch(const CodeInstruction &instruction) {
  OpClass opClass = instruction.kind.opClass;
  if (opClass == OpClass::StoreLocal || opClass == OpClass::LoadLocal)
    return "scratch";
  StringRef text = instruction.text;
  if (!text.starts_with("buffer_") ||
      (opClass != OpClass::StoreGlobal && opClass != OpClass::LoadGlobal))
    return "";
  StringRef descriptor = text.split(", off, ").second;
  return descriptor.starts_with("s[") ? descriptor.split(',').first.str() : "";
}

/// LLVM counts the registers it stored, but does not mark the stores. Where it
/// counted as many bytes as all stores of one kind to scratch write, all of
/// them are spills, and so all loads of that kind read spills.
void ListingMaker::markAmdSpills() {
  if (!kernel.spillStoreBytes)
    return;
  uint64_t spilled = *kernel.spillStoreBytes;
  std::map<std::string, uint64_t> stored;
  for (const CodeInstruction &instruction : listing.code.instructions)
    if (instruction.kind.opClass == OpClass::StoreLocal ||
        instruction.kind.opClass == OpClass::StoreGlobal)
      stored[wayToScratch(instruction)] += instruction.accessBytes;
  stored.erase("");
  auto isAll = [&](const auto &entry) { return entry.second == spilled; };
  if (spilled != 0 && llvm::count_if(stored, isAll) != 1) {
    listing.gaps.push_back(
        "which accesses to scratch are spills and which its own stack: LLVM "
        "counted " +
        utostr(spilled) + " bytes that spills store, and marks none");
    return;
  }
  listing.spillSource = "metadata";
  if (spilled == 0)
    return;
  const std::string &way = llvm::find_if(stored, isAll)->first;
  for (auto [line, instruction] : zip(listing.lines, listing.code.instructions))
    if (wayToScratch(instruction) == way)
      line.spill = instruction.kind.opClass == OpClass::StoreLocal ||
                           instruction.kind.opClass == OpClass::StoreGlobal
                       ? ListingSpill::Store
                       : ListingSpill::Load;
}

void ListingMaker::countClasses() {
  std::map<OpClass, unsigned> classes;
  std::map<std::pair<OpClass, unsigned>, std::pair<unsigned, unsigned>> widths;
  for (auto [index, instruction] : enumerate(listing.code.instructions)) {
    ++classes[instruction.kind.opClass];
    if (!instruction.accessBytes)
      continue;
    auto &[count, inLoops] =
        widths[{instruction.kind.opClass, instruction.accessBytes}];
    ++count;
    inLoops += listing.graph->depthOf(index) != 0;
  }
  listing.classes.assign(classes.begin(), classes.end());
  for (auto &[key, counts] : widths)
    listing.widths.push_back(
        {key.first, key.second, counts.first, counts.second});
}

void ListingMaker::countOne(ListingCounts &counts, uint32_t index) const {
  const CodeInstruction &instruction = listing.code.instructions[index];
  const ListingLine &line = listing.lines[index];
  ++counts.instructions;
  if (instruction.cycles)
    counts.stallCycles = counts.stallCycles.value_or(0) + *instruction.cycles;
  counts.waits += !instruction.waits.empty();
  for (auto [most, live] : zip(counts.peak, line.live))
    most = std::max(most, live);
  if (line.spill == ListingSpill::Store) {
    ++counts.spillStores;
    counts.spillStoreBytes += instruction.accessBytes;
  } else if (line.spill == ListingSpill::Load) {
    ++counts.spillLoads;
    counts.spillLoadBytes += instruction.accessBytes;
  }
  switch (instruction.kind.opClass) {
  case OpClass::LoadGlobal:
    ++counts.globalLoads;
    break;
  case OpClass::StoreGlobal:
    ++counts.globalStores;
    break;
  case OpClass::LoadShared:
  case OpClass::MatrixLoad:
    ++counts.sharedLoads;
    break;
  case OpClass::StoreShared:
    ++counts.sharedStores;
    break;
  case OpClass::AsyncCopy:
    ++counts.copies;
    break;
  case OpClass::Matrix:
  case OpClass::AsyncMatrix:
    ++counts.matrix;
    break;
  case OpClass::Barrier:
    ++counts.barriers;
    break;
  default:
    break;
  }
}

void ListingMaker::countLoops() {
  for (const CodeLoop &loop : listing.graph->loops) {
    ListingCounts counts;
    for (uint32_t block : loop.blocks)
      for (uint32_t index = listing.graph->blocks[block].begin;
           index != listing.graph->blocks[block].end; ++index)
        countOne(counts, index);
    listing.loops.push_back(counts);
  }
}

void ListingMaker::findIdle(const CodeLiveness &liveness) {
  for (auto [loop, counts] : zip(listing.graph->loops, listing.loops)) {
    BitVector touched(listing.code.registers.size());
    for (uint32_t block : loop.blocks)
      for (uint32_t index = listing.graph->blocks[block].begin;
           index != listing.graph->blocks[block].end; ++index) {
        const CodeInstruction &instruction = listing.code.instructions[index];
        for (ArrayRef<uint16_t> list :
             {ArrayRef<uint16_t>(instruction.reads),
              ArrayRef<uint16_t>(instruction.writes),
              ArrayRef<uint16_t>(instruction.partWrites)})
          for (uint16_t place : list)
            touched.set(place);
      }
    uint32_t first = listing.graph->blocks[loop.header].begin;
    for (uint16_t place : liveness.occupiedAt(first)) {
      const CodeFile &file =
          listing.code.files[listing.code.registers[place].file];
      if (file.isGeneral && file.isPerLane && !touched.test(place))
        counts.idle.push_back(place);
    }
  }
}

void ListingMaker::explainWaits() {
  listing.waits = waitCauses(listing.code, *listing.graph);
  for (auto [index, wait] : enumerate(listing.waits)) {
    ListingLine &line = listing.lines[wait.instruction];
    if (line.endWait == 0)
      line.firstWait = index;
    line.endWait = index + 1;
  }
}

void ListingMaker::noteGaps() {
  auto note = [&](unsigned count, StringRef one, StringRef several) {
    if (count)
      listing.gaps.push_back(utostr(count) + " " +
                             (count == 1 ? one : several).str());
  };
  note(listing.code.unknown,
       "instruction is unknown: nothing is said of what it reads and writes",
       "instructions are unknown: nothing is said of what they read and write");
  note(listing.graph->unknownJumps,
       "jump goes to an address in a register, and the file does not list "
       "where: what is live before it may be more",
       "jumps go to addresses in registers, and the file does not list where: "
       "what is live before them may be more");
  unsigned opaque = count_if(
      listing.code.instructions, [](const CodeInstruction &instruction) {
        return instruction.flow == CodeFlow::Call && !instruction.target;
      });
  note(opaque,
       "call leads to code elsewhere: the registers it takes and changes are "
       "not known",
       "calls lead to code elsewhere: the registers they take and change are "
       "not known");
  note(listing.graph->irregular,
       "jump back leads into the middle of a cycle, which is listed as no loop",
       "jumps back lead into the middle of cycles, which are listed as no "
       "loops");
  if (!listing.source.problem().empty())
    listing.gaps.push_back("the file's line table is damaged: " +
                           listing.source.problem());
  if (!listing.code.hasRegisters)
    listing.gaps.push_back("registers are not decoded, so live ones are not "
                           "known");
  if (listing.code.instructions.empty())
    listing.gaps.push_back("the file does not say where the kernel's code is");
}

Listing ListingMaker::make() {
  decode();
  markSpills();
  countClasses();
  followRegisters();
  explainWaits();
  noteGaps();
  listing.findings = findInListing(listing);
  return std::move(listing);
}

} // namespace

Listing makeListing(MemoryBufferRef elf, const KernelResources &kernel) {
  return ListingMaker(elf, kernel).make();
}

} // namespace kiln
