// A random kernel in which the definitions of operands propagate layouts in a cycle: the search has to end.
// RUN: kiln compile %s --target sm_80 --num-warps 8 --emit gpu -o - | FileCheck %s
// CHECK: tt.dot
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>, %half: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %single: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %bytes: !tt.ptr<i8> {tt.divisibility = 16 : i32}) {
  %v16 = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32>
  %v17 = tt.reshape %v16 : tensor<256xi32> -> tensor<16x16xi32>
  %v18 = arith.constant dense<1023> : tensor<16x16xi32>
  %v19 = arith.andi %v17, %v18 : tensor<16x16xi32>
  %v20 = arith.constant dense<824> : tensor<16x16xi32>
  %v21 = arith.cmpi slt, %v19, %v20 : tensor<16x16xi32>
  %v22 = arith.constant dense<65> : tensor<16x16xi32>
  %v23 = tt.splat %in : !tt.ptr<i32> -> tensor<16x16x!tt.ptr<i32>>
  %v24 = tt.addptr %v23, %v19 : tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi32>
  %v25 = tt.load %v24, %v21, %v22 : tensor<16x16x!tt.ptr<i32>>
  %v26 = arith.constant 3 : i32
  %v27:2 = scf.while (%v27n = %v26, %v27y = %v25) : (i32, tensor<16x16xi32>) -> (i32, tensor<16x16xi32>) {
  %v28 = arith.constant 0 : i32
  %v29 = arith.cmpi sgt, %v27n, %v28 : i32
  scf.condition(%v29) %v27n, %v27y : i32, tensor<16x16xi32>
  } do {
  ^bb0(%v27m: i32, %v27x: tensor<16x16xi32>):
  %v30 = arith.constant 1 : i32
  %v31 = arith.subi %v27m, %v30 : i32
  %v32 = tt.trans %v27x {order = array<i32: 1, 0>} : tensor<16x16xi32> -> tensor<16x16xi32>
  %v33 = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %v34 = tt.expand_dims %v33 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %v35 = arith.constant dense<16> : tensor<16x1xi32>
  %v36 = arith.muli %v34, %v35 : tensor<16x1xi32>
  %v37 = tt.broadcast %v36 : tensor<16x1xi32> -> tensor<16x16xi32>
  %v38 = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %v39 = tt.expand_dims %v38 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
  %v40 = tt.broadcast %v39 : tensor<1x16xi32> -> tensor<16x16xi32>
  %v41 = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %v42 = tt.expand_dims %v41 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %v43 = tt.broadcast %v42 : tensor<16x1xi32> -> tensor<16x16xi32>
  %v44 = arith.addi %v37, %v40 : tensor<16x16xi32>
  %v45 = tt.splat %half : !tt.ptr<f16> -> tensor<16x16x!tt.ptr<f16>>
  %v46 = tt.addptr %v45, %v44 : tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>
  %v47 = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %v48 = tt.expand_dims %v47 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %v49 = arith.constant dense<32> : tensor<16x1xi32>
  %v50 = arith.muli %v48, %v49 : tensor<16x1xi32>
  %v51 = tt.broadcast %v50 : tensor<16x1xi32> -> tensor<16x32xi32>
  %v52 = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %v53 = tt.expand_dims %v52 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %v54 = tt.broadcast %v53 : tensor<1x32xi32> -> tensor<16x32xi32>
  %v55 = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %v56 = tt.expand_dims %v55 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %v57 = tt.broadcast %v56 : tensor<16x1xi32> -> tensor<16x32xi32>
  %v58 = arith.addi %v51, %v54 : tensor<16x32xi32>
  %v59 = tt.splat %half : !tt.ptr<f16> -> tensor<16x32x!tt.ptr<f16>>
  %v60 = tt.addptr %v59, %v58 : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  %v61 = arith.constant dense<0.0> : tensor<16x32xf32>
  %v62 = arith.constant 0 : i32
  %v63 = arith.constant 2 : i32
  %v64 = arith.constant 1 : i32
  %v65 = arith.constant 16 : i32
  %v66 = arith.constant 24 : i32
  %v67:3 = scf.for %v67i = %v62 to %v63 step %v64 iter_args(%v67s = %v61, %v67a = %v46, %v67b = %v60) -> (tensor<16x32xf32>, tensor<16x16x!tt.ptr<f16>>, tensor<16x32x!tt.ptr<f16>>) : i32 {
  %v68 = arith.muli %v67i, %v65 : i32
  %v69 = arith.subi %v66, %v68 : i32
  %v70 = tt.splat %v69 : i32 -> tensor<16x16xi32>
  %v71 = arith.cmpi slt, %v43, %v70 : tensor<16x16xi32>
  %v72 = arith.constant dense<0.0> : tensor<16x16xf16>
  %v73 = tt.load %v67a, %v71, %v72 : tensor<16x16x!tt.ptr<f16>>
  %v74 = tt.fp_to_fp %v73, rounding = rtne : tensor<16x16xf16> -> tensor<16x16xf8E4M3FN>
  %v75 = tt.splat %v69 : i32 -> tensor<16x32xi32>
  %v76 = arith.cmpi slt, %v57, %v75 : tensor<16x32xi32>
  %v77 = arith.constant dense<0.0> : tensor<16x32xf16>
  %v78 = tt.load %v67b, %v76, %v77 : tensor<16x32x!tt.ptr<f16>>
  %v79 = tt.fp_to_fp %v78, rounding = rtne : tensor<16x32xf16> -> tensor<16x32xf8E4M3FN>
  %v80 = tt.trans %v74 {order = array<i32: 1, 0>} : tensor<16x16xf8E4M3FN> -> tensor<16x16xf8E4M3FN>
  %v81 = tt.dot %v80, %v79, %v67s : tensor<16x16xf8E4M3FN> * tensor<16x32xf8E4M3FN> -> tensor<16x32xf32>
  %v82 = arith.constant dense<256> : tensor<16x16xi32>
  %v83 = tt.addptr %v67a, %v82 : tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>
  %v84 = arith.constant dense<512> : tensor<16x32xi32>
  %v85 = tt.addptr %v67b, %v84 : tensor<16x32x!tt.ptr<f16>>, tensor<16x32xi32>
  scf.yield %v81, %v83, %v85 : tensor<16x32xf32>, tensor<16x16x!tt.ptr<f16>>, tensor<16x32x!tt.ptr<f16>>
  } {tt.num_stages = 3 : i32}
  scf.yield %v31, %v32 : i32, tensor<16x16xi32>
  }
  %v114 = tt.reshape %v27#1 : tensor<16x16xi32> -> tensor<2x8x16xi32>
  %v115 = arith.constant dense<15> : tensor<16x16xi32>
  %v116 = arith.andi %v27#1, %v115 : tensor<16x16xi32>
  %v117 = arith.sitofp %v116 : tensor<16x16xi32> to tensor<16x16xf16>
  %v118 = arith.constant dense<-2.0> : tensor<16x16xf16>
  %v119 = arith.constant dense<2.0> : tensor<16x16xf16>
  %v120 = tt.clampf %v117, %v118, %v119, propagateNan = none : tensor<16x16xf16>
  %v121 = tt.trans %v120 {order = array<i32: 1, 0>} : tensor<16x16xf16> -> tensor<16x16xf16>
  %v122 = tt.make_range {start = 0 : i32, end = 512 : i32} : tensor<512xi32>
  %v123 = tt.reshape %v122 : tensor<512xi32> -> tensor<16x32xi32>
  %v124 = arith.constant dense<16> : tensor<16x32xi32>
  %v125 = arith.addi %v123, %v124 : tensor<16x32xi32>
  %v126 = tt.splat %bytes : !tt.ptr<i8> -> tensor<16x32x!tt.ptr<i8>>
  %v127 = tt.addptr %v126, %v125 : tensor<16x32x!tt.ptr<i8>>, tensor<16x32xi32>
  %v128 = tt.load %v127 : tensor<16x32x!tt.ptr<i8>>
  %v129 = arith.constant dense<15> : tensor<16x32xi8>
  %v130 = arith.andi %v128, %v129 : tensor<16x32xi8>
  %v131 = arith.sitofp %v130 : tensor<16x32xi8> to tensor<16x32xf16>
  %v132 = arith.constant dense<-2.0> : tensor<16x32xf16>
  %v133 = arith.constant dense<2.0> : tensor<16x32xf16>
  %v134 = tt.clampf %v131, %v132, %v133, propagateNan = none : tensor<16x32xf16>
  %v135 = arith.constant dense<1.0> : tensor<16x32xf16>
  %v136 = tt.dot %v121, %v134, %v135 : tensor<16x16xf16> * tensor<16x32xf16> -> tensor<16x32xf16>
  %v137 = arith.constant dense<-8.0> : tensor<16x32xf16>
  %v138 = arith.constant dense<8.0> : tensor<16x32xf16>
  %v139 = tt.clampf %v136, %v137, %v138, propagateNan = none : tensor<16x32xf16>
  %v140 = arith.constant dense<-8.0> : tensor<16x32xf16>
  %v141 = arith.constant dense<8.0> : tensor<16x32xf16>
  %v142 = tt.clampf %v136, %v140, %v141, propagateNan = none : tensor<16x32xf16>
  %v143 = arith.addf %v139, %v142 : tensor<16x32xf16>
  %v144 = arith.constant 0 : i32
  %v145 = arith.constant 1 : i32
  %v146 = arith.constant 1 : i32
  %v147 = scf.for %v148 = %v144 to %v145 step %v146 iter_args(%v149 = %v27#1) -> (tensor<16x16xi32>) : i32 {
  %v153 = arith.constant dense<6> : tensor<2x8x16xi32>
  %v154 = arith.constant dense<3> : tensor<2x8x16xi32>
  %v155 = arith.cmpi slt, %v114, %v153 : tensor<2x8x16xi32>
  %v156 = arith.select %v155, %v153, %v154 : tensor<2x8x16xi1>, tensor<2x8x16xi32>
  %v158 = arith.constant 1 : i32
  %v159 = arith.cmpi sgt, %v148, %v158 : i32
  %v160 = scf.if %v159 -> (tensor<2x8x16xi32>) {
  scf.yield %v156 : tensor<2x8x16xi32>
  } else {
  scf.yield %v156 : tensor<2x8x16xi32>
  }
  scf.yield %v149 : tensor<16x16xi32>
  }
  %v183 = arith.constant dense<15> : tensor<16x16xi32>
  %v184 = arith.andi %v147, %v183 : tensor<16x16xi32>
  %v185 = arith.sitofp %v184 : tensor<16x16xi32> to tensor<16x16xf16>
  %v186 = arith.constant dense<-2.0> : tensor<16x16xf16>
  %v187 = arith.constant dense<2.0> : tensor<16x16xf16>
  %v297 = arith.constant dense<-15.0> : tensor<16x32xf16>
  %v298 = arith.constant dense<15.0> : tensor<16x32xf16>
  %v299 = tt.clampf %v143, %v297, %v298, propagateNan = none : tensor<16x32xf16>
  %v300 = arith.extf %v299 : tensor<16x32xf16> to tensor<16x32xf32>
  %v301 = arith.fptosi %v300 : tensor<16x32xf32> to tensor<16x32xi32>
  %v302 = tt.make_range {start = 0 : i32, end = 512 : i32} : tensor<512xi32>
  %v303 = tt.reshape %v302 : tensor<512xi32> -> tensor<16x32xi32>
  %v304 = arith.constant dense<3216> : tensor<16x32xi32>
  %v305 = arith.addi %v303, %v304 : tensor<16x32xi32>
  %v306 = tt.splat %out : !tt.ptr<i32> -> tensor<16x32x!tt.ptr<i32>>
  %v307 = tt.addptr %v306, %v305 : tensor<16x32x!tt.ptr<i32>>, tensor<16x32xi32>
  tt.store %v307, %v301 : tensor<16x32x!tt.ptr<i32>>
  tt.return
}