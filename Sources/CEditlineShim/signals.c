#define _GNU_SOURCE
#include "editline_shim.h"

#include <errno.h>
#include <signal.h>
#include <sys/select.h>
#include <unistd.h>

/* libedit's own signal code works inside the handler and sends the signal on to the whole process group. Here a handler
   only notes the signal; what follows from it is done in the read function. */

static const int caught[] = {SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT};
enum { caught_count = sizeof caught / sizeof *caught };

static volatile sig_atomic_t arrived[caught_count];
static struct sigaction before[caught_count];
static sigset_t mask_before;

static void note(int signal) {
  for (int i = 0; i < caught_count; i++)
    if (caught[i] == signal) arrived[i] = 1;
}

static void catch(int index, struct sigaction *old) {
  struct sigaction action;
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(caught[index], &action, old);
}

void tw_signals_begin(void) {
  sigset_t held;
  sigemptyset(&held);
  for (int i = 0; i < caught_count; i++) sigaddset(&held, caught[i]);
  sigprocmask(SIG_BLOCK, &held, &mask_before);
  for (int i = 0; i < caught_count; i++) catch(i, &before[i]);
}

/* The interrupt stays caught: while a command runs it must not end the program. */
void tw_signals_end(void) {
  for (int i = 0; i < caught_count; i++)
    if (caught[i] != SIGINT) sigaction(caught[i], &before[i], NULL);
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

static int take(void) {
  for (int i = 0; i < caught_count; i++)
    if (arrived[i]) {
      arrived[i] = 0;
      return -caught[i];
    }
  return 0;
}

static sigset_t open_mask(void) {
  sigset_t open = mask_before;
  for (int i = 0; i < caught_count; i++) sigdelset(&open, caught[i]);
  return open;
}

/* Lets signals that are held back arrive; the negated number of one that did, or 0. */
static int let_in(void) {
  sigset_t open = open_mask(), held;
  sigprocmask(SIG_SETMASK, &open, &held);
  sigprocmask(SIG_SETMASK, &held, NULL);
  return take();
}

int tw_wait(int descriptor, int milliseconds) {
  for (;;) {
    /* A signal comes before the input: what the terminal sent before an interrupt, the interrupt has thrown away. */
    int signal = let_in();
    if (signal) return signal;
    fd_set set;
    FD_ZERO(&set);
    FD_SET(descriptor, &set);
    struct timespec limit = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
    sigset_t open = open_mask();
    int ready = pselect(descriptor + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &limit, &open);
    if (ready > 0 && (signal = let_in())) return signal;
    if (ready >= 0) return ready;
    if (errno != EINTR) return 1;
  }
}

int tw_is_ready(int descriptor, int milliseconds) {
  fd_set set;
  FD_ZERO(&set);
  FD_SET(descriptor, &set);
  struct timespec limit = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
  return pselect(descriptor + 1, &set, NULL, NULL, &limit, NULL) > 0;
}

int tw_take_interrupt(void) {
  int was = arrived[0];
  arrived[0] = 0;
  return was;
}

void tw_let_signal_act(int signal) {
  struct sigaction action, old;
  action.sa_handler = SIG_DFL;
  action.sa_flags = 0;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, &old);
  sigset_t one, held;
  sigemptyset(&one);
  sigaddset(&one, signal);
  kill(getpid(), signal);
  sigprocmask(SIG_UNBLOCK, &one, &held);
  sigprocmask(SIG_SETMASK, &held, NULL);
  sigaction(signal, &old, NULL);
}
