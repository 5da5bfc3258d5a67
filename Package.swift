// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tapwalk",
  targets: [
    .target(name: "TouchModel"),
    .target(name: "TouchInsight", dependencies: ["TouchModel"]),
    .target(name: "SceneLanguage", dependencies: ["TouchModel"]),
    .target(name: "TouchReport", dependencies: ["TouchModel", "TouchInsight"]),
    .target(name: "TouchFiles"),
    .target(
      name: "SceneSession",
      dependencies: ["TouchModel", "TouchInsight", "SceneLanguage", "TouchReport", "TouchFiles"]),
    .systemLibrary(
      name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(
      name: "Tutor",
      dependencies: [
        "TouchModel", "TouchInsight", "SceneLanguage", "TouchReport", "SceneSession", "CCommonMark",
      ]),
    .systemLibrary(name: "CEditline", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(name: "CEditlineShim", dependencies: ["CEditline"]),
    .target(
      name: "Shell",
      dependencies: [
        "TouchModel", "TouchInsight", "SceneLanguage", "TouchReport", "TouchFiles", "SceneSession", "Tutor",
        "CEditlineShim",
      ]),
    .executableTarget(name: "tapwalk", dependencies: ["Shell"]),
    .executableTarget(name: "tapfuzz", dependencies: ["Shell"]),
    .executableTarget(name: "quizfuzz", dependencies: ["Tutor"]),
    .target(name: "CHitLoop"),
    .executableTarget(name: "touchbench", dependencies: ["TouchModel", "TouchInsight", "CHitLoop"]),
    .target(name: "FuzzKit", dependencies: ["TouchModel"]),
    .executableTarget(name: "touchfuzz", dependencies: ["FuzzKit"]),
    .testTarget(name: "FuzzKitTests", dependencies: ["FuzzKit"]),
    .testTarget(name: "TouchModelTests", dependencies: ["TouchModel"], exclude: ["Goldens"]),
    .testTarget(name: "TouchInsightTests", dependencies: ["TouchInsight"]),
    .testTarget(name: "SceneLanguageTests", dependencies: ["SceneLanguage"], exclude: ["Fixtures"]),
    .testTarget(name: "TouchReportTests", dependencies: ["TouchReport"], exclude: ["Goldens"]),
    .testTarget(name: "TouchFilesTests", dependencies: ["TouchFiles"]),
    .testTarget(name: "TutorTests", dependencies: ["Tutor", "FuzzKit"], exclude: ["Goldens", "Fixtures"]),
    .testTarget(
      name: "ShellTests", dependencies: ["Shell", "CEditlineShim", "FuzzKit"], exclude: ["Goldens", "Traces"]),
    .testTarget(name: "TouchBenchTests", dependencies: ["touchbench", "TouchModel"]),
  ],
  swiftLanguageModes: [.v6]
)
