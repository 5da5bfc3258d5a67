#ifndef TAPWALK_EDITLINE_SHIM_H
#define TAPWALK_EDITLINE_SHIM_H

#include <stddef.h>
#include <stdint.h>

/* libedit's set, get and history calls take a variable number of arguments, which Swift cannot call. Each function here
   stands for one use of them, with a fixed signature. An editor is one editline with its history. */

typedef struct tw_editor tw_editor;

/* Called for a key that tw_add_function named. Returns one of the TW_KEY_ values. */
typedef int (*tw_key_function)(void *owner);
/* Gives the next character; returns 1, 0 at the end of the input, or -1. */
typedef int (*tw_read_function)(void *owner, int32_t *character);

enum {
  TW_KEY_NOTHING = 0,
  TW_KEY_REFRESH = 1,
  TW_KEY_BEEP = 2,
  TW_KEY_END = 3,
};

/* The functions that keys can be bound to; see tw_editor_create. */
enum { TW_COMPLETE, TW_OLDER, TW_NEWER, TW_INSERT_PASTE, TW_END_OR_DELETE, TW_LINE_END, TW_FUNCTION_COUNT };

/* Both standard input and output must be terminals. Returns NULL when libedit cannot start. `functions` has
   TW_FUNCTION_COUNT entries; libedit knows them as tapwalk-complete, tapwalk-older, tapwalk-newer,
   tapwalk-insert-paste, tapwalk-end-or-delete and tapwalk-line-end. */
tw_editor *tw_editor_create(void *owner, tw_read_function read, const tw_key_function *functions);
void tw_editor_destroy(tw_editor *editor);

/* The prompt is copied. Escape sequences stand between two bytes of value 1. */
void tw_set_prompt(tw_editor *editor, const char *prompt);
/* Returns the line with its line feed, or NULL. The text belongs to the editor. */
const int32_t *tw_read_line(tw_editor *editor, int *count);
void tw_set_editor(tw_editor *editor, const char *name);
/* `alternate`: in the second key map, that of vi's command mode. */
int tw_bind(tw_editor *editor, const char *key, const char *command, int alternate);
/* Runs one line of an .editrc file. Returns -1 when it is not understood. */
int tw_run_setting(tw_editor *editor, const char *line);
/* Whether the terminal description has the capability (a termcap name, such as "ce"). */
int tw_has_capability(tw_editor *editor, const char *name);

/* The line being edited: its characters, how many, and the place of the cursor. */
const int32_t *tw_line(tw_editor *editor, int *count, int *cursor);
int tw_insert(tw_editor *editor, const int32_t *text);
/* Deletes this many characters before the cursor. */
void tw_delete_before(tw_editor *editor, int count);
void tw_move_cursor(tw_editor *editor, int by);
/* Some of libedit's vi commands leave the cursor before the start of an empty line; takes it back. */
void tw_keep_cursor_inside(tw_editor *editor);
/* Draws prompt and line anew from where the cursor is; it must be in column 0. */
void tw_redraw(tw_editor *editor);
/* Takes over the terminal's size. */
void tw_resize(tw_editor *editor);
/* 1: the terminal as libedit wants it; 0: as it was before. */
void tw_prepare_terminal(tw_editor *editor, int raw);

void tw_history_enter(tw_editor *editor, const int32_t *line);

/* Writes to standard output behind whatever is in its buffer, and flushes. */
void tw_write(const char *bytes, size_t count);
/* Columns and rows of the terminal; 80 and 24 when it does not say. */
void tw_terminal_size(int *columns, int *rows);
/* Columns that a character takes; -1 for a control character. */
int tw_character_width(int32_t character);

/* Makes the character set of this process UTF-8. Returns 0 when it was already, 1 when a locale had to be forced,
   -1 when the system has none. */
int tw_use_utf8(void);

/* Signals. Between begin and end they are held back, and only tw_wait lets them through. */
void tw_signals_begin(void);
void tw_signals_end(void);
/* Waits until the descriptor can be read. Returns 1, 0 after the time (milliseconds, -1 for ever), or the negated number
   of a signal. */
int tw_wait(int descriptor, int milliseconds);
/* Whether the descriptor can be read within the time (milliseconds). Signals keep waiting. */
int tw_is_ready(int descriptor, int milliseconds);
/* Whether an interrupt came since the last call. */
int tw_take_interrupt(void);
/* Lets the signal act as if it had never been caught: stops or ends the process. Returns when the process goes on. */
void tw_let_signal_act(int signal);

#endif
