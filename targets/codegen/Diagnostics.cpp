//===- Diagnostics.cpp - LLVM's messages as errors and remarks ------------===//
#include "targets/codegen/Diagnostics.h"
#include "targets/directives/AllDirectives.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

bool isOurs(StringRef pass) { return pass.starts_with("kiln-"); }

class Collector : public DiagnosticHandler {
public:
  Collector(std::string &errors, std::vector<CodeGenRemark> *remarks,
            bool explain)
      : errors(errors), remarks(remarks), explain(explain) {}

  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (auto *remark = dyn_cast<DiagnosticInfoOptimizationBase>(&info)) {
      if (remarks && isOurs(remark->getPassName()))
        remarks->push_back(describe(*remark));
      return true;
    }
    if (info.getSeverity() == DS_Error) {
      std::string message;
      raw_string_ostream out(message);
      DiagnosticPrinterRawOStream printer(out);
      info.print(printer);
      // LLVM says the same once for every instruction.
      if (seen.insert(message).second)
        errors += (errors.empty() ? "" : "\n") + message;
    }
    // Warnings and notes of LLVM speak of its internals; what matters to a
    // kernel is in the report.
    return true;
  }
  bool isAnalysisRemarkEnabled(StringRef pass) const override {
    return isWanted(pass);
  }
  bool isMissedOptRemarkEnabled(StringRef pass) const override {
    return isWanted(pass);
  }
  bool isPassedOptRemarkEnabled(StringRef pass) const override {
    return isWanted(pass);
  }
  bool isAnyRemarkEnabled() const override { return remarks; }

private:
  bool isWanted(StringRef pass) const {
    return remarks && isOurs(pass) && (explain || pass != kRegionRemarks);
  }
  static CodeGenRemark describe(const DiagnosticInfoOptimizationBase &remark) {
    CodeGenRemark result{remark.getPassName().str(),
                         remark.getRemarkName().str(),
                         remark.getFunction().getName().str(),
                         remark.isLocationAvailable() ? remark.getLocationStr()
                                                      : std::string(),
                         remark.getMsg(),
                         {}};
    for (const DiagnosticInfoOptimizationBase::Argument &argument :
         remark.getArgs())
      result.arguments.emplace_back(argument.Key, argument.Val);
    return result;
  }

  std::string &errors;
  StringSet<> seen;
  std::vector<CodeGenRemark> *remarks;
  bool explain;
};

} // namespace

DiagnosticScope::DiagnosticScope(LLVMContext &context,
                                 std::vector<CodeGenRemark> *remarks,
                                 bool explain)
    : context(context), previous(context.getDiagnosticHandler()) {
  context.setDiagnosticHandler(
      std::make_unique<Collector>(errors, remarks, explain));
}

DiagnosticScope::~DiagnosticScope() {
  context.setDiagnosticHandler(std::move(previous));
}

Error DiagnosticScope::takeError(StringRef doing) {
  if (errors.empty())
    return Error::success();
  return createStringError(doing + " failed: " + std::exchange(errors, {}));
}

/// Without addresses of nodes: "0x15d3b860: f64 = fsin 0x15d3b7f0".
static std::string withoutNodes(StringRef text) {
  SmallVector<StringRef> words, kept;
  text.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef word : words)
    if (!Regex("^0x[0-9a-f]+[:,]?$").match(word))
      kept.push_back(word.rtrim(','));
  return join(kept, " ");
}

std::string explainFatalError(StringRef reason) {
  StringRef first = reason.take_until([](char c) { return c == '\n'; }),
            kernel = reason.rsplit("\nIn function: ").second.trim();
  std::string version = " LLVM " LLVM_VERSION_STRING;
  if (!first.consume_front("Cannot select: "))
    return "LLVM's code generator gave up: " + withoutNodes(first) +
           "; the kernel uses an operation that this GPU or" + version +
           " does not have";
  std::string text = kernel.empty() ? "" : "kernel '" + kernel.str() + "': ";
  return text + "this GPU has no instruction for '" + withoutNodes(first) +
         "', or" + version +
         " knows none; compute it from other operations, or compile for "
         "another GPU (`kiln targets`)";
}

} // namespace kiln
