import Tutor

// quizfuzz [N]: draws N questions of each concept and holds them against what they promise. Status 1 if one breaks it.
let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 10_000
let concepts = CommandLine.arguments.dropFirst(2).compactMap { Concept.named($0) }
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
