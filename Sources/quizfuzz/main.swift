import Tutor

// quizfuzz [N] [CONCEPT ...]: draws N questions of each concept and holds them against what they promise. Status 1 if
// one breaks it.
// quizfuzz believers [CHOICES] [QUESTIONS]: how many of those who believe one wrong thing a review finds out.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "believers" {
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  for seed in 1...3 as ClosedRange<UInt64> {
    BelieverTrial(choices: numbers.first ?? 6, questions: numbers.dropFirst().first ?? 12, seed: seed).run()
  }
  exit(status: 0)
}
let count = arguments.first.flatMap { Int($0) } ?? 10_000
let concepts = arguments.dropFirst().compactMap { Concept.named($0) }
var total = QuizFuzz()
for concept in concepts.isEmpty ? Concept.all : concepts {
  var fuzz = QuizFuzz()
  fuzz.run(concept, count: count)
  print(fuzz.line(for: concept))
  print("  led astray: " + fuzz.beliefs(of: concept))
  for fault in fuzz.faults.prefix(5) { print("  fault: " + fault) }
  total.add(fuzz)
}
print(total.summary)
if !total.faults.isEmpty { exit(status: 1) }
