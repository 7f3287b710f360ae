// What stands above the code of a listing for people.
#include "targets/gpu/GpuTarget.h"
#include "targets/support/text/Escaped.h"
#include "targets/support/text/KernelName.h"
#include "targets/support/text/ShortPaths.h"
#include "tools/inspect/ListingWords.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

class HeadWriter : ListingWords {
public:
  HeadWriter(const Listing &listing, bool colours, ArrayRef<LiveColumn> columns)
      : ListingWords(listing, colours), columns(columns), os(text) {}
  std::string write();

private:
  void head();
  void registers();
  void peaks();
  void values(ArrayRef<CodeValue> alike);
  bool isAlike(const CodeValue &a, const CodeValue &b) const;
  void loops();
  void mix();
  void findings();
  void legend();
  std::string counts(const ListingCounts &counts) const;

  ArrayRef<LiveColumn> columns;
  std::string text;
  raw_string_ostream os;
};

void HeadWriter::head() {
  const KernelResources &kernel = listing.resources;
  os << coloured(Green, escapedForTerminal(readableKernelName(kernel.kernel)))
     << "  " << kernel.target;
  if (kernel.warpSize == 64 && code.gpu->otherWarpSize)
    os << " wave64";
  if (!kernel.producer.empty())
    os << "  " << kernel.producer;
  os << "  " << pathFromHere(kernel.file) << '\n';
  os << "  code       " << numberOf(code.instructions.size(), "instruction")
     << ", " << numberOf(graph.blocks.size(), "block") << ", "
     << numberOf(graph.loops.size(), "loop") << '\n';
}

void HeadWriter::registers() {
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

std::string HeadWriter::counts(const ListingCounts &counts) const {
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

void HeadWriter::loops() {
  for (auto [index, loop] : enumerate(graph.loops)) {
    os << "  loop " << index + 1 << "     depth " << loop.depth;
    if (loop.parent != CodeBlock::noLoop)
      os << " in loop " << loop.parent + 1;
    os << ", " << address(graph.firstOf(loop)) << " to "
       << address(graph.lastOf(loop)) << ": " << counts(listing.loops[index])
       << '\n';
  }
}

void HeadWriter::mix() {
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
bool HeadWriter::isAlike(const CodeValue &a, const CodeValue &b) const {
  if (a.nextRead != b.nextRead || a.definitions.empty() ||
      b.definitions.empty() || a.definitions.size() != b.definitions.size())
    return false;
  return mnemonic(a.definitions.back()) == mnemonic(b.definitions.back());
}

void HeadWriter::peaks() {
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
void HeadWriter::values(ArrayRef<CodeValue> alike) {
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

void HeadWriter::findings() {
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
void HeadWriter::legend() {
  if (!code.gpu->isNvidia())
    return;
  os << "  control    B: scoreboards that must be done before it issues; R, W: "
        "the scoreboard it raises\n             until its operands are read, "
        "until its result is written; Y: another warp may go\n             "
        "next; S: cycles until this warp issues again, 00 waits for all; then "
        "operands kept\n             for the next instruction (reuse)\n";
}

std::string HeadWriter::write() {
  head();
  registers();
  loops();
  mix();
  findings();
  peaks();
  if (!code.instructions.empty())
    legend();
  std::string result;
  // What comes after a line's label goes on below itself.
  constexpr size_t behindLabel = 13;
  for (StringRef line : split(StringRef(text).rtrim('\n'), '\n'))
    result += (line.starts_with("  ") || !result.empty()
                   ? wrapped(line, 0, behindLabel)
                   : wrapped(line, 0, 2)) +
              '\n';
  return result;
}

} // namespace

std::string listingHead(const Listing &listing, bool colours,
                        ArrayRef<LiveColumn> columns) {
  return HeadWriter(listing, colours, columns).write();
}

} // namespace kiln
