#!/bin/sh
# Makes dist/kiln-<version>-x86_64-linux.tar.xz: one archive that runs on any x86-64 Linux with glibc 2.36 or newer and
# no LLVM installed, so that a GPU host needs its driver and ptxas only. Checks what it promises.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
[ -f build-dist/build.ninja ] || cmake --preset dist
cmake --build --preset dist
version=$(sed -n 's/.*KILN_VERSION "\(.*\)".*/\1/p' build-dist/tools/Version.h)
name=kiln-$version-x86_64-linux
stage=dist/$name
limit=$((50 * 1024 * 1024))

rm -rf "$stage"
mkdir -p "$stage/bin" "$stage/test" "$stage/perf"
/usr/lib/llvm-22/bin/llvm-strip -o "$stage/bin/kiln" build-dist/bin/kiln
ln -s kiln "$stage/bin/ld.lld" # under this name kiln is the linker that finishes an hsaco
cp -r test/cases test/kernels test/corpus "$stage/test/"
cp -r perf/triton perf/check_on_gpu.py "$stage/perf/"
cp scripts/dist-README.md "$stage/README.md"

fail() { echo "kiln: error: $*" >&2; exit 2; }
# Shared libraries other than glibc's own would be missing on the GPU host.
others=$(ldd "$stage/bin/kiln" | grep -vE 'linux-vdso|ld-linux|lib(c|m|dl|rt|pthread)\.so' || true)
[ -z "$others" ] || fail "bin/kiln needs more than glibc: $others"
newest=$(/usr/lib/llvm-22/bin/llvm-readelf --version-info "$stage/bin/kiln" | grep -o 'GLIBC_2\.[0-9]*' | sort -uV |
  tail -n 1)
[ "$(printf '%s\nGLIBC_2.36\n' "$newest" | sort -V | tail -n 1)" = GLIBC_2.36 ] || fail "bin/kiln needs $newest"

tar -C dist -c "$name" | xz -T0 -6 > "dist/$name.tar.xz"
size=$(stat -c %s "dist/$name.tar.xz")
[ "$size" -le $limit ] || fail "dist/$name.tar.xz has $size bytes, more than $limit"

# Unpacked elsewhere and with an empty environment it compiles tile IR to an hsaco: front end, lowering, LLVM and lld.
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
tar -C "$trial" -xf "dist/$name.tar.xz"
(cd "$trial/$name" && env -i bin/kiln compile test/corpus/softmax/kernel.ttir --target gfx942 --num-warps 8 --sched-strategy pressure \
  -o "$trial/softmax.hsaco" && env -i bin/kiln occupancy "$trial/softmax.hsaco") || fail "the unpacked archive does not work"
echo "kiln: made dist/$name.tar.xz, $((size / 1024 / 1024)) MiB"
