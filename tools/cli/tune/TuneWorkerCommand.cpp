// `kiln tune-worker`: the process in which `kiln tune` measures. People have no
// use for it; executors of other hosts start it there.
#include "tools/cli/Command.h"
#include "tools/tune/execute/MeasureWorker.h"

using namespace llvm;

namespace kiln {

static int run() {
  Error error = runMeasureWorker();
  return error ? fail(std::move(error)) : Done;
}

static Command command("tune-worker",
                       "compile and measure what lines of JSON on standard "
                       "input ask for; `kiln tune` and its executors start it "
                       "(tools/tune/README.md)",
                       "kiln tune-worker < requests.jsonl", run,
                       Command::Hidden);

} // namespace kiln
