//===- CompileForTest.h - LLVM IR to files, for the tests of targets/ -----===//
#ifndef KILN_TEST_UNIT_TARGETS_COMPILEFORTEST_H
#define KILN_TEST_UNIT_TARGETS_COMPILEFORTEST_H

#include "targets/codegen/CodeGen.h"
#include "targets/support/ExternalTool.h"
#include "test/unit/targets/TestFiles.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

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

/// The text, or nothing after a recorded failure.
inline std::string assemblyFor(const llvm::Module &module,
                               llvm::StringRef target) {
  llvm::Expected<std::string> text = emitAssembly(module, verifiedFor(target));
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
