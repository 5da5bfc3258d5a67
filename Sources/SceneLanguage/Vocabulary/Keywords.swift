/// Words that mean something where a name could stand too. A name that is one of these is written in quotes.
enum Keywords {
  static let all: Set<String> = [
    "to", "as", "at", "with", "above", "below", "front", "back", "for", "from", "in", "level", "style",
    "onto", "of",
    "by", "over", "steps", "count", "fingers", "scale", "down", "move", "up", "cancel", "left", "right",
    "key",
    "system", "hints", "history", "colour", "color", "ascii", "trace", "nothing", "hit", "action", "no",
    "cancelled", "canceled", "out",
    "state", "chain", "log", "within", "none", "nil", "off", "on", "finger", "navigation", "tabs", "next",
    "self",
    "passthrough", "protections", "receive", "receivers", "diff", "point", "tofail", "not", "late", "then",
    "end", "nan", "inf", "infinity", "true", "false", "yes", "all",
  ]
}
