#include "targets/isa/OpClass.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

StringRef opClassName(OpClass opClass) {
  static constexpr StringLiteral names[] = {
      "meta",           "move",         "integer",      "integer.multiply",
      "integer.divide", "compare",      "float",        "double",
      "half",           "convert",      "special",      "float.divide",
      "scalar",         "load.global",  "load.shared",  "load.constant",
      "load.local",     "store.global", "store.shared", "store.local",
      "atomic",         "async.copy",   "matrix.load",  "matrix",
      "async.matrix",   "shuffle",      "barrier",      "wait",
      "control",        "unknown"};
  static_assert(std::size(names) == size_t(OpClass::Last) + 1);
  return names[size_t(opClass)];
}

StringRef pipeName(Pipe pipe) {
  static constexpr StringLiteral names[] = {
      "none",   "alu",    "fma",    "double", "special",
      "memory", "shared", "scalar", "matrix", "control"};
  static_assert(std::size(names) == size_t(Pipe::Last) + 1);
  return names[size_t(pipe)];
}

bool isLoad(OpClass opClass) {
  return opClass == OpClass::LoadGlobal || opClass == OpClass::LoadShared ||
         opClass == OpClass::LoadConstant || opClass == OpClass::LoadLocal ||
         opClass == OpClass::MatrixLoad;
}

} // namespace kiln
