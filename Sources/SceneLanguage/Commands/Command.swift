import TouchModel

/// One line of the language, read but not yet held against a scene: names are still text, with their place in the line
/// so that an error can point at them.
public struct Statement: Sendable, Equatable {
  public let command: Command
  /// The whole command, without the `;` or comment behind it.
  public let span: Span

  public init(_ command: Command, span: Span) {
    self.command = command
    self.span = span
  }
}

/// A stretch of one line, in UTF-8 bytes from its start.
public struct Span: Hashable, Sendable {
  public var start: Int
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A name as written. May have a dot: `nav.bar`, `S.pan`.
public struct Name: Hashable, Sendable {
  public let text: String
  public let span: Span

  public init(_ text: String, _ span: Span) {
    self.text = text
    self.span = span
  }
}

/// A point, or a view whose centre stands for it. Points are on the screen unless the command says otherwise.
public enum Place: Hashable, Sendable {
  case point(Point)
  case center(of: Name)
}

/// A value whose names are not resolved yet.
public enum Argument: Hashable, Sendable {
  case value(PropertyValue)
  case names([Name])
}

/// A property with the value that the user gave it. `span` is that of the value.
public struct Assignment: Hashable, Sendable {
  public let property: Property
  public let argument: Argument
  public let span: Span

  public init(_ property: Property, _ argument: Argument, _ span: Span) {
    self.property = property
    self.argument = argument
    self.span = span
  }
}

/// `OBJ.ACTION`, or `nil.ACTION` for a search along the responder chain.
public struct ActionName: Hashable, Sendable {
  /// nil stands for the responder chain.
  public let object: Name?
  public let action: String
  public let span: Span

  public init(object: Name?, action: String, span: Span) {
    self.object = object
    self.action = action
    self.span = span
  }
}

/// Every command. Exhaustive switches over this say where a new command has to be handled.
public enum Command: Sendable, Equatable {
  // MARK: Build
  case add(Name, ClassName, to: Name?, at: Rect?, with: [Assignment], order: Order?)
  case window(Name, at: Rect?, level: Double?)
  case controller(Name, className: String?, for: Name)
  case present(Name, from: Name, style: Controller.PresentationStyle?)
  case dismiss(Name)
  case embed([Name], in: Controller.Kind, Name)
  case push(Name, onto: Name)
  case pop(Name)

  // MARK: Change
  case set(Name, Assignment)
  case toggle(Name, Property, Span)
  case remove(Name)
  case moveTo(Name, Name)
  case reorder(Name, Order)
  case rename(Name, to: Name)
  case setSystem(SystemSettings.Name, PropertyValue, Span)
  /// `set custom1 state began`: moves a custom recognizer (GR 4.3).
  case setState(Name, Recognizer.State)

  // MARK: Recognizers, targets, overrides
  case attach(Recognizer.Kind, Name?, to: Name, with: [Assignment])
  case require(Name, toFail: Name)
  /// canPrevent, canBePrevented, and the delegate's answers.
  case rule(Name, DelegateRule.Question, Bool, about: Name?)
  case target(Name, events: [ControlEvent], ActionName)
  case untarget(Name, events: [ControlEvent], ActionName?)
  case implement(Name, action: String)
  case fire(Name, ControlEvent)
  case override(Name, OverrideChange)
  case restore(Name, OverrideMethod?)

  // MARK: Touch
  case tap(Place, count: Int, fingers: Int, hold: Time?)
  case drag(Place, to: Place, over: Time?, steps: Int?)
  case swipe(Recognizer.Sides, from: Place, by: Double?)
  case pinch(Place, scale: Double)
  case rotate(Place, degrees: Double)
  /// One event.
  case touch([TouchPart], over: Time?, steps: Int?)
  case wait(Time)
  case settle
  case hover(Place?)
  case shake
  /// An edit-menu command.
  case perform(String)
  case remote(String)
  case press(String)
  case interrupt
  case focus(Name)
  case resign

  // MARK: Ask
  case hit(Place)
  case chain(Name)
  case tree(Name?)
  case map(Name?)
  case show(Name?)
  case showSystem
  /// The table of UC-20, run.
  case showProtections
  case trace
  case log
  case convert(Place, from: Name, to: Name)
  case inside(Name, Place)
  case why(WhyQuestion)
  /// The smallest change that lets a view receive a touch at a point of the screen.
  case make(Name, receives: Place)
  /// The smallest change that lets a whole gesture call an action.
  indirect case makeFire(ActionName, on: Statement)
  case findPoint(for: Name)
  /// The cells of `map` whose receiver the last edit changed.
  case mapDifference(Name?)
  /// `what if CMD; CMD then CMD`: what differs in the last one, were the others done before.
  indirect case whatIf([Statement], then: Statement)
  /// The last two traces, held against each other.
  case diff
  /// The last traces of two saved scripts, held against each other.
  case diffFiles(Name, Name)
  /// The path of a device's log.
  case compare(String)

  // MARK: Beliefs and rules
  /// What somebody with this belief would expect of a touch; of its own example, where no touch is given.
  indirect case believe(Name, then: Statement?)
  case beliefs
  /// `rule GR-16`.
  case ruleCard(Name)
  /// `rules WORD`: those in whose cards the words are found; nil lists all.
  case ruleCards(String?)

  // MARK: Travel inside the last touch
  case step(Int)
  case back(Int)
  /// After how many facts; nil is the end.
  case goTo(Int?)
  /// A question about the scene after so many facts.
  indirect case at(Int, Statement)

  // MARK: Check
  case expect(Expectation)

  // MARK: Session
  case undo(Int)
  case redo(Int)
  case reset
  case save(String)
  /// nil lists the scenes that there are.
  case open(String?)
  case source(String)
  case history
  /// Lessons, questions and what is remembered of them, which only the shell has.
  case tutor(TutorCommand)
  case setting(Setting)
  case help(String?)
  case quit
}

/// `as MyButton:UIButton`.
public struct ClassName: Hashable, Sendable {
  public let viewClass: ViewClass
  /// The app's own subclass.
  public let custom: String?

  public init(_ viewClass: ViewClass, custom: String? = nil) {
    self.viewClass = viewClass
    self.custom = custom
  }
}

/// Where among its siblings.
public enum Order: Hashable, Sendable {
  case front, back
  case above(Name), below(Name)
}

/// One finger's part of a `touch` command.
public struct TouchPart: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    case down(Place), move(Place), up
    case cancel
  }

  /// nil only for `touch cancel` without a number: every finger.
  public let finger: Int?
  public let change: Change
  public let span: Span

  public init(finger: Int?, change: Change, span: Span) {
    self.finger = finger
    self.change = change
    self.span = span
  }
}

/// What `override` may name.
public enum OverrideMethod: String, CaseIterable, Sendable {
  case hitTest, pointInside, touches, touchesBegan, touchesMoved, touchesEnded, touchesCancelled, next
  case gestureRecognizerShouldBegin, beginTracking, continueTracking, touchesShouldBegin, touchesShouldCancel
}

/// An override with what it does.
public enum OverrideChange: Hashable, Sendable {
  public enum HitTest: Hashable, Sendable {
    case answersNil, answersSelf, passthrough
    case to(Name)
  }

  case hitTest(HitTest)
  case pointInside(Overrides.PointInside)
  /// `forward` is nil: UIResponder's own behaviour.
  case touches([TouchPhase], Overrides.Touches?)
  case next(Name)
  /// gestureRecognizerShouldBegin, beginTracking, continueTracking, touchesShouldBegin, touchesShouldCancel.
  case answer(OverrideMethod, Bool)
}

/// What `expect` checks.
public enum Expectation: Sendable, Equatable {
  /// nil is `nothing`.
  case hit(Name?, finger: Int?)
  case action(ActionName)
  case noAction(ActionName?)
  case cancelled(Name)
  case noTouches(Name)
  case state(Name, Recognizer.State)
  case chain([Name])
  case log(String)
  case property(Name, Assignment, tolerance: Double?)
  case location(Name, Point, in: Name?, tolerance: Double?)
}

/// Settings of the session, which `undo` and `save` leave alone.
public enum Setting: Hashable, Sendable {
  case hints(Bool)
  case history(Bool)
  case colour(Bool)
  case ascii(Bool)
  case verbosity(Verbosity)

  /// How much a tap tells.
  public enum Verbosity: String, CaseIterable, Sendable { case full, normal, short, silent }
}
