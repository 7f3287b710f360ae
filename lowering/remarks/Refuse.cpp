#include "lowering/remarks/Refuse.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;

namespace kiln {

void refuse(Operation *op, const Refusal &why) {
  InFlightDiagnostic remark = op->emitRemark() << why.text();
  if (Diagnostic *diagnostic = remark.getUnderlyingDiagnostic())
    diagnostic->getMetadata().push_back(DiagnosticArgument(
        Attribute(StringAttr::get(op->getContext(), nameOf(why.code)))));
}

RefusalCode refusalOf(Diagnostic &remark) {
  for (const DiagnosticArgument &about : remark.getMetadata())
    if (about.getKind() ==
        DiagnosticArgument::DiagnosticArgumentKind::Attribute)
      if (auto name = dyn_cast<StringAttr>(about.getAsAttribute()))
        if (std::optional<RefusalCode> code = refusalCode(name))
          return *code;
  return RefusalCode::None;
}

} // namespace kiln
