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
  %22 = shl nuw nsw i32 %13, 4
  %23 = lshr i32 %9, 3
  %24 = and i32 %23, 15
  %25 = shl nuw nsw i32 %9, 2
  %26 = and i32 %25, 12
  %27 = or disjoint i32 %24, %22
  %28 = mul i32 %5, %18
  %29 = mul i32 %5, %19
  %30 = mul i32 %5, %20
  %31 = mul i32 %5, %21
  %32 = sext i32 %28 to i64
  %33 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %32
  %34 = sext i32 %29 to i64
  %35 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %34
  %36 = sext i32 %30 to i64
  %37 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %36
  %38 = sext i32 %31 to i64
  %39 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %38
  %40 = zext nneg i32 %26 to i64
  %41 = getelementptr [4 x i8], ptr addrspace(1) %33, i64 %40
  %42 = getelementptr [4 x i8], ptr addrspace(1) %35, i64 %40
  %43 = getelementptr [4 x i8], ptr addrspace(1) %37, i64 %40
  %44 = getelementptr [4 x i8], ptr addrspace(1) %39, i64 %40
  %45 = and i32 %9, 7
  %46 = shl nuw nsw i32 %45, 1
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %47
  %49 = mul i32 %5, %27
  %50 = sext i32 %49 to i64
  %51 = getelementptr [4 x i8], ptr addrspace(1) %48, i64 %50
  %52 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 0, i32 31)
  %53 = shl i32 %52, 21
  %54 = and i32 %53, 6291456
  %55 = add i32 %54, %11
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x16.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %55, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #6
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %56 = icmp eq i32 %15, 0
  %57 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %58 = extractvalue { i32, i1 } %57, 1
  %59 = and i1 %56, %58
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %59, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 18432)) #6
  %60 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %61 = extractvalue { i32, i1 } %60, 1
  %62 = and i1 %56, %61
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %62, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 18440)) #6
  %63 = icmp sgt i32 %5, 0
  %64 = and i32 %9, 127
  %65 = shl nuw nsw i32 %64, 4
  %66 = and i32 %9, 24
  %67 = shl nuw nsw i32 %66, 1
  %68 = xor i32 %65, %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %68
  %70 = select i1 %63, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %69, ptr addrspace(1) %41, i32 %70) #6
  %71 = or disjoint i32 %68, 2048
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %71
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %72, ptr addrspace(1) %42, i32 %70) #6
  %73 = or disjoint i32 %68, 4096
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %73
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %74, ptr addrspace(1) %43, i32 %70) #6
  %75 = or disjoint i32 %68, 6144
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %76, ptr addrspace(1) %44, i32 %70) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %77 = shl nuw nsw i32 %64, 3
  %78 = and i32 %9, 48
  %79 = xor i32 %77, %78
  %80 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %79
  %81 = select i1 %63, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %80, ptr addrspace(1) %51, i32 %81) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %82 = icmp sgt i32 %5, 16
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %83 = icmp eq i32 %52, 0
  %84 = and i1 %63, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %84, label %85, label %102

85:
  %86 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %87 = extractvalue { i32, i1 } %86, 1
  %88 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %89 = and i32 %88, 32767
  %90 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384) to i32), 4
  %91 = and i32 %90, 32767
  %92 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %89, i64 0
  %93 = bitcast <2 x i32> %92 to i64
  %94 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %91, i64 0
  %95 = bitcast <2 x i32> %94 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::tf32 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %93, i64 %95, i32 134482192, i1 false, i1 %87) #6
  %96 = add nuw nsw i32 %89, 2
  %97 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %96, i64 0
  %98 = bitcast <2 x i32> %97 to i64
  %99 = add nuw nsw i32 %91, 2
  %100 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %99, i64 0
  %101 = bitcast <2 x i32> %100 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::tf32 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %98, i64 %101, i32 134482192, i1 true, i1 %87) #6
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %87, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 18432) to i32)) #6
  br label %102

102:
  %103 = getelementptr i8, ptr addrspace(1) %41, i64 64
  %104 = getelementptr i8, ptr addrspace(1) %42, i64 64
  %105 = getelementptr i8, ptr addrspace(1) %43, i64 64
  %106 = getelementptr i8, ptr addrspace(1) %44, i64 64
  %107 = getelementptr i8, ptr addrspace(1) %51, i64 64
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %68
  %109 = select i1 %82, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %108, ptr addrspace(1) %103, i32 %109) #6
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %71
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %110, ptr addrspace(1) %104, i32 %109) #6
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %73
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %111, ptr addrspace(1) %105, i32 %109) #6
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %75
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %112, ptr addrspace(1) %106, i32 %109) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), i32 %79
  %114 = select i1 %82, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %113, ptr addrspace(1) %107, i32 %114) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %115 = add i32 %5, -16
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %.lr.ph, label %._crit_edge

.lr.ph:
  %117 = add i32 %5, -32
  br label %118

118:
  %119 = phi i32 [ 0, %.lr.ph ], [ %123, %152 ]
  %120 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 18432), %.lr.ph ], [ %129, %152 ]
  %121 = phi i32 [ 0, %.lr.ph ], [ %128, %152 ]
  %122 = phi i32 [ 1, %.lr.ph ], [ %155, %152 ]
  %123 = phi i32 [ 0, %.lr.ph ], [ %157, %152 ]
  %.pn3544 = phi ptr addrspace(1) [ %107, %.lr.ph ], [ %162, %152 ]
  %.pn743 = phi ptr addrspace(1) [ %106, %.lr.ph ], [ %161, %152 ]
  %.pn1542 = phi ptr addrspace(1) [ %105, %.lr.ph ], [ %160, %152 ]
  %.pn2341 = phi ptr addrspace(1) [ %104, %.lr.ph ], [ %159, %152 ]
  %.pn3140 = phi ptr addrspace(1) [ %103, %.lr.ph ], [ %158, %152 ]
  %124 = phi i32 [ 0, %.lr.ph ], [ %170, %152 ]
  %125 = icmp slt i32 %124, %117
  %126 = add i32 %121, 1
  %127 = icmp sgt i32 %126, 1
  %128 = select i1 %127, i32 0, i32 %126
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %129 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 18432), i32 %122
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %83, label %130, label %152

130:
  %.idx36 = shl i32 %128, 10
  %131 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.idx36
  %.idx = shl i32 %128, 13
  %132 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %133 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %134 = extractvalue { i32, i1 } %133, 1
  %135 = ptrtoint ptr addrspace(3) %132 to i32
  %136 = lshr exact i32 %135, 4
  %137 = and i32 %136, 32767
  %138 = ptrtoint ptr addrspace(3) %131 to i32
  %139 = lshr exact i32 %138, 4
  %140 = and i32 %139, 32767
  %141 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %137, i64 0
  %142 = bitcast <2 x i32> %141 to i64
  %143 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %140, i64 0
  %144 = bitcast <2 x i32> %143 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::tf32 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %142, i64 %144, i32 134482192, i1 true, i1 %134) #6
  %145 = add nuw nsw i32 %137, 2
  %146 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %145, i64 0
  %147 = bitcast <2 x i32> %146 to i64
  %148 = add nuw nsw i32 %140, 2
  %149 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %148, i64 0
  %150 = bitcast <2 x i32> %149 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::tf32 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %147, i64 %150, i32 134482192, i1 true, i1 %134) #6
  %151 = ptrtoint ptr addrspace(3) %129 to i32
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %134, i32 %151) #6
  br label %152

152:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %120, i32 %119) #6
  %153 = add i32 %122, 1
  %154 = icmp sgt i32 %153, 1
  %155 = select i1 %154, i32 0, i32 %153
  %156 = zext i1 %154 to i32
  %157 = xor i32 %123, %156
  %158 = getelementptr i8, ptr addrspace(1) %.pn3140, i64 64
  %159 = getelementptr i8, ptr addrspace(1) %.pn2341, i64 64
  %160 = getelementptr i8, ptr addrspace(1) %.pn1542, i64 64
  %161 = getelementptr i8, ptr addrspace(1) %.pn743, i64 64
  %162 = getelementptr i8, ptr addrspace(1) %.pn3544, i64 64
  %.idx37 = shl i32 %155, 13
  %163 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx37
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 %68
  %165 = select i1 %125, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %164, ptr addrspace(1) %158, i32 %165) #6
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 %71
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %166, ptr addrspace(1) %159, i32 %165) #6
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 %73
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %167, ptr addrspace(1) %160, i32 %165) #6
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 %75
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %168, ptr addrspace(1) %161, i32 %165) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %.idx38 = shl i32 %155, 10
  %gep = getelementptr i8, ptr addrspace(3) %80, i32 %.idx38
  %169 = select i1 %125, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %162, i32 %169) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %170 = add i32 %124, 16
  %171 = icmp slt i32 %170, %115
  br i1 %171, label %118, label %._crit_edge

._crit_edge:
  %.lcssa39 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 18432), %102 ], [ %129, %152 ]
  %.lcssa = phi i32 [ 0, %102 ], [ %123, %152 ]
  br i1 %63, label %172, label %173

172:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa39, i32 %.lcssa) #6
  br label %173

173:
  %174 = or disjoint i32 %26, %22
  %175 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %176 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %177 = extractvalue { i32, i1 } %176, 1
  %178 = and i1 %56, %177
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %178, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 18432)) #6
  %179 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %180 = extractvalue { i32, i1 } %179, 1
  %181 = and i1 %56, %180
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %181, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 18440)) #6
  %182 = mul i32 %4, %18
  %183 = mul i32 %4, %19
  %184 = mul i32 %4, %20
  %185 = mul i32 %4, %21
  %186 = sext i32 %182 to i64
  %187 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %186
  %188 = sext i32 %183 to i64
  %189 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %188
  %190 = sext i32 %184 to i64
  %191 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %190
  %192 = sext i32 %185 to i64
  %193 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %192
  %194 = zext nneg i32 %174 to i64
  %195 = getelementptr [4 x i8], ptr addrspace(1) %187, i64 %194
  %196 = getelementptr [4 x i8], ptr addrspace(1) %189, i64 %194
  %197 = getelementptr [4 x i8], ptr addrspace(1) %191, i64 %194
  %198 = getelementptr [4 x i8], ptr addrspace(1) %193, i64 %194
  %199 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x16.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, [$16 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %55) #6
  %200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 0
  %201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 1
  %202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 2
  %203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 3
  %204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 4
  %205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 5
  %206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 6
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 7
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 8
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 9
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 10
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 11
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 12
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 13
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 14
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %199, 15
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %65
  %217 = insertelement <4 x i32> poison, i32 %200, i64 0
  %218 = insertelement <4 x i32> %217, i32 %204, i64 1
  %219 = insertelement <4 x i32> %218, i32 %208, i64 2
  %220 = insertelement <4 x i32> %219, i32 %212, i64 3
  store <4 x i32> %220, ptr addrspace(3) %216, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %221 = shl nuw nsw i32 %66, 6
  %222 = shl nuw nsw i32 %45, 4
  %223 = and i32 %25, 384
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %221
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %224, i32 %222
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 %223
  %227 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %226)
  %228 = extractvalue { i32, i32, i32, i32 } %227, 0
  %229 = extractvalue { i32, i32, i32, i32 } %227, 1
  %230 = extractvalue { i32, i32, i32, i32 } %227, 2
  %231 = extractvalue { i32, i32, i32, i32 } %227, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %232 = insertelement <4 x i32> poison, i32 %201, i64 0
  %233 = insertelement <4 x i32> %232, i32 %205, i64 1
  %234 = insertelement <4 x i32> %233, i32 %209, i64 2
  %235 = insertelement <4 x i32> %234, i32 %213, i64 3
  store <4 x i32> %235, ptr addrspace(3) %216, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %236 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %226)
  %237 = extractvalue { i32, i32, i32, i32 } %236, 0
  %238 = extractvalue { i32, i32, i32, i32 } %236, 1
  %239 = extractvalue { i32, i32, i32, i32 } %236, 2
  %240 = extractvalue { i32, i32, i32, i32 } %236, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %241 = insertelement <4 x i32> poison, i32 %202, i64 0
  %242 = insertelement <4 x i32> %241, i32 %206, i64 1
  %243 = insertelement <4 x i32> %242, i32 %210, i64 2
  %244 = insertelement <4 x i32> %243, i32 %214, i64 3
  store <4 x i32> %244, ptr addrspace(3) %216, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %245 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %226)
  %246 = extractvalue { i32, i32, i32, i32 } %245, 0
  %247 = extractvalue { i32, i32, i32, i32 } %245, 1
  %248 = extractvalue { i32, i32, i32, i32 } %245, 2
  %249 = extractvalue { i32, i32, i32, i32 } %245, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %250 = insertelement <4 x i32> poison, i32 %203, i64 0
  %251 = insertelement <4 x i32> %250, i32 %207, i64 1
  %252 = insertelement <4 x i32> %251, i32 %211, i64 2
  %253 = insertelement <4 x i32> %252, i32 %215, i64 3
  store <4 x i32> %253, ptr addrspace(3) %216, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %254 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %226)
  %255 = extractvalue { i32, i32, i32, i32 } %254, 0
  %256 = extractvalue { i32, i32, i32, i32 } %254, 1
  %257 = extractvalue { i32, i32, i32, i32 } %254, 2
  %258 = extractvalue { i32, i32, i32, i32 } %254, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %228, i32 %237, i32 %246, i32 %255, ptr addrspace(1) %195) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %229, i32 %238, i32 %247, i32 %256, ptr addrspace(1) %196) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %230, i32 %239, i32 %248, i32 %257, ptr addrspace(1) %197) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %231, i32 %240, i32 %249, i32 %258, ptr addrspace(1) %198) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %175) #6
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
