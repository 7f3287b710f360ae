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
  %21 = lshr i32 %9, 2
  %22 = and i32 %21, 31
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
  %35 = shl nuw nsw i32 %9, 3
  %36 = and i32 %35, 24
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = mul i32 %5, %23
  %40 = sext i32 %39 to i64
  %41 = getelementptr i8, ptr addrspace(1) %38, i64 %40
  %42 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 0, i32 31)
  %43 = shl i32 %42, 21
  %44 = and i32 %43, 6291456
  %45 = add i32 %44, %11
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x32.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %45, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #6
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %46 = icmp eq i32 %15, 0
  %47 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %48 = extractvalue { i32, i1 } %47, 1
  %49 = and i1 %46, %48
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %49, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #6
  %50 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %51 = extractvalue { i32, i1 } %50, 1
  %52 = and i1 %46, %51
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %52, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10248)) #6
  %53 = icmp sgt i32 %5, 0
  %54 = and i32 %30, 1904
  %55 = and i32 %9, 8
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, i32 0, i32 144
  %58 = xor i32 %57, %54
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58
  %60 = select i1 %53, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %59, ptr addrspace(1) %33, i32 %60) #6
  %61 = or disjoint i32 %58, 2048
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %61
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %62, ptr addrspace(1) %34, i32 %60) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %63 = and i32 %35, 888
  %64 = and i32 %9, 16
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %65, i32 0, i32 144
  %67 = xor i32 %66, %63
  %68 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %67
  %69 = select i1 %53, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %68, ptr addrspace(1) %41, i32 %69) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %70 = icmp sgt i32 %5, 32
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %71 = icmp eq i32 %42, 0
  %72 = and i1 %53, %71
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %72, label %73, label %84

73:
  %74 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %75 = extractvalue { i32, i1 } %74, 1
  %76 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %77 = and i32 %76, 32767
  %78 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192) to i32), 4
  %79 = and i32 %78, 32767
  %80 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %77, i64 0
  %81 = bitcast <2 x i32> %80 to i64
  %82 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %79, i64 0
  %83 = bitcast <2 x i32> %82 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f8f6f4 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %81, i64 %83, i32 134743184, i1 false, i1 %75) #6
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %75, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240) to i32)) #6
  br label %84

84:
  %85 = getelementptr i8, ptr addrspace(1) %33, i64 32
  %86 = getelementptr i8, ptr addrspace(1) %34, i64 32
  %87 = getelementptr i8, ptr addrspace(1) %41, i64 32
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %58
  %89 = select i1 %70, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %88, ptr addrspace(1) %85, i32 %89) #6
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %61
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %90, ptr addrspace(1) %86, i32 %89) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 9216), i32 %67
  %92 = select i1 %70, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %91, ptr addrspace(1) %87, i32 %92) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %93 = add i32 %5, -32
  %94 = icmp sgt i32 %93, 0
  br i1 %94, label %.lr.ph, label %._crit_edge

.lr.ph:
  %95 = add i32 %5, -64
  br label %96

96:
  %97 = phi i32 [ 0, %.lr.ph ], [ %101, %126 ]
  %98 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), %.lr.ph ], [ %107, %126 ]
  %99 = phi i32 [ 0, %.lr.ph ], [ %106, %126 ]
  %100 = phi i32 [ 1, %.lr.ph ], [ %129, %126 ]
  %101 = phi i32 [ 0, %.lr.ph ], [ %131, %126 ]
  %.pn7983 = phi ptr addrspace(1) [ %87, %.lr.ph ], [ %134, %126 ]
  %.pn3182 = phi ptr addrspace(1) [ %86, %.lr.ph ], [ %133, %126 ]
  %.pn6381 = phi ptr addrspace(1) [ %85, %.lr.ph ], [ %132, %126 ]
  %102 = phi i32 [ 0, %.lr.ph ], [ %142, %126 ]
  %103 = icmp slt i32 %102, %95
  %104 = add i32 %99, 1
  %105 = icmp sgt i32 %104, 1
  %106 = select i1 %105, i32 0, i32 %104
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %107 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %100
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %71, label %108, label %126

108:
  %109 = shl i32 %106, 10
  %110 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %109
  %111 = shl i32 %106, 12
  %112 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %111
  %113 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %114 = extractvalue { i32, i1 } %113, 1
  %115 = ptrtoint ptr addrspace(3) %112 to i32
  %116 = lshr exact i32 %115, 4
  %117 = and i32 %116, 32767
  %118 = ptrtoint ptr addrspace(3) %110 to i32
  %119 = lshr exact i32 %118, 4
  %120 = and i32 %119, 32767
  %121 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %117, i64 0
  %122 = bitcast <2 x i32> %121 to i64
  %123 = insertelement <2 x i32> <i32 poison, i32 -1073725424>, i32 %120, i64 0
  %124 = bitcast <2 x i32> %123 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f8f6f4 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %122, i64 %124, i32 134743184, i1 true, i1 %114) #6
  %125 = ptrtoint ptr addrspace(3) %107 to i32
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %114, i32 %125) #6
  br label %126

126:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %98, i32 %97) #6
  %127 = add i32 %100, 1
  %128 = icmp sgt i32 %127, 1
  %129 = select i1 %128, i32 0, i32 %127
  %130 = zext i1 %128 to i32
  %131 = xor i32 %101, %130
  %132 = getelementptr i8, ptr addrspace(1) %.pn6381, i64 32
  %133 = getelementptr i8, ptr addrspace(1) %.pn3182, i64 32
  %134 = getelementptr i8, ptr addrspace(1) %.pn7983, i64 32
  %135 = shl i32 %129, 12
  %136 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %135
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 %58
  %138 = select i1 %103, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %137, ptr addrspace(1) %132, i32 %138) #6
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 %61
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %139, ptr addrspace(1) %133, i32 %138) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %140 = shl i32 %129, 10
  %gep = getelementptr i8, ptr addrspace(3) %68, i32 %140
  %141 = select i1 %103, i32 8, i32 0
  tail call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %134, i32 %141) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %142 = add i32 %102, 32
  %143 = icmp slt i32 %142, %93
  br i1 %143, label %96, label %._crit_edge

._crit_edge:
  %.lcssa80 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), %84 ], [ %107, %126 ]
  %.lcssa = phi i32 [ 0, %84 ], [ %101, %126 ]
  br i1 %53, label %144, label %145

144:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa80, i32 %.lcssa) #6
  br label %145

145:
  %146 = shl nuw nsw i32 %9, 2
  %147 = and i32 %146, 28
  %148 = or disjoint i32 %147, %20
  %149 = lshr i32 %9, 3
  %150 = or disjoint i32 %149, %14
  %151 = or i32 %150, 112
  %152 = and i32 %149, 15
  %153 = or disjoint i32 %152, %14
  %154 = or disjoint i32 %153, 96
  %155 = or disjoint i32 %153, 80
  %156 = or disjoint i32 %153, 64
  %157 = or disjoint i32 %153, 48
  %158 = or disjoint i32 %153, 32
  %159 = or disjoint i32 %153, 16
  %160 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %161 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %162 = extractvalue { i32, i1 } %161, 1
  %163 = and i1 %46, %162
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %163, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #6
  %164 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %165 = extractvalue { i32, i1 } %164, 1
  %166 = and i1 %46, %165
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %166, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10248)) #6
  %167 = mul i32 %4, %153
  %168 = mul i32 %4, %159
  %169 = mul i32 %4, %158
  %170 = mul i32 %4, %157
  %171 = mul i32 %4, %156
  %172 = mul i32 %4, %155
  %173 = mul i32 %4, %154
  %174 = mul i32 %4, %151
  %175 = sext i32 %167 to i64
  %176 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %175
  %177 = sext i32 %168 to i64
  %178 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %177
  %179 = sext i32 %169 to i64
  %180 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %179
  %181 = sext i32 %170 to i64
  %182 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %181
  %183 = sext i32 %171 to i64
  %184 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %183
  %185 = sext i32 %172 to i64
  %186 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %185
  %187 = sext i32 %173 to i64
  %188 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %187
  %189 = sext i32 %174 to i64
  %190 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %189
  %191 = zext nneg i32 %148 to i64
  %192 = getelementptr [4 x i8], ptr addrspace(1) %176, i64 %191
  %193 = getelementptr [4 x i8], ptr addrspace(1) %178, i64 %191
  %194 = getelementptr [4 x i8], ptr addrspace(1) %180, i64 %191
  %195 = getelementptr [4 x i8], ptr addrspace(1) %182, i64 %191
  %196 = getelementptr [4 x i8], ptr addrspace(1) %184, i64 %191
  %197 = getelementptr [4 x i8], ptr addrspace(1) %186, i64 %191
  %198 = getelementptr [4 x i8], ptr addrspace(1) %188, i64 %191
  %199 = getelementptr [4 x i8], ptr addrspace(1) %190, i64 %191
  %200 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %45) #6
  %201 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 0
  %202 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 1
  %203 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 2
  %204 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 3
  %205 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 4
  %206 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 5
  %207 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 6
  %208 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 7
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 8
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 9
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 10
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 11
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 12
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 13
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 14
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 15
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 16
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 17
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 18
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 19
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 20
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 21
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 22
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 23
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 24
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 25
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 26
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 27
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 28
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 29
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 30
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %200, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %233 = and i32 %30, 1968
  %234 = and i32 %9, 4
  %235 = icmp eq i32 %234, 0
  %236 = select i1 %235, i32 0, i32 2112
  %237 = or disjoint i32 %236, %233
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %237
  %239 = insertelement <4 x i32> poison, i32 %201, i64 0
  %240 = insertelement <4 x i32> %239, i32 %205, i64 1
  %241 = insertelement <4 x i32> %240, i32 %209, i64 2
  %242 = insertelement <4 x i32> %241, i32 %213, i64 3
  store <4 x i32> %242, ptr addrspace(3) %238, align 16
  %243 = xor i32 %237, 64
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %243
  %245 = insertelement <4 x i32> poison, i32 %217, i64 0
  %246 = insertelement <4 x i32> %245, i32 %221, i64 1
  %247 = insertelement <4 x i32> %246, i32 %225, i64 2
  %248 = insertelement <4 x i32> %247, i32 %229, i64 3
  store <4 x i32> %248, ptr addrspace(3) %244, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %249 = shl nuw nsw i32 %9, 6
  %250 = and i32 %249, 2112
  %251 = shl nuw nsw i32 %9, 5
  %252 = and i32 %251, 768
  %253 = and i32 %35, 48
  %254 = shl nuw nsw i32 %9, 1
  %255 = and i32 %254, 192
  %256 = or disjoint i32 %250, %252
  %257 = or disjoint i32 %253, %255
  %258 = xor i32 %256, %257
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %258
  %260 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %259)
  %261 = extractvalue { i32, i32, i32, i32 } %260, 0
  %262 = extractvalue { i32, i32, i32, i32 } %260, 1
  %263 = extractvalue { i32, i32, i32, i32 } %260, 2
  %264 = extractvalue { i32, i32, i32, i32 } %260, 3
  %265 = getelementptr inbounds nuw i8, ptr addrspace(3) %259, i32 1024
  %266 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %265)
  %267 = extractvalue { i32, i32, i32, i32 } %266, 0
  %268 = extractvalue { i32, i32, i32, i32 } %266, 1
  %269 = extractvalue { i32, i32, i32, i32 } %266, 2
  %270 = extractvalue { i32, i32, i32, i32 } %266, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %271 = insertelement <4 x i32> poison, i32 %202, i64 0
  %272 = insertelement <4 x i32> %271, i32 %206, i64 1
  %273 = insertelement <4 x i32> %272, i32 %210, i64 2
  %274 = insertelement <4 x i32> %273, i32 %214, i64 3
  store <4 x i32> %274, ptr addrspace(3) %238, align 16
  %275 = insertelement <4 x i32> poison, i32 %218, i64 0
  %276 = insertelement <4 x i32> %275, i32 %222, i64 1
  %277 = insertelement <4 x i32> %276, i32 %226, i64 2
  %278 = insertelement <4 x i32> %277, i32 %230, i64 3
  store <4 x i32> %278, ptr addrspace(3) %244, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %279 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %259)
  %280 = extractvalue { i32, i32, i32, i32 } %279, 0
  %281 = extractvalue { i32, i32, i32, i32 } %279, 1
  %282 = extractvalue { i32, i32, i32, i32 } %279, 2
  %283 = extractvalue { i32, i32, i32, i32 } %279, 3
  %284 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %265)
  %285 = extractvalue { i32, i32, i32, i32 } %284, 0
  %286 = extractvalue { i32, i32, i32, i32 } %284, 1
  %287 = extractvalue { i32, i32, i32, i32 } %284, 2
  %288 = extractvalue { i32, i32, i32, i32 } %284, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %289 = insertelement <4 x i32> poison, i32 %203, i64 0
  %290 = insertelement <4 x i32> %289, i32 %207, i64 1
  %291 = insertelement <4 x i32> %290, i32 %211, i64 2
  %292 = insertelement <4 x i32> %291, i32 %215, i64 3
  store <4 x i32> %292, ptr addrspace(3) %238, align 16
  %293 = insertelement <4 x i32> poison, i32 %219, i64 0
  %294 = insertelement <4 x i32> %293, i32 %223, i64 1
  %295 = insertelement <4 x i32> %294, i32 %227, i64 2
  %296 = insertelement <4 x i32> %295, i32 %231, i64 3
  store <4 x i32> %296, ptr addrspace(3) %244, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %297 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %259)
  %298 = extractvalue { i32, i32, i32, i32 } %297, 0
  %299 = extractvalue { i32, i32, i32, i32 } %297, 1
  %300 = extractvalue { i32, i32, i32, i32 } %297, 2
  %301 = extractvalue { i32, i32, i32, i32 } %297, 3
  %302 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %265)
  %303 = extractvalue { i32, i32, i32, i32 } %302, 0
  %304 = extractvalue { i32, i32, i32, i32 } %302, 1
  %305 = extractvalue { i32, i32, i32, i32 } %302, 2
  %306 = extractvalue { i32, i32, i32, i32 } %302, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %307 = insertelement <4 x i32> poison, i32 %204, i64 0
  %308 = insertelement <4 x i32> %307, i32 %208, i64 1
  %309 = insertelement <4 x i32> %308, i32 %212, i64 2
  %310 = insertelement <4 x i32> %309, i32 %216, i64 3
  store <4 x i32> %310, ptr addrspace(3) %238, align 16
  %311 = insertelement <4 x i32> poison, i32 %220, i64 0
  %312 = insertelement <4 x i32> %311, i32 %224, i64 1
  %313 = insertelement <4 x i32> %312, i32 %228, i64 2
  %314 = insertelement <4 x i32> %313, i32 %232, i64 3
  store <4 x i32> %314, ptr addrspace(3) %244, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %315 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %259)
  %316 = extractvalue { i32, i32, i32, i32 } %315, 0
  %317 = extractvalue { i32, i32, i32, i32 } %315, 1
  %318 = extractvalue { i32, i32, i32, i32 } %315, 2
  %319 = extractvalue { i32, i32, i32, i32 } %315, 3
  %320 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %265)
  %321 = extractvalue { i32, i32, i32, i32 } %320, 0
  %322 = extractvalue { i32, i32, i32, i32 } %320, 1
  %323 = extractvalue { i32, i32, i32, i32 } %320, 2
  %324 = extractvalue { i32, i32, i32, i32 } %320, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %261, i32 %280, i32 %298, i32 %316, ptr addrspace(1) %192) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %262, i32 %281, i32 %299, i32 %317, ptr addrspace(1) %193) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %263, i32 %282, i32 %300, i32 %318, ptr addrspace(1) %194) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %264, i32 %283, i32 %301, i32 %319, ptr addrspace(1) %195) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %267, i32 %285, i32 %303, i32 %321, ptr addrspace(1) %196) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %268, i32 %286, i32 %304, i32 %322, ptr addrspace(1) %197) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %269, i32 %287, i32 %305, i32 %323, ptr addrspace(1) %198) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %270, i32 %288, i32 %306, i32 %324, ptr addrspace(1) %199) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %160) #6
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
