# What Python 3.12 and 3.13 added.
type A = int
type A[T] = list[T]
type A[T: int, *Ts, **P] = B[T, *Ts, P]
type A[T: (int, str) = int, *Ts = *tuple[int], **P = [int]] = T
type A[T,] = lambda: T
type type = type
type match[case] = case
type _ = 1; type B = 2
def f[T](a: T) -> T: pass
def f[T: int, *Ts, **P](*a: *Ts, **b: P.kwargs): pass
async def f[T = int](): pass
class A[T]: pass
class A[T, U = T](B[T], c=U): pass
@a
class A[*Ts = *int,]: pass
