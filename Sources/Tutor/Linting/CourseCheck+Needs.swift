import SceneLanguage

/// What a lesson needs is there, comes before it, and does not need it in turn.
extension CourseCheck {
  func needFaults(of index: Int) -> [LessonFault] {
    guard let lesson = files[index].lesson else { return [] }
    let ids = files.map { $0.lesson?.id }
    let source = files[index].source
    return source.words(ofHeader: "needs").compactMap { word in
      if word.text == lesson.id { return source.fault(LintWording.needsItself, at: word) }
      guard let place = ids.firstIndex(of: word.text) else {
        // A file that cannot be read may be the one.
        if ids.contains(nil) { return nil }
        let near = Words.near(word.text, in: ids.compactMap(\.self))
        return source.fault(
          LintWording.noSuchLesson(word.text), at: word,
          try: near.map { source.line(at: word.place, replacing: word.text.count, with: $0) })
      }
      if let circle = way(from: place, to: index) {
        return source.fault(LintWording.circle([lesson.id] + circle + [lesson.id]), at: word)
      }
      return place > index ? source.fault(LintWording.needsLater(word.text), at: word) : nil
    }
  }

  /// The ids of lessons that lead by their needs from one to another, without the last; nil where none do.
  private func way(from start: Int, to end: Int) -> [String]? {
    var before: [Int: Int] = [start: start]
    var queue = [start]
    while !queue.isEmpty {
      let index = queue.removeFirst()
      if index == end {
        var path: [String] = []
        var step = index
        while step != start {
          step = before[step] ?? start
          path.insert(files[step].lesson?.id ?? "", at: 0)
        }
        return path
      }
      for need in files[index].lesson?.needs ?? [] {
        guard let next = files.firstIndex(where: { $0.lesson?.id == need }), before[next] == nil else {
          continue
        }
        before[next] = index
        queue.append(next)
      }
    }
    return nil
  }
}
