// One kernel's machine code with everything that can be read out of it: what
// `kiln inspect` prints, and what other views of the same code are made of.
#ifndef KILN_TOOLS_INSPECT_LISTING_H
#define KILN_TOOLS_INSPECT_LISTING_H

#include "targets/object/Resources.h"
#include "tools/inspect/CodeLiveness.h"
#include "tools/inspect/CodeWaits.h"
#include "tools/inspect/SourceLines.h"

namespace kiln {

/// Whether an instruction is there because registers ran out.
enum class ListingSpill : uint8_t { None, Store, Load, Shared };

/// What is known of one instruction beside itself; the same index as in
/// MachineCode::instructions.
struct ListingLine {
  /// Occupied registers by file (CodeLiveness::at).
  CodeFileCounts live{};
  ListingSpill spill = ListingSpill::None;
  /// In Listing::waits, those of this instruction.
  uint32_t firstWait = 0, endWait = 0;
  std::optional<SourceLines::Location> source;
};

/// Where most registers of a file are occupied.
struct ListingPeak {
  /// In MachineCode::files.
  uint8_t file;
  /// Registers, and the first instruction with so many.
  unsigned count;
  uint32_t instruction;
  /// What they hold there.
  std::vector<CodeValue> values;
};

/// Accesses of one kind and width.
struct ListingWidth {
  OpClass opClass;
  /// In each thread; 0: the encoding does not say.
  unsigned bytes;
  unsigned count, inLoops;
};

/// What somebody who looks for speed would point at.
struct InspectFinding {
  /// A word for scripts: "narrow-global-loads".
  std::string name;
  /// The first instruction it is about.
  uint32_t instruction;
  /// The loop it is about, or CodeBlock::noLoop.
  unsigned loop;
  /// What was found, and what may mend it: a sentence each, without a full
  /// stop.
  std::string message, remedy;
};

/// Instructions of a stretch of code by what they are.
struct ListingCounts {
  unsigned instructions = 0;
  /// NVIDIA: the stall counts' sum, each instruction once.
  std::optional<unsigned> stallCycles;
  unsigned globalLoads = 0, globalStores = 0, sharedLoads = 0, sharedStores = 0,
           copies = 0, matrix = 0, barriers = 0, waits = 0;
  unsigned spillStores = 0, spillLoads = 0, spillStoreBytes = 0,
           spillLoadBytes = 0;
  /// Most occupied registers, by file.
  CodeFileCounts peak{};
  /// Of a loop: registers per lane whose values go through it without being
  /// read or written in it, ascending.
  llvm::SmallVector<uint16_t> idle;
};

struct Listing {
  KernelResources resources;
  MachineCode code;
  std::optional<CodeFlowGraph> graph;
  std::vector<ListingLine> lines;
  std::vector<CodeWaitCause> waits;
  /// Of the files that count for occupancy and are used.
  std::vector<ListingPeak> peaks;
  /// Registers that are read before they are written: what the launch puts
  /// there, or nobody.
  llvm::SmallVector<uint16_t> atEntry;
  std::vector<ListingWidth> widths;
  /// By class, those that occur.
  std::vector<std::pair<OpClass, unsigned>> classes;
  /// Of each loop, with those in it, in the order of graph->loops.
  std::vector<ListingCounts> loops;
  std::vector<InspectFinding> findings;
  SourceLines source;
  /// What could not be found out, a sentence each.
  std::vector<std::string> gaps;

  /// The file where `spill` marks come from: "annotations" (NVIDIA's marks),
  /// "metadata" (all scratch stores are spills, because LLVM counted as many),
  /// or "" where spills cannot be told from a kernel's own stack.
  std::string spillSource;
};

/// Lists one kernel of `elf`, as forEachCodeFile gives both.
Listing makeListing(llvm::MemoryBufferRef elf, const KernelResources &kernel);

/// What is worth pointing at (ListingFindings.cpp); the rest of the listing is
/// made.
std::vector<InspectFinding> findInListing(const Listing &listing);

/// For a terminal or a file; colours as escape sequences if asked for.
std::string listingText(const Listing &listing, bool colours);

/// What there is to say beside an instruction: spills, what it waits for, the
/// peak, where it jumps, findings; separated by "; ".
std::string listingNotes(const Listing &listing, uint32_t instruction);
/// "B0---4-:R1:W-:Y:S02": waits, scoreboards set, turn, stall; empty where
/// there is no control word.
std::string controlText(const Listing &listing, uint32_t instruction);
/// How many instructions from this one on are alike and never execute: what an
/// assembler pads with.
uint32_t paddingAt(const Listing &listing, uint32_t instruction);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int listingVersion = 1;
/// One kernel as a JSON object; README.md says what the fields are.
void writeListing(llvm::json::OStream &json, const Listing &listing);

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_LISTING_H
