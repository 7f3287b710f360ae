// The syntax and verifier of tensor maps and TMA copies.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics | kiln-opt --split-input-file --verify-diagnostics | FileCheck %s

#b = #kiln.shared<[]>
#w = #kiln.shared<[[1], [2], [4], [8], [16]]>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
#t = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1], [8, 2], [16, 4], [0, 8], [0, 16], [0, 32]]>
#l = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8]], lane = [[0, 16], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]]}>
// CHECK-LABEL: @roundtrip
tt.func @roundtrip(%base: !tt.ptr<f16>, %m: i32, %k: i32, %stride: i64, %nan: i1, %x: i32, %y: i32, %p: tensor<64x32x!tt.ptr<f16>, #l>, %one: i64, %v: tensor<64x32xf16, #l>) {
  // CHECK: %[[MAP:.*]] = kiln.tensor_map %{{.*}} sizes[%{{.*}}, %{{.*}}] strides[%{{.*}}] nan %{{.*}} : !tt.ptr<f16>, (i32, i32), (i64) -> !kiln.tensor_map<64x32xf16, 64>
  %map = kiln.tensor_map %base sizes [%m, %k] strides [%stride] nan %nan : !tt.ptr<f16>, (i32, i32), (i64) -> !kiln.tensor_map<64x32xf16, 64>
  %bar = kiln.alloc : !kiln.memdesc<i64, #b>
  %a = kiln.alloc {alignment = 1024 : i64} : !kiln.memdesc<64x32xf16, #s>
  %c = kiln.alloc {alignment = 1024 : i64} : !kiln.memdesc<32x64xf16, #t>
  // CHECK: kiln.mbarrier_expect %{{.*}} bytes 8192 if %{{.*}} : !kiln.memdesc
  kiln.mbarrier_expect %bar bytes 8192 if %nan : !kiln.memdesc<i64, #b>
  // CHECK: kiln.tma_copy %[[MAP]][%{{.*}}, %{{.*}}], %{{.*}} on %{{.*}} : !kiln.tensor_map<64x32xf16, 64> -> !kiln.memdesc<64x32xf16, #shared1>, !kiln.memdesc<i64, #shared>
  kiln.tma_copy %map[%x, %y], %a on %bar : !kiln.tensor_map<64x32xf16, 64> -> !kiln.memdesc<64x32xf16, #s>, !kiln.memdesc<i64, #b>
  // CHECK: kiln.tma_copy %[[MAP]][%{{.*}}, %{{.*}}], %{{.*}} on %{{.*}} if %{{.*}} :
  kiln.tma_copy %map[%x, %y], %c on %bar if %nan : !kiln.tensor_map<64x32xf16, 64> -> !kiln.memdesc<32x64xf16, #t>, !kiln.memdesc<i64, #b>
  // CHECK: kiln.tma_store %{{.*}}, %[[MAP]][%{{.*}}, %{{.*}}] : !kiln.memdesc
  kiln.tma_store %a, %map[%x, %y] : !kiln.memdesc<64x32xf16, #s> -> !kiln.tensor_map<64x32xf16, 64>
  // CHECK: kiln.tma_copy {{.*}} if %{{.*}} evictionPolicy = evict_first :
  kiln.tma_copy %map[%x, %y], %a on %bar if %nan evictionPolicy = evict_first : !kiln.tensor_map<64x32xf16, 64> -> !kiln.memdesc<64x32xf16, #s>, !kiln.memdesc<i64, #b>
  // CHECK: kiln.tma_store {{.*}} reduction = add evictionPolicy = evict_last :
  kiln.tma_store %a, %map[%x, %y] reduction = add evictionPolicy = evict_last : !kiln.memdesc<64x32xf16, #s> -> !kiln.tensor_map<64x32xf16, 64>
  // CHECK: kiln.reduce_block max, %{{.*}}, %{{.*}} {is_unsigned} : tensor<64x32x!tt.ptr<f16>, #layout>, tensor<64x32xf16, #layout>
  kiln.reduce_block max, %p, %v {is_unsigned} : tensor<64x32x!tt.ptr<f16>, #l>, tensor<64x32xf16, #l>
  // CHECK: kiln.tma_store_wait %{{.*}} : !kiln.memdesc<64x32xf16, #shared1> pending 0
  kiln.tma_store_wait %a : !kiln.memdesc<64x32xf16, #s> pending 0
  // CHECK: kiln.block_of %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] sizes[%{{.*}}, %{{.*}}] strides[%{{.*}}, %{{.*}}] nan %{{.*}} : tensor<64x32x!tt.ptr<f16>, #layout>, !tt.ptr<f16>, (i32, i32), (i32, i32), (i64, i64)
  %same = kiln.block_of %p, %base[%x, %y] sizes [%m, %k] strides [%stride, %one] nan %nan : tensor<64x32x!tt.ptr<f16>, #l>, !tt.ptr<f16>, (i32, i32), (i32, i32), (i64, i64)
  %words = kiln.alloc {alignment = 128 : i64} : !kiln.memdesc<32xi32, #w>
  // CHECK: kiln.make_tensor_map %{{.*}} sizes[%{{.*}}, %{{.*}}] strides[%{{.*}}] in %{{.*}} : !tt.ptr<f16>, (i32, i32), (i64), !kiln.memdesc<32xi32, #{{.*}}> -> !kiln.tensor_map<64x32xf16, 64>
  %made = kiln.make_tensor_map %base sizes [%m, %k] strides [%stride] in %words : !tt.ptr<f16>, (i32, i32), (i64), !kiln.memdesc<32xi32, #w> -> !kiln.tensor_map<64x32xf16, 64>
  // CHECK: kiln.make_tensor_map {{.*}} nan in
  %nans = kiln.make_tensor_map %base sizes [%m, %k] strides [%stride] nan in %words : !tt.ptr<f16>, (i32, i32), (i64), !kiln.memdesc<32xi32, #w> -> !kiln.tensor_map<64x32xf16, 64>
  tt.return
}

// -----

tt.func @small(%base: !tt.ptr<f16>, %m: i32, %stride: i64) {
  %words = kiln.alloc : !kiln.memdesc<16xi32, #kiln.shared<[[1], [2], [4], [8]]>>
  // expected-error @+1 {{'kiln.make_tensor_map' op is made in 128 bytes, not 64}}
  %map = kiln.make_tensor_map %base sizes [%m, %m] strides [%stride] in %words : !tt.ptr<f16>, (i32, i32), (i64), !kiln.memdesc<16xi32, #kiln.shared<[[1], [2], [4], [8]]>> -> !kiln.tensor_map<64x32xf16, 64>
  tt.return
}

// -----

tt.func @flat(%base: !tt.ptr<f16>, %m: i32, %stride: i64) {
  %words = kiln.alloc : !kiln.memdesc<32xi32, #kiln.shared<[[1], [2], [4], [8], [16]]>>
  // expected-error @+1 {{'kiln.make_tensor_map' op is of a tensor of 2 dimensions and has 1 sizes and 1 strides, not 2 and 1}}
  %map = kiln.make_tensor_map %base sizes [%m] strides [%stride] in %words : !tt.ptr<f16>, (i32), (i64), !kiln.memdesc<32xi32, #kiln.shared<[[1], [2], [4], [8], [16]]>> -> !kiln.tensor_map<64x32xf16, 64>
  tt.return
}

// -----

// expected-error @+1 {{a box has 1 to 256 elements along a dimension, not 512}}
tt.func @tall(%map: !kiln.tensor_map<512x32xf16, 64>) {
  tt.return
}

// -----

// expected-error @+1 {{a box has at most the 64 bytes of its swizzle along its last dimension, not 128}}
tt.func @wide(%map: !kiln.tensor_map<64x64xf16, 64>) {
  tt.return
}

// -----

// expected-error @+1 {{a swizzle has 32, 64 or 128 bytes, not 48}}
tt.func @swizzle(%map: !kiln.tensor_map<64x16xf16, 48>) {
  tt.return
}

// -----

// expected-error @+1 {{a tensor map has 1 to 5 dimensions, not 6}}
tt.func @six(%map: !kiln.tensor_map<1x1x1x1x64x32xf16, 64>) {
  tt.return
}

// -----

// expected-error @+1 {{a tensor map has elements of 8, 16, 32 or 64 bits, not 'i1'}}
tt.func @bits(%map: !kiln.tensor_map<64x32xi1, 64>) {
  tt.return
}

// -----

tt.func @strides(%base: !tt.ptr<f16>, %n: i32, %nan: i1) {
  // expected-error @+1 {{is of a tensor of 2 dimensions and has 2 sizes and 2 strides, not 2 and 1}}
  %map = kiln.tensor_map %base sizes [%n, %n] strides [%n, %n] nan %nan : !tt.ptr<f16>, (i32, i32), (i32, i32) -> !kiln.tensor_map<64x32xf16, 64>
  tt.return
}

// -----

tt.func @elements(%base: !tt.ptr<f32>, %n: i32, %nan: i1) {
  // expected-error @+1 {{is of elements of 'f16', and its base is a '!tt.ptr<f32>'}}
  %map = kiln.tensor_map %base sizes [%n, %n] strides [%n] nan %nan : !tt.ptr<f32>, (i32, i32), (i32) -> !kiln.tensor_map<64x32xf16, 64>
  tt.return
}

// -----

#b = #kiln.shared<[]>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
tt.func @coordinates(%base: !tt.ptr<f16>, %x: i32, %nan: i1) {
  %map = kiln.tensor_map %base sizes [%x, %x] strides [%x] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !kiln.tensor_map<64x32xf16, 64>
  %a = kiln.alloc : !kiln.memdesc<64x32xf16, #s>
  %bar = kiln.alloc : !kiln.memdesc<i64, #b>
  // expected-error @+1 {{has 1 coordinates in a tensor of 2 dimensions}}
  kiln.tma_copy %map[%x], %a on %bar : !kiln.tensor_map<64x32xf16, 64> -> !kiln.memdesc<64x32xf16, #s>, !kiln.memdesc<i64, #b>
  tt.return
}

// -----

#b = #kiln.shared<[]>
#rows = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]>
tt.func @no_swizzle(%base: !tt.ptr<f16>, %x: i32, %nan: i1) {
  %map = kiln.tensor_map %base sizes [%x, %x] strides [%x] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !kiln.tensor_map<64x32xf16, 64>
  %a = kiln.alloc : !kiln.memdesc<64x32xf16, #rows>
  %bar = kiln.alloc : !kiln.memdesc<i64, #b>
  // expected-error @+1 {{has a buffer that boxes of '!kiln.tensor_map<64x32xf16, 64>' do not fill as it lies}}
  kiln.tma_copy %map[%x, %x], %a on %bar : !kiln.tensor_map<64x32xf16, 64> -> !kiln.memdesc<64x32xf16, #rows>, !kiln.memdesc<i64, #b>
  tt.return
}

// -----

#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
tt.func @other_elements(%base: !tt.ptr<bf16>, %x: i32, %nan: i1) {
  %map = kiln.tensor_map %base sizes [%x, %x] strides [%x] nan %nan : !tt.ptr<bf16>, (i32, i32), (i32) -> !kiln.tensor_map<64x32xbf16, 64>
  %a = kiln.alloc : !kiln.memdesc<64x32xf16, #s>
  // expected-error @+1 {{has elements 'f16' in the buffer and 'bf16' in the tensor}}
  kiln.tma_store %a, %map[%x, %x] : !kiln.memdesc<64x32xf16, #s> -> !kiln.tensor_map<64x32xbf16, 64>
  tt.return
}

// -----

#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 8], [4, 16], [8, 0], [16, 0], [32, 0]]>
tt.func @reduces(%base: !tt.ptr<f16>, %n: i32, %stride: i64, %nan: i1, %x: i32) {
  %map = kiln.tensor_map %base sizes [%n, %n] strides [%stride] nan %nan : !tt.ptr<f16>, (i32, i32), (i64) -> !kiln.tensor_map<64x32xf16, 64>
  %a = kiln.alloc {alignment = 1024 : i64} : !kiln.memdesc<64x32xf16, #s>
  // expected-error @+1 {{'kiln.tma_store' op has a reduction by 'xor', which TMA does not have of 'f16'}}
  kiln.tma_store %a, %map[%x, %x] reduction = xor : !kiln.memdesc<64x32xf16, #s> -> !kiln.tensor_map<64x32xf16, 64>
  tt.return
}

// -----

tt.func @elements(%base: !tt.ptr<f32>, %n: i32, %stride: i64, %nan: i1) {
  // expected-error @+1 {{is of elements of 'si32', and its base is a '!tt.ptr<f32>'}}
  %map = kiln.tensor_map %base sizes [%n, %n] strides [%stride] nan %nan : !tt.ptr<f32>, (i32, i32), (i64) -> !kiln.tensor_map<64x32xsi32, 128>
  tt.return
}
