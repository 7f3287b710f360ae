#!/bin/sh
# Builds build/bin/kiln-portable, the command that needs glibc 2.28 and nothing else where it runs, and checks that it
# does. scripts/portable says how it is linked. dist.sh and wheel.sh pack it.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
zig=build/tools/zig
if [ ! -x $zig/ziglang/zig ]; then
  echo "kiln: installing the wheel ziglang 0.16.0 into $zig: its linker knows old C libraries"
  [ -x build/tools/wheels/bin/pip ] || python3 -m venv build/tools/wheels
  build/tools/wheels/bin/pip install --quiet --disable-pip-version-check --no-deps --target $zig ziglang==0.16.0
fi
[ -f build/build.ninja ] || cmake --preset release
cmake --build build --target kiln-portable

fail() { echo "kiln: error: $*" >&2; exit 2; }
# Shared libraries other than glibc's own would be missing elsewhere.
others=$(ldd build/bin/kiln-portable | grep -vE 'linux-vdso|ld-linux|lib(c|m|dl|rt|pthread)\.so' || true)
[ -z "$others" ] || fail "bin/kiln-portable needs more than glibc: $others"
newest=$(/usr/lib/llvm-22/bin/llvm-readelf --version-info build/bin/kiln-portable | grep -o 'GLIBC_2\.[0-9]*' | sort -uV |
  tail -n 1)
[ "$(printf '%s\nGLIBC_2.28\n' "$newest" | sort -V | tail -n 1)" = GLIBC_2.28 ] || fail "bin/kiln-portable needs $newest"
