#include "tools/binaries/BinaryFiles.h"

#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/support/Errors.h"
#include "tools/binaries/BinaryPaths.h"
#include "tools/binaries/CodeObjectUri.h"
#include "tools/binaries/LaunchNotes.h"
#include "tools/source/Source.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

/// The first word after `directive` in a line that begins with it; empty: there
/// is none.
StringRef wordBehind(StringRef text, StringRef directive) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    line = line.trim();
    if (line.consume_front(directive) && !line.empty() && isSpace(line.front()))
      return line.trim().split(' ').first.trim("\";,\r");
  }
  return "";
}

/// ".target sm_90a, debug"
StringRef gpuOfPtx(StringRef text) {
  if (wordBehind(text, ".version").empty())
    return "";
  return wordBehind(text, ".target").split(',').first;
}

/// .amdgcn_target "amdgcn-amd-amdhsa--gfx942:sramecc+"
StringRef gpuOfAmd(StringRef text) {
  return wordBehind(text, ".amdgcn_target").split(':').first.rsplit('-').second;
}

/// Text that there is an assembler for: the GPU it says it is for, or nothing.
constexpr StringRef (*assemblers[])(StringRef) = {gpuOfPtx, gpuOfAmd};

/// What an assembler makes of text; null where it is none of an assembler's.
Expected<std::unique_ptr<MemoryBuffer>> assembled(MemoryBufferRef file) {
  StringRef text = file.getBuffer();
  if (text.contains('\0'))
    return nullptr;
  for (auto gpuOf : assemblers) {
    StringRef name = gpuOf(text);
    if (name.empty())
      continue;
    Expected<const GpuTarget *> gpu = findGpuTarget(name);
    if (!gpu)
      return failure("'", file.getBufferIdentifier(),
                     "': ", toString(gpu.takeError()));
    Expected<std::string> object = assemble(text, **gpu);
    if (!object) {
      if (object.errorIsA<EnvironmentError>())
        return object.takeError();
      return failure("'", file.getBufferIdentifier(),
                     "': ", toString(object.takeError()));
    }
    return MemoryBuffer::getMemBufferCopy(*object, file.getBufferIdentifier());
  }
  return nullptr;
}

/// What `kiln compile` takes a file of this suffix for; empty: for none.
StringRef kindBySuffix(StringRef path) {
  return StringSwitch<StringRef>(sys::path::extension(path))
      .Case(".py", "a program in Triton's language")
      .Cases({".ttir", ".mlir"}, "tile IR")
      .Cases({".ll", ".bc"}, "LLVM IR")
      .Default("");
}

} // namespace

Expected<BinaryFile> readBinary(StringRef path) {
  BinaryFile file;
  file.path = path.str();
  bool isUri = isCodeObjectUri(path);
  if (Error error =
          (isUri ? openCodeObject(path) : openFile(path)).moveInto(file.code))
    return std::move(error);
  Expected<std::unique_ptr<MemoryBuffer>> made =
      assembled(file.code->getMemBufferRef());
  if (!made)
    return made.takeError();
  std::string given = launchDigest(file.code->getBuffer());
  if (*made)
    file.code = std::move(*made);
  else if (StringRef kind = kindBySuffix(path); !kind.empty())
    return failure("'", path, "' is ", kind,
                   " and no machine code; compile it first, as by `kiln "
                   "compile ",
                   path, ":KERNEL --target GPU -o KERNEL.cubin`");
  if (Error error = readResources(file.code->getMemBufferRef(), &file.unknown)
                        .moveInto(file.kernels))
    return std::move(error);
  if (path != "-" && !isUri)
    addLaunchNotes(path, given, file.kernels, file.notes);
  return std::move(file);
}

void printNotes(const BinaryFile &file, raw_ostream &os) {
  if (!file.unknown.empty())
    os << "kiln: note: '" << file.path
       << "': left out machine code for GPUs that Kiln does not know: "
       << listOf(file.unknown) << '\n';
  for (const std::string &note : file.notes)
    os << "kiln: note: " << note << '\n';
}

BinaryFiles readBinaries(ArrayRef<std::string> paths) {
  BinaryFiles all;
  auto fail = [&](StringRef path, Error error) {
    bool environment = error.isA<EnvironmentError>();
    all.failures.push_back(
        {path.str(), toString(std::move(error)), environment});
  };
  for (const std::string &path : paths) {
    Expected<std::vector<std::string>> files = filesAt(path);
    if (!files) {
      fail(path, files.takeError());
      continue;
    }
    for (const std::string &name : *files) {
      if (Expected<BinaryFile> file = readBinary(name))
        all.files.push_back(std::move(*file));
      else
        fail(name, file.takeError());
    }
  }
  return all;
}

} // namespace kiln
