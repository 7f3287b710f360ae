//===- CubinReader.cpp - resources out of NVIDIA's cubin ------------------===//
//
// A cubin is an ELF file with a .text.<kernel> each and attributes in .nv.info
// and .nv.info.<kernel>. The format has no public description; what is here was
// established with ptxas 13.0 against its own -v output, on sm_75 to sm_120,
// and holds for both ELF ABIs (7: CUDA 12 and before; 8: CUDA 13). Blackwell
// files carry everything a second time in .nv.capmerc.* and .nv.merc.*, with
// other offsets: those are not read.
//
//===----------------------------------------------------------------------===//
#include "targets/object/CubinReader.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/NvInfo.h"
#include "targets/object/SpillMarks.h"
#include "targets/object/TensorMemory.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Endian.h"
#include <functional>

using namespace llvm;

namespace kiln {
namespace {

/// What .nv.info says of one function, by symbol index.
struct FunctionFacts {
  std::optional<uint32_t> registers, frame, stack;
};

/// The product of three block dimensions, if there are three and it is a size a
/// block can have.
std::optional<unsigned> threadsOf(ArrayRef<uint8_t> payload) {
  if (payload.size() < 12)
    return std::nullopt;
  uint64_t product = 1;
  for (unsigned i = 0; i != 3; ++i)
    product = std::min<uint64_t>(
        product * support::endian::read32le(payload.data() + 4 * i),
        UINT32_MAX);
  return product ? std::optional<unsigned>(product) : std::nullopt;
}

class Cubin {
public:
  Cubin(MemoryBufferRef file, const ElfView &elf) : file(file), elf(elf) {}

  Expected<std::vector<KernelResources>> read() {
    if (Error error = findTarget())
      return std::move(error);
    if (Error error = readGlobalInfo())
      return std::move(error);
    std::vector<KernelResources> kernels;
    for (auto [index, symbol] : enumerate(elf.symbols)) {
      // STO_CUDA_ENTRY; functions called from kernels lack it.
      constexpr uint8_t entry = 0x10;
      if (symbol.type != ELF::STT_FUNC || !(symbol.other & entry) ||
          symbol.section >= elf.sections.size())
        continue;
      Expected<KernelResources> kernel = readKernel(index, symbol);
      if (!kernel)
        return kernel.takeError();
      kernels.push_back(std::move(*kernel));
    }
    return kernels;
  }

private:
  /// The SM number moved within e_flags with ELF ABI 8. The variant ("a", "f")
  /// is in neither; ptxas notes its command line.
  Error findTarget() {
    unsigned number =
        elf.abiVersion >= 8 ? elf.flags >> 8 & 0xff : elf.flags & 0xff;
    // ABI 7's flag for sm_90a.
    constexpr uint32_t accelerated = 0x800;
    std::string name = "sm_" + utostr(number);
    if (elf.abiVersion < 8 && (elf.flags & accelerated))
      name += "a";
    if (const ElfSection *note = elf.find(".note.nv.tkinfo"))
      readToolNote(toStringRef(note->contents), name);
    Expected<const GpuTarget *> found = findGpuTarget(name);
    if (!found)
      return found.takeError();
    gpu = *found;
    return Error::success();
  }

  void readToolNote(StringRef note, std::string &name) {
    SmallVector<StringRef> words;
    SplitString(note, words, StringRef("\0 ", 2));
    for (size_t i = 0; i + 1 < words.size(); ++i) {
      StringRef chip = words[i + 1];
      if (words[i] == "-arch" && chip.starts_with(name) &&
          chip.size() <= name.size() + 1 && lookupGpuTarget(chip))
        name = chip.str();
    }
    for (StringRef word : words)
      if (word.size() > 1 && word[0] == 'V' && isDigit(word[1]))
        producer = ("ptxas " + word.drop_front()).str();
  }

  Error readGlobalInfo() {
    const ElfSection *info = elf.find(".nv.info");
    if (!info)
      return Error::success();
    return forEachNvInfo(
        info->contents, ".nv.info", [&](const NvInfoRecord &record) {
          if (record.payload.size() < 8)
            return;
          uint32_t symbol = support::endian::read32le(record.payload.data());
          if (symbol >= elf.symbols.size())
            return;
          FunctionFacts &function = functions[symbol];
          uint32_t number =
              support::endian::read32le(record.payload.data() + 4);
          if (record.attribute == NvInfoAttribute::RegisterCount)
            function.registers = number;
          else if (record.attribute == NvInfoAttribute::FrameSize)
            function.frame = number;
          else if (record.attribute == NvInfoAttribute::MinStackSize)
            function.stack = number;
        });
  }

  Expected<KernelResources> readKernel(uint32_t index,
                                       const ElfSymbol &symbol) {
    KernelResources kernel;
    kernel.file = file.getBufferIdentifier().str();
    kernel.kernel = symbol.name.str();
    kernel.target = gpu->name().str();
    kernel.producer = producer;
    kernel.warpSize = gpu->warpSize;
    const ElfSection &text = elf.sections[symbol.section];
    kernel.codeBytes = text.size;
    kernel.codeOffset = text.contents.data() - file.getBuffer().bytes_begin();
    kernel.instructions = countSass(text.contents, *gpu);
    kernel.tensorColumns = tensorColumnsOf(text.contents, *gpu);
    // Before ABI 8 barriers are in the section's flags, bits 20 to 26.
    if (elf.abiVersion < 8)
      kernel.barriers = text.flags >> 20 & 0x7f;
    const FunctionFacts &facts = functions[index];
    kernel.registers = facts.registers;
    // Before ABI 8 the count is in the section header as well, and in older
    // files only there.
    if (!kernel.registers && gpu->computeCapability < 90 && text.info >> 24)
      kernel.registers = text.info >> 24;
    if (!kernel.registers)
      return createStringError("there is no register count for kernel '" +
                               symbol.name + "'");
    // The zero register counts where a kernel uses all the others.
    if (*kernel.registers > gpu->maxRegistersPerThread + 1)
      return createStringError("kernel '" + symbol.name + "' claims " +
                               Twine(*kernel.registers) + " registers, but " +
                               gpu->name() + " has " +
                               Twine(gpu->maxRegistersPerThread));
    if (facts.frame || facts.stack)
      kernel.stackBytes =
          std::max(facts.frame.value_or(0), facts.stack.value_or(0));
    kernel.staticSharedBytes = staticShared(symbol.name);
    if (Error error = readKernelInfo(kernel, text.contents))
      return std::move(error);
    return kernel;
  }

  /// A record's index, the parameter's number, its offset among the parameters
  /// and, from bit 18 on, its size. Records come in any sequence.
  static void addParameter(ArrayRef<uint8_t> payload,
                           std::vector<KernelParameter> &parameters) {
    if (payload.size() < 12)
      return;
    unsigned number = support::endian::read16le(payload.data() + 4);
    unsigned offset = support::endian::read16le(payload.data() + 6);
    unsigned bytes = support::endian::read32le(payload.data() + 8) >> 18;
    if (parameters.size() <= number)
      parameters.resize(number + 1);
    parameters[number] = {offset, bytes};
  }

  /// From 9.0 on the section includes the reserve of 1 KiB.
  uint64_t staticShared(StringRef name) {
    const ElfSection *shared = elf.find((".nv.shared." + name).str());
    if (!shared)
      return 0;
    uint64_t reserve = gpu->computeCapability >= 90 ? gpu->sharedReserve : 0;
    return shared->size - std::min<uint64_t>(shared->size, reserve);
  }

  Error readKernelInfo(KernelResources &kernel, ArrayRef<uint8_t> code) {
    std::string name = ".nv.info." + kernel.kernel;
    const ElfSection *info = elf.find(name);
    std::optional<ArrayRef<uint8_t>> notes;
    unsigned toolkit = 0, parameterBase = 0;
    if (info) {
      Error error =
          forEachNvInfo(info->contents, name, [&](const NvInfoRecord &record) {
            switch (record.attribute) {
            case NvInfoAttribute::MaxThreads:
              kernel.maxThreadsPerBlock = threadsOf(record.payload);
              break;
            case NvInfoAttribute::RequiredThreads:
              kernel.threadsPerBlock = threadsOf(record.payload);
              break;
            case NvInfoAttribute::MaxRegisters:
              // 255 is every kernel's, that is none.
              if (record.value < gpu->maxRegistersPerThread)
                kernel.registerCap = record.value;
              break;
            case NvInfoAttribute::BarrierCount:
              kernel.barriers = record.value;
              break;
            case NvInfoAttribute::BlocksPerCluster:
              kernel.clusterBlocks = threadsOf(record.payload);
              break;
            case NvInfoAttribute::MovesRegisters:
              kernel.movesRegisters = true;
              break;
            case NvInfoAttribute::ToolkitVersion:
              if (record.payload.size() >= 4)
                toolkit = support::endian::read32le(record.payload.data());
              break;
            case NvInfoAttribute::Annotations:
              notes = record.payload;
              break;
            case NvInfoAttribute::ParameterBank:
              if (record.payload.size() >= 8)
                parameterBase =
                    support::endian::read16le(record.payload.data() + 4);
              break;
            case NvInfoAttribute::Parameter:
              addParameter(record.payload, kernel.parameters);
              break;
            case NvInfoAttribute::IndirectBranchTargets:
              addBranchTargets(record.payload, code, *gpu,
                               kernel.branchTargets);
              break;
            default:
              break;
            }
          });
      if (error)
        return error;
    }
    if (any_of(kernel.parameters, [](const KernelParameter &parameter) {
          return parameter.bytes == 0;
        }))
      kernel.parameters.clear();
    for (KernelParameter &parameter : kernel.parameters)
      parameter.offset += parameterBase;
    return countSpills(kernel, code, notes, toolkit);
  }

  /// ptxas marks each instruction that it added because registers ran out:
  /// pairs of a kind (1) and an offset. What is not marked is the kernel's own
  /// local memory.
  Error countSpills(KernelResources &kernel, ArrayRef<uint8_t> code,
                    std::optional<ArrayRef<uint8_t>> notes, unsigned toolkit) {
    // Toolkits from this one on are known to write the marks (checked with
    // 13.0).
    constexpr unsigned marksSpills = 130;
    bool touchesLocal =
        kernel.instructions->localLoads || kernel.instructions->localStores;
    if (!notes && touchesLocal && toolkit < marksSpills)
      return Error::success();
    Expected<SpillCounts> counts =
        kiln::countSpills(code, notes.value_or(ArrayRef<uint8_t>()), *gpu);
    if (!counts)
      return createStringError("a spill of kernel '" + kernel.kernel + "' " +
                               toString(counts.takeError()));
    kernel.spillStores = counts->stores;
    kernel.spillLoads = counts->loads;
    kernel.spillStoreBytes = counts->storeBytes;
    kernel.spillLoadBytes = counts->loadBytes;
    kernel.sharedSpills = counts->shared;
    kernel.spillOffsets = std::move(counts->offsets);
    kernel.spillsAtLeast = counts->atLeast;
    return Error::success();
  }

  MemoryBufferRef file;
  const ElfView &elf;
  const GpuTarget *gpu = nullptr;
  std::string producer;
  DenseMap<uint32_t, FunctionFacts> functions;
};

} // namespace

Expected<std::vector<KernelResources>> readCubin(MemoryBufferRef file,
                                                 const ElfView &elf) {
  return Cubin(file, elf).read();
}

} // namespace kiln
