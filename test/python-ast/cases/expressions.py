# Operators, by how tightly they bind.
lambda: x if y else z
a if b else c if d else e
a or b and not c or d
not not a
a < b <= c != d == e > f >= g
a in b, a not in b, a is b, a is not b
a | b ^ c & d << e >> f + g - h * i @ j / k // l % m
-a ** -b ** c
+-~a
2 ** -1
(a + b) * (c)
(a := 1)
(a := lambda: 0, b)
await_ = a[b := 1]
# Primaries.
a.b.c(d)(e)[f][g].h
a . b
1 .real, 1.0.real, 1..real
f()(a, *b, c=d, **e)
f(a, b=c, *d, e=g)
f(a, *b, *c, **d, **e, f=g)
f(a := 1, b)
f(x for x in y)
f((x for x in y), z)
f(a)(x async for x in y if z if w)
f(match, case=case, type=type, _=_)
# Subscripts.
a[1], a[1:], a[:1], a[:], a[::], a[1:2:3], a[:, 1], a[1,], a[..., None]
a[*b], a[*b, c], a[b:c, *d], a[lambda: 0:1]
a[b, c:d, ::e]
# Displays and comprehensions.
(), [], {}, {1}, {1,}, {1: 2}, {**a, 1: 2, **b, }, (1,), [1, *a], {*a, b}, (*a, b)
[x for x in y], {x for x in y}, {x: y for x in z}, (x for x in y)
[x for x in y if z if w for (a, b) in c for *d, e in f]
[x for x, in y if (lambda: z)]
[a := 1, b], {a := 1}, {(a := 1): 2}, [(yield)]
[await x async for x in y]
[[y for y in x] for x in z]
# Constants.
None, True, False, ...
0, 00, 1_000, 0xFf, 0o17, 0b1_0, 0x_f, 18446744073709551615, 18446744073709551616, 340282366920938463463374607431768211456
1.0, 1., .5, 1e5, 1E-5, 1_0.0_1e1_0, 1e16, 1e15, 1e-5, 0.0001, 123456789.125, 1e400, 5e-324, 0e0, 012.5, 09e1
1j, 1.5J, 1e20j, 0j, 09j, 1_0j, 100000j
1if 1else 0
(0x1for x in y)
# Lambdas.
lambda a, /, b=1, *c, d, e=2, **f: (a, b)
lambda *, a: a
lambda *a: a
lambda **a: a
lambda a, b=lambda: 0,: a
# Tuples without brackets.
a, b
a,
*a, b
*a,
yield_ = *a, *b
# Names beyond ASCII.
größe, 名前, x·y, ñ
# Continued \
lines + \
    here
(a
   # within brackets
 + b)
