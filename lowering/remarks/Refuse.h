// Remarks that say why something that was asked for is not done. They carry the
// code of the refusal (targets/plan/Refusals.def) beside its text.
#ifndef KILN_LOWERING_REMARKS_REFUSE_H
#define KILN_LOWERING_REMARKS_REFUSE_H

#include "mlir/IR/Operation.h"
#include "targets/plan/Refusal.h"

namespace kiln {

/// Remarks on the op.
void refuse(mlir::Operation *op, const Refusal &why);

/// The code that a remark carries; None: it is no refusal.
RefusalCode refusalOf(mlir::Diagnostic &remark);

} // namespace kiln

#endif // KILN_LOWERING_REMARKS_REFUSE_H
