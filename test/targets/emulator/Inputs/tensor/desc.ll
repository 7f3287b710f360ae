; The fence after the last mbarrier.init is not Triton's.
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %arg1, i32 %arg2, i64 %arg3, i64 %arg4, i32 %arg6, i32 %arg7, i64 %arg8, i64 %arg9, i32 %arg11, i32 %arg12, i64 %arg13, i64 %arg14, i32 %arg15, i32 %arg16, i32 %arg17, ptr addrspace(1) nofree readnone captures(none) %arg18, ptr addrspace(1) nofree readnone captures(none) %arg19, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %arg, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %arg5, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %arg10) #0 {
bb:
  %i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i20 = icmp samesign ult i32 %i, 32
  tail call void asm sideeffect "@$0 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$1], 32;", "b,r"(i1 %i20, ptr addrspace(3) @global_smem) #7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i21 = load i32, ptr addrspace(3) @global_smem, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "b"(i1 %i20) #7
  %i22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %i23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %i24 = shl i32 %i22, 7
  %i25 = shl nuw nsw i32 %i23, 5
  %i26 = lshr i32 %i, 5
  %i27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i26, i32 0, i32 31)
  %i28 = shl i32 %i27, 21
  %i29 = and i32 %i28, 6291456
  %i30 = add i32 %i29, %i21
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x32.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %i30, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #7
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %i31 = icmp eq i32 %i26, 0
  %i32 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i33 = extractvalue { i32, i1 } %i32, 1
  %i34 = and i1 %i31, %i33
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i34, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960)) #7
  %i35 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i36 = extractvalue { i32, i1 } %i35, 1
  %i37 = and i1 %i31, %i36
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i37, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40968)) #7
  %i38 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i39 = extractvalue { i32, i1 } %i38, 1
  %i40 = and i1 %i31, %i39
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i40, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976)) #7
  %i41 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i42 = extractvalue { i32, i1 } %i41, 1
  %i43 = and i1 %i31, %i42
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i43, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40984)) #7
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %i44 = icmp sgt i32 %arg17, 0
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i45 = and i32 %i, 127
  %i46 = icmp eq i32 %i45, 0
  %i47 = and i1 %i46, %i44
  tail call void asm sideeffect "@$0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [$1], 20480;", "b,r"(i1 %i47, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976)) #7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i48 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i49 = extractvalue { i32, i1 } %i48, 1
  %i50 = and i1 %i44, %i49
  %i51 = icmp samesign ult i32 %i45, 32
  %i52 = and i1 %i51, %i50
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i52, ptr addrspace(3) @global_smem, ptr nonnull %arg, i32 0, i32 %i24, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976)) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i53 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i54 = extractvalue { i32, i1 } %i53, 1
  %i55 = and i1 %i44, %i54
  %i56 = and i1 %i51, %i55
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i56, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), ptr nonnull %arg5, i32 %i25, i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976)) #7
  %i57 = icmp sgt i32 %arg17, 64
  call void asm sideeffect "\0A{\0A\09@!$2 bra.uni skipWait;\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A\09skipWait:\0A}\0A", "r,r,b"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976), i32 0, i1 %i44) #7
  %i58 = icmp eq i32 %i27, 0
  %i59 = and i1 %i44, %i58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %i59, label %bb60, label %bb89

bb60:
  %i61 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i62 = extractvalue { i32, i1 } %i61, 1
  %i63 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %i64 = and i32 %i63, 32767
  %i65 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768) to i32), 4
  %i66 = and i32 %i65, 32767
  %i67 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i64, i64 0
  %i68 = bitcast <2 x i32> %i67 to i64
  %i69 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i66, i64 0
  %i70 = bitcast <2 x i32> %i69 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i68, i64 %i70, i32 134807568, i1 false, i1 %i62) #7
  %i71 = add nuw nsw i32 %i64, 2
  %i72 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i71, i64 0
  %i73 = bitcast <2 x i32> %i72 to i64
  %i74 = add nuw nsw i32 %i66, 64
  %i75 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i74, i64 0
  %i76 = bitcast <2 x i32> %i75 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i73, i64 %i76, i32 134807568, i1 true, i1 %i62) #7
  %i77 = add nuw nsw i32 %i64, 4
  %i78 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i77, i64 0
  %i79 = bitcast <2 x i32> %i78 to i64
  %i80 = add nuw nsw i32 %i66, 128
  %i81 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i80, i64 0
  %i82 = bitcast <2 x i32> %i81 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i79, i64 %i82, i32 134807568, i1 true, i1 %i62) #7
  %i83 = add nuw nsw i32 %i64, 6
  %i84 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i83, i64 0
  %i85 = bitcast <2 x i32> %i84 to i64
  %i86 = add nuw nsw i32 %i66, 192
  %i87 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i86, i64 0
  %i88 = bitcast <2 x i32> %i87 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i85, i64 %i88, i32 134807568, i1 true, i1 %i62) #7
  call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %i62, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960) to i32)) #7
  br label %bb89

bb89:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i90 = and i1 %i46, %i57
  call void asm sideeffect "@$0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [$1], 20480;", "b,r"(i1 %i90, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40984)) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i91 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i92 = extractvalue { i32, i1 } %i91, 1
  %i93 = and i1 %i57, %i92
  %i94 = and i1 %i51, %i93
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i94, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), ptr nonnull %arg, i32 64, i32 %i24, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40984)) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i95 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i96 = extractvalue { i32, i1 } %i95, 1
  %i97 = and i1 %i57, %i96
  %i98 = and i1 %i51, %i97
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i98, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 36864), ptr nonnull %arg5, i32 %i25, i32 64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40984)) #7
  %i99 = add i32 %arg17, -64
  %i100 = icmp sgt i32 %i99, 0
  br i1 %i100, label %.lr.ph, label %._crit_edge

.lr.ph:
  %i101 = add i32 %arg17, -128
  br label %bb102

bb102:
  %i103 = phi i32 [ 0, %.lr.ph ], [ %i108, %bb152 ]
  %i104 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), %.lr.ph ], [ %i117, %bb152 ]
  %i105 = phi i32 [ 0, %.lr.ph ], [ %i115, %bb152 ]
  %i106 = phi i32 [ 0, %.lr.ph ], [ %i113, %bb152 ]
  %i107 = phi i32 [ 1, %.lr.ph ], [ %i155, %bb152 ]
  %i108 = phi i32 [ 0, %.lr.ph ], [ %i157, %bb152 ]
  %i109 = phi i32 [ 0, %.lr.ph ], [ %i171, %bb152 ]
  %i110 = icmp slt i32 %i109, %i101
  %i111 = add i32 %i106, 1
  %i112 = icmp sgt i32 %i111, 1
  %i113 = select i1 %i112, i32 0, i32 %i111
  %i114 = zext i1 %i112 to i32
  %i115 = xor i32 %i105, %i114
  %i116 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976), i32 %i113
  call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %i116, i32 %i115) #7
  %i117 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), i32 %i107
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %i58, label %bb118, label %bb152

bb118:
  %.idx1 = shl i32 %i113, 14
  %i119 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx1
  %.idx = shl i32 %i113, 12
  %i120 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %.idx
  %i121 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i122 = extractvalue { i32, i1 } %i121, 1
  %i123 = ptrtoint ptr addrspace(3) %i119 to i32
  %i124 = lshr exact i32 %i123, 4
  %i125 = and i32 %i124, 32767
  %i126 = ptrtoint ptr addrspace(3) %i120 to i32
  %i127 = lshr exact i32 %i126, 4
  %i128 = and i32 %i127, 32767
  %i129 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i125, i64 0
  %i130 = bitcast <2 x i32> %i129 to i64
  %i131 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i128, i64 0
  %i132 = bitcast <2 x i32> %i131 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i130, i64 %i132, i32 134807568, i1 true, i1 %i122) #7
  %i133 = add nuw nsw i32 %i125, 2
  %i134 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i133, i64 0
  %i135 = bitcast <2 x i32> %i134 to i64
  %i136 = add nuw nsw i32 %i128, 64
  %i137 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i136, i64 0
  %i138 = bitcast <2 x i32> %i137 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i135, i64 %i138, i32 134807568, i1 true, i1 %i122) #7
  %i139 = add nuw nsw i32 %i125, 4
  %i140 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i139, i64 0
  %i141 = bitcast <2 x i32> %i140 to i64
  %i142 = add nuw nsw i32 %i128, 128
  %i143 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i142, i64 0
  %i144 = bitcast <2 x i32> %i143 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i141, i64 %i144, i32 134807568, i1 true, i1 %i122) #7
  %i145 = add nuw nsw i32 %i125, 6
  %i146 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i145, i64 0
  %i147 = bitcast <2 x i32> %i146 to i64
  %i148 = add nuw nsw i32 %i128, 192
  %i149 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i148, i64 0
  %i150 = bitcast <2 x i32> %i149 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i147, i64 %i150, i32 134807568, i1 true, i1 %i122) #7
  %i151 = ptrtoint ptr addrspace(3) %i117 to i32
  call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %i122, i32 %i151) #7
  br label %bb152

bb152:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %i104, i32 %i103) #7
  %i153 = add i32 %i107, 1
  %i154 = icmp sgt i32 %i153, 1
  %i155 = select i1 %i154, i32 0, i32 %i153
  %i156 = zext i1 %i154 to i32
  %i157 = xor i32 %i108, %i156
  %i158 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976), i32 %i155
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i159 = and i1 %i46, %i110
  call void asm sideeffect "@$0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [$1], 20480;", "b,r"(i1 %i159, ptr addrspace(3) %i158) #7
  %.idx2 = shl i32 %i155, 14
  %i160 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx2
  %i161 = add i32 %i109, 128
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i162 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i163 = extractvalue { i32, i1 } %i162, 1
  %i164 = and i1 %i110, %i163
  %i165 = and i1 %i51, %i164
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i165, ptr addrspace(3) %i160, ptr nonnull %arg, i32 %i161, i32 %i24, ptr addrspace(3) %i158) #7
  %.idx3 = shl i32 %i155, 12
  %i166 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %.idx3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i167 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i168 = extractvalue { i32, i1 } %i167, 1
  %i169 = and i1 %i110, %i168
  %i170 = and i1 %i51, %i169
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i170, ptr addrspace(3) %i166, ptr nonnull %arg5, i32 %i25, i32 %i161, ptr addrspace(3) %i158) #7
  %i171 = add i32 %i109, 64
  %i172 = icmp slt i32 %i171, %i99
  br i1 %i172, label %bb102, label %._crit_edge

._crit_edge:
  %.lcssa4 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960), %bb89 ], [ %i117, %bb152 ]
  %.lcssa = phi i32 [ 0, %bb89 ], [ %i108, %bb152 ]
  br i1 %i44, label %bb173, label %bb174

bb173:
  call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa4, i32 %.lcssa) #7
  br label %bb174

bb174:
  %i175 = inttoptr i32 %i21 to ptr addrspace(6)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i176 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i177 = extractvalue { i32, i1 } %i176, 1
  %i178 = and i1 %i31, %i177
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i178, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40976)) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i179 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i180 = extractvalue { i32, i1 } %i179, 1
  %i181 = and i1 %i31, %i180
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i181, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40984)) #7
  %i182 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i183 = extractvalue { i32, i1 } %i182, 1
  %i184 = and i1 %i31, %i183
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i184, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40960)) #7
  %i185 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i186 = extractvalue { i32, i1 } %i185, 1
  %i187 = and i1 %i31, %i186
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i187, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 40968)) #7
  %i188 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %i30) #7
  %i189 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 0
  %i190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 1
  %i191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 2
  %i192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 3
  %i193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 4
  %i194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 5
  %i195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 6
  %i196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 7
  %i197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 8
  %i198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 9
  %i199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 10
  %i200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 11
  %i201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 12
  %i202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 13
  %i203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 14
  %i204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 15
  %i205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 16
  %i206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 17
  %i207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 18
  %i208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 19
  %i209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 20
  %i210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 21
  %i211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 22
  %i212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 23
  %i213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 24
  %i214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 25
  %i215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 26
  %i216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 27
  %i217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 28
  %i218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 29
  %i219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 30
  %i220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i188, 31
  %i221 = insertelement <2 x i32> poison, i32 %i189, i64 0
  %i222 = insertelement <2 x i32> %i221, i32 %i190, i64 1
  %i223 = bitcast <2 x i32> %i222 to <2 x float>
  %i224 = fptrunc <2 x float> %i223 to <2 x half>
  %i225 = insertelement <2 x i32> poison, i32 %i191, i64 0
  %i226 = insertelement <2 x i32> %i225, i32 %i192, i64 1
  %i227 = bitcast <2 x i32> %i226 to <2 x float>
  %i228 = fptrunc <2 x float> %i227 to <2 x half>
  %i229 = insertelement <2 x i32> poison, i32 %i193, i64 0
  %i230 = insertelement <2 x i32> %i229, i32 %i194, i64 1
  %i231 = bitcast <2 x i32> %i230 to <2 x float>
  %i232 = fptrunc <2 x float> %i231 to <2 x half>
  %i233 = insertelement <2 x i32> poison, i32 %i195, i64 0
  %i234 = insertelement <2 x i32> %i233, i32 %i196, i64 1
  %i235 = bitcast <2 x i32> %i234 to <2 x float>
  %i236 = fptrunc <2 x float> %i235 to <2 x half>
  %i237 = insertelement <2 x i32> poison, i32 %i197, i64 0
  %i238 = insertelement <2 x i32> %i237, i32 %i198, i64 1
  %i239 = bitcast <2 x i32> %i238 to <2 x float>
  %i240 = fptrunc <2 x float> %i239 to <2 x half>
  %i241 = insertelement <2 x i32> poison, i32 %i199, i64 0
  %i242 = insertelement <2 x i32> %i241, i32 %i200, i64 1
  %i243 = bitcast <2 x i32> %i242 to <2 x float>
  %i244 = fptrunc <2 x float> %i243 to <2 x half>
  %i245 = insertelement <2 x i32> poison, i32 %i201, i64 0
  %i246 = insertelement <2 x i32> %i245, i32 %i202, i64 1
  %i247 = bitcast <2 x i32> %i246 to <2 x float>
  %i248 = fptrunc <2 x float> %i247 to <2 x half>
  %i249 = insertelement <2 x i32> poison, i32 %i203, i64 0
  %i250 = insertelement <2 x i32> %i249, i32 %i204, i64 1
  %i251 = bitcast <2 x i32> %i250 to <2 x float>
  %i252 = fptrunc <2 x float> %i251 to <2 x half>
  %i253 = insertelement <2 x i32> poison, i32 %i205, i64 0
  %i254 = insertelement <2 x i32> %i253, i32 %i206, i64 1
  %i255 = bitcast <2 x i32> %i254 to <2 x float>
  %i256 = fptrunc <2 x float> %i255 to <2 x half>
  %i257 = insertelement <2 x i32> poison, i32 %i207, i64 0
  %i258 = insertelement <2 x i32> %i257, i32 %i208, i64 1
  %i259 = bitcast <2 x i32> %i258 to <2 x float>
  %i260 = fptrunc <2 x float> %i259 to <2 x half>
  %i261 = insertelement <2 x i32> poison, i32 %i209, i64 0
  %i262 = insertelement <2 x i32> %i261, i32 %i210, i64 1
  %i263 = bitcast <2 x i32> %i262 to <2 x float>
  %i264 = fptrunc <2 x float> %i263 to <2 x half>
  %i265 = insertelement <2 x i32> poison, i32 %i211, i64 0
  %i266 = insertelement <2 x i32> %i265, i32 %i212, i64 1
  %i267 = bitcast <2 x i32> %i266 to <2 x float>
  %i268 = fptrunc <2 x float> %i267 to <2 x half>
  %i269 = insertelement <2 x i32> poison, i32 %i213, i64 0
  %i270 = insertelement <2 x i32> %i269, i32 %i214, i64 1
  %i271 = bitcast <2 x i32> %i270 to <2 x float>
  %i272 = fptrunc <2 x float> %i271 to <2 x half>
  %i273 = insertelement <2 x i32> poison, i32 %i215, i64 0
  %i274 = insertelement <2 x i32> %i273, i32 %i216, i64 1
  %i275 = bitcast <2 x i32> %i274 to <2 x float>
  %i276 = fptrunc <2 x float> %i275 to <2 x half>
  %i277 = insertelement <2 x i32> poison, i32 %i217, i64 0
  %i278 = insertelement <2 x i32> %i277, i32 %i218, i64 1
  %i279 = bitcast <2 x i32> %i278 to <2 x float>
  %i280 = fptrunc <2 x float> %i279 to <2 x half>
  %i281 = insertelement <2 x i32> poison, i32 %i219, i64 0
  %i282 = insertelement <2 x i32> %i281, i32 %i220, i64 1
  %i283 = bitcast <2 x i32> %i282 to <2 x float>
  %i284 = fptrunc <2 x float> %i283 to <2 x half>
  %i285 = shl nuw nsw i32 %i, 6
  %i286 = and i32 %i285, 8128
  %i287 = shl nuw nsw i32 %i, 3
  %i288 = and i32 %i287, 48
  %i289 = or disjoint i32 %i286, %i288
  %i290 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i289
  %i291 = bitcast <2 x half> %i224 to i32
  %i292 = bitcast <2 x half> %i228 to i32
  %i293 = bitcast <2 x half> %i232 to i32
  %i294 = bitcast <2 x half> %i236 to i32
  %i295 = insertelement <4 x i32> poison, i32 %i291, i64 0
  %i296 = insertelement <4 x i32> %i295, i32 %i292, i64 1
  %i297 = insertelement <4 x i32> %i296, i32 %i293, i64 2
  %i298 = insertelement <4 x i32> %i297, i32 %i294, i64 3
  store <4 x i32> %i298, ptr addrspace(3) %i290, align 16
  %i299 = xor i32 %i289, 16
  %i300 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i299
  %i301 = bitcast <2 x half> %i240 to i32
  %i302 = bitcast <2 x half> %i244 to i32
  %i303 = bitcast <2 x half> %i248 to i32
  %i304 = bitcast <2 x half> %i252 to i32
  %i305 = insertelement <4 x i32> poison, i32 %i301, i64 0
  %i306 = insertelement <4 x i32> %i305, i32 %i302, i64 1
  %i307 = insertelement <4 x i32> %i306, i32 %i303, i64 2
  %i308 = insertelement <4 x i32> %i307, i32 %i304, i64 3
  store <4 x i32> %i308, ptr addrspace(3) %i300, align 16
  %i309 = xor i32 %i289, 32
  %i310 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i309
  %i311 = bitcast <2 x half> %i256 to i32
  %i312 = bitcast <2 x half> %i260 to i32
  %i313 = bitcast <2 x half> %i264 to i32
  %i314 = bitcast <2 x half> %i268 to i32
  %i315 = insertelement <4 x i32> poison, i32 %i311, i64 0
  %i316 = insertelement <4 x i32> %i315, i32 %i312, i64 1
  %i317 = insertelement <4 x i32> %i316, i32 %i313, i64 2
  %i318 = insertelement <4 x i32> %i317, i32 %i314, i64 3
  store <4 x i32> %i318, ptr addrspace(3) %i310, align 16
  %i319 = xor i32 %i289, 48
  %i320 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i319
  %i321 = bitcast <2 x half> %i272 to i32
  %i322 = bitcast <2 x half> %i276 to i32
  %i323 = bitcast <2 x half> %i280 to i32
  %i324 = bitcast <2 x half> %i284 to i32
  %i325 = insertelement <4 x i32> poison, i32 %i321, i64 0
  %i326 = insertelement <4 x i32> %i325, i32 %i322, i64 1
  %i327 = insertelement <4 x i32> %i326, i32 %i323, i64 2
  %i328 = insertelement <4 x i32> %i327, i32 %i324, i64 3
  store <4 x i32> %i328, ptr addrspace(3) %i320, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i329 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i330 = extractvalue { i32, i1 } %i329, 1
  %i331 = and i1 %i51, %i330
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$1, {$2, $3}], [$4];", "b,l,r,r,r"(i1 %i331, ptr nonnull %arg10, i32 %i25, i32 %i24, ptr addrspace(3) @global_smem) #7
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %i20, ptr addrspace(6) %i175) #7
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

declare void @llvm.nvvm.tcgen05.wait.st() #4

declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #5

declare void @llvm.nvvm.tcgen05.wait.ld() #4

declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

declare void @llvm.nvvm.cp.async.bulk.commit.group() #7

declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg) #7

declare void @llvm.nvvm.barrier.cta.sync.all(i32) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nounwind }
attributes #7 = { nounwind }
