// Whether two modules of tile IR are the same function of memory: both run on
// the reference, on the random inputs of a case, and every byte that they leave
// has to be the same. CASE names the first kernel and how it is launched, OTHER
// is tile IR with a kernel of the same name; prints a JSON object, a row for
// each of the case's sizes. A run that both refuse alike counts as refused.
#include "targets/support/json/Json.h"
#include "tools/case/run/CaseReference.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace kiln;

static cl::opt<std::string> casePath(cl::Positional, cl::Required,
                                     cl::desc("CASE"));
static cl::opt<std::string> other(cl::Positional, cl::Required,
                                  cl::desc("OTHER"));
static cl::opt<unsigned> inputs("inputs", cl::init(50),
                                cl::desc("of each of the case's sizes"));
static cl::opt<uint64_t> seed("seed", cl::init(0),
                              cl::desc("of the first input"));

namespace {

/// What the runs of one of the case's sizes found.
struct Counts {
  uint64_t inputs = 0, elements = 0, bytes = 0, refused = 0, different = 0;
  std::string first; ///< the first difference

  json::Object json() const {
    json::Object row{{"inputs", inputs},
                     {"elements", elements},
                     {"bytes", bytes},
                     {"refused", refused},
                     {"different", different}};
    if (!first.empty())
      row["first"] = first;
    return row;
  }
};

} // namespace

/// Where two runs left something else; empty: nowhere.
static std::string difference(const CaseData &left, const CaseData &right) {
  for (auto [one, two] : zip_equal(left.buffers, right.buffers)) {
    auto [here, there] =
        std::mismatch(one.bytes.begin(), one.bytes.end(), two.bytes.begin());
    if (here == one.bytes.end())
      continue;
    uint64_t count = 0;
    for (auto [byte, expected] : zip_equal(one.bytes, two.bytes))
      count += byte != expected;
    return one.name + " at byte " + utostr(here - one.bytes.begin()) + ": " +
           utohexstr(*here) + " and " + utohexstr(*there) + "; " +
           utostr(count) + " bytes of " + utostr(one.bytes.size());
  }
  return "";
}

/// An error without what says where in which file it is: between parentheses,
/// or before the first ": error".
static std::string withoutLocation(Error error) {
  std::string text = toString(std::move(error));
  size_t colon = text.find("error: ");
  return colon == std::string::npos ? text : text.substr(colon);
}

/// One input on both kernels.
static Error runInput(const CaseFile &file, const CaseVariant &variant,
                      uint64_t inputSeed, const CaseReference &left,
                      const CaseReference &right, Counts &counts) {
  Expected<CaseData> first = fillCase(file, variant, inputSeed);
  if (!first)
    return first.takeError();
  CaseData second = *first;
  Error one = left.run(variant, *first), two = right.run(variant, second);
  ++counts.inputs;
  for (auto [argument, binding] : zip(file.arguments, variant.bindings))
    if (argument.isTensor && argument.role != CaseRole::In)
      counts.elements += elementCount(binding);
  for (const DeviceBuffer &buffer : first->buffers)
    counts.bytes += buffer.bytes.size();
  std::string found;
  if (one || two) {
    bool both = bool(one) && bool(two);
    std::string said = one ? withoutLocation(std::move(one)) : "nothing",
                saidToo = two ? withoutLocation(std::move(two)) : "nothing";
    if (both && said == saidToo)
      ++counts.refused;
    else
      found = "the reference says " + said + ", and of the other " + saidToo;
    if (counts.first.empty() && both)
      counts.first = said;
  } else {
    found = difference(*first, second);
  }
  if (found.empty())
    return Error::success();
  if (!counts.different++)
    counts.first = "seed " + utostr(inputSeed) + ": " + found;
  return Error::success();
}

static Error compare() {
  Expected<CaseFile> file = readCaseFile(casePath);
  if (!file)
    return file.takeError();
  CaseFile again = *file;
  again.kernel = other;
  Expected<std::unique_ptr<CaseReference>> left = CaseReference::open(*file);
  if (!left)
    return left.takeError();
  Expected<std::unique_ptr<CaseReference>> right = CaseReference::open(again);
  if (!right)
    return right.takeError();
  json::Array rows;
  for (unsigned index = 0; index < variantCount(*file); ++index) {
    Expected<CaseVariant> variant = resolveCase(*file, index);
    if (!variant)
      return variant.takeError();
    Counts counts;
    for (unsigned i = 0; i < inputs; ++i)
      if (Error error =
              runInput(*file, *variant, seed + i, **left, **right, counts))
        return error;
    json::Object row = counts.json();
    row["sizes"] = variant->label;
    rows.push_back(std::move(row));
  }
  outs() << json::Value(std::move(rows)) << '\n';
  return Error::success();
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv,
                              "compares two kernels on the reference\n");
  if (Error error = compare()) {
    errs() << "kiln-reference-bits: " << toString(std::move(error)) << '\n';
    return 1;
  }
  return 0;
}
