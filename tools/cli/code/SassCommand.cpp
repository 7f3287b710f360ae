// `kiln sass`: changes finished machine code. What it does is an experiment, and
// says so.
#include "targets/support/Errors.h"
#include "tools/cli/ChoiceParser.h"
#include "tools/cli/OutputFile.h"
#include "tools/driver/Source.h"
#include "tools/rederive/RederiveFile.h"

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("sass",
            "an experiment: write NVIDIA's machine code again with control "
            "words of Kiln's own, in the same order",
            "kiln sass softmax.cubin --rederive -o again.cubin\n"
            "kiln sass attention.cubin --rederive -k attention_kernel -o "
            "again.cubin --format json",
            run);
static cl::opt<std::string> file(cl::Positional, cl::Required, cl::sub(command),
                                 cl::desc("FILE: a cubin for sm_75 to sm_90a"));
static cl::opt<bool>
    rederive("rederive", cl::sub(command),
             cl::desc("derive all control words anew from Kiln's tables: "
                      "stalls, scoreboards, waits, turns. What comes out is "
                      "checked for hazards on every path; a kernel that does "
                      "not pass stays as it was, and the report says why"));
static cl::list<std::string>
    kernels("k", cl::sub(command), cl::value_desc("KERNEL"),
            cl::desc("the kernel to change; may be repeated (default: all)"));
static cl::opt<std::string> output("o", cl::sub(command), cl::value_desc("OUT"),
                                   cl::desc("the cubin to write"));
enum class SassFormat { Text, Json };
static cl::opt<SassFormat, false, ChoiceParser<SassFormat>>
    format("format", cl::sub(command), cl::desc("how to write the report"),
           cl::init(SassFormat::Text),
           cl::values(clEnumValN(SassFormat::Text, "text",
                                 "a line for each kernel (the default)"),
                      clEnumValN(SassFormat::Json, "json",
                                 "typed fields, with a version")));

static Error rewrite() {
  if (!rederive)
    return failure("say what to do with '", file,
                   "': --rederive derives its control words anew");
  if (output.empty() || output == "-")
    return failure("say with -o which file to write the cubin to");
  if (Error error = checkNotInput(output, file, "-o"))
    return error;
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(file);
  if (!buffer)
    return buffer.takeError();
  Expected<RederivedFile> made =
      rederiveFile((*buffer)->getMemBufferRef(), kernels);
  if (!made)
    return made.takeError();
  if (Error error = checkVendor(output, *lookupGpuTarget(made->target)))
    return error;
  if (Error error = writeOutput(output, made->bytes))
    return error;
  return writeOutput("-", format == SassFormat::Json ? rederivedJson(*made)
                                                     : rederivedText(*made));
}

static int run() {
  Error error = rewrite();
  return error ? fail(std::move(error)) : Done;
}

} // namespace kiln
