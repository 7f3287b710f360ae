; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal unnamed_addr addrspace(3) global [8192 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6)
  %8 = and i32 %6, 15
  %9 = lshr i32 %6, 4
  %10 = and i32 %9, 3
  %11 = lshr i32 %7, 3
  %12 = and i32 %11, 536870896
  %13 = lshr i32 %7, 2
  %14 = and i32 %13, 16
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = shl i32 %15, 5
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = shl i32 %17, 5
  %19 = sext i32 %16 to i64
  %20 = sext i32 %4 to i64
  %21 = mul nsw i64 %20, %19
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = sext i32 %18 to i64
  %24 = mul nsw i64 %20, %23
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %27, label %181

27:                                               ; preds = %5
  %28 = lshr i32 %6, 7
  %29 = mul nuw nsw i32 %4, %28
  %30 = zext nneg i32 %29 to i64
  %31 = and i32 %6, 127
  %32 = zext nneg i32 %31 to i64
  %33 = add nuw nsw i32 %6, 256
  %34 = lshr i32 %33, 7
  %35 = mul nuw nsw i32 %4, %34
  %36 = zext nneg i32 %35 to i64
  %37 = add nuw nsw i32 %6, 512
  %38 = lshr i32 %37, 7
  %39 = mul nuw nsw i32 %4, %38
  %40 = zext nneg i32 %39 to i64
  %41 = add nuw nsw i32 %6, 768
  %42 = lshr i32 %41, 7
  %43 = mul nuw nsw i32 %4, %42
  %44 = zext nneg i32 %43 to i64
  %45 = or disjoint i32 %28, 8
  %46 = mul nuw nsw i32 %4, %45
  %47 = zext nneg i32 %46 to i64
  %48 = add nuw nsw i32 %6, 1280
  %49 = lshr i32 %48, 7
  %50 = mul nuw nsw i32 %4, %49
  %51 = zext nneg i32 %50 to i64
  %52 = add nuw nsw i32 %6, 1536
  %53 = lshr i32 %52, 7
  %54 = mul nuw nsw i32 %4, %53
  %55 = zext nneg i32 %54 to i64
  %56 = add nuw nsw i32 %6, 1792
  %57 = lshr i32 %56, 7
  %58 = mul nuw nsw i32 %4, %57
  %59 = zext nneg i32 %58 to i64
  %60 = or disjoint i32 %28, 16
  %61 = mul nuw nsw i32 %4, %60
  %62 = zext nneg i32 %61 to i64
  %63 = add nuw nsw i32 %6, 2304
  %64 = lshr i32 %63, 7
  %65 = mul nuw nsw i32 %4, %64
  %66 = zext nneg i32 %65 to i64
  %67 = add nuw nsw i32 %6, 2560
  %68 = lshr i32 %67, 7
  %69 = mul nuw nsw i32 %4, %68
  %70 = zext nneg i32 %69 to i64
  %71 = add nuw nsw i32 %6, 2816
  %72 = lshr i32 %71, 7
  %73 = mul nuw nsw i32 %4, %72
  %74 = zext nneg i32 %73 to i64
  %75 = or disjoint i32 %28, 24
  %76 = mul nuw nsw i32 %4, %75
  %77 = zext nneg i32 %76 to i64
  %78 = add nuw nsw i32 %6, 3328
  %79 = lshr i32 %78, 7
  %80 = mul nuw nsw i32 %4, %79
  %81 = zext nneg i32 %80 to i64
  %82 = add nuw nsw i32 %6, 3584
  %83 = lshr i32 %82, 7
  %84 = mul nuw nsw i32 %4, %83
  %85 = zext nneg i32 %84 to i64
  %86 = add nuw nsw i32 %6, 3840
  %87 = lshr i32 %86, 7
  %88 = mul nuw nsw i32 %4, %87
  %89 = zext nneg i32 %88 to i64
  %90 = and i32 %6, 896
  %91 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %90
  %92 = getelementptr i8, ptr addrspace(3) %91, i32 %31
  %93 = and i32 %33, 1920
  %94 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %93
  %95 = getelementptr i8, ptr addrspace(3) %94, i32 %31
  %96 = and i32 %37, 1920
  %97 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %96
  %98 = getelementptr i8, ptr addrspace(3) %97, i32 %31
  %99 = and i32 %41, 1920
  %100 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %99
  %101 = getelementptr i8, ptr addrspace(3) %100, i32 %31
  %102 = shl nuw nsw i32 %45, 7
  %103 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %102
  %104 = getelementptr i8, ptr addrspace(3) %103, i32 %31
  %105 = and i32 %48, 3968
  %106 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %105
  %107 = getelementptr i8, ptr addrspace(3) %106, i32 %31
  %108 = and i32 %52, 3968
  %109 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %108
  %110 = getelementptr i8, ptr addrspace(3) %109, i32 %31
  %111 = and i32 %56, 3968
  %112 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %111
  %113 = getelementptr i8, ptr addrspace(3) %112, i32 %31
  %114 = shl nuw nsw i32 %60, 7
  %115 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %114
  %116 = getelementptr i8, ptr addrspace(3) %115, i32 %31
  %117 = and i32 %63, 3968
  %118 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %117
  %119 = getelementptr i8, ptr addrspace(3) %118, i32 %31
  %120 = and i32 %67, 3968
  %121 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %120
  %122 = getelementptr i8, ptr addrspace(3) %121, i32 %31
  %123 = and i32 %71, 3968
  %124 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %123
  %125 = getelementptr i8, ptr addrspace(3) %124, i32 %31
  %126 = shl nuw nsw i32 %75, 7
  %127 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %126
  %128 = getelementptr i8, ptr addrspace(3) %127, i32 %31
  %129 = and i32 %78, 8064
  %130 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %129
  %131 = getelementptr i8, ptr addrspace(3) %130, i32 %31
  %132 = and i32 %82, 8064
  %133 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %132
  %134 = getelementptr i8, ptr addrspace(3) %133, i32 %31
  %135 = and i32 %86, 8064
  %136 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %135
  %137 = getelementptr i8, ptr addrspace(3) %136, i32 %31
  %138 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %90
  %139 = getelementptr i8, ptr addrspace(3) %138, i32 %31
  %140 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %93
  %141 = getelementptr i8, ptr addrspace(3) %140, i32 %31
  %142 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %96
  %143 = getelementptr i8, ptr addrspace(3) %142, i32 %31
  %144 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %99
  %145 = getelementptr i8, ptr addrspace(3) %144, i32 %31
  %146 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %102
  %147 = getelementptr i8, ptr addrspace(3) %146, i32 %31
  %148 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %105
  %149 = getelementptr i8, ptr addrspace(3) %148, i32 %31
  %150 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %108
  %151 = getelementptr i8, ptr addrspace(3) %150, i32 %31
  %152 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %111
  %153 = getelementptr i8, ptr addrspace(3) %152, i32 %31
  %154 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %114
  %155 = getelementptr i8, ptr addrspace(3) %154, i32 %31
  %156 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %117
  %157 = getelementptr i8, ptr addrspace(3) %156, i32 %31
  %158 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %120
  %159 = getelementptr i8, ptr addrspace(3) %158, i32 %31
  %160 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %123
  %161 = getelementptr i8, ptr addrspace(3) %160, i32 %31
  %162 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %126
  %163 = getelementptr i8, ptr addrspace(3) %162, i32 %31
  %164 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %129
  %165 = getelementptr i8, ptr addrspace(3) %164, i32 %31
  %166 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %132
  %167 = getelementptr i8, ptr addrspace(3) %166, i32 %31
  %168 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %135
  %169 = getelementptr i8, ptr addrspace(3) %168, i32 %31
  %170 = or disjoint i32 %12, %8
  %171 = shl nsw i32 %170, 7
  %172 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %171
  %173 = shl nuw nsw i32 %10, 4
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 %173
  %175 = getelementptr i8, ptr addrspace(3) %174, i32 64
  %176 = or disjoint i32 %14, %8
  %177 = shl nuw nsw i32 %176, 7
  %178 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 4096), i32 %177
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %178, i32 %173
  %180 = getelementptr i8, ptr addrspace(3) %179, i32 64
  br label %215

181:                                              ; preds = %215, %5
  %182 = phi <4 x float> [ zeroinitializer, %5 ], [ %323, %215 ]
  %183 = add nsw i32 %12, %16
  %184 = sext i32 %183 to i64
  %185 = sext i32 %3 to i64
  %186 = mul nsw i64 %184, %185
  %187 = zext nneg i32 %14 to i64
  %188 = getelementptr float, ptr addrspace(1) %2, i64 %186
  %189 = getelementptr float, ptr addrspace(1) %188, i64 %23
  %190 = getelementptr float, ptr addrspace(1) %189, i64 %187
  %191 = shl nuw nsw i32 %10, 2
  %192 = extractelement <4 x float> %182, i64 0
  %193 = mul nsw i32 %191, %3
  %194 = add nsw i32 %193, %8
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr addrspace(1) %190, i64 %195
  store float %192, ptr addrspace(1) %196, align 4, !tbaa !7
  %197 = extractelement <4 x float> %182, i64 1
  %198 = or disjoint i32 %191, 1
  %199 = mul nsw i32 %198, %3
  %200 = add nsw i32 %199, %8
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr addrspace(1) %190, i64 %201
  store float %197, ptr addrspace(1) %202, align 4, !tbaa !7
  %203 = extractelement <4 x float> %182, i64 2
  %204 = or disjoint i32 %191, 2
  %205 = mul nsw i32 %204, %3
  %206 = add nsw i32 %205, %8
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr addrspace(1) %190, i64 %207
  store float %203, ptr addrspace(1) %208, align 4, !tbaa !7
  %209 = extractelement <4 x float> %182, i64 3
  %210 = or disjoint i32 %191, 3
  %211 = mul nsw i32 %210, %3
  %212 = add nsw i32 %211, %8
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds float, ptr addrspace(1) %190, i64 %213
  store float %209, ptr addrspace(1) %214, align 4, !tbaa !7
  ret void

215:                                              ; preds = %27, %215
  %216 = phi i32 [ 0, %27 ], [ %324, %215 ]
  %217 = phi <4 x float> [ zeroinitializer, %27 ], [ %323, %215 ]
  %218 = zext nneg i32 %216 to i64
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %218
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %30
  %221 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 %32
  %222 = load i8, ptr addrspace(1) %221, align 1, !tbaa !9
  %223 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %36
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %223, i64 %32
  %225 = load i8, ptr addrspace(1) %224, align 1, !tbaa !9
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %40
  %227 = getelementptr inbounds nuw i8, ptr addrspace(1) %226, i64 %32
  %228 = load i8, ptr addrspace(1) %227, align 1, !tbaa !9
  %229 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %44
  %230 = getelementptr inbounds nuw i8, ptr addrspace(1) %229, i64 %32
  %231 = load i8, ptr addrspace(1) %230, align 1, !tbaa !9
  %232 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %47
  %233 = getelementptr inbounds nuw i8, ptr addrspace(1) %232, i64 %32
  %234 = load i8, ptr addrspace(1) %233, align 1, !tbaa !9
  %235 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %51
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %235, i64 %32
  %237 = load i8, ptr addrspace(1) %236, align 1, !tbaa !9
  %238 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %55
  %239 = getelementptr inbounds nuw i8, ptr addrspace(1) %238, i64 %32
  %240 = load i8, ptr addrspace(1) %239, align 1, !tbaa !9
  %241 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %59
  %242 = getelementptr inbounds nuw i8, ptr addrspace(1) %241, i64 %32
  %243 = load i8, ptr addrspace(1) %242, align 1, !tbaa !9
  %244 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %62
  %245 = getelementptr inbounds nuw i8, ptr addrspace(1) %244, i64 %32
  %246 = load i8, ptr addrspace(1) %245, align 1, !tbaa !9
  %247 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %66
  %248 = getelementptr inbounds nuw i8, ptr addrspace(1) %247, i64 %32
  %249 = load i8, ptr addrspace(1) %248, align 1, !tbaa !9
  %250 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %70
  %251 = getelementptr inbounds nuw i8, ptr addrspace(1) %250, i64 %32
  %252 = load i8, ptr addrspace(1) %251, align 1, !tbaa !9
  %253 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %74
  %254 = getelementptr inbounds nuw i8, ptr addrspace(1) %253, i64 %32
  %255 = load i8, ptr addrspace(1) %254, align 1, !tbaa !9
  %256 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %77
  %257 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %32
  %258 = load i8, ptr addrspace(1) %257, align 1, !tbaa !9
  %259 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %81
  %260 = getelementptr inbounds nuw i8, ptr addrspace(1) %259, i64 %32
  %261 = load i8, ptr addrspace(1) %260, align 1, !tbaa !9
  %262 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %85
  %263 = getelementptr inbounds nuw i8, ptr addrspace(1) %262, i64 %32
  %264 = load i8, ptr addrspace(1) %263, align 1, !tbaa !9
  %265 = getelementptr inbounds nuw i8, ptr addrspace(1) %219, i64 %89
  %266 = getelementptr inbounds nuw i8, ptr addrspace(1) %265, i64 %32
  %267 = load i8, ptr addrspace(1) %266, align 1, !tbaa !9
  store i8 %222, ptr addrspace(3) %92, align 1, !tbaa !9
  store i8 %225, ptr addrspace(3) %95, align 1, !tbaa !9
  store i8 %228, ptr addrspace(3) %98, align 1, !tbaa !9
  store i8 %231, ptr addrspace(3) %101, align 1, !tbaa !9
  store i8 %234, ptr addrspace(3) %104, align 1, !tbaa !9
  store i8 %237, ptr addrspace(3) %107, align 1, !tbaa !9
  store i8 %240, ptr addrspace(3) %110, align 1, !tbaa !9
  store i8 %243, ptr addrspace(3) %113, align 1, !tbaa !9
  store i8 %246, ptr addrspace(3) %116, align 1, !tbaa !9
  store i8 %249, ptr addrspace(3) %119, align 1, !tbaa !9
  store i8 %252, ptr addrspace(3) %122, align 1, !tbaa !9
  store i8 %255, ptr addrspace(3) %125, align 1, !tbaa !9
  store i8 %258, ptr addrspace(3) %128, align 1, !tbaa !9
  store i8 %261, ptr addrspace(3) %131, align 1, !tbaa !9
  store i8 %264, ptr addrspace(3) %134, align 1, !tbaa !9
  store i8 %267, ptr addrspace(3) %137, align 1, !tbaa !9
  %268 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %218
  %269 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %30
  %270 = getelementptr inbounds nuw i8, ptr addrspace(1) %269, i64 %32
  %271 = load i8, ptr addrspace(1) %270, align 1, !tbaa !9
  %272 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %36
  %273 = getelementptr inbounds nuw i8, ptr addrspace(1) %272, i64 %32
  %274 = load i8, ptr addrspace(1) %273, align 1, !tbaa !9
  %275 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %40
  %276 = getelementptr inbounds nuw i8, ptr addrspace(1) %275, i64 %32
  %277 = load i8, ptr addrspace(1) %276, align 1, !tbaa !9
  %278 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %44
  %279 = getelementptr inbounds nuw i8, ptr addrspace(1) %278, i64 %32
  %280 = load i8, ptr addrspace(1) %279, align 1, !tbaa !9
  %281 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %47
  %282 = getelementptr inbounds nuw i8, ptr addrspace(1) %281, i64 %32
  %283 = load i8, ptr addrspace(1) %282, align 1, !tbaa !9
  %284 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %51
  %285 = getelementptr inbounds nuw i8, ptr addrspace(1) %284, i64 %32
  %286 = load i8, ptr addrspace(1) %285, align 1, !tbaa !9
  %287 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %55
  %288 = getelementptr inbounds nuw i8, ptr addrspace(1) %287, i64 %32
  %289 = load i8, ptr addrspace(1) %288, align 1, !tbaa !9
  %290 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %59
  %291 = getelementptr inbounds nuw i8, ptr addrspace(1) %290, i64 %32
  %292 = load i8, ptr addrspace(1) %291, align 1, !tbaa !9
  %293 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %62
  %294 = getelementptr inbounds nuw i8, ptr addrspace(1) %293, i64 %32
  %295 = load i8, ptr addrspace(1) %294, align 1, !tbaa !9
  %296 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %66
  %297 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 %32
  %298 = load i8, ptr addrspace(1) %297, align 1, !tbaa !9
  %299 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %70
  %300 = getelementptr inbounds nuw i8, ptr addrspace(1) %299, i64 %32
  %301 = load i8, ptr addrspace(1) %300, align 1, !tbaa !9
  %302 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %74
  %303 = getelementptr inbounds nuw i8, ptr addrspace(1) %302, i64 %32
  %304 = load i8, ptr addrspace(1) %303, align 1, !tbaa !9
  %305 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %77
  %306 = getelementptr inbounds nuw i8, ptr addrspace(1) %305, i64 %32
  %307 = load i8, ptr addrspace(1) %306, align 1, !tbaa !9
  %308 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %81
  %309 = getelementptr inbounds nuw i8, ptr addrspace(1) %308, i64 %32
  %310 = load i8, ptr addrspace(1) %309, align 1, !tbaa !9
  %311 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %85
  %312 = getelementptr inbounds nuw i8, ptr addrspace(1) %311, i64 %32
  %313 = load i8, ptr addrspace(1) %312, align 1, !tbaa !9
  %314 = getelementptr inbounds nuw i8, ptr addrspace(1) %268, i64 %89
  %315 = getelementptr inbounds nuw i8, ptr addrspace(1) %314, i64 %32
  %316 = load i8, ptr addrspace(1) %315, align 1, !tbaa !9
  store i8 %271, ptr addrspace(3) %139, align 1, !tbaa !9
  store i8 %274, ptr addrspace(3) %141, align 1, !tbaa !9
  store i8 %277, ptr addrspace(3) %143, align 1, !tbaa !9
  store i8 %280, ptr addrspace(3) %145, align 1, !tbaa !9
  store i8 %283, ptr addrspace(3) %147, align 1, !tbaa !9
  store i8 %286, ptr addrspace(3) %149, align 1, !tbaa !9
  store i8 %289, ptr addrspace(3) %151, align 1, !tbaa !9
  store i8 %292, ptr addrspace(3) %153, align 1, !tbaa !9
  store i8 %295, ptr addrspace(3) %155, align 1, !tbaa !9
  store i8 %298, ptr addrspace(3) %157, align 1, !tbaa !9
  store i8 %301, ptr addrspace(3) %159, align 1, !tbaa !9
  store i8 %304, ptr addrspace(3) %161, align 1, !tbaa !9
  store i8 %307, ptr addrspace(3) %163, align 1, !tbaa !9
  store i8 %310, ptr addrspace(3) %165, align 1, !tbaa !9
  store i8 %313, ptr addrspace(3) %167, align 1, !tbaa !9
  store i8 %316, ptr addrspace(3) %169, align 1, !tbaa !9
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %317 = load <4 x i32>, ptr addrspace(3) %174, align 16, !tbaa !9
  %318 = load <4 x i32>, ptr addrspace(3) %175, align 16, !tbaa !9
  %319 = shufflevector <4 x i32> %317, <4 x i32> %318, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %320 = load <4 x i32>, ptr addrspace(3) %179, align 16, !tbaa !9
  %321 = load <4 x i32>, ptr addrspace(3) %180, align 16, !tbaa !9
  %322 = shufflevector <4 x i32> %320, <4 x i32> %321, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %323 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %319, <8 x i32> %322, <4 x float> %217, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %324 = add nuw nsw i32 %216, 128
  %325 = icmp slt i32 %324, %4
  br i1 %325, label %215, label %181, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
