// A tile that does not fit in registers is refused before LLVM spends minutes on it.
// RUN: kiln-opt %s --kiln-assign-layouts="num-warps=4" --verify-diagnostics
tt.func public @too_many_elements() {
  // expected-error @below {{makes 'tensor<1048576xi32>', 8192 elements for each of 128 threads, and at most 2048 are lowered}}
  %0 = tt.make_range {end = 1048576 : i32, start = 0 : i32} : tensor<1048576xi32>
  tt.return
}
