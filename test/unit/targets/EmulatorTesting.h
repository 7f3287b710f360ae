//===- EmulatorTesting.h - small kernels for the emulator's tests ---------===//
//
// Kernels are written as LLVM IR without source lines; locate() gives every
// instruction the line it has in the text, so that tests can tell which lines a
// message names.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TEST_UNIT_TARGETS_EMULATORTESTING_H
#define KILN_TEST_UNIT_TARGETS_EMULATORTESTING_H

#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/async/AsyncCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <cstring>

namespace kiln::testing {

/// Appends debug information: "!dbg !L" after an instruction stands for line L
/// of file kernel.py.
inline std::string locate(llvm::StringRef body) {
  std::string text, locations;
  llvm::SmallVector<llvm::StringRef> lines;
  body.split(lines, '\n');
  bool inside = false;
  unsigned number = 0;
  for (llvm::StringRef line : lines) {
    ++number;
    llvm::StringRef trimmed = line.trim();
    if (trimmed.starts_with("define")) {
      inside = true;
      text += line.rsplit('{').first.str() + "!dbg !3 {\n";
      continue;
    }
    inside &= trimmed != "}";
    bool instruction = inside && !trimmed.empty() && !trimmed.ends_with(":") &&
                       !trimmed.starts_with(";");
    text += line.str();
    if (instruction) {
      text += ", !dbg !" + llvm::utostr(100 + number);
      locations += "!" + llvm::utostr(100 + number) +
                   " = !DILocation(line: " + llvm::utostr(number) +
                   ", column: 7, scope: !3)\n";
    }
    text += "\n";
  }
  return text + R"(
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernel.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
)" + locations;
}

/// A kernel named "kernel", compiled for one GPU, with buffers to run it on.
class EmulatorTest : public ::testing::Test {
protected:
  /// Compiles; the message of the error, or "".
  std::string compile(llvm::StringRef ir, llvm::StringRef gpu) {
    return compileText(locate(ir), gpu);
  }
  /// The same of a text that has its lines, or need not have them.
  std::string compileText(llvm::StringRef text, llvm::StringRef gpu) {
    llvm::LLVMContext context;
    llvm::SMDiagnostic diagnostic;
    std::unique_ptr<llvm::Module> module =
        llvm::parseAssemblyString(text, diagnostic, context);
    if (!module) {
      std::string message;
      llvm::raw_string_ostream os(message);
      diagnostic.print("test", os);
      ADD_FAILURE() << message;
      return message;
    }
    const GpuTarget &target = *lookupGpuTarget(gpu);
    if (llvm::Error error = spellAsyncCopies(*module, target))
      return llvm::toString(std::move(error));
    auto result = EmulatedKernel::create(*module, "kernel", target);
    if (!result)
      return llvm::toString(result.takeError());
    kernel = std::move(*result);
    return "";
  }

  /// Adds a buffer of `values` and returns its argument.
  template <typename T>
  KernelArg buffer(llvm::StringRef name, std::vector<T> values) {
    DeviceBuffer &added = buffers.emplace_back();
    added.name = name.str();
    added.bytes.resize(values.size() * sizeof(T));
    llvm::copy(values, reinterpret_cast<T *>(added.bytes.data()));
    return KernelArg::pointer(buffers.size() - 1);
  }
  template <typename T> std::vector<T> contents(unsigned index) const {
    std::vector<T> values(buffers[index].bytes.size() / sizeof(T));
    llvm::copy(buffers[index].bytes,
               reinterpret_cast<uint8_t *>(values.data()));
    return values;
  }

  /// Launches; the message of the error, or "".
  std::string run(std::vector<KernelArg> args, unsigned blocks,
                  unsigned threads, EmulatorOptions options = {}) {
    LaunchRequest request;
    request.kernel = "kernel";
    request.grid = {blocks, 1, 1};
    request.threads = threads;
    request.args = std::move(args);
    request.buffers = &buffers;
    request.tensorMaps = tensorMaps;
    request.globalScratch = globalScratch;
    request.dynamicShared = dynamicShared;
    return llvm::toString(kernel->run(request, options));
  }

  std::unique_ptr<EmulatedKernel> kernel;
  std::vector<DeviceBuffer> buffers;
  std::vector<TensorMapRecipe> tensorMaps; ///< of the launches
  unsigned globalScratch = 0;              ///< bytes of a block
  unsigned dynamicShared = 0;              ///< the same
};

} // namespace kiln::testing

#endif // KILN_TEST_UNIT_TARGETS_EMULATORTESTING_H
