# For people: each word is one script, and every script can be run by itself where make is not installed yet.
.PHONY: build test sanitize fuzz demo bench dist wheel clean
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
