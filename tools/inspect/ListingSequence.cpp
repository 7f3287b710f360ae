#include "tools/inspect/ListingSequence.h"

#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

CodeSequence codeSequence(const Listing &listing, StringRef name) {
  CodeSequence sequence;
  sequence.name = name.str();
  sequence.kernel = listing.resources.kernel;
  sequence.target = listing.resources.target;
  const MachineCode &code = listing.code;
  // A few alike that nothing leads to are an assembler's, too, but do no harm.
  constexpr uint32_t few = 4;
  for (uint32_t index = 0; index != code.instructions.size(); ++index) {
    if (uint32_t alike = paddingAt(listing, index); alike >= few) {
      index += alike - 1;
      continue;
    }
    const CodeInstruction &instruction = code.instructions[index];
    CodeLine line;
    line.address = instruction.address;
    line.text = instruction.text;
    line.modifiers = instruction.modifiers;
    line.opClass = opClassName(instruction.kind.opClass).str();
    line.block = listing.graph->blockOf(index);
    line.depth = listing.graph->depthOf(index);
    line.stall = instruction.cycles;
    if (code.hasRegisters)
      line.live = listing.lines[index].live[0];
    if (const std::optional<SourceLines::Location> &location =
            listing.lines[index].source)
      line.source =
          (sys::path::filename(listing.source.files()[location->file]) + ":" +
           Twine(location->line))
              .str();
    sequence.lines.push_back(std::move(line));
  }
  return sequence;
}

} // namespace kiln
