#include "tools/cli/compile/CompileOutput.h"

#include "targets/gpu/GpuTraits.h"
#include "targets/support/Files.h"
#include "targets/support/json/Json.h"
#include "tools/Version.h"
#include "tools/cli/OutputFile.h"
#include "tools/cli/Sidecar.h"
#include "tools/driver/TileToLLVM.h"
#include "tools/report/CompileReport.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

static Error addWithSidecar(Outputs &outputs, const AutoCompiled &compiled,
                            StringRef path, StringRef content,
                            StringRef beside) {
  if (beside != "-")
    if (Error error = checkSidecarPath(beside))
      return error;
  std::string text;
  raw_string_ostream os(text);
  printJson(os, sidecarOf(compiled, content));
  outputs.emplace_back(path, content);
  outputs.emplace_back(beside, text);
  return Error::success();
}

static Error addObject(Outputs &outputs, const CompileOutput &output,
                       const AutoCompiled &compiled) {
  std::string path = output.output.str();
  if (path.empty())
    path = (sys::path::stem(output.input) +
            (isNvidia(*compiled.target) ? ".cubin" : ".hsaco"))
               .str();
  return addWithSidecar(outputs, compiled, path, compiled.object,
                        path + ".json");
}

Error writeCompiled(const CompileOutput &output, const AutoCompiled &compiled) {
  Outputs outputs;
  if (!output.saveSchedule.empty())
    outputs.emplace_back(output.saveSchedule.str(),
                         "# kiln " KILN_VERSION "\n" + compiled.schedule);
  std::string path = output.output.empty() ? "-" : output.output.str();
  if (output.stage == Stage::Obj) {
    if (Error error = addObject(outputs, output, compiled))
      return error;
  } else if (output.stage == Stage::Asm && !output.sidecar.empty()) {
    if (Error error = addWithSidecar(outputs, compiled, path, compiled.assembly,
                                     output.sidecar))
      return error;
  } else if (output.stage == Stage::Report) {
    std::string text;
    raw_string_ostream os(text);
    printReport(os, reportRows(compiled, output.input), *output.launches,
                output.format,
                /*withRemarks=*/true);
    outputs.emplace_back(path, text);
  } else {
    outputs.emplace_back(path, output.stage == Stage::Asm ? compiled.assembly
                                                          : compiled.text);
  }
  return writeTogether(outputs);
}

void printNotes(const AutoCompiled &compiled, Stage stage, StringRef input) {
  for (const CodeGenRemark &remark : compiled.remarks)
    if (remark.pass == kLoweringRemark)
      errs() << "kiln: note: " << remark.location << ": " << remark.message
             << '\n';
  for (const AutoChoice &choice : compiled.choices)
    for (const AutoCandidate &candidate : choice.candidates)
      if (candidate.directives.isRival && !candidate.error.empty())
        errs() << "kiln: note: kernel '" << choice.kernel
               << "': --rival cannot be taken: " << candidate.error << '\n';
  if (const std::optional<BackendChoice> &choice = compiled.backendChoice)
    errs() << "kiln: note: kernel '" << choice->kernel << "': taken is "
           << choice->reason << '\n';
  if (stage != Stage::Report)
    for (const RematOutcome &evaluated : compiled.rematOutcomes)
      if (evaluated.outcome == RematOutcome::TakenBack)
        errs() << "kiln: note: kernel '" << evaluated.kernel
               << "': " << evaluated.str() << '\n';
  if (stage == Stage::Obj)
    for (const ReportRow &row : reportRows(compiled, input))
      if (std::string note =
              moreRegistersThanAsked(row.resources, row.kernel.maxRegs);
          !note.empty())
        errs() << "kiln: note: kernel '" << row.resources.kernel
               << "': " << note << '\n';
}

std::vector<std::string> launchNames(const Compiled &compiled) {
  std::vector<std::string> names;
  for (const CompiledKernel &kernel : compiled.kernels) {
    names.push_back(kernel.name);
    names.push_back(kernel.name + "@" + gpuName(*compiled.target).str());
  }
  return names;
}

} // namespace kiln
