; The fence after the last mbarrier.init is not Triton's.
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %arg1, i32 %arg2, i64 %arg3, i64 %arg4, i32 %arg6, i32 %arg7, i64 %arg8, i64 %arg9, i32 %arg11, i32 %arg12, i64 %arg13, i64 %arg14, i32 %arg15, i32 %arg16, i32 %arg17, ptr addrspace(1) nofree readnone captures(none) %arg18, ptr addrspace(1) nofree readnone captures(none) %arg19, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %arg, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %arg5, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %arg10) #0 {
bb:
  %i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i20 = icmp samesign ult i32 %i, 32
  tail call void asm sideeffect "@$0 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$1], 32;", "b,r"(i1 %i20, ptr addrspace(3) @global_smem) #8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i21 = load i32, ptr addrspace(3) @global_smem, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i22 = inttoptr i32 %i21 to ptr addrspace(6)
  tail call void asm sideeffect "@$0 tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "b"(i1 %i20) #8
  %i23 = lshr i32 %i, 5
  %i24 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i23, i32 0, i32 31)
  %i25 = icmp ult i32 %i24, 4
  br i1 %i25, label %bb148, label %.preheader

.preheader:
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  %i26 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41144), i32 %i24
  %i27 = getelementptr i8, ptr addrspace(3) %i26, i32 -4
  %i28 = load i8, ptr addrspace(3) %i27, align 1
  switch i8 %i28, label %bb29 [
    i8 0, label %bb31
    i8 1, label %bb117
    i8 2, label %bb147
    i8 3, label %bb30
  ]

bb29:
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  br label %.preheader.backedge

common.ret:
  ret void

bb30:
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %i20, ptr addrspace(6) %i22) #8
  br label %common.ret

bb31:
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  %i32 = icmp sgt i32 %arg17, 0
  br i1 %i32, label %.lr.ph6.preheader, label %._crit_edge7

.lr.ph6.preheader:
  call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41104), i32 0) #8
  %i33 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i23, i32 0, i32 31)
  %i34 = icmp eq i32 %i33, 6
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %i34, label %bb35, label %bb64

bb35:
  %i36 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i37 = extractvalue { i32, i1 } %i36, 1
  %i38 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %i39 = and i32 %i38, 32767
  %i40 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768) to i32), 4
  %i41 = and i32 %i40, 32767
  %i42 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i39, i64 0
  %i43 = bitcast <2 x i32> %i42 to i64
  %i44 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i41, i64 0
  %i45 = bitcast <2 x i32> %i44 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i43, i64 %i45, i32 134807568, i1 false, i1 %i37) #8
  %i46 = add nuw nsw i32 %i39, 2
  %i47 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i46, i64 0
  %i48 = bitcast <2 x i32> %i47 to i64
  %i49 = add nuw nsw i32 %i41, 64
  %i50 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i49, i64 0
  %i51 = bitcast <2 x i32> %i50 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i48, i64 %i51, i32 134807568, i1 true, i1 %i37) #8
  %i52 = add nuw nsw i32 %i39, 4
  %i53 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i52, i64 0
  %i54 = bitcast <2 x i32> %i53 to i64
  %i55 = add nuw nsw i32 %i41, 128
  %i56 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i55, i64 0
  %i57 = bitcast <2 x i32> %i56 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i54, i64 %i57, i32 134807568, i1 true, i1 %i37) #8
  %i58 = add nuw nsw i32 %i39, 6
  %i59 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i58, i64 0
  %i60 = bitcast <2 x i32> %i59 to i64
  %i61 = add nuw nsw i32 %i41, 192
  %i62 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i61, i64 0
  %i63 = bitcast <2 x i32> %i62 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i60, i64 %i63, i32 134807568, i1 true, i1 %i37) #8
  call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %i37, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41088) to i32)) #8
  br label %bb64

bb64:
  %i65 = icmp samesign ugt i32 %arg17, 64
  br i1 %i65, label %.lr.ph6, label %._crit_edge7

.lr.ph6:
  %i66 = phi i32 [ %i73, %bb112 ], [ 0, %bb64 ]
  %i67 = phi i32 [ %i71, %bb112 ], [ 0, %bb64 ]
  %i68 = phi i32 [ %i113, %bb112 ], [ 64, %bb64 ]
  %i69 = add i32 %i67, 1
  %i70 = icmp eq i32 %i69, 2
  %i71 = select i1 %i70, i32 0, i32 %i69
  %i72 = zext i1 %i70 to i32
  %i73 = xor i32 %i66, %i72
  %i74 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41104), i32 %i71
  call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %i74, i32 %i73) #8
  %i75 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i23, i32 0, i32 31)
  %i76 = icmp eq i32 %i75, 6
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %i76, label %bb77, label %bb112

bb77:
  %i78 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41088), i32 %i71
  %.idx4 = shl i32 %i71, 12
  %i79 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %.idx4
  %.idx3 = shl i32 %i71, 14
  %i80 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx3
  %i81 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i82 = extractvalue { i32, i1 } %i81, 1
  %i83 = ptrtoint ptr addrspace(3) %i80 to i32
  %i84 = lshr exact i32 %i83, 4
  %i85 = and i32 %i84, 32767
  %i86 = ptrtoint ptr addrspace(3) %i79 to i32
  %i87 = lshr exact i32 %i86, 4
  %i88 = and i32 %i87, 32767
  %i89 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i85, i64 0
  %i90 = bitcast <2 x i32> %i89 to i64
  %i91 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i88, i64 0
  %i92 = bitcast <2 x i32> %i91 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i90, i64 %i92, i32 134807568, i1 true, i1 %i82) #8
  %i93 = add nuw nsw i32 %i85, 2
  %i94 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i93, i64 0
  %i95 = bitcast <2 x i32> %i94 to i64
  %i96 = add nuw nsw i32 %i88, 64
  %i97 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i96, i64 0
  %i98 = bitcast <2 x i32> %i97 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i95, i64 %i98, i32 134807568, i1 true, i1 %i82) #8
  %i99 = add nuw nsw i32 %i85, 4
  %i100 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i99, i64 0
  %i101 = bitcast <2 x i32> %i100 to i64
  %i102 = add nuw nsw i32 %i88, 128
  %i103 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i102, i64 0
  %i104 = bitcast <2 x i32> %i103 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i101, i64 %i104, i32 134807568, i1 true, i1 %i82) #8
  %i105 = add nuw nsw i32 %i85, 6
  %i106 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %i105, i64 0
  %i107 = bitcast <2 x i32> %i106 to i64
  %i108 = add nuw nsw i32 %i88, 192
  %i109 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %i108, i64 0
  %i110 = bitcast <2 x i32> %i109 to i64
  call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %i21, i64 %i107, i64 %i110, i32 134807568, i1 true, i1 %i82) #8
  %i111 = ptrtoint ptr addrspace(3) %i78 to i32
  call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %i82, i32 %i111) #8
  br label %bb112

bb112:
  %i113 = add i32 %i68, 64
  %i114 = icmp slt i32 %i113, %arg17
  br i1 %i114, label %.lr.ph6, label %._crit_edge7

._crit_edge7:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %i115 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i116 = extractvalue { i32, i1 } %i115, 1
  call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %i116, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41136) to i32)) #8
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  br label %.preheader.backedge

bb117:
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  %i118 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %i119 = shl nuw nsw i32 %i118, 5
  %i120 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %i121 = shl i32 %i120, 7
  %i122 = icmp sgt i32 %arg17, 0
  br i1 %i122, label %.lr.ph, label %._crit_edge

.lr.ph:
  %i123 = and i32 %i, 63
  %i124 = icmp eq i32 %i123, 0
  %i125 = icmp samesign ult i32 %i123, 32
  br label %bb126

bb126:
  %i127 = phi i32 [ 0, %.lr.ph ], [ %i134, %bb126 ]
  %i128 = phi i32 [ 1, %.lr.ph ], [ %i132, %bb126 ]
  %i129 = phi i32 [ 0, %.lr.ph ], [ %i145, %bb126 ]
  %i130 = add i32 %i128, 1
  %i131 = icmp eq i32 %i130, 2
  %i132 = select i1 %i131, i32 0, i32 %i130
  %i133 = zext i1 %i131 to i32
  %i134 = xor i32 %i127, %i133
  %i135 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41088), i32 %i132
  call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %i135, i32 %i134) #8
  %.idx = shl i32 %i132, 14
  %i136 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %.idx2 = shl i32 %i132, 12
  %i137 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %.idx2
  %i138 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41104), i32 %i132
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 3, i32 64)
  call void asm sideeffect "@$0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [$1], 20480;", "b,r"(i1 %i124, ptr addrspace(3) %i138) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 3, i32 64)
  %i139 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i140 = extractvalue { i32, i1 } %i139, 1
  %i141 = and i1 %i125, %i140
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i141, ptr addrspace(3) %i136, ptr nonnull %arg, i32 %i129, i32 %i121, ptr addrspace(3) %i138) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 3, i32 64)
  %i142 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i143 = extractvalue { i32, i1 } %i142, 1
  %i144 = and i1 %i125, %i143
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [$1], [$2, {$3, $4}], [$5];", "b,r,l,r,r,r"(i1 %i144, ptr addrspace(3) %i137, ptr nonnull %arg5, i32 %i119, i32 %i129, ptr addrspace(3) %i138) #8
  %i145 = add i32 %i129, 64
  %i146 = icmp slt i32 %i145, %arg17
  br i1 %i146, label %bb126, label %._crit_edge

._crit_edge:
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  br label %.preheader.backedge

bb147:
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  br label %.preheader.backedge

.preheader.backedge:
  br label %.preheader

bb148:
  tail call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  %i149 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %i150 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %i151 = shl i32 %i149, 7
  %i152 = shl nuw nsw i32 %i150, 5
  %i153 = icmp eq i32 %i23, 0
  %i154 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i155 = extractvalue { i32, i1 } %i154, 1
  %i156 = and i1 %i153, %i155
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i156, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41120)) #8
  %i157 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i158 = extractvalue { i32, i1 } %i157, 1
  %i159 = and i1 %i153, %i158
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i159, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41136)) #8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 128)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41120), i32 1) #8
  %i160 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i23, i32 0, i32 31)
  %i161 = shl i32 %i160, 21
  %i162 = and i32 %i161, 6291456
  %i163 = add i32 %i162, %i21
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x32.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %i163, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #8
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %i164 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i165 = extractvalue { i32, i1 } %i164, 1
  %i166 = and i1 %i153, %i165
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i166, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41088)) #8
  %i167 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i168 = extractvalue { i32, i1 } %i167, 1
  %i169 = and i1 %i153, %i168
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i169, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41096)) #8
  %i170 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i171 = extractvalue { i32, i1 } %i170, 1
  %i172 = and i1 %i153, %i171
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i172, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41104)) #8
  %i173 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i174 = extractvalue { i32, i1 } %i173, 1
  %i175 = and i1 %i153, %i174
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %i175, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41112)) #8
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  store i8 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41144), align 8
  store i8 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41145), align 1
  store i8 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41146), align 2
  store i8 2, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41147), align 1
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  tail call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  tail call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41136), i32 0) #8
  %i176 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %i163) #8
  %i177 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 0
  %i178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 1
  %i179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 2
  %i180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 3
  %i181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 4
  %i182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 5
  %i183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 6
  %i184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 7
  %i185 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 8
  %i186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 9
  %i187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 10
  %i188 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 11
  %i189 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 12
  %i190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 13
  %i191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 14
  %i192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 15
  %i193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 16
  %i194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 17
  %i195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 18
  %i196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 19
  %i197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 20
  %i198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 21
  %i199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 22
  %i200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 23
  %i201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 24
  %i202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 25
  %i203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 26
  %i204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 27
  %i205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 28
  %i206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 29
  %i207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 30
  %i208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %i176, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 128)
  %i209 = and i32 %i, 127
  %i210 = icmp eq i32 %i209, 0
  tail call void asm sideeffect "@$0 mbarrier.arrive.shared::cta.b64 _, [$1];", "b,r"(i1 %i210, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41120)) #8
  %i211 = insertelement <2 x i32> poison, i32 %i177, i64 0
  %i212 = insertelement <2 x i32> %i211, i32 %i178, i64 1
  %i213 = bitcast <2 x i32> %i212 to <2 x float>
  %i214 = fptrunc <2 x float> %i213 to <2 x half>
  %i215 = insertelement <2 x i32> poison, i32 %i179, i64 0
  %i216 = insertelement <2 x i32> %i215, i32 %i180, i64 1
  %i217 = bitcast <2 x i32> %i216 to <2 x float>
  %i218 = fptrunc <2 x float> %i217 to <2 x half>
  %i219 = insertelement <2 x i32> poison, i32 %i181, i64 0
  %i220 = insertelement <2 x i32> %i219, i32 %i182, i64 1
  %i221 = bitcast <2 x i32> %i220 to <2 x float>
  %i222 = fptrunc <2 x float> %i221 to <2 x half>
  %i223 = insertelement <2 x i32> poison, i32 %i183, i64 0
  %i224 = insertelement <2 x i32> %i223, i32 %i184, i64 1
  %i225 = bitcast <2 x i32> %i224 to <2 x float>
  %i226 = fptrunc <2 x float> %i225 to <2 x half>
  %i227 = insertelement <2 x i32> poison, i32 %i185, i64 0
  %i228 = insertelement <2 x i32> %i227, i32 %i186, i64 1
  %i229 = bitcast <2 x i32> %i228 to <2 x float>
  %i230 = fptrunc <2 x float> %i229 to <2 x half>
  %i231 = insertelement <2 x i32> poison, i32 %i187, i64 0
  %i232 = insertelement <2 x i32> %i231, i32 %i188, i64 1
  %i233 = bitcast <2 x i32> %i232 to <2 x float>
  %i234 = fptrunc <2 x float> %i233 to <2 x half>
  %i235 = insertelement <2 x i32> poison, i32 %i189, i64 0
  %i236 = insertelement <2 x i32> %i235, i32 %i190, i64 1
  %i237 = bitcast <2 x i32> %i236 to <2 x float>
  %i238 = fptrunc <2 x float> %i237 to <2 x half>
  %i239 = insertelement <2 x i32> poison, i32 %i191, i64 0
  %i240 = insertelement <2 x i32> %i239, i32 %i192, i64 1
  %i241 = bitcast <2 x i32> %i240 to <2 x float>
  %i242 = fptrunc <2 x float> %i241 to <2 x half>
  %i243 = insertelement <2 x i32> poison, i32 %i193, i64 0
  %i244 = insertelement <2 x i32> %i243, i32 %i194, i64 1
  %i245 = bitcast <2 x i32> %i244 to <2 x float>
  %i246 = fptrunc <2 x float> %i245 to <2 x half>
  %i247 = insertelement <2 x i32> poison, i32 %i195, i64 0
  %i248 = insertelement <2 x i32> %i247, i32 %i196, i64 1
  %i249 = bitcast <2 x i32> %i248 to <2 x float>
  %i250 = fptrunc <2 x float> %i249 to <2 x half>
  %i251 = insertelement <2 x i32> poison, i32 %i197, i64 0
  %i252 = insertelement <2 x i32> %i251, i32 %i198, i64 1
  %i253 = bitcast <2 x i32> %i252 to <2 x float>
  %i254 = fptrunc <2 x float> %i253 to <2 x half>
  %i255 = insertelement <2 x i32> poison, i32 %i199, i64 0
  %i256 = insertelement <2 x i32> %i255, i32 %i200, i64 1
  %i257 = bitcast <2 x i32> %i256 to <2 x float>
  %i258 = fptrunc <2 x float> %i257 to <2 x half>
  %i259 = insertelement <2 x i32> poison, i32 %i201, i64 0
  %i260 = insertelement <2 x i32> %i259, i32 %i202, i64 1
  %i261 = bitcast <2 x i32> %i260 to <2 x float>
  %i262 = fptrunc <2 x float> %i261 to <2 x half>
  %i263 = insertelement <2 x i32> poison, i32 %i203, i64 0
  %i264 = insertelement <2 x i32> %i263, i32 %i204, i64 1
  %i265 = bitcast <2 x i32> %i264 to <2 x float>
  %i266 = fptrunc <2 x float> %i265 to <2 x half>
  %i267 = insertelement <2 x i32> poison, i32 %i205, i64 0
  %i268 = insertelement <2 x i32> %i267, i32 %i206, i64 1
  %i269 = bitcast <2 x i32> %i268 to <2 x float>
  %i270 = fptrunc <2 x float> %i269 to <2 x half>
  %i271 = insertelement <2 x i32> poison, i32 %i207, i64 0
  %i272 = insertelement <2 x i32> %i271, i32 %i208, i64 1
  %i273 = bitcast <2 x i32> %i272 to <2 x float>
  %i274 = fptrunc <2 x float> %i273 to <2 x half>
  %i275 = shl nuw nsw i32 %i, 6
  %i276 = and i32 %i275, 8128
  %i277 = shl nuw nsw i32 %i, 3
  %i278 = and i32 %i277, 48
  %i279 = or disjoint i32 %i276, %i278
  %i280 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i279
  %i281 = bitcast <2 x half> %i214 to i32
  %i282 = bitcast <2 x half> %i218 to i32
  %i283 = bitcast <2 x half> %i222 to i32
  %i284 = bitcast <2 x half> %i226 to i32
  %i285 = insertelement <4 x i32> poison, i32 %i281, i64 0
  %i286 = insertelement <4 x i32> %i285, i32 %i282, i64 1
  %i287 = insertelement <4 x i32> %i286, i32 %i283, i64 2
  %i288 = insertelement <4 x i32> %i287, i32 %i284, i64 3
  store <4 x i32> %i288, ptr addrspace(3) %i280, align 16
  %i289 = xor i32 %i279, 16
  %i290 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i289
  %i291 = bitcast <2 x half> %i230 to i32
  %i292 = bitcast <2 x half> %i234 to i32
  %i293 = bitcast <2 x half> %i238 to i32
  %i294 = bitcast <2 x half> %i242 to i32
  %i295 = insertelement <4 x i32> poison, i32 %i291, i64 0
  %i296 = insertelement <4 x i32> %i295, i32 %i292, i64 1
  %i297 = insertelement <4 x i32> %i296, i32 %i293, i64 2
  %i298 = insertelement <4 x i32> %i297, i32 %i294, i64 3
  store <4 x i32> %i298, ptr addrspace(3) %i290, align 16
  %i299 = xor i32 %i279, 32
  %i300 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i299
  %i301 = bitcast <2 x half> %i246 to i32
  %i302 = bitcast <2 x half> %i250 to i32
  %i303 = bitcast <2 x half> %i254 to i32
  %i304 = bitcast <2 x half> %i258 to i32
  %i305 = insertelement <4 x i32> poison, i32 %i301, i64 0
  %i306 = insertelement <4 x i32> %i305, i32 %i302, i64 1
  %i307 = insertelement <4 x i32> %i306, i32 %i303, i64 2
  %i308 = insertelement <4 x i32> %i307, i32 %i304, i64 3
  store <4 x i32> %i308, ptr addrspace(3) %i300, align 16
  %i309 = xor i32 %i279, 48
  %i310 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %i309
  %i311 = bitcast <2 x half> %i262 to i32
  %i312 = bitcast <2 x half> %i266 to i32
  %i313 = bitcast <2 x half> %i270 to i32
  %i314 = bitcast <2 x half> %i274 to i32
  %i315 = insertelement <4 x i32> poison, i32 %i311, i64 0
  %i316 = insertelement <4 x i32> %i315, i32 %i312, i64 1
  %i317 = insertelement <4 x i32> %i316, i32 %i313, i64 2
  %i318 = insertelement <4 x i32> %i317, i32 %i314, i64 3
  store <4 x i32> %i318, ptr addrspace(3) %i310, align 16
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 128)
  %i319 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i320 = extractvalue { i32, i1 } %i319, 1
  %i321 = icmp samesign ult i32 %i209, 32
  %i322 = and i1 %i321, %i320
  call void asm sideeffect "@$0 cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$1, {$2, $3}], [$4];", "b,l,r,r,r"(i1 %i322, ptr nonnull %arg10, i32 %i152, i32 %i151, ptr addrspace(3) @global_smem) #8
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 128)
  %i323 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i324 = extractvalue { i32, i1 } %i323, 1
  %i325 = and i1 %i153, %i324
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i325, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41088)) #8
  %i326 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i327 = extractvalue { i32, i1 } %i326, 1
  %i328 = and i1 %i153, %i327
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i328, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41096)) #8
  %i329 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i330 = extractvalue { i32, i1 } %i329, 1
  %i331 = and i1 %i153, %i330
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i331, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41104)) #8
  %i332 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i333 = extractvalue { i32, i1 } %i332, 1
  %i334 = and i1 %i153, %i333
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i334, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41112)) #8
  %i335 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i336 = extractvalue { i32, i1 } %i335, 1
  %i337 = and i1 %i153, %i336
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i337, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41120)) #8
  %i338 = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %i339 = extractvalue { i32, i1 } %i338, 1
  %i340 = and i1 %i153, %i339
  call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %i340, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41136)) #8
  store i8 3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41144), align 8
  store i8 3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41145), align 1
  store i8 3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41146), align 2
  store i8 3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 41147), align 1
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %i20, ptr addrspace(6) %i22) #8
  br label %common.ret
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 immarg range(i32 24, 257)) #4

declare void @llvm.nvvm.barrier.cta.sync.all(i32) #2

declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg range(i32 24, 257)) #4

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #2

declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #5

declare void @llvm.nvvm.bar.warp.sync(i32) #2

declare void @llvm.nvvm.tcgen05.wait.st() #6

declare void @llvm.nvvm.tcgen05.wait.ld() #6

declare void @llvm.nvvm.fence.proxy.async.shared_cta() #7

declare void @llvm.nvvm.cp.async.bulk.commit.group() #8

declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg) #8

attributes #0 = { nounwind "nvvm.maxnreg"="256" "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nounwind }
attributes #8 = { nounwind }
