/* GPUs that run the same binaries choose for themselves, and so do GPUs that do
 * not. */
#include "add.h"
#include "use.h"

static kiln_module *module;

/* One launch on a device, and the handle that it took. */
static void *launch_on(void *context, void *stream) {
  kiln_launch launch = {sizeof(kiln_launch), {100, 1, 1}, stream, 0, {0, 0, 0}};
  set_context(context);
  CHECK_EQUAL(add(module, &launch, NULL, NULL, NULL, 0), 0);
  return last_handle;
}

int main(int count, char **arguments) {
  kiln_driver driver = {sizeof(kiln_driver), find, &hidden};
  kiln_adaptive adaptive = {sizeof(kiln_adaptive), 0, 0};
  void *stream, *contexts[2] = {new_context(0), new_context(1)}, *plain[2],
                *last[2];
  char text[4096];
  FILE *rules;
  int i;
  if (count > 1)
    hidden = arguments[1];
  setenv("KILN_FAKE_CUDA_LOG", "log", 1);
  CHECK_EQUAL(add_load(&module, &driver), 0);
  for (i = 0; i < 2; ++i)
    plain[i] = launch_on(contexts[i], NULL);
  /* The images of the plain builds, as the log has them. */
  setenv("KILN_FAKE_CUDA_RULES", "rules", 1);
  rules = fopen("rules", "wb");
  CHECK(rules);
  fprintf(rules, "* time 100\ndevice=0 time 90\ndevice=1 time 110\n");
  {
    FILE *log = fopen("log", "rb");
    char line[1024];
    CHECK(log);
    while (fgets(line, sizeof line, log)) {
      const char *image = strstr(line, "LoadData image=");
      if (image)
        fprintf(rules, "%.22s time 100\n", strstr(image, "image="));
    }
    fclose(log);
  }
  fclose(rules);
  unsetenv("KILN_FAKE_CUDA_LOG");
  CHECK_EQUAL(add_adaptive(module, &adaptive), 0);
  /* What was loaded is not loaded again, which a capture would not bear. */
  stream = new_stream();
  begin_capture(stream);
  CHECK(launch_on(contexts[1], stream) == plain[1]);
  end_capture(stream);
  for (i = 0; i < 600; ++i)
    launch_on(contexts[i % 2], NULL);
  for (i = 0; i < 2; ++i) {
    last[i] = launch_on(contexts[i], NULL);
    CHECK(add_choices(module, text, sizeof text) > 0);
    /* Both are of one model: that with more comparisons is written. */
    CHECK(strstr(text, "\"build\": 1"));
  }
  CHECK(last[0] != plain[0]); /* the other build is faster on this one */
  CHECK(last[1] == plain[1]);
  add_unload(module);
  destroy_all();
  puts("passed devices");
  return 0;
}
