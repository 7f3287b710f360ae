//===- Jit.cpp - host code for an emulated kernel -------------------------===//
//
// See Jit.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/Jit.h"
#include "targets/emulator/HostCalls.h"
#include "targets/support/PassAnalyses.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include <mutex>

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

Expected<std::unique_ptr<TargetMachine>> kiln::emu::createHostMachine() {
  static std::once_flag once;
  std::call_once(once, [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
  });
  Expected<orc::JITTargetMachineBuilder> builder =
      orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return builder.takeError();
  builder->setCodeGenOptLevel(CodeGenOptLevel::Less);
  // LLVM 22.1.8 crashes on some halves of vectors that AVX-512 would store
  // together (random seed 3141), and little here is a vector.
  builder->getFeatures().AddFeature("avx512f", false);
  builder->getOptions().EmitStackSizeSection = true;
  return builder->createTargetMachine();
}

/// A light clean-up: the input is optimized or simple, and there are calls
/// between most instructions.
static void optimize(Module &module, TargetMachine &machine) {
  PassBuilder builder(&machine);
  PassAnalyses analyses(builder);
  FunctionPassManager passes;
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/false));
  passes.addPass(InstCombinePass());
  passes.addPass(SimplifyCFGPass());
  ModulePassManager all;
  all.addPass(createModuleToFunctionPassAdaptor(std::move(passes)));
  all.run(module, analyses.modules);
}

/// Sum of the frames in the object's .stack_sizes sections: entries of an
/// 8-byte address and a ULEB128 size.
static Expected<uint64_t> readFrames(MemoryBufferRef buffer) {
  Expected<std::unique_ptr<object::ObjectFile>> file =
      object::ObjectFile::createObjectFile(buffer);
  if (!file)
    return file.takeError();
  uint64_t total = 0;
  for (const object::SectionRef &section : (*file)->sections()) {
    Expected<StringRef> name = section.getName();
    if (!name)
      return name.takeError();
    if (*name != ".stack_sizes")
      continue;
    Expected<StringRef> contents = section.getContents();
    if (!contents)
      return contents.takeError();
    const uint8_t *data = contents->bytes_begin(), *end = contents->bytes_end();
    while (end - data > 8) {
      data += 8;
      unsigned length = 0;
      total += decodeULEB128(data, &length, end);
      data += length;
    }
  }
  return total;
}

Expected<std::unique_ptr<HostCode>>
HostCode::compile(Module &module, TargetMachine &machine,
                  ArrayRef<ConstantTable> constants) {
  optimize(module, machine);
  SmallVector<char, 0> object;
  raw_svector_ostream os(object);
  legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, nullptr,
                                  CodeGenFileType::ObjectFile))
    return createStringError(
        "the host's code generator cannot write object files");
  passes.run(module);

  auto code = std::make_unique<HostCode>();
  auto buffer = std::make_unique<SmallVectorMemoryBuffer>(
      std::move(object), "emulated kernel", false);
  Expected<uint64_t> frames = readFrames(buffer->getMemBufferRef());
  if (!frames)
    return frames.takeError();
  code->frames = *frames;

  Expected<std::unique_ptr<orc::LLJIT>> jit = orc::LLJITBuilder().create();
  if (!jit)
    return jit.takeError();
  code->jit = std::move(*jit);
  orc::SymbolMap map;
  for (HostCall call : hostCalls())
    map[code->jit->mangleAndIntern(call.name)] = {
        orc::ExecutorAddr::fromPtr(call.address), JITSymbolFlags::Exported};
  if (Error error = code->jit->getMainJITDylib().define(
          orc::absoluteSymbols(std::move(map))))
    return error;
  if (Error error = code->jit->addObjectFile(std::move(buffer)))
    return error;
  Expected<orc::ExecutorAddr> entry = code->jit->lookup(kEntryName);
  if (!entry)
    return entry.takeError();
  code->function = entry->toPtr<EntryFn>();
  for (const ConstantTable &constant : constants) {
    Expected<orc::ExecutorAddr> address = code->jit->lookup(constant.name);
    if (!address)
      return address.takeError();
    code->addresses.push_back(address->getValue());
  }
  return code;
}
