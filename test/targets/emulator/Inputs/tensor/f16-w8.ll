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
  %16 = lshr i32 %9, 3
  %17 = and i32 %16, 31
  %18 = or disjoint i32 %17, %14
  %19 = or disjoint i32 %18, 32
  %20 = or disjoint i32 %18, 64
  %21 = or disjoint i32 %16, %14
  %22 = or i32 %21, 96
  %23 = shl nuw nsw i32 %13, 5
  %24 = shl nuw nsw i32 %9, 3
  %25 = and i32 %24, 24
  %26 = and i32 %9, 7
  %27 = or disjoint i32 %25, %23
  %28 = mul i32 %5, %18
  %29 = mul i32 %5, %19
  %30 = mul i32 %5, %20
  %31 = mul i32 %5, %22
  %32 = sext i32 %28 to i64
  %33 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %32
  %34 = sext i32 %29 to i64
  %35 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %34
  %36 = sext i32 %30 to i64
  %37 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %36
  %38 = sext i32 %31 to i64
  %39 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %38
  %40 = shl nuw nsw i32 %26, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr [2 x i8], ptr addrspace(1) %33, i64 %41
  %43 = getelementptr [2 x i8], ptr addrspace(1) %35, i64 %41
  %44 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %41
  %45 = getelementptr [2 x i8], ptr addrspace(1) %39, i64 %41
  %46 = lshr i32 %9, 2
  %47 = and i32 %46, 63
  %48 = mul i32 %4, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %49
  %51 = zext nneg i32 %27 to i64
  %52 = getelementptr [2 x i8], ptr addrspace(1) %50, i64 %51
  %53 = shl i32 %4, 6
  %54 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 0, i32 31)
  %55 = shl i32 %54, 21
  %56 = and i32 %55, 6291456
  %57 = add i32 %56, %11
  %58 = shl i32 %54, 2
  %59 = and i32 %58, 16
  %60 = add i32 %57, %59
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x16.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %60, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #6
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %61 = icmp eq i32 %15, 0
  %62 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %63 = extractvalue { i32, i1 } %62, 1
  %64 = and i1 %61, %63
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %64, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440)) #6
  %65 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %66 = extractvalue { i32, i1 } %65, 1
  %67 = and i1 %61, %66
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %67, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61448)) #6
  %68 = icmp sgt i32 %5, 0
  %69 = shl nuw nsw i32 %9, 4
  %70 = and i32 %69, 4080
  %71 = shl nuw nsw i32 %9, 1
  %72 = and i32 %71, 112
  %73 = xor i32 %70, %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %73
  %75 = select i1 %68, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %74, ptr addrspace(1) %42, i32 %75) #6
  %76 = or disjoint i32 %73, 4096
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %76
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %77, ptr addrspace(1) %43, i32 %75) #6
  %78 = or disjoint i32 %73, 8192
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %78
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %79, ptr addrspace(1) %44, i32 %75) #6
  %80 = or disjoint i32 %73, 12288
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %81, ptr addrspace(1) %45, i32 %75) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %82 = and i32 %71, 48
  %83 = xor i32 %70, %82
  %84 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %83
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %84, ptr addrspace(1) %52, i32 %75) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %85 = icmp sgt i32 %5, 64
  %86 = getelementptr i8, ptr addrspace(1) %42, i64 128
  %87 = getelementptr i8, ptr addrspace(1) %43, i64 128
  %88 = getelementptr i8, ptr addrspace(1) %44, i64 128
  %89 = getelementptr i8, ptr addrspace(1) %45, i64 128
  %90 = sext i32 %53 to i64
  %91 = getelementptr [2 x i8], ptr addrspace(1) %52, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %73
  %93 = select i1 %85, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %92, ptr addrspace(1) %86, i32 %93) #6
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %76
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %94, ptr addrspace(1) %87, i32 %93) #6
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %78
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %95, ptr addrspace(1) %88, i32 %93) #6
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %80
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %96, ptr addrspace(1) %89, i32 %93) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 53248), i32 %83
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %97, ptr addrspace(1) %91, i32 %93) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %98 = icmp sgt i32 %5, 128
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %99 = icmp eq i32 %54, 0
  %100 = and i1 %68, %99
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %100, label %101, label %130

101:
  %102 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %103 = extractvalue { i32, i1 } %102, 1
  %104 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %105 = and i32 %104, 32767
  %106 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152) to i32), 4
  %107 = and i32 %106, 32767
  %108 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %105, i64 0
  %109 = bitcast <2 x i32> %108 to i64
  %110 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %107, i64 0
  %111 = bitcast <2 x i32> %110 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %109, i64 %111, i32 134807568, i1 false, i1 %103) #6
  %112 = add nuw nsw i32 %105, 2
  %113 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %112, i64 0
  %114 = bitcast <2 x i32> %113 to i64
  %115 = add nuw nsw i32 %107, 64
  %116 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %115, i64 0
  %117 = bitcast <2 x i32> %116 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %114, i64 %117, i32 134807568, i1 true, i1 %103) #6
  %118 = add nuw nsw i32 %105, 4
  %119 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %118, i64 0
  %120 = bitcast <2 x i32> %119 to i64
  %121 = add nuw nsw i32 %107, 128
  %122 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %121, i64 0
  %123 = bitcast <2 x i32> %122 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %120, i64 %123, i32 134807568, i1 true, i1 %103) #6
  %124 = add nuw nsw i32 %105, 6
  %125 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %124, i64 0
  %126 = bitcast <2 x i32> %125 to i64
  %127 = add nuw nsw i32 %107, 192
  %128 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %127, i64 0
  %129 = bitcast <2 x i32> %128 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %126, i64 %129, i32 134807568, i1 true, i1 %103) #6
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %103, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440) to i32)) #6
  br label %130

130:
  %131 = getelementptr i8, ptr addrspace(1) %42, i64 256
  %132 = getelementptr i8, ptr addrspace(1) %43, i64 256
  %133 = getelementptr i8, ptr addrspace(1) %44, i64 256
  %134 = getelementptr i8, ptr addrspace(1) %45, i64 256
  %135 = getelementptr [2 x i8], ptr addrspace(1) %91, i64 %90
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %73
  %137 = select i1 %98, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %136, ptr addrspace(1) %131, i32 %137) #6
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %76
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %138, ptr addrspace(1) %132, i32 %137) #6
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %78
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %139, ptr addrspace(1) %133, i32 %137) #6
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %80
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %140, ptr addrspace(1) %134, i32 %137) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 57344), i32 %83
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %141, ptr addrspace(1) %135, i32 %137) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %142 = add i32 %5, -64
  %143 = icmp sgt i32 %142, 0
  br i1 %143, label %.lr.ph, label %._crit_edge

.lr.ph:
  %144 = add i32 %5, -192
  br label %145

145:
  %146 = phi i32 [ 0, %.lr.ph ], [ %151, %192 ]
  %147 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440), %.lr.ph ], [ %157, %192 ]
  %148 = phi i32 [ 0, %.lr.ph ], [ %156, %192 ]
  %149 = phi i32 [ 2, %.lr.ph ], [ %205, %192 ]
  %150 = phi i32 [ 1, %.lr.ph ], [ %195, %192 ]
  %151 = phi i32 [ 0, %.lr.ph ], [ %197, %192 ]
  %.pn7988 = phi ptr addrspace(1) [ %135, %.lr.ph ], [ %202, %192 ]
  %.pn1587 = phi ptr addrspace(1) [ %134, %.lr.ph ], [ %201, %192 ]
  %.pn3186 = phi ptr addrspace(1) [ %133, %.lr.ph ], [ %200, %192 ]
  %.pn4785 = phi ptr addrspace(1) [ %132, %.lr.ph ], [ %199, %192 ]
  %.pn6384 = phi ptr addrspace(1) [ %131, %.lr.ph ], [ %198, %192 ]
  %152 = phi i32 [ 0, %.lr.ph ], [ %212, %192 ]
  %153 = icmp slt i32 %152, %144
  %154 = add i32 %148, 1
  %155 = icmp sgt i32 %154, 2
  %156 = select i1 %155, i32 0, i32 %154
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %157 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440), i32 %150
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %99, label %158, label %192

158:
  %.idx80 = shl i32 %156, 12
  %159 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %.idx80
  %.idx = shl i32 %156, 14
  %160 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %161 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %162 = extractvalue { i32, i1 } %161, 1
  %163 = ptrtoint ptr addrspace(3) %160 to i32
  %164 = lshr exact i32 %163, 4
  %165 = and i32 %164, 32767
  %166 = ptrtoint ptr addrspace(3) %159 to i32
  %167 = lshr exact i32 %166, 4
  %168 = and i32 %167, 32767
  %169 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %165, i64 0
  %170 = bitcast <2 x i32> %169 to i64
  %171 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %168, i64 0
  %172 = bitcast <2 x i32> %171 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %170, i64 %172, i32 134807568, i1 true, i1 %162) #6
  %173 = add nuw nsw i32 %165, 2
  %174 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %173, i64 0
  %175 = bitcast <2 x i32> %174 to i64
  %176 = add nuw nsw i32 %168, 64
  %177 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %176, i64 0
  %178 = bitcast <2 x i32> %177 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %175, i64 %178, i32 134807568, i1 true, i1 %162) #6
  %179 = add nuw nsw i32 %165, 4
  %180 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %179, i64 0
  %181 = bitcast <2 x i32> %180 to i64
  %182 = add nuw nsw i32 %168, 128
  %183 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %182, i64 0
  %184 = bitcast <2 x i32> %183 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %181, i64 %184, i32 134807568, i1 true, i1 %162) #6
  %185 = add nuw nsw i32 %165, 6
  %186 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %185, i64 0
  %187 = bitcast <2 x i32> %186 to i64
  %188 = add nuw nsw i32 %168, 192
  %189 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %188, i64 0
  %190 = bitcast <2 x i32> %189 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %187, i64 %190, i32 134807568, i1 true, i1 %162) #6
  %191 = ptrtoint ptr addrspace(3) %157 to i32
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %162, i32 %191) #6
  br label %192

192:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %147, i32 %146) #6
  %193 = add i32 %150, 1
  %194 = icmp sgt i32 %193, 1
  %195 = select i1 %194, i32 0, i32 %193
  %196 = zext i1 %194 to i32
  %197 = xor i32 %151, %196
  %198 = getelementptr i8, ptr addrspace(1) %.pn6384, i64 128
  %199 = getelementptr i8, ptr addrspace(1) %.pn4785, i64 128
  %200 = getelementptr i8, ptr addrspace(1) %.pn3186, i64 128
  %201 = getelementptr i8, ptr addrspace(1) %.pn1587, i64 128
  %202 = getelementptr [2 x i8], ptr addrspace(1) %.pn7988, i64 %90
  %203 = add i32 %149, 1
  %204 = icmp sgt i32 %203, 2
  %205 = select i1 %204, i32 0, i32 %203
  %.idx81 = shl i32 %205, 14
  %206 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx81
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %73
  %208 = select i1 %153, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %207, ptr addrspace(1) %198, i32 %208) #6
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %76
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %209, ptr addrspace(1) %199, i32 %208) #6
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %78
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %210, ptr addrspace(1) %200, i32 %208) #6
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %80
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %211, ptr addrspace(1) %201, i32 %208) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %.idx82 = shl i32 %205, 12
  %gep = getelementptr i8, ptr addrspace(3) %84, i32 %.idx82
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %202, i32 %208) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %212 = add i32 %152, 64
  %213 = icmp slt i32 %212, %142
  br i1 %213, label %145, label %._crit_edge

._crit_edge:
  %.lcssa83 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440), %130 ], [ %157, %192 ]
  %.lcssa = phi i32 [ 0, %130 ], [ %151, %192 ]
  br i1 %68, label %214, label %215

214:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa83, i32 %.lcssa) #6
  br label %215

215:
  %216 = shl nuw nsw i32 %26, 2
  %217 = or disjoint i32 %216, %23
  %218 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %219 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %220 = extractvalue { i32, i1 } %219, 1
  %221 = and i1 %61, %220
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %221, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440)) #6
  %222 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %223 = extractvalue { i32, i1 } %222, 1
  %224 = and i1 %61, %223
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %224, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61448)) #6
  %225 = mul i32 %4, %18
  %226 = mul i32 %4, %19
  %227 = mul i32 %4, %20
  %228 = mul i32 %4, %22
  %229 = sext i32 %225 to i64
  %230 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %229
  %231 = sext i32 %226 to i64
  %232 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %231
  %233 = sext i32 %227 to i64
  %234 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %233
  %235 = sext i32 %228 to i64
  %236 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %235
  %237 = zext nneg i32 %217 to i64
  %238 = getelementptr [4 x i8], ptr addrspace(1) %230, i64 %237
  %239 = getelementptr [4 x i8], ptr addrspace(1) %232, i64 %237
  %240 = getelementptr [4 x i8], ptr addrspace(1) %234, i64 %237
  %241 = getelementptr [4 x i8], ptr addrspace(1) %236, i64 %237
  %242 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x16.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, [$16 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %60) #6
  %243 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 0
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 1
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 2
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 3
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 4
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 5
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 6
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 7
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 8
  %252 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 9
  %253 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 10
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 11
  %255 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 12
  %256 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 13
  %257 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 14
  %258 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %242, 15
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %259 = and i32 %69, 1968
  %260 = and i32 %9, 4
  %261 = icmp eq i32 %260, 0
  %262 = select i1 %261, i32 0, i32 2112
  %263 = lshr i32 %9, 1
  %264 = and i32 %263, 64
  %265 = or disjoint i32 %262, %259
  %266 = xor i32 %265, %264
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %266
  %268 = insertelement <4 x i32> poison, i32 %243, i64 0
  %269 = insertelement <4 x i32> %268, i32 %247, i64 1
  %270 = insertelement <4 x i32> %269, i32 %251, i64 2
  %271 = insertelement <4 x i32> %270, i32 %255, i64 3
  store <4 x i32> %271, ptr addrspace(3) %267, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %272 = shl nuw nsw i32 %9, 6
  %273 = and i32 %272, 3648
  %274 = and i32 %24, 48
  %275 = and i32 %71, 448
  %276 = or disjoint i32 %273, %274
  %277 = xor i32 %276, %275
  %278 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %277
  %279 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %280 = extractvalue { i32, i32, i32, i32 } %279, 0
  %281 = extractvalue { i32, i32, i32, i32 } %279, 1
  %282 = extractvalue { i32, i32, i32, i32 } %279, 2
  %283 = extractvalue { i32, i32, i32, i32 } %279, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %284 = insertelement <4 x i32> poison, i32 %244, i64 0
  %285 = insertelement <4 x i32> %284, i32 %248, i64 1
  %286 = insertelement <4 x i32> %285, i32 %252, i64 2
  %287 = insertelement <4 x i32> %286, i32 %256, i64 3
  store <4 x i32> %287, ptr addrspace(3) %267, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %288 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %289 = extractvalue { i32, i32, i32, i32 } %288, 0
  %290 = extractvalue { i32, i32, i32, i32 } %288, 1
  %291 = extractvalue { i32, i32, i32, i32 } %288, 2
  %292 = extractvalue { i32, i32, i32, i32 } %288, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %293 = insertelement <4 x i32> poison, i32 %245, i64 0
  %294 = insertelement <4 x i32> %293, i32 %249, i64 1
  %295 = insertelement <4 x i32> %294, i32 %253, i64 2
  %296 = insertelement <4 x i32> %295, i32 %257, i64 3
  store <4 x i32> %296, ptr addrspace(3) %267, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %297 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %298 = extractvalue { i32, i32, i32, i32 } %297, 0
  %299 = extractvalue { i32, i32, i32, i32 } %297, 1
  %300 = extractvalue { i32, i32, i32, i32 } %297, 2
  %301 = extractvalue { i32, i32, i32, i32 } %297, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %302 = insertelement <4 x i32> poison, i32 %246, i64 0
  %303 = insertelement <4 x i32> %302, i32 %250, i64 1
  %304 = insertelement <4 x i32> %303, i32 %254, i64 2
  %305 = insertelement <4 x i32> %304, i32 %258, i64 3
  store <4 x i32> %305, ptr addrspace(3) %267, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %306 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %278)
  %307 = extractvalue { i32, i32, i32, i32 } %306, 0
  %308 = extractvalue { i32, i32, i32, i32 } %306, 1
  %309 = extractvalue { i32, i32, i32, i32 } %306, 2
  %310 = extractvalue { i32, i32, i32, i32 } %306, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %280, i32 %289, i32 %298, i32 %307, ptr addrspace(1) %238) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %281, i32 %290, i32 %299, i32 %308, ptr addrspace(1) %239) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %282, i32 %291, i32 %300, i32 %309, ptr addrspace(1) %240) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %283, i32 %292, i32 %301, i32 %310, ptr addrspace(1) %241) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %218) #6
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

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { nocallback nounwind }
attributes #8 = { convergent nocallback nounwind memory(argmem: read) }
