// The views of --what-if.
#include "tools/occupancy/OccupancyViews.h"

#include "targets/gpu/GpuLookup.h"
#include "targets/support/text/KernelName.h"
#include "tools/report/ResourceReport.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// "8/64 12%", "cannot launch", "at most 8/64 12%".
std::string residentText(const std::optional<Occupancy> &occupancy,
                         bool bound) {
  if (!occupancy)
    return "?";
  return (bound && occupancy->launchable() ? "at most " : "") +
         residentCell(*occupancy);
}

std::string limiterText(const std::optional<Occupancy> &occupancy) {
  return occupancy ? join(map_range(occupancy->limiters, limiterName), ", ")
                   : "?";
}

/// "3 -> 4"; one number where it stays.
std::string arrow(const std::optional<Occupancy> &before,
                  const std::optional<Occupancy> &after,
                  unsigned Occupancy::*member) {
  auto text = [&](const std::optional<Occupancy> &occupancy) {
    return occupancy ? std::to_string((*occupancy).*member) : "?";
  };
  std::string old = text(before), now = text(after);
  return old == now ? now : old + " -> " + now;
}

/// What a goal needs: "regs <= 80 (-16)", "nothing", "impossible".
std::string goalText(const Answer &answer) {
  if (!answer.wanted || !answer.occupancy)
    return "";
  std::string head = std::to_string(*answer.wanted) + " blocks: ";
  if (!answer.cuts)
    return head + "no cut is enough";
  std::string cuts = cutsText(*answer.cuts, answer.request);
  return head + (cuts.empty() ? "fit as it is" : cuts);
}

/// A row's cells from the change on, goals last.
std::vector<std::string> answerCells(const Asked &asked, const Answer &answer,
                                     const std::optional<Occupancy> &now,
                                     const std::string &change) {
  const OccupancyRequest &request = answer.request;
  return {change,
          std::to_string(request.registers),
          std::to_string(request.staticShared + request.dynamicShared),
          answer.occupancy ? std::to_string(request.threadsPerBlock) : "?",
          arrow(now, answer.occupancy, &Occupancy::blocksPerUnit),
          arrow(now, answer.occupancy, &Occupancy::warpsPerUnit),
          residentText(answer.occupancy,
                       answer.isBound(*asked.kernel, asked.launch)),
          limiterText(answer.occupancy),
          answer.occupancy ? stepText(*answer.occupancy, request) : ""};
}

/// The kernel as it is, in the shape of an answer.
Answer unchanged(const Asked &asked) {
  Answer now;
  if (std::optional<OccupancyRequest> request =
          occupancyRequest(*asked.kernel, asked.launch)) {
    now.request = *request;
    if (const GpuTarget *gpu = lookupGpuTarget(asked.kernel->target))
      now.occupancy = computeOccupancy(*gpu, *request);
    return now;
  }
  now.request.registers = asked.kernel->registers.value_or(0);
  now.request.staticShared = asked.kernel->staticSharedBytes.value_or(0);
  return now;
}

} // namespace

Table answersTable(ArrayRef<Asked> asked, bool forPeople) {
  bool goals = any_of(asked, [](const Asked &one) {
    return any_of(one.answers,
                  [](const Answer &answer) { return answer.wanted; });
  });
  Table table;
  for (StringRef title : {"kernel", "target", "what if"})
    table.column(title);
  for (StringRef title : {"registers", forPeople ? "shared B" : "shared",
                          "threads", "blocks", "warps", "occupancy"})
    table.column(title, Table::Right);
  table.column("limited by");
  table.column("next step");
  if (goals)
    table.column("goal");
  auto row = [&](const Asked &one, const Answer &answer,
                 const std::optional<Occupancy> &now,
                 const std::string &change) {
    const KernelResources &kernel = *one.kernel;
    std::vector<std::string> cells = {kernel.isTyped ? "(typed)"
                                      : forPeople
                                          ? readableKernelName(kernel.kernel)
                                          : kernel.kernel,
                                      kernel.target};
    append_range(cells, answerCells(one, answer, now, change));
    if (goals)
      cells.push_back(goalText(answer));
    table.row(std::move(cells));
  };
  for (const Asked &one : asked) {
    Answer now = unchanged(one);
    row(one, now, now.occupancy, "(as it is)");
    for (const Answer &answer : one.answers)
      row(one, answer, now.occupancy, answer.changesText());
  }
  return table;
}

void printAnswers(raw_ostream &os, ArrayRef<Asked> asked, Format format) {
  answersTable(asked, format != Format::Csv).print(os, format);
}

json::Array answersJson(const Asked &asked) {
  json::Array list;
  for (const Answer &answer : asked.answers) {
    json::Object changes;
    for (auto [knob, value] : answer.changes)
      changes[knobName(knob)] = value;
    json::Value occupancy = nullptr, wanted = nullptr, needs = nullptr;
    if (answer.occupancy)
      occupancy = toJSON(*answer.occupancy,
                         answer.isBound(*asked.kernel, asked.launch));
    if (answer.wanted)
      wanted = *answer.wanted;
    if (answer.cuts)
      needs = toJSON(*answer.cuts);
    list.push_back(json::Object{{"changes", std::move(changes)},
                                {"wanted_blocks", std::move(wanted)},
                                {"needs", std::move(needs)},
                                {"occupancy", std::move(occupancy)}});
  }
  return list;
}

} // namespace kiln
