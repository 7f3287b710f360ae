// The whole of a random program: control flow around statements, and results.
#include "test/unit/lowering/random/RandomProgram.h"
#include "test/unit/lowering/random/RandomStatements.h"

namespace kiln::test {
namespace {

class Writer : RandomStatements {
public:
  explicit Writer(uint64_t seed) : RandomStatements(seed) {}

  RandomProgram write() {
    unsigned stages = 1 + below(4);
    for (unsigned count = 2 + below(3); count; --count)
      load();
    statements(4 + below(8), /*depth=*/0);
    storeSome();
    std::string aligned = " {tt.divisibility = 16 : i32}";
    return {"tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>, %half: "
            "!tt.ptr<f16>" +
                aligned + ", %single: !tt.ptr<f32>" + aligned +
                ", %bytes: !tt.ptr<i8>" + aligned + ") {\n" + out +
                "  tt.return\n}\n",
            warps, stages};
  }

private:
  void statements(unsigned count, unsigned depth) {
    while (count--)
      statement(depth);
  }

  void statement(unsigned depth) {
    switch (depth < 2 ? below(20) : 5) {
    case 0:
      return loop(depth);
    case 1:
      return branch(depth);
    case 2:
      return whileLoop(depth);
    case 3:
      return dotLoop();
    case 4:
      return attentionLoop();
    default:
      return dataStatement();
    }
  }

  //===- Control flow -----------------------------------------------------===//

  /// Statements of a region, whose values nobody outside sees, and at the end a
  /// value of the type of `like`, bounded by 15.
  std::string regionResult(const Value &like, unsigned depth) {
    size_t outside = pool.size();
    statements(1 + below(4), depth + 1);
    const Value *found =
        find([&](const Value &v) { return typeOf(v) == typeOf(like); });
    std::string name = limited(found ? *found : like, 15).name;
    pool.resize(outside);
    return name;
  }
  /// How often a loop runs: a constant, or what was computed.
  std::string fewTimes() {
    const Value *found = find([](const Value &value) {
      return value.element == "i32" && value.shape.empty();
    });
    return found && below(2)
               ? binary("arith.andi", found->name, integer(3), "i32")
               : integer(below(4));
  }

  void loop(unsigned depth) {
    Value carried = limited(tensor(), 15), inside = carried;
    std::string from = integer(below(2)), to = fewTimes(),
                step = integer(1 + below(2));
    std::string name = fresh();
    std::string index = fresh();
    inside.name = fresh();
    out += "  " + name + " = scf.for " + index + " = " + from + " to " + to +
           " step " + step + " iter_args(" + inside.name + " = " +
           carried.name + ") -> (" + typeOf(carried) + ") : i32 {\n";
    size_t outside = pool.size();
    pool.push_back(inside);
    pool.push_back({index, "i32", {}});
    std::string result = regionResult(inside, depth);
    out += "  scf.yield " + result + " : " + typeOf(carried) + "\n  }" +
           (below(2) ? " {tt.num_stages = 2 : i32}\n" : "\n");
    pool.resize(outside);
    carried.name = name;
    pool.push_back(carried);
  }

  void branch(unsigned depth) {
    Value like = limited(tensor(), 15);
    std::string id = define("tt.get_program_id x : i32");
    const Value *found = find([](const Value &value) {
      return value.element == "i32" && value.shape.empty();
    });
    std::string condition =
        define("arith.cmpi sgt, " + (found ? found->name : id) + ", " +
               integer(below(3)) + " : i32");
    std::string name = fresh();
    out += "  " + name + " = scf.if " + condition + " -> (" + typeOf(like) +
           ") {\n";
    for (const char *end : {"  } else {\n", "  }\n"}) {
      std::string result = regionResult(like, depth);
      out += "  scf.yield " + result + " : " + typeOf(like) + "\n" + end;
    }
    like.name = name;
    pool.push_back(like);
  }

  /// Counts down from a small number.
  void whileLoop(unsigned depth) {
    Value carried = limited(tensor(), 15), inside = carried;
    std::string type = typeOf(carried), from = fewTimes();
    std::string name = fresh(), n = name + "n", m = name + "m";
    inside.name = name + "x";
    out += "  " + name + ":2 = scf.while (" + n + " = " + from + ", " + name +
           "y = " + carried.name + ") : (i32, " + type + ") -> (i32, " + type +
           ") {\n";
    std::string more =
        define("arith.cmpi sgt, " + n + ", " + integer(0) + " : i32");
    out += "  scf.condition(" + more + ") " + n + ", " + name + "y : i32, " +
           type + "\n  } do {\n  ^bb0(" + m + ": i32, " + inside.name + ": " +
           type + "):\n";
    std::string less = binary("arith.subi", m, integer(1), "i32");
    size_t outside = pool.size();
    pool.push_back(inside);
    std::string result = regionResult(inside, depth);
    out +=
        "  scf.yield " + less + ", " + result + " : i32, " + type + "\n  }\n";
    pool.resize(outside);
    carried.name = name + "#1";
    pool.push_back(carried);
  }

  //===- Results ----------------------------------------------------------===//

  /// Stores as many of the last values as fit before the atomics' words.
  void storeSome() {
    int64_t first = 0;
    for (size_t index = pool.size(); index--;) {
      Value value = pool[index];
      if (value.shape.empty() ||
          first + value.elements() > kRandomOutputWords - kRandomAtomicWords)
        continue;
      if (value.isFloat()) // whole numbers; -0 becomes 0
        value = castTo(castTo(value, "f32"), "i32");
      value = castTo(value, "i32");
      if (value.shape.size() == 2 && below(2))
        storeBlock(value, first);
      else
        storeWords(value, first);
      first += value.elements();
    }
  }
  void storeWords(const Value &value, int64_t first) {
    std::string number = numbers(value.shape), mask;
    if (below(4) == 0)
      mask = ", " + define("arith.cmpi slt, " + number + ", " +
                           constant(value, below(value.elements())) + " : " +
                           typeOf(value));
    std::string at =
        binary("arith.addi", number, constant(value, first), typeOf(value));
    out += "  tt.store " + pointers("%out", value.shape, at) + ", " +
           value.name + mask + " : " + typeOf(value.shape, "!tt.ptr<i32>") +
           "\n";
  }
  void storeBlock(const Value &value, int64_t first) {
    auto wide = [&](int64_t number) {
      return define("arith.constant " + std::to_string(number) + " : i64");
    };
    std::string base =
        define("tt.addptr %out, " + integer(first) + " : !tt.ptr<i32>, i32");
    std::string zero = integer(0), columns = wide(value.shape[1]);
    std::string block = define(
        "tt.make_tensor_ptr " + base + ", [" + wide(value.shape[0]) + ", " +
        columns + "], [" + columns + ", " + wide(1) + "], [" + zero + ", " +
        zero + "] {order = array<i32: 1, 0>} : <" + typeOf(value) + ">");
    out += "  tt.store " + block + ", " + value.name + " : !tt.ptr<" +
           typeOf(value) + ">\n";
  }
};

} // namespace

RandomProgram makeRandomProgram(uint64_t seed) { return Writer(seed).write(); }

} // namespace kiln::test
