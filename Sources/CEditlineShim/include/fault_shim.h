#ifndef TAPWALK_FAULT_SHIM_H
#define TAPWALK_FAULT_SHIM_H

/// When the program meets a fault of its own (a trap, a bad access), the terminal is put back as it is now, `message` is
/// written, and the program starts anew as `program --resume journal`. Strings are copied. Answers 0, or -1 where the
/// handlers could not be set.
int tw_resume_after_fault(const char *program, const char *journal, const char *message);

/// A fault ends the program from now on.
void tw_end_resuming(void);

#endif
