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
  %.pre29 = shl nuw nsw i32 %11, 1
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
  %61 = or disjoint i32 %19, %30
  %62 = mul i32 %7, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr i8, ptr addrspace(1) %2, i64 %63
  %65 = or disjoint i32 %18, %30
  %66 = mul i32 %7, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr i8, ptr addrspace(1) %2, i64 %67
  %69 = shl nuw nsw i32 %31, 4
  %70 = mul i32 %7, %28
  %71 = sext i32 %70 to i64
  %72 = getelementptr i8, ptr addrspace(1) %0, i64 %71
  %73 = mul i32 %7, %26
  %74 = sext i32 %73 to i64
  %75 = getelementptr i8, ptr addrspace(1) %0, i64 %74
  %76 = mul i32 %7, %25
  %77 = sext i32 %76 to i64
  %78 = getelementptr i8, ptr addrspace(1) %0, i64 %77
  %79 = mul i32 %7, %24
  %80 = sext i32 %79 to i64
  %81 = getelementptr i8, ptr addrspace(1) %0, i64 %80
  %82 = mul i32 %7, %23
  %83 = sext i32 %82 to i64
  %84 = getelementptr i8, ptr addrspace(1) %0, i64 %83
  %85 = mul i32 %7, %22
  %86 = sext i32 %85 to i64
  %87 = getelementptr i8, ptr addrspace(1) %0, i64 %86
  %88 = mul i32 %7, %21
  %89 = sext i32 %88 to i64
  %90 = getelementptr i8, ptr addrspace(1) %0, i64 %89
  %91 = mul i32 %7, %20
  %92 = sext i32 %91 to i64
  %93 = getelementptr i8, ptr addrspace(1) %0, i64 %92
  %94 = zext nneg i32 %69 to i64
  %invariant.gep = getelementptr i8, ptr addrspace(1) %93, i64 %94
  %invariant.gep1 = getelementptr i8, ptr addrspace(1) %90, i64 %94
  %invariant.gep3 = getelementptr i8, ptr addrspace(1) %87, i64 %94
  %invariant.gep5 = getelementptr i8, ptr addrspace(1) %84, i64 %94
  %invariant.gep7 = getelementptr i8, ptr addrspace(1) %81, i64 %94
  %invariant.gep9 = getelementptr i8, ptr addrspace(1) %78, i64 %94
  %invariant.gep11 = getelementptr i8, ptr addrspace(1) %75, i64 %94
  %invariant.gep13 = getelementptr i8, ptr addrspace(1) %72, i64 %94
  %95 = shl nuw nsw i32 %11, 4
  %96 = and i32 %95, 2032
  %97 = shl nuw nsw i32 %11, 1
  %98 = and i32 %97, 112
  %99 = xor i32 %96, %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %99
  %101 = or disjoint i32 %99, 2048
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %101
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 4096
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 6144
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 8192
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 10240
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 12288
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 14336
  %invariant.gep15 = getelementptr i8, ptr addrspace(1) %68, i64 %94
  %invariant.gep17 = getelementptr i8, ptr addrspace(1) %64, i64 %94
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %99
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %101
  %111 = zext nneg i32 %44 to i64
  %invariant.gep19 = getelementptr i8, ptr addrspace(1) %60, i64 %111
  %invariant.gep21 = getelementptr i8, ptr addrspace(1) %57, i64 %111
  %invariant.gep23 = getelementptr i8, ptr addrspace(1) %53, i64 %111
  %invariant.gep25 = getelementptr i8, ptr addrspace(1) %49, i64 %111
  %invariant.gep27 = getelementptr i8, ptr addrspace(1) %43, i64 %111
  %112 = shl nuw nsw i32 %16, 7
  %113 = or i32 %112, %95
  %114 = and i32 %113, 496
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %114
  %116 = and i32 %11, 31
  %117 = shl nuw nsw i32 %116, 4
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %117
  %119 = shl nuw nsw i32 %116, 2
  %120 = and i32 %16, 3
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %119
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 %120
  %123 = and i32 %17, 3
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %69
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 %123
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 4
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 8
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 12
  %129 = add i32 %13, 32
  %130 = add i32 %34, %129
  %131 = add i32 %13, 36
  %132 = add i32 %34, %131
  %133 = icmp eq i32 %16, 0
  %134 = icmp eq i32 %32, 0
  %135 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %136 = and i32 %135, 32767
  %137 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384) to i32), 4
  %138 = and i32 %137, 32767
  %139 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %136, i64 0
  %140 = bitcast <2 x i32> %139 to i64
  %141 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %138, i64 0
  %142 = bitcast <2 x i32> %141 to i64
  %143 = add nuw nsw i32 %136, 2
  %144 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %143, i64 0
  %145 = bitcast <2 x i32> %144 to i64
  %146 = add nuw nsw i32 %138, 2
  %147 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %146, i64 0
  %148 = bitcast <2 x i32> %147 to i64
  %149 = add nuw nsw i32 %136, 4
  %150 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %149, i64 0
  %151 = bitcast <2 x i32> %150 to i64
  %152 = add nuw nsw i32 %138, 4
  %153 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %152, i64 0
  %154 = bitcast <2 x i32> %153 to i64
  %155 = add nuw nsw i32 %136, 6
  %156 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %155, i64 0
  %157 = bitcast <2 x i32> %156 to i64
  %158 = add nuw nsw i32 %138, 6
  %159 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %158, i64 0
  %160 = bitcast <2 x i32> %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %118, i32 4
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %118, i32 8
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %118, i32 12
  br label %164

164:
  %165 = phi i1 [ false, %.lr.ph ], [ true, %306 ]
  %166 = phi i32 [ 0, %.lr.ph ], [ %310, %306 ]
  %167 = sext i32 %166 to i64
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %167
  %gep2 = getelementptr i8, ptr addrspace(1) %invariant.gep1, i64 %167
  %gep4 = getelementptr i8, ptr addrspace(1) %invariant.gep3, i64 %167
  %gep6 = getelementptr i8, ptr addrspace(1) %invariant.gep5, i64 %167
  %gep8 = getelementptr i8, ptr addrspace(1) %invariant.gep7, i64 %167
  %gep10 = getelementptr i8, ptr addrspace(1) %invariant.gep9, i64 %167
  %gep12 = getelementptr i8, ptr addrspace(1) %invariant.gep11, i64 %167
  %gep14 = getelementptr i8, ptr addrspace(1) %invariant.gep13, i64 %167
  %168 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #9
  %169 = extractvalue { i32, i32, i32, i32 } %168, 0
  %170 = extractvalue { i32, i32, i32, i32 } %168, 1
  %171 = extractvalue { i32, i32, i32, i32 } %168, 2
  %172 = extractvalue { i32, i32, i32, i32 } %168, 3
  %173 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep2) #9
  %174 = extractvalue { i32, i32, i32, i32 } %173, 0
  %175 = extractvalue { i32, i32, i32, i32 } %173, 1
  %176 = extractvalue { i32, i32, i32, i32 } %173, 2
  %177 = extractvalue { i32, i32, i32, i32 } %173, 3
  %178 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep4) #9
  %179 = extractvalue { i32, i32, i32, i32 } %178, 0
  %180 = extractvalue { i32, i32, i32, i32 } %178, 1
  %181 = extractvalue { i32, i32, i32, i32 } %178, 2
  %182 = extractvalue { i32, i32, i32, i32 } %178, 3
  %183 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep6) #9
  %184 = extractvalue { i32, i32, i32, i32 } %183, 0
  %185 = extractvalue { i32, i32, i32, i32 } %183, 1
  %186 = extractvalue { i32, i32, i32, i32 } %183, 2
  %187 = extractvalue { i32, i32, i32, i32 } %183, 3
  %188 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep8) #9
  %189 = extractvalue { i32, i32, i32, i32 } %188, 0
  %190 = extractvalue { i32, i32, i32, i32 } %188, 1
  %191 = extractvalue { i32, i32, i32, i32 } %188, 2
  %192 = extractvalue { i32, i32, i32, i32 } %188, 3
  %193 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep10) #9
  %194 = extractvalue { i32, i32, i32, i32 } %193, 0
  %195 = extractvalue { i32, i32, i32, i32 } %193, 1
  %196 = extractvalue { i32, i32, i32, i32 } %193, 2
  %197 = extractvalue { i32, i32, i32, i32 } %193, 3
  %198 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep12) #9
  %199 = extractvalue { i32, i32, i32, i32 } %198, 0
  %200 = extractvalue { i32, i32, i32, i32 } %198, 1
  %201 = extractvalue { i32, i32, i32, i32 } %198, 2
  %202 = extractvalue { i32, i32, i32, i32 } %198, 3
  %203 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep14) #9
  %204 = extractvalue { i32, i32, i32, i32 } %203, 0
  %205 = extractvalue { i32, i32, i32, i32 } %203, 1
  %206 = extractvalue { i32, i32, i32, i32 } %203, 2
  %207 = extractvalue { i32, i32, i32, i32 } %203, 3
  %208 = insertelement <4 x i32> poison, i32 %169, i64 0
  %209 = insertelement <4 x i32> %208, i32 %170, i64 1
  %210 = insertelement <4 x i32> %209, i32 %171, i64 2
  %211 = insertelement <4 x i32> %210, i32 %172, i64 3
  store <4 x i32> %211, ptr addrspace(3) %100, align 16
  %212 = insertelement <4 x i32> poison, i32 %174, i64 0
  %213 = insertelement <4 x i32> %212, i32 %175, i64 1
  %214 = insertelement <4 x i32> %213, i32 %176, i64 2
  %215 = insertelement <4 x i32> %214, i32 %177, i64 3
  store <4 x i32> %215, ptr addrspace(3) %102, align 16
  %216 = insertelement <4 x i32> poison, i32 %179, i64 0
  %217 = insertelement <4 x i32> %216, i32 %180, i64 1
  %218 = insertelement <4 x i32> %217, i32 %181, i64 2
  %219 = insertelement <4 x i32> %218, i32 %182, i64 3
  store <4 x i32> %219, ptr addrspace(3) %103, align 16
  %220 = insertelement <4 x i32> poison, i32 %184, i64 0
  %221 = insertelement <4 x i32> %220, i32 %185, i64 1
  %222 = insertelement <4 x i32> %221, i32 %186, i64 2
  %223 = insertelement <4 x i32> %222, i32 %187, i64 3
  store <4 x i32> %223, ptr addrspace(3) %104, align 16
  %224 = insertelement <4 x i32> poison, i32 %189, i64 0
  %225 = insertelement <4 x i32> %224, i32 %190, i64 1
  %226 = insertelement <4 x i32> %225, i32 %191, i64 2
  %227 = insertelement <4 x i32> %226, i32 %192, i64 3
  store <4 x i32> %227, ptr addrspace(3) %105, align 16
  %228 = insertelement <4 x i32> poison, i32 %194, i64 0
  %229 = insertelement <4 x i32> %228, i32 %195, i64 1
  %230 = insertelement <4 x i32> %229, i32 %196, i64 2
  %231 = insertelement <4 x i32> %230, i32 %197, i64 3
  store <4 x i32> %231, ptr addrspace(3) %106, align 16
  %232 = insertelement <4 x i32> poison, i32 %199, i64 0
  %233 = insertelement <4 x i32> %232, i32 %200, i64 1
  %234 = insertelement <4 x i32> %233, i32 %201, i64 2
  %235 = insertelement <4 x i32> %234, i32 %202, i64 3
  store <4 x i32> %235, ptr addrspace(3) %107, align 16
  %236 = insertelement <4 x i32> poison, i32 %204, i64 0
  %237 = insertelement <4 x i32> %236, i32 %205, i64 1
  %238 = insertelement <4 x i32> %237, i32 %206, i64 2
  %239 = insertelement <4 x i32> %238, i32 %207, i64 3
  store <4 x i32> %239, ptr addrspace(3) %108, align 16
  %gep16 = getelementptr i8, ptr addrspace(1) %invariant.gep15, i64 %167
  %gep18 = getelementptr i8, ptr addrspace(1) %invariant.gep17, i64 %167
  %240 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep16) #9
  %241 = extractvalue { i32, i32, i32, i32 } %240, 0
  %242 = extractvalue { i32, i32, i32, i32 } %240, 1
  %243 = extractvalue { i32, i32, i32, i32 } %240, 2
  %244 = extractvalue { i32, i32, i32, i32 } %240, 3
  %245 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep18) #9
  %246 = extractvalue { i32, i32, i32, i32 } %245, 0
  %247 = extractvalue { i32, i32, i32, i32 } %245, 1
  %248 = extractvalue { i32, i32, i32, i32 } %245, 2
  %249 = extractvalue { i32, i32, i32, i32 } %245, 3
  %250 = insertelement <4 x i32> poison, i32 %241, i64 0
  %251 = insertelement <4 x i32> %250, i32 %242, i64 1
  %252 = insertelement <4 x i32> %251, i32 %243, i64 2
  %253 = insertelement <4 x i32> %252, i32 %244, i64 3
  store <4 x i32> %253, ptr addrspace(3) %109, align 16
  %254 = insertelement <4 x i32> poison, i32 %246, i64 0
  %255 = insertelement <4 x i32> %254, i32 %247, i64 1
  %256 = insertelement <4 x i32> %255, i32 %248, i64 2
  %257 = insertelement <4 x i32> %256, i32 %249, i64 3
  store <4 x i32> %257, ptr addrspace(3) %110, align 16
  %258 = ashr exact i32 %166, 5
  %259 = sext i32 %258 to i64
  %gep20 = getelementptr i8, ptr addrspace(1) %invariant.gep19, i64 %259
  %gep22 = getelementptr i8, ptr addrspace(1) %invariant.gep21, i64 %259
  %gep24 = getelementptr i8, ptr addrspace(1) %invariant.gep23, i64 %259
  %gep26 = getelementptr i8, ptr addrspace(1) %invariant.gep25, i64 %259
  %260 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep20) #9
  %261 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep22) #9
  %262 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep24) #9
  %263 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep26) #9
  %gep28 = getelementptr i8, ptr addrspace(1) %invariant.gep27, i64 %259
  %264 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep28) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %265 = insertelement <4 x i8> poison, i8 %260, i64 0
  %266 = insertelement <4 x i8> %265, i8 %261, i64 1
  %267 = insertelement <4 x i8> %266, i8 %262, i64 2
  %268 = insertelement <4 x i8> %267, i8 %263, i64 3
  %269 = bitcast <4 x i8> %268 to i32
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %115, i32 %269)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %270 = load <4 x i8>, ptr addrspace(3) %118, align 16
  %271 = load <4 x i8>, ptr addrspace(3) %161, align 4
  %272 = load <4 x i8>, ptr addrspace(3) %162, align 8
  %273 = load <4 x i8>, ptr addrspace(3) %163, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %274 = insertelement <1 x i8> poison, i8 %264, i64 0
  store <1 x i8> %274, ptr addrspace(3) %122, align 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %275 = load i8, ptr addrspace(3) %125, align 1
  %276 = load i8, ptr addrspace(3) %126, align 1
  %277 = load i8, ptr addrspace(3) %127, align 1
  %278 = load i8, ptr addrspace(3) %128, align 1
  %279 = shufflevector <4 x i8> %270, <4 x i8> %271, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %280 = shufflevector <4 x i8> %279, <4 x i8> %272, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %281 = shufflevector <4 x i8> %280, <4 x i8> %273, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %282 = bitcast <4 x i8> %281 to i32
  %283 = shufflevector <4 x i8> %270, <4 x i8> %271, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
  %284 = shufflevector <4 x i8> %283, <4 x i8> %272, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %285 = shufflevector <4 x i8> %284, <4 x i8> %273, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %286 = bitcast <4 x i8> %285 to i32
  %287 = shufflevector <4 x i8> %270, <4 x i8> %271, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %288 = shufflevector <4 x i8> %287, <4 x i8> %272, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %289 = shufflevector <4 x i8> %288, <4 x i8> %273, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %290 = bitcast <4 x i8> %289 to i32
  %291 = shufflevector <4 x i8> %270, <4 x i8> %271, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>
  %292 = shufflevector <4 x i8> %291, <4 x i8> %272, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %293 = shufflevector <4 x i8> %292, <4 x i8> %273, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %294 = bitcast <4 x i8> %293 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x4.b32 [$1 + 0], {$2, $3, $4, $5};", "b,r,r,r,r,r"(i1 true, i32 %130, i32 %282, i32 %286, i32 %290, i32 %294) #9
  %295 = insertelement <4 x i8> poison, i8 %275, i64 0
  %296 = insertelement <4 x i8> %295, i8 %276, i64 1
  %297 = insertelement <4 x i8> %296, i8 %277, i64 2
  %298 = insertelement <4 x i8> %297, i8 %278, i64 3
  %299 = bitcast <4 x i8> %298 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x1.b32 [$1 + 0], {$2};", "b,r,r"(i1 true, i32 %132, i32 %299) #9
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %300 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %301 = extractvalue { i32, i1 } %300, 1
  %302 = and i1 %133, %301
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %302, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480)) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %134, label %303, label %306

303:
  %304 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %305 = extractvalue { i32, i1 } %304, 1
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %140, i64 %142, i32 143131648, i32 %129, i32 %131, i1 %165, i1 %305) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %145, i64 %148, i32 680002576, i32 %129, i32 %131, i1 true, i1 %305) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %151, i64 %154, i32 1216873504, i32 %129, i32 %131, i1 true, i1 %305) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %157, i64 %160, i32 1753744432, i32 %129, i32 %131, i1 true, i1 %305) #9
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %305, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480) to i32)) #9
  br label %306

306:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 0) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %307 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %308 = extractvalue { i32, i1 } %307, 1
  %309 = and i1 %133, %308
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %309, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480)) #9
  %310 = add i32 %166, 128
  %311 = icmp slt i32 %310, %7
  br i1 %311, label %164, label %._crit_edge

._crit_edge:
  %.pre-phi30 = phi i32 [ %.pre29, %.._crit_edge_crit_edge ], [ %97, %306 ]
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %95, %306 ]
  %312 = shl nuw nsw i32 %31, 2
  %313 = or disjoint i32 %312, %30
  %314 = inttoptr i32 %13 to ptr addrspace(6)
  %315 = mul i32 %6, %20
  %316 = mul i32 %6, %21
  %317 = mul i32 %6, %22
  %318 = mul i32 %6, %23
  %319 = mul i32 %6, %24
  %320 = mul i32 %6, %25
  %321 = mul i32 %6, %26
  %322 = mul i32 %6, %28
  %323 = sext i32 %315 to i64
  %324 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %323
  %325 = sext i32 %316 to i64
  %326 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %325
  %327 = sext i32 %317 to i64
  %328 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %327
  %329 = sext i32 %318 to i64
  %330 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %329
  %331 = sext i32 %319 to i64
  %332 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %331
  %333 = sext i32 %320 to i64
  %334 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %333
  %335 = sext i32 %321 to i64
  %336 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %335
  %337 = sext i32 %322 to i64
  %338 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %337
  %339 = zext nneg i32 %313 to i64
  %340 = getelementptr [4 x i8], ptr addrspace(1) %324, i64 %339
  %341 = getelementptr [4 x i8], ptr addrspace(1) %326, i64 %339
  %342 = getelementptr [4 x i8], ptr addrspace(1) %328, i64 %339
  %343 = getelementptr [4 x i8], ptr addrspace(1) %330, i64 %339
  %344 = getelementptr [4 x i8], ptr addrspace(1) %332, i64 %339
  %345 = getelementptr [4 x i8], ptr addrspace(1) %334, i64 %339
  %346 = getelementptr [4 x i8], ptr addrspace(1) %336, i64 %339
  %347 = getelementptr [4 x i8], ptr addrspace(1) %338, i64 %339
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %348 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %35) #9
  %349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 0
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 1
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 2
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 3
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 4
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 5
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 6
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 7
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 8
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 9
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 10
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 11
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 12
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 13
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 14
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 15
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 16
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 17
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 18
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 19
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 20
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 21
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 22
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 23
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 24
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 25
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 26
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 27
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 28
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 29
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 30
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %348, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %381 = and i32 %.pre-phi, 1968
  %382 = and i32 %11, 4
  %383 = icmp eq i32 %382, 0
  %384 = select i1 %383, i32 0, i32 2112
  %385 = or disjoint i32 %384, %381
  %386 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %385
  %387 = insertelement <4 x i32> poison, i32 %349, i64 0
  %388 = insertelement <4 x i32> %387, i32 %353, i64 1
  %389 = insertelement <4 x i32> %388, i32 %357, i64 2
  %390 = insertelement <4 x i32> %389, i32 %361, i64 3
  store <4 x i32> %390, ptr addrspace(3) %386, align 16
  %391 = xor i32 %385, 64
  %392 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %391
  %393 = insertelement <4 x i32> poison, i32 %365, i64 0
  %394 = insertelement <4 x i32> %393, i32 %369, i64 1
  %395 = insertelement <4 x i32> %394, i32 %373, i64 2
  %396 = insertelement <4 x i32> %395, i32 %377, i64 3
  store <4 x i32> %396, ptr addrspace(3) %392, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %397 = shl nuw nsw i32 %11, 6
  %398 = and i32 %397, 2112
  %399 = shl nuw nsw i32 %11, 5
  %400 = and i32 %399, 768
  %401 = shl nuw nsw i32 %11, 3
  %402 = and i32 %401, 48
  %403 = and i32 %.pre-phi30, 192
  %404 = or disjoint i32 %398, %400
  %405 = or disjoint i32 %402, %403
  %406 = xor i32 %404, %405
  %407 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %406
  %408 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %407)
  %409 = extractvalue { i32, i32, i32, i32 } %408, 0
  %410 = extractvalue { i32, i32, i32, i32 } %408, 1
  %411 = extractvalue { i32, i32, i32, i32 } %408, 2
  %412 = extractvalue { i32, i32, i32, i32 } %408, 3
  %413 = getelementptr inbounds nuw i8, ptr addrspace(3) %407, i32 1024
  %414 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %413)
  %415 = extractvalue { i32, i32, i32, i32 } %414, 0
  %416 = extractvalue { i32, i32, i32, i32 } %414, 1
  %417 = extractvalue { i32, i32, i32, i32 } %414, 2
  %418 = extractvalue { i32, i32, i32, i32 } %414, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %419 = insertelement <4 x i32> poison, i32 %350, i64 0
  %420 = insertelement <4 x i32> %419, i32 %354, i64 1
  %421 = insertelement <4 x i32> %420, i32 %358, i64 2
  %422 = insertelement <4 x i32> %421, i32 %362, i64 3
  store <4 x i32> %422, ptr addrspace(3) %386, align 16
  %423 = insertelement <4 x i32> poison, i32 %366, i64 0
  %424 = insertelement <4 x i32> %423, i32 %370, i64 1
  %425 = insertelement <4 x i32> %424, i32 %374, i64 2
  %426 = insertelement <4 x i32> %425, i32 %378, i64 3
  store <4 x i32> %426, ptr addrspace(3) %392, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %427 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %407)
  %428 = extractvalue { i32, i32, i32, i32 } %427, 0
  %429 = extractvalue { i32, i32, i32, i32 } %427, 1
  %430 = extractvalue { i32, i32, i32, i32 } %427, 2
  %431 = extractvalue { i32, i32, i32, i32 } %427, 3
  %432 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %413)
  %433 = extractvalue { i32, i32, i32, i32 } %432, 0
  %434 = extractvalue { i32, i32, i32, i32 } %432, 1
  %435 = extractvalue { i32, i32, i32, i32 } %432, 2
  %436 = extractvalue { i32, i32, i32, i32 } %432, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %437 = insertelement <4 x i32> poison, i32 %351, i64 0
  %438 = insertelement <4 x i32> %437, i32 %355, i64 1
  %439 = insertelement <4 x i32> %438, i32 %359, i64 2
  %440 = insertelement <4 x i32> %439, i32 %363, i64 3
  store <4 x i32> %440, ptr addrspace(3) %386, align 16
  %441 = insertelement <4 x i32> poison, i32 %367, i64 0
  %442 = insertelement <4 x i32> %441, i32 %371, i64 1
  %443 = insertelement <4 x i32> %442, i32 %375, i64 2
  %444 = insertelement <4 x i32> %443, i32 %379, i64 3
  store <4 x i32> %444, ptr addrspace(3) %392, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %445 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %407)
  %446 = extractvalue { i32, i32, i32, i32 } %445, 0
  %447 = extractvalue { i32, i32, i32, i32 } %445, 1
  %448 = extractvalue { i32, i32, i32, i32 } %445, 2
  %449 = extractvalue { i32, i32, i32, i32 } %445, 3
  %450 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %413)
  %451 = extractvalue { i32, i32, i32, i32 } %450, 0
  %452 = extractvalue { i32, i32, i32, i32 } %450, 1
  %453 = extractvalue { i32, i32, i32, i32 } %450, 2
  %454 = extractvalue { i32, i32, i32, i32 } %450, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %455 = insertelement <4 x i32> poison, i32 %352, i64 0
  %456 = insertelement <4 x i32> %455, i32 %356, i64 1
  %457 = insertelement <4 x i32> %456, i32 %360, i64 2
  %458 = insertelement <4 x i32> %457, i32 %364, i64 3
  store <4 x i32> %458, ptr addrspace(3) %386, align 16
  %459 = insertelement <4 x i32> poison, i32 %368, i64 0
  %460 = insertelement <4 x i32> %459, i32 %372, i64 1
  %461 = insertelement <4 x i32> %460, i32 %376, i64 2
  %462 = insertelement <4 x i32> %461, i32 %380, i64 3
  store <4 x i32> %462, ptr addrspace(3) %392, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %463 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %407)
  %464 = extractvalue { i32, i32, i32, i32 } %463, 0
  %465 = extractvalue { i32, i32, i32, i32 } %463, 1
  %466 = extractvalue { i32, i32, i32, i32 } %463, 2
  %467 = extractvalue { i32, i32, i32, i32 } %463, 3
  %468 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %413)
  %469 = extractvalue { i32, i32, i32, i32 } %468, 0
  %470 = extractvalue { i32, i32, i32, i32 } %468, 1
  %471 = extractvalue { i32, i32, i32, i32 } %468, 2
  %472 = extractvalue { i32, i32, i32, i32 } %468, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %409, i32 %428, i32 %446, i32 %464, ptr addrspace(1) %340) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %410, i32 %429, i32 %447, i32 %465, ptr addrspace(1) %341) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %411, i32 %430, i32 %448, i32 %466, ptr addrspace(1) %342) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %412, i32 %431, i32 %449, i32 %467, ptr addrspace(1) %343) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %415, i32 %433, i32 %451, i32 %469, ptr addrspace(1) %344) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %416, i32 %434, i32 %452, i32 %470, ptr addrspace(1) %345) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %417, i32 %435, i32 %453, i32 %471, ptr addrspace(1) %346) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %418, i32 %436, i32 %454, i32 %472, ptr addrspace(1) %347) #9
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 64;", "b,r"(i1 %12, ptr addrspace(6) %314) #9
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
