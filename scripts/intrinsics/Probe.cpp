//===- Probe.cpp - which GPU can select which intrinsic -------------------===//
//
// LLVM says of none of its intrinsics which GPUs have it, and where a GPU lacks
// one it ends the process. So this program tries: one call of each, for every
// GPU, in a process of its own that may end. What it prints, a line for each
// intrinsic, is made into records by write_records.py; README.md says how.
//
//===----------------------------------------------------------------------===//
#include "scripts/intrinsics/Trial.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/LlvmTargets.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include <bit>
#include <bitset>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;
using namespace kiln;

namespace {

/// A machine as LLVM names it.
struct Machine {
  std::string name, features;
  unsigned ptx = 0;
};

/// Versions of PTX that add instructions, and the last one LLVM 22 writes.
constexpr unsigned ptxVersions[] = {60, 62, 63, 64, 65, 70, 71, 72,
                                    73, 74, 75, 76, 77, 78, 80, 81,
                                    82, 83, 84, 85, 86, 87, 88, 90};

/// The GPU that has the same instructions, as far as LLVM's features tell (they
/// differ in bugs and numbers of registers); its own name where it is alone.
StringRef alike(StringRef gpu) {
  return StringSwitch<StringRef>(gpu)
      .Cases({"gfx1101", "gfx1102", "gfx1103"}, "gfx1100")
      .Cases({"gfx1151", "gfx1152", "gfx1153"}, "gfx1150")
      .Case("gfx1012", "gfx1011")
      .Case("gfx1200", "gfx1201")
      .Default(gpu);
}

/// The GPUs of the records, and after them one that Kiln has no record of:
/// what only that has, the records must refuse.
std::vector<Machine> machinesOf(bool isNvidia) {
  std::vector<Machine> machines;
  for (const GpuTarget &gpu : allGpuTargets())
    if (gpu.isNvidia() == isNvidia && alike(gpu.name()) == gpu.name())
      machines.push_back({gpu.name().str(), "", isNvidia ? 90u : 0u});
  if (!isNvidia)
    machines.push_back({"gfx1251", "", 0});
  return machines;
}

bool hadError;

bool compiles(Intrinsic::ID id, ArrayRef<unsigned> types,
              const Constants &constants, const Machine &machine) {
  LLVMContext context;
  bool isNvidia = machine.ptx != 0;
  std::unique_ptr<Module> module =
      makeTrial(context, id, types, constants, isNvidia);
  hadError = false;
  context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *info, void *) {
    hadError |= info->getSeverity() == DS_Error;
  });
  Triple triple(isNvidia ? "nvptx64-nvidia-cuda" : "amdgcn-amd-amdhsa");
  std::string problem, features = machine.features;
  if (isNvidia)
    features = "+ptx" + utostr(machine.ptx);
  std::unique_ptr<TargetMachine> made(
      TargetRegistry::lookupTarget(triple, problem)
          ->createTargetMachine(triple, machine.name, features, {}, Reloc::PIC_,
                                std::nullopt, CodeGenOptLevel::Aggressive));
  module->setTargetTriple(triple);
  module->setDataLayout(made->createDataLayout());
  SmallString<0> code;
  raw_svector_ostream out(code);
  legacy::PassManager passes;
  // AMD's assembler knows more of what is lacking than instruction selection.
  if (made->addPassesToEmitFile(passes, out, nullptr,
                                isNvidia ? CodeGenFileType::AssemblyFile
                                         : CodeGenFileType::ObjectFile))
    return false;
  passes.run(*module);
  return !hadError;
}

/// For each machine whether it compiles the call. A process tries as many as it
/// survives.
std::vector<bool> tryOn(Intrinsic::ID id, ArrayRef<unsigned> types,
                        const Constants &constants,
                        ArrayRef<Machine> machines) {
  std::vector<bool> results(machines.size());
  for (size_t next = 0; next != machines.size();) {
    int ends[2];
    if (pipe(ends))
      exit(3);
    pid_t child = fork();
    if (!child) {
      alarm(5); // some calls keep a code generator busy for ever
      if (!freopen("/dev/null", "w", stderr))
        _exit(3);
      for (size_t i = next; i != machines.size(); ++i) {
        char answer = compiles(id, types, constants, machines[i]);
        if (write(ends[1], &answer, 1) != 1)
          break;
      }
      _exit(0);
    }
    close(ends[1]);
    char answer;
    while (next != machines.size() && read(ends[0], &answer, 1) == 1)
      results[next++] = answer;
    close(ends[0]);
    int status;
    waitpid(child, &status, 0);
    if (next != machines.size())
      ++next; // that one ended the process
  }
  return results;
}

/// The least version of PTX with which the machine compiles the call.
unsigned leastPtx(Intrinsic::ID id, ArrayRef<unsigned> types,
                  const Constants &constants, Machine machine) {
  auto *found = std::partition_point(
      std::begin(ptxVersions), std::end(ptxVersions), [&](unsigned version) {
        machine.ptx = version;
        return !tryOn(id, types, constants, machine).front();
      });
  return found == std::end(ptxVersions) ? 0 : *found;
}

/// Machines that together have everything: a call that none of them compiles is
/// a wrong call.
std::vector<Machine> witnesses(ArrayRef<Machine> machines) {
  std::vector<Machine> few;
  for (const Machine &machine : machines)
    if (is_contained({"sm_90a", "sm_100a", "sm_103a", "sm_120a", "gfx942",
                      "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250",
                      "gfx1251"},
                     machine.name))
      few.push_back(machine);
  return few;
}

/// Prints "name ptx gpu gpu ...", or "name ?" where no call was right.
void probe(Intrinsic::ID id, ArrayRef<unsigned> types,
           ArrayRef<Machine> machines, bool &any) {
  std::vector<bool> have(machines.size());
  unsigned ptx = 0;
  std::string name = nameWith(id, types);
  for (const Constants &constants : constantChoices(id, types)) {
    {
      LLVMContext context;
      if (!makeTrial(context, id, types, constants, machines[0].ptx != 0))
        continue;
    }
    bool isNvidia = machines[0].ptx != 0;
    for (const char *wave : {"", "+wavefrontsize64"}) {
      if (isNvidia && *wave)
        continue;
      std::vector<Machine> left;
      std::vector<unsigned> indices;
      for (auto [index, machine] : enumerate(machines)) {
        // Only RDNA has two wave sizes. LLVM drops a function that requests one
        // that its GPU lacks, and compiles what is left.
        const GpuTarget *gpu = lookupGpuTarget(machine.name);
        if (have[index] || (*wave && !(gpu && gpu->otherWarpSize)))
          continue;
        left.push_back(machine);
        left.back().features = wave;
        indices.push_back(index);
      }
      std::vector<bool> witnessed =
          tryOn(id, types, constants, witnesses(left));
      if (none_of(witnessed, [](bool yes) { return yes; }))
        continue;
      std::vector<bool> more = tryOn(id, types, constants, left);
      for (auto [index, compiled] : zip(indices, more)) {
        if (compiled && isNvidia && !ptx)
          ptx = leastPtx(id, types, constants, machines[index]);
        have[index] = have[index] || compiled;
      }
    }
    if (none_of(have, [](bool has) { return !has; }))
      break;
  }
  if (none_of(have, [](bool has) { return has; }))
    return;
  any = true;
  outs() << name << ' ' << ptx;
  for (auto [machine, has] : zip(machines, have)) {
    if (!has)
      continue;
    outs() << ' ' << machine.name;
    for (const GpuTarget &gpu : allGpuTargets())
      if (gpu.name() != machine.name && alike(gpu.name()) == machine.name)
        outs() << ' ' << gpu.name();
  }
  outs() << '\n';
  outs().flush();
}

} // namespace

/// kiln-probe-intrinsics nvvm|amdgcn [PART PARTS]: every PARTS-th of them.
int main(int argc, char **argv) {
  if (argc != 2 && argc != 4) {
    errs() << "expected: nvvm|amdgcn [PART PARTS]\n";
    return 1;
  }
  initializeLLVM();
  bool isNvidia = StringRef(argv[1]) == "nvvm";
  unsigned part = argc == 4 ? atoi(argv[2]) : 0,
           parts = argc == 4 ? atoi(argv[3]) : 1;
  std::vector<Machine> machines = machinesOf(isNvidia);
  std::string family = (Twine("llvm.") + argv[1] + ".").str();
  for (unsigned id = 1 + part; id < Intrinsic::num_intrinsics; id += parts) {
    StringRef name = Intrinsic::getBaseName(id);
    // Images are graphics' business, and have thousands of spellings.
    if (!name.starts_with(family) || name.starts_with("llvm.amdgcn.image."))
      continue;
    bool any = false;
    for (const std::vector<unsigned> &types : typeChoices(id))
      probe(id, types, machines, any);
    if (!any)
      outs() << name << " ?\n";
  }
  return 0;
}
