# -*- coding: utf-8 -*-
"""A docstring."""
from __future__ import annotations
import a, b.c as d, e . f
from a import b, c as d
from . import a
from .a.b import (c, d as e,)
from ... import a
from .... b import *
a = b = c, *d = e
(a), [b, (c, d)], *e.f, g[0] = h
() = []
a.b, c[d] = yield
a = yield b, c
a = yield from b
a: int
a: int = 1, 2
(a): int = yield
a.b: c
a[b]: c = *d, e
(a.b): c
a += 1; b -= 2; c *= 3; d @= 4; e /= 5; f %= 6; g **= 7; h <<= 8; i >>= 9; j |= 1; k ^= 2; l &= 3; m //= 4
a[b] += yield
(a) += 1,
del a, b.c, d[e], (f), (g, [h]), [i],
del (a, b)
del ()
assert a, b
assert (a, b)
pass; break; continue;
return
return *a, b
raise
raise a
raise a from b
global a, b
nonlocal c
yield
await a
if a: pass
elif b: c; d
else: pass
if a:
    b
elif c:
    if d:
        e
    else:
        f
while (a := b): pass
else:
    c
for a in b, c: pass
for a, in *b, c:
    pass
else: d
for (a, b), *c, d[e] in f: pass
with a: pass
with a as b, c as (d, e), f: pass
with (a): pass
with (a, b): pass
with (a, b,): pass
with (a as b, c): pass
with (a, b) as c: pass
with (a), b: pass
with (a).b as c.d, e: pass
with (yield): pass
with (a := b): pass
with (a for a in b): pass
with (*a, b): pass
with (a, b), (c): pass
with () as a: pass
with (open(a) as b,
      open(c) as d,):
    pass
try: pass
finally: a
try:
    a
except:
    b
try: a
except b: c
except (d, e) as f: g
else: h
finally: i
try: a
except* b as c: pass
except *d: pass
@a
@b.c(d)[e]
@(f := g)
@lambda h: h
class A(B, *C, d=e, **f): pass
class A: pass
class A():
    """Docstring."""

    def f(self): return 1

    x: int = 1
def f(a: int, b: str = "", /, c=1, *d: e, f, g: h = 2, **i: j) -> k: pass
def f(*a: *b): pass
def f(*, a): pass
def f(a, b,): pass
def f(a, /): pass
def f(a, /, *, b): pass
def f(**a,): pass
async def f():
    async for a in b: pass
    else: c
    async with a as b, c: pass
    await d ** await e
    -await f
    return [g async for g in h]
@a
async def f(): pass
match = match(match)
match(a, b)
match[a]: b
match.a
match, case = case, match
print(match)
type = type(a)
type.b
type[a] = b
case: int = 1
_ = _
	# A comment that is indented with a tab, and a form feed
if a:
	b
	if c:
	    d
    
if a:
    b
  # A comment between
    c
x = 1 ;

if a:
    b
\
c
if a:
    b + \
  c
