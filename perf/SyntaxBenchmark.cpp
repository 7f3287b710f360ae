// How fast Python source becomes a syntax tree, on the Python in this
// repository. The peer is ast.parse of the Python that CMake has found, on the
// same text; both times are of the processor.
#include "frontend/triton/lexer/Lexer.h"
#include "frontend/triton/syntax/Parse.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <benchmark/benchmark.h>

using namespace llvm;
using namespace kiln::triton;

/// All Python files of the repository's source folders, one after the other.
static const std::string &getText() {
  static const std::string text = [] {
    std::vector<std::string> paths;
    std::error_code error;
    for (StringRef folder : {"perf", "scripts", "tools"})
      for (sys::fs::recursive_directory_iterator
               it(Twine(KILN_SOURCE "/") + folder, error),
           end;
           it != end && !error; it.increment(error))
        if (sys::path::extension(it->path()) == ".py")
          paths.push_back(it->path());
    llvm::sort(paths);
    std::string all;
    for (const std::string &path : paths)
      if (auto buffer = MemoryBuffer::getFile(path))
        all += ((*buffer)->getBuffer() + "\n").str();
    return all;
  }();
  return text;
}

static void lexPython(benchmark::State &state) {
  SourceFile file(MemoryBuffer::getMemBuffer(getText(), "all.py"));
  for (auto _ : state) {
    LexedFile lexed = lex(file);
    if (lexed.error)
      return state.SkipWithError(lexed.error->message.c_str());
  }
  state.SetBytesProcessed(state.iterations() * getText().size());
}
BENCHMARK(lexPython)->Unit(benchmark::kMillisecond);

static void parsePython(benchmark::State &state) {
  SourceFile file(MemoryBuffer::getMemBuffer(getText(), "all.py"));
  for (auto _ : state) {
    ast::Arena arena;
    Diagnostics diagnostics;
    if (!parseModule(file, arena, diagnostics))
      return state.SkipWithError(diagnostics.get().front().message.c_str());
  }
  state.SetBytesProcessed(state.iterations() * getText().size());
}
BENCHMARK(parsePython)->Unit(benchmark::kMillisecond);

/// Python writes the seconds of one ast.parse to a file, which become the time
/// of the iteration.
static void peer(benchmark::State &state) {
  SmallString<128> source, times;
  std::error_code error;
  if (sys::fs::createTemporaryFile("kiln-bench", "py", source) ||
      sys::fs::createTemporaryFile("kiln-bench", "txt", times))
    return state.SkipWithError("no temporary file can be made");
  {
    raw_fd_ostream out(source, error);
    out << getText();
  }
  for (auto _ : state) {
    StringRef script =
        "import ast, sys, time; text = open(sys.argv[1], 'rb').read(); "
        "start = time.process_time(); ast.parse(text); "
        "print(time.process_time() - start)";
    std::optional<StringRef> redirects[] = {StringRef(), StringRef(times),
                                            StringRef()};
    double seconds = 0;
    if (sys::ExecuteAndWait(KILN_PYTHON,
                            {KILN_PYTHON, "-Wignore", "-c", script, source},
                            std::nullopt, redirects))
      return state.SkipWithError("Python does not parse the text");
    // What an earlier iteration wrote is overwritten, but not shortened.
    auto printed = MemoryBuffer::getFile(times);
    if (!printed ||
        (*printed)->getBuffer().split('\n').first.getAsDouble(seconds))
      return state.SkipWithError("Python printed no time");
    state.SetIterationTime(seconds);
  }
  state.SetBytesProcessed(state.iterations() * getText().size());
  (void)sys::fs::remove(source);
  (void)sys::fs::remove(times);
}
BENCHMARK(peer)->Unit(benchmark::kMillisecond)->UseManualTime();

BENCHMARK_MAIN();
