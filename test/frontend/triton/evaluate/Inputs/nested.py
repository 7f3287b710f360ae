import triton


def fill():
    import triton.language as tl
    TWO = tl.constexpr(2)

    @triton.jit
    def twice(x):
        return x * TWO

    @triton.jit
    def filled(out, SIZE: tl.constexpr = TWO * 8):
        places = tl.arange(0, SIZE)
        tl.store(out + places, twice(tl.load(out + places)))

    return filled


def scaled(times=3, power=None):
    import triton.language as tl
    factor = tl.constexpr(times)

    @triton.jit
    def by_factor(out):
        tl.store(out, tl.load(out) * factor)

    @triton.jit
    def by_power(out):
        tl.store(out, power(tl.load(out)))

    @triton.jit
    def again(out):
        tl.store(out, 1)

    return by_factor


def other():
    import triton.language as tl

    @triton.jit
    def again(out):
        tl.store(out, 2)

    return again


def power_of(function):
    import triton.language as tl

    @triton.jit
    def kernel(out):
        tl.store(out, function(tl.load(out)))

    return kernel


@triton.jit
def square(x):
    return x * x


@triton.jit
def fourth(x):
    return square(x) * square(x)


squared = power_of(square)
to_the_fourth = power_of(fourth)
