target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, ptr addrspace(1) nofree readnone captures(none) %6, ptr addrspace(1) nofree readnone captures(none) %7) #0 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = icmp samesign ult i32 %9, 32
  tail call void asm sideeffect "@$0 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$1], 32;", "b,r"(i1 %10, ptr addrspace(3) @global_smem) #6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = load i32, ptr addrspace(3) @global_smem, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "b"(i1 %10) #6
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = shl i32 %12, 7
  %15 = lshr i32 %9, 5
  %16 = lshr i32 %9, 2
  %17 = and i32 %16, 31
  %18 = or disjoint i32 %17, %14
  %19 = or disjoint i32 %18, 32
  %20 = or disjoint i32 %18, 64
  %21 = or disjoint i32 %18, 96
  %22 = shl nuw nsw i32 %13, 5
  %23 = shl nuw nsw i32 %9, 3
  %24 = and i32 %23, 24
  %25 = or disjoint i32 %24, %22
  %26 = mul i32 %5, %18
  %27 = mul i32 %5, %19
  %28 = mul i32 %5, %20
  %29 = mul i32 %5, %21
  %30 = sext i32 %26 to i64
  %31 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %30
  %32 = sext i32 %27 to i64
  %33 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %32
  %34 = sext i32 %28 to i64
  %35 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %34
  %36 = sext i32 %29 to i64
  %37 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %36
  %38 = zext nneg i32 %24 to i64
  %39 = getelementptr [2 x i8], ptr addrspace(1) %31, i64 %38
  %40 = getelementptr [2 x i8], ptr addrspace(1) %33, i64 %38
  %41 = getelementptr [2 x i8], ptr addrspace(1) %35, i64 %38
  %42 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %38
  %43 = mul i32 %4, %17
  %44 = sext i32 %43 to i64
  %45 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %44
  %46 = zext nneg i32 %25 to i64
  %47 = getelementptr [2 x i8], ptr addrspace(1) %45, i64 %46
  %48 = shl i32 %4, 5
  %49 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 0, i32 31)
  %50 = shl i32 %49, 21
  %51 = and i32 %50, 6291456
  %52 = add i32 %51, %11
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x32.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %52, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #6
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %53 = icmp eq i32 %15, 0
  %54 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %55 = extractvalue { i32, i1 } %54, 1
  %56 = and i1 %53, %55
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %56, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480)) #6
  %57 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %58 = extractvalue { i32, i1 } %57, 1
  %59 = and i1 %53, %58
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %59, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20488)) #6
  %60 = icmp sgt i32 %5, 0
  %61 = shl nuw nsw i32 %9, 4
  %62 = and i32 %61, 2032
  %63 = and i32 %9, 24
  %64 = shl nuw nsw i32 %63, 1
  %65 = xor i32 %62, %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %65
  %67 = select i1 %60, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %66, ptr addrspace(1) %39, i32 %67) #6
  %68 = or disjoint i32 %65, 2048
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %68
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %69, ptr addrspace(1) %40, i32 %67) #6
  %70 = or disjoint i32 %65, 4096
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %71, ptr addrspace(1) %41, i32 %67) #6
  %72 = or disjoint i32 %65, 6144
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %72
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %73, ptr addrspace(1) %42, i32 %67) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %74 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %65
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %74, ptr addrspace(1) %47, i32 %67) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %75 = icmp sgt i32 %5, 32
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %76 = icmp eq i32 %49, 0
  %77 = and i1 %60, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %77, label %78, label %95

78:
  %79 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %80 = extractvalue { i32, i1 } %79, 1
  %81 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %82 = and i32 %81, 32767
  %83 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384) to i32), 4
  %84 = and i32 %83, 32767
  %85 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %82, i64 0
  %86 = bitcast <2 x i32> %85 to i64
  %87 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %84, i64 0
  %88 = bitcast <2 x i32> %87 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %86, i64 %88, i32 134807568, i1 false, i1 %80) #6
  %89 = add nuw nsw i32 %82, 2
  %90 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %89, i64 0
  %91 = bitcast <2 x i32> %90 to i64
  %92 = add nuw nsw i32 %84, 64
  %93 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %92, i64 0
  %94 = bitcast <2 x i32> %93 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %91, i64 %94, i32 134807568, i1 true, i1 %80) #6
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %80, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480) to i32)) #6
  br label %95

95:
  %96 = getelementptr i8, ptr addrspace(1) %39, i64 64
  %97 = getelementptr i8, ptr addrspace(1) %40, i64 64
  %98 = getelementptr i8, ptr addrspace(1) %41, i64 64
  %99 = getelementptr i8, ptr addrspace(1) %42, i64 64
  %100 = sext i32 %48 to i64
  %101 = getelementptr [2 x i8], ptr addrspace(1) %47, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %65
  %103 = select i1 %75, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %102, ptr addrspace(1) %96, i32 %103) #6
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %68
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %104, ptr addrspace(1) %97, i32 %103) #6
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %70
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %105, ptr addrspace(1) %98, i32 %103) #6
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %72
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %106, ptr addrspace(1) %99, i32 %103) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 18432), i32 %65
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %107, ptr addrspace(1) %101, i32 %103) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %108 = add i32 %5, -32
  %109 = icmp sgt i32 %108, 0
  br i1 %109, label %.lr.ph, label %._crit_edge

.lr.ph:
  %110 = add i32 %5, -64
  br label %111

111:
  %112 = phi i32 [ 0, %.lr.ph ], [ %116, %145 ]
  %113 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), %.lr.ph ], [ %122, %145 ]
  %114 = phi i32 [ 0, %.lr.ph ], [ %121, %145 ]
  %115 = phi i32 [ 1, %.lr.ph ], [ %148, %145 ]
  %116 = phi i32 [ 0, %.lr.ph ], [ %150, %145 ]
  %.pn7988 = phi ptr addrspace(1) [ %101, %.lr.ph ], [ %155, %145 ]
  %.pn1587 = phi ptr addrspace(1) [ %99, %.lr.ph ], [ %154, %145 ]
  %.pn3186 = phi ptr addrspace(1) [ %98, %.lr.ph ], [ %153, %145 ]
  %.pn4785 = phi ptr addrspace(1) [ %97, %.lr.ph ], [ %152, %145 ]
  %.pn6384 = phi ptr addrspace(1) [ %96, %.lr.ph ], [ %151, %145 ]
  %117 = phi i32 [ 0, %.lr.ph ], [ %162, %145 ]
  %118 = icmp slt i32 %117, %110
  %119 = add i32 %114, 1
  %120 = icmp sgt i32 %119, 1
  %121 = select i1 %120, i32 0, i32 %119
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %122 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %115
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %76, label %123, label %145

123:
  %.idx80 = shl i32 %121, 11
  %124 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.idx80
  %.idx = shl i32 %121, 13
  %125 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %126 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %127 = extractvalue { i32, i1 } %126, 1
  %128 = ptrtoint ptr addrspace(3) %125 to i32
  %129 = lshr exact i32 %128, 4
  %130 = and i32 %129, 32767
  %131 = ptrtoint ptr addrspace(3) %124 to i32
  %132 = lshr exact i32 %131, 4
  %133 = and i32 %132, 32767
  %134 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %130, i64 0
  %135 = bitcast <2 x i32> %134 to i64
  %136 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %133, i64 0
  %137 = bitcast <2 x i32> %136 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %135, i64 %137, i32 134807568, i1 true, i1 %127) #6
  %138 = add nuw nsw i32 %130, 2
  %139 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %138, i64 0
  %140 = bitcast <2 x i32> %139 to i64
  %141 = add nuw nsw i32 %133, 64
  %142 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %141, i64 0
  %143 = bitcast <2 x i32> %142 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %140, i64 %143, i32 134807568, i1 true, i1 %127) #6
  %144 = ptrtoint ptr addrspace(3) %122 to i32
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %127, i32 %144) #6
  br label %145

145:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %113, i32 %112) #6
  %146 = add i32 %115, 1
  %147 = icmp sgt i32 %146, 1
  %148 = select i1 %147, i32 0, i32 %146
  %149 = zext i1 %147 to i32
  %150 = xor i32 %116, %149
  %151 = getelementptr i8, ptr addrspace(1) %.pn6384, i64 64
  %152 = getelementptr i8, ptr addrspace(1) %.pn4785, i64 64
  %153 = getelementptr i8, ptr addrspace(1) %.pn3186, i64 64
  %154 = getelementptr i8, ptr addrspace(1) %.pn1587, i64 64
  %155 = getelementptr [2 x i8], ptr addrspace(1) %.pn7988, i64 %100
  %.idx81 = shl i32 %148, 13
  %156 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx81
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 %65
  %158 = select i1 %118, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %157, ptr addrspace(1) %151, i32 %158) #6
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 %68
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %159, ptr addrspace(1) %152, i32 %158) #6
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 %70
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %160, ptr addrspace(1) %153, i32 %158) #6
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 %72
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %161, ptr addrspace(1) %154, i32 %158) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %.idx82 = shl i32 %148, 11
  %gep = getelementptr i8, ptr addrspace(3) %74, i32 %.idx82
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %155, i32 %158) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %162 = add i32 %117, 32
  %163 = icmp slt i32 %162, %108
  br i1 %163, label %111, label %._crit_edge

._crit_edge:
  %.lcssa83 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), %95 ], [ %122, %145 ]
  %.lcssa = phi i32 [ 0, %95 ], [ %116, %145 ]
  br i1 %60, label %164, label %165

164:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa83, i32 %.lcssa) #6
  br label %165

165:
  %166 = shl nuw nsw i32 %9, 2
  %167 = and i32 %166, 28
  %168 = or disjoint i32 %167, %22
  %169 = lshr i32 %9, 3
  %170 = or disjoint i32 %169, %14
  %171 = or i32 %170, 112
  %172 = and i32 %169, 15
  %173 = or disjoint i32 %172, %14
  %174 = or disjoint i32 %173, 96
  %175 = or disjoint i32 %173, 80
  %176 = or disjoint i32 %173, 64
  %177 = or disjoint i32 %173, 48
  %178 = or disjoint i32 %173, 32
  %179 = or disjoint i32 %173, 16
  %180 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %181 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %182 = extractvalue { i32, i1 } %181, 1
  %183 = and i1 %53, %182
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %183, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480)) #6
  %184 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %185 = extractvalue { i32, i1 } %184, 1
  %186 = and i1 %53, %185
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %186, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20488)) #6
  %187 = mul i32 %4, %173
  %188 = mul i32 %4, %179
  %189 = mul i32 %4, %178
  %190 = mul i32 %4, %177
  %191 = mul i32 %4, %176
  %192 = mul i32 %4, %175
  %193 = mul i32 %4, %174
  %194 = mul i32 %4, %171
  %195 = sext i32 %187 to i64
  %196 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %195
  %197 = sext i32 %188 to i64
  %198 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %197
  %199 = sext i32 %189 to i64
  %200 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %199
  %201 = sext i32 %190 to i64
  %202 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %201
  %203 = sext i32 %191 to i64
  %204 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %203
  %205 = sext i32 %192 to i64
  %206 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %205
  %207 = sext i32 %193 to i64
  %208 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %207
  %209 = sext i32 %194 to i64
  %210 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %209
  %211 = zext nneg i32 %168 to i64
  %212 = getelementptr [4 x i8], ptr addrspace(1) %196, i64 %211
  %213 = getelementptr [4 x i8], ptr addrspace(1) %198, i64 %211
  %214 = getelementptr [4 x i8], ptr addrspace(1) %200, i64 %211
  %215 = getelementptr [4 x i8], ptr addrspace(1) %202, i64 %211
  %216 = getelementptr [4 x i8], ptr addrspace(1) %204, i64 %211
  %217 = getelementptr [4 x i8], ptr addrspace(1) %206, i64 %211
  %218 = getelementptr [4 x i8], ptr addrspace(1) %208, i64 %211
  %219 = getelementptr [4 x i8], ptr addrspace(1) %210, i64 %211
  %220 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %52) #6
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 0
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 1
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 2
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 3
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 4
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 5
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 6
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 7
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 8
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 9
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 10
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 11
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 12
  %234 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 13
  %235 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 14
  %236 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 15
  %237 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 16
  %238 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 17
  %239 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 18
  %240 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 19
  %241 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 20
  %242 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 21
  %243 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 22
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 23
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 24
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 25
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 26
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 27
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 28
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 29
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 30
  %252 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %220, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %253 = and i32 %61, 1968
  %254 = and i32 %9, 4
  %255 = icmp eq i32 %254, 0
  %256 = select i1 %255, i32 0, i32 2112
  %257 = or disjoint i32 %256, %253
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %257
  %259 = insertelement <4 x i32> poison, i32 %221, i64 0
  %260 = insertelement <4 x i32> %259, i32 %225, i64 1
  %261 = insertelement <4 x i32> %260, i32 %229, i64 2
  %262 = insertelement <4 x i32> %261, i32 %233, i64 3
  store <4 x i32> %262, ptr addrspace(3) %258, align 16
  %263 = xor i32 %257, 64
  %264 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %263
  %265 = insertelement <4 x i32> poison, i32 %237, i64 0
  %266 = insertelement <4 x i32> %265, i32 %241, i64 1
  %267 = insertelement <4 x i32> %266, i32 %245, i64 2
  %268 = insertelement <4 x i32> %267, i32 %249, i64 3
  store <4 x i32> %268, ptr addrspace(3) %264, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %269 = shl nuw nsw i32 %9, 6
  %270 = and i32 %269, 2112
  %271 = shl nuw nsw i32 %63, 5
  %272 = and i32 %23, 48
  %273 = shl nuw nsw i32 %9, 1
  %274 = and i32 %273, 192
  %275 = or disjoint i32 %270, %271
  %276 = or disjoint i32 %272, %274
  %277 = xor i32 %275, %276
  %278 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %277
  %279 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %280 = extractvalue { i32, i32, i32, i32 } %279, 0
  %281 = extractvalue { i32, i32, i32, i32 } %279, 1
  %282 = extractvalue { i32, i32, i32, i32 } %279, 2
  %283 = extractvalue { i32, i32, i32, i32 } %279, 3
  %284 = getelementptr inbounds nuw i8, ptr addrspace(3) %278, i32 1024
  %285 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %284)
  %286 = extractvalue { i32, i32, i32, i32 } %285, 0
  %287 = extractvalue { i32, i32, i32, i32 } %285, 1
  %288 = extractvalue { i32, i32, i32, i32 } %285, 2
  %289 = extractvalue { i32, i32, i32, i32 } %285, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %290 = insertelement <4 x i32> poison, i32 %222, i64 0
  %291 = insertelement <4 x i32> %290, i32 %226, i64 1
  %292 = insertelement <4 x i32> %291, i32 %230, i64 2
  %293 = insertelement <4 x i32> %292, i32 %234, i64 3
  store <4 x i32> %293, ptr addrspace(3) %258, align 16
  %294 = insertelement <4 x i32> poison, i32 %238, i64 0
  %295 = insertelement <4 x i32> %294, i32 %242, i64 1
  %296 = insertelement <4 x i32> %295, i32 %246, i64 2
  %297 = insertelement <4 x i32> %296, i32 %250, i64 3
  store <4 x i32> %297, ptr addrspace(3) %264, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %298 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %299 = extractvalue { i32, i32, i32, i32 } %298, 0
  %300 = extractvalue { i32, i32, i32, i32 } %298, 1
  %301 = extractvalue { i32, i32, i32, i32 } %298, 2
  %302 = extractvalue { i32, i32, i32, i32 } %298, 3
  %303 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %284)
  %304 = extractvalue { i32, i32, i32, i32 } %303, 0
  %305 = extractvalue { i32, i32, i32, i32 } %303, 1
  %306 = extractvalue { i32, i32, i32, i32 } %303, 2
  %307 = extractvalue { i32, i32, i32, i32 } %303, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %308 = insertelement <4 x i32> poison, i32 %223, i64 0
  %309 = insertelement <4 x i32> %308, i32 %227, i64 1
  %310 = insertelement <4 x i32> %309, i32 %231, i64 2
  %311 = insertelement <4 x i32> %310, i32 %235, i64 3
  store <4 x i32> %311, ptr addrspace(3) %258, align 16
  %312 = insertelement <4 x i32> poison, i32 %239, i64 0
  %313 = insertelement <4 x i32> %312, i32 %243, i64 1
  %314 = insertelement <4 x i32> %313, i32 %247, i64 2
  %315 = insertelement <4 x i32> %314, i32 %251, i64 3
  store <4 x i32> %315, ptr addrspace(3) %264, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %316 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %317 = extractvalue { i32, i32, i32, i32 } %316, 0
  %318 = extractvalue { i32, i32, i32, i32 } %316, 1
  %319 = extractvalue { i32, i32, i32, i32 } %316, 2
  %320 = extractvalue { i32, i32, i32, i32 } %316, 3
  %321 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %284)
  %322 = extractvalue { i32, i32, i32, i32 } %321, 0
  %323 = extractvalue { i32, i32, i32, i32 } %321, 1
  %324 = extractvalue { i32, i32, i32, i32 } %321, 2
  %325 = extractvalue { i32, i32, i32, i32 } %321, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %326 = insertelement <4 x i32> poison, i32 %224, i64 0
  %327 = insertelement <4 x i32> %326, i32 %228, i64 1
  %328 = insertelement <4 x i32> %327, i32 %232, i64 2
  %329 = insertelement <4 x i32> %328, i32 %236, i64 3
  store <4 x i32> %329, ptr addrspace(3) %258, align 16
  %330 = insertelement <4 x i32> poison, i32 %240, i64 0
  %331 = insertelement <4 x i32> %330, i32 %244, i64 1
  %332 = insertelement <4 x i32> %331, i32 %248, i64 2
  %333 = insertelement <4 x i32> %332, i32 %252, i64 3
  store <4 x i32> %333, ptr addrspace(3) %264, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %334 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %335 = extractvalue { i32, i32, i32, i32 } %334, 0
  %336 = extractvalue { i32, i32, i32, i32 } %334, 1
  %337 = extractvalue { i32, i32, i32, i32 } %334, 2
  %338 = extractvalue { i32, i32, i32, i32 } %334, 3
  %339 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %284)
  %340 = extractvalue { i32, i32, i32, i32 } %339, 0
  %341 = extractvalue { i32, i32, i32, i32 } %339, 1
  %342 = extractvalue { i32, i32, i32, i32 } %339, 2
  %343 = extractvalue { i32, i32, i32, i32 } %339, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %280, i32 %299, i32 %317, i32 %335, ptr addrspace(1) %212) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %281, i32 %300, i32 %318, i32 %336, ptr addrspace(1) %213) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %282, i32 %301, i32 %319, i32 %337, ptr addrspace(1) %214) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %283, i32 %302, i32 %320, i32 %338, ptr addrspace(1) %215) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %286, i32 %304, i32 %322, i32 %340, ptr addrspace(1) %216) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %287, i32 %305, i32 %323, i32 %341, ptr addrspace(1) %217) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %288, i32 %306, i32 %324, i32 %342, ptr addrspace(1) %218) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %289, i32 %307, i32 %325, i32 %343, ptr addrspace(1) %219) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %180) #6
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

declare void @llvm.nvvm.tcgen05.wait.st() #4

declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #5

declare void @llvm.nvvm.cp.async.commit.group() #6

declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #6

declare void @llvm.nvvm.fence.proxy.async.shared_cta() #7

declare void @llvm.nvvm.tcgen05.wait.ld() #4

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #8

declare void @llvm.nvvm.barrier.cta.sync.all(i32) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { nocallback nounwind }
attributes #8 = { convergent nocallback nounwind memory(argmem: read) }
