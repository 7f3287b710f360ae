// A listing for programs. Written as it goes: a kernel of many instructions is
// not held twice.
#include "tools/inspect/CodeLiveness.h"
#include "tools/inspect/Listing.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

class JsonWriter {
public:
  JsonWriter(json::OStream &json, const Listing &listing)
      : json(json), listing(listing), code(listing.code), graph(*listing.graph),
        occupied(code.instructions.size()) {
    if (code.hasRegisters)
      CodeLiveness(code, graph)
          .forEachOccupied([&](uint32_t index, const BitVector &registers) {
            SmallVector<uint16_t, 64> places(registers.set_bits());
            occupied[index] = registerRanges(code, places);
          });
  }
  void write();

private:
  void instructions();
  void instruction(uint32_t index);
  void control(const CodeControl &control);
  void waits(const ListingLine &line);
  void registers(const CodeInstruction &instruction);
  void live(const CodeFileCounts &counts);
  void peaks();
  void loops();
  void counts(const ListingCounts &counts);
  void findings();

  int64_t address(uint32_t index) const {
    return code.instructions[index].address;
  }
  void loopNumber(StringRef key, unsigned loop) {
    if (loop == CodeBlock::noLoop)
      json.attribute(key, nullptr);
    else
      json.attribute(key, loop + 1);
  }

  json::OStream &json;
  const Listing &listing;
  const MachineCode &code;
  const CodeFlowGraph &graph;
  /// Live registers of each instruction.
  std::vector<std::string> occupied;
};

void JsonWriter::live(const CodeFileCounts &counts) {
  if (!code.hasRegisters)
    return json.attribute("live", nullptr);
  json.attributeObject("live", [&] {
    for (auto [file, count] : zip_first(code.files, counts))
      if (file.name != "special")
        json.attribute(file.name, count);
  });
}

void JsonWriter::registers(const CodeInstruction &instruction) {
  if (!code.hasRegisters || !instruction.isKnown)
    return;
  SmallVector<uint16_t, 8> written(ArrayRef(instruction.writes));
  written.append(instruction.partWrites.begin(), instruction.partWrites.end());
  llvm::sort(written);
  written.erase(llvm::unique(written), written.end());
  json.attribute("reads", registerRanges(code, instruction.reads));
  json.attribute("writes", registerRanges(code, written));
}

void JsonWriter::control(const CodeControl &control) {
  auto barrier = [&](StringRef key, unsigned number) {
    if (number == CodeControl::none)
      json.attribute(key, nullptr);
    else
      json.attribute(key, number);
  };
  json.attributeObject("control", [&] {
    json.attribute("stall", control.stall);
    json.attribute("keeps_turn", control.keepsTurn);
    barrier("write_scoreboard", control.writeBarrier);
    barrier("read_scoreboard", control.readBarrier);
    json.attribute("wait_mask", control.waitMask);
    json.attribute("reuse", control.reuse);
  });
}

void JsonWriter::waits(const ListingLine &line) {
  json.attributeArray("waits", [&] {
    for (uint32_t index = line.firstWait; index != line.endWait; ++index) {
      const CodeWaitCause &wait = listing.waits[index];
      json.object([&] {
        json.attribute("counter", code.counters[wait.counter]);
        json.attribute("left", wait.left);
        if (!wait.producer)
          return json.attribute("for", nullptr);
        json.attribute("for", address(*wait.producer));
        json.attribute("instructions_ago", wait.instructions);
        if (wait.cycles)
          json.attribute("cycles_ago", *wait.cycles);
        else
          json.attribute("cycles_ago", nullptr);
        json.attribute("iterations_before", wait.iterationsBefore);
      });
    }
  });
}

void JsonWriter::instruction(uint32_t index) {
  const CodeInstruction &instruction = code.instructions[index];
  const ListingLine &line = listing.lines[index];
  json.attribute("address", int64_t(instruction.address));
  json.attribute("text", instruction.text);
  json.attribute("known", instruction.isKnown);
  json.attribute("class", opClassName(instruction.kind.opClass));
  registers(instruction);
  live(line.live);
  if (code.hasRegisters)
    json.attribute("live_registers", occupied[index]);
  loopNumber("loop", graph.loopOf(index));
  json.attribute("depth", graph.depthOf(index));
  if (instruction.control)
    control(*instruction.control);
  if (instruction.accessBytes)
    json.attribute("access_bytes", instruction.accessBytes);
  if (instruction.target)
    json.attribute("target", address(*instruction.target));
  if (!instruction.choices.empty())
    json.attributeArray("targets", [&] {
      for (uint32_t choice : instruction.choices)
        json.value(address(choice));
    });
  if (line.spill != ListingSpill::None)
    json.attribute("spill", line.spill == ListingSpill::Store  ? "store"
                            : line.spill == ListingSpill::Load ? "load"
                                                               : "shared");
  if (line.source)
    json.attributeObject("source", [&] {
      json.attribute("file", listing.source.files()[line.source->file]);
      json.attribute("line", line.source->line);
      json.attribute("column", line.source->column);
    });
  if (line.firstWait != line.endWait)
    waits(line);
}

void JsonWriter::instructions() {
  json.attributeArray("instructions", [&] {
    for (uint32_t index = 0; index != code.instructions.size(); ++index)
      json.object([&] { instruction(index); });
  });
}

void JsonWriter::peaks() {
  json.attributeArray("peaks", [&] {
    for (const ListingPeak &peak : listing.peaks)
      json.object([&] {
        json.attribute("file", code.files[peak.file].name);
        json.attribute("count", peak.count);
        json.attribute("address", address(peak.instruction));
        json.attributeArray("values", [&] {
          for (const CodeValue &value : peak.values)
            json.object([&] {
              json.attribute("registers",
                             registerRanges(code, value.registers));
              json.attribute("count", value.registers.size());
              json.attributeArray("defined_at", [&] {
                for (uint32_t index : value.definitions)
                  json.value(address(index));
              });
              if (value.nextRead)
                json.attribute("next_read", address(*value.nextRead));
              else
                json.attribute("next_read", nullptr);
            });
        });
      });
  });
}

void JsonWriter::counts(const ListingCounts &counts) {
  json.attribute("instructions", counts.instructions);
  if (counts.stallCycles)
    json.attribute("stall_cycles", *counts.stallCycles);
  else
    json.attribute("stall_cycles", nullptr);
  json.attribute("matrix", counts.matrix);
  json.attribute("copies", counts.copies);
  json.attribute("global_loads", counts.globalLoads);
  json.attribute("global_stores", counts.globalStores);
  json.attribute("shared_loads", counts.sharedLoads);
  json.attribute("shared_stores", counts.sharedStores);
  json.attribute("barriers", counts.barriers);
  json.attribute("waits", counts.waits);
  json.attribute("spill_stores", counts.spillStores);
  json.attribute("spill_loads", counts.spillLoads);
  json.attribute("spill_store_bytes", counts.spillStoreBytes);
  json.attribute("spill_load_bytes", counts.spillLoadBytes);
  live(counts.peak);
}

void JsonWriter::loops() {
  json.attributeArray("loops", [&] {
    for (auto [index, loop] : enumerate(graph.loops))
      json.object([&, &loop = loop, i = index] {
        json.attribute("loop", i + 1);
        json.attribute("depth", loop.depth);
        loopNumber("parent", loop.parent);
        json.attribute("header", address(graph.blocks[loop.header].begin));
        json.attribute("first", address(graph.firstOf(loop)));
        json.attribute("last", address(graph.lastOf(loop)));
        counts(listing.loops[i]);
        json.attribute("idle_registers",
                       registerRanges(code, listing.loops[i].idle));
      });
  });
}

void JsonWriter::findings() {
  json.attributeArray("findings", [&] {
    for (const InspectFinding &finding : listing.findings)
      json.object([&] {
        json.attribute("name", finding.name);
        json.attribute("address", address(finding.instruction));
        loopNumber("loop", finding.loop);
        json.attribute("message", finding.message);
        json.attribute("remedy", finding.remedy);
      });
  });
}

void JsonWriter::write() {
  const KernelResources &kernel = listing.resources;
  json.attribute("file", kernel.file);
  json.attribute("kernel", kernel.kernel);
  json.attribute("target", kernel.target);
  json.attribute("resources", toJSON(kernel));
  json.attribute("unknown_instructions", code.unknown);
  if (listing.spillSource.empty())
    json.attribute("spill_source", nullptr);
  else
    json.attribute("spill_source", listing.spillSource);
  json.attributeArray("not_known", [&] {
    for (const std::string &gap : listing.gaps)
      json.value(gap);
  });
  json.attributeObject("classes", [&] {
    for (auto [opClass, count] : listing.classes)
      json.attribute(opClassName(opClass), count);
  });
  json.attributeArray("widths", [&] {
    for (const ListingWidth &width : listing.widths)
      json.object([&] {
        json.attribute("class", opClassName(width.opClass));
        json.attribute("bytes", width.bytes);
        json.attribute("count", width.count);
        json.attribute("in_loops", width.inLoops);
      });
  });
  if (code.hasRegisters)
    json.attribute("live_at_entry", registerRanges(code, listing.atEntry));
  else
    json.attribute("live_at_entry", nullptr);
  peaks();
  loops();
  findings();
  instructions();
}

} // namespace

void writeListing(json::OStream &json, const Listing &listing) {
  json.object([&] { JsonWriter(json, listing).write(); });
}

} // namespace kiln
