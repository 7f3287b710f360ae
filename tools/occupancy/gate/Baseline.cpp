#include "tools/occupancy/gate/Baseline.h"

#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include <tuple>

using namespace llvm;

namespace kiln {

Expected<GateBaseline> GateBaseline::parse(StringRef text, StringRef path) {
  auto wrong = [&](Error error) {
    return failure("'", path, "' is no baseline: ", toString(std::move(error)),
                   "; mend it, or remove it and write one with "
                   "--update");
  };
  Expected<json::Value> value = parseJson(text);
  if (!value)
    return wrong(value.takeError());
  json::Path::Root root("baseline");
  json::Path top(root);
  json::ObjectMapper map(*value, top);
  int version = 0;
  GateBaseline baseline;
  if (!map || !map.map("version", version))
    return wrong(root.getError());
  if (version != baselineVersion)
    return failure("'", path, "' is a baseline of version ", version,
                   "; this kiln reads version ", baselineVersion,
                   "; mend it, or remove it and write one with "
                   "--update");
  if (!map.mapOptional("waivers", baseline.waivers) ||
      !map.map("kernels", baseline.kernels))
    return wrong(root.getError());
  return baseline;
}

std::string GateBaseline::text() const {
  std::vector<const GateFacts *> sorted;
  for (const GateFacts &facts : kernels)
    sorted.push_back(&facts);
  // Kernels of one name in one file stay as they come: they lie in one array.
  llvm::sort(sorted, [](const GateFacts *a, const GateFacts *b) {
    return std::tie(a->kernel, a->target, a->file, a) <
           std::tie(b->kernel, b->target, b->file, b);
  });
  std::string text = formatv("{{\n  \"version\": {0},\n", baselineVersion);
  auto list = [&](StringRef name, auto &&items, StringRef end) {
    text += formatv("  \"{0}\": [", name);
    StringRef comma = "\n    ";
    for (const auto &item : items) {
      text += formatv("{0}{1}", comma, item);
      comma = ",\n    ";
    }
    text += (items.empty() ? "]" : "\n  ]") + end.str();
  };
  std::vector<json::Value> entries;
  for (const Waiver &waiver : waivers)
    entries.push_back(waiver.toJSON());
  list("waivers", entries, ",\n");
  entries.clear();
  for (const GateFacts *facts : sorted)
    entries.push_back(facts->toJSON());
  list("kernels", entries, "\n}\n");
  return text;
}

namespace {

/// Kernels of one name and GPU, by their indices.
struct Namesakes {
  std::vector<size_t> before, now;
};

/// Takes those out of both lists that belong together by `same`.
template <typename Same>
void pairBy(Namesakes &names, std::vector<std::optional<size_t>> &partner,
            Same same) {
  llvm::erase_if(names.now, [&](size_t now) {
    auto found =
        find_if(names.before, [&](size_t before) { return same(before, now); });
    if (found == names.before.end())
      return false;
    partner[now] = *found;
    names.before.erase(found);
    return true;
  });
}

} // namespace

std::vector<BaselinePair> pairUp(ArrayRef<GateFacts> before,
                                 ArrayRef<GateFacts> now) {
  MapVector<std::pair<StringRef, StringRef>, Namesakes> groups;
  for (auto [place, facts] : enumerate(before))
    groups[{facts.kernel, facts.target}].before.push_back(place);
  for (auto [place, facts] : enumerate(now))
    groups[{facts.kernel, facts.target}].now.push_back(place);
  std::vector<std::optional<size_t>> partner(now.size());
  std::vector<bool> found(before.size());
  for (auto &[key, names] : groups) {
    pairBy(names, partner,
           [&](size_t a, size_t b) { return before[a].file == now[b].file; });
    pairBy(names, partner, [&](size_t a, size_t b) {
      return sys::path::filename(before[a].file) ==
             sys::path::filename(now[b].file);
    });
    if (names.before.size() == 1 && names.now.size() == 1)
      pairBy(names, partner, [](size_t, size_t) { return true; });
  }
  std::vector<BaselinePair> pairs;
  for (auto [place, facts] : enumerate(now)) {
    const GateFacts *old = partner[place] ? &before[*partner[place]] : nullptr;
    if (old)
      found[*partner[place]] = true;
    pairs.push_back({old, &facts});
  }
  for (auto [place, facts] : enumerate(before))
    if (!found[place])
      pairs.push_back({&facts, nullptr});
  return pairs;
}

} // namespace kiln
