"""A kernel of LLVM IR that keeps 320 vector registers alive."""
names = range(80)
print('target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @wide(ptr addrspace(1) %p) #0 {')
for i in names:
    print(f" %a{i} = getelementptr <4 x float>, ptr addrspace(1) %p, i64 {100 * i}\n %v{i} = load volatile <4 x float>, ptr addrspace(1) %a{i}")
for i in names:
    print(f" %w{i} = fadd <4 x float> %v{i}, %v{79 - i}\n store volatile <4 x float> %w{i}, ptr addrspace(1) %a{i}")
print(' ret void\n}\nattributes #0 = { "amdgpu-flat-work-group-size"="32,32" "amdgpu-waves-per-eu"="1" }')
