//===- HsacoReader.cpp - resources out of AMD's code object ---------------===//
//
// The metadata note has what the compiler counted, unrounded; the kernel
// descriptor has the modes the hardware will run in. The descriptor's own
// register counts are granules and lose precision, so they are not read.
//
//===----------------------------------------------------------------------===//
#include "targets/object/HsacoReader.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/amd/AmdInstructions.h"
#include "targets/object/AmdMetadata.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// "Linker: LLD 22.1.8" without the word.
std::string firstString(ArrayRef<uint8_t> bytes) {
  StringRef text = toStringRef(bytes).take_until([](char c) { return c == 0; });
  text.consume_front("Linker: ");
  return text.str();
}

class Hsaco {
public:
  Hsaco(MemoryBufferRef file, const ElfView &elf) : file(file), elf(elf) {}

  Expected<std::vector<KernelResources>> read() {
    Expected<StringRef> note = findMetadata();
    if (!note)
      return note.takeError();
    Expected<AmdMetadata> metadata = AmdMetadata::parse(*note);
    if (!metadata)
      return metadata.takeError();
    if (Error error = findTarget(metadata->target))
      return std::move(error);
    if (const ElfSection *comment = elf.find(".comment"))
      producer = firstString(comment->contents);
    std::vector<KernelResources> kernels;
    for (const AmdKernelMetadata &kernel : metadata->kernels) {
      Expected<KernelResources> resources = readKernel(kernel);
      if (!resources)
        return resources.takeError();
      kernels.push_back(std::move(*resources));
    }
    return kernels;
  }

private:
  Expected<StringRef> findMetadata() {
    Expected<StringRef> note =
        findNote(file, "AMDGPU", ELF::NT_AMDGPU_METADATA);
    if (note && note->empty())
      return createStringError("it has no AMDGPU metadata note (code objects "
                               "before version 3 are not read)");
    return note;
  }

  /// "amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-"
  Error findTarget(StringRef name) {
    if (name.empty())
      return createStringError("its metadata names no target (code objects "
                               "before version 4 are not read)");
    // Features may end with '-', so they are cut off first.
    StringRef processor = name.split(':').first.rsplit('-').second;
    Expected<const GpuTarget *> found = findGpuTarget(processor);
    if (!found)
      return found.takeError();
    gpu = *found;
    return Error::success();
  }

  Expected<KernelResources> readKernel(const AmdKernelMetadata &metadata) {
    KernelResources kernel;
    kernel.file = file.getBufferIdentifier().str();
    kernel.kernel = metadata.name;
    kernel.target = gpu->name().str();
    kernel.producer = producer;
    auto number = [&](StringRef field) { return metadata.number(field); };
    if (!number("vgpr_count"))
      return createStringError("there is no register count for kernel '" +
                               metadata.name + "'");
    if (*number("vgpr_count") > gpu->maxRegistersPerThread)
      return createStringError("kernel '" + metadata.name + "' claims " +
                               Twine(*number("vgpr_count")) +
                               " registers, but " + gpu->name() + " has " +
                               Twine(gpu->maxRegistersPerThread));
    // With a unified file the count is already the total: accumulators start
    // after the others, aligned.
    kernel.registers = number("vgpr_count");
    if (gpu->accumulators != AccumulatorFile::None)
      kernel.agprs = number("agpr_count");
    kernel.scalarRegisters = number("sgpr_count");
    // Recursion or calls through pointers: LLVM writes a guess (16 KiB), or
    // what it knows of.
    if (!number("uses_dynamic_stack").value_or(0))
      kernel.stackBytes = number("private_segment_fixed_size");
    kernel.staticSharedBytes = number("group_segment_fixed_size");
    kernel.vectorSpills = number("vgpr_spill_count");
    kernel.scalarSpills = number("sgpr_spill_count");
    // LLVM counts the 4-byte stores; it keeps no count of the loads.
    if (kernel.vectorSpills)
      kernel.spillStoreBytes = uint64_t(*kernel.vectorSpills) * 4;
    if (kernel.vectorSpills == 0u)
      kernel.spillLoadBytes = 0;
    for (const AmdArgumentMetadata &argument : metadata.arguments)
      if (!argument.isHidden)
        kernel.parameters.push_back(
            {unsigned(argument.offset), unsigned(argument.size)});
    kernel.threadsPerBlock = metadata.requiredThreads;
    kernel.maxThreadsPerBlock = number("max_flat_workgroup_size");
    kernel.warpSize = number("wavefront_size").value_or(gpu->warpSize);
    if (kernel.warpSize != gpu->warpSize &&
        kernel.warpSize != gpu->otherWarpSize)
      return createStringError("kernel '" + metadata.name + "' has waves of " +
                               Twine(kernel.warpSize) + " lanes, which " +
                               gpu->name() + " does not have");
    if (Error error = readDescriptor(kernel, metadata.symbol))
      return std::move(error);
    countInstructions(kernel);
    return kernel;
  }

  const ElfSymbol *findSymbol(StringRef name) {
    for (const std::vector<ElfSymbol> *table :
         {&elf.symbols, &elf.dynamicSymbols})
      for (const ElfSymbol &symbol : *table)
        if (symbol.name == name)
          return &symbol;
    return nullptr;
  }

  /// The bytes of a symbol in its section, at most `size` of them.
  ArrayRef<uint8_t> bytesOf(const ElfSymbol &symbol, uint64_t size) {
    if (symbol.section >= elf.sections.size())
      return {};
    const ElfSection &section = elf.sections[symbol.section];
    uint64_t offset = symbol.value - section.address;
    if (symbol.value < section.address || offset > section.contents.size())
      return {};
    return section.contents.drop_front(offset).take_front(size);
  }

  Error readDescriptor(KernelResources &kernel, StringRef symbolName) {
    const ElfSymbol *symbol = findSymbol(symbolName);
    if (!symbol)
      return createStringError("there is no descriptor '" + symbolName +
                               "' for kernel '" + kernel.kernel + "'");
    ArrayRef<uint8_t> bytes =
        bytesOf(*symbol, sizeof(amdhsa::kernel_descriptor_t));
    if (bytes.size() < sizeof(amdhsa::kernel_descriptor_t))
      return createStringError("the descriptor of kernel '" + kernel.kernel +
                               "' lies outside the file");
    uint32_t modes = support::endian::read32le(
        bytes.data() + amdhsa::COMPUTE_PGM_RSRC1_OFFSET);
    kernel.cuMode = gpu->hasCuMode &&
                    !(modes & amdhsa::COMPUTE_PGM_RSRC1_GFX10_PLUS_WGP_MODE);
    kernel.entry = readEntry(bytes);
    return Error::success();
  }

  /// What the first scalar registers have when a wave begins (LLVM's AMDGPU
  /// user guide, "Initial Kernel Execution State").
  static AmdEntry readEntry(ArrayRef<uint8_t> descriptor) {
    uint32_t modes = support::endian::read32le(
        descriptor.data() + amdhsa::COMPUTE_PGM_RSRC2_OFFSET);
    uint16_t properties = support::endian::read16le(
        descriptor.data() + amdhsa::KERNEL_CODE_PROPERTIES_OFFSET);
    AmdEntry entry;
    if (AMDHSA_BITS_GET(
            properties,
            amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER))
      entry.arguments += 4;
    if (AMDHSA_BITS_GET(properties,
                        amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_DISPATCH_PTR))
      entry.arguments += 2;
    if (AMDHSA_BITS_GET(properties,
                        amdhsa::KERNEL_CODE_PROPERTY_ENABLE_SGPR_QUEUE_PTR))
      entry.arguments += 2;
    entry.blocks = AMDHSA_BITS_GET(
        modes, amdhsa::COMPUTE_PGM_RSRC2_GFX6_GFX120_USER_SGPR_COUNT);
    entry.hasBlock = {
        bool(AMDHSA_BITS_GET(
            modes, amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_X)),
        bool(AMDHSA_BITS_GET(
            modes, amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_Y)),
        bool(AMDHSA_BITS_GET(
            modes, amdhsa::COMPUTE_PGM_RSRC2_ENABLE_SGPR_WORKGROUP_ID_Z))};
    return entry;
  }

  void countInstructions(KernelResources &kernel) {
    const ElfSymbol *symbol = findSymbol(kernel.kernel);
    if (!symbol || symbol->type != ELF::STT_FUNC)
      return;
    ArrayRef<uint8_t> code = bytesOf(*symbol, symbol->size);
    kernel.codeBytes = code.size();
    kernel.codeOffset = code.data() - file.getBuffer().bytes_begin();
    kernel.instructions = countAmd(code, *gpu, kernel.warpSize == 64);
  }

  MemoryBufferRef file;
  const ElfView &elf;
  const GpuTarget *gpu = nullptr;
  std::string producer;
};

} // namespace

Expected<std::vector<KernelResources>> readHsaco(MemoryBufferRef file,
                                                 const ElfView &elf) {
  return Hsaco(file, elf).read();
}

} // namespace kiln
