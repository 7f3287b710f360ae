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
  %.pre39 = and i32 %11, 4
  %.pre41 = shl nuw nsw i32 %11, 6
  %.pre43 = shl nuw nsw i32 %11, 5
  %.pre45 = shl nuw nsw i32 %11, 3
  %.pre47 = and i32 %.pre45, 48
  br label %._crit_edge

.lr.ph:
  %37 = lshr i32 %7, 4
  %38 = or disjoint i32 %19, %30
  %39 = mul i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr i8, ptr addrspace(1) %3, i64 %40
  %42 = or disjoint i32 %18, %30
  %43 = mul i32 %37, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr addrspace(1) %3, i64 %44
  %46 = mul i32 %37, %28
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = mul i32 %37, %26
  %50 = sext i32 %49 to i64
  %51 = getelementptr i8, ptr addrspace(1) %1, i64 %50
  %52 = mul i32 %37, %25
  %53 = sext i32 %52 to i64
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = mul i32 %37, %24
  %56 = sext i32 %55 to i64
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 %56
  %58 = mul i32 %37, %23
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(1) %1, i64 %59
  %61 = mul i32 %37, %22
  %62 = sext i32 %61 to i64
  %63 = getelementptr i8, ptr addrspace(1) %1, i64 %62
  %64 = mul i32 %37, %21
  %65 = sext i32 %64 to i64
  %66 = getelementptr i8, ptr addrspace(1) %1, i64 %65
  %67 = mul i32 %37, %20
  %68 = sext i32 %67 to i64
  %69 = getelementptr i8, ptr addrspace(1) %1, i64 %68
  %70 = lshr i32 %7, 1
  %71 = mul i32 %70, %38
  %72 = sext i32 %71 to i64
  %73 = getelementptr i8, ptr addrspace(1) %2, i64 %72
  %74 = mul i32 %70, %42
  %75 = sext i32 %74 to i64
  %76 = getelementptr i8, ptr addrspace(1) %2, i64 %75
  %77 = shl nuw nsw i32 %31, 3
  %78 = mul i32 %70, %28
  %79 = sext i32 %78 to i64
  %80 = getelementptr i8, ptr addrspace(1) %0, i64 %79
  %81 = mul i32 %70, %26
  %82 = sext i32 %81 to i64
  %83 = getelementptr i8, ptr addrspace(1) %0, i64 %82
  %84 = mul i32 %70, %25
  %85 = sext i32 %84 to i64
  %86 = getelementptr i8, ptr addrspace(1) %0, i64 %85
  %87 = mul i32 %70, %24
  %88 = sext i32 %87 to i64
  %89 = getelementptr i8, ptr addrspace(1) %0, i64 %88
  %90 = mul i32 %70, %23
  %91 = sext i32 %90 to i64
  %92 = getelementptr i8, ptr addrspace(1) %0, i64 %91
  %93 = mul i32 %70, %22
  %94 = sext i32 %93 to i64
  %95 = getelementptr i8, ptr addrspace(1) %0, i64 %94
  %96 = mul i32 %70, %21
  %97 = sext i32 %96 to i64
  %98 = getelementptr i8, ptr addrspace(1) %0, i64 %97
  %99 = mul i32 %70, %20
  %100 = sext i32 %99 to i64
  %101 = getelementptr i8, ptr addrspace(1) %0, i64 %100
  %102 = and i32 %11, 31
  %103 = zext nneg i32 %77 to i64
  %invariant.gep = getelementptr i8, ptr addrspace(1) %101, i64 %103
  %invariant.gep1 = getelementptr i8, ptr addrspace(1) %98, i64 %103
  %invariant.gep3 = getelementptr i8, ptr addrspace(1) %95, i64 %103
  %invariant.gep5 = getelementptr i8, ptr addrspace(1) %92, i64 %103
  %invariant.gep7 = getelementptr i8, ptr addrspace(1) %89, i64 %103
  %invariant.gep9 = getelementptr i8, ptr addrspace(1) %86, i64 %103
  %invariant.gep11 = getelementptr i8, ptr addrspace(1) %83, i64 %103
  %invariant.gep13 = getelementptr i8, ptr addrspace(1) %80, i64 %103
  %104 = shl nuw nsw i32 %11, 3
  %105 = and i32 %104, 1016
  %106 = and i32 %11, 48
  %107 = xor i32 %105, %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %107
  %109 = or disjoint i32 %107, 1024
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 2048
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 3072
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 4096
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 5120
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 6144
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 7168
  %invariant.gep15 = getelementptr i8, ptr addrspace(1) %76, i64 %103
  %invariant.gep17 = getelementptr i8, ptr addrspace(1) %73, i64 %103
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %107
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %109
  %119 = zext nneg i32 %31 to i64
  %invariant.gep19 = getelementptr i8, ptr addrspace(1) %69, i64 %119
  %invariant.gep21 = getelementptr i8, ptr addrspace(1) %66, i64 %119
  %invariant.gep23 = getelementptr i8, ptr addrspace(1) %63, i64 %119
  %invariant.gep25 = getelementptr i8, ptr addrspace(1) %60, i64 %119
  %invariant.gep27 = getelementptr i8, ptr addrspace(1) %57, i64 %119
  %invariant.gep29 = getelementptr i8, ptr addrspace(1) %54, i64 %119
  %invariant.gep31 = getelementptr i8, ptr addrspace(1) %51, i64 %119
  %invariant.gep33 = getelementptr i8, ptr addrspace(1) %48, i64 %119
  %invariant.gep35 = getelementptr i8, ptr addrspace(1) %45, i64 %119
  %invariant.gep37 = getelementptr i8, ptr addrspace(1) %41, i64 %119
  %120 = shl nuw nsw i32 %16, 4
  %121 = or i32 %120, %102
  %122 = shl nuw nsw i32 %121, 5
  %123 = and i32 %122, 768
  %124 = and i32 %104, 48
  %125 = shl nuw nsw i32 %121, 2
  %126 = and i32 %125, 192
  %127 = shl nuw nsw i32 %11, 6
  %128 = and i32 %127, 64
  %129 = xor i32 %126, %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %123
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 %124
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %131, i32 %129
  %133 = shl nuw nsw i32 %11, 4
  %134 = and i32 %133, 432
  %135 = and i32 %11, 4
  %136 = icmp eq i32 %135, 0
  %137 = select i1 %136, i32 0, i32 576
  %138 = or disjoint i32 %137, %134
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %138
  %140 = xor i32 %138, 64
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %140
  %142 = shl nuw nsw i32 %11, 2
  %143 = and i32 %142, 124
  %144 = and i32 %16, 3
  %145 = or disjoint i32 %144, %143
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %145
  %147 = xor i32 %145, 132
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %147
  %149 = shl nuw nsw i32 %11, 5
  %150 = and i32 %149, 96
  %151 = lshr i32 %11, 2
  %152 = and i32 %151, 3
  %153 = and i32 %11, 16
  %154 = icmp eq i32 %153, 0
  %155 = select i1 %154, i32 0, i32 132
  %156 = or disjoint i32 %152, %150
  %157 = or disjoint i32 %156, %155
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %157
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i32 8
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i32 16
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i32 24
  %162 = xor i32 %157, 4
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %162
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 8
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 16
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 24
  %167 = add i32 %13, 32
  %168 = add i32 %34, %167
  %169 = add i32 %13, 40
  %170 = add i32 %34, %169
  %171 = icmp eq i32 %16, 0
  %172 = icmp eq i32 %32, 0
  %173 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %174 = and i32 %173, 32767
  %175 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192) to i32), 4
  %176 = and i32 %175, 32767
  %177 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %174, i64 0
  %178 = bitcast <2 x i32> %177 to i64
  %179 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %176, i64 0
  %180 = bitcast <2 x i32> %179 to i64
  %181 = add nuw nsw i32 %174, 2
  %182 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %181, i64 0
  %183 = bitcast <2 x i32> %182 to i64
  %184 = add nuw nsw i32 %176, 2
  %185 = insertelement <2 x i32> <i32 poison, i32 -2147467232>, i32 %184, i64 0
  %186 = bitcast <2 x i32> %185 to i64
  %187 = add i32 %13, 36
  %188 = add i32 %13, 42
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 4
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 8
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 12
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 4
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 8
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 12
  br label %195

195:
  %196 = phi i1 [ false, %.lr.ph ], [ true, %338 ]
  %197 = phi i32 [ 0, %.lr.ph ], [ %342, %338 ]
  %198 = ashr exact i32 %197, 1
  %199 = sext i32 %198 to i64
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %199
  %gep2 = getelementptr i8, ptr addrspace(1) %invariant.gep1, i64 %199
  %gep4 = getelementptr i8, ptr addrspace(1) %invariant.gep3, i64 %199
  %gep6 = getelementptr i8, ptr addrspace(1) %invariant.gep5, i64 %199
  %gep8 = getelementptr i8, ptr addrspace(1) %invariant.gep7, i64 %199
  %gep10 = getelementptr i8, ptr addrspace(1) %invariant.gep9, i64 %199
  %gep12 = getelementptr i8, ptr addrspace(1) %invariant.gep11, i64 %199
  %gep14 = getelementptr i8, ptr addrspace(1) %invariant.gep13, i64 %199
  %200 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep) #9
  %201 = extractvalue { i32, i32 } %200, 0
  %202 = extractvalue { i32, i32 } %200, 1
  %203 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep2) #9
  %204 = extractvalue { i32, i32 } %203, 0
  %205 = extractvalue { i32, i32 } %203, 1
  %206 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep4) #9
  %207 = extractvalue { i32, i32 } %206, 0
  %208 = extractvalue { i32, i32 } %206, 1
  %209 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep6) #9
  %210 = extractvalue { i32, i32 } %209, 0
  %211 = extractvalue { i32, i32 } %209, 1
  %212 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep8) #9
  %213 = extractvalue { i32, i32 } %212, 0
  %214 = extractvalue { i32, i32 } %212, 1
  %215 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep10) #9
  %216 = extractvalue { i32, i32 } %215, 0
  %217 = extractvalue { i32, i32 } %215, 1
  %218 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep12) #9
  %219 = extractvalue { i32, i32 } %218, 0
  %220 = extractvalue { i32, i32 } %218, 1
  %221 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep14) #9
  %222 = extractvalue { i32, i32 } %221, 0
  %223 = extractvalue { i32, i32 } %221, 1
  %224 = insertelement <2 x i32> poison, i32 %201, i64 0
  %225 = insertelement <2 x i32> %224, i32 %202, i64 1
  store <2 x i32> %225, ptr addrspace(3) %108, align 8
  %226 = insertelement <2 x i32> poison, i32 %204, i64 0
  %227 = insertelement <2 x i32> %226, i32 %205, i64 1
  store <2 x i32> %227, ptr addrspace(3) %110, align 8
  %228 = insertelement <2 x i32> poison, i32 %207, i64 0
  %229 = insertelement <2 x i32> %228, i32 %208, i64 1
  store <2 x i32> %229, ptr addrspace(3) %111, align 8
  %230 = insertelement <2 x i32> poison, i32 %210, i64 0
  %231 = insertelement <2 x i32> %230, i32 %211, i64 1
  store <2 x i32> %231, ptr addrspace(3) %112, align 8
  %232 = insertelement <2 x i32> poison, i32 %213, i64 0
  %233 = insertelement <2 x i32> %232, i32 %214, i64 1
  store <2 x i32> %233, ptr addrspace(3) %113, align 8
  %234 = insertelement <2 x i32> poison, i32 %216, i64 0
  %235 = insertelement <2 x i32> %234, i32 %217, i64 1
  store <2 x i32> %235, ptr addrspace(3) %114, align 8
  %236 = insertelement <2 x i32> poison, i32 %219, i64 0
  %237 = insertelement <2 x i32> %236, i32 %220, i64 1
  store <2 x i32> %237, ptr addrspace(3) %115, align 8
  %238 = insertelement <2 x i32> poison, i32 %222, i64 0
  %239 = insertelement <2 x i32> %238, i32 %223, i64 1
  store <2 x i32> %239, ptr addrspace(3) %116, align 8
  %gep16 = getelementptr i8, ptr addrspace(1) %invariant.gep15, i64 %199
  %gep18 = getelementptr i8, ptr addrspace(1) %invariant.gep17, i64 %199
  %240 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep16) #9
  %241 = extractvalue { i32, i32 } %240, 0
  %242 = extractvalue { i32, i32 } %240, 1
  %243 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %gep18) #9
  %244 = extractvalue { i32, i32 } %243, 0
  %245 = extractvalue { i32, i32 } %243, 1
  %246 = insertelement <2 x i32> poison, i32 %241, i64 0
  %247 = insertelement <2 x i32> %246, i32 %242, i64 1
  store <2 x i32> %247, ptr addrspace(3) %117, align 8
  %248 = insertelement <2 x i32> poison, i32 %244, i64 0
  %249 = insertelement <2 x i32> %248, i32 %245, i64 1
  store <2 x i32> %249, ptr addrspace(3) %118, align 8
  %250 = ashr exact i32 %197, 4
  %251 = sext i32 %250 to i64
  %gep20 = getelementptr i8, ptr addrspace(1) %invariant.gep19, i64 %251
  %gep22 = getelementptr i8, ptr addrspace(1) %invariant.gep21, i64 %251
  %gep24 = getelementptr i8, ptr addrspace(1) %invariant.gep23, i64 %251
  %gep26 = getelementptr i8, ptr addrspace(1) %invariant.gep25, i64 %251
  %gep28 = getelementptr i8, ptr addrspace(1) %invariant.gep27, i64 %251
  %gep30 = getelementptr i8, ptr addrspace(1) %invariant.gep29, i64 %251
  %gep32 = getelementptr i8, ptr addrspace(1) %invariant.gep31, i64 %251
  %gep34 = getelementptr i8, ptr addrspace(1) %invariant.gep33, i64 %251
  %252 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep20) #9
  %253 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep22) #9
  %254 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep24) #9
  %255 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep26) #9
  %256 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep28) #9
  %257 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep30) #9
  %258 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep32) #9
  %259 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep34) #9
  %gep36 = getelementptr i8, ptr addrspace(1) %invariant.gep35, i64 %251
  %gep38 = getelementptr i8, ptr addrspace(1) %invariant.gep37, i64 %251
  %260 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep36) #9
  %261 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %gep38) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %262 = insertelement <4 x i8> poison, i8 %252, i64 0
  %263 = insertelement <4 x i8> %262, i8 %254, i64 1
  %264 = insertelement <4 x i8> %263, i8 %256, i64 2
  %265 = insertelement <4 x i8> %264, i8 %258, i64 3
  %266 = bitcast <4 x i8> %265 to i32
  %267 = insertelement <4 x i8> poison, i8 %253, i64 0
  %268 = insertelement <4 x i8> %267, i8 %255, i64 1
  %269 = insertelement <4 x i8> %268, i8 %257, i64 2
  %270 = insertelement <4 x i8> %269, i8 %259, i64 3
  %271 = bitcast <4 x i8> %270 to i32
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %132, i32 %266, i32 %271)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %272 = load <4 x i8>, ptr addrspace(3) %139, align 16
  %273 = load <4 x i8>, ptr addrspace(3) %189, align 4
  %274 = load <4 x i8>, ptr addrspace(3) %190, align 8
  %275 = load <4 x i8>, ptr addrspace(3) %191, align 4
  %276 = load <4 x i8>, ptr addrspace(3) %141, align 16
  %277 = load <4 x i8>, ptr addrspace(3) %192, align 4
  %278 = load <4 x i8>, ptr addrspace(3) %193, align 8
  %279 = load <4 x i8>, ptr addrspace(3) %194, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.tcgen05.wait.st()
  %280 = insertelement <1 x i8> poison, i8 %260, i64 0
  store <1 x i8> %280, ptr addrspace(3) %146, align 1
  %281 = insertelement <1 x i8> poison, i8 %261, i64 0
  store <1 x i8> %281, ptr addrspace(3) %148, align 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %282 = load i8, ptr addrspace(3) %158, align 1
  %283 = load i8, ptr addrspace(3) %159, align 1
  %284 = load i8, ptr addrspace(3) %160, align 1
  %285 = load i8, ptr addrspace(3) %161, align 1
  %286 = load i8, ptr addrspace(3) %163, align 1
  %287 = load i8, ptr addrspace(3) %164, align 1
  %288 = load i8, ptr addrspace(3) %165, align 1
  %289 = load i8, ptr addrspace(3) %166, align 1
  %290 = shufflevector <4 x i8> %272, <4 x i8> %273, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %291 = shufflevector <4 x i8> %290, <4 x i8> %274, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %292 = shufflevector <4 x i8> %291, <4 x i8> %275, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %293 = bitcast <4 x i8> %292 to i32
  %294 = shufflevector <4 x i8> %272, <4 x i8> %273, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
  %295 = shufflevector <4 x i8> %294, <4 x i8> %274, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %296 = shufflevector <4 x i8> %295, <4 x i8> %275, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %297 = bitcast <4 x i8> %296 to i32
  %298 = shufflevector <4 x i8> %272, <4 x i8> %273, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %299 = shufflevector <4 x i8> %298, <4 x i8> %274, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %300 = shufflevector <4 x i8> %299, <4 x i8> %275, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %301 = bitcast <4 x i8> %300 to i32
  %302 = shufflevector <4 x i8> %272, <4 x i8> %273, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>
  %303 = shufflevector <4 x i8> %302, <4 x i8> %274, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %304 = shufflevector <4 x i8> %303, <4 x i8> %275, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %305 = bitcast <4 x i8> %304 to i32
  %306 = shufflevector <4 x i8> %276, <4 x i8> %277, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %307 = shufflevector <4 x i8> %306, <4 x i8> %278, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %308 = shufflevector <4 x i8> %307, <4 x i8> %279, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %309 = bitcast <4 x i8> %308 to i32
  %310 = shufflevector <4 x i8> %276, <4 x i8> %277, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
  %311 = shufflevector <4 x i8> %310, <4 x i8> %278, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %312 = shufflevector <4 x i8> %311, <4 x i8> %279, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %313 = bitcast <4 x i8> %312 to i32
  %314 = shufflevector <4 x i8> %276, <4 x i8> %277, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %315 = shufflevector <4 x i8> %314, <4 x i8> %278, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %316 = shufflevector <4 x i8> %315, <4 x i8> %279, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %317 = bitcast <4 x i8> %316 to i32
  %318 = shufflevector <4 x i8> %276, <4 x i8> %277, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>
  %319 = shufflevector <4 x i8> %318, <4 x i8> %278, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %320 = shufflevector <4 x i8> %319, <4 x i8> %279, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %321 = bitcast <4 x i8> %320 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x8.b32 [$1 + 0], {$2, $3, $4, $5, $6, $7, $8, $9};", "b,r,r,r,r,r,r,r,r,r"(i1 true, i32 %168, i32 %293, i32 %297, i32 %301, i32 %305, i32 %309, i32 %313, i32 %317, i32 %321) #9
  %322 = insertelement <4 x i8> poison, i8 %282, i64 0
  %323 = insertelement <4 x i8> %322, i8 %286, i64 1
  %324 = insertelement <4 x i8> %323, i8 %283, i64 2
  %325 = insertelement <4 x i8> %324, i8 %287, i64 3
  %326 = bitcast <4 x i8> %325 to i32
  %327 = insertelement <4 x i8> poison, i8 %284, i64 0
  %328 = insertelement <4 x i8> %327, i8 %288, i64 1
  %329 = insertelement <4 x i8> %328, i8 %285, i64 2
  %330 = insertelement <4 x i8> %329, i8 %289, i64 3
  %331 = bitcast <4 x i8> %330 to i32
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x1.b32 [$1 + 0], {$2};", "b,r,r"(i1 true, i32 %170, i32 %326) #9
  tail call void asm sideeffect "@$0 tcgen05.st.sync.aligned.32x32b.x1.b32 [$1 + 2], {$2};", "b,r,r"(i1 true, i32 %170, i32 %331) #9
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %332 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %333 = extractvalue { i32, i1 } %332, 1
  %334 = and i1 %171, %333
  tail call void asm sideeffect "@$0 mbarrier.init.shared::cta.b64 [$1], 1;", "b,r"(i1 %334, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %172, label %335, label %338

335:
  %336 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %337 = extractvalue { i32, i1 } %336, 1
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %178, i64 %180, i32 134743168, i32 %167, i32 %169, i1 %196, i1 %337) #9
  tail call void asm sideeffect "@$7 tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16 [ $0 + 0 ], $1, $2, $3, [ $4 + 0 ], [ $5 + 0 ], $6;", "r,l,l,r,r,r,b,b"(i32 %13, i64 %183, i64 %186, i32 134743168, i32 %187, i32 %188, i1 true, i1 %337) #9
  tail call void asm sideeffect "@$0 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$1];", "b,r"(i1 %337, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240) to i32)) #9
  br label %338

338:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void asm sideeffect "\0A{\0A\09.reg .pred complete;\0A\09waitLoop:\0A\09mbarrier.try_wait.parity.shared::cta.b64 complete, [$0], $1;\0A\09@!complete bra.uni waitLoop;\0A}\0A", "r,r"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 0) #9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %339 = tail call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %340 = extractvalue { i32, i1 } %339, 1
  %341 = and i1 %171, %340
  tail call void asm sideeffect "@$0 mbarrier.inval.shared::cta.b64 [$1];", "b,r"(i1 %341, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240)) #9
  %342 = add i32 %197, 128
  %343 = icmp slt i32 %342, %7
  br i1 %343, label %195, label %._crit_edge

._crit_edge:
  %.pre-phi48 = phi i32 [ %.pre47, %.._crit_edge_crit_edge ], [ %124, %338 ]
  %.pre-phi44 = phi i32 [ %.pre43, %.._crit_edge_crit_edge ], [ %149, %338 ]
  %.pre-phi42 = phi i32 [ %.pre41, %.._crit_edge_crit_edge ], [ %127, %338 ]
  %.pre-phi40 = phi i32 [ %.pre39, %.._crit_edge_crit_edge ], [ %135, %338 ]
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %133, %338 ]
  %344 = shl nuw nsw i32 %31, 2
  %345 = or disjoint i32 %344, %30
  %346 = inttoptr i32 %13 to ptr addrspace(6)
  %347 = mul i32 %6, %20
  %348 = mul i32 %6, %21
  %349 = mul i32 %6, %22
  %350 = mul i32 %6, %23
  %351 = mul i32 %6, %24
  %352 = mul i32 %6, %25
  %353 = mul i32 %6, %26
  %354 = mul i32 %6, %28
  %355 = sext i32 %347 to i64
  %356 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %355
  %357 = sext i32 %348 to i64
  %358 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %357
  %359 = sext i32 %349 to i64
  %360 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %359
  %361 = sext i32 %350 to i64
  %362 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %361
  %363 = sext i32 %351 to i64
  %364 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %363
  %365 = sext i32 %352 to i64
  %366 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %365
  %367 = sext i32 %353 to i64
  %368 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %367
  %369 = sext i32 %354 to i64
  %370 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %369
  %371 = zext nneg i32 %345 to i64
  %372 = getelementptr [4 x i8], ptr addrspace(1) %356, i64 %371
  %373 = getelementptr [4 x i8], ptr addrspace(1) %358, i64 %371
  %374 = getelementptr [4 x i8], ptr addrspace(1) %360, i64 %371
  %375 = getelementptr [4 x i8], ptr addrspace(1) %362, i64 %371
  %376 = getelementptr [4 x i8], ptr addrspace(1) %364, i64 %371
  %377 = getelementptr [4 x i8], ptr addrspace(1) %366, i64 %371
  %378 = getelementptr [4 x i8], ptr addrspace(1) %368, i64 %371
  %379 = getelementptr [4 x i8], ptr addrspace(1) %370, i64 %371
  tail call void @llvm.nvvm.tcgen05.wait.st()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %380 = tail call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32 + 0];", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r"(i32 %35) #9
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 0
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 1
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 2
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 3
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 4
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 5
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 6
  %388 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 7
  %389 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 8
  %390 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 9
  %391 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 10
  %392 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 11
  %393 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 12
  %394 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 13
  %395 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 14
  %396 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 15
  %397 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 16
  %398 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 17
  %399 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 18
  %400 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 19
  %401 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 20
  %402 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 21
  %403 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 22
  %404 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 23
  %405 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 24
  %406 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 25
  %407 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 26
  %408 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 27
  %409 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 28
  %410 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 29
  %411 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 30
  %412 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %380, 31
  tail call void @llvm.nvvm.tcgen05.wait.ld()
  %413 = and i32 %.pre-phi, 1968
  %414 = icmp eq i32 %.pre-phi40, 0
  %415 = select i1 %414, i32 0, i32 2112
  %416 = or disjoint i32 %415, %413
  %417 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %416
  %418 = insertelement <4 x i32> poison, i32 %381, i64 0
  %419 = insertelement <4 x i32> %418, i32 %385, i64 1
  %420 = insertelement <4 x i32> %419, i32 %389, i64 2
  %421 = insertelement <4 x i32> %420, i32 %393, i64 3
  store <4 x i32> %421, ptr addrspace(3) %417, align 16
  %422 = xor i32 %416, 64
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %422
  %424 = insertelement <4 x i32> poison, i32 %397, i64 0
  %425 = insertelement <4 x i32> %424, i32 %401, i64 1
  %426 = insertelement <4 x i32> %425, i32 %405, i64 2
  %427 = insertelement <4 x i32> %426, i32 %409, i64 3
  store <4 x i32> %427, ptr addrspace(3) %423, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %428 = and i32 %.pre-phi42, 2112
  %429 = and i32 %.pre-phi44, 768
  %430 = shl nuw nsw i32 %11, 1
  %431 = and i32 %430, 192
  %432 = or disjoint i32 %428, %429
  %433 = or disjoint i32 %.pre-phi48, %431
  %434 = xor i32 %432, %433
  %435 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %434
  %436 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %435)
  %437 = extractvalue { i32, i32, i32, i32 } %436, 0
  %438 = extractvalue { i32, i32, i32, i32 } %436, 1
  %439 = extractvalue { i32, i32, i32, i32 } %436, 2
  %440 = extractvalue { i32, i32, i32, i32 } %436, 3
  %441 = getelementptr inbounds nuw i8, ptr addrspace(3) %435, i32 1024
  %442 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %441)
  %443 = extractvalue { i32, i32, i32, i32 } %442, 0
  %444 = extractvalue { i32, i32, i32, i32 } %442, 1
  %445 = extractvalue { i32, i32, i32, i32 } %442, 2
  %446 = extractvalue { i32, i32, i32, i32 } %442, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %447 = insertelement <4 x i32> poison, i32 %382, i64 0
  %448 = insertelement <4 x i32> %447, i32 %386, i64 1
  %449 = insertelement <4 x i32> %448, i32 %390, i64 2
  %450 = insertelement <4 x i32> %449, i32 %394, i64 3
  store <4 x i32> %450, ptr addrspace(3) %417, align 16
  %451 = insertelement <4 x i32> poison, i32 %398, i64 0
  %452 = insertelement <4 x i32> %451, i32 %402, i64 1
  %453 = insertelement <4 x i32> %452, i32 %406, i64 2
  %454 = insertelement <4 x i32> %453, i32 %410, i64 3
  store <4 x i32> %454, ptr addrspace(3) %423, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %455 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %435)
  %456 = extractvalue { i32, i32, i32, i32 } %455, 0
  %457 = extractvalue { i32, i32, i32, i32 } %455, 1
  %458 = extractvalue { i32, i32, i32, i32 } %455, 2
  %459 = extractvalue { i32, i32, i32, i32 } %455, 3
  %460 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %441)
  %461 = extractvalue { i32, i32, i32, i32 } %460, 0
  %462 = extractvalue { i32, i32, i32, i32 } %460, 1
  %463 = extractvalue { i32, i32, i32, i32 } %460, 2
  %464 = extractvalue { i32, i32, i32, i32 } %460, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %465 = insertelement <4 x i32> poison, i32 %383, i64 0
  %466 = insertelement <4 x i32> %465, i32 %387, i64 1
  %467 = insertelement <4 x i32> %466, i32 %391, i64 2
  %468 = insertelement <4 x i32> %467, i32 %395, i64 3
  store <4 x i32> %468, ptr addrspace(3) %417, align 16
  %469 = insertelement <4 x i32> poison, i32 %399, i64 0
  %470 = insertelement <4 x i32> %469, i32 %403, i64 1
  %471 = insertelement <4 x i32> %470, i32 %407, i64 2
  %472 = insertelement <4 x i32> %471, i32 %411, i64 3
  store <4 x i32> %472, ptr addrspace(3) %423, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %473 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %435)
  %474 = extractvalue { i32, i32, i32, i32 } %473, 0
  %475 = extractvalue { i32, i32, i32, i32 } %473, 1
  %476 = extractvalue { i32, i32, i32, i32 } %473, 2
  %477 = extractvalue { i32, i32, i32, i32 } %473, 3
  %478 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %441)
  %479 = extractvalue { i32, i32, i32, i32 } %478, 0
  %480 = extractvalue { i32, i32, i32, i32 } %478, 1
  %481 = extractvalue { i32, i32, i32, i32 } %478, 2
  %482 = extractvalue { i32, i32, i32, i32 } %478, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %483 = insertelement <4 x i32> poison, i32 %384, i64 0
  %484 = insertelement <4 x i32> %483, i32 %388, i64 1
  %485 = insertelement <4 x i32> %484, i32 %392, i64 2
  %486 = insertelement <4 x i32> %485, i32 %396, i64 3
  store <4 x i32> %486, ptr addrspace(3) %417, align 16
  %487 = insertelement <4 x i32> poison, i32 %400, i64 0
  %488 = insertelement <4 x i32> %487, i32 %404, i64 1
  %489 = insertelement <4 x i32> %488, i32 %408, i64 2
  %490 = insertelement <4 x i32> %489, i32 %412, i64 3
  store <4 x i32> %490, ptr addrspace(3) %423, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %491 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %435)
  %492 = extractvalue { i32, i32, i32, i32 } %491, 0
  %493 = extractvalue { i32, i32, i32, i32 } %491, 1
  %494 = extractvalue { i32, i32, i32, i32 } %491, 2
  %495 = extractvalue { i32, i32, i32, i32 } %491, 3
  %496 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %441)
  %497 = extractvalue { i32, i32, i32, i32 } %496, 0
  %498 = extractvalue { i32, i32, i32, i32 } %496, 1
  %499 = extractvalue { i32, i32, i32, i32 } %496, 2
  %500 = extractvalue { i32, i32, i32, i32 } %496, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %437, i32 %456, i32 %474, i32 %492, ptr addrspace(1) %372) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %438, i32 %457, i32 %475, i32 %493, ptr addrspace(1) %373) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %439, i32 %458, i32 %476, i32 %494, ptr addrspace(1) %374) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %440, i32 %459, i32 %477, i32 %495, ptr addrspace(1) %375) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %443, i32 %461, i32 %479, i32 %497, ptr addrspace(1) %376) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %444, i32 %462, i32 %480, i32 %498, ptr addrspace(1) %377) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %445, i32 %463, i32 %481, i32 %499, ptr addrspace(1) %378) #9
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %446, i32 %464, i32 %482, i32 %500, ptr addrspace(1) %379) #9
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  tail call void asm sideeffect "@$0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 $1, 64;", "b,r"(i1 %12, ptr addrspace(6) %346) #9
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

declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32) #6

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
