// A kernel that computes element by element.
#ifndef KILN_TEST_UNIT_LOWERING_EMIT_ELEMENTWISEKERNEL_H
#define KILN_TEST_UNIT_LOWERING_EMIT_ELEMENTWISEKERNEL_H

#include "test/unit/lowering/Differential.h"

namespace kiln::test {

/// Loads x[i], computes `body` from %x and %i, stores %y.
inline std::string elementwise(std::string from, std::string to, unsigned size,
                               std::string body) {
  return fill(R"(
tt.func public @k(%in: !tt.ptr<$from>, %out: !tt.ptr<$to>) {
  %i = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %ins = tt.splat %in : !tt.ptr<$from> -> tensor<$nx!tt.ptr<$from>>
  %p = tt.addptr %ins, %i : tensor<$nx!tt.ptr<$from>>, tensor<$nxi32>
  %x = tt.load %p : tensor<$nx!tt.ptr<$from>>
  $body
  %outs = tt.splat %out : !tt.ptr<$to> -> tensor<$nx!tt.ptr<$to>>
  %q = tt.addptr %outs, %i : tensor<$nx!tt.ptr<$to>>, tensor<$nxi32>
  tt.store %q, %y : tensor<$nx!tt.ptr<$to>>
  tt.return
})",
              {{"body", body},
               {"from", from},
               {"to", to},
               {"n", std::to_string(size)}});
}

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_EMIT_ELEMENTWISEKERNEL_H
