#include "test/unit/mir-passes/wide/WideKernelGenerator.h"
#include <algorithm>

namespace kiln::test {

std::string WideKernelGenerator::address() {
  std::string offset = fresh(), pointer = fresh();
  line(offset + " = add i32 " + (isDefined ? "%own" : "%base") + ", " +
       std::to_string(16 * below(64)));
  std::string to = chance(1, 2) ? "%p" : "%q",
              by = chance(1, 3) ? any("i32") : offset;
  if (isDefined && by != offset)
    by = inside(by, 1023, "%own");
  line(pointer + " = getelementptr inbounds i8, ptr addrspace(1) " + to +
       ", i32 " + by);
  return pointer;
}

/// A multiple of 16 up to `last`, after `base`.
std::string WideKernelGenerator::inside(const std::string &value, unsigned last,
                                        const std::string &base) {
  std::string offset = fresh(), sum = fresh();
  line(offset + " = and i32 " + value + ", " + std::to_string(last & ~15u));
  line(sum + " = add i32 " + base + ", " + offset);
  return sum;
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

std::string WideKernelGenerator::whole(const std::string &type) {
  std::string value = any(type);
  while (isDefined && undefinedOf(value)) {
    std::string pointer = address();
    value = make(type, "load " + type + ", ptr addrspace(1) " + pointer +
                           ", align 16");
  }
  return value;
}

Lanes WideKernelGenerator::anyWide() {
  static const unsigned counts[] = {2, 3, 4, 4, 8, 16};
  return {counts[below(6)], chance(1, 2) ? "i32" : "float"};
}

std::string WideKernelGenerator::condition() {
  std::string name = fresh();
  std::string value = chance(1, 3) ? "%n" : any("i32"); // %n: all threads alike
  isUniform = value == "%n";
  if (isDefined && !isUniform) { // small numbers are rare in what is computed
    std::string small = fresh();
    line(small + " = and i32 " + value + ", 63");
    value = small;
  }
  line(name + " = icmp ult i32 " + value + ", " +
       number(isDefined && isUniform ? 5 : 64));
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

/// The words of a value, after which they are small numbers of any type: what
/// bits a NaN has depends on who computed it.
std::string WideKernelGenerator::plainWords(const Lanes &lanes,
                                            const std::string &value) {
  std::string words = value, type = lanes.words().type(), plain = fresh();
  if (type != lanes.type()) {
    words = fresh();
    line(words + " = bitcast " + lanes.type() + " " + value + " to " + type);
  }
  std::string mask = "1073725439"; // 0x3fffbfff
  line(plain + " = and " + type + " " + words + ", " +
       (lanes.words().count == 1 ? mask : "splat (i32 " + mask + ")"));
  return plain;
}

void WideKernelGenerator::store(const Lanes &lanes, const std::string &value) {
  std::string pointer = address(), type = lanes.type(), stored = value;
  if (isDefined) {
    stored = plainWords(lanes, value);
    type = lanes.words().type();
  }
  line("store " + type + " " + stored + ", ptr addrspace(1) " + pointer +
       ", align 4");
}

void WideKernelGenerator::store() {
  Lanes lanes = chance(1, 3) ? Lanes{1, "i32"} : anyWide();
  store(lanes, whole(lanes.type()));
}

void WideKernelGenerator::barrier() {
  line("fence syncscope(\"workgroup\") release");
  line(call("void", "@llvm.amdgcn.s.barrier", "", ""));
  line("fence syncscope(\"workgroup\") acquire");
}

/// A store into this thread's 128 bytes, and a load from them, or after a
/// barrier from another thread's.
void WideKernelGenerator::sharedMemoryInTurn() {
  Lanes stored = anyWide();
  std::string words = plainWords(stored, whole(stored.type())), to = fresh(),
              from = fresh(), slot = "%slot";
  std::string place = inside(any("i32"), 63, slot);
  line(to + " = getelementptr i8, ptr addrspace(3) @shared, i32 " + place);
  line("store " + stored.words().type() + " " + words + ", ptr addrspace(3) " +
       to + ", align 16");
  bool isOther = isConverged && chance(1, 2);
  if (isOther) {
    barrier();
    slot = fresh();
    line(slot + " = xor i32 %slot, " + std::to_string(128 * below(64)));
  }
  place = inside(any("i32"), 63, slot);
  line(from + " = getelementptr i8, ptr addrspace(3) @shared, i32 " + place);
  std::string loaded = anyWide().type();
  make(loaded, "load " + loaded + ", ptr addrspace(3) " + from + ", align 16");
  if (isOther)
    barrier();
}

void WideKernelGenerator::sharedMemory() {
  if (isDefined)
    return sharedMemoryInTurn();
  std::string type = anyWide().type(), value = any(type);
  std::string to = fresh(), from = fresh();
  for (const std::string &pointer : {to, from})
    line(pointer + " = getelementptr i8, ptr addrspace(3) @shared, i32 " +
         (pointer == to ? "%slot" : any("i32")));
  line("store " + type + " " + value + ", ptr addrspace(3) " + to +
       ", align 16");
  if (chance(1, 2))
    barrier();
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
  std::string value = anyOf(one);
  WordMask undefined = undefinedOf(value);
  if (undefined && (one.element == "i64" || other.element == "i64"))
    undefined = 3;
  if (isDefined) {
    value = plainWords(one, value);
    one = one.words();
  }
  make(other.type(),
       "bitcast " + one.type() + " " + value + " to " + other.type(),
       undefined);
}

void WideKernelGenerator::extract() {
  Lanes wide = anyWide();
  std::string value = anyOf(wide);
  unsigned lane = below(wide.count);
  if (isDefined && undefinedOf(value)) {
    unsigned defined = 0;
    while (defined != wide.count && undefinedOf(value) >> defined & 1)
      ++defined;
    if (defined == wide.count)
      return;
    lane = defined;
  }
  make(wide.element, "extractelement " + wide.type() + " " + value + ", i32 " +
                         std::to_string(lane));
}

/// Into a value, or into nothing, which leaves lanes undefined.
void WideKernelGenerator::insert() {
  Lanes wide = anyWide();
  unsigned times = 1 + below(3);
  std::string into = chance(1, 3) ? "poison" : anyOf(wide);
  WordMask undefined = into == "poison" ? wide.all() : undefinedOf(into);
  for (unsigned i = 0; i != times; ++i) {
    std::string lane = any(wide.element);
    unsigned at = below(wide.count);
    undefined &= ~(1u << at);
    into = make(wide.type(),
                "insertelement " + wide.type() + " " + into + ", " +
                    wide.element + " " + lane + ", i32 " + std::to_string(at),
                undefined);
  }
}

void WideKernelGenerator::shuffle() {
  Lanes from = anyWide(), to = anyWide();
  to.element = from.element;
  std::string one = anyOf(from), other = chance(1, 2) ? "poison" : anyOf(from);
  WordMask ofOther = other == "poison" ? from.all() : undefinedOf(other),
           undefined = 0;
  std::string mask;
  for (unsigned i = 0; i != to.count; ++i) {
    mask += i ? ", i32 " : "i32 ";
    if (chance(1, 5)) {
      mask += "poison";
      undefined |= 1u << i;
      continue;
    }
    unsigned lane = below(2 * from.count);
    mask += std::to_string(lane);
    undefined |= (lane < from.count ? undefinedOf(one) >> lane
                                    : ofOther >> (lane - from.count)) &
                         1
                     ? 1u << i
                     : 0;
  }
  make(to.type(),
       "shufflevector " + from.type() + " " + one + ", " + from.type() + " " +
           other + ", <" + std::to_string(to.count) + " x i32> <" + mask + ">",
       undefined);
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
  make(lanes.type(), operation + " " + lanes.type() + " " + one + ", " + other,
       undefinedOf(one) | undefinedOf(other));
}

/// A matrix product, added to a value of that type, which is 4, 8, or 16 floats.
std::string WideKernelGenerator::product(const std::string &sum,
                                         const std::string &added) {
  bool isLong = hasSwaps && chance(1, 2);
  std::string factor = isGfx11             ? "<16 x half>"
                       : isCdna && !isLong ? "<4 x half>"
                                           : "<8 x half>";
  std::string left = whole(factor), right = whole(factor);
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
  product(sum, chance(1, 8) ? "zeroinitializer" : whole(sum));
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
  make(type,
       "select i1 " + test + ", " + type + " " + one + ", " + type + " " +
           other,
       undefinedOf(one) | undefinedOf(other));
}

} // namespace kiln::test
