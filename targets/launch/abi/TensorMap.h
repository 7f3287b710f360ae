//===- TensorMap.h - tensors that TMA knows by itself ---------------------===//
//
// From sm_90 on one thread copies a box of a tensor between global and shared
// memory (TMA). A *tensor map* describes the tensor: 128 opaque bytes that the
// driver encodes (cuTensorMapEncodeTiled) and the kernel gets as parameters
// after its own. The kernel's attributes have a recipe for each, from the
// launch's arguments, which the launcher follows.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_ABI_TENSORMAP_H
#define KILN_TARGETS_LAUNCH_ABI_TENSORMAP_H

#include "targets/launch/abi/LaunchNumber.h"

namespace llvm {
class Function;
} // namespace llvm

namespace kiln {

/// The recipes of a kernel as a JSON array, on its function; none: it has no
/// such parameters.
inline constexpr llvm::StringLiteral kTensorMapsAttr = "kiln-tensor-maps";
/// Of one parameter, and what its address is a multiple of.
inline constexpr unsigned kTensorMapBytes = 128, kTensorMapAlignment = 64;
/// The same where the kernel makes one itself. PTX ISA, "tensormap.replace" and
/// "tensormap.cp_fenceproxy".
inline constexpr unsigned kMadeTensorMapAlignment = 128;

/// On a kernel's function: bytes of global memory that its launch gives each
/// block, aligned to kMadeTensorMapAlignment. The kernel's last parameter
/// points to those of block 0, after which the others' follow, x fastest.
/// Tensor maps that the kernel makes are there. None: it has no such parameter.
/// (Triton's launchers call it global scratch.)
inline constexpr llvm::StringLiteral kGlobalScratchAttr = "kiln-global-scratch";
/// What that says; 0: nothing.
unsigned globalScratchOf(const llvm::Function &kernel);

/// What is copied by tensor maps, where it can be.
enum class TensorMapUse {
  None,        ///< launches make no maps
  Descriptors, ///< what the kernel reads and writes by tensor descriptors
  Blocks       ///< and what its pointers provably reach as blocks of a tensor
};

/// Element type, as far as out-of-bounds fill and reductions depend on it.
enum class TensorMapElement {
  U8,
  U16,
  U32,
  U64,
  F16,
  BF16,
  F32,
  F64,
  S32,
  S64
};

/// What TMA does to each element of a tensor with one of a box.
enum class TensorReduction { Add, Min, Max, Inc, Dec, And, Or, Xor };

/// PTX's name for it: "add".
llvm::StringRef nameOf(TensorReduction reduction);
std::optional<TensorReduction> tensorReductionOf(llvm::StringRef name);

/// Whether TMA has it for such elements.
bool hasReduction(TensorReduction reduction, TensorMapElement element);

/// Bytes of an element.
unsigned bytesOf(TensorMapElement element);

/// The number by which tensormap.replace knows a type of elements, and back.
unsigned numberInPtx(TensorMapElement element);
std::optional<TensorMapElement> tensorMapElementOf(unsigned numberInPtx);
/// The same of a swizzle of so many bytes; nothing if there is none such.
std::optional<unsigned> swizzleNumberInPtx(unsigned bytes);

/// What a tensor map says, in numbers. Dimensions in the order of the source:
/// the last one is contiguous.
struct TensorMap {
  /// What the encoding of the driver can say (CUDA driver API,
  /// cuTensorMapEncodeTiled).
  static constexpr unsigned kMaxRank = 5, kMaxBox = 256, kAlignment = 16;

  uint64_t base = 0; ///< address of the first element
  TensorMapElement element = TensorMapElement::U8;
  std::vector<uint64_t> sizes;   ///< elements
  std::vector<uint64_t> strides; ///< bytes, but of the last dimension
  std::vector<uint32_t> box;     ///< elements of one copy
  unsigned swizzleBytes = 0;     ///< 0 (none), 32, 64 or 128
  bool fillsNan = false;         ///< what is read outside; else zeros

  unsigned rank() const { return sizes.size(); }
  uint64_t boxBytes() const;
  /// Which of the rules for tensor maps it breaks; empty: none.
  std::string problem() const;
};

/// How to make one of a launch's arguments.
struct TensorMapRecipe {
  unsigned base = 0; ///< the number of the argument that points to it
  TensorMapElement element = TensorMapElement::U8;
  std::vector<LaunchNumber> sizes;   ///< elements
  std::vector<LaunchNumber> strides; ///< elements, but of the last dimension
  std::vector<uint32_t> box;
  unsigned swizzleBytes = 0;
  LaunchNumber fillsNan; ///< not 0: NaNs are read outside
  /// Arguments that the kernel relies on not to be below zero.
  std::vector<unsigned> nonNegative;

  bool operator==(const TensorMapRecipe &) const = default;

  /// Follows it, with the arguments as numbers, pointers as addresses. The
  /// error says which of the rules for tensor maps the arguments break.
  llvm::Expected<TensorMap> follow(llvm::ArrayRef<int64_t> arguments) const;
  /// What is wrong with it whatever the arguments are; empty: nothing.
  std::string problem() const;

  llvm::json::Value json() const;
  static llvm::Expected<TensorMapRecipe> read(const llvm::json::Value &value);
};

/// Those of a kernel, from its attribute and to it.
llvm::Expected<std::vector<TensorMapRecipe>>
tensorMapsOf(const llvm::Function &kernel);
llvm::Expected<std::vector<TensorMapRecipe>>
readTensorMaps(llvm::StringRef text);
std::string textOf(llvm::ArrayRef<TensorMapRecipe> recipes);

/// The name of an element's type in recipes.
llvm::StringRef nameOf(TensorMapElement element);

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_ABI_TENSORMAP_H
