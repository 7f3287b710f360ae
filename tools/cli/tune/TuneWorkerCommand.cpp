// `kiln tune-worker`: the process in which `kiln tune` measures. It is not for
// people; executors start it on other hosts.
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
