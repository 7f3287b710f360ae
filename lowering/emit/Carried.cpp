// A register of 32 bits holds one half as well as two, and LLVM keeps what
// blocks exchange as it is: a vector of eight halves that was loaded in one
// round and is stored in the next would be taken apart into eight registers
// and put together again. In words it stays the four registers it is.
#include "lowering/emit/Carried.h"
#include "lowering/emit/ElementTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace kiln {

/// Elements of a type that a word of 32 bits carries; 1: they go by themselves.
static unsigned perWord(Thread &thread, Type element) {
  if (!thread.target.carriesWords() || !element.isIntOrFloat())
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
    unsigned count = perWord(thread, type);
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

Registers carried(Thread &thread, ValueRange tileValues) {
  LLVMOpBuilder &ir = thread.ir;
  Registers result;
  for (Value tileValue : tileValues) {
    Registers registers = thread.get(tileValue);
    if (registers.empty())
      continue;
    unsigned count = perWord(thread, registers.front().getType());
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
