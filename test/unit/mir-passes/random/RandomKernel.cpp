#include "test/unit/mir-passes/random/RandomKernel.h"
#include "test/unit/mir-passes/random/CounterPlan.h"
#include "test/unit/mir-passes/random/KernelPointers.h"

namespace kiln::test {
namespace {

class Generator : private KernelPointers {
public:
  Generator(uint64_t seed, bool amd) : KernelPointers(seed, amd) {}
  RandomKernel run();

private:
  /// A loop-carried value.
  struct Carried {
    std::string phi, type, start, next;
  };
  /// One exit of a loop: from a block, with the carried values.
  struct Way {
    std::string from;
    std::vector<std::string> carried;
  };
  /// A loop that is being written.
  struct Loop {
    CounterPlan plan;
    std::string counter, header, exit;
    std::vector<Carried> carried;
    std::vector<Way> ways;
    bool leavesInTheMiddle = false;
    std::vector<HandOver> states; ///< as every iteration has to leave them
  };

  void statements(unsigned depth, Loop *loop = nullptr);
  void statement(unsigned depth, Loop *loop);
  void ifElse(unsigned depth);
  void loop(unsigned depth);
  void leave(Loop &loop);

  std::string bound(const CounterPlan &plan, bool byThread);
  std::string scalar(unsigned bits, Number value);
  void carry(Loop &loop);
  std::string stepOn(const Loop &loop, const std::vector<Pointer> &pointers);
  void settle(const std::vector<HandOver> &states);
  void endIteration(Loop &loop, const std::string &next);
  void keepAny(const std::string &name, const std::string &type) {
    if (type == "i32" || type == "i64")
      keep(anyNumber(name, bitsOfType(type), false));
    else
      keep({name, type, 0, 0, false});
  }
  void writeAll();

  unsigned scalars = 0;
};

void replaceAll(std::string &text, const std::string &what,
                const std::string &by) {
  for (size_t at = 0; (at = text.find(what, at)) != std::string::npos;
       at += by.size())
    text.replace(at, what.size(), by);
}

/// A number that only the launch knows.
std::string Generator::scalar(unsigned bits, Number value) {
  unsigned size = bits <= 32 ? 32 : 64;
  std::string name = "%n" + std::to_string(scalars++);
  parameters += ", i" + std::to_string(size) + " " + name;
  arguments.push_back(KernelArg::scalar(uint64_t(value), size / 8));
  if (bits < size)
    return make("trunc i32 " + name + " to i" + std::to_string(bits));
  return bits > size ? make("sext i64 " + name + " to i128") : name;
}

/// What the counter is compared with; by thread, up to three iterations more.
std::string Generator::bound(const CounterPlan &plan, bool byThread) {
  std::string same =
      chance(2, 3) ? scalar(plan.bits, plan.bound) : spell(plan.bound);
  if (!byThread)
    return same;
  std::string few = make("and i32 " + thread + ", 3"),
              more = make("mul i32 " + few + ", " + spell(plan.step));
  return make("add i32 " + same + ", " + more);
}

void Generator::carry(Loop &loop) {
  const char *const types[] = {"i32", "i32", "i64", "float", "<2 x i32>", "i1"};
  for (unsigned count = 1 + below(4); count; --count) {
    Carried one;
    one.type = oneOf(types);
    one.start = pick(one.type).name;
    one.phi = fresh();
    loop.carried.push_back(one);
  }
  for (const Carried &one : loop.carried) {
    line(one.phi + " = phi " + one.type + " [ " + one.start + ", %" + block +
         " ], [ @next" + one.phi + ", @latch" + loop.header + " ]");
    keepAny(one.phi, one.type);
  }
}

/// The counter of the next iteration.
std::string Generator::stepOn(const Loop &loop,
                              const std::vector<Pointer> &pointers) {
  for (const Pointer &pointer : pointers)
    line(pointer.phi + ".next = " + pointer.step);
  return make(std::string("add") + (loop.plan.nuw ? " nuw" : "") +
              (loop.plan.nsw ? " nsw" : "") + " i" +
              std::to_string(loop.plan.bits) + " " + loop.counter + ", " +
              spell(loop.plan.step));
}

/// Values may be exchanged as before.
void Generator::settle(const std::vector<HandOver> &states) {
  for (size_t at = 0; at != exchanges.size(); ++at)
    if ((states[at].canRead && !exchanges[at].canRead) ||
        (states[at].canWrite && !exchanges[at].canWrite)) {
      barrier();
      return;
    }
}

/// An exit of the loop in the middle of an iteration.
void Generator::leave(Loop &loop) {
  IrValue condition = pickCondition(together);
  settle(loop.states);
  Way way{block, {}};
  for (const Carried &one : loop.carried)
    way.carried.push_back(one.phi);
  std::string on = freshLabel("on");
  branch(condition.name, loop.exit, on);
  loop.ways.push_back(way);
  startBlock(on);
}

void Generator::ifElse(unsigned depth) {
  bool wasTogether = together;
  IrValue condition = pickCondition(together && chance(1, 3));
  together &= condition.uniform;
  std::string yes = freshLabel("yes"), no = freshLabel("no"),
              join = freshLabel("join");
  branch(condition.name, yes, no);
  auto states = exchanges;
  std::string results[2], ends[2];
  for (unsigned side : {0, 1}) {
    size_t known = values.size();
    auto after = exchanges;
    exchanges = states;
    startBlock(side ? no : yes);
    statements(depth + 1);
    results[side] = pick("i32").name;
    ends[side] = block;
    values.resize(known);
    jump(join);
    if (side)
      for (size_t at = 0; at != exchanges.size(); ++at) {
        exchanges[at].canRead &= after[at].canRead;
        exchanges[at].canWrite &= after[at].canWrite;
      }
  }
  startBlock(join);
  together = wasTogether;
  keep(anyNumber(make("phi i32 [ " + results[0] + ", %" + ends[0] + " ], [ " +
                      results[1] + ", %" + ends[1] + " ]"),
                 32, false));
}

/// What the next iteration begins with, and the branch back.
void Generator::endIteration(Loop &loop, const std::string &next) {
  for (Carried &one : loop.carried) {
    one.next = pick(one.type).name;
    replaceAll(body, "@next" + one.phi + ",", one.next + ",");
  }
  replaceAll(body, "@latch" + loop.header + " ", "%" + block + " ");
  replaceAll(body, "@next" + loop.counter + ",", next + ",");
}

void Generator::loop(unsigned depth) {
  Loop loop;
  CounterPlan &plan = loop.plan;
  do // LLVM 22's strength reduction makes of a counter of 128 bits what AMD's
     // code generator cannot select.
    plan = drawCounter([&](uint64_t bound) { return below(bound); });
  while (amd && plan.bits == 128);
  bool wasTogether = together, wasCalm = calm;
  calm |= chance(1, 2);
  bool byThread = plan.bits == 32 && plan.step > 0 && plan.next &&
                  plan.predicate == "slt" && plan.last() < 1000 && chance(1, 2);
  unsigned iterations = plan.iterations + (byThread ? 3 : 0);
  plan.nuw &= !byThread || plan.start >= 0;
  bool skips = chance(1, 5);
  bool top = !byThread && !skips && plan.bits <= 64 && chance(1, 5);
  if (top) { // one comparison more, with what comes after the last iteration
    plan.predicate = "ne";
    plan.bound = wrapped(plan.last() + plan.step, plan.bits);
    plan.nsw = plan.nuw = false;
  }
  std::string limit = bound(plan, byThread), pre = freshLabel("pre");
  loop.header = freshLabel("head");
  loop.exit = freshLabel("exit");
  loop.leavesInTheMiddle = chance(1, calm ? 20 : 5);
  size_t known = values.size(), knownPointers = stepping.size();
  std::vector<Pointer> pointers;
  carryPointers(pointers, iterations);
  drawRows(pointers.empty() && chance(1, 2));
  std::string skipped = block;
  if (skips) // not at all if the launch says so
    branch(make("icmp sgt i32 " + scalar(32, between(-1, 2)) + ", 0"), pre,
           loop.exit);
  else
    jump(pre);
  startBlock(pre);
  loop.states = exchanges;
  // Before an exit in the middle of an iteration threads do nothing together.
  if (byThread || (loop.leavesInTheMiddle && chance(1, 2)))
    together = false;
  std::string type = "i" + std::to_string(plan.bits);
  std::string start =
      chance(1, 3) ? scalar(plan.bits, plan.start) : spell(plan.start);
  jump(loop.header);
  body += loop.header + ":\n";
  carry(loop);
  loop.counter = fresh();
  std::string from = ", %" + block + " ], [ ",
              back = ", @latch" + loop.header + " ]";
  line(loop.counter + " = phi " + type + " [ " + start + from + "@next" +
       loop.counter + back);
  for (const Pointer &pointer : pointers)
    line(pointer.phi + " = phi ptr addrspace(1) [ " + pointer.first + from +
         pointer.phi + ".next" + back);
  block = loop.header;
  Number last = plan.start + plan.step * Number(iterations - 1);
  IrValue count = number(loop.counter, plan.bits, std::min(plan.start, last),
                         std::max(plan.start, last), !byThread);
  if (plan.bits == 32 || plan.bits == 64)
    keep(count);
  if (plan.bits != 32)
    keep(resize(count, 32));
  if (plan.bits != 64 && chance(1, 2))
    keep(resize(count, 64));
  auto compare = [&](const std::string &value) {
    return make("icmp " + plan.predicate + " " + type + " " + value + ", " +
                limit);
  };
  auto leaveWith = [&](std::string Carried::*what) {
    Way way{block, {}};
    for (const Carried &one : loop.carried)
      way.carried.push_back(one.*what);
    loop.ways.push_back(way);
  };
  if (top) {
    std::string inside = freshLabel("inside");
    leaveWith(&Carried::phi);
    branch(compare(loop.counter), inside, loop.exit);
    startBlock(inside);
    loadRows(count, knownPointers);
    statements(depth + 1, &loop);
    settle(loop.states);
    endIteration(loop, stepOn(loop, pointers));
    jump(loop.header);
  } else {
    bool early = chance(1, 3);
    std::string next = early ? stepOn(loop, pointers) : "";
    loadRows(count, knownPointers);
    statements(depth + 1, &loop);
    settle(loop.states);
    if (!early)
      next = stepOn(loop, pointers);
    std::string stays = compare(plan.next ? next : loop.counter);
    endIteration(loop, next);
    leaveWith(&Carried::next);
    if (chance(1, 2))
      branch(stays, loop.header, loop.exit);
    else
      branch(make("xor i1 " + stays + ", true"), loop.exit, loop.header);
  }
  if (skips) {
    block = skipped;
    leaveWith(&Carried::start);
  }
  startBlock(loop.exit);
  values.resize(known);
  stepping.resize(knownPointers);
  exchanges = loop.states;
  together = wasTogether;
  calm = wasCalm;
  for (size_t at = 0; at != loop.carried.size(); ++at) {
    std::string text = "phi " + loop.carried[at].type;
    for (const Way &way : loop.ways)
      text += (&way == &loop.ways.front() ? " [ " : ", [ ") + way.carried[at] +
              ", %" + way.from + " ]";
    keepAny(make(text), loop.carried[at].type);
  }
}

void Generator::statement(unsigned depth, Loop *inner) {
  switch (below(16)) {
  case 0:
  case 1:
  case 2:
  case 3:
    load();
    return;
  case 4:
    if (!calm || chance(1, 4))
      store();
    return;
  case 5:
    if (together)
      shuffle();
    return;
  case 6:
    if (together)
      handOver();
    return;
  case 7:
    if (depth < 3)
      ifElse(depth);
    return;
  case 8:
    if (depth < 3 && (!calm || chance(1, 4)))
      loop(depth);
    return;
  case 9:
    if (inner && inner->leavesInTheMiddle)
      leave(*inner);
    return;
  default:
    compute();
  }
}

void Generator::statements(unsigned depth, Loop *inner) {
  for (unsigned count = 2 + below(depth ? 9 : 12); count; --count)
    statement(depth, inner);
}

/// Everything that can be seen.
void Generator::writeAll() {
  unsigned word = 0;
  for (size_t at = values.size(); at && word < kWords; --at) {
    const IrValue &value = values[at - 1];
    std::string bits;
    if (value.type == "i32")
      bits = value.name;
    else if (value.type == "i64" || value.type == "i1")
      bits = make((value.type == "i64" ? "trunc" : "zext") +
                  (" " + value.type) + " " + value.name + " to i32");
    else if (value.type == "float")
      bits = bitsOf(value);
    else
      continue;
    line("store i32 " + bits + ", ptr addrspace(1) " +
         make("getelementptr i32, ptr addrspace(1) " + slices[word % 2] +
              ", i32 " + std::to_string(word)));
    ++word;
  }
}

RandomKernel Generator::run() {
  body = "entry:\n";
  makeArguments();
  for (unsigned count = 1 + below(3); count; --count) {
    Number value = between(-5, 30);
    keep(number(scalar(32, value), 32, value, value, true));
  }
  statements(0);
  for (unsigned loops = 1 + below(2); loops; --loops) {
    loop(0);
    statements(2);
  }
  writeAll();
  line("ret void");
  fillBuffers();
  RandomKernel kernel;
  std::string size = std::to_string(threads);
  kernel.text =
      std::string("target triple = \"") +
      (amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda") + "\"\n" +
      "@shared = internal addrspace(3) global [" + size +
      " x i32] poison, align 16\ndefine " +
      (amd ? "amdgpu_kernel" : "ptx_kernel") + " void @k(" + parameters + ") " +
      (amd ? "\"amdgpu-flat-work-group-size\"=\"" + size + "," + size + "\""
           : "\"nvvm.reqntid\"=\"" + size + "\"") +
      " {\n" + body + "}\n!0 = !{}\n";
  kernel.threads = threads;
  kernel.blocks = blocks;
  kernel.buffers = std::move(buffers);
  kernel.arguments = std::move(arguments);
  kernel.noalias = !aliased;
  return kernel;
}

} // namespace

RandomKernel makeRandomKernel(uint64_t seed, bool amd) {
  return Generator(seed, amd).run();
}

} // namespace kiln::test
