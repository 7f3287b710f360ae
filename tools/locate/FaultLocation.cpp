#include "tools/locate/FaultLocation.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/text/FaultText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace kiln {
namespace {

class OriginFinder {
public:
  explicit OriginFinder(const Listing &listing)
      : listing(listing), code(listing.code), graph(*listing.graph) {}

  std::vector<FaultOrigin> of(uint32_t instruction) {
    follow(instruction, 1);
    return std::move(found);
  }

private:
  void follow(uint32_t instruction, unsigned depth) {
    for (uint16_t reg : code.instructions[instruction].reads) {
      if (!code.files[code.registers[reg].file].isGeneral ||
          found.size() == mostFaultOrigins)
        continue;
      FaultOrigin origin{depth, code.registers[reg].name, std::nullopt, ""};
      origin.instruction = writerBefore(instruction, reg, origin.why);
      bool isNew = !origin.instruction || seen.insert(*origin.instruction);
      if (!isNew && depth > 1)
        continue;
      found.push_back(origin);
      if (isNew && origin.instruction && depth < mostFaultSteps)
        follow(*origin.instruction, depth + 1);
    }
  }

  /// The instruction that writes the register last on every way to this one.
  std::optional<uint32_t> writerBefore(uint32_t instruction, uint16_t reg,
                                       std::string &why) const {
    SmallSetVector<uint32_t, 4> writers;
    bool isInPart = false, comesFromEntry = false;
    SmallSet<unsigned, 16> passed;
    SmallVector<std::pair<unsigned, uint32_t>> work = {
        {graph.blockOf(instruction), instruction}};
    while (!work.empty()) {
      auto [block, at] = work.pop_back_val();
      const CodeBlock &now = graph.blocks[block];
      bool isWritten = false;
      while (at != now.begin && !isWritten) {
        const CodeInstruction &earlier = code.instructions[--at];
        bool inPart = is_contained(earlier.partWrites, reg);
        isWritten = inPart || is_contained(earlier.writes, reg);
        if (isWritten)
          writers.insert(at);
        isInPart |= inPart;
      }
      if (isWritten)
        continue;
      comesFromEntry |= now.predecessors.empty();
      for (unsigned from : now.predecessors)
        if (passed.insert(from).second)
          work.push_back({from, graph.blocks[from].end});
    }
    if (writers.empty()) {
      why = is_contained(listing.atEntry, reg) ? "given by the launch"
                                               : "never written";
      return std::nullopt;
    }
    if (writers.size() == 1 && !isInPart && !comesFromEntry)
      return writers.front();
    why = "written at";
    SmallVector<uint32_t> ascending(writers.begin(), writers.end());
    llvm::sort(ascending);
    for (uint32_t writer : ascending)
      why += " " + codeAddress(code.instructions[writer].address);
    if (isInPart)
      why += ", in part or where a predicate holds";
    if (comesFromEntry)
      why += ", or given by the launch";
    return std::nullopt;
  }

  const Listing &listing;
  const MachineCode &code;
  const CodeFlowGraph &graph;
  SmallSetVector<uint32_t, 16> seen;
  std::vector<FaultOrigin> found;
};

/// "softmax.py:30:7", or empty.
std::string sourceOf(const Listing &listing, uint32_t instruction) {
  const auto &location = listing.lines[instruction].source;
  if (!location)
    return "";
  return formatv("{0}:{1}:{2}", listing.source.files()[location->file],
                 location->line, location->column)
      .str();
}

/// "0x0af0  global_load_dword v1, v[2:3], off    softmax.py:30:7"
std::string lineOf(const Listing &listing, uint32_t instruction) {
  const CodeInstruction &at = listing.code.instructions[instruction];
  std::string source = sourceOf(listing, instruction);
  return codeAddress(at.address) + "  " + at.text +
         (source.empty() ? "" : "    " + source);
}

void writeInstruction(json::OStream &json, const Listing &listing,
                      uint32_t instruction) {
  const CodeInstruction &at = listing.code.instructions[instruction];
  std::string source = sourceOf(listing, instruction);
  json.attribute("address", at.address);
  json.attribute("text", at.text);
  json.attribute("source",
                 source.empty() ? json::Value(nullptr) : json::Value(source));
}

} // namespace

Expected<FaultLocation> locateFault(const Listing &listing, uint64_t offset) {
  const std::vector<CodeInstruction> &all = listing.code.instructions;
  auto next = upper_bound(all, offset, [](uint64_t at, const auto &one) {
    return at < one.address;
  });
  uint64_t end = all.empty() ? 0 : all.back().address + all.back().bytes;
  if (next == all.begin() || offset >= end)
    return failure("--at: kernel '", listing.resources.kernel, "' has ", end,
                   " bytes of code, and ", codeAddress(offset),
                   " is after their end");
  FaultLocation fault;
  fault.instruction = next - all.begin() - 1;
  if (fault.instruction)
    fault.before = fault.instruction - 1;
  if (listing.graph && listing.code.hasRegisters)
    fault.origins = OriginFinder(listing).of(fault.instruction);
  return fault;
}

std::string faultText(const Listing &listing, const FaultLocation &fault) {
  std::vector<FaultOriginText> origins;
  for (const FaultOrigin &origin : fault.origins)
    origins.push_back({origin.depth, origin.reg,
                       origin.instruction ? lineOf(listing, *origin.instruction)
                                          : origin.why});
  return faultText(listing.resources.kernel, listing.code.gpu->name(),
                   fault.before ? lineOf(listing, *fault.before) : "",
                   lineOf(listing, fault.instruction), origins);
}

void writeFault(json::OStream &json, const Listing &listing,
                const FaultLocation &fault) {
  json.object([&] {
    json.attribute("kernel", listing.resources.kernel);
    json.attribute("target", listing.code.gpu->name());
    writeInstruction(json, listing, fault.instruction);
    json.attributeBegin("before");
    if (fault.before)
      json.object([&] { writeInstruction(json, listing, *fault.before); });
    else
      json.value(nullptr);
    json.attributeEnd();
    json.attributeArray("origins", [&] {
      for (const FaultOrigin &origin : fault.origins)
        json.object([&] {
          json.attribute("depth", origin.depth);
          json.attribute("register", origin.reg);
          if (origin.instruction)
            writeInstruction(json, listing, *origin.instruction);
          else
            json.attribute("why", origin.why);
        });
    });
  });
}

} // namespace kiln
