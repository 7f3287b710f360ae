// The generator of WideKernel.h: straight code in WideKernelValues.cpp,
// branches, loops and the kernel around them in WideKernel.cpp.
#ifndef KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEKERNELGENERATOR_H
#define KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEKERNELGENERATOR_H

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace kiln::test {

/// Which 32-bit words of a value: the lowest bit has the first.
using WordMask = uint32_t;

/// "<4 x i32>"; a scalar has one lane.
struct Lanes {
  unsigned count;
  std::string element;
  std::string type() const {
    return count == 1 ? element
                      : "<" + std::to_string(count) + " x " + element + ">";
  }
  /// The same bits as integers of 32.
  Lanes words() const {
    return {element == "half"  ? count / 2
            : element == "i64" ? count * 2
                               : count,
            "i32"};
  }
  WordMask all() const { return (WordMask(1) << words().count) - 1; }
};

inline Lanes lanesOf(const std::string &type) {
  size_t count = type.find('<'), of = type.find(" x ");
  return count ? Lanes{1, type}
               : Lanes{unsigned(std::stoul(type.substr(1))),
                       type.substr(of + 3, type.size() - of - 4)};
}

class WideKernelGenerator {
public:
  WideKernelGenerator(uint64_t seed, const std::string &processor,
                      bool isDefined)
      : random(seed), isDefined(isDefined),
        isCdna(processor.rfind("gfx9", 0) == 0),
        hasSwaps(processor == "gfx950"), isGfx11(processor == "gfx1100") {}

  std::string module();

private:
  /// Values that may be read, by type.
  using Pools = std::map<std::string, std::vector<std::string>>;

  uint64_t below(uint64_t bound) { return random() % bound; }
  bool chance(unsigned one, unsigned of) { return below(of) < one; }
  std::string number(uint64_t bound) { return std::to_string(below(bound)); }
  std::string fresh() { return "%v" + std::to_string(++names); }
  void line(const std::string &text) { body += "  " + text + "\n"; }
  /// A value that may be read, of which these words are undefined.
  std::string make(const std::string &type, const std::string &text,
                   WordMask undefined = 0) {
    std::string name = fresh();
    line(name + " = " + text);
    pools[type].push_back(name);
    undefinedWords[name] = undefined;
    return name;
  }
  WordMask undefinedOf(const std::string &value) const {
    auto found = undefinedWords.find(value);
    return found == undefinedWords.end() ? 0 : found->second;
  }
  /// A call, whose callee is declared at the end.
  std::string call(const std::string &type, const std::string &callee,
                   const std::string &parameters,
                   const std::string &arguments) {
    declarations[callee] =
        "declare " + type + " " + callee + "(" + parameters + ")";
    return "call " + type + " " + callee + "(" + arguments + ")";
  }
  void startBlock(const std::string &label) {
    body += label + ":\n";
    block = label;
  }

  /// A value of that type, mostly of those made last; loaded, or converted from
  /// another one, where there is none.
  std::string any(const std::string &type);
  std::string anyOf(const Lanes &lanes) { return any(lanes.type()); }
  /// The same, and where behaviour is to be defined, without undefined words.
  std::string whole(const std::string &type);
  Lanes anyWide();
  std::string address();
  std::string inside(const std::string &value, unsigned last,
                     const std::string &base);
  std::string condition();
  std::string plainWords(const Lanes &lanes, const std::string &value);
  void ownMemory();
  void barrier();

  void load();
  void store();
  void store(const Lanes &lanes, const std::string &value);
  void sharedMemory();
  void sharedMemoryInTurn();
  void convert();
  void extract();
  void insert();
  void shuffle();
  void arithmetic();
  std::string product(const std::string &sum, const std::string &added);
  void matrix();
  void swapLanes();
  void otherThreads();
  void select();
  void branch(unsigned depth);
  void loop(unsigned depth);
  void items(unsigned count, unsigned depth);

  std::mt19937_64 random;
  const bool isDefined; ///< an emulator can run it
  const bool isCdna, hasSwaps, isGfx11;
  /// Types of the sums of matrix products.
  const std::vector<std::string> sums =
      isCdna ? std::vector<std::string>{"<16 x float>", "<4 x float>"}
             : std::vector<std::string>{"<8 x float>"};
  unsigned names = 0;
  std::string body, block = "entry";
  Pools pools;
  std::map<std::string, WordMask> undefinedWords;
  /// Whether all threads are here, as operations of a whole wave want it.
  bool isConverged = true;
  /// Whether all threads decide the condition made last alike.
  bool isUniform = true;
  std::map<std::string, std::string> declarations;
};

} // namespace kiln::test

#endif
