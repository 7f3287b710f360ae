// What an interrupted command leaves after: nothing.
#ifndef KILN_TOOLS_CLI_INTERRUPT_H
#define KILN_TOOLS_CLI_INTERRUPT_H

namespace kiln {

/// From here on, SIGINT, SIGTERM and SIGHUP remove the temporary folders and
/// half-written outputs before they end the process as they would have.
void cleanUpWhenInterrupted();

} // namespace kiln

#endif // KILN_TOOLS_CLI_INTERRUPT_H
