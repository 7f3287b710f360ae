#!/bin/sh
# Makes dist/kiln-<version>-x86_64-linux.tar.xz: one archive that runs on any x86-64 Linux with glibc 2.28 or newer and no LLVM installed,
# so that a GPU host needs its driver and ptxas only. Checks that it does.
set -eu
cd "$(dirname "$0")/.."
scripts/portable.sh
version=$(sed -n 's/.*KILN_VERSION "\(.*\)".*/\1/p' build/tools/Version.h)
name=kiln-$version-x86_64-linux
stage=dist/$name
limit=$((50 * 1024 * 1024))

rm -rf "$stage"
mkdir -p "$stage/bin" "$stage/test" "$stage/perf"
cp build/bin/kiln-portable "$stage/bin/kiln"
cp -r test/cases test/kernels test/corpus "$stage/test/"
cp -r perf/triton perf/check_on_gpu.py "$stage/perf/"
cp scripts/dist-README.md "$stage/README.md"

fail() { echo "kiln: error: $*" >&2; exit 2; }
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
