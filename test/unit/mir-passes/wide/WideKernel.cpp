#include "test/unit/mir-passes/wide/WideKernel.h"
#include <map>
#include <random>
#include <vector>

namespace kiln::test {
namespace {

/// "<4 x i32>"; a scalar has one lane.
struct Lanes {
  unsigned count;
  std::string element;
  std::string type() const {
    return count == 1 ? element
                      : "<" + std::to_string(count) + " x " + element + ">";
  }
};

class WideKernelGenerator {
public:
  WideKernelGenerator(uint64_t seed, const std::string &processor)
      : random(seed), isCdna(processor.rfind("gfx9", 0) == 0),
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
  std::string make(const std::string &type, const std::string &text) {
    std::string name = fresh();
    line(name + " = " + text);
    pools[type].push_back(name);
    return name;
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
  Lanes anyWide();
  std::string address();
  std::string condition();

  void load();
  void store();
  void store(const std::string &type, const std::string &value);
  void sharedMemory();
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
  const bool isCdna, hasSwaps, isGfx11;
  /// Types of the sums of matrix products.
  const std::vector<std::string> sums =
      isCdna ? std::vector<std::string>{"<16 x float>", "<4 x float>"}
             : std::vector<std::string>{"<8 x float>"};
  unsigned names = 0;
  std::string body, block = "entry";
  Pools pools;
  std::map<std::string, std::string> declarations;
};

std::string WideKernelGenerator::address() {
  std::string offset = fresh(), pointer = fresh();
  line(offset + " = add i32 %base, " + std::to_string(16 * below(64)));
  std::string to = chance(1, 2) ? "%p" : "%q",
              by = chance(1, 3) ? any("i32") : offset;
  line(pointer + " = getelementptr inbounds i8, ptr addrspace(1) " + to +
       ", i32 " + by);
  return pointer;
}

std::string WideKernelGenerator::any(const std::string &type) {
  std::vector<std::string> &known = pools[type];
  if (known.empty()) {
    if (type == "i32")
      return "%base";
    std::string pointer = address();
    return make(type, "load " + type + ", ptr addrspace(1) " + pointer +
                          ", align 16");
  }
  size_t last = std::min<size_t>(known.size(), 6);
  return chance(3, 4) ? known[known.size() - 1 - below(last)]
                      : known[below(known.size())];
}

Lanes WideKernelGenerator::anyWide() {
  static const unsigned counts[] = {2, 3, 4, 4, 8, 16};
  return {counts[below(6)], chance(1, 2) ? "i32" : "float"};
}

std::string WideKernelGenerator::condition() {
  std::string name = fresh();
  std::string value = chance(1, 3) ? "%n" : any("i32"); // %n: all threads alike
  line(name + " = icmp ult i32 " + value + ", " + number(64));
  return name;
}

void WideKernelGenerator::load() {
  std::string type = anyWide().type();
  std::string pointer = address(),
              how = chance(1, 8) ? "load volatile " : "load ",
              alignment = chance(1, 4) ? "4" : "16";
  make(type,
       how + type + ", ptr addrspace(1) " + pointer + ", align " + alignment);
}

void WideKernelGenerator::store(const std::string &type,
                                const std::string &value) {
  std::string pointer = address();
  line("store " + type + " " + value + ", ptr addrspace(1) " + pointer +
       ", align 4");
}

void WideKernelGenerator::store() {
  std::string type = chance(1, 3) ? "i32" : anyWide().type();
  store(type, any(type));
}

void WideKernelGenerator::sharedMemory() {
  std::string type = anyWide().type(), value = any(type);
  std::string to = fresh(), from = fresh();
  for (const std::string &pointer : {to, from})
    line(pointer + " = getelementptr i8, ptr addrspace(3) @shared, i32 " +
         (pointer == to ? "%slot" : any("i32")));
  line("store " + type + " " + value + ", ptr addrspace(3) " + to +
       ", align 16");
  if (chance(1, 2)) {
    line("fence syncscope(\"workgroup\") release");
    line(call("void", "@llvm.amdgcn.s.barrier", "", ""));
    line("fence syncscope(\"workgroup\") acquire");
  }
  std::string loaded = anyWide().type();
  make(loaded, "load " + loaded + ", ptr addrspace(3) " + from + ", align 16");
}

void WideKernelGenerator::convert() {
  static const std::pair<Lanes, Lanes> alike[] = {
      {{4, "i32"}, {8, "half"}},    {{2, "i32"}, {4, "half"}},
      {{8, "i32"}, {16, "half"}},   {{2, "i32"}, {1, "i64"}},
      {{4, "float"}, {4, "i32"}},   {{8, "float"}, {8, "i32"}},
      {{16, "float"}, {16, "i32"}}, {{2, "float"}, {2, "i32"}},
      {{1, "float"}, {1, "i32"}},
  };
  auto [one, other] = alike[below(std::size(alike))];
  if (chance(1, 2))
    std::swap(one, other);
  make(other.type(),
       "bitcast " + one.type() + " " + anyOf(one) + " to " + other.type());
}

void WideKernelGenerator::extract() {
  Lanes wide = anyWide();
  std::string value = anyOf(wide);
  make(wide.element, "extractelement " + wide.type() + " " + value + ", i32 " +
                         number(wide.count));
}

/// Into a value, or into nothing, which leaves lanes undefined.
void WideKernelGenerator::insert() {
  Lanes wide = anyWide();
  unsigned times = 1 + below(3);
  std::string into = chance(1, 3) ? "poison" : anyOf(wide);
  for (unsigned i = 0; i != times; ++i) {
    std::string lane = any(wide.element);
    into = make(wide.type(), "insertelement " + wide.type() + " " + into +
                                 ", " + wide.element + " " + lane + ", i32 " +
                                 number(wide.count));
  }
}

void WideKernelGenerator::shuffle() {
  Lanes from = anyWide(), to = anyWide();
  to.element = from.element;
  std::string one = anyOf(from), other = chance(1, 2) ? "poison" : anyOf(from);
  std::string mask;
  for (unsigned i = 0; i != to.count; ++i)
    (mask += i ? ", i32 " : "i32 ") +=
        chance(1, 5) ? "poison" : number(2 * from.count);
  make(to.type(), "shufflevector " + from.type() + " " + one + ", " +
                      from.type() + " " + other + ", <" +
                      std::to_string(to.count) + " x i32> <" + mask + ">");
}

void WideKernelGenerator::arithmetic() {
  static const char *const integers[] = {"add", "xor", "mul", "and", "sub"};
  static const char *const floats[] = {"fadd", "fmul", "fsub"};
  Lanes lanes =
      chance(1, 3) ? Lanes{1, chance(1, 2) ? "i32" : "float"} : anyWide();
  std::string one = anyOf(lanes);
  std::string other = lanes.element == "i32" && lanes.count == 1 && chance(1, 2)
                          ? number(1024)
                          : anyOf(lanes);
  std::string operation =
      lanes.element == "i32" ? integers[below(5)] : floats[below(3)];
  make(lanes.type(), operation + " " + lanes.type() + " " + one + ", " + other);
}

/// A matrix product, added to a value of that type, which is 4, 8, or 16 floats.
std::string WideKernelGenerator::product(const std::string &sum,
                                         const std::string &added) {
  bool isLong = hasSwaps && chance(1, 2);
  std::string factor = isGfx11             ? "<16 x half>"
                       : isCdna && !isLong ? "<4 x half>"
                                           : "<8 x half>";
  std::string left = any(factor), right = any(factor);
  std::string parameters = factor + ", " + factor + ", " + sum,
              arguments = factor + " " + left + ", " + factor + " " + right +
                          ", " + sum + " " + added;
  if (!isCdna)
    return make(sum, call(sum,
                          "@llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32." +
                              std::string(isGfx11 ? "v16f16" : "v8f16"),
                          parameters, arguments));
  bool isLarge = sum == "<16 x float>";
  std::string name = isLarge ? (isLong ? "32x32x16.f16" : "32x32x8f16")
                             : (isLong ? "16x16x32.f16" : "16x16x16f16");
  return make(sum, call(sum, "@llvm.amdgcn.mfma.f32." + name,
                        parameters + ", i32 immarg, i32 immarg, i32 immarg",
                        arguments + ", i32 0, i32 0, i32 0"));
}

void WideKernelGenerator::matrix() {
  const std::string &sum = sums[below(sums.size())];
  product(sum, chance(1, 8) ? "zeroinitializer" : any(sum));
}

/// Two results of one instruction, of which one may be dead.
void WideKernelGenerator::swapLanes() {
  if (!hasSwaps)
    return otherThreads();
  std::string one = any("i32"), other = chance(1, 4) ? one : any("i32"),
              rows = chance(1, 2) ? "32" : "16";
  std::string pair =
      make("{ i32, i32 }",
           call("{ i32, i32 }", "@llvm.amdgcn.permlane" + rows + ".swap",
                "i32, i32, i1 immarg, i1 immarg",
                "i32 " + one + ", i32 " + other + ", i1 false, i1 false"));
  unsigned which = below(3);
  for (unsigned lane : {0u, 1u})
    if (which == 2 || which == lane)
      make("i32",
           "extractvalue { i32, i32 } " + pair + ", " + std::to_string(lane));
}

void WideKernelGenerator::otherThreads() {
  std::string value = any("i32");
  switch (below(4)) {
  case 0: {
    std::string other = any("i32");
    make("i32", call("i32", "@llvm.amdgcn.ds.bpermute", "i32, i32",
                     "i32 " + other + ", i32 " + value));
    return;
  }
  case 1: {
    std::string kept = any("i32"), control = std::to_string(0x111 + below(8)),
                rows = std::to_string(1 + below(15)),
                bound = chance(1, 2) ? "true" : "false";
    make("i32", call("i32", "@llvm.amdgcn.update.dpp.i32",
                     "i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg",
                     "i32 " + kept + ", i32 " + value + ", i32 " + control +
                         ", i32 " + rows + ", i32 15, i1 " + bound));
    return;
  }
  case 2:
    make("i32",
         call("i32", "@llvm.amdgcn.readfirstlane.i32", "i32", "i32 " + value));
    return;
  default:
    make("i32", call("i32", "@llvm.amdgcn.mov.dpp.i32",
                     "i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg",
                     "i32 " + value + ", i32 " + number(256) +
                         ", i32 15, i32 15, i1 true"));
  }
}

void WideKernelGenerator::select() {
  std::string type = anyWide().type(), test = condition();
  std::string one = any(type), other = any(type);
  make(type, "select i1 " + test + ", " + type + " " + one + ", " + type + " " +
                 other);
}

void WideKernelGenerator::branch(unsigned depth) {
  std::string number = std::to_string(++names);
  std::string yes = "yes" + number, no = "no" + number, join = "join" + number;
  std::string type = chance(1, 4) ? "i32" : anyWide().type();
  std::string before = any(type);
  bool hasElse = chance(1, 2);
  std::string test = condition();
  line("br i1 " + test + ", label %" + yes + ", label %" +
       (hasElse ? no : join));
  std::string from = block;
  Pools outside = pools;
  startBlock(yes);
  items(1 + below(5), depth);
  std::string there = any(type), last = block;
  line("br label %" + join);
  pools = outside;
  std::string other = before;
  if (hasElse) {
    startBlock(no);
    items(1 + below(5), depth);
    other = any(type);
    from = block;
    line("br label %" + join);
    pools = outside;
  }
  startBlock(join);
  make(type, "phi " + type + " [ " + there + ", %" + last + " ], [ " + other +
                 ", %" + from + " ]");
}

void WideKernelGenerator::loop(unsigned depth) {
  std::string number = std::to_string(++names);
  std::string header = "loop" + number, exit = "exit" + number,
              counter = "%i" + number, entry = block;
  struct Carried {
    std::string type, name, before, after;
  };
  std::vector<Carried> carried(1 + below(chance(1, 2) ? 24 : 4));
  for (Carried &one : carried) {
    one.type = chance(2, 3)   ? sums[below(sums.size())]
               : chance(1, 3) ? "i32"
                              : anyWide().type();
    one.name = fresh();
    one.before =
        chance(1, 4) && one.type != "i32" ? "zeroinitializer" : any(one.type);
  }
  line("br label %" + header);
  Pools outside = pools;
  startBlock(header);
  // What the loop carries is known at its end, and written at its beginning.
  std::string inside;
  std::swap(body, inside);
  for (Carried &one : carried)
    pools[one.type].push_back(one.name);
  pools["i32"].push_back(counter);
  items(4 + below(14), depth);
  bool isProduct = chance(3, 4);
  for (Carried &one : carried) {
    if (isProduct && (one.type == sums.front() || one.type == sums.back()))
      one.after = product(one.type, one.name);
    else
      one.after = any(one.type);
  }
  std::string next = fresh(), test = fresh();
  line(next + " = add i32 " + counter + ", 1");
  line(test + " = icmp slt i32 " + next + ", " +
       (chance(1, 4) ? any("i32") : "%n"));
  line("br i1 " + test + ", label %" + header + ", label %" + exit);
  std::swap(body, inside);
  line(counter + " = phi i32 [ 0, %" + entry + " ], [ " + next + ", %" + block +
       " ]");
  for (const Carried &one : carried)
    line(one.name + " = phi " + one.type + " [ " + one.before + ", %" + entry +
         " ], [ " + one.after + ", %" + block + " ]");
  body += inside;
  pools = outside;
  for (const Carried &one : carried)
    pools[one.type].push_back(one.after);
  startBlock(exit);
  for (const Carried &one : carried)
    if (chance(3, 4)) // else it may be dead
      store(one.type, one.after);
}

void WideKernelGenerator::items(unsigned count, unsigned depth) {
  for (unsigned i = 0; i != count; ++i) {
    unsigned kind = below(24);
    if (kind < 3)
      load();
    else if (kind < 4)
      store();
    else if (kind < 6)
      sharedMemory();
    else if (kind < 8)
      convert();
    else if (kind < 10)
      extract();
    else if (kind < 12)
      insert();
    else if (kind < 14)
      shuffle();
    else if (kind < 16)
      arithmetic();
    else if (kind < 18)
      matrix();
    else if (kind < 20)
      swapLanes();
    else if (kind < 21)
      otherThreads();
    else if (kind < 22)
      select();
    else if (!depth)
      extract();
    else if (kind < 23)
      branch(depth - 1);
    else
      loop(depth - 1);
  }
}

std::string WideKernelGenerator::module() {
  line("%tid = " + call("i32", "@llvm.amdgcn.workitem.id.x", "", ""));
  line("%base = shl i32 %tid, 4");
  line("%slot = and i32 %base, 4080");
  items(3 + below(8), 1);
  loop(1);
  items(2 + below(8), 2);
  for (unsigned i = 0; i != 4; ++i)
    store();
  // Values of every kind, so that little of the kernel is dead.
  for (const char *type : {"<16 x float>", "<8 x float>", "<4 x float>", "i32"})
    for (unsigned i = 0; i != 4 && i < pools[type].size(); ++i)
      store(type, pools[type].rbegin()[i]);
  std::string text =
      "@shared = internal addrspace(3) global [8192 x i8] poison, align 16\n";
  for (const auto &[callee, declaration] : declarations)
    text += declaration + "\n";
  unsigned most = isCdna ? 8 : 16;
  std::string waves =
      std::to_string(chance(1, 3) ? 1 : most / 2 + below(most / 2 + 1));
  std::string second = chance(1, 2) ? "noalias %q" : "%q", limit;
  if (chance(2, 3))
    limit = " \"amdgpu-waves-per-eu\"=\"" + waves + "\"";
  text +=
      "define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) " +
      second + ", i32 %n) #0 {\nentry:\n" + body + "  ret void\n}\n" +
      "attributes #0 = { \"amdgpu-flat-work-group-size\"=\"64,64\"" + limit +
      " }\n";
  return text;
}

} // namespace

std::string makeWideKernel(uint64_t seed, const std::string &processor) {
  return WideKernelGenerator(seed, processor).module();
}

} // namespace kiln::test
