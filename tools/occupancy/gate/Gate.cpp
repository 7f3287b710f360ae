#include "tools/occupancy/gate/Gate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

class Judge {
public:
  Judge(const GateBaseline &baseline, const GateOptions &options)
      : baseline(baseline), options(options), used(baseline.waivers.size()) {}

  GateResult run(ArrayRef<GateFacts> now) {
    result.kernels = now.size();
    for (const BaselinePair &pair : pairUp(baseline.kernels, now)) {
      if (pair.now) {
        about = pair.now;
        kernelIndex = pair.now - now.data();
        pair.before ? compare(*pair.before, *pair.now) : judgeNew(*pair.now);
      } else if (!options.isPartial) {
        about = pair.before;
        kernelIndex = std::nullopt;
        add(GateFinding::Gone, nullptr, !options.isOneWay,
            "in the baseline, but in none of the files");
      }
    }
    for (auto [waiver, isUsed] : zip_equal(baseline.waivers, used))
      judgeWaiver(waiver, isUsed);
    return std::move(result);
  }

private:
  void compare(const GateFacts &before, const GateFacts &now) {
    bool sameTool = before.producer == now.producer;
    if (!sameTool)
      add(GateFinding::NotComparable, nullptr, false,
          formatv("made by {0}, in the baseline by {1}",
                  now.producer.empty() ? "an unknown tool" : now.producer,
                  before.producer.empty() ? "an unknown tool"
                                          : before.producer));
    for (const GateRule *rule : options.rules) {
      if (!sameTool && !rule->isAbsolute)
        continue;
      std::optional<GateChange> change = rule->compare(before, now);
      // What became better under another tool is that tool's.
      if (!change || (!sameTool && !change->isWorse))
        continue;
      add(change->isWorse ? GateFinding::Worse : GateFinding::Improved, rule,
          change->isWorse || !options.isOneWay, change->text);
    }
  }

  void judgeNew(const GateFacts &now) {
    bool isFaulty = false;
    for (const GateRule *rule : options.rules)
      if (std::optional<std::string> fault = rule->judge(now)) {
        add(GateFinding::New, rule, true, *fault);
        isFaulty = true;
      }
    if (!isFaulty)
      add(GateFinding::New, nullptr, !options.isOneWay, "not in the baseline");
  }

  void add(GateFinding::Status status, const GateRule *rule, bool fails,
           std::string text) {
    GateFinding finding;
    finding.status = status;
    finding.file = about->file;
    finding.kernel = about->kernel;
    finding.target = about->target;
    finding.kernelIndex = kernelIndex;
    finding.rule = rule;
    finding.text = std::move(text);
    finding.fails = fails;
    if (fails)
      waive(finding);
    result.findings.push_back(std::move(finding));
  }

  /// A waiver that holds is preferred to one whose day is over.
  void waive(GateFinding &finding) {
    for (auto [index, waiver] : enumerate(baseline.waivers)) {
      if (!waiver.covers(finding.kernel, finding.target, finding.gate()))
        continue;
      used[index] = true;
      bool isExpired = waiver.isExpired(options.today);
      if (finding.waiver && isExpired)
        continue;
      finding.waiver = waiver;
      finding.fails = isExpired;
      if (!isExpired)
        return;
    }
  }

  void judgeWaiver(const Waiver &waiver, bool isUsed) {
    bool isExpired = waiver.isExpired(options.today);
    if (!isExpired && isUsed)
      return;
    GateFinding finding;
    finding.status = isExpired ? GateFinding::Expired : GateFinding::Unused;
    finding.kernel = waiver.kernel;
    finding.target = waiver.target;
    finding.fails = isExpired;
    finding.waiver = waiver;
    finding.text =
        isExpired
            ? formatv("its waiver ({0}) expired on {1}: mend the kernels, or "
                      "give it another day",
                      waiver.reason, waiver.expires)
                  .str()
            : formatv("nothing needs its waiver ({0}); remove it",
                      waiver.reason)
                  .str();
    result.findings.push_back(std::move(finding));
  }

  const GateBaseline &baseline;
  const GateOptions &options;
  std::vector<bool> used;
  const GateFacts *about = nullptr;
  std::optional<size_t> kernelIndex;
  GateResult result;
};

} // namespace

StringRef GateFinding::gate() const {
  if (rule)
    return rule->name;
  return status == New ? "new" : status == Gone ? "gone" : "";
}

StringRef statusName(GateFinding::Status status) {
  switch (status) {
  case GateFinding::New:
    return "NEW";
  case GateFinding::Worse:
    return "WORSE";
  case GateFinding::Improved:
    return "IMPROVED";
  case GateFinding::Gone:
    return "GONE";
  case GateFinding::NotComparable:
    return "NOT COMPARABLE";
  case GateFinding::Expired:
    return "EXPIRED";
  case GateFinding::Unused:
    return "UNUSED";
  }
  llvm_unreachable("every status has a name");
}

size_t GateResult::count(GateFinding::Status status) const {
  return count_if(findings, [&](const GateFinding &finding) {
    return finding.status == status;
  });
}

size_t GateResult::failures() const {
  return count_if(findings,
                  [](const GateFinding &finding) { return finding.fails; });
}

GateResult judge(const GateBaseline &baseline, ArrayRef<GateFacts> now,
                 const GateOptions &options) {
  return Judge(baseline, options).run(now);
}

} // namespace kiln
