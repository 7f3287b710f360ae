//===- CompileForTest.h - LLVM IR to files, for the tests of targets/ -----===//
#ifndef KILN_TEST_UNIT_TARGETS_COMPILEFORTEST_H
#define KILN_TEST_UNIT_TARGETS_COMPILEFORTEST_H

#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/ExternalTool.h"
#include "targets/support/Kernel.h"
#include "test/unit/targets/TestFiles.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

namespace kiln {

inline std::unique_ptr<llvm::Module> parseForTest(llvm::StringRef text,
                                                  llvm::LLVMContext &context) {
  llvm::SMDiagnostic diagnostic;
  auto module = llvm::parseAssemblyString(text, diagnostic, context);
  if (!module)
    ADD_FAILURE() << diagnostic.getLineNo() << ": "
                  << diagnostic.getMessage().str();
  return module;
}

inline std::unique_ptr<llvm::Module> corpusModule(const llvm::Twine &file,
                                                  llvm::LLVMContext &context) {
  llvm::SMDiagnostic diagnostic;
  auto module = llvm::parseIRFile((KILN_TEST_DIR "/corpus/" + file).str(),
                                  diagnostic, context);
  if (!module)
    ADD_FAILURE() << file.str() << ": " << diagnostic.getMessage().str();
  return module;
}

inline CodeGenOptions verifiedFor(llvm::StringRef target) {
  CodeGenOptions options;
  options.target = lookupGpuTarget(target);
  options.verifyMachineCode = true;
  return options;
}

/// Limits the registers of every kernel as ptxas understands it; 0: not at all.
inline void limitRegisters(llvm::Module &module, unsigned limit) {
  for (llvm::Function *kernel : kernelsOf(module))
    if (limit)
      kernel->addFnAttr("nvvm.maxnreg", std::to_string(limit));
    else
      kernel->removeFnAttr("nvvm.maxnreg");
}

/// A copy of the module that is one for the target of the options.
inline llvm::Expected<std::unique_ptr<llvm::Module>>
preparedCopy(const llvm::Module &module, const CodeGenOptions &options) {
  std::unique_ptr<llvm::Module> copy = llvm::CloneModule(module);
  if (llvm::Error error = prepareModule(*copy, options))
    return std::move(error);
  return copy;
}

/// Any module, prepared, as assembly text.
inline llvm::Expected<std::string> emitForTest(const llvm::Module &module,
                                               const CodeGenOptions &options) {
  auto copy = preparedCopy(module, options);
  return copy ? emitAssembly(**copy, options) : copy.takeError();
}

/// Any module, prepared, as machine IR.
inline llvm::Expected<std::string> emitMirForTest(const llvm::Module &module,
                                                  const CodeGenOptions &options,
                                                  llvm::StringRef stopAfter) {
  auto copy = preparedCopy(module, options);
  return copy ? emitMachineIR(**copy, options, stopAfter) : copy.takeError();
}

/// The text, or nothing after a recorded failure.
inline std::string assemblyFor(const llvm::Module &module,
                               llvm::StringRef target) {
  llvm::Expected<std::string> text = emitForTest(module, verifiedFor(target));
  if (!text) {
    ADD_FAILURE() << toString(text.takeError());
    return "";
  }
  return *text;
}

/// What went wrong, or "".
template <typename T> std::string messageOf(llvm::Expected<T> result) {
  return result ? std::string() : toString(result.takeError());
}

} // namespace kiln

#endif // KILN_TEST_UNIT_TARGETS_COMPILEFORTEST_H
