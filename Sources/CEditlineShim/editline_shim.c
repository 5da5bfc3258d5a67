#define _GNU_SOURCE
#include "editline_shim.h"

#include <assert.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

static_assert(sizeof(wchar_t) == sizeof(int32_t), "wide characters are code points");

static const int history_size = 10000;

struct tw_editor {
  EditLine *line;
  HistoryW *history;
  void *owner;
  tw_read_function read;
  tw_key_function functions[TW_FUNCTION_COUNT];
  char *prompt;
};

static tw_editor *owner_of(EditLine *line) {
  void *editor = NULL;
  el_get(line, EL_CLIENTDATA, &editor);
  return editor;
}

static char *prompt_of(EditLine *line) {
  static char none[] = "";
  tw_editor *editor = owner_of(line);
  return editor && editor->prompt ? editor->prompt : none;
}

static int read_character(EditLine *line, wchar_t *character) {
  tw_editor *editor = owner_of(line);
  int32_t value = 0;
  int result = editor->read(editor->owner, &value);
  *character = (wchar_t)value;
  return result;
}

static unsigned char call(EditLine *line, int function) {
  tw_editor *editor = owner_of(line);
  switch (editor->functions[function](editor->owner)) {
  case TW_KEY_REFRESH: return CC_REFRESH;
  case TW_KEY_BEEP: return CC_REFRESH_BEEP;
  case TW_KEY_END: return CC_EOF;
  default: return CC_NORM;
  }
}

static unsigned char complete(EditLine *line, int key) { (void)key; return call(line, TW_COMPLETE); }
static unsigned char older(EditLine *line, int key) { (void)key; return call(line, TW_OLDER); }
static unsigned char newer(EditLine *line, int key) { (void)key; return call(line, TW_NEWER); }
static unsigned char insert_paste(EditLine *line, int key) { (void)key; return call(line, TW_INSERT_PASTE); }
static unsigned char end_or_delete(EditLine *line, int key) { (void)key; return call(line, TW_END_OR_DELETE); }

static unsigned char line_end(EditLine *line, int key) { (void)key; return call(line, TW_LINE_END); }

tw_editor *tw_editor_create(void *owner, tw_read_function read, const tw_key_function *functions) {
  tw_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->owner = owner;
  editor->read = read;
  memcpy(editor->functions, functions, sizeof editor->functions);

  /* An unknown terminal is no reason to complain: libedit falls back to a plain one. */
  FILE *quiet = fopen("/dev/null", "w");
  editor->line = el_init("tapwalk", stdin, stdout, quiet ? quiet : stderr);
  if (!editor->line) {
    if (quiet) fclose(quiet);
    free(editor);
    return NULL;
  }
  if (quiet) {
    el_set(editor->line, EL_SETFP, 2, stderr);
    fclose(quiet);
  }
  EditLine *line = editor->line;
  el_set(line, EL_CLIENTDATA, (void *)editor);
  el_set(line, EL_SIGNAL, 0);
  el_set(line, EL_EDITOR, "emacs");
  el_set(line, EL_PROMPT_ESC, prompt_of, '\1');
  el_set(line, EL_GETCFN, read_character);
  el_set(line, EL_ADDFN, "tapwalk-complete", "Complete the word, or list what fits", complete);
  el_set(line, EL_ADDFN, "tapwalk-older", "Older line with the same beginning", older);
  el_set(line, EL_ADDFN, "tapwalk-newer", "Newer line with the same beginning", newer);
  el_set(line, EL_ADDFN, "tapwalk-insert-paste", "Insert what was pasted", insert_paste);
  el_set(line, EL_ADDFN, "tapwalk-end-or-delete", "Delete the next character, or leave", end_or_delete);
  el_set(line, EL_ADDFN, "tapwalk-line-end", "Move behind the last character", line_end);

  HistEventW event;
  editor->history = history_winit();
  if (editor->history) {
    history_w(editor->history, &event, H_SETSIZE, history_size);
    history_w(editor->history, &event, H_SETUNIQUE, 1);
    el_wset(line, EL_HIST, history_w, editor->history);
  }
  return editor;
}

void tw_editor_destroy(tw_editor *editor) {
  el_end(editor->line);
  if (editor->history) history_wend(editor->history);
  free(editor->prompt);
  free(editor);
}

void tw_set_prompt(tw_editor *editor, const char *prompt) {
  free(editor->prompt);
  editor->prompt = strdup(prompt);
}

const int32_t *tw_read_line(tw_editor *editor, int *count) {
  return (const int32_t *)el_wgets(editor->line, count);
}

void tw_set_editor(tw_editor *editor, const char *name) { el_set(editor->line, EL_EDITOR, name); }

int tw_bind(tw_editor *editor, const char *key, const char *command, int alternate) {
  if (alternate) return el_set(editor->line, EL_BIND, "-a", key, command, NULL);
  return el_set(editor->line, EL_BIND, key, command, NULL);
}

int tw_run_setting(tw_editor *editor, const char *text) {
  Tokenizer *tokens = tok_init(NULL);
  if (!tokens) return -1;
  int count = 0;
  const char **words = NULL;
  int result = tok_str(tokens, text, &count, &words);
  if (result == 0 && count > 0) result = el_parse(editor->line, count, words);
  tok_end(tokens);
  return result == 0 ? 0 : -1;
}

int tw_has_capability(tw_editor *editor, const char *name) {
  char *value = NULL;
  return el_get(editor->line, EL_GETTC, name, &value) == 0 && value && *value;
}

const int32_t *tw_line(tw_editor *editor, int *count, int *cursor) {
  const LineInfoW *info = el_wline(editor->line);
  *count = (int)(info->lastchar - info->buffer);
  *cursor = (int)(info->cursor - info->buffer);
  return (const int32_t *)info->buffer;
}

int tw_insert(tw_editor *editor, const int32_t *text) {
  return el_winsertstr(editor->line, (const wchar_t *)text);
}
void tw_delete_before(tw_editor *editor, int count) { if (count > 0) el_wdeletestr(editor->line, count); }
void tw_move_cursor(tw_editor *editor, int by) { el_cursor(editor->line, by); }
void tw_keep_cursor_inside(tw_editor *editor) {
  const LineInfoW *info = el_wline(editor->line);
  if (info->cursor < info->buffer) el_cursor(editor->line, (int)(info->buffer - info->cursor));
}

void tw_redraw(tw_editor *editor) { el_set(editor->line, EL_REFRESH); }
void tw_resize(tw_editor *editor) { el_resize(editor->line); }
void tw_prepare_terminal(tw_editor *editor, int raw) { el_set(editor->line, EL_PREP_TERM, raw); }

void tw_history_enter(tw_editor *editor, const int32_t *line) {
  HistEventW event;
  if (editor->history) history_w(editor->history, &event, H_ENTER, (const wchar_t *)line);
}

void tw_write(const char *bytes, size_t count) {
  fwrite(bytes, 1, count, stdout);
  fflush(stdout);
}

void tw_terminal_size(int *columns, int *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  int known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  *columns = known && size.ws_col ? size.ws_col : 80;
  *rows = known && size.ws_row ? size.ws_row : 24;
}

int tw_character_width(int32_t character) { return wcwidth((wchar_t)character); }

int tw_use_utf8(void) {
  static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  setlocale(LC_CTYPE, "");
  const char *codeset = nl_langinfo(CODESET);
  if (codeset && (strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0)) return 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i])) return 1;
  return -1;
}
