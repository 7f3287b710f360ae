#!/bin/sh
# Makes two archives for any x86-64 Linux with glibc 2.28 or newer, in dist/, and checks them:
#   kiln-<version>-x86_64-linux.tar.xz     the command, which needs no LLVM: a GPU host needs its driver and ptxas only
#   libkiln-<version>-x86_64-linux.tar.xz  the library for C++, to unpack over it; programs that link it need LLVM's headers to be built,
#                                          and nothing of LLVM where they run
set -eu
cd "$(dirname "$0")/.."
scripts/portable.sh
cmake --build build --target libkiln-portable
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
pack() { # pack FOLDER ARCHIVE: the folder as $name in the archive
  tar -C "$1" -c "$name" | xz -T0 -6 > "$2"
  size=$(stat -c %s "$2")
  [ "$size" -le $limit ] || fail "$2 has $size bytes, more than $limit"
}
pack dist "dist/$name.tar.xz"
rm -rf dist/library
for component in headers library; do
  cmake --install build --prefix "dist/library/$name" --component $component > /dev/null
done
pack dist/library "dist/lib$name.tar.xz"
rm -rf dist/library

# Unpacked elsewhere and with an empty environment it compiles tile IR to an hsaco: front end, lowering, LLVM and lld.
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
tar -C "$trial" -xf "dist/$name.tar.xz"
(cd "$trial/$name" && env -i bin/kiln compile test/corpus/softmax/kernel.ttir --target gfx942 --num-warps 8 --sched-strategy pressure \
  -o "$trial/softmax.hsaco" && env -i bin/kiln occupancy "$trial/softmax.hsaco") || fail "the unpacked archive does not work"

# With the library over it, the programs of a test are built and run. One compiles Triton's language to an hsaco.
tar -C "$trial" -xf "dist/lib$name.tar.xz"
{
  cmake -S test/install -B "$trial/programs" -DCMAKE_PREFIX_PATH="$trial/$name" -DCMAKE_CXX_COMPILER=/usr/lib/llvm-22/bin/clang++ &&
    cmake --build "$trial/programs"
} > "$trial/log" 2>&1 || { cat "$trial/log"; fail "no program can be built with the library"; }
env -i "$trial/programs/python" gfx942 && env -i "$trial/programs/builder" > /dev/null || fail "a program with the library does not work"
others=$(ldd "$trial/$name/lib/libkiln.so" | grep -vE 'linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s)\.so' || true)
[ -z "$others" ] || fail "libkiln.so needs more than the libraries of C and C++: $others"
for archive in "dist/$name.tar.xz" "dist/lib$name.tar.xz"; do
  echo "kiln: made $archive, $(($(stat -c %s "$archive") / 1024 / 1024)) MiB"
done
