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
  %17 = and i32 %16, 15
  %18 = or disjoint i32 %17, 16
  %19 = or disjoint i32 %17, %14
  %20 = or disjoint i32 %18, %14
  %21 = or disjoint i32 %19, 32
  %22 = or disjoint i32 %19, 48
  %23 = or disjoint i32 %19, 64
  %24 = or disjoint i32 %19, 80
  %25 = or disjoint i32 %19, 96
  %26 = or disjoint i32 %16, %14
  %27 = or i32 %26, 112
  %28 = shl nuw nsw i32 %13, 5
  %29 = and i32 %9, 7
  %30 = or disjoint i32 %17, %28
  %31 = or disjoint i32 %18, %28
  %32 = mul i32 %5, %19
  %33 = mul i32 %5, %20
  %34 = mul i32 %5, %21
  %35 = mul i32 %5, %22
  %36 = mul i32 %5, %23
  %37 = mul i32 %5, %24
  %38 = mul i32 %5, %25
  %39 = mul i32 %5, %27
  %40 = sext i32 %32 to i64
  %41 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %40
  %42 = sext i32 %33 to i64
  %43 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %42
  %44 = sext i32 %34 to i64
  %45 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %44
  %46 = sext i32 %35 to i64
  %47 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %46
  %48 = sext i32 %36 to i64
  %49 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %48
  %50 = sext i32 %37 to i64
  %51 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %50
  %52 = sext i32 %38 to i64
  %53 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %52
  %54 = sext i32 %39 to i64
  %55 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %54
  %56 = shl nuw nsw i32 %29, 3
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr [2 x i8], ptr addrspace(1) %41, i64 %57
  %59 = getelementptr [2 x i8], ptr addrspace(1) %43, i64 %57
  %60 = getelementptr [2 x i8], ptr addrspace(1) %45, i64 %57
  %61 = getelementptr [2 x i8], ptr addrspace(1) %47, i64 %57
  %62 = getelementptr [2 x i8], ptr addrspace(1) %49, i64 %57
  %63 = getelementptr [2 x i8], ptr addrspace(1) %51, i64 %57
  %64 = getelementptr [2 x i8], ptr addrspace(1) %53, i64 %57
  %65 = getelementptr [2 x i8], ptr addrspace(1) %55, i64 %57
  %66 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %57
  %67 = mul i32 %5, %30
  %68 = mul i32 %5, %31
  %69 = sext i32 %67 to i64
  %70 = getelementptr [2 x i8], ptr addrspace(1) %66, i64 %69
  %71 = sext i32 %68 to i64
  %72 = getelementptr [2 x i8], ptr addrspace(1) %66, i64 %71
  %73 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 0, i32 31)
  %74 = shl i32 %73, 21
  %75 = and i32 %74, 6291456
  %76 = add i32 %75, %11
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x32.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %76, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #6
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %77 = icmp eq i32 %15, 0
  %78 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %79 = extractvalue { i32, i1 } %78, 1
  %80 = and i1 %77, %79
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %80, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440)) #6
  %81 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %82 = extractvalue { i32, i1 } %81, 1
  %83 = and i1 %77, %82
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %83, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61448)) #6
  %84 = icmp sgt i32 %5, 0
  %85 = shl nuw nsw i32 %9, 4
  %86 = and i32 %85, 2032
  %87 = shl nuw nsw i32 %9, 1
  %88 = and i32 %87, 112
  %89 = xor i32 %86, %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %89
  %91 = select i1 %84, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %90, ptr addrspace(1) %58, i32 %91) #6
  %92 = or disjoint i32 %89, 2048
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %93, ptr addrspace(1) %59, i32 %91) #6
  %94 = or disjoint i32 %89, 4096
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %94
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %95, ptr addrspace(1) %60, i32 %91) #6
  %96 = or disjoint i32 %89, 6144
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %96
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %97, ptr addrspace(1) %61, i32 %91) #6
  %98 = or disjoint i32 %89, 8192
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %98
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %99, ptr addrspace(1) %62, i32 %91) #6
  %100 = or disjoint i32 %89, 10240
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %100
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %101, ptr addrspace(1) %63, i32 %91) #6
  %102 = or disjoint i32 %89, 12288
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %102
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %103, ptr addrspace(1) %64, i32 %91) #6
  %104 = or disjoint i32 %89, 14336
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %104
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %105, ptr addrspace(1) %65, i32 %91) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %89
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %106, ptr addrspace(1) %70, i32 %91) #6
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %107, ptr addrspace(1) %72, i32 %91) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %108 = icmp sgt i32 %5, 64
  %109 = getelementptr i8, ptr addrspace(1) %58, i64 128
  %110 = getelementptr i8, ptr addrspace(1) %59, i64 128
  %111 = getelementptr i8, ptr addrspace(1) %60, i64 128
  %112 = getelementptr i8, ptr addrspace(1) %61, i64 128
  %113 = getelementptr i8, ptr addrspace(1) %62, i64 128
  %114 = getelementptr i8, ptr addrspace(1) %63, i64 128
  %115 = getelementptr i8, ptr addrspace(1) %64, i64 128
  %116 = getelementptr i8, ptr addrspace(1) %65, i64 128
  %117 = getelementptr i8, ptr addrspace(1) %70, i64 128
  %118 = getelementptr i8, ptr addrspace(1) %72, i64 128
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %89
  %120 = select i1 %108, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %119, ptr addrspace(1) %109, i32 %120) #6
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %121, ptr addrspace(1) %110, i32 %120) #6
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %94
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %122, ptr addrspace(1) %111, i32 %120) #6
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %96
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %123, ptr addrspace(1) %112, i32 %120) #6
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %98
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %124, ptr addrspace(1) %113, i32 %120) #6
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %100
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %125, ptr addrspace(1) %114, i32 %120) #6
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %102
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %126, ptr addrspace(1) %115, i32 %120) #6
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %104
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %127, ptr addrspace(1) %116, i32 %120) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 53248), i32 %89
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %128, ptr addrspace(1) %117, i32 %120) #6
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 53248), i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %129, ptr addrspace(1) %118, i32 %120) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %130 = icmp sgt i32 %5, 128
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  %131 = icmp eq i32 %73, 0
  %132 = and i1 %84, %131
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %132, label %133, label %162

133:
  %134 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %135 = extractvalue { i32, i1 } %134, 1
  %136 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %137 = and i32 %136, 32767
  %138 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152) to i32), 4
  %139 = and i32 %138, 32767
  %140 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %137, i64 0
  %141 = bitcast <2 x i32> %140 to i64
  %142 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %139, i64 0
  %143 = bitcast <2 x i32> %142 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %141, i64 %143, i32 134743184, i1 false, i1 %135) #6
  %144 = add nuw nsw i32 %137, 2
  %145 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %144, i64 0
  %146 = bitcast <2 x i32> %145 to i64
  %147 = add nuw nsw i32 %139, 2
  %148 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %147, i64 0
  %149 = bitcast <2 x i32> %148 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %146, i64 %149, i32 134743184, i1 true, i1 %135) #6
  %150 = add nuw nsw i32 %137, 4
  %151 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %150, i64 0
  %152 = bitcast <2 x i32> %151 to i64
  %153 = add nuw nsw i32 %139, 4
  %154 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %153, i64 0
  %155 = bitcast <2 x i32> %154 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %152, i64 %155, i32 134743184, i1 true, i1 %135) #6
  %156 = add nuw nsw i32 %137, 6
  %157 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %156, i64 0
  %158 = bitcast <2 x i32> %157 to i64
  %159 = add nuw nsw i32 %139, 6
  %160 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %159, i64 0
  %161 = bitcast <2 x i32> %160 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %158, i64 %161, i32 134743184, i1 true, i1 %135) #6
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %135, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440) to i32)) #6
  br label %162

162:
  %163 = getelementptr i8, ptr addrspace(1) %58, i64 256
  %164 = getelementptr i8, ptr addrspace(1) %59, i64 256
  %165 = getelementptr i8, ptr addrspace(1) %60, i64 256
  %166 = getelementptr i8, ptr addrspace(1) %61, i64 256
  %167 = getelementptr i8, ptr addrspace(1) %62, i64 256
  %168 = getelementptr i8, ptr addrspace(1) %63, i64 256
  %169 = getelementptr i8, ptr addrspace(1) %64, i64 256
  %170 = getelementptr i8, ptr addrspace(1) %65, i64 256
  %171 = getelementptr i8, ptr addrspace(1) %70, i64 256
  %172 = getelementptr i8, ptr addrspace(1) %72, i64 256
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %89
  %174 = select i1 %130, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %173, ptr addrspace(1) %163, i32 %174) #6
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %175, ptr addrspace(1) %164, i32 %174) #6
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %94
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %176, ptr addrspace(1) %165, i32 %174) #6
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %96
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %177, ptr addrspace(1) %166, i32 %174) #6
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %98
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %178, ptr addrspace(1) %167, i32 %174) #6
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %100
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %179, ptr addrspace(1) %168, i32 %174) #6
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %102
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %180, ptr addrspace(1) %169, i32 %174) #6
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %104
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %181, ptr addrspace(1) %170, i32 %174) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 57344), i32 %89
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %182, ptr addrspace(1) %171, i32 %174) #6
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 57344), i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %183, ptr addrspace(1) %172, i32 %174) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %184 = add i32 %5, -64
  %185 = icmp sgt i32 %184, 0
  br i1 %185, label %.lr.ph, label %._crit_edge

.lr.ph:
  %186 = add i32 %5, -192
  br label %187

187:
  %188 = phi i32 [ 0, %.lr.ph ], [ %193, %234 ]
  %189 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440), %.lr.ph ], [ %199, %234 ]
  %190 = phi i32 [ 0, %.lr.ph ], [ %198, %234 ]
  %191 = phi i32 [ 2, %.lr.ph ], [ %252, %234 ]
  %192 = phi i32 [ 1, %.lr.ph ], [ %237, %234 ]
  %193 = phi i32 [ 0, %.lr.ph ], [ %239, %234 ]
  %.pn143173 = phi ptr addrspace(1) [ %172, %.lr.ph ], [ %249, %234 ]
  %.pn159172 = phi ptr addrspace(1) [ %171, %.lr.ph ], [ %248, %234 ]
  %.pn15171 = phi ptr addrspace(1) [ %170, %.lr.ph ], [ %247, %234 ]
  %.pn31170 = phi ptr addrspace(1) [ %169, %.lr.ph ], [ %246, %234 ]
  %.pn47169 = phi ptr addrspace(1) [ %168, %.lr.ph ], [ %245, %234 ]
  %.pn63168 = phi ptr addrspace(1) [ %167, %.lr.ph ], [ %244, %234 ]
  %.pn79167 = phi ptr addrspace(1) [ %166, %.lr.ph ], [ %243, %234 ]
  %.pn95166 = phi ptr addrspace(1) [ %165, %.lr.ph ], [ %242, %234 ]
  %.pn111165 = phi ptr addrspace(1) [ %164, %.lr.ph ], [ %241, %234 ]
  %.pn127164 = phi ptr addrspace(1) [ %163, %.lr.ph ], [ %240, %234 ]
  %194 = phi i32 [ 0, %.lr.ph ], [ %266, %234 ]
  %195 = icmp slt i32 %194, %186
  %196 = add i32 %190, 1
  %197 = icmp sgt i32 %196, 2
  %198 = select i1 %197, i32 0, i32 %196
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %199 = getelementptr [8 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440), i32 %192
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %131, label %200, label %234

200:
  %.idx160 = shl i32 %198, 12
  %201 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %.idx160
  %.idx = shl i32 %198, 14
  %202 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %203 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %204 = extractvalue { i32, i1 } %203, 1
  %205 = ptrtoint ptr addrspace(3) %202 to i32
  %206 = lshr exact i32 %205, 4
  %207 = and i32 %206, 32767
  %208 = ptrtoint ptr addrspace(3) %201 to i32
  %209 = lshr exact i32 %208, 4
  %210 = and i32 %209, 32767
  %211 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %207, i64 0
  %212 = bitcast <2 x i32> %211 to i64
  %213 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %210, i64 0
  %214 = bitcast <2 x i32> %213 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %212, i64 %214, i32 134743184, i1 true, i1 %204) #6
  %215 = add nuw nsw i32 %207, 2
  %216 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %215, i64 0
  %217 = bitcast <2 x i32> %216 to i64
  %218 = add nuw nsw i32 %210, 2
  %219 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %218, i64 0
  %220 = bitcast <2 x i32> %219 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %217, i64 %220, i32 134743184, i1 true, i1 %204) #6
  %221 = add nuw nsw i32 %207, 4
  %222 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %221, i64 0
  %223 = bitcast <2 x i32> %222 to i64
  %224 = add nuw nsw i32 %210, 4
  %225 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %224, i64 0
  %226 = bitcast <2 x i32> %225 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %223, i64 %226, i32 134743184, i1 true, i1 %204) #6
  %227 = add nuw nsw i32 %207, 6
  %228 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %227, i64 0
  %229 = bitcast <2 x i32> %228 to i64
  %230 = add nuw nsw i32 %210, 6
  %231 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %230, i64 0
  %232 = bitcast <2 x i32> %231 to i64
  tail call void asm sideeffect "@$5 tcgen05.mma.cta_group::1.kind::f16 [ $0 + 0 ], $1, $2, $3, $4;", "r,l,l,r,b,b"(i32 %11, i64 %229, i64 %232, i32 134743184, i1 true, i1 %204) #6
  %233 = ptrtoint ptr addrspace(3) %199 to i32
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %204, i32 %233) #6
  br label %234

234:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %189, i32 %188) #6
  %235 = add i32 %192, 1
  %236 = icmp sgt i32 %235, 1
  %237 = select i1 %236, i32 0, i32 %235
  %238 = zext i1 %236 to i32
  %239 = xor i32 %193, %238
  %240 = getelementptr i8, ptr addrspace(1) %.pn127164, i64 128
  %241 = getelementptr i8, ptr addrspace(1) %.pn111165, i64 128
  %242 = getelementptr i8, ptr addrspace(1) %.pn95166, i64 128
  %243 = getelementptr i8, ptr addrspace(1) %.pn79167, i64 128
  %244 = getelementptr i8, ptr addrspace(1) %.pn63168, i64 128
  %245 = getelementptr i8, ptr addrspace(1) %.pn47169, i64 128
  %246 = getelementptr i8, ptr addrspace(1) %.pn31170, i64 128
  %247 = getelementptr i8, ptr addrspace(1) %.pn15171, i64 128
  %248 = getelementptr i8, ptr addrspace(1) %.pn159172, i64 128
  %249 = getelementptr i8, ptr addrspace(1) %.pn143173, i64 128
  %250 = add i32 %191, 1
  %251 = icmp sgt i32 %250, 2
  %252 = select i1 %251, i32 0, i32 %250
  %.idx161 = shl i32 %252, 14
  %253 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx161
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %89
  %255 = select i1 %195, i32 16, i32 0
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %254, ptr addrspace(1) %240, i32 %255) #6
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %256, ptr addrspace(1) %241, i32 %255) #6
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %94
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %257, ptr addrspace(1) %242, i32 %255) #6
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %96
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %258, ptr addrspace(1) %243, i32 %255) #6
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %98
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %259, ptr addrspace(1) %244, i32 %255) #6
  %260 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %100
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %260, ptr addrspace(1) %245, i32 %255) #6
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %102
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %261, ptr addrspace(1) %246, i32 %255) #6
  %262 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %104
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %262, ptr addrspace(1) %247, i32 %255) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %.idx162 = shl i32 %252, 12
  %263 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %.idx162
  %264 = getelementptr inbounds nuw i8, ptr addrspace(3) %263, i32 %89
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %264, ptr addrspace(1) %248, i32 %255) #6
  %265 = getelementptr inbounds nuw i8, ptr addrspace(3) %263, i32 %92
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %265, ptr addrspace(1) %249, i32 %255) #6
  tail call void @llvm.nvvm.cp.async.commit.group()
  %266 = add i32 %194, 64
  %267 = icmp slt i32 %266, %184
  br i1 %267, label %187, label %._crit_edge

._crit_edge:
  %.lcssa163 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440), %162 ], [ %199, %234 ]
  %.lcssa = phi i32 [ 0, %162 ], [ %193, %234 ]
  br i1 %84, label %268, label %269

268:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) %.lcssa163, i32 %.lcssa) #6
  br label %269

269:
  %270 = shl nuw nsw i32 %29, 2
  %271 = or disjoint i32 %270, %28
  %272 = inttoptr i32 %11 to ptr addrspace(6)
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %273 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %274 = extractvalue { i32, i1 } %273, 1
  %275 = and i1 %77, %274
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %275, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61440)) #6
  %276 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %277 = extractvalue { i32, i1 } %276, 1
  %278 = and i1 %77, %277
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %278, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 61448)) #6
  %279 = mul i32 %4, %19
  %280 = mul i32 %4, %20
  %281 = mul i32 %4, %21
  %282 = mul i32 %4, %22
  %283 = mul i32 %4, %23
  %284 = mul i32 %4, %24
  %285 = mul i32 %4, %25
  %286 = mul i32 %4, %27
  %287 = sext i32 %279 to i64
  %288 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %287
  %289 = sext i32 %280 to i64
  %290 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %289
  %291 = sext i32 %281 to i64
  %292 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %291
  %293 = sext i32 %282 to i64
  %294 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %293
  %295 = sext i32 %283 to i64
  %296 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %295
  %297 = sext i32 %284 to i64
  %298 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %297
  %299 = sext i32 %285 to i64
  %300 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %299
  %301 = sext i32 %286 to i64
  %302 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %301
  %303 = zext nneg i32 %271 to i64
  %304 = getelementptr [4 x i8], ptr addrspace(1) %288, i64 %303
  %305 = getelementptr [4 x i8], ptr addrspace(1) %290, i64 %303
  %306 = getelementptr [4 x i8], ptr addrspace(1) %292, i64 %303
  %307 = getelementptr [4 x i8], ptr addrspace(1) %294, i64 %303
  %308 = getelementptr [4 x i8], ptr addrspace(1) %296, i64 %303
  %309 = getelementptr [4 x i8], ptr addrspace(1) %298, i64 %303
  %310 = getelementptr [4 x i8], ptr addrspace(1) %300, i64 %303
  %311 = getelementptr [4 x i8], ptr addrspace(1) %302, i64 %303
  %312 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %76) #6
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 0
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 1
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 2
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 3
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 4
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 5
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 6
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 7
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 8
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 9
  %323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 10
  %324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 11
  %325 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 12
  %326 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 13
  %327 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 14
  %328 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 15
  %329 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 16
  %330 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 17
  %331 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 18
  %332 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 19
  %333 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 20
  %334 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 21
  %335 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 22
  %336 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 23
  %337 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 24
  %338 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 25
  %339 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 26
  %340 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 27
  %341 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 28
  %342 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 29
  %343 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 30
  %344 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %312, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %345 = and i32 %85, 1968
  %346 = and i32 %9, 4
  %347 = icmp eq i32 %346, 0
  %348 = select i1 %347, i32 0, i32 2112
  %349 = or disjoint i32 %348, %345
  %350 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %349
  %351 = insertelement <4 x i32> poison, i32 %313, i64 0
  %352 = insertelement <4 x i32> %351, i32 %317, i64 1
  %353 = insertelement <4 x i32> %352, i32 %321, i64 2
  %354 = insertelement <4 x i32> %353, i32 %325, i64 3
  store <4 x i32> %354, ptr addrspace(3) %350, align 16
  %355 = xor i32 %349, 64
  %356 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %355
  %357 = insertelement <4 x i32> poison, i32 %329, i64 0
  %358 = insertelement <4 x i32> %357, i32 %333, i64 1
  %359 = insertelement <4 x i32> %358, i32 %337, i64 2
  %360 = insertelement <4 x i32> %359, i32 %341, i64 3
  store <4 x i32> %360, ptr addrspace(3) %356, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %361 = shl nuw nsw i32 %9, 6
  %362 = and i32 %361, 2112
  %363 = shl nuw nsw i32 %9, 5
  %364 = and i32 %363, 768
  %365 = shl nuw nsw i32 %9, 3
  %366 = and i32 %365, 48
  %367 = and i32 %87, 192
  %368 = or disjoint i32 %362, %364
  %369 = or disjoint i32 %366, %367
  %370 = xor i32 %368, %369
  %371 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %370
  %372 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %371)
  %373 = extractvalue { i32, i32, i32, i32 } %372, 0
  %374 = extractvalue { i32, i32, i32, i32 } %372, 1
  %375 = extractvalue { i32, i32, i32, i32 } %372, 2
  %376 = extractvalue { i32, i32, i32, i32 } %372, 3
  %377 = getelementptr inbounds nuw i8, ptr addrspace(3) %371, i32 1024
  %378 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %377)
  %379 = extractvalue { i32, i32, i32, i32 } %378, 0
  %380 = extractvalue { i32, i32, i32, i32 } %378, 1
  %381 = extractvalue { i32, i32, i32, i32 } %378, 2
  %382 = extractvalue { i32, i32, i32, i32 } %378, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %383 = insertelement <4 x i32> poison, i32 %314, i64 0
  %384 = insertelement <4 x i32> %383, i32 %318, i64 1
  %385 = insertelement <4 x i32> %384, i32 %322, i64 2
  %386 = insertelement <4 x i32> %385, i32 %326, i64 3
  store <4 x i32> %386, ptr addrspace(3) %350, align 16
  %387 = insertelement <4 x i32> poison, i32 %330, i64 0
  %388 = insertelement <4 x i32> %387, i32 %334, i64 1
  %389 = insertelement <4 x i32> %388, i32 %338, i64 2
  %390 = insertelement <4 x i32> %389, i32 %342, i64 3
  store <4 x i32> %390, ptr addrspace(3) %356, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %391 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %371)
  %392 = extractvalue { i32, i32, i32, i32 } %391, 0
  %393 = extractvalue { i32, i32, i32, i32 } %391, 1
  %394 = extractvalue { i32, i32, i32, i32 } %391, 2
  %395 = extractvalue { i32, i32, i32, i32 } %391, 3
  %396 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %377)
  %397 = extractvalue { i32, i32, i32, i32 } %396, 0
  %398 = extractvalue { i32, i32, i32, i32 } %396, 1
  %399 = extractvalue { i32, i32, i32, i32 } %396, 2
  %400 = extractvalue { i32, i32, i32, i32 } %396, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %401 = insertelement <4 x i32> poison, i32 %315, i64 0
  %402 = insertelement <4 x i32> %401, i32 %319, i64 1
  %403 = insertelement <4 x i32> %402, i32 %323, i64 2
  %404 = insertelement <4 x i32> %403, i32 %327, i64 3
  store <4 x i32> %404, ptr addrspace(3) %350, align 16
  %405 = insertelement <4 x i32> poison, i32 %331, i64 0
  %406 = insertelement <4 x i32> %405, i32 %335, i64 1
  %407 = insertelement <4 x i32> %406, i32 %339, i64 2
  %408 = insertelement <4 x i32> %407, i32 %343, i64 3
  store <4 x i32> %408, ptr addrspace(3) %356, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %409 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %371)
  %410 = extractvalue { i32, i32, i32, i32 } %409, 0
  %411 = extractvalue { i32, i32, i32, i32 } %409, 1
  %412 = extractvalue { i32, i32, i32, i32 } %409, 2
  %413 = extractvalue { i32, i32, i32, i32 } %409, 3
  %414 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %377)
  %415 = extractvalue { i32, i32, i32, i32 } %414, 0
  %416 = extractvalue { i32, i32, i32, i32 } %414, 1
  %417 = extractvalue { i32, i32, i32, i32 } %414, 2
  %418 = extractvalue { i32, i32, i32, i32 } %414, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %419 = insertelement <4 x i32> poison, i32 %316, i64 0
  %420 = insertelement <4 x i32> %419, i32 %320, i64 1
  %421 = insertelement <4 x i32> %420, i32 %324, i64 2
  %422 = insertelement <4 x i32> %421, i32 %328, i64 3
  store <4 x i32> %422, ptr addrspace(3) %350, align 16
  %423 = insertelement <4 x i32> poison, i32 %332, i64 0
  %424 = insertelement <4 x i32> %423, i32 %336, i64 1
  %425 = insertelement <4 x i32> %424, i32 %340, i64 2
  %426 = insertelement <4 x i32> %425, i32 %344, i64 3
  store <4 x i32> %426, ptr addrspace(3) %356, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %427 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %371)
  %428 = extractvalue { i32, i32, i32, i32 } %427, 0
  %429 = extractvalue { i32, i32, i32, i32 } %427, 1
  %430 = extractvalue { i32, i32, i32, i32 } %427, 2
  %431 = extractvalue { i32, i32, i32, i32 } %427, 3
  %432 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %377)
  %433 = extractvalue { i32, i32, i32, i32 } %432, 0
  %434 = extractvalue { i32, i32, i32, i32 } %432, 1
  %435 = extractvalue { i32, i32, i32, i32 } %432, 2
  %436 = extractvalue { i32, i32, i32, i32 } %432, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %373, i32 %392, i32 %410, i32 %428, ptr addrspace(1) %304) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %374, i32 %393, i32 %411, i32 %429, ptr addrspace(1) %305) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %375, i32 %394, i32 %412, i32 %430, ptr addrspace(1) %306) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %376, i32 %395, i32 %413, i32 %431, ptr addrspace(1) %307) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %379, i32 %397, i32 %415, i32 %433, ptr addrspace(1) %308) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %380, i32 %398, i32 %416, i32 %434, ptr addrspace(1) %309) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %381, i32 %399, i32 %417, i32 %435, ptr addrspace(1) %310) #6
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %382, i32 %400, i32 %418, i32 %436, ptr addrspace(1) %311) #6
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 32;", "b,r"(i1 %10, ptr addrspace(6) %272) #6
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
