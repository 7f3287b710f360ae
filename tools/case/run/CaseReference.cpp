// A case on the reference.
#include "tools/case/run/CaseReference.h"

#include "frontend/reference/Reference.h"
#include "targets/support/Errors.h"
#include "tools/source/Source.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

Expected<std::unique_ptr<CaseReference>>
CaseReference::open(const CaseFile &file, const CaseSourceOptions &options) {
  Expected<CaseSource> source = openReference(file, options);
  if (!source)
    return source.takeError();
  if (source->kind != SourceKind::TileIR)
    return failure(source->text->getBufferIdentifier(),
                   ": the reference runs tile IR, and this is LLVM IR; "
                   "name the tile IR it was made from as the case's "
                   "\"reference\"");
  Expected<std::unique_ptr<CaseKernel>> kernel =
      CaseKernel::open(file, *source->text);
  if (!kernel)
    return kernel.takeError();
  return std::unique_ptr<CaseReference>(
      new CaseReference(file, std::move(*kernel)));
}

// tf32 has 10 digits after the point, and cut off after them each factor is off
// by 2^-10 at most. The sum of the products' errors is bounded by the sum of
// their sizes; the largest result is near to that where results do not all
// cancel, and a single one may be far below.
CaseTolerance CaseReference::tolerance() const {
  CaseTolerance tolerance;
  kernel->function()->getParentOp()->walk([&](tt::DotOp dot) {
    if (dot.getInputPrecision() == tt::InputPrecision::TF32 &&
        dot.getA().getType().getElementType().isF32())
      tolerance.ofLargest = 0x1p-9;
  });
  return tolerance;
}

Error CaseReference::run(const CaseVariant &variant, CaseData &data) const {
  std::vector<MemoryRange> ranges;
  std::vector<uint64_t> addresses;
  for (DeviceBuffer &buffer : data.buffers) {
    ranges.push_back({buffer.name, buffer.bytes.data(), buffer.bytes.size()});
    addresses.push_back(reinterpret_cast<uint64_t>(buffer.bytes.data()));
  }
  std::vector<uint64_t> words;
  for (auto [index, argument] : enumerate(file.passed())) {
    const CaseBinding &binding = variant.bindings[index];
    int buffer = data.bufferOf[index];
    words.push_back(buffer < 0 ? binding.bits
                               : addresses[buffer] +
                                     binding.offset * argument.dtype.bytes());
  }
  for (DeviceBuffer &buffer : data.buffers)
    buffer.writePointers(buffer.bytes, addresses);
  Error error = runReference(kernel->function(), variant.grid, words, ranges);
  for (DeviceBuffer &buffer : data.buffers)
    buffer.clearPointers(addresses);
  return error;
}

} // namespace kiln
