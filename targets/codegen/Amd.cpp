//===- Amd.cpp - AMD's part: LLVM's assembler and ld.lld ------------------===//
#include "targets/codegen/Requirements.h"
#include "targets/codegen/Vendor.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/ExternalTool.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr const char *amdTriple = "amdgcn-amd-amdhsa";

std::string features(const CodeGenOptions &) { return ""; }

Expected<unsigned> ptxVersion(const GpuTarget &target, unsigned wish) {
  if (!wish)
    return 0;
  return failure("--ptx-version is for NVIDIA's GPUs; ", target.name(),
                 " has no PTX");
}

bool namesChip(StringRef) { return false; }

/// From AMD's instruction set guides: matrix instructions of CDNA and of RDNA
/// are different ones. Of those that LLVM has for both or for some of them the
/// records say more.
const Requirement requirements[] = {
    {"mfma.",
     [](const GpuTarget &gpu) {
       return gpu.accumulators != AccumulatorFile::None;
     },
     "CDNA has it: gfx908, gfx90a, gfx942, gfx950"},
    {"smfmac.",
     [](const GpuTarget &gpu) {
       return gpu.name() == "gfx942" || gpu.name() == "gfx950";
     },
     "gfx942 and gfx950 have it"},
    {"wmma.",
     [](const GpuTarget &gpu) {
       return gpu.name().starts_with("gfx11") ||
              gpu.name().starts_with("gfx12");
     },
     "RDNA 3, RDNA 4 and GFX12.5 have it"},
};

Error checkModule(const Module &module, const CodeGenOptions &options) {
  return checkIntrinsics(module, *options.target, "llvm.amdgcn.",
                         /*ptxVersion=*/0, requirements);
}

std::string finishAssembly(std::string text) { return text; }

/// LLVM 23 and later name the target in another way: "amdgpu9.50-amd-amdhsa-
/// unknown-gfx950" and "amdgcn-amd-amdhsa--gfx950" are the same.
std::string respellTarget(StringRef text) {
  static const Regex newer("amdgpu[0-9.]+-amd-amdhsa-unknown-");
  std::string result;
  SmallVector<StringRef> found;
  while (newer.match(text, &found)) {
    size_t at = found[0].data() - text.data();
    result += (text.take_front(at) + amdTriple + "--").str();
    text = text.drop_front(at + found[0].size());
  }
  return result + text.str();
}

/// AMDGCN text to a relocatable object, in process.
Expected<std::string> assembleObject(StringRef text, const GpuTarget &gpu) {
  Triple triple(amdTriple);
  std::string problem;
  const Target *target = TargetRegistry::lookupTarget(triple, problem);
  if (!target)
    return createStringError(problem);
  SourceMgr sources;
  // No include files: .incbin or .include in a kernel's inline assembly could
  // copy any file of this machine into the code object or a message.
  sources.setVirtualFileSystem(makeIntrusiveRefCnt<vfs::InMemoryFileSystem>());
  std::string messages;
  raw_string_ostream messageStream(messages);
  sources.setDiagHandler(
      [](const SMDiagnostic &diagnostic, void *stream) {
        raw_ostream &os = *static_cast<raw_ostream *>(stream);
        if (diagnostic.getKind() != SourceMgr::DK_Error)
          return;
        diagnostic.print(nullptr, os, /*ShowColors=*/false);
        if (diagnostic.getMessage().starts_with("Could not find in"))
          os << "inline assembly reads no files: put the data into the "
                "kernel's module\n";
      },
      &messageStream);
  sources.AddNewSourceBuffer(
      MemoryBuffer::getMemBufferCopy(respellTarget(text), "assembly"), SMLoc());

  MCTargetOptions options;
  std::unique_ptr<MCRegisterInfo> registers(target->createMCRegInfo(triple));
  std::unique_ptr<MCAsmInfo> asmInfo(
      target->createMCAsmInfo(*registers, triple, options));
  std::unique_ptr<MCSubtargetInfo> subtarget(
      target->createMCSubtargetInfo(triple, gpu.name(), ""));
  std::unique_ptr<MCInstrInfo> instructions(target->createMCInstrInfo());
  MCContext context(triple, asmInfo.get(), registers.get(), subtarget.get(),
                    &sources, &options);
  std::unique_ptr<MCObjectFileInfo> objectInfo(
      target->createMCObjectFileInfo(context, /*PIC=*/false));
  context.setObjectFileInfo(objectInfo.get());

  SmallString<0> object;
  raw_svector_ostream out(object);
  std::unique_ptr<MCAsmBackend> backEnd(
      target->createMCAsmBackend(*subtarget, *registers, options));
  std::unique_ptr<MCObjectWriter> writer = backEnd->createObjectWriter(out);
  std::unique_ptr<MCCodeEmitter> emitter(
      target->createMCCodeEmitter(*instructions, context));
  std::unique_ptr<MCStreamer> streamer(target->createMCObjectStreamer(
      triple, context, std::move(backEnd), std::move(writer),
      std::move(emitter), *subtarget));
  std::unique_ptr<MCAsmParser> parser(
      createMCAsmParser(sources, context, *streamer, *asmInfo));
  std::unique_ptr<MCTargetAsmParser> targetParser(
      target->createMCAsmParser(*subtarget, *parser, *instructions, options));
  parser->setTargetParser(*targetParser);
  if (parser->Run(/*NoInitialTextSection=*/false) || context.hadError())
    return createStringError("assembling for " + gpu.name() + " failed:\n" +
                             messages);
  return std::string(object);
}

/// The assembler fuses nothing, and both programs are done at once.
Expected<std::string> assembleAmd(StringRef text, const GpuTarget &target,
                                  const AssemblyOptions & /*options*/,
                                  std::string &log) {
  Expected<std::string> linker = findLinker();
  if (!linker)
    return linker.takeError();
  Expected<std::string> object = assembleObject(text, target);
  if (!object)
    return object.takeError();
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  if (!folder)
    return folder.takeError();
  std::string input = folder->file("kernel.o"),
              output = folder->file("kernel.hsaco");
  if (Error error = writeFile(input, *object))
    return make_error<EnvironmentError>(toString(std::move(error)));
  const std::string arguments[] = {"-shared", "--no-undefined", input, "-o",
                                   output};
  Expected<std::string> printed =
      runTool(*linker, "ld.lld", arguments, *folder,
              ("linking a code object for " + target.name()).str());
  if (!printed)
    return printed.takeError();
  log = std::move(*printed);
  return readFile(output);
}

} // namespace

const VendorTools &amdTools() {
  static const VendorTools tools = {.triple = amdTriple,
                                    .kernelConvention =
                                        CallingConv::AMDGPU_KERNEL,
                                    .kernelConventionName = "amdgpu_kernel",
                                    .nameLetters = "_$.",
                                    .features = features,
                                    .namesChip = namesChip,
                                    .checkModule = checkModule,
                                    .finishAssembly = finishAssembly,
                                    .assemble = assembleAmd,
                                    .ptxVersion = ptxVersion};
  return tools;
}

} // namespace kiln
