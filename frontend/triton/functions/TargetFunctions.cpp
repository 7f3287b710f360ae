//===- TargetFunctions.cpp - questions about the GPU ----------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Target.h"
#include "frontend/triton/language/Arguments.h"

namespace kiln::triton {

/// `current_target()`: what Triton's GPUTarget says.
static const Value *emitCurrentTarget(Emitter &emitter, Values) {
  const LanguageOptions &options = emitter.options;
  auto text = [&](llvm::StringRef string) {
    return emitter.values.make<StringValue>(string.str());
  };
  const Value *arch = text(options.arch);
  if (int capability = cudaCapability(options))
    arch = emitter.values.integer(capability);
  return emitter.values.make<TupleValue>(
      std::vector<const Value *>{text(options.backend), arch,
                                 emitter.values.integer(options.warpSize)},
      std::vector<std::string>{"backend", "arch", "warp_size"});
}

static const Value *emitIsCuda(Emitter &emitter, Values) {
  return emitter.values.get(emitter.options.backend == "cuda");
}

static const Value *emitIsHip(Emitter &emitter, Values) {
  return emitter.values.get(emitter.options.backend == "hip");
}

static const Value *emitCapabilityIsAtLeast(Emitter &emitter,
                                            Values arguments) {
  auto major = integerArgument(emitter, arguments[0], "`major`");
  auto minor = integerArgument(emitter, arguments[1], "`minor`");
  if (!major || !minor)
    return nullptr;
  int capability = cudaCapability(emitter.options);
  return emitter.values.get(capability != 0 &&
                            capability >= *major * 10 + *minor);
}

/// Whether it is the AMD GPU of that name, or one whose name begins so.
static const Value *isAmd(Emitter &emitter, llvm::StringRef name,
                          bool isPrefix = false) {
  llvm::StringRef arch = emitter.options.arch;
  return emitter.values.get(emitter.options.backend == "hip" &&
                            (isPrefix ? arch.starts_with(name) : arch == name));
}

static const Value *emitIsCdna3(Emitter &emitter, Values) {
  return isAmd(emitter, "gfx942");
}

static const Value *emitIsCdna4(Emitter &emitter, Values) {
  return isAmd(emitter, "gfx950");
}

static const Value *emitIsGfx1250(Emitter &emitter, Values) {
  return isAmd(emitter, "gfx1250", /*isPrefix=*/true);
}

llvm::ArrayRef<Builtin> targetBuiltins() {
  static const Builtin records[] = {
      {.name = "current_target", .parameters = "", .emit = emitCurrentTarget},
      {.name = "is_cuda", .parameters = "", .emit = emitIsCuda},
      {.name = "cuda_capability_geq",
       .parameters = "major, minor=0",
       .emit = emitCapabilityIsAtLeast},
      {.name = "is_hip", .parameters = "", .emit = emitIsHip},
      {.name = "is_hip_cdna3", .parameters = "", .emit = emitIsCdna3},
      {.name = "is_hip_cdna4", .parameters = "", .emit = emitIsCdna4},
      {.name = "is_hip_gfx1250",
       .parameters = "",
       .emit = emitIsGfx1250,
       .since = LanguageVersion::V3_9},
  };
  return records;
}

} // namespace kiln::triton
