#include "targets/object/NvInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using llvm::support::endian::read16le;
using llvm::support::endian::read32le;

namespace kiln {

/// Checks the bounds itself: a DataExtractor's error names neither the section
/// nor what was being read.
Error forEachNvInfo(ArrayRef<uint8_t> bytes, StringRef section,
                    function_ref<void(const NvInfoRecord &)> visit) {
  uint64_t offset = 0;
  while (offset < bytes.size()) {
    if (bytes.size() - offset < 4)
      return createStringError(section + " ends inside the record at offset " +
                               Twine(offset));
    uint8_t format = bytes[offset];
    NvInfoRecord record{NvInfoAttribute(bytes[offset + 1]),
                        read16le(bytes.data() + offset + 2),
                        {}};
    offset += 4;
    if (format < 1 || format > 4)
      return createStringError(section + " has a record of unknown format " +
                               Twine(format) + " at offset " +
                               Twine(offset - 4));
    if (format == 4) {
      if (record.value > bytes.size() - offset)
        return createStringError(
            section + " ends inside the payload at offset " + Twine(offset));
      record.payload = bytes.slice(offset, record.value);
      offset += record.value;
    } else if (format == 2) {
      record.value &= 0xff;
    }
    visit(record);
  }
  return Error::success();
}

void addBranchTargets(ArrayRef<uint8_t> payload, ArrayRef<uint8_t> code,
                      const GpuTarget &gpu, SassBranchTargets &targets) {
  // Of each branch: its offset, a word of zeros, how many targets, and those
  // (ptxas 13.0; nvdisasm 13.2 prints the same).
  constexpr size_t word = 4, head = 3 * word;
  auto isInstruction = [&](uint64_t offset) {
    return offset % sassInstructionBytes == 0 && offset < code.size() &&
           code.size() - offset >= sassInstructionBytes;
  };
  auto isIndirectBranch = [&](uint64_t offset) {
    const SassOpcode *row = lookupSass(code.drop_front(offset), gpu);
    return row && row->flow == SassFlow::IndirectBranch;
  };
  SassBranchTargets found;
  while (!payload.empty()) {
    if (payload.size() < head)
      return;
    uint64_t branch = read32le(payload.data());
    uint64_t count = read32le(payload.data() + 2 * word);
    payload = payload.drop_front(head);
    if (!isInstruction(branch) || !isIndirectBranch(branch) || !count ||
        count > payload.size() / word)
      return;
    std::vector<uint64_t> &list = found[branch];
    for (uint64_t i = 0; i != count; ++i)
      list.push_back(read32le(payload.data() + i * word));
    if (!all_of(list, isInstruction))
      return;
    payload = payload.drop_front(count * word);
  }
  for (auto &[branch, list] : found) {
    std::vector<uint64_t> &all = targets[branch];
    append_range(all, list);
    llvm::sort(all);
    all.erase(llvm::unique(all), all.end());
  }
}

SassBranchTargets branchTargetsOf(const ElfView &elf, StringRef function,
                                  ArrayRef<uint8_t> code,
                                  const GpuTarget &gpu) {
  SassBranchTargets targets;
  std::string name = (".nv.info." + function).str();
  const ElfSection *info = elf.find(name);
  if (!info)
    return targets;
  Error damaged =
      forEachNvInfo(info->contents, name, [&](const NvInfoRecord &record) {
        if (record.attribute == NvInfoAttribute::IndirectBranchTargets)
          addBranchTargets(record.payload, code, gpu, targets);
      });
  if (damaged) {
    // Who reads the numbers of the kernel says so.
    consumeError(std::move(damaged));
    targets.clear();
  }
  return targets;
}

} // namespace kiln
