import TouchModel

/// Words of other tools and languages, and the word here that they stand for. They beat edit distance.
enum Synonyms {
  private static let commands: [String: Verb] = [
    "create": .add, "new": .reset, "addsubview": .add, "insert": .add, "view": .add,
    "subview": .add,
    "delete": .remove, "rm": .remove, "removefromsuperview": .remove, "del": .remove, "erase": .remove,
    "addgesturerecognizer": .attach, "gesture": .attach, "recognizer": .attach, "gesturerecognizer": .attach,
    "addtarget": .target, "connect": .target, "wire": .target, "action": .target, "removetarget": .untarget,
    "click": .tap, "doubletap": .tap, "longpress": .press, "hold": .press, "pan": .drag, "scroll": .drag,
    "flick": .swipe, "zoom": .pinch, "scale": .pinch, "rotation": .rotate, "turn": .rotate,
    "hittest": .hit, "where": .hit, "responder": .chain, "responders": .chain, "ls": .tree,
    "hierarchy": .tree, "list": .tree, "dump": .tree, "recursivedescription": .tree, "draw": .map,
    "print": .show,
    "describe": .show, "info": .show, "inspect": .show, "get": .show, "po": .show, "cat": .show,
    "assert": .expect, "check": .expect, "verify": .expect, "test": .expect, "sleep": .wait, "delay": .wait,
    "advance": .wait, "load": .open, "write": .save, "store": .save, "include": .source, "run": .source,
    "bye": .quit, "logout": .quit, "man": .help, "h": .help, "clear": .reset, "restart": .reset,
    "revert": .undo,
    "mv": .move, "reparent": .move, "name": .rename, "hide": .set, "enable": .set, "disable": .set,
    "change": .set,
    "let": .set, "call": .interrupt, "phone": .interrupt, "cancel": .touch, "down": .touch, "up": .touch,
    "becomefirstresponder": .focus, "resignfirstresponder": .resign, "blur": .resign, "unhide": .set,
    "bringsubviewtofront": .bring, "sendsubviewtoback": .send, "sendactions": .fire, "trigger": .fire,
    "subclass": .override, "navigation": .embed, "modal": .present, "sheet": .present, "motion": .shake,
    "start": .lesson, "learn": .lesson, "tutorial": .lesson, "course": .lessons,
    "点击": .tap, "轻点": .tap, "单击": .tap, "点": .tap, "长按": .press, "拖动": .drag, "拖拽": .drag, "滑动": .swipe,
    "轻扫": .swipe, "捏合": .pinch, "缩放": .pinch, "旋转": .rotate, "添加": .add, "新建": .add, "删除": .remove,
    "移除": .remove, "设置": .set, "帮助": .help, "撤销": .undo, "重做": .redo, "退出": .quit, "保存": .save, "打开": .open,
    "显示": .show, "等待": .wait, "手势": .attach, "响应链": .chain, "响应者链": .chain, "命中测试": .hit, "视图树": .tree,
  ]

  private static let kinds: [String: String] = [
    "gesture": "tap", "click": "tap", "doubletap": "tap", "hold": "longPress", "scale": "pinch", "点击": "tap",
    "长按": "longPress", "拖动": "pan", "轻扫": "swipe", "捏合": "pinch", "旋转": "rotation", "flick": "swipe",
  ]

  private static let events: [String: String] = [
    "click": "touchUpInside", "tap": "touchUpInside", "touchup": "touchUpInside", "up": "touchUpInside",
    "down": "touchDown", "press": "touchDown", "change": "valueChanged", "changed": "valueChanged",
    "cancel": "touchCancel", "点击": "touchUpInside",
  ]

  static func command(_ word: String) -> Verb? { commands[word.lowercased()] }
  static func kind(_ word: String) -> String? { kinds[word.lowercased()] }
  static func event(_ word: String) -> String? { events[word.lowercased()] }

  /// The words that lead to a command, in alphabetical order.
  static func words(for verb: Verb) -> [String] { commands.filter { $0.value == verb }.map(\.key).sorted() }
}

extension Verb {
  /// The command that an unknown word stands for.
  static func meant(by word: String) -> Verb? {
    if let verb = Synonyms.command(word) { return verb }
    return NearWord.find(word, in: allCases.map(\.rawValue)).flatMap(Verb.init(rawValue:))
  }
}
