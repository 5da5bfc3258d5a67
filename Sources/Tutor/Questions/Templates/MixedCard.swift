/// A card with one situation on it, for one finger.
struct MixedCard: Sendable {
  let view: String
  let control: String
  let other: String
  let recognizer: String
  let part: String
  let box: Box

  /// What is on the card, where the finger goes down and where it lifts, seen from the card.
  typealias Made = (lines: [String], start: Spot, end: Spot)

  static let all: [@Sendable (MixedCard) -> Made] = [
    { $0.still($0.tapped + $0.button("button"), Spot(100, 60)) },
    { $0.still($0.tapped + $0.button("control"), Spot(100, 60)) },
    { $0.still($0.tapped + $0.button("button") + ["set \($0.control) isEnabled off"], Spot(100, 60)) },
    { card in
      card.still(
        [
          "add \(card.part) to \(card.view) as image at 40,30,120,80",
          "attach tap \(card.recognizer) to \(card.part)",
        ],
        Spot(100, 60))
    },
    { $0.still($0.button("button") + $0.cover + ["set \($0.part) alpha 0"], Spot(100, 60)) },
    { $0.still($0.button("button") + $0.cover + ["set \($0.part) backgroundColor clear"], Spot(100, 60)) },
    { $0.refusing("isHidden on") },
    { $0.refusing("isUserInteractionEnabled off") },
    { $0.still($0.button("button") + ["add \($0.part) to \($0.control) at 40,4,36,36"], Spot(98, 62)) },
    {
      $0.still(
        $0.button("control") + ["add \($0.part) to \($0.control) as stack at 40,4,36,36"], Spot(98, 62))
    },
    { $0.still($0.button("button") + ["set \($0.control) cornerRadius 22"], Spot(43, 43)) },
    { $0.still($0.tapped + $0.hanging, Spot(146, 60)) },
    { $0.still($0.tapped + $0.hanging + $0.ownPointInside, Spot(146, 60)) },
    { card in
      card.still(
        card.tapped + [
          "add \(card.part) to \(card.view) at 40,30,120,80",
          "attach tap \(card.recognizer)b to \(card.part)",
        ],
        Spot(100, 60))
    },
    { $0.still($0.tapped + ["add \($0.part) to \($0.view) at 40,30,120,80"], Spot(100, 60)) },
    { $0.overlapping("set \($0.control) zPosition 5") },
    { $0.overlapping(nil) },
    { ($0.button("button"), Spot(100, 60), Spot(100, 120)) },
    { card in
      (
        card.button("button") + [
          "add \(card.other) to \(card.view) as button at 210,90,60,40",
          "target \(card.other) touchUpInside vc.\(card.other)",
          "set \(card.control) frame 10,10,60,40",
        ],
        Spot(40, 30), Spot(240, 110)
      )
    },
  ]

  private func still(_ lines: [String], _ point: Spot) -> Made { (lines, point, point) }

  private var tapped: [String] { ["attach tap \(recognizer) to \(view)"] }

  private func button(_ kind: String) -> [String] {
    ["add \(control) to \(view) as \(kind) at 40,40,120,44", "target \(control) touchUpInside vc.\(control)"]
  }

  private var cover: [String] { ["add \(part) to \(view) at 20,20,200,100"] }

  /// A button in something that refuses.
  private func refusing(_ flag: String) -> Made {
    still(
      tapped + [
        "add \(part) to \(view) at 20,20,200,100", "add \(control) to \(part) as button at 20,20,120,44",
        "target \(control) touchUpInside vc.\(control)", "set \(part) \(flag)",
      ],
      Spot(100, 60))
  }

  /// A button that sticks out of a part of the card.
  private var hanging: [String] {
    [
      "add \(part) to \(view) at 20,20,110,80", "add \(control) to \(part) as button at 60,20,100,44",
      "target \(control) touchUpInside vc.\(control)",
    ]
  }

  private var ownPointInside: [String] {
    ["set \(part) clipsToBounds on", "override \(control) pointInside always"]
  }

  private func overlapping(_ line: String?) -> Made {
    still(
      button("button") + [
        "add \(other) to \(view) as button at 80,30,120,60", "target \(other) touchUpInside vc.\(other)",
      ] + (line.map { [$0] } ?? []),
      Spot(120, 60))
  }
}
