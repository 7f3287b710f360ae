/* JSON text, as much of it as choices need: written without the formats of the
 * C library, whose numbers depend on the program's locale, and read with every
 * byte checked. */

enum { KILN_NAME = 256 }; /* bytes of a string that are kept, with the 0 */

/* Text that is written as far as there is room for it. */
typedef struct kiln_text {
  char *text;
  size_t size, length;
} kiln_text;

static void kiln_put(kiln_text *to, const char *text) {
  for (; *text; ++text, ++to->length)
    if (to->length + 1 < to->size)
      to->text[to->length] = *text;
}

static void kiln_put_number(kiln_text *to, unsigned long number,
                            unsigned digits) {
  char text[24];
  char *at = text + sizeof text;
  *--at = 0;
  for (; number || digits; number /= 10, digits -= digits != 0)
    *--at = (char)('0' + number % 10);
  kiln_put(to, at);
}

static void kiln_put_member(kiln_text *to, const char *name,
                            unsigned long number) {
  kiln_put(to, ", \"");
  kiln_put(to, name);
  kiln_put(to, "\": ");
  kiln_put_number(to, number, 1);
}

static void kiln_put_string(kiln_text *to, const char *text) {
  char one[2] = {0, 0};
  kiln_put(to, "\"");
  for (; *text; ++text) {
    if (*text == '"' || *text == '\\')
      kiln_put(to, "\\");
    one[0] = (unsigned char)*text < ' ' ? '?' : *text;
    kiln_put(to, one);
  }
  kiln_put(to, "\"");
}

/* Where text is read, and whether it was as expected so far. */
typedef struct kiln_reader {
  const char *at;
  int is_bad;
} kiln_reader;

/* The next character that is no blank. */
static char kiln_peek(kiln_reader *from) {
  while (*from->at == ' ' || *from->at == '\t' || *from->at == '\n' ||
         *from->at == '\r')
    ++from->at;
  return *from->at;
}

static int kiln_take(kiln_reader *from, char wanted) {
  if (from->is_bad || kiln_peek(from) != wanted)
    return 0;
  ++from->at;
  return 1;
}

static void kiln_expect(kiln_reader *from, char wanted) {
  if (!kiln_take(from, wanted))
    from->is_bad = 1;
}

static unsigned kiln_hexadecimal(kiln_reader *from) {
  unsigned value = 0, i;
  for (i = 0; i < 4; ++i) {
    char c = *from->at;
    unsigned digit = c >= '0' && c <= '9'   ? (unsigned)(c - '0')
                     : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10
                     : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10
                                            : 16;
    if (digit == 16) {
      from->is_bad = 1;
      return 0;
    }
    value = 16 * value + digit;
    ++from->at;
  }
  return value;
}

/* A string, of which no more than `size` bytes are kept. Of escaped characters
 * beyond ASCII there is none in names that this file has written. */
static void kiln_read_string(kiln_reader *from, char *into, size_t size) {
  static const char escaped[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
  size_t length = 0;
  kiln_expect(from, '"');
  while (!from->is_bad && *from->at != '"') {
    unsigned c = (unsigned char)*from->at;
    if (c < ' ') {
      from->is_bad = 1;
      return;
    }
    ++from->at;
    if (c == '\\') {
      const char *found = *from->at ? strchr(escaped, *from->at) : NULL;
      char kind = *from->at;
      if (!found && kind != 'u') {
        from->is_bad = 1;
        return;
      }
      ++from->at;
      c = kind == 'u' ? kiln_hexadecimal(from)
                      : (unsigned char)meant[found - escaped];
      if (!c || c > 127)
        c = '?';
    }
    if (length + 1 < size)
      into[length++] = (char)c;
  }
  into[length] = 0;
  if (!from->is_bad)
    ++from->at;
}

/* A number, as JSON writes it; `*whole` says whether it is one of 32 bits
 * without a sign, a fraction or an exponent. */
static double kiln_read_number(kiln_reader *from, int *whole) {
  double value = 0, unit = 1;
  int negative = kiln_take(from, '-'), exponent = 0, falls;
  const char *first;
  kiln_peek(from);
  first = from->at;
  for (; *from->at >= '0' && *from->at <= '9'; ++from->at)
    value = 10 * value + (*from->at - '0');
  *whole = !negative && value <= UINT32_MAX;
  if (from->at == first || (*first == '0' && from->at - first > 1))
    from->is_bad = 1;
  if (*from->at == '.') {
    *whole = 0;
    first = ++from->at;
    for (; *from->at >= '0' && *from->at <= '9'; ++from->at)
      value += (unit /= 10) * (*from->at - '0');
    from->is_bad |= from->at == first;
  }
  if (*from->at == 'e' || *from->at == 'E') {
    *whole = 0;
    ++from->at;
    falls = *from->at == '-';
    from->at += *from->at == '-' || *from->at == '+';
    first = from->at;
    for (; *from->at >= '0' && *from->at <= '9'; ++from->at)
      exponent = exponent > 999 ? exponent : 10 * exponent + (*from->at - '0');
    from->is_bad |= from->at == first;
    for (; exponent; --exponent)
      value = falls ? value / 10 : value * 10;
  }
  return negative ? -value : value;
}

/* Whether a list has one more element: in an object, `first` being 1 before its
 * first one, its name is read as well. */
static int kiln_read_next(kiln_reader *from, char end, int *first, char *name) {
  if (kiln_take(from, end))
    return 0;
  if (!*first)
    kiln_expect(from, ',');
  *first = 0;
  if (end == '}') {
    kiln_read_string(from, name, KILN_NAME);
    kiln_expect(from, ':');
  }
  return !from->is_bad;
}

/* A value that nobody knows. Text that nests deeper than anybody writes would
 * overflow the stack. */
static void kiln_skip_value(kiln_reader *from, unsigned depth) {
  static const char *const words[] = {"true", "false", "null"};
  char ignored[KILN_NAME], c = kiln_peek(from), end = c == '{' ? '}' : ']';
  int whole, first = 1;
  unsigned i;
  if (c == '"') {
    kiln_read_string(from, ignored, KILN_NAME);
  } else if ((c == '{' || c == '[') && depth) {
    kiln_expect(from, c);
    while (kiln_read_next(from, end, &first, ignored))
      kiln_skip_value(from, depth - 1);
  } else if (c == '-' || (c >= '0' && c <= '9')) {
    kiln_read_number(from, &whole);
  } else {
    for (i = 0; i < 3; ++i)
      if (!strncmp(from->at, words[i], strlen(words[i]))) {
        from->at += strlen(words[i]);
        return;
      }
    from->is_bad = 1;
  }
}
