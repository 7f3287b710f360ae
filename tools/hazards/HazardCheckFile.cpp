#include "tools/hazards/HazardCheckFile.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/object/NvInfo.h"
#include "targets/object/Resources.h"
#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "targets/support/text/ShortPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <set>

using namespace llvm;

namespace kiln {
namespace {

bool comesFromElsewhere(const Hazard &hazard) {
  return hazard.count || hazard.producer != hazard.offset;
}

std::string mnemonicAt(ArrayRef<uint8_t> code, uint64_t offset,
                       const GpuTarget &gpu) {
  const SassOpcode *row = lookupSass(code.drop_front(offset), gpu);
  return row ? row->mnemonic : "?";
}

CheckedCode checkSection(const ElfSection &section,
                         const SassBranchTargets &targets,
                         const GpuTarget &gpu) {
  CheckedCode checked;
  checked.target = gpuName(gpu).str();
  checked.report = checkHazards(section.contents, gpu, targets);
  for (const Hazard &hazard : checked.report.hazards)
    checked.mnemonics.emplace_back(
        mnemonicAt(section.contents, hazard.offset, gpu),
        comesFromElsewhere(hazard)
            ? mnemonicAt(section.contents, hazard.producer, gpu)
            : "");
  return checked;
}

/// The sections of code of one cubin whose kernels are known.
Error checkCubin(MemoryBufferRef file, ArrayRef<KernelResources> kernels,
                 ArrayRef<std::string> names, std::vector<CheckedCode> &all,
                 function_ref<void(size_t)> tell) {
  if (kernels.empty())
    return Error::success();
  const GpuTarget *gpu = lookupGpuTarget(kernels.front().target);
  if (!gpu || !isNvidia(*gpu))
    return failure("'", file.getBufferIdentifier(), "' is for ",
                   kernels.front().target,
                   ": hazards are checked in NVIDIA's machine code; AMD's "
                   "machines interlock but for what the assembler inserts");
  Expected<ElfView> elf = ElfView::read(file);
  if (!elf)
    return elf.takeError();
  for (const ElfSection &section : elf->sections) {
    StringRef name = section.name;
    if (!name.consume_front(".text.") || section.contents.empty())
      continue;
    bool isKernel = any_of(kernels, [&](const KernelResources &kernel) {
      return kernel.kernel == name;
    });
    if (!names.empty() && !(isKernel && isKernelMeant(names, name)))
      continue;
    CheckedCode checked = checkSection(
        section, branchTargetsOf(*elf, name, section.contents, *gpu), *gpu);
    checked.file = file.getBufferIdentifier().str();
    checked.kernel = name.str();
    checked.isKernel = isKernel;
    all.push_back(std::move(checked));
    tell(all.size());
  }
  return Error::success();
}
} // namespace

Expected<std::vector<CheckedCode>>
checkFileForHazards(MemoryBufferRef file, ArrayRef<std::string> names,
                    function_ref<void(size_t)> tell) {
  std::vector<CheckedCode> all;
  if (Error error = forEachCodeFile(
          file, [&](MemoryBufferRef elf, ArrayRef<KernelResources> kernels) {
            return checkCubin(elf, kernels, names, all, tell);
          }))
    return std::move(error);
  return all;
}

size_t countHazards(ArrayRef<CheckedCode> checked) {
  size_t count = 0;
  for (const CheckedCode &code : checked)
    count += code.report.hazards.size();
  return count;
}

Expected<std::vector<std::optional<KernelHazards>>>
hazardsOfKernels(MemoryBufferRef file) {
  std::vector<std::optional<KernelHazards>> all;
  auto visit = [&](MemoryBufferRef elf,
                   ArrayRef<KernelResources> kernels) -> Error {
    if (kernels.empty())
      return Error::success();
    size_t first = all.size();
    all.resize(first + kernels.size());
    const GpuTarget *gpu = lookupGpuTarget(kernels.front().target);
    if (!gpu || !isNvidia(*gpu))
      return Error::success();
    std::vector<CheckedCode> checked;
    if (Error error = checkCubin(elf, kernels, {}, checked, [](size_t) {}))
      return error;
    unsigned beside = 0;
    StringMap<KernelHazards> byName;
    for (const CheckedCode &code : checked) {
      if (!code.isKernel) {
        beside += code.report.hazards.size();
        continue;
      }
      if (code.report.refused == code.report.instructions)
        continue;
      KernelHazards &own = byName[code.kernel];
      own.count = code.report.hazards.size();
      for (const Hazard &hazard : code.report.hazards)
        own.offsets.push_back(hazard.offset);
    }
    for (auto [index, kernel] : enumerate(kernels))
      if (auto own = byName.find(kernel.kernel); own != byName.end()) {
        all[first + index] = own->second;
        all[first + index]->count += beside;
      }
    return Error::success();
  };
  if (Error error = forEachCodeFile(file, visit))
    return std::move(error);
  return all;
}

static void writeHazard(raw_ostream &os, const Hazard &hazard, StringRef at,
                        StringRef producer) {
  os << "  " << format_hex(hazard.offset, 6) << "  " << left_justify(at, 10)
     << ' ' << hazardKindName(hazard.kind);
  if (hazard.count)
    os << ' ' << hazard.registers();
  if (!producer.empty())
    os << ", after " << producer << " at " << format_hex(hazard.producer, 6);
  if (hazard.scoreboard != SassControl::none)
    os << ", scoreboard " << hazard.scoreboard;
  if (hazard.kind == HazardKind::IllegalStall)
    os << ", value " << hazard.found << " of bits 105 to 109";
  else if (hazard.needed)
    os << ", " << hazard.found << " of " << hazard.needed << " cycles";
  os << '\n';
}

/// What the kinds that were found mean, each once.
static void writeMeanings(raw_ostream &os, ArrayRef<CheckedCode> checked) {
  std::set<HazardKind> kinds;
  for (const CheckedCode &code : checked)
    for (const Hazard &hazard : code.report.hazards)
      kinds.insert(hazard.kind);
  for (HazardKind kind : kinds)
    os << hazardKindName(kind) << ": " << hazardKindMeaning(kind) << '\n';
}

/// " (most often BAR 31, opcode 0x1a5 4)": of what is in no table.
static std::string mostFrequent(ArrayRef<CheckedCode> checked) {
  constexpr size_t shown = 5;
  std::map<StringRef, uint64_t> counts;
  for (const CheckedCode &code : checked)
    for (auto &[name, times] : code.report.refusedOpcodes)
      counts[name] += times;
  std::vector<std::pair<StringRef, uint64_t>> sorted(counts.begin(),
                                                     counts.end());
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    return std::pair(b.second, a.first) < std::pair(a.second, b.first);
  });
  std::vector<std::string> names;
  for (auto &[name, times] : ArrayRef(sorted).take_front(shown))
    names.push_back((name + " " + Twine(times)).str());
  if (names.empty())
    return "";
  return (sorted.size() > 1 ? " (most often " : " (") + join(names, ", ") + ")";
}

std::string hazardReportText(ArrayRef<CheckedCode> checked) {
  std::string text;
  raw_string_ostream os(text);
  uint64_t instructions = 0, dependences = 0, refused = 0, calls = 0,
           indirect = 0;
  for (const CheckedCode &code : checked) {
    instructions += code.report.instructions;
    dependences += code.report.dependences;
    refused += code.report.refused;
    calls += code.report.calls;
    indirect += code.report.indirectBranches;
    if (code.report.hazards.empty())
      continue;
    os << readableKernelName(code.kernel) << " (" << code.target << ", "
       << pathFromHere(code.file) << ")\n";
    for (auto [hazard, names] : zip_equal(code.report.hazards, code.mnemonics))
      writeHazard(os, hazard, names.first, names.second);
  }
  writeMeanings(os, checked);
  size_t hazards = countHazards(checked);
  std::string found = (hazards ? utostr(hazards) : "no") + " hazard" +
                      (hazards == 1 ? "" : "s");
  StringRef functions = checked.size() == 1 ? " function" : " functions";
  // "no hazards" of code that was not looked at would be read as a result.
  if (refused)
    os << instructions - refused << " of " << instructions
       << " instructions of " << checked.size() << functions
       << " checked: " << found << " in those, " << dependences
       << " dependences compared; not in the tables, so that nothing is said "
          "of what they touch: "
       << refused << mostFrequent(checked);
  else
    os << found << " in " << instructions << " instructions of "
       << checked.size() << functions << ", " << dependences
       << " dependences compared";
  if (calls + indirect)
    os << "; " << calls << " calls and " << indirect
       << " indirect branches are not followed";
  os << '\n';
  return text;
}

static json::Object hazardObject(const Hazard &hazard, StringRef at,
                                 StringRef producer) {
  auto optional = [](bool there, uint64_t value) {
    return there ? json::Value(int64_t(value)) : json::Value(nullptr);
  };
  return json::Object{
      {"kind", hazardKindName(hazard.kind)},
      {"offset", int64_t(hazard.offset)},
      {"instruction", at},
      {"registers", hazard.registers()},
      {"producer", optional(!producer.empty(), hazard.producer)},
      {"producer_instruction",
       producer.empty() ? json::Value(nullptr) : json::Value(producer)},
      {"needed", optional(hazard.needed, hazard.needed)},
      {"found", optional(hazard.needed, hazard.found)},
      {"scoreboard",
       optional(hazard.scoreboard != SassControl::none, hazard.scoreboard)},
      {"meaning", hazardKindMeaning(hazard.kind)}};
}

std::string hazardReportJson(ArrayRef<CheckedCode> checked) {
  json::Array kernels;
  for (const CheckedCode &code : checked) {
    json::Array hazards;
    for (auto [hazard, names] : zip_equal(code.report.hazards, code.mnemonics))
      hazards.push_back(hazardObject(hazard, names.first, names.second));
    json::Object opcodes;
    for (auto &[name, times] : code.report.refusedOpcodes)
      opcodes[name] = times;
    kernels.push_back(
        json::Object{{"file", code.file},
                     {"kernel", code.kernel},
                     {"target", code.target},
                     {"entry", code.isKernel},
                     {"instructions", code.report.instructions},
                     {"dependences", int64_t(code.report.dependences)},
                     {"refused", code.report.refused},
                     {"refused_opcodes", std::move(opcodes)},
                     {"calls", code.report.calls},
                     {"indirect_branches", code.report.indirectBranches},
                     {"hazards", std::move(hazards)}});
  }
  json::Object root{{"version", hazardReportVersion},
                    {"kernels", std::move(kernels)}};
  std::string text;
  raw_string_ostream os(text);
  os << formatv("{0:2}", json::Value(std::move(root))) << '\n';
  return text;
}

} // namespace kiln
