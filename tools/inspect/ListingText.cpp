// A listing for people: a summary, findings, and the code with notes beside it.
#include "targets/gpu/GpuTarget.h"
#include "targets/support/text/Escaped.h"
#include "tools/inspect/Listing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

/// "1 byte", "2 bytes"
std::string numberOf(uint64_t count, StringRef noun) {
  return utostr(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

class TextWriter {
public:
  TextWriter(const Listing &listing, bool colours)
      : listing(listing), code(listing.code), graph(*listing.graph),
        colours(colours), os(text) {}
  std::string write();
  std::string notesOf(uint32_t index) const;
  uint32_t padding(uint32_t index) const;

private:
  enum Colour { Plain, Red, Yellow, Green, Dim };

  void head();
  void registers();
  void peaks();
  void values(ArrayRef<CodeValue> alike);
  bool isAlike(const CodeValue &a, const CodeValue &b) const;
  void loops();
  void mix();
  void findings();
  void legend();
  void titles();
  void line(uint32_t index);
  void loopBegins(uint32_t index);
  void sourceOf(uint32_t index);
  std::string choicesOf(const CodeInstruction &jump) const;
  std::string waitNote(const CodeWaitCause &wait) const;
  std::string counts(const ListingCounts &counts) const;

  std::string address(uint32_t index) const {
    return codeAddress(code.instructions[index].address);
  }
  std::string mnemonic(uint32_t index) const {
    StringRef rest = code.instructions[index].text;
    if (rest.starts_with("@"))
      rest = rest.split(' ').second;
    return rest.split(' ').first.rtrim(';').str();
  }
  std::string coloured(Colour colour, const Twine &what) const {
    static constexpr StringLiteral codes[] = {"", "\033[1;31m", "\033[33m",
                                              "\033[32m", "\033[2m"};
    if (!colours || colour == Plain)
      return what.str();
    return (codes[colour] + what + "\033[0m").str();
  }

  const Listing &listing;
  const MachineCode &code;
  const CodeFlowGraph &graph;
  bool colours;
  std::string text;
  raw_string_ostream os;
  /// Files that are shown, and the width of their column.
  SmallVector<std::pair<uint8_t, unsigned>, 4> columns;
  std::optional<SourceLines::Place> lastSource;
};

void TextWriter::head() {
  const KernelResources &kernel = listing.resources;
  os << coloured(Green, escapedForTerminal(kernel.kernel)) << "  "
     << kernel.target;
  if (kernel.warpSize == 64 && code.gpu->otherWarpSize)
    os << " wave64";
  if (!kernel.producer.empty())
    os << "  " << kernel.producer;
  os << "  " << kernel.file << '\n';
  os << "  code       " << numberOf(code.instructions.size(), "instruction")
     << ", " << numberOf(graph.blocks.size(), "block") << ", "
     << numberOf(graph.loops.size(), "loop") << '\n';
}

void TextWriter::registers() {
  const KernelResources &kernel = listing.resources;
  os << "  registers  " << (kernel.registers ? utostr(*kernel.registers) : "?")
     << " for a thread";
  if (kernel.agprs && *kernel.agprs)
    os << ", " << *kernel.agprs << " of them accumulators";
  if (kernel.scalarRegisters)
    os << "; " << *kernel.scalarRegisters << " scalar for a wave";
  for (const ListingPeak &peak : listing.peaks)
    os << "; " << code.files[peak.file].name << ": at most " << peak.count
       << " live, at " << address(peak.instruction);
  os << '\n';
  SmallVector<uint16_t> given;
  for (uint16_t place : listing.atEntry)
    if (code.registers[place].number)
      given.push_back(place);
  if (!given.empty())
    os << "  at entry   " << registerRanges(code, given) << '\n';
  os << "  spills     ";
  if (kernel.spillsAtLeast)
    os << "at least ";
  if (kernel.spillStoreBytes)
    os << numberOf(*kernel.spillStoreBytes, "byte") << " stored";
  else
    os << "not known";
  if (kernel.spillStores)
    os << " by " << numberOf(*kernel.spillStores, "instruction");
  if (kernel.spillLoadBytes)
    os << ", " << numberOf(*kernel.spillLoadBytes, "byte") << " loaded";
  if (kernel.spillLoads)
    os << " by " << numberOf(*kernel.spillLoads, "instruction");
  if (kernel.sharedSpills)
    os << ", " << kernel.sharedSpills << " to shared memory";
  if (kernel.scalarSpills && *kernel.scalarSpills)
    os << ", " << numberOf(*kernel.scalarSpills, "scalar register");
  os << '\n';
}

std::string TextWriter::counts(const ListingCounts &counts) const {
  std::string what = numberOf(counts.instructions, "instruction");
  if (counts.stallCycles)
    what += ", " + numberOf(*counts.stallCycles, "stall cycle");
  auto add = [&](unsigned count, StringRef noun) {
    if (count)
      what += ", " + numberOf(count, noun);
  };
  add(counts.matrix, "matrix instruction");
  add(counts.copies, "copy instruction");
  add(counts.globalLoads, "global load");
  add(counts.globalStores, "global store");
  add(counts.sharedLoads, "shared load");
  add(counts.sharedStores, "shared store");
  add(counts.barriers, "barrier");
  add(counts.waits, "wait");
  add(counts.spillStores, "spill store");
  add(counts.spillLoads, "spill load");
  for (auto [file, width] : columns)
    if (code.files[file].isGeneral)
      what += ", " + code.files[file].name + " " + utostr(counts.peak[file]);
  return what;
}

void TextWriter::loops() {
  for (auto [index, loop] : enumerate(graph.loops)) {
    os << "  loop " << index + 1 << "     depth " << loop.depth;
    if (loop.parent != CodeBlock::noLoop)
      os << " in loop " << loop.parent + 1;
    os << ", " << address(graph.firstOf(loop)) << " to "
       << address(graph.lastOf(loop)) << ": " << counts(listing.loops[index])
       << '\n';
  }
}

void TextWriter::mix() {
  os << "  mix        ";
  ListSeparator comma;
  for (auto [opClass, count] : listing.classes)
    os << comma << opClassName(opClass) << ' ' << count;
  os << '\n';
  for (const ListingWidth &width : listing.widths)
    os << "  width      " << opClassName(width.opClass) << ": " << width.count
       << " of " << numberOf(width.bytes, "byte") << " a thread, "
       << width.inLoops << " in loops\n";
}

/// Values side by side that the same kind of instruction made and the same one
/// reads next are one line.
bool TextWriter::isAlike(const CodeValue &a, const CodeValue &b) const {
  if (a.nextRead != b.nextRead || a.definitions.empty() ||
      b.definitions.empty() || a.definitions.size() != b.definitions.size())
    return false;
  return mnemonic(a.definitions.back()) == mnemonic(b.definitions.back());
}

void TextWriter::peaks() {
  for (const ListingPeak &peak : listing.peaks) {
    os << "  live " << code.files[peak.file].name << " at "
       << address(peak.instruction) << ", where there are most:\n";
    for (ArrayRef<CodeValue> left = peak.values; !left.empty();) {
      size_t end = 1;
      while (end != left.size() && isAlike(left[end - 1], left[end]))
        ++end;
      values(left.take_front(end));
      left = left.drop_front(end);
    }
  }
}

/// One line of values that are alike.
void TextWriter::values(ArrayRef<CodeValue> alike) {
  SmallVector<uint16_t> registers;
  uint32_t first = UINT32_MAX, last = 0;
  for (const CodeValue &value : alike) {
    append_range(registers, value.registers);
    if (value.definitions.empty())
      continue;
    // The last write is that of all its registers.
    first = std::min(first, value.definitions.back());
    last = std::max(last, value.definitions.back());
  }
  const CodeValue &one = alike.front();
  os << "    " << left_justify(registerRanges(code, registers), 16) << ' ';
  if (one.definitions.empty())
    os << "from the launch";
  else
    os << mnemonic(last) << " at " << address(first);
  if (!one.definitions.empty() && first != last)
    os << " to " << address(last);
  if (one.definitions.size() > 1)
    os << " and " << numberOf(one.definitions.size() - 1, "write") << " before";
  if (one.nextRead)
    os << "; next read at " << address(*one.nextRead);
  os << '\n';
}

void TextWriter::findings() {
  for (const InspectFinding &finding : listing.findings) {
    os << "  " << coloured(Red, "finding") << "    "
       << address(finding.instruction);
    if (finding.loop != CodeBlock::noLoop)
      os << " in loop " << finding.loop + 1;
    os << ": " << finding.message << " [" << finding.name << "]\n"
       << "             " << finding.remedy << '\n';
  }
  for (const std::string &gap : listing.gaps)
    os << "  not known  " << gap << '\n';
}

/// What the control column says, once before the code.
void TextWriter::legend() {
  if (!code.gpu->isNvidia())
    return;
  os << "  control    B: scoreboards that must be done before it issues; R, W: "
        "the scoreboard it raises\n             until its operands are read, "
        "until its result is written; Y: another warp may go\n             "
        "next; S: cycles until this warp issues again, 00 waits for all; then "
        "operands kept\n             for the next instruction (reuse)\n";
}

void TextWriter::titles() {
  os << '\n' << left_justify("address", 9);
  if (code.gpu->isNvidia())
    os << left_justify("control", 24);
  for (auto [file, width] : columns)
    os << right_justify(code.files[file].name, width) << ' ';
  os << " instruction\n";
}

std::string TextWriter::waitNote(const CodeWaitCause &wait) const {
  std::string what = code.counters[wait.counter];
  if (wait.left)
    what += " <= " + utostr(wait.left);
  if (!wait.producer)
    return what + ": nothing outstanding";
  what += ": " + mnemonic(*wait.producer) + " at " + address(*wait.producer) +
          ", " + numberOf(wait.instructions, "instruction");
  if (wait.cycles)
    what += ", " + numberOf(*wait.cycles, "cycle");
  what += " ago";
  if (wait.iterationsBefore)
    what += ", " +
            (wait.iterationsBefore == 1
                 ? std::string("in the iteration")
                 : numberOf(wait.iterationsBefore, "round")) +
            " before";
  return what;
}

/// "0x0130, 0x0160 or 0x0180": a switch may have hundreds.
std::string TextWriter::choicesOf(const CodeInstruction &jump) const {
  constexpr size_t most = 8;
  ArrayRef<uint32_t> shown(jump.choices);
  size_t left = shown.size() > most ? shown.size() - most : 0;
  std::string last = left ? utostr(left) + " other places" : "";
  shown = shown.drop_back(left);
  if (!left) {
    last = address(shown.back());
    shown = shown.drop_back();
  }
  SmallVector<std::string> names;
  for (uint32_t choice : shown)
    names.push_back(address(choice));
  return names.empty() ? last : join(names, ", ") + " or " + last;
}

std::string TextWriter::notesOf(uint32_t index) const {
  const ListingLine &line = listing.lines[index];
  const CodeInstruction &instruction = code.instructions[index];
  SmallVector<std::string> notes;
  if (line.spill == ListingSpill::Store)
    notes.push_back(coloured(
        Red, "spill store, " + numberOf(instruction.accessBytes, "byte")));
  if (line.spill == ListingSpill::Load)
    notes.push_back(coloured(
        Red, "spill load, " + numberOf(instruction.accessBytes, "byte")));
  if (line.spill == ListingSpill::Shared)
    notes.push_back(coloured(Red, "spill to shared memory"));
  for (const ListingPeak &peak : listing.peaks)
    if (peak.instruction == index)
      notes.push_back(coloured(Red, "most live " + code.files[peak.file].name +
                                        ": " + utostr(peak.count)));
  for (uint32_t wait = line.firstWait; wait != line.endWait; ++wait)
    notes.push_back(
        coloured(Yellow, "waits for " + waitNote(listing.waits[wait])));
  if (instruction.target)
    notes.push_back("to " + address(*instruction.target));
  if (!instruction.choices.empty())
    notes.push_back("to " + choicesOf(instruction));
  for (const InspectFinding &finding : listing.findings)
    if (finding.instruction == index)
      notes.push_back(coloured(Red, finding.name));
  return join(notes, "; ");
}

void TextWriter::sourceOf(uint32_t index) {
  const std::optional<SourceLines::Place> &place = listing.lines[index].source;
  if (place == lastSource)
    return;
  if (place && (!lastSource || place->line != lastSource->line ||
                place->file != lastSource->file))
    os << coloured(Dim, "; " + listing.source.files()[place->file] + ":" +
                            utostr(place->line))
       << '\n';
  lastSource = place;
}

void TextWriter::loopBegins(uint32_t index) {
  for (auto [number, loop] : enumerate(graph.loops))
    if (graph.blocks[loop.header].begin == index)
      os << coloured(Green, "; loop " + utostr(number + 1) + ", depth " +
                                utostr(loop.depth))
         << '\n';
}

/// How many instructions from this one on are alike and never execute: what an
/// assembler pads with.
uint32_t TextWriter::padding(uint32_t index) const {
  uint32_t end = index;
  while (end != code.instructions.size() &&
         !graph.blocks[graph.blockOf(end)].isReachable &&
         code.instructions[end].text == code.instructions[index].text)
    ++end;
  return end - index;
}

void TextWriter::line(uint32_t index) {
  const CodeInstruction &instruction = code.instructions[index];
  os << left_justify(address(index), 9);
  if (instruction.control)
    os << left_justify(controlText(*instruction.control), 24);
  for (auto [file, width] : columns) {
    bool isPeak = any_of(listing.peaks, [&](const ListingPeak &peak) {
      return peak.file == file && peak.instruction == index;
    });
    std::string count = utostr(listing.lines[index].live[file]);
    os << std::string(width - std::min<size_t>(width, count.size()), ' ')
       << coloured(isPeak ? Red : Plain, count) << ' ';
  }
  os << ' ' << std::string(graph.depthOf(index), '|')
     << (graph.depthOf(index) ? " " : "");
  std::string notes = notesOf(index);
  if (notes.empty())
    os << instruction.text << '\n';
  else
    os << left_justify(instruction.text, 40) << "  ; " << notes << '\n';
}

std::string TextWriter::write() {
  if (code.hasRegisters)
    for (auto [index, file] : enumerate(code.files)) {
      bool isUsed = any_of(listing.lines, [i = index](const ListingLine &line) {
        return line.live[i] != 0;
      });
      if (isUsed && file.name != "special")
        columns.push_back(
            {uint8_t(index), unsigned(std::max<size_t>(3, file.name.size()))});
    }
  head();
  registers();
  loops();
  mix();
  findings();
  peaks();
  if (code.instructions.empty())
    return std::move(text);
  legend();
  titles();
  for (uint32_t index = 0; index != code.instructions.size();) {
    constexpr uint32_t few = 4;
    if (uint32_t alike = padding(index); alike >= few) {
      os << left_justify(address(index), 9) << alike << " times "
         << code.instructions[index].text << ", never reached\n";
      index += alike;
      continue;
    }
    sourceOf(index);
    loopBegins(index);
    line(index++);
  }
  return std::move(text);
}

} // namespace

std::string listingText(const Listing &listing, bool colours) {
  return TextWriter(listing, colours).write();
}

std::string listingNotes(const Listing &listing, uint32_t instruction) {
  return TextWriter(listing, /*colours=*/false).notesOf(instruction);
}

std::string controlText(const Listing &listing, uint32_t instruction) {
  const CodeInstruction &which = listing.code.instructions[instruction];
  return which.control ? controlText(*which.control) : "";
}

uint32_t paddingAt(const Listing &listing, uint32_t instruction) {
  return TextWriter(listing, /*colours=*/false).padding(instruction);
}

} // namespace kiln
