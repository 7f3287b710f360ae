'a', "b", '''c''', """d""", r'\n', R"\'", b'e', B"f", rb'\g', bR"h", Br'i', u'j', U'k', ''
'a' "b" '''c'''
b'a' rb'\b'
u'a' 'b'
'a' u'b'
'\a\b\f\n\r\t\v\\\'\"\
|\0\7\12\123\377\777\x41\u00e9\U0001f600\N{EM DASH}\N{latin small letter a}\N{HANGUL SYLLABLE GAG}\N{CJK UNIFIED IDEOGRAPH-4E00}'
b'\a\0\377\x80\'\u0041\N{DASH}\
'
'\ud800 \udfff \ud83d\ude00'
r'\x \u \N{', r'\
'
"""a
b 'c' "d" \""" ""e"""
'''
'''
"'", '"', '\'"', "é€😀\x7f\x80\xa0\xad\u200b"
('a'
 # between
 'b')
f'', f"", f'''''', F'a', fr'\n', Rf'\{a}', rF"b"
f'a{b}c'
f'{{}}{{{a}}}'
f'{a!r}{b!s}{c!a}'
f'{a:>10}{b!r:^{c}}{d:{e}{f}.{g}}'
f'{a:}{b:{c:{d}}}'
f'{a:{{b}}}'
f'{a=}{b = }{c=!s}{d=:>5}{ e = !r:^{f}}'
f'x{a=}y' 'z' f'{b}'
'a' f'{b}' 'c' 'd' f'{e}f' u'g'
u'a' f'{b}' u'c'
f'{a}' f'{b}' '' f''
f'{a, b}{*a, b}{*a}{a,}'
f'{yield}{(yield a)}{yield a, b}'
f'{a if b else c}{(lambda: d)}{a!=b}{a==b}{a<=b}{ {a: b}[c] }{[d for d in e]}{(f:=1)}{g:=1}'
f'{a["b"]}{"c"}{f"{d}"}'
f'{a['b']}{'c'}{f'{f'{f'{d}'}'}'}'
f"{"\n".join(a)}{'\'' + """x"""}"
f'{
    a  # a comment with } and "
    + b
}'
f'''{
a=
}{b
=}'''
f'{a = # why
}'
f'''a
{b}
c {d:
  e}'''
f"""{a:"b" 'c'}"""
f'\N{EM DASH}{a}\x41\'\
b'
f'\{a}\\{b}\}}'
f'{a:\x41}{b:\'}'
fr'\{a}\N{b}\\{c}\'{{'
f'{a!r :>{b}}{c !r}'
f'{a:{b!r:>{c}}}'
f'{a:%H:%M}{a:!r}{a:=}'
f'{"{"}{"}"}{"a" "b"}{'#'}'
f'{a.b(c)[d:e, "f":g]:h}'
f'{lambda_:x}'
f'{a}}}' f'{{{b}'
f'{3.4:10}' f'{3!s:10}' f'{1_000:_}'
(f'a' # between
 f'{b}')
