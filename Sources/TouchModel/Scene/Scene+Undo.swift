extension Scene {
  /// Starts to remember what changes.
  public mutating func openEdit() {
    views.open()
    viewNames.open()
    details.open()
    overrides.open()
    controllers.open()
    recognizers.open()
    attachments.open()
    rootViewOwners.open()
    controlTargets.open()
    implementations.open()
    readings.open()
    ids.open()
    smallBefore = small
  }

  /// Ends an edit and returns what takes it back.
  public mutating func closeEdit() -> SceneEdit {
    var edit = SceneEdit()
    edit.add(views.close()) { .views($0) }
    edit.add(viewNames.close()) { .viewNames($0) }
    edit.add(controllers.close()) { .controllers($0) }
    edit.add(recognizers.close()) { .recognizers($0) }
    edit.add(details.close()) { .details($0) }
    edit.add(overrides.close()) { .overrides($0) }
    edit.add(attachments.close()) { .attachments($0) }
    edit.add(rootViewOwners.close()) { .rootViewOwners($0) }
    edit.add(controlTargets.close()) { .controlTargets($0) }
    edit.add(implementations.close()) { .implementations($0) }
    edit.add(readings.close()) { .readings($0) }
    edit.add(ids.close()) { .ids($0) }
    if let before = smallBefore, before != small { edit.parts.append(.small(before)) }
    smallBefore = nil
    return edit
  }

  /// Takes an edit back and returns the edit that does it again.
  public mutating func apply(_ edit: SceneEdit) -> SceneEdit {
    var inverse = SceneEdit()
    for part in edit.parts.reversed() {
      switch part {
      case .views(let change): inverse.parts.append(.views(views.apply(change)))
      case .viewNames(let change): inverse.parts.append(.viewNames(viewNames.apply(change)))
      case .controllers(let change): inverse.parts.append(.controllers(controllers.apply(change)))
      case .recognizers(let change): inverse.parts.append(.recognizers(recognizers.apply(change)))
      case .details(let change): inverse.parts.append(.details(details.apply(change)))
      case .overrides(let change): inverse.parts.append(.overrides(overrides.apply(change)))
      case .attachments(let change): inverse.parts.append(.attachments(attachments.apply(change)))
      case .rootViewOwners(let change): inverse.parts.append(.rootViewOwners(rootViewOwners.apply(change)))
      case .controlTargets(let change): inverse.parts.append(.controlTargets(controlTargets.apply(change)))
      case .implementations(let change):
        inverse.parts.append(.implementations(implementations.apply(change)))
      case .readings(let change): inverse.parts.append(.readings(readings.apply(change)))
      case .ids(let change): inverse.parts.append(.ids(ids.apply(change)))
      case .small(let before):
        inverse.parts.append(.small(small))
        small = before
      }
    }
    return inverse
  }
}

/// What takes an edit of a scene back. Its size grows with the edit, not with the scene.
public struct SceneEdit: Sendable {
  typealias Entries<Key, Value> = [(key: Key, value: Value?)]

  enum Part: Sendable {
    case views(TableChange<View>)
    case viewNames(TableChange<String>)
    case controllers(TableChange<Controller>)
    case recognizers(TableChange<Recognizer>)
    case details(Entries<ViewID, ViewDetail>)
    case overrides(Entries<ObjectID, Overrides>)
    case attachments(Entries<ViewID, [RecognizerID]>)
    case rootViewOwners(Entries<ViewID, ControllerID>)
    case controlTargets(Entries<ViewID, [ControlTarget]>)
    case implementations(Entries<ObjectID, [String]>)
    case readings(Entries<RecognizerID, Reading>)
    case ids(Entries<String, ObjectID>)
    indirect case small(Scene.Small)
  }

  var parts: [Part] = []

  /// Whether it takes back more of `scene` than its clock, touches and timers; moving a scroll view counts.
  public func changesMoreThanActivity(of scene: Scene) -> Bool {
    parts.contains { part in
      switch part {
      case .readings: return false
      case .small(var before):
        before.activity = scene.activity
        return before != scene.small
      case .views, .viewNames, .controllers, .recognizers, .details, .overrides, .attachments,
        .rootViewOwners, .controlTargets, .implementations, .ids:
        return true
      }
    }
  }

  /// Nothing changed.
  public var isEmpty: Bool { parts.isEmpty }

  fileprivate mutating func add<Row>(_ change: TableChange<Row>, _ part: (TableChange<Row>) -> Part) {
    if !change.isEmpty { parts.append(part(change)) }
  }

  fileprivate mutating func add<Key, Value>(
    _ change: Entries<Key, Value>, _ part: (Entries<Key, Value>) -> Part
  ) {
    if !change.isEmpty { parts.append(part(change)) }
  }
}
