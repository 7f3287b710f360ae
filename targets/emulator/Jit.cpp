//===- Jit.cpp - host code for an emulated kernel -------------------------===//
//
// See Jit.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/Jit.h"
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
#include <cmath>
#include <cstring>
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

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

// Float to bfloat, which the host's C library may lack. Like the compiler's
// own, the result travels in the low bits of a float register.
static float truncateToBfloat(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  uint32_t result = std::isnan(value)
                        ? (bits >> 16 | 0x40)
                        : (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  float carrier;
  std::memcpy(&carrier, &result, 4);
  return carrier;
}
static float truncateDoubleToBfloat(double value) {
  // Rounding twice is wrong unless the first rounding keeps an odd last bit
  // whenever it was inexact.
  float nearest = float(value);
  uint32_t bits;
  std::memcpy(&bits, &nearest, 4);
  if (!std::isnan(value) && !std::isinf(nearest) && double(nearest) != value &&
      !(bits & 1))
    bits += (std::fabs(double(nearest)) < std::fabs(value)) ? 1 : -1;
  std::memcpy(&nearest, &bits, 4);
  return truncateToBfloat(nearest);
}

template <typename Result, typename... Params>
static void *addressOf(Result (*fn)(Params...)) {
  return reinterpret_cast<void *>(fn);
}

/// Everything compiled code may call: the runtime, and what the code generator
/// turns intrinsics into. Named one by one, so that a static program without
/// exported symbols works too.
static std::vector<std::pair<const char *, void *>> symbols() {
  using F = float (*)(float);
  using D = double (*)(double);
  using F2 = float (*)(float, float);
  using D2 = double (*)(double, double);
#define RUNTIME(name) {#name, addressOf(name)}
#define MATH1(name)                                                            \
  {#name, addressOf(D(std::name))}, {#name "f", addressOf(F(std::name))}
#define MATH2(name)                                                            \
  {#name, addressOf(D2(std::name))}, { #name "f", addressOf(F2(std::name)) }
  return {
      RUNTIME(kiln_emu_read),
      RUNTIME(kiln_emu_write),
      RUNTIME(kiln_emu_read_masked),
      RUNTIME(kiln_emu_write_masked),
      RUNTIME(kiln_emu_atomic_begin),
      RUNTIME(kiln_emu_atomic_end),
      RUNTIME(kiln_emu_fence),
      RUNTIME(kiln_emu_barrier),
      RUNTIME(kiln_emu_barrier_arrive),
      RUNTIME(kiln_emu_registers),
      RUNTIME(kiln_emu_exchange),
      RUNTIME(kiln_emu_copy),
      RUNTIME(kiln_emu_copy_commit),
      RUNTIME(kiln_emu_copy_wait),
      RUNTIME(kiln_emu_copy_wait_all),
      RUNTIME(kiln_emu_mbarrier_init),
      RUNTIME(kiln_emu_mbarrier_invalidate),
      RUNTIME(kiln_emu_mbarrier_arrive),
      RUNTIME(kiln_emu_mbarrier_test),
      RUNTIME(kiln_emu_mbarrier_copies),
      RUNTIME(kiln_emu_matrix_fence),
      RUNTIME(kiln_emu_matrix_begin),
      RUNTIME(kiln_emu_matrix_read),
      RUNTIME(kiln_emu_matrix_commit),
      RUNTIME(kiln_emu_matrix_wait),
      RUNTIME(kiln_emu_matrix_use),
      RUNTIME(kiln_emu_tensor_load),
      RUNTIME(kiln_emu_tensor_store),
      RUNTIME(kiln_emu_tensor_reduce),
      RUNTIME(kiln_emu_map_replace),
      RUNTIME(kiln_emu_map_publish),
      RUNTIME(kiln_emu_map_acquire),
      RUNTIME(kiln_emu_bulk_commit),
      RUNTIME(kiln_emu_bulk_wait),
      RUNTIME(kiln_emu_proxy_fence),
      RUNTIME(kiln_emu_refuel),
      RUNTIME(kiln_emu_divide_by_zero),
      RUNTIME(kiln_emu_trap),
      RUNTIME(kiln_emu_print),
      RUNTIME(kiln_emu_assert),
      RUNTIME(memcpy),
      RUNTIME(memmove),
      RUNTIME(memset),
      {"__truncsfbf2", addressOf(truncateToBfloat)},
      {"__truncdfbf2", addressOf(truncateDoubleToBfloat)},
      MATH1(exp),
      MATH1(exp2),
      MATH1(log),
      MATH1(log2),
      MATH1(log10),
      MATH1(sin),
      MATH1(cos),
      MATH1(tan),
      MATH1(asin),
      MATH1(acos),
      MATH1(atan),
      MATH1(sinh),
      MATH1(cosh),
      MATH1(tanh),
      MATH1(sqrt),
      MATH1(floor),
      MATH1(ceil),
      MATH1(trunc),
      MATH1(round),
      MATH1(rint),
      MATH1(nearbyint),
      MATH1(erf),
      MATH2(pow),
      MATH2(fmod),
      MATH2(atan2),
      MATH2(fmin),
      MATH2(fmax),
      {"fma",
       addressOf(static_cast<double (*)(double, double, double)>(std::fma))},
      {"fmaf",
       addressOf(static_cast<float (*)(float, float, float)>(std::fma))},
      {"ldexp", addressOf(static_cast<double (*)(double, int)>(std::ldexp))},
      {"ldexpf", addressOf(static_cast<float (*)(float, int)>(std::ldexp))},
  };
#undef RUNTIME
#undef MATH1
#undef MATH2
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// A light clean-up: the input is optimized or simple, and calls stand between
/// most instructions.
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
  for (auto [name, address] : symbols())
    map[code->jit->mangleAndIntern(name)] = {
        orc::ExecutorAddr::fromPtr(address), JITSymbolFlags::Exported};
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
