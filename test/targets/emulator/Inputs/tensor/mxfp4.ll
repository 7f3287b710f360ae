target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, i32 %7, ptr addrspace(1) nofree readnone captures(none) %8, ptr addrspace(1) nofree readnone captures(none) %9) #0 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = icmp samesign ult i32 %11, 32
  tail call void asm sideeffect "@$0 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$1], 64;", "b,r"(i1 %12, ptr addrspace(3) @global_smem) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = load i32, ptr addrspace(3) @global_smem, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "b"(i1 %12) #9
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl i32 %14, 7
  %16 = lshr i32 %11, 5
  %17 = lshr i32 %11, 3
  %18 = and i32 %17, 15
  %19 = or disjoint i32 %18, 16
  %20 = or disjoint i32 %18, %15
  %21 = or disjoint i32 %19, %15
  %22 = or disjoint i32 %20, 32
  %23 = or disjoint i32 %20, 48
  %24 = or disjoint i32 %20, 64
  %25 = or disjoint i32 %20, 80
  %26 = or disjoint i32 %20, 96
  %27 = or disjoint i32 %17, %15
  %28 = or i32 %27, 112
  %29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = shl nuw nsw i32 %29, 5
  %31 = and i32 %11, 7
  %32 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %16, i32 0, i32 31)
  %33 = shl i32 %32, 21
  %34 = and i32 %33, 6291456
  %35 = add i32 %34, %13
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x32.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33};", "b,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i1 true, i32 %35, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #9
  %36 = icmp sgt i32 %7, 0
  br i1 %36, label %.lr.ph, label %.._crit_edge_crit_edge

.._crit_edge_crit_edge:
  %.pre = shl nuw nsw i32 %11, 4
  %.pre29 = shl nuw nsw i32 %11, 3
  br label %._crit_edge

.lr.ph:
  %37 = lshr i32 %7, 5
  %38 = lshr i32 %11, 2
  %39 = and i32 %38, 31
  %40 = or disjoint i32 %39, %30
  %41 = mul i32 %37, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr i8, ptr addrspace(1) %3, i64 %42
  %44 = and i32 %11, 3
  %45 = or disjoint i32 %39, %15
  %46 = or disjoint i32 %45, 96
  %47 = mul i32 %37, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = or disjoint i32 %45, 64
  %51 = mul i32 %37, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr i8, ptr addrspace(1) %1, i64 %52
  %54 = or disjoint i32 %45, 32
  %55 = mul i32 %37, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = mul i32 %37, %45
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(1) %1, i64 %59
  %61 = lshr i32 %7, 1
  %62 = or disjoint i32 %19, %30
  %63 = mul i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr i8, ptr addrspace(1) %2, i64 %64
  %66 = or disjoint i32 %18, %30
  %67 = mul i32 %61, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr i8, ptr addrspace(1) %2, i64 %68
  %70 = shl nuw nsw i32 %31, 3
  %71 = mul i32 %61, %28
  %72 = sext i32 %71 to i64
  %73 = getelementptr i8, ptr addrspace(1) %0, i64 %72
  %74 = mul i32 %61, %26
  %75 = sext i32 %74 to i64
  %76 = getelementptr i8, ptr addrspace(1) %0, i64 %75
  %77 = mul i32 %61, %25
  %78 = sext i32 %77 to i64
  %79 = getelementptr i8, ptr addrspace(1) %0, i64 %78
  %80 = mul i32 %61, %24
  %81 = sext i32 %80 to i64
  %82 = getelementptr i8, ptr addrspace(1) %0, i64 %81
  %83 = mul i32 %61, %23
  %84 = sext i32 %83 to i64
  %85 = getelementptr i8, ptr addrspace(1) %0, i64 %84
  %86 = mul i32 %61, %22
  %87 = sext i32 %86 to i64
  %88 = getelementptr i8, ptr addrspace(1) %0, i64 %87
  %89 = mul i32 %61, %21
  %90 = sext i32 %89 to i64
  %91 = getelementptr i8, ptr addrspace(1) %0, i64 %90
  %92 = mul i32 %61, %20
  %93 = sext i32 %92 to i64
  %94 = getelementptr i8, ptr addrspace(1) %0, i64 %93
  %95 = zext nneg i32 %70 to i64
  %invariant.gep = getelementptr i8, ptr addrspace(1) %94, i64 %95
  %invariant.gep1 = getelementptr i8, ptr addrspace(1) %91, i64 %95
  %invariant.gep3 = getelementptr i8, ptr addrspace(1) %88, i64 %95
  %invariant.gep5 = getelementptr i8, ptr addrspace(1) %85, i64 %95
  %invariant.gep7 = getelementptr i8, ptr addrspace(1) %82, i64 %95
  %invariant.gep9 = getelementptr i8, ptr addrspace(1) %79, i64 %95
  %invariant.gep11 = getelementptr i8, ptr addrspace(1) %76, i64 %95
  %invariant.gep13 = getelementptr i8, ptr addrspace(1) %73, i64 %95
  %96 = shl nuw nsw i32 %11, 3
  %97 = and i32 %96, 1016
  %98 = and i32 %11, 48
  %99 = xor i32 %97, %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %99
  %101 = or disjoint i32 %99, 1024
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %101
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 2048
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 3072
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 4096
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 5120
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 6144
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 7168
  %invariant.gep15 = getelementptr i8, ptr addrspace(1) %69, i64 %95
  %invariant.gep17 = getelementptr i8, ptr addrspace(1) %65, i64 %95
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %99
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %101
  %111 = zext nneg i32 %44 to i64
  %invariant.gep19 = getelementptr i8, ptr addrspace(1) %60, i64 %111
  %invariant.gep21 = getelementptr i8, ptr addrspace(1) %57, i64 %111
  %invariant.gep23 = getelementptr i8, ptr addrspace(1) %53, i64 %111
  %invariant.gep25 = getelementptr i8, ptr addrspace(1) %49, i64 %111
  %invariant.gep27 = getelementptr i8, ptr addrspace(1) %43, i64 %111
  %112 = shl nuw nsw i32 %16, 7
  %113 = shl nuw nsw i32 %11, 4
  %114 = or i32 %112, %113
  %115 = and i32 %114, 496
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %115
  %117 = and i32 %11, 31
  %118 = shl nuw nsw i32 %117, 4
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %118
  %120 = shl nuw nsw i32 %117, 2
  %121 = and i32 %16, 3
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %120
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i32 %121
  %124 = shl nuw nsw i32 %31, 4
  %125 = and i32 %17, 3
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %124
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %125
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 4
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 8
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 12
  %131 = add i32 %13, 32
  %132 = add i32 %34, %131
  %133 = add i32 %13, 36
  %134 = add i32 %34, %133
  %135 = icmp eq i32 %16, 0
  %136 = icmp eq i32 %32, 0
  %137 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %138 = and i32 %137, 32767
  %139 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192) to i32), 4
  %140 = and i32 %139, 32767
  %141 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %138, i64 0
  %142 = bitcast <2 x i32> %141 to i64
  %143 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %140, i64 0
  %144 = bitcast <2 x i32> %143 to i64
  %145 = add nuw nsw i32 %138, 2
  %146 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %145, i64 0
  %147 = bitcast <2 x i32> %146 to i64
  %148 = add nuw nsw i32 %140, 2
  %149 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %148, i64 0
  %150 = bitcast <2 x i32> %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 4
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 8
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 12
  br label %154

154:
  %155 = phi i1 [ false, %.lr.ph ], [ true, %257 ]
  %156 = phi i32 [ 0, %.lr.ph ], [ %261, %257 ]
  %157 = ashr exact i32 %156, 1
  %158 = sext i32 %157 to i64
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %158
  %gep2 = getelementptr i8, ptr addrspace(1) %invariant.gep1, i64 %158
  %gep4 = getelementptr i8, ptr addrspace(1) %invariant.gep3, i64 %158
  %gep6 = getelementptr i8, ptr addrspace(1) %invariant.gep5, i64 %158
  %gep8 = getelementptr i8, ptr addrspace(1) %invariant.gep7, i64 %158
  %gep10 = getelementptr i8, ptr addrspace(1) %invariant.gep9, i64 %158
  %gep12 = getelementptr i8, ptr addrspace(1) %invariant.gep11, i64 %158
  %gep14 = getelementptr i8, ptr addrspace(1) %invariant.gep13, i64 %158
  %159 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep) #9
  %160 = extractvalue { i32, i32 } %159, 0
  %161 = extractvalue { i32, i32 } %159, 1
  %162 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep2) #9
  %163 = extractvalue { i32, i32 } %162, 0
  %164 = extractvalue { i32, i32 } %162, 1
  %165 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep4) #9
  %166 = extractvalue { i32, i32 } %165, 0
  %167 = extractvalue { i32, i32 } %165, 1
  %168 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep6) #9
  %169 = extractvalue { i32, i32 } %168, 0
  %170 = extractvalue { i32, i32 } %168, 1
  %171 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep8) #9
  %172 = extractvalue { i32, i32 } %171, 0
  %173 = extractvalue { i32, i32 } %171, 1
  %174 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep10) #9
  %175 = extractvalue { i32, i32 } %174, 0
  %176 = extractvalue { i32, i32 } %174, 1
  %177 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep12) #9
  %178 = extractvalue { i32, i32 } %177, 0
  %179 = extractvalue { i32, i32 } %177, 1
  %180 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep14) #9
  %181 = extractvalue { i32, i32 } %180, 0
  %182 = extractvalue { i32, i32 } %180, 1
  %183 = insertelement <2 x i32> poison, i32 %160, i64 0
  %184 = insertelement <2 x i32> %183, i32 %161, i64 1
  store <2 x i32> %184, ptr addrspace(3) %100, align 8
  %185 = insertelement <2 x i32> poison, i32 %163, i64 0
  %186 = insertelement <2 x i32> %185, i32 %164, i64 1
  store <2 x i32> %186, ptr addrspace(3) %102, align 8
  %187 = insertelement <2 x i32> poison, i32 %166, i64 0
  %188 = insertelement <2 x i32> %187, i32 %167, i64 1
  store <2 x i32> %188, ptr addrspace(3) %103, align 8
  %189 = insertelement <2 x i32> poison, i32 %169, i64 0
  %190 = insertelement <2 x i32> %189, i32 %170, i64 1
  store <2 x i32> %190, ptr addrspace(3) %104, align 8
  %191 = insertelement <2 x i32> poison, i32 %172, i64 0
  %192 = insertelement <2 x i32> %191, i32 %173, i64 1
  store <2 x i32> %192, ptr addrspace(3) %105, align 8
  %193 = insertelement <2 x i32> poison, i32 %175, i64 0
  %194 = insertelement <2 x i32> %193, i32 %176, i64 1
  store <2 x i32> %194, ptr addrspace(3) %106, align 8
  %195 = insertelement <2 x i32> poison, i32 %178, i64 0
  %196 = insertelement <2 x i32> %195, i32 %179, i64 1
  store <2 x i32> %196, ptr addrspace(3) %107, align 8
  %197 = insertelement <2 x i32> poison, i32 %181, i64 0
  %198 = insertelement <2 x i32> %197, i32 %182, i64 1
  store <2 x i32> %198, ptr addrspace(3) %108, align 8
  %gep16 = getelementptr i8, ptr addrspace(1) %invariant.gep15, i64 %158
  %gep18 = getelementptr i8, ptr addrspace(1) %invariant.gep17, i64 %158
  %199 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep16) #9
  %200 = extractvalue { i32, i32 } %199, 0
  %201 = extractvalue { i32, i32 } %199, 1
  %202 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep18) #9
  %203 = extractvalue { i32, i32 } %202, 0
  %204 = extractvalue { i32, i32 } %202, 1
  %205 = insertelement <2 x i32> poison, i32 %200, i64 0
  %206 = insertelement <2 x i32> %205, i32 %201, i64 1
  store <2 x i32> %206, ptr addrspace(3) %109, align 8
  %207 = insertelement <2 x i32> poison, i32 %203, i64 0
  %208 = insertelement <2 x i32> %207, i32 %204, i64 1
  store <2 x i32> %208, ptr addrspace(3) %110, align 8
  %209 = ashr exact i32 %156, 5
  %210 = sext i32 %209 to i64
  %gep20 = getelementptr i8, ptr addrspace(1) %invariant.gep19, i64 %210
  %gep22 = getelementptr i8, ptr addrspace(1) %invariant.gep21, i64 %210
  %gep24 = getelementptr i8, ptr addrspace(1) %invariant.gep23, i64 %210
  %gep26 = getelementptr i8, ptr addrspace(1) %invariant.gep25, i64 %210
  %211 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep20) #9
  %212 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep22) #9
  %213 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep24) #9
  %214 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep26) #9
  %gep28 = getelementptr i8, ptr addrspace(1) %invariant.gep27, i64 %210
  %215 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep28) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %216 = insertelement <4 x i8> poison, i8 %211, i64 0
  %217 = insertelement <4 x i8> %216, i8 %212, i64 1
  %218 = insertelement <4 x i8> %217, i8 %213, i64 2
  %219 = insertelement <4 x i8> %218, i8 %214, i64 3
  %220 = bitcast <4 x i8> %219 to i32
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %116, i32 %220)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %221 = load <4 x i8>, ptr addrspace(3) %119, align 16
  %222 = load <4 x i8>, ptr addrspace(3) %151, align 4
  %223 = load <4 x i8>, ptr addrspace(3) %152, align 8
  %224 = load <4 x i8>, ptr addrspace(3) %153, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %225 = insertelement <1 x i8> poison, i8 %215, i64 0
  store <1 x i8> %225, ptr addrspace(3) %123, align 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %226 = load i8, ptr addrspace(3) %127, align 1
  %227 = load i8, ptr addrspace(3) %128, align 1
  %228 = load i8, ptr addrspace(3) %129, align 1
  %229 = load i8, ptr addrspace(3) %130, align 1
  %230 = shufflevector <4 x i8> %221, <4 x i8> %222, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %231 = shufflevector <4 x i8> %230, <4 x i8> %223, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %232 = shufflevector <4 x i8> %231, <4 x i8> %224, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %233 = bitcast <4 x i8> %232 to i32
  %234 = shufflevector <4 x i8> %221, <4 x i8> %222, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
  %235 = shufflevector <4 x i8> %234, <4 x i8> %223, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %236 = shufflevector <4 x i8> %235, <4 x i8> %224, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %237 = bitcast <4 x i8> %236 to i32
  %238 = shufflevector <4 x i8> %221, <4 x i8> %222, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %239 = shufflevector <4 x i8> %238, <4 x i8> %223, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %240 = shufflevector <4 x i8> %239, <4 x i8> %224, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %241 = bitcast <4 x i8> %240 to i32
  %242 = shufflevector <4 x i8> %221, <4 x i8> %222, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>
  %243 = shufflevector <4 x i8> %242, <4 x i8> %223, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %244 = shufflevector <4 x i8> %243, <4 x i8> %224, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %245 = bitcast <4 x i8> %244 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x4.b32 [$1 + 0], {$2, $3, $4, $5};", "b,r,r,r,r,r"(i1 true, i32 %132, i32 %233, i32 %237, i32 %241, i32 %245) #9
  %246 = insertelement <4 x i8> poison, i8 %226, i64 0
  %247 = insertelement <4 x i8> %246, i8 %227, i64 1
  %248 = insertelement <4 x i8> %247, i8 %228, i64 2
  %249 = insertelement <4 x i8> %248, i8 %229, i64 3
  %250 = bitcast <4 x i8> %249 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x1.b32 [$1 + 0], {$2};", "b,r,r"(i1 true, i32 %134, i32 %250) #9
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %251 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %252 = extractvalue { i32, i1 } %251, 1
  %253 = and i1 %135, %252
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %253, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %136, label %254, label %257

254:
  %255 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %256 = extractvalue { i32, i1 } %255, 1
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %142, i64 %144, i32 143131776, i32 %131, i32 %133, i1 %155, i1 %256) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %147, i64 %150, i32 1216873632, i32 %131, i32 %133, i1 true, i1 %256) #9
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %256, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240) to i32)) #9
  br label %257

257:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 0) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %258 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %259 = extractvalue { i32, i1 } %258, 1
  %260 = and i1 %135, %259
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %260, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #9
  %261 = add i32 %156, 128
  %262 = icmp slt i32 %261, %7
  br i1 %262, label %154, label %._crit_edge

._crit_edge:
  %.pre-phi30 = phi i32 [ %.pre29, %.._crit_edge_crit_edge ], [ %96, %257 ]
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %113, %257 ]
  %263 = shl nuw nsw i32 %31, 2
  %264 = or disjoint i32 %263, %30
  %265 = inttoptr i32 %13 to ptr addrspace(6)
  %266 = mul i32 %6, %20
  %267 = mul i32 %6, %21
  %268 = mul i32 %6, %22
  %269 = mul i32 %6, %23
  %270 = mul i32 %6, %24
  %271 = mul i32 %6, %25
  %272 = mul i32 %6, %26
  %273 = mul i32 %6, %28
  %274 = sext i32 %266 to i64
  %275 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %274
  %276 = sext i32 %267 to i64
  %277 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %276
  %278 = sext i32 %268 to i64
  %279 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %278
  %280 = sext i32 %269 to i64
  %281 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %280
  %282 = sext i32 %270 to i64
  %283 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %282
  %284 = sext i32 %271 to i64
  %285 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %284
  %286 = sext i32 %272 to i64
  %287 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %286
  %288 = sext i32 %273 to i64
  %289 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %288
  %290 = zext nneg i32 %264 to i64
  %291 = getelementptr [4 x i8], ptr addrspace(1) %275, i64 %290
  %292 = getelementptr [4 x i8], ptr addrspace(1) %277, i64 %290
  %293 = getelementptr [4 x i8], ptr addrspace(1) %279, i64 %290
  %294 = getelementptr [4 x i8], ptr addrspace(1) %281, i64 %290
  %295 = getelementptr [4 x i8], ptr addrspace(1) %283, i64 %290
  %296 = getelementptr [4 x i8], ptr addrspace(1) %285, i64 %290
  %297 = getelementptr [4 x i8], ptr addrspace(1) %287, i64 %290
  %298 = getelementptr [4 x i8], ptr addrspace(1) %289, i64 %290
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %299 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %35) #9
  %300 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 0
  %301 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 1
  %302 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 2
  %303 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 3
  %304 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 4
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 5
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 6
  %307 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 7
  %308 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 8
  %309 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 9
  %310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 10
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 11
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 12
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 13
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 14
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 15
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 16
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 17
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 18
  %319 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 19
  %320 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 20
  %321 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 21
  %322 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 22
  %323 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 23
  %324 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 24
  %325 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 25
  %326 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 26
  %327 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 27
  %328 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 28
  %329 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 29
  %330 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 30
  %331 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %299, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %332 = and i32 %.pre-phi, 1968
  %333 = and i32 %11, 4
  %334 = icmp eq i32 %333, 0
  %335 = select i1 %334, i32 0, i32 2112
  %336 = or disjoint i32 %335, %332
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %336
  %338 = insertelement <4 x i32> poison, i32 %300, i64 0
  %339 = insertelement <4 x i32> %338, i32 %304, i64 1
  %340 = insertelement <4 x i32> %339, i32 %308, i64 2
  %341 = insertelement <4 x i32> %340, i32 %312, i64 3
  store <4 x i32> %341, ptr addrspace(3) %337, align 16
  %342 = xor i32 %336, 64
  %343 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %342
  %344 = insertelement <4 x i32> poison, i32 %316, i64 0
  %345 = insertelement <4 x i32> %344, i32 %320, i64 1
  %346 = insertelement <4 x i32> %345, i32 %324, i64 2
  %347 = insertelement <4 x i32> %346, i32 %328, i64 3
  store <4 x i32> %347, ptr addrspace(3) %343, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %348 = shl nuw nsw i32 %11, 6
  %349 = and i32 %348, 2112
  %350 = shl nuw nsw i32 %11, 5
  %351 = and i32 %350, 768
  %352 = and i32 %.pre-phi30, 48
  %353 = shl nuw nsw i32 %11, 1
  %354 = and i32 %353, 192
  %355 = or disjoint i32 %349, %351
  %356 = or disjoint i32 %352, %354
  %357 = xor i32 %355, %356
  %358 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %357
  %359 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %358)
  %360 = extractvalue { i32, i32, i32, i32 } %359, 0
  %361 = extractvalue { i32, i32, i32, i32 } %359, 1
  %362 = extractvalue { i32, i32, i32, i32 } %359, 2
  %363 = extractvalue { i32, i32, i32, i32 } %359, 3
  %364 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 1024
  %365 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %364)
  %366 = extractvalue { i32, i32, i32, i32 } %365, 0
  %367 = extractvalue { i32, i32, i32, i32 } %365, 1
  %368 = extractvalue { i32, i32, i32, i32 } %365, 2
  %369 = extractvalue { i32, i32, i32, i32 } %365, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %370 = insertelement <4 x i32> poison, i32 %301, i64 0
  %371 = insertelement <4 x i32> %370, i32 %305, i64 1
  %372 = insertelement <4 x i32> %371, i32 %309, i64 2
  %373 = insertelement <4 x i32> %372, i32 %313, i64 3
  store <4 x i32> %373, ptr addrspace(3) %337, align 16
  %374 = insertelement <4 x i32> poison, i32 %317, i64 0
  %375 = insertelement <4 x i32> %374, i32 %321, i64 1
  %376 = insertelement <4 x i32> %375, i32 %325, i64 2
  %377 = insertelement <4 x i32> %376, i32 %329, i64 3
  store <4 x i32> %377, ptr addrspace(3) %343, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %378 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %358)
  %379 = extractvalue { i32, i32, i32, i32 } %378, 0
  %380 = extractvalue { i32, i32, i32, i32 } %378, 1
  %381 = extractvalue { i32, i32, i32, i32 } %378, 2
  %382 = extractvalue { i32, i32, i32, i32 } %378, 3
  %383 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %364)
  %384 = extractvalue { i32, i32, i32, i32 } %383, 0
  %385 = extractvalue { i32, i32, i32, i32 } %383, 1
  %386 = extractvalue { i32, i32, i32, i32 } %383, 2
  %387 = extractvalue { i32, i32, i32, i32 } %383, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %388 = insertelement <4 x i32> poison, i32 %302, i64 0
  %389 = insertelement <4 x i32> %388, i32 %306, i64 1
  %390 = insertelement <4 x i32> %389, i32 %310, i64 2
  %391 = insertelement <4 x i32> %390, i32 %314, i64 3
  store <4 x i32> %391, ptr addrspace(3) %337, align 16
  %392 = insertelement <4 x i32> poison, i32 %318, i64 0
  %393 = insertelement <4 x i32> %392, i32 %322, i64 1
  %394 = insertelement <4 x i32> %393, i32 %326, i64 2
  %395 = insertelement <4 x i32> %394, i32 %330, i64 3
  store <4 x i32> %395, ptr addrspace(3) %343, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %396 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %358)
  %397 = extractvalue { i32, i32, i32, i32 } %396, 0
  %398 = extractvalue { i32, i32, i32, i32 } %396, 1
  %399 = extractvalue { i32, i32, i32, i32 } %396, 2
  %400 = extractvalue { i32, i32, i32, i32 } %396, 3
  %401 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %364)
  %402 = extractvalue { i32, i32, i32, i32 } %401, 0
  %403 = extractvalue { i32, i32, i32, i32 } %401, 1
  %404 = extractvalue { i32, i32, i32, i32 } %401, 2
  %405 = extractvalue { i32, i32, i32, i32 } %401, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %406 = insertelement <4 x i32> poison, i32 %303, i64 0
  %407 = insertelement <4 x i32> %406, i32 %307, i64 1
  %408 = insertelement <4 x i32> %407, i32 %311, i64 2
  %409 = insertelement <4 x i32> %408, i32 %315, i64 3
  store <4 x i32> %409, ptr addrspace(3) %337, align 16
  %410 = insertelement <4 x i32> poison, i32 %319, i64 0
  %411 = insertelement <4 x i32> %410, i32 %323, i64 1
  %412 = insertelement <4 x i32> %411, i32 %327, i64 2
  %413 = insertelement <4 x i32> %412, i32 %331, i64 3
  store <4 x i32> %413, ptr addrspace(3) %343, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %414 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %358)
  %415 = extractvalue { i32, i32, i32, i32 } %414, 0
  %416 = extractvalue { i32, i32, i32, i32 } %414, 1
  %417 = extractvalue { i32, i32, i32, i32 } %414, 2
  %418 = extractvalue { i32, i32, i32, i32 } %414, 3
  %419 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %364)
  %420 = extractvalue { i32, i32, i32, i32 } %419, 0
  %421 = extractvalue { i32, i32, i32, i32 } %419, 1
  %422 = extractvalue { i32, i32, i32, i32 } %419, 2
  %423 = extractvalue { i32, i32, i32, i32 } %419, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %360, i32 %379, i32 %397, i32 %415, ptr addrspace(1) %291) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %361, i32 %380, i32 %398, i32 %416, ptr addrspace(1) %292) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %362, i32 %381, i32 %399, i32 %417, ptr addrspace(1) %293) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %363, i32 %382, i32 %400, i32 %418, ptr addrspace(1) %294) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %366, i32 %384, i32 %402, i32 %420, ptr addrspace(1) %295) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %367, i32 %385, i32 %403, i32 %421, ptr addrspace(1) %296) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %368, i32 %386, i32 %404, i32 %422, ptr addrspace(1) %297) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %369, i32 %387, i32 %405, i32 %423, ptr addrspace(1) %298) #9
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 64;", "b,r"(i1 %12, ptr addrspace(6) %265) #9
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

declare void @llvm.nvvm.tcgen05.wait.st() #4

declare void @llvm.nvvm.tcgen05.wait.ld() #4

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #5

declare void @llvm.nvvm.barrier.cta.sync.all(i32) #2

declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) writeonly captures(none), i32) #6

declare void @llvm.nvvm.fence.proxy.async.shared_cta() #7

declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #8

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind memory(argmem: read) }
attributes #6 = { convergent nocallback nounwind memory(argmem: write) }
attributes #7 = { nocallback nounwind }
attributes #8 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nounwind }
