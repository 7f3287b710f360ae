// A combiner is evaluated on symbols twice, the second time with its sides
// swapped: what it returns must be the same symbols. Equal ops on equal symbols
// make equal symbols, and so do commutative ops on swapped ones. Comparisons of
// the two sides of one operand, which decide what argmax and its kin select,
// are computed on samples: a pair of numbers for each way in which two numbers
// can compare. So the proof is one for all numbers.
#include "lowering/ops/across/Commutativity.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include <limits>
#include <map>

using namespace mlir;

namespace kiln {
namespace {

/// What the two sides of an operand are taken to be.
struct Sample {
  double left, right;
};

/// The ways in which a side can compare with the other. Signed and unsigned
/// comparisons of integers may differ, where one is negative.
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr Sample kIntegers[] = {{0, 0}, {0, 1}, {1, 0}, {-1, 0}, {0, -1}};
constexpr Sample kFloats[] = {{0, 0},    {0, 1},    {1, 0},
                              {kNaN, 0}, {0, kNaN}, {kNaN, kNaN}};
constexpr unsigned kFloatsWithoutNaN = 3;
/// More operands than this have too many samples to try.
constexpr unsigned kMostCompared = 4;

/// Values as symbols, by number.
class Symbols {
public:
  explicit Symbols(Block &combiner)
      : combiner(combiner), operands(combiner.getNumArguments() / 2) {}

  /// What the combiner returns for these samples, one for each operand; nothing
  /// where it does what this evaluation does not know.
  std::optional<SmallVector<unsigned>> evaluate(ArrayRef<Sample> samples,
                                                bool swapped);

private:
  /// Sides come first, then false and true, then what ops make.
  unsigned sideOf(unsigned operand, bool right) const {
    return 2 * operand + right;
  }
  unsigned truth(bool value) const { return 2 * operands + value; }
  bool isTruth(unsigned symbol) const { return symbol / 2 == operands; }
  unsigned symbolOf(Value value);
  unsigned symbolOf(Operation &op, ArrayRef<Sample> samples);
  std::optional<unsigned> known(Operation &op, ArrayRef<unsigned> inputs,
                                ArrayRef<Sample> samples) const;
  unsigned numbered(std::vector<const void *> kind, ArrayRef<unsigned> inputs);

  Block &combiner;
  unsigned operands;
  DenseMap<Value, unsigned> symbols;
  std::map<std::pair<std::vector<const void *>, std::vector<unsigned>>,
           unsigned>
      numbers;
};

unsigned Symbols::numbered(std::vector<const void *> kind,
                           ArrayRef<unsigned> inputs) {
  return numbers
      .try_emplace({std::move(kind), inputs.vec()},
                   2 * operands + 2 + numbers.size())
      .first->second;
}

/// Of values from outside the combiner, too.
unsigned Symbols::symbolOf(Value value) {
  auto found = symbols.find(value);
  return found != symbols.end() ? found->second
                                : numbered({value.getAsOpaquePointer()}, {});
}

static bool compare(arith::CmpIOp op, double left, double right) {
  return arith::applyCmpPredicate(op.getPredicate(),
                                  APInt(8, int64_t(left), /*isSigned=*/true),
                                  APInt(8, int64_t(right), /*isSigned=*/true));
}

static bool compare(arith::CmpFOp op, double left, double right) {
  return arith::applyCmpPredicate(op.getPredicate(), APFloat(left),
                                  APFloat(right));
}

/// What follows from the samples, and from conditions that are known.
std::optional<unsigned> Symbols::known(Operation &op, ArrayRef<unsigned> inputs,
                                       ArrayRef<Sample> samples) const {
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    if (auto value = dyn_cast<BoolAttr>(constant.getValue()))
      return truth(value.getValue());
    return std::nullopt;
  }
  if (isa<arith::CmpIOp, arith::CmpFOp>(op)) {
    unsigned operand = inputs[0] / 2;
    if (operand >= operands || inputs[1] / 2 != operand)
      return std::nullopt;
    auto number = [&](unsigned side) {
      return side % 2 ? samples[operand].right : samples[operand].left;
    };
    double left = number(inputs[0]), right = number(inputs[1]);
    if (auto integers = dyn_cast<arith::CmpIOp>(op))
      return truth(compare(integers, left, right));
    return truth(compare(cast<arith::CmpFOp>(op), left, right));
  }
  if (isa<arith::SelectOp>(op)) {
    if (inputs[1] == inputs[2])
      return inputs[1];
    if (isTruth(inputs[0]))
      return inputs[inputs[0] == truth(true) ? 1 : 2];
    return std::nullopt;
  }
  if (!isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op) ||
      !isTruth(inputs[0]) || !isTruth(inputs[1]))
    return std::nullopt;
  bool left = inputs[0] == truth(true), right = inputs[1] == truth(true);
  return truth(isa<arith::AndIOp>(op)  ? left && right
               : isa<arith::OrIOp>(op) ? left || right
                                       : left != right);
}

unsigned Symbols::symbolOf(Operation &op, ArrayRef<Sample> samples) {
  SmallVector<unsigned> inputs;
  for (Value input : op.getOperands())
    inputs.push_back(symbolOf(input));
  if (std::optional<unsigned> symbol = known(op, inputs, samples))
    return *symbol;
  if (op.hasTrait<OpTrait::IsCommutative>())
    llvm::sort(inputs);
  return numbered({op.getName().getAsOpaquePointer(),
                   op.getAttrDictionary().getAsOpaquePointer(),
                   op.getResult(0).getType().getAsOpaquePointer()},
                  inputs);
}

std::optional<SmallVector<unsigned>> Symbols::evaluate(ArrayRef<Sample> samples,
                                                       bool swapped) {
  symbols.clear();
  for (auto [index, argument] : llvm::enumerate(combiner.getArguments())) {
    unsigned operand = index % operands;
    auto [left, right] = samples[operand];
    // Equal sides are one, and so is any NaN.
    bool isSame = left == right || (left != left && right != right),
         isRight = (index >= operands) != swapped;
    symbols[argument] = sideOf(operand, isRight && !isSame);
  }
  for (Operation &op : combiner.without_terminator()) {
    if (op.getNumRegions() || op.getNumResults() != 1 ||
        !isMemoryEffectFree(&op))
      return std::nullopt;
    unsigned symbol = symbolOf(op, samples);
    symbols[op.getResult(0)] = symbol;
  }
  SmallVector<unsigned> results;
  for (Value result : combiner.getTerminator()->getOperands())
    results.push_back(symbolOf(result));
  return results;
}

/// Whether a combiner asks which side is NaN. One that does not treats NaN on
/// either side alike, so it is symmetric, or takes a fixed side then: of x, NaN
/// and y either only x or only y, or both are compared, as they are grouped. It
/// is not associative, and what becomes of NaN is open.
bool asksForNaN(Block &combiner) {
  return llvm::any_of(combiner.getOps<arith::CmpFOp>(), [](arith::CmpFOp op) {
    return op.getLhs() == op.getRhs() ||
           op.getPredicate() == arith::CmpFPredicate::UNO ||
           op.getPredicate() == arith::CmpFPredicate::ORD;
  });
}

/// Samples for each operand: of one that nothing compares, sides that differ.
SmallVector<ArrayRef<Sample>> samplesOf(Block &combiner) {
  bool withNaN = asksForNaN(combiner);
  unsigned operands = combiner.getNumArguments() / 2;
  SmallVector<ArrayRef<Sample>> samples;
  for (unsigned operand = 0; operand < operands; ++operand) {
    auto isCompared = [&](Value side) {
      return llvm::any_of(side.getUsers(), [](Operation *user) {
        return isa<arith::CmpIOp, arith::CmpFOp>(user);
      });
    };
    Value left = combiner.getArgument(operand),
          right = combiner.getArgument(operand + operands);
    if (!isCompared(left) && !isCompared(right))
      samples.push_back(ArrayRef(kIntegers[1]));
    else if (!isa<FloatType>(left.getType()))
      samples.push_back(kIntegers);
    else
      samples.push_back(withNaN
                            ? ArrayRef(kFloats)
                            : ArrayRef(kFloats).take_front(kFloatsWithoutNaN));
  }
  return samples;
}

} // namespace

bool isCommutative(Block &combiner) {
  SmallVector<ArrayRef<Sample>> choices = samplesOf(combiner);
  if (llvm::count_if(choices, [](ArrayRef<Sample> of) {
        return of.size() > 1;
      }) > kMostCompared)
    return false;
  unsigned combinations = 1;
  for (ArrayRef<Sample> choice : choices)
    combinations *= choice.size();
  Symbols symbols(combiner);
  for (unsigned combination = 0; combination < combinations; ++combination) {
    SmallVector<Sample> samples;
    unsigned rest = combination;
    for (ArrayRef<Sample> choice : choices) {
      samples.push_back(choice[rest % choice.size()]);
      rest /= choice.size();
    }
    auto results = symbols.evaluate(samples, /*swapped=*/false);
    if (!results || results != symbols.evaluate(samples, /*swapped=*/true))
      return false;
  }
  return true;
}

} // namespace kiln
