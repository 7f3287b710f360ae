#include "tools/cli/Sidecar.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/Errors.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/json/Json.h"
#include "tools/Version.h"
#include "tools/binaries/LaunchNotes.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace kiln {

static json::Value orNull(StringRef text) {
  return text.empty() ? json::Value(nullptr) : json::Value(text);
}

/// What a search chose for the kernel, as one would type it; null where nothing
/// was left open.
static json::Value chosenJson(StringRef kernel, const AutoCompiled &compiled) {
  for (const AutoChoice &choice : compiled.choices)
    if (choice.kernel == kernel)
      return json::Object{
          {"options", choice.spec()},
          {"reason", choice.reason},
          {"rival", choice.candidates[choice.chosen].directives.isRival}};
  const std::optional<PlanChoice> &plan = compiled.planChoice;
  if (plan && plan->kernel == kernel)
    return json::Object{{"options", spell(plan->plan)},
                        {"reason", orNull(plan->unevaluated)},
                        {"rival", false}};
  return nullptr;
}

static json::Object kernelJson(const CompiledKernel &kernel,
                               const AutoCompiled &compiled) {
  json::Array parameters;
  for (const CompiledKernel::Parameter &parameter : kernel.parameters)
    parameters.push_back(json::Object{{"name", orNull(parameter.name)},
                                      {"type", parameter.type},
                                      {"bytes", parameter.bytes}});
  json::Array tensorMaps;
  for (const TensorMapRecipe &recipe : kernel.tensorMaps)
    tensorMaps.push_back(recipe.json());
  json::Array outcomes;
  for (const RematOutcome &evaluated : compiled.rematOutcomes)
    if (evaluated.kernel == kernel.name)
      outcomes.push_back(toJSON(evaluated));
  json::Object object{{"name", kernel.name},
                      {"parameters", std::move(parameters)},
                      {"tensor_maps", std::move(tensorMaps)},
                      {"persistent", kernel.persistent},
                      {"global_scratch_bytes", kernel.globalScratch},
                      {"global_scratch_alignment", nullptr},
                      {"threads_per_block", nullptr},
                      {"static_shared_bytes", nullptr},
                      {"dynamic_shared_bytes", nullptr},
                      {"sched_strategy", orNull(kernel.strategy)},
                      {"remat", orNull(kernel.remat)},
                      {"remat_outcomes", std::move(outcomes)},
                      {"chosen", chosenJson(kernel.name, compiled)},
                      {"max_regs", orNull(kernel.maxRegs)},
                      {"register_usage_level", kernel.registerUsageLevel},
                      {"ptxas_controls", orNull(kernel.ptxasControls)}};
  if (compiled.backendChoice)
    object["backend"] = toJSON(*compiled.backendChoice);
  if (kernel.globalScratch)
    object["global_scratch_alignment"] = kMadeTensorMapAlignment;
  if (kernel.threadsPerBlock)
    object["threads_per_block"] = kernel.threadsPerBlock;
  if (kernel.dynamicShared || !needsDynamicShared(*compiled.module))
    object["dynamic_shared_bytes"] = kernel.dynamicShared;
  for (const KernelResources &used : compiled.resources)
    if (used.kernel == kernel.name && used.staticSharedBytes)
      object["static_shared_bytes"] = *used.staticSharedBytes;
  return object;
}

json::Value sidecarOf(const AutoCompiled &compiled, StringRef file) {
  json::Array kernels;
  for (const CompiledKernel &kernel : compiled.kernels)
    kernels.push_back(kernelJson(kernel, compiled));
  StringRef assembler = compiled.resources.empty()
                            ? ""
                            : StringRef(compiled.resources.front().producer);
  return json::Object{
      {"version", 1},
      {"object_sha256", launchDigest(file)},
      {"target", compiled.target->name()},
      {"fp_fusion", compiled.fpFusion},
      {"ptx_version", compiled.ptxVersion
                          ? json::Value((Twine(compiled.ptxVersion / 10) + "." +
                                         Twine(compiled.ptxVersion % 10))
                                            .str())
                          : json::Value(nullptr)},
      {"kernels", std::move(kernels)},
      {"tools", json::Object{{"kiln", KILN_VERSION},
                             {"llvm", LLVM_VERSION_STRING},
                             {"assembler", orNull(assembler)}}}};
}

Error checkSidecarPath(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return Error::success(); // nothing there to lose
  Expected<json::Value> value = parseJson((*buffer)->getBuffer());
  const json::Object *object = value ? value->getAsObject() : nullptr;
  const json::Object *tools = object ? object->getObject("tools") : nullptr;
  consumeError(value.takeError());
  if (tools && tools->get("kiln"))
    return Error::success();
  return failure("the sidecar would overwrite '", path,
                 "', which is none; give another name with -o or --sidecar");
}

} // namespace kiln
