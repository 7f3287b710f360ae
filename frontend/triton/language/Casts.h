//===- Casts.h - casts beside `cast` of Semantics.h -----------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_CASTS_H
#define KILN_FRONTEND_TRITON_LANGUAGE_CASTS_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// How a cast to a smaller float rounds.
enum class Rounding { Nearest, TowardsZero };

/// `value.to(scalar, fp_downcast_rounding=rounding)`; an error where a rounding
/// is given for another cast than one to a float of fewer bits.
const TensorValue *castRounded(Emitter &emitter, const TensorValue *value,
                               const Type *scalar,
                               std::optional<Rounding> rounding);
/// The same bits as another type of as many.
const TensorValue *bitcast(Emitter &emitter, const TensorValue *value,
                           const Type *scalar);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_CASTS_H
