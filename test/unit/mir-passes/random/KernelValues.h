// Random LLVM IR without undefined behaviour, first part: values, what is known
// of them, and arithmetic.
#ifndef KILN_TEST_UNIT_MIR_PASSES_RANDOM_KERNELVALUES_H
#define KILN_TEST_UNIT_MIR_PASSES_RANDOM_KERNELVALUES_H

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace kiln::test {

/// Represents 64-bit numbers, signed or not, and sums and products of small
/// ones.
using Number = __int128;

/// A value of the kernel that is being written.
struct IrValue {
  std::string name, type;
  /// An integer's bounds, signed, in every iteration and thread in which it is
  /// computed by the launch that the kernel is made for.
  Number low = 0, high = 0;
  /// Whether all threads of a block have the same.
  bool uniform = false;
};

/// Writes instructions, and knows the values that may be used at its position.
/// Flags (nsw, nuw, disjoint, nneg, samesign) are written only where the bounds
/// show that they hold.
class KernelValues {
protected:
  explicit KernelValues(uint64_t seed) : random(seed) {}

  uint64_t below(uint64_t bound) { return random() % bound; }
  bool chance(unsigned one, unsigned of) { return below(of) < one; }
  Number between(Number low, Number high) {
    return low + Number(below(uint64_t(high - low + 1)));
  }
  template <size_t count>
  std::string oneOf(const char *const (&choices)[count]) {
    return choices[below(count)];
  }

  std::string fresh() { return "%v" + std::to_string(++names); }
  std::string freshLabel(const char *stem) {
    return stem + std::to_string(++names);
  }
  /// Writes a line.
  void line(const std::string &text) { body += "  " + text + "\n"; }
  /// Writes an instruction and gives its result a name.
  std::string make(const std::string &text) {
    std::string name = fresh();
    line(name + " = " + text);
    return name;
  }
  void startBlock(const std::string &label) {
    body += label + ":\n";
    block = label;
  }
  void jump(const std::string &label) { line("br label %" + label); }
  void branch(const std::string &condition, const std::string &yes,
              const std::string &no) {
    line("br i1 " + condition + ", label %" + yes + ", label %" + no);
  }

  IrValue keep(IrValue value) {
    values.push_back(value);
    return value;
  }
  IrValue number(const std::string &name, unsigned bits, Number low,
                 Number high, bool uniform);
  IrValue anyNumber(const std::string &name, unsigned bits, bool uniform);
  IrValue constant(unsigned bits, Number value);

  /// A value of the type that may be used here; one is made if there is none.
  IrValue pick(const std::string &type);
  /// An integer of so many bits whose bounds lie within others; made by a mask,
  /// if need be. `low` is at most 0.
  IrValue pickWithin(unsigned bits, Number low, Number high);
  IrValue pickCondition(bool uniform);

  /// One more value, by some arithmetic.
  void compute();
  IrValue binary(const std::string &op, const IrValue &a, const IrValue &b);
  IrValue resize(const IrValue &value, unsigned bits);
  IrValue masked(const IrValue &value, uint64_t mask);
  IrValue compare(bool uniform);
  /// The bits of a float, those of one kind of NaN if it is one.
  std::string bitsOf(const IrValue &value);

  static unsigned bitsOfType(const std::string &type) {
    return std::stoi(type.substr(1));
  }
  static Number least(unsigned bits) { return -(Number(1) << (bits - 1)); }
  static Number most(unsigned bits) { return (Number(1) << (bits - 1)) - 1; }

  std::mt19937_64 random;
  std::string body, block = "entry";
  std::vector<IrValue> values;

private:
  void integer(unsigned bits);
  void floating();
  void vector();

  unsigned names = 0;
};

/// A number as LLVM IR spells it.
std::string spell(Number value);

} // namespace kiln::test

#endif
