#include "tools/driver/UnusedRegisters.h"

#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/driver/Compile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace kiln {

constexpr unsigned kRegisterBytes = 4;

std::vector<AssembledUse> assembledUses(StringRef log) {
  static const Regex name("Compiling entry function '([^']*)'"),
      spills("([0-9]+) bytes spill stores, ([0-9]+) bytes spill loads"),
      used("Used ([0-9]+) registers");
  std::vector<AssembledUse> uses;
  SmallVector<StringRef, 0> lines;
  log.split(lines, '\n');
  for (StringRef line : lines) {
    SmallVector<StringRef> match;
    if (name.match(line, &match))
      uses.push_back({match[1].str()});
    if (uses.empty())
      continue;
    AssembledUse &use = uses.back();
    if (spills.match(line, &match)) {
      to_integer(match[1], use.spillStores);
      to_integer(match[2], use.spillLoads);
    }
    if (used.match(line, &match))
      to_integer(match[1], use.registers);
  }
  return uses;
}

namespace {

/// Where a kernel's head ends in the text and its body begins: at a brace;
/// npos: it has none.
size_t bodyOf(StringRef ptx, StringRef kernel) {
  size_t head = ptx.find((".entry " + kernel + "(").str());
  if (head == StringRef::npos)
    return head;
  size_t body = ptx.find("\n{", head);
  return body == StringRef::npos ? body : body + 1;
}

StringRef headOf(StringRef ptx, StringRef kernel) {
  size_t body = bodyOf(ptx, kernel);
  if (body == StringRef::npos)
    return "";
  return ptx.slice(ptx.find((".entry " + kernel + "(").str()), body);
}

/// The most registers that a launch of the kernel leaves a thread; 0: its head
/// does not say how many threads a block has, or limits registers itself.
unsigned limitOf(StringRef head, const GpuTarget &target) {
  static const Regex size("\\.(reqntid|maxntid)[ \t]+([0-9, ]+)");
  SmallVector<StringRef> match, sizes;
  if (head.contains(".maxnreg") || head.contains(".minnctapersm") ||
      !size.match(head, &match))
    return 0;
  match[2].split(sizes, ',');
  unsigned threads = 1, one = 0;
  for (StringRef text : sizes)
    threads *= to_integer(text.trim(), one) ? one : 0;
  if (!threads || threads > target.maxThreadsPerBlock)
    return 0;
  return Budget::forKernel(target, threads, 0, 0).limit();
}

/// True if the text declares so few virtual registers that none can spill at
/// the limit of its only kernel. A limit is looked for only where it may help.
bool cannotSpill(StringRef ptx, unsigned limit) {
  static const Regex declared("\\.reg \\.[bf](32|64)[ \t]+%[a-z]+<([0-9]+)>");
  uint64_t registers = 0;
  SmallVector<StringRef> match;
  while (declared.match(ptx, &match)) {
    unsigned count = 0, bits = 0;
    to_integer(match[1], bits);
    to_integer(match[2], count);
    registers += uint64_t(count) * bits / (8 * kRegisterBytes);
    ptx = ptx.drop_front(match[0].end() - ptx.begin());
  }
  return registers < limit;
}

const AssembledUse *find(ArrayRef<AssembledUse> uses, StringRef kernel) {
  const auto *found = find_if(
      uses, [&](const AssembledUse &use) { return use.kernel == kernel; });
  return found == uses.end() ? nullptr : found;
}

bool spillsLess(const AssembledUse *a, const AssembledUse *b) {
  return a && b &&
         a->spillStores + a->spillLoads < b->spillStores + b->spillLoads;
}

void sayLimit(Compiled &compiled, const AssembledUse &before,
              const AssembledUse &after) {
  compiled.remarks.push_back(
      {"kiln-unused-registers",
       "UnusedRegisters",
       before.kernel,
       "",
       formatv("assembled under a limit of {0} registers a thread: ptxas used "
               "{1} of them by itself, with {2} bytes of spills stored and {3} "
               "loaded; now {4} and {5}",
               after.registers, before.registers, before.spillStores,
               before.spillLoads, after.spillStores, after.spillLoads),
       {}});
}

/// A second assembly under `limits`; nothing changes where none spills less.
Error assembleUnder(ArrayRef<RegisterLimit> limits, Compiled &compiled) {
  std::string text = withLimits(compiled.assembly, limits), log, object;
  if (Error error =
          assemble(text, *compiled.target, &log, compiled.assemblyOptions())
              .moveInto(object))
    return error;
  std::vector<AssembledUse> before = assembledUses(compiled.assemblerLog),
                            after = assembledUses(log);
  std::vector<RegisterLimit> kept(limits);
  erase_if(kept, [&](const RegisterLimit &limit) {
    return !spillsLess(find(after, limit.kernel), find(before, limit.kernel));
  });
  if (kept.empty())
    return Error::success();
  if (kept.size() != limits.size()) // some kernels of several
    return assembleUnder(kept, compiled);
  for (const RegisterLimit &limit : kept)
    sayLimit(compiled, *find(before, limit.kernel), *find(after, limit.kernel));
  compiled.assembly = std::move(text);
  compiled.object = std::move(object);
  compiled.assemblerLog = std::move(log);
  return Error::success();
}

} // namespace

std::vector<RegisterLimit> unusedRegisters(StringRef ptx, StringRef log,
                                           const GpuTarget &target) {
  std::vector<RegisterLimit> limits;
  for (const AssembledUse &use : assembledUses(log)) {
    if (!use.spillStores)
      continue;
    unsigned limit = limitOf(headOf(ptx, use.kernel), target);
    if (limit > use.registers &&
        use.spillStores > uint64_t(limit - use.registers) * kRegisterBytes)
      limits.push_back({use.kernel, limit});
  }
  return limits;
}

std::string withLimits(StringRef ptx, ArrayRef<RegisterLimit> limits) {
  std::string text = ptx.str();
  for (const RegisterLimit &limit : limits)
    if (size_t body = bodyOf(text, limit.kernel); body != std::string::npos)
      text.insert(body, ".maxnreg " + utostr(limit.registers) + "\n");
  return text;
}

Error useAllRegisters(Compiled &compiled) {
  if (!compiled.target->isNvidia())
    return Error::success();
  std::vector<RegisterLimit> limits = unusedRegisters(
      compiled.assembly, compiled.assemblerLog, *compiled.target);
  return limits.empty() ? Error::success() : assembleUnder(limits, compiled);
}

void limitText(Compiled &compiled) {
  if (!compiled.target->isNvidia() ||
      cannotSpill(compiled.assembly, compiled.target->maxRegistersPerThread))
    return;
  Error error = assemble(compiled.assembly, *compiled.target,
                         &compiled.assemblerLog, compiled.assemblyOptions())
                    .moveInto(compiled.object);
  if (!error)
    error = useAllRegisters(compiled);
  consumeError(std::move(error)); // the text is all that is wanted
  compiled.object.clear();
  compiled.assemblerLog.clear();
}

} // namespace kiln
