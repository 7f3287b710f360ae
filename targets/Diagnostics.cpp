//===- Diagnostics.cpp - LLVM's messages as errors and remarks ------------===//
#include "targets/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

bool isOurs(StringRef pass) { return pass.starts_with("kiln-"); }

class Collector : public DiagnosticHandler {
public:
  Collector(std::string &errors, std::vector<CodeGenRemark> *remarks)
      : errors(errors), remarks(remarks) {}

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
    return remarks && isOurs(pass);
  }
  bool isMissedOptRemarkEnabled(StringRef pass) const override {
    return remarks && isOurs(pass);
  }
  bool isPassedOptRemarkEnabled(StringRef pass) const override {
    return remarks && isOurs(pass);
  }
  bool isAnyRemarkEnabled() const override { return remarks; }

private:
  static CodeGenRemark describe(const DiagnosticInfoOptimizationBase &remark) {
    return {remark.getPassName().str(), remark.getRemarkName().str(),
            remark.getFunction().getName().str(),
            remark.isLocationAvailable() ? remark.getLocationStr()
                                         : std::string(),
            remark.getMsg()};
  }

  std::string &errors;
  StringSet<> seen;
  std::vector<CodeGenRemark> *remarks;
};

} // namespace

DiagnosticScope::DiagnosticScope(LLVMContext &context,
                                 std::vector<CodeGenRemark> *remarks)
    : context(context), previous(context.getDiagnosticHandler()) {
  context.setDiagnosticHandler(std::make_unique<Collector>(errors, remarks));
}

DiagnosticScope::~DiagnosticScope() {
  context.setDiagnosticHandler(std::move(previous));
}

Error DiagnosticScope::takeError(StringRef doing) {
  if (errors.empty())
    return Error::success();
  return createStringError(doing + " failed: " + std::exchange(errors, {}));
}

} // namespace kiln
