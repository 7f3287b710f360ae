// A listing for people: the code with notes beside it, below its head.
#include "targets/gpu/GpuTraits.h"
#include "tools/inspect/ListingWords.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

/// Columns before the live registers, with the gap after them.
constexpr unsigned addressWidth = 9, controlWidth = 24;

class TextWriter : ListingWords {
public:
  TextWriter(const Listing &listing, bool colours)
      : ListingWords(listing, colours), colours(colours), os(text) {}
  std::string write();
  std::string notesOf(uint32_t index) const;
  uint32_t padding(uint32_t index) const;

private:
  void titles();
  void line(uint32_t index);
  size_t widthBefore(uint32_t index) const;
  void loopBegins(uint32_t index);
  void sourceOf(uint32_t index);
  std::string choicesOf(const CodeInstruction &jump) const;
  std::string waitNote(const CodeWaitCause &wait) const;

  bool colours;
  std::string text;
  raw_string_ostream os;
  SmallVector<LiveColumn, 4> columns;
  std::optional<SourceLines::Location> lastSource;
};

void TextWriter::titles() {
  os << '\n' << left_justify("address", addressWidth);
  if (isNvidia(*code.gpu))
    os << left_justify("control", controlWidth);
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
                 : numberOf(wait.iterationsBefore, "iteration")) +
            " before";
  return what;
}

/// "0x0130, 0x0160 or 0x0180": a switch may have hundreds.
std::string TextWriter::choicesOf(const CodeInstruction &jump) const {
  constexpr size_t most = 8;
  ArrayRef<uint32_t> shown(jump.choices);
  size_t left = shown.size() > most ? shown.size() - most : 0;
  std::string last = left ? utostr(left) + " other addresses" : "";
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
  const std::optional<SourceLines::Location> &location =
      listing.lines[index].source;
  if (location == lastSource)
    return;
  if (location && (!lastSource || location->line != lastSource->line ||
                   location->file != lastSource->file))
    os << coloured(Dim, "; " + listing.source.files()[location->file] + ":" +
                            utostr(location->line))
       << '\n';
  lastSource = location;
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

/// Columns before an instruction's text.
size_t TextWriter::widthBefore(uint32_t index) const {
  size_t width =
      addressWidth + 1 + graph.depthOf(index) + (graph.depthOf(index) ? 1 : 0);
  if (code.instructions[index].control)
    width += controlWidth;
  for (const LiveColumn &column : columns)
    width += column.width + 1;
  return width;
}

void TextWriter::line(uint32_t index) {
  const CodeInstruction &instruction = code.instructions[index];
  os << left_justify(address(index), addressWidth);
  if (instruction.control)
    os << left_justify(controlText(*instruction.control), controlWidth);
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
  if (notes.empty()) {
    os << instruction.text << '\n';
    return;
  }
  size_t before = widthBefore(index);
  // Notes stand side by side where the line has room for that.
  size_t room = before + 4 + visibleWidth(notes);
  size_t pad =
      std::min<size_t>(40, listingWidth - std::min(listingWidth, room));
  if (room + instruction.text.size() <= listingWidth)
    os << left_justify(instruction.text, pad) << "  ; " << notes << '\n';
  else // Below, where there is more room.
    os << instruction.text << '\n'
       << std::string(before, ' ') << "  ; "
       << wrapped(notes, before + 4, before + 2, "; ") << '\n';
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
  os << listingHead(listing, colours, columns);
  if (code.instructions.empty())
    return std::move(text);
  titles();
  for (uint32_t index = 0; index != code.instructions.size();) {
    constexpr uint32_t few = 4;
    if (uint32_t alike = padding(index); alike >= few) {
      os << left_justify(address(index), addressWidth) << alike << " times "
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
