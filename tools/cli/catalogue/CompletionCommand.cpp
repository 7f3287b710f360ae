// `kiln completion`: what lets bash complete kiln's commands and options. Made
// of the same records as --help, so that it knows every option there is.
#include "targets/gpu/GpuTarget.h"
#include "tools/cli/Command.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command("completion",
                       "print what lets bash complete commands and options",
                       "kiln completion > kiln.bash && source kiln.bash", run);

static std::string optionsOf(const Command &of) {
  SmallVector<std::string> names;
  for (auto &[name, option] : of.OptionsMap)
    if (option->getOptionHiddenFlag() == cl::NotHidden)
      names.push_back((name.size() == 1 ? "-" : "--") + name.str());
  llvm::sort(names);
  return join(names, " ");
}

static int run() {
  SmallVector<StringRef> commands;
  SmallVector<std::string> gpus;
  for (const Command *one : allCommands())
    if (one->isListed())
      commands.push_back(one->getName());
  for (const GpuTarget &gpu : allGpuTargets())
    gpus.push_back(gpu.name().str());
  outs() << "# source <(kiln completion)\n"
            "_kiln() {\n"
            "  local word=${COMP_WORDS[COMP_CWORD]} words=\n"
            "  local before=${COMP_WORDS[COMP_CWORD-1]}\n"
            "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
            "    words='"
         << join(commands, " ")
         << " help version'\n"
            "  elif [ \"$before\" = --target ]; then\n"
            "    words='"
         << join(gpus, " ")
         << "'\n"
            "  elif [[ $word == -* ]]; then\n"
            "    case ${COMP_WORDS[1]} in\n";
  for (const Command *one : allCommands())
    if (one->isListed())
      outs() << "    " << one->getName() << ") words='" << optionsOf(*one)
             << "' ;;\n";
  // Without words bash completes names of files.
  outs() << "    esac\n"
            "  fi\n"
            "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
            "}\n"
            "complete -o default -F _kiln kiln\n";
  return Done;
}

} // namespace kiln
