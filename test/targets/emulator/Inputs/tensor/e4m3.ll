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
  %16 = lshr i32 %9, 1
  %17 = and i32 %16, 63
  %18 = or disjoint i32 %17, %14
  %19 = or disjoint i32 %18, 64
  %20 = shl nuw nsw i32 %13, 5
  %21 = shl nuw nsw i32 %9, 3
  %22 = and i32 %21, 24
  %23 = or disjoint i32 %22, %20
  %24 = mul i32 %5, %18
  %25 = mul i32 %5, %19
  %26 = sext i32 %24 to i64
  %27 = getelementptr i8, ptr addrspace(1) %0, i64 %26
  %28 = sext i32 %25 to i64
  %29 = getelementptr i8, ptr addrspace(1) %0, i64 %28
  %30 = shl nuw nsw i32 %9, 4
  %31 = and i32 %30, 16
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr i8, ptr addrspace(1) %27, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %29, i64 %32
  %35 = lshr i32 %9, 2
  %36 = and i32 %35, 31
  %37 = mul i32 %4, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = zext nneg i32 %23 to i64
  %41 = getelementptr i8, ptr addrspace(1) %39, i64 %40
  %42 = shl i32 %4, 5
  %43 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 0, i32 31)
  %44 = shl i32 %43, 21
  %45 = and i32 %44, 6291456
  %46 = add i32 %45, %11
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x32.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %46, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #6
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %47 = icmp eq i32 %15, 0
  %48 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %49 = extractvalue { i32, i1 } %48, 1
  %50 = and i1 %47, %49
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %50, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #6
  %51 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %52 = extractvalue { i32, i1 } %51, 1
  %53 = and i1 %47, %52
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %53, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10248)) #6
  %54 = icmp sgt i32 %5, 0
  %55 = and i32 %30, 1904
  %56 = and i32 %9, 8
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i32 0, i32 144
  %59 = xor i32 %58, %55
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %59
  %61 = select i1 %54, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %60, ptr addrspace(1) %33, i32 %61) #6
  %62 = or disjoint i32 %59, 2048
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %63, ptr addrspace(1) %34, i32 %61) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %64 = and i32 %21, 888
  %65 = and i32 %9, 16
  %66 = icmp eq i32 %65, 0
  %67 = select i1 %66, i32 0, i32 144
  %68 = xor i32 %67, %64
  %69 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %68
  %70 = select i1 %54, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %69, ptr addrspace(1) %41, i32 %70) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %71 = icmp sgt i32 %5, 32
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %72 = icmp eq i32 %43, 0
  %73 = and i1 %54, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %73, label %74, label %85

74:
  %75 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %76 = extractvalue { i32, i1 } %75, 1
  %77 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %78 = and i32 %77, 32767
  %79 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192) to i32), 4
  %80 = and i32 %79, 32767
  %81 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %78, i64 0
  %82 = bitcast <2 x i32> %81 to i64
  %83 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %80, i64 0
  %84 = bitcast <2 x i32> %83 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f8f6f4 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %82, i64 %84, i32 134807568, i1 false, i1 %76) #6
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %76, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240) to i32)) #6
  br label %85

85:
  %86 = getelementptr i8, ptr addrspace(1) %33, i64 32
  %87 = getelementptr i8, ptr addrspace(1) %34, i64 32
  %88 = sext i32 %42 to i64
  %89 = getelementptr i8, ptr addrspace(1) %41, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %59
  %91 = select i1 %71, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %90, ptr addrspace(1) %86, i32 %91) #6
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %62
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %92, ptr addrspace(1) %87, i32 %91) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %68
  %94 = select i1 %71, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %93, ptr addrspace(1) %89, i32 %94) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %95 = add i32 %5, -32
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %.lr.ph, label %._crit_edge

.lr.ph:
  %97 = add i32 %5, -64
  br label %98

98:
  %99 = phi i32 [ 0, %.lr.ph ], [ %103, %128 ]
  %100 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), %.lr.ph ], [ %109, %128 ]
  %101 = phi i32 [ 0, %.lr.ph ], [ %108, %128 ]
  %102 = phi i32 [ 1, %.lr.ph ], [ %131, %128 ]
  %103 = phi i32 [ 0, %.lr.ph ], [ %133, %128 ]
  %.pn7983 = phi ptr addrspace(1) [ %89, %.lr.ph ], [ %136, %128 ]
  %.pn3182 = phi ptr addrspace(1) [ %87, %.lr.ph ], [ %135, %128 ]
  %.pn6381 = phi ptr addrspace(1) [ %86, %.lr.ph ], [ %134, %128 ]
  %104 = phi i32 [ 0, %.lr.ph ], [ %144, %128 ]
  %105 = icmp slt i32 %104, %97
  %106 = add i32 %101, 1
  %107 = icmp sgt i32 %106, 1
  %108 = select i1 %107, i32 0, i32 %106
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %102
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %72, label %110, label %128

110:
  %111 = shl i32 %108, 10
  %112 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %111
  %113 = shl i32 %108, 12
  %114 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %113
  %115 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %116 = extractvalue { i32, i1 } %115, 1
  %117 = ptrtoint ptr addrspace(3) %114 to i32
  %118 = lshr exact i32 %117, 4
  %119 = and i32 %118, 32767
  %120 = ptrtoint ptr addrspace(3) %112 to i32
  %121 = lshr exact i32 %120, 4
  %122 = and i32 %121, 32767
  %123 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %119, i64 0
  %124 = bitcast <2 x i32> %123 to i64
  %125 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %122, i64 0
  %126 = bitcast <2 x i32> %125 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f8f6f4 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %124, i64 %126, i32 134807568, i1 true, i1 %116) #6
  %127 = ptrtoint ptr addrspace(3) %109 to i32
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %116, i32 %127) #6
  br label %128

128:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %100, i32 %99) #6
  %129 = add i32 %102, 1
  %130 = icmp sgt i32 %129, 1
  %131 = select i1 %130, i32 0, i32 %129
  %132 = zext i1 %130 to i32
  %133 = xor i32 %103, %132
  %134 = getelementptr i8, ptr addrspace(1) %.pn6381, i64 32
  %135 = getelementptr i8, ptr addrspace(1) %.pn3182, i64 32
  %136 = getelementptr i8, ptr addrspace(1) %.pn7983, i64 %88
  %137 = shl i32 %131, 12
  %138 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %137
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %138, i32 %59
  %140 = select i1 %105, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %139, ptr addrspace(1) %134, i32 %140) #6
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %138, i32 %62
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %141, ptr addrspace(1) %135, i32 %140) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %142 = shl i32 %131, 10
  %gep = getelementptr i8, ptr addrspace(3) %69, i32 %142
  %143 = select i1 %105, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %136, i32 %143) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %144 = add i32 %104, 32
  %145 = icmp slt i32 %144, %95
  br i1 %145, label %98, label %._crit_edge

._crit_edge:
  %.lcssa80 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), %85 ], [ %109, %128 ]
  %.lcssa = phi i32 [ 0, %85 ], [ %103, %128 ]
  br i1 %54, label %146, label %147

146:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa80, i32 %.lcssa) #6
  br label %147

147:
  %148 = shl nuw nsw i32 %9, 2
  %149 = and i32 %148, 28
  %150 = or disjoint i32 %149, %20
  %151 = lshr i32 %9, 3
  %152 = or disjoint i32 %151, %14
  %153 = or i32 %152, 112
  %154 = and i32 %151, 15
  %155 = or disjoint i32 %154, %14
  %156 = or disjoint i32 %155, 96
  %157 = or disjoint i32 %155, 80
  %158 = or disjoint i32 %155, 64
  %159 = or disjoint i32 %155, 48
  %160 = or disjoint i32 %155, 32
  %161 = or disjoint i32 %155, 16
  %162 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %163 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %164 = extractvalue { i32, i1 } %163, 1
  %165 = and i1 %47, %164
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %165, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #6
  %166 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %167 = extractvalue { i32, i1 } %166, 1
  %168 = and i1 %47, %167
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %168, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10248)) #6
  %169 = mul i32 %4, %155
  %170 = mul i32 %4, %161
  %171 = mul i32 %4, %160
  %172 = mul i32 %4, %159
  %173 = mul i32 %4, %158
  %174 = mul i32 %4, %157
  %175 = mul i32 %4, %156
  %176 = mul i32 %4, %153
  %177 = sext i32 %169 to i64
  %178 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %177
  %179 = sext i32 %170 to i64
  %180 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %179
  %181 = sext i32 %171 to i64
  %182 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %181
  %183 = sext i32 %172 to i64
  %184 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %183
  %185 = sext i32 %173 to i64
  %186 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %185
  %187 = sext i32 %174 to i64
  %188 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %187
  %189 = sext i32 %175 to i64
  %190 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %189
  %191 = sext i32 %176 to i64
  %192 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %191
  %193 = zext nneg i32 %150 to i64
  %194 = getelementptr [4 x i8], ptr addrspace(1) %178, i64 %193
  %195 = getelementptr [4 x i8], ptr addrspace(1) %180, i64 %193
  %196 = getelementptr [4 x i8], ptr addrspace(1) %182, i64 %193
  %197 = getelementptr [4 x i8], ptr addrspace(1) %184, i64 %193
  %198 = getelementptr [4 x i8], ptr addrspace(1) %186, i64 %193
  %199 = getelementptr [4 x i8], ptr addrspace(1) %188, i64 %193
  %200 = getelementptr [4 x i8], ptr addrspace(1) %190, i64 %193
  %201 = getelementptr [4 x i8], ptr addrspace(1) %192, i64 %193
  %202 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %46) #6
  %203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 0
  %204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 1
  %205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 2
  %206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 3
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 4
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 5
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 6
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 7
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 8
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 9
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 10
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 11
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 12
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 13
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 14
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 15
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 16
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 17
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 18
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 19
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 20
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 21
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 22
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 23
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 24
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 25
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 26
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 27
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 28
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 29
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 30
  %234 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %202, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %235 = and i32 %30, 1968
  %236 = and i32 %9, 4
  %237 = icmp eq i32 %236, 0
  %238 = select i1 %237, i32 0, i32 2112
  %239 = or disjoint i32 %238, %235
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %239
  %241 = insertelement <4 x i32> poison, i32 %203, i64 0
  %242 = insertelement <4 x i32> %241, i32 %207, i64 1
  %243 = insertelement <4 x i32> %242, i32 %211, i64 2
  %244 = insertelement <4 x i32> %243, i32 %215, i64 3
  store <4 x i32> %244, ptr addrspace(3) %240, align 16
  %245 = xor i32 %239, 64
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %245
  %247 = insertelement <4 x i32> poison, i32 %219, i64 0
  %248 = insertelement <4 x i32> %247, i32 %223, i64 1
  %249 = insertelement <4 x i32> %248, i32 %227, i64 2
  %250 = insertelement <4 x i32> %249, i32 %231, i64 3
  store <4 x i32> %250, ptr addrspace(3) %246, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %251 = shl nuw nsw i32 %9, 6
  %252 = and i32 %251, 2112
  %253 = shl nuw nsw i32 %9, 5
  %254 = and i32 %253, 768
  %255 = and i32 %21, 48
  %256 = shl nuw nsw i32 %9, 1
  %257 = and i32 %256, 192
  %258 = or disjoint i32 %252, %254
  %259 = or disjoint i32 %255, %257
  %260 = xor i32 %258, %259
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %260
  %262 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %261)
  %263 = extractvalue { i32, i32, i32, i32 } %262, 0
  %264 = extractvalue { i32, i32, i32, i32 } %262, 1
  %265 = extractvalue { i32, i32, i32, i32 } %262, 2
  %266 = extractvalue { i32, i32, i32, i32 } %262, 3
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) %261, i32 1024
  %268 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %267)
  %269 = extractvalue { i32, i32, i32, i32 } %268, 0
  %270 = extractvalue { i32, i32, i32, i32 } %268, 1
  %271 = extractvalue { i32, i32, i32, i32 } %268, 2
  %272 = extractvalue { i32, i32, i32, i32 } %268, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %273 = insertelement <4 x i32> poison, i32 %204, i64 0
  %274 = insertelement <4 x i32> %273, i32 %208, i64 1
  %275 = insertelement <4 x i32> %274, i32 %212, i64 2
  %276 = insertelement <4 x i32> %275, i32 %216, i64 3
  store <4 x i32> %276, ptr addrspace(3) %240, align 16
  %277 = insertelement <4 x i32> poison, i32 %220, i64 0
  %278 = insertelement <4 x i32> %277, i32 %224, i64 1
  %279 = insertelement <4 x i32> %278, i32 %228, i64 2
  %280 = insertelement <4 x i32> %279, i32 %232, i64 3
  store <4 x i32> %280, ptr addrspace(3) %246, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %281 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %261)
  %282 = extractvalue { i32, i32, i32, i32 } %281, 0
  %283 = extractvalue { i32, i32, i32, i32 } %281, 1
  %284 = extractvalue { i32, i32, i32, i32 } %281, 2
  %285 = extractvalue { i32, i32, i32, i32 } %281, 3
  %286 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %267)
  %287 = extractvalue { i32, i32, i32, i32 } %286, 0
  %288 = extractvalue { i32, i32, i32, i32 } %286, 1
  %289 = extractvalue { i32, i32, i32, i32 } %286, 2
  %290 = extractvalue { i32, i32, i32, i32 } %286, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %291 = insertelement <4 x i32> poison, i32 %205, i64 0
  %292 = insertelement <4 x i32> %291, i32 %209, i64 1
  %293 = insertelement <4 x i32> %292, i32 %213, i64 2
  %294 = insertelement <4 x i32> %293, i32 %217, i64 3
  store <4 x i32> %294, ptr addrspace(3) %240, align 16
  %295 = insertelement <4 x i32> poison, i32 %221, i64 0
  %296 = insertelement <4 x i32> %295, i32 %225, i64 1
  %297 = insertelement <4 x i32> %296, i32 %229, i64 2
  %298 = insertelement <4 x i32> %297, i32 %233, i64 3
  store <4 x i32> %298, ptr addrspace(3) %246, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %299 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %261)
  %300 = extractvalue { i32, i32, i32, i32 } %299, 0
  %301 = extractvalue { i32, i32, i32, i32 } %299, 1
  %302 = extractvalue { i32, i32, i32, i32 } %299, 2
  %303 = extractvalue { i32, i32, i32, i32 } %299, 3
  %304 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %267)
  %305 = extractvalue { i32, i32, i32, i32 } %304, 0
  %306 = extractvalue { i32, i32, i32, i32 } %304, 1
  %307 = extractvalue { i32, i32, i32, i32 } %304, 2
  %308 = extractvalue { i32, i32, i32, i32 } %304, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %309 = insertelement <4 x i32> poison, i32 %206, i64 0
  %310 = insertelement <4 x i32> %309, i32 %210, i64 1
  %311 = insertelement <4 x i32> %310, i32 %214, i64 2
  %312 = insertelement <4 x i32> %311, i32 %218, i64 3
  store <4 x i32> %312, ptr addrspace(3) %240, align 16
  %313 = insertelement <4 x i32> poison, i32 %222, i64 0
  %314 = insertelement <4 x i32> %313, i32 %226, i64 1
  %315 = insertelement <4 x i32> %314, i32 %230, i64 2
  %316 = insertelement <4 x i32> %315, i32 %234, i64 3
  store <4 x i32> %316, ptr addrspace(3) %246, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %317 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %261)
  %318 = extractvalue { i32, i32, i32, i32 } %317, 0
  %319 = extractvalue { i32, i32, i32, i32 } %317, 1
  %320 = extractvalue { i32, i32, i32, i32 } %317, 2
  %321 = extractvalue { i32, i32, i32, i32 } %317, 3
  %322 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %267)
  %323 = extractvalue { i32, i32, i32, i32 } %322, 0
  %324 = extractvalue { i32, i32, i32, i32 } %322, 1
  %325 = extractvalue { i32, i32, i32, i32 } %322, 2
  %326 = extractvalue { i32, i32, i32, i32 } %322, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %263, i32 %282, i32 %300, i32 %318, ptr addrspace(1) %194) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %264, i32 %283, i32 %301, i32 %319, ptr addrspace(1) %195) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %265, i32 %284, i32 %302, i32 %320, ptr addrspace(1) %196) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %266, i32 %285, i32 %303, i32 %321, ptr addrspace(1) %197) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %269, i32 %287, i32 %305, i32 %323, ptr addrspace(1) %198) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %270, i32 %288, i32 %306, i32 %324, ptr addrspace(1) %199) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %271, i32 %289, i32 %307, i32 %325, ptr addrspace(1) %200) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %272, i32 %290, i32 %308, i32 %326, ptr addrspace(1) %201) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %162) #6
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
