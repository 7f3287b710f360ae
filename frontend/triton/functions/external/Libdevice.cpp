//===- Libdevice.cpp - triton.language.extra.libdevice --------------------===//
//
// Each name of Triton's modules stands for several symbols of the vendor's
// library, one for each list of argument types. `extra.libdevice` means the
// library of the GPU that the program is compiled for.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/external/External.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::triton {

namespace {

struct Overload {
  llvm::StringLiteral symbol;
  llvm::StringLiteral arguments; ///< "int32 fp32"
  llvm::StringLiteral result;
};
struct LibraryFunction {
  llvm::StringLiteral name;
  LanguageVersion since;
  Scalar cast; ///< Void: the result stays as it is
  llvm::ArrayRef<Overload> overloads;
};

// The overloads of each function, by library.
namespace cuda {
#define KILN_EXTERN(name, parameters, since, cast, ...)                        \
  constexpr Overload name[] = {__VA_ARGS__};
#include "frontend/triton/functions/external/LibdeviceCuda.def"
} // namespace cuda
namespace hip {
#define KILN_EXTERN(name, parameters, since, cast, ...)                        \
  constexpr Overload name[] = {__VA_ARGS__};
#include "frontend/triton/functions/external/LibdeviceHip.def"
} // namespace hip

const LibraryFunction cudaFunctions[] = {
#define KILN_EXTERN(name, parameters, since, cast, ...)                        \
  {#name, LanguageVersion::since, Scalar::cast, cuda::name},
#include "frontend/triton/functions/external/LibdeviceCuda.def"
};
const LibraryFunction hipFunctions[] = {
#define KILN_EXTERN(name, parameters, since, cast, ...)                        \
  {#name, LanguageVersion::since, Scalar::cast, hip::name},
#include "frontend/triton/functions/external/LibdeviceHip.def"
};

llvm::SmallVector<const Type *> argumentTypes(Emitter &emitter,
                                              const Overload &overload) {
  llvm::SmallVector<const Type *> types;
  for (llvm::StringRef name : llvm::split(overload.arguments, ' '))
    types.push_back(emitter.types.lookup(name));
  return types;
}

const Value *emitFunction(Emitter &emitter, const LibraryFunction &function,
                          Values arguments) {
  llvm::SmallVector<const TensorValue *> tensors;
  llvm::SmallVector<const Type *> types;
  for (const Value *value : arguments) {
    auto *tensor = operandArgument(emitter, value,
                                   "an argument of libdevice." + function.name);
    if (!tensor)
      return nullptr;
    tensors.push_back(tensor);
    types.push_back(tensor->scalar());
  }
  std::string known;
  for (const Overload &overload : function.overloads) {
    llvm::SmallVector<const Type *> wanted = argumentTypes(emitter, overload);
    if (wanted == types) {
      auto *result = callExtern(
          emitter,
          {"", "", overload.symbol, emitter.types.lookup(overload.result)},
          tensors);
      if (!result || function.cast == Scalar::Void)
        return result;
      return cast(emitter, result, emitter.scalar(function.cast));
    }
    known += (known.empty() ? "" : ", ") + typesText(wanted);
  }
  return emitter.error("libdevice." + function.name + ": expected " +
                       (function.overloads.size() == 1 ? "" : "one of ") +
                       known + ", got " + typesText(types));
}

const Value *emitOf(Emitter &emitter, llvm::ArrayRef<LibraryFunction> library,
                    llvm::StringRef name, Values arguments) {
  for (const LibraryFunction &function : library)
    if (function.name == name && function.since <= emitter.options.version)
      return emitFunction(emitter, function, arguments);
  return emitter.error("the device library of " + emitter.options.backend +
                       " has no function " + name);
}

// Which library a module means.
llvm::ArrayRef<LibraryFunction> ofCuda(const LanguageOptions &) {
  return cudaFunctions;
}
llvm::ArrayRef<LibraryFunction> ofHip(const LanguageOptions &) {
  return hipFunctions;
}
llvm::ArrayRef<LibraryFunction> ofTarget(const LanguageOptions &options) {
  return options.backend == "hip" ? ofHip(options) : ofCuda(options);
}

constexpr llvm::StringLiteral parameterTexts[] = {
    "", "arg0", "arg0, arg1", "arg0, arg1, arg2", "arg0, arg1, arg2, arg3"};

} // namespace

/// The record of a function that is looked up in `library`.
#define KILN_EXTERN_OF(library, function, count, release)                      \
  Builtin {                                                                    \
    .name = #function, .parameters = parameterTexts[count],                    \
    .emit =                                                                    \
        [](Emitter &emitter, Values arguments) {                               \
          return emitOf(emitter, library(emitter.options), #function,          \
                        arguments);                                            \
        },                                                                     \
    .since = LanguageVersion::release                                          \
  }

llvm::ArrayRef<Builtin> cudaLibdeviceBuiltins() {
  static const Builtin records[] = {
#define KILN_EXTERN(function, count, release, cast, ...)                       \
  KILN_EXTERN_OF(ofCuda, function, count, release),
#include "frontend/triton/functions/external/LibdeviceCuda.def"
  };
  return records;
}

llvm::ArrayRef<Builtin> hipLibdeviceBuiltins() {
  static const Builtin records[] = {
#define KILN_EXTERN(function, count, release, cast, ...)                       \
  KILN_EXTERN_OF(ofHip, function, count, release),
#include "frontend/triton/functions/external/LibdeviceHip.def"
  };
  return records;
}

llvm::ArrayRef<Builtin> libdeviceBuiltins() {
  // All names of NVIDIA's, and the one that AMD's has beside them.
  static const Builtin records[] = {
#define KILN_EXTERN(function, count, release, cast, ...)                       \
  KILN_EXTERN_OF(ofTarget, function, count, release),
#include "frontend/triton/functions/external/LibdeviceCuda.def"
      KILN_EXTERN_OF(ofTarget, fast_tanhf, 1, V3_6),
  };
  return records;
}

} // namespace kiln::triton
