; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @lion_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, float %6, float %7, float %8, float %9, ptr addrspace(1) %10, ptr addrspace(1) %11) #0 {
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 2048
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = and i32 %15, 127
  %17 = urem i32 %16, 32
  %18 = udiv i32 %16, 32
  %19 = shl i32 %17, 0
  %20 = or i32 0, %19
  %21 = shl i32 %18, 5
  %22 = or i32 %20, %21
  %23 = or i32 %22, 0
  %24 = and i32 %23, 127
  %25 = shl i32 %24, 3
  %26 = or disjoint i32 %25, 0
  %27 = xor i32 0, %26
  %28 = xor i32 %27, 0
  %29 = xor i32 %27, 1
  %30 = xor i32 %27, 2
  %31 = xor i32 %27, 3
  %32 = xor i32 %27, 4
  %33 = xor i32 %27, 5
  %34 = xor i32 %27, 6
  %35 = xor i32 %27, 7
  %36 = xor i32 %27, 1024
  %37 = xor i32 %27, 1025
  %38 = xor i32 %27, 1026
  %39 = xor i32 %27, 1027
  %40 = xor i32 %27, 1028
  %41 = xor i32 %27, 1029
  %42 = xor i32 %27, 1030
  %43 = xor i32 %27, 1031
  %44 = add i32 %28, 0
  %45 = add i32 %29, 0
  %46 = add i32 %30, 0
  %47 = add i32 %31, 0
  %48 = add i32 %32, 0
  %49 = add i32 %33, 0
  %50 = add i32 %34, 0
  %51 = add i32 %35, 0
  %52 = add i32 %36, 0
  %53 = add i32 %37, 0
  %54 = add i32 %38, 0
  %55 = add i32 %39, 0
  %56 = add i32 %40, 0
  %57 = add i32 %41, 0
  %58 = add i32 %42, 0
  %59 = add i32 %43, 0
  %60 = add i32 %14, %44
  %61 = add i32 %14, %45
  %62 = add i32 %14, %46
  %63 = add i32 %14, %47
  %64 = add i32 %14, %48
  %65 = add i32 %14, %49
  %66 = add i32 %14, %50
  %67 = add i32 %14, %51
  %68 = add i32 %14, %52
  %69 = add i32 %14, %53
  %70 = add i32 %14, %54
  %71 = add i32 %14, %55
  %72 = add i32 %14, %56
  %73 = add i32 %14, %57
  %74 = add i32 %14, %58
  %75 = add i32 %14, %59
  %76 = icmp slt i32 %60, %5
  %77 = icmp slt i32 %61, %5
  %78 = icmp slt i32 %62, %5
  %79 = icmp slt i32 %63, %5
  %80 = icmp slt i32 %64, %5
  %81 = icmp slt i32 %65, %5
  %82 = icmp slt i32 %66, %5
  %83 = icmp slt i32 %67, %5
  %84 = icmp slt i32 %68, %5
  %85 = icmp slt i32 %69, %5
  %86 = icmp slt i32 %70, %5
  %87 = icmp slt i32 %71, %5
  %88 = icmp slt i32 %72, %5
  %89 = icmp slt i32 %73, %5
  %90 = icmp slt i32 %74, %5
  %91 = icmp slt i32 %75, %5
  %92 = getelementptr half, ptr addrspace(1) %0, i32 %60
  %93 = getelementptr half, ptr addrspace(1) %0, i32 %61
  %94 = getelementptr half, ptr addrspace(1) %0, i32 %62
  %95 = getelementptr half, ptr addrspace(1) %0, i32 %63
  %96 = getelementptr half, ptr addrspace(1) %0, i32 %64
  %97 = getelementptr half, ptr addrspace(1) %0, i32 %65
  %98 = getelementptr half, ptr addrspace(1) %0, i32 %66
  %99 = getelementptr half, ptr addrspace(1) %0, i32 %67
  %100 = getelementptr half, ptr addrspace(1) %0, i32 %68
  %101 = getelementptr half, ptr addrspace(1) %0, i32 %69
  %102 = getelementptr half, ptr addrspace(1) %0, i32 %70
  %103 = getelementptr half, ptr addrspace(1) %0, i32 %71
  %104 = getelementptr half, ptr addrspace(1) %0, i32 %72
  %105 = getelementptr half, ptr addrspace(1) %0, i32 %73
  %106 = getelementptr half, ptr addrspace(1) %0, i32 %74
  %107 = getelementptr half, ptr addrspace(1) %0, i32 %75
  %108 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %92, i1 %76)
  %109 = bitcast i16 %108 to <1 x half>
  %110 = extractelement <1 x half> %109, i32 0
  %111 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %93, i1 %77)
  %112 = bitcast i16 %111 to <1 x half>
  %113 = extractelement <1 x half> %112, i32 0
  %114 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %94, i1 %78)
  %115 = bitcast i16 %114 to <1 x half>
  %116 = extractelement <1 x half> %115, i32 0
  %117 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %95, i1 %79)
  %118 = bitcast i16 %117 to <1 x half>
  %119 = extractelement <1 x half> %118, i32 0
  %120 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %96, i1 %80)
  %121 = bitcast i16 %120 to <1 x half>
  %122 = extractelement <1 x half> %121, i32 0
  %123 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %97, i1 %81)
  %124 = bitcast i16 %123 to <1 x half>
  %125 = extractelement <1 x half> %124, i32 0
  %126 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %98, i1 %82)
  %127 = bitcast i16 %126 to <1 x half>
  %128 = extractelement <1 x half> %127, i32 0
  %129 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %99, i1 %83)
  %130 = bitcast i16 %129 to <1 x half>
  %131 = extractelement <1 x half> %130, i32 0
  %132 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %100, i1 %84)
  %133 = bitcast i16 %132 to <1 x half>
  %134 = extractelement <1 x half> %133, i32 0
  %135 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %101, i1 %85)
  %136 = bitcast i16 %135 to <1 x half>
  %137 = extractelement <1 x half> %136, i32 0
  %138 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %102, i1 %86)
  %139 = bitcast i16 %138 to <1 x half>
  %140 = extractelement <1 x half> %139, i32 0
  %141 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %103, i1 %87)
  %142 = bitcast i16 %141 to <1 x half>
  %143 = extractelement <1 x half> %142, i32 0
  %144 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %104, i1 %88)
  %145 = bitcast i16 %144 to <1 x half>
  %146 = extractelement <1 x half> %145, i32 0
  %147 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %105, i1 %89)
  %148 = bitcast i16 %147 to <1 x half>
  %149 = extractelement <1 x half> %148, i32 0
  %150 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %106, i1 %90)
  %151 = bitcast i16 %150 to <1 x half>
  %152 = extractelement <1 x half> %151, i32 0
  %153 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %107, i1 %91)
  %154 = bitcast i16 %153 to <1 x half>
  %155 = extractelement <1 x half> %154, i32 0
  %156 = fpext half %110 to float
  %157 = fpext half %113 to float
  %158 = fpext half %116 to float
  %159 = fpext half %119 to float
  %160 = fpext half %122 to float
  %161 = fpext half %125 to float
  %162 = fpext half %128 to float
  %163 = fpext half %131 to float
  %164 = fpext half %134 to float
  %165 = fpext half %137 to float
  %166 = fpext half %140 to float
  %167 = fpext half %143 to float
  %168 = fpext half %146 to float
  %169 = fpext half %149 to float
  %170 = fpext half %152 to float
  %171 = fpext half %155 to float
  %172 = getelementptr half, ptr addrspace(1) %1, i32 %60
  %173 = getelementptr half, ptr addrspace(1) %1, i32 %61
  %174 = getelementptr half, ptr addrspace(1) %1, i32 %62
  %175 = getelementptr half, ptr addrspace(1) %1, i32 %63
  %176 = getelementptr half, ptr addrspace(1) %1, i32 %64
  %177 = getelementptr half, ptr addrspace(1) %1, i32 %65
  %178 = getelementptr half, ptr addrspace(1) %1, i32 %66
  %179 = getelementptr half, ptr addrspace(1) %1, i32 %67
  %180 = getelementptr half, ptr addrspace(1) %1, i32 %68
  %181 = getelementptr half, ptr addrspace(1) %1, i32 %69
  %182 = getelementptr half, ptr addrspace(1) %1, i32 %70
  %183 = getelementptr half, ptr addrspace(1) %1, i32 %71
  %184 = getelementptr half, ptr addrspace(1) %1, i32 %72
  %185 = getelementptr half, ptr addrspace(1) %1, i32 %73
  %186 = getelementptr half, ptr addrspace(1) %1, i32 %74
  %187 = getelementptr half, ptr addrspace(1) %1, i32 %75
  %188 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %172, i1 %76)
  %189 = bitcast i16 %188 to <1 x half>
  %190 = extractelement <1 x half> %189, i32 0
  %191 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %173, i1 %77)
  %192 = bitcast i16 %191 to <1 x half>
  %193 = extractelement <1 x half> %192, i32 0
  %194 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %174, i1 %78)
  %195 = bitcast i16 %194 to <1 x half>
  %196 = extractelement <1 x half> %195, i32 0
  %197 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %175, i1 %79)
  %198 = bitcast i16 %197 to <1 x half>
  %199 = extractelement <1 x half> %198, i32 0
  %200 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %176, i1 %80)
  %201 = bitcast i16 %200 to <1 x half>
  %202 = extractelement <1 x half> %201, i32 0
  %203 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %177, i1 %81)
  %204 = bitcast i16 %203 to <1 x half>
  %205 = extractelement <1 x half> %204, i32 0
  %206 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %178, i1 %82)
  %207 = bitcast i16 %206 to <1 x half>
  %208 = extractelement <1 x half> %207, i32 0
  %209 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %179, i1 %83)
  %210 = bitcast i16 %209 to <1 x half>
  %211 = extractelement <1 x half> %210, i32 0
  %212 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %180, i1 %84)
  %213 = bitcast i16 %212 to <1 x half>
  %214 = extractelement <1 x half> %213, i32 0
  %215 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %181, i1 %85)
  %216 = bitcast i16 %215 to <1 x half>
  %217 = extractelement <1 x half> %216, i32 0
  %218 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %182, i1 %86)
  %219 = bitcast i16 %218 to <1 x half>
  %220 = extractelement <1 x half> %219, i32 0
  %221 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %183, i1 %87)
  %222 = bitcast i16 %221 to <1 x half>
  %223 = extractelement <1 x half> %222, i32 0
  %224 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %184, i1 %88)
  %225 = bitcast i16 %224 to <1 x half>
  %226 = extractelement <1 x half> %225, i32 0
  %227 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %185, i1 %89)
  %228 = bitcast i16 %227 to <1 x half>
  %229 = extractelement <1 x half> %228, i32 0
  %230 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %186, i1 %90)
  %231 = bitcast i16 %230 to <1 x half>
  %232 = extractelement <1 x half> %231, i32 0
  %233 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %187, i1 %91)
  %234 = bitcast i16 %233 to <1 x half>
  %235 = extractelement <1 x half> %234, i32 0
  %236 = fpext half %190 to float
  %237 = fpext half %193 to float
  %238 = fpext half %196 to float
  %239 = fpext half %199 to float
  %240 = fpext half %202 to float
  %241 = fpext half %205 to float
  %242 = fpext half %208 to float
  %243 = fpext half %211 to float
  %244 = fpext half %214 to float
  %245 = fpext half %217 to float
  %246 = fpext half %220 to float
  %247 = fpext half %223 to float
  %248 = fpext half %226 to float
  %249 = fpext half %229 to float
  %250 = fpext half %232 to float
  %251 = fpext half %235 to float
  %252 = getelementptr half, ptr addrspace(1) %2, i32 %60
  %253 = getelementptr half, ptr addrspace(1) %2, i32 %61
  %254 = getelementptr half, ptr addrspace(1) %2, i32 %62
  %255 = getelementptr half, ptr addrspace(1) %2, i32 %63
  %256 = getelementptr half, ptr addrspace(1) %2, i32 %64
  %257 = getelementptr half, ptr addrspace(1) %2, i32 %65
  %258 = getelementptr half, ptr addrspace(1) %2, i32 %66
  %259 = getelementptr half, ptr addrspace(1) %2, i32 %67
  %260 = getelementptr half, ptr addrspace(1) %2, i32 %68
  %261 = getelementptr half, ptr addrspace(1) %2, i32 %69
  %262 = getelementptr half, ptr addrspace(1) %2, i32 %70
  %263 = getelementptr half, ptr addrspace(1) %2, i32 %71
  %264 = getelementptr half, ptr addrspace(1) %2, i32 %72
  %265 = getelementptr half, ptr addrspace(1) %2, i32 %73
  %266 = getelementptr half, ptr addrspace(1) %2, i32 %74
  %267 = getelementptr half, ptr addrspace(1) %2, i32 %75
  %268 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %252, i1 %76)
  %269 = bitcast i16 %268 to <1 x half>
  %270 = extractelement <1 x half> %269, i32 0
  %271 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %253, i1 %77)
  %272 = bitcast i16 %271 to <1 x half>
  %273 = extractelement <1 x half> %272, i32 0
  %274 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %254, i1 %78)
  %275 = bitcast i16 %274 to <1 x half>
  %276 = extractelement <1 x half> %275, i32 0
  %277 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %255, i1 %79)
  %278 = bitcast i16 %277 to <1 x half>
  %279 = extractelement <1 x half> %278, i32 0
  %280 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %256, i1 %80)
  %281 = bitcast i16 %280 to <1 x half>
  %282 = extractelement <1 x half> %281, i32 0
  %283 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %257, i1 %81)
  %284 = bitcast i16 %283 to <1 x half>
  %285 = extractelement <1 x half> %284, i32 0
  %286 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %258, i1 %82)
  %287 = bitcast i16 %286 to <1 x half>
  %288 = extractelement <1 x half> %287, i32 0
  %289 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %259, i1 %83)
  %290 = bitcast i16 %289 to <1 x half>
  %291 = extractelement <1 x half> %290, i32 0
  %292 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %260, i1 %84)
  %293 = bitcast i16 %292 to <1 x half>
  %294 = extractelement <1 x half> %293, i32 0
  %295 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %261, i1 %85)
  %296 = bitcast i16 %295 to <1 x half>
  %297 = extractelement <1 x half> %296, i32 0
  %298 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %262, i1 %86)
  %299 = bitcast i16 %298 to <1 x half>
  %300 = extractelement <1 x half> %299, i32 0
  %301 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %263, i1 %87)
  %302 = bitcast i16 %301 to <1 x half>
  %303 = extractelement <1 x half> %302, i32 0
  %304 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %264, i1 %88)
  %305 = bitcast i16 %304 to <1 x half>
  %306 = extractelement <1 x half> %305, i32 0
  %307 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %265, i1 %89)
  %308 = bitcast i16 %307 to <1 x half>
  %309 = extractelement <1 x half> %308, i32 0
  %310 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %266, i1 %90)
  %311 = bitcast i16 %310 to <1 x half>
  %312 = extractelement <1 x half> %311, i32 0
  %313 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %267, i1 %91)
  %314 = bitcast i16 %313 to <1 x half>
  %315 = extractelement <1 x half> %314, i32 0
  %316 = fpext half %270 to float
  %317 = fpext half %273 to float
  %318 = fpext half %276 to float
  %319 = fpext half %279 to float
  %320 = fpext half %282 to float
  %321 = fpext half %285 to float
  %322 = fpext half %288 to float
  %323 = fpext half %291 to float
  %324 = fpext half %294 to float
  %325 = fpext half %297 to float
  %326 = fpext half %300 to float
  %327 = fpext half %303 to float
  %328 = fpext half %306 to float
  %329 = fpext half %309 to float
  %330 = fpext half %312 to float
  %331 = fpext half %315 to float
  %332 = fmul float %7, %316
  %333 = fmul float %7, %317
  %334 = fmul float %7, %318
  %335 = fmul float %7, %319
  %336 = fmul float %7, %320
  %337 = fmul float %7, %321
  %338 = fmul float %7, %322
  %339 = fmul float %7, %323
  %340 = fmul float %7, %324
  %341 = fmul float %7, %325
  %342 = fmul float %7, %326
  %343 = fmul float %7, %327
  %344 = fmul float %7, %328
  %345 = fmul float %7, %329
  %346 = fmul float %7, %330
  %347 = fmul float %7, %331
  %348 = fsub float 1.000000e+00, %7
  %349 = fmul float %348, %236
  %350 = fmul float %348, %237
  %351 = fmul float %348, %238
  %352 = fmul float %348, %239
  %353 = fmul float %348, %240
  %354 = fmul float %348, %241
  %355 = fmul float %348, %242
  %356 = fmul float %348, %243
  %357 = fmul float %348, %244
  %358 = fmul float %348, %245
  %359 = fmul float %348, %246
  %360 = fmul float %348, %247
  %361 = fmul float %348, %248
  %362 = fmul float %348, %249
  %363 = fmul float %348, %250
  %364 = fmul float %348, %251
  %365 = fadd float %332, %349
  %366 = fadd float %333, %350
  %367 = fadd float %334, %351
  %368 = fadd float %335, %352
  %369 = fadd float %336, %353
  %370 = fadd float %337, %354
  %371 = fadd float %338, %355
  %372 = fadd float %339, %356
  %373 = fadd float %340, %357
  %374 = fadd float %341, %358
  %375 = fadd float %342, %359
  %376 = fadd float %343, %360
  %377 = fadd float %344, %361
  %378 = fadd float %345, %362
  %379 = fadd float %346, %363
  %380 = fadd float %347, %364
  %381 = fcmp ogt float %365, 0.000000e+00
  %382 = fcmp ogt float %366, 0.000000e+00
  %383 = fcmp ogt float %367, 0.000000e+00
  %384 = fcmp ogt float %368, 0.000000e+00
  %385 = fcmp ogt float %369, 0.000000e+00
  %386 = fcmp ogt float %370, 0.000000e+00
  %387 = fcmp ogt float %371, 0.000000e+00
  %388 = fcmp ogt float %372, 0.000000e+00
  %389 = fcmp ogt float %373, 0.000000e+00
  %390 = fcmp ogt float %374, 0.000000e+00
  %391 = fcmp ogt float %375, 0.000000e+00
  %392 = fcmp ogt float %376, 0.000000e+00
  %393 = fcmp ogt float %377, 0.000000e+00
  %394 = fcmp ogt float %378, 0.000000e+00
  %395 = fcmp ogt float %379, 0.000000e+00
  %396 = fcmp ogt float %380, 0.000000e+00
  %397 = fcmp olt float %365, 0.000000e+00
  %398 = fcmp olt float %366, 0.000000e+00
  %399 = fcmp olt float %367, 0.000000e+00
  %400 = fcmp olt float %368, 0.000000e+00
  %401 = fcmp olt float %369, 0.000000e+00
  %402 = fcmp olt float %370, 0.000000e+00
  %403 = fcmp olt float %371, 0.000000e+00
  %404 = fcmp olt float %372, 0.000000e+00
  %405 = fcmp olt float %373, 0.000000e+00
  %406 = fcmp olt float %374, 0.000000e+00
  %407 = fcmp olt float %375, 0.000000e+00
  %408 = fcmp olt float %376, 0.000000e+00
  %409 = fcmp olt float %377, 0.000000e+00
  %410 = fcmp olt float %378, 0.000000e+00
  %411 = fcmp olt float %379, 0.000000e+00
  %412 = fcmp olt float %380, 0.000000e+00
  %413 = select i1 %397, float -1.000000e+00, float 0.000000e+00
  %414 = select i1 %398, float -1.000000e+00, float 0.000000e+00
  %415 = select i1 %399, float -1.000000e+00, float 0.000000e+00
  %416 = select i1 %400, float -1.000000e+00, float 0.000000e+00
  %417 = select i1 %401, float -1.000000e+00, float 0.000000e+00
  %418 = select i1 %402, float -1.000000e+00, float 0.000000e+00
  %419 = select i1 %403, float -1.000000e+00, float 0.000000e+00
  %420 = select i1 %404, float -1.000000e+00, float 0.000000e+00
  %421 = select i1 %405, float -1.000000e+00, float 0.000000e+00
  %422 = select i1 %406, float -1.000000e+00, float 0.000000e+00
  %423 = select i1 %407, float -1.000000e+00, float 0.000000e+00
  %424 = select i1 %408, float -1.000000e+00, float 0.000000e+00
  %425 = select i1 %409, float -1.000000e+00, float 0.000000e+00
  %426 = select i1 %410, float -1.000000e+00, float 0.000000e+00
  %427 = select i1 %411, float -1.000000e+00, float 0.000000e+00
  %428 = select i1 %412, float -1.000000e+00, float 0.000000e+00
  %429 = select i1 %381, float 1.000000e+00, float %413
  %430 = select i1 %382, float 1.000000e+00, float %414
  %431 = select i1 %383, float 1.000000e+00, float %415
  %432 = select i1 %384, float 1.000000e+00, float %416
  %433 = select i1 %385, float 1.000000e+00, float %417
  %434 = select i1 %386, float 1.000000e+00, float %418
  %435 = select i1 %387, float 1.000000e+00, float %419
  %436 = select i1 %388, float 1.000000e+00, float %420
  %437 = select i1 %389, float 1.000000e+00, float %421
  %438 = select i1 %390, float 1.000000e+00, float %422
  %439 = select i1 %391, float 1.000000e+00, float %423
  %440 = select i1 %392, float 1.000000e+00, float %424
  %441 = select i1 %393, float 1.000000e+00, float %425
  %442 = select i1 %394, float 1.000000e+00, float %426
  %443 = select i1 %395, float 1.000000e+00, float %427
  %444 = select i1 %396, float 1.000000e+00, float %428
  %445 = fmul float %6, %9
  %446 = fsub float 1.000000e+00, %445
  %447 = fmul float %156, %446
  %448 = fmul float %157, %446
  %449 = fmul float %158, %446
  %450 = fmul float %159, %446
  %451 = fmul float %160, %446
  %452 = fmul float %161, %446
  %453 = fmul float %162, %446
  %454 = fmul float %163, %446
  %455 = fmul float %164, %446
  %456 = fmul float %165, %446
  %457 = fmul float %166, %446
  %458 = fmul float %167, %446
  %459 = fmul float %168, %446
  %460 = fmul float %169, %446
  %461 = fmul float %170, %446
  %462 = fmul float %171, %446
  %463 = fmul float %6, %429
  %464 = fmul float %6, %430
  %465 = fmul float %6, %431
  %466 = fmul float %6, %432
  %467 = fmul float %6, %433
  %468 = fmul float %6, %434
  %469 = fmul float %6, %435
  %470 = fmul float %6, %436
  %471 = fmul float %6, %437
  %472 = fmul float %6, %438
  %473 = fmul float %6, %439
  %474 = fmul float %6, %440
  %475 = fmul float %6, %441
  %476 = fmul float %6, %442
  %477 = fmul float %6, %443
  %478 = fmul float %6, %444
  %479 = fsub float %447, %463
  %480 = fsub float %448, %464
  %481 = fsub float %449, %465
  %482 = fsub float %450, %466
  %483 = fsub float %451, %467
  %484 = fsub float %452, %468
  %485 = fsub float %453, %469
  %486 = fsub float %454, %470
  %487 = fsub float %455, %471
  %488 = fsub float %456, %472
  %489 = fsub float %457, %473
  %490 = fsub float %458, %474
  %491 = fsub float %459, %475
  %492 = fsub float %460, %476
  %493 = fsub float %461, %477
  %494 = fsub float %462, %478
  %495 = getelementptr half, ptr addrspace(1) %3, i32 %60
  %496 = getelementptr half, ptr addrspace(1) %3, i32 %61
  %497 = getelementptr half, ptr addrspace(1) %3, i32 %62
  %498 = getelementptr half, ptr addrspace(1) %3, i32 %63
  %499 = getelementptr half, ptr addrspace(1) %3, i32 %64
  %500 = getelementptr half, ptr addrspace(1) %3, i32 %65
  %501 = getelementptr half, ptr addrspace(1) %3, i32 %66
  %502 = getelementptr half, ptr addrspace(1) %3, i32 %67
  %503 = getelementptr half, ptr addrspace(1) %3, i32 %68
  %504 = getelementptr half, ptr addrspace(1) %3, i32 %69
  %505 = getelementptr half, ptr addrspace(1) %3, i32 %70
  %506 = getelementptr half, ptr addrspace(1) %3, i32 %71
  %507 = getelementptr half, ptr addrspace(1) %3, i32 %72
  %508 = getelementptr half, ptr addrspace(1) %3, i32 %73
  %509 = getelementptr half, ptr addrspace(1) %3, i32 %74
  %510 = getelementptr half, ptr addrspace(1) %3, i32 %75
  %511 = fptrunc float %479 to half
  %512 = fptrunc float %480 to half
  %513 = fptrunc float %481 to half
  %514 = fptrunc float %482 to half
  %515 = fptrunc float %483 to half
  %516 = fptrunc float %484 to half
  %517 = fptrunc float %485 to half
  %518 = fptrunc float %486 to half
  %519 = fptrunc float %487 to half
  %520 = fptrunc float %488 to half
  %521 = fptrunc float %489 to half
  %522 = fptrunc float %490 to half
  %523 = fptrunc float %491 to half
  %524 = fptrunc float %492 to half
  %525 = fptrunc float %493 to half
  %526 = fptrunc float %494 to half
  %527 = insertelement <1 x half> undef, half %511, i32 0
  %528 = bitcast <1 x half> %527 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %528, ptr addrspace(1) %495, i1 %76)
  %529 = insertelement <1 x half> undef, half %512, i32 0
  %530 = bitcast <1 x half> %529 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %530, ptr addrspace(1) %496, i1 %77)
  %531 = insertelement <1 x half> undef, half %513, i32 0
  %532 = bitcast <1 x half> %531 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %532, ptr addrspace(1) %497, i1 %78)
  %533 = insertelement <1 x half> undef, half %514, i32 0
  %534 = bitcast <1 x half> %533 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %534, ptr addrspace(1) %498, i1 %79)
  %535 = insertelement <1 x half> undef, half %515, i32 0
  %536 = bitcast <1 x half> %535 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %536, ptr addrspace(1) %499, i1 %80)
  %537 = insertelement <1 x half> undef, half %516, i32 0
  %538 = bitcast <1 x half> %537 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %538, ptr addrspace(1) %500, i1 %81)
  %539 = insertelement <1 x half> undef, half %517, i32 0
  %540 = bitcast <1 x half> %539 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %540, ptr addrspace(1) %501, i1 %82)
  %541 = insertelement <1 x half> undef, half %518, i32 0
  %542 = bitcast <1 x half> %541 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %542, ptr addrspace(1) %502, i1 %83)
  %543 = insertelement <1 x half> undef, half %519, i32 0
  %544 = bitcast <1 x half> %543 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %544, ptr addrspace(1) %503, i1 %84)
  %545 = insertelement <1 x half> undef, half %520, i32 0
  %546 = bitcast <1 x half> %545 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %546, ptr addrspace(1) %504, i1 %85)
  %547 = insertelement <1 x half> undef, half %521, i32 0
  %548 = bitcast <1 x half> %547 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %548, ptr addrspace(1) %505, i1 %86)
  %549 = insertelement <1 x half> undef, half %522, i32 0
  %550 = bitcast <1 x half> %549 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %550, ptr addrspace(1) %506, i1 %87)
  %551 = insertelement <1 x half> undef, half %523, i32 0
  %552 = bitcast <1 x half> %551 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %552, ptr addrspace(1) %507, i1 %88)
  %553 = insertelement <1 x half> undef, half %524, i32 0
  %554 = bitcast <1 x half> %553 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %554, ptr addrspace(1) %508, i1 %89)
  %555 = insertelement <1 x half> undef, half %525, i32 0
  %556 = bitcast <1 x half> %555 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %556, ptr addrspace(1) %509, i1 %90)
  %557 = insertelement <1 x half> undef, half %526, i32 0
  %558 = bitcast <1 x half> %557 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %558, ptr addrspace(1) %510, i1 %91)
  %559 = getelementptr half, ptr addrspace(1) %4, i32 %60
  %560 = getelementptr half, ptr addrspace(1) %4, i32 %61
  %561 = getelementptr half, ptr addrspace(1) %4, i32 %62
  %562 = getelementptr half, ptr addrspace(1) %4, i32 %63
  %563 = getelementptr half, ptr addrspace(1) %4, i32 %64
  %564 = getelementptr half, ptr addrspace(1) %4, i32 %65
  %565 = getelementptr half, ptr addrspace(1) %4, i32 %66
  %566 = getelementptr half, ptr addrspace(1) %4, i32 %67
  %567 = getelementptr half, ptr addrspace(1) %4, i32 %68
  %568 = getelementptr half, ptr addrspace(1) %4, i32 %69
  %569 = getelementptr half, ptr addrspace(1) %4, i32 %70
  %570 = getelementptr half, ptr addrspace(1) %4, i32 %71
  %571 = getelementptr half, ptr addrspace(1) %4, i32 %72
  %572 = getelementptr half, ptr addrspace(1) %4, i32 %73
  %573 = getelementptr half, ptr addrspace(1) %4, i32 %74
  %574 = getelementptr half, ptr addrspace(1) %4, i32 %75
  %575 = fmul float %8, %316
  %576 = fmul float %8, %317
  %577 = fmul float %8, %318
  %578 = fmul float %8, %319
  %579 = fmul float %8, %320
  %580 = fmul float %8, %321
  %581 = fmul float %8, %322
  %582 = fmul float %8, %323
  %583 = fmul float %8, %324
  %584 = fmul float %8, %325
  %585 = fmul float %8, %326
  %586 = fmul float %8, %327
  %587 = fmul float %8, %328
  %588 = fmul float %8, %329
  %589 = fmul float %8, %330
  %590 = fmul float %8, %331
  %591 = fsub float 1.000000e+00, %8
  %592 = fmul float %591, %236
  %593 = fmul float %591, %237
  %594 = fmul float %591, %238
  %595 = fmul float %591, %239
  %596 = fmul float %591, %240
  %597 = fmul float %591, %241
  %598 = fmul float %591, %242
  %599 = fmul float %591, %243
  %600 = fmul float %591, %244
  %601 = fmul float %591, %245
  %602 = fmul float %591, %246
  %603 = fmul float %591, %247
  %604 = fmul float %591, %248
  %605 = fmul float %591, %249
  %606 = fmul float %591, %250
  %607 = fmul float %591, %251
  %608 = fadd float %575, %592
  %609 = fadd float %576, %593
  %610 = fadd float %577, %594
  %611 = fadd float %578, %595
  %612 = fadd float %579, %596
  %613 = fadd float %580, %597
  %614 = fadd float %581, %598
  %615 = fadd float %582, %599
  %616 = fadd float %583, %600
  %617 = fadd float %584, %601
  %618 = fadd float %585, %602
  %619 = fadd float %586, %603
  %620 = fadd float %587, %604
  %621 = fadd float %588, %605
  %622 = fadd float %589, %606
  %623 = fadd float %590, %607
  %624 = fptrunc float %608 to half
  %625 = fptrunc float %609 to half
  %626 = fptrunc float %610 to half
  %627 = fptrunc float %611 to half
  %628 = fptrunc float %612 to half
  %629 = fptrunc float %613 to half
  %630 = fptrunc float %614 to half
  %631 = fptrunc float %615 to half
  %632 = fptrunc float %616 to half
  %633 = fptrunc float %617 to half
  %634 = fptrunc float %618 to half
  %635 = fptrunc float %619 to half
  %636 = fptrunc float %620 to half
  %637 = fptrunc float %621 to half
  %638 = fptrunc float %622 to half
  %639 = fptrunc float %623 to half
  %640 = insertelement <1 x half> undef, half %624, i32 0
  %641 = bitcast <1 x half> %640 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %641, ptr addrspace(1) %559, i1 %76)
  %642 = insertelement <1 x half> undef, half %625, i32 0
  %643 = bitcast <1 x half> %642 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %643, ptr addrspace(1) %560, i1 %77)
  %644 = insertelement <1 x half> undef, half %626, i32 0
  %645 = bitcast <1 x half> %644 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %645, ptr addrspace(1) %561, i1 %78)
  %646 = insertelement <1 x half> undef, half %627, i32 0
  %647 = bitcast <1 x half> %646 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %647, ptr addrspace(1) %562, i1 %79)
  %648 = insertelement <1 x half> undef, half %628, i32 0
  %649 = bitcast <1 x half> %648 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %649, ptr addrspace(1) %563, i1 %80)
  %650 = insertelement <1 x half> undef, half %629, i32 0
  %651 = bitcast <1 x half> %650 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %651, ptr addrspace(1) %564, i1 %81)
  %652 = insertelement <1 x half> undef, half %630, i32 0
  %653 = bitcast <1 x half> %652 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %653, ptr addrspace(1) %565, i1 %82)
  %654 = insertelement <1 x half> undef, half %631, i32 0
  %655 = bitcast <1 x half> %654 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %655, ptr addrspace(1) %566, i1 %83)
  %656 = insertelement <1 x half> undef, half %632, i32 0
  %657 = bitcast <1 x half> %656 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %657, ptr addrspace(1) %567, i1 %84)
  %658 = insertelement <1 x half> undef, half %633, i32 0
  %659 = bitcast <1 x half> %658 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %659, ptr addrspace(1) %568, i1 %85)
  %660 = insertelement <1 x half> undef, half %634, i32 0
  %661 = bitcast <1 x half> %660 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %661, ptr addrspace(1) %569, i1 %86)
  %662 = insertelement <1 x half> undef, half %635, i32 0
  %663 = bitcast <1 x half> %662 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %663, ptr addrspace(1) %570, i1 %87)
  %664 = insertelement <1 x half> undef, half %636, i32 0
  %665 = bitcast <1 x half> %664 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %665, ptr addrspace(1) %571, i1 %88)
  %666 = insertelement <1 x half> undef, half %637, i32 0
  %667 = bitcast <1 x half> %666 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %667, ptr addrspace(1) %572, i1 %89)
  %668 = insertelement <1 x half> undef, half %638, i32 0
  %669 = bitcast <1 x half> %668 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %669, ptr addrspace(1) %573, i1 %90)
  %670 = insertelement <1 x half> undef, half %639, i32 0
  %671 = bitcast <1 x half> %670 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %671, ptr addrspace(1) %574, i1 %91)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
