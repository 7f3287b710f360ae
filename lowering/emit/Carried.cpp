// A register of 32 bits holds one half as well as two, and LLVM keeps values
// that basic blocks exchange as they are: a vector of eight halves that was
// loaded in one iteration and is stored in the next would be taken apart into
// eight registers and put together again. In words it stays the four registers
// it is.
#include "lowering/emit/Carried.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/emit/ElementTypes.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace kiln {

/// Whether matrix instructions of warpgroups alone take a value, here or after
/// further branches: words in registers that stay as they are.
static bool isForWarpgroups(BlockArgument value,
                            llvm::SmallPtrSetImpl<Value> &seen) {
  if (!seen.insert(value).second)
    return true;
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    if (auto branch = dyn_cast<BranchOpInterface>(use.getOwner())) {
      auto next = branch.getSuccessorBlockArgument(use.getOperandNumber());
      return next && isForWarpgroups(*next, seen);
    }
    return isa<gpu::WarpgroupDotOp, gpu::WarpgroupWaitOp>(use.getOwner());
  });
}

/// Elements of a block's argument that a word of 32 bits carries; 1: they go by
/// themselves.
static unsigned perWord(Thread &thread, BlockArgument argument) {
  Type element = elementType(argument.getType());
  if (!element.isIntOrFloat())
    return 1;
  llvm::SmallPtrSet<Value, 4> seen;
  if (!thread.target.carriesWords() && !isForWarpgroups(argument, seen))
    return 1;
  unsigned bits = element.getIntOrFloatBitWidth();
  return bits == 8 || bits == 16 ? 32 / bits : 1;
}

/// Calls `word` for each group of registers that a word carries, and `single`
/// for each that goes by itself.
static void forEachCarried(unsigned registers, unsigned perWord,
                           llvm::function_ref<void(unsigned)> word,
                           llvm::function_ref<void(unsigned)> single) {
  unsigned first = 0;
  if (perWord > 1)
    for (; first + perWord <= registers; first += perWord)
      word(first);
  for (; first != registers; ++first)
    single(first);
}

void addCarriedArguments(Thread &thread, Block &block, Block *copy) {
  LLVMOpBuilder &ir = thread.ir;
  for (BlockArgument argument : block.getArguments()) {
    ir.setLoc(argument.getLoc());
    Type type = elementType(argument.getType());
    unsigned count = perWord(thread, argument);
    Registers registers;
    forEachCarried(
        registersOf(argument.getType()), count,
        [&](unsigned) {
          Value word = copy->addArgument(ir.getI32Type(), argument.getLoc());
          Value vector = ir.bitcast(VectorType::get(count, type), word);
          for (unsigned index = 0; index != count; ++index)
            registers.push_back(ir.element(vector, index));
        },
        [&](unsigned) {
          registers.push_back(copy->addArgument(type, argument.getLoc()));
        });
    thread.set(argument, registers);
  }
}

Registers carried(Thread &thread, ValueRange tileValues, Block *to) {
  LLVMOpBuilder &ir = thread.ir;
  Registers result;
  for (auto [tileValue, argument] :
       llvm::zip_equal(tileValues, to->getArguments())) {
    Registers registers = thread.get(tileValue);
    if (registers.empty())
      continue;
    unsigned count = perWord(thread, argument);
    forEachCarried(
        registers.size(), count,
        [&](unsigned first) {
          auto elements = ArrayRef<Value>(registers).slice(first, count);
          result.push_back(ir.bitcast(ir.getI32Type(), ir.vector(elements)));
        },
        [&](unsigned index) { result.push_back(registers[index]); });
  }
  return result;
}

} // namespace kiln
