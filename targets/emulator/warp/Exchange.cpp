//===- Exchange.cpp - the operation of an intrinsic -----------------------===//
#include "targets/emulator/warp/Exchange.h"

using namespace kiln;
using namespace kiln::emu;

const ExchangeOp *kiln::emu::findExchange(llvm::StringRef intrinsic,
                                          const GpuTarget &target) {
  for (llvm::ArrayRef<ExchangeOp> rows :
       {nvidiaExchanges(), amdExchanges(), matrixMoves()})
    for (const ExchangeOp &op : rows) {
      llvm::StringRef rest = intrinsic;
      if (rest.consume_front(op.name) && (rest.empty() || rest.front() == '.'))
        return &op;
    }
  if (const ExchangeOp *op = findWarpgroupExchange(intrinsic))
    return op;
  return findMatrixExchange(intrinsic, target);
}
