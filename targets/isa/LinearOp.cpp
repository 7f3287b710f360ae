#include "targets/isa/LinearOp.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {
#define GET_LinearFormTable_IMPL
#include "targets/isa/Isa.inc"
} // namespace

ArrayRef<LinearOpcode> allLinearOpcodes() { return LinearFormTable; }

const LinearOpcode *lookupLinearOpcode(StringRef name) {
  // TableGen sorts by the first field, which is the name.
  const auto *found = lower_bound(LinearFormTable, name,
                                  [](const LinearOpcode &row, StringRef name) {
                                    return StringRef(row.name) < name;
                                  });
  return found != std::end(LinearFormTable) && name == found->name ? found
                                                                   : nullptr;
}

LinearOp linearOp(StringRef opcode) {
  const LinearOpcode *row = lookupLinearOpcode(opcode);
  return row ? row->op : LinearOp::None;
}

unsigned operandsOf(LinearOp op) {
  switch (op) {
  case LinearOp::None:
    return 0;
  case LinearOp::Value:
  case LinearOp::SignExtend:
  case LinearOp::ZeroExtend:
    return 1;
  case LinearOp::MultiplyAdd:
  case LinearOp::ShiftLeftAdd:
  case LinearOp::MultiplyAddWideSigned:
  case LinearOp::MultiplyAddWide:
    return 3;
  default:
    return 2;
  }
}

bool isWidening(LinearOp op) { return op >= LinearOp::SignExtend; }

} // namespace kiln
