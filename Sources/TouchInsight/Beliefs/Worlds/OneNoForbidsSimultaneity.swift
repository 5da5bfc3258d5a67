import TouchModel

extension Belief {
  static let oneNoForbidsSimultaneity = Belief(
    "one-no-forbids-simultaneity",
    "Two recognizers act together only if both delegates agree",
    rules: ["GR-23", "GR-22"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let outer = try scene.put("outer", 20, 20, 200, 200)
      let no = try scene.attach(.tap, "outerTap", to: outer)
      let yes = try scene.attach(.tap, "innerTap", to: try scene.put("inner", in: outer, 40, 40, 100, 100))
      scene.setRule(DelegateRule(.shouldRecognizeSimultaneously, true), of: yes)
      scene.setRule(DelegateRule(.shouldRecognizeSimultaneously, false), of: no)
    },
    world: World(change: { scene in
      let ids = scene.livingRecognizers
      func says(_ answer: Bool, _ id: RecognizerID) -> Bool {
        scene.recognizers[id.row].rules.contains {
          $0.question == .shouldRecognizeSimultaneously && $0.answer == answer
        }
      }
      let agreeing = ids.filter { says(true, $0) }
      guard agreeing.count < ids.filter({ !scene.recognizers[$0.row].isSystem }).count else { return }
      for id in agreeing {
        for rule in scene.recognizers[id.row].rules where rule.question == .shouldRecognizeSimultaneously {
          scene.setRule(DelegateRule(rule.question, false, about: rule.about), of: id)
        }
      }
    }))
}
