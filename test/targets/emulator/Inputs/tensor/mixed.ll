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
  %61 = shl nuw nsw i32 %31, 3
  %62 = lshr i32 %7, 1
  %63 = or disjoint i32 %19, %30
  %64 = mul i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr i8, ptr addrspace(1) %2, i64 %65
  %67 = or disjoint i32 %18, %30
  %68 = mul i32 %62, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr i8, ptr addrspace(1) %2, i64 %69
  %71 = shl nuw nsw i32 %31, 4
  %72 = mul i32 %7, %28
  %73 = sext i32 %72 to i64
  %74 = getelementptr i8, ptr addrspace(1) %0, i64 %73
  %75 = mul i32 %7, %26
  %76 = sext i32 %75 to i64
  %77 = getelementptr i8, ptr addrspace(1) %0, i64 %76
  %78 = mul i32 %7, %25
  %79 = sext i32 %78 to i64
  %80 = getelementptr i8, ptr addrspace(1) %0, i64 %79
  %81 = mul i32 %7, %24
  %82 = sext i32 %81 to i64
  %83 = getelementptr i8, ptr addrspace(1) %0, i64 %82
  %84 = mul i32 %7, %23
  %85 = sext i32 %84 to i64
  %86 = getelementptr i8, ptr addrspace(1) %0, i64 %85
  %87 = mul i32 %7, %22
  %88 = sext i32 %87 to i64
  %89 = getelementptr i8, ptr addrspace(1) %0, i64 %88
  %90 = mul i32 %7, %21
  %91 = sext i32 %90 to i64
  %92 = getelementptr i8, ptr addrspace(1) %0, i64 %91
  %93 = mul i32 %7, %20
  %94 = sext i32 %93 to i64
  %95 = getelementptr i8, ptr addrspace(1) %0, i64 %94
  %96 = zext nneg i32 %71 to i64
  %invariant.gep = getelementptr i8, ptr addrspace(1) %95, i64 %96
  %invariant.gep1 = getelementptr i8, ptr addrspace(1) %92, i64 %96
  %invariant.gep3 = getelementptr i8, ptr addrspace(1) %89, i64 %96
  %invariant.gep5 = getelementptr i8, ptr addrspace(1) %86, i64 %96
  %invariant.gep7 = getelementptr i8, ptr addrspace(1) %83, i64 %96
  %invariant.gep9 = getelementptr i8, ptr addrspace(1) %80, i64 %96
  %invariant.gep11 = getelementptr i8, ptr addrspace(1) %77, i64 %96
  %invariant.gep13 = getelementptr i8, ptr addrspace(1) %74, i64 %96
  %97 = shl nuw nsw i32 %11, 4
  %98 = and i32 %97, 2032
  %99 = shl nuw nsw i32 %11, 1
  %100 = and i32 %99, 112
  %101 = xor i32 %98, %100
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %101
  %103 = or disjoint i32 %101, 2048
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 4096
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 6144
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 8192
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 10240
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 12288
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 14336
  %111 = zext nneg i32 %61 to i64
  %invariant.gep15 = getelementptr i8, ptr addrspace(1) %70, i64 %111
  %invariant.gep17 = getelementptr i8, ptr addrspace(1) %66, i64 %111
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %101
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %103
  %114 = zext nneg i32 %44 to i64
  %invariant.gep19 = getelementptr i8, ptr addrspace(1) %60, i64 %114
  %invariant.gep21 = getelementptr i8, ptr addrspace(1) %57, i64 %114
  %invariant.gep23 = getelementptr i8, ptr addrspace(1) %53, i64 %114
  %invariant.gep25 = getelementptr i8, ptr addrspace(1) %49, i64 %114
  %invariant.gep27 = getelementptr i8, ptr addrspace(1) %43, i64 %114
  %115 = shl nuw nsw i32 %16, 7
  %116 = or i32 %115, %97
  %117 = and i32 %116, 496
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %117
  %119 = and i32 %11, 31
  %120 = shl nuw nsw i32 %119, 4
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %120
  %122 = shl nuw nsw i32 %119, 2
  %123 = and i32 %16, 3
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %122
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 %123
  %126 = and i32 %17, 3
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 %71
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 %126
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 4
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 8
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 12
  %132 = add i32 %13, 32
  %133 = add i32 %34, %132
  %134 = add i32 %13, 36
  %135 = add i32 %34, %134
  %136 = icmp eq i32 %16, 0
  %137 = icmp eq i32 %32, 0
  %138 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %139 = and i32 %138, 32767
  %140 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384) to i32), 4
  %141 = and i32 %140, 32767
  %142 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %139, i64 0
  %143 = bitcast <2 x i32> %142 to i64
  %144 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %141, i64 0
  %145 = bitcast <2 x i32> %144 to i64
  %146 = add nuw nsw i32 %139, 2
  %147 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %146, i64 0
  %148 = bitcast <2 x i32> %147 to i64
  %149 = add nuw nsw i32 %141, 2
  %150 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %149, i64 0
  %151 = bitcast <2 x i32> %150 to i64
  %152 = add nuw nsw i32 %139, 4
  %153 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %152, i64 0
  %154 = bitcast <2 x i32> %153 to i64
  %155 = add nuw nsw i32 %141, 4
  %156 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %155, i64 0
  %157 = bitcast <2 x i32> %156 to i64
  %158 = add nuw nsw i32 %139, 6
  %159 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %158, i64 0
  %160 = bitcast <2 x i32> %159 to i64
  %161 = add nuw nsw i32 %141, 6
  %162 = insertelement <2 x i32> <i32 poison, i32 1073758272>, i32 %161, i64 0
  %163 = bitcast <2 x i32> %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 4
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 8
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 12
  br label %167

167:
  %168 = phi i1 [ false, %.lr.ph ], [ true, %303 ]
  %169 = phi i32 [ 0, %.lr.ph ], [ %307, %303 ]
  %170 = sext i32 %169 to i64
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %170
  %gep2 = getelementptr i8, ptr addrspace(1) %invariant.gep1, i64 %170
  %gep4 = getelementptr i8, ptr addrspace(1) %invariant.gep3, i64 %170
  %gep6 = getelementptr i8, ptr addrspace(1) %invariant.gep5, i64 %170
  %gep8 = getelementptr i8, ptr addrspace(1) %invariant.gep7, i64 %170
  %gep10 = getelementptr i8, ptr addrspace(1) %invariant.gep9, i64 %170
  %gep12 = getelementptr i8, ptr addrspace(1) %invariant.gep11, i64 %170
  %gep14 = getelementptr i8, ptr addrspace(1) %invariant.gep13, i64 %170
  %171 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #9
  %172 = extractvalue { i32, i32, i32, i32 } %171, 0
  %173 = extractvalue { i32, i32, i32, i32 } %171, 1
  %174 = extractvalue { i32, i32, i32, i32 } %171, 2
  %175 = extractvalue { i32, i32, i32, i32 } %171, 3
  %176 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep2) #9
  %177 = extractvalue { i32, i32, i32, i32 } %176, 0
  %178 = extractvalue { i32, i32, i32, i32 } %176, 1
  %179 = extractvalue { i32, i32, i32, i32 } %176, 2
  %180 = extractvalue { i32, i32, i32, i32 } %176, 3
  %181 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep4) #9
  %182 = extractvalue { i32, i32, i32, i32 } %181, 0
  %183 = extractvalue { i32, i32, i32, i32 } %181, 1
  %184 = extractvalue { i32, i32, i32, i32 } %181, 2
  %185 = extractvalue { i32, i32, i32, i32 } %181, 3
  %186 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep6) #9
  %187 = extractvalue { i32, i32, i32, i32 } %186, 0
  %188 = extractvalue { i32, i32, i32, i32 } %186, 1
  %189 = extractvalue { i32, i32, i32, i32 } %186, 2
  %190 = extractvalue { i32, i32, i32, i32 } %186, 3
  %191 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep8) #9
  %192 = extractvalue { i32, i32, i32, i32 } %191, 0
  %193 = extractvalue { i32, i32, i32, i32 } %191, 1
  %194 = extractvalue { i32, i32, i32, i32 } %191, 2
  %195 = extractvalue { i32, i32, i32, i32 } %191, 3
  %196 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep10) #9
  %197 = extractvalue { i32, i32, i32, i32 } %196, 0
  %198 = extractvalue { i32, i32, i32, i32 } %196, 1
  %199 = extractvalue { i32, i32, i32, i32 } %196, 2
  %200 = extractvalue { i32, i32, i32, i32 } %196, 3
  %201 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep12) #9
  %202 = extractvalue { i32, i32, i32, i32 } %201, 0
  %203 = extractvalue { i32, i32, i32, i32 } %201, 1
  %204 = extractvalue { i32, i32, i32, i32 } %201, 2
  %205 = extractvalue { i32, i32, i32, i32 } %201, 3
  %206 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep14) #9
  %207 = extractvalue { i32, i32, i32, i32 } %206, 0
  %208 = extractvalue { i32, i32, i32, i32 } %206, 1
  %209 = extractvalue { i32, i32, i32, i32 } %206, 2
  %210 = extractvalue { i32, i32, i32, i32 } %206, 3
  %211 = insertelement <4 x i32> poison, i32 %172, i64 0
  %212 = insertelement <4 x i32> %211, i32 %173, i64 1
  %213 = insertelement <4 x i32> %212, i32 %174, i64 2
  %214 = insertelement <4 x i32> %213, i32 %175, i64 3
  store <4 x i32> %214, ptr addrspace(3) %102, align 16
  %215 = insertelement <4 x i32> poison, i32 %177, i64 0
  %216 = insertelement <4 x i32> %215, i32 %178, i64 1
  %217 = insertelement <4 x i32> %216, i32 %179, i64 2
  %218 = insertelement <4 x i32> %217, i32 %180, i64 3
  store <4 x i32> %218, ptr addrspace(3) %104, align 16
  %219 = insertelement <4 x i32> poison, i32 %182, i64 0
  %220 = insertelement <4 x i32> %219, i32 %183, i64 1
  %221 = insertelement <4 x i32> %220, i32 %184, i64 2
  %222 = insertelement <4 x i32> %221, i32 %185, i64 3
  store <4 x i32> %222, ptr addrspace(3) %105, align 16
  %223 = insertelement <4 x i32> poison, i32 %187, i64 0
  %224 = insertelement <4 x i32> %223, i32 %188, i64 1
  %225 = insertelement <4 x i32> %224, i32 %189, i64 2
  %226 = insertelement <4 x i32> %225, i32 %190, i64 3
  store <4 x i32> %226, ptr addrspace(3) %106, align 16
  %227 = insertelement <4 x i32> poison, i32 %192, i64 0
  %228 = insertelement <4 x i32> %227, i32 %193, i64 1
  %229 = insertelement <4 x i32> %228, i32 %194, i64 2
  %230 = insertelement <4 x i32> %229, i32 %195, i64 3
  store <4 x i32> %230, ptr addrspace(3) %107, align 16
  %231 = insertelement <4 x i32> poison, i32 %197, i64 0
  %232 = insertelement <4 x i32> %231, i32 %198, i64 1
  %233 = insertelement <4 x i32> %232, i32 %199, i64 2
  %234 = insertelement <4 x i32> %233, i32 %200, i64 3
  store <4 x i32> %234, ptr addrspace(3) %108, align 16
  %235 = insertelement <4 x i32> poison, i32 %202, i64 0
  %236 = insertelement <4 x i32> %235, i32 %203, i64 1
  %237 = insertelement <4 x i32> %236, i32 %204, i64 2
  %238 = insertelement <4 x i32> %237, i32 %205, i64 3
  store <4 x i32> %238, ptr addrspace(3) %109, align 16
  %239 = insertelement <4 x i32> poison, i32 %207, i64 0
  %240 = insertelement <4 x i32> %239, i32 %208, i64 1
  %241 = insertelement <4 x i32> %240, i32 %209, i64 2
  %242 = insertelement <4 x i32> %241, i32 %210, i64 3
  store <4 x i32> %242, ptr addrspace(3) %110, align 16
  %243 = ashr exact i32 %169, 1
  %244 = sext i32 %243 to i64
  %gep16 = getelementptr i8, ptr addrspace(1) %invariant.gep15, i64 %244
  %gep18 = getelementptr i8, ptr addrspace(1) %invariant.gep17, i64 %244
  %245 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep16) #9
  %246 = extractvalue { i32, i32 } %245, 0
  %247 = extractvalue { i32, i32 } %245, 1
  %248 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep18) #9
  %249 = extractvalue { i32, i32 } %248, 0
  %250 = extractvalue { i32, i32 } %248, 1
  %251 = insertelement <2 x i32> poison, i32 %246, i64 0
  %252 = insertelement <2 x i32> %251, i32 %247, i64 1
  store <2 x i32> %252, ptr addrspace(3) %112, align 16
  %253 = insertelement <2 x i32> poison, i32 %249, i64 0
  %254 = insertelement <2 x i32> %253, i32 %250, i64 1
  store <2 x i32> %254, ptr addrspace(3) %113, align 16
  %255 = ashr exact i32 %169, 5
  %256 = sext i32 %255 to i64
  %gep20 = getelementptr i8, ptr addrspace(1) %invariant.gep19, i64 %256
  %gep22 = getelementptr i8, ptr addrspace(1) %invariant.gep21, i64 %256
  %gep24 = getelementptr i8, ptr addrspace(1) %invariant.gep23, i64 %256
  %gep26 = getelementptr i8, ptr addrspace(1) %invariant.gep25, i64 %256
  %257 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep20) #9
  %258 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep22) #9
  %259 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep24) #9
  %260 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep26) #9
  %gep28 = getelementptr i8, ptr addrspace(1) %invariant.gep27, i64 %256
  %261 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep28) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %262 = insertelement <4 x i8> poison, i8 %257, i64 0
  %263 = insertelement <4 x i8> %262, i8 %258, i64 1
  %264 = insertelement <4 x i8> %263, i8 %259, i64 2
  %265 = insertelement <4 x i8> %264, i8 %260, i64 3
  %266 = bitcast <4 x i8> %265 to i32
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %118, i32 %266)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %267 = load <4 x i8>, ptr addrspace(3) %121, align 16
  %268 = load <4 x i8>, ptr addrspace(3) %164, align 4
  %269 = load <4 x i8>, ptr addrspace(3) %165, align 8
  %270 = load <4 x i8>, ptr addrspace(3) %166, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %271 = insertelement <1 x i8> poison, i8 %261, i64 0
  store <1 x i8> %271, ptr addrspace(3) %125, align 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %272 = load i8, ptr addrspace(3) %128, align 1
  %273 = load i8, ptr addrspace(3) %129, align 1
  %274 = load i8, ptr addrspace(3) %130, align 1
  %275 = load i8, ptr addrspace(3) %131, align 1
  %276 = shufflevector <4 x i8> %267, <4 x i8> %268, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %277 = shufflevector <4 x i8> %276, <4 x i8> %269, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %278 = shufflevector <4 x i8> %277, <4 x i8> %270, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %279 = bitcast <4 x i8> %278 to i32
  %280 = shufflevector <4 x i8> %267, <4 x i8> %268, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
  %281 = shufflevector <4 x i8> %280, <4 x i8> %269, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %282 = shufflevector <4 x i8> %281, <4 x i8> %270, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %283 = bitcast <4 x i8> %282 to i32
  %284 = shufflevector <4 x i8> %267, <4 x i8> %268, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %285 = shufflevector <4 x i8> %284, <4 x i8> %269, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %286 = shufflevector <4 x i8> %285, <4 x i8> %270, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %287 = bitcast <4 x i8> %286 to i32
  %288 = shufflevector <4 x i8> %267, <4 x i8> %268, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>
  %289 = shufflevector <4 x i8> %288, <4 x i8> %269, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %290 = shufflevector <4 x i8> %289, <4 x i8> %270, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %291 = bitcast <4 x i8> %290 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x4.b32 [$1 + 0], {$2, $3, $4, $5};", "b,r,r,r,r,r"(i1 true, i32 %133, i32 %279, i32 %283, i32 %287, i32 %291) #9
  %292 = insertelement <4 x i8> poison, i8 %272, i64 0
  %293 = insertelement <4 x i8> %292, i8 %273, i64 1
  %294 = insertelement <4 x i8> %293, i8 %274, i64 2
  %295 = insertelement <4 x i8> %294, i8 %275, i64 3
  %296 = bitcast <4 x i8> %295 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x1.b32 [$1 + 0], {$2};", "b,r,r"(i1 true, i32 %135, i32 %296) #9
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %297 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %298 = extractvalue { i32, i1 } %297, 1
  %299 = and i1 %136, %298
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %299, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480)) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %137, label %300, label %303

300:
  %301 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %302 = extractvalue { i32, i1 } %301, 1
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %143, i64 %145, i32 143135744, i32 %132, i32 %134, i1 %168, i1 %302) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %148, i64 %151, i32 680006672, i32 %132, i32 %134, i1 true, i1 %302) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %154, i64 %157, i32 1216877600, i32 %132, i32 %134, i1 true, i1 %302) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %160, i64 %163, i32 1753748528, i32 %132, i32 %134, i1 true, i1 %302) #9
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %302, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480) to i32)) #9
  br label %303

303:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480), i32 0) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %304 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %305 = extractvalue { i32, i1 } %304, 1
  %306 = and i1 %136, %305
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %306, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20480)) #9
  %307 = add i32 %169, 128
  %308 = icmp slt i32 %307, %7
  br i1 %308, label %167, label %._crit_edge

._crit_edge:
  %.pre-phi30 = phi i32 [ %.pre29, %.._crit_edge_crit_edge ], [ %99, %303 ]
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %97, %303 ]
  %309 = shl nuw nsw i32 %31, 2
  %310 = or disjoint i32 %309, %30
  %311 = inttoptr i32 %13 to ptr addrspace(6)
  %312 = mul i32 %6, %20
  %313 = mul i32 %6, %21
  %314 = mul i32 %6, %22
  %315 = mul i32 %6, %23
  %316 = mul i32 %6, %24
  %317 = mul i32 %6, %25
  %318 = mul i32 %6, %26
  %319 = mul i32 %6, %28
  %320 = sext i32 %312 to i64
  %321 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %320
  %322 = sext i32 %313 to i64
  %323 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %322
  %324 = sext i32 %314 to i64
  %325 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %324
  %326 = sext i32 %315 to i64
  %327 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %326
  %328 = sext i32 %316 to i64
  %329 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %328
  %330 = sext i32 %317 to i64
  %331 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %330
  %332 = sext i32 %318 to i64
  %333 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %332
  %334 = sext i32 %319 to i64
  %335 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %334
  %336 = zext nneg i32 %310 to i64
  %337 = getelementptr [4 x i8], ptr addrspace(1) %321, i64 %336
  %338 = getelementptr [4 x i8], ptr addrspace(1) %323, i64 %336
  %339 = getelementptr [4 x i8], ptr addrspace(1) %325, i64 %336
  %340 = getelementptr [4 x i8], ptr addrspace(1) %327, i64 %336
  %341 = getelementptr [4 x i8], ptr addrspace(1) %329, i64 %336
  %342 = getelementptr [4 x i8], ptr addrspace(1) %331, i64 %336
  %343 = getelementptr [4 x i8], ptr addrspace(1) %333, i64 %336
  %344 = getelementptr [4 x i8], ptr addrspace(1) %335, i64 %336
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %345 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %35) #9
  %346 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 0
  %347 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 1
  %348 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 2
  %349 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 3
  %350 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 4
  %351 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 5
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 6
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 7
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 8
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 9
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 10
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 11
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 12
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 13
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 14
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 15
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 16
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 17
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 18
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 19
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 20
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 21
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 22
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 23
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 24
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 25
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 26
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 27
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 28
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 29
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 30
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %345, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %378 = and i32 %.pre-phi, 1968
  %379 = and i32 %11, 4
  %380 = icmp eq i32 %379, 0
  %381 = select i1 %380, i32 0, i32 2112
  %382 = or disjoint i32 %381, %378
  %383 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %382
  %384 = insertelement <4 x i32> poison, i32 %346, i64 0
  %385 = insertelement <4 x i32> %384, i32 %350, i64 1
  %386 = insertelement <4 x i32> %385, i32 %354, i64 2
  %387 = insertelement <4 x i32> %386, i32 %358, i64 3
  store <4 x i32> %387, ptr addrspace(3) %383, align 16
  %388 = xor i32 %382, 64
  %389 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %388
  %390 = insertelement <4 x i32> poison, i32 %362, i64 0
  %391 = insertelement <4 x i32> %390, i32 %366, i64 1
  %392 = insertelement <4 x i32> %391, i32 %370, i64 2
  %393 = insertelement <4 x i32> %392, i32 %374, i64 3
  store <4 x i32> %393, ptr addrspace(3) %389, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %394 = shl nuw nsw i32 %11, 6
  %395 = and i32 %394, 2112
  %396 = shl nuw nsw i32 %11, 5
  %397 = and i32 %396, 768
  %398 = shl nuw nsw i32 %11, 3
  %399 = and i32 %398, 48
  %400 = and i32 %.pre-phi30, 192
  %401 = or disjoint i32 %395, %397
  %402 = or disjoint i32 %399, %400
  %403 = xor i32 %401, %402
  %404 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %403
  %405 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %404)
  %406 = extractvalue { i32, i32, i32, i32 } %405, 0
  %407 = extractvalue { i32, i32, i32, i32 } %405, 1
  %408 = extractvalue { i32, i32, i32, i32 } %405, 2
  %409 = extractvalue { i32, i32, i32, i32 } %405, 3
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %404, i32 1024
  %411 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %410)
  %412 = extractvalue { i32, i32, i32, i32 } %411, 0
  %413 = extractvalue { i32, i32, i32, i32 } %411, 1
  %414 = extractvalue { i32, i32, i32, i32 } %411, 2
  %415 = extractvalue { i32, i32, i32, i32 } %411, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %416 = insertelement <4 x i32> poison, i32 %347, i64 0
  %417 = insertelement <4 x i32> %416, i32 %351, i64 1
  %418 = insertelement <4 x i32> %417, i32 %355, i64 2
  %419 = insertelement <4 x i32> %418, i32 %359, i64 3
  store <4 x i32> %419, ptr addrspace(3) %383, align 16
  %420 = insertelement <4 x i32> poison, i32 %363, i64 0
  %421 = insertelement <4 x i32> %420, i32 %367, i64 1
  %422 = insertelement <4 x i32> %421, i32 %371, i64 2
  %423 = insertelement <4 x i32> %422, i32 %375, i64 3
  store <4 x i32> %423, ptr addrspace(3) %389, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %424 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %404)
  %425 = extractvalue { i32, i32, i32, i32 } %424, 0
  %426 = extractvalue { i32, i32, i32, i32 } %424, 1
  %427 = extractvalue { i32, i32, i32, i32 } %424, 2
  %428 = extractvalue { i32, i32, i32, i32 } %424, 3
  %429 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %410)
  %430 = extractvalue { i32, i32, i32, i32 } %429, 0
  %431 = extractvalue { i32, i32, i32, i32 } %429, 1
  %432 = extractvalue { i32, i32, i32, i32 } %429, 2
  %433 = extractvalue { i32, i32, i32, i32 } %429, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %434 = insertelement <4 x i32> poison, i32 %348, i64 0
  %435 = insertelement <4 x i32> %434, i32 %352, i64 1
  %436 = insertelement <4 x i32> %435, i32 %356, i64 2
  %437 = insertelement <4 x i32> %436, i32 %360, i64 3
  store <4 x i32> %437, ptr addrspace(3) %383, align 16
  %438 = insertelement <4 x i32> poison, i32 %364, i64 0
  %439 = insertelement <4 x i32> %438, i32 %368, i64 1
  %440 = insertelement <4 x i32> %439, i32 %372, i64 2
  %441 = insertelement <4 x i32> %440, i32 %376, i64 3
  store <4 x i32> %441, ptr addrspace(3) %389, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %442 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %404)
  %443 = extractvalue { i32, i32, i32, i32 } %442, 0
  %444 = extractvalue { i32, i32, i32, i32 } %442, 1
  %445 = extractvalue { i32, i32, i32, i32 } %442, 2
  %446 = extractvalue { i32, i32, i32, i32 } %442, 3
  %447 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %410)
  %448 = extractvalue { i32, i32, i32, i32 } %447, 0
  %449 = extractvalue { i32, i32, i32, i32 } %447, 1
  %450 = extractvalue { i32, i32, i32, i32 } %447, 2
  %451 = extractvalue { i32, i32, i32, i32 } %447, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %452 = insertelement <4 x i32> poison, i32 %349, i64 0
  %453 = insertelement <4 x i32> %452, i32 %353, i64 1
  %454 = insertelement <4 x i32> %453, i32 %357, i64 2
  %455 = insertelement <4 x i32> %454, i32 %361, i64 3
  store <4 x i32> %455, ptr addrspace(3) %383, align 16
  %456 = insertelement <4 x i32> poison, i32 %365, i64 0
  %457 = insertelement <4 x i32> %456, i32 %369, i64 1
  %458 = insertelement <4 x i32> %457, i32 %373, i64 2
  %459 = insertelement <4 x i32> %458, i32 %377, i64 3
  store <4 x i32> %459, ptr addrspace(3) %389, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %460 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %404)
  %461 = extractvalue { i32, i32, i32, i32 } %460, 0
  %462 = extractvalue { i32, i32, i32, i32 } %460, 1
  %463 = extractvalue { i32, i32, i32, i32 } %460, 2
  %464 = extractvalue { i32, i32, i32, i32 } %460, 3
  %465 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %410)
  %466 = extractvalue { i32, i32, i32, i32 } %465, 0
  %467 = extractvalue { i32, i32, i32, i32 } %465, 1
  %468 = extractvalue { i32, i32, i32, i32 } %465, 2
  %469 = extractvalue { i32, i32, i32, i32 } %465, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %406, i32 %425, i32 %443, i32 %461, ptr addrspace(1) %337) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %407, i32 %426, i32 %444, i32 %462, ptr addrspace(1) %338) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %408, i32 %427, i32 %445, i32 %463, ptr addrspace(1) %339) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %409, i32 %428, i32 %446, i32 %464, ptr addrspace(1) %340) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %412, i32 %430, i32 %448, i32 %466, ptr addrspace(1) %341) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %413, i32 %431, i32 %449, i32 %467, ptr addrspace(1) %342) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %414, i32 %432, i32 %450, i32 %468, ptr addrspace(1) %343) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %415, i32 %433, i32 %451, i32 %469, ptr addrspace(1) %344) #9
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 64;", "b,r"(i1 %12, ptr addrspace(6) %311) #9
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
