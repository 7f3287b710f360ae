/* What adaptive launches chose, as text: written, carried to another module,
 * and refused where it is not one. The arguments name a situation and a file
 * for the text. */
#include "race.h"

static char text[8192];

/* A race that build 2 wins, and its text. */
static void race(void) {
  int size;
  new_context(0);
  load_and_learn();
  set_times(PLAIN, 95, 80, 120, "");
  launch_times(600, 100);
  CHECK_EQUAL(chosen(7), 2);
  size = soft_choices(module, text, sizeof text);
  CHECK(size > 0 && (size_t)size < sizeof text);
}

static void reload(void) {
  soft_unload(module);
  load_without("");
  CHECK_EQUAL(be_adaptive(0, 0), 0);
  begin_log();
}

/* `text` with one part in the place of another. */
static const char *with(const char *old, const char *instead) {
  static char other[sizeof text];
  const char *at = strstr(text, old);
  CHECK(at);
  snprintf(other, sizeof other, "%.*s%s%s", (int)(at - text), text, instead,
           at + strlen(old));
  return other;
}

static void write_text(const char *file) {
  FILE *to;
  race();
  to = fopen(file, "wb");
  CHECK(to);
  CHECK(fputs(text, to) >= 0);
  CHECK(!fclose(to));
}

/* Another process, which measures nothing. */
static void read_text(const char *file) {
  FILE *from = fopen(file, "rb");
  char again[sizeof text];
  CHECK(from);
  CHECK(fread(text, 1, sizeof text - 1, from) > 0);
  fclose(from);
  new_context(0);
  load_and_learn();
  CHECK_EQUAL(soft_choose(module, text), 0);
  begin_log();
  launch_times(20, 100);
  CHECK_EQUAL(launches_of(2), 20);
  CHECK_EQUAL(count_in_log("cuEvent"), 0);
  /* It is written as it was read, also by a module that launches nothing. */
  soft_choices(module, again, sizeof again);
  CHECK(!strcmp(again, text));
  reload();
  CHECK_EQUAL(soft_choose(module, text), 0);
  soft_choices(module, again, sizeof again);
  CHECK(!strcmp(again, text));
}

/* As snprintf writes. */
static void small_buffers(void) {
  char part[64];
  int size, room;
  race();
  size = soft_choices(module, NULL, 0);
  CHECK_EQUAL(size, strlen(text));
  for (room = 1; room < 64; ++room) {
    memset(part, 'x', sizeof part);
    CHECK_EQUAL(soft_choices(module, part, (size_t)room), size);
    CHECK_EQUAL(strlen(part), room - 1);
    CHECK(!memcmp(part, text, (size_t)room - 1));
    CHECK(room == 63 || part[room] == 'x');
  }
}

/* What a text may say that does not concern these binaries on this GPU. */
static void ignored(void) {
  const char *others[16];
  char digest[256];
  const char *at;
  size_t i, count = 0;
  race();
  at = strstr(text, "\"digest\": \"");
  CHECK(at);
  snprintf(digest, sizeof digest, "%.64s", at + strlen("\"digest\": \""));
  digest[0] = digest[0] == '0' ? '1' : '0';
  others[count++] = strdup(with("Fake GPU", "Other GPU"));
  others[count++] = strdup(with("\"soft\"", "\"hard\""));
  others[count++] = strdup(with("\"grid\": 7", "\"grid\": 8"));
  others[count++] = strdup(with("\"grid\": 7", "\"grid\": 0"));
  others[count++] = strdup(with("\"grid\": 7", "\"grid\": 4000000000"));
  others[count++] = strdup(with("\"variant\": 0", "\"variant\": 1"));
  others[count++] = strdup(with("\"variant\": 0", "\"variant\": 99"));
  others[count++] = strdup(with("\"build\": 2", "\"build\": 1"));
  others[count++] = strdup(with("\"build\": 2", "\"build\": 4"));
  others[count++] = strdup(with("\"digest\": \"", "\"digest\": \"0"));
  at = strstr(text, digest + 1);
  CHECK(at);
  memcpy(text + (at - text) - 1, digest, 1);
  others[count++] = strdup(text);
  others[count++] =
      strdup("{\"version\": 1, \"device\": \"\", \"choices\": []}");
  for (i = 0; i < count; ++i) {
    reload();
    CHECK_EQUAL(soft_choose(module, others[i]), 0);
    CHECK_EQUAL(chosen(7), -1);
    launch_times(20, 100);
    CHECK(count_in_log("cuEventRecord") > 0);
    free((void *)others[i]);
  }
}

/* What says the same otherwise. */
static void tolerated(void) {
  const char *others[8];
  size_t i, count = 0;
  race();
  others[count++] = strdup(with("{\"version\": 1", "\n{\t\"version\":1 "));
  others[count++] = strdup(with("\"version\": 1", "\"version\": 1.0e0"));
  others[count++] = strdup(
      with("\"variant\"", "\"new\": [null, {\"a\": [-1.5E+3, \"\\n\\u00e9\"]}, "
                          "true, false, {}, []], \"variant\""));
  others[count++] = strdup(with("Fake", "F\\u0061ke"));
  others[count++] = strdup(with("Fake", "\\u0046ake"));
  for (i = 0; i < count; ++i) {
    reload();
    CHECK_EQUAL(soft_choose(module, others[i]), 0);
    CHECK_EQUAL(chosen(7), 2);
    free((void *)others[i]);
  }
}

static void check_bad(const char *bad) {
  if (soft_choose(module, bad) != KILN_BAD_CHOICES)
    printf("taken: %s\n", bad);
  CHECK_EQUAL(soft_choose(module, bad), KILN_BAD_CHOICES);
}

/* No text of choices; each changes nothing. */
static void malformed(void) {
  static const char *const wrong[][2] = {
      {"\"version\": 1", "\"version\": 2"},
      {"\"version\": 1, ", ""},
      {"\"version\": 1", "\"version\": \"1\""},
      {"\"device\": \"Fake GPU\", ", ""},
      {"\"Fake GPU\"", "7"},
      {"\"Fake GPU\"", "\"Fake GPU"},
      {"\"Fake GPU\"", "\"Fake\nGPU\""},
      {"\"Fake GPU\"", "\"Fake\\qGPU\""},
      {"\"Fake GPU\"", "\"Fake\\u12g4GPU\""},
      {"\"variant\": 0, ", ""},
      {"\"variant\": 0", "\"variant\": -1"},
      {"\"variant\": 0", "\"variant\": 0.5"},
      {"\"variant\": 0", "\"variant\": 1e2"},
      {"\"variant\": 0", "\"variant\": 00"},
      {"\"variant\": 0", "\"variant\": 5000000000"},
      {"\"variant\": 0", "\"variant\": null"},
      {"\"gain\": ", "\"gain\": -"},
      {"\"gain\": ", "\"gain\": 0e"},
      {"\"gain\": ", "\"gain\": 1e999, \"x\": "},
      {"\"gain\": ", "\"gain\": 0, \"x\": "},
      {"\"comparisons\"", "\"comparison\""},
      {"\"choices\": [", "\"choices\": [,"},
      {"\"choices\": [", "\"choices\": [[], "},
      {"]}", ",]}"},
      {"]}", "]"},
      {"]}", "]}]"},
      {"]}", "], }"},
      {"{\"version\"", "{,\"version\""},
      {"{\"version\"", "[\"version\""},
      {", \"choices\"", " \"choices\""},
      {"\"choices\": ", "\"choices\" "},
      {"\"choices\": ", "\"choices\": [], \"choices\": "}};
  char deep[600] = "{\"a\": ";
  size_t i, size;
  race();
  reload();
  for (i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    check_bad(with(wrong[i][0], wrong[i][1]));
  for (i = 0, size = strlen(text); i < size; ++i) {
    char kept = text[i];
    text[i] = 0; /* each of its beginnings */
    check_bad(text);
    text[i] = kept;
  }
  memset(deep + strlen(deep), '[', 500);
  check_bad(deep);
  check_bad("null");
  check_bad("[]");
  check_bad("\xff\xfe");
  CHECK_EQUAL(chosen(7), -1);
}

/* Every byte changed in every way that matters: whatever it then is, reading it
 * stays in the text. */
static void any_bytes(void) {
  static const char bytes[] = "\"\\{}[],:0-.e \x01\x7f\xff";
  char *copy;
  size_t i, j, size;
  race();
  reload();
  size = strlen(text);
  for (i = 0; i < size; ++i)
    for (j = 0; j < sizeof bytes - 1; ++j) {
      int code;
      copy = strdup(text);
      copy[i] = bytes[j];
      code = soft_choose(module, copy);
      CHECK(!code || code == KILN_BAD_CHOICES);
      free(copy);
    }
}

/* A choice of this process stays; what it lacks is taken. */
static void both(void) {
  race();
  reload();
  set_times(PLAIN, 70, 80, 120, "");
  launch_times(600, 100);
  CHECK_EQUAL(chosen(7), 1);
  CHECK_EQUAL(soft_choose(module, text), 0);
  begin_log();
  launch_times(10, 100);
  CHECK_EQUAL(launches_of(1), 10);
  CHECK_EQUAL(soft_choose(module, with("\"grid\": 7", "\"grid\": 11")), 0);
  begin_log();
  launch_times(10, 1024);
  CHECK_EQUAL(launches_of(2), 10);
  /* Also in the middle of a race. */
  launch_times(5, 4096);
  CHECK_EQUAL(soft_choose(module, with("\"grid\": 7", "\"grid\": 13")), 0);
  begin_log();
  launch_times(10, 4096);
  CHECK_EQUAL(launches_of(2), 10);
  CHECK_EQUAL(count_in_log("cuEvent"), 0);
}

int main(int count, char **arguments) {
  static const struct {
    const char *name;
    void (*run)(void);
  } all[] = {{"small-buffers", small_buffers}, {"ignored", ignored},
             {"tolerated", tolerated},         {"malformed", malformed},
             {"any-bytes", any_bytes},         {"both", both}};
  size_t i = 0;
  CHECK(count == 2 || count == 3);
  if (count == 3 && !strcmp(arguments[1], "write")) {
    write_text(arguments[2]);
  } else if (count == 3) {
    read_text(arguments[2]);
  } else {
    while (i < sizeof all / sizeof *all && strcmp(arguments[1], all[i].name))
      ++i;
    CHECK(i < sizeof all / sizeof *all);
    all[i].run();
  }
  soft_unload(module);
  destroy_all();
  printf("passed %s\n", arguments[1]);
  return 0;
}
