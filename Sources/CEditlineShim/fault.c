#include "fault_shim.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { fault_count = sizeof faults / sizeof *faults, stack_size = 1 << 16 };

static char *program_path, *journal_path, *text;
static struct termios terminal;
static int has_terminal;
static char stack[stack_size];

static void start_anew(int number) {
  if (has_terminal) tcsetattr(0, TCSANOW, &terminal);
  ssize_t ignored = write(2, text, strlen(text));
  (void)ignored;
  for (int i = 0; i < fault_count; i++) signal(faults[i], SIG_DFL);
  /* Ctrl-C must not end the program while it comes back; the prompt catches it again. */
  signal(SIGINT, SIG_IGN);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  char *arguments[] = {program_path, "--resume", journal_path, NULL};
  execv(program_path, arguments);
  _exit(128 + number);
}

int tw_resume_after_fault(const char *program, const char *journal, const char *message) {
  free(program_path);
  free(journal_path);
  free(text);
  program_path = strdup(program);
  journal_path = strdup(journal);
  text = strdup(message);
  if (!program_path || !journal_path || !text) return -1;
  has_terminal = tcgetattr(0, &terminal) == 0;
  stack_t other = {.ss_sp = stack, .ss_size = stack_size};
  sigaltstack(&other, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = start_anew;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fault_count; i++) {
    if (sigaction(faults[i], &action, NULL) != 0) return -1;
  }
  return 0;
}

void tw_end_resuming(void) {
  for (int i = 0; i < fault_count; i++) signal(faults[i], SIG_DFL);
}
