target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) nofree readnone captures(none) %5, ptr addrspace(1) nofree readnone captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = lshr i32 %8, 2
  %10 = and i32 %9, 15
  %11 = or disjoint i32 %10, 16
  %12 = shl nuw nsw i32 %10, 6
  %13 = shl nuw nsw i32 %11, 6
  %14 = zext nneg i32 %12 to i64
  %15 = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = and i32 %8, 3
  %19 = shl nuw nsw i32 %18, 4
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(1) %15, i64 %20
  %22 = getelementptr i8, ptr addrspace(1) %17, i64 %20
  %23 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %21) #5
  %24 = extractvalue { i32, i32, i32, i32 } %23, 0
  %25 = extractvalue { i32, i32, i32, i32 } %23, 1
  %26 = extractvalue { i32, i32, i32, i32 } %23, 2
  %27 = extractvalue { i32, i32, i32, i32 } %23, 3
  %28 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %22) #5
  %29 = extractvalue { i32, i32, i32, i32 } %28, 0
  %30 = extractvalue { i32, i32, i32, i32 } %28, 1
  %31 = extractvalue { i32, i32, i32, i32 } %28, 2
  %32 = extractvalue { i32, i32, i32, i32 } %28, 3
  %33 = shl nuw nsw i32 %8, 4
  %34 = and i32 %33, 1008
  %35 = shl nuw nsw i32 %8, 1
  %36 = and i32 %35, 48
  %37 = xor i32 %34, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %37
  %39 = insertelement <4 x i32> poison, i32 %24, i64 0
  %40 = insertelement <4 x i32> %39, i32 %25, i64 1
  %41 = insertelement <4 x i32> %40, i32 %26, i64 2
  %42 = insertelement <4 x i32> %41, i32 %27, i64 3
  store <4 x i32> %42, ptr addrspace(3) %38, align 16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 1024
  %44 = insertelement <4 x i32> poison, i32 %29, i64 0
  %45 = insertelement <4 x i32> %44, i32 %30, i64 1
  %46 = insertelement <4 x i32> %45, i32 %31, i64 2
  %47 = insertelement <4 x i32> %46, i32 %32, i64 3
  store <4 x i32> %47, ptr addrspace(3) %43, align 16
  %48 = shl nuw nsw i32 %18, 2
  %49 = getelementptr i8, ptr addrspace(1) %2, i64 %14
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 %20
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %50) #5
  %52 = extractvalue { i32, i32, i32, i32 } %51, 0
  %53 = extractvalue { i32, i32, i32, i32 } %51, 1
  %54 = extractvalue { i32, i32, i32, i32 } %51, 2
  %55 = extractvalue { i32, i32, i32, i32 } %51, 3
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %37
  %57 = insertelement <4 x i32> poison, i32 %52, i64 0
  %58 = insertelement <4 x i32> %57, i32 %53, i64 1
  %59 = insertelement <4 x i32> %58, i32 %54, i64 2
  %60 = insertelement <4 x i32> %59, i32 %55, i64 3
  store <4 x i32> %60, ptr addrspace(3) %56, align 16
  %61 = insertelement <4 x i32> poison, i32 %8, i64 0
  %62 = shufflevector <4 x i32> %61, <4 x i32> poison, <4 x i32> zeroinitializer
  %63 = and <4 x i32> %62, <i32 -1, i32 -1, i32 16, i32 32>
  %64 = shl nuw nsw <4 x i32> %63, <i32 5, i32 2, i32 3, i32 4>
  %65 = shl nuw nsw i32 %8, 2
  %66 = and i32 %65, 248
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr i8, ptr addrspace(1) %1, i64 %67
  %69 = and i32 %8, 1
  %70 = shl nuw nsw i32 %69, 2
  %71 = shl nuw nsw i32 %18, 1
  %72 = zext nneg i32 %70 to i64
  %73 = getelementptr i8, ptr addrspace(1) %68, i64 %72
  %74 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %73) #5
  %75 = shl nuw nsw i32 %10, 3
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr i8, ptr addrspace(1) %3, i64 %76
  %78 = zext nneg i32 %71 to i64
  %79 = getelementptr i8, ptr addrspace(1) %77, i64 %78
  %80 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %79) #5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = shl nuw nsw i32 %8, 6
  %82 = and i32 %81, 960
  %83 = shl nuw nsw i32 %8, 3
  %84 = and i32 %83, 48
  %85 = extractelement <4 x i32> %63, i64 3
  %86 = shl nuw nsw i32 %85, 5
  %87 = or disjoint i32 %82, %86
  %88 = extractelement <4 x i32> %63, i64 2
  %89 = xor i32 %84, %88
  %90 = or disjoint i32 %87, %89
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %90
  %92 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %91)
  %93 = extractvalue { i32, i32, i32, i32 } %92, 0
  %94 = extractvalue { i32, i32, i32, i32 } %92, 1
  %95 = extractvalue { i32, i32, i32, i32 } %92, 2
  %96 = extractvalue { i32, i32, i32, i32 } %92, 3
  %97 = xor i32 %90, 32
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %97
  %99 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %98)
  %100 = extractvalue { i32, i32, i32, i32 } %99, 0
  %101 = extractvalue { i32, i32, i32, i32 } %99, 1
  %102 = extractvalue { i32, i32, i32, i32 } %99, 2
  %103 = extractvalue { i32, i32, i32, i32 } %99, 3
  %104 = and i32 %81, 448
  %105 = or disjoint i32 %104, %84
  %106 = xor i32 %105, %36
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %106
  %108 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %107)
  %109 = extractvalue { i32, i32, i32, i32 } %108, 0
  %110 = extractvalue { i32, i32, i32, i32 } %108, 1
  %111 = extractvalue { i32, i32, i32, i32 } %108, 2
  %112 = extractvalue { i32, i32, i32, i32 } %108, 3
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 512
  %114 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %113)
  %115 = extractvalue { i32, i32, i32, i32 } %114, 0
  %116 = extractvalue { i32, i32, i32, i32 } %114, 1
  %117 = extractvalue { i32, i32, i32, i32 } %114, 2
  %118 = extractvalue { i32, i32, i32, i32 } %114, 3
  %119 = lshr i32 %8, 1
  %120 = and i32 %119, 15
  %121 = and i32 %33, 16
  %122 = or disjoint i32 %120, %121
  %123 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %74, i32 %122, i32 31)
  %124 = xor i32 %122, 1
  %125 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %74, i32 %124, i32 31)
  %126 = and i32 %8, 2
  %127 = icmp eq i32 %126, 0
  %128 = select i1 %127, i32 %123, i32 %125
  %129 = select i1 %127, i32 %125, i32 %123
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %130 = and i32 %65, 124
  %131 = lshr exact i32 %85, 4
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %130
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 %131
  store i16 %80, ptr addrspace(3) %133, align 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %134 = and i32 %65, 112
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %134
  %136 = load <4 x i8>, ptr addrspace(3) %135, align 16
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 4
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 8
  %139 = load <4 x i8>, ptr addrspace(3) %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 12
  %141 = load <4 x i8>, ptr addrspace(3) %140, align 4
  %142 = load i8, ptr addrspace(3) %137, align 4
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 5
  %144 = load i8, ptr addrspace(3) %143, align 1
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 6
  %146 = load i8, ptr addrspace(3) %145, align 2
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 7
  %148 = load i8, ptr addrspace(3) %147, align 1
  %149 = extractelement <4 x i8> %141, i64 0
  %150 = extractelement <4 x i8> %141, i64 1
  %151 = extractelement <4 x i8> %141, i64 2
  %152 = extractelement <4 x i8> %141, i64 3
  %153 = shufflevector <4 x i8> %136, <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 4, i32 4>
  %154 = bitcast <4 x i8> %153 to i32
  %155 = zext i8 %142 to i32
  %156 = shl nuw nsw i32 %155, 16
  %157 = or disjoint i32 %156, %154
  %158 = zext i8 %144 to i32
  %159 = shl nuw i32 %158, 24
  %160 = or disjoint i32 %157, %159
  %161 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %93, i32 %94, i32 %95, i32 %96, i32 %109, i32 %110, i32 %128, i32 %160) #5
  %162 = extractvalue { float, float, float, float } %161, 0
  %163 = extractvalue { float, float, float, float } %161, 1
  %164 = extractvalue { float, float, float, float } %161, 2
  %165 = extractvalue { float, float, float, float } %161, 3
  %166 = shufflevector <4 x i8> %136, <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, <4 x i32> <i32 2, i32 3, i32 4, i32 4>
  %167 = bitcast <4 x i8> %166 to i32
  %168 = zext i8 %146 to i32
  %169 = shl nuw nsw i32 %168, 16
  %170 = or disjoint i32 %169, %167
  %171 = zext i8 %148 to i32
  %172 = shl nuw i32 %171, 24
  %173 = or disjoint i32 %170, %172
  %174 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %93, i32 %94, i32 %95, i32 %96, i32 %115, i32 %116, i32 %128, i32 %173) #5
  %175 = extractvalue { float, float, float, float } %174, 0
  %176 = extractvalue { float, float, float, float } %174, 1
  %177 = extractvalue { float, float, float, float } %174, 2
  %178 = extractvalue { float, float, float, float } %174, 3
  %179 = shufflevector <4 x i8> %139, <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 4, i32 4>
  %180 = bitcast <4 x i8> %179 to i32
  %181 = zext i8 %149 to i32
  %182 = shl nuw nsw i32 %181, 16
  %183 = or disjoint i32 %182, %180
  %184 = zext i8 %150 to i32
  %185 = shl nuw i32 %184, 24
  %186 = or disjoint i32 %183, %185
  %187 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float %162, float %163, float %164, float %165, i32 %100, i32 %101, i32 %102, i32 %103, i32 %111, i32 %112, i32 %129, i32 %186) #5
  %188 = extractvalue { float, float, float, float } %187, 0
  %189 = extractvalue { float, float, float, float } %187, 1
  %190 = extractvalue { float, float, float, float } %187, 2
  %191 = extractvalue { float, float, float, float } %187, 3
  %192 = shufflevector <4 x i8> %139, <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, <4 x i32> <i32 2, i32 3, i32 4, i32 4>
  %193 = bitcast <4 x i8> %192 to i32
  %194 = zext i8 %151 to i32
  %195 = shl nuw nsw i32 %194, 16
  %196 = or disjoint i32 %195, %193
  %197 = zext i8 %152 to i32
  %198 = shl nuw i32 %197, 24
  %199 = or disjoint i32 %196, %198
  %200 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 }, $14, { 0, 0 }, $15, { 0, 0 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r,r,r"(float %175, float %176, float %177, float %178, i32 %100, i32 %101, i32 %102, i32 %103, i32 %117, i32 %118, i32 %129, i32 %199) #5
  %201 = extractvalue { float, float, float, float } %200, 0
  %202 = extractvalue { float, float, float, float } %200, 1
  %203 = extractvalue { float, float, float, float } %200, 2
  %204 = extractvalue { float, float, float, float } %200, 3
  %205 = shl nuw nsw i32 %10, 4
  %206 = shl nuw nsw i32 %11, 4
  %207 = zext nneg i32 %205 to i64
  %208 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %207
  %209 = zext nneg i32 %206 to i64
  %210 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %209
  %211 = zext nneg i32 %48 to i64
  %212 = getelementptr [4 x i8], ptr addrspace(1) %208, i64 %211
  %213 = getelementptr [4 x i8], ptr addrspace(1) %210, i64 %211
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %214 = icmp eq i32 %69, 0
  %215 = select i1 %214, i32 0, i32 1032
  %216 = and <4 x i32> %64, <i32 64, i32 48, i32 -1, i32 -1>
  %217 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %216)
  %218 = or disjoint i32 %217, %215
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %218
  %220 = insertelement <2 x float> poison, float %188, i64 0
  %221 = insertelement <2 x float> %220, float %189, i64 1
  store <2 x float> %221, ptr addrspace(3) %219, align 8
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %219, i32 256
  %223 = insertelement <2 x float> poison, float %190, i64 0
  %224 = insertelement <2 x float> %223, float %191, i64 1
  store <2 x float> %224, ptr addrspace(3) %222, align 8
  %225 = xor i32 %218, 8
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %225
  %227 = insertelement <2 x float> poison, float %201, i64 0
  %228 = insertelement <2 x float> %227, float %202, i64 1
  store <2 x float> %228, ptr addrspace(3) %226, align 8
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %226, i32 256
  %230 = insertelement <2 x float> poison, float %203, i64 0
  %231 = insertelement <2 x float> %230, float %204, i64 1
  store <2 x float> %231, ptr addrspace(3) %229, align 8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %232 = and i32 %83, 384
  %233 = and i32 %65, 56
  %234 = shl nuw nsw i32 %69, 6
  %235 = or disjoint i32 %232, %234
  %236 = or disjoint i32 %235, %233
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %236
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 512
  %239 = load <2 x i32>, ptr addrspace(3) %238, align 8
  %240 = xor i32 %236, 1032
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %240
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 512
  %243 = load <2 x i32>, ptr addrspace(3) %242, align 8
  %244 = load i32, ptr addrspace(3) %237, align 8
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 4
  %246 = load i32, ptr addrspace(3) %245, align 4
  %247 = load i32, ptr addrspace(3) %241, align 8
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 4
  %249 = load i32, ptr addrspace(3) %248, align 4
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %244, i32 %246, i32 %247, i32 %249, ptr addrspace(1) %212) #5
  %250 = extractelement <2 x i32> %239, i64 0
  %251 = extractelement <2 x i32> %239, i64 1
  %252 = extractelement <2 x i32> %243, i64 0
  %253 = extractelement <2 x i32> %243, i64 1
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %250, i32 %251, i32 %252, i32 %253, ptr addrspace(1) %213) #5
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
