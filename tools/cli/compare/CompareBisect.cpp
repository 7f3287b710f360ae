#include "tools/cli/compare/CompareBisect.h"
#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "tools/bisect/BisectionReport.h"
#include "tools/cli/LaunchOption.h"
#include "tools/source/Source.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

struct Build {
  Source source;
  std::vector<KernelStages> kernels;
  StringRef file() const { return source.buffer->getBufferIdentifier(); }
};

Expected<Build> measure(StringRef argument, CompileOptions options) {
  Build build;
  if (Error error = openSource(argument).moveInto(build.source))
    return std::move(error);
  options.kernel = build.source.kernel;
  if (Error error =
          measureStages(*build.source.buffer, options).moveInto(build.kernels))
    return std::move(error);
  return build;
}

std::string namesOf(ArrayRef<const KernelStages *> kernels) {
  std::vector<std::string> names;
  for (const KernelStages *kernel : kernels)
    names.push_back("'" + readableKernelName(kernel->kernel) + "'");
  return join(names, ", ");
}

/// Those of `build` that `other` lacks.
std::vector<const KernelStages *> lackedBy(const Build &other,
                                           const Build &build) {
  std::vector<const KernelStages *> lacked;
  for (const KernelStages &kernel : build.kernels)
    if (none_of(other.kernels, [&](const KernelStages &one) {
          return one.kernel == kernel.kernel;
        }))
      lacked.push_back(&kernel);
  return lacked;
}

Expected<std::vector<Bisection>> bisectAll(const Build &before,
                                           const Build &after) {
  const std::string &target = before.kernels.front().resources.target;
  const std::string &other = after.kernels.front().resources.target;
  if (target != other)
    return failure("'", before.file(), "' is for ", target, " and '",
                   after.file(), "' for ", other,
                   "; name the GPU to compile both for with --target");
  if (!before.source.kernel.empty() && !after.source.kernel.empty())
    return std::vector{bisect(before.kernels.front(), after.kernels.front())};
  std::vector<Bisection> found;
  for (const KernelStages &kernel : before.kernels)
    for (const KernelStages &same : after.kernels)
      if (kernel.kernel == same.kernel)
        found.push_back(bisect(kernel, same));
  auto onlyBefore = lackedBy(after, before),
       onlyAfter = lackedBy(before, after);
  if (found.empty())
    return failure("no kernel of '", before.file(), "' (", namesOf(onlyBefore),
                   ") is in '", after.file(), "' (", namesOf(onlyAfter),
                   "); if one is called differently there, name both as "
                   "FILE:KERNEL");
  for (auto [build, only] :
       {std::pair(&before, &onlyBefore), std::pair(&after, &onlyAfter)})
    if (!only->empty())
      errs() << "kiln: note: only '" << build->file() << "' has "
             << namesOf(*only) << '\n';
  return found;
}

} // namespace

Error compareBisected(StringRef before, StringRef after,
                      const CompileOptions &options, Format format) {
  Expected<Build> old = measure(before, options);
  if (!old)
    return old.takeError();
  Expected<Build> young = measure(after, options);
  if (!young)
    return young.takeError();
  std::vector<std::string> names;
  for (const Build *build : {&*old, &*young})
    for (const KernelStages &kernel : build->kernels) {
      names.push_back(kernel.kernel);
      names.push_back(kernel.kernel + "@" + kernel.resources.target);
    }
  if (Error error = checkLaunches(options.launches, names))
    return error;
  Expected<std::vector<Bisection>> found = bisectAll(*old, *young);
  if (!found)
    return found.takeError();
  if (format == Format::Json) {
    json::Array kernels;
    for (const Bisection &bisection : *found)
      kernels.push_back(bisectionJson(bisection));
    printJson(outs(), json::Object{{"version", bisectionVersion},
                                   {"bisections", std::move(kernels)}});
    return Error::success();
  }
  ListSeparator blank("\n");
  for (const Bisection &bisection : *found) {
    outs() << StringRef(blank);
    printBisection(outs(), bisection);
  }
  return Error::success();
}

} // namespace kiln
