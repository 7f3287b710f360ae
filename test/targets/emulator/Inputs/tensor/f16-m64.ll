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
  %14 = shl i32 %12, 6
  %15 = lshr i32 %9, 5
  %16 = lshr i32 %9, 2
  %17 = and i32 %16, 31
  %18 = or disjoint i32 %17, %14
  %19 = or disjoint i32 %18, 32
  %20 = shl nuw nsw i32 %13, 5
  %21 = shl nuw nsw i32 %9, 3
  %22 = and i32 %21, 24
  %23 = or disjoint i32 %22, %20
  %24 = mul i32 %5, %18
  %25 = mul i32 %5, %19
  %26 = sext i32 %24 to i64
  %27 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %26
  %28 = sext i32 %25 to i64
  %29 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %28
  %30 = zext nneg i32 %22 to i64
  %31 = getelementptr [2 x i8], ptr addrspace(1) %27, i64 %30
  %32 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %30
  %33 = mul i32 %4, %17
  %34 = sext i32 %33 to i64
  %35 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %34
  %36 = zext nneg i32 %23 to i64
  %37 = getelementptr [2 x i8], ptr addrspace(1) %35, i64 %36
  %38 = shl i32 %4, 5
  %39 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 0, i32 31)
  %40 = shl i32 %39, 21
  %41 = and i32 %40, 6291456
  %42 = add i32 %41, %11
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.16x32bx2.x16.b32 [$1 + 0], 16, {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %42, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #6
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %43 = icmp eq i32 %15, 0
  %44 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %45 = extractvalue { i32, i1 } %44, 1
  %46 = and i1 %43, %45
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %46, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288)) #6
  %47 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %48 = extractvalue { i32, i1 } %47, 1
  %49 = and i1 %43, %48
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %49, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12296)) #6
  %50 = icmp sgt i32 %5, 0
  %51 = shl nuw nsw i32 %9, 4
  %52 = and i32 %51, 2032
  %53 = shl nuw nsw i32 %9, 1
  %54 = and i32 %53, 48
  %55 = xor i32 %52, %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %55
  %57 = select i1 %50, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %56, ptr addrspace(1) %31, i32 %57) #6
  %58 = or disjoint i32 %55, 2048
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %59, ptr addrspace(1) %32, i32 %57) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %60 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %55
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %60, ptr addrspace(1) %37, i32 %57) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %61 = icmp sgt i32 %5, 32
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %62 = icmp eq i32 %39, 0
  %63 = and i1 %50, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %63, label %64, label %81

64:
  %65 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %66 = extractvalue { i32, i1 } %65, 1
  %67 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %68 = and i32 %67, 32767
  %69 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192) to i32), 4
  %70 = and i32 %69, 32767
  %71 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %68, i64 0
  %72 = bitcast <2 x i32> %71 to i64
  %73 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %70, i64 0
  %74 = bitcast <2 x i32> %73 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %72, i64 %74, i32 67698704, i1 false, i1 %66) #6
  %75 = add nuw nsw i32 %68, 2
  %76 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %75, i64 0
  %77 = bitcast <2 x i32> %76 to i64
  %78 = add nuw nsw i32 %70, 64
  %79 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %78, i64 0
  %80 = bitcast <2 x i32> %79 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %77, i64 %80, i32 67698704, i1 true, i1 %66) #6
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %66, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288) to i32)) #6
  br label %81

81:
  %82 = getelementptr i8, ptr addrspace(1) %31, i64 64
  %83 = getelementptr i8, ptr addrspace(1) %32, i64 64
  %84 = sext i32 %38 to i64
  %85 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %55
  %87 = select i1 %61, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %86, ptr addrspace(1) %82, i32 %87) #6
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %58
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %88, ptr addrspace(1) %83, i32 %87) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %55
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %89, ptr addrspace(1) %85, i32 %87) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %90 = add i32 %5, -32
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %.lr.ph, label %._crit_edge

.lr.ph:
  %92 = add i32 %5, -64
  br label %93

93:
  %94 = phi i32 [ 0, %.lr.ph ], [ %98, %127 ]
  %95 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), %.lr.ph ], [ %104, %127 ]
  %96 = phi i32 [ 0, %.lr.ph ], [ %103, %127 ]
  %97 = phi i32 [ 1, %.lr.ph ], [ %130, %127 ]
  %98 = phi i32 [ 0, %.lr.ph ], [ %132, %127 ]
  %.pn4754 = phi ptr addrspace(1) [ %85, %.lr.ph ], [ %135, %127 ]
  %.pn1553 = phi ptr addrspace(1) [ %83, %.lr.ph ], [ %134, %127 ]
  %.pn3152 = phi ptr addrspace(1) [ %82, %.lr.ph ], [ %133, %127 ]
  %99 = phi i32 [ 0, %.lr.ph ], [ %140, %127 ]
  %100 = icmp slt i32 %99, %92
  %101 = add i32 %96, 1
  %102 = icmp sgt i32 %101, 1
  %103 = select i1 %102, i32 0, i32 %101
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %97
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %62, label %105, label %127

105:
  %.idx48 = shl i32 %103, 11
  %106 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %.idx48
  %.idx = shl i32 %103, 12
  %107 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %108 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %109 = extractvalue { i32, i1 } %108, 1
  %110 = ptrtoint ptr addrspace(3) %107 to i32
  %111 = lshr exact i32 %110, 4
  %112 = and i32 %111, 32767
  %113 = ptrtoint ptr addrspace(3) %106 to i32
  %114 = lshr exact i32 %113, 4
  %115 = and i32 %114, 32767
  %116 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %112, i64 0
  %117 = bitcast <2 x i32> %116 to i64
  %118 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %115, i64 0
  %119 = bitcast <2 x i32> %118 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %117, i64 %119, i32 67698704, i1 true, i1 %109) #6
  %120 = add nuw nsw i32 %112, 2
  %121 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %120, i64 0
  %122 = bitcast <2 x i32> %121 to i64
  %123 = add nuw nsw i32 %115, 64
  %124 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %123, i64 0
  %125 = bitcast <2 x i32> %124 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %122, i64 %125, i32 67698704, i1 true, i1 %109) #6
  %126 = ptrtoint ptr addrspace(3) %104 to i32
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %109, i32 %126) #6
  br label %127

127:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %95, i32 %94) #6
  %128 = add i32 %97, 1
  %129 = icmp sgt i32 %128, 1
  %130 = select i1 %129, i32 0, i32 %128
  %131 = zext i1 %129 to i32
  %132 = xor i32 %98, %131
  %133 = getelementptr i8, ptr addrspace(1) %.pn3152, i64 64
  %134 = getelementptr i8, ptr addrspace(1) %.pn1553, i64 64
  %135 = getelementptr [2 x i8], ptr addrspace(1) %.pn4754, i64 %84
  %.idx49 = shl i32 %130, 12
  %136 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx49
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 %55
  %138 = select i1 %100, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %137, ptr addrspace(1) %133, i32 %138) #6
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 %58
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %139, ptr addrspace(1) %134, i32 %138) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %.idx50 = shl i32 %130, 11
  %gep = getelementptr i8, ptr addrspace(3) %60, i32 %.idx50
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %135, i32 %138) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %140 = add i32 %99, 32
  %141 = icmp slt i32 %140, %90
  br i1 %141, label %93, label %._crit_edge

._crit_edge:
  %.lcssa51 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), %81 ], [ %104, %127 ]
  %.lcssa = phi i32 [ 0, %81 ], [ %98, %127 ]
  br i1 %50, label %142, label %143

142:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa51, i32 %.lcssa) #6
  br label %143

143:
  %144 = shl nuw nsw i32 %9, 2
  %145 = and i32 %144, 28
  %146 = or disjoint i32 %145, %20
  %147 = lshr i32 %9, 3
  %148 = and i32 %147, 15
  %149 = or disjoint i32 %148, %14
  %150 = or disjoint i32 %149, 48
  %151 = or disjoint i32 %149, 32
  %152 = or disjoint i32 %149, 16
  %153 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %154 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %155 = extractvalue { i32, i1 } %154, 1
  %156 = and i1 %43, %155
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %156, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288)) #6
  %157 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %158 = extractvalue { i32, i1 } %157, 1
  %159 = and i1 %43, %158
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %159, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12296)) #6
  %160 = mul i32 %4, %149
  %161 = mul i32 %4, %152
  %162 = mul i32 %4, %151
  %163 = mul i32 %4, %150
  %164 = sext i32 %160 to i64
  %165 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %164
  %166 = sext i32 %161 to i64
  %167 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %166
  %168 = sext i32 %162 to i64
  %169 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %168
  %170 = sext i32 %163 to i64
  %171 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %170
  %172 = zext nneg i32 %146 to i64
  %173 = getelementptr [4 x i8], ptr addrspace(1) %165, i64 %172
  %174 = getelementptr [4 x i8], ptr addrspace(1) %167, i64 %172
  %175 = getelementptr [4 x i8], ptr addrspace(1) %169, i64 %172
  %176 = getelementptr [4 x i8], ptr addrspace(1) %171, i64 %172
  %177 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.16x32bx2.x16.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, [$16 + 0], 16;", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %42) #6
  %178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 0
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 1
  %180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 2
  %181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 3
  %182 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 4
  %183 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 5
  %184 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 6
  %185 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 7
  %186 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 8
  %187 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 9
  %188 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 10
  %189 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 11
  %190 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 12
  %191 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 13
  %192 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 14
  %193 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %177, 15
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %194 = and i32 %51, 176
  %195 = and i32 %9, 96
  %196 = shl nuw nsw i32 %195, 3
  %197 = and i32 %9, 4
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i32 0, i32 1088
  %200 = and i32 %144, 64
  %201 = xor i32 %199, %200
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %194
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %202, i32 %196
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) %203, i32 %201
  %205 = insertelement <4 x i32> poison, i32 %178, i64 0
  %206 = insertelement <4 x i32> %205, i32 %182, i64 1
  %207 = insertelement <4 x i32> %206, i32 %186, i64 2
  %208 = insertelement <4 x i32> %207, i32 %190, i64 3
  store <4 x i32> %208, ptr addrspace(3) %204, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %209 = shl nuw nsw i32 %9, 5
  %210 = and i32 %209, 1792
  %211 = and i32 %21, 48
  %212 = shl nuw nsw i32 %195, 1
  %213 = shl nuw nsw i32 %9, 6
  %214 = and i32 %213, 64
  %215 = xor i32 %212, %214
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %210
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i32 %211
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 %215
  %219 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %218)
  %220 = extractvalue { i32, i32, i32, i32 } %219, 0
  %221 = extractvalue { i32, i32, i32, i32 } %219, 1
  %222 = extractvalue { i32, i32, i32, i32 } %219, 2
  %223 = extractvalue { i32, i32, i32, i32 } %219, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %224 = insertelement <4 x i32> poison, i32 %179, i64 0
  %225 = insertelement <4 x i32> %224, i32 %183, i64 1
  %226 = insertelement <4 x i32> %225, i32 %187, i64 2
  %227 = insertelement <4 x i32> %226, i32 %191, i64 3
  store <4 x i32> %227, ptr addrspace(3) %204, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %228 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %218)
  %229 = extractvalue { i32, i32, i32, i32 } %228, 0
  %230 = extractvalue { i32, i32, i32, i32 } %228, 1
  %231 = extractvalue { i32, i32, i32, i32 } %228, 2
  %232 = extractvalue { i32, i32, i32, i32 } %228, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %233 = insertelement <4 x i32> poison, i32 %180, i64 0
  %234 = insertelement <4 x i32> %233, i32 %184, i64 1
  %235 = insertelement <4 x i32> %234, i32 %188, i64 2
  %236 = insertelement <4 x i32> %235, i32 %192, i64 3
  store <4 x i32> %236, ptr addrspace(3) %204, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %237 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %218)
  %238 = extractvalue { i32, i32, i32, i32 } %237, 0
  %239 = extractvalue { i32, i32, i32, i32 } %237, 1
  %240 = extractvalue { i32, i32, i32, i32 } %237, 2
  %241 = extractvalue { i32, i32, i32, i32 } %237, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %242 = insertelement <4 x i32> poison, i32 %181, i64 0
  %243 = insertelement <4 x i32> %242, i32 %185, i64 1
  %244 = insertelement <4 x i32> %243, i32 %189, i64 2
  %245 = insertelement <4 x i32> %244, i32 %193, i64 3
  store <4 x i32> %245, ptr addrspace(3) %204, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %246 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %218)
  %247 = extractvalue { i32, i32, i32, i32 } %246, 0
  %248 = extractvalue { i32, i32, i32, i32 } %246, 1
  %249 = extractvalue { i32, i32, i32, i32 } %246, 2
  %250 = extractvalue { i32, i32, i32, i32 } %246, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %220, i32 %229, i32 %238, i32 %247, ptr addrspace(1) %173) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %221, i32 %230, i32 %239, i32 %248, ptr addrspace(1) %174) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %222, i32 %231, i32 %240, i32 %249, ptr addrspace(1) %175) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %223, i32 %232, i32 %241, i32 %250, ptr addrspace(1) %176) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %153) #6
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
