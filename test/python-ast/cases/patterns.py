match a:
    case 1: pass
    case -1 | 1.5 | -2.5: pass
    case 1j | -1j | 1 + 2j | -1.5 - 2j: pass
    case "a" "b" | b"c" | f"{d}": pass
    case None | True | False: pass
    case _: pass
    case a: pass
    case a.b | a.b.c: pass
    case (a): pass
    case (a | b) as c: pass
    case a as b: pass
    case (): pass
    case []: pass
    case (a,): pass
    case [a]: pass
    case a,: pass
    case a, b: pass
    case *a, b: pass
    case *_,: pass
    case (a, *b, c): pass
    case [a, [b, *_], (c)]: pass
    case {}: pass
    case {1: a}: pass
    case {"a": 1, b.c: d, -1: e, None: f, 1 + 1j: g, **h}: pass
    case {**a}: pass
    case {**a,}: pass
    case {"a" "b": _,}: pass
    case A(): pass
    case A.B(a, 1, c=d, e=_,): pass
    case A(b=c): pass
    case A(B(C()), [d]): pass
    case a if b: pass
    case (a, b) if (c := d):
        e
        f
    case match: pass
    case case, type: pass
match a, b:
    case c: pass
match *a, b:
    case c: pass
match a,:
    case c: pass
match (a):
    case c: pass
match -a:
    case c: pass
match [a, b][c:d]:
    case e: pass
match (a := b):
    case c: pass
match a := b:
    case c: pass
match {a: b}:
    case c: pass
match lambda: a:
    case c: pass
match not a:
    case c: pass
match f"{a:b}":
    case c: pass
match await_:
    case c:
        match d:
            case e:
                pass
