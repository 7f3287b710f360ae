#include "test/unit/mir-passes/wide/WideKernel.h"
#include "test/unit/mir-passes/wide/WideKernelGenerator.h"

namespace kiln::test {

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
  bool isConvergedOutside = isConverged;
  isConverged &= isUniform;
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
  isConverged = isConvergedOutside;
  make(type,
       "phi " + type + " [ " + there + ", %" + last + " ], [ " + other + ", %" +
           from + " ]",
       undefinedOf(there) | undefinedOf(other));
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
    undefinedWords[one.name] = undefinedOf(one.before);
  }
  // Threads that leave by themselves are known before what they skip is.
  std::string ownLimit;
  bool isConvergedOutside = isConverged;
  if (isDefined && chance(1, 4)) {
    ownLimit = fresh();
    line(ownLimit + " = and i32 " + any("i32") + ", 3");
    isConverged = false;
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
  bool isProduct = chance(3, 4) && (isConverged || !isDefined);
  for (Carried &one : carried) {
    WordMask undefined = undefinedOf(one.before);
    if (isProduct && (one.type == sums.front() || one.type == sums.back()) &&
        !(isDefined && undefined))
      one.after = product(one.type, one.name);
    else
      one.after = any(one.type);
    if (isDefined && undefinedOf(one.after) & ~undefined)
      one.after = whole(one.type);
  }
  std::string next = fresh(), test = fresh();
  line(next + " = add i32 " + counter + ", 1");
  std::string limit = isDefined      ? (ownLimit.empty() ? "%n" : ownLimit)
                      : chance(1, 4) ? any("i32")
                                     : "%n";
  line(test + " = icmp slt i32 " + next + ", " + limit);
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
  isConverged = isConvergedOutside;
  for (const Carried &one : carried)
    if (chance(3, 4) && // else it may be dead
        !(isDefined && undefinedOf(one.after)))
      store(lanesOf(one.type), one.after);
}

void WideKernelGenerator::items(unsigned count, unsigned depth) {
  for (unsigned i = 0; i != count; ++i) {
    unsigned kind = below(24);
    if (isDefined && !isConverged && kind >= 16 && kind < 21)
      kind = 8; // matrix products and other threads' values
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

/// A thread's part of what the pointers point to, and of shared memory.
void WideKernelGenerator::ownMemory() {
  line("%own = mul i32 %tid, " + std::to_string(kOwnBytes));
  line("%slot = shl i32 %tid, 7");
  line("%room = getelementptr i8, ptr addrspace(3) @shared, i32 %slot");
  for (unsigned at = 0; at != 8; ++at) {
    std::string place = fresh(), value = any("<4 x i32>");
    line(place + " = getelementptr i8, ptr addrspace(3) %room, i32 " +
         std::to_string(16 * at));
    line("store <4 x i32> " + value + ", ptr addrspace(3) " + place +
         ", align 16");
  }
}

std::string WideKernelGenerator::module() {
  line("%tid = " + call("i32", "@llvm.amdgcn.workitem.id.x", "", ""));
  line("%base = shl i32 %tid, 4");
  if (isDefined)
    ownMemory();
  else
    line("%slot = and i32 %base, 4080");
  items(3 + below(8), 1);
  loop(1);
  items(2 + below(8), 2);
  for (unsigned i = 0; i != 4; ++i)
    store();
  // Values of every kind, so that little of the kernel is dead.
  for (const char *type : {"<16 x float>", "<8 x float>", "<4 x float>", "i32"})
    for (unsigned i = 0; i != 4 && i < pools[type].size(); ++i)
      if (std::string value = pools[type].rbegin()[i];
          !(isDefined && undefinedOf(value)))
        store(lanesOf(type), value);
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

std::string makeWideKernel(uint64_t seed, const std::string &processor) {
  return WideKernelGenerator(seed, processor, false).module();
}

std::string makeDefinedWideKernel(uint64_t seed, const std::string &processor) {
  return WideKernelGenerator(seed, processor, true).module();
}

} // namespace kiln::test
