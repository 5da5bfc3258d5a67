// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tapwalk",
  targets: [
    .target(name: "TouchModel"),
    .target(name: "SceneLanguage", dependencies: ["TouchModel"]),
    .target(name: "TouchReport", dependencies: ["TouchModel"]),
    .target(name: "TouchFiles"),
    .systemLibrary(name: "CEditline", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(name: "CEditlineShim", dependencies: ["CEditline"]),
    .target(
      name: "Shell",
      dependencies: ["TouchModel", "SceneLanguage", "TouchReport", "TouchFiles", "CEditlineShim"]),
    .executableTarget(name: "tapwalk", dependencies: ["Shell"]),
    .testTarget(name: "TouchModelTests", dependencies: ["TouchModel"]),
    .testTarget(name: "SceneLanguageTests", dependencies: ["SceneLanguage"]),
    .testTarget(name: "TouchReportTests", dependencies: ["TouchReport"]),
    .testTarget(name: "TouchFilesTests", dependencies: ["TouchFiles"]),
    .testTarget(name: "ShellTests", dependencies: ["Shell"]),
  ],
  swiftLanguageModes: [.v6]
)
