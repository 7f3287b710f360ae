# For people: each word is one script, and every script can be run by itself where make is not installed yet.
.DEFAULT_GOAL := build
.PHONY: help build test sanitize fuzz demo bench dist wheel clean
help:
	@echo 'make demo      install what is missing, build kiln, show what directives do to five kernels'
	@echo 'make build     kiln and its tests, into build/'
	@echo 'make test      build everything, then every test and gate'
	@echo 'make sanitize  the tests under AddressSanitizer and UndefinedBehaviorSanitizer'
	@echo 'make fuzz      every fuzzer for 20 seconds'
	@echo 'make bench     measure the compiler itself'
	@echo 'make wheel     a Python wheel, into dist/'
	@echo 'make dist      archives of the program and of the library, into dist/'
	@echo 'make clean     remove what these made'
build:
	@scripts/build.sh
test:
	@scripts/test.sh
sanitize:
	@scripts/asan.sh
fuzz:
	@scripts/fuzz.sh 20
demo:
	@scripts/demo.sh
bench:
	@scripts/bench.sh
wheel:
	@scripts/wheel.sh
dist:
	@scripts/dist.sh
clean:
	rm -rf build build-asan build-tsan dist
