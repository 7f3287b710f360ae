#include "targets/isa/InstructionMix.h"

namespace kiln {

void InstructionMix::count(OpClass opClass, bool isBranch) {
  branches += isBranch;
  switch (opClass) {
  case OpClass::LoadGlobal:
    ++globalLoads;
    break;
  case OpClass::StoreGlobal:
    ++globalStores;
    break;
  case OpClass::LoadShared:
  case OpClass::MatrixLoad:
    ++sharedLoads;
    break;
  case OpClass::StoreShared:
    ++sharedStores;
    break;
  case OpClass::LoadLocal:
    ++localLoads;
    break;
  case OpClass::StoreLocal:
    ++localStores;
    break;
  case OpClass::Atomic:
    ++atomics;
    break;
  case OpClass::AsyncCopy:
    ++asyncCopies;
    break;
  case OpClass::Barrier:
    ++barriers;
    break;
  case OpClass::Matrix:
  case OpClass::AsyncMatrix:
    ++matrix;
    break;
  default:
    break;
  }
}

} // namespace kiln
