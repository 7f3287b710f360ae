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
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x16.unpack::16b.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %52, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0) #6
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
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %86, i64 %88, i32 134807552, i1 false, i1 %80) #6
  %89 = add nuw nsw i32 %82, 2
  %90 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %89, i64 0
  %91 = bitcast <2 x i32> %90 to i64
  %92 = add nuw nsw i32 %84, 64
  %93 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %92, i64 0
  %94 = bitcast <2 x i32> %93 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %91, i64 %94, i32 134807552, i1 true, i1 %80) #6
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
  %.pn79100 = phi ptr addrspace(1) [ %101, %.lr.ph ], [ %155, %145 ]
  %.pn1599 = phi ptr addrspace(1) [ %99, %.lr.ph ], [ %154, %145 ]
  %.pn3198 = phi ptr addrspace(1) [ %98, %.lr.ph ], [ %153, %145 ]
  %.pn4797 = phi ptr addrspace(1) [ %97, %.lr.ph ], [ %152, %145 ]
  %.pn6396 = phi ptr addrspace(1) [ %96, %.lr.ph ], [ %151, %145 ]
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
  %.idx92 = shl i32 %121, 11
  %124 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %.idx92
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
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %135, i64 %137, i32 134807552, i1 true, i1 %127) #6
  %138 = add nuw nsw i32 %130, 2
  %139 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %138, i64 0
  %140 = bitcast <2 x i32> %139 to i64
  %141 = add nuw nsw i32 %133, 64
  %142 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %141, i64 0
  %143 = bitcast <2 x i32> %142 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %140, i64 %143, i32 134807552, i1 true, i1 %127) #6
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
  %151 = getelementptr i8, ptr addrspace(1) %.pn6396, i64 64
  %152 = getelementptr i8, ptr addrspace(1) %.pn4797, i64 64
  %153 = getelementptr i8, ptr addrspace(1) %.pn3198, i64 64
  %154 = getelementptr i8, ptr addrspace(1) %.pn1599, i64 64
  %155 = getelementptr [2 x i8], ptr addrspace(1) %.pn79100, i64 %100
  %.idx93 = shl i32 %148, 13
  %156 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx93
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
  %.idx94 = shl i32 %148, 11
  %gep = getelementptr i8, ptr addrspace(3) %74, i32 %.idx94
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %155, i32 %158) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %162 = add i32 %117, 32
  %163 = icmp slt i32 %162, %108
  br i1 %163, label %111, label %._crit_edge

._crit_edge:
  %.lcssa95 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), %95 ], [ %122, %145 ]
  %.lcssa = phi i32 [ 0, %95 ], [ %116, %145 ]
  br i1 %60, label %164, label %165

164:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa95, i32 %.lcssa) #6
  br label %165

165:
  %166 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %167 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %168 = extractvalue { i32, i1 } %167, 1
  %169 = and i1 %53, %168
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %169, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480)) #6
  %170 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %171 = extractvalue { i32, i1 } %170, 1
  %172 = and i1 %53, %171
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %172, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20488)) #6
  %173 = mul i32 %4, %18
  %174 = mul i32 %4, %19
  %175 = mul i32 %4, %20
  %176 = mul i32 %4, %21
  %177 = sext i32 %173 to i64
  %178 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %177
  %179 = sext i32 %174 to i64
  %180 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %179
  %181 = sext i32 %175 to i64
  %182 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %181
  %183 = sext i32 %176 to i64
  %184 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %183
  %185 = getelementptr [2 x i8], ptr addrspace(1) %178, i64 %46
  %186 = getelementptr [2 x i8], ptr addrspace(1) %180, i64 %46
  %187 = getelementptr [2 x i8], ptr addrspace(1) %182, i64 %46
  %188 = getelementptr [2 x i8], ptr addrspace(1) %184, i64 %46
  %189 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x16.pack::16b.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, [$16 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %52) #6
  %190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 0
  %191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 1
  %192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 2
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 3
  %194 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 4
  %195 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 5
  %196 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 6
  %197 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 7
  %198 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 8
  %199 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 9
  %200 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 10
  %201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 11
  %202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 12
  %203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 13
  %204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 14
  %205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %189, 15
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62
  %207 = insertelement <4 x i32> poison, i32 %190, i64 0
  %208 = insertelement <4 x i32> %207, i32 %194, i64 1
  %209 = insertelement <4 x i32> %208, i32 %198, i64 2
  %210 = insertelement <4 x i32> %209, i32 %202, i64 3
  store <4 x i32> %210, ptr addrspace(3) %206, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %211 = shl nuw nsw i32 %63, 6
  %212 = and i32 %61, 112
  %213 = shl nuw nsw i32 %9, 2
  %214 = and i32 %213, 384
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %211
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) %215, i32 %212
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i32 %214
  %218 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %217)
  %219 = extractvalue { i32, i32, i32, i32 } %218, 0
  %220 = extractvalue { i32, i32, i32, i32 } %218, 1
  %221 = extractvalue { i32, i32, i32, i32 } %218, 2
  %222 = extractvalue { i32, i32, i32, i32 } %218, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %223 = insertelement <4 x i32> poison, i32 %191, i64 0
  %224 = insertelement <4 x i32> %223, i32 %195, i64 1
  %225 = insertelement <4 x i32> %224, i32 %199, i64 2
  %226 = insertelement <4 x i32> %225, i32 %203, i64 3
  store <4 x i32> %226, ptr addrspace(3) %206, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %227 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %217)
  %228 = extractvalue { i32, i32, i32, i32 } %227, 0
  %229 = extractvalue { i32, i32, i32, i32 } %227, 1
  %230 = extractvalue { i32, i32, i32, i32 } %227, 2
  %231 = extractvalue { i32, i32, i32, i32 } %227, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %232 = insertelement <4 x i32> poison, i32 %192, i64 0
  %233 = insertelement <4 x i32> %232, i32 %196, i64 1
  %234 = insertelement <4 x i32> %233, i32 %200, i64 2
  %235 = insertelement <4 x i32> %234, i32 %204, i64 3
  store <4 x i32> %235, ptr addrspace(3) %206, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %236 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %217)
  %237 = extractvalue { i32, i32, i32, i32 } %236, 0
  %238 = extractvalue { i32, i32, i32, i32 } %236, 1
  %239 = extractvalue { i32, i32, i32, i32 } %236, 2
  %240 = extractvalue { i32, i32, i32, i32 } %236, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %241 = insertelement <4 x i32> poison, i32 %193, i64 0
  %242 = insertelement <4 x i32> %241, i32 %197, i64 1
  %243 = insertelement <4 x i32> %242, i32 %201, i64 2
  %244 = insertelement <4 x i32> %243, i32 %205, i64 3
  store <4 x i32> %244, ptr addrspace(3) %206, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %245 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %217)
  %246 = extractvalue { i32, i32, i32, i32 } %245, 0
  %247 = extractvalue { i32, i32, i32, i32 } %245, 1
  %248 = extractvalue { i32, i32, i32, i32 } %245, 2
  %249 = extractvalue { i32, i32, i32, i32 } %245, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %219, i32 %228, i32 %237, i32 %246, ptr addrspace(1) %185) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %220, i32 %229, i32 %238, i32 %247, ptr addrspace(1) %186) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %221, i32 %230, i32 %239, i32 %248, ptr addrspace(1) %187) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %222, i32 %231, i32 %240, i32 %249, ptr addrspace(1) %188) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %166) #6
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
