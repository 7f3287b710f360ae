target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) nofree readnone captures(none) %5, ptr addrspace(1) nofree readnone captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = lshr i32 %8, 2
  %10 = and i32 %9, 15
  %11 = or disjoint i32 %10, 16
  %12 = and i32 %8, 62
  %13 = shl nuw nsw i32 %10, 6
  %14 = shl nuw nsw i32 %11, 6
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr i8, ptr addrspace(1) %0, i64 %15
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  %19 = and i32 %8, 3
  %20 = shl nuw nsw i32 %19, 4
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(1) %16, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %18, i64 %21
  %24 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %22) #5
  %25 = extractvalue { i32, i32, i32, i32 } %24, 0
  %26 = extractvalue { i32, i32, i32, i32 } %24, 1
  %27 = extractvalue { i32, i32, i32, i32 } %24, 2
  %28 = extractvalue { i32, i32, i32, i32 } %24, 3
  %29 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %23) #5
  %30 = extractvalue { i32, i32, i32, i32 } %29, 0
  %31 = extractvalue { i32, i32, i32, i32 } %29, 1
  %32 = extractvalue { i32, i32, i32, i32 } %29, 2
  %33 = extractvalue { i32, i32, i32, i32 } %29, 3
  %34 = shl nuw nsw i32 %8, 4
  %35 = and i32 %34, 1008
  %36 = shl nuw nsw i32 %8, 1
  %37 = and i32 %36, 48
  %38 = xor i32 %35, %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38
  %40 = insertelement <4 x i32> poison, i32 %25, i64 0
  %41 = insertelement <4 x i32> %40, i32 %26, i64 1
  %42 = insertelement <4 x i32> %41, i32 %27, i64 2
  %43 = insertelement <4 x i32> %42, i32 %28, i64 3
  store <4 x i32> %43, ptr addrspace(3) %39, align 16
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 1024
  %45 = insertelement <4 x i32> poison, i32 %30, i64 0
  %46 = insertelement <4 x i32> %45, i32 %31, i64 1
  %47 = insertelement <4 x i32> %46, i32 %32, i64 2
  %48 = insertelement <4 x i32> %47, i32 %33, i64 3
  store <4 x i32> %48, ptr addrspace(3) %44, align 16
  %49 = shl nuw nsw i32 %19, 2
  %50 = getelementptr i8, ptr addrspace(1) %2, i64 %15
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 %21
  %52 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %51) #5
  %53 = extractvalue { i32, i32, i32, i32 } %52, 0
  %54 = extractvalue { i32, i32, i32, i32 } %52, 1
  %55 = extractvalue { i32, i32, i32, i32 } %52, 2
  %56 = extractvalue { i32, i32, i32, i32 } %52, 3
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %38
  %58 = insertelement <4 x i32> poison, i32 %53, i64 0
  %59 = insertelement <4 x i32> %58, i32 %54, i64 1
  %60 = insertelement <4 x i32> %59, i32 %55, i64 2
  %61 = insertelement <4 x i32> %60, i32 %56, i64 3
  store <4 x i32> %61, ptr addrspace(3) %57, align 16
  %62 = zext nneg i32 %12 to i64
  %63 = getelementptr i8, ptr addrspace(1) %1, i64 %62
  %64 = and i32 %8, 1
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr i8, ptr addrspace(1) %63, i64 %65
  %67 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %66) #5
  %68 = shl nuw nsw i32 %9, 1
  %69 = and i32 %68, 14
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr i8, ptr addrspace(1) %3, i64 %70
  %72 = getelementptr i8, ptr addrspace(1) %71, i64 16
  %73 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %71) #5
  %74 = bitcast i16 %73 to <2 x i8>
  %75 = extractelement <2 x i8> %74, i64 0
  %76 = extractelement <2 x i8> %74, i64 1
  %77 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %72) #5
  %78 = bitcast i16 %77 to <2 x i8>
  %79 = extractelement <2 x i8> %78, i64 0
  %80 = extractelement <2 x i8> %78, i64 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = shl nuw nsw i32 %8, 6
  %82 = and i32 %81, 960
  %83 = shl nuw nsw i32 %8, 3
  %84 = and i32 %83, 48
  %85 = insertelement <4 x i32> poison, i32 %8, i64 0
  %86 = shufflevector <4 x i32> %85, <4 x i32> poison, <4 x i32> zeroinitializer
  %87 = and <4 x i32> %86, <i32 -1, i32 -1, i32 16, i32 32>
  %88 = extractelement <4 x i32> %87, i64 3
  %89 = shl nuw nsw i32 %88, 5
  %90 = or disjoint i32 %82, %89
  %91 = extractelement <4 x i32> %87, i64 2
  %92 = xor i32 %84, %91
  %93 = or disjoint i32 %90, %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93
  %95 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %94)
  %96 = extractvalue { i32, i32, i32, i32 } %95, 0
  %97 = extractvalue { i32, i32, i32, i32 } %95, 1
  %98 = extractvalue { i32, i32, i32, i32 } %95, 2
  %99 = extractvalue { i32, i32, i32, i32 } %95, 3
  %100 = xor i32 %93, 32
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %100
  %102 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %101)
  %103 = extractvalue { i32, i32, i32, i32 } %102, 0
  %104 = extractvalue { i32, i32, i32, i32 } %102, 1
  %105 = extractvalue { i32, i32, i32, i32 } %102, 2
  %106 = extractvalue { i32, i32, i32, i32 } %102, 3
  %107 = and i32 %81, 448
  %108 = or disjoint i32 %107, %84
  %109 = xor i32 %108, %37
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %109
  %111 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %110)
  %112 = extractvalue { i32, i32, i32, i32 } %111, 0
  %113 = extractvalue { i32, i32, i32, i32 } %111, 1
  %114 = extractvalue { i32, i32, i32, i32 } %111, 2
  %115 = extractvalue { i32, i32, i32, i32 } %111, 3
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i32 512
  %117 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %116)
  %118 = extractvalue { i32, i32, i32, i32 } %117, 0
  %119 = extractvalue { i32, i32, i32, i32 } %117, 1
  %120 = extractvalue { i32, i32, i32, i32 } %117, 2
  %121 = extractvalue { i32, i32, i32, i32 } %117, 3
  %122 = lshr i32 %8, 1
  %123 = and i32 %122, 15
  %124 = and i32 %34, 16
  %125 = or disjoint i32 %123, %124
  %126 = zext i8 %67 to i32
  %127 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %126, i32 %125, i32 31)
  %128 = xor i32 %125, 1
  %129 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %126, i32 %128, i32 31)
  %130 = and i32 %8, 2
  %131 = icmp eq i32 %130, 0
  %132 = select i1 %131, i32 %129, i32 %127
  %133 = select i1 %131, i32 %127, i32 %129
  %134 = zext i8 %75 to i32
  %135 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %96, i32 %97, i32 %98, i32 %99, i32 %112, i32 %113, i32 %133, i32 %134) #5
  %136 = extractvalue { float, float, float, float } %135, 0
  %137 = extractvalue { float, float, float, float } %135, 1
  %138 = extractvalue { float, float, float, float } %135, 2
  %139 = extractvalue { float, float, float, float } %135, 3
  %140 = zext i8 %79 to i32
  %141 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %96, i32 %97, i32 %98, i32 %99, i32 %118, i32 %119, i32 %133, i32 %140) #5
  %142 = extractvalue { float, float, float, float } %141, 0
  %143 = extractvalue { float, float, float, float } %141, 1
  %144 = extractvalue { float, float, float, float } %141, 2
  %145 = extractvalue { float, float, float, float } %141, 3
  %146 = and i32 %132, 255
  %147 = zext i8 %76 to i32
  %148 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float %136, float %137, float %138, float %139, i32 %103, i32 %104, i32 %105, i32 %106, i32 %114, i32 %115, i32 %146, i32 %147) #5
  %149 = extractvalue { float, float, float, float } %148, 0
  %150 = extractvalue { float, float, float, float } %148, 1
  %151 = extractvalue { float, float, float, float } %148, 2
  %152 = extractvalue { float, float, float, float } %148, 3
  %153 = zext i8 %80 to i32
  %154 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float %142, float %143, float %144, float %145, i32 %103, i32 %104, i32 %105, i32 %106, i32 %120, i32 %121, i32 %146, i32 %153) #5
  %155 = extractvalue { float, float, float, float } %154, 0
  %156 = extractvalue { float, float, float, float } %154, 1
  %157 = extractvalue { float, float, float, float } %154, 2
  %158 = extractvalue { float, float, float, float } %154, 3
  %159 = shl nuw nsw i32 %10, 4
  %160 = shl nuw nsw i32 %11, 4
  %161 = zext nneg i32 %159 to i64
  %162 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %161
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %163
  %165 = zext nneg i32 %49 to i64
  %166 = getelementptr [4 x i8], ptr addrspace(1) %162, i64 %165
  %167 = getelementptr [4 x i8], ptr addrspace(1) %164, i64 %165
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %168 = icmp eq i32 %64, 0
  %169 = select i1 %168, i32 0, i32 1032
  %170 = shl nuw nsw <4 x i32> %87, <i32 5, i32 2, i32 3, i32 4>
  %171 = shl nuw nsw i32 %8, 2
  %172 = and <4 x i32> %170, <i32 64, i32 48, i32 -1, i32 -1>
  %173 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %172)
  %174 = or disjoint i32 %173, %169
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %174
  %176 = insertelement <2 x float> poison, float %149, i64 0
  %177 = insertelement <2 x float> %176, float %150, i64 1
  store <2 x float> %177, ptr addrspace(3) %175, align 8
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 256
  %179 = insertelement <2 x float> poison, float %151, i64 0
  %180 = insertelement <2 x float> %179, float %152, i64 1
  store <2 x float> %180, ptr addrspace(3) %178, align 8
  %181 = xor i32 %174, 8
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %181
  %183 = insertelement <2 x float> poison, float %155, i64 0
  %184 = insertelement <2 x float> %183, float %156, i64 1
  store <2 x float> %184, ptr addrspace(3) %182, align 8
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %182, i32 256
  %186 = insertelement <2 x float> poison, float %157, i64 0
  %187 = insertelement <2 x float> %186, float %158, i64 1
  store <2 x float> %187, ptr addrspace(3) %185, align 8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %188 = and i32 %83, 384
  %189 = and i32 %171, 56
  %190 = shl nuw nsw i32 %64, 6
  %191 = or disjoint i32 %188, %190
  %192 = or disjoint i32 %191, %189
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %192
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 512
  %195 = load <2 x i32>, ptr addrspace(3) %194, align 8
  %196 = xor i32 %192, 1032
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %196
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 512
  %199 = load <2 x i32>, ptr addrspace(3) %198, align 8
  %200 = load i32, ptr addrspace(3) %193, align 8
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 4
  %202 = load i32, ptr addrspace(3) %201, align 4
  %203 = load i32, ptr addrspace(3) %197, align 8
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 4
  %205 = load i32, ptr addrspace(3) %204, align 4
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %200, i32 %202, i32 %203, i32 %205, ptr addrspace(1) %166) #5
  %206 = extractelement <2 x i32> %195, i64 0
  %207 = extractelement <2 x i32> %195, i64 1
  %208 = extractelement <2 x i32> %199, i64 0
  %209 = extractelement <2 x i32> %199, i64 1
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %206, i32 %207, i32 %208, i32 %209, ptr addrspace(1) %167) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #1

attributes #0 = { nounwind "nvvm.reqntid"="64" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(argmem: read) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
