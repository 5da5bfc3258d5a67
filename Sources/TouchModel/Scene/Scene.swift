/// Everything there is: views, windows, controllers, recognizers, settings, and the touches under way. A value: a copy
/// is another world.
public struct Scene: Sendable, Equatable {
  public internal(set) var views = Table<View>()
  var viewNames = Table<String>()
  var details = Ledger<ViewID, ViewDetail>()
  public internal(set) var overrides = Ledger<ObjectID, Overrides>()
  public internal(set) var controllers = Table<Controller>()
  public internal(set) var recognizers = Table<Recognizer>()
  /// The recognizers of a view, in the order in which they were added.
  var attachments = Ledger<ViewID, [RecognizerID]>()
  /// The controller whose root view this is.
  var rootViewOwners = Ledger<ViewID, ControllerID>()
  /// The target-action pairs of a control, in sending order (UC-12).
  var controlTargets = Ledger<ViewID, [ControlTarget]>()
  /// Actions that an object responds to although it is the target of no pair.
  var implementations = Ledger<ObjectID, [String]>()
  /// What a recognizer's properties were when it was last at work.
  var readings = Ledger<RecognizerID, Reading>()
  var ids = Ledger<String, ObjectID>()
  var small = Small()
  /// What `small` was when the open edit began.
  var smallBefore: Small?

  /// What is small enough to be copied whole at every edit.
  struct Small: Sendable, Equatable {
    /// From back to front within one level; a later one is in front (HT-22).
    var windows: [ViewID] = []
    var settings = SystemSettings()
    var activity = Activity()
    var attachmentCount = 0
    /// A control was ever added.
    var hasControls = false
    var keyWindow: ViewID?
    var controllersThatBecomeFirstResponder: [ControllerID] = []
  }

  public var settings: SystemSettings {
    get { small.settings }
    set { small.settings = newValue }
  }

  /// The touches and timers under way.
  public internal(set) var activity: Activity {
    _read { yield small.activity }
    _modify { yield &small.activity }
  }

  /// Now, on the scene's clock.
  public var clock: Time { activity.clock }

  /// The built-in objects: `app`, `delegate`, `scene`, `window` (0,0,320,480), `vc`, and `root` filling the window.
  public init() {
    ids["app"] = .application
    ids["delegate"] = .appDelegate
    ids["scene"] = .windowScene
    let frame = Rect(0, 0, 320, 480)
    let window = insertView("window", .window, frame, into: nil)
    small.windows = [window]
    let root = insertView("root", .view, frame, into: window)
    insertController("vc", .plain, view: root)
  }

  public static let window = ViewID(0)
  public static let root = ViewID(1)
  public static let vc = ControllerID(0)

  /// The objects that every scene has, and that stay.
  public func isBuiltIn(_ id: ObjectID) -> Bool {
    switch id {
    case .application, .appDelegate, .windowScene: true
    case .view(let view): view == Scene.window || view == Scene.root
    case .controller(let controller): controller == Scene.vc
    case .recognizer: false
    }
  }
}
